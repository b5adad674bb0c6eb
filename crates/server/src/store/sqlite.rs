//! The data file: SQLite in WAL mode, every commit synced to the disk.

mod open;
mod rows;

pub use open::{APPLICATION_ID, Lock, SCHEMA_VERSION, create, examine};

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};

use super::person::theme_text;
use super::{
    Card, Counts, Glance, Group, Meta, NewEntry, Person, PersonId, Shelf, Store, StoreError, Stored, Write,
};
use crate::secret::ServerSecret;
use crate::start::StartError;

type Result<T> = std::result::Result<T, StoreError>;

/// How many connections read at the same time.
const READERS: usize = 4;

/// The data file, opened by the one server that writes it.
pub struct Sqlite {
    path: PathBuf,
    /// Closed before the writer: the last to close may write, and leaves the file alone without a log beside it.
    readers: Mutex<Vec<Connection>>,
    writer: Mutex<Connection>,
    /// Held as long as the store lives: a second server finds it taken.
    _lock: Option<Lock>,
}

impl Sqlite {
    /// Opens the data file for a server, and makes it when there is none.
    ///
    /// # Errors
    /// The file is not ours, damaged, from a newer version, held by another server, or cannot be made. It is
    /// untouched then.
    pub fn open(path: &Path) -> std::result::Result<Self, StartError> {
        let lock = Lock::take(path)?;
        if !open::exists(path)? {
            create(path)?;
        }
        examine(path)?;
        open::upgrade(path)?;
        Self::connect(path, Some(lock))
    }

    /// Opens the data file beside a server that may be running: for the host's commands.
    ///
    /// # Errors
    /// There is no such file, or it is not ours, damaged or from a newer version.
    pub fn beside(path: &Path) -> std::result::Result<Self, StartError> {
        if !open::exists(path)? {
            return Err(StartError::NoData { path: path.to_owned() });
        }
        examine(path)?;
        Self::connect(path, None)
    }

    fn connect(path: &Path, lock: Option<Lock>) -> std::result::Result<Self, StartError> {
        let writer = open::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
            .map_err(|error| StartError::of_sqlite(path, &error))?;
        Ok(Self {
            path: path.to_owned(),
            writer: Mutex::new(writer),
            readers: Mutex::new(Vec::new()),
            _lock: lock,
        })
    }

    /// Copies everything into a new file while the server runs.
    ///
    /// # Errors
    /// The file exists already, or the disk failed.
    pub fn back_up(&self, to: &Path) -> Result<()> {
        self.read(|connection| {
            // VACUUM INTO refuses to write over an existing file, and reads one consistent moment.
            let to = to.to_str().ok_or_else(|| rusqlite::Error::InvalidPath(to.to_owned()))?;
            connection.execute("VACUUM INTO ?1", [to])?;
            Ok(())
        })?;
        open::keep_private(to).map_err(|error| StoreError::Failed(error.to_string()))
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

    #[cfg(test)]
    pub(super) fn writer(&self) -> MutexGuard<'_, Connection> {
        lock(&self.writer)
    }
}

