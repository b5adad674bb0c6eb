//! Text as records: every error names the line and what was expected there.

use super::{Act, Claim, Entry, FORMAT, Lines, Record, RecordError, Start, is_level};
use crate::options::Choices;
use crate::parts::{Part, Parts};
use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::seed::Commitment;

/// The longest file that is read, in bytes.
const MAX_BYTES: usize = 4 << 20;
/// The longest line but for comments, in characters: messages may repeat it.
const MAX_LINE: usize = 1_000;
/// The longest name of a seat, in characters.
const MAX_NAME: usize = 60;
/// How much of a wrong line a message repeats, in characters.
const MAX_SHOWN: usize = 60;

type Result<T> = std::result::Result<T, RecordError>;

fn error<T>(line: usize, phrase: Phrase) -> Result<T> {
    Err(RecordError::at(line, phrase))
}

fn expected<T>(line: usize, what: &'static str) -> Result<T> {
    error(line, Phrase::new("record-error-expected").with("what", Phrase::new(what)))
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// Names the first line that is wrong and what was expected there.
    pub fn parse(text: &str) -> Result<Self> {
        if text.len() > MAX_BYTES {
            return error(1, Phrase::new("record-error-too-long").with("most", MAX_BYTES >> 20));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if let Some((index, _)) = text.lines().enumerate().find(|(_, line)| is_too_long(line)) {
            return error(index + 1, Phrase::new("record-error-long-line").with("most", MAX_LINE));
        }
        let mut reader =
            Reader { lines: text.lines().enumerate().peekable(), last: 0, blocks: Vec::new(), format: 1 };
        reader.format = reader.format()?;
        let mut record = reader.header()?;
        reader.entries(&mut record)?;
        Ok(record)
    }

    /// Reads a record from bytes that should be UTF-8.
    ///
    /// # Errors
    /// As [`Record::parse`]; bytes that are no text are an error of their line.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Self> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(bad) => {
                let line = 1 + bytes[..bad.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
                if line == 1 {
                    error(1, Phrase::new("record-error-foreign"))
                } else {
                    error(line, Phrase::new("record-error-not-text"))
                }
            }
        }
    }
}

struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
    /// The texts behind bars as they stand there, by field.
    blocks: Vec<(String, String)>,
    /// The version of its format.
    format: u32,
}

