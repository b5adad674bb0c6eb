//! What is kept: people, tables with their entries, and what was said. One small interface; entries and lines are
//! only ever added, and every change names the revision from which it was computed.

mod card;
mod clock;
mod hosting;
#[cfg(any(test, feature = "memory"))]
pub mod memory;
mod meta;
mod person;
mod rated;
mod reach;
#[cfg(any(test, feature = "suite"))]
pub mod suite;
mod tournament;

pub use card::{Card, Glance, Shelf, State, awaited};
pub use clock::{Clock, Running};
pub use hosting::{
    Ban, Banned, Book, Day, Guest, Host, Hosting, LOG_DAYS, Note, Report, Retention, Stale, UNNAMED,
    days_before, numbered,
};
pub use meta::{Asking, Beginning, Ended, Guide, Meta, Offer, Place, Pledges, Rated, Sitter};
pub use person::{Person, PersonId, theme_of, theme_text};
pub use rated::{RatedGame, RatedSeat, Rival};
pub use reach::{MOST_PUSHES, Mail, Push, Quiet, Reach, Shared};
pub use tournament::{Entrant, Meeting, Odd, Plan, Played, Round, Tournament};

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use table::{Act, Seat};

use crate::secret::ServerSecret;

/// How often a table or a person was changed. A change is kept only if it was computed from the last revision, so
/// that two writers never lose one another's changes; 0 is what there is before the first.
pub type Rev = u64;

/// Something to be kept.
#[derive(Clone, Debug)]
pub enum Write {
    /// A table: new, gone on, or otherwise changed. At most one of each table in a group.
    Table(Box<Update>),
    /// A person, new or changed; `rev` is what this was computed from.
    Person(Person),
    /// A key that opens a person's seats.
    Key(Key),
    /// A person's key opens nothing any more.
    Unkey([u8; 32], PersonId),
    /// A key was last shown at this time, in seconds since 1970.
    Shown([u8; 32], u64),
    /// A table of this revision is forgotten, with its entries and its chat.
    Forget(String, Rev),
    /// What concerns hosts.
    Hosting(Box<Hosting>),
    /// A rated game is over. One of the same table that is known already stays as it is.
    Rated(Box<RatedGame>),
    /// A tournament, new or changed; `rev` is what this was computed from.
    Tournament(Box<Tournament>),
    /// A tournament of this revision is forgotten; its tables stay.
    ForgetTournament(String, Rev),
    /// Servers were ready for so many milliseconds in all; less than what is known changes nothing.
    Ready(u64),
}

/// What changes about a table, all at once.
#[derive(Clone, Debug)]
pub struct Update {
    /// Its code.
    pub code: String,
    /// From which revision this was computed; 0 for a new table, whose code must be new.
    pub rev: Rev,
    /// What is known about it besides its entries, if that changes. A new table has it.
    pub meta: Option<Arc<Meta>>,
    /// How far it is afterwards.
    pub glance: Glance,
    /// How many entries it had before.
    pub after: usize,
    /// The entries that follow, in order.
    pub entries: Vec<(Seat, Act)>,
    /// Lines of the chat that follow, numbered without a gap.
    pub said: Vec<Said>,
}

/// How much room these entries and lines take, in bytes, as a quota counts it.
#[must_use]
pub fn bytes(entries: &[(Seat, Act)], said: &[Said]) -> u64 {
    let entry = |(_, act): &(Seat, Act)| match act {
        Act::Move(text) => text.len() as u64 + PER_ROW,
        _ => PER_ROW,
    };
    let line = |said: &Said| (said.name.len() + said.text.len()) as u64 + PER_ROW;
    entries.iter().map(entry).sum::<u64>() + said.iter().map(line).sum::<u64>()
}

/// What a row takes besides its text, about.
pub const PER_ROW: u64 = 24;

/// A key by which a browser or a program is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The key's hash: the key itself is not kept.
    pub hash: [u8; 32],
    /// Whose it is.
    pub person: PersonId,
    /// What has it: browser and system; empty for a program, or where nobody knows.
    pub label: String,
    /// When it was made, in seconds since 1970; 0 where nobody knows.
    pub made: u64,
    /// When it was last shown; 0 where nobody knows.
    pub shown: u64,
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

/// Marks a group, so that whoever sent it can find out whether it was kept.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stamp(pub i64);

/// Writes that happen together or not at all.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// Left on every table that the group changes.
    pub stamp: Stamp,
    /// The writes.
    pub writes: Vec<Write>,
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its revision.
    pub rev: Rev,
    /// The stamp of the group that changed it last.
    pub stamp: Stamp,
    /// What is known about it.
    pub meta: Meta,
    /// How far it is.
    pub glance: Glance,
    /// Its entries in order.
    pub entries: Vec<(Seat, Act)>,
    /// The last lines of its chat that are still kept, oldest first.
    pub said: Vec<Said>,
    /// The number of the last line that was said.
    pub last_said: u64,
}

