//! `loup verify`: does everything fit that a record claims?

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use table::{AnyTable, Phrase, Record, RecordError, Start};

use crate::args::Verify;
use crate::console::Console;
use crate::failure::Failure;
use crate::files;
use crate::load::game_of;
use crate::progress::Progress;

/// The longest record that is read, in bytes; the table refuses shorter ones already.
const LONGEST: u64 = 5 << 20;

/// Verdicts, one line each. The exit code says whether all of them are good.
pub fn verify(args: &Verify, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut result = Ok(());
    let progress = Progress::new(console.lang, "cli-progress-checking", args.files.len() as u64);
    for file in &args.files {
        match verify_file(file, console) {
            Ok(true) => {}
            Ok(false) if result.is_ok() => result = Err(Failure::No),
            Ok(false) => {}
            Err(Failure::Told(phrase)) => {
                let text = console.speaker().say(&Phrase::new("cli-error").with("what", phrase));
                console.out.flush()?;
                // There is nobody to tell if this fails.
                let _ = writeln!(io::stderr(), "{text}");
                result = Err(Failure::Wrong);
            }
            Err(failure) => return Err(failure),
        }
        progress.step();
    }
    progress.done();
    result
}

/// Whether all records of a file fit.
fn verify_file(file: &Path, console: &mut Console<'_>) -> Result<bool, Failure> {
    let mut records = Records::new(files::open(file)?);
    let mut good = true;
    let mut number = 0;
    while let Some((first_line, bytes)) =
        records.next_record().map_err(|error| Failure::unreadable(file, &error))?
    {
        number += 1;
        let verdict = match check(&bytes) {
            Ok((record, table)) => ok(&record, table.as_ref()),
            Err(mut error) => {
                good = false;
                error.line += first_line - 1;
                let what =
                    Phrase::new("record-error-line").with("line", error.line).with("what", error.phrase);
                Phrase::new("cli-verify-failed").with("what", what)
            }
        };
        let name = file.display().to_string();
        let name = if number > 1 { format!("{name} ({number})") } else { name };
        console.say(&verdict.with("file", name))?;
    }
    Ok(good)
}

fn check(bytes: &[u8]) -> Result<(Record, Box<dyn AnyTable>), RecordError> {
    let record = Record::parse_bytes(bytes)?;
    let table = game_of(&record)?.verify(&record)?;
    Ok((record, table))
}

/// What was found to be right, and what there was nothing to check about.
fn ok(record: &Record, table: &dyn AnyTable) -> Phrase {
    let seed = match (&record.start, &record.commitment) {
        (Start::Seed(_), Some(_)) => "cli-verify-seed",
        (Start::Seed(_), None) => "cli-verify-no-promise",
        _ => "cli-verify-no-commitment",
    };
    let result = match (&record.claim, table.outcome()) {
        (Some(_), _) => "cli-verify-result",
        (None, Some(_)) => "cli-verify-no-result",
        (None, None) => "cli-verify-unfinished",
    };
    Phrase::new("cli-verify-ok")
        .with("moves", Phrase::new("cli-verify-moves").with("entries", record.entries.len()))
        .with("seed", Phrase::new(seed))
        .with("result", Phrase::new(result))
}

/// The records of a stream, one after the other: each begins with its format line.
struct Records<R> {
    input: BufReader<R>,
    line: usize,
    /// A line that was read too far: the next record's first.
    next: Option<Vec<u8>>,
}

impl<R: Read> Records<R> {
    fn new(input: R) -> Self {
        Self { input: BufReader::new(input), line: 0, next: None }
    }

    /// The next record with the number of its first line. An empty stream has one, which is empty too.
    fn next_record(&mut self) -> io::Result<Option<(usize, Vec<u8>)>> {
        let first = self.line == 0;
        let mut record = self.next.take().unwrap_or_default();
        if record.is_empty() && !first {
            return Ok(None);
        }
        let first_line = self.line.max(1);
        loop {
            let mut line = Vec::new();
            let room = LONGEST.saturating_sub(record.len() as u64);
            let read = Read::take(&mut self.input, room.max(1)).read_until(b'\n', &mut line)?;
            self.line += 1;
            if read == 0 {
                return Ok(Some((first_line, record)));
            }
            if line.starts_with(b"loup record ") && !record.iter().all(u8::is_ascii_whitespace) {
                self.next = Some(line);
                return Ok(Some((first_line, record)));
            }
            record.extend(line);
            if record.len() as u64 >= LONGEST {
                // What follows cannot be told apart from it any more.
                self.next = None;
                return Ok(Some((first_line, record)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<(usize, String)> {
        let mut records = Records::new(text.as_bytes());
        let mut all = Vec::new();
        while let Some((line, bytes)) = records.next_record().unwrap() {
            all.push((line, String::from_utf8(bytes).unwrap()));
        }
        all
    }

    #[test]
    fn a_stream_is_split_at_format_lines() {
        assert_eq!(split(""), [(1, String::new())]);
        assert_eq!(split("x\ny"), [(1, "x\ny".to_owned())]);
        let two = "loup record 1\na\n\nloup record 1\nb\n";
        assert_eq!(
            split(two),
            [(1, "loup record 1\na\n\n".to_owned()), (4, "loup record 1\nb\n".to_owned())]
        );
        assert_eq!(split("\nloup record 1\n"), [(1, "\nloup record 1\n".to_owned())]);
    }

    #[test]
    fn a_stream_without_end_is_cut() {
        let mut records = Records::new(io::repeat(b'a'));
        let (line, bytes) = records.next_record().unwrap().unwrap();
        assert_eq!((line, bytes.len() as u64), (1, LONGEST));
        assert!(records.next_record().unwrap().is_none());
    }
}
