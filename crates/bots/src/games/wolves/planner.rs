//! Who plans its turns: how widely, and how it weighs its plans by what the others answer.

use std::sync::Arc;

use table::{Game, Quick, Seat, Sight};
use wolves::position::Step;
use wolves::{Move, Position, Wolves};

use super::effort::Effort;
use super::standing;
use super::turns::{Beam, Search, Way, sort, whole, worth};
use crate::budget::Budget;
use crate::net::Net;
use crate::player::{Planned, Player};
use crate::race::Valued;
use crate::worth::Worth;

/// How turns are planned.
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
    /// Whether everybody is asked what a position is worth after answers, and not only the seat itself.
    pub(super) fair: bool,
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

/// So many steps that are tried make a node: it takes about as long as a game that is played in thought elsewhere.
const NODE: u64 = 100;
/// More nodes make no wider plans.
const MOST: u32 = 400_000;
/// Where only the clock ends thinking, it begins with so many nodes and goes on with four times as many.
const FIRST: u32 = 500;
/// So many plans that begin with the same move are weighed by their answers.
const EACH: usize = 3;
/// What two plans may differ by without saying anything.
const DOUBT: f64 = 0.004;
/// How widely a turn is planned to see about how a game stands.
const ABOUT: Beam = Beam { width: 4, steps: 4 };

/// The logarithm of [`tempo`] at the end of a game.
const HASTE: f64 = 0.5;

const fn beam(width: usize, steps: usize) -> Beam {
    Beam { width, steps }
}

/// How widely answers are planned, round by round.
const ANSWERS: [Option<Beam>; 3] = [Some(beam(1, 2)), Some(beam(2, 3)), Some(beam(4, 4))];

impl Turns {
    /// How turns are planned at a table with so many seats by who has so many nodes for a decision: about a third of
    /// them at the decision that takes most, less at those that follow in the same turn.
    pub(super) fn of_nodes(nodes: u32, seats: u8) -> Self {
        let (nodes, seats) = (nodes.min(MOST), usize::from(seats.max(2)));
        let (root, all) = (nodes.isqrt() as usize, nodes as usize);
        let width = (root * 3 / 10).clamp(3, 40);
        let onward = (root / 16).clamp(4, 16);
        let enough = |plans: usize| if plans < 2 { 0 } else { plans };
        let on = enough(all / (1_500 * seats)).min(16);
        Self {
            beam: beam(width, (width * 3 / 5).clamp(4, 16)),
            answers: enough(all / (80 * seats)).min(64),
            rounds: ANSWERS,
            on: (on > 0).then_some(On { plans: on, rounds: 1, beam: beam(onward, onward.min(10)) }),
            fair: true,
            temperature: 0.0,
        }
    }