impl<'a> Reader<'a> {
    /// The next line that is not empty, with its number.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        for (index, line) in self.lines.by_ref() {
            self.last = index + 1;
            let line = line.trim_end();
            if !line.trim_start().is_empty() {
                return Some((index + 1, line));
            }
        }
        None
    }

    /// The lines behind bars that follow, as one text.
    fn block(&mut self, field: &str) -> String {
        let mut text = String::new();
        while let Some((index, line)) = self.lines.next_if(|(_, line)| line.starts_with('|')) {
            self.last = index + 1;
            let line = line.get(1..).unwrap_or_default();
            text.push_str(line.strip_prefix(' ').unwrap_or(line));
            text.push('\n');
        }
        let tidy = if text.is_empty() { String::new() } else { tidy_text(&text) };
        self.blocks.push((field.to_owned(), text));
        tidy
    }

    fn format(&mut self) -> Result<u32> {
        let Some((line, first)) = self.next() else {
            return error(1, Phrase::new("record-error-empty"));
        };
        let Some(version) = first.strip_prefix("loup record ") else {
            return error(line, Phrase::new("record-error-foreign"));
        };
        if let Some(version) = (1..=FORMAT).find(|known| version.trim() == known.to_string()) {
            Ok(version)
        } else {
            let phrase = Phrase::new("record-error-format").with("version", shown(version));
            error(line, phrase.with("known", FORMAT))
        }
    }

    /// A line `NAME: VALUE` with exactly this name.
    fn field(&mut self, name: &'static str, what: &'static str) -> Result<(usize, &'a str)> {
        let Some((line, text)) = self.next() else { return self.truncated() };
        match split(text) {
            Some((found, value)) if found == name => Ok((line, value)),
            _ => expected(line, what),
        }
    }

    fn truncated<T>(&self) -> Result<T> {
        error(self.last + 1, Phrase::new("record-error-truncated"))
    }

    fn header(&mut self) -> Result<Record> {
        let mut lines = Lines::default();
        let (line, game) = self.field("game", "record-expected-game")?;
        lines.note("game", line);
        let (line, rules) = self.field("rules", "record-expected-rules")?;
        lines.note("rules", line);
        let Ok(rules_version) = rules.parse() else { return expected(line, "record-expected-rules") };
        let (line, players) = self.field("players", "record-expected-players")?;
        lines.note("players", line);
        let players = players.parse().ok().and_then(Seat::new).map(Seat::number);
        let Some(players) = players else { return expected(line, "record-expected-players") };
        Ok(Record {
            game: game.to_owned(),
            rules_version,
            choices: Choices::new(players),
            names: Vec::new(),
            bots: Vec::new(),
            commitment: None,
            parts: None,
            start: Start::Secret,
            comments: Vec::new(),
            entries: Vec::new(),
            claim: None,
            lines,
        })
    }

    /// Everything after the fixed head: options, seats, start, entries, result, end.
    fn entries(&mut self, record: &mut Record) -> Result<()> {
        while let Some((line, text)) = self.next() {
            if let Some(comment) = text.trim_start().strip_prefix('#') {
                let comment = comment.trim().to_owned();
                record
                    .entries
                    .last_mut()
                    .map_or(&mut record.comments, |entry| &mut entry.comments)
                    .push(comment);
            } else if text.starts_with(|c: char| c.is_ascii_digit()) {
                self.entry(record, line, text)?;
            } else if let Some((name, value)) = split(text).filter(|_| !text.starts_with('|')) {
                if name == "commitment" && record.commitment.is_some() {
                    return error(line, Phrase::new("record-error-twice").with("field", name));
                }
                record.lines.note(name, line);
                match name {
                    "end" => return self.end(record, line, value),
                    "scores" | "winners" => result(record, line, name, value)?,
                    _ if !record.entries.is_empty() => return expected(line, "record-expected-entry"),
                    _ => self.head_field(record, line, name, value)?,
                }
            } else if text.starts_with('|') {
                return error(line, Phrase::new("record-error-bar"));
            } else {
                return expected(line, "record-expected-entry");
            }
        }
        self.truncated()
    }

    fn head_field(&mut self, record: &mut Record, line: usize, name: &str, value: &str) -> Result<()> {
        if let Some(key) = name.strip_prefix("option ") {
            if record.choices.iter().any(|(known, _)| known == key) {
                return error(line, Phrase::new("record-error-twice").with("field", shown(name)));
            }
            // A line ends with a line feed: anything else in it that ends lines elsewhere is a blank.
            let text = if value.is_empty() { self.block(name) } else { value.replace('\r', " ") };
            record.choices.set(key, text);
        } else if let Some(number) = name.strip_prefix("seat ") {
            let next = record.names.len() + 1;
            if number != next.to_string() || next > usize::from(record.choices.players) {
                return expected(line, "record-expected-seat");
            }
            record.names.push(tidy_name(value));
        } else if name == "commitment" {
            let Ok(commitment) = value.parse() else { return expected(line, "record-expected-commitment") };
            record.commitment = Some(commitment);
        } else if self.format > 1 && is_about_parts(name) {
            parts(record, line, name, value)?;
        } else if self.format > 1
            && let Some(number) = name.strip_prefix("bot ")
        {
            bot(record, line, number, value)?;
        } else if name == "seed" && record.start == Start::Secret {
            let Ok(seed) = value.parse() else { return expected(line, "record-expected-seed") };
            record.start = Start::Seed(seed);
        } else if name == "deal" && record.start == Start::Secret {
            if !value.is_empty() {
                return expected(line, "record-expected-deal");
            }
            record.start = Start::Deal(self.block(name));
        } else {
            return error(line, Phrase::new("record-error-field").with("field", shown(name)));
        }
        Ok(())
    }

    fn entry(&mut self, record: &mut Record, line: usize, text: &str) -> Result<()> {
        if record.names.len() != usize::from(record.choices.players) {
            return expected(line, "record-expected-seat");
        }
        if record.claim.is_some() {
            return expected(line, "record-expected-end");
        }
        let (text, comment) = match text.split_once('#') {
            Some((text, comment)) => (text.trim_end(), Some(comment.trim().to_owned())),
            None => (text, None),
        };
        let next = record.entries.len() + 1;
        let Some((number, rest)) = text.split_once('.') else {
            return expected(line, "record-expected-entry");
        };
        if number.trim() != next.to_string() {
            return error(
                line,
                Phrase::new("record-error-number").with("expected", next).with("found", shown(number)),
            );
        }
        let Some((seat, act)) = split(rest.trim_start()) else {
            return expected(line, "record-expected-entry");
        };
        let seat =
            seat.parse().ok().and_then(Seat::new).filter(|seat| seat.number() <= record.choices.players);
        let Some(seat) = seat else {
            return error(line, Phrase::new("record-error-seat").with("players", record.choices.players));
        };
        if act.is_empty() {
            return expected(line, "record-expected-entry");
        }
        let Some(act) = Act::read(act, self.format) else { return expected(line, "record-expected-act") };
        record.entries.push(Entry { seat, act, comments: comment.into_iter().collect(), line });
        Ok(())
    }

    /// The check of older programs, which counted in blanks at the end of lines behind bars.
    fn check_as_written(&self, record: &Record) -> String {
        let mut written = record.clone();
        for (field, text) in &self.blocks {
            match field.strip_prefix("option ") {
                Some(key) => written.choices.set(key, text.as_str()),
                None => written.start = Start::Deal(text.clone()),
            }
        }
        super::print::check_with_blanks(&written)
    }

    fn end(&mut self, record: &Record, line: usize, value: &str) -> Result<()> {
        if record.names.len() != usize::from(record.choices.players) {
            return expected(line, "record-expected-seat");
        }
        if record.parts.as_ref().is_some_and(|parts| parts.house == none()) {
            return expected(line, "record-expected-parts");
        }
        if record.claim.as_ref().is_some_and(|claim| claim.winners.is_empty()) {
            return expected(line, "record-expected-winners");
        }
        let mut words = value.split_whitespace();
        if words.next() != Some(record.entries.len().to_string().as_str()) {
            let phrase = Phrase::new("record-error-count").with("entries", record.entries.len());
            return error(line, phrase);
        }
        if let Some(check) = words.next()
            && check != super::print::check(record)
            && check != self.check_as_written(record)
        {
            return error(line, Phrase::new("record-error-changed"));
        }
        if words.next().is_some() {
            return error(line, Phrase::new("record-error-end-words"));
        }
        while let Some((line, text)) = self.next() {
            if text.starts_with("loup record ") {
                return error(line, Phrase::new("record-error-several"));
            }
            if !text.trim_start().starts_with('#') {
                return error(line, Phrase::new("record-error-after-end"));
            }
        }
        Ok(())
    }
}

