//! Records that people bring: few are in memory at a time, and one or two are read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::desk::Desk;
use crate::rates::Who;

/// So many are received at the same time, each of at most 4 MB.
const RECEIVED: usize = 12;
/// So many of them of one person or one stranger's address.
const OF_ONE: usize = 2;
/// So many of all the people of one address: half, so that none keeps out the others.
const OF_ADDRESS: usize = RECEIVED / 2;
/// So many are read and replayed at the same time; the others wait.
const READ: usize = 2;

/// The records that are on their way in.
pub struct Uploads {
    desk: Desk,
    underway: Mutex<HashMap<Who, usize>>,
}

/// The right to bring one record, as long as it lives.
pub struct Place {
    uploads: Arc<Uploads>,
    counted: Vec<Who>,
}

impl Default for Uploads {
    fn default() -> Self {
        Self { desk: Desk::new(READ, RECEIVED), underway: Mutex::default() }
    }
}

impl Uploads {
    fn underway(&self) -> MutexGuard<'_, HashMap<Who, usize>> {
        // Numbers without structure: a panic elsewhere leaves them usable.
        self.underway.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more record, counted for all of these; `None` when there are too many.
    pub fn place(self: &Arc<Self>, counted: &[Who]) -> Option<Place> {
        let mut underway = self.underway();
        let all: usize =
            underway.iter().filter(|(who, _)| matches!(who, Who::Crowd(_))).map(|(_, count)| count).sum();
        let full = |who: &Who| {
            let most = if matches!(who, Who::Crowd(_)) { OF_ADDRESS } else { OF_ONE };
            underway.get(who).is_some_and(|count| *count >= most)
        };
        if all >= RECEIVED || counted.iter().any(full) {
            return None;
        }
        for who in counted {
            *underway.entry(*who).or_default() += 1;
        }
        Some(Place { uploads: self.clone(), counted: counted.to_vec() })
    }

    /// Reads a record; `None` when too many wait, or it failed badly.
    pub async fn read<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, done) = tokio::sync::oneshot::channel();
        // Whoever asked may have gone.
        let work = move || drop(answer.send(work()));
        if self.desk.run(work).await { done.await.ok() } else { None }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut underway = self.uploads.underway();
        for who in &self.counted {
            if let Some(count) = underway.get_mut(who) {
                *count -= 1;
                if *count == 0 {
                    underway.remove(who);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;

    #[test]
    fn few_come_in_at_a_time_and_fewer_of_one() {
        let uploads = Arc::new(Uploads::default());
        let of = |person: i64| [Who::Person(PersonId(person)), Who::crowd([10, 0, 0, 1].into())];
        let first: Vec<_> = (0..5).map_while(|_| uploads.place(&of(0))).collect();
        assert_eq!(first.len(), OF_ONE);
        let others: Vec<_> = (1..100).map_while(|person| uploads.place(&of(person))).collect();
        assert_eq!(first.len() + others.len(), OF_ADDRESS);
        // Nobody elsewhere is kept out by one address, and all together stay within what is received at a time.
        let elsewhere = |person: i64| [Who::Person(PersonId(person)), Who::crowd([10, 0, 0, 2].into())];
        let there: Vec<_> = (100..200).map_while(|person| uploads.place(&elsewhere(person))).collect();
        assert_eq!(there.len(), RECEIVED - OF_ADDRESS);
        drop(first);
        assert!(uploads.place(&of(0)).is_some());
        drop((others, there));
        assert!(uploads.underway().is_empty());
    }
}
