//! The whole truth of one situation.
//!
//! The 32 number cards lie in 32 numbered slots, in the order in which they were dealt: four for each place,
//! then the pile from its top. Hands, decks, pile and the cards that were played are lists of slots. What has
//! been seen is a property of a slot, and another deal that looks the same to somebody is another arrangement
//! of the cards in the slots that are hidden from them.

pub mod inspect;

use table::Viewer;

use crate::deal::{Deal, Situation};
use crate::hand::{Hand, NONE, PUBLIC};
use crate::number::{CARDS, Card};
use crate::phase::{Phase, Reason};
use crate::place::{Place, Team};
use crate::tables::State;

/// The most cards in a hand.
pub const HAND: usize = 4;
/// The most cards in a dummy's deck: under No threes cards can come to it from the pile (WH63).
pub const DECK: usize = HAND + PILE;
/// The most cards in the pile.
pub const PILE: usize = 16;

/// The whole truth of one situation, hidden things included.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// By place: the hand; empty for a dummy.
    hands: [Hand; 4],
    /// By slot: the card and [`PUBLIC`] while it is in the pile or on the table, [`NONE`] while it is held.
    cards: [u8; CARDS],
    /// What was played, in order: slot and, from bit 5, the place.
    played: [u8; CARDS],
    /// Slots of the pile, a ring that begins at `head`.
    pile: [u8; PILE],
    /// Slots of the decks of places 3 and 4, from the top; empty for people.
    decks: [[u8; DECK]; 2],
    deck_sizes: [u8; 2],
    pub(crate) animals: [u8; 8],
    pub(crate) sheep: [u8; 4],
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
    /// WH50: the places whose last card shows Meat (bits 0-3) or Bone (bits 4-7).
    pub(crate) stops: u8,
    /// The slot of the card that a dummy has turned up.
    flipped: u8,
    pub(crate) flipped_from_pile: bool,
    pub(crate) result: Option<(Reason, Team)>,
}

// The issue promises that positions are small.
const _: () = assert!(size_of::<Position>() <= 256);

impl Position {
    /// WH01: the start of turn 1, all animals in front of place 1, with the cards as they were dealt.
    #[inline]
    pub(crate) fn new(cards: &[Card; CARDS], sheep: [u8; 4], players: u8) -> Self {
        let mut cards = cards.map(Card::code);
        let hand = |slot: usize| {
            let four = [cards[slot], cards[slot + 1], cards[slot + 2], cards[slot + 3]];
            let slot = slot as u8;
            Hand::new(four, [slot, slot + 1, slot + 2, slot + 3])
        };
        let hands = [hand(0), hand(4), hand(8), hand(12)];
        cards[..4 * HAND].fill(NONE);
        let mut position = Self {
            hands,
            decks: [[NONE; DECK]; 2],
            deck_sizes: [0; 2],
            cards,
            played: [NONE; CARDS],
            pile: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
            animals: [0; 8],
            sheep,
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
            stops: 0,
            flipped: NONE,
            flipped_from_pile: false,
            result: None,
        };
        for dummy in usize::from(players)..4 {
            position.become_deck(Place::from_index(dummy));
        }
        position
    }

    /// WH61: what was dealt to a dummy is its deck.
    fn become_deck(&mut self, place: Place) {
        let hand = self.hands[place.index()];
        self.hands[place.index()] = Hand::NONE;
        for (slot, content) in hand.slots().zip(hand.contents()) {
            self.cards[usize::from(slot & 31)] = content;
            self.put_under_deck(place, slot);
        }
    }

    /// Where a slot is in a hand.
    fn find(&self, slot: u8) -> Option<(Place, u32)> {
        Place::ALL.into_iter().find_map(|place| {
            let at = self.hands[place.index()].slots().position(|held| held == slot)?;
            Some((place, at as u32))
        })
    }

    /// What a slot holds: code and [`PUBLIC`].
    fn content(&self, slot: u8) -> u8 {
        match self.find(slot) {
            Some((place, at)) => self.hands[place.index()].content(at),
            None => self.cards[usize::from(slot & 31)],
        }
    }

