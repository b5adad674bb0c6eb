//! In play: moves, take-backs, chat, and bots that sit in.

use std::sync::Arc;

use bots::Level;
use table::{Act, AnyTable, Seat};

use super::kept::Kept;
use super::make::with_bots;
use super::{Change, MOST_ENTRIES, Moment};
use crate::hosts::LINES_AROUND;
use crate::refused::Refused;
use crate::store::{CHAT_LINES, Meta, Person, PersonId, Place, Report, Said, State};

type Result = std::result::Result<Change, Refused>;

/// The game in play, for a person who decides for this seat.
pub(super) fn in_play(
    moment: &Moment,
    person: PersonId,
    seat: Seat,
) -> std::result::Result<(&Kept, &Arc<dyn AnyTable>), Refused> {
    let kept = &moment.kept;
    if kept.is_closed() {
        return Err(Refused::Closed);
    }
    if kept.meta.place(seat).and_then(Place::person) != Some(person) {
        return Err(Refused::NotYourSeat);
    }
    Ok((kept, kept.table()?))
}

/// What a numbered request finds: its entry is the next, or it was made already.
enum Turn {
    Next,
    Made,
}

fn turn(table: &dyn AnyTable, seat: Seat, entry: usize, act: &Act) -> std::result::Result<Turn, Refused> {
    let same = |made: &Act| match (made, act) {
        (Act::Move(made), Act::Move(wanted)) => made.trim().eq_ignore_ascii_case(wanted.trim()),
        (made, wanted) => made == wanted,
    };
    match table.entry(entry) {
        None if entry == table.entries() + 1 => Ok(Turn::Next),
        None if entry > table.entries() => Err(Refused::Ahead { next: table.entries() + 1 }),
        // A move that is sent twice is played once.
        Some((by, made)) if by == seat && same(&made) => Ok(Turn::Made),
        _ => Err(Refused::Stale),
    }
}

/// Where a move was chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum By {
    /// At a screen, which several people may share.
    Screen,
    /// By a program, which sees all seats of its person.
    Program,
}

/// What separates the moves of one decision. No game has it in a move's text.
const THEN: char = ';';
/// So many moves a decision has at most.
const MOST_STEPS: usize = 8;

/// The moves of a decision.
fn steps(text: &str) -> std::result::Result<Vec<&str>, Refused> {
    let steps: Vec<&str> = text.split(THEN).take(MOST_STEPS + 1).map(str::trim).collect();
    if steps.len() > MOST_STEPS {
        return Err(table::Refusal::table(table::rules::NO_SUCH_MOVE).into());
    }
    Ok(steps)
}

/// What a decision of several moves finds: all of it is still to come, or all of it was made already.
fn turns(
    table: &dyn AnyTable,
    seat: Seat,
    entry: usize,
    steps: &[&str],
) -> std::result::Result<Turn, Refused> {
    let of = |(place, step): (usize, &&str)| {
        turn(table, seat, entry.saturating_add(place), &Act::Move((*step).to_owned()))
    };
    let mut all = steps.iter().enumerate();
    match all.next().map(of) {
        Some(Ok(Turn::Made)) => {
            let made = all.map(of).all(|found| matches!(found, Ok(Turn::Made)));
            if made { Ok(Turn::Made) } else { Err(Refused::Stale) }
        }
        Some(first) => first,
        None => Err(Refused::Stale),
    }
}

/// Plays a decision: a move, or several that are separated by semicolons and are made together or not at all. `entry`
/// is the number that the first of them will have. The same again is a success that changes nothing.
///
/// # Errors
/// It is somebody else's seat, the page is stale, the screen is closed, or the rules refuse a move.
pub fn play(moment: &Moment, person: PersonId, by: By, seat: Seat, entry: usize, text: &str) -> Result {
    let (kept, table) = in_play(moment, person, seat)?;
    let steps = steps(text)?;
    let entry = after_return(table.as_ref(), seat, entry);
    if let Turn::Made = turns(table.as_ref(), seat, entry, &steps)? {
        return Ok(kept.clone().into());
    }
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    if by == By::Screen && !moment.is_unveiled(person, seat) {
        return Err(Refused::ClosedScreen);
    }
    let mut next = table.duplicate();
    let mut returned = back(kept, seat, next.as_mut())?;
    let first = next.entries() + 1;
    for step in &steps {
        next.play(seat, step)?;
    }
    // Whoever plays on has read what stood there.
    if let Some(guide) = super::guide::read_by(kept, seat) {
        let meta = returned.meta.unwrap_or_else(|| kept.meta.as_ref().clone());
        returned.meta = Some(Meta { guide: Some(guide), ..meta });
    }
    if steps.len() > 1 {
        let mut meta = returned.meta.unwrap_or_else(|| kept.meta.as_ref().clone());
        meta.joined = joined(table.as_ref(), &meta.joined, seat);
        meta.joined.push((first, first + steps.len() - 1));
        returned.meta = Some(meta);
    }
    Ok(returned.with_entries_and_meta(next, moment.at))
}

