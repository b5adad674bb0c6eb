//! The rule of thumb: who is ahead by the points that everybody can count on, and what that is worth.

use std::cmp::Ordering;

use libm::{exp, pow};
use table::Seat;
use wolves::moon::Phase;
use wolves::position::{PACKS, Step};
use wolves::{Position, Wolves};

use super::ledger::{Ledger, Sums, points};

/// So many points ahead are a comfortable lead at the end; the more dates to come, the more it takes.
const COMFORT: f64 = 3.5;
const COMFORT_PER_DATE: f64 = 0.37;

/// How well the seat stands, 0 to 1.
pub(super) fn appraise(game: &Wolves, position: &Position, seat: Seat) -> f64 {
    share(game, position, Ledger::of(game, position).sums(), seat)
}

/// How well the seat stands with these points, 0 to 1.
pub(super) fn share(game: &Wolves, position: &Position, sums: &Sums, seat: Seat) -> f64 {
    let points = points(sums);
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let own = points[seat.index() % PACKS];
    let rivals = points[..seats].iter().enumerate().filter(|(index, _)| *index != seat.index());
    let (best, sum) = rivals.fold((f64::MIN, 0.0), |(best, sum), (_, &rival)| (best.max(rival), sum + rival));
    let others = (seats - 1) as f64;
    // Mostly the best rival counts, a little all of them.
    let lead = own - 0.75 * best - 0.25 * sum / others;
    let odds = exp(lead / comfort(game, position)) / others;
    odds / (1.0 + odds)
}

/// What a seat can expect, for people: fitted to what became of games between bots. So many points are a step in
/// the odds at the end, and so many more at the beginning, when everything is open.
const STEP: f64 = 5.0;
const STEP_AT_FIRST: f64 = 16.0;
/// What it is worth to have a turn more to come than others in this round.
const TURN: f64 = 3.0;

/// The seat's share of the victory as it comes true. The rule of thumb, which only has to find the better of two
/// positions, is far too sure of itself, most of all while some have had their turn and others not.
pub(super) fn expect(game: &Wolves, position: &Position, seat: Seat) -> f64 {
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let points = points(Ledger::of(game, position).sums());
    let step = STEP + STEP_AT_FIRST * open(game, position);
    let place = |seat: usize| (seat + seats - usize::from(position.first)) % seats;
    // Of the turn that is under way only what is left of it.
    let left = |seat: usize| match place(seat).cmp(&place(position.me())) {
        _ if matches!(position.step, Step::Draft(_)) => 0.0,
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5 * f64::from(position.actions.min(2)),
        Ordering::Greater => 1.0,
    };
    let standing = |seat: usize| (points[seat] + TURN * left(seat)) / step;
    let own = standing(seat.index() % seats);
    1.0 / (0..seats).map(|other| exp(standing(other) - own)).sum::<f64>()
}

/// A share by the rule of thumb, for people: its odds against par in steps as they come true.
pub(super) fn believable(game: &Wolves, position: &Position, share: f64) -> f64 {
    if share <= 0.0 || share >= 1.0 {
        return share;
    }
    let others = f64::from(game.seats.max(2)) - 1.0;
    let trust = comfort(game, position) / (STEP + STEP_AT_FIRST * open(game, position));
    let odds = pow(others * share / (1.0 - share), trust) / others;
    odds / (1.0 + odds)
}

/// How much of the game is still to come, 1 to 0.
pub(super) fn open(game: &Wolves, position: &Position) -> f64 {
    to_come(game, position) / f64::from(Phase::Full.date(game.seats))
}

/// How many points are a comfortable lead.
fn comfort(game: &Wolves, position: &Position) -> f64 {
    COMFORT + COMFORT_PER_DATE * to_come(game, position)
}

/// How many dates are still to come.
fn to_come(game: &Wolves, position: &Position) -> f64 {
    f64::from(Phase::Full.date(game.seats).saturating_sub(position.dates))
}
