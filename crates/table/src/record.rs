//! A game's record: the save file, the replay, the bug report and the test fixture.
//!
//! A record is data without rules: options, start, seats and entries as texts. [`crate::Table`] plays it.
//! `docs/notation.md` describes the file for people; [`parse`](Record::parse) and
//! [`Display`](std::fmt::Display) are its two directions.

mod act;
pub use act::{Act, is_level, is_reserved};
mod parse;
pub use parse::{tidy_name, tidy_text};
mod print;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::options::Choices;
use crate::outcome::Outcome;
use crate::parts::Parts;
use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::seed::{Commitment, Seed};

/// The newest version of the file format, which this program reads and writes. Version 2 can say who added to the
/// seed, which seats were bots, and what happened besides moves; what needs nothing of it is written as version 1, for
/// older programs.
pub const FORMAT: u32 = 2;

/// How a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// From a seed that stays secret: such a record cannot be replayed.
    Secret,
    /// From this seed.
    Seed(Seed),
    /// From a hand-made or redealt deal, in the game's own lines.
    Deal(String),
}

/// One numbered entry. Entries are never renumbered.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Who acted.
    pub seat: Seat,
    /// What it did.
    pub act: Act,
    /// Comments that follow it in the file.
    pub comments: Vec<String>,
    /// The line of the file it was read from; 0 when it was not.
    pub line: usize,
}

impl Entry {
    /// An entry without comment.
    #[must_use]
    pub const fn new(seat: Seat, act: Act) -> Self {
        Self { seat, act, comments: Vec::new(), line: 0 }
    }
}

/// Where it was read from does not matter.
impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        (self.seat, &self.act, &self.comments) == (other.seat, &other.act, &other.comments)
    }
}

impl Eq for Entry {}

/// The result as a record states it: totals by seat and who won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Claim {
    /// Totals by seat.
    pub totals: Vec<i16>,
    /// The winners.
    pub winners: Vec<Seat>,
}

impl From<&Outcome> for Claim {
    fn from(outcome: &Outcome) -> Self {
        Self {
            totals: outcome.seats.iter().map(|score| score.total).collect(),
            winners: outcome.winners().collect(),
        }
    }
}

/// A game from its options to its last entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The settled options.
    pub choices: Choices,
    /// A name per seat.
    pub names: Vec<String>,
    /// The levels of the bots that sat there when the game began, by seat; empty where nobody said.
    pub bots: Vec<Option<String>>,
    /// The promise made before the game; a hand-made start has none.
    pub commitment: Option<Commitment>,
    /// Who added to the seed, if not the house alone.
    pub parts: Option<Parts>,
    /// How it starts.
    pub start: Start,
    /// Comments before the first entry.
    pub comments: Vec<String>,
    /// What was done.
    pub entries: Vec<Entry>,
    /// The result, once the game is over.
    pub claim: Option<Claim>,
    /// Where its parts stood in the file it was read from.
    pub lines: Lines,
}

impl Record {
    /// The version of the format that it needs.
    #[must_use]
    pub fn format(&self) -> u32 {
        let aside = || self.entries.iter().any(|entry| entry.act.is_aside());
        if self.parts.is_some() || self.bots.iter().any(Option::is_some) || aside() { FORMAT } else { 1 }
    }
}

/// The lines of a record's fields in the file it was read from. All are equal: they are no part of the record.
#[derive(Clone, Debug, Default)]
pub struct Lines(BTreeMap<String, usize>);

impl Lines {
    /// The line of this field (`seed`, `option first`); 1 when it is not in the file.
    #[must_use]
    pub fn of(&self, field: &str) -> usize {
        self.0.get(field).copied().unwrap_or(1)
    }

    fn note(&mut self, field: &str, line: usize) {
        self.0.insert(field.to_owned(), line);
    }
}

impl PartialEq for Lines {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Lines {}

/// A file that is no record, or one that does not hold together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there, and what was expected.
    pub phrase: Phrase,
}

impl RecordError {
    /// This is wrong in this line.
    #[must_use]
    pub const fn at(line: usize, phrase: Phrase) -> Self {
        Self { line, phrase }
    }
}

#[cfg(test)]
mod tests;
