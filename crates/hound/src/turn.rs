//! The course of a turn: everything between one decision and the next.

use table::{Emission, SeatSet, Sink};

use crate::animal::{Direction, MAX_ANIMALS, Side, Turning};
use crate::event::{Cause, Event, Flipping};
use crate::hound::Hound;
use crate::id::Id;
use crate::moves::Move;
use crate::number::Card;
use crate::phase::Phase;
use crate::place::Place;
use crate::position::Position;
use crate::tables::{Meeting, State, Walk, bait, showing, walk};

impl Hound {
    /// From the start of a game or after the choice at set-up: place 1's first turn has no activation (WH10).
    pub(crate) fn begin(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        // WH41: at set-up, before the first turn.
        if let Some((one, two)) = self.clash(position) {
            if !self.tables.alike {
                position.phase = Phase::FirstFlip;
                return;
            }
            self.flip(position, one.min(two), Flipping::Clash, events);
        }
        self.first_turn(position, events);
    }

    fn first_turn(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if self.phase_3(position, events) {
            self.turns(position, events);
        }
    }

    /// Plays a move and everything that follows from it.
    #[inline]
    pub(crate) fn proceed(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match (position.phase, mv) {
            (Phase::Play, Move::Play(card)) => {
                let place = position.place;
                let (slot, known) = position.take(place, card);
                self.play_slot(position, slot, card, known, events);
                if position.phase == Phase::Flip {
                    return;
                }
                self.after_play(position, events);
            }
            (Phase::Exchange, Move::Keep | Move::Exchange) => {
                if !self.answer_call(position, mv == Move::Exchange, events) {
                    return;
                }
            }
            (Phase::Flip | Phase::FirstFlip, Move::Flip(id)) => {
                if let Some(animal) = self.index_of(id) {
                    self.flip(position, animal, Flipping::Chosen, events);
                }
                if position.phase == Phase::FirstFlip {
                    return self.first_turn(position, events);
                }
                self.play_end(position, events);
                self.after_play(position, events);
            }
            _ => return,
        }
        self.turns(position, events);
    }

    /// WH13: a card lies on the table and all animals that follow it move. Sets the phase to
    /// [`Phase::Flip`] when somebody has to choose which animal flips.
    #[inline]
    pub(crate) fn play_slot(
        &self,
        position: &mut Position,
        slot: u8,
        card: Card,
        known: bool,
        events: &mut impl Sink<Event>,
    ) {
        let place = position.place;
        position.lay(place, slot, card);
        events.emit(|| {
            let event = Event::Played { place, card };
            if known { Emission::public(event) } else { Emission::revealed(event) }
        });
        let before = position.animals;
        let tables = &*self.tables;
        if self.expansion {
            position.lay_bait(place, card);
            self.move_past_bait(position, place, card);
        } else {
            for animal in 0..MAX_ANIMALS {
                if animal == tables.count {
                    break;
                }
                let state = &mut position.animals[animal];
                *state = tables.played[animal][card.push()][usize::from(*state & 7)];
            }
        }
        for (animal, state) in self.animals().iter().zip(before.map(State)) {
            let face = showing(animal, state);
            if let Some((spaces, way)) = face.moved(card, false) {
                // Walks again, but only if somebody listens.
                events.emit(|| {
                    let stops = self.stops(position, place);
                    let walked = walk(animal, state, spaces, way, stops[bait(face)]);
                    Emission::public(moved(animal.id, Cause::Played, state, walked))
                });
            }
        }
        if tables.special {
            self.clash_or_end(position, events);
        }
    }

    /// WH50: the same with Meat and Bone on the table.
    fn move_past_bait(&self, position: &mut Position, mover: Place, card: Card) {
        let stops = self.stops(position, mover);
        for animal in 0..self.tables.count.min(MAX_ANIMALS) {
            let state = usize::from(position.animals[animal] & 7);
            let stops = usize::from(stops[usize::from(self.tables.bait[animal][state >> 2] & 3)] & 15);
            position.animals[animal] = self.tables.stopped[animal][stops][card.push()][state];
        }
    }

    /// WH41, WH44: what the end of phase 3 brings.
    fn clash_or_end(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if let Some((one, two)) = self.clash(position) {
            if !self.tables.alike {
                position.phase = Phase::Flip;
                return;
            }
            self.flip(position, one.min(two), Flipping::Clash, events);
        }
        self.play_end(position, events);
    }

    /// WH50: by kind of symbol (Meat, Bone, none; see [`bait`]), the places where it stops animals that this place moves.
    fn stops(&self, position: &Position, mover: Place) -> [u8; 4] {
        let others = !(1u8 << mover.index()) & 15;
        [position.stops & others, position.stops >> 4 & others, 0, 0]
    }

    /// WH41: the two that show the same colour in one place.
    pub(crate) fn clash(&self, position: &Position) -> Option<(usize, usize)> {
        let (one, two) = self.tables.clash?;
        let (here, there) = (position.state(one), position.state(two));
        let colour = |animal: usize, state: State| showing(&self.animals()[animal], state).colour;
        let clash = here.place() == there.place() && colour(one, here) == colour(two, there);
        clash.then_some((one, two))
    }

