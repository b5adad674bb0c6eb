//! What is known about a table besides its entries.

use std::collections::BTreeMap;

use bots::Level;
use serde::{Deserialize, Serialize};
use table::{Choices, Part, Parts, Seat, Seed, Start};

use super::{Clock, PersonId};

/// What sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Free,
    /// A person.
    Person(i64),
    /// Somebody at this person's screen.
    Guest(i64),
    /// A bot of this level.
    Bot(Level),
}

/// A seat with what sits in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The name shown; empty for a free seat.
    pub name: String,
    /// What sits there.
    pub sitter: Sitter,
    /// The level of the bot that sits in for an absent person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Level>,
    /// Counts how often the seat was left: an old invitation is void then.
    #[serde(default)]
    pub left: u32,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

impl Place {
    /// The person who decides for this seat, at whatever screen.
    #[must_use]
    pub const fn person(&self) -> Option<PersonId> {
        match self.sitter {
            Sitter::Person(id) | Sitter::Guest(id) => Some(PersonId(id)),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }

    /// The level of the bot that decides here now.
    #[must_use]
    pub const fn bot(&self) -> Option<Level> {
        match (self.stand_in, &self.sitter) {
            (Some(level), _) | (None, &Sitter::Bot(level)) => Some(level),
            _ => None,
        }
    }
}

/// How a table's game begins: its secret until the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// From this seed, in hexadecimal.
    Seed(String),
    /// From this deal, in the game's own lines.
    Deal(String),
}

/// Beginnings are secrets: they do not print themselves into logs.
impl std::fmt::Debug for Beginning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Beginning(secret)")
    }
}

/// Who adds to a table's seed: see [`table::Parts`]. What was given is a secret until the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledges {
    /// The part of the house.
    #[serde(with = "part")]
    pub house: Part,
    /// The parts of the seats that take part.
    #[serde(with = "parts")]
    pub seats: Vec<Option<Part>>,
    /// Whether the parts are asked for: nobody can promise any more.
    #[serde(default)]
    pub asked: bool,
}

impl Pledges {
    /// Nobody but the house has promised anything yet.
    #[must_use]
    pub fn new(house: Seed, seats: usize) -> Self {
        Self { house: Part::of(house), seats: vec![None; seats], asked: false }
    }

    /// The same in the form in which the seed follows from it.
    #[must_use]
    pub fn parts(&self, code: &str) -> Parts {
        Parts { table: code.to_owned(), house: self.house.clone(), seats: self.seats.clone() }
    }
}

/// What is known about a table besides its entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meta {
    /// The game's id.
    pub game: String,
    /// The version of the rules by which it is played.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// The settled choices.
    pub choices: BTreeMap<String, String>,
    /// How the game begins; `None` before the start.
    pub beginning: Option<Beginning>,
    /// The seats.
    pub places: Vec<Place>,
    /// The levels of the bots that sat there when the game began, by seat, as records name them; empty where there were
    /// none, and where older versions kept nothing of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<String>>,
    /// Who made the table.
    pub host: i64,
    /// Minutes per turn before the others may let a bot sit in; 0 for no limit.
    pub limit: u32,
    /// Whether hints are allowed; `None` only for somebody who plays against bots alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// The next table of the series.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The table before this one in the series.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// Wins in the series so far, by seat.
    #[serde(default)]
    pub wins: Vec<u32>,
    /// Those whom the table's maker has sent away for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kicked: Vec<i64>,
    /// Why, where the maker has said so: for them to read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<(i64, String)>,
    /// Those who were invited to watch: a table that is not listed shows its game to nobody else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watchers: Vec<i64>,
    /// Seats that are offered to somebody who watches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// Those who have handed a seat over, with its number: they take over no other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handed: Vec<(i64, u8)>,
    /// How many lines of chat those who sit here have not seen yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<(i64, u32)>,
    /// Those to whom the table's maker has closed the chat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<i64>,
    /// A host has closed the table: the number of the state in which it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<i64>,
    /// A host has taken the table off the list, for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub held_back: bool,
    /// A record that somebody brought: to replay, not to play on.
    #[serde(default)]
    pub uploaded: bool,
    /// A guided first table: what has been explained so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guide: Option<Guide>,
    /// Who adds to the seed, and what they promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pledges: Option<Pledges>,
    /// The first and the last entries of decisions that were several moves, of which the last may be taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<(usize, usize)>,
    /// Somebody asks to take back over others' decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asking: Option<Asking>,
    /// What everybody has left, where time is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// How it ended; `None` before the end, and where an older version kept nothing of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// The game counts for the ratings of those who play it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<Rated>,
    /// The code of the tournament that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

