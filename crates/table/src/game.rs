//! The contract between the games and everything that plays them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;

use crate::chance::Chance;
use crate::event::{Silent, Sink};
use crate::options::{Choices, Menu, Problem};
use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::topic::Topic;

/// What is fixed about a game whatever its options.
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    /// Its name in commands, records and addresses.
    pub id: &'static str,
    /// Raised by every change that alters any replay.
    pub rules_version: u32,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How many play when nobody says.
    pub default_players: u8,
    /// The prefix of its rule ids.
    pub rules: &'static str,
}

/// A hand-made deal or position that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetupError {
    /// The line of the text, from 1; `None` when it concerns the whole.
    pub line: Option<usize>,
    /// What is wrong, and what was expected.
    pub phrase: Phrase,
}

impl SetupError {
    /// This is wrong in this line.
    #[must_use]
    pub const fn at(line: usize, phrase: Phrase) -> Self {
        Self { line: Some(line), phrase }
    }

    /// This is wrong with the whole.
    #[must_use]
    pub const fn whole(phrase: Phrase) -> Self {
        Self { line: None, phrase }
    }
}

/// A game: its rules with their options, and what set-up fixes for the whole game (the map, the card set).
///
/// A value of this type is immutable, shared by all positions, and holds nothing hidden. A position is the
/// whole truth of one moment, hidden things included; it is small and copied freely.
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// The options, read from settled choices.
    type Options: Clone + Debug + Send + Sync;
    /// Everything that the seed decides, or a hand-made start in its place.
    type Deal: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// The whole truth of one moment: only what changes.
    type Position: Copy + PartialEq + Eq + Debug + Send + Sync;
    /// One smallest decision of one seat. Prints as short text; no move holds anything hidden.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + Serialize + JsonSchema + Send + Sync;
    /// Something that happened, in the form that one viewer may know.
    type Event: Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync;
    /// All that one viewer may know, built up from nothing.
    type View: Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync;
    /// What is to be remembered of what everybody was told: which piece is which, what the last action did.
    type Story: Clone + PartialEq + Debug + Send + Sync;
    /// What the moves of the deciding seat would do, as far as that seat can know.
    type Outlook: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// What is fixed whatever the options.
    fn info() -> &'static Info;

    /// The options as they stand with the choices made so far (not settled; possibly nonsense).
    fn menu(choices: &Choices) -> Menu;

    /// Reads settled choices: the place where combinations are checked.
    ///
    /// # Errors
    /// Explains which choice cannot be combined with the others.
    fn options(choices: &Choices) -> Result<Self::Options, Problem>;

    /// What speaks against settled choices for a new table, though a record may have them: what older versions
    /// let pass, and what therefore still has to be readable.
    ///
    /// # Errors
    /// Explains which choice is wrong.
    fn vet(_choices: &Choices) -> Result<(), Problem> {
        Ok(())
    }

    /// Decides all that is left to chance.
    fn deal(options: &Self::Options, chance: &mut impl Chance) -> Self::Deal;

    /// The game and its first position.
    ///
    /// # Errors
    /// A hand-made deal can be impossible; one from [`Game::deal`] never is.
    fn start(options: &Self::Options, deal: &Self::Deal) -> Result<(Self, Self::Position), SetupError>;

    /// The deal as readable lines, for records.
    fn deal_text(&self, deal: &Self::Deal) -> String;

    /// Reads what [`Game::deal_text`] wrote, or a hand-made start.
    ///
    /// # Errors
    /// Names the line and what was expected there.
    fn parse_deal(options: &Self::Options, text: &str) -> Result<Self::Deal, SetupError>;

    /// A fresh first position of this same game (the same map, the same card set), for playouts.
    fn fresh(&self, chance: &mut impl Chance) -> Self::Position;

    /// How many seats decide.
    fn seats(&self) -> u8;

    /// The side for which this seat plays, from 0: seats of the same side win and lose together. Unless the game says
    /// otherwise every seat is a side of its own.
    fn side_of(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// The seat that decides now; `None` when the game is over.
    fn to_act(&self, position: &Self::Position) -> Option<Seat>;

    /// How it ended; `None` before the end.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// All legal moves, each once, in a stable order. Clears the list first. Empty only when the game is over.
    fn legal_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// One of the legal moves, each equally likely; `None` when the game is over. A game may find it without
    /// making the list, but then draws the same numbers and finds the same move.
    #[inline]
    fn random_move(
        &self,
        position: &Self::Position,
        moves: &mut Vec<Self::Move>,
        chance: &mut impl Chance,
    ) -> Option<Self::Move> {
        self.legal_moves(position, moves);
        chance.pick(moves)
    }

    /// Whether the deciding seat may make this move, and if not, which rule forbids it.
    /// Agrees with [`Game::legal_moves`] on every move of the alphabet.
    ///
    /// # Errors
    /// The rule and what to tell the player.
    fn check(&self, position: &Self::Position, mv: Self::Move) -> Result<(), Refusal>;

    /// Plays a legal move. What happens with an illegal one is not defined, but nothing panics.
    fn play_unchecked(
        &self,
        position: &mut Self::Position,
        mv: Self::Move,
        events: &mut impl Sink<Self::Event>,
    );

    /// Plays a move, or refuses it and leaves the position unchanged.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn play(
        &self,
        position: &mut Self::Position,
        mv: Self::Move,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(position, mv)?;
        self.play_unchecked(position, mv, events);
        Ok(())
    }

    /// Plays a legal move silently.
    #[inline]
    fn advance(&self, position: &mut Self::Position, mv: Self::Move) {
        self.play_unchecked(position, mv, &mut Silent);
    }

    /// Counts turns, so that a turn can be told from the next: moves with the same number belong together.
    fn turn(&self, position: &Self::Position) -> u32;

    /// All that this viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// What is remembered before the first move, by what everybody sees.
    fn story(&self, view: &Self::View) -> Self::Story;

    /// Takes note of something that everybody was told.
    fn follow(&self, story: &mut Self::Story, event: &Self::Event);

    /// What the moves of this seat, which decides, would do: only what the seat can know, so that it is the same in
    /// all worlds that the seat cannot tell apart.
    fn outlook(&self, position: &Self::Position, seat: Seat) -> Self::Outlook;

    /// Another deal and position that this viewer cannot tell from the real ones, uniformly over all that
    /// they could be. The moves of the record lead from that deal to that position. From the same chance comes the
    /// same position whichever of these worlds is the real one: so what somebody thinks cannot depend on it.
    fn redeal(
        &self,
        deal: &Self::Deal,
        position: &Self::Position,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> (Self::Deal, Self::Position);

    /// How many such worlds there are, where counting them is feasible.
    fn worlds(&self, position: &Self::Position, viewer: Viewer) -> Option<u128>;

    /// A 64-bit hash that agrees with equality.
    fn key(&self, position: &Self::Position) -> u64;

    /// Every move that could be legal in some position of this game.
    fn alphabet(&self) -> Vec<Self::Move>;

    /// Reads a move's text; forgiving about case and spaces.
    fn parse_move(&self, text: &str) -> Option<Self::Move>;

    /// What has to be decided now, or how it ended, for this view.
    fn prompt(&self, view: &Self::View) -> Phrase;

    /// A name for a legal move, with what this viewer knows about it.
    fn label(&self, view: &Self::View, mv: Self::Move) -> Phrase;

    /// An event as one line of the log.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// The view as lines of text, as this viewer wants to hear it when a turn begins: what matters, and no more than
    /// can be listened to. Together with the answers to [`Game::topics`] it is complete enough to play from.
    fn describe(&self, view: &Self::View, viewer: Viewer) -> Vec<Phrase>;

    /// What can be asked about the view besides.
    fn topics(&self) -> Vec<Topic> {
        Vec::new()
    }

    /// The answer to a question, such as `near 3F`, as lines of text; `None` where it is no question of this game.
    /// Forgiving about case and spaces; what does not exist is answered by a line that says so.
    fn answer(&self, _view: &Self::View, _viewer: Viewer, _question: &str) -> Option<Vec<Phrase>> {
        None
    }

    /// What is worth knowing of each of these legal moves besides its name, for those who do not see the table: how
    /// far it is, and what is near. From the view of the deciding seat and what its moves would do.
    fn remarks(
        &self,
        _view: &Self::View,
        _outlook: &Self::Outlook,
        moves: &[Self::Move],
    ) -> Vec<Option<Phrase>> {
        vec![None; moves.len()]
    }

    /// Who sits where in the next game of a series: the people now at seats 1, 2, … move to these seats.
    /// Unless the game says otherwise everybody moves up one seat, so that the start rotates.
    fn next_seats(&self) -> Vec<Seat> {
        let seats = self.seats();
        Seat::all(seats).map(|seat| seat.next(seats)).collect()
    }
}
