//! Flat Monte Carlo: every legal move is tried in many worlds that the seat cannot tell from the real one, and
//! each is played on at random to the end. Moves that do badly are dropped half by half, so that most of the
//! thought goes to the good ones.

use table::playout::playout;
use table::{Chance, Game, Outcome, Quick, Seat, Sight};

/// A move and what it is worth: the seat's share of the victory, and a little of its place.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Valued<M> {
    /// The move.
    pub mv: M,
    /// Its mean value over the games played in thought.
    pub value: f64,
    /// How many these were.
    pub games: u32,
}

/// Values every legal move, spending about so many random games in all. Best first.
///
/// With one legal move there is nothing to think about; once `stop` says so, the thinking ends early.
pub fn evaluate<G: Game>(
    sight: &Sight<'_, G>,
    playouts: u32,
    chance: &mut Quick,
    stop: &dyn Fn() -> bool,
) -> Vec<Valued<G::Move>> {
    let mut moves = Vec::new();
    sight.legal_moves(&mut moves);
    let mut values: Vec<Valued<G::Move>> =
        moves.iter().map(|&mv| Valued { mv, value: 0.0, games: 0 }).collect();
    let mut alive = values.len();
    let rounds = alive.next_power_of_two().ilog2().max(1);
    while alive > 1 {
        let each = (playouts / rounds / alive as u32).max(1);
        for _ in 0..each {
            if stop() {
                return values;
            }
            // All moves meet the same world: the luck of the deal is the same for each.
            let world = sight.redeal(chance);
            for valued in &mut values[..alive] {
                let mut position = world;
                sight.game().advance(&mut position, valued.mv);
                playout(sight.game(), &mut position, &mut moves, chance);
                let worth =
                    sight.game().outcome(&position).map_or(0.0, |outcome| worth(&outcome, sight.seat()));
                valued.games += 1;
                valued.value += (worth - valued.value) / f64::from(valued.games);
            }
        }
        values[..alive].sort_by(|a, b| b.value.total_cmp(&a.value));
        alive = alive.div_ceil(2);
    }
    values
}

/// The share of the victory; in lost games a better place is still a little better.
fn worth(outcome: &Outcome, seat: Seat) -> f64 {
    let seats = outcome.seats.len() as f64;
    let place = outcome.seats.get(seat.index()).map_or(seats, |score| f64::from(score.place));
    outcome.share(seat) + 0.05 * (seats - place) / seats
}

/// The best move, or with a temperature one that is nearly as good: the more it gives away, the less likely.
pub fn softly<M: Copy>(values: &[Valued<M>], temperature: f64, chance: &mut Quick) -> Option<M> {
    let best = values.first()?;
    if temperature <= 0.0 {
        return Some(best.mv);
    }
    let weight = |valued: &Valued<M>| ((valued.value - best.value) / temperature).exp();
    let total: f64 = values.iter().map(weight).sum();
    let mut point = total * f64::from(chance.next_u32()) / 4_294_967_296.0;
    for valued in values {
        point -= weight(valued);
        if point < 0.0 {
            return Some(valued.mv);
        }
    }
    Some(best.mv)
}
