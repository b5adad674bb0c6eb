//! What plays: given a sight, a player chooses a move.

use table::{Chance, Quick, Seat, Sight};

use crate::budget::Budget;
use crate::expert::{Expert, look};
use crate::race::{Valued, race};
use crate::rollout::{AtRandom, ByThumb, Rollout};
use crate::soft::softly;
use crate::worlds::Evenly;
use crate::worth::Worth;

/// A move with what it is worth, and how the turn would go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Planned<M> {
    /// The move.
    pub valued: Valued<M>,
    /// The moves of the turn, this one first.
    pub turn: Vec<M>,
}

/// A player of one game. It is handed a sight and nothing else, so it cannot peek.
pub trait Player<G: Expert>: Send + Sync {
    /// What the legal moves are worth to it, best first.
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>>;

    /// The same, each with the turn that begins with it, as far as that was thought of.
    fn plan(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Planned<G::Move>> {
        let values = self.weigh(sight, chance, budget);
        values.into_iter().map(|valued| Planned { valued, turn: vec![valued.mv] }).collect()
    }

    /// What it expects of a world for a seat, without thinking long.
    fn foresee(&self, game: &G, world: &mut G::Position, seat: Seat, chance: &mut Quick) -> Worth {
        AtRandom.run(game, world, seat, &mut Vec::new(), chance)
    }

    /// What every side can expect of a world once whoever decides has played what looks best, its share of the victory:
    /// by the number of the side, not made to add up.
    fn expect(&self, game: &G, world: &G::Position, sides: &mut [f64], chance: &mut Quick) {
        // Partners win together: the first of them speaks for the side.
        for (side, expected) in sides.iter_mut().enumerate() {
            if let Some(seat) = Seat::all(game.seats()).find(|seat| game.side_of(*seat) == side) {
                *expected = self.foresee(game, &mut world.clone(), seat, chance).share;
            }
        }
    }

    /// How much of a share it gives away for variety.
    fn temperature(&self) -> f64 {
        0.0
    }

    /// Chooses among the legal moves; `None` only when there are none.
    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Option<G::Move> {
        softly(&self.weigh(sight, chance, budget), self.temperature(), chance)
    }
}

/// Chooses any legal move.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Expert> Player<G> for Random {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, _: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        chance.shuffle(&mut moves);
        moves.into_iter().map(|mv| Valued { mv, worth: Worth::default(), games: 0, doubt: 0.0 }).collect()
    }
}

/// Chooses what looks best one move ahead by the rule of thumb.
#[derive(Copy, Clone, Debug)]
pub struct Greedy;

/// So many worlds does a greedy player look at.
const WORLDS: u32 = 8;

impl<G: Expert> Player<G> for Greedy {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, _: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        // Equal moves stay in this order.
        chance.shuffle(&mut moves);
        let mut values: Vec<Valued<G::Move>> = moves
            .iter()
            .map(|&mv| Valued { mv, worth: Worth::default(), games: WORLDS, doubt: 0.0 })
            .collect();
        for _ in 0..WORLDS {
            let world = sight.redeal(chance);
            for valued in &mut values {
                let mut position = world;
                sight.game().advance(&mut position, valued.mv);
                let worth = look(sight.game(), &position, sight.seat());
                valued.worth.share += worth.share / f64::from(WORLDS);
                valued.worth.edge += worth.edge / f64::from(WORLDS);
            }
        }
        values.sort_by(|a, b| b.value().total_cmp(&a.value()));
        values
    }
}

/// Judges as another does and chooses more softly.
#[derive(Copy, Clone, Debug)]
pub struct Softened<P> {
    /// Whose opinion counts.
    pub player: P,
    /// What is given away for variety.
    pub temperature: f64,
}

impl<G: Expert, P: Player<G>> Player<G> for Softened<P> {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        self.player.weigh(sight, chance, budget)
    }

    fn temperature(&self) -> f64 {
        self.temperature
    }
}

/// A beginner who plays with care while things go well, and loses heart when they do not. So it loses to whoever plays
/// better, and beats whoever plays worse, more surely than somebody who is always equally weak.
#[derive(Copy, Clone, Debug)]
pub struct Fainthearted<P, Q> {
    /// How it plays with care. What it expects is this one's opinion.
    pub brave: P,
    /// How it plays once it has lost heart.
    pub faint: Q,
    /// It loses heart where it expects less than this share of the victory.
    pub heart: f64,
}

impl<G: Expert, P: Player<G>, Q: Player<G>> Player<G> for Fainthearted<P, Q> {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        self.brave.weigh(sight, chance, budget)
    }

    fn foresee(&self, game: &G, world: &mut G::Position, seat: Seat, chance: &mut Quick) -> Worth {
        self.brave.foresee(game, world, seat, chance)
    }

    fn temperature(&self) -> f64 {
        self.brave.temperature()
    }

    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Option<G::Move> {
        let values = self.weigh(sight, chance, budget);
        if values.first()?.worth.share >= self.heart {
            return softly(&values, self.temperature(), chance);
        }
        self.faint.choose(sight, chance, budget)
    }
}

/// Flat Monte Carlo: plays every move on in many worlds and chooses the one that does best.
#[derive(Copy, Clone, Debug)]
pub struct Flat<R> {
    /// How worlds are played on.
    pub rollout: R,
    /// Games played in thought, unless the budget says otherwise.
    pub nodes: u32,
    /// What it gives away for variety.
    pub temperature: f64,
}

impl Flat<ByThumb> {
    /// All seats of the worlds play greedily to the end.
    #[must_use]
    pub const fn greedy(nodes: u32) -> Self {
        Self { rollout: ByThumb { depth: u32::MAX }, nodes, temperature: 0.0 }
    }
}

impl Flat<AtRandom> {
    /// All seats of the worlds play at random to the end.
    #[must_use]
    pub const fn random(nodes: u32) -> Self {
        Self { rollout: AtRandom, nodes, temperature: 0.0 }
    }
}

impl<G: Expert, R: Rollout<G> + Send + Sync> Player<G> for Flat<R> {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let mut moves = Vec::new();
        sight.legal_moves(&mut moves);
        race(sight, &mut Evenly(sight), &moves, &self.rollout, self.nodes, budget, chance)
    }

    fn foresee(&self, game: &G, world: &mut G::Position, seat: Seat, chance: &mut Quick) -> Worth {
        self.rollout.run(game, world, seat, &mut Vec::new(), chance)
    }

    fn temperature(&self) -> f64 {
        self.temperature
    }
}
