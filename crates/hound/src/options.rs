//! The options of a game: which cards, which expansion, which readings.

use table::options::HOUSE_READINGS;
use table::{Choices, Item, Kind, Menu, Phrase, Preset, Problem, Value};

use crate::animal::{Animal, Confidence};
use crate::card_file::{CardFile, CardFileError};
use crate::describe;
use crate::hound::Readings;
use crate::id::Id;
use crate::number::{CARDS, Card, Numbers};
use crate::set::{choose, starting_sheep};

/// The option with the animal cards.
pub const ANIMALS: &str = "animals";
/// The option with the card file.
pub const CARDS_FILE: &str = "cards-file";
/// The expansion.
pub const MEAT_AND_BONE: &str = "meat-and-bone";
/// WH30.
pub const BOTH_AT_ZERO: &str = "both-at-zero";
/// WH31.
pub const LAST_ACTIVATION: &str = "last-activation";
/// WH45.
pub const EFFECTS_WHEN_SKIPPED: &str = "effects-when-skipped";
/// WH62.
pub const EXCHANGE_FROM_EMPTY_PILE: &str = "exchange-from-empty-pile";

/// WH74.
pub const SHEEP: &str = "sheep";
/// WH33.
pub const NEXT_START: &str = "next-start";

const MORE_FOR_WOLVES: &str = "more-for-wolves";
const THREE: &str = "three";
const LEFT: &str = "left";
const RIGHT: &str = "right";
const CURRENT_FIRST: &str = "current-first";
const NEXT_FIRST: &str = "next-first";

/// To whom the start passes in the next game of a series (WH33).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Passing {
    /// To the player on the left of whoever started.
    Left,
    /// To the player on the right.
    Right,
}

/// The options of one game, read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many people decide: 2 to 4.
    pub players: u8,
    /// The animals in play, in the order of the card file.
    pub animals: Vec<Animal>,
    /// The counts of the number cards.
    pub numbers: Numbers,
    /// How sure we are of these counts.
    pub numbers_confidence: Confidence,
    /// All number cards, sorted.
    pub pack: [Card; CARDS],
    /// Whether Meat and Bone are in the game.
    pub expansion: bool,
    /// The readings.
    pub readings: Readings,
    /// Whether two wolf cards bring everybody one sheep more (WH74).
    pub more_sheep_for_wolves: bool,
    /// To whom the start passes in a series (WH33).
    pub start_passes: Passing,
}

impl Options {
    /// WH74: the sheep that each place starts with.
    #[must_use]
    pub fn sheep(&self) -> [u8; 4] {
        starting_sheep(self.players, &self.animals, self.more_sheep_for_wolves)
    }
}

/// The chosen card file, or the shipped one where none is given.
fn card_file(choices: &Choices) -> Result<CardFile, CardFileError> {
    let text = choices.get(CARDS_FILE);
    if text.trim().is_empty() { Ok(CardFile::standard().clone()) } else { CardFile::parse_recorded(text) }
}

/// What speaks against a card file for a new table, though records may carry it.
pub(crate) fn vet(choices: &Choices) -> Result<(), Problem> {
    CardFile::parse(choices.get(CARDS_FILE)).map(drop).map_err(broken_file)
}

fn broken_file(error: CardFileError) -> Problem {
    Problem::new(CARDS_FILE, error.phrase).within(error.line, *error.what)
}

fn ids(choices: &Choices) -> Vec<Id> {
    choices.list(ANIMALS).filter_map(Id::new).collect()
}

/// The first recommended set, else the first card that can be played with no more than it requires.
fn default_animals(card_file: &CardFile) -> Vec<Id> {
    if let Some((_, ids)) = card_file.sets.iter().find(|(_, ids)| choose(card_file, ids).is_ok()) {
        return ids.clone();
    }
    let alone =
        |animal: &Animal| card_file.extract(&[animal.id]).animals.iter().map(|animal| animal.id).collect();
    let mut sets = card_file.animals.iter().map(alone);
    sets.find(|ids: &Vec<Id>| choose(card_file, ids).is_ok()).unwrap_or_default()
}

fn join(ids: &[Id]) -> String {
    ids.iter().map(Id::as_str).collect::<Vec<_>>().join(",")
}

