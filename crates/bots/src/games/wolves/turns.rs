//! Planning whole turns: a beam over the actions of a turn, each played out step by step.
//!
//! One Move alone has more than a thousand outcomes, so steps are never searched blindly: the steps of one
//! action are followed in parallel, only the best few after each; when an action is complete, the best of all
//! that came out go on to the next one. A plan ends with the turn.

use table::{Game, Quick, Seat};
use wolves::position::Step;
use wolves::{Move, Position, Wolves};

use super::effort::Effort;
use super::ledger::Ledger;
use super::senses;
use super::standing;
use super::weights::{Scale, shipped};
use crate::net::{Inputs, Net};
use crate::race::Valued;
use crate::soft::softly;
use crate::worth::Worth;

/// How widely a turn is planned.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Beam {
    /// Positions that go on from one action to the next; 0 plans only the action at hand.
    pub(super) width: usize,
    /// Positions that go on from one step of an action to the next.
    pub(super) steps: usize,
}

/// A move from a position in the pool, and with which of the legal moves the way to it began.
#[derive(Copy, Clone)]
pub(super) struct Way {
    from: usize,
    mv: Move,
    pub(super) first: usize,
    pub(super) worth: Worth,
    /// An action is complete with it.
    rests: bool,
    /// The turn is over with it.
    pub(super) done: bool,
}

impl Way {
    pub(super) fn value(&self) -> f64 {
        self.worth.value()
    }
}

/// A search for one seat's turn.
pub(super) struct Search<'a> {
    scale: &'a Scale,
    /// What judges complete actions; without it the rule of thumb does.
    pub(super) judge: Option<&'a Net>,
    pub(super) game: &'a Wolves,
    pub(super) seat: Seat,
    turn: u32,
    steps: usize,
    /// The positions from which a way went on, with their points. Those at the ends of ways are made when they are needed: most
    /// never are.
    pool: Vec<(Position, Ledger)>,
    /// From where and by which move each position of the pool was reached.
    came: Vec<Option<(usize, Move)>>,
    inputs: Inputs,
    moves: Vec<Move>,
    pub(super) effort: &'a Effort<'a>,
}

/// Within an action that has begun all its steps share one beam, so many times as wide.
const SHARED: usize = 4;
/// At least so many complete actions are judged after each: those that the rule of thumb puts first.
const JUDGED: usize = 32;

impl<'a> Search<'a> {
    pub(super) fn new(
        judge: Option<&'a Net>,
        game: &'a Wolves,
        position: &Position,
        seat: Seat,
        steps: usize,
        effort: &'a Effort<'a>,
    ) -> Self {
        let (scale, turn) = (shipped(), game.turn(position));
        Self {
            scale,
            judge,
            game,
            seat,
            turn,
            steps,
            pool: vec![(*position, Ledger::of(scale, game, position))],
            came: vec![None],
            inputs: Inputs::new(),
            moves: Vec::new(),
            effort,
        }
    }

    /// The position at the end of a way.
    pub(super) fn end(&self, way: &Way) -> Position {
        let mut position = self.pool[way.from].0;
        self.game.advance(&mut position, way.mv);
        position
    }

    /// The ways on from a position of the pool, by every legal move.
    fn expand(&mut self, from: usize, first: Option<usize>, into: &mut Vec<Way>) {
        let position = self.pool[from].0;
        self.game.legal_moves(&position, &mut self.moves);
        // A step that brings a date changes all points: then as if the position had had as many dates before.
        let (mut before, mut ledger) = self.pool[from];
        for (index, &mv) in self.moves.iter().enumerate() {
            let mut after = position;
            self.game.advance(&mut after, mv);
            if before.dates != after.dates {
                before.dates = after.dates;
                ledger = Ledger::of(self.scale, self.game, &before);
            }
            let worth = match self.game.outcome(&after) {
                Some(outcome) => Worth::of(self.game, &outcome, self.seat),
                None => {
                    let sums = ledger.sums_after(self.scale, self.game, &before, &after);
                    let share = standing::share(self.scale, self.game, &after, &sums, self.seat);
                    Worth { share, edge: 0.0 }
                }
            };
            let done = self.game.to_act(&after) != Some(self.seat) || self.game.turn(&after) != self.turn;
            let rests = done || matches!(after.step, Step::Action | Step::End);
            into.push(Way { from, mv, first: first.unwrap_or(index), worth, rests, done });
        }
        self.effort.spend(self.moves.len());
    }

    /// Follows the steps of actions, the best few after each, until all are complete.
    fn complete(&mut self, mut ways: Vec<Way>, steps: usize, done: &mut Vec<Way>) {
        loop {
            done.extend(ways.iter().filter(|way| way.rests));
            ways.retain(|way| !way.rests);
            if ways.is_empty() {
                return;
            }
            if self.effort.is_over() {
                // What is not complete counts as it stands.
                done.append(&mut ways);
                return;
            }
            let best = self.best(&mut ways, steps);
            ways.clear();
            for (from, first) in best {
                self.expand(from, Some(first), &mut ways);
                if self.effort.is_over() {
                    break;
                }
            }
        }
    }

    /// Puts the ends of the best so many ways into the pool, each position once.
    fn best(&mut self, ways: &mut [Way], most: usize) -> Vec<(usize, usize)> {
        sort(ways);
        let mut best: Vec<(usize, usize)> = Vec::new();
        let mut values: Vec<f64> = Vec::new();
        for way in &*ways {
            if best.len() >= most || (!best.is_empty() && self.effort.is_over()) {
                break;
            }
            let position = self.end(way);
            // What is the same has the same value, and such stand next to each other.
            let mut equals = best.iter().zip(&values).rev().take_while(|(_, value)| **value == way.value());
            if equals.any(|(&(at, _), _)| self.pool[at].0 == position) {
                continue;
            }
            best.push((self.pool.len(), way.first));
            values.push(way.value());
            let (before, ledger) = &self.pool[way.from];
            let ledger = ledger.after(self.scale, self.game, before, &position);
            self.pool.push((position, ledger));
            self.came.push(Some((way.from, way.mv)));
        }
        best
    }