/// The decisions of several moves that this seat may still take back: those since somebody else decided.
fn joined(table: &dyn AnyTable, joined: &[(usize, usize)], seat: Seat) -> Vec<(usize, usize)> {
    let mut since = table.entries() + 1;
    while since > 1 && table.entry(since - 1).is_some_and(|(by, act)| by == seat || !act.decides()) {
        since -= 1;
    }
    joined.iter().copied().filter(|(first, _)| *first >= since).collect()
}

/// How many moves of this seat's last decision stand: one, or all that were made together.
fn last_decision(table: &dyn AnyTable, joined: &[(usize, usize)]) -> usize {
    let whole = joined.iter().find(|(_, last)| *last == table.last_move());
    whole.map_or(1, |(first, last)| last - first + 1)
}

/// Takes back a decision of this seat, which may have been several moves, or its whole turn.
///
/// # Errors
/// It is somebody else's seat, the page is stale, or the move stands.
pub fn take_back(moment: &Moment, person: PersonId, seat: Seat, entry: usize, whole: bool) -> Result {
    let (kept, table) = in_play(moment, person, seat)?;
    let entry = after_return(table.as_ref(), seat, entry);
    if let Turn::Made = turn(table.as_ref(), seat, entry, &Act::TakeBack)? {
        return Ok(kept.clone().into());
    }
    kept.unless_rated()?;
    if kept.meta.uploaded {
        return Err(Refused::ReadOnly);
    }
    if table.entries() >= MOST_ENTRIES {
        return Err(Refused::TooManyEntries);
    }
    let mut next = table.duplicate();
    let together = || last_decision(table.as_ref(), &kept.meta.joined);
    let count = if whole { table.resettable(seat).max(1) } else { together() };
    let returned = back(kept, seat, next.as_mut())?;
    next.take_back(seat)?;
    for _ in 1..count {
        // What showed something stands, also when it was the first half of a decision.
        if next.take_back(seat).is_err() {
            break;
        }
    }
    Ok(returned.with_entries_and_meta(next, moment.at))
}

/// The number that somebody's decision has who was away: behind the entry that says that they are back.
fn after_return(table: &dyn AnyTable, seat: Seat, entry: usize) -> usize {
    match table.entry(entry) {
        Some((by, Act::Back)) if by == seat => entry + 1,
        _ => entry,
    }
}

/// Whoever decides is back: the bot that sat in leaves. Tables of older versions did not write down that it sat there.
fn back(kept: &Kept, seat: Seat, table: &mut dyn AnyTable) -> std::result::Result<Returned, Refused> {
    let mut meta = kept.meta.as_ref().clone();
    let sat_in = meta.places.get_mut(seat.index()).and_then(|place| place.stand_in.take()).is_some();
    if sat_in && table.bot(seat).is_some() && table.to_act().is_some() {
        table.enter(seat, &Act::Back)?;
    }
    Ok(Returned { kept: kept.clone(), meta: sat_in.then_some(meta) })
}

struct Returned {
    kept: Kept,
    meta: Option<Meta>,
}

impl Returned {
    fn with_entries_and_meta(self, table: Box<dyn AnyTable>, at: u64) -> Change {
        let kept = match self.meta {
            Some(meta) => self.kept.with_meta(meta, at),
            None => self.kept,
        };
        kept.with_entries(table, at).into()
    }
}

/// A bot's move, unless something has happened since it began to think.
///
/// # Errors
/// The rules refuse the move.
pub fn play_for_bot(
    moment: &Moment,
    seat: Seat,
    entries: usize,
    text: &str,
) -> std::result::Result<Change, Refused> {
    let kept = &moment.kept;
    let table = kept.table()?;
    if table.entries() != entries || kept.bot_to_act().map(|(seat, _)| seat) != Some(seat) {
        return Ok(kept.clone().into());
    }
    let mut next = table.duplicate();
    next.play(seat, text)?;
    Ok(kept.with_entries(next, moment.at).into())
}

