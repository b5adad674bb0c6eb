//! Bots by name.
//!
//! | name | bot |
//! |---|---|
//! | `cub` `scout` `hunter` `alpha` | the levels that people play against |
//! | `alpha:4000` … | the same with so many nodes for a decision, whatever the others have |
//! | `cub-0.1` … `alpha-0.1` | the levels of 0.1, frozen |
//! | `plan:N:N:…` | a bot that thinks by these numbers, as the levels of its game do by theirs: for tuning them |
//! | `random` | any legal move |
//! | `greedy` | best one move ahead by the rule of thumb of 0.1, frozen |
//! | `flat` `flat:400` | flat Monte Carlo with greedy rollouts by the same, so many in all |
//! | `uct` | plain UCT, 1,000 iterations of at most 50 moves, honest |
//! | `uct-peek` | the same, seeing everything |
//! | `alpha-peek` | a tree search that sees everything and judges as `alpha` does |
//! | `BOT+BOT` | two bots as partners |
//! | `net:FILE` | a network's first opinion |
//! | `net:FILE:NODES:AHEAD` | the same, playing on so many games to so many decisions ahead |
//! | `net:FILE:NODES:AHEAD:SOFT` | the same, in worlds by how well they explain what others, who choose so softly, have played |
//! | `exec:COMMAND` | a program of one's own that is asked line by line (`docs/bot-protocol.md`) |
//!
//! A game that had no rule of thumb in 0.1 lends `greedy` and `flat` the one it has now.

use std::str::FromStr;

use bots::uct::Uct;
use bots::{Flat, Greedy, Known, Level, Plan, Player, Random};
use frozen::v0_1::{self, Bot};
use table::{Choices, Phrase};

use crate::brain::{Brain, Contender};
use crate::contest::Thought;
use crate::exec::Exec;

/// A bot by name.
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// A level, with so many nodes or its own.
    Level(Level, Option<u32>),
    /// A level of 0.1.
    Frozen(v0_1::Level),
    /// These numbers instead of those of a level.
    Planned(Vec<f64>),
    /// Any legal move.
    Random,
    /// Best one move ahead.
    Greedy,
    /// Flat Monte Carlo with so many greedy rollouts.
    Flat(u32),
    /// Plain UCT.
    Uct,
    /// The same, seeing everything.
    UctPeek,
    /// A tree search that sees everything and judges as the best level does.
    AlphaPeek,
    /// These two as partners.
    Partners(Box<[Spec; 2]>),
    /// A network in this file.
    Net(String, Plan),
    /// A program of one's own with its arguments.
    Exec(String),
}

/// The names that can be given, as people type them.
pub const NAMES: &[&str] = &[
    "cub",
    "scout",
    "hunter",
    "alpha",
    "alpha:4000",
    "alpha-0.1",
    "random",
    "greedy",
    "flat:400",
    "uct",
    "uct-peek",
    "alpha-peek",
    "net:FILE",
    "exec:COMMAND",
];

/// Rollouts of `flat` when nobody says.
const FLAT: u32 = 400;

impl FromStr for Spec {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        let unknown = || {
            let names: Vec<Phrase> = NAMES.iter().map(|name| Phrase::verbatim(*name)).collect();
            Phrase::new("arena-no-such-bot").with("bot", text).with("bots", names)
        };
        if let Ok(level) = text.parse() {
            return Ok(Self::Level(level, None));
        }
        if let Some(command) = text.strip_prefix("exec:").filter(|command| !command.trim().is_empty()) {
            return Ok(Self::Exec(command.to_owned()));
        }
        // A file may have such a sign in its name.
        let two = text.split_once('+').map(|(one, other)| (one.parse(), other.parse()));
        if let Some((Ok(one), Ok(other))) = two {
            return Ok(Self::Partners(Box::new([one, other])));
        }
        let mut parts = text.split(':');
        let (name, rest) = (parts.next().unwrap_or_default(), parts.collect::<Vec<_>>());
        let number = |index: usize| rest.get(index).map(|part| part.parse::<u32>().map_err(|_| unknown()));
        if let Ok(level) = name.parse() {
            let nodes = (rest.len() == 1).then(|| number(0)).flatten();
            return Ok(Self::Level(level, Some(nodes.ok_or_else(unknown)??)));
        }
        match (name, rest.len()) {
            ("plan", 1..) => {
                let number = |part: &&str| part.parse().ok().filter(|number| (0.0..=1e6).contains(number));
                let numbers: Option<Vec<f64>> = rest.iter().map(number).collect();
                numbers.map(Self::Planned).ok_or_else(unknown)
            }
            ("cub-0.1", 0) => Ok(Self::Frozen(v0_1::Level::Cub)),
            ("scout-0.1", 0) => Ok(Self::Frozen(v0_1::Level::Scout)),
            ("hunter-0.1", 0) => Ok(Self::Frozen(v0_1::Level::Hunter)),
            ("alpha-0.1", 0) => Ok(Self::Frozen(v0_1::Level::Alpha)),
            ("random", 0) => Ok(Self::Random),
            ("greedy", 0) => Ok(Self::Greedy),
            ("uct", 0) => Ok(Self::Uct),
            ("uct-peek", 0) => Ok(Self::UctPeek),
            ("alpha-peek", 0) => Ok(Self::AlphaPeek),
            ("flat", 0..=1) => Ok(Self::Flat(number(0).transpose()?.unwrap_or(FLAT))),
            ("net", 1 | 3 | 4) => {
                let nodes = number(1).transpose()?.unwrap_or_default();
                let ahead = number(2).transpose()?.unwrap_or_default();
                let soft = |part: &&str| part.parse().ok().filter(|soft| (0.0..=1.0).contains(soft));
                let belief = rest.get(3).map_or(Some(0.0), soft).ok_or_else(unknown)?;
                Ok(Self::Net(rest[0].to_owned(), Plan { nodes, ahead, temperature: 0.0, belief }))
            }
            _ => Err(unknown()),
        }
    }
}

