//! What the bots know about The Wolves.

mod ledger;
mod promise;
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
const PLANS: [Turns; 4] = [
    turns((3, 4), 0, USUAL, 0.01),
    turns((3, 4), 3, USUAL, 0.0),
    turns((8, 6), 6, USUAL, 0.0),
    turns((20, 12), 24, (4, 4), 0.0),
];
/// How widely an answer is planned unless somebody says otherwise.
const USUAL: (usize, usize) = (2, 3);

const fn turns(own: (usize, usize), answers: usize, answer: (usize, usize), temperature: f64) -> Turns {
    let beam = Beam { width: own.0, steps: own.1 };
    Turns { beam, answers, answer: Beam { width: answer.0, steps: answer.1 }, temperature }
}

impl Known for Wolves {
    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        Box::new(PLANS[level as usize])
    }

    /// Width and steps of a turn, answers, temperature; then, if wanted, width and steps of an answer.
    fn planned(&self, numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        let (&[width, steps, answers, temperature], rest) = numbers.split_first_chunk()?;
        let answer = match *rest {
            [] => USUAL,
            [width, steps] => (width as usize, steps as usize),
            _ => return None,
        };
        Some(Box::new(turns((width as usize, steps as usize), answers as usize, answer, temperature)))
    }

    fn believable(&self, position: &Position, share: f64) -> f64 {
        standing::believable(self, position, share)
    }

    fn reason(&self, sight: &Sight<'_, Self>, mv: Move) -> Phrase {
        reasons::reason(sight, mv)
    }
}
