//! A contest: many deals, each played with the bots in every seating.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Player};
use serde::{Deserialize, Serialize};
use table::{Choices, Game, OpenError, Quick, Seat, Start, Table};

use crate::stats::{Sample, Sprt, Verdict};

/// How long a bot may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thought {
    /// So many nodes: the same games on every machine.
    Nodes(u32),
    /// So many milliseconds.
    Millis(u64),
}

/// A named bot.
pub struct Contender<G: Game> {
    /// Its name in tables.
    pub name: String,
    /// How it plays.
    pub player: Box<dyn Player<G>>,
}

/// Who meets whom, and how often.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's options.
    pub choices: Choices,
    /// Deals to play; each is played in every seating.
    pub deals: u64,
    /// How long bots think.
    pub thought: Thought,
    /// Threads to use.
    pub threads: usize,
    /// Where chance starts.
    pub seed: u64,
    /// Stops early once the first bot's share is decided.
    pub sprt: Option<Sprt>,
}

/// What came out, so far. Can be written down and continued from.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// Deals finished: the next one to play.
    pub deals: u64,
    /// Games finished.
    pub games: u64,
    /// Each bot's share of the victory per seat that it held, a value per deal.
    pub shares: Vec<Sample>,
    /// Decisions and the time they took, per bot.
    pub thinking: Vec<Thinking>,
}

/// How long a bot thought.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Thinking {
    /// Decisions.
    pub moves: u64,
    /// Seconds in all.
    pub seconds: f64,
    /// Seconds of the longest.
    pub longest: f64,
}

/// The seatings of a deal: which bot (index) sits in each seat. Every bot meets the same luck.
///
/// Where partners sit across (`partners`), a bot holds a whole team. Otherwise, with as many bots as seats, all
/// rotations are played; with fewer, each bot in turn sits alone among the next one, in every seat.
#[must_use]
pub fn seatings(seats: usize, bots: usize, partners: bool) -> Vec<Vec<usize>> {
    if bots < 2 {
        return vec![vec![0; seats]];
    }
    if partners {
        let pairs = (0..bots).flat_map(|a| (0..bots).filter(move |&b| b != a).map(move |b| (a, b)));
        return pairs
            .map(|(a, b)| (0..seats).map(|seat| if seat % 2 == 0 { a } else { b }).collect())
            .collect();
    }
    if bots >= seats {
        return (0..bots).map(|turn| (0..seats).map(|seat| (seat + turn) % bots).collect()).collect();
    }
    let lone = (0..bots).flat_map(|bot| (0..seats).map(move |place| (bot, place)));
    lone.map(|(bot, place)| {
        (0..seats).map(|seat| if seat == place { bot } else { (bot + 1) % bots }).collect()
    })
    .collect()
}

