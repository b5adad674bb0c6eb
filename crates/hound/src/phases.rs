//! Phases 1 to 3 of the turns that follow, up to the next decision: activation, end check, and what a place
//! can play.

use table::{Emission, Sink};

use crate::animal::{Animal, Colour, MAX_ANIMALS};
use crate::effect::Effects;
use crate::event::Event;
use crate::hound::Hound;
use crate::number::Card;
use crate::phase::{Phase, Reason};
use crate::place::{Place, Team};
use crate::position::Position;
use crate::tables::{SKIPS, State, Toll, showing};

/// WH34: so many turns in a row without a card end the game.
const IDLE_TURNS: u8 = 8;

/// The top bit of each of four bytes.
const TOPS: u32 = 0x8080_8080;

/// Whether one of four bytes, all below 128, is 0: only then taking 1 from it needs the top bit.
#[inline]
const fn any_zero(sheep: [u8; 4]) -> bool {
    (u32::from_le_bytes(sheep) | TOPS).wrapping_sub(0x0101_0101) & TOPS != TOPS
}

impl Hound {
    /// Turns from their beginning, one after the other, until somebody has to decide or the game is over.
    #[inline]
    pub(crate) fn turns<const PLAIN: bool>(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        loop {
            // WH34. In a plain game only empty hands play no card, and then it is over within a round.
            if !PLAIN && position.idle >= IDLE_TURNS {
                if !self.zero_check(position, events) {
                    self.count_sheep(position, Reason::Idle, events);
                }
                return;
            }
            if self.turn::<PLAIN>(position, events) {
                return;
            }
        }
    }

    /// WH31: whether the turn that begins is the one in which the game ends.
    #[inline]
    pub(crate) fn is_last(&self, position: &Position) -> bool {
        position.ending && position.place == Place::FIRST
    }

    /// WH31: whether the animals in front of the place whose turn begins activate: not where the game ends without.
    pub(crate) fn activates(&self, position: &Position) -> bool {
        self.readings.last_activation || !self.is_last(position)
    }

    /// One turn from its beginning; whether somebody has to decide or the game is over.
    #[inline]
    fn turn<const PLAIN: bool>(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        if self.is_last(position) {
            self.last_phase(position, events);
            return true;
        }
        // Phase 1
        if self.activate::<PLAIN>(position, events) {
            // WH46
            self.no_card(position, events);
            return false;
        }
        self.after_activation::<PLAIN>(position, events)
    }

    /// WH31: the phase 1 in which the game ends.
    fn last_phase(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        // WH32: where the turn is skipped sheep are counted at once.
        let activated = self.readings.last_activation && !self.activate::<false>(position, events);
        // Zero is checked first.
        if !(activated && self.zero_check(position, events)) {
            self.count_sheep(position, Reason::Counted, events);
        }
    }

    /// Phases 2 and 3; whether somebody has to decide or the game is over.
    #[inline]
    pub(crate) fn after_activation<const PLAIN: bool>(
        &self,
        position: &mut Position,
        events: &mut impl Sink<Event>,
    ) -> bool {
        self.zero_check(position, events) || !self.phase_3::<PLAIN>(position, events)
    }

    /// The turn ends without a card (WH34, WH46, WH47).
    pub(crate) fn no_card(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.idle += 1;
        self.end_turn::<false>(position, false, events);
    }

    /// WH11, WH12: the animals in front of the current place activate. Whether the turn is skipped.
    #[inline]
    fn activate<const PLAIN: bool>(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        let tables = &*self.tables;
        if !PLAIN && tables.in_turn {
            return self.activate_in_turn(position, events);
        }
        if !PLAIN && !tables.orderers.is_empty() && self.take_orders(position, events) {
            return true;
        }
        let before = position.sheep;
        let place = position.place.index();
        let mut sum = 0;
        // Two at a time: what is not there has no toll.
        for pair in (0..MAX_ANIMALS).step_by(2) {
            if pair >= tables.count {
                break;
            }
            let toll = |animal: usize| tables.tolls[animal][place][position.state(animal).index()].0;
            sum += toll(pair) + toll(pair + 1);
        }
        position.sheep = Toll(sum).apply(before, self.most);
        if events.listens() {
            self.tell_activation(position, before, events);
        }
        false
    }

    /// WH46, WH47: what the animals here do to the turn. Pink ones come first, so whatever else stands here
    /// does nothing when one of them ends the turn.
    fn take_orders(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        let place = position.place;
        let mut orders = 0;
        for &animal in &self.tables.orderers {
            let animal = usize::from(animal) % MAX_ANIMALS;
            orders |= self.tables.orders[animal][place.index()][position.state(animal).index()];
        }
        if orders & SKIPS != 0 {
            events.emit(|| {
                let skips = |&(_, animal): &(Colour, usize)| {
                    showing(&self.animals()[animal], position.state(animal)).effects.skips()
                };
                let first = self.in_order(position).find(skips).map_or(0, |(_, animal)| animal);
                Emission::public(Event::Skipped { animal: self.animals()[first].id, place })
            });
            return true;
        }
        position.forbidden = orders;
        false
    }

    /// The activations of this turn, worked out again one by one from the sheep before them.
    fn tell_activation(&self, position: &Position, sheep: [u8; 4], events: &mut impl Sink<Event>) {
        let mut again = *position;
        again.sheep = sheep;
        for (_, animal) in self.in_order(position) {
            let (card, place) = (&self.animals()[animal], position.place);
            let face = showing(card, position.state(animal));
            if face.effects == Effects::NONE {
                let changes = Vec::new();
                events.emit(|| Emission::public(Event::Activated { animal: card.id, place, changes }));
            }
            for effect in face.effects.iter() {
                self.take_effect(&mut again, (card, face), effect, events);
            }
        }
    }

