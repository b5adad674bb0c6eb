//! All games alike: what a server or a terminal needs, without knowing which game it is.

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value as Json;

use crate::chance::{Dice, Quick};
use crate::game::{Game, Info};
use crate::open::{OpenError, settle, settle_recorded};
use crate::options::{Choices, Menu, Problem};
use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::playout::{Bench, Tally, perft};
use crate::record::{Act, Record, RecordError, Start};
use crate::refusal::Refusal;
use crate::rules;
use crate::schema::Schemas;
use crate::seat::{Seat, Viewer};
use crate::seed::Seed;
use crate::seen::AnySeen;
use crate::table::Table;

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// What is fixed whatever the options.
    fn info(&self) -> &'static Info;
    /// The options as they stand with the choices made so far.
    fn menu(&self, choices: &Choices) -> Menu;
    /// The choices for a new table with defaults filled in, or what is wrong with them.
    ///
    /// # Errors
    /// Explains the first choice that is wrong.
    fn settle(&self, choices: &Choices) -> Result<Choices, Problem>;
    /// The choices of a table that exists, in full: what they do not mention is as it was when it was made.
    ///
    /// # Errors
    /// Explains the first choice that is wrong.
    fn settle_recorded(&self, choices: &Choices) -> Result<Choices, Problem>;
    /// Opens a table.
    ///
    /// # Errors
    /// A choice or the start is wrong.
    fn open(&self, choices: &Choices, start: Start, names: &[String])
    -> Result<Box<dyn AnyTable>, OpenError>;
    /// Replays a record of this game.
    ///
    /// # Errors
    /// Names the line that is wrong.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Replays a record and checks everything that it claims.
    ///
    /// # Errors
    /// Names the line of the first claim that is not true.
    fn verify(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// A bench for random playouts.
    ///
    /// # Errors
    /// A choice is wrong.
    fn bench(&self, choices: &Choices, seed: u64) -> Result<Box<dyn AnyBench>, OpenError>;
    /// The size of a position in bytes.
    fn position_bytes(&self) -> usize;
    /// The shapes of its views, moves and events.
    fn schemas(&self) -> Schemas;
}

/// Random playouts of some game.
pub trait AnyBench {
    /// Plays so many games.
    fn run(&mut self, games: u64) -> Tally;
}

impl<G: Game> AnyBench for Bench<G> {
    fn run(&mut self, games: u64) -> Tally {
        Self::run(self, games)
    }
}

/// A legal move for people and programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LegalMove {
    /// Its text.
    pub text: String,
    /// Its parts.
    pub fields: Json,
    /// Its name for people.
    #[serde(skip)]
    pub label: Phrase,
}

/// One line of a log as a viewer reads it.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The entry's number, from 1.
    pub entry: usize,
    /// Who acted.
    pub seat: Seat,
    /// Whom the line is about; not always who acted, and not always somebody.
    pub meant: Option<Seat>,
    /// Whether the move still stands.
    pub stands: bool,
    /// Whether it says something besides the moves and what came of them: that a move was taken back, that somebody
    /// gave up, that a bot sits in.
    pub aside: bool,
    /// What is said.
    pub phrase: Phrase,
}

/// A ply for a replay: the seat, its legal moves, the move it played, and what the viewer saw of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ply {
    /// Its number, from 1.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What could have been played: `None` where the viewer may not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<LegalMove>>,
    /// What was played.
    pub played: LegalMove,
    /// What the viewer was told.
    pub events: Vec<Json>,
    /// The same for people.
    #[serde(skip)]
    pub said: Vec<Phrase>,
    /// What the viewer may know after it.
    pub view: Json,
}