/// Says something to all at the table. There is no other channel: partners have no private one.
///
/// `first` is the number of the line before this one when it was first said here: should the store have lost its
/// answer, the line is found behind it and not said again.
///
/// The others who sit here and do not listen now have one more line to read, but for those in `deaf`, who want to read
/// nothing of it.
///
/// # Errors
/// Only those who sit here may.
pub fn say(moment: &Moment, person: PersonId, text: &str, first: u64, deaf: &[PersonId]) -> Result {
    let kept = &moment.kept;
    if kept.said.iter().any(|said| said.number > first && said.person == person && said.text == text) {
        return Ok(kept.clone().into());
    }
    if kept.is_closed() {
        return Err(Refused::Closed);
    }
    if kept.meta.kicked.contains(&person.0) {
        return Err(Refused::Kicked);
    }
    if kept.meta.muted.contains(&person.0) {
        return Err(Refused::Muted);
    }
    // WH03: what is said has no addressee, only a speaker who sits here.
    let seat = kept.meta.places.iter().find(|place| place.person() == Some(person));
    let Some(Place { name, .. }) = seat else { return Err(Refused::ChatSeated) };
    let mut told = said(kept, person, name.clone(), text.to_owned(), moment.at);
    let mut meta = kept.meta.as_ref().clone();
    for other in meta.people() {
        if other != person && !moment.present.contains_key(&other) && !deaf.contains(&other) {
            add_unread(&mut meta, other, 1);
        }
    }
    told.meta = Arc::new(meta);
    Ok(told.into())
}

/// This person has seen what was said.
#[must_use]
pub fn has_read(moment: &Moment, person: PersonId) -> Change {
    let kept = &moment.kept;
    let mut meta = kept.meta.as_ref().clone();
    meta.unread.retain(|(id, _)| *id != person.0);
    Kept { meta: Arc::new(meta), ..kept.clone() }.into()
}

/// This reader, who sits here and has left, has not seen what others said after the first of these lines, up to the second.
#[must_use]
pub fn has_missed(moment: &Moment, reader: &Person, (heard, last): (u64, u64)) -> Change {
    let kept = &moment.kept;
    let others = kept.said.iter().filter(|said| said.number > heard && said.number <= last);
    let missed = others.filter(|said| said.person != reader.id && !reader.hides(said.person)).count() as u32;
    let sits = kept.meta.seats_of(reader.id).next().is_some();
    if missed == 0 || !reader.chat || !sits || moment.present.contains_key(&reader.id) {
        return kept.clone().into();
    }
    let mut meta = kept.meta.as_ref().clone();
    add_unread(&mut meta, reader.id, missed);
    Kept { meta: Arc::new(meta), ..kept.clone() }.into()
}

/// So many more lines that this person has not seen yet.
fn add_unread(meta: &mut Meta, person: PersonId, more: u32) {
    match meta.unread.iter_mut().find(|(id, _)| *id == person.0) {
        Some((_, lines)) => *lines = lines.saturating_add(more),
        None => meta.unread.push((person.0, more)),
    }
}

/// The same with one more line of chat.
pub(super) fn said(kept: &Kept, person: PersonId, name: String, text: String, at: u64) -> Kept {
    let number = kept.last_said + 1;
    let mut lines = kept.said.as_ref().clone();
    lines.push(Said { number, person, name, text, at });
    let old = lines.len().saturating_sub(CHAT_LINES);
    lines.drain(..old);
    Kept { said: Arc::new(lines), last_said: number, ..kept.clone() }
}

/// A report of a line of chat, with the lines around it: all that a host will see of the table.
///
/// # Errors
/// Only those who sit here may, and only lines of others that are still kept.
pub fn report(moment: &Moment, person: PersonId, number: u64) -> std::result::Result<Report, Refused> {
    let (kept, said) = (&moment.kept, &moment.kept.said);
    if kept.meta.seats_of(person).next().is_none() {
        return Err(Refused::NotSeated);
    }
    let place = said.iter().position(|line| line.number == number && line.person != person);
    let place = place.ok_or(Refused::NoLine)?;
    let around = place.saturating_sub(LINES_AROUND)..(place + LINES_AROUND + 1).min(said.len());
    Ok(Report {
        id: 0,
        code: kept.code.to_string(),
        line: number,
        by: person,
        about: said[place].person,
        at: moment.at,
        lines: said[around].to_vec(),
    })
}

