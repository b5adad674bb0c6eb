//! What a table is like at one moment.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Seat, Viewer};

use super::advice::{Advice, Bar};
use super::kept::Kept;
use crate::store::PersonId;

/// What a table is like now: what is kept, and what is not.
#[derive(Clone)]
pub struct Moment {
    /// What is kept.
    pub kept: Kept,
    /// Which seat a shared screen shows, by the person whose screen it is.
    pub open: BTreeMap<PersonId, Seat>,
    /// Those who listen now.
    pub present: BTreeMap<PersonId, Here>,
    /// How many streams are listened to by somebody whom nobody knows.
    pub strangers: usize,
    /// When those who sit here last stopped listening, by the room's own clock.
    pub left: BTreeMap<PersonId, u64>,
    /// When each person was last heard of, by the room's own clock.
    pub heard: BTreeMap<PersonId, u64>,
    /// The moves that were recommended, by the person who asked.
    pub advice: BTreeMap<PersonId, Arc<Advice>>,
    /// Who is ahead, as these viewers can tell.
    pub bars: BTreeMap<Viewer, Bar>,
    /// Raised by every change. No two moments have the same, of whatever table.
    pub version: u64,
    /// When somebody looks, in seconds since 1970.
    pub at: u64,
    /// The same by the room's own clock: see [`Room::clock`](crate::room::Room::clock).
    pub clock: u64,
    /// The house's own clock, in milliseconds: see [`Surroundings::ready`](crate::around::Surroundings::ready).
    pub ready: u64,
    /// Whether the table is not kept any more: nothing can be seen or done here.
    pub gone: bool,
    /// Whether nobody knows here who listens by way of other servers.
    pub cut_off: bool,
}

impl Moment {
    /// Whether nothing can be seen or done here any more: the table is not kept, or a host has closed it.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.gone || self.kept.is_closed()
    }

    /// What those who look are told then.
    #[must_use]
    pub const fn gone_key(&self) -> &'static str {
        if self.gone { "server-table-gone" } else { "server-table-closed" }
    }
}

/// Somebody who listens.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Here {
    /// To how many streams.
    pub streams: usize,
    /// What they are called; empty for somebody who gave no name.
    pub name: String,
}

/// A number that no moment has had.
pub(super) fn fresh_version() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
