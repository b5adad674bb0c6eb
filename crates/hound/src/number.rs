//! The number cards: colour, value, and the symbols of the expansion.

use std::fmt;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use table::Phrase;

/// How many number cards are in a game.
pub const CARDS: usize = 32;

/// The two colours of number cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Moves wolves.
    Black,
    /// Moves hounds.
    White,
}

/// A number card as it is printed. Equal cards are the same value: nothing tells them apart.
///
/// One byte: bits 0-1 the value less one, bit 2 the colour, bit 3 the symbol of Meat & Bone.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Card(u8);

impl Card {
    /// A card with this code; higher bits are ignored.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code & 15)
    }

    /// The code, 0 to 15.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// Colour and value without the symbol, 0 to 7: what decides how animals move.
    #[inline]
    pub(crate) const fn push(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The card of this colour and value, 1 to 4, with or without its colour's symbol.
    #[must_use]
    pub const fn new(suit: Suit, value: u8, symbol: bool) -> Option<Self> {
        if value >= 1 && value <= 4 {
            Some(Self((value - 1) | (suit as u8) << 2 | (symbol as u8) << 3))
        } else {
            None
        }
    }

    /// All cards that can exist, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(|rank: u8| Self(rank >> 1 & 7 | (rank & 1) << 3))
    }

    /// Its colour.
    #[must_use]
    pub const fn suit(self) -> Suit {
        if self.0 & 4 == 0 { Suit::Black } else { Suit::White }
    }

    /// Its value, 1 to 4.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        (self.0 & 3) + 1
    }

    /// Whether it shows Meat (on black) or Bone (on white).
    #[inline]
    #[must_use]
    pub const fn has_symbol(self) -> bool {
        self.0 & 8 != 0
    }

    /// Reads a card's text, `b3`, `w1`, `b2m` with Meat, `w2b` with Bone; forgiving about case.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars().map(|letter| letter.to_ascii_lowercase());
        let suit = match letters.next()? {
            'b' => Suit::Black,
            'w' => Suit::White,
            _ => return None,
        };
        let value = letters.next()?.to_digit(10)? as u8;
        let symbol = match (suit, letters.next()) {
            (_, None) => false,
            (Suit::Black, Some('m')) | (Suit::White, Some('b')) => true,
            _ => return None,
        };
        if letters.next().is_some() { None } else { Self::new(suit, value, symbol) }
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        let key = match (self.suit(), self.has_symbol()) {
            (Suit::Black, false) => "hound-number-black",
            (Suit::Black, true) => "hound-number-black-meat",
            (Suit::White, false) => "hound-number-white",
            (Suit::White, true) => "hound-number-white-bone",
        };
        Phrase::new(key).with("value", self.value())
    }

    /// Where it stands among its kind when cards are shown sorted.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.0 & 7) << 1 | self.0 >> 3
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (suit, symbol) = match self.suit() {
            Suit::Black => ('b', "m"),
            Suit::White => ('w', "b"),
        };
        write!(f, "{suit}{}{}", self.value(), if self.has_symbol() { symbol } else { "" })
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

table::written_as!(Card, {
    "type": "string", "pattern": "^(b[0-9]m?|w[0-9]b?)$",
    "description": "A number card: black or white, its value, and its symbol (m for Meat, b for Bone)."
});

/// How many of each number card there are (WH71).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Cards by colour and value, symbols included.
    pub counts: [[u8; 4]; 2],
    /// How many of these carry their colour's symbol in the expansion.
    pub symbols: [[u8; 4]; 2],
}

impl Numbers {
    /// How many of this card are in the game, with the expansion or without.
    #[must_use]
    pub const fn count(&self, card: Card, expansion: bool) -> u8 {
        let (suit, value) = (card.suit() as usize, (card.value() - 1) as usize);
        let symbols = if expansion { self.symbols[suit][value] } else { 0 };
        if card.has_symbol() { symbols } else { self.counts[suit][value].saturating_sub(symbols) }
    }

    /// The whole pack in the order in which cards are shown; `None` unless it has [`CARDS`] cards.
    #[must_use]
    pub fn pack(&self, expansion: bool) -> Option<[Card; CARDS]> {
        let mut pack = [Card(0); CARDS];
        let mut places = pack.iter_mut();
        for card in Card::all() {
            for _ in 0..self.count(card, expansion) {
                *places.next()? = card;
            }
        }
        if places.next().is_none() { Some(pack) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_what_they_print() {
        for card in Card::all() {
            assert_eq!(Card::parse(&card.to_string()), Some(card));
            assert_eq!(Card::parse(&card.to_string().to_uppercase()), Some(card));
        }
        assert!(Card::all().is_sorted());
        for bad in ["", "b", "b5", "b0", "w3m", "b3b", "b3mm", "x1", "é3", "b٣"] {
            assert_eq!(Card::parse(bad), None, "{bad}");
        }
    }
}
