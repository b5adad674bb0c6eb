//! What a network is told about Triqueta: only what the deciding seat knows.

use table::{Game, Seat};
use triqueta::{Animal, Back, Column, Move, Position, Step, Tally, Triqueta, Variant, Way};

use super::reach;
use crate::net::Inputs;

const ANIMALS: usize = Animal::ALL.len();
/// Rows are told in the order of what they promise the seat; there are at most five.
const ROWS: usize = 5;
const RIVALS: usize = 4;

/// Own animals, shadow tokens among them: 1, 2, 3, 4, more.
const MINE: usize = 0;
/// Own light tokens face down: one, two.
const SPARE: usize = MINE + ANIMALS * 5;
/// A token looked at and not decided yet.
const HAND: usize = SPARE + ANIMALS * 2;
/// What is told about each rival, the next one first.
const RIVAL: usize = HAND + ANIMALS;
const RIVAL_SIZE: usize = ANIMALS * 4 + 10;
/// What is told about each row.
const ROW: usize = RIVAL + RIVALS * RIVAL_SIZE;
const ROW_SIZE: usize = ANIMALS + RIVALS + 4;
/// Which faces have not been seen: light tokens by animal, wolves, other shadow tokens.
const UNSEEN: usize = ROW + ROWS * ROW_SIZE;
/// Everything that is there once.
const ONCE: usize = UNSEEN + 8;
/// All inputs.
pub(super) const INPUTS: usize = ONCE + 41;

/// Points are told as parts of ten, so that inputs are small numbers.
const TEN: f32 = 0.1;

/// Tokens being drawn: their faces are not known yet.
#[derive(Copy, Clone, Default)]
struct Drawing {
    light: u8,
    shadow: u8,
    /// Another column will be chosen after this one.
    second: bool,
}

pub(super) fn sense(game: &Triqueta, position: &Position, mv: Move, inputs: &mut Inputs) {
    let me = position.active();
    let column = match mv {
        // TQ02: in the base game it does not matter which column is next.
        Move::Draw => None,
        Move::DrawFrom { column } => Some(column),
        _ => {
            let mut after = *position;
            game.advance(&mut after, mv);
            return Knowledge::new(game, position, &after, me).tell(Drawing::default(), None, inputs);
        }
    };
    let mut drawing = Drawing::default();
    let back = match column {
        Some(column) if game.column(position, column)[0] == 0 => Back::Shadow,
        _ => Back::Light,
    };
    for back in position.in_hand().map(|(back, _)| back).chain([back]) {
        match back {
            Back::Light => drawing.light += 1,
            Back::Shadow => drawing.shadow += 1,
        }
    }
    drawing.second = position.step() == Step::Turn && game.chosen().variant == Variant::HiddenWolvesForTwo;
    Knowledge::new(game, position, position, me).tell(drawing, column, inputs);
}

/// A position as one seat knows it.
struct Knowledge<'a> {
    game: &'a Triqueta,
    position: &'a Position,
    /// What the rivals show. The end of a game shows more than the seat knew when it chose (TQ23).
    rivals: &'a Position,
    me: Seat,
    shadow: Tally,
    light: Tally,
}

impl<'a> Knowledge<'a> {
    fn new(game: &'a Triqueta, before: &'a Position, position: &'a Position, me: Seat) -> Self {
        let [light, shadow] = [Back::Light, Back::Shadow].map(|back| position.hidden(me, back));
        let rivals = if position.step() == Step::Over { before } else { position };
        Self { game, position, rivals, me, shadow, light }
    }

    fn reach(&self, held: Tally) -> i16 {
        reach(held, self.shadow, self.light)
    }

    /// The rivals, the next one first.
    fn rivals(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let players = self.game.chosen().players;
        (1..players).scan(self.me, move |seat, _| {
            *seat = seat.next(players);
            Some(*seat)
        })
    }

    fn over(&self) -> bool {
        matches!(self.position.step(), Step::Final | Step::Over)
    }

