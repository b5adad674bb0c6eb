//! `loup verify`: does everything fit that a record claims?

use std::io::{self, Write};
use std::path::Path;

use table::{AnyTable, Phrase, Record, RecordError, Start};

use crate::args::Verify;
use crate::console::{Console, harmless};
use crate::failure::Failure;
use crate::files;
use crate::loaded::game_of;
use crate::progress::Progress;
use crate::records::Records;

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
                let _ = writeln!(io::stderr(), "{}", harmless(&text));
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
        (_, Some(_)) => "cli-verify-unproved",
        (_, None) => "cli-verify-no-commitment",
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
