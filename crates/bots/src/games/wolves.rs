//! What the bots know about The Wolves.

mod ledger;
mod promise;
mod reasons;
mod standing;
mod turns;
mod weights;

use std::sync::Arc;

use table::{Choices, Phrase, Seat, Sight};
use wolves::{Move, Position, Wolves};

use crate::expert::Expert;
use crate::known::{Known, Teach};
use crate::level::Level;
use crate::player::Player;
use crate::weights::{Weighed, WeightsError};
use turns::{Beam, Planner, Turns};
use weights::{Scale, Weights, shipped};

impl Expert for Wolves {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(shipped(), self, position, seat)
    }

    /// Games are long, and the rule of thumb says more than their random ends.
    fn horizon(&self) -> u32 {
        40
    }
}

/// How each level thinks.
const PLANS: [Turns; 4] =
    [turns((3, 4), 0, USUAL, 0.01), turns((3, 4), 3, USUAL, 0.0), turns((8, 6), 6, USUAL, 0.0), BEST];
/// And how with five: there answers lift a narrow plan nearly as far as a wide one, and the lower two hear none.
const AT_FIVE: [Turns; 4] =
    [turns((1, 1), 0, USUAL, 0.06), turns((2, 3), 0, USUAL, 0.0), turns((8, 6), 2, USUAL, 0.0), BEST];
/// How the best level thinks.
const BEST: Turns = turns((20, 12), 24, [Some(beam((1, 2))), Some(beam((2, 3))), Some(beam((4, 4)))], 0.0);
/// How widely answers are planned unless somebody says otherwise.
const USUAL: [Option<Beam>; 3] = [Some(beam((2, 3))), None, None];

const fn turns(own: (usize, usize), answers: usize, rounds: [Option<Beam>; 3], temperature: f64) -> Turns {
    Turns { beam: beam(own), answers, rounds, temperature }
}

const fn beam((width, steps): (usize, usize)) -> Beam {
    Beam { width, steps }
}

impl Known for Wolves {
    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        Box::new(Planner { turns: turns_of(self, level), scale: Arc::clone(shipped()) })
    }

    /// Width and steps of a turn, answers, temperature; then, if wanted, width and steps of up to three rounds of
    /// answers.
    fn planned(&self, numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        let (&[width, steps, answers, temperature], rest) = numbers.split_first_chunk()?;
        let (pairs, odd) = rest.as_chunks::<2>();
        if !odd.is_empty() || pairs.len() > USUAL.len() {
            return None;
        }
        let mut rounds = if pairs.is_empty() { USUAL } else { [None; 3] };
        for (round, &[width, steps]) in rounds.iter_mut().zip(pairs) {
            *round = Some(beam((width as usize, steps as usize)));
        }
        let turns = turns((width as usize, steps as usize), answers as usize, rounds, temperature);
        Some(Box::new(Planner { turns, scale: Arc::clone(shipped()) }))
    }

    fn believable(&self, position: &Position, share: f64) -> f64 {
        standing::believable(shipped(), self, position, share)
    }

    fn weighing(&self, weights: &[u8], level: Level) -> Result<Box<dyn Player<Self>>, WeightsError> {
        Ok(Box::new(Planner { turns: turns_of(self, level), scale: Arc::new(Scale::read(weights)?) }))
    }

    fn teach<T: Teach>(teacher: T) -> Option<T::Answer> {
        Some(teacher.weights::<Self>())
    }

    fn reason(&self, sight: &Sight<'_, Self>, mv: Move) -> Phrase {
        reasons::reason(sight, mv)
    }
}

/// How a level plans its turns at this table.
fn turns_of(game: &Wolves, level: Level) -> Turns {
    let plans = if game.seats == 5 { &AT_FIVE } else { &PLANS };
    plans[level as usize]
}

impl Weighed for Wolves {
    type Scale = Scale;

    const NAMES: &'static [&'static str] = Weights::NAMES;

    fn shipped() -> Vec<f64> {
        shipped().weights.values()
    }

    fn scale(weights: &[f64]) -> Scale {
        Scale::new(Weights::of(weights))
    }

    fn expect(&self, scale: &Scale, position: &Position, seat: Seat) -> f64 {
        standing::expect(scale, self, position, seat)
    }

    fn tables() -> Vec<Choices> {
        (2..=5).map(Choices::new).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_plans_at_least_as_widely_as_the_one_below() {
        for plans in [PLANS, AT_FIVE] {
            for pair in plans.windows(2) {
                let [below, above] = [pair[0], pair[1]];
                assert_ne!(below, above);
                assert!(below.beam.width <= above.beam.width && below.beam.steps <= above.beam.steps);
                assert!(below.answers <= above.answers && below.temperature >= above.temperature);
            }
        }
    }
}
