//! A yardstick that sees all hands: what knowing them is worth to whoever judges as well as the best bot.

use bots::{Expert, Player};
use table::{Chance, Quick, Seat};

/// Iterations for one decision, unless the budget says otherwise.
pub(crate) const ITERATIONS: u32 = 2_000;
/// How much the search wants to know about moves that it has tried rarely. What a network expects differs less than
/// what comes of games played at random.
const CURIOSITY: f64 = 0.25;

/// A move in the tree.
struct Node<M> {
    mv: M,
    visits: u32,
    /// The shares of the side that made the move, summed.
    won: f64,
    children: Vec<usize>,
}

/// The move that a tree search of the real position prefers: everybody knows everything there, everybody plays for
/// the own side, and what this player expects of the leaves is what counts.
pub(crate) fn choose<G: Expert>(
    game: &G,
    position: &G::Position,
    player: &dyn Player<G>,
    iterations: u32,
    stop: &dyn Fn() -> bool,
    chance: &mut Quick,
) -> Option<G::Move> {
    let mut tree: Vec<Node<G::Move>> = Vec::new();
    let mut root: Vec<usize> = Vec::new();
    let (mut moves, mut path) = (Vec::new(), Vec::<(usize, Seat)>::new());
    let sides = Seat::all(game.seats()).map(|seat| game.side_of(seat)).max().unwrap_or_default() + 1;
    game.legal_moves(position, &mut moves);
    let first = moves.first().copied();
    if moves.len() < 2 {
        return first;
    }
    let mut expected = vec![0.0; sides];
    for _ in 0..iterations {
        if stop() {
            break;
        }
        let mut world = *position;
        path.clear();
        while let Some(seat) = game.to_act(&world) {
            let children = path.last().map_or(&root, |&(node, _)| &tree[node].children);
            game.legal_moves(&world, &mut moves);
            let untried: Vec<G::Move> = moves
                .iter()
                .copied()
                .filter(|mv| !children.iter().any(|&child| tree[child].mv == *mv))
                .collect();
            if let Some(mv) = chance.pick(&untried) {
                let node = tree.len();
                tree.push(Node { mv, visits: 0, won: 0.0, children: Vec::new() });
                match path.last() {
                    None => root.push(node),
                    Some(&(parent, _)) => tree[parent].children.push(node),
                }
                path.push((node, seat));
                game.advance(&mut world, mv);
                break;
            }
            let visits: u32 = children.iter().map(|&child| tree[child].visits).sum();
            let score = |child: usize| tree[child].score(visits);
            let best = children.iter().copied().max_by(|&a, &b| score(a).total_cmp(&score(b)));
            let Some(best) = best else { break };
            path.push((best, seat));
            game.advance(&mut world, tree[best].mv);
        }
        match game.outcome(&world) {
            Some(outcome) => {
                expected.fill(0.0);
                Seat::all(game.seats()).for_each(|seat| expected[game.side_of(seat)] += outcome.share(seat));
            }
            None => player.expect(game, &world, &mut expected, chance),
        }
        for &(node, seat) in &path {
            tree[node].visits += 1;
            tree[node].won += expected[game.side_of(seat)];
        }
    }
    root.into_iter().max_by_key(|&node| tree[node].visits).map_or(first, |node| Some(tree[node].mv))
}

impl<M> Node<M> {
    fn score(&self, siblings: u32) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.won / visits + CURIOSITY * (libm::log(f64::from(siblings.max(1))) / visits).sqrt()
    }
}