/// Lets a bot sit in for somebody who has been away too long, or for oneself.
///
/// # Errors
/// Only somebody at the table may ask, for others only when the time has come, and only where bots know the game.
pub fn stand_in(moment: &Moment, person: PersonId, seat: Seat, level: Level, may: bool) -> Result {
    let kept = &moment.kept;
    if kept.meta.seats_of(person).next().is_none() {
        return Err(Refused::NotSeated);
    }
    with_bots(kept.game)?;
    // Whoever leaves for a while may have a bot at once.
    let own = kept.meta.place(seat).and_then(Place::person) == Some(person);
    if !may && !own {
        return Err(Refused::NotAway);
    }
    let mut meta = kept.meta.as_ref().clone();
    let place = meta.places.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
    place.stand_in = Some(level);
    let mut next = kept.table()?.duplicate();
    next.enter(seat, &Act::Bot(level.to_string()))?;
    // The turn has not begun anew: `moved` says since when it lasts.
    let moved = kept.moved;
    let kept = kept.with_meta(meta, moment.at).with_entries(next, moment.at);
    Ok(Kept { moved, ..kept }.into())
}

/// Takes one's seat back from the bot that sat in.
///
/// # Errors
/// It is somebody else's seat.
pub fn come_back(moment: &Moment, person: PersonId, seat: Seat) -> Result {
    let kept = &moment.kept;
    if kept.meta.place(seat).and_then(Place::person) != Some(person) {
        return Err(Refused::NotYourSeat);
    }
    let Ok(table) = kept.table() else { return Ok(kept.clone().into()) };
    let mut next = table.duplicate();
    let returned = back(kept, seat, next.as_mut())?;
    match returned.meta {
        Some(_) => Ok(returned.with_entries_and_meta(next, moment.at)),
        None => Ok(kept.clone().into()),
    }
}

impl Moment {
    /// Whether this person's screen may show what the seat knows: it has only this seat, has opened it, or
    /// there is nothing to hide.
    #[must_use]
    pub fn is_unveiled(&self, person: PersonId, seat: Seat) -> bool {
        let shared = self.kept.meta.seats_of(person).count() > 1;
        !shared
            || self.open.get(&person) == Some(&seat)
            || self.kept.table.as_ref().is_none_or(|table| !table.has_secrets())
    }

    /// Whether a bot may be asked to sit in for the person of this seat: it is that seat's decision, and it has
    /// waited too long for it. Where there is a clock nobody has to wait for, it alone says when time is up; and nobody
    /// wins a rated game by asking.
    #[must_use]
    pub fn may_stand_in(&self, seat: Seat, loaded: u64, absence: std::time::Duration) -> bool {
        let now = self.clock;
        let kept = &self.kept;
        let Some(person) = self.awaited(seat).filter(|_| kept.has_bots()) else { return false };
        if kept.meta.clock.is_some() || kept.meta.rated.is_some() {
            return false;
        }
        if kept.meta.limit > 0 {
            return now >= kept.moved + u64::from(kept.meta.limit) * 60;
        }
        let heard = self.heard.get(&person).copied().unwrap_or(loaded).max(loaded).max(kept.moved);
        // Where nobody knows, everybody counts as being here: no bot sits in by mistake.
        !self.cut_off && !self.present.contains_key(&person) && now >= heard + absence.as_secs()
    }

    /// The person of this seat, where it is their decision.
    fn awaited(&self, seat: Seat) -> Option<PersonId> {
        let place = self.kept.meta.place(seat).filter(|place| place.stand_in.is_none())?;
        let waits = self.kept.table.as_ref().and_then(|table| table.to_act()) == Some(seat);
        place.person().filter(|_| waits && self.kept.glance.state == State::Playing)
    }

    /// Whether the decision is that of a person who is not there. Where nobody knows, everybody counts as being here.
    #[must_use]
    pub fn waits_in_vain(&self, seat: Seat) -> bool {
        self.awaited(seat).is_some_and(|person| !self.cut_off && !self.is_present(person))
    }

    /// Whether this person listens, or was heard of a moment ago. Whoever has stopped listening is gone at once.
    #[must_use]
    pub fn is_present(&self, person: PersonId) -> bool {
        /// Somebody without script loads a page now and then.
        const MOMENT: u64 = 60;
        let left = self.left.get(&person).copied().unwrap_or(0);
        let lately = |&heard: &u64| heard > left && heard + MOMENT > self.clock;
        self.present.contains_key(&person) || self.heard.get(&person).is_some_and(lately)
    }
}
