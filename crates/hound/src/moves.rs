//! Moves and their texts.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::id::Id;
use crate::number::{Card, Suit};

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(into = "Fields")]
pub enum Move {
    /// Plays a card from the hand: `b3`, `w1`, `b2m`. Equal cards are one move (WH13).
    Play(Card),
    /// Lets the dummy play the card that was turned up: `keep`.
    Keep,
    /// The dummy plays the top of its deck instead: `exchange` (WH62).
    Exchange,
    /// Flips this one of two Metamorphic cards: `flip M01` (WH41).
    Flip(Id),
}

impl Move {
    /// Reads a move's text; forgiving about case and spaces.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let first = words.next()?.to_ascii_lowercase();
        let rest: Vec<&str> = words.collect();
        match (first.as_str(), rest.as_slice()) {
            ("keep", []) => Some(Self::Keep),
            ("exchange", []) => Some(Self::Exchange),
            ("flip", [id]) => Id::new(id).map(Self::Flip),
            // A card may be written apart: `b 3 m`.
            (_, rest) if rest.len() <= 2 => Card::parse(&(first + &rest.concat())).map(Self::Play),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "{card}"),
            Self::Keep => f.write_str("keep"),
            Self::Exchange => f.write_str("exchange"),
            Self::Flip(id) => write!(f, "flip {id}"),
        }
    }
}

/// The parts by name, for programs.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[schemars(rename = "Move")]
enum Fields {
    /// Plays a card from the hand.
    Play {
        /// Its colour.
        colour: Suit,
        /// Its value.
        value: u8,
        /// Whether it carries its colour's symbol.
        symbol: bool,
    },
    /// Lets the dummy play the card that was turned up.
    Keep,
    /// The dummy plays the top of its deck instead.
    Exchange,
    /// Flips one of two Metamorphic cards.
    Flip {
        /// Which.
        animal: Id,
    },
}

impl From<Move> for Fields {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Play(card) => {
                Self::Play { colour: card.suit(), value: card.value(), symbol: card.has_symbol() }
            }
            Move::Keep => Self::Keep,
            Move::Exchange => Self::Exchange,
            Move::Flip(animal) => Self::Flip { animal },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_forgivingly() {
        let m01 = Id::new("M01").unwrap();
        let moves = [Move::Keep, Move::Exchange, Move::Flip(m01)];
        for mv in moves.into_iter().chain(Card::all().map(Move::Play)) {
            assert_eq!(Move::parse(&mv.to_string()), Some(mv));
            assert_eq!(Move::parse(&format!("  {} ", mv.to_string().to_uppercase())), Some(mv));
        }
        assert_eq!(Move::parse("B 3 m"), Move::parse("b3m"));
        for bad in ["", "  ", "b", "b5", "flip", "flip M 01", "keep it", "b3 x", "ß", "w 3 b b"] {
            assert_eq!(Move::parse(bad), None, "{bad}");
        }
    }
}
