//! Before the start: who sits where.

use bots::Level;
use table::{Phrase, Seat, Seed};
use texts::{Lang, Speaker};

use super::kept::Kept;
use super::make::{bot_name, with_bots};
use super::{Change, Moment};
use crate::around::Surroundings;
use crate::refused::Refused;
use crate::secret;
use crate::store::{Beginning, Meta, Person, PersonId, Place, Sitter, State};

type Result = std::result::Result<Change, Refused>;

/// What somebody who gave no name is called: a guest, with a number where these seats have one already.
#[must_use]
pub fn guest_name(lang: Lang, places: &[Place]) -> String {
    let names = (1..=places.len() + 1).map(|number| guest(lang, number));
    let free = |name: &String| places.iter().all(|place| place.name != *name);
    names.into_iter().find(free).unwrap_or_else(|| guest(lang, 1))
}

fn guest(lang: Lang, number: usize) -> String {
    Speaker::new(lang).say(&match number {
        1 => Phrase::new("table-guest"),
        _ => Phrase::new("table-guest-number").with("number", number),
    })
}

/// Whether this name was given to somebody who had none, in whatever language. Earlier versions called them by their
/// seat.
pub(super) fn is_no_name(name: &str, seat: Seat) -> bool {
    let seat = Phrase::new("table-seat-number").with("number", seat.number());
    Lang::ALL.into_iter().any(|lang| {
        name == Speaker::new(lang).say(&seat)
            || (1..=table::MAX_SEATS + 1).any(|number| name == guest(lang, number))
    })
}

/// Nothing can be changed after the start.
pub(super) fn before_start(kept: &Kept) -> std::result::Result<Meta, Refused> {
    match kept.glance.state {
        State::Lobby => Ok(kept.meta.as_ref().clone()),
        State::Closed => Err(Refused::Closed),
        State::Playing | State::Over => Err(Refused::Begun),
    }
}

fn place(meta: &mut Meta, seat: Seat) -> std::result::Result<&mut Place, Refused> {
    meta.places.get_mut(seat.index()).ok_or(Refused::NoSeat)
}

pub(super) fn by_host(kept: &Kept, person: PersonId) -> std::result::Result<(), Refused> {
    if kept.meta.host == person.0 { Ok(()) } else { Err(Refused::NotHost) }
}

/// Whether somebody in this seat can be called so: nobody else at the table is, whatever the capitals.
///
/// # Errors
/// Somebody is.
pub fn may_be_called(places: &[Place], seat: Seat, name: &str) -> std::result::Result<(), Refused> {
    let others = places.iter().enumerate().filter(|(index, _)| *index != seat.index());
    match others.map(|(_, place)| place).any(|place| is_called(place, name)) {
        true => Err(Refused::NameTaken { name: name.to_owned() }),
        false => Ok(()),
    }
}

fn is_called(place: &Place, name: &str) -> bool {
    place.sitter != Sitter::Free && place.name.to_lowercase() == name.to_lowercase()
}

/// This name for somebody who sits down here, with a number where somebody else at the table has it.
#[must_use]
pub fn numbered(places: &[Place], person: PersonId, name: &str) -> String {
    let others = without(places, person);
    let free = |name: &String| !others.iter().any(|place| is_called(place, name));
    let numbers = (2..=places.len() + 1).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_owned()).chain(numbers).find(free).unwrap_or_else(|| name.to_owned())
}

/// The seats without this person, who will move.
fn without(places: &[Place], person: PersonId) -> Vec<Place> {
    let stays = |place: &Place| place.sitter != Sitter::Person(person.0);
    places.iter().map(|place| if stays(place) { place.clone() } else { Place::default() }).collect()
}

/// The seat that the next who comes gets.
///
/// # Errors
/// None is free, or the game has begun.
pub fn free_seat(kept: &Kept) -> std::result::Result<Seat, Refused> {
    before_start(kept)?;
    let free = kept.meta.places.iter().position(|place| place.sitter == Sitter::Free);
    free.map(Seat::from_index).ok_or(Refused::NoFreeSeat)
}

