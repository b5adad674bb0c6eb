//! Somebody goes for good and wants to be forgotten: what becomes of the tables that others still need.

use bots::Level;
use table::{Act, AnyTable, Seat};

use super::kept::Kept;
use super::make::bot_name;
use super::{Change, Moment};
use crate::refused::Refused;
use crate::store::{Meta, PersonId, Place, Sitter, State};

/// The number of somebody who is forgotten.
pub const FORGOTTEN: i64 = 0;

/// The table without this person. Before the start their seats are free; in play a bot goes on in each, and they have
/// given up where that counts; in a game that is over they are called as it is said here. Whoever sits first among the
/// others has made the table from now on.
///
/// # Errors
/// The rules refuse that somebody goes.
pub fn without(moment: &Moment, person: PersonId, somebody: &str) -> Result<Change, Refused> {
    let kept = &moment.kept;
    let seats: Vec<Seat> = kept.meta.seats_of(person).collect();
    let mut meta = passed_on(&kept.meta, person);
    let mut table = None;
    match kept.glance.state {
        State::Lobby => {
            for seat in &seats {
                replace(&mut meta, *seat, Place::default());
            }
            meta.unpledge(&seats);
        }
        State::Playing => table = Some(left_to_bots(kept, &mut meta, &seats)?),
        State::Over | State::Closed => meta = unnamed(&meta, person, somebody),
    }
    // Nobody has moved, and it is no news: the table keeps its place in lists.
    let gone = kept.with_meta(meta, kept.glance.touched);
    Ok(match table {
        Some(table) => Kept { moved: kept.moved, ..gone.with_entries(table, kept.glance.touched) },
        None => gone,
    }
    .into())
}

/// The game in play with bots in these seats, which go on at the level of those that sat in.
///
/// # Errors
/// The rules refuse that a bot sits in.
pub(super) fn left_to_bots(
    kept: &Kept,
    meta: &mut Meta,
    seats: &[Seat],
) -> Result<Box<dyn AnyTable>, Refused> {
    let mut next = kept.table()?.duplicate();
    for &seat in seats {
        let sits_in = meta.place(seat).and_then(|place| place.stand_in);
        let level = sits_in.unwrap_or(Level::USUAL);
        if sits_in.is_none() {
            next.enter(seat, &Act::Bot(level.to_string()))?;
        }
        let (name, sitter) = (bot_name(seat, &meta.places), Sitter::Bot(level));
        replace(meta, seat, Place { name, sitter, ..Place::default() });
    }
    Ok(next)
}

/// What is known about a game that is over, once this person is forgotten.
#[must_use]
pub fn unnamed(meta: &Meta, person: PersonId, somebody: &str) -> Meta {
    let mut meta = passed_on(meta, person);
    for place in &mut meta.places {
        if place.person() == Some(person) {
            somebody.clone_into(&mut place.name);
            place.sitter = Sitter::Person(FORGOTTEN);
        }
    }
    meta
}

/// The same made by somebody else who sits there.
fn passed_on(meta: &Meta, person: PersonId) -> Meta {
    let mut meta = meta.clone();
    if meta.host == person.0 {
        let other = meta.places.iter().filter_map(Place::person).find(|other| *other != person);
        meta.host = other.map_or(FORGOTTEN, |other| other.0);
    }
    meta.reasons.retain(|(id, _)| *id != person.0);
    for player in meta.rated.iter_mut().flat_map(|rated| rated.people.iter_mut().flatten()) {
        if *player == person.0 {
            *player = FORGOTTEN;
        }
    }
    for people in [&mut meta.watchers, &mut meta.kicked, &mut meta.muted] {
        people.retain(|id| *id != person.0);
    }
    meta.offers.retain(|offer| offer.to != person.0);
    meta.handed.retain(|(id, _)| *id != person.0);
    meta.unread.retain(|(id, _)| *id != person.0);
    meta
}

/// Somebody else, or nobody, in this seat; links that were made for it are void.
pub(super) fn replace(meta: &mut Meta, seat: Seat, new: Place) {
    if let Some(place) = meta.places.get_mut(seat.index()) {
        *place = Place { left: place.left + 1, ..new };
    }
}