/// The options as they stand with the choices made so far: which animals there are depends on the card file,
/// and the card file that a record carries on the animals.
pub(crate) fn menu(choices: &Choices) -> Menu {
    // A file that cannot be read is explained by `options`; until then every animal is accepted, and what is good of it is
    // shown.
    let (card_file, broken) = match card_file(choices) {
        Ok(card_file) => (card_file, false),
        Err(_) => {
            let good = CardFile::readable(choices.get(CARDS_FILE));
            (good.unwrap_or_else(|| CardFile::standard().clone()), true)
        }
    };
    let default = default_animals(&card_file);
    let chosen = Some(ids(choices)).filter(|ids| !ids.is_empty()).unwrap_or_else(|| default.clone());
    let value = |animal: &Animal| Value {
        short: Some(animal.name()),
        ..Value::new(animal.id.to_string(), describe::animal(animal))
    };
    let mut values: Vec<Value> = card_file.animals.iter().map(value).collect();
    if broken {
        let known = |id: &&str| Id::new(id).is_some_and(|id| card_file.animal(id).is_some());
        let named = choices.list(ANIMALS).filter(|id| !known(id));
        values.extend(named.map(|id| Value::new(id.to_owned(), Phrase::verbatim(id))));
    }
    let animals = Item {
        kind: Kind::SeveralOf(values),
        default: join(&default),
        rule: Some("WH73"),
        ..Item::switch(ANIMALS, false)
    };
    // The default is the text of just the cards in play, so that every record carries its cards and can be
    // replayed when the readings of a later program differ.
    let file = Item {
        kind: Kind::Text,
        default: card_file.extract(&chosen).text(),
        rule: Some("WH72"),
        ..Item::switch(CARDS_FILE, false)
    };
    let reading = |item: Item| item.in_group(HOUSE_READINGS);
    let mut items = vec![
        animals,
        Item::switch(MEAT_AND_BONE, false).for_rule("WH50"),
        file,
        reading(Item::one_of("hound", BOTH_AT_ZERO, &[CURRENT_FIRST, NEXT_FIRST]).for_rule("WH30")),
        reading(Item::switch(LAST_ACTIVATION, true).for_rule("WH31")),
        reading(Item::switch(EFFECTS_WHEN_SKIPPED, true).for_rule("WH45")),
        reading(Item::switch(EXCHANGE_FROM_EMPTY_PILE, true).for_rule("WH62")),
    ];
    if choices.players == 4 {
        // With fewer players the book asks for the sheep, and there is only one way round.
        items.push(reading(Item::one_of("hound", SHEEP, &[MORE_FOR_WOLVES, THREE]).for_rule("WH74")));
        let start = Item::one_of("hound", NEXT_START, &[LEFT, RIGHT]).unsaid(RIGHT);
        items.push(reading(start.for_rule("WH33")));
    }
    Menu { items, presets: presets(&card_file) }
}

fn presets(card_file: &CardFile) -> Vec<Preset> {
    let shipped = card_file == CardFile::standard();
    let playable = card_file.sets.iter().filter(|(_, ids)| choose(card_file, ids).is_ok());
    let preset = |(level, ids): &(crate::card_file::Level, Vec<Id>)| {
        let names: Vec<Phrase> =
            ids.iter().filter_map(|&id| card_file.animal(id)).map(Animal::name).collect();
        let parts: Vec<String> = ids.iter().map(|id| id.as_str().to_ascii_lowercase()).collect();
        Preset {
            key: format!("{}-{}", level.word(), parts.join("-")).into(),
            name: Phrase::new(level.key()).with("cards", names),
            group: Some(level.word()),
            // The recommended sets of the shipped file are for the shipped file.
            choices: if shipped {
                vec![(ANIMALS, join(ids)), (CARDS_FILE, String::new())]
            } else {
                vec![(ANIMALS, join(ids))]
            },
        }
    };
    playable.map(preset).collect()
}

/// Reads settled choices.
pub(crate) fn read(choices: &Choices) -> Result<Options, Problem> {
    let players = choices.players;
    if !(2..=4).contains(&players) {
        let phrase = Phrase::new("hound-problem-players").with("players", players);
        return Err(Problem::new("players", phrase));
    }
    let card_file = card_file(choices).map_err(broken_file)?;
    let animals = choose(&card_file, &ids(choices)).map_err(|phrase| Problem::new(ANIMALS, phrase))?;
    let expansion = choices.is_on(MEAT_AND_BONE);
    // The parser has counted the cards.
    let pack = card_file.numbers.pack(expansion);
    let pack = pack.ok_or_else(|| Problem::new(CARDS_FILE, Phrase::new("hound-problem-pack")))?;
    Ok(Options {
        players,
        animals,
        numbers: card_file.numbers,
        numbers_confidence: card_file.numbers_confidence,
        pack,
        expansion,
        readings: Readings {
            current_first: choices.get(BOTH_AT_ZERO) != NEXT_FIRST,
            last_activation: choices.is_on(LAST_ACTIVATION),
            effects_when_skipped: choices.is_on(EFFECTS_WHEN_SKIPPED),
            exchange_from_empty_pile: choices.is_on(EXCHANGE_FROM_EMPTY_PILE),
        },
        more_sheep_for_wolves: choices.get(SHEEP) != THREE,
        start_passes: if choices.get(NEXT_START) == LEFT { Passing::Left } else { Passing::Right },
    })
}
