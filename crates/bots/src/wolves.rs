//! What the bots know about The Wolves.

mod standing;
mod turns;

use table::{Phrase, Seat, Sight};
use wolves::{Action, Move, Position, Wolves};

use crate::expert::Expert;
use crate::known::Known;
use crate::level::Level;
use crate::player::Player;
use turns::Turns;

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
    Turns { width: 0, steps: 2, answers: 0, temperature: 0.02 },
    Turns { width: 1, steps: 3, answers: 0, temperature: 0.0 },
    Turns { width: 4, steps: 6, answers: 0, temperature: 0.0 },
    Turns { width: 12, steps: 8, answers: 6, temperature: 0.0 },
];

impl Known for Wolves {
    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        Box::new(PLANS[level as usize])
    }

    fn reason(&self, _: &Sight<'_, Self>, mv: Move) -> Phrase {
        Phrase::new(match mv {
            Move::Draft(_) => "bot-reason-wolves-draft",
            Move::Act(Action::Move(_)) | Move::Walk { .. } => "bot-reason-wolves-move",
            Move::Act(Action::Howl(_)) => "bot-reason-wolves-howl",
            Move::Act(Action::Den(_)) => "bot-reason-wolves-den",
            Move::Act(Action::Lair(_)) => "bot-reason-wolves-lair",
            Move::Act(Action::Dominate(..)) => "bot-reason-wolves-dominate",
            _ => "bot-reason-best",
        })
    }
}
