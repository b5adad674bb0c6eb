//! Deals: the order of the number cards, or a hand-made situation of a game.

use serde::Serialize;
use table::{Chance, Phrase, SetupError, Silent};

use crate::animal::Side;
use crate::hound::Hound;
use crate::number::{CARDS, Card};
use crate::options::Options;
use crate::phase::Phase;
use crate::place::Place;
use crate::position::{DECK, HAND, PILE, Position};
use crate::tables::State;

/// Everything that the seed decides: the number cards by slot. Four for each place, then the pile from the
/// top (WH01). A hand-made situation says how the slots are laid out instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deal {
    /// The cards by slot.
    pub cards: [Card; CARDS],
    /// A situation in the middle of a game, if it is one.
    #[serde(rename = "moment", skip_serializing_if = "Option::is_none")]
    pub situation: Option<Box<Situation>>,
}

/// A hand-made situation: the beginning of a turn in the middle of a game.
///
/// The cards of [`Deal`] are, in this order: those of the four hands or decks, the pile from the top, what was
/// played, and what is out of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Situation {
    /// Cards in each hand or dummy deck.
    pub sizes: [u8; 4],
    /// Cards in the pile.
    pub pile: u8,
    /// Who played the cards that lie on the table, in order.
    pub played: Vec<Place>,
    /// Slots that everybody has seen, as bits.
    pub known: u32,
    /// Sheep by place.
    pub sheep: [u8; 4],
    /// Where the animals stand and which side they show, in the order of the card file.
    pub animals: Vec<(Place, Side)>,
    /// The number of the turn; turn 1 is place 1's.
    pub turn: u16,
    /// Whether phases 1 and 2 of that turn are over.
    pub activated: bool,
}

impl Deal {
    /// WH01: shuffles the pack.
    #[inline]
    pub(crate) fn shuffled(pack: &[Card; CARDS], chance: &mut impl Chance) -> Self {
        let mut cards = *pack;
        chance.shuffle(&mut cards);
        Self { cards, situation: None }
    }
}

impl Situation {
    /// The place whose turn it is.
    #[must_use]
    pub const fn place(&self) -> Place {
        Place::from_index((self.turn as usize).wrapping_sub(1))
    }
}

impl Hound {
    /// The first position of a fresh deal.
    #[inline]
    pub(crate) fn first_position(&self, cards: &[Card; CARDS]) -> Position {
        let mut position = Position::new(cards, self.most, self.players);
        for (state, animal) in position.animals.iter_mut().zip(self.animals()) {
            *state = State::new(Place::FIRST, animal.starts).0;
        }
        if self.tables.clash.is_some() {
            self.begin(&mut position, &mut Silent);
        }
        position
    }

    /// The first position of any deal.
    pub(crate) fn lay_out(&self, deal: &Deal) -> Result<Position, SetupError> {
        let mut sorted = deal.cards;
        sorted.sort_unstable();
        if sorted != self.pack() {
            return Err(SetupError::whole(Phrase::new("hound-setup-other-pack")));
        }
        let Some(situation) = &deal.situation else { return Ok(self.first_position(&deal.cards)) };
        self.check_situation(situation)?;
        let mut position = Position::new(&deal.cards, situation.sheep, self.players);
        position.turn = situation.turn;
        position.place = situation.place();
        position.lay_out(deal, situation, usize::from(self.players));
        for (state, &(place, side)) in position.animals.iter_mut().zip(&situation.animals) {
            *state = State::new(place, side).0;
        }
        position.ending = situation.pile == 0 && situation.sizes.contains(&0);
        if situation.turn == 1 {
            self.begin(&mut position, &mut Silent);
        } else if situation.activated && self.is_last(&position) {
            // Nothing is left to be decided: sheep would be counted now (WH31).
            position.phase = Phase::Over;
        } else if !situation.activated || !self.after_activation::<false>(&mut position, &mut Silent) {
            self.turns::<false>(&mut position, &mut Silent);
        }
        if position.phase == Phase::Over {
            return Err(SetupError::whole(Phrase::new("hound-setup-over")));
        }
        Ok(position)
    }

    fn check_situation(&self, situation: &Situation) -> Result<(), SetupError> {
        let wrong = |what: &'static str| Err(SetupError::whole(Phrase::new(what)));
        let cards: usize = situation.sizes.iter().map(|&size| usize::from(size)).sum();
        let room = |place: Place| if self.is_dummy(place) { DECK } else { HAND };
        if Place::ALL.into_iter().zip(situation.sizes).any(|(place, size)| usize::from(size) > room(place))
            || usize::from(situation.pile) > PILE
            || cards + usize::from(situation.pile) + situation.played.len() > CARDS
        {
            return wrong("hound-setup-too-many-cards");
        }
        if situation.animals.len() != self.animals().len() {
            return wrong("hound-setup-animals");
        }
        if !(1..=999).contains(&situation.turn) {
            return wrong("hound-setup-turn");
        }
        if situation.sheep.iter().zip(self.most).any(|(&sheep, most)| sheep > most) {
            return wrong("hound-setup-sheep");
        }
        Ok(())
    }
}

/// Decides all that is left to chance.
pub(crate) fn deal(options: &Options, chance: &mut impl Chance) -> Deal {
    Deal::shuffled(&options.pack, chance)
}
