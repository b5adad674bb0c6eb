//! A desk at which a few things are done at a time: some wait, and whoever comes when too many wait is sent away.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

/// The longest that anybody waits for a turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// A desk with so many clerks, each a thread while there is work.
pub struct Desk {
    clerks: Arc<Semaphore>,
    /// A place in the queue, or at the desk.
    places: Arc<Semaphore>,
}

impl Desk {
    /// A desk for so many at once, and so many who wait.
    #[must_use]
    pub fn new(clerks: usize, waiting: usize) -> Self {
        let clerks_and_waiting = clerks.saturating_add(waiting);
        Self {
            clerks: Arc::new(Semaphore::new(clerks)),
            places: Arc::new(Semaphore::new(clerks_and_waiting)),
        }
    }

    /// Does this away from the async workers; false when it was not done, because too many wait or it would take too
    /// long until its turn. Whoever goes away meanwhile leaves what was begun to its end, and the place with it.
    pub async fn run(&self, work: impl FnOnce() + Send + 'static) -> bool {
        let Ok(place) = self.places.clone().try_acquire_owned() else { return false };
        // Nobody closes it: an error is a turn that did not come in time.
        let turn = tokio::time::timeout(PATIENCE, self.clerks.clone().acquire_owned()).await;
        let Ok(Ok(clerk)) = turn else { return false };
        let work = move || {
            work();
            drop((clerk, place));
        };
        // Whoever waits hears nothing from work that failed badly, and tells so.
        let _ = tokio::task::spawn_blocking(work).await;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_finds_too_many_waiting_is_sent_away_at_once() {
        let desk = Desk::new(1, 2);
        let (open, shut) = std::sync::mpsc::channel::<()>();
        let shut = std::sync::Mutex::new(shut);
        // The first is at the desk until the door opens, two wait, and the fourth goes.
        let first = desk.run(move || {
            let _ = shut.lock().unwrap().recv();
        });
        let others = async {
            tokio::task::yield_now().await;
            let waiting = futures_util::future::join(desk.run(|| {}), desk.run(|| {}));
            let fourth = async {
                tokio::task::yield_now().await;
                let done = desk.run(|| {}).await;
                drop(open);
                done
            };
            futures_util::future::join(waiting, fourth).await
        };
        let (first, ((second, third), fourth)) = futures_util::future::join(first, others).await;
        assert_eq!((first, second, third, fourth), (true, true, true, false));
        assert!(desk.run(|| {}).await, "later there is room again");
    }
}