/// A table of some game.
pub trait AnyTable: Send + Sync {
    /// What is fixed about its game.
    fn info(&self) -> &'static Info;
    /// The settled options.
    fn choices(&self) -> &Choices;
    /// What could be chosen, as it stands with them.
    fn menu(&self) -> Menu;
    /// A name per seat.
    fn names(&self) -> &[String];
    /// Gives a seat another name.
    fn rename(&mut self, seat: Seat, name: &str);
    /// How many seats decide.
    fn seats(&self) -> u8;
    /// How it started.
    fn start(&self) -> &Start;
    /// How many moves stand.
    fn plies(&self) -> usize;
    /// How many entries there are.
    fn entries(&self) -> usize;
    /// An entry by its number, from 1: who acted and what it did.
    fn entry(&self, number: usize) -> Option<(Seat, Act)>;
    /// The entry of the last move that stands; 0 before the first.
    fn last_move(&self) -> usize;
    /// Says which seats are bots', and of which level, when the game begins.
    fn seat_bots(&mut self, bots: &[Option<String>]);
    /// The levels of the bots that sat there when the game began; empty where nobody said.
    fn bots(&self) -> &[Option<String>];
    /// The level of the bot that decides for this seat now, as the record has it.
    fn bot(&self, seat: Seat) -> Option<&str>;
    /// The seats that gave up or ran out of time, in this order.
    fn gone(&self) -> Vec<Seat>;
    /// The side of each seat: those with the same number win together.
    fn sides(&self) -> Vec<u8>;
    /// Whether the game ends at once when this seat gives up.
    fn ends_without(&self, seat: Seat) -> bool;
    /// Does what an entry says, or refuses it and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn enter(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal>;
    /// The first move of this seat's last turn, by its entry, that may be taken back with everybody's leave.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn may_ask_back(&self, seat: Seat) -> Result<usize, Refusal>;
    /// The seat that decides now.
    fn to_act(&self) -> Option<Seat>;
    /// The number of the turn.
    fn turn(&self) -> u32;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The legal moves now, named as the deciding seat sees them.
    fn legal_moves(&self) -> Vec<LegalMove>;
    /// Plays a move given as text.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Plays the legal move with this index: for bots that choose by number.
    ///
    /// # Errors
    /// There is no such move.
    fn play_nth(&mut self, index: usize) -> Result<(), Refusal>;
    /// The table as this viewer sees it now.
    fn seen(&self, viewer: Viewer) -> Box<dyn AnySeen>;
    /// Whether this seat may take back its last move.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal>;
    /// Takes back the seat's last move.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// How many take-backs begin the seat's turn again.
    fn resettable(&self, seat: Seat) -> usize;
    /// Everything that the seed decided.
    fn deal(&self) -> Json;
    /// The record, with the seed.
    fn record(&self) -> Record;
    /// The position's hash.
    fn key(&self) -> u64;
    /// The number of move sequences from here.
    fn perft(&self, depth: u32) -> u64;
    /// A new table from a ply of this one, with what was hidden from the viewer dealt anew.
    ///
    /// # Errors
    /// There is no such ply; the number of plies is returned.
    fn fork(&self, ply: usize, viewer: Viewer, seed: &Seed) -> Result<Box<dyn AnyTable>, usize>;
    /// The table as it was after so many plies of those that stand; `None` when there were not so many.
    fn at_ply(&self, ply: usize) -> Option<Box<dyn AnyTable>>;
    /// The table as it was after so many entries: a page that slept is shown one step after the other.
    fn at_entry(&self, entries: usize) -> Box<dyn AnyTable>;
    /// Whether somebody may see here what another may not.
    fn has_secrets(&self) -> bool;
    /// Who sits where in the next game of a series: the people now at seats 1, 2, … move to these seats.
    fn next_seats(&self) -> Vec<Seat>;
    /// The table itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
    /// A copy.
    fn duplicate(&self) -> Box<dyn AnyTable>;
}

/// The entry of a game in the catalogue.
#[derive(Copy, Clone, Debug)]
pub struct Entry<G>(PhantomData<G>);

impl<G> Entry<G> {
    /// The game's entry.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Entry<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Entry<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn menu(&self, choices: &Choices) -> Menu {
        G::menu(choices)
    }

    fn settle(&self, choices: &Choices) -> Result<Choices, Problem> {
        let settled = settle::<G>(choices)?;
        // What is wrong in itself is said before what cannot be combined.
        G::vet(&settled)?;
        G::options(&settled)?;
        Ok(settled)
    }

    fn settle_recorded(&self, choices: &Choices) -> Result<Choices, Problem> {
        settle_recorded::<G>(choices)
    }

    fn open(
        &self,
        choices: &Choices,
        start: Start,
        names: &[String],
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        Ok(Box::new(Table::<G>::open(choices, start, names)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::replay(record)?))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::<G>::verify(record)?))
    }

    fn bench(&self, choices: &Choices, seed: u64) -> Result<Box<dyn AnyBench>, OpenError> {
        let options = G::options(&settle::<G>(choices)?)?;
        let mut chance = Quick::new(seed);
        let deal = G::deal(&options, &mut chance);
        let (game, _) = G::start(&options, &deal)?;
        Ok(Box::new(Bench::new(game, chance)))
    }

    fn position_bytes(&self) -> usize {
        size_of::<G::Position>()
    }

    fn schemas(&self) -> Schemas {
        Schemas::of::<G>()
    }
}

