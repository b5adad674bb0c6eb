//! What the bots know about The Wolves.

mod ledger;
mod promise;
mod reasons;
mod standing;
mod turns;

use table::{Game, Phrase, Seat, Sight};
use wolves::{Move, Position, Wolves};

use crate::expert::Expert;
use crate::known::Known;
use crate::level::Level;
use crate::player::Player;
use turns::{Beam, Turns};

impl Expert for Wolves {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(self, position, seat)
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
        let plans = if self.seats() == 5 { &AT_FIVE } else { &PLANS };
        Box::new(plans[level as usize])
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
        Some(Box::new(turns((width as usize, steps as usize), answers as usize, rounds, temperature)))
    }

    fn believable(&self, position: &Position, share: f64) -> f64 {
        standing::believable(self, position, share)
    }

    fn reason(&self, sight: &Sight<'_, Self>, mv: Move) -> Phrase {
        reasons::reason(sight, mv)
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