/// A poisoned lock only means that another thread panicked: connections are consistent, transactions roll back.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
            writer.execute_batch("BEGIN IMMEDIATE").map_err(store_error)?;
            for group in groups {
                answers.push(savepoint(&writer, group)?);
            }
            writer.execute_batch("COMMIT").map_err(store_error)
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

    fn table(&self, code: &str) -> Result<Option<Stored>> {
        self.read(|connection| {
            // One moment for all three reads.
            let moment = connection.unchecked_transaction()?;
            let Some((meta, glance)) = rows::table(&moment, code)? else { return Ok(None) };
            let entries = rows::entries(&moment, code)?;
            let said = rows::said(&moment, code)?;
            Ok(Some(Stored { meta, glance, entries, said }))
        })
    }

    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>> {
        self.read(|connection| rows::cards(connection, shelf, most))
    }

    fn person(&self, id: PersonId) -> Result<Option<Person>> {
        self.read(|connection| {
            connection
                .prepare_cached(&rows::people("WHERE id = ?1"))?
                .query_row([id.0], rows::person)
                .optional()
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

    fn counts(&self) -> Result<Counts> {
        self.read(|connection| {
            let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
            Ok(Counts {
                tables: count("SELECT count(*) FROM tables")?.unsigned_abs(),
                people: count("SELECT count(*) FROM people")?.unsigned_abs(),
            })
        })
    }

    fn unfinished_of(&self, host: PersonId) -> Result<u64> {
        self.read(|connection| {
            let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND state < 2";
            let count: i64 = connection.prepare_cached(sql)?.query_row([host.0], |row| row.get(0))?;
            Ok(count.unsigned_abs())
        })
    }

    fn secret(&self) -> Result<ServerSecret> {
        self.read(|connection| {
            connection.query_row("SELECT value FROM server WHERE key = 'secret'", [], |row| {
                row.get::<_, [u8; 32]>(0).map(ServerSecret::new)
            })
        })
    }
}

/// Keeps one group: the outer error spoils the whole commit, the inner one only this group.
fn savepoint(connection: &Connection, group: &Group) -> Result<Result<()>> {
    connection.execute_batch("SAVEPOINT one").map_err(store_error)?;
    let mut done = Ok(());
    for write in group {
        done = keep(connection, write);
        if done.is_err() {
            break;
        }
    }
    match done {
        Ok(()) => connection.execute_batch("RELEASE one").map_err(store_error)?,
        Err(StoreError::NotNext | StoreError::Missing | StoreError::Exists) => {
            connection.execute_batch("ROLLBACK TO one; RELEASE one").map_err(store_error)?;
        }
        Err(error) => return Err(error),
    }
    Ok(done)
}

fn keep(connection: &Connection, write: &Write) -> Result<()> {
    match write {
        Write::NewTable(code, meta, glance) => {
            let sql = "INSERT INTO tables (code, game, host, created, meta, state, listed, touched) \
                       VALUES (?1, ?2, ?3, ?4, '{}', 0, 0, 0) ON CONFLICT DO NOTHING";
            let new = params![code, meta.game, meta.host, meta.created.cast_signed()];
            if run(connection, sql, new)? == 0 {
                return Err(StoreError::Exists);
            }
            change(connection, code, meta)?;
            glimpse(connection, code, glance)
        }
        Write::Meta(code, meta, glance) => {
            change(connection, code, meta)?;
            glimpse(connection, code, glance)
        }
        Write::Entry(code, NewEntry { number, seat, act }, glance) => {
            glimpse(connection, code, glance)?;
            let next = "SELECT coalesce(max(number), 0) + 1 FROM entries WHERE code = ?1";
            let sql = format!(
                "INSERT INTO entries (code, number, seat, act) SELECT ?1, ?2, ?3, ?4 WHERE ?2 = ({next})"
            );
            let text = rows::act_text(act);
            one(run(connection, &sql, params![code, *number as i64, seat.number(), text])?)
        }
        Write::Said(code, said) => {
            let next = "SELECT coalesce(max(number), 0) + 1 FROM chat WHERE code = ?1";
            let sql = format!(
                "INSERT INTO chat (code, number, person, name, text, at) \
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?2 = ({next}) AND EXISTS (SELECT 1 FROM tables WHERE code = ?1)"
            );
            let (number, at) = (said.number.cast_signed(), said.at.cast_signed());
            one(run(connection, &sql, params![code, number, said.person.0, said.name, said.text, at])?)
        }
        Write::Person(person) => {
            let sql = "INSERT INTO people (id, name, lang, theme, sound, chat, salt, created, bar) \
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (id) DO UPDATE SET \
                       name = ?2, lang = ?3, theme = ?4, sound = ?5, chat = ?6, salt = ?7, bar = ?9";
            let lang = person.lang.map(texts::Lang::code);
            let (theme, created) = (theme_text(person.theme), person.created.cast_signed());
            let values = params![
                person.id.0,
                person.name,
                lang,
                theme,
                person.sound,
                person.chat,
                person.salt,
                created,
                person.bar
            ];
            run(connection, sql, values).map(|_| ())
        }
        Write::Key(hash, person) => {
            let sql = "INSERT INTO keys (hash, person) SELECT ?1, id FROM people WHERE id = ?2 ON CONFLICT DO NOTHING";
            match run(connection, sql, params![&hash[..], person.0])? {
                0 => Err(StoreError::Missing),
                _ => Ok(()),
            }
        }
        Write::Forget(code) => {
            for sql in [
                "DELETE FROM entries WHERE code = ?1",
                "DELETE FROM chat WHERE code = ?1",
                "DELETE FROM seats WHERE code = ?1",
            ] {
                run(connection, sql, [code])?;
            }
            match run(connection, "DELETE FROM tables WHERE code = ?1", [code])? {
                0 => Err(StoreError::Missing),
                _ => Ok(()),
            }
        }
    }
}

fn run(connection: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize> {
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute(values)).map_err(store_error)
}

/// A numbered row was the next, or it was not kept.
const fn one(rows: usize) -> Result<()> {
    if rows == 1 { Ok(()) } else { Err(StoreError::NotNext) }
}

fn change(connection: &Connection, code: &str, meta: &Meta) -> Result<()> {
    let text = serde_json::to_string(meta).map_err(|error| StoreError::Failed(error.to_string()))?;
    if run(connection, "UPDATE tables SET meta = ?2 WHERE code = ?1", params![code, text])? == 0 {
        return Err(StoreError::Missing);
    }
    run(connection, "DELETE FROM seats WHERE code = ?1", [code])?;
    for (index, place) in meta.places.iter().enumerate() {
        if let Some(person) = place.person() {
            let sql = "INSERT INTO seats (code, seat, person) VALUES (?1, ?2, ?3)";
            run(connection, sql, params![code, index as i64 + 1, person.0])?;
        }
    }
    Ok(())
}

fn glimpse(connection: &Connection, code: &str, glance: &Glance) -> Result<()> {
    let sql = "UPDATE tables SET state = ?2, listed = ?3, touched = ?4, to_act = ?5, bot = ?6, winners = ?7 \
               WHERE code = ?1";
    let values = params![
        code,
        glance.state.number(),
        glance.listed,
        glance.touched.cast_signed(),
        glance.to_act.map(table::Seat::number),
        glance.waits_for_bot,
        rows::seats_text(&glance.winners),
    ];
    if run(connection, sql, values)? == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

#[cfg(test)]
mod tests;
