//! Moves and their notation.
//!
//! | text | meaning | when |
//! |---|---|---|
//! | `draw` | draw the next token of the tower | your turn, base game |
//! | `draw 3` | draw the top token of column 3 | your turn, with Hidden Wolves; for two players also the second token |
//! | `take 2` | take row 2 | your turn |
//! | `row 2` | put the drawn token into row 2 | after drawing a light token |
//! | `keep` | lay the drawn token face down before you | after drawing a light token |
//! | `box` | put the drawn token face down into the box | the same, Hidden Wolves for two players |
//! | `add` | add the oldest face-down light token to your animals | after round four |
//! | `discard` | put it face down into the box | after round four |
//!
//! Columns and rows are numbered from 1. When a drawn token can go to one place only, it goes there without
//! a move; a shadow token is always kept without a move; and when the second of two tokens can come from one
//! column only, it is drawn without a move.

use std::fmt;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use table::MAX_SEATS;

use crate::tower::Column;

/// One of the rows in the middle: as many as players (TQ03). People count from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row(u8);

impl Row {
    /// All rows that a game can have.
    pub(crate) const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The row with this number as people say it, 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_SEATS { Some(Self(number - 1)) } else { None }
    }

    /// The rows of a game with so many players.
    pub fn all(players: u8) -> impl Iterator<Item = Self> + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Self)
    }

    /// 1 for the first row: for people.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// 0 for the first row: for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

table::written_as!(Row, { "type": "integer", "minimum": 1, "maximum": 5 });

/// One decision of one seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Move {
    /// Draw the next token of the tower (base game, TQ04).
    Draw,
    /// Draw the top token of a column (Hidden Wolves, TQ21).
    DrawFrom {
        /// Where from.
        column: Column,
    },
    /// Take all tokens of a row and be out for the round (TQ06).
    Take {
        /// Which.
        row: Row,
    },
    /// Put the drawn token face up into a row (TQ05).
    Row {
        /// Which.
        row: Row,
    },
    /// Lay the drawn token face down before yourself (TQ05).
    Keep,
    /// Put the drawn token face down into the box (Hidden Wolves for two, TQ31).
    Box,
    /// Add the oldest face-down light token to your animals (TQ10).
    Add,
    /// Put it face down into the box (TQ10).
    Discard,
}

impl Move {
    /// Reads a move's text: one of the words above, with its number where it has one.
    /// Case does not matter, nor do spaces around and between.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        let digits = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
        let (word, number) = text.split_at(digits);
        let number = match number.as_bytes() {
            [] => None,
            &[digit] => Some(digit - b'0'),
            _ => return None,
        };
        let row = || number.and_then(Row::new);
        match (word.trim_end(), number) {
            ("draw", None) => Some(Self::Draw),
            ("draw", Some(number)) => Some(Self::DrawFrom { column: Column::new(number)? }),
            ("take", _) => Some(Self::Take { row: row()? }),
            ("row", _) => Some(Self::Row { row: row()? }),
            ("keep", None) => Some(Self::Keep),
            ("box", None) => Some(Self::Box),
            ("add", None) => Some(Self::Add),
            ("discard", None) => Some(Self::Discard),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::DrawFrom { column } => write!(f, "draw {column}"),
            Self::Take { row } => write!(f, "take {row}"),
            Self::Row { row } => write!(f, "row {row}"),
            Self::Keep => f.write_str("keep"),
            Self::Box => f.write_str("box"),
            Self::Add => f.write_str("add"),
            Self::Discard => f.write_str("discard"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Move> {
        let mut moves = vec![Move::Draw, Move::Keep, Move::Box, Move::Add, Move::Discard];
        moves.extend(Column::all().map(|column| Move::DrawFrom { column }));
        moves.extend(Row::all(5).flat_map(|row| [Move::Take { row }, Move::Row { row }]));
        moves
    }

    #[test]
    fn moves_read_what_they_print() {
        for mv in all() {
            assert_eq!(Move::parse(&mv.to_string()), Some(mv));
            assert_eq!(Move::parse(&format!("  {}\t", mv.to_string().to_uppercase())), Some(mv));
        }
        assert_eq!(Move::parse("take   2"), Move::parse("take2"));
    }

    #[test]
    fn other_texts_are_no_moves() {
        let rubbish = [
            "",
            " ",
            "2",
            "draw 0",
            "draw 6",
            "draw 3 4",
            "draw 33",
            "draw -1",
            "row",
            "row 2x",
            "row two",
            "take",
            "take 2 now",
            "keep 1",
            "keepsake",
            "add 1",
            "box1",
            "discard it",
            "draw ３",
            "é",
            "row\0",
        ];
        for text in rubbish {
            assert_eq!(Move::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn moves_have_fields_for_programs() {
        let json = |text| serde_json::to_string(&Move::parse(text).unwrap()).unwrap();
        assert_eq!(json("draw"), r#"{"kind":"draw"}"#);
        assert_eq!(json("draw 3"), r#"{"kind":"draw-from","column":3}"#);
        assert_eq!(json("take 2"), r#"{"kind":"take","row":2}"#);
    }
}
