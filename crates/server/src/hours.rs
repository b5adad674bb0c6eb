//! The house's own clock: it counts the time in which a server is ready, and stands while none is.
//!
//! It goes on from what the data file says, by the clock of the process that never goes back. Somebody looks at it
//! every second ([`Hours::tick`]); where nobody has looked for much longer the whole process was stopped (a closed
//! laptop, a machine that was paused), and that time does not count.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So long nobody looks at most while all is well.
const GAP: Duration = Duration::from_secs(5);

/// The house's own clock.
pub struct Hours {
    state: Mutex<State>,
}

struct State {
    /// What it showed when somebody last looked.
    shown: Duration,
    /// When that was; `None` before the server is ready.
    looked: Option<Instant>,
}

impl Hours {
    /// A clock that stands at so many milliseconds, until somebody looks for the first time.
    #[must_use]
    pub const fn new(ready: u64) -> Self {
        Self { state: Mutex::new(State { shown: Duration::from_millis(ready), looked: None }) }
    }

    /// What it shows, in milliseconds.
    #[must_use]
    pub fn read(&self) -> u64 {
        self.read_at(Instant::now(), false)
    }

    /// Looks at it, so that it goes on: the server is ready.
    pub fn tick(&self) -> u64 {
        self.read_at(Instant::now(), true)
    }

    /// Another server over the same data has counted further.
    pub fn follow(&self, ready: u64) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.shown = state.shown.max(Duration::from_millis(ready));
    }

    fn read_at(&self, now: Instant, ready: bool) -> u64 {
        // Two numbers stay whole whoever panicked.
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(looked) = state.looked {
            state.shown += now.saturating_duration_since(looked).min(GAP);
        }
        if ready || state.looked.is_some() {
            state.looked = Some(now);
        }
        u64::try_from(state.shown.as_millis()).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_time_in_which_somebody_looks_counts() {
        let hours = Hours::new(1_000);
        let begun = Instant::now();
        let at = |seconds: u64| begun + Duration::from_secs(seconds);
        assert_eq!(hours.read_at(at(100), false), 1_000, "it is not ready yet");
        assert_eq!(hours.read_at(at(200), true), 1_000);
        assert_eq!(hours.read_at(at(201), true), 2_000);
        assert_eq!(hours.read_at(at(3_801), true), 7_000, "it was stopped for an hour");
        assert_eq!(hours.read_at(at(3_800), true), 7_000, "it never goes back");
        hours.follow(60_000);
        hours.follow(50_000);
        assert_eq!(hours.read_at(at(3_802), false), 62_000);
    }
}
