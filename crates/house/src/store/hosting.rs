//! What hosts keep: who they are, whom they keep out, what was reported to them, for how long things are kept, and
//! what they have done.

use serde::{Deserialize, Serialize};

use super::{Key, PersonId, Rev, Said};

/// Something that a host changes, or that is kept for hosts.
#[derive(Clone, Debug)]
pub enum Hosting {
    /// A link that makes the browser that uses it a host's, once, until then (in seconds since 1970).
    Link([u8; 32], u64),
    /// The browser with this key uses a link at this time. Missing when there is no such link any more.
    Enter {
        /// The link's hash.
        link: [u8; 32],
        /// The key's hash.
        key: [u8; 32],
        /// When.
        at: u64,
    },
    /// The browser with this key is no host's any more.
    Leave([u8; 32]),
    /// Somebody is kept out or silenced; the store gives the number.
    Ban(Ban),
    /// The ban with this number ends.
    Lift(i64),
    /// A line of chat was reported; the store gives the number. Exists when the same person has reported it before.
    Report(Report),
    /// The report with this number is settled, and its lines are forgotten; the same person cannot report the line again.
    Settle(i64),
    /// For how long things are kept from now on.
    Retention(Retention),
    /// The rated game of the table with this code counts for nobody. Missing when there is none.
    Void(String),
    /// A person is forgotten, with all keys and bans, and the log of what hosts did names them no more. The results of rated games that others need stay, under a number that leads
    /// to nobody.
    Person(PersonId),
    /// Every line of chat that this person has said is forgotten.
    Unsay(PersonId),
    /// Lines of chat that were said before then are forgotten, and reports that hold one.
    Hush(u64),
    /// Links and bans that have ended by then are forgotten, and what hosts did longer than [`LOG_DAYS`] ago.
    Expire(u64),
    /// What a host has done.
    Note(Note),
}

/// A browser that is a host's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Host {
    /// Its key.
    pub key: Key,
    /// Its person's name.
    pub name: String,
    /// Since when it is a host's, in seconds since 1970.
    pub since: u64,
}

/// Who is meant by a ban.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Banned {
    /// This person.
    Person(PersonId),
    /// Whoever is new and comes from this address, of which only a keyed hash is kept.
    Address([u8; 32]),
}

/// Somebody is kept out, or silenced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Its number; 0 for a new one.
    pub id: i64,
    /// Who is meant.
    pub whom: Banned,
    /// Whether only the chat is closed to them.
    pub mute: bool,
    /// How the host knows them.
    pub name: String,
    /// Why, for them to read.
    pub reason: String,
    /// Since when, in seconds since 1970.
    pub at: u64,
    /// Until when; `None` for good. That of an address always ends.
    pub until: Option<u64>,
    /// Who has decided so, as in the log.
    pub by: String,
}

impl Ban {
    /// Whether it holds at this time.
    #[must_use]
    pub fn holds(&self, at: u64) -> bool {
        self.until.is_none_or(|until| at < until)
    }
}

/// A line of chat that somebody has reported, with those around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number; 0 for a new one.
    pub id: i64,
    /// The table's code.
    pub code: String,
    /// The number of the line.
    pub line: u64,
    /// Who reports it.
    pub by: PersonId,
    /// Who has said it.
    pub about: PersonId,
    /// When it was reported, in seconds since 1970.
    pub at: u64,
    /// The line and those around it, as they were said.
    pub lines: Vec<Said>,
}

/// For how many days things are kept; 0 for good.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Retention {
    /// Unfinished tables without a move.
    pub idle: u32,
    /// Finished tables, and records that somebody brought.
    pub finished: u32,
    /// People who sit at no table and have made none.
    pub people: u32,
    /// Lines of chat.
    pub chat: u32,
}

impl Retention {
    /// Whether everything is kept for good.
    #[must_use]
    pub fn is_off(&self) -> bool {
        *self == Self::default()
    }
}

/// Until when something is older than so many days; 0 for never.
#[must_use]
pub const fn days_before(now: u64, days: u32) -> u64 {
    if days == 0 { 0 } else { now.saturating_sub(days as u64 * 86_400) }
}

/// For so many days what hosts did is kept.
pub const LOG_DAYS: u32 = 365;

/// How the log of what hosts did calls a person: by number, so that it names nobody who is forgotten.
#[must_use]
pub fn numbered(person: PersonId) -> String {
    format!("#{}", person.0)
}

/// How the log calls a host who is forgotten, or has no name.
pub const UNNAMED: &str = "?";

/// What would go by a retention.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stale {
    /// Unfinished tables, with the revision at which nobody had moved.
    pub idle: Vec<(String, Rev)>,
    /// Finished tables.
    pub finished: Vec<(String, Rev)>,
    /// Tournaments in which nothing has happened for as long as finished tables are kept.
    pub tournaments: Vec<(String, Rev)>,
    /// People.
    pub people: Vec<PersonId>,
    /// How many lines of chat, those of the tables above not counted.
    pub lines: u64,
}

impl Stale {
    /// Whether nothing would go.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.idle.is_empty() && self.ended() == 0 && self.people.is_empty() && self.lines == 0
    }

    /// How many finished tables and tournaments would go.
    #[must_use]
    pub fn ended(&self) -> u64 {
        (self.finished.len() + self.tournaments.len()) as u64
    }
}

/// What a host has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// When, in seconds since 1970.
    pub at: u64,
    /// Who: the host's number ([`numbered`]), or name; empty for a command.
    pub by: String,
    /// What, by a key of the texts.
    pub deed: String,
    /// To what or whom: a person by number, and behind a colon why.
    pub about: String,
}

/// What is asked for so often that it is remembered: small, and read in one go.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The browsers that are hosts', the oldest first.
    pub hosts: Vec<Host>,
    /// Links that were not used yet: hash, and until when.
    pub links: Vec<([u8; 32], u64)>,
    /// Bans, the newest first, those that have ended included.
    pub bans: Vec<Ban>,
    /// For how long things are kept.
    pub retention: Retention,
    /// When the first thing was done that the log still tells of, in seconds since 1970.
    pub logged: Option<u64>,
    /// When everything was last copied.
    pub backed_up: Option<u64>,
}

/// A person in a list for hosts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The number.
    pub id: PersonId,
    /// The name; empty for somebody without one.
    pub name: String,
    /// When they first came, in seconds since 1970.
    pub created: u64,
    /// When they last showed a key; 0 where nobody knows.
    pub shown: u64,
    /// At how many tables they sit.
    pub tables: u64,
}

/// What came in a day.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Day {
    /// The day, counted from 1970.
    pub day: u64,
    /// Tables that were made and are still kept.
    pub tables: u64,
    /// The room they take, in bytes, as a quota counts it.
    pub bytes: u64,
    /// People who came for the first time and are still known.
    pub people: u64,
}
