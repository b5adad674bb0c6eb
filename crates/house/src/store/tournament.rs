//! What is kept of an evening's tournament.

use std::collections::BTreeMap;

use bots::Level;
use pages::clock::Terms;
use serde::{Deserialize, Serialize};

use super::{PersonId, Rev};

/// A tournament: who takes part, who met whom, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tournament {
    /// Its code: whoever knows it may look and join.
    pub code: String,
    /// Its revision; 0 for one that is not kept yet.
    #[serde(skip)]
    pub rev: Rev,
    /// Who has made it.
    pub host: i64,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// When something last happened.
    pub touched: u64,
    /// Whether all rounds are played.
    pub over: bool,
    /// What is played, and how.
    pub plan: Plan,
    /// Who takes part, in the order in which they came.
    pub players: Vec<Entrant>,
    /// The rounds that have begun.
    pub rounds: Vec<Round>,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

/// What is played, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// What it is called.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// How many seats a table has.
    pub seats: u8,
    /// The settled choices.
    pub choices: BTreeMap<String, String>,
    /// The time that everybody has.
    pub clock: Option<Terms>,
    /// Whether the games count for ratings.
    #[serde(default)]
    pub rated: bool,
    /// A meeting is the best of so many games; at tables of more than two, so many games.
    pub games: u8,
    /// So many rounds; 0 for as many as it takes for everybody to meet everybody.
    pub rounds: u8,
    /// What happens where the people do not fill the tables.
    pub odd: Odd,
    /// Whether a round begins by itself when the one before is over.
    pub alone: bool,
}

/// What happens where the people do not fill the tables.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Odd {
    /// Somebody sits out.
    Bye,
    /// Bots of this level sit down too.
    Bot(Level),
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrant {
    /// Who.
    pub person: i64,
    /// What they are called.
    pub name: String,
    /// Whether they are not there (any more): the next rounds do without them.
    #[serde(default)]
    pub gone: bool,
}

/// A round: all meetings at once.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Who meets whom.
    pub meetings: Vec<Meeting>,
    /// Who sits out.
    #[serde(default)]
    pub byes: Vec<usize>,
}

/// Some people at a table, for one game or several.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Meeting {
    /// Who meets, by their places among the players; bots are not named.
    pub players: Vec<usize>,
    /// How many seats are bots'.
    #[serde(default)]
    pub bots: u8,
    /// The games so far: the last may be running.
    pub games: Vec<Played>,
    /// Who was gone before the end: they come last.
    #[serde(default)]
    pub gone: Vec<usize>,
    /// Whether it is over.
    #[serde(default)]
    pub over: bool,
}

/// A game of a meeting.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Played {
    /// The table's code.
    pub code: String,
    /// Who sits in which seat; nobody where a bot does.
    pub seats: Vec<Option<usize>>,
    /// The places by seat; empty until it is over.
    #[serde(default)]
    pub places: Vec<u8>,
}

impl Tournament {
    /// The place of this person among the players.
    #[must_use]
    pub fn player(&self, person: PersonId) -> Option<usize> {
        self.players.iter().position(|player| player.person == person.0)
    }
}
