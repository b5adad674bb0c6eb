//! What servers over the same data tell one another: mostly that something has changed, so that they look again. What
//! is told may be lost; the data alone is the truth. Losing the bus costs seconds, never anything that was kept.

use std::fmt;
use std::sync::Arc;

use house::around::{News, Novelty};
use house::store::{Group, Hosting, PersonId, Rev, Write};
use table::Seat;
use tokio::sync::mpsc;

use crate::pulse::Look;
use crate::rates::Taken;

/// What is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Word {
    /// A table has this revision now.
    Table(String, Rev),
    /// A table is not kept any more.
    Gone(String),
    /// A person has changed, or is forgotten.
    Person(PersonId),
    /// A key opens nothing any more.
    Key([u8; 32]),
    /// What concerns hosts has changed.
    Book,
    /// Many tables have changed.
    Tables,
    /// A bot waits at this table, and whoever tells it leaves that to others.
    Waits(String),
    /// What somebody has asked for lately: for limits that hold for all servers together.
    Taken(Taken),
    /// Something that is not kept.
    News(News),
    /// These people listen at this table by way of whoever tells it.
    Here(String, Vec<PersonId>),
    /// A page of this reader at this table says this of itself, and its stream is with another server.
    Looks(String, PersonId, u64, Look),
    /// Whoever tells it is alive.
    Beat,
    /// Something that a newer program tells.
    Unknown,
}

/// What is heard.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// A word, from whom, and the how manieth of theirs it is: one that is missing was lost.
    Word(String, u64, Word),
    /// Something may have been missed: hearing begins, or begins again.
    Again,
}

/// How servers tell one another.
pub trait Bus: Send + Sync + 'static {
    /// By which name this server is heard.
    fn name(&self) -> &str;

    /// Tells all servers, this one included. It may be lost, and nobody waits for it.
    fn tell(&self, word: Word);

    /// What is told from now on.
    fn hear(&self) -> mpsc::UnboundedReceiver<Heard>;
}

/// What others have to hear of a group that was kept, or may have been.
pub fn words(group: &Group) -> Vec<Word> {
    let word = |write: &Write| {
        Some(match write {
            Write::Table(update) => Word::Table(update.code.clone(), update.rev + 1),
            Write::Forget(code, _) => Word::Gone(code.clone()),
            Write::Person(person) if person.rev > 0 => Word::Person(person.id),
            Write::Unkey(hash, _) => Word::Key(*hash),
            Write::Hosting(hosting) => match hosting.as_ref() {
                Hosting::Person(id) => Word::Person(*id),
                Hosting::Unsay(_) | Hosting::Hush(_) => Word::Tables,
                Hosting::Report(_) | Hosting::Settle(_) | Hosting::Note(_) => return None,
                _ => Word::Book,
            },
            // These are read anew whenever they are needed.
            Write::Rated(_) | Write::Tournament(_) | Write::ForgetTournament(..) => return None,
            Write::Person(_) | Write::Key(_) | Write::Shown(..) | Write::Ready(_) => return None,
        })
    };
    group.writes.iter().filter_map(word).collect()
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(code, rev) => write!(f, "table {code} {rev}"),
            Self::Gone(code) => write!(f, "gone {code}"),
            Self::Person(id) => write!(f, "person {}", id.0),
            Self::Key(hash) => {
                f.write_str("key ")?;
                hash.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
            Self::Book => f.write_str("book"),
            Self::Tables => f.write_str("tables"),
            Self::Waits(code) => write!(f, "waits {code}"),
            Self::Taken(taken) => write!(f, "taken {taken}"),
            Self::News(News { code, person: PersonId(person), what }) => match what {
                Novelty::Came => write!(f, "came {code} {person}"),
                Novelty::Left => write!(f, "left {code} {person}"),
                Novelty::Heard => write!(f, "heard {code} {person}"),
                Novelty::Screen(seat) => write!(f, "screen {code} {person} {}", seat.map_or(0, Seat::number)),
                Novelty::Advised(entries) => write!(f, "advised {code} {person} {entries}"),
            },
            Self::Here(code, people) => {
                write!(f, "here {code}")?;
                people.iter().try_for_each(|person| write!(f, " {}", person.0))
            }
            Self::Looks(code, PersonId(person), page, look) => {
                write!(f, "looks {code} {person} {page} {look}")
            }
            Self::Beat => f.write_str("beat"),
            Self::Unknown => f.write_str("unknown"),
        }
    }
}

