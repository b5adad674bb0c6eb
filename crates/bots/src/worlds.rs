//! Which worlds a search looks at.
//!
//! All worlds that a seat cannot tell apart are possible, but not equally likely: whoever played a low card probably
//! had no better one. So worlds are drawn by how well they explain what the others have played, if they choose by the
//! network, a little softly.

use table::sight::Memory;
use table::{Chance, Quick, Seat, Sight};

use crate::learner::{Learner, opinions};
use crate::net::{Inputs, Net};
use crate::worth::Worth;

/// So many worlds are compared with each other at a time, at most; and at least.
const BATCH: usize = 64;
/// See [`BATCH`].
const SMALLEST: usize = 8;
/// This part of the decisions they are thought to make anyhow.
const ODD: f64 = 0.1;
/// So many of the last moves are asked what they say: it costs time, and what was played long ago says less.
const RECENT: usize = 24;

/// Where a search gets its worlds from.
pub trait Worlds<P> {
    /// The next one.
    fn next(&mut self, chance: &mut Quick) -> P;
}

/// All worlds alike.
pub struct Evenly<'a, 'b, G: table::Game>(pub &'a Sight<'b, G>);

impl<G: table::Game> Worlds<G::Position> for Evenly<'_, '_, G> {
    fn next(&mut self, chance: &mut Quick) -> G::Position {
        self.0.redeal(chance)
    }
}

/// Worlds by how well they explain what the others have played.
pub struct Likely<'a, G: Learner> {
    game: &'a G,
    seat: Seat,
    net: &'a Net,
    /// How softly others are thought to choose, in shares of the victory.
    softness: f64,
    memory: Memory<'a, G>,
    /// So many worlds are compared with each other at a time.
    batch: usize,
    /// Drawn and not yet used.
    drawn: Vec<G::Position>,
    inputs: Inputs,
    moves: Vec<G::Move>,
}

impl<'a, G: Learner> Likely<'a, G> {
    /// As this seat sees it, if others think as this network does, so softly; about so many worlds will be wanted.
    #[must_use]
    pub fn new(sight: &Sight<'a, G>, net: &'a Net, softness: f64, wanted: usize) -> Self {
        let (game, seat, memory) = (sight.game(), sight.seat(), sight.memory());
        let batch = wanted.clamp(SMALLEST, BATCH);
        Self {
            game,
            seat,
            net,
            softness,
            memory,
            batch,
            drawn: Vec::new(),
            inputs: Inputs::new(),
            moves: Vec::new(),
        }
    }

    /// A world, and the logarithm of how likely the others would have played as they did there.
    fn weighed(&mut self, chance: &mut Quick) -> (G::Position, f64) {
        let Self { game, seat, net, softness, memory, inputs, moves, .. } = self;
        let (mut weight, mut left) = (0.0, memory.plies());
        let world = memory.imagine(chance, |then, who, mv| {
            left -= 1;
            if left < RECENT && who != *seat {
                weight += plausible(net, *game, then, mv, *softness, moves, inputs);
            }
        });
        (world, weight)
    }

    /// Draws as many as are compared, each as often as it is likely among them.
    fn draw(&mut self, chance: &mut Quick) {
        let batch: Vec<(G::Position, f64)> = (0..self.batch).map(|_| self.weighed(chance)).collect();
        let most = batch.iter().map(|(_, weight)| *weight).fold(f64::MIN, f64::max);
        let weights: Vec<f64> = batch.iter().map(|(_, weight)| libm::exp(weight - most)).collect();
        let step = weights.iter().sum::<f64>() / batch.len() as f64;
        // Evenly spaced marks, so that nothing but the first is luck.
        let mut mark = step * f64::from(chance.below(1 << 16)) / f64::from(1 << 16);
        let mut reached = 0.0;
        for ((world, _), weight) in batch.iter().zip(weights) {
            reached += weight;
            while mark < reached && self.drawn.len() < self.batch {
                self.drawn.push(*world);
                mark += step;
            }
        }
        chance.shuffle(&mut self.drawn);
    }
}

