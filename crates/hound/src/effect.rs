//! What an animal does when it activates.
//!
//! Everything about effects is in this file: how a card file writes them, what they do to sheep and to the turn,
//! and the words for them. To add one, add a variant to [`Effect`] and follow the compiler through the arms that it
//! asks for here; then write its messages in the three languages and its row in `docs/cards.md`. No other code has
//! to know it.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use table::{Emission, Phrase, Sink};

use crate::animal::{Animal, Colour, Face};
use crate::event::{Change, Event};
use crate::hound::Hound;
use crate::parser::{Care, Wrong, not_among, number, wants};
use crate::place::Place;
use crate::position::Position;
use crate::tables::SKIPS;

/// The word for no effect.
const NOTHING: &str = "nothing";

/// The most sheep at once.
const MOST_SHEEP: u8 = 12;

/// One thing that an animal does when it activates.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Every target loses so many sheep.
    Lose(u8),
    /// Every target regains so many sheep.
    Regain(u8),
    /// The current player may not play these values this turn (WH47).
    Forbid(Values),
    /// The current player's turn ends at once (WH46).
    Skip,
}

/// Values of number cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Values(u8);

impl Values {
    /// Those of these bits: bit `value - 1`.
    pub(crate) const fn of_bits(bits: u8) -> Self {
        Self(bits & 15)
    }

    /// Bit `value - 1` for each.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The values, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=4).filter(move |value| self.0 >> (value - 1) & 1 == 1)
    }
}

/// What effects are about. A face has at most one of each kind, and they happen in this order.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    Sheep,
    Cards,
    Turn,
}

/// How many kinds there are.
const KINDS: usize = 3;

/// The words with which effects begin in a card file, and what they look like.
const FORMS: [(&str, &str); 5] = [
    ("lose", "effect lose 1"),
    ("regain", "effect regain 1"),
    ("skip", "effect skip"),
    ("forbid", "effect forbid 3"),
    (NOTHING, "effect nothing"),
];

impl Effect {
    const fn kind(self) -> Kind {
        match self {
            Self::Lose(_) | Self::Regain(_) => Kind::Sheep,
            Self::Forbid(_) => Kind::Cards,
            Self::Skip => Kind::Turn,
        }
    }

    /// Reads one effect from its words; `None` for `nothing`.
    fn read<'a>(
        word: &str,
        words: &mut Words<'a, impl Iterator<Item = &'a str>>,
    ) -> Result<Option<Self>, Wrong> {
        let Some((_, form)) = FORMS.into_iter().find(|(known, _)| *known == word) else {
            return Err(not_among(word, FORMS.map(|(known, _)| known)));
        };
        Ok(Some(match word {
            "lose" => Self::Lose(words.number(form, MOST_SHEEP)?),
            "regain" => Self::Regain(words.number(form, MOST_SHEEP)?),
            "forbid" => {
                let mut bits = 1 << (words.number(form, 4)? - 1);
                while words.has_number() {
                    bits |= 1 << (words.number(form, 4)? - 1);
                }
                Self::Forbid(Values::of_bits(bits))
            }
            "skip" => Self::Skip,
            _ => return Ok(None),
        }))
    }

    /// Both of them as one, where they are of one kind and can be.
    const fn with(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Forbid(one), Self::Forbid(two)) => Some(Self::Forbid(Values(one.0 | two.0))),
            _ => None,
        }
    }

    /// What it does to the sheep of each target.
    #[must_use]
    pub const fn sheep(self) -> i8 {
        match self {
            Self::Lose(count) => -(count as i8),
            Self::Regain(count) => count as i8,
            Self::Forbid(_) | Self::Skip => 0,
        }
    }

    /// What it does to the turn: the values that it forbids, and [`SKIPS`].
    pub(crate) const fn orders(self) -> u8 {
        match self {
            Self::Forbid(values) => values.0,
            Self::Skip => SKIPS,
            Self::Lose(_) | Self::Regain(_) => 0,
        }
    }

    /// Whether all animals of a colour can do so at once: then they need not be looked at one after the other
    /// (WH11).
    const fn is_usual(self, colour: Colour) -> bool {
        match self {
            Self::Lose(_) => matches!(colour, Colour::Black),
            Self::Regain(_) => matches!(colour, Colour::White),
            Self::Skip => matches!(colour, Colour::Pink),
            Self::Forbid(_) => true,
        }
    }

    /// What it does, as part of a sentence.
    #[must_use]
    pub fn phrase(self, targets: Vec<Phrase>) -> Phrase {
        match self {
            Self::Lose(count) => {
                Phrase::new("hound-effect-lose").with("count", count).with("targets", targets)
            }
            Self::Regain(count) => {
                Phrase::new("hound-effect-regain").with("count", count).with("targets", targets)
            }
            Self::Forbid(values) => Phrase::new("hound-effect-forbid").with("values", listed(values)),
            Self::Skip => Phrase::new("hound-effect-skip"),
        }
    }

    /// What it does, as a sentence of its own.
    #[must_use]
    pub fn sentence(self, targets: Vec<Phrase>) -> Phrase {
        match self {
            Self::Lose(count) => Phrase::new("web-hound-takes").with("count", count).with("targets", targets),
            Self::Regain(count) => {
                Phrase::new("web-hound-brings").with("count", count).with("targets", targets)
            }
            Self::Forbid(values) => Phrase::new("web-hound-forbids").with("values", listed(values)),
            Self::Skip => Phrase::new("web-hound-skips"),
        }
    }
}

