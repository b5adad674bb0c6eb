//! What the bots know about Triqueta.

mod reasons;
mod senses;
mod standing;

use std::sync::LazyLock;

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

/// How many games `alpha` plays in thought for two players, three, and so on, without Hidden Wolves and with it: shadow
/// tokens make worlds differ more, so that it takes more of them to tell good moves from better ones. With more players
/// they are longer, and nobody waits for ever.
const GAMES: [[u32; 4]; 2] = [[1_000; 4], [4_000, 4_000, 2_000, 1_600]];
/// How softly `hunter` chooses, likewise: `alpha` comes before it in some sixty of a hundred games.
const HUNTER: [[f64; 4]; 2] = [[0.01, 0.011, 0.0, 0.0], [0.01, 0.012, 0.005, 0.0]];
/// How softly `scout` chooses: `hunter` comes before it as often.
const SCOUT: [[f64; 4]; 2] = [[0.035, 0.029, 0.021, 0.019], [0.029, 0.031, 0.021, 0.0145]];
/// How softly a beginner chooses: whom `greedy` beats, and who beats anybody who knows nothing.
const BEGINNER: [f64; 4] = [0.105, 0.065, 0.07, 0.06];

impl Known for Triqueta {
    const SORTS: &'static [&'static str] =
        &["2", "3", "4", "5", "2-wolves", "3-wolves", "4-wolves", "5-wolves"];
    const TIMES: (&'static str, &'static [u32]) = ("3", &[1_000, 10_000, 100_000]);
    const STRENGTHS: [i16; 4] = [1247, 1500, 1576, 1643];

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
        let hidden = usize::from(self.chosen().variant != Variant::Base);
        let table = usize::from(self.seats().clamp(2, 5)) - 2;
        let softly = |temperature| Plan { nodes: 0, ahead: 0, temperature, belief: 0.0 };
        let plan = match level {
            Level::Cub if hidden > 0 => return beginner_by_thumb(self.seats()),
            Level::Cub => softly(BEGINNER[table]),
            Level::Scout => softly(SCOUT[hidden][table]),
            Level::Hunter => softly(HUNTER[hidden][table]),
            Level::Alpha => Plan { nodes: GAMES[hidden][table], ahead: 2, temperature: 0.0, belief: 0.0 },
        };
        match net(self) {
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
        Some(Box::new(Learned::new(net(self)?, Plan::of(numbers)?)))
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

/// The network of the program that knows this table best; that it can be read is a test's affair.
fn net(game: &Triqueta) -> Option<&'static Net> {
    type Shipped = LazyLock<Option<Net>>;
    fn read(bytes: &[u8]) -> Option<Net> {
        Triqueta::read_net(bytes).ok()
    }
    static TWO: Shipped = LazyLock::new(|| read(include_bytes!("triqueta/two.net")));
    static THREE: Shipped = LazyLock::new(|| read(include_bytes!("triqueta/three.net")));
    static TWO_WOLVES: Shipped = LazyLock::new(|| read(include_bytes!("triqueta/two-wolves.net")));
    static THREE_WOLVES: Shipped = LazyLock::new(|| read(include_bytes!("triqueta/three-wolves.net")));
    static MORE: Shipped = LazyLock::new(|| read(include_bytes!("triqueta/triqueta.net")));
    let net: &'static Shipped = match (game.seats(), game.chosen().variant) {
        (2, Variant::Base) => &TWO,
        (2, _) => &TWO_WOLVES,
        (3, Variant::Base) => &THREE,
        (3, _) => &THREE_WOLVES,
        _ => &MORE,
    };
    net.as_ref()
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

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Start, Table, Viewer};

    use crate::budget::Budget;

    /// Without its networks the program would play on, by the rule of thumb alone: nobody would notice.
    #[test]
    fn the_networks_of_the_program_can_be_read_and_know_their_tables() {
        let start = || Start::Seed("c0ffee".parse().unwrap());
        let mut names = std::collections::BTreeSet::new();
        for sort in Triqueta::SORTS {
            let table = Table::<Triqueta>::open(&Triqueta::table_of(sort), start(), &[]).unwrap();
            let net = net(table.game()).unwrap();
            let own = net.on == format!("tables for {}", table.game().seats());
            // The one for four and five is from before that was noted.
            assert!(own || net.on.is_empty(), "{sort}: {}", net.on);
            names.insert(&net.origin);
            let bar = crate::shares(&table.seen(Viewer::Public), 1, &Budget::nodes(8)).unwrap();
            let par = 1.0 / bar.len() as f64;
            assert!(bar.iter().all(|share| (share - par).abs() < 0.5 * par), "{sort}: {bar:?}");
        }
        assert_eq!(names.len(), 5, "a network of its own at the tables that have one");
    }

    #[test]
    fn no_level_chooses_more_softly_than_the_one_below() {
        for (scout, hunter) in SCOUT.as_flattened().iter().zip(HUNTER.as_flattened()) {
            assert!(hunter < scout);
        }
        for (cub, scout) in BEGINNER.iter().zip(SCOUT[0]) {
            assert!(scout < *cub);
        }
    }
}