    pub(crate) fn flip(
        &self,
        position: &mut Position,
        animal: usize,
        why: Flipping,
        events: &mut impl Sink<Event>,
    ) {
        let state = position.state(animal).flipped();
        position.animals[animal % MAX_ANIMALS] = state.0;
        events.emit(|| {
            let id = self.animals()[animal].id;
            Emission::public(Event::Flipped { animal: id, place: state.place(), side: state.side(), why })
        });
    }

    /// WH44: the end of phase 3.
    pub(crate) fn play_end(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.phase = Phase::Play;
        for animal in 0..self.tables.count.min(MAX_ANIMALS) {
            if let Some(meeting) = self.tables.play_end[animal] {
                self.meet(position, animal, meeting, events);
            }
        }
    }

    /// Flips an animal if those who share its place make it do so.
    fn meet(&self, position: &mut Position, animal: usize, meeting: Meeting, events: &mut impl Sink<Event>) {
        let state = position.state(animal);
        let here = |other: &usize| {
            meeting.company >> other & 1 == 1 && position.state(*other).place() == state.place()
        };
        let company = (0..self.tables.count).any(|other| here(&other));
        let shows = match (meeting.turning, company) {
            (Turning::Toggle, true) => state.flipped().side(),
            (Turning::Toggle, false) => state.side(),
            (Turning::Front, true) | (Turning::Back, false) => Side::Front,
            (Turning::Front, false) | (Turning::Back, true) => Side::Back,
        };
        if shows != state.side() {
            self.flip(position, animal, Flipping::Company, events);
        }
    }

    /// Phase 4 and the end of the turn.
    #[inline]
    pub(crate) fn after_play(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let place = position.place;
        position.idle = 0;
        if self.is_dummy(place) {
            // WH61: a dummy does not draw. WH31: it ends the game like everybody else.
            if position.deck(place).is_empty() && position.pile_len() == 0 {
                self.last_round(position, events);
            }
        } else if let Some(slot) = position.draw() {
            // WH14
            position.add(place, slot);
            events.emit(|| {
                let card = position.card_in(slot);
                let seen = Event::Drew { place, card: Some(card) };
                if position.is_public(slot) {
                    return Emission::public(seen);
                }
                let seat = SeatSet::only(self.decider(place));
                Emission::shown_to(seat, seen, Some(Event::Drew { place, card: None }))
            });
        } else if position.is_empty(place) {
            self.last_round(position, events);
        }
        self.end_turn(position, true, events);
    }

    /// WH31: a place has no more cards.
    pub(crate) fn last_round(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        if !position.ending {
            let place = position.place;
            position.ending = true;
            events.emit(|| Emission::public(Event::LastRound { place }));
        }
    }

    /// WH42-WH45: the end of a turn, and on to the next place.
    #[inline]
    pub(crate) fn end_turn(&self, position: &mut Position, card_played: bool, events: &mut impl Sink<Event>) {
        if !self.tables.enders.is_empty() && (card_played || self.readings.effects_when_skipped) {
            self.end_effects(position, events);
        }
        position.pass_on();
    }

    /// WH45: one animal after the other: it moves, then it looks around.
    fn end_effects(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        for &animal in &self.tables.enders {
            let animal = usize::from(animal);
            // WH42: by the card of the turn before; WH51: whose own symbol does not count.
            if let Some(card) = position.previous() {
                let stops = self.stops(position, position.place.clockwise(3));
                let moved = showing(&self.animals()[animal], position.state(animal)).moved(card, true);
                if let Some((spaces, way)) = moved {
                    self.shift(position, animal, (spaces, way), &stops, Cause::Late, events);
                }
            }
            // WH44: nobody's card moves it, so no symbol stops it.
            if let Some(drift) = showing(&self.animals()[animal], position.state(animal)).drift {
                self.shift(position, animal, drift, &[0; 4], Cause::Drift, events);
            }
            // WH43
            if let Some(meeting) = self.tables.turn_end[animal % MAX_ANIMALS] {
                self.meet(position, animal, meeting, events);
            }
        }
    }

    /// Moves one animal at the end of a turn.
    fn shift(
        &self,
        position: &mut Position,
        animal: usize,
        (spaces, way): (u8, Direction),
        stops: &[u8; 4],
        cause: Cause,
        events: &mut impl Sink<Event>,
    ) {
        let card = &self.animals()[animal];
        let from = position.state(animal);
        let walked = walk(card, from, spaces, way, stops[bait(showing(card, from))]);
        position.animals[animal % MAX_ANIMALS] = walked.to.0;
        events.emit(|| Emission::public(moved(card.id, cause, from, walked)));
    }
}

fn moved(animal: Id, cause: Cause, from: State, walked: Walk) -> Event {
    let flipped = (walked.to.side() != from.side()).then_some(walked.to.side());
    Event::Moved {
        animal,
        cause,
        from: from.place(),
        path: walked.path.to_vec(),
        to: walked.to.place(),
        stopped: walked.stopped,
        flipped,
    }
}
