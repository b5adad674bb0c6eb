//! A tree of moves, searched in many worlds: those that a seat cannot tell apart share one tree.
//!
//! Every iteration goes down the tree in another world that the thinking seat cannot tell from the real one, by moves that
//! are legal there. Moves that the network thinks well of are tried first, others the rarer they have done well; whoever
//! decides goes by its own side's share. Where the tree ends the world is played on by the network for a few decisions, and
//! what comes of that counts for all moves on the way. So the others learn, while it is thought, what is best against what
//! this seat would do, and so does the seat about its own later decisions.

use std::ops::ControlFlow;

use table::{Game, Quick, Seat, Sight};

use crate::budget::Budget;
use crate::learner::{Learned, Learner, opinions};
use crate::net::{Inputs, Net};
use crate::player::Player;
use crate::race::Valued;
use crate::rollout::Rollout;
use crate::worlds::{Likely, Worlds};
use crate::worth::Worth;

/// How a tree is searched.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    /// How much is tried that has been tried rarely.
    pub curiosity: f64,
    /// How softly the network's opinions say what is tried first, in shares of the victory.
    pub softness: f64,
}

/// Searches a tree by a network, from the worlds of its plan and with its nodes.
pub(crate) struct Tree<N> {
    pub learned: Learned<N>,
    pub shape: Shape,
}

impl<G: Learner, N: AsRef<Net> + Send + Sync> Player<G> for Tree<N> {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let Self { learned, shape } = self;
        let moves = match learned.open(sight, chance, budget) {
            ControlFlow::Break(values) => return values,
            ControlFlow::Continue(moves) => moves,
        };
        let (net, nodes) = (learned.rollout.net.as_ref(), budget.nodes.unwrap_or(learned.nodes));
        let mut worlds = Likely::new(sight, net, learned.belief, nodes as usize);
        let mut search = Search::new(sight.game(), net, *shape);
        // Once at least: what nobody has met has no value.
        for iteration in 0..nodes.max(1) {
            if iteration > 0 && (budget.stop)() {
                break;
            }
            let mut world = worlds.next(chance);
            search.descend(&mut world, &moves);
            search.learn(&world, sight.seat(), &learned.rollout, chance);
        }
        search.values()
    }

    fn foresee(&self, game: &G, world: &mut G::Position, seat: Seat, chance: &mut Quick) -> Worth {
        self.learned.foresee(game, world, seat, chance)
    }
}

/// A move in the tree.
struct Node<M> {
    mv: M,
    /// What the network thought of it where it was first met: counts as one visit.
    opinion: f64,
    visits: u32,
    /// What came of it for the side that made it, summed, and its squares.
    sum: f64,
    squares: f64,
    children: Vec<usize>,
}

impl<M> Node<M> {
    fn value(&self) -> f64 {
        (self.opinion + self.sum) / f64::from(1 + self.visits)
    }

    /// The standard error of its value.
    fn doubt(&self) -> f64 {
        let visits = f64::from(self.visits.max(1));
        let mean = self.sum / visits;
        ((self.squares / visits - mean * mean).max(0.0) / visits).sqrt()
    }
}

struct Search<'a, G: Game> {
    game: &'a G,
    net: &'a Net,
    shape: Shape,
    nodes: Vec<Node<G::Move>>,
    root: Vec<usize>,
    /// The way down, with the sides that made its moves.
    path: Vec<(usize, usize)>,
    /// What every side can expect there.
    sides: Vec<f64>,
    inputs: Inputs,
    moves: Vec<G::Move>,
    /// The nodes of these moves.
    found: Vec<usize>,
}

