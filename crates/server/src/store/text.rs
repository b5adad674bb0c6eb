//! How some values are written, in whatever store.

use table::record::FORMAT;
use table::{Act, Seat};

use super::{PersonId, Said};

/// Reads an act, which is kept as a record writes it.
pub fn act(text: &str) -> Option<Act> {
    Act::read(text, FORMAT)
}

/// Seats as text: `1 3`.
pub fn seats_text(seats: &[Seat]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// People as text: `7 8`.
pub fn people_text(people: &[PersonId]) -> String {
    people.iter().map(|id| id.0.to_string()).collect::<Vec<_>>().join(" ")
}

/// Reads what [`people_text`] wrote.
pub fn people(text: &str) -> Vec<PersonId> {
    text.split_whitespace().filter_map(|id| id.parse().ok().map(PersonId)).collect()
}

/// A line of chat as it is kept in a report: number, person, name, text, when.
type Line = (u64, i64, String, String, u64);

/// Lines of chat as a report keeps them.
///
/// # Errors
/// They cannot be written as JSON.
pub fn lines_text(lines: &[Said]) -> serde_json::Result<String> {
    let line = |said: &Said| (said.number, said.person.0, said.name.clone(), said.text.clone(), said.at);
    serde_json::to_string(&lines.iter().map(line).collect::<Vec<Line>>())
}

/// Reads what [`lines_text`] wrote.
///
/// # Errors
/// It did not.
pub fn lines(text: &str) -> serde_json::Result<Vec<Said>> {
    Ok(serde_json::from_str::<Vec<Line>>(text)?.into_iter().map(said_by).collect())
}

/// Reads one line of chat, as JSON.
///
/// # Errors
/// It is none.
pub fn said(text: &str) -> serde_json::Result<Said> {
    serde_json::from_str(text).map(said_by)
}

fn said_by((number, person, name, text, at): Line) -> Said {
    Said { number, person: PersonId(person), name, text, at }
}
