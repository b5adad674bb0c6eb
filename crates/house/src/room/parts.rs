//! A deal that nobody chose: seats promise a part of the seed, the start asks for the parts, and the last one deals.
//!
//! The scheme itself is [`table::Parts`]. A seat takes part when its browser or program does; nobody has to. Whoever
//! leaves, comes or changes places while parts are asked for begins the whole again, with fresh parts of everybody:
//! what was given once is never used twice.

use pages::model::Pledge;
use table::{Part, Seat, Seed};

use super::lobby::{before_start, deal};
use super::{Change, Moment};
use crate::around::Surroundings;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Meta, PersonId, Pledges};

type Result = std::result::Result<Change, Refused>;

fn own(meta: &Meta, person: PersonId, seat: Seat) -> std::result::Result<(), Refused> {
    let place = meta.place(seat).ok_or(Refused::NoSeat)?;
    if place.person() == Some(person) { Ok(()) } else { Err(Refused::NotYourSeat) }
}

/// Notes what a seat promises to add to the seed: the SHA-256 of its part, in hexadecimal.
///
/// # Errors
/// It is somebody else's seat, the parts are asked for already, or the text is no such hash.
pub fn promise(
    moment: &Moment,
    person: PersonId,
    seat: Seat,
    commitment: &str,
    around: &dyn Surroundings,
) -> Result {
    let kept = &moment.kept;
    let mut meta = before_start(kept)?;
    own(&meta, person, seat)?;
    let commitment = commitment.parse().map_err(|_| Refused::NoPart)?;
    let mut pledges = match meta.pledges.take() {
        Some(pledges) => pledges,
        None => Pledges::new(secret::seed(around)?, meta.places.len()),
    };
    let place = pledges.seats.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
    if place.as_ref().is_some_and(|part| part.commitment == commitment) {
        return Ok(kept.clone().into());
    }
    if pledges.asked {
        return Err(Refused::Asked);
    }
    *place = Some(Part::promised(commitment));
    meta.pledges = Some(pledges);
    Ok(kept.with_meta(meta, kept.glance.touched).into())
}

/// Takes the part that a seat has promised. The last one begins the game.
///
/// # Errors
/// It is somebody else's seat, nobody has asked, or it is not the part that was promised.
pub fn give(moment: &Moment, person: PersonId, seat: Seat, part: &str) -> Result {
    let kept = &moment.kept;
    let mut meta = before_start(kept)?;
    own(&meta, person, seat)?;
    let part: Seed = part.parse().map_err(|_| Refused::NoPart)?;
    let pledges = meta.pledges.as_mut().filter(|pledges| pledges.asked).ok_or(Refused::NotAsked)?;
    let promised = pledges.seats.get_mut(seat.index()).and_then(Option::as_mut).ok_or(Refused::NotAsked)?;
    if !promised.fits(&part) {
        return Err(Refused::NoPart);
    }
    if promised.given.is_some() {
        return Ok(kept.clone().into());
    }
    promised.given = Some(part);
    match pledges.parts(&kept.code).seed() {
        Some(seed) => deal(moment, meta, seed),
        None => Ok(kept.with_meta(meta, kept.glance.touched).into()),
    }
}

/// What each seat has added so far, for the lobby.
#[must_use]
pub fn pledges(meta: &Meta) -> Vec<Pledge> {
    let of = |index: usize| match meta.pledges.as_ref().and_then(|pledges| pledges.seats.get(index)?.as_ref())
    {
        None => Pledge::None,
        Some(part) if part.given.is_none() => Pledge::Promised,
        Some(_) => Pledge::Given,
    };
    (0..meta.places.len()).map(of).collect()
}

/// The seats whose part is asked for and has not come, in order.
pub fn missing(meta: &Meta) -> impl Iterator<Item = Seat> {
    let pledges = meta.pledges.as_ref().filter(|pledges| pledges.asked);
    let seats = pledges.into_iter().flat_map(|pledges| pledges.seats.iter().enumerate());
    seats
        .filter(|(_, part)| part.as_ref().is_some_and(|part| part.given.is_none()))
        .map(|(index, _)| Seat::from_index(index))
}