/// Data for programs; our own types always serialise, anything else would be shown as null.
pub(crate) fn json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).unwrap_or_default()
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn choices(&self) -> &Choices {
        Self::choices(self)
    }

    fn menu(&self) -> Menu {
        G::menu(Self::choices(self))
    }

    fn names(&self) -> &[String] {
        Self::names(self)
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        Self::rename(self, seat, name);
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn start(&self) -> &Start {
        Self::start(self)
    }

    fn plies(&self) -> usize {
        Self::plies(self)
    }

    fn entries(&self) -> usize {
        Self::entries(self)
    }

    fn entry(&self, number: usize) -> Option<(Seat, Act)> {
        Self::entry(self, number)
    }

    fn last_move(&self) -> usize {
        Self::last_move(self)
    }

    fn seat_bots(&mut self, bots: &[Option<String>]) {
        Self::seat_bots(self, bots);
    }

    fn bots(&self) -> &[Option<String>] {
        Self::bots(self)
    }

    fn bot(&self, seat: Seat) -> Option<&str> {
        Self::bot(self, seat)
    }

    fn gone(&self) -> Vec<Seat> {
        Self::gone(self).to_vec()
    }

    fn sides(&self) -> Vec<u8> {
        Seat::all(self.game().seats()).map(|seat| self.game().side_of(seat) as u8).collect()
    }

    fn ends_without(&self, seat: Seat) -> bool {
        Self::ends_without(self, seat)
    }

    fn enter(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        Self::enter(self, seat, act)
    }

    fn may_ask_back(&self, seat: Seat) -> Result<usize, Refusal> {
        Self::may_ask_back(self, seat)
    }

    fn to_act(&self) -> Option<Seat> {
        Self::to_act(self)
    }

    fn turn(&self) -> u32 {
        self.game().turn(self.position())
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        self.to_act().map(|seat| AnyTable::seen(self, Viewer::Seat(seat)).legal_moves()).unwrap_or_default()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.play_text(seat, text)
    }

    fn play_nth(&mut self, index: usize) -> Result<(), Refusal> {
        let mv = Self::legal_moves(self).get(index).copied();
        match (self.to_act(), mv) {
            (Some(seat), Some(mv)) => Self::play(self, seat, mv),
            (None, _) => Err(Refusal::table(rules::GAME_OVER)),
            (_, None) => Err(Refusal::table(rules::NO_SUCH_MOVE)),
        }
    }

    fn seen(&self, viewer: Viewer) -> Box<dyn AnySeen> {
        Box::new(Self::seen(self, viewer))
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        Self::may_take_back(self, seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Self::take_back(self, seat)
    }

    fn resettable(&self, seat: Seat) -> usize {
        Self::resettable(self, seat)
    }

    fn deal(&self) -> Json {
        json(Self::deal(self))
    }

    fn record(&self) -> Record {
        Self::record(self)
    }

    fn key(&self) -> u64 {
        self.game().key(self.position())
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.game(), self.position(), depth)
    }

    fn fork(&self, ply: usize, viewer: Viewer, seed: &Seed) -> Result<Box<dyn AnyTable>, usize> {
        Ok(Box::new(Self::fork(self, ply, viewer, &mut Dice::new(seed))?))
    }

    fn at_entry(&self, entries: usize) -> Box<dyn AnyTable> {
        Box::new(Self::at_entry(self, entries))
    }

    fn at_ply(&self, ply: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(Self::at_ply(self, ply)?))
    }

    fn next_seats(&self) -> Vec<Seat> {
        self.game().next_seats()
    }

    fn has_secrets(&self) -> bool {
        Self::has_secrets(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
