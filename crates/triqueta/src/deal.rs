//! The deal: who starts, and what lies in the four towers. As text:
//!
//! ```text
//! first 2
//! tower 1: owl bear ram, rabbit owl deer, boar boar ram, bear deer owl, ram rabbit boar
//! tower 2: owl deer bear wolf, …
//! ```
//!
//! A tower's five columns are separated by commas, each from the top to the bottom. With Hidden Wolves the
//! columns of towers 2 to 4 end with their shadow token.

use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};
use table::options::first_player;
use table::{Chance, Phrase, Seat, SetupError};

use crate::animal::{Animal, Back};
use crate::options::Options;
use crate::tower::{COLUMNS, Column, Mix, Slot, TOWERS, height};
use crate::words;

/// Everything that the seed decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Who starts round one and holds the rock (TQ14).
    pub(crate) first: Seat,
    /// What lies where.
    pub(crate) mix: Mix,
}

impl Deal {
    /// Mixes the tokens, then decides who starts.
    #[inline]
    pub(crate) fn random(options: &Options, chance: &mut impl Chance) -> Self {
        let mix = Mix::random(options.variant.has_shadows(), chance);
        Self { first: first_player(options.first, options.players, chance), mix }
    }

    /// Who starts round one.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// What lies in a column of a tower (1 to 4), from the top to the bottom.
    pub fn column(&self, tower: u8, column: Column) -> impl Iterator<Item = Animal> {
        self.mix.column(tower.clamp(1, TOWERS) - 1, column)
    }

    /// Whether a game with these options can start so: who starts takes part and is who was chosen, and the
    /// tokens are those of the box (TQ40).
    pub(crate) fn check(&self, options: &Options) -> Result<(), SetupError> {
        if self.first.number() > options.players || options.first.is_some_and(|first| first != self.first) {
            return Err(SetupError::whole(wrong_first(options)));
        }
        match (options.variant.has_shadows(), &self.mix.shadow) {
            (true, None) => return Err(SetupError::whole(Phrase::new("triqueta-setup-shadows-missing"))),
            (false, Some(_)) => return Err(SetupError::whole(Phrase::new("triqueta-setup-shadows-unused"))),
            _ => {}
        }
        check_tokens(Back::Light, &self.mix.light)?;
        self.mix.shadow.iter().try_for_each(|shadow| check_tokens(Back::Shadow, shadow))
    }

    /// Reads the text of a deal.
    pub(crate) fn parse(options: &Options, text: &str) -> Result<Self, SetupError> {
        let mut lines = text.lines().zip(1..).map(|(line, number)| (line.trim(), number));
        let mut lines = lines.by_ref().filter(|(line, _)| !line.is_empty());
        let mut next = |expected: Phrase| lines.next().ok_or(SetupError::whole(expected));

        let (line, number) = next(wrong_first(options))?;
        let mut deal = Self { first: Seat::from_index(0), mix: Mix::sorted(options.variant.has_shadows()) };
        deal.first = parse_first(line, options).ok_or(SetupError::at(number, wrong_first(options)))?;
        for tower in 0..TOWERS {
            let (line, number) = next(wrong_tower(options, tower))?;
            let at = |phrase| SetupError::at(number, phrase);
            deal.parse_tower(options, tower, line).map_err(at)?;
        }
        if let Some((_, number)) = lines.next() {
            return Err(SetupError::at(number, Phrase::new("triqueta-setup-too-long")));
        }
        deal.check(options)?;
        Ok(deal)
    }

    fn parse_tower(&mut self, options: &Options, tower: u8, line: &str) -> Result<(), Phrase> {
        let wrong = || wrong_tower(options, tower);
        let (head, tokens) = line.split_once(':').ok_or_else(wrong)?;
        let mut words = head.split_whitespace();
        let named = words.next().is_some_and(|word| word.eq_ignore_ascii_case("tower"));
        let numbered = words.next().and_then(|word| word.parse().ok()) == Some(tower + 1);
        if !named || !numbered || words.next().is_some() {
            return Err(wrong());
        }
        let columns: Vec<&str> = tokens.split(',').collect();
        if columns.len() != usize::from(COLUMNS) {
            return Err(wrong());
        }
        let levels = height(options.variant.has_shadows(), tower);
        for (column, names) in Column::all().zip(columns) {
            let names: Vec<&str> = names.split_whitespace().collect();
            if names.len() != usize::from(levels) {
                return Err(wrong());
            }
            for (level, name) in (0..levels).zip(names) {
                let unknown = || Phrase::new("triqueta-setup-animal").with("name", name);
                let animal = Animal::from_name(name).ok_or_else(unknown)?;
                self.mix.put(Slot::at(tower, column, level), animal);
            }
        }
        Ok(())
    }
}

fn parse_first(line: &str, options: &Options) -> Option<Seat> {
    let mut words = line.split_whitespace();
    let named = words.next()?.eq_ignore_ascii_case("first");
    let seat = words.next()?.parse().ok().and_then(Seat::new)?;
    let fits = seat.number() <= options.players && options.first.is_none_or(|first| first == seat);
    (named && fits && words.next().is_none()).then_some(seat)
}

fn wrong_first(options: &Options) -> Phrase {
    match options.first {
        Some(seat) => Phrase::new("triqueta-setup-first-chosen").with("number", seat.number()),
        None => Phrase::new("triqueta-setup-first").with("players", options.players),
    }
}

fn wrong_tower(options: &Options, tower: u8) -> Phrase {
    Phrase::new("triqueta-setup-tower")
        .with("tower", tower + 1)
        .with("columns", COLUMNS)
        .with("tokens", height(options.variant.has_shadows(), tower))
}

/// TQ40: neither more nor fewer of any animal than the box holds.
fn check_tokens(back: Back, tokens: &[Animal]) -> Result<(), SetupError> {
    for animal in Animal::ALL {
        let given = tokens.iter().filter(|&&token| token == animal).count();
        if given != usize::from(animal.tokens(back)) {
            let phrase = match back {
                Back::Light => Phrase::new("triqueta-setup-light-count"),
                Back::Shadow => Phrase::new("triqueta-setup-shadow-count"),
            };
            let phrase = phrase.with("animal", words::animal(animal)).with("given", given);
            return Err(SetupError::whole(phrase.with("wanted", animal.tokens(back))));
        }
    }
    Ok(())
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "first {}", self.first)?;
        for tower in 1..=TOWERS {
            let columns = Column::all().map(|column| {
                let names: Vec<&str> = self.column(tower, column).map(Animal::name).collect();
                names.join(" ")
            });
            writeln!(f, "tower {tower}: {}", columns.collect::<Vec<_>>().join(", "))?;
        }
        Ok(())
    }
}

/// For programs: `first`, and the animals by tower, column, and from the top to the bottom.
impl Serialize for Deal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tower = |tower| Column::all().map(|column| self.column(tower, column).collect()).collect();
        let towers: Vec<Vec<Vec<Animal>>> = (1..=TOWERS).map(tower).collect();
        let mut fields = serializer.serialize_struct("Deal", 2)?;
        fields.serialize_field("first", &self.first)?;
        fields.serialize_field("towers", &towers)?;
        fields.end()
    }
}