/// A game that counts for ratings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rated {
    /// Who sat in each seat when the game began; nobody for a bot's, and before the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Option<i64>>,
    /// A host has voided it before it was over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub voided: bool,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

/// How a game ended, kept beside it so that neither lists nor ratings replay it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// When, in seconds since 1970.
    pub at: u64,
    /// The place of each seat, from 1; equal places share.
    pub places: Vec<u8>,
    /// The points of each seat; empty where somebody gave up before they were counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<i16>,
    /// The side of each seat: those with the same number win together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<u8>,
    /// What each seat was dealt to play with, such as a pack; empty where chance deals nothing of the kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
}

/// A seat that its person offers to somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The seat, from 1.
    pub seat: u8,
    /// To whom.
    pub to: i64,
}

/// A wish to take back over others' decisions. It lasts until the next entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asking {
    /// The seat that asks, from 1.
    pub seat: u8,
    /// The entry of its move that is to be taken back, with everything since.
    pub entry: usize,
    /// How many entries there were when it asked.
    pub entries: usize,
    /// Those who have agreed.
    #[serde(default)]
    pub agreed: Vec<i64>,
}

/// What a guided table has explained so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Guide {
    /// The keys of the lessons that were given.
    pub given: Vec<String>,
    /// Whether its person wants no more of them.
    #[serde(default)]
    pub off: bool,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

impl Meta {
    /// The choices in the form that games read.
    #[must_use]
    pub fn choices(&self) -> Choices {
        let mut choices = Choices::new(self.players);
        for (key, value) in &self.choices {
            choices.set(key, value.as_str());
        }
        choices
    }

    /// The choices in the form that is kept.
    #[must_use]
    pub fn plain(choices: &Choices) -> BTreeMap<String, String> {
        choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }

    /// How the game begins, in the form that games read.
    #[must_use]
    pub fn start(&self) -> Start {
        match &self.beginning {
            Some(Beginning::Seed(seed)) => seed.parse().map_or(Start::Secret, Start::Seed),
            Some(Beginning::Deal(deal)) => Start::Deal(deal.clone()),
            None => Start::Secret,
        }
    }

    /// Other people sit in these seats now: what was promised for them is void. Once the parts are asked for, all that
    /// was promised or given is void, and everybody promises again.
    pub fn unpledge(&mut self, seats: &[Seat]) {
        let Some(pledges) = &mut self.pledges else { return };
        if pledges.asked {
            self.pledges = None;
            return;
        }
        for seat in seats {
            if let Some(part) = pledges.seats.get_mut(seat.index()) {
                *part = None;
            }
        }
    }

    /// A name per seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// Notes which bots sit there now that the game begins, and, at a rated table, which people.
    pub fn begin_with_bots(&mut self) {
        if let Some(rated) = &mut self.rated {
            rated.people = self.places.iter().map(|place| place.person().map(|person| person.0)).collect();
        }
        let level = |place: &Place| match place.sitter {
            Sitter::Bot(level) => Some(level.to_string()),
            _ => None,
        };
        let bots: Vec<Option<String>> = self.places.iter().map(level).collect();
        self.bots = if bots.iter().any(Option::is_some) { bots } else { Vec::new() };
    }

