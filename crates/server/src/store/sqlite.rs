//! The data file: SQLite in WAL mode, every commit synced to the disk.

mod hosting;
mod keep;
pub(super) mod open;
pub(super) mod private;
mod rated;
mod rows;
mod still;
mod tournament;

pub use open::{APPLICATION_ID, Lock, SCHEMA_VERSION, create, examine};

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(super) use self::keep::keep_seats;
use self::keep::{found, not_so, run, savepoint};
use self::private::Half;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension};

use super::{
    Book, Card, Counts, Day, Durability, Group, Guest, Head, Holdings, Key, Note, Person, PersonId,
    RatedGame, Report, Retention, Shelf, Stale, State, Store, StoreError, Stored, Tournament,
};
use crate::secret::ServerSecret;
use crate::start::StartError;

type Result<T> = std::result::Result<T, StoreError>;

/// How many connections read at the same time: a burst of visitors waits in a queue, not in memory.
pub const READERS: usize = 8;

/// The data file, opened by the one server that writes it.
pub struct Sqlite {
    path: PathBuf,
    /// Closed before the writer: the last to close may write, and leaves the file alone without a log beside it.
    readers: Mutex<Vec<Connection>>,
    writer: Mutex<Connection>,
    /// Whether the file is known to be in the mode in which nothing acknowledged is lost: a server sees to it at the start,
    /// a command before its first write, so that one that only reads leaves a backup as it is.
    durable: AtomicBool,
    /// What the writer does about syncing; the journal belongs to the file, this to the connection.
    synchronous: String,
    /// The version of the data as the writer knew it when it was last asked: only others' commits change it.
    known: AtomicI64,
    /// Where the file itself can only be read: nothing is written then.
    copy: Option<still::Copy>,
    /// Held as long as the store lives, and longer than every connection: a second server finds it taken.
    lock: Option<Lock>,
}

/// Where the server is found that holds this data file; `None` when there is none.
#[must_use]
pub fn announced(path: &Path) -> Option<String> {
    Lock::announced(&open::real(path).ok()?)
}

impl Sqlite {
    /// Opens the data file for a server, and makes it when there is none.
    ///
    /// # Errors
    /// The file is not ours, damaged, from a newer version, held by another server, or cannot be made. It is
    /// untouched then.
    pub fn open(path: &Path) -> std::result::Result<Self, StartError> {
        private::make_folder_of(path).map_err(|error| StartError::of_io(path, &error))?;
        let path = &open::real(path)?;
        let lock = Lock::take(path)?;
        if !open::exists(path)? {
            create(path)?;
        }
        open::must_have_one_name(path)?;
        open::must_fit_log(path)?;
        let lock = lock.with_data(path)?;
        examine(path)?;
        open::upgrade(path)?;
        Self::over(path, open::connect_writer(path)?, Some(lock))
    }

    /// Opens the data file beside a server that may be running: for the host's commands.
    ///
    /// # Errors
    /// There is no such file, or it is not ours, damaged or from a newer version.
    pub fn beside(path: &Path) -> std::result::Result<Self, StartError> {
        if !open::exists(path)? {
            return Err(StartError::NoData { path: path.to_owned() });
        }
        let path = &open::real(path)?;
        let copied = still::Copy::of_unwritable(path).map_err(|error| StartError::of_io(path, &error))?;
        if let Some(copy) = copied {
            examine(copy.path())?;
            open::upgrade(copy.path())?;
            let opened = Self::over(copy.path(), open::connect_writer(copy.path())?, None)?;
            return Ok(Self { copy: Some(copy), ..opened });
        }
        open::must_have_one_name(path)?;
        if !Lock::is_held(path) {
            open::must_fit_log(path)?;
        }
        if examine(path)? < SCHEMA_VERSION {
            // A server of an older program that is still running holds the file: it must end first.
            let lock = Lock::take(path)?;
            open::upgrade(path)?;
            drop(lock);
        }
        let writer = open::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
            .map_err(|error| StartError::of_sqlite(path, &error))?;
        Self::over(path, writer, None)
    }

    fn over(path: &Path, writer: Connection, lock: Option<Lock>) -> std::result::Result<Self, StartError> {
        let failed = |error| StartError::of_sqlite(path, &error);
        let known = data_version(&writer).map_err(failed)?;
        let synchronous = open::durability(&writer).map_err(failed)?.synchronous;
        Ok(Self {
            path: path.to_owned(),
            writer: Mutex::new(writer),
            readers: Mutex::new(Vec::new()),
            durable: AtomicBool::new(lock.is_some()),
            synchronous,
            known: AtomicI64::new(known),
            copy: None,
            lock,
        })
    }

    /// Leaves word for the host's commands where the server is found.
    pub fn announce(&self, url: &str) {
        if let Some(lock) = &self.lock {
            lock.announce(url);
        }
    }

