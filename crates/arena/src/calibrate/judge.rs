//! What came of what was said.

use bots::Level;
use bots::calibration::{at, raise};
use table::Viewer;

use super::game::{Followed, Past, Said};
use super::{Bin, Change, Found, Part, Truth};
use crate::stats::Sample;

/// Bins for what was said.
const BINS: usize = 10;
/// What it costs to be so far from saying what was expected, in logarithms of one game.
const HOLD: f64 = 3.0;
/// How powers are changed, finer and finer.
const STEPS: [f64; 5] = [0.2, 0.1, 0.05, 0.02, 0.01];

/// Which of what was said counts.
#[derive(Copy, Clone, PartialEq)]
enum Told {
    /// What spectators were told.
    Spectators,
    /// What seats were told, in all games or in those of a level.
    Seats(Option<Level>),
}

impl Told {
    fn has(self, past: &Past, said: &Said) -> bool {
        match self {
            Self::Spectators => said.viewer == Viewer::Public,
            Self::Seats(level) => {
                said.viewer != Viewer::Public && level.is_none_or(|level| level == past.level)
            }
        }
    }
}

/// What these games show about shares that are said with these powers.
pub(super) fn found(games: &[Past], now: [f64; 3]) -> Found {
    let crossed = crossed(games);
    let said: Vec<(&Past, [f64; 3])> = games.iter().map(|past| (past, now)).collect();
    let levels = Level::ALL.map(|level| (level.name(), Told::Seats(Some(level))));
    let parts = levels.into_iter().chain([("spectators", Told::Spectators)]).map(|(of, told)| {
        let found = judge(&said, told);
        let count = found.bins.iter().map(|bin| bin.count).sum();
        Part { of: of.to_owned(), count, now: truth(&found), crossed: truth(&judge(&crossed, told)) }
    });
    let all = Told::Seats(None);
    Found {
        powers: fit(games),
        crossed: truth(&judge(&crossed, all)),
        parts: parts.filter(|part| part.count > 0).collect(),
        best: change(games, false),
        best_ends: change(games, true),
        ended: changed(games, |past| past.ended.clone()),
        ..judge(&said, all)
    }
}

fn truth(found: &Found) -> Truth {
    let Found { error, noise, gain, .. } = *found;
    Truth { error, noise, gain }
}

/// By how much more the bar promised after hinted moves than before, or only after those with which a turn ended.
fn change(games: &[Past], only_ends: bool) -> Change {
    changed(games, |past| {
        let counted = past.followed.iter().filter(|followed| followed.ends || !only_ends);
        counted.map(|followed| followed.after - followed.before).collect()
    })
}

/// How a number changed, on the mean of games: what happens in one game happens together, and games are what chance deals.
fn changed(games: &[Past], of: impl Fn(&Past) -> Vec<f64>) -> Change {
    let (mut sample, mut count) = (Sample::default(), 0);
    for changes in games.iter().map(of).filter(|changes| !changes.is_empty()) {
        sample.add(changes.iter().sum::<f64>() / changes.len() as f64);
        count += changes.len() as u64;
    }
    let margin = if sample.count() > 0 { sample.margin() } else { 0.0 };
    Change { mean: sample.mean(), margin, count }
}

/// What every side was said to expect, and what it got, with these powers.
fn pairs(past: &Past, powers: [f64; 3], told: Told) -> impl Iterator<Item = (usize, f64, f64)> {
    past.said.iter().filter(move |said| told.has(past, said)).flat_map(move |Said { expected, .. }| {
        let mut sides = expected.sides.clone();
        raise(&mut sides, at(powers, expected.age));
        let third = ((3.0 * expected.age) as usize).min(2);
        sides.into_iter().zip(past.came.clone()).map(move |(said, came)| (third, said, came))
    })
}

/// All games, each with powers that are fitted to the half of them in which it is not.
fn crossed(games: &[Past]) -> Vec<(&Past, [f64; 3])> {
    let (one, other) = games.split_at(games.len() / 2);
    let (by_one, by_other) = (fit(one), fit(other));
    one.iter().map(|past| (past, by_other)).chain(other.iter().map(|past| (past, by_one))).collect()
}

