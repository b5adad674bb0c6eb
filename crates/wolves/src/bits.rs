//! Sets of hexes.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::hex::Hex;

/// A set of hexes: 192 bits, sixteen for each board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Bits([u64; 3]);

impl Bits {
    /// No hex.
    pub const EMPTY: Self = Self([0; 3]);

    /// Just this hex.
    #[must_use]
    #[inline]
    pub const fn only(hex: Hex) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(hex);
        bits
    }

    /// Puts a hex in.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// Whether the hex is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 == 1
    }

    /// Whether nothing is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many hexes are in the set.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The hexes of the set that lie on this board, letter A lowest.
    #[must_use]
    #[inline]
    pub const fn on_board(self, board: usize) -> u16 {
        (self.0[board % 12 / 4] >> (board % 4 * 16)) as u16
    }

    /// The first hex of the set.
    #[must_use]
    pub fn first(self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes of the set in order of their names.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter { bits: self }
    }
}

/// The hexes of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Iter {
    bits: Bits,
}

impl Iterator for Iter {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        for (place, word) in self.bits.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Hex::from_index(place * 64 + bit));
            }
        }
        None
    }
}

impl FromIterator<Hex> for Bits {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut bits = Self::EMPTY;
        hexes.into_iter().for_each(|hex| bits.insert(hex));
        bits
    }
}

impl BitAnd for Bits {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Bits {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitXor for Bits {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1], self.0[2] ^ other.0[2]])
    }
}

/// Every other place of the 192, also where the map has no hex: always combined with a set that has.
impl Not for Bits {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl BitAndAssign for Bits {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bits {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let hexes = ["0A", "3P", "4A", "7P", "8A", "10P"].map(|name| Hex::parse(name).unwrap());
        let mut set: Bits = hexes.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), hexes);
        assert_eq!((set.count(), set.on_board(3), set.on_board(4)), (6, 1 << 15, 1));
        assert!(set.contains(hexes[1]) && !(!set).contains(hexes[1]));
        set.remove(hexes[1]);
        assert!(!set.contains(hexes[1]));
        assert_eq!((set & Bits::only(hexes[5])).first(), Some(hexes[5]));
        assert!((set & !set).is_empty());
    }
}
