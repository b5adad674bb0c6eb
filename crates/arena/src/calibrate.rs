//! Whether shares of the victory come true, and what makes them.
//!
//! Bots of one level play games among themselves. Whenever a turn begins, what everybody is said to expect is noted,
//! and compared with what became of it when the game is over: what is called 30% should come true in 30%. Thousands of
//! games are cheap where only some moments of each are looked at: one in each part of the game, drawn by the game's own
//! chance. Now and then a seat asks for a hint and follows it: then the bar should show what the hint said, and over many
//! such moves it should not drift. Where the move itself turns something up, a card that is
//! drawn or a dummy's, the hint is the mean over what could have been: such moves are told apart.

mod looks;

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bots::calibration::{THIRDS, at, raise};
use bots::weights::{Weights, WeightsError};
use bots::{Budget, Calibration, Expected, Known, Level, Study, expected, hint, shares, study};
use serde::Serialize;
use table::{AnyTable, Chance, Choices, OpenError, Phrase, Quick, Seat, Sight, Start, Table, Viewer};

use crate::stats::Sample;
use looks::Looks;

/// Bins for what was said.
const BINS: usize = 10;
/// So many imagined worlds say whether what a move led to could have been seen before.
const IMAGINED: u32 = 8;
/// What it costs to be so far from saying what was expected, in logarithms of one game.
const HOLD: f64 = 3.0;
/// How powers are changed, finer and finer.
const STEPS: [f64; 5] = [0.2, 0.1, 0.05, 0.02, 0.01];

/// Which games are played.
pub struct Survey<'a> {
    /// The levels of the bots: all those of a game have the same, game by game in turn.
    pub levels: &'a [Level],
    /// So many moments of every game are looked at; without it the beginning of every turn.
    pub looks: Option<u32>,
    /// One decision of so many is made by a hint; none if 0.
    pub hinted: u32,
    /// The powers that are measured, the bytes of their file; without it those of the game.
    pub powers: Option<&'a [u8]>,
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
    /// By how much less was missed than by saying so, on average over games, and the margin of its 95% interval.
    pub gain: [(f64, f64); 3],
    /// By how much the bar differs from what a hint said once it is followed, without regard to the sign.
    pub apart: f64,
    /// The same with its sign, and the margin of its 95% interval.
    pub drift: (f64, f64),
    /// How many hints were followed.
    pub hints: u64,
    /// By how much the bar differs where the hinted move turned nothing up: where all that could be seen after it was
    /// clear before.
    pub apart_clear: f64,
    /// How many hints were followed by such moves.
    pub hints_clear: u64,
    /// The powers that would have made these shares come true best.
    pub powers: [f64; 3],
    /// How such powers do on games that they were not fitted to: those of either half on the other one.
    pub crossed: Crossed,
}

/// How fitted powers do on other games.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Crossed {
    /// How far what was said is from what came, on average over all that was said.
    pub error: f64,
    /// How far it would be by chance alone.
    pub noise: f64,
    /// By how much less is missed than by saying that all are equal, by thirds of the game, with margins.
    pub gain: [(f64, f64); 3],
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
    /// How far the bar was from a hint that was followed, and whether nothing was turned up by the move.
    apart: Vec<(f64, bool)>,
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
                let level = survey.levels.get(number as usize % survey.levels.len().max(1)).copied();
                if let Some(past) = play::<G>(choices, survey, level.unwrap_or(Level::Scout), chance) {
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
        let wrong = |error: WeightsError| Phrase::new("arena-bad-powers").with("why", error.to_string());
        let read = |bytes| Calibration::from_bytes(bytes, G::info().id, G::SORTS).map_err(wrong);
        let now = survey.powers.map(read).transpose()?.as_ref().unwrap_or(G::calibration()).powers(&sort);
        let found = judge(games.iter().map(|past| (past, now)));
        Ok(Found { sort, powers: fit(&games), crossed: cross(&games), ..found })
    }
}

/// What the seat will see after this move, where that is the same in all its worlds: nothing is turned up then.
fn foreseen<G: Known>(sight: &Sight<'_, G>, mv: G::Move, chance: &mut Quick) -> Option<G::View> {
    let (game, viewer) = (sight.game(), Viewer::Seat(sight.seat()));
    let mut views = (0..IMAGINED).map(|_| {
        let mut world = sight.redeal(chance);
        game.advance(&mut world, mv);
        game.view(&world, viewer)
    });
    let first = views.next()?;
    views.all(|view| view == first).then_some(first)
}