    /// Weighs plans by how the others answer. One answer says little where several others have a turn, and the more
    /// plans, the more likely one of them is only lucky: so the better half is heard again, with wider answers, and
    /// the mean counts.
    fn hear(&self, search: &Search<'_>, plans: &mut [Way]) {
        let mut left = plans.len();
        for (round, &beam) in self.rounds.iter().flatten().enumerate() {
            let Some(heard) = each(search, &plans[..left], |way| self.played(search, way, 1, beam)) else {
                return;
            };
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

    /// Plays the best plans on: what is said whenever the seat decides again and at the end counts as much as all that was
    /// said before.
    fn play_on(&self, search: &Search<'_>, plans: &mut [Way]) {
        let Some(on) = &self.on else { return };
        let (best, rest) = plans.split_at_mut(on.plans.min(plans.len()));
        let Some(heard) = each(search, best, |way| self.played(search, way, 2 * on.rounds, on.beam)) else {
            return;
        };
        best.iter_mut().zip(heard).for_each(|(way, heard)| way.worth = way.worth.towards(heard, 0.5));
        sort(best);
        keep_below(best, rest);
    }

    /// What a finished turn is worth on the mean of so many looks: when the others have had their turns, each playing what
    /// looks best to it, when the seat has had another one, and so on.
    fn played(&self, search: &Search<'_>, way: &Way, looks: usize, beam: Beam) -> Worth {
        let Search { judge, game, seat, effort, .. } = *search;
        let (mut position, mut mean) = (search.end(way), Worth::default());
        for look in 0..looks {
            let others = look % 2 == 0;
            while let Some(other) = game.to_act(&position).filter(|&other| (other != seat) == others) {
                let mut search = Search::new(judge, game, &position, other, beam.steps, effort);
                match search.plan(beam.width).first() {
                    Some(best) if best.done => position = search.end(best),
                    _ => break,
                }
            }
            let worth = if self.fair { fair } else { worth };
            mean = mean.towards(worth(judge, game, &position, seat), 1.0 / (look + 1) as f64);
        }
        mean
    }
}

/// The same of all these plans; nothing when there was no time for all of them: a part of them says nothing.
fn each(search: &Search<'_>, plans: &[Way], of: impl Fn(&Way) -> Worth) -> Option<Vec<Worth>> {
    let mut heard = Vec::with_capacity(plans.len());
    for way in plans {
        heard.push(of(way));
        if search.effort.is_over() {
            return None;
        }
    }
    Some(heard)
}

/// What a position is worth to a seat when everybody is asked, so that all shares together are one: two opinions of the
/// same are better than one.
fn fair(judge: Option<&Net>, game: &Wolves, position: &Position, seat: Seat) -> Worth {
    let own = worth(judge, game, position, seat);
    if game.outcome(position).is_some() {
        return own;
    }
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    let all: f64 = own.share + others.map(|other| worth(judge, game, position, other).share).sum::<f64>();
    Worth { share: if all > 0.0 { own.share / all } else { own.share }, ..own }
}

/// By how much more than the network says whoever has just had a turn can expect: with two players it thinks too little
/// of that seat, the later the more. Without this the bar would jump at every turn's end.
fn tempo(game: &Wolves, end: &Position) -> f64 {
    let late = 1.0 - standing::open(game, end);
    if game.seats == 2 { libm::exp(HASTE * late * late) } else { 1.0 }
}

/// Plans that are out of it stay below those that are in it.
fn keep_below(in_it: &[Way], out: &mut [Way]) {
    let worst = in_it.last().map_or_else(Worth::default, |way| way.worth);
    for way in out.iter_mut().filter(|way| way.value() > worst.value()) {
        way.worth = worst;
    }
}

/// How much is thought.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Measure {
    /// Always alike, whatever the budget says of nodes.
    Turns(Turns),
    /// By as many nodes as the budget says, and so where it says nothing of them.
    Nodes(Turns),
}

/// Whoever plans its turns so, and goes by this judge.
pub(super) struct Planner {
    pub(super) measure: Measure,
    pub(super) judge: Option<Arc<Net>>,
}

impl Planner {
    /// The best plans for each move with which one can begin, with their moves.
    fn plans(
        &self,
        game: &Wolves,
        position: &Position,
        seat: Seat,
        turns: &Turns,
        effort: &Effort<'_>,
        nodes: u64,
    ) -> Vec<(Way, Vec<Move>)> {
        let judge = self.judge.as_deref();
        let mut search = Search::new(judge, game, position, seat, turns.beam.steps, effort);
        let all = effort.spent().saturating_add(nodes.saturating_mul(NODE));
        // Plans that nobody has answered say less: half of it all is for answers.
        effort.allow(if turns.answers > 0 { effort.spent() + (all - effort.spent()) / 2 } else { all });
        let mut plans = search.plan(turns.beam.width);
        effort.allow(all);
        let mut begun: Vec<usize> = Vec::new();
        let most = if turns.answers > 0 { EACH } else { 1 };
        plans.retain(|way| {
            begun.push(way.first);
            begun.iter().filter(|first| **first == way.first).count() <= most
        });
        if turns.answers > 0 {
            // Values before and after an answer cannot be compared: only answered plans stay. And nobody answers before
            // the turn is over, so what there was no time to finish is finished now, as quickly as can be.
            plans.truncate(turns.answers);
            plans.iter_mut().for_each(|way| *way = search.finished(*way));
            if plans.iter().any(|way| way.done) {
                plans.retain(|way| way.done);
            }
            turns.hear(&search, &mut plans);
            turns.play_on(&search, &mut plans);
            begun.clear();
            plans.retain(|way| {
                let fresh = !begun.contains(&way.first);
                begun.push(way.first);
                fresh
            });
        }
        plans.into_iter().map(|way| (way, search.moves_of(&way))).collect()
    }

    /// The same by as many nodes as there are, or as long as the clock allows.
    fn thought(
        &self,
        game: &Wolves,
        position: &Position,
        seat: Seat,
        budget: &Budget<'_>,
    ) -> (Vec<(Way, Vec<Move>)>, u64) {
        let effort = Effort::new(budget.stop);
        let plans = match (self.measure, budget.nodes) {
            (Measure::Turns(turns), _) | (Measure::Nodes(turns), None) => {
                self.plans(game, position, seat, &turns, &effort, u64::MAX)
            }
            (Measure::Nodes(_), Some(nodes)) if nodes > MOST => {
                let (mut nodes, mut best) = (FIRST, Vec::new());
                while nodes < MOST && (best.is_empty() || !effort.is_stopped()) {
                    let turns = Turns::of_nodes(nodes, game.seats());
                    let plans = self.plans(game, position, seat, &turns, &effort, nodes.into());
                    // What was not thought to its end says less than what was before.
                    if best.is_empty() || !effort.is_stopped() {
                        best = plans;
                    }
                    nodes *= 4;
                }
                best
            }
            (Measure::Nodes(_), Some(nodes)) => {
                self.plans(game, position, seat, &Turns::of_nodes(nodes, game.seats()), &effort, nodes.into())
            }
        };
        (plans, effort.spent())
    }
}

impl Player<Wolves> for Planner {
    fn weigh(&self, sight: &Sight<'_, Wolves>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<Move>> {
        self.plan(sight, chance, budget).into_iter().map(|planned| planned.valued).collect()
    }

