//! Planning whole turns: a beam over the actions of a turn, each played out step by step.
//!
//! One Move alone has more than a thousand outcomes, so steps are never searched blindly: the steps of one
//! action are followed in parallel, only the best few after each; when an action is complete, the best of all
//! that came out go on to the next one. A plan ends with the turn.

use std::sync::Arc;

use table::{Game, Quick, Seat, Sight};
use wolves::position::Step;
use wolves::{Move, Position, Wolves};

use super::ledger::Ledger;
use super::senses;
use super::standing;
use super::weights::{Scale, shipped};
use crate::budget::Budget;
use crate::net::{Inputs, Net};
use crate::player::Player;
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

/// How a level plans its turns.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Turns {
    /// How widely it plans its own turn.
    pub(super) beam: Beam,
    /// Plans that are weighed by how the others answer.
    pub(super) answers: usize,
    /// How widely answers are planned: round by round, for the better half of the plans each time.
    pub(super) rounds: [Option<Beam>; 3],
    /// How the best of them are played on.
    pub(super) on: Option<On>,
    /// What it gives away for variety.
    pub(super) temperature: f64,
}

/// How plans are played on: everybody has some more turns, each the best that is found. Chosen softly, even a few times
/// each, they say less than nothing: how games go differs more than the plans do.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct On {
    /// The plans.
    pub(super) plans: usize,
    /// How many times everybody has a turn.
    pub(super) rounds: usize,
    /// How widely turns are planned there.
    pub(super) beam: Beam,
}

/// A move from a position in the pool, and with which of the legal moves the way to it began.
#[derive(Copy, Clone)]
struct Way {
    from: usize,
    mv: Move,
    first: usize,
    worth: Worth,
    /// An action is complete with it.
    rests: bool,
    /// The turn is over with it.
    done: bool,
}

impl Way {
    fn value(&self) -> f64 {
        self.worth.value()
    }
}

/// A search for one seat's turn.
struct Search<'a> {
    scale: &'a Scale,
    /// What judges complete actions; without it the rule of thumb does.
    judge: Option<&'a Net>,
    game: &'a Wolves,
    seat: Seat,
    turn: u32,
    steps: usize,
    /// The positions from which a way went on, with their points. Those at the ends of ways are made when they are needed: most
    /// never are.
    pool: Vec<(Position, Ledger)>,
    /// From where and by which move each position of the pool was reached.
    came: Vec<Option<(usize, Move)>>,
    inputs: Inputs,
    moves: Vec<Move>,
    looked_at: u32,
    stop: &'a dyn Fn() -> bool,
}

/// Within an action that has begun all its steps share one beam, so many times as wide.
const SHARED: usize = 4;
/// So many plans that begin with the same move are weighed by their answers.
const EACH: usize = 3;
/// What two plans may differ by without saying anything.
const DOUBT: f64 = 0.004;
/// How widely a turn is planned to see about how a game stands.
const ABOUT: Beam = Beam { width: 4, steps: 4 };
/// At least so many complete actions are judged after each: those that the rule of thumb puts first.
const JUDGED: usize = 32;