impl Word {
    /// Reads what its text says; what cannot be read is unknown.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self::try_read(text).unwrap_or(Self::Unknown)
    }

    fn try_read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        if kind == "taken" {
            return text.split_once(' ').and_then(|(_, taken)| Taken::read(taken)).map(Self::Taken);
        }
        let mut word = || words.next();
        let person = |text: &str| text.parse().ok().map(PersonId);
        Some(match kind {
            "table" => Self::Table(word()?.to_owned(), word()?.parse().ok()?),
            "gone" => Self::Gone(word()?.to_owned()),
            "person" => Self::Person(person(word()?)?),
            "key" => Self::Key(hash(word()?)?),
            "book" => Self::Book,
            "tables" => Self::Tables,
            "waits" => Self::Waits(word()?.to_owned()),
            "looks" => {
                let (code, person, page) = (word()?.to_owned(), person(word()?)?, word()?.parse().ok()?);
                Self::Looks(code, person, page, Look::read(word()?)?)
            }
            "beat" => Self::Beat,
            "here" => {
                let code = word()?.to_owned();
                Self::Here(code, words.filter_map(person).collect())
            }
            "came" | "left" | "heard" | "screen" | "advised" => {
                let (code, person): (Arc<str>, _) = (word()?.into(), person(word()?)?);
                let what = match kind {
                    "came" => Novelty::Came,
                    "left" => Novelty::Left,
                    "heard" => Novelty::Heard,
                    "screen" => Novelty::Screen(Seat::new(word()?.parse().ok()?)),
                    _ => Novelty::Advised(word()?.parse().ok()?),
                };
                Self::News(News { code, person, what })
            }
            _ => return None,
        })
    }
}

fn hash(text: &str) -> Option<[u8; 32]> {
    let bytes: Option<Vec<u8>> =
        (0..32).map(|place| u8::from_str_radix(text.get(place * 2..place * 2 + 2)?, 16).ok()).collect();
    bytes?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use house::room::Seen;

    use super::*;

    #[test]
    fn words_are_read_as_they_were_told_and_others_are_unknown() {
        let news = |what| Word::News(News { code: "bcdfghjk".into(), person: PersonId(i64::MAX), what });
        let code = || "bcdfghjk".to_owned();
        for word in [
            Word::Table(code(), 17),
            Word::Gone(code()),
            Word::Person(PersonId(3)),
            Word::Key([0xab; 32]),
            Word::Book,
            Word::Tables,
            Word::Waits(code()),
            Word::Taken(Taken::read("guess address 2001:db8:1:2:: 12.5").unwrap()),
            news(Novelty::Came),
            news(Novelty::Left),
            news(Novelty::Heard),
            news(Novelty::Screen(Some(Seat::from_index(1)))),
            news(Novelty::Screen(None)),
            news(Novelty::Advised(12)),
            Word::Here(code(), vec![PersonId(1), PersonId(2)]),
            Word::Here(code(), Vec::new()),
            Word::Looks(code(), PersonId(1), u64::MAX, Look::Hidden),
            Word::Looks(code(), PersonId(1), 7, Look::Shown(None)),
            Word::Looks(code(), PersonId(1), 7, Look::Shown(Some(Seen { entries: 3, said: 4 }))),
            Word::Beat,
        ] {
            assert_eq!(Word::read(&word.to_string()), word);
        }
        for text in ["", "table", "table x", "table x y", "key ab", "came x", "sing a song", "screen a 1"] {
            assert_eq!(Word::read(text), Word::Unknown, "{text}");
        }
    }
}
