//! The whole truth of one moment.
//!
//! The 32 number cards lie in 32 numbered slots, in the order in which they were dealt: four for each place,
//! then the pile from its top. A card stays in its slot for the whole game; hands, decks, pile and the cards
//! that were played are lists of slots. What somebody has seen is a property of a slot, and another deal that
//! looks the same to somebody is another arrangement of the cards in the slots that are hidden from them.

use table::Viewer;

use crate::number::{CARDS, Card};
use crate::place::{Place, Team};
use crate::tables::State;

/// The most cards in a hand or dummy deck.
pub const HAND: usize = 4;
/// The most cards in the pile.
pub const PILE: usize = 16;

/// The bit of a slot that is set once everybody has seen the card in it.
const PUBLIC: u8 = 0x80;
/// No card, or no slot.
const NONE: u8 = 0xff;

/// What has to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Phase {
    /// WH41 at set-up: which of two Metamorphic cards flips.
    FirstFlip,
    /// Phase 3: which card is played.
    Play,
    /// WH62: whether the dummy's card is exchanged.
    Exchange,
    /// WH41 at the end of phase 3.
    Flip,
    /// Nothing: the game is over.
    Over,
}

/// Why the game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Reason {
    /// One team had a place without sheep.
    Zero,
    /// Both teams had one.
    BothZero,
    /// The cards ran out and sheep were counted.
    Counted,
    /// They were equal: Yellow wins.
    Tie,
    /// Eight turns without a card.
    Idle,
}

/// The whole truth of one moment, hidden things included.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// By slot: the card's code, and [`PUBLIC`].
    cards: [u8; CARDS],
    /// What was played, in order: slot and, from bit 5, the place.
    played: [u8; CARDS],
    /// Slots of the hand or, for a dummy, of its deck from the top.
    hands: [[u8; HAND]; 4],
    /// Slots of the pile, a ring that begins at `head`.
    pile: [u8; PILE],
    pub(crate) animals: [u8; 8],
    pub(crate) sheep: [u8; 4],
    sizes: [u8; 4],
    head: u8,
    pile_len: u8,
    played_len: u8,
    pub(crate) phase: Phase,
    pub(crate) place: Place,
    pub(crate) turn: u16,
    /// WH47: values that may not be played this turn.
    pub(crate) forbidden: u8,
    /// WH31: the game ends after place 1's next phase 1.
    pub(crate) ending: bool,
    /// WH34: turns in a row without a card.
    pub(crate) idle: u8,
    /// The card played in this turn.
    card: u8,
    /// The card played in the turn before (WH42).
    previous: u8,
    /// WH50: the places whose last card shows Meat, or Bone.
    pub(crate) stops: [u8; 2],
    /// The slot of the card that a dummy has turned up.
    flipped: u8,
    pub(crate) flipped_from_pile: bool,
    pub(crate) result: Option<(Reason, Team)>,
}

// The page promises that positions are small.
const _: () = assert!(size_of::<Position>() <= 256);

