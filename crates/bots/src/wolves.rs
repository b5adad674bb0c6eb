//! What the bots know about The Wolves.

mod standing;

use table::{Phrase, Seat, Sight};
use wolves::{Action, Move, Position, Wolves};

use crate::expert::Expert;
use crate::known::Known;
use crate::level::{Level, Plan};
use crate::player::{Flat, Player};
use crate::rollout::ByThumb;

impl Expert for Wolves {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(self, position, seat)
    }
}

/// How each level thinks.
const PLANS: [Plan; 4] = [
    Plan { nodes: 1, ahead: 0, temperature: 0.05 },
    Plan { nodes: 1, ahead: 0, temperature: 0.0 },
    Plan { nodes: 100, ahead: 4, temperature: 0.0 },
    Plan { nodes: 400, ahead: 8, temperature: 0.0 },
];

impl Known for Wolves {
    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        let Plan { nodes, ahead, temperature } = PLANS[level as usize];
        Box::new(Flat { rollout: ByThumb { depth: ahead }, nodes, temperature })
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