impl<'a> Search<'a> {
    fn new(
        judge: Option<&'a Net>,
        game: &'a Wolves,
        position: &Position,
        seat: Seat,
        steps: usize,
        stop: &'a dyn Fn() -> bool,
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
            looked_at: 0,
            stop,
        }
    }

    /// The position at the end of a way.
    fn end(&self, way: &Way) -> Position {
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
        self.looked_at += self.moves.len() as u32;
    }

    /// Follows the steps of actions, the best few after each, until all are complete.
    fn complete(&mut self, mut ways: Vec<Way>, steps: usize, done: &mut Vec<Way>) {
        loop {
            done.extend(ways.iter().filter(|way| way.rests));
            ways.retain(|way| !way.rests);
            if ways.is_empty() {
                return;
            }
            if (self.stop)() {
                // What is not complete counts as it stands.
                done.append(&mut ways);
                return;
            }
            let best = self.best(&mut ways, steps);
            ways.clear();
            for (from, first) in best {
                self.expand(from, Some(first), &mut ways);
                if (self.stop)() {
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
            if best.len() >= most || (!best.is_empty() && (self.stop)()) {
                break;
            }
            let position = self.end(way);
            // What is the same has the same value, and such stand next to each other.
            let mut equals = best.iter().zip(&values).rev().take_while(|(_, value)| **value == way.value());
            let same = |at: usize| self.game.key(&self.pool[at].0) == self.game.key(&position);
            if equals.any(|(&(at, _), _)| same(at)) {
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
    fn moves_of(&self, way: &Way) -> Vec<Move> {
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
    fn plan(&mut self, width: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        self.act(0, None, &mut ways);
        let mut finished = Vec::new();
        loop {
            let ends = |way: &Way| width == 0 || way.done;
            self.judged(&mut ways, JUDGED.max(4 * width));
            finished.extend(ways.iter().filter(|way| ends(way)));
            ways.retain(|way| !ends(way));
            if ways.is_empty() || (self.stop)() {
                finished.append(&mut ways);
                break;
            }
            let best = self.best(&mut ways, width);
            ways.clear();
            for (from, first) in best {
                self.act(from, Some(first), &mut ways);
                if (self.stop)() {
                    break;
                }
            }
        }
        sort(&mut finished);
        finished
    }
}

/// The best first; equals in the order of the moves with which they began.
fn sort(ways: &mut [Way]) {
    ways.sort_by(|a, b| b.value().total_cmp(&a.value()).then_with(|| a.first.cmp(&b.first)));
}

/// What a finished turn is worth once the others have had theirs, each playing what looks best to it.
fn answered(search: &Search<'_>, way: &Way, beam: Beam) -> Worth {
    let Search { judge, game, seat, stop, .. } = *search;
    let mut position = search.end(way);
    while let Some(other) = game.to_act(&position).filter(|&other| other != seat) {
        let mut search = Search::new(judge, game, &position, other, beam.steps, stop);
        match search.plan(beam.width).first() {
            Some(best) if best.done => position = search.end(best),
            _ => break,
        }
    }
    worth(judge, game, &position, seat)
}

/// What a finished turn is worth once everybody has had some more.
fn played_on(search: &Search<'_>, way: &Way, on: &On) -> Worth {
    let Search { judge, game, seat, stop, .. } = *search;
    let mut position = search.end(way);
    for _ in 0..on.rounds * usize::from(game.seats()) {
        let Some(other) = game.to_act(&position) else { break };
        let mut search = Search::new(judge, game, &position, other, on.beam.steps, stop);
        match search.plan(on.beam.width).first() {
            Some(best) if best.done => position = search.end(best),
            _ => break,
        }
    }
    worth(judge, game, &position, seat)
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
    let mut search = Search::new(judge, game, position, seat, beam.steps, &|| false);
    let plans = search.plan(beam.width);
    let valued = |way: &Way| Valued { mv: *way, worth: way.worth, games: 0, doubt: 0.0 };
    let valued: Vec<Valued<Way>> = plans.iter().map(valued).collect();
    softly(&valued, temperature, chance).map_or_else(Vec::new, |way| search.moves_of(&way))
}

impl Turns {
    /// Weighs plans by how the others answer. One answer says little where several others have a turn, and the more
    /// plans, the more likely one of them is only lucky: so the better half is heard again, with wider answers, and
    /// the mean counts.
    fn hear(&self, search: &Search<'_>, plans: &mut [Way]) {
        let mut left = plans.len();
        for (round, &beam) in self.rounds.iter().flatten().enumerate() {
            let hear = |way: &Way| answered(search, way, beam);
            let heard: Vec<Worth> = plans[..left].iter().map(hear).collect();
            if round > 0 && (search.stop)() {
                // Half a round says nothing.
                return;
            }
            for (way, heard) in plans.iter_mut().zip(heard) {
                let part = 1.0 / (round + 1) as f64;
                way.worth = way.worth.towards(heard, part);
            }
            let (in_it, out) = plans.split_at_mut(left);
            sort(in_it);
            keep_below(in_it, out);
            left = left.div_ceil(2);
        }
    }
}

impl Turns {
    /// Plays the best plans on.
    fn play_on(&self, search: &Search<'_>, plans: &mut [Way]) {
        let Some(on) = &self.on else { return };
        let (best, rest) = plans.split_at_mut(on.plans.min(plans.len()));
        let heard: Vec<Worth> = best.iter().map(|way| played_on(search, way, on)).collect();
        if (search.stop)() {
            // A part of them says nothing.
            return;
        }
        best.iter_mut().zip(heard).for_each(|(way, heard)| way.worth = heard);
        sort(best);
        keep_below(best, rest);
    }
}

/// Plans that are out of it stay below those that are in it.
fn keep_below(in_it: &[Way], out: &mut [Way]) {
    let worst = in_it.last().map_or_else(Worth::default, |way| way.worth);
    for way in out.iter_mut().filter(|way| way.value() > worst.value()) {
        way.worth = worst;
    }
}

/// Whoever plans its turns so, and goes by this judge.
pub(super) struct Planner {
    pub(super) turns: Turns,
    pub(super) judge: Option<Arc<Net>>,
}

impl Player<Wolves> for Planner {
    fn weigh(&self, sight: &Sight<'_, Wolves>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<Move>> {
        let (game, seat, turns) = (sight.game(), sight.seat(), &self.turns);
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        // Nothing is hidden in this game: its only world is the real one.
        let position = sight.redeal(chance);
        let mut search =
            Search::new(self.judge.as_deref(), game, &position, seat, turns.beam.steps, budget.stop);
        let mut plans = search.plan(turns.beam.width);
        let mut counts = vec![0; moves.len()];
        let each = if turns.answers > 0 { EACH } else { 1 };
        // The best plans that begin with each move.
        plans.retain(|way| {
            counts[way.first] += 1;
            counts[way.first] <= each
        });
        if turns.answers > 0 && moves.len() > 1 {
            // Values before and after an answer cannot be compared: only answered plans stay.
            plans.truncate(turns.answers);
            turns.hear(&search, &mut plans);
            turns.play_on(&search, &mut plans);
            let mut begun = vec![false; moves.len()];
            plans.retain(|way| !std::mem::replace(&mut begun[way.first], true));
        }
        let games = search.looked_at;
        plans
            .iter()
            .map(|way| Valued { mv: moves[way.first], worth: way.worth, games, doubt: DOUBT })
            .collect()
    }

    fn foresee(&self, game: &Wolves, world: &mut Position, seat: Seat, _: &mut Quick) -> Worth {
        worth(self.judge.as_deref(), game, world, seat)
    }

    /// Only where a turn has ended can one tell how everybody stands, so the turn is played to its end first, and before
    /// the first turn everybody places wolves: who has placed more looks better than it is.
    fn expect(&self, game: &Wolves, world: &Position, sides: &mut [f64], chance: &mut Quick) {
        let (judge, mut end) = (self.judge.as_deref(), *world);
        loop {
            let moves = whole(judge, game, &end, ABOUT, 0.0, chance);
            moves.iter().for_each(|&mv| game.advance(&mut end, mv));
            if moves.is_empty() || !matches!(end.step, Step::Draft(_)) {
                break;
            }
        }
        for (side, expected) in sides.iter_mut().enumerate() {
            *expected = worth(judge, game, &end, Seat::from_index(side)).share;
        }
    }

    fn temperature(&self) -> f64 {
        self.turns.temperature
    }
}
