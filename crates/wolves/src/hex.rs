//! Hexes and their names.
//!
//! A name is the number of the board and a letter: `3F`. Regions are numbered 1, 2, … in the order of
//! [`crate::boards::slots`]; the start board has number 0. The letters run down the five columns of a board,
//! from the left, in the same order on every board and whichever way a board is turned:
//!
//! ```text
//!         G       N
//!     D       K
//! A       H       O
//!     E       L
//! B       I       P
//!     F       M
//! C       J
//! ```

use std::fmt::{self, Write};

use serde::{Serialize, Serializer};

/// The most boards that lie on the table: the start board and ten regions.
pub const BOARDS: usize = 11;
/// The hexes of one board.
pub const PER_BOARD: usize = 16;
/// One more than the greatest hex index.
pub const HEXES: usize = BOARDS * PER_BOARD;

/// A hex of the map: the board it belongs to and its letter there.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// The hex with this letter (0 for A) on this board (0 for the start board).
    #[must_use]
    pub const fn new(board: usize, letter: usize) -> Option<Self> {
        if board < BOARDS && letter < PER_BOARD {
            Some(Self((board * PER_BOARD + letter) as u8))
        } else {
            None
        }
    }

    /// The hex with this index; indices wrap around at [`HEXES`], so this never fails.
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self((index % HEXES) as u8)
    }

    /// For arrays: always below [`HEXES`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its board: 0 for the start board.
    #[must_use]
    #[inline]
    pub const fn board(self) -> usize {
        self.0 as usize / PER_BOARD
    }

    /// Its letter on the board: 0 for A.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> usize {
        self.0 as usize % PER_BOARD
    }

    /// The hex with this name; forgiving about case.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let letter = text.chars().next_back().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
        let number = text.get(..text.len() - 1)?;
        if number.is_empty() || number.len() > 2 || !number.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        Self::new(number.parse().ok()?, letter as usize - 'A' as usize)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Pages name hundreds of hexes: without the detour of formatting numbers.
        let (board, letter) = (self.board() as u8, self.letter() as u8);
        if board >= 10 {
            f.write_char('1')?;
        }
        f.write_char(char::from(b'0' + board % 10))?;
        f.write_char(char::from(b'A' + letter))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

table::written_as!(Hex, {
    "type": "string", "pattern": "^(10|[0-9])[A-P]$",
    "description": "A hex: its board (0 for the start, else the region) and its letter."
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for index in 0..HEXES {
            let hex = Hex::from_index(index);
            assert_eq!(Hex::parse(&hex.to_string()), Some(hex));
            assert_eq!(Hex::parse(&hex.to_string().to_lowercase()), Some(hex));
        }
        assert_eq!(Hex::parse("10P").map(Hex::index), Some(175));
        for wrong in ["", "A", "3", "3Q", "11A", "003A", "+3A", "3É", "é", "3 A", "-1A"] {
            assert_eq!(Hex::parse(wrong), None, "{wrong}");
        }
    }
}
