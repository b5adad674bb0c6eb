//! Who listens at a table: here, and by way of other servers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Moment, Room, fresh_version, play};
use crate::House;
use crate::around::Novelty;
use crate::store::{Person, PersonId, Place, State};

/// Who listens.
#[derive(Default)]
pub(super) struct Listening {
    here: BTreeMap<PersonId, usize>,
    elsewhere: BTreeSet<(String, PersonId)>,
}

/// What a page has proved to have shown: so many entries, and so many lines of chat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The number of the last entry.
    pub entries: usize,
    /// The number of the last line.
    pub said: u64,
}

impl Room {
    /// Somebody listens from now until the guard is dropped.
    #[must_use]
    pub fn arrive(self: &Arc<Self>, house: &Arc<House>, person: Option<&Person>) -> Presence {
        let name = person.map(|person| person.name.clone()).unwrap_or_default();
        let mut presence = Presence {
            house: house.clone(),
            room: self.clone(),
            person: person.map(|person| person.id),
            name,
            here: false,
            seen: None,
        };
        presence.come();
        presence
    }

    /// The same by a page that says when nobody sees it, and proves what it shows; it shows this already.
    #[must_use]
    pub fn arrive_looking(
        self: &Arc<Self>,
        house: &Arc<House>,
        person: &Person,
        here: bool,
        shows: Seen,
    ) -> Presence {
        let mut presence = Presence {
            house: house.clone(),
            room: self.clone(),
            person: Some(person.id),
            name: person.name.clone(),
            here: false,
            seen: Some(shows),
        };
        if here {
            presence.come();
        }
        presence
    }

    fn come(&self, person: PersonId, name: &str) {
        let first = {
            let mut listening = self.listening();
            let streams = listening.here.entry(person).or_default();
            *streams += 1;
            *streams == 1
        };
        self.count_in(person, name);
        if first {
            self.tell(person, Novelty::Came);
        }
    }

    fn count_strangers(&self, count: impl FnOnce(usize) -> usize) {
        self.moment.send_modify(|moment| {
            moment.strangers = count(moment.strangers);
            moment.version = fresh_version();
        });
    }

    fn listening(&self) -> MutexGuard<'_, Listening> {
        // Numbers and names stay whole whoever panicked.
        self.listening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody listens by one more stream. What they are called may not be known yet.
    fn count_in(&self, person: PersonId, name: &str) {
        self.moment.send_if_modified(|moment| {
            let here = moment.present.entry(person).or_default();
            here.streams += 1;
            let came = here.streams == 1;
            if !name.is_empty() {
                name.clone_into(&mut here.name);
            }
            if came {
                moment.version = fresh_version();
            }
            came
        });
    }

    /// Somebody listens by way of another server, or no more.
    pub(crate) fn present_elsewhere(&self, server: &str, person: PersonId, here: bool) {
        let who = (server.to_owned(), person);
        let changed = match here {
            true => self.listening().elsewhere.insert(who),
            false => self.listening().elsewhere.remove(&who),
        };
        match (changed, here) {
            (true, true) => self.count_in(person, ""),
            (true, false) => self.count_out(person),
            (false, _) => {}
        }
    }

    /// Those who listen and of whom it is not known what they are called.
    pub(crate) fn nameless(&self) -> Vec<PersonId> {
        let moment = self.moment.borrow();
        moment.present.iter().filter(|(_, here)| here.name.is_empty()).map(|(person, _)| *person).collect()
    }

    /// Somebody who listens by way of another server is called like this.
    pub(crate) fn is_called(&self, person: PersonId, name: &str) {
        self.moment.send_if_modified(|moment| {
            let here = moment.present.get_mut(&person).filter(|here| here.name != name);
            let Some(here) = here else { return false };
            name.clone_into(&mut here.name);
            moment.version = fresh_version();
            true
        });
    }

    /// Somebody who is forgotten does not listen any more, whatever is still open.
    pub(crate) fn dismiss(&self, person: PersonId) {
        self.moment.send_if_modified(|moment| {
            let here = moment.present.remove(&person).is_some();
            if here {
                moment.version = fresh_version();
            }
            here
        });
    }

    /// Those who listen here, not by way of other servers.
    pub(crate) fn present_here(&self) -> Vec<PersonId> {
        self.listening().here.keys().copied().collect()
    }

    /// Those who listen now.
    pub(crate) fn people_present(&self) -> Vec<PersonId> {
        self.moment.borrow().present.keys().copied().collect()
    }

    fn depart(&self, person: Option<PersonId>) {
        let Some(person) = person else {
            return self.count_strangers(|strangers| strangers.saturating_sub(1));
        };
        let last = {
            let mut listening = self.listening();
            let streams = listening.here.entry(person).or_default();
            *streams = streams.saturating_sub(1);
            let last = *streams == 0;
            if last {
                listening.here.remove(&person);
            }
            last
        };
        self.count_out(person);
        if last {
            self.tell(person, Novelty::Left);
        }
    }

    /// Whether it is this person's turn, and their page has shown it: it has proved so, or, where it proves nothing, that
    /// was so long ago.
    fn has_seen_turn(&self, person: PersonId, seen: Option<Seen>) -> bool {
        let moment = self.moment.borrow();
        let shown = match seen {
            Some(seen) => seen.entries >= moment.kept.entries(),
            None => moment.kept.moved.saturating_add(SEEN) < self.clock(),
        };
        Self::awaits(person, &moment) && shown
    }

