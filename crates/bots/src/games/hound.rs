//! What the bots know about Wolf & Hound.

mod learned;
mod manners;
mod reasons;
mod senses;
mod standing;

use std::sync::{LazyLock, OnceLock};

use hound::{CardFile, Hound, Move, Position};
use table::{Choices, Game, Phrase, Seat, Sight};

use crate::calibration::{Calibration, players_of};
use crate::expert::Expert;
use crate::known::{Known, Teach};
use crate::learner::{Learned, Learner};
use crate::level::{Level, Plan};
use crate::net::{Inputs, Net, NetError};
use crate::player::{Flat, Player};
use crate::rollout::ByThumb;
use crate::tree::{Shape, Tree};
use crate::worth::Worth;
use manners::Mannerly;

impl Expert for Hound {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(self, position, seat)
    }
}

impl Learner for Hound {
    const INPUTS: usize = senses::INPUTS;

    fn sheet() -> String {
        learned::sheet()
    }

    /// Networks of 0.1 learned its cards without saying so.
    fn reads(sheet: &str) -> bool {
        sheet == Self::sheet() || (sheet.is_empty() && Self::sheet() == learned::FIRST)
    }

    /// Every recommended set with and without Meat & Bone, for four players, two and three; the first set comes most
    /// often.
    fn lessons() -> Vec<Choices> {
        let mut lessons = Vec::new();
        let printed = CardFile::standard();
        let known = |id: &hound::Id| printed.animal(*id).and_then(learned::slot).is_some();
        let sets = printed.sets.iter().filter(|(_, ids)| ids.iter().all(known));
        for (index, (_, ids)) in sets.enumerate() {
            let ids: Vec<&str> = ids.iter().map(hound::Id::as_str).collect();
            let table = |players, meat: &str| {
                Choices::new(players).with("animals", ids.join(",")).with("meat-and-bone", meat)
            };
            let times = if index == 0 { 6 } else { 1 };
            for _ in 0..times {
                lessons.extend([table(4, "off"), table(4, "off"), table(4, "on")]);
                lessons.extend([2, 3].map(|players| table(players, "off")));
                lessons.extend([2, 3].map(|players| table(players, "on")));
            }
        }
        lessons
    }

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

/// How the best level thinks where it has learned the cards.
const BEST: Plan = Plan { nodes: 2_000, ahead: 2, temperature: 0.0, belief: 0.1 };
/// How softly the others choose there, `cub`, `scout` and `hunter`, for two players, three and four: each comes before
/// the one below in some sixty of a hundred games. The fewer play, the more is luck.
const SOFTLY: [[f64; 3]; 3] = [[0.17, 0.092, 0.034], [0.15, 0.086, 0.04], [0.145, 0.085, 0.04]];

/// How each level thinks about cards that it has never seen.
const BY_THUMB: [Plan; 4] = [
    Plan { nodes: 60, ahead: 4, temperature: 0.12, belief: 0.0 },
    Plan { nodes: 200, ahead: 8, temperature: 0.04, belief: 0.0 },
    Plan { nodes: 800, ahead: u32::MAX, temperature: 0.0, belief: 0.0 },
    Plan { nodes: 4_000, ahead: u32::MAX, temperature: 0.0, belief: 0.0 },
];

impl Known for Hound {
    const SORTS: &'static [&'static str] = &["2", "3", "4", "2-bone", "3-bone", "4-bone"];
    const TIMES: (&'static str, &'static [u32]) = ("4", &[1_000, 10_000, 100_000, 1_000_000]);
    const STRENGTHS: [i16; 4] = [1445, 1500, 1583, 1688];

    fn sort(&self) -> String {
        format!("{}{}", self.seats(), if self.expansion() { "-bone" } else { "" })
    }

    fn table_of(sort: &str) -> Choices {
        let expansion = if sort.contains('-') { "on" } else { "off" };
        Choices::new(players_of(sort)).with("meat-and-bone", expansion)
    }

    fn age(&self, position: &Position) -> f64 {
        f64::from(position.turn_number()) / 32.0
    }

    fn calibration() -> &'static Calibration {
        static POWERS: LazyLock<Calibration> = LazyLock::new(|| {
            let bytes = include_bytes!("hound/hound.shares");
            Calibration::from_bytes(bytes, "hound", Hound::SORTS).unwrap_or_default()
        });
        &POWERS
    }

    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        match net().filter(|_| learned::has_learned(self)) {
            Some(net) => {
                let softly = SOFTLY[usize::from(self.seats().clamp(2, 4)) - 2].get(level as usize);
                let opinion = |&temperature| Plan { nodes: 0, ahead: 0, temperature, belief: 0.0 };
                mannerly(Learned::new(net, softly.map_or(BEST, opinion)), level)
            }
            None => {
                let Plan { nodes, ahead, temperature, .. } = BY_THUMB[level as usize];
                mannerly(Flat { rollout: ByThumb { depth: ahead }, nodes, temperature }, level)
            }
        }
    }

    /// Games in thought, decisions ahead, temperature, and how softly the others are thought to choose; then, for a tree,
    /// its curiosity and how softly opinions count in it.
    fn planned(&self, numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        if let &[ref plan @ .., curiosity, softness] = numbers
            && plan.len() == 4
        {
            let (learned, shape) = (Learned::new(net()?, Plan::of(plan)?), Shape { curiosity, softness });
            // Neither is divided by nothing.
            let can = softness > 0.0 && learned.belief > 0.0;
            return can.then(|| Box::new(Tree { learned, shape }) as Box<dyn Player<Self>>);
        }
        Some(Box::new(Learned::new(net()?, Plan::of(numbers)?)))
    }

    fn follower(&self, net: &[u8], plan: Plan) -> Result<Box<dyn Player<Self>>, NetError> {
        Ok(Box::new(Learned::read::<Self>(net, plan)?))
    }

    fn teach<T: Teach>(teacher: T) -> Option<T::Answer> {
        Some(teacher.network::<Self>())
    }

    fn reason(&self, sight: &Sight<'_, Self>, mv: Move) -> Option<Phrase> {
        reasons::reason(sight, mv)
    }
}

/// A beginner who chooses this softly would now and then do what makes a partner shake the head.
fn mannerly(player: impl Player<Hound> + 'static, level: Level) -> Box<dyn Player<Hound>> {
    if level == Level::Cub { Box::new(Mannerly(player)) } else { Box::new(player) }
}

/// Whether it keeps people from playing what they hold: then what follows depends on hands (WH47).
fn forbids(animal: &hound::Animal) -> bool {
    animal.printed_faces().iter().any(|face| face.effects.forbids().bits() != 0)
}

/// The network that comes with the program.
fn net() -> Option<&'static Net> {
    static NET: OnceLock<Option<Net>> = OnceLock::new();
    let read = || Hound::read_net(include_bytes!("hound/hound.net")).ok();
    NET.get_or_init(read).as_ref()
}
