//! Plain UCT, as board game frameworks ship it: a tree of moves, random playouts of limited depth. A frozen
//! baseline: nothing here knows the game, unless somebody else says what a leaf is worth.

use table::{Chance, Outcome, Quick, Seat, Sight};

use crate::budget::Budget;
use crate::expert::Expert;
use crate::player::Player;
use crate::race::Valued;
use crate::worth::Worth;

/// Iterations for one decision, unless the budget says otherwise.
pub const ITERATIONS: u32 = 1_000;
/// Moves of a playout; longer ones are cut off and nobody has won them.
pub const DEPTH: u32 = 50;
/// How much plain UCT wants to know about moves that it has tried rarely.
pub const CURIOSITY: f64 = std::f64::consts::SQRT_2;

/// A move in the tree.
struct Node<M> {
    mv: M,
    visits: u32,
    /// The shares of the side that made the move, summed.
    won: f64,
    children: Vec<usize>,
}

/// What somebody says that a position is worth, in which the game goes on: the shares of the sides.
pub trait Leaf<G: Expert>: FnMut(&G::Position, &mut [f64], &mut Quick) {}

impl<G: Expert, L: FnMut(&G::Position, &mut [f64], &mut Quick)> Leaf<G> for L {}

/// What comes of a leaf when everybody plays at random from there.
pub fn playout<G: Expert>(game: &G) -> impl Leaf<G> {
    let mut moves = Vec::new();
    move |leaf, shares, chance| {
        let mut position = *leaf;
        for _ in 0..DEPTH {
            game.legal_moves(&position, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            game.advance(&mut position, mv);
        }
        match game.outcome(&position) {
            Some(outcome) => settle(game, &outcome, shares),
            None => shares.fill(0.0),
        }
    }
}

fn settle<G: Expert>(game: &G, outcome: &Outcome, shares: &mut [f64]) {
    for seat in Seat::all(game.seats()) {
        shares[game.side_of(seat)] = Worth::of(game, outcome, seat).share;
    }
}

/// Searches from worlds that `world` hands out, one for each iteration, and values the moves at the root by
/// their visits, best first. Which worlds these are is the caller's affair: an honest one hands out redeals.
pub fn search<G: Expert>(
    game: &G,
    mut world: impl FnMut(&mut Quick) -> G::Position,
    mut leaf: impl Leaf<G>,
    curiosity: f64,
    iterations: u32,
    stop: &dyn Fn() -> bool,
    chance: &mut Quick,
) -> Vec<Valued<G::Move>> {
    let mut tree: Vec<Node<G::Move>> = Vec::new();
    let mut root: Vec<usize> = Vec::new();
    let (mut moves, mut path) = (Vec::new(), Vec::<(usize, Seat)>::new());
    let sides = Seat::all(game.seats()).map(|seat| game.side_of(seat)).max().unwrap_or_default() + 1;
    let mut shares = vec![0.0; sides];
    for _ in 0..iterations {
        if stop() {
            break;
        }
        let mut position = world(chance);
        path.clear();
        while let Some(seat) = game.to_act(&position) {
            game.legal_moves(&position, &mut moves);
            let children = path.last().map_or(&root, |&(node, _)| &tree[node].children);
            let known = |mv: &G::Move| children.iter().any(|&child| tree[child].mv == *mv);
            let untried: Vec<G::Move> = moves.iter().copied().filter(|mv| !known(mv)).collect();
            if let Some(mv) = chance.pick(&untried) {
                let node = tree.len();
                tree.push(Node { mv, visits: 0, won: 0.0, children: Vec::new() });
                match path.last() {
                    None => root.push(node),
                    Some(&(parent, _)) => tree[parent].children.push(node),
                }
                path.push((node, seat));
                game.advance(&mut position, mv);
                break;
            }
            let legal = children.iter().copied().filter(|&child| moves.contains(&tree[child].mv));
            let visits: u32 = legal.clone().map(|child| tree[child].visits).sum();
            let score = |child: usize| tree[child].score(visits, curiosity);
            let Some(best) = legal.max_by(|&a, &b| score(a).total_cmp(&score(b))) else { break };
            path.push((best, seat));
            game.advance(&mut position, tree[best].mv);
        }
        match game.outcome(&position) {
            Some(outcome) => settle(game, &outcome, &mut shares),
            None => leaf(&position, &mut shares, chance),
        }
        for &(node, seat) in &path {
            tree[node].visits += 1;
            tree[node].won += shares[game.side_of(seat)];
        }
    }
    root.sort_by_key(|&node| std::cmp::Reverse(tree[node].visits));
    let valued = |node: &Node<G::Move>| Valued {
        doubt: 0.0,
        mv: node.mv,
        worth: Worth { share: node.won / f64::from(node.visits.max(1)), edge: 0.0 },
        games: node.visits,
    };
    root.iter().map(|&node| valued(&tree[node])).collect()
}

impl<M> Node<M> {
    fn score(&self, siblings: u32, curiosity: f64) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.won / visits + curiosity * (libm::log(f64::from(siblings.max(1))) / visits).sqrt()
    }
}

/// The honest one: every iteration starts from another world that the seat cannot tell from the real one.
#[derive(Copy, Clone, Debug)]
pub struct Uct;

impl<G: Expert> Player<G> for Uct {
    fn weigh(&self, sight: &Sight<'_, G>, chance: &mut Quick, budget: &Budget<'_>) -> Vec<Valued<G::Move>> {
        let iterations = budget.nodes.unwrap_or(ITERATIONS);
        let (game, world) = (sight.game(), |chance: &mut Quick| sight.redeal(chance));
        let mut values =
            search(game, world, playout(game), CURIOSITY, iterations.max(1), budget.stop, chance);
        if values.is_empty() {
            let mut moves = Vec::new();
            sight.legal_moves(&mut moves);
            values.extend(moves.iter().map(|&mv| Valued {
                mv,
                worth: Worth::default(),
                games: 0,
                doubt: 0.0,
            }));
        }
        values
    }
}
