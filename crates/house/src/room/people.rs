//! People at a table in play: giving up, and asking the others for a take-back.

use bots::Level;
use table::{Act, AnyTable, Seat};

use super::kept::Kept;
use super::make::with_bots;
use super::play::in_play;
use super::{Change, MOST_ENTRIES, Moment};
use crate::refused::Refused;
use crate::store::{Asking, Meta, PersonId, Place};

type Result = std::result::Result<Change, Refused>;

/// Gives up. With two sides that ends the game; else a bot of this level plays on for the seat, which is placed last.
/// Asked for twice, it is done once.
///
/// # Errors
/// It is somebody else's seat, the game is over, somebody is not sure, or no bots know a game that goes on.
pub fn resign(moment: &Moment, person: PersonId, seat: Seat, level: Level, sure: bool) -> Result {
    let (kept, table) = in_play(moment, person, seat)?;
    if table.gone().contains(&seat) {
        return Ok(kept.clone().into());
    }
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    if !sure {
        return Err(Refused::NotSure);
    }
    let mut next = table.duplicate();
    next.enter(seat, &Act::Resign)?;
    if next.to_act().is_none() {
        return Ok(kept.with_entries(next, moment.at).into());
    }
    with_bots(kept.game)?;
    let mut meta = kept.meta.as_ref().clone();
    if let Some(place) = meta.places.get_mut(seat.index())
        && place.stand_in.is_none()
    {
        next.enter(seat, &Act::Bot(level.to_string()))?;
        place.stand_in = Some(level);
    }
    Ok(kept.with_meta(meta, moment.at).with_entries(next, moment.at).into())
}

/// Asks to take back one's last turn and everything since. It is done once everybody agrees whom it concerns; where
/// that is nobody but bots, at once.
///
/// # Errors
/// It is somebody else's seat, there is nothing to take back, or somebody was shown something since.
pub fn ask_back(moment: &Moment, person: PersonId, seat: Seat) -> Result {
    let (kept, table) = in_play(moment, person, seat)?;
    kept.unless_rated()?;
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    if table.entries() >= MOST_ENTRIES {
        return Err(Refused::TooManyEntries);
    }
    if kept.asking().is_some() {
        return Err(Refused::Asking);
    }
    let (entry, entries) = (table.may_ask_back(seat)?, table.entries());
    settle(moment, Asking { seat: seat.number(), entry, entries, agreed: Vec::new() })
}

/// Agrees to a take-back, or does not; whoever asked for it takes the wish back. `entry` says which one is meant.
///
/// # Errors
/// Nobody asks for that any more, or not of this person.
pub fn answer_back(moment: &Moment, person: PersonId, entry: usize, agree: bool) -> Result {
    let kept = &moment.kept;
    let Some(asking) = kept.asking().filter(|asking| asking.entry == entry) else {
        return Err(Refused::Stale);
    };
    let asks = asker(kept, asking) == Some(person);
    if !asks && !awaited(kept, asking).contains(&person) {
        return Err(Refused::NotYourSeat);
    }
    if !agree {
        let meta = Meta { asking: None, ..kept.meta.as_ref().clone() };
        return Ok(kept.with_meta(meta, moment.at).into());
    }
    if asks {
        return Ok(kept.clone().into());
    }
    let mut asking = asking.clone();
    asking.agreed.push(person.0);
    settle(moment, asking)
}

/// Takes back what was asked for if everybody has agreed, else keeps the wish.
fn settle(moment: &Moment, asking: Asking) -> Result {
    let kept = &moment.kept;
    let mut meta = kept.meta.as_ref().clone();
    if !awaited(kept, &asking).is_empty() {
        meta.asking = Some(asking);
        return Ok(kept.with_meta(meta, moment.at).into());
    }
    meta.asking = None;
    let mut next = kept.table()?.duplicate();
    let seat = Seat::new(asking.seat).ok_or(Refused::NoSeat)?;
    next.enter(seat, &Act::Granted(asking.entry))?;
    Ok(kept.with_meta(meta, moment.at).with_entries(next, moment.at).into())
}

/// Who asks.
fn asker(kept: &Kept, asking: &Asking) -> Option<PersonId> {
    kept.meta.place(Seat::new(asking.seat)?)?.person()
}

/// Those whose answer is missing: everybody else who decides here. Bots agree, also those that sit in for somebody, and
/// whoever has given up is not asked.
fn awaited(kept: &Kept, asking: &Asking) -> Vec<PersonId> {
    let (asker, gone) =
        (asker(kept, asking), kept.table.as_ref().map(|table| table.gone()).unwrap_or_default());
    let decides = |(index, place): (usize, &Place)| {
        place.person().filter(|_| place.stand_in.is_none() && !gone.contains(&Seat::from_index(index)))
    };
    let mut people: Vec<PersonId> = kept.meta.places.iter().enumerate().filter_map(decides).collect();
    people.sort_unstable();
    people.dedup();
    people.retain(|person| Some(*person) != asker && !asking.agreed.contains(&person.0));
    people
}

impl Kept {
    /// What somebody asks for now: a wish ends with the next entry.
    #[must_use]
    pub fn asking(&self) -> Option<&Asking> {
        self.meta.asking.as_ref().filter(|asking| asking.entries == self.entries())
    }

    /// The same for pages, as this person reads it.
    pub(super) fn request(&self, reader: PersonId) -> Option<pages::model::Request> {
        let asking = self.asking()?;
        let awaited = awaited(self, asking);
        let names =
            self.meta.places.iter().filter(|place| place.person().is_some_and(|p| awaited.contains(&p)));
        Some(pages::model::Request {
            seat: Seat::new(asking.seat)?,
            entry: asking.entry,
            mine: asker(self, asking) == Some(reader),
            awaited: awaited.contains(&reader),
            names: names.map(|place| place.name.clone()).collect(),
        })
    }
}

/// The seat of this person that may ask for a take-back, where an ordinary one is not possible.
pub(super) fn may_ask(kept: &Kept, table: &dyn AnyTable, seats: &[Seat]) -> Option<Seat> {
    let may = |seat: &Seat| table.may_ask_back(*seat).is_ok();
    seats.iter().copied().find(may).filter(|_| kept.asking().is_none())
}
