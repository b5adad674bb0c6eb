//! The dummies of games with two or three players (WH60-WH63).

use table::{Emission, Sink};

use crate::event::{Event, Stack};
use crate::hound::Hound;
use crate::phase::Phase;
use crate::phases::forbidden_kinds;
use crate::position::Position;

impl Hound {
    /// WH61: turns up a card. `false` when the partner has to answer the exchange call.
    pub(crate) fn dummy_turn(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        let place = position.place;
        let from_pile = position.draw();
        position.flipped_from_pile = from_pile.is_some();
        let Some(slot) = from_pile.or_else(|| position.take_top(place)) else {
            // Only in hand-made positions.
            self.last_round(position, events);
            self.no_card(position, events);
            return true;
        };
        let known = position.turn_up(slot);
        events.emit(|| {
            let from = if position.flipped_from_pile { Stack::Pile } else { Stack::Deck };
            let event = Event::TurnedUp { place, card: position.card_in(slot), from };
            if known { Emission::public(event) } else { Emission::revealed(event) }
        });
        // WH62: asked whenever the deck holds a card, whatever was turned up.
        let open = position.flipped_from_pile || self.readings.exchange_from_empty_pile;
        if open && !position.deck(place).is_empty() {
            position.set_flipped(Some(slot));
            position.phase = Phase::Exchange;
            return false;
        }
        self.dummy_plays(position, slot, false, events)
    }

    /// WH62: the partner has answered. `false` when another decision is due.
    pub(crate) fn answer_call(
        &self,
        position: &mut Position,
        exchange: bool,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let place = position.place;
        let Some(first) = position.flipped() else { return false };
        position.set_flipped(None);
        position.phase = Phase::Play;
        if !exchange {
            return self.dummy_plays(position, first, false, events);
        }
        let Some(slot) = position.take_top(place) else { return false };
        position.put_under_deck(place, first);
        let known = position.turn_up(slot);
        events.emit(|| {
            let card = position.card_in(slot);
            let event = Event::Exchanged { place, first: position.card_in(first), card };
            if known { Emission::public(event) } else { Emission::revealed(event) }
        });
        self.dummy_plays(position, slot, true, events)
    }

    /// The dummy plays this card, or may not. `false` when another decision is due.
    fn dummy_plays(
        &self,
        position: &mut Position,
        slot: u8,
        exchanged: bool,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let place = position.place;
        let card = position.card_in(slot);
        if forbidden_kinds(position.forbidden) >> card.code() & 1 == 1 {
            // WH63
            let to = if position.flipped_from_pile && !exchanged { Stack::Pile } else { Stack::Deck };
            match to {
                Stack::Pile => position.put_under_pile(slot),
                Stack::Deck => position.put_under_deck(place, slot),
            }
            position.flipped_from_pile = false;
            events.emit(|| Emission::public(Event::Returned { place, card, to }));
            self.no_card(position, events);
            return true;
        }
        position.flipped_from_pile = false;
        position.phase = Phase::Play;
        self.play_slot::<false>(position, slot, card, true, events);
        if position.phase == Phase::Flip {
            return false;
        }
        self.after_play::<false>(position, events);
        true
    }
}
