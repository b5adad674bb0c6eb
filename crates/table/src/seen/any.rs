//! The same without types: for whoever treats all games alike.

use std::any::Any;
use std::ops::Range;

use serde_json::Value as Json;

use super::Seen;
use crate::any::{LegalMove, LogLine, Ply, json};
use crate::chance::Quick;
use crate::game::{Game, Info};
use crate::options::{Choices, Menu};
use crate::outcome::Outcome;
use crate::past::Past;
use crate::phrase::Phrase;
use crate::record::{Act, Start};
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{Seat, Viewer};
use crate::seed::Commitment;
use crate::topic::Topic;
use crate::tried::Tried;

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
        json(self.looked())
    }

    fn describe(&self) -> Vec<Phrase> {
        self.game().describe(self.looked(), self.viewer)
    }

    fn topics(&self) -> Vec<Topic> {
        self.game().topics()
    }

    fn answer(&self, question: &str) -> Option<Vec<Phrase>> {
        self.game().answer(self.looked(), self.viewer, question)
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
        self.game().prompt(self.looked())
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
