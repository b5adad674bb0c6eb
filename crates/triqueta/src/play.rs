//! What a legal move does.

use table::{Emission, Seat, SeatSet, Sink};

use crate::animal::{Animal, Back};
use crate::event::Event;
use crate::game::Triqueta;
use crate::moves::{Move, Row};
use crate::options::{LastRock, Variant};
use crate::pile::Pile;
use crate::position::{EVERYBODY, Position, Step, Way};
use crate::tower::{Column, Slot, TOWERS};
use crate::view::Token;

/// Tells the seat the face, and the others the same without it.
fn to_owner(seat: Seat, face: Animal, event: impl Fn(Option<Animal>) -> Event) -> Emission<Event> {
    Emission::known_to(SeatSet::only(seat), event(Some(face)), Some(event(None)))
}

impl Triqueta {
    /// Plays a legal move.
    #[inline]
    pub(crate) fn play_move(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        match mv {
            Move::Draw => {
                if let Some(column) = self.next_column(position) {
                    self.draw(position, column, events);
                }
            }
            Move::DrawFrom { column } => self.draw(position, column, events),
            Move::Take { row } => self.take(position, row, events),
            Move::Row { .. } | Move::Keep | Move::Box => self.decide(position, mv, events),
            Move::Add => self.add_or_discard(position, true, events),
            Move::Discard => self.add_or_discard(position, false, events),
        }
    }

    fn draw(&self, position: &mut Position, column: Column, events: &mut impl Sink<Event>) {
        if self.column_left(position, column) == 0 {
            return;
        }
        let slot = Slot::at(position.round, column, position.gone[column.index()]);
        position.gone[column.index()] += 1;
        if self.draws_pairs() {
            self.draw_of_two(position, column, slot, events);
        } else {
            self.draw_one(position, column, slot, events);
        }
    }

    /// TQ05: a single token, looked at in secret.
    #[inline]
    fn draw_one(&self, position: &mut Position, column: Column, slot: Slot, events: &mut impl Sink<Event>) {
        let (seat, back) = (position.active, slot.back());
        position.tokens.show(slot, SeatSet::only(seat));
        events.emit(|| {
            let column = (self.options.variant != Variant::Base).then_some(column);
            let event = |face| Event::Drew { seat, column, token: Token { back, face } };
            let face = position.tokens.animal(slot);
            Emission::shown_to(SeatSet::only(seat), event(Some(face)), Some(event(None)))
        });
        match back {
            Back::Light => {
                position.drawn.push(slot.0);
                self.ask_where(position, events);
            }
            Back::Shadow => {
                // TQ22: it must be kept face down; there is no limit.
                self.lay_down(position, slot, events);
                self.end_turn(position, events);
            }
        }
    }

    /// TQ30: one of two tokens, from any column; not looked at before the second.
    fn draw_of_two(
        &self,
        position: &mut Position,
        column: Column,
        slot: Slot,
        events: &mut impl Sink<Event>,
    ) {
        let (seat, back) = (position.active, slot.back());
        position.drawn.push(slot.0);
        events.emit(|| Emission::public(Event::DrewUnseen { seat, column, back }));
        if position.step == Step::Turn {
            position.step = Step::Second;
            // Where only one column is open there is nothing to ask.
            if let Some(Move::DrawFrom { column }) = self.only_draw(position) {
                self.draw(position, column, events);
            }
            return;
        }
        self.look_at_both(position, events);
        self.keep_shadows(position, events);
        if position.drawn.first().is_none() {
            self.end_turn(position, events);
        } else {
            self.ask_where(position, events);
        }
    }

    /// TQ30: looked at only after the second.
    fn look_at_both(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let seat = position.active;
        for &slot in position.drawn.items() {
            position.tokens.show(Slot(slot), SeatSet::only(seat));
        }
        if let &[first, second] = position.drawn.items() {
            let faces = [first, second].map(|slot| (Slot(slot).back(), position.tokens.animal(Slot(slot))));
            let event = |faces| Event::Looked { seat, faces };
            events.emit(|| Emission::shown_to(SeatSet::only(seat), event(Some(faces)), Some(event(None))));
        }
    }

    /// TQ31: shadow tokens are kept face down at once.
    fn keep_shadows(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        for &slot in std::mem::replace(&mut position.drawn, Pile::EMPTY).items() {
            match Slot(slot).back() {
                Back::Light => position.drawn.push(slot),
                Back::Shadow => self.lay_down(position, Slot(slot), events),
            }
        }
    }

    fn lay_down(&self, position: &mut Position, slot: Slot, events: &mut impl Sink<Event>) {
        position.lay_down(slot);
        let (seat, back) = (position.active, slot.back());
        events.emit(|| {
            to_owner(seat, position.tokens.animal(slot), |face| Event::Kept {
                seat,
                token: Token { back, face },
            })
        });
    }

