//! Reading a position: for programs that weigh a moment whose every card is known, such as a world that was
//! dealt anew. Nothing here changes anything.

use table::{Seat, Silent};

use super::{NONE, PUBLIC, Phase, Position};
use crate::animal::Side;
use crate::event::Flipping;
use crate::hound::Hound;
use crate::moves::Move;
use crate::number::{Card, Suit};
use crate::phases::forbidden_kinds;
use crate::place::Place;
use crate::tables::{SKIPS, Toll};

/// How many cards of each kind, by [`Card::index`].
pub type Kinds = [u8; 16];

impl Card {
    /// 0 to 15: for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.code() & 15) as usize
    }
}

impl Position {
    /// The sheep by place.
    #[must_use]
    pub const fn sheep(&self) -> [u8; 4] {
        self.sheep
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn current(&self) -> Place {
        self.place
    }

    /// The number of the turn.
    #[must_use]
    pub const fn turn_number(&self) -> u16 {
        self.turn
    }

    /// Whether the game ends after place 1's next activation (WH31).
    #[must_use]
    pub const fn is_ending(&self) -> bool {
        self.ending
    }

    /// How many cards are in the pile.
    #[must_use]
    pub const fn cards_in_pile(&self) -> u8 {
        self.pile_len
    }

    /// How many cards are in a hand or a dummy's deck.
    #[must_use]
    pub fn cards_held(&self, place: Place) -> u8 {
        self.size(place) as u8 + self.deck(place).len() as u8
    }

    /// The cards in a hand; nothing for a dummy.
    #[must_use]
    pub fn in_hand(&self, place: Place) -> Kinds {
        let mut kinds = [0; 16];
        let contents = self.hands[place.index()].contents();
        contents.for_each(|content| kinds[usize::from(content & 15)] += 1);
        kinds
    }

    /// Where an animal stands and which side shows, by its index in the game.
    #[must_use]
    pub const fn animal(&self, index: usize) -> (Place, Side) {
        let state = self.state(index);
        (state.place(), state.side())
    }

    /// The symbol of the last card played at a place (WH50).
    #[must_use]
    pub const fn bait(&self, place: Place) -> Option<Suit> {
        match (self.stops >> place.index() & 1, self.stops >> (place.index() + 4) & 1) {
            (1, _) => Some(Suit::Black),
            (_, 1) => Some(Suit::White),
            _ => None,
        }
    }

    /// The card played in the turn before.
    #[must_use]
    pub const fn card_before(&self) -> Option<Card> {
        self.previous()
    }
}

impl Hound {
    /// What activation in front of a place would do there now: sheep lost and regained by place (WH11).
    #[inline]
    #[must_use]
    pub fn toll(&self, position: &Position, at: Place) -> [[u8; 4]; 2] {
        let mut sum = 0u64;
        for (tolls, state) in self.tables.tolls.iter().zip(position.animals).take(self.tables.count) {
            // Eight animals take or bring a few sheep each: a byte is enough for every place.
            sum += tolls[at.index()][usize::from(state & 7)].0;
        }
        [Toll(sum).lost().to_le_bytes(), Toll(sum).regained().to_le_bytes()]
    }

    /// What everybody can foresee of a move: the position when the next turn begins, its activation included, but
    /// before anything hidden counts (what is drawn or turned up, and what a hand allows). After an exchange call
    /// nothing can be foreseen, and where somebody has to choose first nothing more happens.
    #[must_use]
    pub fn outlook(&self, position: &Position, mv: Move) -> Position {
        let mut next = *position;
        let place = position.place;
        let mut played = true;
        match (position.phase, mv) {
            (Phase::Play, Move::Play(card)) => {
                let (slot, known) = next.take(place, card);
                self.play_slot::<false>(&mut next, slot, card, known, &mut Silent);
                if next.pile_len == 0 && next.is_empty(place) {
                    self.last_round(&mut next, &mut Silent);
                }
            }
            (Phase::Exchange, Move::Keep) => {
                let Some(slot) = position.flipped() else { return next };
                let card = position.card_in(slot);
                next.set_flipped(None);
                next.phase = Phase::Play;
                played = forbidden_kinds(position.forbidden) >> card.code() & 1 == 0;
                if played {
                    self.play_slot::<false>(&mut next, slot, card, true, &mut Silent);
                }
            }
            (Phase::Flip, Move::Flip(id)) => {
                if let Some(animal) = self.index_of(id) {
                    self.flip(&mut next, animal, Flipping::Chosen, &mut Silent);
                }
                self.play_end(&mut next, &mut Silent);
            }
            (Phase::FirstFlip, Move::Flip(id)) => {
                if let Some(animal) = self.index_of(id) {
                    self.flip(&mut next, animal, Flipping::Chosen, &mut Silent);
                }
                return next;
            }
            _ => return next,
        }
        if next.phase != Phase::Flip {
            self.end_turn::<false>(&mut next, played, &mut Silent);
            next.sheep = self.sheep_after(&next);
        }
        next
    }

