//! The rule of thumb: who is ahead by the points that everybody can count on, and what that is worth.

use std::cmp::Ordering;

use libm::{exp, pow};
use table::Seat;
use wolves::moon::Phase;
use wolves::position::{PACKS, Step};
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

/// The seat's share of the victory as it comes true. The rule of thumb, which only has to find the better of two
/// positions, is far too sure of itself, most of all while some have had their turn and others not.
pub(super) fn expect(scale: &Scale, game: &Wolves, position: &Position, seat: Seat) -> f64 {
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let points = points(Ledger::of(scale, game, position).sums());
    let step = step(scale, game, position);
    let place = |seat: usize| (seat + seats - usize::from(position.first)) % seats;
    // Of the turn that is under way only what is left of it.
    let left = |seat: usize| match place(seat).cmp(&place(position.me())) {
        _ if matches!(position.step, Step::Draft(_)) => 0.0,
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5 * f64::from(position.actions.min(2)),
        Ordering::Greater => 1.0,
    };
    let standing = |seat: usize| (points[seat] + scale.weights.share_turn * left(seat)) / step;
    let own = standing(seat.index() % seats);
    1.0 / (0..seats).map(|other| exp(standing(other) - own)).sum::<f64>()
}

/// A share by the rule of thumb, for people: its odds against par in steps as they come true.
pub(super) fn believable(scale: &Scale, game: &Wolves, position: &Position, share: f64) -> f64 {
    if share <= 0.0 || share >= 1.0 {
        return share;
    }
    let others = f64::from(game.seats.max(2)) - 1.0;
    let trust = comfort(scale, game, position) / step(scale, game, position);
    let odds = pow(others * share / (1.0 - share), trust) / others;
    odds / (1.0 + odds)
}

/// How much of the game is still to come, 1 to 0.
pub(super) fn open(game: &Wolves, position: &Position) -> f64 {
    to_come(game, position) / f64::from(Phase::Full.date(game.seats))
}

/// How many points are a step in the odds, for people.
fn step(scale: &Scale, game: &Wolves, position: &Position) -> f64 {
    scale.weights.share_step + scale.weights.share_step_at_first * open(game, position)
}

/// How many points are a comfortable lead.
fn comfort(scale: &Scale, game: &Wolves, position: &Position) -> f64 {
    scale.weights.lead + scale.weights.lead_per_date * to_come(game, position)
}

/// How many dates are still to come.
fn to_come(game: &Wolves, position: &Position) -> f64 {
    f64::from(Phase::Full.date(game.seats).saturating_sub(position.dates))
}