/// How far a table is kept, in a few numbers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its revision.
    pub rev: Rev,
    /// The stamp of the group that changed it last.
    pub stamp: Stamp,
    /// How many entries it has.
    pub entries: usize,
    /// How many lines were said.
    pub said: u64,
}

/// How many lines of a chat are loaded.
pub const CHAT_LINES: usize = 200;

/// How what is written gets to the disk, in the words of whoever writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Durability {
    /// The journal mode: `wal` for a write-ahead log, `memory` where nothing lasts.
    pub journal: String,
    /// When it is synced: `full` for every commit, `off` for never.
    pub synchronous: String,
}

/// How much is kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// People.
    pub people: u64,
}

/// What is kept of the tables that somebody has made.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// How many are not over.
    pub unfinished: u64,
    /// How much room all of them take, in bytes: entries, lines of chat, and what is known besides.
    pub bytes: u64,
}

/// Why something was not kept, or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The revision was not the last: somebody else was faster.
    NotNext,
    /// It was sent, and nobody knows whether it was kept: [`Store::heads`] tells by the stamp.
    Unsure,
    /// There is no such table or person.
    Missing,
    /// There is one already.
    Exists,
    /// The disk is full.
    Full,
    /// Another program holds the file.
    Busy,
    /// It cannot be reached now: nothing was changed.
    Unreachable(String),
    /// What is stored cannot be read.
    Damaged(String),
    /// The disk or the system failed.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNext => f.write_str("not the last revision"),
            Self::Unsure => f.write_str("perhaps kept, perhaps not"),
            Self::Missing => f.write_str("no such thing"),
            Self::Exists => f.write_str("there is one already"),
            Self::Full => f.write_str("the disk is full"),
            Self::Busy => f.write_str("the file is busy"),
            Self::Unreachable(what) => write!(f, "not to be reached: {what}"),
            Self::Damaged(what) => write!(f, "damaged: {what}"),
            Self::Failed(what) => write!(f, "failed: {what}"),
        }
    }
}

