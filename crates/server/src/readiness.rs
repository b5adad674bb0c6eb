//! Whether the server could write when it was last tried.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use house::Refused;

use crate::store::Durability;

/// For so long an answer holds: a probe costs a commit.
const HOLDS: Duration = Duration::from_secs(1);

/// What was found when it was last tried to write.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, Result<Durability, Refused>)>>);

impl Readiness {
    /// What was found, if that is not long ago.
    #[must_use]
    pub fn last(&self) -> Option<Result<Durability, Refused>> {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.as_ref().filter(|(at, _)| at.elapsed() < HOLDS).map(|(_, found)| found.clone())
    }

    /// Remembers what was found now.
    pub fn note(&self, found: &Result<Durability, Refused>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), found.clone()));
    }
}
