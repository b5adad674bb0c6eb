//! The rules of The Wolves on hand-made situations, and in random games.
//!
//! Situations are written as `docs/setup.md` says; moves go in and pieces come out as text.

mod building;
mod games;
mod howling;
mod hunting;
mod moon;
mod outlook;
mod pushing;
mod setup;
mod start;
mod turn;
mod walking;

use table::{Choices, Emission, Game, Phrase, SetupError};
use wolves::event::Event;
use wolves::hex::Hex;
use wolves::moves::Move;
use wolves::position::Position;
use wolves::{Options, Wolves};

/// A game in play.
pub struct Play {
    /// The rules and the map.
    pub game: Wolves,
    /// Where it stands.
    pub position: Position,
    /// Everything that has happened.
    pub events: Vec<Emission<Event>>,
}

/// The name of a hex.
pub fn hex(name: &str) -> Hex {
    Hex::parse(name).expect("a hex")
}

/// The options that these choices give.
fn options(choices: &Choices) -> Options {
    let settled = Wolves::menu(choices).settle(choices).expect("choices of the menu");
    Wolves::options(&settled).expect("possible choices")
}

/// The game with these choices from this text.
pub fn begin(choices: &Choices, text: &str) -> Result<Play, SetupError> {
    let options = options(choices);
    let deal = Wolves::parse_deal(&options, text)?;
    let (game, position) = Wolves::start(&options, &deal)?;
    assert_eq!(Wolves::parse_deal(&options, &game.deal_text(&deal)), Ok(deal));
    Ok(Play { game, position, events: Vec::new() })
}

/// Three players (forest, rocky, grass) on the plain map, seat 1 to act.
pub fn three(text: &str) -> Play {
    with(&Choices::new(3), text)
}

/// Two players (forest, rocky; tundra is the third pack) on the plain map.
pub fn two(text: &str) -> Play {
    with(&Choices::new(2).with("third", "tundra"), text)
}

/// The same with other choices.
pub fn with(choices: &Choices, text: &str) -> Play {
    begin(choices, text).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// What is wrong with this text for three players.
pub fn wrong(text: &str) -> Phrase {
    begin(&Choices::new(3), text).err().expect("this should not be possible").phrase
}

impl Play {
    /// The legal moves.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.position, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The legal moves that begin like this, without that beginning.
    pub fn list(&self, prefix: &str) -> Vec<String> {
        self.legal().iter().filter_map(|mv| mv.strip_prefix(prefix)).map(|mv| mv.trim().to_owned()).collect()
    }

    /// Whether this move is legal: the list and the check agree.
    pub fn can(&self, text: &str) -> bool {
        let mv = self.read(text);
        let listed = self.legal().contains(&mv.to_string());
        assert_eq!(listed, self.game.check(&self.position, mv).is_ok(), "{text}");
        listed
    }

    /// The rule that forbids this move, and the key of what is said about it.
    pub fn refused(&self, text: &str) -> (&'static str, String) {
        assert!(!self.can(text), "{text} is legal");
        let refusal = self.game.check(&self.position, self.read(text)).expect_err("it is not listed");
        (refusal.rule, refusal.phrase.key.trim_start_matches("wolves-refusal-").to_owned())
    }

    fn read(&self, text: &str) -> Move {
        self.game.parse_move(text).unwrap_or_else(|| panic!("{text} is no move"))
    }

    /// Plays a move.
    pub fn play(&mut self, text: &str) -> &mut Self {
        assert!(self.can(text), "{text}: {:?} {:?}", self.refused(text), self.legal());
        let mv = self.read(text);
        self.game.play_unchecked(&mut self.position, mv, &mut self.events);
        if let Err(wrong) = self.game.guard(&self.position) {
            panic!("after {text}: {wrong:?}");
        }
        self
    }

    /// Takes an action; where there is a choice how to pay, in the first way.
    pub fn act(&mut self, text: &str) -> &mut Self {
        self.play(text);
        if let Some(first) = self.list("pay").first() {
            self.play(&format!("pay {first}"));
        }
        self
    }

    /// Takes two empty Moves and ends the turn.
    pub fn idle(&mut self) -> &mut Self {
        while !self.can("end") {
            let action = self.list("move")[0].clone();
            self.act(&format!("move {action}"));
            if self.can("stop") {
                self.play("stop");
            }
        }
        self.play("end")
    }

    /// The pieces on a hex: `forest alpha, rocky den`.
    pub fn at(&self, name: &str) -> String {
        let piece =
            |(owner, kind): (usize, wolves::piece::Kind)| format!("{} {kind}", self.game.packs[owner]);
        self.position.pieces_on(hex(name)).map(piece).collect::<Vec<_>>().join(", ")
    }

    /// The last event of this kind.
    pub fn last<T>(&self, pick: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.events.iter().rev().filter_map(|emission| emission.seen_by(table::Viewer::Public)).find_map(pick)
    }
}
