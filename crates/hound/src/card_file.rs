//! The card file: number cards, animal cards and recommended sets, as an owner of the box can edit them.

use std::sync::LazyLock;

use serde::Serialize;
use table::Phrase;

use crate::animal::{Animal, Company, Confidence};
use crate::id::Id;
use crate::number::Numbers;
use crate::parser::{self, Care};
use crate::printer;

/// The file that is shipped inside the program.
pub const STANDARD: &str = include_str!("../cards/standard.cards");

/// A level of the rulebook under which a recommended set is listed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// For a first game.
    First,
    /// After the first game.
    Beginner,
    /// Once everybody knows the rules.
    Experienced,
    /// For those who like to plan.
    Gamer,
    /// With the Designer's cards.
    Designer,
    /// Home-made.
    House,
}

impl Level {
    /// All of them, easiest first.
    pub const ALL: [Self; 6] =
        [Self::First, Self::Beginner, Self::Experienced, Self::Gamer, Self::Designer, Self::House];

    /// The word in the card file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Beginner => "beginner",
            Self::Experienced => "experienced",
            Self::Gamer => "gamer",
            Self::Designer => "designer",
            Self::House => "house",
        }
    }

    /// The message that names a set of this level; it takes the list `cards`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::First => "hound-preset-first",
            Self::Beginner => "hound-preset-beginner",
            Self::Experienced => "hound-preset-experienced",
            Self::Gamer => "hound-preset-gamer",
            Self::Designer => "hound-preset-designer",
            Self::House => "hound-preset-house",
        }
    }
}

/// A card file that has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFile {
    /// How many of each number card.
    pub numbers: Numbers,
    /// How sure we are of the counts.
    pub numbers_confidence: Confidence,
    /// The animal cards, in the order of the file.
    pub animals: Vec<Animal>,
    /// Recommended sets: level, ids.
    pub sets: Vec<(Level, Vec<Id>)>,
}

/// A card file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardFileError {
    /// The line, from 1.
    pub line: usize,
    /// The card that the line belongs to, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// What is wrong and what is allowed; says the line and the card itself.
    pub phrase: Phrase,
    /// The same without the line.
    #[serde(skip)]
    pub what: Box<Phrase>,
}

static SHIPPED: LazyLock<CardFile> = LazyLock::new(|| {
    CardFile::parse(STANDARD).unwrap_or_else(|error| {
        // A test reads the shipped file, so no released program comes here.
        unreachable!("the shipped card file is wrong: {error:?}")
    })
});

impl CardFile {
    /// Reads a card file for a new table.
    ///
    /// # Errors
    /// Names the line, the card, and what is allowed there.
    pub fn parse(text: &str) -> Result<Self, CardFileError> {
        parser::parse(text, Care::New)
    }

    /// Reads the card file of a table or record that exists: what the first version of the program let pass is
    /// read as it was then.
    ///
    /// # Errors
    /// As [`CardFile::parse`].
    pub fn parse_recorded(text: &str) -> Result<Self, CardFileError> {
        parser::parse(text, Care::Recorded)
    }

    /// The cards that are shipped inside the program.
    #[must_use]
    pub fn standard() -> &'static Self {
        &SHIPPED
    }

    /// The card with this id.
    #[must_use]
    pub fn animal(&self, id: Id) -> Option<&Animal> {
        self.animals.iter().find(|animal| animal.id == id)
    }

    /// Only these cards and those that they require, for a record: the same game with a short file.
    #[must_use]
    pub fn extract(&self, ids: &[Id]) -> Self {
        let mut ids = ids.to_vec();
        let mut looked_at = 0;
        while let Some(animal) = ids.get(looked_at).copied() {
            looked_at += 1;
            let required = self.animal(animal).map_or(&[][..], |animal| &animal.requires);
            let more: Vec<Id> = required.iter().copied().filter(|id| !ids.contains(id)).collect();
            ids.extend(more);
        }
        let mut animals: Vec<Animal> =
            self.animals.iter().filter(|animal| ids.contains(&animal.id)).cloned().collect();
        for animal in &mut animals {
            animal.excludes.retain(|id| ids.contains(id));
            for (_, company) in animal.play_end.iter_mut().chain(&mut animal.turn_end) {
                if let Company::Only(names) = company {
                    names.retain(|id| ids.contains(id));
                }
            }
        }
        Self {
            numbers: self.numbers,
            numbers_confidence: self.numbers_confidence,
            animals,
            sets: self
                .sets
                .iter()
                .filter(|(_, set)| set.iter().all(|id| ids.contains(id)))
                .cloned()
                .collect(),
        }
    }

    /// The file in its canonical form; reading it gives the same cards again.
    #[must_use]
    pub fn text(&self) -> String {
        printer::print(self)
    }
}
