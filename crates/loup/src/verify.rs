//! `loup verify`: does everything fit that a record claims?

use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;
use table::{AnyTable, Phrase, Record, RecordError, Seat, Start};

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
        match verify_file(file, args.json, console) {
            Ok(true) => {}
            Ok(false) if result.is_ok() => result = Err(Failure::No),
            Ok(false) => {}
            Err(Failure::Told(phrase)) => {
                if args.json {
                    let message = console.speaker().say(&phrase);
                    let file = file.display().to_string();
                    console.json(&Verdict { file, message: Some(message), ..Verdict::default() })?;
                }
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

/// What was found, for programs. What is wrong with a file as a whole has no record.
#[derive(Serialize, Default)]
struct Verdict {
    file: String,
    record: usize,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<usize>,
    /// `proved`, or why nothing is: `no-promise`, `by-hand`, `by-hand-unproved`.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'static str>,
    /// The seats that have added to a seed that is proved. Without any, whoever ran the table drew it alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Vec<Seat>>,
    /// `right`, `not-stated` or `unfinished`.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// The seats that have added to the seed.
fn givers(record: &Record) -> Vec<Seat> {
    record.parts.iter().flat_map(|parts| parts.iter().filter_map(|(seat, _)| seat)).collect()
}

/// What was found to be right about the start and the result.
fn found(record: &Record, table: &dyn AnyTable) -> (Option<&'static str>, Option<&'static str>) {
    let seed = match (&record.start, &record.commitment) {
        (Start::Seed(_), Some(_)) => "proved",
        (Start::Seed(_), None) => "no-promise",
        (_, Some(_)) => "by-hand-unproved",
        (_, None) => "by-hand",
    };
    let result = match (&record.claim, table.outcome()) {
        (Some(_), _) => "right",
        (None, Some(_)) => "not-stated",
        (None, None) => "unfinished",
    };
    (Some(seed), Some(result))
}

/// Whether all records of a file fit.
fn verify_file(file: &Path, json: bool, console: &mut Console<'_>) -> Result<bool, Failure> {
    let mut records = Records::new(files::open(file)?);
    let mut good = true;
    let mut number = 0;
    while let Some((first_line, bytes)) =
        records.next_record().map_err(|error| Failure::unreadable(file, &error))?
    {
        number += 1;
        let mut verdict = Verdict { file: file.display().to_string(), record: number, ..Verdict::default() };
        let told = match check(&bytes) {
            Ok((record, table)) => {
                verdict.ok = true;
                verdict.game = Some(record.game.clone());
                verdict.entries = Some(record.entries.len());
                (verdict.seed, verdict.result) = found(&record, table.as_ref());
                verdict.parts = (verdict.seed == Some("proved")).then(|| givers(&record));
                ok(&record, table.as_ref())
            }
            Err(mut error) => {
                good = false;
                error.line += first_line - 1;
                verdict.line = Some(error.line);
                verdict.message = Some(console.speaker().say(&error.phrase));
                let what =
                    Phrase::new("record-error-line").with("line", error.line).with("what", error.phrase);
                Phrase::new("cli-verify-failed").with("what", what)
            }
        };
        if json {
            console.json(&verdict)?;
            continue;
        }
        let name = file.display().to_string();
        let name = if number > 1 { format!("{name} ({number})") } else { name };
        console.say(&told.with("file", name))?;
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
    let (seed, result) = found(record, table);
    let seed = match seed {
        Some("proved") => Phrase::new("cli-verify-seed").with("parts", added(&givers(record))),
        Some("no-promise") => Phrase::new("cli-verify-no-promise"),
        Some("by-hand-unproved") => Phrase::new("cli-verify-unproved"),
        _ => Phrase::new("cli-verify-no-commitment"),
    };
    let result = match result {
        Some("right") => "cli-verify-result",
        Some("not-stated") => "cli-verify-no-result",
        _ => "cli-verify-unfinished",
    };
    Phrase::new("cli-verify-ok")
        .with("moves", Phrase::new("cli-verify-moves").with("entries", record.entries.len()))
        .with("seed", seed)
        .with("result", Phrase::new(result))
}

/// Who has added to the seed: without that, a promise shows only that it was not changed later.
fn added(seats: &[Seat]) -> Phrase {
    if seats.is_empty() {
        return Phrase::new("cli-verify-no-parts");
    }
    let numbers: Vec<Phrase> = seats.iter().map(|seat| Phrase::verbatim(seat.number().to_string())).collect();
    Phrase::new("cli-verify-parts").with("count", seats.len()).with("seats", numbers)
}
