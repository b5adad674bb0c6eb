//! The rule of thumb: sheep, and who is about to lose or regain some.

use hound::{Hound, Place, Position};
use libm::exp;
use table::Seat;

/// How likely it is that the animals still stand as they do when the next place activates, the one after it, …
const STAY: [f64; 4] = [0.9, 0.4, 0.3, 0.3];
/// The last sheep count most: a place without any loses the game.
const LAST: f64 = 0.6;
/// How much of a lead is a comfortable one.
const COMFORT: f64 = 0.45;

/// How well the seat's team stands, 0 to 1.
pub(super) fn appraise(game: &Hound, position: &Position, seat: Seat) -> f64 {
    let most = game.most_sheep();
    let mut sheep = position.sheep().map(f64::from);
    for (stay, steps) in STAY.into_iter().zip(1..) {
        let [lost, regained] = game.toll(position, position.current().clockwise(steps));
        for place in 0..4 {
            let change = stay * (f64::from(regained[place]) - f64::from(lost[place]));
            sheep[place] = (sheep[place] + change).clamp(0.0, f64::from(most[place]));
        }
    }
    let team = Place::from_index(seat.index()).team();
    let lead: f64 = Place::ALL
        .iter()
        .map(|place| {
            let safety = 1.0 - exp(-LAST * sheep[place.index()]);
            if place.team() == team { safety } else { -safety }
        })
        .sum();
    1.0 / (1.0 + exp(-lead / COMFORT))
}
