//! The host's commands on a data file, whether a server is running or not.

pub use house::hosts::Deed;
pub use pages::host::day;

use std::path::Path;
use std::sync::Arc;

use house::hosts::{LINK_SECONDS, address_hash, log, purge, purged, with_name};
use house::room::kept::{Kept, record_of};
use table::{AnyGame, Phrase};

use crate::data::Data;
use crate::start::StartError;
use crate::store::postgres::Postgres;
use crate::store::sqlite::Sqlite;
use crate::store::{
    Ban, Banned, Group, Guest, Host, Hosting, Note, Report, Retention, Shelf, Stale, Stamp, State, Store,
    StoreError, Write, back_up,
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
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
}

/// What a host is told when the data cannot be used.
pub(crate) fn failed(data: &Data, error: StoreError) -> StartError {
    let path = data.name();
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
pub fn tables(data: impl Into<Data>) -> Result<Vec<TableLine>, StartError> {
    let data = &data.into();
    let store = beside(data)?;
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
            created: card.meta.created,
            touched: card.glance.touched,
        })
        .collect())
}

/// A table's record as text. While the game runs its start stays secret, for the host too.
///
/// # Errors
/// There is no such table, or the file cannot be read.
pub fn export(
    data: impl Into<Data>,
    code: &str,
    games: &[&'static dyn AnyGame],
) -> Result<String, StartError> {
    let data = &data.into();
    let store = beside(data)?;
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
pub fn backup(data: impl Into<Data>, to: &Path) -> Result<(), StartError> {
    let data = &data.into();
    let made = match data {
        Data::File(path) => Sqlite::beside(path)?.back_up(to),
        Data::Database(address) => back_up(&Postgres::beside(address)?, to),
    };
    made.map_err(|error| match error {
        StoreError::Exists => StartError::Exists { path: to.to_owned() },
        error => failed(&to.into(), error),
    })
}

/// Takes everything from a data file into an empty database, or from a database into a new data file. What is counted on
/// both sides is compared; where it differs, nothing has changed.
///
/// # Errors
/// They are of one kind, there is something in the other already, or one of them cannot be used.
pub fn move_over(from: impl Into<Data>, to: impl Into<Data>) -> Result<(), StartError> {
    match (&from.into(), &to.into()) {
        (Data::File(file), to @ Data::Database(address)) => {
            // Held as by a server, so that none writes meanwhile.
            if !file.exists() {
                return Err(StartError::NoData { path: file.clone() });
            }
            let store = Sqlite::open(file)?;
            crate::store::move_over(&store, &Postgres::open(address)?).map_err(|error| match error {
                StoreError::Exists => StartError::FullDatabase { address: to.name() },
                error => failed(to, error),
            })
        }
        (from @ Data::Database(_), Data::File(file)) => backup(from, file),
        (_, to) => Err(StartError::Setting {
            name: "TO".to_owned(),
            value: to.to_string(),
            wants: Box::new(Phrase::new("server-wants-other-kind")),
        }),
    }
}

/// A copy of everything, to be read once: its file lies beside the data, or where temporary files do, and has lost
/// its name already.
///
/// # Errors
/// The disk is full, or the data cannot be read.
pub fn copy(data: impl Into<Data>) -> Result<std::fs::File, StartError> {
    let data = &data.into();
    let mut mark = [0; 8];
    crate::secret::fill(&mut mark).map_err(|_| StartError::NoRandomness)?;
    let mark = format!("copy-{:016x}", u64::from_le_bytes(mark));
    let aside = std::env::temp_dir().join(format!("loup-{mark}"));
    let beside = match data.file() {
        Some(path) => {
            let mut beside = path.to_owned().into_os_string();
            beside.push(format!(".{mark}"));
            beside.into()
        }
        None => aside.clone(),
    };
    let place = match backup(data, &beside) {
        Ok(()) => beside,
        // Nothing can be written beside what lies on a medium that can only be read.
        Err(StartError::Io { .. }) => {
            backup(data, &aside)?;
            aside
        }
        Err(error) => return Err(error),
    };
    let file = std::fs::File::open(&place).map_err(|error| StartError::of_io(&place, &error));
    std::fs::remove_file(&place).map_err(|error| StartError::of_io(&place, &error))?;
    file
}

/// Forgets a table with its entries and its chat.
///
/// # Errors
/// There is no such table, or the file cannot be written.
pub fn delete(data: impl Into<Data>, code: &str) -> Result<(), StartError> {
    let data = &data.into();
    at_table(data, code, Deed::Delete)
}

/// Does something with a table.
///
/// # Errors
/// There is no such table, or the file cannot be written.
pub fn at_table(
    data: impl Into<Data>,
    code: &str,
    deed: impl FnOnce(String) -> Deed,
) -> Result<(), StartError> {
    let data = &data.into();
    let missing = || StartError::NoTable { code: code.to_owned() };
    let code = crate::secret::tidy_code(code).ok_or_else(missing)?;
    if does(data, &deed(code))? { Ok(()) } else { Err(missing()) }
}

/// The time, in seconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

/// The moment so many days ago, in seconds since 1970.
#[must_use]
pub fn days_ago(days: u32) -> u64 {
    now().saturating_sub(u64::from(days) * 86_400)
}

/// What is kept, beside a server that may be running.
fn beside(data: &Data) -> Result<Arc<dyn Store>, StartError> {
    Ok(match data {
        Data::File(path) => Arc::new(Sqlite::beside(path)?),
        Data::Database(address) => Arc::new(Postgres::beside(address)?),
    })
}

/// The same for something to be written.
fn to_write(data: &Data) -> Result<Arc<dyn Store>, StartError> {
    match data {
        Data::File(path) => {
            let store = Sqlite::beside(path)?;
            match store.is_read_only() {
                true => Err(StartError::ReadOnly { path: path.clone() }),
                false => Ok(Arc::new(store)),
            }
        }
        Data::Database(_) => beside(data),
    }
}

fn keep(store: &dyn Store, writes: Vec<Write>) -> Result<(), StoreError> {
    store.apply(&[Group { stamp: Stamp::default(), writes }]).pop().unwrap_or(Ok(()))
}

/// How often something is tried again because somebody has just moved.
const TRIES: usize = 20;

/// Does what a host wants, as the page for hosts does it; false when there is nobody and nothing of the kind.
///
/// # Errors
/// The file cannot be read or written.
pub fn does(data: impl Into<Data>, deed: &Deed) -> Result<bool, StartError> {
    let data = &data.into();
    let store = to_write(data)?;
    for _ in 0..TRIES {
        let writes = match deed.writes(store.as_ref(), "", now()) {
            Ok(writes) => writes,
            Err(house::Refused::NoTable | house::Refused::Store(StoreError::Missing)) => return Ok(false),
            Err(house::Refused::NotRated) => {
                let code = if let Deed::Void(code) = deed { code.clone() } else { String::new() };
                return Err(StartError::NotRated { code });
            }
            Err(house::Refused::LongBan) => return Err(StartError::LongBan),
            Err(house::Refused::Store(error)) => return Err(failed(data, error)),
            Err(other) => {
                return Err(StartError::Io { path: data.name(), what: format!("{other:?}") });
            }
        };
        match keep(store.as_ref(), writes) {
            // Somebody has just moved there.
            Err(StoreError::NotNext) => {}
            Err(StoreError::Missing) => return Ok(false),
            done => return done.map(|()| true).map_err(|error| failed(data, error)),
        }
    }
    Err(StartError::Locked { path: data.name() })
}

/// Where the server is found that holds this data file; `None` when there is none.
#[must_use]
pub fn running(data: impl Into<Data>) -> Option<String> {
    let data = &data.into();
    crate::store::sqlite::announced(data.file()?)
}

/// The secret of a link that makes the browser that opens it a host's: once, within ten minutes.
///
/// # Errors
/// There is no such file, or it cannot be written.
pub fn link(data: impl Into<Data>) -> Result<String, StartError> {
    let data = &data.into();
    let store = to_write(data)?;
    new_link(&|writes| keep(store.as_ref(), writes).map_err(|error| failed(data, error)))
}

/// The same, kept in whatever way.
pub(crate) fn new_link(keep: &dyn Fn(Vec<Write>) -> Result<(), StartError>) -> Result<String, StartError> {
    let mut bytes = [0; 16];
    crate::secret::fill(&mut bytes).map_err(|_| StartError::NoRandomness)?;
    let link: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    keep(vec![Hosting::Link(crate::secret::hash(&link), now() + LINK_SECONDS).into()])?;
    Ok(link)
}

fn read<T>(
    data: impl Into<Data>,
    work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
) -> Result<T, StartError> {
    let data = &data.into();
    work(beside(data)?.as_ref()).map_err(|error| failed(data, error))
}

/// The hosts, the oldest first.
///
/// # Errors
/// The file cannot be read.
pub fn hosts(data: impl Into<Data>) -> Result<Vec<Host>, StartError> {
    let data = &data.into();
    read(data, |store| store.book().map(|book| book.hosts))
}

/// Bans and mutes that hold, the newest first.
///
/// # Errors
/// The file cannot be read.
pub fn bans(data: impl Into<Data>) -> Result<Vec<Ban>, StartError> {
    let data = &data.into();
    read(data, |store| {
        let bans = store.book()?.bans.into_iter().filter(|ban| ban.holds(now()));
        bans.map(|ban| Ok(Ban { by: with_name(store, &ban.by)?, ..ban })).collect()
    })
}

/// Who is meant by an address: a keyed hash of it.
///
/// # Errors
/// The file cannot be read.
pub fn banned_address(data: impl Into<Data>, address: std::net::IpAddr) -> Result<Banned, StartError> {
    let data = &data.into();
    let secret = read(data, Store::secret)?;
    Ok(Banned::Address(address_hash(&secret, &crate::rates::network(address))))
}

/// People whose names hold this text, those who were here last first.
///
/// # Errors
/// The file cannot be read.
pub fn people(data: impl Into<Data>, text: &str) -> Result<Vec<Guest>, StartError> {
    let data = &data.into();
    read(data, |store| store.guests(text, usize::MAX >> 1))
}

/// What was reported and is not settled.
///
/// # Errors
/// The file cannot be read.
pub fn reports(data: impl Into<Data>) -> Result<Vec<Report>, StartError> {
    let data = &data.into();
    read(data, Store::reports)
}

/// What hosts did, the newest first.
///
/// # Errors
/// The file cannot be read.
pub fn notes(data: impl Into<Data>) -> Result<Vec<Note>, StartError> {
    let data = &data.into();
    read(data, |store| log(store, usize::MAX >> 1))
}

/// For how long things are kept.
///
/// # Errors
/// The file cannot be read.
pub fn retention(data: impl Into<Data>) -> Result<Retention, StartError> {
    let data = &data.into();
    read(data, |store| store.book().map(|book| book.retention))
}

/// What would go if this held.
///
/// # Errors
/// The file cannot be read.
pub fn stale(data: impl Into<Data>, retention: &Retention) -> Result<Stale, StartError> {
    let data = &data.into();
    read(data, |store| store.stale(retention, now()))
}

/// Keeps things for so long from now on, and forgets what is older.
///
/// # Errors
/// The file cannot be written.
pub fn retain(data: impl Into<Data>, retention: Retention) -> Result<Stale, StartError> {
    let data = &data.into();
    does(data, &Deed::Retain(retention))?;
    let (store, at) = (to_write(data)?, now());
    let stale = store.stale(&retention, at).map_err(|error| failed(data, error))?;
    let groups = purge(&stale, &retention, at).into_iter();
    let last = (!stale.is_empty()).then(|| vec![purged(&stale, "", at)]);
    for writes in groups.chain(last) {
        match keep(store.as_ref(), writes) {
            // Somebody has moved there meanwhile, or was faster.
            Ok(()) | Err(StoreError::NotNext | StoreError::Missing) => {}
            Err(error) => return Err(failed(data, error)),
        }
    }
    Ok(stale)
}
