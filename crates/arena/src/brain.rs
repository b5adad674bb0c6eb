//! Who takes part in a contest.

use bots::uct::{CURIOSITY, ITERATIONS, playout, search};
use bots::{Budget, Expert, Player};
use frozen::v0_1;
use table::{Phrase, Quick, Seat, Table};

use crate::exec::Exec;
use crate::open;

/// How a contender comes to its moves.
pub enum Brain<G: Expert> {
    /// By what its seat may know: all bots that anybody ever plays against.
    Honest(Box<dyn Player<G>>),
    /// The same, as a bot of an earlier release did.
    Frozen(Box<dyn v0_1::Player<G>>),
    /// By a program of somebody's own, which knows what its seat may know.
    Program(Exec),
    /// Plain UCT that sees everything. A yardstick that shows what peeking is worth; nothing outside this crate
    /// can make one.
    Peeking,
    /// A tree search that sees everything and judges as this player does: another yardstick.
    Open(Box<dyn Player<G>>),
    /// Two who have perhaps never met: the seats of a side in turn.
    Partners(Box<[Contender<G>; 2]>),
}

/// A named bot.
pub struct Contender<G: Expert> {
    /// Its name in tables.
    pub name: String,
    /// How it plays.
    pub brain: Brain<G>,
    /// How many nodes it has for a decision, whatever the others have.
    pub nodes: Option<u32>,
}

impl<G: Expert> Contender<G> {
    /// An honest contender.
    #[must_use]
    pub fn honest(name: impl Into<String>, player: Box<dyn Player<G>>) -> Self {
        Self { name: name.into(), brain: Brain::Honest(player), nodes: None }
    }

    /// What went wrong with it, if anything did: then its games were not played to their end.
    pub(crate) fn trouble(&self) -> Option<Phrase> {
        self.brain.trouble()
    }

    /// Chooses a move for this seat.
    pub(crate) fn choose(
        &self,
        table: &Table<G>,
        seat: Seat,
        chance: &mut Quick,
        budget: &Budget<'_>,
    ) -> Option<G::Move> {
        let budget = &Budget { nodes: self.nodes.or(budget.nodes), stop: budget.stop };
        self.brain.choose(table, seat, chance, budget)
    }
}

impl<G: Expert> Brain<G> {
    fn trouble(&self) -> Option<Phrase> {
        match self {
            Brain::Program(exec) => exec.trouble(),
            Brain::Partners(both) => both.iter().find_map(Contender::trouble),
            Brain::Honest(_) | Brain::Frozen(_) | Brain::Peeking | Brain::Open(_) => None,
        }
    }

    /// The same, whatever nodes the contender has.
    pub(crate) fn choose(
        &self,
        table: &Table<G>,
        seat: Seat,
        chance: &mut Quick,
        budget: &Budget<'_>,
    ) -> Option<G::Move> {
        match self {
            Brain::Honest(player) => player.choose(&table.sight(seat), chance, budget),
            Brain::Frozen(player) => {
                let budget = v0_1::Budget { nodes: budget.nodes, stop: budget.stop };
                player.choose(&table.sight(seat), chance, &budget)
            }
            Brain::Program(exec) => exec.choose(&table.sight(seat), chance, budget),
            Brain::Peeking => {
                let iterations = budget.nodes.unwrap_or(ITERATIONS).max(1);
                let (game, world) = (table.game(), |_: &mut Quick| *table.position());
                let values = search(game, world, playout(game), CURIOSITY, iterations, budget.stop, chance);
                values.first().map(|valued| valued.mv)
            }
            Brain::Open(player) => {
                let iterations = budget.nodes.unwrap_or(open::ITERATIONS).max(1);
                open::choose(table.game(), table.position(), &**player, iterations, budget.stop, chance)
            }
            Brain::Partners(both) => {
                let (game, side) = (table.game(), table.game().side_of(seat));
                let before = Seat::all(game.seats()).take(seat.index());
                let place = before.filter(|other| game.side_of(*other) == side).count();
                both[place % both.len()].choose(table, seat, chance, budget)
            }
        }
    }
}