    fn plan(&self, sight: &Sight<'_, Wolves>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Planned<Move>> {
        let (game, seat) = (sight.game(), sight.seat());
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        // Nothing is hidden in this game: its only world is the real one.
        let position = sight.redeal(chance);
        if let &[mv] = moves.as_slice() {
            let mut after = position;
            game.advance(&mut after, mv);
            let worth = worth(self.judge.as_deref(), game, &after, seat);
            return vec![Planned { valued: Valued { mv, worth, games: 0, doubt: 0.0 }, turn: moves }];
        }
        let (plans, spent) = self.thought(game, &position, seat, budget);
        let games = u32::try_from(spent / NODE).unwrap_or(u32::MAX);
        let valued = |way: Way| Valued { mv: moves[way.first], worth: way.worth, games, doubt: DOUBT };
        plans.into_iter().map(|(way, turn)| Planned { valued: valued(way), turn }).collect()
    }

    fn foresee(&self, game: &Wolves, world: &mut Position, seat: Seat, _: &mut Quick) -> Worth {
        worth(self.judge.as_deref(), game, world, seat)
    }

    /// Only where a turn has ended can one tell how everybody stands, so the turn is played to its end first, and before
    /// the first turn everybody places wolves: who has placed more looks better than it is.
    fn expect(&self, game: &Wolves, world: &Position, sides: &mut [f64], chance: &mut Quick) {
        let (judge, mut end) = (self.judge.as_deref(), *world);
        let mut turn = |end: &mut Position| {
            let mover = game.to_act(end);
            let moves = whole(judge, game, end, ABOUT, 0.0, chance);
            moves.iter().for_each(|&mv| game.advance(end, mv));
            mover
        };
        while matches!(end.step, Step::Draft(_)) {
            turn(&mut end);
        }
        let mover = turn(&mut end);
        for (side, expected) in sides.iter_mut().enumerate() {
            let seat = Seat::from_index(side);
            *expected = worth(judge, game, &end, seat).share;
            if mover == Some(seat) && game.outcome(&end).is_none() {
                *expected *= tempo(game, &end);
            }
        }
    }

