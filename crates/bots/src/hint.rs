//! Advice: the best moves, what they are worth, and why.

use serde::Serialize;
use table::{AnySeen, Phrase, Quick, Seen};

use crate::budget::Budget;
use crate::games::visit;
use crate::known::{Known, Visit};
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

/// The best three moves of the seat that looks, best first; none unless it is that seat's decision. The adviser is as good
/// as the best bot, and knows as little as the seat does.
#[must_use]
pub fn hint(seen: &dyn AnySeen, seed: u64, budget: &Budget<'_>) -> Vec<Hint> {
    visit(seen, Advice { seed, budget }).unwrap_or_default()
}

struct Advice<'a> {
    seed: u64,
    budget: &'a Budget<'a>,
}

impl Visit for Advice<'_> {
    type Answer = Vec<Hint>;

    fn at<G: Known>(self, seen: &Seen<G>) -> Vec<Hint> {
        let Some(sight) = seen.sight() else { return Vec::new() };
        let (game, view) = (sight.game(), sight.view());
        let mut chance = Quick::new(self.seed);
        let values = game.player(Level::Alpha).weigh(&sight, &mut chance, self.budget);
        let share = |valued: &crate::Valued<G::Move>| valued.worth.share.clamp(0.0, 1.0);
        let best = values.first().map_or(0.0, share);
        let hint = |valued: &crate::Valued<G::Move>| Hint {
            text: valued.mv.to_string(),
            label: game.label(&view, valued.mv),
            share: share(valued),
            change: (share(valued) - best).min(0.0),
            reason: game.reason(&sight, valued.mv),
        };
        values.iter().take(HINTS).map(hint).collect()
    }
}