/// One game; `None` when it was interrupted.
fn play<G: Known>(choices: &Choices, survey: &Survey<'_>, level: Level, mut chance: Quick) -> Option<Past> {
    let mut table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).ok()?;
    let player = table.game().player(level);
    let (mut said, mut apart, mut last) = (Vec::new(), Vec::new(), None);
    let mut looks = survey.looks.map(|looks| Looks::new(looks, &mut chance));
    let budget = Budget::own();
    while let Some(seat) = table.to_act() {
        if survey.stop.load(Ordering::Relaxed) {
            return None;
        }
        let turn = AnyTable::turn(&table);
        let look = |looks: &mut Looks| looks.now(table.game().age(table.position()), &mut chance);
        if last.replace(turn) != Some(turn) && looks.as_mut().is_none_or(look) {
            said.extend(expected(&table.seen(Viewer::Public), chance.next_u64(), &budget));
        }
        let asked = survey.hinted > 0 && table.legal_moves().len() > 1 && chance.below(survey.hinted) == 0;
        let advised = if asked {
            hint(&table.seen(Viewer::Seat(seat)), chance.next_u64(), &budget).into_iter().next()
        } else {
            None
        };
        let Some(advised) = advised else {
            let mv = player.choose(&table.sight(seat), &mut chance, &budget)?;
            table.play(seat, mv).ok()?;
            continue;
        };
        let mv = table.game().parse_move(&advised.text)?;
        let foreseen = foreseen(&table.sight(seat), mv, &mut chance);
        table.play(seat, mv).ok()?;
        let clear = foreseen.is_some_and(|foreseen| foreseen == table.view(Viewer::Seat(seat)));
        let shown = shares(&table.seen(Viewer::Seat(seat)), chance.next_u64(), &budget)?;
        apart.push((shown.get(seat.index())? - advised.share, clear));
    }
    let outcome = table.outcome()?;
    let game = table.game();
    let mut came = vec![0.0; 1 + Seat::all(table.seats()).map(|seat| game.side_of(seat)).max()?];
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

/// Fits powers to either half of the games and tries them on the other half.
fn cross(games: &[Past]) -> Crossed {
    let (one, other) = games.split_at(games.len() / 2);
    let (by_one, by_other) = (fit(one), fit(other));
    let tried = one.iter().map(|past| (past, by_other)).chain(other.iter().map(|past| (past, by_one)));
    let Found { error, noise, gain, .. } = judge(tried);
    Crossed { error, noise, gain }
}

