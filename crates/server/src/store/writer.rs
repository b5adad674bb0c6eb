//! The one thread that writes: everything that waits goes into one commit, and is answered after it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Instant;

use tokio::sync::oneshot;

use super::{Group, Store, StoreError};
use crate::metrics::Metrics;

/// The most groups in one commit.
const MOST: usize = 512;

type Job = (Group, oneshot::Sender<Result<(), StoreError>>, Instant);

/// Hands writes to the thread.
#[derive(Clone)]
pub struct Writer {
    jobs: Sender<Job>,
}

impl Writer {
    /// Starts the thread. It ends, with everything written, when the last `Writer` is dropped.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> std::io::Result<(Self, JoinHandle<()>)> {
        let (jobs, waiting) = channel();
        let thread = std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || write(store.as_ref(), &waiting, &metrics))?;
        Ok((Self { jobs }, thread))
    }

    /// Keeps a group: when this returns, it is on the disk.
    ///
    /// # Errors
    /// It was refused or could not be written; nothing of it is kept then, unless it is in doubt.
    pub async fn keep(&self, group: Group) -> Result<(), StoreError> {
        let (answer, done) = oneshot::channel();
        let gone = |_| StoreError::Failed("the writer has ended".to_owned());
        self.jobs.send((group, answer, Instant::now())).map_err(gone)?;
        // It was sent: whether it was written before the writer ended only the store knows.
        done.await.unwrap_or(Err(StoreError::Unsure))
    }
}

fn write(store: &dyn Store, waiting: &Receiver<Job>, metrics: &Metrics) {
    while let Ok(first) = waiting.recv() {
        let (mut groups, mut answers, oldest) = (Vec::new(), Vec::new(), first.2);
        for (group, answer, _) in std::iter::once(first).chain(waiting.try_iter().take(MOST - 1)) {
            groups.push(group);
            answers.push(answer);
        }
        let done = store.apply(&groups);
        metrics.commit(groups.len(), oldest.elapsed());
        for (answer, done) in answers.into_iter().zip(done) {
            if let Err(error) = &done {
                metrics.failed(error);
            }
            match &done {
                Err(error @ (StoreError::Full | StoreError::Damaged(_) | StoreError::Failed(_))) => {
                    tracing::error!(%error, "nothing was written");
                }
                Err(StoreError::Unsure) => tracing::warn!("a commit is in doubt"),
                Err(error @ StoreError::Unreachable(_)) => tracing::warn!(%error, "nothing was written"),
                _ => {}
            }
            // Whoever asked may have gone; what was written stays written.
            let _ = answer.send(done);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use house::store::memory::Memory;
    use house::store::suite;

    use crate::store::Counts;

    /// Counts commits and takes its time, so that writes pile up meanwhile.
    struct Slow(Memory, std::sync::Mutex<Vec<usize>>);

    macro_rules! pass_on {
        ($($name:ident($($arg:ident: $kind:ty),*) -> $back:ty;)*) => {$(
            fn $name(&self, $($arg: $kind),*) -> Result<$back, StoreError> {
                self.0.$name($($arg),*)
            }
        )*};
    }

    impl Store for Slow {
        fn apply(&self, groups: &[Group]) -> Vec<Result<(), StoreError>> {
            std::thread::sleep(std::time::Duration::from_millis(20));
            self.1.lock().unwrap().push(groups.len());
            self.0.apply(groups)
        }
        pass_on! {
            table(code: &str) -> Option<crate::store::Stored>;
            tail(code: &str, entries: usize) -> Option<crate::store::Stored>;
            heads(codes: &[&str]) -> Vec<Option<crate::store::Head>>;
            well() -> crate::store::Durability;
            cards(shelf: crate::store::Shelf, most: usize) -> Vec<crate::store::Card>;
            card(code: &str) -> Option<crate::store::Card>;
            waiting_for_bots(after: &str, most: usize) -> Vec<String>;
            due(most: usize) -> Vec<(String, u64)>;
            ready() -> u64;
            person(id: crate::store::PersonId) -> Option<crate::store::Person>;
            held_back() -> Vec<crate::store::PersonId>;
            person_by_key(hash: &[u8; 32]) -> Option<crate::store::Person>;
            keys_of(person: crate::store::PersonId) -> Vec<crate::store::Key>;
            rated(game: &str, after: i64, most: usize) -> Vec<crate::store::RatedGame>;
            rated_at(code: &str) -> Option<crate::store::RatedGame>;
            tournament(code: &str) -> Option<crate::store::Tournament>;
            tournaments(person: crate::store::PersonId, most: usize) -> Vec<crate::store::Tournament>;
            counts() -> Counts;
            holdings(host: crate::store::PersonId) -> crate::store::Holdings;
            secret() -> crate::secret::ServerSecret;
            book() -> crate::store::Book;
            reports() -> Vec<crate::store::Report>;
            notes(most: usize) -> Vec<crate::store::Note>;
            guests(text: &str, most: usize) -> Vec<crate::store::Guest>;
            stale(retention: &crate::store::Retention, now: u64) -> crate::store::Stale;
            growth(since: u64) -> Vec<crate::store::Day>;
        }
    }

    #[tokio::test]
    async fn what_waits_together_is_committed_together() {
        let memory = Memory::new(crate::secret::ServerSecret::new([1; 32]));
        let store = Arc::new(Slow(memory, std::sync::Mutex::default()));
        let (writer, thread) = Writer::start(store.clone(), Arc::default()).unwrap();
        let tables =
            (0..40).map(|n| writer.keep(suite::group(vec![suite::new_table(&format!("table{n:03}"))])));
        let done = futures_util::future::join_all(tables).await;
        assert!(done.iter().all(Result::is_ok));
        let again = writer.keep(suite::group(vec![suite::new_table("table000")])).await;
        assert_eq!(again, Err(StoreError::Exists));
        drop(writer);
        thread.join().unwrap();
        let commits = store.1.lock().unwrap().clone();
        assert!(commits.len() <= 4, "{commits:?}");
        assert_eq!(store.counts().unwrap().tables, 40);
    }
}