    /// Whether anybody wants to know if this person looks: others who are here or sit here, and whoever would call them
    /// to a turn that their page may not have shown.
    #[must_use]
    pub fn asks_for(&self, person: PersonId, seen: Seen) -> bool {
        let moment = self.moment.borrow();
        let kept = &moment.kept;
        let others = || moment.strangers > 0 || moment.present.keys().any(|other| *other != person);
        let sit = || kept.meta.places.iter().filter_map(Place::person).any(|other| other != person);
        others()
            || (matches!(kept.glance.state, State::Lobby | State::Playing) && sit())
            || (Self::awaits(person, &moment) && seen.entries < kept.entries())
    }

    fn awaits(person: PersonId, moment: &Moment) -> bool {
        moment.kept.awaited().is_some_and(|(_, awaited)| awaited == person)
    }

    /// Calls somebody whose turn came about when their page was closed, before anybody knew that they had gone.
    fn call_late(&self, person: PersonId) {
        let moment = self.moment.borrow().clone();
        if Self::awaits(person, &moment) {
            self.call(None, &moment.kept);
        }
    }

    /// Marks as unread what was said between these two lines, after somebody's page was closed and before anybody knew
    /// that they had gone.
    async fn mark_late(self: &Arc<Self>, house: &Arc<House>, person: PersonId, lines: (u64, u64)) {
        if lines.0 == lines.1 || self.is_here(person) {
            return;
        }
        // It is a convenience: who cannot be read about now has one mark less.
        let Ok(Some(reader)) = house.person_by_id(person).await else { return };
        let _ = self.change(house, move |moment| Ok(play::has_missed(moment, &reader, lines))).await;
    }

    /// Somebody listens by one stream less. Whoever does not know yet that it is their turn is called, and what was said
    /// between these two lines is new to them.
    async fn gone(
        self: &Arc<Self>,
        house: &Arc<House>,
        person: Option<PersonId>,
        known: bool,
        lines: (u64, u64),
    ) {
        self.depart(person);
        let Some(person) = person else { return };
        if !known {
            self.call_late(person);
        }
        self.mark_late(house, person, lines).await;
    }

    /// The number of the last line that was said.
    fn last_said(&self) -> u64 {
        self.moment.borrow().kept.last_said
    }

    fn count_out(&self, person: PersonId) {
        let now = self.clock();
        let seated = |moment: &Moment| moment.kept.meta.seats_of(person).next().is_some();
        if seated(&self.moment.borrow()) {
            self.heard().insert(person, now);
        }
        self.moment.send_if_modified(|moment| {
            let left = match moment.present.get_mut(&person) {
                Some(here) if here.streams > 1 => {
                    here.streams -= 1;
                    false
                }
                Some(_) => {
                    moment.present.remove(&person);
                    if seated(moment) {
                        moment.left.insert(person, now);
                    }
                    true
                }
                None => false,
            };
            if left {
                moment.version = fresh_version();
            }
            left
        });
    }
}

/// As long as this lives the person is there, unless their page says otherwise.
pub struct Presence {
    house: Arc<House>,
    room: Arc<Room>,
    person: Option<PersonId>,
    name: String,
    /// Whether the person counts as being here.
    here: bool,
    /// What the page has proved to show, where it proves anything.
    seen: Option<Seen>,
}

/// After so many seconds whoever listens and proves nothing, as programs do, has heard whose turn it is.
const SEEN: u64 = 10;

/// How long a page may be gone before its person is: a reload is not an absence.
const GRACE: Duration = Duration::from_secs(4);

impl Presence {
    fn come(&mut self) {
        if std::mem::replace(&mut self.here, true) {
            return;
        }
        match self.person {
            Some(person) => self.room.come(person, &self.name),
            None => self.room.count_strangers(|strangers| strangers + 1),
        }
    }

    /// What the page has proved to show so far.
    #[must_use]
    pub fn seen(&self) -> Seen {
        self.seen.unwrap_or_default()
    }

    /// The page has proved to show so much.
    pub fn saw(&mut self, seen: Seen) {
        self.seen = Some(seen);
    }

    /// Somebody sees the page again.
    pub fn come_back(&mut self) {
        self.come();
    }

    /// Nobody sees the page any more, which has shown the lines up to this one.
    pub fn leave(&mut self, heard: u64) {
        if !std::mem::take(&mut self.here) {
            return;
        }
        let known = self.person.is_some_and(|person| self.room.has_seen_turn(person, self.seen));
        let (house, room, person) = (self.house.clone(), self.room.clone(), self.person);
        self.room.around.spawn(Box::pin(async move {
            let said = room.last_said();
            room.gone(&house, person, known, (heard, said)).await;
        }));
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        if !self.here {
            return;
        }
        let (house, room, person) = (self.house.clone(), self.room.clone(), self.person);
        let heard = room.last_said();
        let known = person.is_some_and(|person| room.has_seen_turn(person, self.seen));
        self.room.around.spawn(Box::pin(async move {
            room.around.rest(GRACE).await;
            let said = room.last_said();
            room.gone(&house, person, known, (heard, said)).await;
        }));
    }
}
