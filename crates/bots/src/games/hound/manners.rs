//! What makes a partner shake the head: sending a wolf home to oneself, or once around and back.

use hound::{Hound, Move, Position};
use table::{Quick, Seat, Sight};

use crate::budget::Budget;
use crate::player::Player;
use crate::race::Valued;
use crate::worth::Worth;

/// Judges as another does, but for variety never plays what looks foolish: only where it seems best of all.
pub(super) struct Mannerly<P>(pub(super) P);

impl<P: Player<Hound>> Player<Hound> for Mannerly<P> {
    fn weigh(&self, sight: &Sight<'_, Hound>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<Move>> {
        let mut values = self.0.weigh(sight, chance, budget);
        // Where animals stand is the same in all worlds of a seat.
        let world = sight.redeal(chance);
        let best = values.first().map(|best| best.mv);
        values.retain(|valued| Some(valued.mv) == best || !is_foolish(sight.game(), &world, valued.mv));
        values
    }

    fn foresee(&self, game: &Hound, world: &mut Position, seat: Seat, chance: &mut Quick) -> Worth {
        self.0.foresee(game, world, seat, chance)
    }

    fn temperature(&self) -> f64 {
        self.0.temperature()
    }
}

/// Whether this card moves an animal to whoever plays it that takes a sheep from their team there: from elsewhere, or
/// round the ring from the same place.
pub(super) fn is_foolish(game: &Hound, position: &Position, mv: Move) -> bool {
    let Move::Play(card) = mv else { return false };
    let (home, after) = (position.current(), game.outlook(position, mv));
    game.animals().iter().enumerate().any(|(index, animal)| {
        let (_, side) = position.animal(index);
        let moves = animal.face(side).moved(card, false).is_some_and(|(spaces, _)| spaces > 0);
        let (place, side) = after.animal(index);
        let face = animal.face(side);
        let ours = || face.aims().any(|aim| home.toward(aim).team() == home.team());
        moves && place == home && face.takes() && ours()
    })
}