    /// The sheep once the current place's animals have activated, unless one of them ends the turn (WH46).
    fn sheep_after(&self, position: &Position) -> [u8; 4] {
        if self.is_last(position) && !self.readings.last_activation {
            return position.sheep;
        }
        let place = position.place.index();
        let orders = self.tables.orders.iter().zip(position.animals).take(self.tables.count);
        if orders.fold(0, |sum, (orders, state)| sum | orders[place][usize::from(state & 7)]) & SKIPS != 0 {
            return position.sheep;
        }
        let [lost, regained] = self.toll(position, position.place);
        std::array::from_fn(|place| {
            let left = position.sheep[place].saturating_sub(lost[place]);
            left.saturating_add(regained[place]).min(self.most[place])
        })
    }

    /// The cards that a seat has not seen, wherever they are.
    #[must_use]
    pub fn unseen_by(&self, position: &Position, seat: Seat) -> Kinds {
        let mut kinds = [0u8; 16];
        for &content in position.cards.iter().filter(|&&content| content != NONE && content & PUBLIC == 0) {
            kinds[usize::from(content & 15)] += 1;
        }
        for place in Place::ALL.into_iter().filter(|place| place.index() != seat.index()) {
            let held = position.hands[place.index()].contents();
            held.filter(|content| content & PUBLIC == 0).for_each(|content| {
                kinds[usize::from(content & 15)] += 1;
            });
        }
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Chance, Choices, Game, Quick, Viewer};

    /// What is read agrees with what is shown.
    #[test]
    fn reading_agrees_with_the_view() {
        let mut chance = Quick::new(4);
        for (players, animals) in [(4, "H01,W01"), (4, "H01,W01,S02"), (3, "M01,M02,W06"), (2, "H03,W08,E01")]
        {
            let choices = Choices::new(players).with("animals", animals).with("meat-and-bone", "on");
            let options = Hound::options(&Hound::menu(&choices).settle(&choices).unwrap()).unwrap();
            for _ in 0..20 {
                let deal = Hound::deal(&options, &mut chance);
                let (game, mut position) = Hound::start(&options, &deal).unwrap();
                let mut moves = vec![];
                while let Some(seat) = game.to_act(&position) {
                    compare(&game, &position, seat);
                    game.legal_moves(&position, &mut moves);
                    let mv = chance.pick(&moves).unwrap();
                    let outlook = game.outlook(&position, mv);
                    let (before, phase) = (position.turn, position.phase);
                    game.advance(&mut position, mv);
                    // Where the next turn begins as foreseen, so does everything that lies open.
                    let decides = !game.is_dummy(position.place);
                    if phase != Phase::Exchange && position.turn == before + 1 && decides {
                        let open = |position: &Position| (position.animals, position.sheep, position.place);
                        assert_eq!(open(&outlook), open(&position), "{animals} {mv}");
                    }
                }
            }
        }
    }

    fn compare(game: &Hound, position: &Position, seat: Seat) {
        let view = game.view(position, Viewer::Seat(seat));
        let (hand, unseen) =
            (position.in_hand(Place::from_index(seat.index())), game.unseen_by(position, seat));
        for count in &view.counts {
            assert_eq!(unseen[count.card.index()], count.unseen, "{:?}", count.card);
            let held = view.hand.iter().filter(|&&card| card == count.card).count();
            assert_eq!(usize::from(hand[count.card.index()]), held);
        }
        for (index, animal) in view.animals.iter().enumerate() {
            assert_eq!(position.animal(index), (animal.place, animal.side));
        }
        for place in &view.places {
            assert_eq!(position.sheep()[place.place.index()], place.sheep);
            assert_eq!(position.cards_held(place.place), place.cards);
            assert_eq!(position.bait(place.place).is_some(), place.bait);
        }
        assert_eq!((position.current(), position.cards_in_pile()), (view.place, view.pile));
        assert_eq!((position.turn_number(), position.card_before()), (view.turn, view.previous));
    }
}
