//! The pages that are open in browsers, so that their own requests find them. What a page is, those above know.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use crate::store::PersonId;

/// The page of a reader at a table: its number is made by the script, by chance.
pub type Key = (Arc<str>, Option<PersonId>, u64);

type Open = HashMap<Key, Weak<dyn Any + Send + Sync>>;

/// The pages that are open now.
#[derive(Default)]
pub struct Openings(Mutex<Open>);

impl Openings {
    fn open(&self) -> MutexGuard<'_, Open> {
        // Pages are put in and taken out whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the page be found by the requests of its own reader, as long as it lives.
    pub fn add<T: Send + Sync + 'static>(&self, key: Key, page: &Arc<T>) {
        let page: Weak<T> = Arc::downgrade(page);
        let mut open = self.open();
        open.insert(key, page);
        // Those that were closed go when there are twice as many as before.
        if open.len().is_power_of_two() {
            open.retain(|_, page| page.strong_count() > 0);
        }
    }

    /// The page, while it is open.
    #[must_use]
    pub fn find<T: Send + Sync + 'static>(&self, key: &Key) -> Option<Arc<T>> {
        let page = self.open().get(key).and_then(Weak::upgrade)?;
        page.downcast().ok()
    }
}
