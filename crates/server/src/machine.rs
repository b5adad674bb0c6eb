//! What surrounds the house on a server: threads, a clock, the operating system's randomness, and the data file.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::{Hint, Level};
use house::around::{Surroundings, Task, Thought, Whom};
use house::secret::NoRandomness;
use house::store::{Group, StoreError};
use table::AnySeen;
use tokio::sync::watch;

use crate::config::Measure;
use crate::desk::Desk;
use crate::metrics::Metrics;
use crate::secret;
use crate::store::sqlite::READERS;
use crate::store::writer::Writer;
use crate::thinkers::Thinkers;

/// So many readers wait for their turn; more are sent away at once.
const READS_WAITING: usize = 400;

/// A machine that serves.
pub struct Machine {
    writer: Writer,
    thinkers: Thinkers,
    measures: [Measure; Level::ALL.len()],
    metrics: Arc<Metrics>,
    stopping: watch::Receiver<bool>,
    begun: Instant,
    /// A burst of visitors must not become a burst of threads and open files.
    readers: Desk,
}

impl Machine {
    /// A machine with these threads; `stopping` says when it is about to stop.
    #[must_use]
    pub fn new(
        writer: Writer,
        thinkers: Thinkers,
        measures: [Measure; Level::ALL.len()],
        metrics: Arc<Metrics>,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let readers = Desk::new(READERS, READS_WAITING);
        Self { writer, thinkers, measures, metrics, stopping, begun: Instant::now(), readers }
    }

    /// What is counted.
    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// How many thoughts wait for a thread.
    #[must_use]
    pub fn thoughts_waiting(&self) -> usize {
        self.thinkers.waiting()
    }

    /// Returns when the machine is about to stop.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        // When nobody can say any more, it has stopped.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// How much a bot of this level may think.
    const fn measure(&self, level: Level) -> Measure {
        self.measures[level as usize]
    }
}

impl Surroundings for Machine {
    fn now(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
    }

    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn random(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        secret::fill(bytes)
    }

    fn keep(&self, group: Group) -> Task<'_, Result<(), StoreError>> {
        Box::pin(self.writer.keep(group))
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) -> Task<'_, bool> {
        Box::pin(self.readers.run(work))
    }

    fn spawn(&self, task: Task<'static, ()>) {
        // Outside of the server's threads everything is ending: what is not done now is done by nobody.
        if let Ok(threads) = tokio::runtime::Handle::try_current() {
            threads.spawn(task);
        }
    }

    fn rest(&self, time: Duration) -> Task<'_, bool> {
        Box::pin(async move {
            if time.is_zero() {
                tokio::task::yield_now().await;
                return self.is_stopping();
            }
            tokio::select! {
                () = tokio::time::sleep(time) => self.is_stopping(),
                () = self.stopped() => true,
            }
        })
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    fn choose(
        &self,
        seen: Box<dyn AnySeen>,
        level: Level,
        seed: u64,
        whom: Whom,
        most: Duration,
    ) -> Task<'_, Thought> {
        let Measure { time, games } = self.measure(level);
        Box::pin(self.thinkers.choose(seen, level, Measure { time: time.min(most), games }, seed, whom))
    }

    fn hint(&self, seen: Box<dyn AnySeen>, seed: u64, whom: Whom) -> Task<'_, Option<Vec<Hint>>> {
        Box::pin(self.thinkers.hint(seen, seed, whom))
    }

    fn shares(&self, seen: Box<dyn AnySeen>, seed: u64, whom: Whom) -> Task<'_, Option<Vec<f64>>> {
        Box::pin(self.thinkers.shares(seen, seed, whom))
    }

    fn moved(&self, entries: usize) {
        self.metrics.moved(entries);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use house::secret::ServerSecret;
    use house::store::memory::Memory;

    use super::*;
    use crate::config::Config;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_burst_of_readers_waits_in_a_queue() {
        let metrics = Arc::new(Metrics::default());
        let store = Arc::new(Memory::new(ServerSecret::new([1; 32])));
        let (writer, _) = Writer::start(store, metrics.clone()).unwrap();
        let thinkers = Thinkers::start(1, &metrics).unwrap();
        let (_stop, stopping) = watch::channel(false);
        let machine = Machine::new(writer, thinkers, Config::default().measures, metrics, stopping);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let reads = (0..100).map(|_| {
            let (now, most) = (now.clone(), most.clone());
            machine.aside(Box::new(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(2));
                now.fetch_sub(1, Ordering::SeqCst);
            }))
        });
        assert!(futures_util::future::join_all(reads).await.into_iter().all(|done| done));
        let most = most.load(Ordering::SeqCst);
        assert!((2..=READERS).contains(&most), "{most} at once");
    }
}
