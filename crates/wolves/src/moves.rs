//! Moves: the smallest decisions, and their texts.

use std::fmt;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::hex::Hex;
use crate::piece::Kind;
use crate::terrain::Terrain;
use crate::tiles::{Payment, Tile};
use crate::tracks::Track;

/// One of the five actions, whatever its target.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// Move wolves.
    Move,
    /// Howl at a lone wolf.
    Howl,
    /// Build a den.
    Den,
    /// Upgrade a den to a lair.
    Lair,
    /// Dominate a piece.
    Dominate,
}

impl Verb {
    /// All five, cheapest first.
    pub const ALL: [Self; 5] = [Self::Move, Self::Howl, Self::Den, Self::Lair, Self::Dominate];

    /// TW87: what it costs.
    #[must_use]
    #[inline]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Move => 1,
            Self::Howl | Self::Den | Self::Lair => 2,
            Self::Dominate => 3,
        }
    }

    /// Its word in a move's text.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Howl => "howl",
            Self::Den => "den",
            Self::Lair => "lair",
            Self::Dominate => "dominate",
        }
    }
}

/// One of the five actions with its target.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Move wolves to hexes of this terrain.
    Move(Terrain),
    /// Howl at the lone wolf on this hex.
    Howl(Hex),
    /// Build a den on this hex.
    Den(Hex),
    /// Upgrade the den on this hex to a lair.
    Lair(Hex),
    /// Dominate the piece of this kind on this hex.
    Dominate(Hex, Kind),
}

impl Action {
    /// Which of the five it is.
    #[must_use]
    #[inline]
    pub const fn verb(self) -> Verb {
        match self {
            Self::Move(_) => Verb::Move,
            Self::Howl(_) => Verb::Howl,
            Self::Den(_) => Verb::Den,
            Self::Lair(_) => Verb::Lair,
            Self::Dominate(..) => Verb::Dominate,
        }
    }

    /// TW87: what it costs.
    #[must_use]
    #[inline]
    pub const fn cost(self) -> u8 {
        self.verb().cost()
    }

