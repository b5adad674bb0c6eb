//! The animal cards: what is printed on them, one face at a time.

use schemars::JsonSchema;
use serde::Serialize;
use table::Phrase;

use crate::effect::Effects;
use crate::id::Id;
use crate::number::{Card, Suit};
use crate::place::{Aim, Place};
use crate::printer;

/// The most animals in one game (WH73).
pub const MAX_ANIMALS: usize = 8;

/// The colour that a face shows: it decides when the animal activates and which symbol stops it,
/// not what moves it (WH13).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Activates first; no symbol stops it.
    Pink,
    /// Activates second; Meat stops it.
    Black,
    /// Activates last; Bone stops it.
    White,
}

impl Colour {
    /// WH11: the order of activation.
    pub const ALL: [Self; 3] = [Self::Pink, Self::Black, Self::White];

    /// The word in the card file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pink => "pink",
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The message with its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pink => "hound-colour-pink",
            Self::Black => "hound-colour-black",
            Self::White => "hound-colour-white",
        }
    }
}

/// How far a number card moves an animal: `(times × n + plus) / over`, rounded down, never below 0.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Amount {
    /// How often the card's value counts.
    pub times: u8,
    /// What is added.
    pub plus: i8,
    /// What the sum is divided by.
    pub over: u8,
}

impl Amount {
    /// As far as the card says.
    pub const PLAIN: Self = Self { times: 1, plus: 0, over: 1 };

    /// WH20: the spaces for a card of this value.
    #[inline]
    #[must_use]
    pub fn spaces(self, value: u8) -> u8 {
        let sum = i16::from(self.times) * i16::from(value) + i16::from(self.plus);
        (sum.max(0) as u16 / u16::from(self.over.max(1))).min(u16::from(u8::MAX)) as u8
    }
}

/// Which way round.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left neighbour.
    Clockwise,
    /// To the right neighbour.
    CounterClockwise,
}

impl Direction {
    /// The next place in this direction.
    #[must_use]
    pub const fn step(self, place: Place) -> Place {
        match self {
            Self::Clockwise => place.clockwise(1),
            Self::CounterClockwise => place.clockwise(3),
        }
    }

    /// The word in the card file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Clockwise => "cw",
            Self::CounterClockwise => "ccw",
        }
    }
}

/// How number cards move a face.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Motion {
    /// How far.
    pub amount: Amount,
    /// Which way.
    pub direction: Direction,
    /// Not when the card is played, but at the end of the next turn (WH42).
    pub late: bool,
}

/// One side of an animal card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Face {
    /// What it shows.
    pub colour: Colour,
    /// Which number cards move it: black, white.
    pub moved_by: [bool; 2],
    /// How they move it; `None` when they do not.
    pub motion: Option<Motion>,
    /// Spaces that it walks by itself at the end of every turn (WH44).
    pub drift: Option<(u8, Direction)>,
    /// Who loses or regains sheep, by [`Aim`].
    pub targets: [bool; 4],
    /// What it does when it activates.
    #[serde(flatten)]
    pub effects: Effects,
}

impl Face {
    /// A face that shows this colour and does nothing.
    #[must_use]
    pub const fn new(colour: Colour) -> Self {
        Self {
            colour,
            moved_by: [false; 2],
            motion: None,
            drift: None,
            targets: [true, false, false, false],
            effects: Effects::NONE,
        }
    }

    /// How far a card moves it, and which way: at once, or late. `None` where the card does not concern it.
    #[inline]
    #[must_use]
    pub fn moved(&self, card: Card, late: bool) -> Option<(u8, Direction)> {
        let motion =
            self.motion.filter(|motion| motion.late == late && self.moved_by[card.suit() as usize])?;
        Some((motion.amount.spaces(card.value()), motion.direction))
    }

    /// Whether a card of this colour ever moves it.
    #[must_use]
    pub fn follows(&self, suit: Suit) -> bool {
        self.motion.is_some() && self.moved_by[suit as usize]
    }

    /// The places that it is after from the place where it activates.
    pub fn aims(&self) -> impl Iterator<Item = Aim> + use<'_> {
        Aim::ALL.into_iter().filter(|&aim| self.targets[aim as usize])
    }

    /// Whether it takes sheep.
    #[must_use]
    pub fn takes(&self) -> bool {
        self.effects.sheep() < 0 && self.targets != [false; 4]
    }
}