/// Plays a contest on from where it stands, until the plan is done, the test decides, or `stop` says so.
/// `progress` is told about every deal.
///
/// # Errors
/// The options are wrong.
pub fn run<G: Game>(
    contenders: &[Contender<G>],
    plan: &Plan,
    partners: bool,
    standing: Standing,
    stop: &AtomicBool,
    progress: &(dyn Fn(&Standing) + Sync),
) -> Result<Standing, OpenError> {
    let first = Table::<G>::open(&plan.choices, Start::Seed(Quick::new(plan.seed).seed()), &[])?;
    let seatings = seatings(usize::from(first.game().seats()), contenders.len(), partners);
    let next = AtomicU64::new(standing.deals);
    let mut standing = standing;
    standing.shares.resize(contenders.len(), Sample::default());
    standing.thinking.resize(contenders.len(), Thinking::default());
    let standing = Mutex::new(standing);
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= plan.deals || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let Ok(unit) = play_deal(contenders, plan, deal, &seatings) else { return };
                    let mut standing = standing.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    standing.add(&unit);
                    progress(&standing);
                    if plan.sprt.is_some_and(|sprt| sprt.verdict(&standing.shares[0]) != Verdict::Open) {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    Ok(standing.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// One deal in all seatings.
struct Unit {
    games: u64,
    /// Sum of shares and number of seats held, per bot.
    shares: Vec<(f64, u32)>,
    thinking: Vec<Thinking>,
}

impl Standing {
    fn add(&mut self, unit: &Unit) {
        self.deals += 1;
        self.games += unit.games;
        for (sample, &(sum, seats)) in self.shares.iter_mut().zip(&unit.shares) {
            if seats > 0 {
                sample.add(sum / f64::from(seats));
            }
        }
        for (all, thought) in self.thinking.iter_mut().zip(&unit.thinking) {
            all.moves += thought.moves;
            all.seconds += thought.seconds;
            all.longest = all.longest.max(thought.longest);
        }
    }
}

fn play_deal<G: Game>(
    contenders: &[Contender<G>],
    plan: &Plan,
    deal: u64,
    seatings: &[Vec<usize>],
) -> Result<Unit, OpenError> {
    let mut unit = Unit {
        games: 0,
        shares: vec![(0.0, 0); contenders.len()],
        thinking: vec![Thinking::default(); contenders.len()],
    };
    let seed = Quick::new(plan.seed ^ deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)).seed();
    for (number, seating) in seatings.iter().enumerate() {
        let mut table = Table::<G>::open(&plan.choices, Start::Seed(seed.clone()), &[])?;
        let mut chance = Quick::new(plan.seed.wrapping_add(deal << 8).wrapping_add(number as u64));
        while let Some(seat) = table.to_act() {
            let bot = seating[seat.index()];
            let mv =
                think(&contenders[bot], &table, seat, plan.thought, &mut chance, &mut unit.thinking[bot]);
            let Some(mv) = mv else { break };
            if table.play(seat, mv).is_err() {
                break;
            }
        }
        if let Some(outcome) = table.outcome() {
            unit.games += 1;
            for (seat, &bot) in seating.iter().enumerate() {
                unit.shares[bot].0 += outcome.share(Seat::from_index(seat));
                unit.shares[bot].1 += 1;
            }
        }
    }
    Ok(unit)
}

fn think<G: Game>(
    contender: &Contender<G>,
    table: &Table<G>,
    seat: Seat,
    thought: Thought,
    chance: &mut Quick,
    thinking: &mut Thinking,
) -> Option<G::Move> {
    let begun = Instant::now();
    let sight = table.sight(seat);
    let mv = match thought {
        Thought::Nodes(nodes) => contender.player.choose(&sight, chance, &Budget::nodes(nodes)),
        Thought::Millis(millis) => {
            let limit = Duration::from_millis(millis);
            let budget = Budget { nodes: u32::MAX, stop: &|| begun.elapsed() >= limit };
            contender.player.choose(&sight, chance, &budget)
        }
    };
    let seconds = begun.elapsed().as_secs_f64();
    thinking.moves += 1;
    thinking.seconds += seconds;
    thinking.longest = thinking.longest.max(seconds);
    mv
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Flat, Random};
    use triqueta::Triqueta;

    fn contenders() -> Vec<Contender<Triqueta>> {
        vec![
            Contender { name: "flat".into(), player: Box::new(Flat { temperature: 0.0 }) },
            Contender { name: "random".into(), player: Box::new(Random) },
        ]
    }

    fn plan(deals: u64) -> Plan {
        let (choices, thought) = (Choices::new(3), Thought::Nodes(60));
        Plan { choices, deals, thought, threads: 2, seed: 4, sprt: None }
    }

    #[test]
    fn seatings_share_the_luck() {
        assert_eq!(seatings(4, 2, true), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(seatings(3, 3, false), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        let mixed = seatings(3, 2, false);
        assert_eq!(mixed.len(), 6);
        assert!(mixed.iter().all(|seats| seats.contains(&0) && seats.contains(&1)));
        assert_eq!(mixed.iter().flatten().filter(|&&bot| bot == 0).count(), 9);
    }

    #[test]
    fn thinking_beats_luck_and_a_contest_can_be_continued() {
        let stop = AtomicBool::new(false);
        let half = run(&contenders(), &plan(10), false, Standing::default(), &stop, &|_| {}).unwrap();
        assert_eq!((half.deals, half.games), (10, 60));
        let whole = run(&contenders(), &plan(20), false, half, &stop, &|_| {}).unwrap();
        let at_once = run(&contenders(), &plan(20), false, Standing::default(), &stop, &|_| {}).unwrap();
        assert!((whole.shares[0].mean() - at_once.shares[0].mean()).abs() < 1e-9);
        assert!(whole.shares[0].mean() > 0.45, "{whole:?}");
        assert!(whole.thinking[0].moves > 100);
    }

    #[test]
    fn a_decided_test_ends_the_contest() {
        let decided = Plan { sprt: Some(Sprt { no: 0.33, yes: 0.36 }), ..plan(100_000) };
        let stop = AtomicBool::new(false);
        let standing = run(&contenders(), &decided, false, Standing::default(), &stop, &|_| {}).unwrap();
        assert!(standing.deals < 2_000);
    }
}
