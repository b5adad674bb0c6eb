//! Opening the data file: whose it is, whether it is whole, and whether somebody else holds it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Read as _;
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
pub const SCHEMA_VERSION: u32 = 9;

/// How a file looks that this version made.
const SCHEMA: &str = "
CREATE TABLE server (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE people (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, lang TEXT, theme TEXT NOT NULL, sound INTEGER NOT NULL,
    chat INTEGER NOT NULL, salt INTEGER NOT NULL, created INTEGER NOT NULL, bar INTEGER,
    rev INTEGER NOT NULL DEFAULT 1, hidden TEXT NOT NULL DEFAULT '', reach TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX people_held_back ON people (id) WHERE instr(reach, '\"held\":true') > 0;
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
    stamp INTEGER NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0, due INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
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
CREATE TABLE rated (
    number INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, at INTEGER NOT NULL,
    voided INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX rated_by_game ON rated (game, number);
CREATE TABLE rated_seats (
    game INTEGER, seat INTEGER, person INTEGER, bot TEXT, side INTEGER NOT NULL, place INTEGER NOT NULL,
    gone INTEGER NOT NULL, PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_by_person ON rated_seats (person) WHERE person IS NOT NULL;
CREATE TABLE tournaments (
    code TEXT PRIMARY KEY, host INTEGER NOT NULL, touched INTEGER NOT NULL, rev INTEGER NOT NULL, text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_by_host ON tournaments (host);
CREATE TABLE entrants (code TEXT, person INTEGER, PRIMARY KEY (code, person)) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_person ON entrants (person);
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
    "ALTER TABLE tables ADD COLUMN due INTEGER;
     CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
    "ALTER TABLE people ADD COLUMN reach TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE rated (
         number INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, at INTEGER NOT NULL,
         voided INTEGER NOT NULL DEFAULT 0
     ) STRICT;
     CREATE INDEX rated_by_game ON rated (game, number);
     CREATE TABLE rated_seats (
         game INTEGER, seat INTEGER, person INTEGER, bot TEXT, side INTEGER NOT NULL, place INTEGER NOT NULL,
         gone INTEGER NOT NULL, PRIMARY KEY (game, seat)
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX rated_by_person ON rated_seats (person) WHERE person IS NOT NULL;
     CREATE TABLE tournaments (
         code TEXT PRIMARY KEY, host INTEGER NOT NULL, touched INTEGER NOT NULL, rev INTEGER NOT NULL, text TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE INDEX tournaments_by_host ON tournaments (host);
     CREATE TABLE entrants (code TEXT, person INTEGER, PRIMARY KEY (code, person)) STRICT, WITHOUT ROWID;
     CREATE INDEX entrants_by_person ON entrants (person)",
    "CREATE INDEX people_held_back ON people (id) WHERE instr(reach, '\"held\":true') > 0",
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

/// Makes the tables of an empty file, and marks it as ours.
pub(in crate::store) fn make_tables(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    connection.pragma_update(None, "user_version", SCHEMA_VERSION)?;
    connection.execute_batch(SCHEMA)
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
        make_tables(&connection)?;
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
    let (application, version) = marks(path)?;
    if application != APPLICATION_ID {
        return Err(StartError::Foreign { path: path.to_owned() });
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

/// Whose file it is, and its version, as they stand in the file itself: nothing is written beside it, and no log is read.
/// It is SQLite that opens and closes the file: whoever else closes it in a process where a server is at work undoes the
/// locks by which other programs know that the log is in use, and one of them may delete it.
fn marks(path: &Path) -> Result<(u32, u32), StartError> {
    // What SQLite cannot open says why.
    if let Err(error) = std::fs::metadata(path) {
        return Err(StartError::of_io(path, &error));
    }
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let read = || -> rusqlite::Result<(u32, u32)> {
        let connection = Connection::open_with_flags(format!("file:{}?immutable=1", in_uri(path)), flags)?;
        // A power cut in the middle of a checkpoint leaves a file that says it is longer than it is: the rest is in the
        // log. SQLite calls that damaged where the log is not read, unless it is told not to care.
        connection.pragma_update(None, "writable_schema", true)?;
        let number = |name| connection.pragma_query_value(None, name, |row| row.get(0));
        Ok((number("application_id")?, number("user_version")?))
    };
    read().map_err(|error| StartError::of_sqlite(path, &error))
}

/// A path as SQLite reads it in an address.
fn in_uri(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let bytes = path.as_os_str().as_encoded_bytes();
    bytes
        .iter()
        .map(|&byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02x}") })
        .collect()
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

/// Where the data file really lies: whatever links lead to it, what stands beside it (the write-ahead log, the lock) has
/// one name. A file that is not there yet is where its folder really is.
pub(super) fn real(path: &Path) -> Result<PathBuf, StartError> {
    let found = |error: std::io::Error| match (error.kind(), path.file_name()) {
        (std::io::ErrorKind::NotFound, Some(name)) => Ok(std::fs::canonicalize(private::folder_of(path))
            .map_or_else(|_| path.to_owned(), |folder| folder.join(name))),
        _ => Err(StartError::of_io(path, &error)),
    };
    std::fs::canonicalize(path).or_else(found)
}

/// Refuses a file that has a second name: under each of them there would be another log and another lock, and
/// two servers that know nothing of one another would write into one file.
///
/// # Errors
/// There is a second name.
pub(super) fn must_have_one_name(path: &Path) -> Result<(), StartError> {
    #[cfg(unix)]
    if std::fs::metadata(path).is_ok_and(|data| std::os::unix::fs::MetadataExt::nlink(&data) > 1) {
        return Err(StartError::Linked { path: path.to_owned() });
    }
    Ok(())
}

/// Refuses a file beside which the log of another one lies: SQLite would mix the two. A backup is a file without a log, so
/// a log beside it was left by what it has replaced. To be asked before the file is opened in this process: see [`marks`].
///
/// # Errors
/// There is such a log.
pub(super) fn must_fit_log(path: &Path) -> Result<(), StartError> {
    /// Where a file says by which version of the format it is written: 1 without a log, 2 with one.
    const WRITTEN_BY: usize = 18;
    let log = beside(path, "-wal");
    if !std::fs::metadata(&log).is_ok_and(|data| data.len() > 0) {
        return Ok(());
    }
    let mut head = [0; WRITTEN_BY + 1];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    if read.is_ok() && head[WRITTEN_BY] == 1 {
        Err(StartError::StrayLog { path: path.to_owned(), log })
    } else {
        Ok(())
    }
}

/// A file beside the data file, whose name goes on with this.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Says that a server holds the data file. The system lets go of it when the process ends, however it ends.
pub struct Lock {
    file: File,
    /// The data file itself, so that it is held by whatever name. Closing it would undo the locks that SQLite has taken in
    /// this process: it must outlive all connections.
    data: Option<File>,
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
            .open(beside(path, ".lock"))
            .map_err(|error| StartError::of_io(path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file, data: None }),
            Err(TryLockError::WouldBlock) => Err(StartError::Locked { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => Err(StartError::of_io(path, &error)),
        }
    }

    /// Leaves word where the server is found.
    pub(super) fn announce(&self, url: &str) {
        use std::io::Write as _;
        // Only for the convenience of a command: a server goes on without it.
        let _ = self.file.set_len(0).and_then(|()| (&self.file).write_all(url.as_bytes()));
    }

    /// Whether a server holds this data file.
    pub(super) fn is_held(path: &Path) -> bool {
        let file = File::open(beside(path, ".lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// Where the server is found that holds this data file; `None` when there is none.
    pub(super) fn announced(path: &Path) -> Option<String> {
        let url = std::fs::read_to_string(beside(path, ".lock")).ok()?;
        Some(url).filter(|url| !url.is_empty() && Self::is_held(path))
    }

    /// The same for the data file itself, where that is possible: a lock file that somebody has deleted, or the one file
    /// mounted in two places, does not let a second server in.
    ///
    /// # Errors
    /// Another server has it, or it cannot be read.
    pub fn with_data(mut self, path: &Path) -> Result<Self, StartError> {
        if !has_two_kinds_of_locks(path) {
            return Ok(self);
        }
        let data = File::open(path).map_err(|error| StartError::of_io(path, &error))?;
        match data.try_lock() {
            Ok(()) => {
                self.data = Some(data);
                Ok(self)
            }
            Err(TryLockError::WouldBlock) => Err(StartError::Locked { path: path.to_owned() }),
            // The lock beside it has to do.
            Err(TryLockError::Error(_)) => Ok(self),
        }
    }
}

impl Drop for Lock {
    /// Closing is not enough: a program that is just being started elsewhere in this process shares the open files for a
    /// moment, and with them their locks.
    fn drop(&mut self) {
        for file in self.data.iter().chain([&self.file]) {
            // What cannot be unlocked is let go of when the process ends.
            let _ = file.unlock();
        }
    }
}

/// Whether a lock on a whole file leaves those of SQLite alone: on Linux, but not where files come over a network.
#[cfg(target_os = "linux")]
fn has_two_kinds_of_locks(path: &Path) -> bool {
    /// NFS, SMB, CIFS, 9P.
    const NETWORKS: [u32; 4] = [0x6969, 0xfe53_4d42, 0xff53_4d42, 0x0102_1997];
    rustix::fs::statfs(path)
        .is_ok_and(|system| NETWORKS.iter().all(|&magic| system.f_type != magic as rustix::fs::FsWord))
}

#[cfg(not(target_os = "linux"))]
fn has_two_kinds_of_locks(_: &Path) -> bool {
    false
}
