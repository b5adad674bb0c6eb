//! A store in memory, for tests: the same answers, nothing on a disk.

mod hosting;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{
    Book, CHAT_LINES, Card, Counts, Day, Durability, Group, Guest, Head, Holdings, Key, Meta, Note, Person,
    PersonId, RatedGame, Report, Retention, Shelf, Stale, Stamp, State, Store, StoreError, Stored,
    Tournament, Update, Write, bytes,
};
use crate::secret::ServerSecret;

#[derive(Clone, Default)]
struct Contents {
    tables: BTreeMap<String, Stored>,
    people: BTreeMap<PersonId, Person>,
    keys: BTreeMap<[u8; 32], Key>,
    hosting: hosting::HostsContents,
    rated: Vec<RatedGame>,
    tournaments: BTreeMap<String, Tournament>,
    ready: u64,
}

/// Keeps everything until the program ends.
pub struct Memory {
    contents: Mutex<Contents>,
    secret: ServerSecret,
}

impl Memory {
    /// An empty store with this secret.
    #[must_use]
    pub fn new(secret: ServerSecret) -> Self {
        Self { contents: Mutex::default(), secret }
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        // Groups are applied to a copy first, so whoever panicked left whole groups behind.
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Contents {
    fn keep(&mut self, write: &Write, stamp: Stamp) -> Result<(), StoreError> {
        match write {
            Write::Table(update) if update.rev == 0 => {
                if self.tables.contains_key(&update.code) {
                    return Err(StoreError::Exists);
                }
                let meta: &Meta = update.meta.as_ref().ok_or(StoreError::Missing)?;
                let stored = Stored {
                    rev: 0,
                    stamp,
                    meta: meta.clone(),
                    glance: update.glance.clone(),
                    entries: Vec::new(),
                    said: Vec::new(),
                    last_said: 0,
                };
                self.tables.insert(update.code.clone(), stored);
                self.change(update, stamp)?;
            }
            Write::Table(update) => self.change(update, stamp)?,
            Write::Person(person) => {
                let known = self.people.get(&person.id);
                match (known, person.rev) {
                    (Some(_), 0) => return Err(StoreError::Exists),
                    (None, 1..) => return Err(StoreError::Missing),
                    (Some(known), rev) if known.rev != rev => return Err(StoreError::NotNext),
                    _ => {}
                }
                self.people.insert(person.id, Person { rev: person.rev + 1, ..person.clone() });
            }
            Write::Key(key) => {
                if !self.people.contains_key(&key.person) || self.keys.contains_key(&key.hash) {
                    return Err(StoreError::Missing);
                }
                self.keys.insert(key.hash, key.clone());
            }
            Write::Unkey(hash, person) => {
                self.keys.get(hash).filter(|key| key.person == *person).ok_or(StoreError::Missing)?;
                self.keys.remove(hash);
                self.hosting.hosts.remove(hash);
            }
            Write::Shown(hash, at) => {
                self.keys.get_mut(hash).ok_or(StoreError::Missing)?.shown = *at;
            }
            Write::Forget(code, rev) => {
                if self.tables.get(code).ok_or(StoreError::Missing)?.rev != *rev {
                    return Err(StoreError::NotNext);
                }
                self.tables.remove(code);
                self.forget_reports(|report| report.code == *code);
            }
            Write::Hosting(write) => self.keep_hosting(write)?,
            Write::Rated(game) => {
                if self.rated.iter().all(|known| known.code != game.code) {
                    let number = self.rated.last().map_or(1, |last| last.number + 1);
                    self.rated.push(RatedGame { number, ..game.as_ref().clone() });
                }
            }
            Write::Tournament(tournament) => {
                match (self.tournaments.get(&tournament.code), tournament.rev) {
                    (Some(_), 0) => return Err(StoreError::Exists),
                    (None, 1..) => return Err(StoreError::Missing),
                    (Some(known), rev) if known.rev != rev => return Err(StoreError::NotNext),
                    _ => {}
                }
                let kept = Tournament { rev: tournament.rev + 1, ..tournament.as_ref().clone() };
                self.tournaments.insert(kept.code.clone(), kept);
            }
            Write::ForgetTournament(code, rev) => {
                if self.tournaments.get(code).ok_or(StoreError::Missing)?.rev != *rev {
                    return Err(StoreError::NotNext);
                }
                self.tournaments.remove(code);
            }
            Write::Ready(ready) => self.ready = self.ready.max(*ready),
        }
        Ok(())
    }

    fn change(&mut self, update: &Update, stamp: Stamp) -> Result<(), StoreError> {
        let stored = self.tables.get_mut(&update.code).ok_or(StoreError::Missing)?;
        let lines = stored.last_said..;
        let in_order = update.said.iter().zip(lines).all(|(said, before)| said.number == before + 1);
        if stored.rev != update.rev || stored.entries.len() != update.after || !in_order {
            return Err(StoreError::NotNext);
        }
        (stored.rev, stored.stamp) = (stored.rev + 1, stamp);
        if let Some(meta) = &update.meta {
            stored.meta = meta.as_ref().clone();
        }
        stored.glance = update.glance.clone();
        stored.entries.extend(update.entries.iter().cloned());
        stored.said.extend(update.said.iter().cloned());
        stored.last_said += update.said.len() as u64;
        Ok(())
    }
}

fn card(code: &str, stored: &Stored) -> Card {
    Card {
        code: code.to_owned(),
        meta: stored.meta.clone(),
        glance: stored.glance.clone(),
        entries: stored.entries.len() as u64,
        bytes: bytes(&stored.entries, &stored.said),
    }
}

impl Store for Memory {
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
        let mut contents = self.contents();
        let mut keep_group = |group: &Group| {
            let mut next = contents.clone();
            group.writes.iter().try_for_each(|write| next.keep(write, group.stamp))?;
            *contents = next;
            Ok(())
        };
        groups.iter().map(&mut keep_group).collect()
    }

    fn table(&self, code: &str) -> Result<Option<Stored>, StoreError> {
        let mut stored = self.contents().tables.get(code).cloned();
        if let Some(stored) = &mut stored {
            let old = stored.said.len().saturating_sub(CHAT_LINES);
            stored.said.drain(..old);
        }
        Ok(stored)
    }

    fn tail(&self, code: &str, entries: usize) -> Result<Option<Stored>, StoreError> {
        let mut stored = self.table(code)?;
        if let Some(stored) = &mut stored {
            stored.entries.drain(..entries.min(stored.entries.len()));
        }
        Ok(stored)
    }

    fn heads(&self, codes: &[&str]) -> Result<Vec<Option<Head>>, StoreError> {
        let contents = self.contents();
        let head = |stored: &Stored| Head {
            rev: stored.rev,
            stamp: stored.stamp,
            entries: stored.entries.len(),
            said: stored.last_said,
        };
        Ok(codes.iter().map(|code| contents.tables.get(*code).map(head)).collect())
    }

    fn well(&self) -> Result<Durability, StoreError> {
        Ok(Durability { journal: "memory".to_owned(), synchronous: "off".to_owned() })
    }

    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>, StoreError> {
        let wanted = |stored: &Stored| match shelf {
            Shelf::Mine(person) => {
                stored.glance.state != State::Closed && stored.meta.seats_of(person).next().is_some()
            }
            Shelf::Theirs(person) => {
                stored.meta.host == person.0 || stored.meta.seats_of(person).next().is_some()
            }
            Shelf::Open => stored.glance.listed && stored.glance.state == State::Lobby,
            Shelf::Finished => stored.glance.listed && stored.glance.state == State::Over,
            Shelf::Listed => stored.glance.listed,
            Shelf::All => true,
        };
        let contents = self.contents();
        let mut cards: Vec<Card> = contents
            .tables
            .iter()
            .filter(|(_, stored)| wanted(stored))
            .map(|(code, stored)| card(code, stored))
            .collect();
        let over = |card: &Card| matches!(shelf, Shelf::Mine(_)) && card.glance.state == State::Over;
        cards.sort_by_key(|card| (over(card), std::cmp::Reverse(card.glance.touched)));
        cards.truncate(most);
        Ok(cards)
    }

    fn card(&self, code: &str) -> Result<Option<Card>, StoreError> {
        Ok(self.contents().tables.get(code).map(|stored| card(code, stored)))
    }

    fn waiting_for_bots(&self, after: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let waits = |stored: &Stored| {
            let seated = stored.meta.places.iter().any(|place| place.person().is_some());
            seated && stored.glance.waits_for_bot && stored.glance.state == State::Playing
        };
        let contents = self.contents();
        let later = contents.tables.iter().filter(|(code, stored)| code.as_str() > after && waits(stored));
        Ok(later.map(|(code, _)| code.clone()).take(most).collect())
    }

    fn due(&self, most: usize) -> Result<Vec<(String, u64)>, StoreError> {
        let contents = self.contents();
        let playing = contents.tables.iter().filter(|(_, stored)| stored.glance.state == State::Playing);
        let due = playing.filter_map(|(code, stored)| stored.glance.due.map(|due| (code.clone(), due)));
        let mut due: Vec<_> = due.collect();
        due.sort_by_key(|(code, due)| (*due, code.clone()));
        due.truncate(most);
        Ok(due)
    }

    fn ready(&self) -> Result<u64, StoreError> {
        Ok(self.contents().ready)
    }

    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.contents().people.get(&id).cloned())
    }

    fn held_back(&self) -> Result<Vec<PersonId>, StoreError> {
        let contents = self.contents();
        Ok(contents.people.values().filter(|person| person.reach.held).map(|person| person.id).collect())
    }

    fn person_by_key(&self, hash: &[u8; 32]) -> Result<Option<Person>, StoreError> {
        let contents = self.contents();
        Ok(contents.keys.get(hash).and_then(|key| contents.people.get(&key.person)).cloned())
    }

    fn keys_of(&self, person: PersonId) -> Result<Vec<Key>, StoreError> {
        let mut keys: Vec<Key> =
            self.contents().keys.values().filter(|key| key.person == person).cloned().collect();
        keys.sort_by_key(|key| (std::cmp::Reverse(key.shown), key.hash));
        Ok(keys)
    }

    fn rated(&self, game: &str, after: i64, most: usize) -> Result<Vec<RatedGame>, StoreError> {
        let contents = self.contents();
        let wanted = contents.rated.iter().filter(|one| one.game == game && one.number > after);
        Ok(wanted.take(most).cloned().collect())
    }

    fn rated_at(&self, code: &str) -> Result<Option<RatedGame>, StoreError> {
        Ok(self.contents().rated.iter().find(|game| game.code == code).cloned())
    }

    fn tournament(&self, code: &str) -> Result<Option<Tournament>, StoreError> {
        Ok(self.contents().tournaments.get(code).cloned())
    }

    fn tournaments(&self, person: PersonId, most: usize) -> Result<Vec<Tournament>, StoreError> {
        let contents = self.contents();
        let theirs = |one: &&Tournament| one.host == person.0 || one.player(person).is_some();
        let mut found: Vec<Tournament> = contents.tournaments.values().filter(theirs).cloned().collect();
        found.sort_by_key(|one| std::cmp::Reverse(one.touched));
        found.truncate(most);
        Ok(found)
    }

    fn counts(&self) -> Result<Counts, StoreError> {
        let contents = self.contents();
        Ok(Counts { tables: contents.tables.len() as u64, people: contents.people.len() as u64 })
    }

    fn holdings(&self, host: PersonId) -> Result<Holdings, StoreError> {
        let mut holdings = Holdings::default();
        for stored in self.contents().tables.values().filter(|stored| stored.meta.host == host.0) {
            holdings.unfinished += u64::from(matches!(stored.glance.state, State::Lobby | State::Playing));
            holdings.bytes += bytes(&stored.entries, &stored.said);
        }
        Ok(holdings)
    }

    fn secret(&self) -> Result<ServerSecret, StoreError> {
        Ok(self.secret.clone())
    }

    fn book(&self) -> Result<Book, StoreError> {
        Ok(self.contents().book())
    }

    fn reports(&self) -> Result<Vec<Report>, StoreError> {
        Ok(self.contents().reports())
    }

    fn notes(&self, most: usize) -> Result<Vec<Note>, StoreError> {
        Ok(self.contents().notes(most))
    }

    fn guests(&self, text: &str, most: usize) -> Result<Vec<Guest>, StoreError> {
        Ok(self.contents().guests(text, most))
    }

    fn stale(&self, retention: &Retention, now: u64) -> Result<Stale, StoreError> {
        Ok(self.contents().stale(retention, now))
    }

    fn growth(&self, since: u64) -> Result<Vec<Day>, StoreError> {
        Ok(self.contents().growth(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_a_store() {
        crate::store::suite::run(&Memory::new(ServerSecret::new([3; 32])));
    }
}
