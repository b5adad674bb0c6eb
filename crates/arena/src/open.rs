//! A yardstick that sees all hands: what knowing them is worth to whoever judges as well as the best bot.

use bots::uct::search;
use bots::{Expert, Player};
use table::Quick;

/// Iterations for one decision, unless the budget says otherwise.
pub(crate) const ITERATIONS: u32 = 2_000;
/// How much the search wants to know about moves that it has tried rarely. What a network expects differs less than
/// what comes of games played at random.
const CURIOSITY: f64 = 0.25;

/// The move that a tree search of the real position prefers: everybody knows everything there, everybody plays for
/// the own side, and what this player expects of the leaves is what counts.
pub(crate) fn choose<G: Expert>(
    game: &G,
    position: &G::Position,
    player: &dyn Player<G>,
    iterations: u32,
    stop: &dyn Fn() -> bool,
    chance: &mut Quick,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    let first = moves.first().copied();
    if moves.len() < 2 {
        return first;
    }
    let leaf = |leaf: &G::Position, shares: &mut [f64], chance: &mut Quick| {
        player.expect(game, leaf, shares, chance);
    };
    let values = search(game, |_| *position, leaf, CURIOSITY, iterations, stop, chance);
    values.first().map_or(first, |valued| Some(valued.mv))
}
