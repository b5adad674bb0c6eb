//! A seat in play changes hands: its person offers it to somebody who watches, or sends a link that works once. And who
//! may watch.

use table::{Act, AnyTable, Phrase, Seat};
use texts::{Lang, Speaker};

use super::kept::Kept;
use super::maker::remember;
use super::play::{in_play, said};
use super::{Change, Moment};
use crate::refused::Refused;
use crate::store::{Glance, Meta, Offer, PersonId, Place, Sitter, State};

type Result = std::result::Result<Change, Refused>;

/// So many who have handed a seat over a table remembers.
const MOST_HANDED: usize = 100;

/// The game in which this person may hand this seat over.
fn mine(moment: &Moment, person: PersonId, seat: Seat) -> std::result::Result<&Kept, Refused> {
    let (kept, table) = in_play(moment, person, seat)?;
    handed(kept, table.as_ref(), seat)?;
    Ok(kept)
}

impl Kept {
    /// Whether seats may change hands here at all: in a game in play that is not rated.
    #[must_use]
    pub fn hands_over(&self) -> bool {
        self.glance.state == State::Playing && self.unless_rated().is_ok()
    }
}

/// The game after this seat has changed hands.
fn handed(kept: &Kept, table: &dyn AnyTable, seat: Seat) -> std::result::Result<Box<dyn AnyTable>, Refused> {
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    kept.unless_rated()?;
    let mut next = table.duplicate();
    next.enter(seat, &Act::Handed)?;
    Ok(next)
}

/// Whether this person may take this seat over: nobody plays two hands, or knows one that was theirs.
fn may_take(meta: &Meta, person: PersonId, seat: Seat) -> std::result::Result<(), Refused> {
    if meta.kicked.contains(&person.0) {
        return Err(Refused::Kicked);
    }
    let other = |(former, number): &(i64, u8)| *former == person.0 && *number != seat.number();
    if meta.seats_of(person).next().is_some() || meta.handed.iter().any(other) {
        return Err(Refused::SitsAlready);
    }
    Ok(())
}

/// Offers a seat to somebody who watches, in the place of whomever it was offered to before.
///
/// # Errors
/// It is somebody else's seat, it cannot be handed over, or the other is not here or cannot take it.
pub fn offer(moment: &Moment, person: PersonId, seat: Seat, to: PersonId) -> Result {
    let kept = mine(moment, person, seat)?;
    may_take(&kept.meta, to, seat)?;
    if !moment.present.contains_key(&to) {
        return Err(Refused::NotHere);
    }
    let mut meta = without_offer(&kept.meta, seat);
    meta.offers.push(Offer { seat: seat.number(), to: to.0 });
    Ok(kept.with_meta(meta, moment.at).into())
}

/// Takes an offer back; links that were made for the seat are void then.
///
/// # Errors
/// It is somebody else's seat.
pub fn withdraw(moment: &Moment, person: PersonId, seat: Seat) -> Result {
    let (kept, _) = in_play(moment, person, seat)?;
    let mut meta = without_offer(&kept.meta, seat);
    if let Some(place) = meta.places.get_mut(seat.index()) {
        place.left += 1;
    }
    Ok(kept.with_meta(meta, moment.at).into())
}

/// Does not want the seat that was offered.
///
/// # Errors
/// Nobody has offered it.
pub fn decline(moment: &Moment, person: PersonId, seat: Seat) -> Result {
    let kept = &moment.kept;
    offered(&kept.meta, person, seat)?;
    Ok(kept.with_meta(without_offer(&kept.meta, seat), moment.at).into())
}

fn offered(meta: &Meta, person: PersonId, seat: Seat) -> std::result::Result<(), Refused> {
    let meant = |offer: &&Offer| offer.seat == seat.number() && offer.to == person.0;
    meta.offers.iter().find(meant).map(|_| ()).ok_or(Refused::NoOffer)
}

fn without_offer(meta: &Meta, seat: Seat) -> Meta {
    let mut meta = meta.clone();
    meta.offers.retain(|offer| offer.seat != seat.number());
    meta
}

