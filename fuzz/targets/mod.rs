//! Every text that comes from outside, one target each: what must hold whatever it is.
//!
//! A target takes bytes and panics when something is wrong. `make fuzz` lets libFuzzer look for such bytes, led by
//! which branches they reach; `make test` runs every target over its corpus (`fuzz/corpus/TARGET`), where every input
//! that was ever wrong stays.

mod cards;
mod data;
mod moves;
mod options;
mod page;
mod protocol;
mod record;
mod request;
mod settings;
mod words;

use table::{AnyGame, AnyTable, Choices, Phrase, Seed, Start};
use texts::{Lang, Speaker};

/// What is done with an input.
pub type Target = fn(&[u8]);

/// All targets by name; each has a folder of this name in the corpus.
pub const TARGETS: [(&str, Target); 10] = [
    ("cards", cards::run),
    ("data", data::run),
    ("moves", moves::run),
    ("options", options::run),
    ("page", page::run),
    ("protocol", protocol::run),
    ("record", record::run),
    ("request", request::run),
    ("settings", settings::run),
    ("words", words::run),
];

/// The longest message that anybody should have to read.
const LONGEST_MESSAGE: usize = 2000;

/// A message is a sentence in every language, however strange what it is about: bounded, and without control
/// characters.
#[track_caller]
fn sound(phrase: &Phrase) {
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang);
        let text = speaker.say(phrase);
        assert!(text.chars().count() <= LONGEST_MESSAGE, "{} characters: {text}", text.chars().count());
        assert!(!text.chars().any(char::is_control), "control characters: {text:?}");
        assert!(speaker.faults(phrase).is_empty(), "{:?} in {text:?}", speaker.faults(phrase));
    }
}

/// The game that a byte chooses.
fn game(byte: u8) -> &'static dyn AnyGame {
    let games = catalogue::games();
    games[usize::from(byte) % games.len()]
}

/// A table that two bytes choose: a game, and how far it is played.
fn table(which: u8, plies: u8) -> Box<dyn AnyTable> {
    let game = game(which);
    let (least, most) = (*game.info().players.start(), *game.info().players.end());
    let players = least + (which / 3) % (most - least + 1);
    let seed: Seed = "c0ffee".parse().expect("a seed");
    let mut table =
        game.open(&Choices::new(players), Start::Seed(seed), &[]).expect("defaults can be played");
    for ply in 0..usize::from(plies) {
        let count = table.legal_moves().len();
        if count == 0 || table.play_nth((ply * 7919 + usize::from(which)) % count).is_err() {
            break;
        }
    }
    table
}

/// The first two bytes, and the rest as a text where it is one.
fn split(bytes: &[u8]) -> Option<(u8, u8, &str)> {
    let [which, plies, text @ ..] = bytes else { return None };
    Some((*which, *plies, std::str::from_utf8(text).ok()?))
}
