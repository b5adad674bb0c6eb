//! Small tables for tests: a set of animals, a moment in a few lines, and what happened then.

#![allow(dead_code, reason = "every test file uses its part of this")]

use hound::event::Event;
use hound::{Hound, Move, Place, Position, View};
use table::{Choices, Emission, Game, Refusal, Seat, Viewer};

/// A game that is being played.
pub struct Play {
    pub game: Hound,
    pub position: Position,
    pub log: Vec<Emission<Event>>,
}

/// The options for so many players with these animals and other choices, as `key=value`.
pub fn options(players: u8, animals: &str, more: &[(&str, &str)]) -> hound::Options {
    let mut choices = Choices::new(players).with("animals", animals.replace(' ', ","));
    for (key, value) in more {
        choices.set(key, *value);
    }
    let settled = Hound::menu(&choices).settle(&choices).unwrap();
    Hound::options(&settled).unwrap()
}

impl Play {
    /// Starts from lines of a deal.
    pub fn new(players: u8, animals: &str, lines: &str) -> Self {
        Self::with(players, animals, &[], lines)
    }

    /// The same with other options.
    pub fn with(players: u8, animals: &str, more: &[(&str, &str)], lines: &str) -> Self {
        let options = options(players, animals, more);
        let deal = Hound::parse_deal(&options, lines).unwrap_or_else(|error| panic!("{error:?}"));
        let (game, position) = Hound::start(&options, &deal).unwrap();
        Self { game, position, log: Vec::new() }
    }

    /// Plays these moves, separated by commas; the events of the last one stay in the log.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split(',') {
            let mv = self.game.parse_move(text).unwrap_or_else(|| panic!("no move: {text}"));
            self.log.clear();
            let played = self.game.play(&mut self.position, mv, &mut self.log);
            assert_eq!(played, Ok(()), "{text}");
        }
        self
    }

    pub fn refused(&mut self, text: &str) -> Refusal {
        let before = self.position;
        let mv = self.game.parse_move(text).unwrap();
        let refusal = self.game.play(&mut self.position, mv, &mut self.log).unwrap_err();
        assert_eq!(self.position, before, "a refusal changes nothing");
        refusal
    }

    pub fn legal(&self) -> String {
        let mut moves: Vec<Move> = Vec::new();
        self.game.legal_moves(&self.position, &mut moves);
        moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.position, viewer)
    }

    /// Where an animal stands and which side it shows: `W01@3`, `M01@1/back`.
    pub fn animals(&self) -> String {
        let view = self.view(Viewer::Public);
        let text = |animal: &hound::view::AnimalView| {
            let back = if animal.side == hound::animal::Side::Back { "/back" } else { "" };
            format!("{}@{}{back}", animal.id, animal.place)
        };
        view.animals.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    pub fn sheep(&self) -> [u8; 4] {
        let view = self.view(Viewer::Public);
        [0, 1, 2, 3].map(|place| view.places[place].sheep)
    }

    /// The place whose turn it is.
    pub fn place(&self) -> u8 {
        self.view(Viewer::Public).place.number()
    }

    /// The seat that decides.
    pub fn to_act(&self) -> Option<u8> {
        self.game.to_act(&self.position).map(Seat::number)
    }

    /// Why it ended, and the winning seats.
    pub fn ended(&self) -> Option<(&'static str, Vec<u8>)> {
        let outcome = self.game.outcome(&self.position)?;
        Some((outcome.reason, outcome.winners().map(Seat::number).collect()))
    }

    /// What this viewer was told.
    pub fn told(&self, viewer: Viewer) -> Vec<&Event> {
        self.log.iter().filter_map(|emission| emission.seen_by(viewer)).collect()
    }
}

pub fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).unwrap())
}

pub fn place(number: u8) -> Place {
    Place::new(number).unwrap()
}
