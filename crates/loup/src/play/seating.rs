//! Who sits where: people at the keyboard, and bots.

use bots::Level;
use table::record::tidy_name;
use table::{Act, AnyTable, Phrase, Seat, Series};
use texts::{Lang, Speaker};

use crate::failure::Failure;

/// The level of bots when nobody says: the same as in the browser.
const LEVEL: Level = Level::Scout;

/// Who sits in a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at the keyboard.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// The players by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// A name for each.
    pub names: Vec<String>,
    /// Who they are.
    pub sitters: Vec<Sitter>,
}

/// How many seats these names want.
pub fn count(people: Option<&str>) -> u8 {
    people.map_or(0, |people| u8::try_from(people.split(',').count()).unwrap_or(u8::MAX))
}

/// What the bot in this seat is called.
pub fn bot_name(lang: Lang, number: usize) -> String {
    Speaker::new(lang).say(&Phrase::new("cli-bot-name").with("number", number))
}

/// Whether this is what a bot is called in some language, today or, in French, by version 0.1.
fn is_bot_name(name: &str) -> bool {
    (1..=table::MAX_SEATS).any(|number| {
        Lang::ALL.iter().any(|&lang| bot_name(lang, number) == name) || format!("Robot {number}") == name
    })
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
        let is_person = |seat: usize| given.get(seat).is_some_and(|name| !name.is_empty());
        let name = |seat: usize| match given.get(seat) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => bot_name(lang, seat + 1),
        };
        Ok(Self {
            names: (0..seats).map(name).collect(),
            sitters: (0..seats).map(is_person).map(sitter).collect(),
        })
    }

    /// The players of a record: people are those who are named, by name or by the seat's number. If nobody is, bots are
    /// those that the record calls so; where it says nothing of bots, all those who are called like one.
    pub fn of_record(table: &dyn AnyTable, people: Option<&str>) -> Result<Self, Failure> {
        let names = table.names();
        let level = |seat| table.bot(seat).map(|level| level.parse().unwrap_or(LEVEL));
        let seats: Vec<Option<Level>> = Seat::all(table.seats()).map(level).collect();
        let bots = seats.iter().map(|level| Sitter::Bot(level.unwrap_or(LEVEL))).collect();
        let mut seating = Self { names: names.to_vec(), sitters: bots };
        let Some(people) = people else {
            let told = seats.iter().any(Option::is_some);
            for ((name, level), sitter) in names.iter().zip(seats).zip(&mut seating.sitters) {
                if level.is_none() && (told || !is_bot_name(name)) {
                    *sitter = Sitter::Person;
                }
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
            seating.sitters[seat] = Sitter::Person;
        }
        Ok(seating)
    }

    /// The same players with bots of these levels: one for all of them, or one for each in the order of their
    /// seats.
    pub fn with_bots(mut self, levels: &[String]) -> Result<Self, Failure> {
        let bots = self.sitters.len() - self.people();
        if levels.len() > 1 && levels.len() != bots {
            let phrase = Phrase::new("cli-bad-bots").with("levels", levels.len()).with("bots", bots);
            return Err(Failure::Told(phrase));
        }
        // The parser has let only levels through.
        let mut levels = levels.iter().map(|name| name.to_lowercase().parse().unwrap_or(LEVEL)).cycle();
        for sitter in &mut self.sitters {
            if let Sitter::Bot(level) = sitter
                && let Some(wanted) = levels.next()
            {
                *level = wanted;
            }
        }
        Ok(self)
    }

    /// The levels of the bots by seat, as a record names them.
    pub fn levels(&self) -> Vec<Option<String>> {
        let level = |sitter: &Sitter| match sitter {
            Sitter::Person => None,
            Sitter::Bot(level) => Some(level.to_string()),
        };
        self.sitters.iter().map(level).collect()
    }

    /// Notes at a table that goes on who decides from here, where that has changed.
    pub fn note(&self, table: &mut dyn AnyTable) {
        for (seat, level) in Seat::all(table.seats()).zip(self.levels()) {
            if table.bot(seat) == level.as_deref() {
                continue;
            }
            // At a table that is over nobody decides any more, and who has given up does not come back.
            if table.bot(seat).is_some() && table.enter(seat, &Act::Back).is_err() {
                continue;
            }
            let _ = level.map(|level| table.enter(seat, &Act::Bot(level)));
        }
    }

    /// The same players where they sit in this game of the series.
    pub fn now(&self, series: &Series) -> Self {
        let sitter = |index: usize| {
            let person = series.person_at(Seat::from_index(index));
            person.and_then(|person| self.sitters.get(person)).copied().unwrap_or(Sitter::Bot(LEVEL))
        };
        Self { names: series.names(), sitters: (0..self.names.len()).map(sitter).collect() }
    }

    /// How many people there are.
    pub fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| **sitter == Sitter::Person).count()
    }
}

