//! Open streams of live updates: not too many from one address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::metrics::Metrics;
use crate::rates::Who;

/// The most streams from one address: a school class with two pages each.
const MOST: usize = 200;
/// After how many seconds it is worth trying again.
const RETRY: u64 = 30;

/// How many streams there are, by address.
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

    /// Takes a place for a stream.
    ///
    /// # Errors
    /// There are too many streams from this address: the seconds to wait.
    pub fn take(self: &Arc<Self>, who: Who) -> Result<StreamPlace, u64> {
        let mut open = self.open();
        let count = open.entry(who).or_default();
        if *count >= MOST && self.limited {
            return Err(RETRY);
        }
        *count += 1;
        drop(open);
        self.metrics.listening();
        Ok(StreamPlace { streams: self.clone(), who })
    }
}

/// The right to one stream, as long as it lives.
pub struct StreamPlace {
    streams: Arc<Streams>,
    who: Who,
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.streams.metrics.gone();
        let mut open = self.streams.open();
        if let Some(count) = open.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.who);
            }
        }
    }
}