    /// Whether nothing can be written, because the file can only be read.
    #[must_use]
    pub const fn is_read_only(&self) -> bool {
        self.copy.is_some()
    }

    /// Copies everything into a new file while the server runs: whole or not at all, and readable by nobody else from
    /// its first byte.
    ///
    /// # Errors
    /// The file exists already, or the disk failed.
    pub fn back_up(&self, to: &Path) -> Result<()> {
        let half = Half::begin(to).map_err(of_file)?;
        self.read(|connection| {
            // VACUUM INTO writes into an empty file, and reads one consistent moment.
            let path = half.path();
            let text = path.to_str().ok_or_else(|| rusqlite::Error::InvalidPath(path.to_owned()))?;
            connection.execute("VACUUM INTO ?1", [text])?;
            Ok(())
        })?;
        half.finish().map_err(of_file)
    }

    fn read<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T> {
        let spare = lock(&self.readers).pop();
        let connection = match spare {
            Some(connection) => connection,
            None => open::connect(&self.path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(store_error)?,
        };
        let done = work(&connection).map_err(store_error);
        let mut readers = lock(&self.readers);
        if readers.len() < READERS {
            readers.push(connection);
        }
        done
    }

    /// Sees to it, once, that what is written now gets to the disk.
    fn make_durable(&self, writer: &Connection) -> Result<()> {
        if self.durable.load(Ordering::Relaxed) {
            return Ok(());
        }
        if self.is_read_only() {
            return Err(StoreError::Failed("it can only be read".to_owned()));
        }
        let durability = open::make_durable(writer).map_err(store_error)?;
        if !open::is_durable(&durability) {
            return Err(StoreError::Failed(format!("the journal mode is {}", durability.journal)));
        }
        self.durable.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Reads everything of one moment.
    pub(super) fn moment<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let mut done = Err(StoreError::Busy);
        self.read(|connection| {
            let moment = connection.unchecked_transaction()?;
            done = work(&moment);
            Ok(())
        })?;
        done
    }

    #[cfg(test)]
    pub(super) fn writer(&self) -> MutexGuard<'_, Connection> {
        lock(&self.writer)
    }
}

/// A number that changes when another connection than this one has written.
fn data_version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "data_version", |row| row.get(0))
}

/// A poisoned lock only means that another thread panicked: connections are consistent, transactions roll back.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What it means for us that a file cannot be made.
pub(super) fn of_file(error: std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        std::io::ErrorKind::AlreadyExists => StoreError::Exists,
        _ => StoreError::Failed(error.to_string()),
    }
}

/// What an error of SQLite means for us.
pub(crate) fn store_error(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged(error.to_string()),
        _ => match error {
            rusqlite::Error::FromSqlConversionFailure(..) | rusqlite::Error::InvalidColumnType(..) => {
                StoreError::Damaged(error.to_string())
            }
            error => StoreError::Failed(error.to_string()),
        },
    }
}

impl Store for Sqlite {
    fn apply(&self, groups: &[Group]) -> Vec<Result<()>> {
        let writer = lock(&self.writer);
        let mut answers = Vec::with_capacity(groups.len());
        let whole = (|| {
            self.make_durable(&writer)?;
            writer.execute_batch("BEGIN IMMEDIATE").map_err(store_error)?;
            for group in groups {
                answers.push(savepoint(&writer, group)?);
            }
            writer.execute_batch("COMMIT").map_err(|error| match store_error(error) {
                // The log may hold the commit although the disk did not say so.
                StoreError::Failed(_) => StoreError::Unsure,
                certain => certain,
            })
        })();
        match whole {
            Ok(()) => answers,
            Err(error) => {
                // After an error SQLite may have rolled back by itself; then this does nothing.
                if !writer.is_autocommit() {
                    let _ = writer.execute_batch("ROLLBACK");
                }
                groups.iter().map(|_| Err(error.clone())).collect()
            }
        }
    }

    fn changed_by_others(&self) -> Result<bool> {
        let version = data_version(&lock(&self.writer)).map_err(store_error)?;
        Ok(self.known.swap(version, Ordering::Relaxed) != version)
    }

    fn table(&self, code: &str) -> Result<Option<Stored>> {
        self.tail(code, 0)
    }

    fn tail(&self, code: &str, entries: usize) -> Result<Option<Stored>> {
        self.read(|connection| {
            // One moment for all three reads.
            let moment = connection.unchecked_transaction()?;
            let Some((meta, glance, head)) = rows::table(&moment, code)? else { return Ok(None) };
            let entries = rows::entries(&moment, code, entries, head.entries)?;
            let said = rows::said(&moment, code)?;
            let Head { rev, stamp, said: last_said, .. } = head;
            Ok(Some(Stored { rev, stamp, meta, glance, entries, said, last_said }))
        })
    }

    fn heads(&self, codes: &[&str]) -> Result<Vec<Option<Head>>> {
        self.read(|connection| codes.iter().map(|code| rows::head(connection, code)).collect())
    }

