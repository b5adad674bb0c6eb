//! The table as one viewer sees it, and nothing else.
//!
//! Whoever shows a table, advises on it or plays at it is handed a [`Seen`] (or [`AnySeen`], the same without
//! types). It answers everything that the viewer may know and has no way to the rest: the position inside cannot
//! be taken out. Only the owner of a table (a server's room, a terminal's game, a match) holds a [`Table`].
//!
//! ```
//! fn look<G: table::Game>(seen: &table::Seen<G>) -> G::View {
//!     seen.view()
//! }
//! ```
//!
//! ```compile_fail
//! fn peek<G: table::Game>(seen: &table::Seen<G>) -> &G::Position {
//!     seen.position()
//! }
//! ```
//!
//! ```compile_fail
//! fn peek<G: table::Game>(seen: &table::Seen<G>) -> G::Position {
//!     *seen.table.position()
//! }
//! ```
//!
//! ```compile_fail
//! fn peek(seen: &dyn table::AnySeen) -> u64 {
//!     seen.key()
//! }
//! ```

use std::any::Any;
use std::ops::Range;

use serde_json::Value as Json;

use crate::any::{LegalMove, LogLine, Ply, json};
use crate::chance::{Chance, Quick};
use crate::game::{Game, Info};
use crate::options::{Choices, Menu};
use crate::outcome::Outcome;
use crate::past::Past;
use crate::phrase::Phrase;
use crate::record::{Act, Start};
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seed::Commitment;
use crate::sight::Sight;
use crate::table::Table;
use crate::topic::Topic;
use crate::tried::Tried;

/// A table at one moment as one viewer sees it. It stays as it was when the table goes on, and costs little: the
/// past is shared.
#[derive(Clone)]
pub struct Seen<G: Game> {
    table: Table<G>,
    viewer: Viewer,
}

impl<G: Game> Table<G> {
    /// The table as this viewer sees it now.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Seen<G> {
        Seen { table: self.clone(), viewer }
    }
}

