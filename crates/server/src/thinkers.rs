//! The threads on which bots think: few, so that a server full of bots still answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::Level;
use table::AnyTable;
use tokio::sync::oneshot;

use crate::metrics::Metrics;

/// The longest that a bot thinks.
const PATIENCE: Duration = Duration::from_secs(10);

struct Job {
    table: Arc<dyn AnyTable>,
    level: String,
    seed: u64,
    answer: oneshot::Sender<Option<String>>,
}

/// A pool of threads.
pub struct Thinkers {
    jobs: Sender<Job>,
    stop: Arc<AtomicBool>,
}

impl Thinkers {
    /// Starts so many threads; they end when this is dropped.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(threads: usize, metrics: &Arc<Metrics>) -> std::io::Result<Self> {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        let stop = Arc::new(AtomicBool::new(false));
        for number in 0..threads {
            let (waiting, stop, metrics) = (waiting.clone(), stop.clone(), metrics.clone());
            std::thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || think(&waiting, &stop, &metrics))?;
        }
        Ok(Self { jobs, stop })
    }

    /// A bot's move for the seat that decides, as text; `None` when no bot can say.
    pub async fn ask(&self, table: Arc<dyn AnyTable>, level: &str, seed: u64) -> Option<String> {
        let (answer, done) = oneshot::channel();
        self.jobs.send(Job { table, level: level.to_owned(), seed, answer }).ok()?;
        done.await.ok().flatten()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn think(waiting: &Mutex<Receiver<Job>>, stop: &AtomicBool, metrics: &Metrics) {
    loop {
        // A receiver has no state that a panic could spoil.
        let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { table, level, seed, answer }) = job else { return };
        if answer.is_closed() || stop.load(Ordering::Relaxed) {
            continue;
        }
        let begun = Instant::now();
        let late = || stop.load(Ordering::Relaxed) || answer.is_closed() || begun.elapsed() > PATIENCE;
        let level = level.parse().unwrap_or(Level::Scout);
        let work = || bots::choose(table.as_ref(), level, seed, &late);
        // A bot that stumbles must not take a thread with it: its seat plays the first legal move.
        let chosen = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).ok().flatten();
        metrics.thought(begun.elapsed());
        let _ = answer.send(chosen);
    }
}
