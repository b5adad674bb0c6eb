//! The ladder of levels: at every sort of table each level against the one below, until it is decided which is better.
//!
//! A ladder is kept in a file and goes on from there; [`Ladder::written`] puts its tables into a document.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use serde::{Deserialize, Serialize};
use table::{Choices, Phrase};

use crate::calibrate::sorts;
use crate::contest::{Results, Thought};
use crate::matches::{Match, Running, Saved};
use crate::prints::prints;
use crate::report::Report;
use crate::stats::{Sprt, Verdict};

/// Who meets whom, the better one first.
pub const STEPS: [[&str; 2]; 4] =
    [["alpha", "hunter"], ["hunter", "scout"], ["scout", "cub"], ["greedy", "cub"]];
/// What is decided: a level comes before the one below so often, rather than as often as not.
pub const TEST: Sprt = Sprt { no: 0.5, yes: 0.58 };
/// So many deals are played before another rung is looked at.
const DEALS: u64 = 4;
/// Between this line of a document and [`END`] the tables stand.
pub const BEGIN: &str = "<!-- loup ladder -->";
/// See [`BEGIN`].
pub const END: &str = "<!-- /loup ladder -->";

/// One level against the one below at one sort of table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rung {
    /// The sort of table: number of players, and the expansion.
    pub sort: String,
    /// The match, as far as it was played.
    pub saved: Saved,
    /// By what its bots are known again, should they have changed since; empty where that was not kept.
    #[serde(default)]
    pub prints: Vec<String>,
}

impl Rung {
    /// Nothing played yet at this sort of table.
    pub(crate) fn new(
        game: &str,
        sort: &str,
        choices: &Choices,
        bots: [&str; 2],
        seed: u64,
        sprt: Option<Sprt>,
    ) -> Self {
        let options = choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let of = Match {
            game: game.to_owned(),
            players: choices.players,
            options,
            bots: bots.map(str::to_owned).to_vec(),
            thought: Thought::Own,
            only_first: false,
            alone: false,
            seed,
            sprt,
        };
        Self { sort: sort.to_owned(), saved: Saved { of, results: Results::default() }, prints: Vec::new() }
    }

    /// What the test says so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.saved.of.sprt.map_or(Verdict::Open, |sprt| self.saved.results.verdict(&sprt))
    }

    /// Seconds that were thought about it.
    fn spent(&self) -> f64 {
        self.saved.results.thinking.iter().map(|thinking| thinking.seconds).sum()
    }
}

/// All rungs, game by game, table by table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// The program whose levels met.
    pub version: String,
    /// Every level against the one below at every sort of table.
    pub rungs: Vec<Rung>,
}

/// How a ladder is climbed: nothing of this changes what comes out, except how far it goes.
pub struct Climb<'a> {
    /// At most so many deals for each rung.
    pub deals: u64,
    /// Threads to use.
    pub threads: usize,
    /// Ends it at once; what was played stays.
    pub stop: &'a AtomicBool,
    /// Is told after every few deals.
    pub progress: &'a (dyn Fn(&Ladder) + Sync),
}

impl Ladder {
    /// Nothing played yet at the tables of these games.
    #[must_use]
    pub fn new(games: &[&str], seed: u64) -> Self {
        let mut rungs = Vec::new();
        for game in games {
            for (sort, choices) in sorts(game) {
                let rung = |bots: [&str; 2]| Rung::new(game, sort, &choices, bots, seed, Some(TEST));
                rungs.extend(STEPS.map(rung));
            }
        }
        Self { version: env!("CARGO_PKG_VERSION").to_owned(), rungs }
    }

    /// How many rungs are decided.
    #[must_use]
    pub fn decided(&self) -> usize {
        self.rungs.iter().filter(|rung| rung.verdict() != Verdict::Open).count()
    }

    /// Forgets what was played of these bots, of all games or of one, at all sorts of tables or at some: they have
    /// changed since.
    pub fn again(&mut self, game: Option<&str>, sorts: &[String], bots: &[String]) {
        let of = |rung: &&mut Rung| {
            let of = &rung.saved.of;
            game.is_none_or(|game| of.game.eq_ignore_ascii_case(game))
                && (sorts.is_empty() || sorts.contains(&rung.sort))
                && of.bots.iter().any(|bot| bots.contains(bot))
        };
        self.rungs.iter_mut().filter(of).for_each(|rung| rung.saved.results = Results::default());
    }

    /// Forgets what was played by bots that think otherwise now; returns how many rungs those were. What was played
    /// before a ladder told bots apart stays, and nobody knows by whom it was.
    ///
    /// # Errors
    /// What to tell a person: there is no such game or bot.
    pub fn renew(&mut self) -> Result<usize, Phrase> {
        let mut forgotten = 0;
        for rung in &mut self.rungs {
            let unknown = rung.prints.is_empty() && rung.saved.results.deals > 0;
            let prints = if unknown { continue } else { prints(&rung.saved.of)? };
            if rung.prints != prints && rung.saved.results.deals > 0 {
                rung.saved.results = Results::default();
                forgotten += 1;
            }
            rung.prints = prints;
        }
        Ok(forgotten)
    }

