//! How a world is played on in thought.

use table::{Chance, Quick, Seat};

use crate::expert::{Expert, look};
use crate::worth::Worth;

/// Plays a world on, to the end or as far as it looks, and says what that is worth to a seat.
pub trait Rollout<G: Expert> {
    /// Plays `position` on and weighs it for `seat`. `moves` is a list to work with.
    fn run(
        &self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        chance: &mut Quick,
    ) -> Worth;
}

/// All seats choose at random.
#[derive(Copy, Clone, Debug)]
pub struct AtRandom;

impl<G: Expert> Rollout<G> for AtRandom {
    fn run(
        &self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        chance: &mut Quick,
    ) -> Worth {
        table::playout::playout(game, position, moves, chance);
        game.outcome(position).map_or_else(Worth::default, |outcome| Worth::of(game, &outcome, seat))
    }
}

/// All seats choose what looks best to them one move ahead.
#[derive(Copy, Clone, Debug)]
pub struct ByThumb {
    /// After so many moves the rule of thumb says who stands how.
    pub depth: u32,
}

impl<G: Expert> Rollout<G> for ByThumb {
    fn run(
        &self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        chance: &mut Quick,
    ) -> Worth {
        for _ in 0..self.depth.min(game.horizon()) {
            let Some(mv) = thumb(game, position, moves, chance) else { break };
            game.advance(position, mv);
        }
        look(game, position, seat)
    }
}

/// The move that looks best one move ahead to the seat that decides; equals are drawn by lot.
pub(crate) fn thumb<G: Expert>(
    game: &G,
    position: &G::Position,
    moves: &mut Vec<G::Move>,
    chance: &mut Quick,
) -> Option<G::Move> {
    let seat = game.to_act(position)?;
    if let Some(mv) = game.obvious(position) {
        return Some(mv);
    }
    game.legal_moves(position, moves);
    if let &[only] = moves.as_slice() {
        return Some(only);
    }
    let (mut best, mut equals) = (None, 0);
    for &mv in moves.iter() {
        let mut after = *position;
        game.advance(&mut after, mv);
        let value = look(game, &after, seat).value();
        match best {
            Some((_, most)) if value < most => {}
            Some((_, most)) if value == most => {
                equals += 1;
                if chance.below(equals) == 0 {
                    best = Some((mv, value));
                }
            }
            _ => (best, equals) = (Some((mv, value)), 1),
        }
    }
    best.map(|(mv, _)| mv)
}
