//! Whether shares of the victory come true, and what makes them.
//!
//! Bots of one level play games among themselves. Whenever a turn begins, what everybody is said to expect is noted,
//! and compared with what became of it when the game is over: what is called 30% should come true in 30%. Now and then
//! a seat asks for a hint and follows it: then the bar should show what the hint said, and over many such moves it
//! should not drift.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bots::calibration::{THIRDS, at, raise};
use bots::weights::Weights;
use bots::{Budget, Calibration, Expected, Known, Level, Study, expected, hint, shares, study};
use serde::Serialize;
use table::{AnyTable, Chance, Choices, OpenError, Phrase, Quick, Seat, Start, Table, Viewer};

use crate::stats::Sample;

/// Bins for what was said.
const BINS: usize = 10;
/// One decision of so many is made by a hint.
const HINTED: u32 = 16;
/// What it costs to be so far from saying what was expected, in logarithms of one game.
const HOLD: f64 = 3.0;
/// How powers are changed, finer and finer.
const STEPS: [f64; 5] = [0.2, 0.1, 0.05, 0.02, 0.01];

/// Which games are played.
pub struct Survey<'a> {
    /// The level of all bots.
    pub level: Level,
    /// Games to play.
    pub games: u64,
    /// Where chance starts.
    pub seed: u64,
    /// Threads to use.
    pub threads: usize,
    /// Ends the survey at once.
    pub stop: &'a AtomicBool,
    /// Is told after every game.
    pub progress: &'a (dyn Fn() + Sync),
}

/// What a survey of one sort of table found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Found {
    /// The sort of table: number of players, and the expansion.
    pub sort: String,
    /// Games played to their end.
    pub games: u64,
    /// What was said, in tenths.
    pub bins: Vec<Bin>,
    /// How far what was said is from what came, on average over all that was said.
    pub error: f64,
    /// How far it would be by chance alone.
    pub noise: f64,
    /// What was missed (Brier's score), by thirds of the game.
    pub missed: [f64; 3],
    /// What would have been missed by saying that all are equal.
    pub par: [f64; 3],
    /// By how much the bar differs from what a hint said once it is followed, without regard to the sign.
    pub apart: f64,
    /// The same with its sign, and the margin of its 95% interval.
    pub drift: (f64, f64),
    /// How many hints were followed.
    pub hints: u64,
    /// The powers that would have made these shares come true best.
    pub powers: [f64; 3],
}

/// What was said about so much, and what came of it.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Bin {
    /// How often.
    pub count: u64,
    /// The mean of what was said.
    pub said: f64,
    /// The mean of what came.
    pub came: f64,
}

/// A game that is over.
struct Past {
    said: Vec<Expected>,
    /// Every side's share of the victory.
    came: Vec<f64>,
    /// How far the bar was from a hint that was followed.
    apart: Vec<f64>,
}

/// The sorts of tables of a game, each with choices that make one.
#[must_use]
pub fn sorts(game: &str) -> Vec<(&'static str, Choices)> {
    struct Sorts;
    impl Study for Sorts {
        type Answer = Vec<(&'static str, Choices)>;
        fn of<G: Known>(self) -> Self::Answer {
            G::SORTS.iter().map(|sort| (*sort, G::table_of(sort))).collect()
        }
    }
    study(game, Sorts).unwrap_or_default()
}

/// Surveys the tables of a game that are made with these choices.
///
/// # Errors
/// What to tell a person: there is no such game, or a choice is wrong.
pub fn survey(game: &str, choices: &Choices, survey: &Survey<'_>) -> Result<Found, Phrase> {
    let unknown = || Phrase::new("arena-no-such-game").with("game", game);
    study(game, Work { choices, survey }).ok_or_else(unknown)?
}

/// The file of a game's powers with those that were found; what was not surveyed stays as it is.
///
/// # Errors
/// There is no such game.
pub fn file(game: &str, found: &[Found], made: &str, on: &str, origin: &str) -> Result<Vec<u8>, Phrase> {
    struct Powers<'a>(&'a [Found]);
    impl Study for Powers<'_> {
        type Answer = Vec<(String, f64)>;
        fn of<G: Known>(self) -> Self::Answer {
            let power = |sort: &&str, third: usize| {
                let found = self.0.iter().find(|found| found.sort == **sort);
                found.map_or_else(|| G::calibration().powers(sort)[third], |found| found.powers[third])
            };
            let names = Calibration::names(G::SORTS);
            let values =
                G::SORTS.iter().flat_map(|sort| (0..THIRDS.len()).map(move |third| power(sort, third)));
            names.into_iter().zip(values).collect()
        }
    }
    let values =
        study(game, Powers(found)).ok_or_else(|| Phrase::new("arena-no-such-game").with("game", game))?;
    let text = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(Weights { game: game.to_owned(), made: text(made), on: text(on), origin: text(origin), values }
        .to_bytes())
}