/// The logarithm of how likely the deciding seat would have made this move, if it thinks as the network does.
fn plausible<G: Learner>(
    net: &Net,
    game: &G,
    position: &G::Position,
    mv: G::Move,
    softness: f64,
    moves: &mut Vec<G::Move>,
    inputs: &mut Inputs,
) -> f64 {
    if game.obvious(position).is_some() {
        return 0.0;
    }
    game.legal_moves(position, moves);
    let values: Vec<f64> = opinions(net, game, position, moves, inputs).map(Worth::value).collect();
    let best = values.iter().copied().fold(f64::MIN, f64::max);
    let soft = |value: f64| libm::exp((value - best) / softness);
    let all: f64 = values.iter().map(|&value| soft(value)).sum();
    let made = moves.iter().zip(&values).find(|(other, _)| **other == mv);
    let likely = made.map_or(0.0, |(_, &value)| soft(value) / all);
    libm::log((1.0 - ODD) * likely + ODD / moves.len().max(1) as f64)
}

impl<G: Learner> Worlds<G::Position> for Likely<'_, G> {
    fn next(&mut self, chance: &mut Quick) -> G::Position {
        if self.drawn.is_empty() && self.memory.plies() > 0 {
            self.draw(chance);
        }
        match self.drawn.pop() {
            Some(world) => world,
            None => self.memory.imagine(chance, |_, _, _| ()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hound::Hound;
    use table::{Choices, Game, Start, Table, Viewer};

    /// A table at which everybody has followed the network for a while.
    fn played(net: &Net, plies: usize, seed: u64) -> Table<Hound> {
        let mut chance = Quick::new(seed);
        let mut table = Table::<Hound>::open(&Choices::new(4), Start::Seed(chance.seed()), &[]).unwrap();
        let (mut moves, mut inputs) = (Vec::new(), Inputs::new());
        while let Some(seat) = table.to_act().filter(|_| table.plies() < plies) {
            table.game().legal_moves(table.position(), &mut moves);
            let values = opinions(net, table.game(), table.position(), &moves, &mut inputs);
            let best = moves.iter().zip(values).max_by(|(_, a), (_, b)| a.value().total_cmp(&b.value()));
            let mv = *best.unwrap().0;
            table.play(seat, mv).unwrap();
        }
        table
    }

    /// How well a world explains what others have played is the same, wherever it is asked from; and those who play by
    /// the network are explained better by the truth than by any other world, on average.
    #[test]
    fn the_truth_explains_what_was_played_better_than_other_worlds_do() {
        let net = Hound::read_net(include_bytes!("games/hound/hound.net")).unwrap();
        let (mut better, mut all) = (0, 0);
        for seed in 0..24 {
            let table = played(&net, 14, seed);
            let Some(seat) = table.to_act() else { continue };
            let sight = table.sight(seat);
            let (mut likely, mut chance) = (Likely::new(&sight, &net, 0.1, BATCH), Quick::new(seed));
            let others: Vec<f64> = (0..16).map(|_| likely.weighed(&mut chance).1).collect();
            // Who sees everything has one world to imagine: the truth.
            let truth = weight_of_truth(&table, seat, &net);
            all += others.len();
            better += others.iter().filter(|weight| **weight <= truth + 1e-9).count();
        }
        assert!(better * 10 > all * 6, "{better} of {all}");
    }

    /// How well what really is explains what the others of this seat have played.
    fn weight_of_truth(table: &Table<Hound>, seat: Seat, net: &Net) -> f64 {
        let (mut moves, mut inputs, mut weight) = (Vec::new(), Inputs::new(), 0.0);
        for (ply, (who, mv)) in table.moves(0..table.plies()).enumerate() {
            let then = table.position_at(ply).unwrap();
            if who != seat {
                weight += plausible(net, table.game(), &then, mv, 0.1, &mut moves, &mut inputs);
            }
        }
        weight
    }

    #[test]
    fn worlds_are_those_that_the_seat_cannot_tell_apart() {
        let net = Hound::read_net(include_bytes!("games/hound/hound.net")).unwrap();
        let table = played(&net, 11, 5);
        let seat = table.to_act().unwrap();
        let sight = table.sight(seat);
        let (mut likely, mut chance) = (Likely::new(&sight, &net, 0.1, BATCH), Quick::new(1));
        let mut keys = std::collections::BTreeSet::new();
        for _ in 0..2 * BATCH {
            let world = likely.next(&mut chance);
            assert_eq!(table.game().view(&world, Viewer::Seat(seat)), table.view(Viewer::Seat(seat)));
            keys.insert(table.game().key(&world));
        }
        assert!(keys.len() > BATCH / 2, "{} worlds", keys.len());
    }
}