/// Values as a list to be joined.
fn listed(values: Values) -> Vec<Phrase> {
    values.iter().map(|value| Phrase::verbatim(value.to_string())).collect()
}

/// As a card file writes it.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lose(count) => write!(f, "lose {count}"),
            Self::Regain(count) => write!(f, "regain {count}"),
            Self::Forbid(values) => {
                f.write_str("forbid")?;
                values.iter().try_for_each(|value| write!(f, " {value}"))
            }
            Self::Skip => f.write_str("skip"),
        }
    }
}

/// Everything that a face does when it activates, in the order in which it happens.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, JsonSchema)]
#[serde(into = "Sum")]
pub struct Effects(#[schemars(with = "Sum")] [Option<Effect>; KINDS]);

impl Effects {
    /// No effect at all.
    pub const NONE: Self = Self([None; KINDS]);

    /// Reads what follows `effect` in a card file: one or several effects, or `nothing`.
    ///
    /// Effects that do not go together are refused. The first version of the language let them pass, and the last
    /// one held: records that carry such a file are still read so.
    pub(crate) fn read(words: &[&str], care: Care) -> Result<Self, Wrong> {
        let mut words = Words(words.iter().map(|word| word.trim_end_matches(',')).peekable());
        let mut effects = Self::default();
        // What stands there so far and would not go together with anything else.
        let mut before: Option<String> = None;
        let mut nothing = false;
        while let Some(word) = words.0.next() {
            let effect = Effect::read(word, &mut words)?;
            let text = effect.map_or_else(|| NOTHING.to_owned(), |effect| effect.to_string());
            let displaced = effect.and_then(|effect| effects.put(effect)).map(|effect| effect.to_string());
            let clash = displaced.or(before.filter(|_| nothing || effect.is_none()));
            if let Some(first) = clash.filter(|_| care == Care::New) {
                return Err(Phrase::new("hound-cards-effects").with("first", first).with("second", text));
            }
            nothing |= effect.is_none();
            before = Some(text);
        }
        if before.is_some() { Ok(effects) } else { Err(wants("effect lose 1")) }
    }

    /// Adds an effect; says which one it took the place of.
    fn put(&mut self, effect: Effect) -> Option<Effect> {
        let place = &mut self.0[effect.kind() as usize];
        let before = place.replace(effect)?;
        let both = before.with(effect);
        *place = both.or(Some(effect));
        if both.is_some() { None } else { Some(before) }
    }

    /// The effects, in the order in which they happen.
    pub fn iter(&self) -> impl Iterator<Item = Effect> + use<> {
        self.0.into_iter().flatten()
    }

    /// What they do to the sheep of each target: above 0 it regains them, below it loses them.
    #[must_use]
    pub fn sheep(&self) -> i8 {
        self.iter().map(Effect::sheep).sum()
    }

    /// The values that may not be played this turn.
    #[must_use]
    pub fn forbids(&self) -> Values {
        Values::of_bits(self.orders())
    }

    /// Whether the current player's turn ends at once.
    #[must_use]
    pub fn skips(&self) -> bool {
        self.orders() & SKIPS != 0
    }

    /// What they do to the turn: see [`Effect::orders`].
    pub(crate) fn orders(&self) -> u8 {
        self.iter().fold(0, |orders, effect| orders | effect.orders())
    }

    /// Whether animals of this colour that do so have to be looked at one after the other, because others of their
    /// colour do not: only with home-made cards.
    pub(crate) fn are_odd(&self, colour: Colour) -> bool {
        let odd = self.iter().any(|effect| !effect.is_usual(colour));
        odd || self.sheep() != 0 && self.orders() != 0
    }
}

/// As a card file writes them.
impl fmt::Display for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.iter().map(|effect| effect.to_string()).collect();
        f.write_str(if texts.is_empty() { NOTHING.to_owned() } else { texts.join(", ") }.as_str())
    }
}