const fn sitter(is_person: bool) -> Sitter {
    if is_person { Sitter::Person } else { Sitter::Bot(LEVEL) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(people: Option<&str>) -> Result<Seating, Failure> {
        Seating::new(people, 3, Lang::En)
    }

    fn people(seating: &Seating) -> Vec<bool> {
        seating.sitters.iter().map(|sitter| *sitter == Sitter::Person).collect()
    }

    #[test]
    fn people_sit_where_their_names_stand() {
        let alone = new(None).unwrap();
        assert_eq!(people(&alone), [true, false, false]);
        let apart = new(Some("Ada,, Bo ")).unwrap();
        assert_eq!(apart.names, ["Ada", "Bot 2", "Bo"]);
        assert_eq!(people(&apart), [true, false, true]);
        assert_eq!(new(Some("")).unwrap().people(), 0);
        assert!(new(Some("a,b,c,d")).is_err());
        assert!(new(Some("Ada,ADA")).is_err());
        assert_eq!((count(None), count(Some("a,b"))), (0, 2));
    }

    #[test]
    fn a_record_tells_people_from_bots() {
        let names = ["Ada", "Bot 2", "Robot 3", "Bot 9"].map(str::to_owned);
        let game = catalogue::find("hound").unwrap();
        let choices = game.settle(&table::Choices::new(4)).unwrap();
        let mut table = game.open(&choices, table::Start::Seed(table::Seed::new([7; 32])), &names).unwrap();
        let guessed = Seating::of_record(table.as_ref(), None).unwrap();
        assert_eq!(people(&guessed), [true, false, false, true]);
        let said = Seating::of_record(table.as_ref(), Some("bot 9,2")).unwrap();
        assert_eq!(people(&said), [false, true, false, true]);
        assert!(Seating::of_record(table.as_ref(), Some("Eve")).is_err());

        // A record that says who was a bot is believed, whatever they are called.
        table.seat_bots(&[None, Some("alpha".to_owned()), None, Some("better-than-ours".to_owned())]);
        let told = Seating::of_record(table.as_ref(), None).unwrap();
        let [person, alpha, scout] = [Sitter::Person, Sitter::Bot(Level::Alpha), Sitter::Bot(LEVEL)];
        assert_eq!(told.sitters, [person, alpha, person, scout]);
        // Only a change is noted.
        Seating { sitters: vec![person, alpha, scout, person], ..told }.note(table.as_mut());
        let entries: Vec<String> =
            (1..=table.entries()).filter_map(|entry| Some(table.entry(entry)?.1.to_string())).collect();
        assert_eq!(entries, ["bot scout", "back"]);
    }

    #[test]
    fn bots_have_the_levels_that_were_given() {
        let levels = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            Ok::<_, Failure>(new(Some(",Ada"))?.with_bots(&names)?.sitters)
        };
        let table = |first, last| vec![Sitter::Bot(first), Sitter::Person, Sitter::Bot(last)];
        assert_eq!(levels(&[]).unwrap(), table(Level::Scout, Level::Scout));
        assert_eq!(levels(&["Alpha"]).unwrap(), table(Level::Alpha, Level::Alpha));
        assert_eq!(levels(&["cub", "hunter"]).unwrap(), table(Level::Cub, Level::Hunter));
        assert!(levels(&["cub", "hunter", "cub"]).is_err());
        assert!(new(Some("a,b,c")).unwrap().with_bots(&["cub".to_owned()]).is_ok());
    }
}
