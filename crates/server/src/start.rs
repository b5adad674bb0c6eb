//! Why a server does not start: one clear sentence each, and the data as it was.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use table::Phrase;
use texts::{Lang, Speaker};

use house::store::Durability;

/// Why a server does not start, or a host's command does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// There is no such data file.
    NoData {
        /// The file.
        path: PathBuf,
    },
    /// The file is no data file of Loup.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file is damaged.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says about it.
        what: String,
    },
    /// Another server holds the file.
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// The file can only be read, and something was to be written.
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// Beside the file lies the log of another one.
    StrayLog {
        /// The file.
        path: PathBuf,
        /// The log.
        log: PathBuf,
    },
    /// The file has a second name, a hard link.
    Linked {
        /// The file.
        path: PathBuf,
    },
    /// The file was made by a newer program.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// There is a file of this name already, which is not overwritten.
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Everything is to be moved into a database that is not empty.
    FullDatabase {
        /// Its address, without a password.
        address: PathBuf,
    },
    /// The disk is full.
    Full {
        /// The file.
        path: PathBuf,
    },
    /// The file or its folder cannot be read or written.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        what: String,
    },
    /// The file cannot be brought into the mode in which nothing acknowledged is lost.
    NotDurable {
        /// The file.
        path: PathBuf,
        /// In which mode it stays.
        durability: Durability,
    },
    /// Another program listens at this address.
    InUse {
        /// The address.
        address: SocketAddr,
        /// The flag that names another.
        flag: &'static str,
    },
    /// This address cannot be listened at.
    Address {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        what: String,
    },
    /// A setting is wrong.
    Setting {
        /// Where it stands: a flag, a variable, a line of the file.
        name: String,
        /// What stands there.
        value: String,
        /// What would be right.
        wants: Box<Phrase>,
    },
    /// The file of settings is not as it should be.
    File {
        /// The file.
        name: String,
        /// The line, where it is known.
        line: Option<usize>,
        /// What is wrong there.
        what: Box<Phrase>,
    },
    /// There is no such table.
    NoTable {
        /// Its code.
        code: String,
    },
    /// The table is not rated.
    NotRated {
        /// Its code.
        code: String,
    },
    /// No address is kept out for so long.
    LongBan,
    /// The operating system has no randomness to give.
    NoRandomness,
    /// The system gives no threads.
    Threads,
}

impl StartError {
    pub(crate) fn of_io(path: &Path, error: &std::io::Error) -> Self {
        let path = path.to_owned();
        if error.kind() == std::io::ErrorKind::StorageFull {
            Self::Full { path }
        } else {
            Self::Io { path, what: error.to_string() }
        }
    }

    pub(crate) fn of_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        let (path, what) = (path.to_owned(), error.to_string());
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full { path },
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked { path },
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged { path, what },
            Some(ErrorCode::NotADatabase) => Self::Foreign { path },
            _ => Self::Io { path, what },
        }
    }

    /// What to tell the host.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let file = |key: &'static str, path: &Path| Phrase::new(key).with("file", path.display().to_string());
        match self {
            Self::NoData { path } => file("server-start-no-data", path),
            Self::Foreign { path } => file("server-start-foreign", path),
            Self::Damaged { path, what } => file("server-start-damaged", path).with("what", what.as_str()),
            Self::Exists { path } => file("server-start-exists", path),
            Self::FullDatabase { address } => file("server-start-full-database", address),
            Self::Locked { path } => file("server-start-locked", path),
            Self::ReadOnly { path } => file("server-start-read-only", path),
            Self::StrayLog { path, log } => {
                file("server-start-stray-log", path).with("log", log.display().to_string())
            }
            Self::Linked { path } => file("server-start-linked", path),
            Self::Newer { path, version, known } => {
                file("server-start-newer", path).with("version", *version).with("known", *known)
            }
            Self::Full { path } => file("server-start-full", path),
            Self::Io { path, what } => file("server-start-io", path).with("what", what.as_str()),
            Self::NotDurable { path, durability } => file("server-start-not-durable", path)
                .with("journal", durability.journal.as_str())
                .with("synchronous", durability.synchronous.as_str()),
            Self::InUse { address, flag } => {
                Phrase::new("server-start-in-use").with("address", address.to_string()).with("flag", *flag)
            }
            Self::Address { address, what } => Phrase::new("server-start-address")
                .with("address", address.to_string())
                .with("what", what.as_str()),
            Self::Setting { name, value, wants } => Phrase::new("server-start-setting")
                .with("name", name.as_str())
                .with("value", value.as_str())
                .with("wants", wants.as_ref().clone()),
            Self::File { name, line: Some(line), what } => Phrase::new("server-start-file-line")
                .with("file", name.as_str())
                .with("line", *line)
                .with("what", what.as_ref().clone()),
            Self::File { name, line: None, what } => Phrase::new("server-start-file")
                .with("file", name.as_str())
                .with("what", what.as_ref().clone()),
            Self::NoTable { code } => Phrase::new("server-start-no-table").with("code", code.as_str()),
            Self::NotRated { code } => Phrase::new("server-start-not-rated").with("code", code.as_str()),
            Self::LongBan => house::Refused::LongBan.phrase(),
            Self::NoRandomness => Phrase::new("server-start-no-randomness"),
            Self::Threads => Phrase::new("server-start-threads"),
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speaker::new(Lang::En).say(&self.phrase()))
    }
}

impl std::error::Error for StartError {}