impl<'a, G: Learner> Search<'a, G> {
    fn new(game: &'a G, net: &'a Net, shape: Shape) -> Self {
        let sides = 1 + Seat::all(game.seats()).map(|seat| game.side_of(seat)).max().unwrap_or_default();
        Self {
            game,
            net,
            shape,
            nodes: Vec::new(),
            root: Vec::new(),
            path: Vec::new(),
            sides: vec![0.0; sides],
            inputs: Inputs::new(),
            moves: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Goes down from the root, where these moves are weighed, to a move that has not been tried, or to the end of the game.
    fn descend(&mut self, position: &mut G::Position, entrants: &[G::Move]) {
        self.path.clear();
        while let Some(seat) = self.game.to_act(position) {
            if self.path.is_empty() {
                self.moves.clear();
                self.moves.extend_from_slice(entrants);
            } else if let Some(mv) = self.game.obvious(position) {
                self.moves.clear();
                self.moves.push(mv);
            } else {
                self.game.legal_moves(position, &mut self.moves);
            }
            self.meet(position);
            let Some(node) = self.best() else { return };
            self.path.push((node, self.game.side_of(seat)));
            let Node { mv, visits, .. } = self.nodes[node];
            self.game.advance(position, mv);
            if visits == 0 && self.moves.len() > 1 {
                return;
            }
        }
    }

    /// Finds the nodes of the moves at hand, and makes those that are not there yet.
    fn meet(&mut self, position: &G::Position) {
        self.found.clear();
        for index in 0..self.moves.len() {
            let mv = self.moves[index];
            let siblings = self.path.last().map_or(&self.root, |&(node, _)| &self.nodes[node].children);
            let known = siblings.iter().copied().find(|&node| self.nodes[node].mv == mv);
            let node = known.unwrap_or_else(|| {
                let opinion = opinions(self.net, self.game, position, &[mv], &mut self.inputs).next();
                let opinion = opinion.map_or(0.0, Worth::value);
                let node = self.nodes.len();
                self.nodes.push(Node {
                    mv,
                    opinion,
                    visits: 0,
                    sum: 0.0,
                    squares: 0.0,
                    children: Vec::new(),
                });
                match self.path.last() {
                    None => self.root.push(node),
                    Some(&(parent, _)) => self.nodes[parent].children.push(node),
                }
                node
            });
            self.found.push(node);
        }
    }

    /// Which of the moves at hand is tried.
    fn best(&self) -> Option<usize> {
        let nodes = || self.found.iter().map(|&node| (node, &self.nodes[node]));
        let most = nodes().map(|(_, node)| node.opinion).fold(f64::MIN, f64::max);
        let wish = |node: &Node<G::Move>| libm::exp((node.opinion - most) / self.shape.softness);
        let all: f64 = nodes().map(|(_, node)| wish(node)).sum();
        let visits: u32 = nodes().map(|(_, node)| node.visits).sum();
        let curiosity = self.shape.curiosity * f64::from(visits + 1).sqrt() / all;
        let score = |node: &Node<G::Move>| node.value() + curiosity * wish(node) / f64::from(1 + node.visits);
        nodes().max_by(|(_, a), (_, b)| score(a).total_cmp(&score(b))).map(|(node, _)| node)
    }

    /// Plays on from the end of the way down, and remembers what came of it.
    fn learn(&mut self, end: &G::Position, seat: Seat, rollout: &impl Rollout<G>, chance: &mut Quick) {
        let ours = self.game.side_of(seat);
        let two = self.sides.len() == 2;
        for side in 0..self.sides.len() {
            let speaker = Seat::all(self.game.seats()).find(|other| self.game.side_of(*other) == side);
            let speaker = if side == ours { Some(seat) } else { speaker.filter(|_| !two) };
            let Some(speaker) = speaker else { continue };
            let worth = rollout.run(self.game, &mut end.clone(), speaker, &mut self.moves, chance);
            self.sides[side] = worth.value();
        }
        if two {
            self.sides[1 - ours] = 1.0 - self.sides[ours];
        }
        for &(node, side) in &self.path {
            let (node, value) = (&mut self.nodes[node], self.sides[side]);
            node.visits += 1;
            node.sum += value;
            node.squares += value * value;
        }
    }

    /// What the moves at the root are worth, the most tried first.
    fn values(&self) -> Vec<Valued<G::Move>> {
        let valued = |&node: &usize| {
            let node = &self.nodes[node];
            let worth = Worth { share: node.value(), edge: 0.0 };
            Valued { mv: node.mv, worth, games: node.visits, doubt: node.doubt() }
        };
        let mut values: Vec<Valued<G::Move>> = self.root.iter().map(valued).collect();
        values.sort_by(|a, b| b.games.cmp(&a.games).then(b.value().total_cmp(&a.value())));
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::known::Known;
    use hound::Hound;
    use table::{Choices, Start, Table};

    /// What is tried adds up, what is best is tried most, and the same chance thinks the same, with two sides and three.
    #[test]
    fn nodes_are_spent_on_what_does_well() {
        for players in [3, 4] {
            let mut chance = Quick::new(7);
            let table =
                Table::<Hound>::open(&Choices::new(players), Start::Seed(chance.seed()), &[]).unwrap();
            let bot = table.game().planned(&[400.0, 1.0, 0.0, 0.1, 0.5, 0.1]).unwrap();
            for nothing in [[400.0, 1.0, 0.0, 0.0, 0.5, 0.1], [400.0, 1.0, 0.0, 0.1, 0.5, 0.0]] {
                assert!(table.game().planned(&nothing).is_none(), "no softness of nothing");
            }
            let sight = table.sight(table.to_act().unwrap());
            let think = || bot.weigh(&sight, &mut Quick::new(1), &Budget::own());
            let values = think();
            assert!(values.len() > 2 && values == think());
            assert_eq!(values.iter().map(|valued| valued.games).sum::<u32>(), 400);
            assert!(values.is_sorted_by(|a, b| a.games >= b.games) && values[0].games > 400 / 3);
            assert!(values.iter().all(|valued| (-0.05..1.05).contains(&valued.value())));
            // Who has no time trusts the network.
            let hurried = bot.weigh(&sight, &mut Quick::new(1), &Budget { nodes: None, stop: &|| true });
            assert!(hurried.len() == values.len() && hurried.iter().all(|valued| valued.games == 0));
        }
    }
}
