//! What is kept: people, tables with their entries, and what was said. One small interface, append-only.

mod card;
pub mod memory;
mod meta;
mod person;
pub mod sqlite;
#[cfg(test)]
mod suite;
pub mod writer;

pub use card::{Card, Glance, Shelf, State};
pub use meta::{Beginning, Guide, Meta, Place, Sitter};
pub use person::{Person, PersonId, theme_of};

use std::fmt;

use table::{Act, Seat};

use crate::secret::ServerSecret;

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table; its code must be new.
    NewTable(String, Meta, Glance),
    /// What is known about a table changed, except for its entries.
    Meta(String, Meta, Glance),
    /// An entry: accepted only as the next of its table.
    Entry(String, NewEntry, Glance),
    /// A line of the chat: accepted only as the next of its table.
    Said(String, Said),
    /// A person, new or changed.
    Person(Person),
    /// A hashed key that opens a person's seats.
    Key([u8; 32], PersonId),
    /// A table is forgotten, with its entries and its chat.
    Forget(String),
}

/// An entry with its number, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Its number.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// What it did.
    pub act: Act,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number, from 1.
    pub number: u64,
    /// Who said it.
    pub person: PersonId,
    /// The name under which it was said.
    pub name: String,
    /// What was said, as typed.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// Writes that happen together or not at all.
pub type Group = Vec<Write>;

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What is known about it.
    pub meta: Meta,
    /// How far it is.
    pub glance: Glance,
    /// Its entries in order.
    pub entries: Vec<(Seat, Act)>,
    /// The last lines of its chat, oldest first.
    pub said: Vec<Said>,
}

/// How many lines of a chat are loaded.
pub const CHAT_LINES: usize = 200;

/// How much is kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// People.
    pub people: u64,
}

/// Why something was not kept, or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The number was not the next: somebody else was faster.
    NotNext,
    /// There is no such table or person.
    Missing,
    /// There is one already.
    Exists,
    /// The disk is full.
    Full,
    /// Another program holds the file.
    Busy,
    /// What is stored cannot be read.
    Damaged(String),
    /// The disk or the system failed.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNext => f.write_str("not the next number"),
            Self::Missing => f.write_str("no such thing"),
            Self::Exists => f.write_str("there is one already"),
            Self::Full => f.write_str("the disk is full"),
            Self::Busy => f.write_str("the file is busy"),
            Self::Damaged(what) => write!(f, "damaged: {what}"),
            Self::Failed(what) => write!(f, "failed: {what}"),
        }
    }
}

/// Where everything is kept. Reads and writes may come from several threads; all of them block, so they are
/// called away from the async workers.
pub trait Store: Send + Sync + 'static {
    /// Keeps these groups, all in one commit, and answers for each: when this returns, what was accepted is on
    /// the disk. A group that is refused leaves no trace and does not touch the others.
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>>;

    /// A table with all its entries.
    ///
    /// # Errors
    /// It cannot be read.
    fn table(&self, code: &str) -> Result<Option<Stored>, StoreError>;

    /// Tables for a list, the last touched first, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>, StoreError>;

    /// A person.
    ///
    /// # Errors
    /// It cannot be read.
    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// The person whom this hashed key opens.
    ///
    /// # Errors
    /// It cannot be read.
    fn person_by_key(&self, hash: &[u8; 32]) -> Result<Option<Person>, StoreError>;

    /// How much is kept.
    ///
    /// # Errors
    /// It cannot be read.
    fn counts(&self) -> Result<Counts, StoreError>;

    /// How many unfinished tables this person has made.
    ///
    /// # Errors
    /// It cannot be read.
    fn unfinished_of(&self, host: PersonId) -> Result<u64, StoreError>;

    /// The server's secret, made when the store was made.
    ///
    /// # Errors
    /// It cannot be read.
    fn secret(&self) -> Result<ServerSecret, StoreError>;
}