/// For programs: in sum, and one by one as a card file writes them.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Effects")]
struct Sum {
    /// What happens to the sheep of every target.
    sheep: i8,
    /// Whether the current player's turn ends at once.
    skips: bool,
    /// The values that may not be played: bit `value - 1` for each.
    forbids: u8,
    /// The effects one by one, as a card file writes them.
    effects: Vec<String>,
}

impl From<Effects> for Sum {
    fn from(effects: Effects) -> Self {
        Self {
            sheep: effects.sheep(),
            skips: effects.skips(),
            forbids: effects.forbids().bits(),
            effects: effects.iter().map(|effect| effect.to_string()).collect(),
        }
    }
}

/// The words of a line that are still to be read.
struct Words<'a, I: Iterator<Item = &'a str>>(std::iter::Peekable<I>);

impl<'a, I: Iterator<Item = &'a str>> Words<'a, I> {
    /// The number that has to follow, from 1.
    fn number(&mut self, form: &str, most: u8) -> Result<u8, Wrong> {
        number(self.0.next().ok_or_else(|| wants(form))?, 1, most)
    }

    fn has_number(&mut self) -> bool {
        self.0.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()))
    }
}

impl Hound {
    /// Does one effect of an animal in front of the current place. Whether the turn ends with it.
    pub(crate) fn take_effect(
        &self,
        position: &mut Position,
        (card, face): (&Animal, &Face),
        effect: Effect,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let (animal, place) = (card.id, position.place);
        match effect {
            Effect::Lose(_) | Effect::Regain(_) => {
                let before = position.sheep;
                for target in face.aims().map(|aim| place.toward(aim)) {
                    let sheep = &mut position.sheep[target.index()];
                    *sheep = self.changed(*sheep, target, effect.sheep());
                }
                let after = position.sheep;
                events.emit(|| {
                    let change = |target: Place| Change {
                        place: target,
                        before: before[target.index()],
                        after: after[target.index()],
                    };
                    let changes = face.aims().map(|aim| change(place.toward(aim))).collect();
                    Emission::public(Event::Activated { animal, place, changes })
                });
            }
            Effect::Forbid(values) => {
                position.forbidden |= values.0;
                events.emit(|| {
                    Emission::public(Event::Forbids { animal, place, values: values.iter().collect() })
                });
            }
            Effect::Skip => {
                events.emit(|| Emission::public(Event::Skipped { animal, place }));
                return true;
            }
        }
        false
    }

    /// WH12: never below 0 nor above the most of a place.
    const fn changed(&self, sheep: u8, place: Place, by: i8) -> u8 {
        let sum = sheep.saturating_add_signed(by);
        let most = self.most[place.index()];
        if sum < most { sum } else { most }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, care: Care) -> Result<String, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let effects = Effects::read(&words, care);
        effects.map(|effects| effects.to_string()).map_err(|wrong| wrong.key.to_string())
    }

    /// What can stand together does what it says, in whatever order it is written.
    #[test]
    fn effects_go_together() {
        for (text, printed) in [
            ("lose 1", "lose 1"),
            ("regain 12", "regain 12"),
            ("skip", "skip"),
            ("forbid 3", "forbid 3"),
            ("forbid 4 1", "forbid 1 4"),
            ("forbid 1, forbid 3", "forbid 1 3"),
            ("skip, forbid 1 4, lose 2", "lose 2, forbid 1 4, skip"),
            ("nothing", "nothing"),
        ] {
            assert_eq!(read(text, Care::New).as_deref(), Ok(printed), "{text}");
            assert_eq!(read(printed, Care::New).as_deref(), Ok(printed));
        }
    }

    /// What says two things about the same is refused. Older records meant the last one.
    #[test]
    fn effects_that_do_not_go_together_are_refused() {
        for (text, once) in [
            ("lose 1, regain 2", "regain 2"),
            ("regain 2, lose 1", "lose 1"),
            ("lose 1, lose 1", "lose 1"),
            ("skip, skip", "skip"),
            ("nothing, lose 1", "lose 1"),
            ("lose 1, nothing", "lose 1"),
            ("nothing, nothing", "nothing"),
        ] {
            assert_eq!(read(text, Care::New), Err("hound-cards-effects".to_owned()), "{text}");
            assert_eq!(read(text, Care::Recorded).as_deref(), Ok(once), "{text}");
        }
    }

    #[test]
    fn other_words_are_explained() {
        for (text, key) in [
            ("", "hound-cards-wants"),
            ("lose", "hound-cards-wants"),
            ("lose 13", "hound-cards-not-number"),
            ("forbid 0", "hound-cards-not-number"),
            ("forbid 1 5", "hound-cards-not-number"),
            ("eat 1", "hound-cards-not-among"),
        ] {
            assert_eq!(read(text, Care::New), Err(key.to_owned()), "{text}");
        }
    }
}