    fn temperature(&self) -> f64 {
        match self.measure {
            Measure::Turns(turns) | Measure::Nodes(turns) => turns.temperature,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use table::{Choices, Start, Table};

    fn table(players: u8, seed: &str) -> Table<Wolves> {
        Table::open(&Choices::new(players), Start::Seed(seed.parse().unwrap()), &[]).unwrap()
    }

    fn alpha() -> Planner {
        Planner { measure: Measure::Nodes(Turns::of_nodes(4_000, 2)), judge: None }
    }

    #[test]
    fn more_nodes_never_think_less() {
        for seats in 2..=5 {
            let mut before = Turns::of_nodes(0, seats);
            for nodes in (0..40).map(|step| 1 << (step / 2)).chain([MOST, u32::MAX]) {
                let turns = Turns::of_nodes(nodes, seats);
                assert!(turns.beam.width >= before.beam.width && turns.beam.steps >= before.beam.steps);
                let on = |turns: &Turns| turns.on.map_or(0, |on| on.plans);
                assert!(turns.answers >= before.answers && on(&turns) >= on(&before), "{seats}, {nodes}");
                before = turns;
            }
            assert_ne!(before, Turns::of_nodes(20_000, seats), "deep is more than usual");
        }
    }

    /// What a node is does not depend on the machine, so whoever has as many chooses alike, and none are exceeded by
    /// more than what is under way.
    #[test]
    fn nodes_bound_what_is_thought() {
        let mut chance = Quick::new(3);
        let mut table = table(3, "c0ffee");
        let mut spent = [0; 3];
        for _ in 0..40 {
            let seat = table.to_act().unwrap();
            for (spent, nodes) in spent.iter_mut().zip([20, 200, 2_000]) {
                let budget = Budget::nodes(nodes);
                let values = alpha().weigh(&table.sight(seat), &mut chance, &budget);
                assert_eq!(values, alpha().weigh(&table.sight(seat), &mut chance, &budget));
                let games = values.first().unwrap().games;
                assert!(games <= nodes + 60, "{games} of {nodes}");
                *spent += games;
            }
            let mv = alpha().choose(&table.sight(seat), &mut chance, &Budget::nodes(20)).unwrap();
            table.play(seat, mv).unwrap();
        }
        assert!(spent[0] < spent[1] && 10 * spent[1] < spent[2], "{spent:?}");
    }

    /// A plan that stops in the middle of its turn is answered by nobody, and looks better than one that is answered.
    #[test]
    fn only_finished_turns_are_weighed_by_their_answers() {
        let (mut chance, mut table, mut weighed) = (Quick::new(6), table(5, "c0ffee"), 0);
        let (quick, turns) = (
            Planner { measure: Measure::Turns(Turns::of_nodes(60, 2)), judge: None },
            Turns::of_nodes(800, 5),
        );
        assert!(turns.answers > 1);
        // Here half of the nodes are spent before one turn has been planned to its end.
        while let Some(seat) = table.to_act().filter(|_| table.plies() < 140) {
            if table.plies() >= 130 {
                let effort = Effort::new(&|| false);
                let plans = alpha().plans(table.game(), table.position(), seat, &turns, &effort, 800);
                assert!(plans.iter().all(|(way, _)| way.done), "ply {}", table.plies());
                weighed += plans.len();
            }
            let mv = quick.choose(&table.sight(seat), &mut chance, &Budget::own()).unwrap();
            table.play(seat, mv).unwrap();
        }
        assert!(weighed > 10, "{weighed}");
    }

    /// Where only the clock ends thinking, what was last thought to its end counts.
    #[test]
    fn a_clock_ends_thinking_and_leaves_a_move() {
        let mut chance = Quick::new(4);
        let table = table(2, "c0ffee");
        let seat = table.to_act().unwrap();
        for asked in [1, 500, 40_000] {
            let left = std::cell::Cell::new(asked);
            let stop = || {
                left.set(i32::max(left.get() - 1, 0));
                left.get() == 0
            };
            let budget = Budget { nodes: Some(u32::MAX), stop: &stop };
            assert!(!alpha().weigh(&table.sight(seat), &mut chance, &budget).is_empty(), "{asked}");
        }
    }

    /// Every way to complete the turn from here, each position once; nothing when there are too many.
    fn ends(game: &Wolves, position: &Position) -> Option<Vec<Position>> {
        let (mut open, mut seen, mut ends) = (vec![*position], HashSet::new(), Vec::new());
        let (seat, turn, mut moves) = (game.to_act(position), game.turn(position), Vec::new());
        while let Some(position) = open.pop() {
            game.legal_moves(&position, &mut moves);
            for &mv in &moves {
                let mut after = position;
                game.advance(&mut after, mv);
                if game.to_act(&after) != seat || game.turn(&after) != turn {
                    ends.push(after);
                } else if seen.insert(after) {
                    open.push(after);
                }
            }
            if seen.len() > 6_000 {
                return None;
            }
        }
        Some(ends)
    }

    /// Where the turn can end the game, no victory is missed, and what is said of it is what comes of it. Only the margin
    /// may be a point or two less than the largest.
    #[test]
    fn the_last_turn_is_exact() {
        let (mut chance, mut last) = (Quick::new(8), 0);
        for seed in 1..=24 {
            let mut table = table(2, &format!("c0ffee{seed}"));
            let quick = Planner { measure: Measure::Nodes(Turns::of_nodes(60, 2)), judge: None };
            while let Some(seat) = table.to_act() {
                let (game, position) = (table.game(), *table.position());
                let late = 2 + u32::from(position.dates) >= u32::from(wolves::moon::Phase::Full.date(2));
                if late
                    && position.actions <= 1
                    && let Some(ends) = ends(game, &position)
                {
                    let worth = |end: &Position| Some(Worth::of(game, &game.outcome(end)?, seat));
                    let most = ends.iter().filter_map(worth).max_by(|a, b| a.value().total_cmp(&b.value()));
                    let certain =
                        most.filter(|most| most.share == 1.0 || ends.iter().all(|end| worth(end).is_some()));
                    if let Some(most) = certain.filter(|_| table.legal_moves().len() > 1) {
                        let found = alpha().weigh(&table.sight(seat), &mut chance, &Budget::own())[0].worth;
                        assert!((found.share - most.share).abs() < 1e-9, "{found:?} of {most:?}");
                        assert!((0.0..0.2).contains(&(most.edge - found.edge)), "{found:?} of {most:?}");
                        last += 1;
                    }
                }
                let mv = quick.choose(&table.sight(seat), &mut chance, &Budget::own()).unwrap();
                table.play(seat, mv).unwrap();
            }
        }
        assert!(last > 5, "{last}");
    }
}
