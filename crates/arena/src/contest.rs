//! A contest: many deals, each played by every pair of bots on every side.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Budget, Expert};
use serde::{Deserialize, Serialize};
use table::{Choices, OpenError, Outcome, Quick, Seat, Start, Table};

use crate::brain::Contender;
use crate::seating::{Seating, pairs, seatings};
use crate::stats::{Sample, Sprt, Verdict};
use crate::thinking::Thinking;

/// How long a bot may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thought {
    /// As much as each bot sees fit: the same games on every machine.
    Own,
    /// So many nodes: the same games on every machine.
    Nodes(u32),
    /// So many milliseconds.
    Millis(u64),
}

/// Who meets whom, and how often.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The game's options.
    pub choices: Choices,
    /// Deals to play; each is played by every pair on every side.
    pub deals: u64,
    /// How long bots think.
    pub thought: Thought,
    /// Only pairs with the first bot, instead of all.
    pub only_first: bool,
    /// Only the first bot alone among each of the others.
    pub alone: bool,
    /// Threads to use.
    pub threads: usize,
    /// Where chance starts.
    pub seed: u64,
    /// Stops early once it is decided whether the first bot is better than the second.
    pub sprt: Option<Sprt>,
}

/// One bot alone on a side, another on all other sides.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// The one that is alone (index).
    pub one: usize,
    /// The others (index).
    pub other: usize,
    /// The lone one's share of the victory, a value per deal. Par is one over the number of sides.
    pub share: Sample,
    /// How often the lone one came before another, equal places half, a value per deal. Par is a half.
    pub ahead: Sample,
}

/// What came out, so far. Can be written down and continued from.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Results {
    /// Deals finished: the next one to play.
    pub deals: u64,
    /// Games finished.
    pub games: u64,
    /// How many sides there are.
    pub sides: usize,
    /// Every pair that met.
    pub cells: Vec<Cell>,
    /// Decisions and the time they took, per bot.
    pub thinking: Vec<Thinking>,
}

impl Schedule {
    /// How many games one deal makes for so many bots.
    #[must_use]
    pub fn games_per_deal<G: Expert>(&self, game: &G, bots: usize) -> u64 {
        let sides = sides_of(game);
        let pairs = pairs(bots, count(&sides), self.only_first, self.alone);
        seatings(&sides, &pairs).len().max(1) as u64
    }
}

/// The side of each seat.
fn sides_of<G: Expert>(game: &G) -> Vec<usize> {
    Seat::all(game.seats()).map(|seat| game.side_of(seat)).collect()
}

/// How many sides there are.
fn count(sides: &[usize]) -> usize {
    1 + sides.iter().copied().max().unwrap_or_default()
}

impl Results {
    /// Nothing played yet by so many bots.
    fn new(bots: usize, sides: usize, schedule: &Schedule) -> Self {
        let cell = |(one, other)| Cell { one, other, share: Sample::default(), ahead: Sample::default() };
        let cells = pairs(bots, sides, schedule.only_first, schedule.alone).into_iter().map(cell).collect();
        Self { deals: 0, games: 0, sides, cells, thinking: vec![Thinking::default(); bots] }
    }

    /// The lone bot's results against so many of the other.
    #[must_use]
    pub fn cell(&self, one: usize, other: usize) -> Option<&Cell> {
        self.cells.iter().find(|cell| (cell.one, cell.other) == (one, other))
    }

    fn add(&mut self, unit: &Unit) {
        self.deals += 1;
        self.games += unit.games;
        for (cell, (share, ahead)) in self.cells.iter_mut().zip(&unit.cells) {
            cell.share.add(*share);
            cell.ahead.add(*ahead);
        }
        for (all, thought) in self.thinking.iter_mut().zip(&unit.thinking) {
            all.join(thought);
        }
    }

    /// What a sequential test says about how often the first bot comes before the second, whichever is alone.
    #[must_use]
    pub fn verdict(&self, sprt: &Sprt) -> Verdict {
        match (self.cell(0, 1), self.cell(1, 0)) {
            (Some(alone), Some(among)) => sprt.verdict(&alone.ahead.with_reverse(&among.ahead)),
            (Some(alone), None) => sprt.verdict(&alone.ahead),
            _ => Verdict::Open,
        }
    }
}