    /// WH11: the animals in front of the current place: pink, black, white, in the order of the file.
    pub(crate) fn in_order<'a>(
        &'a self,
        position: &Position,
    ) -> impl Iterator<Item = (Colour, usize)> + use<'a> {
        let (states, place) = (position.animals.map(State), position.place);
        Colour::ALL.into_iter().flat_map(move |colour| {
            let shows = move |&animal: &usize| {
                let state = states[animal % MAX_ANIMALS];
                state.place() == place && showing(&self.animals()[animal], state).colour == colour
            };
            (0..self.tables.count).filter(shows).map(move |animal| (colour, animal))
        })
    }

    /// The same, one animal after the other: for home-made cards that do what others of their colour do not.
    // Apart from playouts of the printed cards, which never come here.
    #[cold]
    #[inline(never)]
    fn activate_in_turn(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        let here = self.in_order(position);
        for (_, animal) in here {
            let card: &Animal = &self.animals()[animal];
            let face = showing(card, position.state(animal));
            for effect in face.effects.iter() {
                if self.take_effect(position, (card, face), effect, events) {
                    return true;
                }
            }
        }
        false
    }

    /// WH30: whether a place without sheep ends the game.
    #[inline]
    fn zero_check(&self, position: &mut Position, events: &mut impl Sink<Event>) -> bool {
        if !any_zero(position.sheep) {
            return false;
        }
        let empty = |place: Place| position.sheep[place.index()] == 0;
        let lost = |team: Team| Place::ALL.iter().any(|&place| place.team() == team && empty(place));
        let (reason, loser) = match (lost(Team::Blue), lost(Team::Yellow)) {
            (true, false) => (Reason::Zero, Team::Blue),
            (false, true) => (Reason::Zero, Team::Yellow),
            _ => {
                let first = if self.readings.current_first { 0 } else { 1 };
                let mut around = (first..first + 4).map(|steps| position.place.clockwise(steps));
                let decides = around.find(|&place| empty(place)).unwrap_or(position.place);
                (Reason::BothZero, decides.team())
            }
        };
        self.end(position, reason, loser.other(), events);
        true
    }

    /// WH31: the team with more sheep wins, Yellow when they are equal.
    fn count_sheep(&self, position: &mut Position, reason: Reason, events: &mut impl Sink<Event>) {
        let [one, two, three, four] = position.sheep;
        let (blue, yellow) = (one + three, two + four);
        let winner = if blue > yellow { Team::Blue } else { Team::Yellow };
        let reason = if blue == yellow && reason == Reason::Counted { Reason::Tie } else { reason };
        self.end(position, reason, winner, events);
    }

    fn end(&self, position: &mut Position, reason: Reason, winner: Team, events: &mut impl Sink<Event>) {
        position.phase = Phase::Over;
        position.result = Some((reason, winner));
        events
            .emit(|| Emission::public(Event::Ended { winner, sheep: position.sheep, reason: reason.key() }));
    }

    /// Phase 3 up to a decision. `false` when somebody has to decide; `true` when the turn is over.
    #[inline]
    pub(crate) fn phase_3<const PLAIN: bool>(
        &self,
        position: &mut Position,
        events: &mut impl Sink<Event>,
    ) -> bool {
        let place = position.place;
        if !PLAIN && self.is_dummy(place) {
            return self.dummy_turn(position, events);
        }
        position.phase = Phase::Play;
        let nothing_left = position.is_empty(place);
        if (PLAIN || position.forbidden == 0) && !nothing_left {
            return false;
        }
        if nothing_left {
            // Only in hand-made positions.
            self.last_round(position, events);
            self.no_card(position, events);
            return true;
        }
        // WH47
        if self.playable(position) != 0 {
            if events.listens() {
                self.tell_can_play(position, events);
            }
            return false;
        }
        self.show_hand(position, events);
        self.no_card(position, events);
        true
    }

    /// The kinds of cards that the current place may play, as bits by code.
    #[inline]
    pub(crate) fn playable(&self, position: &Position) -> u16 {
        let kinds = position.kinds(position.place);
        if position.forbidden == 0 { kinds } else { kinds & !forbidden_kinds(position.forbidden) }
    }

    /// WH02: that a hand is not shown tells everybody something, unless they knew it.
    fn tell_can_play(&self, position: &Position, events: &mut impl Sink<Event>) {
        let place = position.place;
        let mut hand = position.hand(place);
        let forbidden = forbidden_kinds(position.forbidden);
        let allowed = |slot: u8| forbidden >> position.card_in(slot).code() & 1 == 0;
        let known = hand.any(|slot| position.is_public(slot) && allowed(slot));
        if !known {
            events.emit(|| Emission::revealed(Event::CanPlay { place }));
        }
    }

    fn show_hand(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let place = position.place;
        let known = position.show(place);
        events.emit(|| {
            let mut cards: Vec<Card> = position.hand_cards(place).collect();
            cards.sort_unstable();
            let event = Event::Showed { place, cards };
            if known { Emission::public(event) } else { Emission::revealed(event) }
        });
    }
}

/// WH47: the kinds of cards with these values, as bits by code.
#[inline]
pub(crate) const fn forbidden_kinds(values: u8) -> u16 {
    (values as u16 & 15) * 0x1111
}
