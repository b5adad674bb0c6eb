//! Whether the server could write when it was last tried.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use table::Phrase;
use tokio::sync::watch;

use crate::store::Durability;

/// For so long an answer holds: a probe costs a commit.
const HOLDS: Duration = Duration::from_secs(1);
/// How long a probe may take.
pub const PATIENCE: Duration = Duration::from_secs(2);
/// How long somebody waits for it who asks: whoever is not answered within a second takes the server for dead.
const WAIT: Duration = Duration::from_millis(500);

/// How what is written gets to the disk, or why the server is not ready.
pub type Found = Result<Durability, Phrase>;

/// What was found when it was last tried to write.
pub struct Readiness {
    last: watch::Sender<Option<(Instant, Found)>>,
    /// Whether somebody tries.
    busy: Mutex<bool>,
    /// How what is written gets to the disk: nobody waits for the data to tell it again.
    durability: OnceLock<Durability>,
}

impl Default for Readiness {
    fn default() -> Self {
        Self { last: watch::Sender::new(None), busy: Mutex::default(), durability: OnceLock::new() }
    }
}

fn holds(last: &Option<(Instant, Found)>) -> bool {
    last.as_ref().is_some_and(|(at, _)| at.elapsed() < HOLDS)
}

impl Readiness {
    /// Whether it has to be tried again; whoever hears so does it, and then [notes](Self::note) what was found.
    #[must_use]
    pub fn begins(&self) -> bool {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        !holds(&self.last.borrow()) && !std::mem::replace(&mut *busy, true)
    }

    /// Remembers what was found now.
    pub fn note(&self, found: Found) {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        self.last.send_replace(Some((Instant::now(), found)));
        *busy = false;
    }

    /// What is found now. While that takes its time, a server that was ready still is, until the probe has lost patience.
    pub async fn found(&self) -> Option<Found> {
        let mut last = self.last.subscribe();
        // The sender is here.
        if let Ok(Ok(found)) = tokio::time::timeout(WAIT, last.wait_for(holds)).await {
            return found.as_ref().map(|(_, found)| found.clone());
        }
        let last = self.last.borrow();
        last.as_ref()
            .filter(|(at, found)| found.is_ok() && at.elapsed() < HOLDS + PATIENCE + WAIT)
            .map(|(_, found)| found.clone())
    }

    /// How what is written gets to the disk, if it was found out.
    #[must_use]
    pub fn durability(&self) -> Option<&Durability> {
        self.durability.get()
    }

    /// Remembers how what is written gets to the disk.
    pub fn remember(&self, durability: Durability) -> &Durability {
        self.durability.get_or_init(|| durability)
    }
}
