//! Rated tables: what is not possible there, and what is kept once the game is over.

use pages::clock::{Pace, Terms, Then};
use table::{Act, AnyTable, Seat};

use super::kept::Kept;
use crate::refused::Refused;
use crate::store::{Meta, Place, RatedGame, RatedSeat, Rival, Write};

/// The time that a rated table gives where none was chosen: without an end nobody could lose by going away.
pub const USUAL: Terms = Terms { pace: Pace::Turn(3 * 86_400), then: Then::Lose };

impl Kept {
    /// Refuses what is not possible at a rated table.
    ///
    /// # Errors
    /// The table is rated.
    pub(super) fn unless_rated(&self) -> Result<(), Refused> {
        if self.meta.rated.is_some() { Err(Refused::Rated) } else { Ok(()) }
    }

    /// What is kept for the ratings of those who played here, if the game has just ended.
    pub(super) fn rated_since(&self, before: &Self) -> Option<Write> {
        let just_ended = self.meta.ended.is_some() && before.meta.ended.is_none();
        let game = result(self).filter(|_| just_ended)?;
        Some(Write::Rated(Box::new(game)))
    }
}

/// The result of a rated game that is over; nothing where nobody has played.
fn result(kept: &Kept) -> Option<RatedGame> {
    let (meta, table) = (&kept.meta, kept.table.as_ref()?);
    let rated = meta.rated.as_ref().filter(|rated| !rated.voided)?;
    let ended = meta.ended.as_ref()?;
    let seat = |(index, person): (usize, &Option<i64>)| {
        let seat = Seat::from_index(index);
        let who = match person {
            Some(id) => Rival::Person(crate::store::PersonId(*id)),
            None => Rival::Bot(meta.bots.get(index)?.as_ref()?.parse().ok()?),
        };
        let place = *ended.places.get(index)?;
        let side = ended.sides.get(index).copied().unwrap_or(index as u8);
        Some(RatedSeat { who, side, place, gone: is_gone(meta, table.as_ref(), seat, *person) })
    };
    let seats: Option<Vec<RatedSeat>> = rated.people.iter().enumerate().map(seat).collect();
    let seats = seats.filter(|seats| seats.iter().any(|seat| seat.who.person().is_some()))?;
    let (code, game) = (kept.code.to_string(), meta.game.clone());
    Some(RatedGame { number: 0, code, game, at: ended.at, voided: false, seats })
}

/// Whether whoever sat in this seat when the game began has given up, run out of time, was sat in for, or sits there no
/// longer.
fn is_gone(meta: &Meta, table: &dyn AnyTable, seat: Seat, person: Option<i64>) -> bool {
    let Some(person) = person else { return false };
    let left =
        |(by, act): (Seat, Act)| by == seat && matches!(act, Act::Resign | Act::Bot(_) | Act::Time { .. });
    let stays = meta.place(seat).and_then(Place::person).is_some_and(|now| now.0 == person);
    !stays || (1..=table.entries()).filter_map(|number| table.entry(number)).any(left)
}
