//! Whether shares of the victory come true, and what makes them.
//!
//! Bots of one level play games among themselves. Whenever a turn begins, what a seat that is drawn by chance is told that
//! everybody can expect is noted, and compared with what became of it when the game is over: what is called 30% should
//! come true in 30%. Now and then what spectators are told is noted too: they know less, so what they are told is less
//! sure, and it says nothing about how sure those may be who hold cards. Thousands of games are cheap where only some
//! moments of each are looked at: one in each part of the game, drawn by the game's own chance.
//!
//! Now and then a seat asks for a hint and follows it: then the bar should show what the hint said. Where the move itself
//! turns something up, a card that is drawn or a dummy's, the hint is the mean over what could have been: such moves are
//! told apart. And as the move is the best that is found, the bar should on the mean show after it what it showed before,
//! also where the turn ends with it. The same is asked of the ends of all turns that are looked at.

mod game;
mod judge;
mod looks;

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bots::calibration::THIRDS;
use bots::weights::{Weights, WeightsError};
use bots::{Calibration, Known, Level, Study, study};
use serde::Serialize;
use table::{Choices, OpenError, Phrase, Quick, Start, Table};

use game::{Past, play};

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

/// What a survey of one sort of table found. Unless it says otherwise, all of it is about what seats were told.
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
    /// By how much more the bar promised the seat after the move of a hint than before it.
    pub best: Change,
    /// The same where the seat's turn ended with it.
    pub best_ends: Change,
    /// The same over all moves with which the bots ended the turns that were looked at, but for those that ended the game:
    /// nothing more is known then than before.
    pub ended: Change,
    /// The powers that would have made these shares come true best.
    pub powers: [f64; 3],
    /// How such powers do on games that they were not fitted to: those of either half on the other one.
    pub crossed: Truth,
    /// The same of a part of what was said: what spectators were told, and what seats were told in the games of each level.
    pub parts: Vec<Part>,
}

/// How a number changed, on average over games.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Change {
    /// On average.
    pub mean: f64,
    /// The margin of its 95% interval.
    pub margin: f64,
    /// How often it was looked at.
    pub count: u64,
}

/// A part of what was said.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Part {
    /// Which: `spectators`, or a level.
    pub of: String,
    /// How often a side was said to expect something.
    pub count: u64,
    /// How it was with the powers that are measured.
    pub now: Truth,
    /// How it is with powers that are fitted to what seats were told in the other half of the games.
    pub crossed: Truth,
}

/// How what was said came true.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Truth {
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
        Ok(Found { sort, ..judge::found(&games, now) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