/// What came of games, each with the powers by which it was said what to expect.
fn judge(games: &[(&Past, [f64; 3])], told: Told) -> Found {
    let mut played = 0;
    let (mut bins, mut spread) = ([Bin::default(); BINS], [0.0; BINS]);
    let (mut missed, mut par, mut counts) = ([0.0; 3], [0.0; 3], [0.0; 3]);
    let (mut drift, mut all_hints, mut clear_hints) = (Sample::default(), Vec::new(), Vec::new());
    let mut gain = [Sample::default(); 3];
    for &(past, powers) in games {
        played += 1;
        let (mut off, mut better) = ([0.0; BINS], [(0.0, 0.0); 3]);
        for (third, said, came) in pairs(past, powers, told) {
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
        if !past.followed.is_empty() {
            let apart = |followed: &Followed| followed.after - followed.hinted;
            drift.add(past.followed.iter().map(apart).sum::<f64>() / past.followed.len() as f64);
            all_hints.extend(past.followed.iter().map(|followed| apart(followed).abs()));
            let clear = past.followed.iter().filter(|followed| followed.clear);
            clear_hints.extend(clear.map(|followed| apart(followed).abs()));
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
        best: Change::default(),
        best_ends: Change::default(),
        ended: Change::default(),
        powers: [1.0; 3],
        crossed: Truth::default(),
        parts: Vec::new(),
    }
}

/// The powers by which what came is the least surprise to those who sit there.
fn fit(games: &[Past]) -> [f64; 3] {
    let surprise = |powers: [f64; 3]| -> f64 {
        let game = |past: &Past| -> f64 {
            let one = |(_, said, came): (usize, f64, f64)| -came * libm::log(said.max(1e-6));
            let seats = Told::Seats(None);
            let looks = past.said.iter().filter(|said| seats.has(past, said)).count();
            pairs(past, powers, seats).map(one).sum::<f64>() / looks.max(1) as f64
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
    use bots::Expected;
    use table::Seat;

    /// Games in which seats are told that one side wins with a share, spectators with another, and what comes is a third.
    fn games(seats: f64, spectators: f64, wins: u64) -> Vec<Past> {
        let past = |number: u64| {
            let came = if number < wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            let said = |viewer, share: f64| {
                let expected = move |age| Expected { age, sides: vec![share, 1.0 - share] };
                [0.1, 0.5, 0.9].map(|age| Said { expected: expected(age), viewer })
            };
            let seat = Viewer::Seat(Seat::from_index(0));
            let followed =
                |before, after: f64, clear| Followed { before, hinted: 0.5, after, clear, ends: clear };
            Past {
                level: if number.is_multiple_of(2) { Level::Scout } else { Level::Hunter },
                said: said(seat, seats).into_iter().chain(said(Viewer::Public, spectators)).collect(),
                came,
                followed: vec![followed(0.5, 0.51, true), followed(0.52, 0.47, false)],
                ended: vec![0.03],
            }
        };
        (0..100).map(past).collect()
    }

    fn judged(games: &[Past], powers: [f64; 3]) -> Found {
        let games: Vec<_> = games.iter().map(|past| (past, powers)).collect();
        judge(&games, Told::Seats(None))
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn what_is_said_too_surely_is_found_out_and_mended() {
        let sure = games(0.9, 0.7, 70);
        let found = judged(&sure, [1.0; 3]);
        assert!(near(found.error, 0.2) && found.noise > 0.02 && found.noise < 0.06, "{found:?}");
        assert!(near(found.apart, 0.02) && near(found.drift.0, -0.01));
        assert!(near(found.apart_clear, 0.01) && (found.hints_clear, found.hints) == (100, 200));
        // Par misses a quarter, and saying 0.9 where 0.7 come true 0.7 of 0.01 and 0.3 of 0.81.
        assert!(found.gain.iter().all(|(mean, margin)| near(*mean, 0.0) && *margin > 0.0), "{found:?}");
        let powers = fit(&sure);
        assert!(powers.iter().all(|power| (0.3..0.55).contains(power)), "{powers:?}");
        assert!(judged(&sure, powers).error < 0.06);
        let cross = |games: &[Past]| judge(&crossed(games), Told::Seats(None)).error;
        // Games in which every other one is won: what the halves teach holds for each other.
        let even: Vec<Past> =
            (0..50).flat_map(|_| games(0.9, 0.9, 70).drain(69..71).collect::<Vec<_>>()).collect();
        assert!(cross(&even) < 0.2 && judged(&even, [1.0; 3]).error > 0.3, "{}", cross(&even));
        // And where the first half is won and the second lost, it does not.
        let first: Vec<Past> = games(0.9, 0.9, 50);
        assert!(cross(&first) > judged(&first, fit(&first)).error + 0.1, "{}", cross(&first));
        let right = judged(&games(0.7, 0.7, 70), [1.0; 3]);
        assert!(right.missed.iter().zip(right.par).all(|(missed, par)| *missed < par), "{right:?}");
        let right = fit(&games(0.7, 0.7, 70));
        assert!(right.iter().all(|power| (power - 1.0).abs() < 0.05), "{right:?}");
    }

    /// What spectators are told, who know less, says nothing about how sure those may be who know more.
    #[test]
    fn powers_are_those_of_the_people_who_play() {
        let powers = fit(&games(0.7, 0.9, 70));
        assert!(powers.iter().all(|power| (power - 1.0).abs() < 0.05), "{powers:?}");
        // Scouts win all of their games, hunters not even half of theirs.
        let mut games = games(0.7, 0.9, 70);
        for past in games.iter_mut().filter(|past| past.level == Level::Scout) {
            past.came = vec![1.0, 0.0];
        }
        let found = found(&games, [1.0; 3]);
        let names: Vec<&str> = found.parts.iter().map(|part| part.of.as_str()).collect();
        assert_eq!(names, ["scout", "hunter", "spectators"]);
        let [scout, hunter, spectators] = found.parts.as_slice() else { panic!("{names:?}") };
        assert!(near(scout.now.error, 0.3) && near(hunter.now.error, 0.0), "{scout:?}, {hunter:?}");
        assert!(near(spectators.now.error, 0.05) && near(found.error, 0.15), "{found:?}");
        assert_eq!((scout.count, hunter.count, spectators.count), (300, 300, 600));
    }

    #[test]
    fn how_the_bar_changes_over_best_moves_is_measured_and_told_apart_at_the_end_of_turns() {
        let found = found(&games(0.7, 0.7, 70), [1.0; 3]);
        assert!(near(found.best.mean, -0.02) && found.best.count == 200, "{:?}", found.best);
        assert!(near(found.best_ends.mean, 0.01) && found.best_ends.count == 100, "{:?}", found.best_ends);
        assert_ne!(found.best.mean, found.drift.0, "the hint is another number than the bar before it");
        assert!(near(found.ended.mean, 0.03) && found.ended.count == 100, "{:?}", found.ended);
    }
}