    fn tell(&self, drawing: Drawing, column: Option<Column>, inputs: &mut Inputs) {
        let extras = self.game.points(self.position, self.me) - self.position.held(self.me).total();
        let sure = self.reach(self.position.held(self.me)) + extras;
        self.tell_own(drawing, inputs);
        let best = self.tell_rivals(sure, inputs);
        if !self.over() {
            self.tell_rows(inputs);
        }
        self.tell_unseen(drawing, inputs);
        self.tell_once(drawing, column, sure, best, inputs);
    }

    fn tell_own(&self, drawing: Drawing, inputs: &mut Inputs) {
        let sure = self.position.held(self.me).plus(self.shadow);
        for animal in Animal::ALL {
            let (held, spare) = (usize::from(sure.count(animal)), usize::from(self.light.count(animal)));
            if held > 0 {
                inputs.push(MINE + animal.index() * 5 + held.min(5) - 1, 1.0);
            }
            if spare > 0 {
                inputs.push(SPARE + animal.index() * 2 + spare.min(2) - 1, 1.0);
            }
        }
        // A token in the hand has been looked at, unless it is just being drawn.
        if drawing.light + drawing.shadow == 0 && self.position.active() == self.me {
            self.position.in_hand().for_each(|(_, animal)| inputs.push(HAND + animal.index(), 1.0));
        }
    }

    /// Tells about the rivals and returns what the best of them shows.
    fn tell_rivals(&self, sure: i16, inputs: &mut Inputs) -> i16 {
        let mut best = i16::MIN;
        for (at, seat) in (RIVAL..).step_by(RIVAL_SIZE).zip(self.rivals()) {
            let held = self.rivals.held(seat);
            for animal in Animal::ALL {
                let count = usize::from(held.count(animal));
                if count > 0 {
                    inputs.push(at + animal.index() * 4 + count.min(4) - 1, 1.0);
                }
            }
            let at = at + ANIMALS * 4;
            let count = |back| self.rivals.face_down_count(seat, back);
            let (light, shadow) = (count(Back::Light), count(Back::Shadow));
            inputs.push(at + light.clamp(1, 2) - 1, f32::from(u8::from(light > 0)));
            inputs.push(at + 1 + shadow.clamp(1, 3), f32::from(u8::from(shadow > 0)));
            let rock = i16::from(self.position.rock() == seat) - i16::from(self.rivals.rock() == seat);
            let points = self.game.points(self.rivals, seat) + rock;
            let lead = f32::from(sure - points) * TEN;
            inputs.push(at + 5, lead.max(0.0));
            inputs.push(at + 6, (-lead).max(0.0));
            inputs.push(at + 7, 1.0);
            inputs.push(at + 8, f32::from(u8::from(self.position.is_in(seat) && !self.over())));
            inputs.push(at + 9, f32::from(u8::from(self.position.rock() == seat)));
            best = best.max(points);
        }
        best
    }

    fn tell_rows(&self, inputs: &mut Inputs) {
        let held = self.position.held(self.me);
        let now = self.reach(held);
        let mut rows = [(i16::MIN, Tally::default()); ROWS];
        let mut count = 0;
        for (slot, (_, row)) in rows.iter_mut().zip(self.game.open_rows(self.position)) {
            *slot = (self.reach(held.plus(row)) - now, row);
            count += 1;
        }
        // Which row is which does not matter, only what lies in it.
        let rows = &mut rows[..count];
        rows.sort_unstable_by(|a, b| b.0.cmp(&a.0).then_with(|| b.1.cmp(&a.1)));
        let is_in = self.position.is_in(self.me);
        for (at, &(gain, row)) in (ROW..).step_by(ROW_SIZE).zip(&*rows) {
            let gain = f32::from(gain) * TEN;
            inputs.push(at, 1.0);
            if is_in {
                inputs.push(at + 1, gain.max(0.0));
                inputs.push(at + 2, (-gain).max(0.0));
            }
            let mut size = 0;
            for animal in Animal::ALL {
                let count = row.count(animal);
                size += count;
                inputs.push(at + 4 + animal.index(), f32::from(count) * 0.5);
            }
            inputs.push(at + 3, f32::from(size) * TEN);
            for (rival, seat) in self.rivals().enumerate().filter(|(_, seat)| self.position.is_in(*seat)) {
                let held = self.position.held(seat);
                let gain = f32::from(held.plus(row).total() - held.total()) * TEN;
                inputs.push(at + 4 + ANIMALS + rival, gain);
            }
        }
    }