/// Sits down in the next free seat; whoever sits already stays there.
///
/// # Errors
/// None is free, or the game has begun.
pub fn sit_anywhere(moment: &Moment, person: PersonId, name: &str) -> Result {
    let kept = &moment.kept;
    if kept.meta.seats_of(person).next().is_some() {
        return Ok(kept.clone().into());
    }
    sit(moment, person, name, free_seat(kept)?)
}

/// Sits down in a free seat; somebody who sits already moves there.
///
/// # Errors
/// The seat is taken, somebody else has this name, or the game has begun.
pub fn sit(moment: &Moment, person: PersonId, name: &str, seat: Seat) -> Result {
    let kept = &moment.kept;
    let mut meta = before_start(kept)?;
    if meta.kicked.contains(&person.0) {
        return Err(Refused::Kicked);
    }
    let taken = place(&mut meta, seat)?;
    if taken.person() == Some(person) {
        return Ok(kept.clone().into());
    }
    if taken.sitter != Sitter::Free {
        return Err(Refused::SeatTaken);
    }
    may_be_called(&without(&meta.places, person), seat, name)?;
    let mut moved = vec![seat];
    for (index, old) in meta.places.iter_mut().enumerate() {
        if old.sitter == Sitter::Person(person.0) {
            *old = Place { left: old.left + 1, ..Place::default() };
            moved.push(Seat::from_index(index));
        }
    }
    meta.unpledge(&moved);
    let left = place(&mut meta, seat)?.left;
    *place(&mut meta, seat)? =
        Place { name: name.to_owned(), sitter: Sitter::Person(person.0), left, ..Place::default() };
    Ok(kept.with_meta(meta, moment.at).into())
}

/// Leaves a seat; the host may also free it. Sending somebody away for good is [`super::maker::kick`].
///
/// # Errors
/// It is somebody else's seat, or the game has begun.
pub fn leave(moment: &Moment, person: PersonId, seat: Seat) -> Result {
    let kept = &moment.kept;
    let mut meta = before_start(kept)?;
    let place = place(&mut meta, seat)?;
    if place.person() != Some(person) {
        by_host(kept, person)?;
    }
    // The old invitation ends with the seat's old owner.
    *place = Place { left: place.left + 1, ..Place::default() };
    meta.unpledge(&[seat]);
    Ok(kept.with_meta(meta, moment.at).into())
}

/// Two seats change places.
///
/// # Errors
/// Only the host may, and only before the start.
pub fn swap(moment: &Moment, person: PersonId, one: Seat, other: Seat) -> Result {
    let kept = &moment.kept;
    by_host(kept, person)?;
    let mut meta = before_start(kept)?;
    place(&mut meta, one)?;
    place(&mut meta, other)?;
    meta.places.swap(one.index(), other.index());
    meta.unpledge(&[one, other]);
    Ok(kept.with_meta(meta, moment.at).into())
}

/// Gives a free seat (or a bot's) to a bot of this level.
///
/// # Errors
/// Only the host may, only before the start, never in the place of a person, and only where bots know the game.
pub fn bot(moment: &Moment, person: PersonId, seat: Seat, level: Level) -> Result {
    let kept = &moment.kept;
    by_host(kept, person)?;
    with_bots(kept.game)?;
    let mut meta = before_start(kept)?;
    let name = bot_name(seat, &meta.places);
    let place = place(&mut meta, seat)?;
    if place.person().is_some() && place.person() != Some(person) {
        return Err(Refused::SeatTaken);
    }
    place.sitter = Sitter::Bot(level);
    place.name = name;
    place.left += 1;
    meta.unpledge(&[seat]);
    Ok(kept.with_meta(meta, moment.at).into())
}

/// Lists the table, or takes it off the list.
///
/// # Errors
/// Only the host may, and not where those who run the house have taken it off.
pub fn list(moment: &Moment, person: PersonId, listed: bool) -> Result {
    let kept = &moment.kept;
    by_host(kept, person)?;
    if listed && kept.meta.held_back {
        return Err(Refused::HeldBack);
    }
    let mut listing = kept.clone();
    listing.glance.listed = listed;
    Ok(listing.with_meta(kept.meta.as_ref().clone(), moment.at).into())
}

