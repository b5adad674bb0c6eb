//! What the bots know about The Wolves.

mod effort;
mod ledger;
mod planner;
mod promise;
mod reasons;
mod senses;
mod standing;
mod turns;
mod weights;

use std::sync::{Arc, LazyLock};

use table::{Choices, Phrase, Quick, Seat, Sight};
use wolves::position::Step;
use wolves::{Move, Position, Wolves};

use crate::calibration::{Calibration, players_of};
use crate::campaign::Campaign;
use crate::expert::Expert;
use crate::known::{Known, Teach};
use crate::level::{Level, Plan};
use crate::net::{Inputs, Net, NetError};
use crate::player::{Fainthearted, Greedy, Player, Softened};
use planner::{Measure, On, Planner, Turns};
use turns::Beam;
use weights::shipped;

impl Expert for Wolves {
    fn appraise(&self, position: &Position, seat: Seat) -> f64 {
        standing::appraise(shipped(), self, position, seat)
    }

    /// Games are long, and the rule of thumb says more than their random ends.
    fn horizon(&self) -> u32 {
        40
    }
}

/// How `cub` thinks: it completes the action at hand, and chooses among what comes of it very softly.
const CUB: Turns = turns((0, 1), 0, USUAL, 0.2);
/// How widely answers are planned where more than one round of them is heard.
const TWICE: [Option<Beam>; 3] = [Some(beam((1, 2))), Some(beam((2, 3))), None];
/// The same, three rounds of them.
const THRICE: [Option<Beam>; 3] = [Some(beam((1, 2))), Some(beam((2, 3))), Some(beam((4, 4)))];
/// How `scout` plans whole turns for two to five players. The more there are, the more an answer brings to whoever
/// hears one: with four and five it hears none.
const SCOUT: [Turns; 4] = [turns((4, 4), 6, THRICE, 0.0), turns((3, 4), 3, TWICE, 0.0), NARROWLY, NARROWLY];
/// How `hunter` plans them.
const HUNTER: [Turns; 4] = [
    turns((8, 6), 12, THRICE, 0.0),
    turns((6, 5), 9, THRICE, 0.0),
    turns((4, 4), 6, THRICE, 0.0),
    turns((4, 4), 6, THRICE, 0.0),
];
/// How turns are planned quickly.
const NARROWLY: Turns = turns((3, 4), 0, USUAL, 0.0);
/// How the best level plans when nobody says how many nodes it has.
const BEST: Turns = turns((20, 12), 24, THRICE, 0.0);
/// How softly a beginner chooses for three players, four, and five, who goes by the rule of thumb: between losing to
/// `greedy` and beating chance, as measured.
const BEGINNER: [f64; 3] = [0.3, 0.15, 0.1];
/// How turns are planned while a network learns.
const NARROW: Beam = beam((3, 4));
/// How widely answers are planned unless somebody says otherwise.
const USUAL: [Option<Beam>; 3] = [Some(beam((2, 3))), None, None];

const fn turns(own: (usize, usize), answers: usize, rounds: [Option<Beam>; 3], temperature: f64) -> Turns {
    Turns { beam: beam(own), answers, rounds, on: None, fair: false, temperature }
}

const fn beam((width, steps): (usize, usize)) -> Beam {
    Beam { width, steps }
}

impl Campaign for Wolves {
    const INPUTS: usize = senses::INPUTS;

    /// The points of the rule of thumb are told too: a network belongs to the weights that it learned with.
    fn sheet() -> String {
        format!("{:016x}", shipped().hash)
    }

    /// For two a network of its own learns more: there a third pack stands on the board that nobody plays.
    fn lessons() -> Vec<Choices> {
        (3..=5).map(Choices::new).collect()
    }

    fn sense(&self, position: &Position, seat: Seat, inputs: &mut Inputs) {
        turns::tell(self, position, seat, inputs);
    }

    fn rests(&self, position: &Position) -> bool {
        matches!(position.step, Step::Action | Step::End)
    }

    fn whole_turn(
        &self,
        position: &Position,
        judge: Option<&Net>,
        temperature: f64,
        chance: &mut Quick,
    ) -> Vec<Move> {
        turns::whole(judge, self, position, NARROW, temperature, chance)
    }
}

