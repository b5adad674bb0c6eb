//! A store in memory, for tests: the same answers, nothing on a disk.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{
    CHAT_LINES, Card, Counts, Group, NewEntry, Person, PersonId, Shelf, State, Store, StoreError, Stored,
    Write,
};
use crate::secret::ServerSecret;

#[derive(Clone, Default)]
struct Kept {
    tables: BTreeMap<String, Stored>,
    people: BTreeMap<PersonId, Person>,
    keys: BTreeMap<[u8; 32], PersonId>,
}

/// Keeps everything until the program ends.
pub struct Memory {
    kept: Mutex<Kept>,
    secret: ServerSecret,
}

impl Memory {
    /// An empty store with this secret.
    #[must_use]
    pub fn new(secret: ServerSecret) -> Self {
        Self { kept: Mutex::default(), secret }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Groups are applied to a copy first, so whoever panicked left whole groups behind.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn keep(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::NewTable(code, meta, glance) => {
                if self.tables.contains_key(code) {
                    return Err(StoreError::Exists);
                }
                let stored = Stored {
                    meta: meta.clone(),
                    glance: glance.clone(),
                    entries: Vec::new(),
                    said: Vec::new(),
                };
                self.tables.insert(code.clone(), stored);
            }
            Write::Meta(code, meta, glance) => {
                let stored = self.tables.get_mut(code).ok_or(StoreError::Missing)?;
                (stored.meta, stored.glance) = (meta.clone(), glance.clone());
            }
            Write::Entry(code, NewEntry { number, seat, act }, glance) => {
                let stored = self.tables.get_mut(code).ok_or(StoreError::Missing)?;
                if *number != stored.entries.len() + 1 {
                    return Err(StoreError::NotNext);
                }
                stored.entries.push((*seat, act.clone()));
                stored.glance = glance.clone();
            }
            Write::Said(code, said) => {
                let stored = self.tables.get_mut(code).ok_or(StoreError::NotNext)?;
                if said.number != stored.said.len() as u64 + 1 {
                    return Err(StoreError::NotNext);
                }
                stored.said.push(said.clone());
            }
            Write::Person(person) => {
                self.people.insert(person.id, person.clone());
            }
            Write::Key(hash, person) => {
                if !self.people.contains_key(person) || self.keys.contains_key(hash) {
                    return Err(StoreError::Missing);
                }
                self.keys.insert(*hash, *person);
            }
            Write::Forget(code) => {
                self.tables.remove(code).ok_or(StoreError::Missing)?;
            }
        }
        Ok(())
    }
}

impl Store for Memory {
    fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
        let mut kept = self.kept();
        let mut keep_group = |group: &Group| {
            let mut next = kept.clone();
            group.iter().try_for_each(|write| next.keep(write))?;
            *kept = next;
            Ok(())
        };
        groups.iter().map(&mut keep_group).collect()
    }

    fn table(&self, code: &str) -> Result<Option<Stored>, StoreError> {
        let mut stored = self.kept().tables.get(code).cloned();
        if let Some(stored) = &mut stored {
            let old = stored.said.len().saturating_sub(CHAT_LINES);
            stored.said.drain(..old);
        }
        Ok(stored)
    }

    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>, StoreError> {
        let wanted = |stored: &Stored| match shelf {
            Shelf::Mine(person) => stored.meta.seats_of(person).next().is_some(),
            Shelf::Open => stored.glance.listed && stored.glance.state == State::Lobby,
            Shelf::Finished => stored.glance.listed && stored.glance.state == State::Over,
            Shelf::WaitingForBot => stored.glance.waits_for_bot && stored.glance.state == State::Playing,
            Shelf::All => true,
        };
        let kept = self.kept();
        let mut cards: Vec<Card> = kept
            .tables
            .iter()
            .filter(|(_, stored)| wanted(stored))
            .map(|(code, stored)| Card {
                code: code.clone(),
                meta: stored.meta.clone(),
                glance: stored.glance.clone(),
                entries: stored.entries.len() as u64,
            })
            .collect();
        let over = |card: &Card| matches!(shelf, Shelf::Mine(_)) && card.glance.state == State::Over;
        cards.sort_by_key(|card| (over(card), std::cmp::Reverse(card.glance.touched)));
        cards.truncate(most);
        Ok(cards)
    }

    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.kept().people.get(&id).cloned())
    }

    fn person_by_key(&self, hash: &[u8; 32]) -> Result<Option<Person>, StoreError> {
        let kept = self.kept();
        Ok(kept.keys.get(hash).and_then(|id| kept.people.get(id)).cloned())
    }

    fn counts(&self) -> Result<Counts, StoreError> {
        let kept = self.kept();
        Ok(Counts { tables: kept.tables.len() as u64, people: kept.people.len() as u64 })
    }

    fn unfinished_of(&self, host: PersonId) -> Result<u64, StoreError> {
        let unfinished = |stored: &&Stored| stored.meta.host == host.0 && stored.glance.state != State::Over;
        Ok(self.kept().tables.values().filter(unfinished).count() as u64)
    }

    fn secret(&self) -> Result<ServerSecret, StoreError> {
        Ok(self.secret.clone())
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
