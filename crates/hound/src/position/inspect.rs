//! Reading a position: for programs that weigh a moment whose every card is known, such as a world that was
//! dealt anew. Nothing here changes anything.

use table::Seat;

use super::{HAND, NONE, PUBLIC, Phase, Position, content_at};
use crate::animal::Side;
use crate::hound::Hound;
use crate::number::{Card, Suit};
use crate::place::Place;
use crate::tables::Toll;

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

    /// Whether the exchange call is due (WH62).
    #[must_use]
    pub const fn exchange_is_due(&self) -> bool {
        matches!(self.phase, Phase::Exchange)
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
        let hand = self.hands[place.index()];
        (0..self.size(place)).for_each(|at| kinds[usize::from(content_at(hand, at) & 15)] += 1);
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

    /// The cards that a seat has not seen, wherever they are.
    #[must_use]
    pub fn unseen_by(&self, position: &Position, seat: Seat) -> Kinds {
        let mut kinds = [0u8; 16];
        for &content in position.cards.iter().filter(|&&content| content != NONE && content & PUBLIC == 0) {
            kinds[usize::from(content & 15)] += 1;
        }
        for place in Place::ALL.into_iter().filter(|place| place.index() != seat.index()) {
            let hand = position.hands[place.index()];
            let held = (0..position.size(place).min(HAND as u32)).map(|at| content_at(hand, at));
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
                    game.advance(&mut position, mv);
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