    /// The card in a slot.
    pub(crate) fn card_in(&self, slot: u8) -> Card {
        Card::from_code(self.content(slot))
    }

    /// Whether everybody has seen the card in a slot.
    pub(crate) fn is_public(&self, slot: u8) -> bool {
        self.content(slot) & PUBLIC != 0
    }

    /// All cards by slot.
    pub(crate) fn arrangement(&self) -> [Card; CARDS] {
        let mut cards = [Card::from_code(0); CARDS];
        for (slot, card) in (0..).zip(&mut cards) {
            *card = self.card_in(slot);
        }
        cards
    }

    /// Puts another card into a slot; who has seen it stays as it is.
    pub(crate) fn put(&mut self, slot: u8, card: Card) {
        let content = self.content(slot) & PUBLIC | card.code();
        match self.find(slot) {
            Some((place, at)) => self.hands[place.index()].set(at, content),
            None => self.cards[usize::from(slot & 31)] = content,
        }
    }

    /// How many cards are in a hand.
    pub(crate) const fn size(&self, place: Place) -> u32 {
        self.hands[place.index()].len()
    }

    /// Whether a hand has no more cards.
    #[inline]
    pub(crate) const fn is_empty(&self, place: Place) -> bool {
        self.hands[place.index()].is_empty()
    }