    fn well(&self) -> Result<Durability> {
        self.read(|connection| {
            connection.query_row("SELECT 1 FROM server", [], |_| Ok(()))?;
            Ok(Durability { synchronous: self.synchronous.clone(), ..open::durability(connection)? })
        })
    }

    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>> {
        self.read(|connection| rows::cards(connection, shelf, most))
    }

    fn card(&self, code: &str) -> Result<Option<Card>> {
        self.read(|connection| rows::card_of(connection, code))
    }

    fn waiting_for_bots(&self, after: &str, most: usize) -> Result<Vec<String>> {
        self.read(|connection| rows::waiting_for_bots(connection, after, most))
    }

    fn due(&self, most: usize) -> Result<Vec<(String, u64)>> {
        self.read(|connection| rows::due(connection, most))
    }

    fn ready(&self) -> Result<u64> {
        self.read(|connection| {
            let sql = "SELECT value FROM server WHERE key = 'ready'";
            let ready = connection.query_row(sql, [], |row| row.get::<_, [u8; 8]>(0)).optional()?;
            Ok(ready.map_or(0, u64::from_be_bytes))
        })
    }

    fn person(&self, id: PersonId) -> Result<Option<Person>> {
        self.read(|connection| {
            connection
                .prepare_cached(&rows::people("WHERE id = ?1"))?
                .query_row([id.0], rows::person)
                .optional()
        })
    }

    fn held_back(&self) -> Result<Vec<PersonId>> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached(&rows::held_back())?;
            statement.query_map([], |row| row.get(0).map(PersonId))?.collect()
        })
    }

    fn person_by_key(&self, hash: &[u8; 32]) -> Result<Option<Person>> {
        self.read(|connection| {
            connection
                .prepare_cached(&rows::people("JOIN keys ON keys.person = people.id WHERE keys.hash = ?1"))?
                .query_row([&hash[..]], rows::person)
                .optional()
        })
    }

    fn keys_of(&self, person: PersonId) -> Result<Vec<Key>> {
        self.read(|connection| rows::keys_of(connection, person))
    }

    fn rated(&self, game: &str, after: i64, most: usize) -> Result<Vec<RatedGame>> {
        self.read(|connection| rated::games(&*connection.unchecked_transaction()?, game, after, most))
    }

    fn rated_at(&self, code: &str) -> Result<Option<RatedGame>> {
        self.read(|connection| rated::at(&*connection.unchecked_transaction()?, code))
    }

    fn tournament(&self, code: &str) -> Result<Option<Tournament>> {
        self.read(|connection| tournament::one(connection, code))
    }

    fn tournaments(&self, person: PersonId, most: usize) -> Result<Vec<Tournament>> {
        self.read(|connection| tournament::of(connection, person, most))
    }

    fn counts(&self) -> Result<Counts> {
        self.read(|connection| {
            let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
            Ok(Counts {
                tables: count("SELECT count(*) FROM tables")?.unsigned_abs(),
                people: count("SELECT count(*) FROM people")?.unsigned_abs(),
            })
        })
    }

    fn holdings(&self, host: PersonId) -> Result<Holdings> {
        self.read(|connection| {
            let sql = "SELECT count(*) FILTER (WHERE state < ?2), coalesce(sum(bytes), 0) FROM tables WHERE host = ?1";
            let values = [host.0, State::Over.number()];
            connection.prepare_cached(sql)?.query_row(values, |row| {
                let (unfinished, bytes): (i64, i64) = (row.get(0)?, row.get(1)?);
                Ok(Holdings { unfinished: unfinished.unsigned_abs(), bytes: bytes.unsigned_abs() })
            })
        })
    }

    fn secret(&self) -> Result<ServerSecret> {
        self.read(|connection| {
            connection.query_row("SELECT value FROM server WHERE key = 'secret'", [], |row| {
                row.get::<_, [u8; 32]>(0).map(ServerSecret::new)
            })
        })
    }

    fn book(&self) -> Result<Book> {
        self.read(|connection| hosting::book(&*connection.unchecked_transaction()?))
    }

    fn reports(&self) -> Result<Vec<Report>> {
        self.read(hosting::reports)
    }

    fn notes(&self, most: usize) -> Result<Vec<Note>> {
        self.read(|connection| hosting::notes(connection, most))
    }

    fn guests(&self, text: &str, most: usize) -> Result<Vec<Guest>> {
        self.read(|connection| hosting::guests(connection, text, most))
    }

    fn stale(&self, retention: &Retention, now: u64) -> Result<Stale> {
        self.read(|connection| hosting::stale(&*connection.unchecked_transaction()?, retention, now))
    }

    fn growth(&self, since: u64) -> Result<Vec<Day>> {
        self.read(|connection| hosting::growth(connection, since))
    }
}

#[cfg(test)]
mod tests;