/// Which side of a card shows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The side with the card's number.
    Front,
    /// The other side.
    Back,
}

impl Side {
    /// The word in the card file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Front => "front",
            Self::Back => "back",
        }
    }
}

/// When an animal looks around to see who shares its place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// At the end of phase 3 of a turn in which a card was played (WH44).
    PlayEnd,
    /// At the end of every turn (WH43).
    TurnEnd,
}

/// What company does to an animal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// In company it flips; alone it stays as it is.
    Toggle,
    /// In company it shows its front, alone its back.
    Front,
    /// In company it shows its back, alone its front.
    Back,
}

/// Whose company counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    /// Any other animal's.
    Anybody,
    /// Only these cards'.
    Only(Vec<Id>),
}

/// How sure we are of a printed value.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// H: the rulebook's text or examples state it.
    #[default]
    Stated,
    /// M: it follows from them.
    Inferred,
    /// D: our default.
    Assumed,
}

impl Confidence {
    /// The letter in the card file.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Stated => 'H',
            Self::Inferred => 'M',
            Self::Assumed => 'D',
        }
    }

    /// The message that tells players.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stated => "hound-confidence-stated",
            Self::Inferred => "hound-confidence-inferred",
            Self::Assumed => "hound-confidence-assumed",
        }
    }
}

/// What a line of the card file can say about an animal, for our confidence in it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// The colour that it shows.
    Colour,
    /// What moves it.
    MovedBy,
    /// How far and which way.
    Moves,
    /// How it walks by itself.
    Drifts,
    /// Whom it is after.
    Target,
    /// What it does to them.
    Effect,
    /// When it flips.
    Flips,
    /// When its turn at the end of the turn comes.
    TurnEnd,
    /// For how many wolf cards it counts.
    Wolves,
    /// Which side it starts on.
    Starts,
}

impl Aspect {
    /// How many there are.
    pub const COUNT: usize = 10;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Colour,
        Self::MovedBy,
        Self::Moves,
        Self::Drifts,
        Self::Target,
        Self::Effect,
        Self::Flips,
        Self::TurnEnd,
        Self::Wolves,
        Self::Starts,
    ];

    /// The message with its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Colour => "hound-aspect-colour",
            Self::MovedBy => "hound-aspect-moved-by",
            Self::Moves => "hound-aspect-moves",
            Self::Drifts => "hound-aspect-drifts",
            Self::Target => "hound-aspect-target",
            Self::Effect => "hound-aspect-effect",
            Self::Flips => "hound-aspect-flips",
            Self::TurnEnd => "hound-aspect-turn-end",
            Self::Wolves => "hound-aspect-wolves",
            Self::Starts => "hound-aspect-starts",
        }
    }
}

/// A card's name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Name {
    /// The translated name of the card with this id in the box.
    Printed,
    /// What its author wrote.
    Own(String),
}

/// An animal card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Animal {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub name: Name,
    /// Front and back; the same twice when it has one face.
    pub faces: [Face; 2],
    /// Whether the back is a face of its own.
    pub two_sided: bool,
    /// Which side shows at first.
    pub starts: Side,
    /// Whether it flips when its movement passes place 1 or stops there (WH40).
    pub flips_passing: bool,
    /// What the company of others does at the end of phase 3.
    pub play_end: Option<(Turning, Company)>,
    /// What it does at the end of a turn.
    pub turn_end: Option<(Turning, Company)>,
    /// Its place in the order at the end of a turn, low first (WH45).
    pub order: u8,
    /// Whether two of these in one place never show the same colour (WH41).
    pub clashes: bool,
    /// For how many wolf cards it counts when sheep are handed out (WH74).
    pub wolves: u8,
    /// Cards without which it is not played.
    pub requires: Vec<Id>,
    /// Cards with which it is not played.
    pub excludes: Vec<Id>,
    /// Our confidence by [`Aspect`].
    pub confidence: [Confidence; Aspect::COUNT],
}

/// The order number of cards whose file does not give one: after all others.
pub const LAST_IN_ORDER: u8 = 99;

impl Animal {
    /// A card with one face.
    #[must_use]
    pub fn new(id: Id, face: Face) -> Self {
        Self {
            id,
            name: Name::Own(id.to_string()),
            faces: [face; 2],
            two_sided: false,
            starts: Side::Front,
            flips_passing: false,
            play_end: None,
            turn_end: None,
            order: LAST_IN_ORDER,
            clashes: false,
            wolves: 0,
            requires: Vec::new(),
            excludes: Vec::new(),
            confidence: [Confidence::Stated; Aspect::COUNT],
        }
    }