    /// The seats for which this person decides, in order.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        let mine = move |(_, place): &(usize, &Place)| place.person() == Some(person);
        self.places.iter().enumerate().filter(mine).map(|(index, _)| Seat::from_index(index))
    }

    /// Whether this is the same but for who has read what, which is nobody else's business.
    #[must_use]
    pub fn is_same_but_read(&self, other: &Self) -> bool {
        let alike = || Self { unread: other.unread.clone(), ..self.clone() } == *other;
        self == other || (self.unread != other.unread && alike())
    }

    /// How many lines of chat this person has not seen yet.
    #[must_use]
    pub fn unread_by(&self, person: Option<PersonId>) -> u32 {
        let own = |(id, _): &&(i64, u32)| person.is_some_and(|person| person.0 == *id);
        self.unread.iter().find(own).map_or(0, |(_, lines)| *lines)
    }

    /// Those for whom bots think at this table: who sits here, or whoever made it where nobody does.
    #[must_use]
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.places.iter().filter_map(Place::person).collect();
        people.sort_unstable();
        people.dedup();
        if people.is_empty() {
            people.push(PersonId(self.host));
        }
        people
    }

    /// Whether bots alone have sat here from the start. A bot that sits in for somebody is not meant.
    #[must_use]
    pub fn has_only_bots(&self) -> bool {
        self.places.iter().all(|place| matches!(place.sitter, Sitter::Bot(_)))
    }

    /// Whether one person plays against bots alone: nobody else decides here, or is still expected.
    #[must_use]
    pub fn is_solo(&self) -> bool {
        let bots = self.places.iter().filter(|place| matches!(place.sitter, Sitter::Bot(_))).count();
        bots + 1 == self.places.len() && self.places.iter().any(|place| place.person().is_some())
    }

    /// Whether hints are allowed, as people sit now: never at a rated table.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        self.rated.is_none() && self.hints.unwrap_or_else(|| self.is_solo())
    }

    /// What sits in this seat.
    #[must_use]
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }
}

/// Parts as they are kept: the promise and, once it was given, the part, in hexadecimal.
mod part {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use table::Part;

    #[derive(Serialize, Deserialize)]
    pub(super) struct Written {
        promised: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        given: Option<String>,
    }

    impl From<&Part> for Written {
        fn from(part: &Part) -> Self {
            let given = part.given.as_ref().map(ToString::to_string);
            Self { promised: part.commitment.to_string(), given }
        }
    }

    impl Written {
        pub(super) fn read<E: Error>(self) -> Result<Part, E> {
            let wrong = |_| E::custom("a part of a seed has 64 hexadecimal digits");
            let given = self.given.map(|given| given.parse()).transpose().map_err(wrong)?;
            Ok(Part { commitment: self.promised.parse().map_err(wrong)?, given })
        }
    }

    pub(super) fn serialize<S: Serializer>(part: &Part, serializer: S) -> Result<S::Ok, S::Error> {
        Written::from(part).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Part, D::Error> {
        Written::deserialize(deserializer)?.read()
    }
}

/// The same for every seat.
mod parts {
    use serde::{Deserialize, Deserializer, Serializer};
    use table::Part;

    use super::part::Written;

    pub(super) fn serialize<S: Serializer>(parts: &[Option<Part>], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(parts.iter().map(|part| part.as_ref().map(Written::from)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Option<Part>>, D::Error> {
        let kept = Vec::<Option<Written>>::deserialize(deserializer)?;
        kept.into_iter().map(|part| part.map(Written::read).transpose()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A newer program may have written more: an older one that changes a seat must not erase it.
    #[test]
    fn what_is_not_known_here_is_handed_on() {
        let text = r#"{"game":"triqueta","rules":1,"players":2,"choices":{},"beginning":null,"places":[
            {"name":"Ada","sitter":{"person":7},"left":0,"clock":{"left":90}},{"name":"","sitter":"free"}],
            "host":7,"limit":0,"created":1,"guide":{"given":[],"pace":"slow"},"club":"Northern","seen":[1,2]}"#;
        let mut meta: Meta = serde_json::from_str(text).expect("a newer table is read");
        meta.places[1].name = "Bo".to_owned();
        let written = serde_json::to_value(&meta).expect("it is written");
        for (place, kept) in [
            ("/club", serde_json::json!("Northern")),
            ("/seen", serde_json::json!([1, 2])),
            ("/places/0/clock", serde_json::json!({ "left": 90 })),
            ("/guide/pace", serde_json::json!("slow")),
            ("/places/1/name", serde_json::json!("Bo")),
        ] {
            assert_eq!(written.pointer(place), Some(&kept), "{place}");
        }
    }
}
