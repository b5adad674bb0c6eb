//! Who sits where: people at the keyboard, and bots.

use table::record::tidy_name;
use table::{Phrase, Seat, Series};
use texts::{Lang, Speaker};

use crate::failure::Failure;

/// The players by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// A name for each.
    pub names: Vec<String>,
    /// Whether a person sits there.
    pub people: Vec<bool>,
}

/// How many seats these names want.
pub fn count(people: Option<&str>) -> u8 {
    people.map_or(0, |people| u8::try_from(people.split(',').count()).unwrap_or(u8::MAX))
}

/// What the bot in this seat is called.
pub fn bot_name(lang: Lang, number: usize) -> String {
    Speaker::new(lang).say(&Phrase::new("cli-bot-name").with("number", number))
}

impl Seating {
    /// Names separated by commas, from seat 1 on; a seat without a name is a bot's. One person sits in seat 1
    /// if nobody is named.
    pub fn new(people: Option<&str>, players: u8, lang: Lang) -> Result<Self, Failure> {
        let nameless = Speaker::new(lang).say(&Phrase::new("cli-default-person"));
        let given: Vec<String> = people.unwrap_or(&nameless).split(',').map(tidy_name).collect();
        let seats = usize::from(players);
        if given.len() > seats {
            let phrase = Phrase::new("cli-bad-names").with("names", given.len()).with("seats", players);
            return Err(Failure::Told(phrase));
        }
        if let Some(twice) = given.iter().enumerate().find_map(|(index, name)| {
            given[..index]
                .iter()
                .find(|other| !name.is_empty() && other.to_lowercase() == name.to_lowercase())
        }) {
            return Err(Failure::Told(Phrase::new("cli-same-names").with("name", twice.as_str())));
        }
        let people: Vec<bool> =
            (0..seats).map(|seat| given.get(seat).is_some_and(|name| !name.is_empty())).collect();
        let name = |seat: usize| match given.get(seat) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => bot_name(lang, seat + 1),
        };
        Ok(Self { names: (0..seats).map(name).collect(), people })
    }

    /// The players of a record: people are those who are named, by name or by the seat's number. If nobody
    /// is, they are all those who are not called like a bot.
    pub fn of_record(names: &[String], people: Option<&str>) -> Result<Self, Failure> {
        let mut seating = Self { names: names.to_vec(), people: vec![false; names.len()] };
        let Some(people) = people else {
            for (seat, name) in names.iter().enumerate() {
                let is_bot = Lang::ALL
                    .iter()
                    .any(|&lang| (1..=table::MAX_SEATS).any(|number| bot_name(lang, number) == *name));
                seating.people[seat] = !is_bot;
            }
            return Ok(seating);
        };
        for wanted in people.split(',').map(tidy_name).filter(|name| !name.is_empty()) {
            let found = names.iter().enumerate().position(|(seat, name)| {
                name.to_lowercase() == wanted.to_lowercase() || (seat + 1).to_string() == wanted
            });
            let Some(seat) = found else {
                let known: Vec<Phrase> = names.iter().map(Phrase::verbatim).collect();
                let phrase = Phrase::new("cli-nobody-called").with("name", wanted).with("names", known);
                return Err(Failure::Told(phrase));
            };
            seating.people[seat] = true;
        }
        Ok(seating)
    }

    /// The same players where they sit in this game of the series.
    pub fn now(&self, series: &Series) -> Self {
        let is_person = |index: usize| {
            let person = series.person_at(Seat::from_index(index));
            person.and_then(|person| self.people.get(person)).copied().unwrap_or_default()
        };
        Self { names: series.names(), people: (0..self.names.len()).map(is_person).collect() }
    }

    /// How many people there are.
    pub fn people(&self) -> usize {
        self.people.iter().filter(|person| **person).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(people: Option<&str>) -> Result<Seating, Failure> {
        Seating::new(people, 3, Lang::En)
    }

    #[test]
    fn people_sit_where_their_names_stand() {
        let alone = new(None).unwrap();
        assert_eq!(alone.people, [true, false, false]);
        let apart = new(Some("Ada,, Bo ")).unwrap();
        assert_eq!(apart.names, ["Ada", "Bot 2", "Bo"]);
        assert_eq!(apart.people, [true, false, true]);
        assert_eq!(new(Some("")).unwrap().people(), 0);
        assert!(new(Some("a,b,c,d")).is_err());
        assert!(new(Some("Ada,ADA")).is_err());
        assert_eq!((count(None), count(Some("a,b"))), (0, 2));
    }

    #[test]
    fn a_record_tells_people_from_bots() {
        let names = ["Ada", "Bot 2", "Robot 3", "Bot 9"].map(str::to_owned);
        let guessed = Seating::of_record(&names, None).unwrap();
        assert_eq!(guessed.people, [true, false, false, true]);
        let said = Seating::of_record(&names, Some("bot 9,2")).unwrap();
        assert_eq!(said.people, [false, true, false, true]);
        assert!(Seating::of_record(&names, Some("Eve")).is_err());
    }
}
