//! The rule of thumb: points so far, and what the regions still promise.

use table::Seat;
use wolves::moon::Phase;
use wolves::position::REGIONS;
use wolves::{Position, Wolves};

/// How sure the ranking of a region is by how many scorings are still before it.
const SURE: [f64; 3] = [0.85, 0.6, 0.4];
/// What a bonus token is worth.
const TOKEN: f64 = 0.6;
/// So many points ahead are a comfortable lead.
const COMFORT: f64 = 8.0;

/// How well the seat stands, 0 to 1.
pub(super) fn appraise(game: &Wolves, position: &Position, seat: Seat) -> f64 {
    let points = standings(game, position);
    let seats = usize::from(game.seats).min(points.len());
    let own = points[seat.index() % points.len()];
    let rivals = points[..seats].iter().enumerate().filter(|(index, _)| *index != seat.index());
    let best = rivals.fold(f64::MIN, |best, (_, &rival)| best.max(rival));
    let odds = ((own - best) / COMFORT).exp() / (seats.max(2) - 1) as f64;
    odds / (1.0 + odds)
}

/// Points that each seat can count on.
fn standings(game: &Wolves, position: &Position) -> [f64; wolves::position::PACKS] {
    let mut points = position.players.map(|player| {
        let tokens = f64::from(player.terrain_tokens + player.action_tokens);
        f64::from(game.score(&player).total) + TOKEN * tokens
    });
    for region in 1..=game.map.regions().min(REGIONS) {
        let phases = Phase::ALL.iter().enumerate().skip(position.scored.into());
        for (number, &phase) in phases.filter(|(_, phase)| position.moons[region - 1].has(**phase)) {
            let sure = SURE[(number - usize::from(position.scored)).min(2)];
            for (points, prize) in points.iter_mut().zip(game.prizes(position, region, phase)) {
                *points += sure * f64::from(prize.vp);
            }
        }
    }
    points
}
