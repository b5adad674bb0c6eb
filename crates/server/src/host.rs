//! The host's commands on a data file, whether a server is running or not.

pub use house::hosts::Deed;
pub use pages::host::day;

use std::path::Path;

use house::hosts::{LINK_SECONDS, address_hash, purge, purged};
use house::room::kept::{Kept, record_of};
use table::AnyGame;

use crate::start::StartError;
use crate::store::sqlite::Sqlite;
use crate::store::{
    Ban, Banned, Group, Guest, Host, Hosting, Note, Report, Retention, Shelf, Stale, Stamp, State, Store,
    StoreError, Write,
};

/// A table as the host sees it in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub state: State,
    /// Whether it is listed.
    pub listed: bool,
    /// Who sits there; empty for a free seat.
    pub names: Vec<String>,
    /// How many entries it has.
    pub entries: u64,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
}

fn failed(path: &Path, error: StoreError) -> StartError {
    let path = path.to_owned();
    match error {
        StoreError::Full => StartError::Full { path },
        StoreError::Busy => StartError::Locked { path },
        StoreError::Damaged(what) => StartError::Damaged { path, what },
        other => StartError::Io { path, what: other.to_string() },
    }
}

/// All tables, the last touched first.
///
/// # Errors
/// The file is no data file, or cannot be read.
pub fn tables(data: &Path) -> Result<Vec<TableLine>, StartError> {
    let store = Sqlite::beside(data)?;
    let cards = store.cards(Shelf::All, usize::MAX >> 1).map_err(|error| failed(data, error))?;
    Ok(cards
        .into_iter()
        .map(|card| TableLine {
            names: card.meta.names(),
            code: card.code,
            game: card.meta.game,
            state: card.glance.state,
            listed: card.glance.listed,
            entries: card.entries,
            touched: card.glance.touched,
        })
        .collect())
}

