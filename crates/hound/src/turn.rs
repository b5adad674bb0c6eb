//! The course of a turn: everything between one decision and the next.

use table::{Emission, SeatSet, Sink};

use crate::animal::{Direction, Face, MAX_ANIMALS};
use crate::event::{Cause, Event, Flipping};
use crate::hound::Hound;
use crate::id::Id;
use crate::moves::Move;
use crate::number::Card;
use crate::phase::Phase;
use crate::place::Place;
use crate::position::Position;
use crate::tables::{Meeting, State, Walk, showing, walk};

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
        if self.phase_3::<false>(position, events) {
            self.turns::<false>(position, events);
        }
    }

    /// Plays a move and everything that follows from it.
    #[inline]
    pub(crate) fn play_move(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match (position.phase, mv) {
            (Phase::Play, Move::Play(card)) if self.plain => {
                self.play_from_hand::<true>(position, card, events);
                return;
            }
            (Phase::Play, Move::Play(card)) => {
                self.play_from_hand::<false>(position, card, events);
                return;
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
                self.after_play::<false>(position, events);
            }
            _ => return,
        }
        self.turns::<false>(position, events);
    }

    /// Plays a card from the current place's hand and everything that follows from it.
    ///
    /// `PLAIN` is for games in which nothing but people, movement and sheep counts (see [`Hound::plain`]):
    /// what else could happen is left out when this is compiled, instead of being asked about in every turn.
    #[inline]
    fn play_from_hand<const PLAIN: bool>(
        &self,
        position: &mut Position,
        card: Card,
        events: &mut impl Sink<Event>,
    ) {
        let place = position.place;
        let (slot, known) = position.take(place, card);
        self.play_slot::<PLAIN>(position, slot, card, known, events);
        if !PLAIN && position.phase == Phase::Flip {
            return;
        }
        self.after_play::<PLAIN>(position, events);
        self.turns::<PLAIN>(position, events);
    }

    /// WH13: a card lies on the table and all animals that follow it move. Sets the phase to
    /// [`Phase::Flip`] when somebody has to choose which animal flips.
    #[inline]
    pub(crate) fn play_slot<const PLAIN: bool>(
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
        if !PLAIN && self.expansion {
            position.lay_bait(place, card);
            self.move_past_bait(position, place, card);
        } else {
            // Two at a time: what is not there stays as it is.
            for pair in (0..MAX_ANIMALS).step_by(2) {
                if pair >= tables.count {
                    break;
                }
                let state = |animal: usize| position.animals[animal] & 7;
                let played = |animal: usize| tables.played[animal][card.push()][usize::from(state(animal))];
                let (one, two) = (played(pair), played(pair + 1));
                position.animals[pair] = one;
                position.animals[pair + 1] = two;
            }
        }
        if events.listens() {
            let stops = self.stops(position, place);
            for (animal, state) in before.map(State).into_iter().enumerate().take(self.animals().len()) {
                let stops = stops[self.bait(animal, state)];
                self.tell_moved(animal, state, stops, |face| face.moved(card, false), Cause::Played, events);
            }
        }
        if !PLAIN && tables.ends_plays {
            self.clash_or_end(position, events);
        }
    }

    /// WH50: the same with Meat and Bone on the table.
    fn move_past_bait(&self, position: &mut Position, mover: Place, card: Card) {
        let stops = self.stops(position, mover);
        for animal in 0..self.tables.count.min(MAX_ANIMALS) {
            let state = position.state(animal);
            let stops = usize::from(stops[self.bait(animal, state)] & 15);
            position.animals[animal] = self.tables.stopped[animal][stops][card.push()][state.index()];
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

    /// Which kind of symbol stops an animal in this state: see [`bait`](crate::tables::bait).
    #[inline]
    fn bait(&self, animal: usize, state: State) -> usize {
        usize::from(self.tables.bait[animal % MAX_ANIMALS][state.index()] & 3)
    }

    /// WH41: the two that show the same colour in one place.
    pub(crate) fn clash(&self, position: &Position) -> Option<(usize, usize)> {
        let (one, two) = self.tables.clash?;
        let (here, there) = (position.state(one), position.state(two));
        // Each colour has its own kind of symbol, or none.
        let clash = here.place() == there.place() && self.bait(one, here) == self.bait(two, there);
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
        if meeting.shows(state, position.animals) != state.side() {
            self.flip(position, animal, Flipping::Company, events);
        }
    }

    /// Phase 4 and the end of the turn.
    #[inline]
    pub(crate) fn after_play<const PLAIN: bool>(
        &self,
        position: &mut Position,
        events: &mut impl Sink<Event>,
    ) {
        let place = position.place;
        position.idle = 0;
        if !PLAIN && self.is_dummy(place) {
            // WH61: a dummy does not draw. WH31: it ends the game like everybody else.
            if self.runs_out(position) {
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
        self.end_turn::<PLAIN>(position, true, events);
    }

    /// WH31: whether the current place, which has played and not drawn yet, stays without cards.
    pub(crate) fn runs_out(&self, position: &Position) -> bool {
        position.hand(position.place).next().is_none() && position.pile_len() == 0
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
    pub(crate) fn end_turn<const PLAIN: bool>(
        &self,
        position: &mut Position,
        card_played: bool,
        events: &mut impl Sink<Event>,
    ) {
        if !PLAIN && !self.tables.enders.is_empty() && (card_played || self.readings.effects_when_skipped) {
            self.end_effects(position, events);
        }
        position.pass_on();
    }

    /// WH45: one animal after the other: it moves, then it looks around.
    // States are written only where they change: they are read all at once soon after, and would be waited for.
    fn end_effects(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        for &animal in &self.tables.enders {
            let animal = usize::from(animal) % MAX_ANIMALS;
            // WH42: by the card of the turn before; WH51: whose own symbol does not count.
            if let Some(card) = position.previous() {
                let from = position.state(animal);
                let stops = self.stops(position, position.place.clockwise(3))[self.bait(animal, from)];
                let to = self.tables.late[animal][usize::from(stops & 15)][card.push()][from.index()];
                if to != from.0 {
                    position.animals[animal] = to;
                }
                let how = |face: &Face| face.moved(card, true);
                self.tell_moved(animal, from, stops, how, Cause::Late, events);
            }
            // WH44: nobody's card moves it, so no symbol stops it.
            let from = position.state(animal);
            let to = self.tables.drifted[animal][from.index()];
            if to != from.0 {
                position.animals[animal] = to;
            }
            self.tell_moved(animal, from, 0, |face| face.drift, Cause::Drift, events);
            // WH43
            if let Some(meeting) = self.tables.turn_end[animal] {
                self.meet(position, animal, meeting, events);
            }
        }
    }

    /// Tells how an animal has moved, if its face said so: walks again, but only if somebody listens.
    fn tell_moved(
        &self,
        animal: usize,
        from: State,
        stops: u8,
        how: impl Fn(&Face) -> Option<(u8, Direction)>,
        cause: Cause,
        events: &mut impl Sink<Event>,
    ) {
        if !events.listens() {
            return;
        }
        let card = &self.animals()[animal];
        if let Some((spaces, way)) = how(showing(card, from)) {
            events
                .emit(|| Emission::public(moved(card.id, cause, from, walk(card, from, spaces, way, stops))));
        }
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