/// Plays a contest on from where it stands, until the schedule is done, the test decides, or `stop` says so.
/// `progress` is told about every deal. Deals count in their order, whichever thread is done first, so that a
/// contest has the same result however it was interrupted.
///
/// # Errors
/// The options are wrong.
pub fn run<G: Expert>(
    contenders: &[Contender<G>],
    schedule: &Schedule,
    resumed: Option<Results>,
    stop: &AtomicBool,
    progress: &(dyn Fn(&Results) + Sync),
) -> Result<Results, OpenError> {
    let first = Table::<G>::open(&schedule.choices, Start::Seed(Quick::new(schedule.seed).seed()), &[])?;
    let sides = sides_of(first.game());
    let fresh = Results::new(contenders.len(), count(&sides), schedule);
    // Results of other bots or another game cannot be continued.
    let fits = |old: &Results| old.cells.len() == fresh.cells.len() && old.sides == fresh.sides;
    let results = resumed.filter(fits).unwrap_or_else(|| fresh.clone());
    let pairs: Vec<(usize, usize)> = fresh.cells.iter().map(|cell| (cell.one, cell.other)).collect();
    let seatings = seatings(&sides, &pairs);
    let games = seatings.len() as u64;
    if games == 0 {
        return Ok(results);
    }
    let next = AtomicU64::new(results.deals * games);
    let unit = Unit::new(pairs.len(), contenders.len());
    let book = Mutex::new(Book { results, unit, waiting: BTreeMap::new() });
    let done = AtomicBool::new(false);
    let work = || {
        while !done.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (deal, place) = (number / games, number % games);
            if deal >= schedule.deals {
                return;
            }
            let seating = &seatings[place as usize];
            let Some(game) = play_game(contenders, schedule, deal, place, seating, stop) else { return };
            let mut book = book.lock().unwrap_or_else(PoisonError::into_inner);
            book.waiting.insert(number, game);
            while !done.load(Ordering::Relaxed) {
                let Some(played) = book.next(&seatings, &pairs) else { break };
                if played {
                    progress(&book.results);
                    let decided =
                        schedule.sprt.is_some_and(|sprt| book.results.verdict(&sprt) != Verdict::Open);
                    done.store(decided, Ordering::Relaxed);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..schedule.threads.max(1) {
            scope.spawn(work);
        }
    });
    Ok(book.into_inner().unwrap_or_else(PoisonError::into_inner).results)
}

/// Where finished games are entered, in their order.
struct Book {
    results: Results,
    /// The deal that is not complete yet.
    unit: Unit,
    /// Games that were done before others that come first.
    waiting: BTreeMap<u64, Played>,
}

impl Book {
    /// Enters the next game and says whether a deal is complete with it; `None` when it is not done yet.
    fn next(&mut self, seatings: &[Seating], pairs: &[(usize, usize)]) -> Option<bool> {
        let games = seatings.len() as u64;
        let played = self.waiting.remove(&(self.results.deals * games + self.unit.games))?;
        let seating = &seatings[self.unit.games as usize];
        let each = (seatings.len() / pairs.len()) as f64;
        if let Some(pair) = pairs.iter().position(|pair| *pair == seating.pair) {
            let (share, ahead) = self.unit.cells[pair];
            self.unit.cells[pair] = (share + played.share / each, ahead + played.ahead / each);
        }
        for (all, thought) in self.unit.thinking.iter_mut().zip(&played.thinking) {
            all.join(thought);
        }
        self.unit.games += 1;
        let complete = self.unit.games == games;
        if complete {
            let fresh = Unit::new(pairs.len(), self.unit.thinking.len());
            self.results.add(&std::mem::replace(&mut self.unit, fresh));
        }
        Some(complete)
    }
}

/// One deal in all seatings.
struct Unit {
    games: u64,
    /// The lone one's share and how often it came before the others, per pair.
    cells: Vec<(f64, f64)>,
    thinking: Vec<Thinking>,
}

impl Unit {
    fn new(pairs: usize, bots: usize) -> Self {
        Self { games: 0, cells: vec![(0.0, 0.0); pairs], thinking: vec![Thinking::default(); bots] }
    }
}

/// One game.
struct Played {
    /// The lone one's share.
    share: f64,
    /// How often it came before the others.
    ahead: f64,
    thinking: Vec<Thinking>,
}

/// Plays a deal in one of its seatings; `None` when it was interrupted or cannot be played.
fn play_game<G: Expert>(
    contenders: &[Contender<G>],
    schedule: &Schedule,
    deal: u64,
    place: u64,
    seating: &Seating,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut thinking = vec![Thinking::default(); contenders.len()];
    let seed = Quick::new(schedule.seed ^ deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)).seed();
    let mut table = Table::<G>::open(&schedule.choices, Start::Seed(seed), &[]).ok()?;
    let mut chance = Quick::new(schedule.seed.wrapping_add(deal << 16).wrapping_add(place));
    while let Some(seat) = table.to_act() {
        let bot = *seating.seats.get(seat.index())?;
        let (contender, thinking) = (&contenders[bot], &mut thinking[bot]);
        let mv = think(contender, &table, seat, schedule.thought, &mut chance, thinking, stop)?;
        if stop.load(Ordering::Relaxed) {
            // Perhaps not thought to its end.
            return None;
        }
        table.play(seat, mv).ok()?;
    }
    let (share, ahead) = result(&table.outcome()?, seating, table.game());
    Some(Played { share, ahead, thinking })
}

