//! What a process does to the files in a folder, as seen from outside: the system calls that `strace` writes down.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Every call that can change a file or a folder, or make a change last.
const CALLS: &str = "openat,open,creat,write,pwrite64,writev,pwritev,pwritev2,fsync,fdatasync,sync_file_range,\
                     ftruncate,truncate,fallocate,rename,renameat,renameat2,unlink,unlinkat,link,linkat,\
                     copy_file_range,sendfile";

/// Something that happened to a file.
#[derive(Clone, Debug)]
pub enum What {
    /// It was made, or opened: then this changes nothing.
    Open { empty: bool },
    /// Bytes were written there.
    Write { at: u64, bytes: Vec<u8> },
    /// It has this length now.
    Resize(u64),
    /// Its content, or the names in it if it is a folder, are on the disk.
    Sync,
    /// It has this name now.
    Rename(PathBuf),
    /// Its name is gone.
    Unlink,
}

/// Something that happened, when it was over.
#[derive(Clone, Debug)]
pub struct Event {
    /// In seconds since 1970.
    pub at: f64,
    pub path: PathBuf,
    pub what: What,
}

/// A command that runs this one under `strace`, which writes a log for every thread.
pub fn traced(command: &Command, log: &Path, more: &[&str]) -> Command {
    let mut traced = Command::new("strace");
    traced.args([
        "-ff",
        "-ttt",
        "-T",
        "-y",
        "-xx",
        "-qq",
        "-s",
        "1000000",
        "-e",
        &format!("trace={CALLS}"),
        "-o",
    ]);
    traced.arg(log).args(more).arg("--").arg(command.get_program()).args(command.get_args());
    traced.env_clear();
    traced.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    if let Some(path) = std::env::var_os("PATH") {
        traced.env("PATH", path);
    }
    traced
}

/// Whether processes can be watched here; says so where they cannot.
pub fn can_trace() -> bool {
    let tried =
        Command::new("strace").args(["-qq", "-e", "trace=none", "true"]).stderr(Stdio::null()).status();
    let can = tried.is_ok_and(|status| status.success());
    if !can {
        eprintln!(
            "SKIPPED: strace is not here or may not watch: no power cuts (scripts/install-test-deps strace)"
        );
    }
    can
}

/// Everything that happened in this folder, in order.
pub fn events(log: &Path, folder: &Path) -> Vec<Event> {
    let name = log.file_name().unwrap().to_str().unwrap();
    let mut events = Vec::new();
    for entry in std::fs::read_dir(log.parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().unwrap().to_str().unwrap().starts_with(&format!("{name}.")) {
            let text = std::fs::read_to_string(&path).unwrap();
            events.extend(text.lines().filter_map(|line| event(line, folder)));
        }
    }
    events.sort_by(|a: &Event, b| a.at.total_cmp(&b.at));
    events
}

/// A line of the log, if it tells of a change that succeeded in this folder.
fn event(line: &str, folder: &Path) -> Option<Event> {
    let (begun, call) = line.split_once(' ')?;
    let (name, rest) = call.split_once('(')?;
    // What was only pretended, was not done.
    if name.contains(['+', '-']) || rest.contains("(INJECTED)") {
        return None;
    }
    let (arguments, result) = rest.rsplit_once(") = ")?;
    let (result, took) = result.rsplit_once(" <")?;
    let took: f64 = took.strip_suffix('>')?.parse().ok()?;
    if result.starts_with('-') {
        return None;
    }
    let at = begun.parse::<f64>().ok()? + took;
    let arguments: Vec<&str> = arguments.split(", ").collect();
    let number = |place: usize| -> u64 { arguments[place].parse().unwrap_or_else(|_| panic!("{line:.200}")) };
    let (path, what) = match name {
        "openat" | "open" | "creat" => (
            descriptor(result)?,
            What::Open { empty: name == "creat" || arguments.iter().any(|a| a.contains("O_TRUNC")) },
        ),
        "pwrite64" => {
            let mut bytes = quoted(arguments[1])?;
            bytes.truncate(result.parse().ok()?);
            (descriptor(arguments[0])?, What::Write { at: number(3), bytes })
        }
        "ftruncate" => (descriptor(arguments[0])?, What::Resize(number(1))),
        "fsync" | "fdatasync" => (descriptor(arguments[0])?, What::Sync),
        "rename" => (name_of(arguments[0])?, What::Rename(name_of(arguments[1])?)),
        "renameat" | "renameat2" => (name_of(arguments[1])?, What::Rename(name_of(arguments[3])?)),
        "unlink" => (name_of(arguments[0])?, What::Unlink),
        "unlinkat" => (name_of(arguments[1])?, What::Unlink),
        // Nothing else writes there; if that changes, this must learn it.
        _ => {
            let there = arguments.first().and_then(|first| descriptor(first));
            assert!(!there.is_some_and(|path| belongs(&path, folder)), "not understood: {line:.200}");
            return None;
        }
    };
    belongs(&path, folder).then_some(Event { at, path, what })
}

/// The log's index is made anew from the log, and the lock holds nothing.
fn belongs(path: &Path, folder: &Path) -> bool {
    let name = path.to_string_lossy();
    path.starts_with(folder) && !name.ends_with("-shm") && !name.ends_with(".lock")
}

/// The path in `7</the/path>`.
fn descriptor(text: &str) -> Option<PathBuf> {
    let (_, path) = text.split_once('<')?;
    path_of(unescape(path.strip_suffix('>')?))
}

/// The path in quotes.
fn name_of(text: &str) -> Option<PathBuf> {
    path_of(quoted(text)?)
}

fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
}

fn quoted(text: &str) -> Option<Vec<u8>> {
    Some(unescape(text.strip_prefix('"')?.strip_suffix('"')?))
}

/// `\x41\x42`; what is not escaped is itself.
fn unescape(text: &str) -> Vec<u8> {
    let (mut bytes, mut rest) = (Vec::with_capacity(text.len() / 4), text.as_bytes());
    while let Some((first, after)) = rest.split_first() {
        let hex = rest.strip_prefix(b"\\x").and_then(|hex| std::str::from_utf8(hex.get(..2)?).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => (bytes, rest) = (pushed(bytes, byte), &rest[4..]),
            None => (bytes, rest) = (pushed(bytes, *first), after),
        }
    }
    bytes
}

fn pushed(mut bytes: Vec<u8>, byte: u8) -> Vec<u8> {
    bytes.push(byte);
    bytes
}