impl Spec {
    /// The bot for this game, opened with these choices, and for bots who think so long.
    ///
    /// # Errors
    /// A file cannot be read or holds no network for this game, a program cannot be started, or the game had no bots
    /// in 0.1.
    pub fn contender<G: Known>(
        &self,
        name: &str,
        game: &G,
        choices: &Choices,
        thought: Thought,
    ) -> Result<Contender<G>, Phrase> {
        let nodes = if let Self::Level(_, nodes) = self { *nodes } else { None };
        Ok(Contender { name: name.to_owned(), brain: self.brain(name, game, choices, thought)?, nodes })
    }

    fn brain<G: Known>(
        &self,
        name: &str,
        game: &G,
        choices: &Choices,
        thought: Thought,
    ) -> Result<Brain<G>, Phrase> {
        let frozen = |bot| v0_1::player(game, bot).map(Brain::Frozen);
        Ok(match self {
            Self::Frozen(level) => {
                let unknown = || Phrase::new("arena-not-frozen").with("bot", name).with("game", G::info().id);
                frozen(Bot::Level(*level)).ok_or_else(unknown)?
            }
            Self::Level(level, _) => Brain::Honest(game.player(*level)),
            Self::Planned(numbers) => {
                let unknown = || Phrase::new("arena-bad-plan").with("bot", name);
                Brain::Honest(game.planned(numbers).ok_or_else(unknown)?)
            }
            Self::Random => Brain::Honest(Box::new(Random)),
            Self::Greedy => frozen(Bot::Greedy).unwrap_or_else(|| live(Greedy)),
            Self::Flat(nodes) => frozen(Bot::Flat(*nodes)).unwrap_or_else(|| live(Flat::greedy(*nodes))),
            Self::Uct => Brain::Honest(Box::new(Uct)),
            Self::UctPeek => Brain::Peeking,
            Self::AlphaPeek => Brain::Open(game.player(Level::Alpha)),
            Self::Partners(both) => {
                let seats = table::Seat::all(game.seats());
                let sides: std::collections::BTreeSet<usize> = seats.map(|seat| game.side_of(seat)).collect();
                if sides.len() == usize::from(game.seats()) {
                    return Err(Phrase::new("arena-no-partners").with("bot", name));
                }
                let partner = |spec: &Spec| spec.contender(name, game, choices, thought);
                Brain::Partners(Box::new([partner(&both[0])?, partner(&both[1])?]))
            }
            Self::Exec(command) => Brain::Program(Exec::new::<G>(command, choices, thought)?),
            Self::Net(file, plan) => {
                let wrong =
                    |why: String| Phrase::new("arena-bad-net").with("file", file.as_str()).with("why", why);
                let player = game.follower(&read(file).map_err(&wrong)?, *plan);
                Brain::Honest(player.map_err(|error| wrong(error.to_string()))?)
            }
        })
    }
}

fn read(file: &str) -> Result<Vec<u8>, String> {
    std::fs::read(file).map_err(|error| error.to_string())
}

fn live<G: Known>(player: impl Player<G> + 'static) -> Brain<G> {
    Brain::Honest(Box::new(player))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        assert_eq!("alpha".parse(), Ok(Spec::Level(Level::Alpha, None)));
        assert_eq!("hunter:90".parse(), Ok(Spec::Level(Level::Hunter, Some(90))));
        assert_eq!("hunter-0.1".parse(), Ok(Spec::Frozen(v0_1::Level::Hunter)));
        assert_eq!("flat".parse(), Ok(Spec::Flat(400)));
        assert_eq!("flat:25".parse(), Ok(Spec::Flat(25)));
        let plan = Plan { nodes: 9, ahead: 2, temperature: 0.0, belief: 0.0 };
        assert_eq!("exec:./bot -x 1:2".parse(), Ok(Spec::Exec("./bot -x 1:2".to_owned())));
        assert_eq!("net:a.net:9:2".parse(), Ok(Spec::Net("a.net".to_owned(), plan)));
        for name in NAMES {
            assert!(name.parse::<Spec>().is_ok(), "{name}");
        }
        let plan = Plan { belief: 0.1, ..plan };
        assert_eq!("net:a.net:9:2:0.1".parse(), Ok(Spec::Net("a.net".to_owned(), plan)));
        let both = [
            Spec::Level(Level::Alpha, None),
            Spec::Net("b+c.net".to_owned(), Plan { nodes: 0, ahead: 0, temperature: 0.0, belief: 0.0 }),
        ];
        assert_eq!("alpha+net:b+c.net".parse(), Ok(Spec::Partners(Box::new(both))));
        assert_eq!("plan:3:0.5".parse(), Ok(Spec::Planned(vec![3.0, 0.5])));
        let plans = ["plan", "plan:", "plan:x", "plan:-1", "plan:nan", "plan:inf", "plan:1e30"];
        let others = [
            "",
            "wolf",
            "flat:x",
            "random:1",
            "net",
            "net:a:1",
            "uct:9",
            "flat:-1",
            "weights:a",
            "alpha:",
            "cub:1:2",
        ];
        for rubbish in plans.iter().chain(&others) {
            assert_eq!(rubbish.parse::<Spec>().unwrap_err().key, "arena-no-such-bot", "{rubbish}");
        }
    }
}