    /// Plays on: always where least time was spent so far, until everything is decided or has its deals.
    ///
    /// # Errors
    /// What to tell a person: a match cannot be played.
    pub fn climb(&mut self, climb: &Climb<'_>) -> Result<(), Phrase> {
        let (ladder, taken, trouble) =
            (Mutex::new(self.clone()), Mutex::new(Vec::new()), Mutex::new(None::<Phrase>));
        // Where there are fewer rungs than threads, several play at each.
        let threads = (climb.threads / self.rungs.len().max(1)).max(1);
        let work = || {
            while let Some((at, rung)) = next(&ladder, &taken, climb) {
                match further(&rung, climb, threads) {
                    Ok(saved) => held(&ladder).rungs[at].saved = saved,
                    Err(phrase) => {
                        *held(&trouble) = Some(phrase);
                        return;
                    }
                }
                held(&taken).retain(|other| *other != at);
                (climb.progress)(&held(&ladder));
            }
        };
        thread::scope(|scope| {
            for _ in 0..climb.threads.max(1) {
                scope.spawn(work);
            }
        });
        *self = ladder.into_inner().unwrap_or_else(PoisonError::into_inner);
        trouble.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// The tables, as Markdown: how often the better bot came before the other.
    #[must_use]
    pub fn tables(&self) -> String {
        let mut text = String::new();
        let mut rows: Vec<(&str, &str)> = Vec::new();
        for rung in &self.rungs {
            let row = (rung.saved.of.game.as_str(), rung.sort.as_str());
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
        let heads = STEPS.map(|[one, other]| format!("{one}, {other}")).join(" | ");
        text.push_str(&format!("| table | {heads} | `alpha`, ms on average, 99% |\n"));
        text.push_str(&format!("|---|{}---|\n", "---|".repeat(STEPS.len())));
        for (game, sort) in rows {
            let of = |rung: &&Rung| rung.saved.of.game == game && rung.sort == sort;
            let rungs: Vec<&Rung> = self.rungs.iter().filter(of).collect();
            let cells: Vec<String> = rungs.iter().map(|rung| cell(rung)).collect();
            text.push_str(&format!("| `{game}` {sort} | {} | {} |\n", cells.join(" | "), times(&rungs)));
        }
        text
    }

    /// A document with these tables where its marks are; `None` where it has none.
    #[must_use]
    pub fn written(&self, document: &str) -> Option<String> {
        let (before, rest) = document.split_once(BEGIN)?;
        let (_, after) = rest.split_once(END)?;
        Some(format!("{before}{BEGIN}\n\n{}\n{END}{after}", self.tables()))
    }
}

/// The rung that nobody plays at, is not decided, and on which least time was spent.
fn next(ladder: &Mutex<Ladder>, taken: &Mutex<Vec<usize>>, climb: &Climb<'_>) -> Option<(usize, Rung)> {
    if climb.stop.load(Ordering::Relaxed) {
        return None;
    }
    let (ladder, mut taken) = (held(ladder), held(taken));
    let open = |(at, rung): &(usize, &Rung)| {
        !taken.contains(at) && rung.verdict() == Verdict::Open && rung.saved.results.deals < climb.deals
    };
    let (at, rung) = ladder
        .rungs
        .iter()
        .enumerate()
        .filter(open)
        .min_by(|(_, one), (_, other)| one.spent().total_cmp(&other.spent()))?;
    let rung = rung.clone();
    taken.push(at);
    Some((at, rung))
}

/// The match after a few more deals.
fn further(rung: &Rung, climb: &Climb<'_>, threads: usize) -> Result<Saved, Phrase> {
    let Saved { of, results } = &rung.saved;
    let resumed = (results.deals > 0).then(|| rung.saved.clone());
    // A deal makes as many games as before, and at least two.
    let each = results.games.checked_div(results.deals).unwrap_or(2);
    let deals = (results.deals + DEALS.max(threads as u64)).min(climb.deals);
    let running = Running { games: deals * each, threads, stop: climb.stop, progress: &|_| {} };
    Ok(of.play(resumed, &running)?.saved)
}

fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How often the better bot came before the other, with its interval, deals, and what the test says.
fn cell(rung: &Rung) -> String {
    let results = &rung.saved.results;
    let found = Report::new(rung.saved.clone()).before(0, 1).filter(|_| results.deals > 0);
    let Some((mean, margin)) = found else { return "–".to_owned() };
    let share = format!("{mean:.3} ± {margin:.3} ({})", results.deals);
    match rung.verdict() {
        Verdict::Yes => format!("**{share}**"),
        Verdict::No => format!("{share}, refuted"),
        Verdict::Open => share,
    }
}

/// How long the best level thought at a table.
fn times(rungs: &[&Rung]) -> String {
    let alpha = rungs.iter().find(|rung| rung.saved.of.bots[0] == STEPS[0][0]);
    let thinking = alpha.and_then(|rung| rung.saved.results.thinking.first()).filter(|all| all.moves > 0);
    thinking.map_or_else(
        || "–".to_owned(),
        |all| format!("{:.0}, {:.0}", 1e3 * all.mean(), 1e3 * all.quantile(0.99)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ladder_is_climbed_kept_and_written() {
        let mut ladder = Ladder::new(&["hound"], 7);
        ladder.rungs.retain(|rung| rung.sort == "4" && rung.saved.of.bots[0] != "alpha");
        assert_eq!(ladder.rungs.len(), 3);
        let stop = AtomicBool::new(false);
        let climb = Climb { deals: 6, threads: 2, stop: &stop, progress: &|_| {} };
        ladder.climb(&climb).unwrap();
        assert!(ladder.rungs.iter().all(|rung| rung.saved.results.deals == 6), "{ladder:?}");
        let kept: Ladder = serde_json::from_str(&serde_json::to_string(&ladder).unwrap()).unwrap();
        let mut further = kept.clone();
        further.climb(&Climb { deals: 10, ..climb }).unwrap();
        let mut at_once = Ladder::new(&["hound"], 7);
        at_once.rungs.retain(|rung| rung.sort == "4" && rung.saved.of.bots[0] != "alpha");
        at_once.climb(&Climb { deals: 10, threads: 1, stop: &stop, progress: &|_| {} }).unwrap();
        assert_eq!(further.tables(), at_once.tables(), "however it was interrupted");
        let document = format!("Before.\n{BEGIN}\nold\n{END}\nAfter.\n");
        let written = further.written(&document).unwrap();
        assert!(written.starts_with("Before.\n") && written.ends_with("After.\n"), "{written}");
        assert!(written.contains("| `hound` 4 | ") && !written.contains("old"), "{written}");
        assert_eq!(further.written(&written), Some(written.clone()), "writing again changes nothing");
        assert_eq!(further.written("nothing"), None);
        further.again(Some("wolves"), &[], &["cub".to_owned()]);
        assert_eq!(further.tables(), at_once.tables(), "another game");
        further.again(Some("HOUND"), &["3".to_owned(), "4-bone".to_owned()], &["scout".to_owned()]);
        assert_eq!(further.tables(), at_once.tables(), "other tables");
        further.again(Some("HOUND"), &["4".to_owned()], &["scout".to_owned()]);
        assert_eq!(deals(&further), [0, 0, 10]);
    }

    fn deals(ladder: &Ladder) -> Vec<u64> {
        ladder.rungs.iter().map(|rung| rung.saved.results.deals).collect()
    }

    /// Levels that were changed are not measured on as if they had played before.
    #[test]
    fn what_other_bots_have_played_is_forgotten() {
        let mut ladder = Ladder::new(&["hound"], 7);
        ladder.rungs.retain(|rung| rung.sort == "4" && rung.saved.of.bots[0] != "alpha");
        assert_eq!(ladder.renew(), Ok(0));
        assert!(ladder.rungs.iter().all(|rung| rung.prints.len() == 2 && rung.prints[0] != rung.prints[1]));
        assert_eq!(ladder.rungs[1].prints[1], ladder.rungs[2].prints[1], "cub is cub");
        let stop = AtomicBool::new(false);
        ladder.climb(&Climb { deals: 4, threads: 1, stop: &stop, progress: &|_| {} }).unwrap();
        assert_eq!((ladder.renew(), deals(&ladder)), (Ok(0), vec![4, 4, 4]), "the same bots");
        ladder.rungs[0].prints[0] = "0123456789abcdef".to_owned();
        ladder.rungs[1].prints.clear();
        assert_eq!((ladder.renew(), deals(&ladder)), (Ok(1), vec![0, 4, 4]), "another hunter");
        assert!(ladder.rungs[1].prints.is_empty(), "nobody knows who played there");
        // A temperature or a network that is another has another print.
        let of = |bot: &str| {
            let mut of = ladder.rungs[0].saved.of.clone();
            of.bots = vec![bot.to_owned()];
            prints(&of).unwrap().remove(0)
        };
        assert_ne!(of("plan:0:0:0.04"), of("plan:0:0:0.05"));
        assert_ne!(of("alpha:20"), of("alpha:21"));
        assert_eq!(of("scout"), of("plan:0:0:0.085"));
    }

    #[test]
    fn every_level_meets_the_one_below_at_every_table() {
        let ladder = Ladder::new(&["triqueta", "hound", "wolves"], 1);
        assert_eq!(ladder.rungs.len(), (8 + 6 + 4) * STEPS.len());
        assert_eq!(ladder.decided(), 0);
    }
}