    /// TQ05, TQ31: the drawn token goes its way.
    fn decide(&self, position: &mut Position, mv: Move, events: &mut impl Sink<Event>) {
        let Some(slot) = position.drawn.pop_first().map(Slot) else { return };
        let (seat, animal) = (position.active, position.tokens.animal(slot));
        let way = match mv {
            Move::Row { row } => {
                position.tokens.show(slot, EVERYBODY);
                position.lay(slot, row);
                events.emit(|| Emission::revealed(Event::Placed { seat, animal, row }));
                Way::Row
            }
            Move::Keep => {
                self.lay_down(position, slot, events);
                Way::Keep
            }
            _ => {
                events.emit(|| to_owner(seat, animal, |face| Event::Boxed { seat, face }));
                Way::Box
            }
        };
        if position.drawn.first().is_none() {
            self.end_turn(position, events);
        } else {
            position.used = Some(way);
            self.ask_where(position, events);
        }
    }

    /// Asks where the drawn token goes. If it can go to one place only it goes there, and nobody is asked.
    #[inline]
    fn ask_where(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.step = Step::Decide;
        if let Some(only) = self.only_way(position) {
            self.decide(position, only, events);
        }
    }

    /// TQ06: all tokens of the row, face up; out for the round.
    fn take(&self, position: &mut Position, row: Row, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let before = position.animals[seat.index()];
        let after = before.plus(position.row_tally(row));
        position.animals[seat.index()] = after;
        events.emit(|| {
            let change = after.total() - before.total();
            Emission::public(Event::Took { seat, row, animals: position.row(row).collect(), change })
        });
        position.take(seat, row);
        self.end_turn(position, events);
    }

    /// The next player who is still in is to act, perhaps the same again (TQ07); with nobody in the round ends.
    #[inline]
    fn end_turn(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        position.turn = position.turn.wrapping_add(1);
        position.step = Step::Turn;
        position.used = None;
        match position.next_inside() {
            Some(seat) => position.active = seat,
            None => self.end_round(position, events),
        }
    }

    /// TQ08: the round ends with the last row, and what is left in the tower leaves the game unseen.
    fn end_round(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let last = position.round + 1 >= TOWERS;
        // TQ09: the rock goes to who took the last row. TQ13: after round four that is a matter of reading.
        if !last || self.options.last_rock == LastRock::LastRow {
            position.rock = seat;
        }
        let (round, left, rock) = (position.round + 1, self.tower_left(position), position.rock);
        events.emit(|| Emission::public(Event::RoundEnded { round, left, rock }));
        if last {
            // TQ10
            self.next_final_decision(position, events);
        } else {
            // TQ09: the same player opens the next tower, keeps its tree tile, and starts. All covered
            // towers look alike, so they are opened in order.
            position.trees[seat.index()] += 1;
            position.next_round(self.options.players);
            let round = position.round + 1;
            events.emit(|| Emission::public(Event::TowerOpened { seat, round }));
        }
    }

    /// TQ10: seat by seat from seat 1; when no light token is face down any more, the game is over.
    fn next_final_decision(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        let mut seats = Seat::all(self.options.players);
        let next = seats.find(|&seat| position.light(seat).len() > 0);
        match next {
            Some(seat) => {
                if position.step == Step::Final && position.active != seat {
                    position.turn = position.turn.wrapping_add(1);
                }
                position.active = seat;
                position.step = Step::Final;
            }
            None => self.finish(position, events),
        }
    }

    /// TQ10: the oldest face-down light token is added, or discarded unseen.
    fn add_or_discard(&self, position: &mut Position, add: bool, events: &mut impl Sink<Event>) {
        let seat = position.active;
        let Some(slot) = position.pick_up() else { return };
        let animal = position.tokens.animal(slot);
        if add {
            position.tokens.show(slot, EVERYBODY);
            position.animals[seat.index()].add(animal);
            events.emit(|| Emission::revealed(Event::Added { seat, animal }));
        } else {
            events.emit(|| to_owner(seat, animal, |face| Event::Discarded { seat, face }));
        }
        self.next_final_decision(position, events);
    }

    /// TQ23: all shadow tokens are revealed and added to the groups. Then the game is over.
    fn finish(&self, position: &mut Position, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.options.players) {
            if position.shadows(seat).next().is_some() {
                events.emit(|| {
                    let animals = position.shadows(seat).map(|slot| position.tokens.animal(slot)).collect();
                    Emission::revealed(Event::ShadowsRevealed { seat, animals })
                });
            }
        }
        position.reveal_shadows();
        position.step = Step::Over;
        for seat in Seat::all(self.options.players) {
            events.emit(|| Emission::public(Event::Scored { seat, points: self.total(position, seat) }));
        }
        events.emit(|| {
            let winners = self.result(position).map(|outcome| outcome.winners().collect());
            Emission::public(Event::Won { winners: winners.unwrap_or_default() })
        });
    }
}
