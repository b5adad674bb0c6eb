//! What the bots know about Wolf & Hound.

mod senses;
mod standing;

use std::sync::OnceLock;

use hound::{CardFile, Hound, Move, Place, Position};
use table::{Game, Seat};

use super::learner::{Learned, Learner};
use super::net::{Inputs, Net};
use super::think::{ByThumb, Expert, Flat, Player, Worth};
use super::{Known, Level, Plan};

impl Expert for Hound {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(self, position, seat)
    }

    /// WH70: places 1 and 3 against 2 and 4, dummies included.
    fn side(&self, seat: Seat) -> usize {
        Place::from_index(seat.index()).team() as usize
    }
}

impl Learner for Hound {
    fn sense(&self, position: &Position, mv: Move, inputs: &mut Inputs) {
        senses::sense(self, position, mv, inputs);
    }

    /// A card that ends the game does so by what lies open, unless there are dummies or hands that are not free.
    fn settled(&self, position: &Position, mv: Move) -> Option<Worth> {
        let seat = self.to_act(position)?;
        let foreseen = |mv| matches!(mv, Move::Play(_) | Move::Flip(_));
        let luck = self.seats() < 4 || self.animals().iter().any(forbids);
        if luck || !foreseen(mv) {
            return None;
        }
        let mut after = *position;
        self.advance(&mut after, mv);
        self.outcome(&after).map(|outcome| Worth::of(self, &outcome, seat))
    }
}

/// How each level thinks where it has learned the cards.
const PLANS: [Plan; 4] = [
    Plan { nodes: 0, ahead: 0, temperature: 0.13 },
    Plan { nodes: 0, ahead: 0, temperature: 0.085 },
    Plan { nodes: 0, ahead: 0, temperature: 0.04 },
    Plan { nodes: 2_000, ahead: 2, temperature: 0.0 },
];

/// How each level thinks about cards that it has never seen.
const BY_THUMB: [Plan; 4] = [
    Plan { nodes: 60, ahead: 4, temperature: 0.12 },
    Plan { nodes: 200, ahead: 8, temperature: 0.04 },
    Plan { nodes: 800, ahead: u32::MAX, temperature: 0.0 },
    Plan { nodes: 4_000, ahead: u32::MAX, temperature: 0.0 },
];

impl Known for Hound {
    fn level(&self, level: Level) -> Box<dyn Player<Self>> {
        match net().filter(|_| has_learned(self)) {
            Some(net) => Box::new(Learned::new(net, PLANS[level as usize])),
            None => {
                let Plan { nodes, ahead, temperature } = BY_THUMB[level as usize];
                Box::new(Flat { rollout: ByThumb { depth: ahead }, nodes, temperature })
            }
        }
    }
}

/// Whether it keeps people from playing what they hold: then what follows depends on hands (WH47).
fn forbids(animal: &hound::Animal) -> bool {
    animal.printed_faces().iter().any(|face| face.effects.forbids().bits() != 0)
}

/// The network that comes with the program.
fn net() -> Option<&'static Net> {
    static NET: OnceLock<Option<Net>> = OnceLock::new();
    let read = || Net::read(include_bytes!("../../nets/hound-0.1.net"), senses::INPUTS);
    NET.get_or_init(read).as_ref()
}

/// Whether all animals are the printed ones: home-made cards were not there when the network learned.
fn has_learned(game: &Hound) -> bool {
    let printed = CardFile::standard();
    let learned = |id| senses::number(id).is_some();
    game.animals().iter().all(|animal| learned(animal.id) && printed.animal(animal.id) == Some(animal))
}
