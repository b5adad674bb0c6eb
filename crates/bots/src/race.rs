//! A race between the legal moves: each is tried in the same worlds, and those that fall behind drop out.

use table::{Quick, Sight};

use crate::budget::Budget;
use crate::expert::Expert;
use crate::rollout::Rollout;
use crate::worlds::Worlds;
use crate::worth::Worth;

/// A move and what it is worth.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Valued<M> {
    /// The move.
    pub mv: M,
    /// What it was worth on average.
    pub worth: Worth,
    /// In how many games played in thought.
    pub games: u32,
    /// How far from the best it may only seem to be: the standard error of the difference in their values.
    pub doubt: f64,
}

impl<M> Valued<M> {
    /// One number to compare moves by.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.worth.value()
    }
}

/// A move in the race.
struct Runner<M> {
    valued: Valued<M>,
    /// The sum of squared differences to the leader's value in the same world, whoever led then.
    spread: f64,
    /// Its value in the world of this lap.
    lap: f64,
}

/// Nobody drops out on fewer common worlds than this.
const FEWEST: u32 = 12;
/// Who is so many standard errors behind drops out.
const FAR: f64 = 3.0;

/// Values these moves, best first, by at most so many rollouts. What happens in a world is luck for all
/// moves alike, because each lap is run in one world by every move that is still in the race; the race ends
/// when one is left, the rollouts are spent, or `budget` says stop.
pub fn race<G: Expert>(
    sight: &Sight<'_, G>,
    worlds: &mut impl Worlds<G::Position>,
    entrants: &[G::Move],
    rollout: &impl Rollout<G>,
    own: u32,
    budget: &Budget<'_>,
    chance: &mut Quick,
) -> Vec<Valued<G::Move>> {
    let mut moves = Vec::new();
    let fresh = |&mv: &G::Move| Runner {
        valued: Valued { mv, worth: Worth::default(), games: 0, doubt: 0.0 },
        spread: 0.0,
        lap: 0.0,
    };
    let mut runners: Vec<Runner<G::Move>> = entrants.iter().map(fresh).collect();
    let (mut alive, mut left) = (runners.len(), budget.nodes.unwrap_or(own));
    // A lone move is run once, too: whoever asks for its worth gets an answer.
    let mut laps = 0;
    while alive > 0 && (left as usize >= alive || laps == 0) && (alive > 1 || laps == 0) && !(budget.stop)() {
        let world = worlds.next(chance);
        for runner in &mut runners[..alive] {
            let mut position = world;
            sight.game().advance(&mut position, runner.valued.mv);
            let worth = rollout.run(sight.game(), &mut position, sight.seat(), &mut moves, chance);
            runner.record(worth);
        }
        laps += 1;
        left = left.saturating_sub(alive as u32);
        alive = drop_out(&mut runners, alive);
    }
    let leader = runners.first().map_or(0.0, |runner| runner.valued.value());
    for runner in &mut runners {
        runner.valued.doubt = runner.doubt(leader - runner.valued.value());
    }
    // Who dropped out late may look better than who stayed in: those who stayed come first.
    runners[..alive].sort_by(|a, b| b.valued.value().total_cmp(&a.valued.value()));
    runners[alive..].sort_by(|a, b| b.valued.value().total_cmp(&a.valued.value()));
    runners.into_iter().map(|runner| runner.valued).collect()
}

impl<M> Runner<M> {
    fn record(&mut self, worth: Worth) {
        self.lap = worth.value();
        let valued = &mut self.valued;
        valued.games += 1;
        valued.worth.share += (worth.share - valued.worth.share) / f64::from(valued.games);
        valued.worth.edge += (worth.edge - valued.worth.edge) / f64::from(valued.games);
    }

    /// Whether it is so far behind the leader that it cannot be luck. All who are in have run the same laps.
    fn is_beaten(&self, leader: f64) -> bool {
        let behind = leader - self.valued.value();
        self.valued.games >= FEWEST && behind > FAR * self.doubt(behind)
    }

    /// The standard error of how far it is behind.
    fn doubt(&self, behind: f64) -> f64 {
        let laps = f64::from(self.valued.games.max(1));
        let variance = (self.spread / laps - behind * behind).max(0.0) + 1.0 / (laps * laps);
        (variance / laps).sqrt()
    }
}

/// Takes the lap into account and returns how many are still in the race: they come first, the leader foremost.
fn drop_out<M>(runners: &mut [Runner<M>], alive: usize) -> usize {
    let values = runners[..alive].iter().map(|runner| runner.valued.value());
    let leader = values.enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(0, |(index, _)| index);
    runners.swap(0, leader);
    let (lap, value) = (runners[0].lap, runners[0].valued.value());
    let mut kept = 1;
    for index in 1..alive {
        let runner = &mut runners[index];
        runner.spread += (lap - runner.lap) * (lap - runner.lap);
        if !runner.is_beaten(value) {
            runners.swap(kept, index);
            kept += 1;
        }
    }
    kept
}
