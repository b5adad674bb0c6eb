//! Files: read with a limit, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The longest file that is read whole, in bytes. Longer ones are no records and no cards.
const LONGEST: u64 = 5 << 20;

/// The name that stands for the standard input.
pub const STDIN: &str = "-";

/// Opens a file for reading; `-` is the standard input.
pub fn open(file: &Path) -> Result<Box<dyn Read>, Failure> {
    if file == Path::new(STDIN) {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file).map_err(|error| Failure::unreadable(file, &error))?;
    Ok(Box::new(opened))
}

/// The bytes of a file; of a very long one only its beginning.
pub fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = open(file)?.take(LONGEST).read_to_end(&mut bytes);
    read.map_err(|error| Failure::unreadable(file, &error))?;
    Ok(bytes)
}

/// The text of a file; what is not UTF-8 becomes a question mark.
pub fn text(file: &Path) -> Result<String, Failure> {
    Ok(String::from_utf8_lossy(&bytes(file)?).into_owned())
}

/// A file as people type its name: `~/` is their home, as a shell would have it.
pub fn at_home(name: &str) -> PathBuf {
    match (name.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) if !home.is_empty() => Path::new(&home).join(rest),
        _ => PathBuf::from(name),
    }
}

/// The folder for what the program keeps of its own accord, by the rules of freedesktop.org: `~/.local/state/loup` unless
/// somebody says otherwise. It may not be there yet.
pub fn state() -> Option<PathBuf> {
    // Only whole paths count.
    let set = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")))?;
    Some(base.join("loup"))
}

/// Makes a new file with this text in a folder, which is made too: `wolves-1.loup`, or the next that is free.
pub fn write_next(folder: &Path, name: &str, text: &str) -> Result<PathBuf, Failure> {
    let made = fs::create_dir_all(folder);
    made.map_err(|error| Failure::unwritable(folder, &error))?;
    let mut number = 1;
    loop {
        let file = folder.join(format!("{name}-{number}.loup"));
        match File::create_new(&file).and_then(|mut new| new.write_all(text.as_bytes())) {
            Ok(()) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(Failure::unwritable(&file, &error)),
        }
    }
}

/// A word, such as a file name, as a shell wants it.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:=,@".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Writes a file whole or not at all: first beside it, then in its place.
pub fn write(file: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_beside(file, content.as_ref()).map_err(|error| Failure::unwritable(file, &error))
}

/// Writes a new file; one that is there stays.
pub fn write_new(file: &Path, text: &str) -> Result<(), Failure> {
    let write = || File::create_new(file)?.write_all(text.as_bytes());
    write().map_err(|error| Failure::unwritable(file, &error))
}

fn write_beside(file: &Path, content: &[u8]) -> io::Result<()> {
    // A link stays a link: what it points to is replaced.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    if file.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let name = file.file_name().ok_or(io::ErrorKind::NotFound)?;
    let mut beside_name = std::ffi::OsString::from(".");
    beside_name.push(name);
    beside_name.push(format!(".{}", std::process::id()));
    let beside: PathBuf = file.with_file_name(beside_name);
    let written = File::create(&beside).and_then(|mut new| {
        new.write_all(content)?;
        new.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, &file));
    if moved.is_err() {
        // What is only half there is of no use; that it may not go away changes nothing.
        let _ = fs::remove_file(&beside);
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_replaced_whole() {
        let folder = std::env::temp_dir().join(format!("loup-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("game.loup");
        write(&file, "one\n").unwrap();
        write(&file, "two\n").unwrap();
        assert_eq!(text(&file).unwrap(), "two\n");
        assert!(write_new(&file, "three\n").is_err());
        assert_eq!(text(&file).unwrap(), "two\n");
        assert!(write(&folder, "no").is_err());
        assert!(write(&folder.join("none/game.loup"), "no").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside it");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_new_file_takes_the_next_free_number() {
        let folder = std::env::temp_dir().join(format!("loup-next-{}", std::process::id()));
        let next = |text| write_next(&folder.join("deep"), "wolves", text).unwrap();
        let (one, two) = (next("one"), next("two"));
        assert!(one.ends_with("deep/wolves-1.loup") && two.ends_with("deep/wolves-2.loup"));
        fs::remove_file(&one).unwrap();
        assert_eq!(next("three"), one);
        assert_eq!(text(&two).unwrap(), "two", "nothing is replaced");
        assert!(write_next(&one, "wolves", "no").is_err(), "a file is no folder");
        fs::remove_dir_all(&folder).unwrap();
    }
}