impl<G: Game> Seen<G> {
    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The rules, map and cards: nothing hidden is in there.
    #[must_use]
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// All that the viewer may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.table.view(self.viewer)
    }

    /// How many moves stand.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.table.plies()
    }

    /// How many entries there are.
    #[must_use]
    pub const fn entries(&self) -> usize {
        self.table.entries()
    }

    /// The seat that decides now; `None` when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.table.to_act()
    }

    /// How it ended; `None` before the end.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// Whether the viewer may know what the deciding seat can do: what is legal can tell what is hidden. The seat
    /// itself may, and whoever has nothing to guess.
    fn knows_moves(&self) -> bool {
        let guesses = || self.game().worlds(self.table.position(), self.viewer) != Some(1);
        self.to_act().is_some_and(|seat| self.knows(seat) || !guesses())
    }

    /// The moves to choose from: none where the viewer may not know them.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<G::Move> {
        if self.knows_moves() { self.table.legal_moves() } else { Vec::new() }
    }

    /// Why the deciding seat cannot make this move.
    ///
    /// # Errors
    /// The rule that forbids it; that it is another seat's turn, where the viewer may not know more.
    pub fn why(&self, mv: G::Move) -> Result<(), Refusal> {
        match self.to_act() {
            None => Err(Refusal::table(rules::GAME_OVER)),
            Some(_) if !self.knows_moves() => Err(Refusal::table(rules::NOT_YOUR_TURN)),
            Some(seat) => self.table.check(seat, mv),
        }
    }

    /// Why the deciding seat cannot make these moves one after the other. Only a viewer who has nothing to guess is
    /// told more than about the first: what comes after a move can tell what is hidden.
    ///
    /// # Errors
    /// The rule that forbids the first of them that is not legal.
    pub fn why_together(&self, moves: &[G::Move]) -> Result<(), Refusal> {
        let Some((first, rest)) = moves.split_first() else { return Ok(()) };
        self.why(*first)?;
        if self.game().worlds(self.table.position(), self.viewer) != Some(1) {
            return Ok(());
        }
        let (game, seat) = (self.game(), self.to_act());
        let mut position = *self.table.position();
        game.advance(&mut position, *first);
        for mv in rest {
            match game.to_act(&position) {
                None => return Err(Refusal::table(rules::GAME_OVER)),
                to_act if to_act != seat => return Err(Refusal::table(rules::NOT_YOUR_TURN)),
                Some(_) => game.check(&position, *mv)?,
            }
            game.advance(&mut position, *mv);
        }
        Ok(())
    }

    /// What the deciding seat's moves would do, as far as the seat can know it; `None` where the viewer may not know
    /// its moves.
    #[must_use]
    pub fn outlook(&self) -> Option<G::Outlook> {
        let seat = self.to_act().filter(|_| self.knows_moves())?;
        Some(self.game().outlook(self.table.position(), seat))
    }

    /// What everybody has been told so far, as the game remembers it.
    #[must_use]
    pub fn story(&self) -> &G::Story {
        self.table.story()
    }

    /// What the viewer was told by the moves that stand, from one ply (index) to another.
    pub fn heard(&self, plies: Range<usize>) -> impl Iterator<Item = G::Event> {
        self.told(plies).map(|(_, event)| event)
    }

    /// The same, each with the number of the entry that it came of.
    pub fn told(&self, plies: Range<usize>) -> impl Iterator<Item = (usize, G::Event)> {
        let told = |past: Past<G>| -> Vec<(usize, G::Event)> {
            let seen = past.events.iter().filter_map(|event| event.seen_by(self.viewer));
            seen.map(|event| (past.number, event.clone())).collect()
        };
        self.table.standing(plies).flat_map(told)
    }

    /// Who made the moves that stand, from one ply (index) to another. Nothing is played again for it.
    pub fn movers(&self, plies: Range<usize>) -> impl DoubleEndedIterator<Item = Seat> {
        self.table.moves(plies).map(|(seat, _)| seat)
    }

    /// The table as it was after so many plies of those that stand; `None` when there were not so many.
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Option<Self> {
        Some(Self { table: self.table.at_ply(ply)?, viewer: self.viewer })
    }

    /// A position that the viewer cannot tell from the real one, uniformly over all that it could be; `None` for the
    /// viewer who sees everything, for whom there is no other.
    pub fn imagine(&self, chance: &mut impl Chance) -> Option<G::Position> {
        self.table.imagine(self.viewer, chance)
    }

    /// What the viewer's own seat knows: for whoever thinks for it.
    #[must_use]
    pub fn sight(&self) -> Option<Sight<'_, G>> {
        match self.viewer {
            Viewer::Seat(seat) => Some(self.table.sight(seat)),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// What the viewer was told by these entries (from one index to another), as lines of a log with their
    /// events, or with what was no move.
    fn lines<T>(
        &self,
        entries: Range<usize>,
        each: impl Fn(LogLine, Result<&G::Event, &Act>) -> T,
    ) -> Vec<T> {
        let mut lines = Vec::new();
        // Nothing after the last one is played again.
        for past in self.table.past(entries.start).take(entries.len()) {
            let (entry, seat, stands, aside) = (past.number, past.seat, past.stands, past.mv.is_none());
            let line = |phrase: Phrase| LogLine { entry, seat, meant: phrase.meant(), stands, aside, phrase };
            if aside {
                let act = past.aside.unwrap_or(Act::TakeBack);
                lines.push(each(line(tell(seat, &act)), Err(&act)));
            }
            for event in past.events.iter().filter_map(|event| event.seen_by(self.viewer)) {
                lines.push(each(line(self.game().tell(event)), Ok(event)));
            }
        }
        lines
    }

    /// Whether the viewer knows what this seat knows.
    const fn knows(&self, seat: Seat) -> bool {
        self.viewer.is_among(SeatSet::only(seat))
    }

    /// The view by which a move of this seat is named.
    fn view_of_move(&self, seat: Seat) -> G::View {
        self.table.view(if self.knows(seat) { Viewer::Seat(seat) } else { self.viewer })
    }

    fn legal_move(&self, view: &G::View, mv: G::Move) -> LegalMove {
        LegalMove { text: mv.to_string(), fields: json(&mv), label: self.game().label(view, mv) }
    }

    /// These moves, named as their seat sees them.
    fn named(&self, moves: Vec<G::Move>, seat: Seat) -> Vec<LegalMove> {
        let view = self.table.view(Viewer::Seat(seat));
        moves.into_iter().map(|mv| self.legal_move(&view, mv)).collect()
    }
}

/// What a seat did besides moves, as one line of the log.
fn tell(seat: Seat, act: &Act) -> Phrase {
    let phrase = match act {
        Act::Granted(_) => Phrase::new("table-event-took-back-granted"),
        Act::Resign => Phrase::new("table-event-resigned"),
        Act::Time { lost: false } => Phrase::new("table-event-time"),
        Act::Time { lost: true } => Phrase::new("table-event-time-lost"),
        Act::Bot(level) => Phrase::new("table-event-bot").with("level", Phrase::new(format!("bot-{level}"))),
        Act::Back => Phrase::new("table-event-back"),
        Act::Handed => Phrase::new("table-event-handed"),
        Act::Move(_) | Act::TakeBack => Phrase::new("table-event-took-back"),
    };
    phrase.with("seat", seat)
}