struct Work<'a> {
    choices: &'a Choices,
    survey: &'a Survey<'a>,
}

impl Study for Work<'_> {
    type Answer = Result<Found, Phrase>;

    fn of<G: Known>(self) -> Self::Answer {
        let Self { choices, survey } = self;
        let seed = Quick::new(survey.seed).seed();
        let table = Table::<G>::open(choices, Start::Seed(seed), &[]).map_err(OpenError::phrase)?;
        let sort = table.game().sort();
        let (next, games) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        let work = || {
            while !survey.stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let chance = Quick::new(survey.seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                if number >= survey.games {
                    return;
                }
                if let Some(past) = play::<G>(choices, survey, chance) {
                    games.lock().unwrap_or_else(PoisonError::into_inner).push((number, past));
                    (survey.progress)();
                }
            }
        };
        thread::scope(|scope| {
            (0..survey.threads.max(1)).for_each(|_| drop(scope.spawn(work)));
        });
        let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
        games.sort_by_key(|(number, _)| *number);
        let games: Vec<Past> = games.into_iter().map(|(_, past)| past).collect();
        let now = G::calibration().powers(&sort);
        Ok(Found { sort, powers: fit(&games), ..judge(&games, now) })
    }
}

/// One game; `None` when it was interrupted.
fn play<G: Known>(choices: &Choices, survey: &Survey<'_>, mut chance: Quick) -> Option<Past> {
    let mut table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).ok()?;
    let player = table.game().player(survey.level);
    let (mut said, mut apart, mut last) = (Vec::new(), Vec::new(), None);
    let budget = Budget::own();
    while let Some(seat) = table.to_act() {
        if survey.stop.load(Ordering::Relaxed) {
            return None;
        }
        let turn = AnyTable::turn(&table);
        if last.replace(turn) != Some(turn) {
            said.extend(expected(&table.seen(Viewer::Public), chance.next_u64(), &budget));
        }
        let moves = table.legal_moves();
        let advised = if moves.len() > 1 && chance.below(HINTED) == 0 {
            hint(&table.seen(Viewer::Seat(seat)), chance.next_u64(), &budget).into_iter().next()
        } else {
            None
        };
        let Some(advised) = advised else {
            let mv = player.choose(&table.sight(seat), &mut chance, &budget)?;
            table.play(seat, mv).ok()?;
            continue;
        };
        AnyTable::play(&mut table, seat, &advised.text).ok()?;
        let shown = shares(&table.seen(Viewer::Seat(seat)), chance.next_u64(), &budget)?;
        apart.push(shown.get(seat.index())? - advised.share);
    }
    let outcome = table.outcome()?;
    let game = table.game();
    let mut came = vec![0.0; said.first()?.sides.len()];
    Seat::all(table.seats()).for_each(|seat| came[game.side_of(seat)] += outcome.share(seat));
    Some(Past { said, came, apart })
}

/// What every side was said to expect, and what it got, with these powers.
fn pairs(past: &Past, powers: [f64; 3]) -> impl Iterator<Item = (usize, f64, f64)> {
    past.said.iter().flat_map(move |expected| {
        let mut sides = expected.sides.clone();
        raise(&mut sides, at(powers, expected.age));
        let third = ((3.0 * expected.age) as usize).min(2);
        sides.into_iter().zip(past.came.clone()).map(move |(said, came)| (third, said, came))
    })
}