    /// The slots of a hand, or of a dummy's deck from the top.
    pub(crate) fn hand(&self, place: Place) -> impl Iterator<Item = u8> + Clone + use<'_> {
        self.hands[place.index()].slots().chain(self.deck(place).iter().copied())
    }

    /// The slots of a dummy's deck from the top.
    pub(crate) fn deck(&self, place: Place) -> &[u8] {
        let (deck, places) = (place.index() & 1, 2..4);
        let size = if places.contains(&place.index()) { self.deck_sizes[deck] } else { 0 };
        &self.decks[deck][..usize::from(size).min(DECK)]
    }

    /// The cards of a hand or deck, in their order.
    pub(crate) fn hand_cards(&self, place: Place) -> impl Iterator<Item = Card> + use<'_> {
        self.hand(place).map(|slot| self.card_in(slot))
    }

    /// The cards of a dummy's deck from the top.
    pub(crate) fn deck_cards(&self, place: Place) -> impl Iterator<Item = Card> + use<'_> {
        self.deck(place).iter().map(|&slot| Card::from_code(self.cards[usize::from(slot & 31)]))
    }

    /// A number that is the same for hands with the same cards, whatever their order.
    pub(crate) fn hand_sum(&self, place: Place) -> u64 {
        self.hands[place.index()].contents().map(|content| 1u64 << (4 * (content & 15))).sum()
    }

    /// What decides the rest of the game besides cards, animals and sheep.
    pub(crate) fn rest_of_key(&self) -> u64 {
        u64::from_le_bytes([
            self.phase as u8,
            self.place.index() as u8 | (self.ending as u8) << 4 | self.forbidden << 5,
            self.pile_len,
            self.idle,
            self.previous,
            self.stops,
            self.card,
            // The card that was turned up; which stack it came from matters too.
            self.flipped()
                .map_or(NONE, |slot| self.card_in(slot).code() | u8::from(self.flipped_from_pile) << 6),
        ])
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
    #[inline]
    pub(crate) const fn pile_len(&self) -> u8 {
        self.pile_len
    }

    /// The card played in the turn before.
    #[inline]
    pub(crate) const fn previous(&self) -> Option<Card> {
        if self.previous == NONE { None } else { Some(Card::from_code(self.previous)) }
    }

    /// The slot of the card that a dummy has turned up and not yet played.
    #[inline]
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
        self.hands[place.index()].kinds()
    }

    /// Takes a card out of a hand to be played. Its slot and whether everybody had seen it.
    #[inline]
    pub(crate) fn take(&mut self, place: Place, card: Card) -> (u8, bool) {
        self.hands[place.index()].take(card)
    }

    /// Puts a card that was drawn behind the others of a hand.
    #[inline]
    pub(crate) const fn add(&mut self, place: Place, slot: u8) {
        let content = self.cards[(slot & 31) as usize];
        self.cards[(slot & 31) as usize] = NONE;
        self.hands[place.index()].add(slot, content);
    }

    /// The top of a dummy's deck.
    pub(crate) fn take_top(&mut self, place: Place) -> Option<u8> {
        let top = *self.deck(place).first()?;
        let deck = place.index() & 1;
        self.decks[deck].rotate_left(1);
        self.decks[deck][DECK - 1] = NONE;
        self.deck_sizes[deck] -= 1;
        Some(top)
    }

    /// Puts a slot under a dummy's deck.
    pub(crate) const fn put_under_deck(&mut self, place: Place, slot: u8) {
        let deck = place.index() & 1;
        self.decks[deck][self.deck_sizes[deck] as usize % DECK] = slot;
        self.deck_sizes[deck] += 1;
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

    /// Everybody sees a card that is in no hand; whether they had seen it before.
    pub(crate) const fn turn_up(&mut self, slot: u8) -> bool {
        let content = &mut self.cards[(slot & 31) as usize];
        let known = *content & PUBLIC != 0;
        *content |= PUBLIC;
        known
    }

    /// Everybody sees a hand; whether they had seen all of it before.
    pub(crate) const fn show(&mut self, place: Place) -> bool {
        self.hands[place.index()].show()
    }

    /// A card lies face up in front of a place.
    #[inline]
    pub(crate) fn lay(&mut self, place: Place, slot: u8, card: Card) {
        self.cards[usize::from(slot & 31)] = card.code() | PUBLIC;
        self.played[usize::from(self.played_len) % CARDS] = slot & 31 | (place.index() as u8) << 5;
        self.played_len += 1;
        self.card = card.code();
    }

    /// WH50: the symbol of the card that was just played counts from now on, and only that of the last card.
    pub(crate) const fn lay_bait(&mut self, place: Place, card: Card) {
        self.stops &= !(0x11 << place.index());
        if card.has_symbol() {
            self.stops |= 1 << (place.index() + 4 * card.suit() as usize);
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
        let own = |place: usize| self.find(slot).is_some_and(|(at, _)| at.index() == place);
        match viewer {
            _ if self.is_public(slot) => false,
            Viewer::All => false,
            Viewer::Public => true,
            Viewer::Seat(seat) => !own(seat.index()),
        }
    }

    /// A hand-made situation: so many cards in each hand or deck and in the pile, then what was played, each
    /// taking the next slots. Slots that are left over are out of the game, and everybody has seen them.
    pub(crate) fn lay_out(&mut self, deal: &Deal, situation: &Situation, players: usize) {
        let mut next = 0..CARDS as u8;
        self.cards = deal.cards.map(Card::code);
        for slot in (0..CARDS as u8).filter(|slot| situation.known >> slot & 1 == 1) {
            self.turn_up(slot);
        }
        self.hands = [Hand::NONE; 4];
        self.decks = [[NONE; DECK]; 2];
        self.deck_sizes = [0; 2];
        for (place, size) in Place::ALL.into_iter().zip(situation.sizes) {
            for slot in next.by_ref().take(usize::from(size)) {
                if place.index() >= players {
                    self.put_under_deck(place, slot);
                } else {
                    self.add(place, slot);
                }
            }
        }
        self.pile = [NONE; PILE];
        self.pile_len = 0;
        for slot in next.by_ref().take(usize::from(situation.pile).min(PILE)) {
            self.put_under_pile(slot);
        }
        for &place in &situation.played {
            if let Some(slot) = next.next() {
                self.lay(place, slot, self.card_in(slot));
                self.lay_bait(place, self.card_in(slot));
            }
        }
        let before = self.place.clockwise(3);
        self.card = NONE;
        let last = self.plays().next_back().filter(|&(place, _)| place == before);
        self.previous = last.map_or(NONE, |(_, slot)| self.card_in(slot).code());
        for slot in next {
            self.turn_up(slot);
        }
    }
}
