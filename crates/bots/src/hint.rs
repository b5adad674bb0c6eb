//! Advice: the best moves, what they are worth, and why.

use serde::Serialize;
use table::{AnyTable, Phrase, Quick, Seat, Table};

use crate::budget::Budget;
use crate::known::{Known, Visit, visit};
use crate::level::Level;

/// A move that can be recommended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The move's text.
    pub text: String,
    /// Its name for people.
    pub label: Phrase,
    /// The seat's expected share of the victory after it.
    pub share: f64,
    /// How much of the best move's share it gives away: nothing, or less than nothing.
    pub change: f64,
    /// Why one might play it.
    pub reason: Phrase,
}

/// So many moves are recommended.
const HINTS: usize = 3;

/// The best three moves of the seat, best first; none unless it is that seat's decision. The adviser is as good
/// as the best bot, and knows as little as the seat does.
#[must_use]
pub fn hint(table: &dyn AnyTable, seat: Seat, seed: u64, budget: &Budget<'_>) -> Vec<Hint> {
    visit(table, Advice { seat, seed, budget }).unwrap_or_default()
}

struct Advice<'a> {
    seat: Seat,
    seed: u64,
    budget: &'a Budget<'a>,
}

impl Visit for Advice<'_> {
    type Answer = Vec<Hint>;

    fn at<G: Known>(self, table: &Table<G>) -> Vec<Hint> {
        let sight = table.sight(self.seat);
        let (game, view) = (sight.game(), sight.view());
        let values = game.player(Level::Alpha).weigh(&sight, &mut Quick::new(self.seed), self.budget);
        let best = values.first().map_or(0.0, |valued| valued.worth.share);
        let hint = |valued: &crate::Valued<G::Move>| Hint {
            text: valued.mv.to_string(),
            label: game.label(&view, valued.mv),
            share: valued.worth.share.clamp(0.0, 1.0),
            change: (valued.worth.share - best).min(0.0),
            reason: game.reason(&sight, valued.mv),
        };
        values.iter().take(HINTS).map(hint).collect()
    }
}

/// The seat's expected share of the victory, as far as the seat can tell: for an evaluation bar. `None` when the
/// bots do not know the game.
#[must_use]
pub fn share(table: &dyn AnyTable, seat: Seat, seed: u64, budget: &Budget<'_>) -> Option<f64> {
    visit(table, Bar { seat, seed, budget })
}

struct Bar<'a> {
    seat: Seat,
    seed: u64,
    budget: &'a Budget<'a>,
}

/// Worlds that the bar looks at, unless the budget says otherwise.
const WORLDS: u32 = 64;

impl Visit for Bar<'_> {
    type Answer = f64;

    fn at<G: Known>(self, table: &Table<G>) -> f64 {
        let (sight, mut chance) = (table.sight(self.seat), Quick::new(self.seed));
        if let Some(outcome) = table.outcome() {
            return outcome.share(self.seat);
        }
        let player = sight.game().player(Level::Alpha);
        let (mut sum, mut count) = (0.0, 0);
        for _ in 0..self.budget.nodes.unwrap_or(WORLDS).max(1) {
            let mut world = sight.redeal(&mut chance);
            sum += player.foresee(sight.game(), &mut world, self.seat, &mut chance).share;
            count += 1;
            if (self.budget.stop)() {
                break;
            }
        }
        (sum / f64::from(count)).clamp(0.0, 1.0)
    }
}
