//! What the bots know about The Wolves.

mod ledger;
mod reasons;
mod standing;
mod turns;

use table::{Phrase, Seat, Sight};
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
    [turns(3, 4, 0, 0.01), turns(3, 4, 3, 0.0), turns(8, 6, 6, 0.0), turns(20, 12, 24, 0.0)];

const fn turns(width: usize, steps: usize, answers: usize, temperature: f64) -> Turns {
    Turns { beam: Beam { width, steps }, answers, temperature, answer: Beam { width: 2, steps: 3 } }
}

impl Known for Wolves {
    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        Box::new(PLANS[level as usize])
    }

    /// Width and steps of a turn, answers, temperature.
    fn planned(&self, numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        let &[width, steps, answers, temperature, ref rest @ ..] = numbers else { return None };
        let mut t = turns(width as usize, steps as usize, answers as usize, temperature);
        if let &[width, steps] = rest {
            t.answer = Beam { width: width as usize, steps: steps as usize };
        }
        Some(Box::new(t))
    }

    fn believable(&self, position: &Position, share: f64) -> f64 {
        standing::believable(self, position, share)
    }

    fn reason(&self, sight: &Sight<'_, Self>, mv: Move) -> Phrase {
        reasons::reason(sight, mv)
    }
}