    /// The side that shows.
    #[must_use]
    pub const fn face(&self, side: Side) -> &Face {
        &self.faces[side as usize]
    }

    /// The faces that it has: one or two.
    #[must_use]
    pub fn printed_faces(&self) -> &[Face] {
        if self.two_sided { &self.faces } else { &self.faces[..1] }
    }

    /// Whether it takes sheep on one of its faces (WH73).
    #[must_use]
    pub fn takes(&self) -> bool {
        self.printed_faces().iter().any(Face::takes)
    }

    /// Whether anything can happen to it at the end of a turn.
    #[must_use]
    pub fn ends_turns(&self) -> bool {
        let walks = |face: &Face| face.drift.is_some() || face.motion.is_some_and(|motion| motion.late);
        self.turn_end.is_some() || self.printed_faces().iter().any(walks)
    }

    /// The least that we are sure of anything on it.
    #[must_use]
    pub fn least_confidence(&self) -> Confidence {
        self.confidence.iter().copied().max().unwrap_or_default()
    }

    /// What is not stated in the rulebook but our reading.
    pub fn readings(&self) -> impl Iterator<Item = (Aspect, Confidence)> + use<'_> {
        let marked = Aspect::ALL.into_iter().zip(self.confidence);
        marked.filter(|&(_, confidence)| confidence != Confidence::Stated)
    }

    /// Whether it and another card behave alike from now on, given what they show (WH41).
    #[must_use]
    pub fn behaves_like(&self, side: Side, other: &Self, other_side: Side) -> bool {
        let facing = |animal: &Self, side: Side| {
            let mut faces = animal.faces;
            if side == Side::Back {
                faces.swap(0, 1);
            }
            faces
        };
        let turning =
            |animal: &Self| (animal.flips_passing, animal.play_end.clone(), animal.turn_end.clone());
        // A card that company turns to its front knows front from back; to the others only what shows matters.
        let sides_alike = side == other_side || self.play_end.is_none() && self.turn_end.is_none();
        facing(self, side) == facing(other, other_side) && turning(self) == turning(other) && sides_alike
    }

    /// What it does, whatever it is called and wherever it stands in its file: the lines of a card file without
    /// number, name, marks, and what it is played with. Cards that do the same have the same text, and the text of
    /// a card stays the same as long as the card does.
    #[must_use]
    pub fn deeds(&self) -> String {
        printer::deeds(self)
    }

    /// Its name for people.
    #[must_use]
    pub fn name(&self) -> Phrase {
        match &self.name {
            Name::Printed => {
                printed_name(self.id).map_or_else(|| Phrase::verbatim(self.id.as_str()), Phrase::new)
            }
            Name::Own(text) => Phrase::verbatim(text.clone()),
        }
    }
}

/// The message that names a card of the box.
#[must_use]
pub fn printed_name(id: Id) -> Option<&'static str> {
    PRINTED.iter().find(|(printed, _)| *printed == id.as_str()).map(|&(_, key)| key)
}

/// The cards of the box, in the order of the shipped file.
pub const PRINTED: [(&str, &str); 24] = [
    ("W01", "hound-card-w01"),
    ("W02", "hound-card-w02"),
    ("W03", "hound-card-w03"),
    ("W04", "hound-card-w04"),
    ("W05", "hound-card-w05"),
    ("W06", "hound-card-w06"),
    ("W07", "hound-card-w07"),
    ("W08", "hound-card-w08"),
    ("H01", "hound-card-h01"),
    ("H02", "hound-card-h02"),
    ("H03", "hound-card-h03"),
    ("H04", "hound-card-h04"),
    ("S01", "hound-card-s01"),
    ("S02", "hound-card-s02"),
    ("M01", "hound-card-m01"),
    ("M02", "hound-card-m02"),
    ("M03", "hound-card-m03"),
    ("M04", "hound-card-m04"),
    ("E01", "hound-card-e01"),
    ("E02", "hound-card-e02"),
    ("D01", "hound-card-d01"),
    ("D02-1", "hound-card-d02-1"),
    ("D02-2", "hound-card-d02-2"),
    ("D02-3", "hound-card-d02-3"),
];