/// Who takes a seat over, and what they are called there.
#[derive(Clone, Debug)]
pub struct Taker {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// In which language they tell the others.
    pub lang: Lang,
    /// Whether they came by the link, and need no offer.
    pub linked: bool,
}

/// Takes over a seat that was offered, or whose link somebody has. From here on only the new person sees what it knows;
/// whoever had it may go on watching. The others are told in the chat.
///
/// # Errors
/// Nobody has offered it, it cannot be handed over any more, or this person cannot take it.
pub fn take_over(moment: &Moment, taker: &Taker, seat: Seat) -> Result {
    let kept = &moment.kept;
    let (person, name) = (taker.person, &taker.name);
    if kept.is_closed() {
        return Err(Refused::Closed);
    }
    let old = kept.meta.place(seat).ok_or(Refused::NoSeat)?.clone();
    if old.person() == Some(person) {
        return Ok(kept.clone().into());
    }
    let former = old.person().ok_or(Refused::NoOffer)?;
    if !taker.linked {
        offered(&kept.meta, person, seat)?;
    }
    may_take(&kept.meta, person, seat)?;
    super::lobby::may_be_called(&kept.meta.places, seat, name)?;
    let next = handed(kept, kept.table()?.as_ref(), seat)?;

    let mut meta = without_offer(&kept.meta, seat);
    meta.handed.push((former.0, seat.number()));
    let many = meta.handed.len().saturating_sub(MOST_HANDED);
    meta.handed.drain(..many);
    meta.watchers.retain(|id| *id != person.0);
    if let Some(place) = meta.places.get_mut(seat.index()) {
        let sitter = Sitter::Person(person.0);
        *place = Place { name: name.clone(), sitter, stand_in: None, left: old.left + 1, more: old.more };
    }
    if meta.seats_of(former).next().is_none() {
        remember(&mut meta.watchers, former);
        meta.unread.retain(|(id, _)| *id != former.0);
        if let Some(clock) = &mut meta.clock {
            clock.wish.retain(|id| *id != former.0);
        }
    }
    let told = Phrase::new("table-took-over").with("name", old.name.as_str());
    let line = Speaker::new(taker.lang).say(&told);
    let changed = kept.with_meta(meta, moment.at);
    let changed = match changed.meta.muted.contains(&person.0) {
        true => changed,
        false => said(&changed, person, name.clone(), line, moment.at),
    };
    // Nobody has moved: the turn lasts since then.
    Ok(Kept { moved: kept.moved, ..changed.with_entries(next, moment.at) }.into())
}

/// Lets somebody watch who has the link for it.
///
/// # Errors
/// Whoever made the table has sent this person away.
pub fn watch(moment: &Moment, person: PersonId) -> Result {
    let kept = &moment.kept;
    if kept.meta.kicked.contains(&person.0) {
        return Err(Refused::Kicked);
    }
    if kept.is_of_table(Some(person)) {
        return Ok(kept.clone().into());
    }
    let mut meta = kept.meta.as_ref().clone();
    remember(&mut meta.watchers, person);
    // Who looks on is no news: the table keeps its place in lists.
    Ok(kept.with_meta(meta, kept.glance.touched).into())
}

impl Kept {
    /// Whether this person sits here, made the table, or was invited to watch.
    #[must_use]
    pub fn is_of_table(&self, person: Option<PersonId>) -> bool {
        is_of_table(&self.meta, person)
    }

    /// Whether this person may look at the table. A game in play that is not listed is for those at the table and those
    /// whom they have invited; to know its code is not enough.
    #[must_use]
    pub fn admits(&self, person: Option<PersonId>) -> bool {
        admits(&self.meta, &self.glance, person)
    }
}

/// The same as [`Kept::admits`], of a table that is not replayed.
#[must_use]
pub fn admits(meta: &Meta, glance: &Glance, person: Option<PersonId>) -> bool {
    glance.listed || glance.state != State::Playing || is_of_table(meta, person)
}

pub(super) fn is_of_table(meta: &Meta, person: Option<PersonId>) -> bool {
    person.is_some_and(|person| {
        meta.host == person.0 || meta.watchers.contains(&person.0) || meta.seats_of(person).next().is_some()
    })
}
