//! The rule of thumb: points so far, and what the rows still promise.

use table::{MAX_SEATS, Seat};
use triqueta::{Back, Position, Step, Triqueta};

use super::reach;

/// A seat that is in may still find something better than what lies there: so many points, while the tower
/// holds tokens.
const HOPE: f64 = 4.0;
/// How much the best row counts that lies there now; the rest counts the best that others will leave.
const BEST: f64 = 0.3;
/// So many points ahead are a comfortable lead at the end, and more before.
const COMFORT: [f64; 4] = [14.0, 12.0, 9.0, 5.0];

/// How well the seat stands, 0 to 1.
pub(super) fn appraise(game: &Triqueta, position: &Position, seat: Seat) -> f64 {
    let players = game.chosen().players;
    let own = standing(game, position, seat);
    let others = Seat::all(players).filter(|&other| other != seat);
    let rivals = others.map(|other| standing(game, position, other));
    let (best, sum) = rivals.fold((f64::MIN, 0.0), |(best, sum), rival| (best.max(rival), sum + rival));
    let mean = sum / f64::from(players.max(2) - 1);
    let lead = own - 0.5 * (best + mean);
    let comfort = COMFORT[usize::from(position.round().min(3))];
    // An even start is an even share; a lead moves it towards all, a lag towards nothing.
    let odds = libm::exp(lead / comfort) / f64::from(players.max(2) - 1);
    odds / (1.0 + odds)
}

/// Points that a seat can count on.
fn standing(game: &Triqueta, position: &Position, seat: Seat) -> f64 {
    let held = position.held(seat);
    let (shadow, light) = (position.hidden(seat, Back::Shadow), position.hidden(seat, Back::Light));
    let now = reach(held, shadow, light);
    let extras = game.points(position, seat) - held.total();
    let sure = f64::from(now + extras);
    if !position.is_in(seat) || matches!(position.step(), Step::Final | Step::Over) {
        return sure;
    }
    let mut gains = [f64::MIN; MAX_SEATS];
    let mut rows = 0;
    for (_, row) in game.open_rows(position) {
        gains[rows] = f64::from(reach(held.plus(row), shadow, light) - now);
        rows += 1;
    }
    gains.sort_unstable_by(|a, b| b.total_cmp(a));
    let before = ahead(game, position, seat).min(rows.saturating_sub(1));
    let [light, shadow] = game.left(position);
    let hope = if light + shadow > 0 { HOPE } else { 0.0 };
    sure + BEST * gains[0] + (1.0 - BEST) * gains[before] + hope
}

/// How many seats decide about a row before this one does. Who has drawn decides after all others.
fn ahead(game: &Triqueta, position: &Position, seat: Seat) -> usize {
    let players = game.chosen().players;
    let still_in = |seat: &Seat| position.is_in(*seat);
    let (active, drawn) = (position.active(), position.step() != Step::Turn);
    if active == seat {
        return if drawn { Seat::all(players).filter(still_in).count().saturating_sub(1) } else { 0 };
    }
    let first = if drawn { active.next(players) } else { active };
    let order = (0..players).scan(first, |next, _| {
        let this = *next;
        *next = next.next(players);
        Some(this)
    });
    order.take_while(|&other| other != seat).filter(still_in).count()
}
