//! Time at a table: whose clock runs, what happens when it has run out, and pauses.
//!
//! Whoever changes a table need not think of its clocks: before a change is kept, `wound` compares who decides with
//! whose clock runs. That somebody's time is up is an entry like a move, computed and kept in the same turnstile: a move
//! that comes before it is kept has come in time.

use std::sync::Arc;

use bots::Level;
use pages::clock::{Clocks, Then};
use table::{Act, Seat};

use super::kept::Kept;
use super::{Change, Moment};
use crate::refused::Refused;
use crate::store::{Clock, Meta, PersonId, Place, Sitter, State};

type Result = std::result::Result<Change, Refused>;

impl Kept {
    /// The seat whose clock is to run, and in which turn: that of a person who decides.
    fn runner(&self) -> Option<(Seat, u32)> {
        let (clock, table) = (self.meta.clock.as_ref()?, self.table.as_ref()?);
        let (seat, _) = self.awaited().filter(|_| !clock.paused)?;
        Some((seat, table.turn()))
    }
}

/// The table with its clocks set to what has become of it.
#[must_use]
pub(crate) fn wound(mut kept: Kept, before: Option<&Kept>, now: u64) -> Kept {
    let Some(clock) = &kept.meta.clock else { return kept };
    let (ran, runs) = (clock.running, kept.runner());
    let same = ran.map(|ran| (ran.seat, ran.turn)) == runs.map(|(seat, turn)| (seat.number(), turn));
    if !same {
        let mut clock = clock.clone();
        clock.stop(now);
        let fresh = before.is_none_or(|before| before.entries() < kept.entries());
        let last = kept.table.as_ref().filter(|_| fresh).and_then(|table| table.entry(table.entries()));
        if let (Some((seat, Act::TakeBack | Act::Granted(_))), Some(table)) = (&last, &kept.table) {
            clock.taken_back(*seat, table.turn());
        }
        match last {
            Some((seat, Act::Move(_))) if ran.is_some_and(|ran| ran.seat == seat.number()) => {
                clock.turn_over(seat, false);
            }
            // Only a turn that was over has had it.
            Some((seat, Act::TakeBack)) if runs.map(|(seat, _)| seat) == Some(seat) => {
                clock.turn_over(seat, true);
            }
            _ => {}
        }
        if let Some((seat, turn)) = runs {
            clock.start(seat, turn, now);
        }
        if kept.glance.state == State::Over {
            clock.wish.clear();
        }
        kept.meta = Arc::new(Meta { clock: Some(clock), ..kept.meta.as_ref().clone() });
    }
    kept.glance.due = kept.meta.clock.as_ref().and_then(Clock::due);
    kept
}

/// Writes down that the time of whoever decides is up, if it is: a bot sits in, or they have lost.
///
/// # Errors
/// The table's rules refuse it.
pub fn run_out(moment: &Moment) -> Result {
    let kept = &moment.kept;
    let late = || {
        let clock = kept.meta.clock.as_ref()?;
        let (seat, _) = kept.runner()?;
        (clock.due()? <= moment.ready).then_some((seat, clock.terms.then))
    };
    let Some((seat, then)) = late() else { return Ok(kept.clone().into()) };
    let table = kept.table()?;
    let mut meta = kept.meta.as_ref().clone();
    let level = Level::USUAL;
    let enter = |lost: bool| {
        let mut next = table.duplicate();
        next.enter(seat, &Act::Time { lost })?;
        if next.to_act().is_some() {
            next.enter(seat, &Act::Bot(level.to_string()))?;
        }
        Ok::<_, Refused>(next)
    };
    // Somebody who has come and gone too often does not come back.
    let next = match then {
        Then::Bot => enter(false).or_else(|_| enter(true))?,
        Then::Lose => enter(true)?,
    };
    if let Some(place) = meta.places.get_mut(seat.index()).filter(|_| next.to_act().is_some()) {
        place.stand_in = Some(level);
    }
    if let Some(clock) = &mut meta.clock {
        clock.run_out(seat);
    }
    Ok(kept.with_meta(meta, moment.at).with_entries(next, moment.at).into())
}

