//! The threads on which bots think: few, so that a server full of bots still answers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Budget, Hint, Level};
use table::AnySeen;
use tokio::sync::{Semaphore, oneshot};

use crate::config::Measure;
use crate::metrics::Metrics;

/// The longest that an adviser thinks, about a hint and about the bar.
const ADVICE: (Duration, Duration) = (Duration::from_secs(3), Duration::from_millis(300));
/// The longest that somebody waits for advice, the queue included.
const QUEUE: Duration = Duration::from_secs(20);

/// Asks whether to come to an end.
type Stop<'a> = &'a dyn Fn() -> bool;
/// Something to think about.
type Job = Box<dyn FnOnce(&AtomicBool, &Metrics) + Send>;

/// A pool of threads.
pub struct Thinkers {
    jobs: Sender<Job>,
    stop: Arc<AtomicBool>,
    /// Advice may take half of the pool: bots whose turn it is come first.
    advice: Semaphore,
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
        Ok(Self { jobs, stop, advice: Semaphore::new(threads.div_ceil(2)) })
    }

    /// Thinks on one of the threads, at most so long; `None` when nothing came of it.
    async fn ask<T: Send + 'static>(
        &self,
        patience: Duration,
        count: fn(&Metrics, Duration),
        work: impl FnOnce(Stop<'_>) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (answer, done) = oneshot::channel();
        let job = move |stop: &AtomicBool, metrics: &Metrics| {
            if answer.is_closed() {
                return;
            }
            let begun = Instant::now();
            let late = || stop.load(Ordering::Relaxed) || answer.is_closed() || begun.elapsed() > patience;
            // Whoever stumbles must not take a thread with it: a bot's seat plays the first legal move.
            let thought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&late)));
            count(metrics, begun.elapsed());
            let _ = answer.send(thought.ok().flatten());
        };
        self.jobs.send(Box::new(job)).ok()?;
        done.await.ok().flatten()
    }

    /// A bot's move for the seat that looks, as text; `None` when no bot can say.
    pub async fn choose(
        &self,
        seen: Box<dyn AnySeen>,
        level: &str,
        measure: Measure,
        seed: u64,
    ) -> Option<String> {
        let level = level.parse().unwrap_or(Level::Scout);
        self.ask(measure.time, Metrics::thought, move |stop| {
            bots::choose_within(seen.as_ref(), level, seed, &Budget { nodes: measure.games, stop })
        })
        .await
    }

    /// The best moves of the seat that looks; `None` when the pool is too busy to say.
    pub async fn hint(&self, seen: Box<dyn AnySeen>, seed: u64) -> Option<Vec<Hint>> {
        let work = move |stop: Stop<'_>| Some(bots::hint(seen.as_ref(), seed, &Budget::until(stop)));
        self.advise(ADVICE.0, work).await
    }

    /// Every seat's share of the victory, as the viewer can tell.
    pub async fn shares(&self, seen: Box<dyn AnySeen>, seed: u64) -> Option<Vec<f64>> {
        let work = move |stop: Stop<'_>| bots::shares(seen.as_ref(), seed, &Budget::until(stop));
        self.advise(ADVICE.1, work).await
    }

    async fn advise<T: Send + 'static>(
        &self,
        patience: Duration,
        work: impl FnOnce(Stop<'_>) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let advice = async {
            let _place = self.advice.acquire().await.ok()?;
            self.ask(patience, Metrics::advised, work).await
        };
        tokio::time::timeout(QUEUE, advice).await.ok().flatten()
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
        let Ok(job) = job else { return };
        if !stop.load(Ordering::Relaxed) {
            job(stop, metrics);
        }
    }
}