fn result(record: &mut Record, line: usize, name: &str, value: &str) -> Result<()> {
    let seats = usize::from(record.choices.players);
    match (&mut record.claim, name) {
        (None, "scores") => {
            let totals: Option<Vec<i16>> = value.split_whitespace().map(|word| word.parse().ok()).collect();
            let Some(totals) = totals.filter(|totals| totals.len() == seats) else {
                return expected(line, "record-expected-scores");
            };
            record.claim = Some(Claim { totals, winners: Vec::new() });
        }
        (Some(claim), "winners") if claim.winners.is_empty() => {
            let winners: Option<Vec<Seat>> =
                value.split_whitespace().map(|word| word.parse().ok().and_then(Seat::new)).collect();
            let Some(winners) = winners.filter(|winners| !winners.is_empty()) else {
                return expected(line, "record-expected-winners");
            };
            claim.winners = winners;
        }
        (None, _) => return expected(line, "record-expected-scores"),
        (Some(claim), _) if claim.winners.is_empty() => return expected(line, "record-expected-winners"),
        _ => return expected(line, "record-expected-end"),
    }
    Ok(())
}

/// Reads which level the bot in a seat had: after the names, seat by seat.
fn bot(record: &mut Record, line: usize, number: &str, level: &str) -> Result<()> {
    let seats = usize::from(record.choices.players);
    if record.names.len() != seats {
        return expected(line, "record-expected-seat");
    }
    let seat = number.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
    let Some(seat) = seat.filter(|seat| seat.to_string() == number) else {
        return error(line, Phrase::new("record-error-seat").with("players", seats));
    };
    if !is_level(level) {
        return expected(line, "record-expected-level");
    }
    record.bots.resize(seats, None);
    let place = &mut record.bots[seat.index()];
    if place.is_some() {
        return error(line, Phrase::new("record-error-twice").with("field", format!("bot {number}")));
    }
    *place = Some(level.to_owned());
    Ok(())
}

