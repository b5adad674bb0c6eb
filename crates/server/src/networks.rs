//! From which network each person came last. It is known in memory only, and only as long as the server runs.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::rates::Who;
use crate::store::PersonId;

/// So many people are remembered; then it begins anew, and who comes is known again.
const MOST: usize = 100_000;

/// The networks of people.
#[derive(Default)]
pub struct Networks(Mutex<HashMap<PersonId, Who>>);

impl Networks {
    fn known(&self) -> MutexGuard<'_, HashMap<PersonId, Who>> {
        // Each entry stands for itself: whoever panicked left them whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has come from there.
    pub fn note(&self, person: PersonId, address: IpAddr) {
        let mut known = self.known();
        if known.len() >= MOST && !known.contains_key(&person) {
            known.clear();
        }
        known.insert(person, Who::crowd(address));
    }

    /// The network from which somebody came last, as its first address.
    #[must_use]
    pub fn find(&self, person: PersonId) -> Option<IpAddr> {
        match self.crowd(person)? {
            Who::Address(address) | Who::Crowd(address) => Some(address),
            Who::Person(_) => None,
        }
    }

    /// All the people from where somebody came last.
    #[must_use]
    pub fn crowd(&self, person: PersonId) -> Option<Who> {
        self.known().get(&person).copied()
    }
}