    fn tell_unseen(&self, drawing: Drawing, inputs: &mut Inputs) {
        if self.over() {
            return;
        }
        let [light, shadow] = self.game.unseen_by(self.position, self.me);
        // What is being drawn has not been seen before the move, so it is among these.
        debug_assert!(drawing.light + drawing.shadow <= 2);
        for animal in &Animal::ALL[..ANIMALS - 1] {
            inputs.push(UNSEEN + animal.index(), f32::from(light.count(*animal)) * TEN);
        }
        let wolves = shadow.count(Animal::Wolf);
        let others: u8 = Animal::ALL[..ANIMALS - 1].iter().map(|&animal| shadow.count(animal)).sum();
        inputs.push(UNSEEN + 6, f32::from(wolves) * TEN);
        inputs.push(UNSEEN + 7, f32::from(others) * TEN);
    }

    fn tell_once(&self, drawing: Drawing, column: Option<Column>, sure: i16, best: i16, inputs: &mut Inputs) {
        let (position, options) = (self.position, self.game.chosen());
        let flag = |on: bool| f32::from(u8::from(on));
        let players = usize::from(options.players);
        inputs.push(ONCE + players.clamp(2, 5) - 2, 1.0);
        inputs.push(ONCE + 4 + options.variant as usize, 1.0);
        inputs.push(ONCE + 7 + if self.over() { 4 } else { usize::from(position.round().min(3)) }, 1.0);
        // The tower after what is being drawn now has left it.
        let [mut light, mut shadow] = self.game.left(position);
        let on_top = |other: Column| {
            let [light, shadow] = self.game.column(position, other);
            let (drawn, left) = (u8::from(column == Some(other)), light + shadow);
            left > drawn && light <= drawn
        };
        if drawing.light + drawing.shadow > 0 {
            let before = position.in_hand().filter(|(back, _)| *back == Back::Light).count() as u8;
            light -= drawing.light.saturating_sub(before).min(light);
            let before = position.in_hand().filter(|(back, _)| *back == Back::Shadow).count() as u8;
            shadow -= drawing.shadow.saturating_sub(before).min(shadow);
        }
        inputs.push(ONCE + 12, f32::from(light) / 15.0);
        inputs.push(ONCE + 13, f32::from(shadow) / 5.0);
        inputs.push(ONCE + 14, flag(light + shadow == 0));
        if options.variant.has_shadows() && shadow > 0 {
            inputs.push(ONCE + 15, Column::all().filter(|&column| on_top(column)).count() as f32 / 5.0);
        }
        let others_in = self.rivals().filter(|&seat| position.is_in(seat)).count();
        if !self.over() {
            inputs.push(ONCE + 16 + others_in.min(4), 1.0);
            inputs.push(ONCE + 21, flag(position.is_in(self.me)));
            // Who decides next: while a token is being drawn that is the seat itself.
            let next = self.rivals().position(|seat| seat == position.active()).map_or(0, |rival| rival + 1);
            inputs.push(ONCE + 22 + next.min(4), 1.0);
        }
        inputs.push(ONCE + 27 + usize::from(drawing.light.clamp(1, 2)) - 1, flag(drawing.light > 0));
        inputs.push(ONCE + 29 + usize::from(drawing.shadow.clamp(1, 2)) - 1, flag(drawing.shadow > 0));
        inputs.push(ONCE + 31, flag(drawing.second));
        for (way, at) in [Way::Row, Way::Keep, Way::Box].into_iter().zip(ONCE + 32..) {
            inputs.push(at, flag(position.used() == Some(way)));
        }
        let lead = f32::from(sure - best) * TEN;
        inputs.push(ONCE + 35, lead.max(0.0));
        inputs.push(ONCE + 36, (-lead).max(0.0));
        inputs.push(ONCE + 37, f32::from(sure) * TEN * 0.5);
        inputs.push(ONCE + 38, flag(position.rock() == self.me));
        inputs.push(ONCE + 39, flag(options.last_rock == triqueta::LastRock::LastRow));
        inputs.push(ONCE + 40, flag(lead == 0.0));
    }
}