/// A table of some game as one viewer sees it.
pub trait AnySeen: Send + Sync {
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// What is fixed about its game.
    fn info(&self) -> &'static Info;
    /// The settled options.
    fn choices(&self) -> &Choices;
    /// The options with these choices, by name.
    fn menu(&self) -> Menu;
    /// A name per seat.
    fn names(&self) -> &[String];
    /// How many seats decide.
    fn seats(&self) -> u8;
    /// The promise made before the game; a hand-made start has none.
    fn commitment(&self) -> Option<Commitment>;
    /// How it started: a secret until the game is over.
    fn start(&self) -> &Start;
    /// How many moves stand.
    fn plies(&self) -> usize;
    /// How many entries there are.
    fn entries(&self) -> usize;
    /// An entry by its number, from 1: who acted and what it did. No move holds anything hidden.
    fn entry(&self, number: usize) -> Option<(Seat, Act)>;
    /// The entries of the moves that stand, in order.
    fn standing(&self) -> Vec<usize>;
    /// The level of the bot that decides for this seat now, as the record has it.
    fn bot(&self, seat: Seat) -> Option<&str>;
    /// The seats that gave up or ran out of time, in this order.
    fn gone(&self) -> Vec<Seat>;
    /// Whether the game ends at once when this seat gives up.
    fn ends_without(&self, seat: Seat) -> bool;
    /// The seat that decides now.
    fn to_act(&self) -> Option<Seat>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The moves to choose from, named as the deciding seat sees them; none where the viewer may not know them.
    fn legal_moves(&self) -> Vec<LegalMove>;
    /// Why the deciding seat cannot make this move.
    ///
    /// # Errors
    /// The rule that forbids it; that it is another seat's turn, where the viewer may not know more.
    fn why(&self, text: &str) -> Result<(), Refusal>;
    /// Whether this seat may take back its last move.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal>;
    /// How many take-backs begin the seat's turn again.
    fn resettable(&self, seat: Seat) -> usize;
    /// What the viewer may know, for programs.
    fn view(&self) -> Json;
    /// The same as lines for people: what matters when a turn begins.
    fn describe(&self) -> Vec<Phrase>;
    /// What can be asked about it besides.
    fn topics(&self) -> Vec<Topic>;
    /// The answer to such a question; `None` where it is none.
    fn answer(&self, question: &str) -> Option<Vec<Phrase>>;
    /// What is worth knowing of each of [`AnySeen::legal_moves`] besides its name.
    fn remarks(&self) -> Vec<Option<Phrase>>;
    /// What the others have done since the viewer's last turn; for those who have no seat, nothing.
    fn changes(&self) -> Vec<LogLine>;
    /// What has to be decided now.
    fn prompt(&self) -> Phrase;
    /// The log from this entry (index) on.
    fn log(&self, from: usize) -> Vec<LogLine>;
    /// The log of these entries (from one index to another) for programs, each line with the parts of its event.
    fn events(&self, entries: Range<usize>) -> Vec<(LogLine, Json)>;
    /// The name of the move of a ply, from 1, as the viewer knows it.
    fn move_name(&self, ply: usize) -> Option<Phrase>;
    /// One ply for a replay.
    fn ply(&self, ply: usize) -> Option<Ply>;
    /// The table as it was after so many plies of those that stand; `None` when there were not so many.
    fn at_ply(&self, ply: usize) -> Option<Box<dyn AnySeen>>;
    /// What would come of these moves in a world that the viewer's seat imagines; `None` unless that seat decides now.
    /// From the same chance comes the same answer in all worlds that the seat cannot tell apart.
    ///
    /// # Errors
    /// The number of the first move, from 0, that is not legal there.
    fn attempt(&self, moves: &[&str], chance: u64) -> Option<Result<Tried, usize>>;
    /// Whether somebody may see here what another may not.
    fn has_secrets(&self) -> bool;
    /// The [`Seen`] itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

impl dyn AnySeen + '_ {
    /// The same with the types of this game; `None` when it is another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<&Seen<G>> {
        self.as_any().downcast_ref()
    }
}

/// Nobody learns the seed before the end.
static SECRET: Start = Start::Secret;

