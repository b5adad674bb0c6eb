//! What the bots know about Triqueta.

mod senses;
mod standing;

use table::Seat;
use triqueta::{Animal, Back, Move, Position, Step, Tally, Triqueta};

use crate::expert::Expert;
use crate::learner::Learner;
use crate::net::Inputs;

impl Expert for Triqueta {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(self, position, seat)
    }

    /// TQ10: who holds what is settled then, and more points are never worse, so a token is added exactly if the
    /// best that can still be reached has it.
    fn obvious(&self, position: &Position) -> Option<Move> {
        if position.step() != Step::Final {
            return None;
        }
        let seat = position.active();
        let shadow = position.hidden(seat, Back::Shadow);
        let light = position.hidden(seat, Back::Light);
        let best = reach(position.held(seat), shadow, light);
        let mut added = *position;
        table::Game::advance(self, &mut added, Move::Add);
        // The game may be over with this token: then the shadow tokens are among the animals held.
        let after =
            reach(added.held(seat), added.hidden(seat, Back::Shadow), added.hidden(seat, Back::Light));
        Some(if after >= best { Move::Add } else { Move::Discard })
    }
}

impl Learner for Triqueta {
    const INPUTS: usize = senses::INPUTS;

    fn sense(&self, position: &Position, mv: Move, inputs: &mut Inputs) {
        senses::sense(self, position, mv, inputs);
    }
}

/// What a seat's animals can score: shadow tokens are added (TQ23), light ones where that helps (TQ10).
fn reach(held: Tally, shadow: Tally, light: Tally) -> i16 {
    let sure = held.plus(shadow);
    let best = |animal: Animal| {
        let most = (0..=light.count(animal)).map(|added| {
            let mut tally = sure;
            (0..added).for_each(|_| tally.add(animal));
            tally.points(animal)
        });
        most.max().unwrap_or_default()
    };
    Animal::ALL.into_iter().map(best).sum()
}

#[cfg(test)]
mod tests;
