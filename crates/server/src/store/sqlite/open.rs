//! Opening the data file: whose it is, whether it is whole, and whether somebody else holds it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::private::{self, Half};
use crate::secret;
use crate::start::StartError;
use crate::store::Durability;

/// Marks a file as ours: "LOUP" in SQLite's `application_id`.
pub const APPLICATION_ID: u32 = 0x4c4f_5550;
/// The version of the tables below; a file with a higher one is from a newer program.
pub const SCHEMA_VERSION: u32 = 5;

/// How a file looks that this version made.
const SCHEMA: &str = "
CREATE TABLE server (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, lang TEXT, theme TEXT NOT NULL, sound INTEGER NOT NULL,
    chat INTEGER NOT NULL, salt INTEGER NOT NULL, created INTEGER NOT NULL, bar INTEGER,
    rev INTEGER NOT NULL DEFAULT 1, hidden TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE keys (
    hash BLOB PRIMARY KEY, person INTEGER NOT NULL, label TEXT NOT NULL DEFAULT '', made INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0, host INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_by_person ON keys (person);
CREATE TABLE tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, host INTEGER NOT NULL, created INTEGER NOT NULL,
    meta TEXT NOT NULL, state INTEGER NOT NULL, listed INTEGER NOT NULL, touched INTEGER NOT NULL,
    to_act INTEGER, bot INTEGER NOT NULL DEFAULT 0, winners TEXT NOT NULL DEFAULT '',
    entries INTEGER NOT NULL DEFAULT 0, said INTEGER NOT NULL DEFAULT 0, rev INTEGER NOT NULL DEFAULT 0,
    stamp INTEGER NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_state ON tables (state, listed, touched);
CREATE INDEX tables_by_maker ON tables (host, state, bytes);
CREATE TABLE seats (code TEXT, seat INTEGER, person INTEGER NOT NULL, PRIMARY KEY (code, seat)) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);
CREATE TABLE entries (
    code TEXT, number INTEGER, seat INTEGER NOT NULL, act TEXT NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE packed (code TEXT PRIMARY KEY, entries BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    code TEXT, number INTEGER, person INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (code, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE host_links (hash BLOB PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE bans (
    id INTEGER PRIMARY KEY, person INTEGER, address BLOB, mute INTEGER NOT NULL, name TEXT NOT NULL,
    reason TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER, by TEXT NOT NULL
) STRICT;
CREATE TABLE reports (
    id INTEGER PRIMARY KEY, code TEXT NOT NULL, line INTEGER NOT NULL, by INTEGER NOT NULL, about INTEGER NOT NULL,
    at INTEGER NOT NULL, lines TEXT NOT NULL, UNIQUE (code, line, by)
) STRICT;
CREATE TABLE notes (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by TEXT NOT NULL, deed TEXT NOT NULL, about TEXT NOT NULL
) STRICT;
";

/// How a file of each older version becomes one of the next: the first entry leads from version 1 to 2.
const UPGRADES: [&str; SCHEMA_VERSION as usize - 1] = [
    "ALTER TABLE people ADD COLUMN bar INTEGER",
    "ALTER TABLE people ADD COLUMN rev INTEGER NOT NULL DEFAULT 1;
     ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE tables ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0;
     UPDATE tables SET rev = 1,
         entries = (SELECT count(*) FROM entries WHERE entries.code = tables.code),
         said = (SELECT count(*) FROM chat WHERE chat.code = tables.code)",
    "ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
     UPDATE tables SET bytes =
         (SELECT coalesce(sum(24 + CASE act WHEN 'undo' THEN 0 ELSE length(CAST(act AS BLOB)) END), 0)
          FROM entries WHERE entries.code = tables.code)
         + (SELECT coalesce(sum(24 + length(CAST(name AS BLOB)) + length(CAST(text AS BLOB))), 0)
            FROM chat WHERE chat.code = tables.code);
     DROP INDEX tables_by_host;
     CREATE INDEX tables_by_maker ON tables (host, state, bytes);
     CREATE TABLE packed (code TEXT PRIMARY KEY, entries BLOB NOT NULL) STRICT, WITHOUT ROWID;
     ALTER TABLE keys ADD COLUMN label TEXT NOT NULL DEFAULT '';
     ALTER TABLE keys ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE keys ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
     CREATE INDEX keys_by_person ON keys (person)",
    "ALTER TABLE people ADD COLUMN hidden TEXT NOT NULL DEFAULT '';
     ALTER TABLE keys ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
     CREATE TABLE host_links (hash BLOB PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
     CREATE TABLE bans (
         id INTEGER PRIMARY KEY, person INTEGER, address BLOB, mute INTEGER NOT NULL, name TEXT NOT NULL,
         reason TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER, by TEXT NOT NULL
     ) STRICT;
     CREATE TABLE reports (
         id INTEGER PRIMARY KEY, code TEXT NOT NULL, line INTEGER NOT NULL, by INTEGER NOT NULL, about INTEGER NOT NULL,
         at INTEGER NOT NULL, lines TEXT NOT NULL, UNIQUE (code, line, by)
     ) STRICT;
     CREATE TABLE notes (
         id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by TEXT NOT NULL, deed TEXT NOT NULL, about TEXT NOT NULL
     ) STRICT",
];

/// A connection that syncs every commit: the setting belongs to the connection, not to the file.
pub(super) fn connect(path: &Path, flags: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Apple's disks hear of an ordinary sync only in passing; elsewhere this does nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// A connection that writes: the file is brought into WAL mode, which a restored backup has not, and it is made sure that
/// every commit reaches the disk before it is answered.
///
/// # Errors
/// The file cannot be written, or stays in another mode.
pub(super) fn connect_writer(path: &Path) -> Result<Connection, StartError> {
    let open = || -> rusqlite::Result<(Connection, Durability)> {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let durability = make_durable(&connection)?;
        Ok((connection, durability))
    };
    let (connection, durability) = open().map_err(|error| StartError::of_sqlite(path, &error))?;
    if is_durable(&durability) {
        Ok(connection)
    } else {
        Err(StartError::NotDurable { path: path.to_owned(), durability })
    }
}

/// Brings a file into WAL mode and tells what became of it: SQLite keeps the old mode where it cannot change it.
pub(super) fn make_durable(connection: &Connection) -> rusqlite::Result<Durability> {
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    durability(connection)
}

/// How this connection's commits get to the disk.
pub(super) fn durability(connection: &Connection) -> rusqlite::Result<Durability> {
    let journal = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    let synchronous: u8 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    let names = ["off", "normal", "full", "extra"];
    let synchronous = names.get(usize::from(synchronous)).unwrap_or(&"unknown");
    Ok(Durability { journal, synchronous: (*synchronous).to_owned() })
}

/// Whether nothing that was acknowledged can be lost.
pub(super) fn is_durable(durability: &Durability) -> bool {
    durability.journal == "wal" && durability.synchronous == "full"
}

/// Whether there is something in the file; an empty one counts as none.
pub(super) fn exists(path: &Path) -> Result<bool, StartError> {
    match std::fs::metadata(path) {
        Ok(data) if data.is_dir() => Err(StartError::Foreign { path: path.to_owned() }),
        Ok(data) => Ok(data.len() > 0),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(StartError::of_io(path, &error)),
    }
}

/// Makes an empty data file.
///
/// # Errors
/// The folder cannot be written, or the disk is full.
pub fn create(path: &Path) -> Result<(), StartError> {
    let failed = |error: std::io::Error| StartError::of_io(path, &error);
    private::make_folder_of(path).map_err(failed)?;
    let secret = secret::fresh().map_err(|_| StartError::NoRandomness)?;
    // Built beside its place and renamed, so that a crash leaves no half-made file. Its marks are in the main
    // file before WAL begins: they can be read without opening a database.
    let half = Half::begin(path).map_err(failed)?;
    let build = || -> rusqlite::Result<()> {
        let connection = Connection::open(half.path())?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        connection.pragma_update(None, "user_version", SCHEMA_VERSION)?;
        connection.execute_batch(SCHEMA)?;
        connection.execute("INSERT INTO server VALUES ('secret', ?1)", [&secret.bytes()[..]])?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.close().map_err(|(_, error)| error)
    };
    build().map_err(|error| StartError::of_sqlite(path, &error))?;
    half.finish().map_err(failed)
}

/// Looks at a file without changing it: is it ours, do we know its version, is it whole? Tells its version.
///
/// # Errors
/// Says which of these it is not.
pub fn examine(path: &Path) -> Result<u32, StartError> {
    let mut head = [0; 100];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    let foreign = || StartError::Foreign { path: path.to_owned() };
    match read {
        Ok(()) => {}
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => return Err(foreign()),
        Err(error) => return Err(StartError::of_io(path, &error)),
    }
    let number =
        |place: usize| u32::from_be_bytes([head[place], head[place + 1], head[place + 2], head[place + 3]]);
    // The places of `user_version` and `application_id` in the header of an SQLite file.
    let (version, application) = (number(60), number(68));
    if !head.starts_with(b"SQLite format 3\0") || application != APPLICATION_ID {
        return Err(foreign());
    }
    if version > SCHEMA_VERSION {
        return Err(StartError::Newer { path: path.to_owned(), version, known: SCHEMA_VERSION });
    }
    let whole = || -> rusqlite::Result<String> {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
    };
    match whole() {
        Ok(answer) if answer == "ok" => Ok(version),
        Ok(what) => Err(StartError::Damaged { path: path.to_owned(), what }),
        Err(error) => Err(StartError::of_sqlite(path, &error)),
    }
}

/// Brings a file of an older version up to date, all at once or not at all.
///
/// # Errors
/// The disk is full, or the file cannot be written.
pub(super) fn upgrade(path: &Path) -> Result<(), StartError> {
    let mut connection = connect_writer(path)?;
    let mut work = || -> rusqlite::Result<()> {
        let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if version >= SCHEMA_VERSION {
            return Ok(());
        }
        let transaction = connection.transaction()?;
        for upgrade in UPGRADES.iter().skip((version as usize).saturating_sub(1)) {
            transaction.execute_batch(upgrade)?;
        }
        transaction.pragma_update(None, "user_version", SCHEMA_VERSION)?;
        transaction.commit()?;
        // The version is read from the main file by those who only look at it.
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
    };
    work().map_err(|error| StartError::of_sqlite(path, &error))
}

/// A file beside the data file.
pub(super) fn side_file(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    name.into()
}

/// Says that a server holds the data file. The system lets go of it when the process ends, however it ends.
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock.
    ///
    /// # Errors
    /// Another server has it, or the folder cannot be written.
    pub fn take(path: &Path) -> Result<Self, StartError> {
        private::make_folder_of(path).map_err(|error| StartError::of_io(path, &error))?;
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(side_file(path, "lock"))
            .map_err(|error| StartError::of_io(path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StartError::Locked { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => Err(StartError::of_io(path, &error)),
        }
    }
}