/// The lone side's share of the victory, and how often it came before another side.
fn result<G: Expert>(outcome: &Outcome, seating: &Seating, game: &G) -> (f64, f64) {
    let seats = || Seat::all(outcome.seats.len() as u8).zip(&seating.seats);
    let lone = || seats().filter(|(_, bot)| **bot == seating.pair.0).map(|(seat, _)| seat);
    let (mut before, mut pairs) = (0.0, 0.0);
    for one in lone() {
        for (other, _) in seats().filter(|(seat, _)| game.side_of(*seat) != game.side_of(one)) {
            let places = [one, other].map(|seat| outcome.seats[seat.index()].place);
            before += match places[0].cmp(&places[1]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            pairs += 1.0;
        }
    }
    (lone().map(|seat| outcome.share(seat)).sum(), before / f64::max(pairs, 1.0))
}

fn think<G: Expert>(
    contender: &Contender<G>,
    table: &Table<G>,
    seat: Seat,
    thought: Thought,
    chance: &mut Quick,
    thinking: &mut Thinking,
    stop: &AtomicBool,
) -> Option<G::Move> {
    let begun = Instant::now();
    let (nodes, limit) = match thought {
        Thought::Own => (None, None),
        Thought::Nodes(nodes) => (Some(nodes), None),
        Thought::Millis(millis) => (Some(u32::MAX), Some(Duration::from_millis(millis))),
    };
    let over = || stop.load(Ordering::Relaxed) || limit.is_some_and(|limit| begun.elapsed() >= limit);
    let mv = contender.choose(table, seat, chance, &Budget { nodes, stop: &over });
    thinking.add(begun.elapsed().as_secs_f64());
    mv
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Flat, Random};
    use triqueta::Triqueta;

    fn contenders() -> Vec<Contender<Triqueta>> {
        vec![
            Contender::honest("flat", Box::new(Flat::random(60))),
            Contender::honest("random", Box::new(Random)),
        ]
    }

    fn schedule(deals: u64) -> Schedule {
        Schedule {
            choices: Choices::new(3),
            deals,
            thought: Thought::Own,
            only_first: false,
            alone: false,
            threads: 2,
            seed: 4,
            sprt: None,
        }
    }

    /// All but the clock.
    fn but_the_clock(results: &Results) -> (u64, u64, Vec<Cell>, Vec<u64>) {
        let moves = results.thinking.iter().map(|thinking| thinking.moves).collect();
        (results.deals, results.games, results.cells.clone(), moves)
    }

    #[test]
    fn thinking_beats_luck_and_a_contest_can_be_continued() {
        let stop = AtomicBool::new(false);
        let half = run(&contenders(), &schedule(10), None, &stop, &|_| {}).unwrap();
        assert_eq!((half.deals, half.games), (10, 60));
        let written = serde_json::to_string(&half).unwrap();
        let whole =
            run(&contenders(), &schedule(20), serde_json::from_str(&written).unwrap(), &stop, &|_| {});
        let at_once = run(&contenders(), &Schedule { threads: 1, ..schedule(20) }, None, &stop, &|_| {});
        let (whole, at_once) = (whole.unwrap(), at_once.unwrap());
        assert_eq!(but_the_clock(&whole), but_the_clock(&at_once));
        let cell = whole.cell(0, 1).unwrap();
        assert!(cell.share.mean() > 0.45 && cell.ahead.mean() > 0.6, "{whole:?}");
        assert!(whole.cell(1, 0).unwrap().share.mean() < 0.3, "{whole:?}");
        assert!(whole.thinking[0].moves > 100);
    }

    #[test]
    fn a_decided_test_ends_the_contest() {
        let decided = Schedule { sprt: Some(Sprt { no: 0.5, yes: 0.55 }), ..schedule(100_000) };
        let stop = AtomicBool::new(false);
        let results = run(&contenders(), &decided, None, &stop, &|_| {}).unwrap();
        assert!(results.deals < 2_000);
        assert_eq!(results.verdict(&Sprt { no: 0.5, yes: 0.55 }), Verdict::Yes);
    }

    #[test]
    fn a_contest_can_be_stopped_and_counts_only_whole_deals() {
        let stop = AtomicBool::new(false);
        let results = run(&contenders(), &schedule(1_000), None, &stop, &|results| {
            stop.store(results.deals >= 3, Ordering::Relaxed);
        });
        let results = results.unwrap();
        assert!((3..6).contains(&results.deals) && results.games == results.deals * 6, "{results:?}");
    }

    /// Thinks until it is told to stop, or for half a minute.
    struct Endless;

    impl bots::Player<Triqueta> for Endless {
        fn weigh(
            &self,
            sight: &table::Sight<'_, Triqueta>,
            chance: &mut Quick,
            budget: &Budget<'_>,
        ) -> Vec<bots::Valued<triqueta::Move>> {
            let told = (0..6_000).any(|_| {
                thread::sleep(Duration::from_millis(5));
                (budget.stop)()
            });
            assert!(told, "nobody tells it");
            Random.weigh(sight, chance, budget)
        }
    }

    #[test]
    fn who_thinks_too_long_hears_that_the_contest_is_over() {
        let bots = ["one", "other"].map(|name| Contender::honest(name, Box::new(Endless)));
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            let results = scope.spawn(|| run(&bots, &schedule(5), None, &stop, &|_| {}));
            thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
            assert_eq!(results.join().unwrap().unwrap().deals, 0);
        });
    }
}
