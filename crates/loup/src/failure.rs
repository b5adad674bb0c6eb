//! Why a command did not do what was asked, and the exit code that says so.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use table::{OpenError, Phrase, Problem, RecordError};

/// Everything went well, or the answer is yes.
pub const YES: u8 = 0;
/// The answer is no: a record does not fit, a move is forbidden.
pub const NO: u8 = 1;
/// The question was wrong: a bad argument, a file that cannot be read.
pub const WRONG: u8 = 2;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no, and it has been said.
    No,
    /// The question was wrong; it has been said.
    Wrong,
    /// The question was wrong: this is what to tell.
    Told(Phrase),
    /// What was to be written could not be.
    Output(io::Error),
}

impl Failure {
    /// This message, without parameters.
    pub fn told(key: &'static str) -> Self {
        Self::Told(Phrase::new(key))
    }

    /// A file cannot be read.
    pub fn unreadable(file: &Path, error: &io::Error) -> Self {
        Self::Told(about_file("cli-cannot-read", file, error))
    }

    /// A file cannot be written.
    pub fn unwritable(file: &Path, error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::NotFound {
            let phrase = Phrase::new("cli-cannot-write").with("file", file.display().to_string());
            return Self::Told(phrase.with("reason", Phrase::new("cli-file-reason-no-folder")));
        }
        Self::Told(about_file("cli-cannot-write", file, error))
    }

    /// A file says something wrong.
    pub fn in_file(file: &Path, what: Phrase) -> Self {
        Self::Told(Phrase::new("cli-file-wrong").with("file", file.display().to_string()).with("what", what))
    }

    /// A line of a record is wrong.
    pub fn in_record(file: &Path, error: RecordError) -> Self {
        Self::Told(
            Phrase::new("cli-record-wrong")
                .with("file", file.display().to_string())
                .with("line", error.line)
                .with("what", error.phrase),
        )
    }

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Self::No => NO.into(),
            // Whoever read our output has read enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => YES.into(),
            Self::Wrong | Self::Told(_) | Self::Output(_) => WRONG.into(),
        }
    }

    /// What has still to be said.
    pub fn phrase(&self) -> Option<Phrase> {
        match self {
            Self::No | Self::Wrong => None,
            Self::Told(phrase) => Some(phrase.clone()),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Self::Output(error) => Some(Phrase::new("cli-cannot-output").with("reason", reason(error))),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Told(problem.phrase)
    }
}

impl From<server::StartError> for Failure {
    fn from(error: server::StartError) -> Self {
        Self::Told(error.phrase())
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        Self::Told(error.phrase())
    }
}

fn about_file(key: &'static str, file: &Path, error: &io::Error) -> Phrase {
    Phrase::new(key).with("file", file.display().to_string()).with("reason", reason(error))
}

/// What the operating system says, in the reader's language where it is common.
fn reason(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::NotFound => Phrase::new("cli-file-reason-missing"),
        io::ErrorKind::PermissionDenied => Phrase::new("cli-file-reason-denied"),
        io::ErrorKind::IsADirectory => Phrase::new("cli-file-reason-folder"),
        io::ErrorKind::StorageFull => Phrase::new("cli-file-reason-full"),
        io::ErrorKind::AlreadyExists => Phrase::new("cli-file-reason-there"),
        _ => Phrase::new("cli-file-reason-other").with("text", error.to_string()),
    }
}