/// What somebody says about a pause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Asks for one, or agrees to it.
    Pause,
    /// Wants none, or no longer.
    Refuse,
    /// Ends it.
    Resume,
}

/// Asks for a pause, agrees to one, refuses it, or ends it. It begins once everybody has agreed who decides here; bots
/// agree. Everybody may end it.
///
/// # Errors
/// Only those who sit here may, and only where there is a clock and the game goes on.
pub fn pause(moment: &Moment, person: PersonId, wish: Wish) -> Result {
    let kept = &moment.kept;
    if kept.is_closed() {
        return Err(Refused::Closed);
    }
    if !deciders(kept).contains(&person) {
        return Err(Refused::NotSeated);
    }
    let Some(mut clock) = kept.meta.clock.clone().filter(|_| kept.glance.state == State::Playing) else {
        return Err(Refused::NoClock);
    };
    // With nobody else to agree, a pause would be a way to leave a rated game without losing it.
    if wish == Wish::Pause && deciders(kept).len() < 2 {
        kept.unless_rated()?;
    }
    match wish {
        Wish::Pause if !clock.paused && !clock.wish.contains(&person.0) => {
            clock.wish.push(person.0);
            if missing(kept, &clock).is_empty() {
                clock.paused = true;
                clock.wish.clear();
            }
        }
        Wish::Refuse => clock.wish.clear(),
        Wish::Resume => clock.paused = false,
        Wish::Pause => {}
    }
    let meta = Meta { clock: Some(clock), ..kept.meta.as_ref().clone() };
    Ok(kept.with_meta(meta, kept.glance.touched).into())
}

/// Those who decide at this table and have not given up.
fn deciders(kept: &Kept) -> Vec<PersonId> {
    let gone = kept.table.as_ref().map(|table| table.gone()).unwrap_or_default();
    let decides =
        |(index, place): (usize, &Place)| place.person().filter(|_| !gone.contains(&Seat::from_index(index)));
    let mut people: Vec<PersonId> = kept.meta.places.iter().enumerate().filter_map(decides).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// Those whose agreement is missing. A bot that sits in for somebody agrees for them.
fn missing(kept: &Kept, clock: &Clock) -> Vec<PersonId> {
    let sits = |person: &PersonId| {
        let mut seats = kept.meta.places.iter().filter(|place| place.person() == Some(*person));
        seats.any(|place| place.stand_in.is_none())
    };
    let wants = |person: &PersonId| clock.wish.contains(&person.0);
    deciders(kept).into_iter().filter(|person| sits(person) && !wants(person)).collect()
}

/// The clocks as this reader sees them.
#[must_use]
pub(super) fn clocks(moment: &Moment, reader: Option<PersonId>) -> Option<Clocks> {
    let kept = &moment.kept;
    let clock = kept.meta.clock.as_ref()?;
    let seats = (0..kept.meta.places.len()).map(Seat::from_index);
    let playing = kept.glance.state == State::Playing;
    let sits = reader.filter(|reader| playing && deciders(kept).contains(reader));
    let wants = sits.is_some_and(|reader| clock.wish.contains(&reader.0));
    let names = kept.meta.places.iter().filter(|place| {
        matches!(place.sitter, Sitter::Person(_))
            && place.person().is_some_and(|id| clock.wish.contains(&id.0))
    });
    Some(Clocks {
        terms: clock.terms,
        left: seats.map(|seat| clock.left(seat, moment.ready)).collect(),
        running: clock.running.and_then(|running| Seat::new(running.seat)),
        paused: clock.paused && playing,
        asked: names.map(|place| place.name.clone()).collect(),
        may_pause: sits.is_some()
            && !wants
            && !clock.paused
            && (kept.meta.rated.is_none() || deciders(kept).len() > 1),
        may_refuse: sits.is_some() && !clock.wish.is_empty(),
        may_resume: sits.is_some() && clock.paused,
    })
}