/// Gives one's own seat another name, also in mid-game.
///
/// # Errors
/// It is somebody else's seat.
pub fn rename(moment: &Moment, person: PersonId, seat: Seat, name: &str) -> Result {
    let kept = &moment.kept;
    let mut meta = kept.meta.as_ref().clone();
    let place = place(&mut meta, seat)?;
    if place.person() != Some(person) {
        return Err(Refused::NotYourSeat);
    }
    if name.is_empty() {
        return Err(Refused::NoName);
    }
    place.name = name.to_owned();
    may_be_called(&meta.places, seat, name)?;
    Ok(kept.with_meta(meta, moment.at).into())
}

/// The seats of a person who has a new name, unless they were named for this table alone.
#[must_use]
pub fn renamed(moment: &Moment, old: &Person, new: &Person) -> Change {
    let kept = &moment.kept;
    let mut meta = kept.meta.as_ref().clone();
    for (index, place) in meta.places.iter_mut().enumerate() {
        // Whose new name somebody has there already keeps the old one at that table.
        if may_be_called(&kept.meta.places, Seat::from_index(index), &new.name).is_err() {
            continue;
        }
        let own = match old.name.as_str() {
            "" => is_no_name(&place.name, Seat::from_index(index)),
            old => place.name == old,
        };
        if own && place.sitter == Sitter::Person(new.id.0) {
            place.name.clone_from(&new.name);
        }
    }
    if meta == *kept.meta {
        return kept.clone().into();
    }
    // A name is no news: the table keeps its place in lists.
    kept.with_meta(meta, kept.glance.touched).into()
}

/// Whether nobody is missing.
#[must_use]
pub fn is_ready(meta: &Meta) -> bool {
    meta.places.iter().all(|place| place.sitter != Sitter::Free)
}

/// Starts the game: from a fresh seed, or, where seats have promised a part of it, once they have given it.
///
/// # Errors
/// Only the host may, once, when nobody is missing.
pub fn start(moment: &Moment, person: PersonId, around: &dyn Surroundings) -> Result {
    let kept = &moment.kept;
    by_host(kept, person)?;
    let mut meta = before_start(kept)?;
    if !is_ready(&meta) {
        return Err(Refused::NotReady);
    }
    match &mut meta.pledges {
        Some(pledges) if pledges.seats.iter().any(Option::is_some) => {
            pledges.asked = true;
            Ok(kept.with_meta(meta, moment.at).into())
        }
        _ => {
            meta.pledges = None;
            deal(moment, meta, secret::seed(around)?)
        }
    }
}

/// Deals from this seed, by the rules that are known here.
///
/// # Errors
/// The table was made where newer rules are known: a server that knows them deals.
pub(super) fn deal(moment: &Moment, mut meta: Meta, seed: Seed) -> Result {
    let kept = &moment.kept;
    let known = kept.game.info().rules_version;
    if meta.rules > known {
        return Err(Refused::Busy);
    }
    // Whoever replays it later has to know by which rules it was played, not by which it might have been.
    meta.rules = known;
    meta.beginning = Some(Beginning::Seed(seed.to_string()));
    let wrong = |phrase| Refused::Choices(Box::new(phrase));
    // A table that was made by an older version is played as it was meant then.
    let choices = kept.game.settle_recorded(&meta.choices()).map_err(|problem| wrong(problem.phrase))?;
    let mut table = kept
        .game
        .open(&choices, table::Start::Seed(seed), &meta.names())
        .map_err(|error| wrong(error.phrase()))?;
    meta.choices = Meta::plain(&choices);
    meta.begin_with_bots();
    table.seat_bots(&meta.bots);
    let begun = Kept { table: Some(table.into()), moved: moment.at, ..kept.clone() };
    Ok(begun.with_meta(meta, moment.at).into())
}