/// What came of games, each with the powers by which it was said what to expect.
fn judge<'a>(games: impl Iterator<Item = (&'a Past, [f64; 3])>) -> Found {
    let mut played = 0;
    let (mut bins, mut spread) = ([Bin::default(); BINS], [0.0; BINS]);
    let (mut missed, mut par, mut counts) = ([0.0; 3], [0.0; 3], [0.0; 3]);
    let (mut drift, mut all_hints, mut clear_hints) = (Sample::default(), Vec::new(), Vec::new());
    let mut gain = [Sample::default(); 3];
    for (past, powers) in games {
        played += 1;
        let (mut off, mut better) = ([0.0; BINS], [(0.0, 0.0); 3]);
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
            better[third].0 += (even - came) * (even - came) - (said - came) * (said - came);
            better[third].1 += 1.0;
        }
        for (gain, (sum, count)) in gain.iter_mut().zip(better).filter(|(_, (_, count))| *count > 0.0) {
            gain.add(sum / count);
        }
        spread.iter_mut().zip(off).for_each(|(spread, off)| *spread += off * off);
        if !past.apart.is_empty() {
            drift.add(past.apart.iter().map(|(apart, _)| apart).sum::<f64>() / past.apart.len() as f64);
            all_hints.extend(past.apart.iter().map(|(apart, _)| apart.abs()));
            clear_hints.extend(past.apart.iter().filter(|(_, clear)| *clear).map(|(apart, _)| apart.abs()));
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
    let mean = |apart: &[f64]| apart.iter().sum::<f64>() / apart.len().max(1) as f64;
    Found {
        sort: String::new(),
        games: played,
        bins: bins.to_vec(),
        error,
        noise,
        missed,
        par,
        gain: gain.map(|gain| (gain.mean(), if gain.count() > 0 { gain.margin() } else { 0.0 })),
        apart: mean(&all_hints),
        drift: (drift.mean(), if drift.count() > 0 { drift.margin() } else { 0.0 }),
        hints: all_hints.len() as u64,
        apart_clear: mean(&clear_hints),
        hints_clear: clear_hints.len() as u64,
        powers: [1.0; 3],
        crossed: Crossed::default(),
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
            Past {
                said: [0.1, 0.5, 0.9].map(expected).to_vec(),
                came,
                apart: vec![(0.01, true), (-0.03, false)],
            }
        };
        (0..100).map(past).collect()
    }

    #[test]
    fn what_is_said_too_surely_is_found_out_and_mended() {
        let sure = games(0.9, 70);
        let judge = |games: &[Past], powers| judge(games.iter().map(|past| (past, powers)));
        let found = judge(&sure, [1.0; 3]);
        assert!((found.error - 0.2).abs() < 1e-9 && found.noise > 0.02 && found.noise < 0.06, "{found:?}");
        assert!((found.apart - 0.02).abs() < 1e-9 && (found.drift.0 + 0.01).abs() < 1e-9);
        assert!((found.apart_clear - 0.01).abs() < 1e-9 && (found.hints_clear, found.hints) == (100, 200));
        // Par misses a quarter, and saying 0.9 where 0.7 come true 0.7 of 0.01 and 0.3 of 0.81.
        assert!(
            found.gain.iter().all(|(mean, margin)| (mean - 0.0).abs() < 1e-9 && *margin > 0.0),
            "{found:?}"
        );
        let powers = fit(&sure);
        assert!(powers.iter().all(|power| (0.3..0.55).contains(power)), "{powers:?}");
        assert!(judge(&sure, powers).error < 0.06);
        // Games in which every other one is won: what the halves teach holds for each other.
        let even: Vec<Past> =
            (0..50).flat_map(|_| games(0.9, 70).drain(69..71).collect::<Vec<_>>()).collect();
        assert!(cross(&even).error < 0.2 && judge(&even, [1.0; 3]).error > 0.3, "{:?}", cross(&even));
        // And where the first half is won and the second lost, it does not.
        let first: Vec<Past> = games(0.9, 50);
        assert!(cross(&first).error > judge(&first, fit(&first)).error + 0.1, "{:?}", cross(&first));
        let right = judge(&games(0.7, 70), [1.0; 3]);
        assert!(right.missed.iter().zip(right.par).all(|(missed, par)| *missed < par), "{right:?}");
        let right = fit(&games(0.7, 70));
        assert!(right.iter().all(|power| (power - 1.0).abs() < 0.05), "{right:?}");
    }

    /// Whoever plays a card in Wolf & Hound draws another, while there are any.
    #[test]
    fn what_a_move_turns_up_is_told_apart() {
        let start = Start::Seed("c0ffee".parse().unwrap());
        let mut table = Table::<hound::Hound>::open(&Choices::new(4), start, &[]).unwrap();
        let (mut chance, mut clear, mut clouded) = (Quick::new(1), 0, 0);
        while let Some(seat) = table.to_act() {
            let mv = *table.legal_moves().first().unwrap();
            let foreseen = foreseen(&table.sight(seat), mv, &mut chance);
            table.play(seat, mv).unwrap();
            match foreseen {
                Some(view) if view == table.view(Viewer::Seat(seat)) => clear += 1,
                Some(_) => {}
                None => clouded += 1,
            }
        }
        assert!(clear > 0 && clouded > 0, "{clear}, {clouded}");
    }

    #[test]
    fn a_survey_is_the_same_on_any_number_of_threads() {
        let stop = AtomicBool::new(false);
        let of = |threads| {
            let levels = &[Level::Scout, Level::Hunter];
            let (looks, hinted, powers) = (Some(3), 16, None);
            let of = Survey {
                levels,
                looks,
                hinted,
                powers,
                games: 4,
                seed: 3,
                threads,
                stop: &stop,
                progress: &|| {},
            };
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
        // What was fitted can be measured from its file, and says other shares.
        let survey = |powers: &[u8]| {
            let levels = &[Level::Scout];
            let (looks, hinted, powers) = (None, 0, Some(powers));
            let of = Survey {
                levels,
                looks,
                hinted,
                powers,
                games: 4,
                seed: 3,
                threads: 1,
                stop: &stop,
                progress: &|| {},
            };
            survey("triqueta", &Choices::new(2), &of)
        };
        let sure =
            file("triqueta", &[Found { powers: [0.5; 3], ..found.clone() }], "now", "none", "loup").unwrap();
        let even = file("triqueta", &[Found { powers: [2.0; 3], ..found }], "now", "none", "loup").unwrap();
        assert_ne!(survey(&sure).unwrap().bins, survey(&even).unwrap().bins);
        assert_eq!(survey(b"nothing").unwrap_err().key, "arena-bad-powers");
    }
}
