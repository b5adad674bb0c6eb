//! How much may be thought about a turn, counted in steps that are tried.

use std::cell::Cell;

/// What is spent on one decision. It ends when its steps are spent or when somebody says stop.
pub(super) struct Effort<'a> {
    stop: &'a dyn Fn() -> bool,
    spent: Cell<u64>,
    most: Cell<u64>,
}

impl<'a> Effort<'a> {
    /// As many steps as it takes, until somebody says stop.
    pub(super) fn new(stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, spent: Cell::new(0), most: Cell::new(u64::MAX) }
    }

    /// From now on so many steps in all.
    pub(super) fn allow(&self, most: u64) {
        self.most.set(most);
    }

    /// So many steps were tried.
    pub(super) fn spend(&self, steps: usize) {
        self.spent.set(self.spent.get().saturating_add(steps as u64));
    }

    /// How many steps were tried.
    pub(super) fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// Whether thinking has to come to an end.
    pub(super) fn is_over(&self) -> bool {
        self.spent.get() >= self.most.get() || self.is_stopped()
    }

    /// Whether somebody says stop.
    pub(super) fn is_stopped(&self) -> bool {
        (self.stop)()
    }
}