    /// The hex it aims at.
    #[must_use]
    pub const fn target(self) -> Option<Hex> {
        match self {
            Self::Move(_) => None,
            Self::Howl(hex) | Self::Den(hex) | Self::Lair(hex) | Self::Dominate(hex, _) => Some(hex),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(terrain) => write!(f, "move {terrain}"),
            Self::Howl(hex) => write!(f, "howl {hex}"),
            Self::Den(hex) => write!(f, "den {hex}"),
            Self::Lair(hex) => write!(f, "lair {hex}"),
            Self::Dominate(hex, kind) => write!(f, "dominate {hex} {kind}"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

table::written_as!(Action, { "type": "string", "description": "An action as the text of its move, such as `den 3F`." });

/// One smallest decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(into = "Fields")]
pub enum Move {
    /// Place an alpha and a pack wolf on this hex before the first turn.
    Draft(Hex),
    /// Take an action.
    Act(Action),
    /// Pay for it in this way.
    Pay(Payment),
    /// Take the den from this track.
    Track(Track),
    /// Move a wolf of this kind.
    Walk {
        /// An alpha or a pack wolf.
        kind: Kind,
        /// Where it stands.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// The pushed wolf goes to this hex.
    Push(Hex),
    /// Move no more wolves.
    Stop,
    /// Take the prey on this hex.
    Prey(Hex),
    /// Give a bonus action token back for one more action.
    Bonus,
    /// End the turn.
    End,
}

impl Move {
    /// Reads what [`fmt::Display`] writes; forgiving about case and spaces.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let lower = text.to_ascii_lowercase();
        let mut words = lower.split_whitespace();
        let verb = words.next()?;
        if verb == "pay" {
            return Payment::parse(words).map(Self::Pay);
        }
        let (first, second, more) = (words.next(), words.next(), words.next());
        if more.is_some() {
            return None;
        }
        let one = first.filter(|_| second.is_none());
        let hex = || one.and_then(Hex::parse);
        let walk = |kind| Some(Self::Walk { kind, from: Hex::parse(first?)?, to: Hex::parse(second?)? });
        let alone = |mv| first.is_none().then_some(mv);
        match verb {
            "draft" => hex().map(Self::Draft),
            "move" => one.and_then(Terrain::parse).map(|terrain| Self::Act(Action::Move(terrain))),
            "howl" => hex().map(|hex| Self::Act(Action::Howl(hex))),
            "den" => hex().map(|hex| Self::Act(Action::Den(hex))),
            "lair" => hex().map(|hex| Self::Act(Action::Lair(hex))),
            "dominate" => Some(Self::Act(Action::Dominate(Hex::parse(first?)?, Kind::parse(second?)?))),
            "track" => one.and_then(Track::parse).map(Self::Track),
            "alpha" => walk(Kind::Alpha),
            "wolf" => walk(Kind::Wolf),
            "push" => hex().map(Self::Push),
            "prey" => hex().map(Self::Prey),
            "stop" => alone(Self::Stop),
            "bonus" => alone(Self::Bonus),
            "end" => alone(Self::End),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draft(hex) => write!(f, "draft {hex}"),
            Self::Act(action) => write!(f, "{action}"),
            Self::Pay(payment) => write!(f, "pay {payment}"),
            Self::Track(track) => write!(f, "track {track}"),
            Self::Walk { kind, from, to } => write!(f, "{kind} {from} {to}"),
            Self::Push(hex) => write!(f, "push {hex}"),
            Self::Prey(hex) => write!(f, "prey {hex}"),
            Self::Stop => f.write_str("stop"),
            Self::Bonus => f.write_str("bonus"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The parts by name, for programs: `kind` is the first word of the text, or `walk` for a wolf that moves.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[schemars(rename = "Move")]
enum Fields {
    /// Place an alpha and a pack wolf before the first turn.
    Draft {
        /// Where.
        hex: Hex,
    },
    /// Move wolves.
    Move {
        /// To hexes of this terrain.
        terrain: Terrain,
    },
    /// Howl at a lone wolf.
    Howl {
        /// Where.
        hex: Hex,
    },
    /// Build a den.
    Den {
        /// Where.
        hex: Hex,
    },
    /// Upgrade a den to a lair.
    Lair {
        /// Where.
        hex: Hex,
    },
    /// Dominate a piece.
    Dominate {
        /// Where.
        hex: Hex,
        /// Which of those there.
        piece: Kind,
    },
    /// Pay for an action.
    Pay {
        /// The tiles to flip: `home`, or the two sides of one.
        tiles: Vec<&'static str>,
        /// Bonus terrain tokens to give back.
        tokens: u8,
    },
    /// Take the den from a track.
    Track {
        /// Which.
        track: Track,
    },
    /// Move a wolf.
    Walk {
        /// An alpha or a pack wolf.
        wolf: Kind,
        /// Where it stands.
        from: Hex,
        /// Where it goes.
        to: Hex,
    },
    /// Where the pushed wolf goes.
    Push {
        /// Where.
        hex: Hex,
    },
    /// Move no more wolves.
    Stop,
    /// Take prey.
    Prey {
        /// Where.
        hex: Hex,
    },
    /// Give a bonus action token back for one more action.
    Bonus,
    /// End the turn.
    End,
}

impl From<Move> for Fields {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Draft(hex) => Self::Draft { hex },
            Move::Act(Action::Move(terrain)) => Self::Move { terrain },
            Move::Act(Action::Howl(hex)) => Self::Howl { hex },
            Move::Act(Action::Den(hex)) => Self::Den { hex },
            Move::Act(Action::Lair(hex)) => Self::Lair { hex },
            Move::Act(Action::Dominate(hex, piece)) => Self::Dominate { hex, piece },
            Move::Pay(payment) => {
                Self::Pay { tiles: payment.tiles().map(Tile::id).collect(), tokens: payment.tokens }
            }
            Move::Track(track) => Self::Track { track },
            Move::Walk { kind, from, to } => Self::Walk { wolf: kind, from, to },
            Move::Push(hex) => Self::Push { hex },
            Move::Stop => Self::Stop,
            Move::Prey(hex) => Self::Prey { hex },
            Move::Bonus => Self::Bonus,
            Move::End => Self::End,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in [
            "draft 0A",
            "move tundra",
            "howl 3G",
            "den 10P",
            "lair 1K",
            "dominate 2F den",
            "dominate 2F wolf",
            "pay home forest/rock token",
            "pay token token",
            "track howl",
            "alpha 3F 4C",
            "wolf 0A 10P",
            "push 2B",
            "prey 1E",
            "stop",
            "bonus",
            "end",
        ] {
            let mv = Move::parse(text).unwrap();
            assert_eq!(mv.to_string(), text);
            assert_eq!(Move::parse(&format!("  {} ", text.to_uppercase().replace(' ', "   "))), Some(mv));
        }
        for wrong in [
            "",
            "draft",
            "draft 0A 0B",
            "move",
            "move sea",
            "pay",
            "pay token token token token",
            "pay home home",
            "alpha 3F",
            "wolf 3F 4C 5D",
            "stop now",
            "dominate 2F",
            "jump 2F",
            "track",
            "howl 3Z",
            "é é",
        ] {
            assert_eq!(Move::parse(wrong), None, "{wrong}");
        }
    }

    /// TW87: what the actions cost.
    #[test]
    fn actions_cost_one_two_or_three() {
        let hex = Hex::from_index(20);
        let actions = [
            Action::Move(Terrain::Rock),
            Action::Howl(hex),
            Action::Den(hex),
            Action::Lair(hex),
            Action::Dominate(hex, Kind::Den),
        ];
        assert_eq!(actions.map(Action::cost), [1, 2, 2, 2, 3]);
        assert_eq!(actions.map(Action::target)[..2], [None, Some(hex)]);
    }
}