impl<G: Game> AnySeen for Seen<G> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn info(&self) -> &'static Info {
        G::info()
    }

    fn choices(&self) -> &Choices {
        self.table.choices()
    }

    fn menu(&self) -> Menu {
        G::menu(self.table.choices())
    }

    fn names(&self) -> &[String] {
        self.table.names()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn commitment(&self) -> Option<Commitment> {
        match self.table.start() {
            Start::Seed(seed) => Some(seed.commitment()),
            Start::Deal(_) | Start::Secret => None,
        }
    }

    fn start(&self) -> &Start {
        if self.outcome().is_some() { self.table.start() } else { &SECRET }
    }

    fn plies(&self) -> usize {
        Self::plies(self)
    }

    fn entries(&self) -> usize {
        Self::entries(self)
    }

    fn entry(&self, number: usize) -> Option<(Seat, Act)> {
        self.table.entry(number)
    }

    fn standing(&self) -> Vec<usize> {
        self.table.standing_entries()
    }

    fn bot(&self, seat: Seat) -> Option<&str> {
        self.table.bot(seat)
    }

    fn gone(&self) -> Vec<Seat> {
        self.table.gone().to_vec()
    }

    fn ends_without(&self, seat: Seat) -> bool {
        self.table.ends_without(seat)
    }

    fn to_act(&self) -> Option<Seat> {
        Self::to_act(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        self.to_act().map(|seat| self.named(Self::legal_moves(self), seat)).unwrap_or_default()
    }

    fn why(&self, text: &str) -> Result<(), Refusal> {
        let mv = self.game().parse_move(text).ok_or_else(|| Refusal::table(rules::NO_SUCH_MOVE))?;
        Self::why(self, mv)
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_take_back(seat)
    }

    fn resettable(&self, seat: Seat) -> usize {
        self.table.resettable(seat)
    }

    fn view(&self) -> Json {
        json(&Self::view(self))
    }

    fn describe(&self) -> Vec<Phrase> {
        self.game().describe(&Self::view(self), self.viewer)
    }

    fn topics(&self) -> Vec<Topic> {
        self.game().topics()
    }

    fn answer(&self, question: &str) -> Option<Vec<Phrase>> {
        self.game().answer(&Self::view(self), self.viewer, question)
    }

    fn remarks(&self) -> Vec<Option<Phrase>> {
        let (Some(seat), Some(outlook)) = (self.to_act(), self.outlook()) else { return Vec::new() };
        let view = self.table.view(Viewer::Seat(seat));
        self.game().remarks(&view, &outlook, &Self::legal_moves(self))
    }

    fn changes(&self) -> Vec<LogLine> {
        let Viewer::Seat(me) = self.viewer else { return Vec::new() };
        let mine = |entry: &usize| self.table.entry(*entry).is_some_and(|(seat, _)| seat == me);
        let standing = self.table.standing_entries();
        // The viewer's moves of a turn under way are known to the viewer.
        let others = standing.iter().rev().skip_while(|entry| mine(entry)).take_while(|entry| !mine(entry));
        let Some(first) = others.last() else { return Vec::new() };
        let mut lines = self.log(first - 1);
        lines.retain(|line| line.stands && line.seat != me);
        lines
    }

    fn prompt(&self) -> Phrase {
        self.game().prompt(&Self::view(self))
    }

    fn log(&self, from: usize) -> Vec<LogLine> {
        self.lines(from..self.table.entries(), |line, _| line)
    }

    fn events(&self, entries: Range<usize>) -> Vec<(LogLine, Json)> {
        self.lines(entries, |line, told| match told {
            Ok(event) => (line, json(event)),
            Err(Act::TakeBack) => (line, Json::from("took-back")),
            Err(act) => (line, json(act)),
        })
    }

    fn move_name(&self, ply: usize) -> Option<Phrase> {
        let (seat, mv) = self.table.moves(ply.checked_sub(1)?..ply).next()?;
        Some(self.game().label(&Self::at_ply(self, ply - 1)?.view_of_move(seat), mv))
    }

    fn ply(&self, ply: usize) -> Option<Ply> {
        let past: Past<G> = self.table.standing(ply.checked_sub(1)?..ply).next()?;
        let (before, after) = (Self::at_ply(self, ply - 1)?, Self::at_ply(self, ply)?);
        let knows = self.knows(past.seat);
        let view = before.view_of_move(past.seat);
        let events: Vec<G::Event> =
            past.events.iter().filter_map(|event| event.seen_by(self.viewer).cloned()).collect();
        Some(Ply {
            ply,
            seat: past.seat,
            legal: knows.then(|| before.named(before.table.legal_moves(), past.seat)),
            played: self.legal_move(&view, past.mv?),
            said: events.iter().map(|event| self.game().tell(event)).collect(),
            events: events.iter().map(json).collect(),
            view: json(&after.view()),
        })
    }

    fn at_ply(&self, ply: usize) -> Option<Box<dyn AnySeen>> {
        Some(Box::new(Self::at_ply(self, ply)?))
    }

    fn attempt(&self, moves: &[&str], chance: u64) -> Option<Result<Tried, usize>> {
        let sight = self.sight().filter(|sight| self.to_act() == Some(sight.seat()))?;
        Some(sight.attempt(moves, &mut Quick::new(chance)))
    }

    fn has_secrets(&self) -> bool {
        self.table.has_secrets()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