/// Where everything is kept. Reads and writes may come from several threads; all of them block, so they are
/// called away from the async workers.
pub trait Store: Send + Sync + 'static {
    /// Keeps these groups, all in one commit, and answers for each: when this returns, what was accepted is on
    /// the disk. A group that is refused leaves no trace and does not touch the others. Every table and person
    /// that is changed gets the next revision.
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>>;

    /// Whether another program has changed what is kept since this was last asked.
    ///
    /// # Errors
    /// It cannot be read.
    fn changed_by_others(&self) -> Result<bool, StoreError> {
        Ok(false)
    }

    /// Whether several servers keep what they have here: then others change it at any moment.
    fn is_shared(&self) -> bool {
        false
    }

    /// What time it is by the clock of the store, in milliseconds since 1970, where it has one of its own.
    ///
    /// # Errors
    /// It cannot be asked.
    fn now(&self) -> Result<Option<u64>, StoreError> {
        Ok(None)
    }

    /// Whether this server is the one that does what only one has to do, for the next few seconds.
    ///
    /// # Errors
    /// It cannot be found out.
    fn leads(&self) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// Whether this server thinks about the decision of the bot at this table: no other does then for a while, unless
    /// the table goes on.
    ///
    /// # Errors
    /// It cannot be found out.
    fn claim(&self, code: &str) -> Result<bool, StoreError> {
        let _ = code;
        Ok(true)
    }

    /// The codes of tables with a person's seat that have waited for a bot for so long, and about whose decision nobody
    /// thinks: this server does from now on. At most so many, and only where these rules are played (`triqueta 1`): what it
    /// could not load is left to servers of another version.
    ///
    /// # Errors
    /// They cannot be found out.
    fn claim_some(&self, most: usize, waited: Duration, rules: &[String]) -> Result<Vec<String>, StoreError> {
        let _ = (most, waited, rules);
        Ok(Vec::new())
    }

    /// This server still thinks about the bots at these tables, as far as it did.
    ///
    /// # Errors
    /// It cannot be written down.
    fn renew_claims(&self, codes: &[String]) -> Result<(), StoreError> {
        let _ = codes;
        Ok(())
    }

    /// A table with all its entries.
    ///
    /// # Errors
    /// It cannot be read.
    fn table(&self, code: &str) -> Result<Option<Stored>, StoreError>;

    /// The same with only those entries that come after so many. Lines of chat can be forgotten, so all are there.
    ///
    /// # Errors
    /// It cannot be read.
    fn tail(&self, code: &str, entries: usize) -> Result<Option<Stored>, StoreError>;

    /// How far these tables are, in the same order; `None` for one that is not there.
    ///
    /// # Errors
    /// They cannot be read.
    fn heads(&self, codes: &[&str]) -> Result<Vec<Option<Head>>, StoreError>;

    /// Whether it can be read at all, and how what is written gets to the disk.
    ///
    /// # Errors
    /// It cannot.
    fn well(&self) -> Result<Durability, StoreError>;

    /// Tables for a list, the last touched first, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>, StoreError>;

    /// The table with this code, as in a list.
    ///
    /// # Errors
    /// It cannot be read.
    fn card(&self, code: &str) -> Result<Option<Card>, StoreError>;

    /// The codes of tables with a person's seat that wait for a bot: those after this code, in order, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn waiting_for_bots(&self, after: &str, most: usize) -> Result<Vec<String>, StoreError>;

    /// The codes of tables at which a clock runs, and when each has run out by the house's own clock: the first to do so
    /// first, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn due(&self, most: usize) -> Result<Vec<(String, u64)>, StoreError>;

    /// For how many milliseconds servers were ready in all: the house's own clock, as it was last kept.
    ///
    /// # Errors
    /// It cannot be read.
    fn ready(&self) -> Result<u64, StoreError>;

    /// A person.
    ///
    /// # Errors
    /// It cannot be read.
    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// Those who are told later of what happened in their quiet hours, or soon after a mail.
    ///
    /// # Errors
    /// They cannot be read.
    fn held_back(&self) -> Result<Vec<PersonId>, StoreError>;

    /// The person whom this hashed key opens.
    ///
    /// # Errors
    /// It cannot be read.
    fn person_by_key(&self, hash: &[u8; 32]) -> Result<Option<Person>, StoreError>;

    /// The keys of a person, the last shown first.
    ///
    /// # Errors
    /// They cannot be read.
    fn keys_of(&self, person: PersonId) -> Result<Vec<Key>, StoreError>;

    /// Which of these hashed keys open nothing.
    ///
    /// # Errors
    /// It cannot be found out.
    fn gone_keys(&self, hashes: &[[u8; 32]]) -> Result<Vec<[u8; 32]>, StoreError> {
        let mut gone = Vec::new();
        for hash in hashes {
            if self.person_by_key(hash)?.is_none() {
                gone.push(*hash);
            }
        }
        Ok(gone)
    }

    /// Rated games of this game, in the order of their numbers: those after this number, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn rated(&self, game: &str, after: i64, most: usize) -> Result<Vec<RatedGame>, StoreError>;

    /// The rated game that was played at the table with this code, once it is over.
    ///
    /// # Errors
    /// It cannot be read.
    fn rated_at(&self, code: &str) -> Result<Option<RatedGame>, StoreError>;

    /// A tournament by its code.
    ///
    /// # Errors
    /// It cannot be read.
    fn tournament(&self, code: &str) -> Result<Option<Tournament>, StoreError>;

    /// The tournaments that this person has made or joined, the last touched first, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn tournaments(&self, person: PersonId, most: usize) -> Result<Vec<Tournament>, StoreError>;

    /// How much is kept.
    ///
    /// # Errors
    /// It cannot be read.
    fn counts(&self) -> Result<Counts, StoreError>;

    /// How much room everything takes on the disk, in bytes; `None` where only the file tells.
    ///
    /// # Errors
    /// It cannot be found out.
    fn room(&self) -> Result<Option<u64>, StoreError> {
        Ok(None)
    }

    /// What is kept of the tables that this person has made.
    ///
    /// # Errors
    /// It cannot be read.
    fn holdings(&self, host: PersonId) -> Result<Holdings, StoreError>;

    /// The server's secret, made when the store was made.
    ///
    /// # Errors
    /// It cannot be read.
    fn secret(&self) -> Result<ServerSecret, StoreError>;

    /// Who hosts, whom they keep out, and for how long things are kept.
    ///
    /// # Errors
    /// It cannot be read.
    fn book(&self) -> Result<Book, StoreError>;

    /// What was reported and is not settled, the newest first.
    ///
    /// # Errors
    /// It cannot be read.
    fn reports(&self) -> Result<Vec<Report>, StoreError>;

    /// What hosts did, the newest first, at most so much.
    ///
    /// # Errors
    /// It cannot be read.
    fn notes(&self, most: usize) -> Result<Vec<Note>, StoreError>;

    /// People whose names hold this text, those who were here last first, at most so many.
    ///
    /// # Errors
    /// They cannot be read.
    fn guests(&self, text: &str, most: usize) -> Result<Vec<Guest>, StoreError>;

    /// What would go by this retention at this time.
    ///
    /// # Errors
    /// It cannot be read.
    fn stale(&self, retention: &Retention, now: u64) -> Result<Stale, StoreError>;

    /// What came in each day since this one (counted from 1970), in order; days without anything are left out.
    ///
    /// # Errors
    /// It cannot be read.
    fn growth(&self, since: u64) -> Result<Vec<Day>, StoreError>;
}
