//! A match: a contest described by texts, for the command line.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use bots::{Known, Study, study};
use serde::{Deserialize, Serialize};
use table::{Choices, OpenError, Phrase, Quick, Start, Table};

use crate::brain::Contender;
use crate::contest::{Results, Schedule, Thought, run};
use crate::report::Report;
use crate::spec::Spec;
use crate::stats::Sprt;

/// Who meets whom at what: everything that decides the result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// The bots by name, see [`crate::spec`].
    pub bots: Vec<String>,
    /// How long they think.
    pub thought: Thought,
    /// Only pairs with the first bot, instead of all.
    pub only_first: bool,
    /// Only the first bot alone among each of the others.
    #[serde(default)]
    pub alone: bool,
    /// Where chance starts.
    pub seed: u64,
    /// Stops early once it is decided whether the first bot is better than the second.
    pub sprt: Option<Sprt>,
}

/// A match as far as it was played: what is written into a file, and continued from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// The match.
    #[serde(rename = "match")]
    pub of: Match,
    /// What came out so far.
    #[serde(rename = "standing")]
    pub results: Results,
}

/// How a match is played: nothing of this changes the result, except how far it goes.
pub struct Running<'a> {
    /// Games to play in all, those already played included: rounded up to whole deals.
    pub games: u64,
    /// Threads to use.
    pub threads: usize,
    /// Ends the match at once.
    pub stop: &'a AtomicBool,
    /// Is told after every deal.
    pub progress: &'a (dyn Fn(&Results) + Sync),
}

impl Match {
    pub(crate) fn choices(&self) -> Choices {
        let mut choices = Choices::new(self.players);
        self.options.iter().for_each(|(key, value)| choices.set(key, value.as_str()));
        choices
    }

    /// Plays the match, from the beginning or on from where it was saved.
    ///
    /// # Errors
    /// What to tell a person: there is no such game or bot, a choice is wrong, a network cannot be read, or what
    /// was saved is another match.
    pub fn play(&self, saved: Option<Saved>, running: &Running<'_>) -> Result<Report, Phrase> {
        if saved.as_ref().is_some_and(|saved| saved.of != *self) {
            return Err(Phrase::new("arena-other-match"));
        }
        if self.bots.len() < 2 {
            return Err(Phrase::new("arena-two-bots"));
        }
        let resumed = saved.map(|saved| saved.results);
        let unknown = || Phrase::new("arena-no-such-game").with("game", self.game.as_str());
        study(&self.game, Contest { of: self, resumed, running }).ok_or_else(unknown)?
    }
}

struct Contest<'a> {
    of: &'a Match,
    resumed: Option<Results>,
    running: &'a Running<'a>,
}

impl Study for Contest<'_> {
    type Answer = Result<Report, Phrase>;

    fn of<G: Known>(self) -> Result<Report, Phrase> {
        let Self { of, resumed, running } = self;
        let start = Start::Seed(Quick::new(of.seed).seed());
        let table = Table::<G>::open(&of.choices(), start, &[]).map_err(OpenError::phrase)?;
        let contender =
            |name: &String| name.parse::<Spec>()?.contender(name, table.game(), &of.choices(), of.thought);
        let contenders: Vec<Contender<G>> = of.bots.iter().map(contender).collect::<Result<_, _>>()?;
        let mut schedule = Schedule {
            choices: of.choices(),
            deals: 0,
            thought: of.thought,
            only_first: of.only_first,
            alone: of.alone,
            threads: running.threads,
            seed: of.seed,
            sprt: of.sprt,
        };
        schedule.deals = running.games.div_ceil(schedule.games_per_deal(table.game(), contenders.len()));
        let results = run(&contenders, &schedule, resumed, running.stop, running.progress);
        let results = results.map_err(OpenError::phrase)?;
        if let Some(trouble) = contenders.iter().find_map(Contender::trouble) {
            return Err(trouble);
        }
        Ok(Report::new(Saved { of: of.clone(), results }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn greedy_and_random(game: &str) -> Match {
        Match {
            game: game.to_owned(),
            players: 3,
            options: BTreeMap::new(),
            bots: vec!["greedy".to_owned(), "random".to_owned()],
            thought: Thought::Own,
            only_first: false,
            alone: false,
            seed: 3,
            sprt: None,
        }
    }

    fn play(of: &Match, saved: Option<Saved>, games: u64) -> Result<Report, Phrase> {
        let stop = AtomicBool::new(false);
        of.play(saved, &Running { games, threads: 2, stop: &stop, progress: &|_| {} })
    }

    #[test]
    fn every_game_can_be_played_and_resumed() {
        for (game, games) in [("triqueta", 24), ("hound", 24), ("wolves", 4)] {
            let of = greedy_and_random(game);
            let half = play(&of, None, games / 2).unwrap();
            let written = serde_json::to_string(&half.saved).unwrap();
            let whole = play(&of, serde_json::from_str(&written).unwrap(), games).unwrap();
            assert!(whole.saved.results.games >= games);
            let shares = |report: &Report| {
                report.saved.results.cells.iter().map(|cell| cell.share).collect::<Vec<_>>()
            };
            assert_eq!(shares(&whole), shares(&play(&of, None, games).unwrap()), "{game}");
            assert!(whole.saved.results.cell(0, 1).unwrap().ahead.mean() > 0.5, "{game}: {whole:?}");
        }
    }

    #[test]
    fn partners_are_as_strong_as_both_and_who_sees_everything_is_stronger() {
        let share = |bots: [&str; 2], nodes: Option<u32>| {
            let thought = nodes.map_or(Thought::Own, Thought::Nodes);
            let of = Match {
                players: 4,
                bots: bots.map(str::to_owned).to_vec(),
                thought,
                ..greedy_and_random("hound")
            };
            play(&of, None, 60).unwrap().share(0, 1).unwrap().0
        };
        let (among_weak, among_strong) =
            (share(["greedy+random", "random"], None), share(["random+greedy", "greedy"], None));
        assert!(among_weak > 0.6 && among_strong < 0.4, "{among_weak}, {among_strong}");
        let peeking = share(["alpha-peek", "greedy"], Some(60));
        assert!(peeking > 0.6, "{peeking}");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let of = greedy_and_random("triqueta");
        let key = |of: &Match| play(of, None, 6).unwrap_err().key.into_owned();
        assert_eq!(key(&Match { game: "chess".to_owned(), ..of.clone() }), "arena-no-such-game");
        assert_eq!(key(&Match { players: 9, ..of.clone() }), "table-problem-players");
        assert_eq!(key(&Match { bots: vec!["greedy".to_owned()], ..of.clone() }), "arena-two-bots");
        let bots = vec!["greedy".to_owned(), "net:nowhere.net".to_owned()];
        assert_eq!(key(&Match { bots, ..of.clone() }), "arena-bad-net");
        let bots = vec!["greedy+random".to_owned(), "random".to_owned()];
        assert_eq!(key(&Match { bots, ..of.clone() }), "arena-no-partners");
        let saved = play(&of, None, 6).unwrap().saved;
        let other = Match { seed: 4, ..of };
        assert_eq!(play(&other, Some(saved), 6).unwrap_err().key, "arena-other-match");
    }
}