    /// The judge weighs complete actions, as many as are worth its time: the others come after them.
    fn judged(&mut self, ways: &mut [Way], most: usize) {
        let Some(net) = self.judge else { return };
        sort(ways);
        let (first, rest) = ways.split_at_mut(most.min(ways.len()));
        rest.iter_mut().for_each(|way| way.worth.share -= 1.0);
        for way in first {
            let after = self.end(way);
            if self.game.outcome(&after).is_some() {
                continue;
            }
            let (before, ledger) = &self.pool[way.from];
            let sums = if before.dates == after.dates {
                ledger.sums_after(self.scale, self.game, before, &after)
            } else {
                *Ledger::of(self.scale, self.game, &after).sums()
            };
            self.inputs.clear();
            senses::sense(self.game, &after, &sums, self.seat.index(), &mut self.inputs);
            way.worth = net.worth(&self.inputs);
        }
    }

    /// The moves of a plan.
    pub(super) fn moves_of(&self, way: &Way) -> Vec<Move> {
        let mut moves = vec![way.mv];
        let mut at = way.from;
        while let Some((from, mv)) = self.came[at] {
            moves.push(mv);
            at = from;
        }
        moves.reverse();
        moves
    }

    /// One action from a position, completed in all ways that look good.
    fn act(&mut self, from: usize, first: Option<usize>, done: &mut Vec<Way>) {
        let mut begun = Vec::new();
        let fresh = matches!(self.pool[from].0.step, Step::Action | Step::End | Step::Draft(_));
        self.expand(from, first, &mut begun);
        if !fresh {
            return self.complete(begun, self.steps.saturating_mul(SHARED), done);
        }
        // Every action gets its own chance: before it is complete it looks no better than before.
        for way in begun {
            if way.rests {
                done.push(way);
            } else {
                self.complete(vec![way], self.steps, done);
            }
        }
    }

    /// Plans from the first position of the pool to the end of the turn: the finished turns, best first.
    pub(super) fn plan(&mut self, width: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        self.act(0, None, &mut ways);
        self.onward(ways, width)
    }

    /// The same plan to the end of the turn, as good as can be found narrowly; unfinished only when there is no time.
    pub(super) fn finished(&mut self, way: Way) -> Way {
        if way.done {
            return way;
        }
        let steps = std::mem::replace(&mut self.steps, 1);
        let finished = self.onward(vec![way], 1);
        self.steps = steps;
        finished.into_iter().find(|way| way.done).unwrap_or(way)
    }

    /// Goes on with the best so many of these ways to the end of the turn.
    fn onward(&mut self, mut ways: Vec<Way>, width: usize) -> Vec<Way> {
        let mut finished = Vec::new();
        loop {
            let ends = |way: &Way| width == 0 || way.done;
            self.judged(&mut ways, JUDGED.max(4 * width));
            finished.extend(ways.iter().filter(|way| ends(way)));
            ways.retain(|way| !ends(way));
            if ways.is_empty() || self.effort.is_over() {
                finished.append(&mut ways);
                break;
            }
            let best = self.best(&mut ways, width);
            ways.clear();
            for (from, first) in best {
                self.act(from, Some(first), &mut ways);
                if self.effort.is_over() {
                    break;
                }
            }
        }
        sort(&mut finished);
        finished
    }
}

/// The best first; equals in the order of the moves with which they began.
pub(super) fn sort(ways: &mut [Way]) {
    ways.sort_by(|a, b| b.value().total_cmp(&a.value()).then_with(|| a.first.cmp(&b.first)));
}

/// What a position is worth to a seat: what came of it, what the judge says, or the rule of thumb.
pub(super) fn worth(judge: Option<&Net>, game: &Wolves, position: &Position, seat: Seat) -> Worth {
    match (game.outcome(position), judge) {
        (Some(outcome), _) => Worth::of(game, &outcome, seat),
        (None, Some(net)) => {
            let mut inputs = Inputs::new();
            tell(game, position, seat, &mut inputs);
            net.worth(&inputs)
        }
        (None, None) => Worth { share: standing::appraise(shipped(), game, position, seat), edge: 0.0 },
    }
}

/// Tells a network about a position, from a seat's place.
pub(super) fn tell(game: &Wolves, position: &Position, seat: Seat, inputs: &mut Inputs) {
    let ledger = Ledger::of(shipped(), game, position);
    senses::sense(game, position, ledger.sums(), seat.index(), inputs);
}

/// A whole turn from here: the best plan, or softly another one.
pub(super) fn whole(
    judge: Option<&Net>,
    game: &Wolves,
    position: &Position,
    beam: Beam,
    temperature: f64,
    chance: &mut Quick,
) -> Vec<Move> {
    let Some(seat) = game.to_act(position) else { return Vec::new() };
    let effort = Effort::new(&|| false);
    let mut search = Search::new(judge, game, position, seat, beam.steps, &effort);
    let plans = search.plan(beam.width);
    let valued = |way: &Way| Valued { mv: *way, worth: way.worth, games: 0, doubt: 0.0 };
    let valued: Vec<Valued<Way>> = plans.iter().map(valued).collect();
    softly(&valued, temperature, chance).map_or_else(Vec::new, |way| search.moves_of(&way))
}