/// A table's record as text. While the game runs its start stays secret, for the host too.
///
/// # Errors
/// There is no such table, or the file cannot be read.
pub fn export(data: &Path, code: &str, games: &[&'static dyn AnyGame]) -> Result<String, StartError> {
    let store = Sqlite::beside(data)?;
    let missing = || StartError::NoTable { code: code.to_owned() };
    let code = crate::secret::tidy_code(code).ok_or_else(missing)?;
    let stored = store.table(&code).map_err(|error| failed(data, error))?.ok_or_else(missing)?;
    // With the rules at hand the result is stated too; without them the bare entries are still a record.
    let plain = record_of(&code, &stored);
    let told = Kept::load(&code, stored, games).ok().and_then(|kept| kept.record());
    Ok(told.unwrap_or(plain).to_string())
}

/// Copies everything into a new file, also while a server is running.
///
/// # Errors
/// The new file exists already, the disk is full, or the data cannot be read.
pub fn backup(data: &Path, to: &Path) -> Result<(), StartError> {
    Sqlite::beside(data)?.back_up(to).map_err(|error| match error {
        StoreError::Exists => {
            let what = std::io::Error::from(std::io::ErrorKind::AlreadyExists).to_string();
            StartError::Io { path: to.to_owned(), what }
        }
        error => failed(to, error),
    })
}

/// Forgets a table with its entries and its chat.
///
/// # Errors
/// There is no such table, or the file cannot be written.
pub fn delete(data: &Path, code: &str) -> Result<(), StartError> {
    at_table(data, code, Deed::Delete)
}

/// Does something with a table.
///
/// # Errors
/// There is no such table, or the file cannot be written.
pub fn at_table(data: &Path, code: &str, deed: impl FnOnce(String) -> Deed) -> Result<(), StartError> {
    let missing = || StartError::NoTable { code: code.to_owned() };
    let code = crate::secret::tidy_code(code).ok_or_else(missing)?;
    if does(data, &deed(code))? { Ok(()) } else { Err(missing()) }
}

/// The time, in seconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

/// The data file, for something to be written.
fn to_write(data: &Path) -> Result<Sqlite, StartError> {
    let store = Sqlite::beside(data)?;
    if store.is_read_only() { Err(StartError::ReadOnly { path: data.to_owned() }) } else { Ok(store) }
}

fn keep(store: &Sqlite, writes: Vec<Write>) -> Result<(), StoreError> {
    store.apply(&[Group { stamp: Stamp::default(), writes }]).pop().unwrap_or(Ok(()))
}

/// How often something is tried again because somebody has just moved.
const TRIES: usize = 20;

/// Does what a host wants, as the page for hosts does it; false when there is nobody and nothing of the kind.
///
/// # Errors
/// The file cannot be read or written.
pub fn does(data: &Path, deed: &Deed) -> Result<bool, StartError> {
    let store = to_write(data)?;
    for _ in 0..TRIES {
        let writes = match deed.writes(&store, "", now()) {
            Ok(writes) => writes,
            Err(house::Refused::NoTable | house::Refused::Store(StoreError::Missing)) => return Ok(false),
            Err(house::Refused::Store(error)) => return Err(failed(data, error)),
            Err(other) => {
                return Err(StartError::Io { path: data.to_owned(), what: format!("{other:?}") });
            }
        };
        match keep(&store, writes) {
            // Somebody has just moved there.
            Err(StoreError::NotNext) => {}
            Err(StoreError::Missing) => return Ok(false),
            done => return done.map(|()| true).map_err(|error| failed(data, error)),
        }
    }
    Err(StartError::Locked { path: data.to_owned() })
}

/// Where the server is found that holds this data file; `None` when there is none.
#[must_use]
pub fn running(data: &Path) -> Option<String> {
    crate::store::sqlite::announced(data)
}

/// The secret of a link that makes the browser that opens it a host's: once, within ten minutes.
///
/// # Errors
/// There is no such file, or it cannot be written.
pub fn link(data: &Path) -> Result<String, StartError> {
    let store = to_write(data)?;
    new_link(&|writes| keep(&store, writes).map_err(|error| failed(data, error)))
}

/// The same, kept in whatever way.
pub(crate) fn new_link(keep: &dyn Fn(Vec<Write>) -> Result<(), StartError>) -> Result<String, StartError> {
    let mut bytes = [0; 16];
    crate::secret::fill(&mut bytes).map_err(|_| StartError::NoRandomness)?;
    let link: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    keep(vec![Hosting::Link(crate::secret::hash(&link), now() + LINK_SECONDS).into()])?;
    Ok(link)
}

fn read<T>(data: &Path, work: impl FnOnce(&dyn Store) -> Result<T, StoreError>) -> Result<T, StartError> {
    work(&Sqlite::beside(data)?).map_err(|error| failed(data, error))
}

/// The hosts, the oldest first.
///
/// # Errors
/// The file cannot be read.
pub fn hosts(data: &Path) -> Result<Vec<Host>, StartError> {
    read(data, |store| store.book().map(|book| book.hosts))
}

/// Bans and mutes that hold, the newest first.
///
/// # Errors
/// The file cannot be read.
pub fn bans(data: &Path) -> Result<Vec<Ban>, StartError> {
    let bans = read(data, |store| store.book().map(|book| book.bans))?;
    Ok(bans.into_iter().filter(|ban| ban.holds(now())).collect())
}

/// Who is meant by an address: a keyed hash of it.
///
/// # Errors
/// The file cannot be read.
pub fn banned_address(data: &Path, address: std::net::IpAddr) -> Result<Banned, StartError> {
    let secret = read(data, Store::secret)?;
    Ok(Banned::Address(address_hash(&secret, &crate::rates::network(address))))
}

/// People whose names hold this text, those who were here last first.
///
/// # Errors
/// The file cannot be read.
pub fn people(data: &Path, text: &str) -> Result<Vec<Guest>, StartError> {
    read(data, |store| store.guests(text, usize::MAX >> 1))
}

/// What was reported and is not settled.
///
/// # Errors
/// The file cannot be read.
pub fn reports(data: &Path) -> Result<Vec<Report>, StartError> {
    read(data, Store::reports)
}

/// What hosts did, the newest first.
///
/// # Errors
/// The file cannot be read.
pub fn notes(data: &Path) -> Result<Vec<Note>, StartError> {
    read(data, |store| store.notes(usize::MAX >> 1))
}

/// For how long things are kept.
///
/// # Errors
/// The file cannot be read.
pub fn retention(data: &Path) -> Result<Retention, StartError> {
    read(data, |store| store.book().map(|book| book.retention))
}

/// What would go if this held.
///
/// # Errors
/// The file cannot be read.
pub fn stale(data: &Path, retention: &Retention) -> Result<Stale, StartError> {
    read(data, |store| store.stale(retention, now()))
}

/// Keeps things for so long from now on, and forgets what is older.
///
/// # Errors
/// The file cannot be written.
pub fn retain(data: &Path, retention: Retention) -> Result<Stale, StartError> {
    does(data, &Deed::Retain(retention))?;
    let (store, at) = (to_write(data)?, now());
    let stale = store.stale(&retention, at).map_err(|error| failed(data, error))?;
    let groups = purge(&stale, &retention, at).into_iter();
    let last = (!stale.is_empty()).then(|| vec![purged(&stale, "", at)]);
    for writes in groups.chain(last) {
        match keep(&store, writes) {
            // Somebody has moved there meanwhile, or was faster.
            Ok(()) | Err(StoreError::NotNext | StoreError::Missing) => {}
            Err(error) => return Err(failed(data, error)),
        }
    }
    Ok(stale)
}
