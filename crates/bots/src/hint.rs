//! Advice: the best moves, what they are worth, and why.

use serde::Serialize;
use table::{AnySeen, Phrase, Quick, Seen, Viewer};

use crate::budget::Budget;
use crate::games::visit;
use crate::known::{Known, Visit};
use crate::level::Level;
use crate::player::Planned;
use crate::shares::Forecast;

/// A move that can be recommended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The move's text.
    pub text: String,
    /// Its name for people.
    pub label: Phrase,
    /// The seat's expected share of the victory after it, as the bar will show it.
    pub share: f64,
    /// How much of the best move's share it gives away: nothing where that cannot be told from nothing, or less.
    pub change: f64,
    /// What speaks for it, where something particular does.
    pub reason: Option<Phrase>,
    /// There is nothing to choose: it is the only legal move.
    pub only: bool,
    /// Every seat's expected share of the victory after it.
    pub shares: Vec<f64>,
    /// The texts of the moves by which the turn would go on after it, as far as the search has thought of them.
    pub then: Vec<String>,
}

/// So many moves are recommended.
const HINTS: usize = 3;
/// Within so many standard errors two moves are equal.
const EQUAL: f64 = 2.0;

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
        let (game, view, seat) = (sight.game(), sight.view(), sight.seat());
        let mut chance = Quick::new(self.seed);
        let values = game.player(Level::Alpha).plan(&sight, &mut chance, self.budget);
        let Some(best) = values.first().map(|planned| planned.valued) else { return Vec::new() };
        let only = seen.legal_moves().len() == 1;
        // What the bar will show after the best move; the others by how far the search puts them behind it.
        let after = |chance: &mut Quick| {
            let mut world = sight.redeal(chance);
            game.advance(&mut world, best.mv);
            Some(world)
        };
        let own = Budget { nodes: self.budget.nodes, stop: &|| false };
        let Some(forecast) = Forecast::new(game, Viewer::Seat(seat), after, &own, &mut chance) else {
            return Vec::new();
        };
        let most = forecast.shares()[seat.index()];
        let hint = |Planned { valued, turn }: &Planned<G::Move>| {
            let behind = (valued.worth.share - best.worth.share).min(0.0);
            let equal = -behind <= EQUAL * valued.doubt;
            let shares = forecast.but(seat, if equal { 0.0 } else { behind }).shares();
            let share = shares[seat.index()];
            Hint {
                text: valued.mv.to_string(),
                label: game.label(&view, valued.mv),
                share,
                change: (share - most).min(0.0),
                reason: if only { None } else { game.reason(&sight, valued.mv) },
                only,
                shares,
                then: turn.iter().skip(1).map(ToString::to_string).collect(),
            }
        };
        values.iter().take(HINTS).map(hint).collect()
    }
}
