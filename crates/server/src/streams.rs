//! Open streams of live updates: not too many from one address.

use std::collections::HashMap;
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

/// How many streams there are, by person and address.
pub struct Streams {
    limited: bool,
    metrics: Arc<Metrics>,
    open: Mutex<HashMap<Who, usize>>,
}

impl Streams {
    /// No streams so far. When `limited` is false there can be any number of them.
    #[must_use]
    pub fn new(limited: bool, metrics: Arc<Metrics>) -> Self {
        Self { limited, metrics, open: Mutex::default() }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Who, usize>> {
        // Numbers without structure: a panic elsewhere leaves them usable.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place for a stream that is counted for all of these.
    ///
    /// # Errors
    /// There are too many streams for one of them: the seconds to wait.
    pub fn take(self: &Arc<Self>, counted: Vec<Who>) -> Result<StreamPlace, u64> {
        let mut open = self.open();
        let full = |who: &Who| {
            let most = match who {
                Who::Person(_) => OF_ONE,
                Who::Address(_) => OF_STRANGERS,
                Who::Crowd(_) => OF_ALL,
            };
            open.get(who).is_some_and(|count| *count >= most)
        };
        if self.limited && counted.iter().any(full) {
            return Err(RETRY);
        }
        for who in &counted {
            *open.entry(*who).or_default() += 1;
        }
        drop(open);
        self.metrics.listening();
        Ok(StreamPlace { streams: self.clone(), counted })
    }
}

/// The right to one stream, as long as it lives.
pub struct StreamPlace {
    streams: Arc<Streams>,
    counted: Vec<Who>,
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.streams.metrics.gone();
        let mut open = self.streams.open();
        for who in &self.counted {
            if let Some(count) = open.get_mut(who) {
                *count -= 1;
                if *count == 0 {
                    open.remove(who);
                }
            }
        }
    }
}
