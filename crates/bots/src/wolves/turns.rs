//! Planning whole turns: a beam over the actions of a turn, each played out step by step.
//!
//! One Move alone has more than a thousand outcomes, so steps are never searched blindly: the steps of one
//! action are followed in parallel, only the best few after each; when an action is complete, the best of all
//! that came out go on to the next one. A plan ends with the turn.

use table::{Game, Quick, Seat, Sight};
use wolves::position::Step;
use wolves::{Move, Position, Wolves};

use crate::budget::Budget;
use crate::expert::{Expert, look};
use crate::player::Player;
use crate::race::Valued;
use crate::worth::Worth;

/// How widely turns are planned.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Turns {
    /// Positions that go on from one action to the next; 0 plans only the action at hand.
    pub(super) width: usize,
    /// Positions that go on from one step of an action to the next.
    pub(super) steps: usize,
    /// Plans that are weighed by how the others answer.
    pub(super) answers: usize,
    /// What it gives away for variety.
    pub(super) temperature: f64,
}

/// A position on the way, and with which of the legal moves the way began.
#[derive(Copy, Clone)]
struct Way {
    position: Position,
    first: usize,
    value: f64,
}

/// A search for one seat's turn.
struct Search<'a> {
    game: &'a Wolves,
    seat: Seat,
    turn: u32,
    steps: usize,
    moves: Vec<Move>,
    looked_at: u32,
    stop: &'a dyn Fn() -> bool,
}

/// How widely the others' answers are planned.
const ANSWER_WIDTH: usize = 2;
const ANSWER_STEPS: usize = 3;

impl<'a> Search<'a> {
    const fn new(game: &'a Wolves, seat: Seat, turn: u32, steps: usize, stop: &'a dyn Fn() -> bool) -> Self {
        Self { game, seat, turn, steps, moves: Vec::new(), looked_at: 0, stop }
    }

    /// Whether the turn is over.
    fn is_done(&self, position: &Position) -> bool {
        self.game.to_act(position) != Some(self.seat) || self.game.turn(position) != self.turn
    }

    /// Whether an action has just been completed.
    fn rests(&self, position: &Position) -> bool {
        self.is_done(position) || matches!(position.step, Step::Action | Step::End)
    }

    fn value(&mut self, position: &Position) -> f64 {
        self.looked_at += 1;
        look(self.game, position, self.seat).value()
    }

    /// The ways on from one, by every legal move.
    fn expand(&mut self, way: &Way, into: &mut Vec<Way>, root: bool) {
        let mut moves = std::mem::take(&mut self.moves);
        self.game.legal_moves(&way.position, &mut moves);
        for (index, &mv) in moves.iter().enumerate() {
            let mut position = way.position;
            self.game.advance(&mut position, mv);
            let value = self.value(&position);
            into.push(Way { position, first: if root { index } else { way.first }, value });
        }
        self.moves = moves;
    }

    /// Follows the steps of one action, the best few after each, until it is complete.
    fn complete(&mut self, begun: Vec<Way>, done: &mut Vec<Way>) {
        let mut ways = begun;
        while !ways.is_empty() {
            let (rest, mut open): (Vec<Way>, Vec<Way>) =
                ways.into_iter().partition(|way| self.rests(&way.position));
            done.extend(rest);
            self.best(&mut open, self.steps);
            ways = Vec::new();
            for way in &open {
                if (self.stop)() {
                    // What is not complete counts as it stands.
                    done.extend(open.iter().copied());
                    return;
                }
                self.expand(way, &mut ways, false);
            }
        }
    }

    /// Keeps the best so many, each position once.
    fn best(&self, ways: &mut Vec<Way>, most: usize) {
        ways.sort_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.first.cmp(&b.first)));
        let mut seen = Vec::with_capacity(most);
        ways.retain(|way| {
            if seen.len() >= most {
                return false;
            }
            let key = self.game.key(&way.position);
            let fresh = !seen.contains(&key);
            if fresh {
                seen.push(key);
            }
            fresh
        });
    }

    /// One action from each of these positions, all of them completed.
    fn act(&mut self, from: &[Way], root: bool) -> Vec<Way> {
        let mut done = Vec::new();
        for way in from {
            let mut begun = Vec::new();
            self.expand(way, &mut begun, root);
            // Every action gets its own chance: before it is complete it looks no better than before.
            for way in begun {
                self.complete(vec![way], &mut done);
                if (self.stop)() {
                    return done;
                }
            }
        }
        done
    }

    /// Plans from here to the end of the turn: the finished turns, best first.
    fn plan(&mut self, position: &Position, width: usize) -> Vec<Way> {
        let start = Way { position: *position, first: 0, value: 0.0 };
        let mut ways = self.act(&[start], true);
        let mut finished = Vec::new();
        loop {
            let (done, mut open): (Vec<Way>, Vec<Way>) =
                ways.into_iter().partition(|way| width == 0 || self.is_done(&way.position));
            finished.extend(done);
            if open.is_empty() || (self.stop)() {
                finished.append(&mut open);
                break;
            }
            self.best(&mut open, width);
            ways = self.act(&open, false);
        }
        finished.sort_by(|a, b| b.value.total_cmp(&a.value));
        finished
    }
}

/// What a finished turn is worth once the others have had theirs, each playing what looks best to it.
fn answered(game: &Wolves, way: &Way, seat: Seat, stop: &dyn Fn() -> bool) -> f64 {
    let mut position = way.position;
    while let Some(other) = game.to_act(&position).filter(|&other| other != seat) {
        let turn = game.turn(&position);
        let mut search = Search::new(game, other, turn, ANSWER_STEPS, stop);
        match search.plan(&position, ANSWER_WIDTH).first() {
            Some(best) if game.turn(&best.position) != turn => position = best.position,
            _ => break,
        }
    }
    look(game, &position, seat).value()
}

impl Player<Wolves> for Turns {
    fn weigh(&self, sight: &Sight<'_, Wolves>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<Move>> {
        let (game, seat) = (sight.game(), sight.seat());
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        // Nothing is hidden in this game: its only world is the real one.
        let position = sight.redeal(chance);
        let turn = game.turn(&position);
        let mut search = Search::new(game, seat, turn, self.steps, budget.stop);
        let mut plans = search.plan(&position, self.width);
        // The best plan that begins with each move.
        let mut begun = vec![false; moves.len()];
        plans.retain(|way| !std::mem::replace(&mut begun[way.first], true));
        if self.answers > 0 && plans.len() > 1 {
            // Values before and after an answer cannot be compared: only answered plans stay.
            plans.truncate(self.answers);
            for way in &mut plans {
                way.value = answered(game, way, seat, budget.stop);
            }
            plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        let worth = |way: &Way| Worth { share: way.value, edge: 0.0 };
        let games = search.looked_at;
        plans.iter().map(|way| Valued { mv: moves[way.first], worth: worth(way), games }).collect()
    }

    fn foresee(&self, game: &Wolves, world: &mut Position, seat: Seat, _: &mut Quick) -> Worth {
        Worth { share: game.appraise(world, seat), edge: 0.0 }
    }

    fn temperature(&self) -> f64 {
        self.temperature
    }
}