impl Position {
    /// WH01: the start of turn 1, all animals in front of place 1, with the cards as they were dealt.
    pub(crate) const fn new(cards: &[Card; CARDS], sheep: [u8; 4]) -> Self {
        let mut position = Self {
            cards: [0; CARDS],
            played: [NONE; CARDS],
            hands: [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]],
            pile: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
            animals: [0; 8],
            sheep,
            sizes: [HAND as u8; 4],
            head: 0,
            pile_len: PILE as u8,
            played_len: 0,
            phase: Phase::Play,
            place: Place::FIRST,
            turn: 1,
            forbidden: 0,
            ending: false,
            idle: 0,
            card: NONE,
            previous: NONE,
            stops: [0; 2],
            flipped: NONE,
            flipped_from_pile: false,
            result: None,
        };
        let mut slot = 0;
        while slot < CARDS {
            position.cards[slot] = cards[slot].code();
            slot += 1;
        }
        position
    }

    /// The card in a slot.
    #[inline]
    pub(crate) const fn card_in(&self, slot: u8) -> Card {
        Card::from_code(self.cards[(slot & 31) as usize])
    }

    /// Whether everybody has seen the card in a slot.
    #[inline]
    pub(crate) const fn is_public(&self, slot: u8) -> bool {
        self.cards[(slot & 31) as usize] & PUBLIC != 0
    }

    /// Everybody sees the card in a slot.
    #[inline]
    pub(crate) const fn publish(&mut self, slot: u8) {
        self.cards[(slot & 31) as usize] |= PUBLIC;
    }

    /// All cards by slot.
    pub(crate) fn arrangement(&self) -> [Card; CARDS] {
        self.cards.map(Card::from_code)
    }

    /// Puts another card into a slot; who has seen it stays as it is.
    pub(crate) const fn put(&mut self, slot: u8, card: Card) {
        let place = &mut self.cards[(slot & 31) as usize];
        *place = *place & PUBLIC | card.code();
    }

    /// The slots of a hand, or of a dummy's deck from the top.
    #[inline]
    pub(crate) fn hand(&self, place: Place) -> &[u8] {
        let place = place.index();
        // A size is never above the length of the array.
        &self.hands[place][..usize::from(self.sizes[place]).min(HAND)]
    }

    /// The cards of a hand or deck, in their order.
    pub(crate) fn hand_cards(&self, place: Place) -> impl Iterator<Item = Card> + use<'_> {
        self.hand(place).iter().map(|&slot| self.card_in(slot))
    }

    /// The slots of the pile from the top.
    pub(crate) fn pile_slots(&self) -> impl Iterator<Item = u8> + use<'_> {
        (0..self.pile_len).map(|depth| self.pile[usize::from(self.head + depth) % PILE])
    }

    /// What was played, in order.
    pub(crate) fn plays(&self) -> impl DoubleEndedIterator<Item = (Place, u8)> + use<'_> {
        let played = &self.played[..usize::from(self.played_len).min(CARDS)];
        played.iter().map(|&entry| (Place::from_index(usize::from(entry >> 5)), entry & 31))
    }

    /// How many cards are in the pile.
    pub(crate) const fn pile_len(&self) -> u8 {
        self.pile_len
    }

    /// The card played in the turn before.
    pub(crate) const fn previous(&self) -> Option<Card> {
        if self.previous == NONE { None } else { Some(Card::from_code(self.previous)) }
    }

    /// The slot of the card that a dummy has turned up and not yet played.
    pub(crate) const fn flipped(&self) -> Option<u8> {
        if self.flipped == NONE { None } else { Some(self.flipped) }
    }

    /// The state of an animal.
    #[inline]
    pub(crate) const fn state(&self, animal: usize) -> State {
        State(self.animals[animal & 7])
    }

    /// The kinds of cards in a hand, as bits by code.
    #[inline]
    pub(crate) fn kinds(&self, place: Place) -> u16 {
        self.hand(place).iter().fold(0, |kinds, &slot| kinds | 1 << self.card_in(slot).code())
    }

    /// Takes a card out of a hand to be played, and returns its slot.
    ///
    /// Which slot leaves a hand depends only on what everybody knows: one in which everybody has seen this
    /// card, else the first in which nobody but the owner has seen anything. The card changes places with
    /// the one in that slot first. So the slots that stay hidden say nothing about the card that was played.
    #[inline]
    pub(crate) fn take(&mut self, place: Place, card: Card) -> u8 {
        let index = place.index();
        let hand = self.hands[index];
        let (mut first_hidden, mut hidden, mut shown) = (HAND, HAND, HAND);
        for at in (0..usize::from(self.sizes[index]).min(HAND)).rev() {
            let content = self.cards[usize::from(hand[at] & 31)];
            let same = content & 15 == card.code();
            if content & PUBLIC == 0 {
                first_hidden = at;
                hidden = if same { at } else { hidden };
            } else {
                shown = if same { at } else { shown };
            }
        }
        let mut leaves = shown;
        if shown == HAND {
            leaves = first_hidden % HAND;
            self.cards.swap(usize::from(hand[hidden % HAND] & 31), usize::from(hand[leaves] & 31));
        }
        self.remove(place, leaves)
    }

    /// Takes the slot at this position out of a hand or deck; those behind it move up.
    #[inline]
    fn remove(&mut self, place: Place, at: usize) -> u8 {
        let index = place.index();
        let hand = u32::from_le_bytes(self.hands[index]);
        let slot = self.hands[index][at % HAND];
        let before = (1u32 << (8 * (at % HAND))) - 1;
        let moved = hand & before | hand >> 8 & !before | u32::from(NONE) << 24;
        self.hands[index] = moved.to_le_bytes();
        self.sizes[index] = self.sizes[index].saturating_sub(1);
        slot
    }

    /// Puts a slot behind the others of a hand, or under a deck.
    #[inline]
    pub(crate) const fn add(&mut self, place: Place, slot: u8) {
        let index = place.index();
        let size = self.sizes[index] as usize % HAND;
        self.hands[index][size] = slot;
        self.sizes[index] = size as u8 + 1;
    }

    /// The top of a dummy's deck; the deck must hold a card.
    pub(crate) fn take_top(&mut self, place: Place) -> Option<u8> {
        if self.sizes[place.index()] == 0 { None } else { Some(self.remove(place, 0)) }
    }

    /// The top of the pile.
    #[inline]
    pub(crate) const fn draw(&mut self) -> Option<u8> {
        if self.pile_len == 0 {
            return None;
        }
        let slot = self.pile[self.head as usize % PILE];
        self.head = (self.head + 1) % PILE as u8;
        self.pile_len -= 1;
        Some(slot)
    }

    /// WH63: puts a slot under the pile.
    pub(crate) const fn put_under_pile(&mut self, slot: u8) {
        self.pile[(self.head + self.pile_len) as usize % PILE] = slot;
        self.pile_len += 1;
    }

    /// A card lies face up in front of a place; its symbol counts from now on.
    #[inline]
    pub(crate) fn lay(&mut self, place: Place, slot: u8) {
        self.publish(slot);
        self.played[usize::from(self.played_len) % CARDS] = slot | (place.index() as u8) << 5;
        self.played_len = (self.played_len + 1).min(CARDS as u8);
        let card = self.card_in(slot);
        self.card = card.code();
        // WH50: only the last card of a place counts.
        let bit = 1 << place.index();
        self.stops[0] &= !bit;
        self.stops[1] &= !bit;
        if card.has_symbol() {
            self.stops[card.suit() as usize] |= bit;
        }
    }

    /// Remembers which card a dummy has turned up, or that none is waiting.
    pub(crate) const fn set_flipped(&mut self, slot: Option<u8>) {
        self.flipped = match slot {
            Some(slot) => slot,
            None => NONE,
        };
    }

    /// The next place's turn begins; the card of this turn becomes the one of the turn before.
    #[inline]
    pub(crate) const fn pass_on(&mut self) {
        self.previous = self.card;
        self.card = NONE;
        self.forbidden = 0;
        self.place = self.place.clockwise(1);
        self.turn += 1;
    }

    /// Whether this viewer has not seen the card in this slot.
    pub(crate) fn is_hidden(&self, slot: u8, viewer: Viewer) -> bool {
        let own = |place: usize| self.hand(Place::from_index(place)).contains(&slot);
        match viewer {
            _ if self.is_public(slot) => false,
            Viewer::All => false,
            Viewer::Public => true,
            Viewer::Seat(seat) => seat.index() >= 4 || !own(seat.index()),
        }
    }

    /// A hand-made moment: so many cards in each hand or deck and in the pile, then what was played, each
    /// taking the next slots. Slots that are left over are out of the game, and everybody has seen them.
    pub(crate) fn lay_out(&mut self, sizes: [u8; 4], pile: u8, played: &[Place], known: u32) {
        let mut next = 0..CARDS as u8;
        let mut slot = || next.next().unwrap_or(NONE);
        self.hands = [[NONE; HAND]; 4];
        self.sizes = sizes;
        for (hand, size) in self.hands.iter_mut().zip(sizes) {
            hand.iter_mut().take(usize::from(size)).for_each(|place| *place = slot());
        }
        self.pile = [NONE; PILE];
        self.pile_len = pile;
        self.pile.iter_mut().take(usize::from(pile)).for_each(|place| *place = slot());
        for slot in (0..CARDS as u8).filter(|slot| known >> slot & 1 == 1) {
            self.publish(slot);
        }
        for &place in played {
            let slot = slot();
            self.lay(place, slot);
        }
        let last = self.plays().next_back();
        let before = self.place.clockwise(3);
        self.card = NONE;
        self.previous = match last {
            Some((place, slot)) if place == before => self.card_in(slot).code(),
            _ => NONE,
        };
        while let Some(slot) = next.next() {
            self.publish(slot);
        }
    }
}