fn is_about_parts(name: &str) -> bool {
    name == "table" || name.starts_with("commitment ") || name.starts_with("part ")
}

/// A place that is still to be filled.
const fn none() -> Part {
    Part::promised(Commitment::NONE)
}

/// Reads a line about who added to the seed: the table's code first, then what was promised, then what was given.
fn parts(record: &mut Record, line: usize, name: &str, value: &str) -> Result<()> {
    let seats = usize::from(record.choices.players);
    let twice = || error(line, Phrase::new("record-error-twice").with("field", shown(name)));
    let Some((what, giver)) = name.split_once(' ') else {
        if record.parts.is_some() {
            return twice();
        }
        record.parts = Some(Parts { table: tidy_name(value), house: none(), seats: vec![None; seats] });
        return Ok(());
    };
    let Some(parts) = &mut record.parts else { return expected(line, "record-expected-parts") };
    let place = match giver {
        "house" => Some(&mut parts.house),
        seat => {
            let seat = seat.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
            let Some(seat) = seat else {
                return error(line, Phrase::new("record-error-seat").with("players", seats));
            };
            let place = &mut parts.seats[seat.index()];
            if what == "commitment" { Some(place.get_or_insert(none())) } else { place.as_mut() }
        }
    };
    match (what, place) {
        ("commitment", Some(part)) if *part == none() => match value.parse() {
            Ok(commitment) => part.commitment = commitment,
            Err(_) => return expected(line, "record-expected-commitment"),
        },
        ("part", Some(part)) if part.given.is_none() && *part != none() => match value.parse() {
            Ok(given) if value.len() == 64 => part.given = Some(given),
            _ => return expected(line, "record-expected-part"),
        },
        ("part", None) => return expected(line, "record-expected-parts"),
        _ => return twice(),
    }
    Ok(())
}

fn is_too_long(line: &str) -> bool {
    line.len() > MAX_LINE && !line.trim_start().starts_with('#') && line.chars().count() > MAX_LINE
}

/// The beginning of what stands in a file, fit for a message.
fn shown(text: &str) -> String {
    let text = text.trim();
    let mut shown: String =
        text.chars().take(MAX_SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(MAX_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// `NAME: VALUE`.
fn split(text: &str) -> Option<(&str, &str)> {
    text.split_once(':').map(|(name, value)| (name.trim(), value.trim()))
}

/// A name that fits on one line: no control characters, not longer than a name is.
#[must_use]
pub fn tidy_name(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).take(MAX_NAME).collect();
    plain.trim().to_owned()
}

/// A text of several lines in the one form in which records hold it, whatever it was typed with: lines end with a
/// line feed and with nothing before it that cannot be seen, and there is no byte order mark.
#[must_use]
pub fn tidy_text(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let body = text.strip_suffix('\n').unwrap_or(&text);
    body.split('\n').flat_map(|line| [line.trim_end(), "\n"]).collect()
}
