//! Random games at full speed, and the count of all games.

use crate::chance::{Chance, Dice, Quick};
use crate::game::Game;

/// How much was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Complete games.
    pub games: u64,
    /// Their moves.
    pub moves: u64,
    /// The sum of the first seat's places: keeps the outcomes from being optimised away.
    pub places: u64,
}

/// Plays uniformly random legal moves to the end, and returns how many.
pub fn playout<G: Game>(
    game: &G,
    position: &mut G::Position,
    moves: &mut Vec<G::Move>,
    chance: &mut impl Chance,
) -> u64 {
    let mut played = 0;
    loop {
        let Some(mv) = game.random_move(position, moves, chance) else { return played };
        game.advance(position, mv);
        played += 1;
    }
}

/// A bench for playouts of one game: what belongs to a map or a card set is built with it, outside the clock.
pub struct Bench<G: Game> {
    game: G,
    dice: Dice,
    chance: Quick,
    moves: Vec<G::Move>,
}

impl<G: Game> Bench<G> {
    /// A bench for this game. The list of moves is given its room here.
    #[must_use]
    pub fn new(game: G, mut chance: Quick) -> Self {
        Self { game, dice: Dice::new(&chance.seed()), chance, moves: Vec::with_capacity(1 << 12) }
    }

    /// Plays so many games: each a fresh deal from the dice, then all moves to the outcome.
    pub fn run(&mut self, games: u64) -> Tally {
        let mut tally = Tally { games, ..Tally::default() };
        for _ in 0..games {
            let mut position = self.game.fresh(&mut self.dice);
            tally.moves += playout(&self.game, &mut position, &mut self.moves, &mut self.chance);
            let outcome = self.game.outcome(&position);
            tally.places += outcome.map_or(0, |outcome| u64::from(outcome.seats[0].place));
        }
        tally
    }
}

/// The number of move sequences of this length; shorter ones that end the game count too.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    if moves.is_empty() || depth == 1 {
        return moves.len().max(1) as u64;
    }
    let after = |mv: &G::Move| {
        let mut next = *position;
        game.advance(&mut next, *mv);
        perft(game, &next, depth - 1)
    };
    moves.iter().map(after).sum()
}
