//! Open streams of live updates: not too many from one address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::app::App;
use crate::fault::Fault;
use crate::rates::Who;
use crate::web::caller::Caller;

/// The most streams from one address: a school class with two pages each.
const MOST: usize = 200;

/// How many streams there are, by address.
#[derive(Default)]
pub struct Streams {
    open: Mutex<HashMap<Who, usize>>,
}

impl Streams {
    fn open(&self) -> MutexGuard<'_, HashMap<Who, usize>> {
        // Numbers without structure: a panic elsewhere leaves them usable.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The right to one stream, as long as it lives.
pub struct StreamPlace {
    app: Arc<App>,
    who: Who,
}

impl StreamPlace {
    /// Takes a place.
    ///
    /// # Errors
    /// There are too many streams from this address.
    pub fn take(app: &Arc<App>, caller: &Caller) -> Result<Self, Fault> {
        let who = Who::at(caller.address);
        let mut open = app.streams().open();
        let count = open.entry(who).or_default();
        if *count >= MOST && app.config().rates {
            app.metrics().refused();
            return Err(Fault::too_many(30));
        }
        *count += 1;
        drop(open);
        app.metrics().listening();
        Ok(Self { app: app.clone(), who })
    }

    /// The server that the stream belongs to.
    #[must_use]
    pub const fn app(&self) -> &Arc<App> {
        &self.app
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.app.metrics().gone();
        let mut open = self.app.streams().open();
        if let Some(count) = open.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.who);
            }
        }
    }
}
