//! What whoever made a table may do about the others: send somebody away for good, and close the chat to somebody.

use table::{Phrase, Seat};
use texts::{Lang, Speaker};

use super::kept::Kept;
use super::lobby::by_host;
use super::make::with_bots;
use super::parting::{left_to_bots, replace};
use super::play::said;
use super::{Change, Moment};
use crate::refused::Refused;
use crate::store::{Meta, PersonId, Place, State};

type Result = std::result::Result<Change, Refused>;

/// The longest reason, in characters.
pub const REASON_CHARS: usize = 200;
/// So many people a table remembers whom its maker has sent away, or silenced: the first of more are forgotten, so that a
/// table does not grow by strangers who come to be sent away.
const MOST_KNOWN: usize = 100;

/// How it is told to all at the table: as a line of whoever made it.
#[derive(Clone, Debug)]
pub struct Told {
    /// What the maker is called here.
    pub name: String,
    /// The maker's language.
    pub lang: Lang,
    /// Why, if there is something to say.
    pub reason: String,
}

/// The person of a seat, who is not the one who asks: only whoever made the table may do something about them.
fn other(kept: &Kept, person: PersonId, seat: Seat) -> std::result::Result<PersonId, Refused> {
    by_host(kept, person)?;
    if kept.is_closed() {
        return Err(Refused::Closed);
    }
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    let other = kept.meta.place(seat).and_then(Place::person);
    other.filter(|other| *other != person).ok_or(Refused::NoSeat)
}

/// Sends the person of a seat away for good: no seat of this table, nor of those that follow it in a series, is theirs
/// again. Before the start their seats are free then; in play a bot goes on in each, so that nobody is shown what the
/// seat knows; a game that is over stays as it was played.
///
/// # Errors
/// Only whoever made the table may, and not themselves; in play only where bots know the game, and not at a rated table.
pub fn kick(moment: &Moment, person: PersonId, seat: Seat, told: &Told) -> Result {
    let kept = &moment.kept;
    let kicked = other(kept, person, seat)?;
    if kept.meta.kicked.contains(&kicked.0) {
        return Ok(kept.clone().into());
    }
    let mut meta = kept.meta.as_ref().clone();
    let name = meta.place(seat).map(|place| place.name.clone()).unwrap_or_default();
    remember(&mut meta.kicked, kicked);
    meta.watchers.retain(|id| *id != kicked.0);
    meta.offers.retain(|offer| offer.to != kicked.0);
    if !told.reason.is_empty() {
        meta.reasons.push((kicked.0, told.reason.clone()));
    }
    meta.reasons.retain(|(id, _)| meta.kicked.contains(id));
    let seats: Vec<Seat> = meta.seats_of(kicked).collect();
    let mut table = None;
    match kept.glance.state {
        State::Lobby => {
            for &seat in &seats {
                replace(&mut meta, seat, Place::default());
            }
            meta.unpledge(&seats);
        }
        State::Playing => {
            // Whoever is ahead must not lose by being sent away.
            kept.unless_rated()?;
            with_bots(kept.game)?;
            table = Some(left_to_bots(kept, &mut meta, &seats)?);
        }
        State::Over | State::Closed => {}
    }
    let phrase = match told.reason.as_str() {
        "" => Phrase::new("table-sent-away"),
        reason => Phrase::new("table-sent-away-because").with("reason", reason),
    };
    let line = Speaker::new(told.lang).say(&phrase.with("name", name));
    let told_to_all = said(&kept.with_meta(meta, moment.at), person, told.name.clone(), line, moment.at);
    Ok(match table {
        // Nobody has moved: the turn lasts since then.
        Some(table) => Kept { moved: kept.moved, ..told_to_all.with_entries(table, moment.at) },
        None => told_to_all,
    }
    .into())
}

pub(super) fn remember(list: &mut Vec<i64>, person: PersonId) {
    list.push(person.0);
    let old = list.len().saturating_sub(MOST_KNOWN);
    list.drain(..old);
}

/// Closes the chat of this table to the person of a seat, or opens it again.
///
/// # Errors
/// Only whoever made the table may, and not to themselves.
pub fn mute(moment: &Moment, person: PersonId, seat: Seat, closed: bool) -> Result {
    let kept = &moment.kept;
    let muted = other(kept, person, seat)?;
    let mut meta = kept.meta.as_ref().clone();
    meta.muted.retain(|id| *id != muted.0);
    if closed {
        remember(&mut meta.muted, muted);
    }
    // What concerns one person is no news for all: the table keeps its place in lists.
    Ok(kept.with_meta(meta, kept.glance.touched).into())
}

/// What somebody is told who was sent away from here.
#[must_use]
pub fn farewell(meta: &Meta, person: PersonId) -> Option<Phrase> {
    if !meta.kicked.contains(&person.0) {
        return None;
    }
    let reason = meta.reasons.iter().find(|(id, _)| *id == person.0);
    Some(match reason {
        Some((_, reason)) => Phrase::new("server-kicked-because").with("reason", reason.as_str()),
        None => Refused::Kicked.phrase(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_remembers_so_many_and_the_last() {
        let mut list = Vec::new();
        for id in 0..250 {
            remember(&mut list, PersonId(id));
        }
        assert_eq!((list.len(), list.first(), list.last()), (MOST_KNOWN, Some(&150), Some(&249)));
    }
}
