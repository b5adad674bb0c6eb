//! The game value: what is fixed for one game of Wolf & Hound.

use std::sync::Arc;

use table::Seat;

use crate::animal::Animal;
use crate::id::Id;
use crate::number::{CARDS, Card, Numbers};
use crate::options::Options;
use crate::place::Place;
use crate::tables::Tables;

/// The rules that the rulebook leaves open, as this game plays them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Readings {
    /// WH30: whether the current place counts first when both teams have a place without sheep.
    pub current_first: bool,
    /// WH31: whether place 1's animals still activate before sheep are counted at the end.
    pub last_activation: bool,
    /// WH45: whether the end-of-turn effects also happen in turns without a card.
    pub effects_when_skipped: bool,
    /// WH62: whether the exchange call is also possible when the pile is empty.
    pub exchange_from_empty_pile: bool,
}

/// A game of Wolf & Hound: its cards, compiled, and its readings.
#[derive(Clone, Debug)]
pub struct Hound {
    pub(crate) options: Arc<Options>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) readings: Readings,
    pub(crate) players: u8,
    pub(crate) expansion: bool,
    /// Whether nothing but people, movement and sheep counts: no dummies, no Meat and Bone, and no animals with
    /// effects beyond taking or bringing sheep.
    pub(crate) plain: bool,
    /// WH74: the most sheep by place.
    pub(crate) most: [u8; 4],
}

impl Hound {
    pub(crate) fn new(options: &Options) -> Self {
        let tables = Tables::new(&options.animals);
        Self {
            plain: options.players == 4 && !options.expansion && tables.is_plain(),
            tables: Arc::new(tables),
            readings: options.readings,
            players: options.players,
            expansion: options.expansion,
            most: options.sheep(),
            options: Arc::new(options.clone()),
        }
    }

    /// The animals, in the order of the card file.
    #[must_use]
    pub fn animals(&self) -> &[Animal] {
        &self.options.animals
    }

    /// The counts of the number cards.
    #[must_use]
    pub fn numbers(&self) -> &Numbers {
        &self.options.numbers
    }

    /// The pack of number cards, sorted.
    #[must_use]
    pub fn pack(&self) -> [Card; CARDS] {
        self.options.pack
    }

    /// Whether Meat and Bone are in the game.
    #[must_use]
    pub const fn expansion(&self) -> bool {
        self.expansion
    }

    /// The readings that were chosen.
    #[must_use]
    pub const fn readings(&self) -> Readings {
        self.readings
    }

    /// The most sheep by place.
    #[must_use]
    pub const fn most_sheep(&self) -> [u8; 4] {
        self.most
    }

    /// WH60: whether a dummy sits here.
    #[inline]
    #[must_use]
    pub const fn is_dummy(&self, place: Place) -> bool {
        place.index() >= self.players as usize
    }

    /// The person at this place; `None` for a dummy.
    #[must_use]
    pub fn seat(&self, place: Place) -> Option<Seat> {
        if self.is_dummy(place) { None } else { Some(Seat::from_index(place.index())) }
    }

    /// WH60: who decides for this place: the person there, or the dummy's partner.
    #[inline]
    #[must_use]
    pub const fn decider(&self, place: Place) -> Seat {
        Seat::from_index(if self.is_dummy(place) { place.partner().index() } else { place.index() })
    }

    /// The number of an animal in this game.
    pub(crate) fn index_of(&self, id: Id) -> Option<usize> {
        self.animals().iter().position(|animal| animal.id == id)
    }
}
