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

mod any;

pub use any::AnySeen;

use std::ops::Range;
use std::sync::OnceLock;

use crate::any::{LegalMove, LogLine, json};
use crate::chance::Chance;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::past::Past;
use crate::phrase::Phrase;
use crate::record::Act;
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sight::Sight;
use crate::table::Table;

/// A table at one moment as one viewer sees it. It stays as it was when the table goes on, and costs little: the
/// past is shared.
#[derive(Clone)]
pub struct Seen<G: Game> {
    table: Table<G>,
    viewer: Viewer,
    /// All that the viewer may know, once somebody has asked: a page asks several times.
    view: OnceLock<G::View>,
}

impl<G: Game> Table<G> {
    /// The table as this viewer sees it now.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Seen<G> {
        Seen { table: self.clone(), viewer, view: OnceLock::new() }
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
        self.looked().clone()
    }

    fn looked(&self) -> &G::View {
        self.view.get_or_init(|| self.table.view(self.viewer))
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
        Some(self.table.at_ply(ply)?.seen(self.viewer))
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
        let own = Viewer::Seat(seat);
        let name = |view: &G::View| moves.into_iter().map(|mv| self.legal_move(view, mv)).collect();
        if self.viewer == own { name(self.looked()) } else { name(&self.table.view(own)) }
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
