//! What is known about a game beyond its rules.

use table::{Game, Seat};

use crate::worth::Worth;

/// A game with a rule of thumb: how well a seat stands.
///
/// A position that is handed in here is one of the worlds that a bot thought up, or one of its continuations:
/// the real one never leaves the table.
pub trait Expert: Game {
    /// How well the seat stands, 0 to 1: an estimate of its share of the victory. Fast; allocates nothing.
    ///
    /// A token or card that the deciding seat has taken and not looked at yet must not count with its face:
    /// otherwise a thought-up player would know what it draws.
    fn appraise(&self, position: &Self::Position, seat: Seat) -> f64;

    /// After how many moves a game played on in thought is better weighed by the rule of thumb than played to its
    /// end.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// The move that is at least as good for the deciding seat as every other, whatever is hidden from it;
    /// `None` where that takes thought.
    fn obvious(&self, _position: &Self::Position) -> Option<Self::Move> {
        None
    }
}

/// What a position is worth to a seat: exactly when the game is over, else by the rule of thumb.
pub(crate) fn look<G: Expert>(game: &G, position: &G::Position, seat: Seat) -> Worth {
    match game.outcome(position) {
        Some(outcome) => Worth::of(game, &outcome, seat),
        None => Worth { share: game.appraise(position, seat), edge: 0.0 },
    }
}
