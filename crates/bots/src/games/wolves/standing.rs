//! The rule of thumb: who is ahead by the points that everybody can count on, and what that is worth.

use libm::exp;
use table::Seat;
use wolves::moon::Phase;
use wolves::position::PACKS;
use wolves::{Position, Wolves};

use super::ledger::{Ledger, Sums, points};
use super::weights::Scale;

/// How well the seat stands, 0 to 1.
pub(super) fn appraise(scale: &Scale, game: &Wolves, position: &Position, seat: Seat) -> f64 {
    share(scale, game, position, Ledger::of(scale, game, position).sums(), seat)
}

/// How well the seat stands with these points, 0 to 1.
pub(super) fn share(scale: &Scale, game: &Wolves, position: &Position, sums: &Sums, seat: Seat) -> f64 {
    let points = points(sums);
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let own = points[seat.index() % PACKS];
    let rivals = points[..seats].iter().enumerate().filter(|(index, _)| *index != seat.index());
    let (best, sum) = rivals.fold((f64::MIN, 0.0), |(best, sum), (_, &rival)| (best.max(rival), sum + rival));
    let others = (seats - 1) as f64;
    // Mostly the best rival counts, a little all of them.
    let trust = scale.weights.best_rival;
    let lead = own - trust * best - (1.0 - trust) * sum / others;
    let odds = exp(lead / comfort(scale, game, position)) / others;
    odds / (1.0 + odds)
}

/// How much of the game is still to come, 1 to 0.
pub(super) fn open(game: &Wolves, position: &Position) -> f64 {
    to_come(game, position) / f64::from(Phase::Full.date(game.seats))
}

/// How many points are a comfortable lead.
fn comfort(scale: &Scale, game: &Wolves, position: &Position) -> f64 {
    scale.weights.lead + scale.weights.lead_per_date * to_come(game, position)
}

/// How many dates are still to come.
fn to_come(game: &Wolves, position: &Position) -> f64 {
    f64::from(Phase::Full.date(game.seats).saturating_sub(position.dates))
}
