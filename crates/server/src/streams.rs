//! Open streams of live updates: not too many from one address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::metrics::Metrics;
use crate::rates::Who;

/// The most streams of one person.
const OF_ONE: usize = 24;
/// The most streams of those from one address whom nobody knows.
const OF_STRANGERS: usize = 120;
/// The most streams from one address: a school class with two pages each, and then some.
const OF_ALL: usize = 240;
/// After how many seconds it is worth trying again.
const RETRY: u64 = 30;

/// By what streams are opened.
type Key = [u8; 32];

/// How many streams there are.
#[derive(Default)]
struct Open {
    /// By person and address.
    counted: HashMap<Who, usize>,
    /// By key.
    keys: HashMap<Key, usize>,
}

/// The streams that are open.
pub struct Streams {
    limited: bool,
    metrics: Arc<Metrics>,
    open: Mutex<Open>,
}

/// One less of these.
fn leave<T: Eq + Hash>(counts: &mut HashMap<T, usize>, one: &T) {
    if let Some(count) = counts.get_mut(one) {
        *count -= 1;
        if *count == 0 {
            counts.remove(one);
        }
    }
}

impl Streams {
    /// No streams so far. When `limited` is false there can be any number of them.
    #[must_use]
    pub fn new(limited: bool, metrics: Arc<Metrics>) -> Self {
        Self { limited, metrics, open: Mutex::default() }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // Numbers without structure: a panic elsewhere leaves them usable.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The keys by which somebody listens.
    #[must_use]
    pub fn keys(&self) -> Vec<Key> {
        self.open().keys.keys().copied().collect()
    }

    /// Takes a place for a stream that is counted for all of these, and opened by this key.
    ///
    /// # Errors
    /// There are too many streams for one of them: the seconds to wait.
    pub fn take(self: &Arc<Self>, counted: Vec<Who>, key: Option<Key>) -> Result<StreamPlace, u64> {
        let mut open = self.open();
        let full = |who: &Who| {
            let most = match who {
                Who::Person(_) => OF_ONE,
                Who::Address(_) => OF_STRANGERS,
                Who::Crowd(_) => OF_ALL,
            };
            open.counted.get(who).is_some_and(|count| *count >= most)
        };
        if self.limited && counted.iter().any(full) {
            return Err(RETRY);
        }
        for who in &counted {
            *open.counted.entry(*who).or_default() += 1;
        }
        if let Some(key) = key {
            *open.keys.entry(key).or_default() += 1;
        }
        drop(open);
        self.metrics.listening();
        Ok(StreamPlace { streams: self.clone(), counted, key })
    }
}

/// The right to one stream, as long as it lives.
pub struct StreamPlace {
    streams: Arc<Streams>,
    counted: Vec<Who>,
    key: Option<Key>,
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.streams.metrics.gone();
        let mut open = self.streams.open();
        for who in &self.counted {
            leave(&mut open.counted, who);
        }
        if let Some(key) = &self.key {
            leave(&mut open.keys, key);
        }
    }
}
