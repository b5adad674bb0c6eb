//! Records as text.

use std::fmt;

use super::tidy_text;
use super::{Record, Start};
use crate::parts::field;
use crate::seed::fingerprint;

/// The fingerprint of all that stands above the end line, comments left out: comments may be added to a file
/// without breaking it.
pub(super) fn check(record: &Record) -> String {
    fingerprint_of(record, tidy_text)
}

/// The same with texts of several lines as they are, blanks at the ends of lines included.
pub(super) fn check_with_blanks(record: &Record) -> String {
    fingerprint_of(record, str::to_owned)
}

fn fingerprint_of(record: &Record, form: impl Fn(&str) -> String) -> String {
    let mut plain = record.clone();
    plain.comments.clear();
    plain.entries.iter_mut().for_each(|entry| entry.comments.clear());
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = body(&plain, &form, &mut text);
    fingerprint(&text)
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        body(self, &tidy_text, f)?;
        writeln!(f, "end: {} {}", self.entries.len(), check(self))
    }
}

/// Everything but the end line. What is written is what is read back: texts of several lines are brought into the
/// form in which they are read.
fn body(record: &Record, form: &impl Fn(&str) -> String, f: &mut impl fmt::Write) -> fmt::Result {
    writeln!(f, "loup record {}", record.format())?;
    writeln!(f, "game: {}", record.game)?;
    writeln!(f, "rules: {}", record.rules_version)?;
    writeln!(f, "players: {}", record.choices.players)?;
    for (key, value) in record.choices.iter() {
        if value.contains(['\n', '\r']) {
            writeln!(f, "option {key}:")?;
            block(&form(value), f)?;
        } else {
            writeln!(f, "option {key}: {}", value.trim())?;
        }
    }
    for (index, name) in record.names.iter().enumerate() {
        writeln!(f, "seat {}: {name}", index + 1)?;
    }
    for (index, level) in record.bots.iter().enumerate() {
        if let Some(level) = level {
            writeln!(f, "bot {}: {level}", index + 1)?;
        }
    }
    if let Some(parts) = &record.parts {
        writeln!(f, "table: {}", parts.table)?;
        for (seat, part) in parts.iter() {
            writeln!(f, "{}: {}", field("commitment", seat), part.commitment)?;
        }
        for (seat, part) in parts.iter() {
            if let Some(given) = &part.given {
                writeln!(f, "{}: {given}", field("part", seat))?;
            }
        }
    }
    if let Some(commitment) = &record.commitment {
        writeln!(f, "commitment: {commitment}")?;
    }
    match &record.start {
        Start::Secret => {}
        Start::Seed(seed) => writeln!(f, "seed: {seed}")?,
        Start::Deal(text) => {
            writeln!(f, "deal:")?;
            if !text.is_empty() {
                block(&form(text), f)?;
            }
        }
    }
    comments(&record.comments, f)?;
    writeln!(f)?;
    for (index, entry) in record.entries.iter().enumerate() {
        writeln!(f, "{}. {}: {}", index + 1, entry.seat, entry.act)?;
        comments(&entry.comments, f)?;
    }
    if let Some(claim) = &record.claim {
        let totals: Vec<String> = claim.totals.iter().map(ToString::to_string).collect();
        let winners: Vec<String> = claim.winners.iter().map(ToString::to_string).collect();
        writeln!(f, "scores: {}", totals.join(" "))?;
        writeln!(f, "winners: {}", winners.join(" "))?;
    }
    Ok(())
}

fn comments(comments: &[String], f: &mut impl fmt::Write) -> fmt::Result {
    comments.iter().try_for_each(|comment| writeln!(f, "# {comment}"))
}

/// A text of several lines: each stands behind a bar.
fn block(text: &str, f: &mut impl fmt::Write) -> fmt::Result {
    text.strip_suffix('\n')
        .unwrap_or(text)
        .split('\n')
        .try_for_each(|line| if line.is_empty() { writeln!(f, "|") } else { writeln!(f, "| {line}") })
}