impl Known for Wolves {
    const SORTS: &'static [&'static str] = &["2", "3", "4", "5"];
    const TIMES: (&'static str, &'static [u32]) = ("2", &[1_500, 15_000, 150_000]);
    const STRENGTHS: [i16; 4] = [737, 1500, 1596, 1666];

    fn table_of(sort: &str) -> Choices {
        Choices::new(players_of(sort))
    }

    fn age(&self, position: &Position) -> f64 {
        1.0 - standing::open(self, position)
    }

    fn calibration() -> &'static Calibration {
        static POWERS: LazyLock<Calibration> = LazyLock::new(|| {
            let bytes = include_bytes!("wolves/wolves.shares");
            Calibration::from_bytes(bytes, "wolves", Wolves::SORTS).unwrap_or_default()
        });
        &POWERS
    }

    fn player(&self, level: Level) -> Box<dyn Player<Self>> {
        let players = usize::from(self.seats.clamp(2, 5)) - 2;
        match level {
            Level::Cub if self.seats == 2 => Box::new(fainthearted(0.1, 0.6, 0.25)),
            Level::Cub => Box::new(beginner(BEGINNER[usize::from(self.seats.clamp(3, 5)) - 3])),
            Level::Scout => Box::new(Planner { measure: Measure::Turns(SCOUT[players]), judge: judge(self) }),
            Level::Hunter => {
                Box::new(Planner { measure: Measure::Turns(HUNTER[players]), judge: judge(self) })
            }
            Level::Alpha => Box::new(Planner { measure: Measure::Nodes(BEST), judge: judge(self) }),
        }
    }

    /// A temperature alone, for a beginner, or three numbers for one who loses heart; or width and steps of a turn,
    /// answers, temperature; then, if wanted, width and steps of up to three rounds of answers; after three of them how many plans are played on for how many rounds, and with which width and steps.
    fn planned(&self, numbers: &[f64]) -> Option<Box<dyn Player<Self>>> {
        if let &[temperature] = numbers {
            return Some(Box::new(beginner(temperature)));
        }
        if let &[calm, heart, rash] = numbers {
            return Some(Box::new(fainthearted(calm, heart, rash)));
        }
        let (&[width, steps, answers, temperature], rest) = numbers.split_first_chunk()?;
        let (rest, on) = rest.split_at(if rest.len() > 6 { 6 } else { rest.len() });
        let (pairs, odd) = rest.as_chunks::<2>();
        if !odd.is_empty() || pairs.len() > USUAL.len() {
            return None;
        }
        let mut rounds = if pairs.is_empty() { USUAL } else { [None; 3] };
        for (round, &[width, steps]) in rounds.iter_mut().zip(pairs) {
            *round = Some(beam((width as usize, steps as usize)));
        }
        let mut turns = turns((width as usize, steps as usize), answers as usize, rounds, temperature);
        turns.on = match *on {
            [] => None,
            [plans, rounds, width, steps] => {
                let beam = beam((width as usize, steps as usize));
                Some(On { plans: plans as usize, rounds: rounds as usize, beam })
            }
            _ => return None,
        };
        Some(Box::new(Planner { measure: Measure::Turns(turns), judge: judge(self) }))
    }

    /// Without a plan turns are planned as while learning; with one as `alpha` does it, which weighs so many plans by
    /// answers, in so many rounds.
    fn follower(&self, net: &[u8], plan: Plan) -> Result<Box<dyn Player<Self>>, NetError> {
        let mut turns = if plan.nodes == 0 { NARROWLY } else { BEST };
        (turns.answers, turns.temperature) = (plan.nodes as usize, plan.temperature);
        turns.rounds.iter_mut().skip(plan.ahead as usize).for_each(|round| *round = None);
        Ok(Box::new(Planner { measure: Measure::Turns(turns), judge: Some(Arc::new(Self::read_net(net)?)) }))
    }

    fn teach<T: Teach>(teacher: T) -> Option<T::Answer> {
        Some(teacher.campaign::<Self>())
    }

    fn reason(&self, sight: &Sight<'_, Self>, mv: Move) -> Option<Phrase> {
        reasons::reason(sight, mv)
    }
}

/// Somebody who completes the action at hand and goes by the rule of thumb.
fn beginner(temperature: f64) -> Planner {
    Planner { measure: Measure::Turns(Turns { temperature, ..CUB }), judge: None }
}

/// The same, who loses heart: it then sees only the next step of an action, and chooses that softly.
fn fainthearted(calm: f64, heart: f64, rash: f64) -> Fainthearted<Planner, Softened<Greedy>> {
    Fainthearted { brave: beginner(calm), faint: Softened { player: Greedy, temperature: rash }, heart }
}

/// The network of the program that judges at this table; that it can be read is a test's affair.
fn judge(game: &Wolves) -> Option<Arc<Net>> {
    type Shipped = LazyLock<Option<Arc<Net>>>;
    fn read(bytes: &[u8]) -> Option<Arc<Net>> {
        Wolves::read_net(bytes).ok().map(Arc::new)
    }
    static TWO: Shipped = LazyLock::new(|| read(include_bytes!("wolves/two.net")));
    static MORE: Shipped = LazyLock::new(|| read(include_bytes!("wolves/more.net")));
    let net: &Shipped = if game.seats == 2 { &TWO } else { &MORE };
    (*net).clone()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Game, Start, Table};

    /// Without its networks the program would play on, by the rule of thumb alone: nobody would notice.
    #[test]
    fn the_networks_of_the_program_can_be_read_and_know_their_tables() {
        for (bytes, on) in [
            (&include_bytes!("wolves/two.net")[..], "tables for 2"),
            (include_bytes!("wolves/more.net"), "tables for 3, 4, 5"),
        ] {
            let net = Wolves::read_net(bytes).unwrap();
            assert_eq!((net.on.as_str(), net.sheet), (on, Wolves::sheet()));
        }
        for players in 2..=5 {
            let start = Start::Seed("c0ffee".parse().unwrap());
            let table = Table::<Wolves>::open(&Choices::new(players), start, &[]).unwrap();
            let net = judge(table.game()).unwrap();
            let shares = Seat::all(players)
                .map(|seat| turns::worth(Some(&net), table.game(), table.position(), seat).share);
            // Nobody has done anything yet; a network that is not the right one for this table says anything.
            let sum: f64 = shares.sum();
            assert!((0.7..1.4).contains(&sum), "{players} players: {sum}");
            assert!(table.game().outcome(table.position()).is_none());
        }
    }

    #[test]
    fn every_level_plans_at_least_as_widely_as_the_one_below() {
        for (scout, hunter) in SCOUT.iter().zip(HUNTER) {
            assert!(CUB.beam.width < scout.beam.width && CUB.temperature > scout.temperature);
            assert!(scout.beam.width < hunter.beam.width && scout.answers < hunter.answers);
            assert!(BEST.beam.width > hunter.beam.width && BEST.answers > hunter.answers);
        }
    }
}
