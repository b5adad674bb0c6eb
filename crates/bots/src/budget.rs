//! How much a player may think.

/// How much a player may think about one decision.
#[derive(Copy, Clone)]
pub struct Budget<'a> {
    /// Games played in thought; `None` leaves it to the player's own measure.
    pub nodes: Option<u32>,
    /// Says when time is up.
    pub stop: &'a dyn Fn() -> bool,
}

impl<'a> Budget<'a> {
    /// So many nodes, however long they take.
    #[must_use]
    pub const fn nodes(nodes: u32) -> Self {
        Budget { nodes: Some(nodes), stop: &|| false }
    }

    /// The player's own measure, however long it takes.
    #[must_use]
    pub const fn own() -> Self {
        Budget { nodes: None, stop: &|| false }
    }

    /// The player's own measure, unless time is up before.
    #[must_use]
    pub const fn until(stop: &'a dyn Fn() -> bool) -> Self {
        Budget { nodes: None, stop }
    }
}
