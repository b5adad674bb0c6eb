//! What somebody has played, as pages show it.

use bots::Level;

/// A finished game of the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// What the others were called, people first.
    pub others: Vec<String>,
    /// The levels of the bots that sat there from the start, without repetition.
    pub levels: Vec<Level>,
    /// Whether the reader won, alone or with others.
    pub won: bool,
    /// The reader's place, from 1, where it is known.
    pub place: Option<u8>,
    /// The reader's points, where they were counted.
    pub points: Option<i16>,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// Whether it was rated.
    pub rated: bool,
    /// What it has changed in the reader's rating, where that is shown.
    pub change: Option<i64>,
}

/// Of so many games so many were won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Won.
    pub wins: u32,
    /// Played.
    pub games: u32,
}

/// The reader's results in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// The game's id.
    pub game: &'static str,
    /// By number of players: a number for which the game is not made has none.
    pub players: Vec<(u8, Option<Tally>)>,
    /// Against bots of each level.
    pub levels: Vec<(Level, Tally)>,
}

/// Something kind to say about the last games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// So many wins running.
    Running(u32),
    /// Bots of this level were beaten in this game, for so many times now.
    Beat(Level, &'static str, u32),
    /// So many points in this game are the reader's best.
    Best(&'static str, i16),
}

/// What somebody played with most in a game: a pack, an animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Favourite {
    /// The game's id.
    pub game: &'static str,
    /// What it is, as the game names it.
    pub what: String,
    /// In how many games, and how many of them were won.
    pub tally: Tally,
    /// Of how many games of this kind.
    pub of: u32,
}

/// What the reader has played, in short.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// Since when the reader is known, in seconds since 1970.
    pub since: u64,
    /// How many games are over.
    pub games: usize,
    /// How many of them ended within the last seven days.
    pub week: usize,
    /// At most three kind facts.
    pub facts: Vec<Fact>,
    /// The results by game; empty where nothing was played.
    pub results: Vec<Results>,
    /// What was played with most.
    pub favourites: Vec<Favourite>,
    /// The last games.
    pub last: Vec<Played>,
}

/// What is looked for in the history.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// A game's id; empty for all.
    pub game: String,
    /// One of [`History::people`]; empty for anybody.
    pub with: String,
    /// `won`, `lost`, or anything else for both.
    pub result: String,
}

/// A page of all that the reader has played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// What is looked for.
    pub filter: Filter,
    /// The games that can be chosen.
    pub games: Vec<&'static str>,
    /// Those with whom the reader has played: a name for forms, and what they are called.
    pub people: Vec<(String, String)>,
    /// How many fit.
    pub found: usize,
    /// The number of this page, from 1.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// The games of this page, the newest first.
    pub shown: Vec<Played>,
}
