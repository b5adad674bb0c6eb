//! What the bots know about Triqueta.

mod reasons;
mod senses;
mod standing;

use std::sync::{LazyLock, OnceLock};

use table::{Choices, Game, Phrase, Seat, Sight};
use triqueta::{Animal, Back, Move, Position, Step, Tally, Triqueta, Variant};

use crate::calibration::{Calibration, players_of};
use crate::expert::Expert;
use crate::known::{Known, Teach};
use crate::learner::{Learned, Learner};
use crate::level::{Level, Plan};
use crate::net::{Inputs, Net, NetError};
use crate::player::{Fainthearted, Flat, Greedy, Player, Softened};

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
        self.advance(&mut added, Move::Add);
        // The game may be over with this token: then the shadow tokens are among the animals held.
        let after =
            reach(added.held(seat), added.hidden(seat, Back::Shadow), added.hidden(seat, Back::Light));
        Some(if after >= best { Move::Add } else { Move::Discard })
    }
}

impl Learner for Triqueta {
    const INPUTS: usize = senses::INPUTS;
    const DOUBT: u32 = 25;

    /// Every number of players with and without the expansion, and now and then the other reading of TQ13.
    fn lessons() -> Vec<Choices> {
        let table =
            |players, wolves, rock| Choices::new(players).with("hidden-wolves", wolves).with("rock", rock);
        let plain =
            ["off", "on"].into_iter().flat_map(|wolves| (2..=5).map(move |players| (players, wolves)));
        let plain = plain.map(|(players, wolves)| table(players, wolves, "starter"));
        plain.chain([table(3, "off", "last-row"), table(3, "off", "starter")]).collect()
    }

    fn sense(&self, position: &Position, mv: Move, inputs: &mut Inputs) {
        senses::sense(self, position, mv, inputs);
    }
}

/// How each level thinks.
const PLANS: [Plan; 4] = [
    Plan { nodes: 0, ahead: 0, temperature: 0.065, belief: 0.0 },
    Plan { nodes: 0, ahead: 0, temperature: 0.025, belief: 0.0 },
    Plan { nodes: 0, ahead: 0, temperature: 0.0, belief: 0.0 },
    Plan { nodes: 1_000, ahead: 2, temperature: 0.0, belief: 0.0 },
];

/// Shadow tokens make worlds differ more, so that it takes more of them to tell good moves from better ones: so many
/// games in thought for two players, three, and so on. With more players they are longer, and nobody waits for ever.
const HIDDEN_WOLVES: [u32; 4] = [4_000, 4_000, 2_000, 1_600];

/// How softly a beginner chooses for two players, three, and so on: whom `greedy` beats, and who beats anybody who knows
/// nothing.
const BEGINNER: [f64; 4] = [0.1, 0.065, 0.07, 0.06];

impl Known for Triqueta {
    const SORTS: &'static [&'static str] =
        &["2", "3", "4", "5", "2-wolves", "3-wolves", "4-wolves", "5-wolves"];
    const TIMES: (&'static str, &'static [u32]) = ("3", &[1_000, 10_000, 100_000]);
    const STRENGTHS: [i16; 4] = [1243, 1500, 1590, 1667];

    fn sort(&self) -> String {
        format!("{}{}", self.seats(), if self.chosen().variant == Variant::Base { "" } else { "-wolves" })
    }

    fn table_of(sort: &str) -> Choices {
        let expansion = if sort.contains('-') { "on" } else { "off" };
        Choices::new(players_of(sort)).with("hidden-wolves", expansion)
    }

    fn age(&self, position: &Position) -> f64 {
        let [light, shadow] = self.left(position);
        let played =
            if self.to_act(position).is_none() || position.step() == Step::Final { 1.0 } else { 0.0 };
        f64::max(played, (f64::from(position.round()) + 1.0 - f64::from(light + shadow) / 20.0) / 4.0)
    }

    fn calibration() -> &'static Calibration {
        static POWERS: LazyLock<Calibration> = LazyLock::new(|| {
            let bytes = include_bytes!("triqueta/triqueta.shares");
            Calibration::from_bytes(bytes, "triqueta", Triqueta::SORTS).unwrap_or_default()
        });
        &POWERS
    }

    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        let mut plan = PLANS[level as usize];
        let hidden = self.chosen().variant != Variant::Base;
        let table = usize::from(self.seats().clamp(2, 5)) - 2;
        if hidden && plan.nodes > 0 {
            plan.nodes = HIDDEN_WOLVES[table];
        }
        if level == Level::Cub {
            if hidden {
                return beginner_by_thumb(self.seats());
            }
            plan.temperature = BEGINNER[table];
        }
        match net() {
            Some(net) => Box::new(Learned::new(net, plan)),
            None => Box::new(Flat::greedy(400)),
        }
    }

    /// Games in thought, decisions ahead, temperature; by the rule of thumb a temperature alone, or two numbers for a
    /// beginner who loses heart.
    fn planned(&self, numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        match *numbers {
            [temperature] => return Some(Box::new(Softened { player: Greedy, temperature })),
            [heart, rash] => return Some(Box::new(fainthearted(heart, rash))),
            _ => {}
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

/// A beginner of Hidden Wolves goes by the rule of thumb: by the network, one whom `greedy` beats hardly beats chance.
fn beginner_by_thumb(seats: u8) -> Box<dyn Player<Triqueta>> {
    let temperature = match seats {
        2 => 0.08,
        3 => 0.045,
        4 => return Box::new(fainthearted(0.24, 0.045)),
        _ => 0.02,
    };
    Box::new(Softened { player: Greedy, temperature })
}

/// A beginner who goes by the rule of thumb, and softly once it has lost heart.
fn fainthearted(heart: f64, rash: f64) -> Fainthearted<Greedy, Softened<Greedy>> {
    Fainthearted { brave: Greedy, faint: Softened { player: Greedy, temperature: rash }, heart }
}

/// The network that comes with the program; that it can be read is a test's affair.
fn net() -> Option<&'static Net> {
    static NET: OnceLock<Option<Net>> = OnceLock::new();
    let read = || Triqueta::read_net(include_bytes!("triqueta/triqueta.net")).ok();
    NET.get_or_init(read).as_ref()
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
