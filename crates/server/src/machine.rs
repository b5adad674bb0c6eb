//! What surrounds the house on a server: threads, a clock, the operating system's randomness, and the data file.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::{Hint, Level};
use house::around::{News, Notice, Surroundings, Task, Thought, Whom};
use house::secret::NoRandomness;
use house::store::{Group, StoreError};
use table::AnySeen;
use tokio::sync::{mpsc, watch};

use crate::bus::{Bus, Word};
use crate::config::Measure;
use crate::desk::Desk;
use crate::hours::Hours;
use crate::metrics::Metrics;
use crate::networks::Networks;
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
    hours: Hours,
    /// Where notices for those go who are not here.
    notices: mpsc::Sender<Notice>,
    /// A burst of visitors must not become a burst of threads and open files.
    readers: Desk,
    /// How other servers over the same data are told.
    bus: Option<Arc<dyn Bus>>,
    /// Whether they cannot be heard now.
    cut_off: AtomicBool,
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
        hours: Hours,
        notices: mpsc::Sender<Notice>,
    ) -> Self {
        let readers = Desk::new(READERS, READS_WAITING);
        Self {
            writer,
            thinkers,
            measures,
            metrics,
            stopping,
            begun: Instant::now(),
            hours,
            notices,
            readers,
            bus: None,
            cut_off: AtomicBool::new(false),
        }
    }

    /// The same among other servers.
    #[must_use]
    pub fn with_bus(self, bus: Option<Arc<dyn Bus>>) -> Self {
        Self { bus, ..self }
    }

    /// How other servers are told and heard, if there can be any.
    #[must_use]
    pub const fn bus(&self) -> Option<&Arc<dyn Bus>> {
        self.bus.as_ref()
    }

    /// Notes whether other servers can be heard, and tells what was so before.
    pub fn set_cut_off(&self, cut_off: bool) -> bool {
        self.cut_off.swap(cut_off, Ordering::Relaxed)
    }

    /// The house's own clock.
    #[must_use]
    pub const fn hours(&self) -> &Hours {
        &self.hours
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

    /// From which network each person came last.
    #[must_use]
    pub fn networks(&self) -> &Networks {
        self.thinkers.networks()
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

    fn ready(&self) -> u64 {
        self.hours.read()
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

    fn notice(&self, notice: Notice) {
        // Where too many wait, one is lost: the table waits all the same, and the next turn tells of it.
        if self.notices.try_send(notice).is_err() {
            tracing::warn!("a notice was lost");
        }
    }

    fn tell(&self, news: News) {
        if let Some(bus) = &self.bus {
            bus.tell(Word::News(news));
        }
    }

    fn leave(&self, code: &str) {
        if let Some(bus) = &self.bus {
            bus.tell(Word::Waits(code.to_owned()));
        }
    }

    fn is_cut_off(&self) -> bool {
        self.cut_off.load(Ordering::Relaxed)
    }

    fn moved(&self, entries: usize) {
        self.metrics.moved(entries);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

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
        let (notices, _calls) = mpsc::channel(1);
        let measures = Config::default().measures;
        let machine = Machine::new(writer, thinkers, measures, metrics, stopping, Hours::new(0), notices);
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
