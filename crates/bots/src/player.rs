//! What plays: given a sight, a player chooses a move.

use table::{Chance, Game, Quick, Sight};

use crate::flat;

/// How much a player may think about one decision.
#[derive(Copy, Clone)]
pub struct Budget<'a> {
    /// Games played in thought, or positions looked at.
    pub nodes: u32,
    /// Says when time is up.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// So many nodes, however long they take.
    #[must_use]
    pub const fn nodes(nodes: u32) -> Self {
        Budget { nodes, stop: &|| false }
    }
}

/// A player of one game. It is handed a sight and nothing else, so it cannot peek.
pub trait Player<G: Game>: Send + Sync {
    /// Chooses among the legal moves; `None` only when there are none.
    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Option<G::Move>;
}

/// Chooses any legal move.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Quick, _: &Budget<'_>) -> Option<G::Move> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        chance.pick(&moves)
    }
}

/// Plays every move on at random in many worlds, and chooses the one that does best.
#[derive(Copy, Clone, Debug)]
pub struct Flat {
    /// What it gives away for variety.
    pub temperature: f64,
}

impl<G: Game> Player<G> for Flat {
    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Option<G::Move> {
        let values = flat::evaluate(sight, budget.nodes, chance, budget.stop);
        flat::softly(&values, self.temperature, chance)
    }
}
