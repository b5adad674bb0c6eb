//! A hand of number cards in two words: what lies in it, and in which slots.

use crate::number::Card;

/// The bit of a card that is set once everybody has seen it.
pub(crate) const PUBLIC: u8 = 0x80;
/// Where a hand has no card. Its lower bits are those of no card.
const EMPTY: u8 = 0x5f;
/// The bit of [`EMPTY`] that no card has.
const ABSENT: u32 = 0x40;
/// No card, or no slot.
pub(crate) const NONE: u8 = 0xff;
/// One for each card of a hand.
const EACH: u32 = 0x0101_0101;

/// Up to four cards, the first one in the lowest byte; where there are no more, [`EMPTY`] and no slot.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hand {
    /// The codes, with [`PUBLIC`].
    cards: u32,
    slots: u32,
}

impl Hand {
    /// A hand without cards.
    pub const NONE: Self = Self { cards: EACH * EMPTY as u32, slots: EACH * NONE as u32 };

    /// Four cards and their slots.
    #[inline]
    pub const fn new(cards: [u8; 4], slots: [u8; 4]) -> Self {
        Self { cards: u32::from_le_bytes(cards), slots: u32::from_le_bytes(slots) }
    }

    /// What lies at this position: the code and [`PUBLIC`].
    pub const fn content(self, at: u32) -> u8 {
        (self.cards >> (8 * (at & 3))) as u8
    }

    /// Its slot.
    pub const fn slot(self, at: u32) -> u8 {
        (self.slots >> (8 * (at & 3))) as u8
    }

    /// The slots, in order.
    pub fn slots(self) -> impl Iterator<Item = u8> + Clone {
        (0..self.len()).map(move |at| self.slot(at))
    }

    /// What lies in it, in order.
    pub fn contents(self) -> impl Iterator<Item = u8> + Clone {
        (0..self.len()).map(move |at| self.content(at))
    }

    /// Lays something else at this position, in the same slot.
    pub const fn set(&mut self, at: u32, content: u8) {
        let shift = 8 * (at & 3);
        self.cards = self.cards & !(0xff << shift) | (content as u32) << shift;
    }

    /// How many cards there are: the lowest position without one, four when all have one.
    pub const fn len(self) -> u32 {
        (self.cards & (EACH * ABSENT)).trailing_zeros() / 8
    }

    /// Whether there are no more cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cards & ABSENT != 0
    }

    /// The kinds of cards, as bits by code.
    #[inline]
    pub const fn kinds(self) -> u16 {
        let [one, two, three, four] = self.cards.to_le_bytes();
        // Where there is no card the bit is above those that count.
        (1u32 << (one & 31) | 1 << (two & 31) | 1 << (three & 31) | 1 << (four & 31)) as u16
    }

    /// Takes a card out to be played. Its slot and whether everybody had seen it.
    ///
    /// Which slot leaves a hand depends only on what everybody knows: one in which everybody has seen this
    /// card, else the first in which nobody but the owner has seen anything. The card changes places with
    /// the one in that slot first. So the slots that stay hidden say nothing about the card that was played.
    #[inline]
    pub fn take(&mut self, card: Card) -> (u8, bool) {
        if self.cards & (EACH * PUBLIC as u32) != 0 {
            return self.take_from_shown(card);
        }
        // The lowest position with this card: where the difference is 0. All differences are below 128.
        let code = u32::from(card.code());
        let equal = (EACH * 0x80).wrapping_sub(self.cards ^ (EACH * code)) & (EACH * 0x80);
        let at = equal.trailing_zeros() & 0x18;
        // It changes places with the first, which leaves; the others move up.
        let rest = self.cards ^ ((self.cards ^ code) & 0xff) << at;
        let slot = self.slots as u8;
        self.cards = rest >> 8 | (EMPTY as u32) << 24;
        self.slots = self.slots >> 8 | (NONE as u32) << 24;
        (slot, false)
    }

    /// The same where everybody has seen some of the hand.
    fn take_from_shown(&mut self, card: Card) -> (u8, bool) {
        let find = |wanted: &dyn Fn(u8) -> bool| (0..self.len()).find(|&at| wanted(self.content(at)));
        if let Some(shown) = find(&|content| content == card.code() | PUBLIC) {
            return (self.remove(shown), true);
        }
        let hidden = find(&|content| content & PUBLIC == 0).unwrap_or(0);
        let at = find(&|content| content == card.code()).unwrap_or(hidden);
        self.set(at, self.content(hidden));
        (self.remove(hidden), false)
    }

    /// Takes the card at this position out and returns its slot; those behind it move up.
    const fn remove(&mut self, at: u32) -> u8 {
        let before = (1 << (8 * (at & 3))) - 1;
        let slot = self.slot(at);
        self.cards = self.cards & before | self.cards >> 8 & !before | (EMPTY as u32) << 24;
        self.slots = self.slots & before | self.slots >> 8 & !before | (NONE as u32) << 24;
        slot
    }

    /// Puts a card behind the others, of which there are at most three.
    #[inline]
    pub const fn add(&mut self, slot: u8, content: u8) {
        let shift = (self.cards & (EACH * ABSENT)).trailing_zeros() & 0x18;
        // Turns what stands for no card into the card.
        self.cards ^= ((content ^ EMPTY) as u32) << shift;
        self.slots ^= ((slot ^ NONE) as u32) << shift;
    }

    /// Everybody sees all of it; whether they had before.
    pub const fn show(&mut self) -> bool {
        let cards = !(self.cards << 1) & (EACH * PUBLIC as u32);
        let known = self.cards & cards == cards;
        self.cards |= cards;
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cards: &[&str]) -> Hand {
        let mut hand = Hand::NONE;
        for (slot, text) in (10..).zip(cards) {
            hand.add(slot, Card::parse(text).unwrap().code());
        }
        hand
    }

    fn cards(hand: Hand) -> Vec<(u8, String)> {
        let names = hand.contents().map(|content| Card::from_code(content).to_string());
        hand.slots().zip(names).collect()
    }

    /// WH02: the first slot leaves, whichever card is played; the card that was in it takes the other's slot.
    #[test]
    fn the_slot_that_leaves_says_nothing_about_the_card() {
        for (at, card) in ["b1", "w2", "b4m", "w3"].into_iter().enumerate() {
            let mut held = hand(&["b1", "w2", "b4m", "w3"]);
            assert_eq!(held.take(Card::parse(card).unwrap()), (10, false));
            let mut left = ["b1", "w2", "b4m", "w3"];
            left.swap(0, at);
            let expected: Vec<_> = (11..).zip(left[1..].iter().map(ToString::to_string)).collect();
            assert_eq!(cards(held), expected, "{card}");
        }
    }

    /// WH47: of a hand that was shown a card that everybody has seen goes first, from its own slot.
    #[test]
    fn a_shown_card_leaves_from_its_own_slot() {
        let mut held = hand(&["b3", "w3"]);
        assert!(!held.show() && held.show());
        held.add(30, Card::parse("w3").unwrap().code());
        assert_eq!(held.take(Card::parse("w3").unwrap()), (11, true));
        assert_eq!(held.take(Card::parse("w3").unwrap()), (30, false));
        assert_eq!((held.len(), held.is_empty()), (1, false));
        assert_eq!(held.take(Card::parse("b3").unwrap()), (10, true));
        assert_eq!((held, held.is_empty(), held.kinds()), (Hand::NONE, true, 0));
    }
}
