//! What the bots know about The Wolves.

mod ledger;
mod promise;
mod standing;
mod turns;

use table::{Game, Seat};
use wolves::{Position, Wolves};

use super::think::{Expert, Player};
use super::{Known, Level};
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
    fn level(&self, level: Level) -> Box<dyn Player<Self>> {
        let plans = if self.seats() == 5 { &AT_FIVE } else { &PLANS };
        Box::new(plans[level as usize])
    }
}