fn judge(games: &[Past], powers: [f64; 3]) -> Found {
    let (mut bins, mut spread) = ([Bin::default(); BINS], [0.0; BINS]);
    let (mut missed, mut par, mut counts) = ([0.0; 3], [0.0; 3], [0.0; 3]);
    let (mut drift, mut apart, mut hints) = (Sample::default(), 0.0, 0);
    for past in games {
        let mut off = [0.0; BINS];
        for (third, said, came) in pairs(past, powers) {
            let bin = ((said * BINS as f64) as usize).min(BINS - 1);
            bins[bin].count += 1;
            bins[bin].said += said;
            bins[bin].came += came;
            off[bin] += said - came;
            missed[third] += (said - came) * (said - came);
            let even = 1.0 / past.came.len() as f64;
            par[third] += (even - came) * (even - came);
            counts[third] += 1.0;
        }
        spread.iter_mut().zip(off).for_each(|(spread, off)| *spread += off * off);
        if !past.apart.is_empty() {
            drift.add(past.apart.iter().sum::<f64>() / past.apart.len() as f64);
            apart += past.apart.iter().map(|apart| apart.abs()).sum::<f64>();
            hints += past.apart.len() as u64;
        }
    }
    let all = bins.iter().map(|bin| bin.count).sum::<u64>().max(1) as f64;
    let error = bins.iter().map(|bin| (bin.said - bin.came).abs()).sum::<f64>() / all;
    // What is off in one game is off together: games, not moments, are what chance deals. The mean of what a bell
    // curve is off by is the root of 2 / π of its standard deviation.
    let noise = spread.iter().map(|spread| (spread * std::f64::consts::FRAC_2_PI).sqrt()).sum::<f64>() / all;
    for bin in bins.iter_mut().filter(|bin| bin.count > 0) {
        (bin.said, bin.came) = (bin.said / bin.count as f64, bin.came / bin.count as f64);
    }
    for (third, count) in counts.into_iter().enumerate() {
        (missed[third], par[third]) =
            (missed[third] / f64::max(count, 1.0), par[third] / f64::max(count, 1.0));
    }
    Found {
        sort: String::new(),
        games: games.len() as u64,
        bins: bins.to_vec(),
        error,
        noise,
        missed,
        par,
        apart: if hints > 0 { apart / hints as f64 } else { 0.0 },
        drift: (drift.mean(), drift.margin()),
        hints,
        powers,
    }
}

/// The powers by which what came is the least surprise.
fn fit(games: &[Past]) -> [f64; 3] {
    let surprise = |powers: [f64; 3]| -> f64 {
        let game = |past: &Past| -> f64 {
            let one = |(_, said, came): (usize, f64, f64)| -came * libm::log(said.max(1e-6));
            pairs(past, powers).map(one).sum::<f64>() / past.said.len().max(1) as f64
        };
        let moved: f64 = powers.iter().map(|power| (power - 1.0) * (power - 1.0)).sum();
        games.iter().map(game).sum::<f64>() + HOLD * moved
    };
    let (mut powers, mut least) = ([1.0; 3], surprise([1.0; 3]));
    for step in STEPS {
        let mut better = true;
        while better {
            better = false;
            for third in 0..powers.len() {
                for by in [step, -step] {
                    let mut tried = powers;
                    tried[third] = (tried[third] + by).clamp(0.1, 3.0);
                    let now = surprise(tried);
                    if now < least - 1e-9 {
                        (powers, least, better) = (tried, now, true);
                    }
                }
            }
        }
    }
    powers.map(|power| (100.0 * power).round() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in which one side is said to win with a share and wins with another.
    fn games(said: f64, wins: u64) -> Vec<Past> {
        let past = |number: u64| {
            let came = if number < wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            let expected = |age| Expected { age, sides: vec![said, 1.0 - said] };
            Past { said: [0.1, 0.5, 0.9].map(expected).to_vec(), came, apart: vec![0.01, -0.03] }
        };
        (0..100).map(past).collect()
    }

    #[test]
    fn what_is_said_too_surely_is_found_out_and_mended() {
        let sure = games(0.9, 70);
        let found = judge(&sure, [1.0; 3]);
        assert!((found.error - 0.2).abs() < 1e-9 && found.noise > 0.02 && found.noise < 0.06, "{found:?}");
        assert!((found.apart - 0.02).abs() < 1e-9 && (found.drift.0 + 0.01).abs() < 1e-9);
        let powers = fit(&sure);
        assert!(powers.iter().all(|power| (0.3..0.55).contains(power)), "{powers:?}");
        assert!(judge(&sure, powers).error < 0.06);
        let right = judge(&games(0.7, 70), [1.0; 3]);
        assert!(right.missed.iter().zip(right.par).all(|(missed, par)| *missed < par), "{right:?}");
        let right = fit(&games(0.7, 70));
        assert!(right.iter().all(|power| (power - 1.0).abs() < 0.05), "{right:?}");
    }

    #[test]
    fn a_survey_is_the_same_on_any_number_of_threads() {
        let stop = AtomicBool::new(false);
        let of = |threads| {
            let of =
                Survey { level: Level::Scout, games: 4, seed: 3, threads, stop: &stop, progress: &|| {} };
            survey("triqueta", &Choices::new(2), &of).unwrap()
        };
        let found = of(1);
        assert_eq!(found, of(2));
        assert_eq!((found.sort.as_str(), found.games), ("2", 4));
        let bytes = file("triqueta", std::slice::from_ref(&found), "2026-11-16", "4 games", "loup").unwrap();
        let read = Calibration::from_bytes(
            &bytes,
            "triqueta",
            &sorts("triqueta").iter().map(|(sort, _)| *sort).collect::<Vec<_>>(),
        );
        assert_eq!(read.unwrap().powers("2"), found.powers);
    }
}
