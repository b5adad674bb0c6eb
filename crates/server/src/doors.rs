//! Connections: so many in all, so many from one address, and as many files as the system lets us open.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::rates::Who;

/// Files that are no connections: the data file and its readers, logs, what the system needs.
const OTHER_FILES: u64 = 128;

/// Raises the limit on open files as far as it lets itself be raised, and says how many connections fit into it.
#[must_use]
pub fn raise_file_limit(wanted: usize) -> usize {
    let files = (wanted as u64).saturating_add(OTHER_FILES);
    match rlimit::increase_nofile_limit(files) {
        Ok(limit) if limit < files => {
            let fits = limit.saturating_sub(OTHER_FILES).max(16);
            tracing::warn!(
                limit,
                connections = fits,
                "the system opens fewer files than connections are allowed"
            );
            usize::try_from(fits).unwrap_or(wanted)
        }
        Ok(_) => wanted,
        Err(error) => {
            tracing::warn!(%error, "the limit on open files cannot be read");
            wanted
        }
    }
}

/// The open connections.
pub struct Doors {
    most: usize,
    /// From one address; `None` where all come from a proxy.
    most_of_one: Option<usize>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by: HashMap<Who, usize>,
}

/// An open connection, as long as it lives.
pub struct Door {
    doors: Arc<Doors>,
    who: Who,
}

impl Doors {
    /// Nobody has come yet. One address takes at most half of all that fit.
    #[must_use]
    pub fn new(most: usize, most_of_one: Option<usize>) -> Self {
        let most_of_one = most_of_one.map(|of_one| of_one.min(most.div_ceil(2)));
        Self { most, most_of_one, open: Mutex::default() }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // Numbers without structure: a panic elsewhere leaves them usable.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more connection from there; `None` when there are too many.
    #[must_use]
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Door> {
        let who = Who::at(address);
        let mut open = self.open();
        let of_one = open.by.get(&who).copied().unwrap_or(0);
        if open.all >= self.most || self.most_of_one.is_some_and(|most| of_one >= most) {
            return None;
        }
        open.all += 1;
        open.by.insert(who, of_one + 1);
        Some(Door { doors: self.clone(), who })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let mut open = self.doors.open();
        open.all -= 1;
        if let Some(count) = open.by.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                open.by.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_leaves_room_for_others() {
        let doors = Arc::new(Doors::new(5, Some(9)));
        let from = |last: u8| doors.enter([10, 0, 0, last].into());
        let first: Vec<_> = (0..9).map_while(|_| from(1)).collect();
        let second: Vec<_> = (0..9).map_while(|_| from(2)).collect();
        assert_eq!((first.len(), second.len()), (3, 2));
        assert!(from(3).is_none(), "full");
        drop(first);
        assert!(from(1).is_some());
        drop(second);
        let open = doors.open();
        assert_eq!((open.all, open.by.len()), (0, 0));
        drop(open);
        let proxied = Arc::new(Doors::new(5, None));
        let all: Vec<_> = (0..9).map_while(|_| proxied.enter([127, 0, 0, 1].into())).collect();
        assert_eq!(all.len(), 5, "a proxy is no single visitor");
    }
}
