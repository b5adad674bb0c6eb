//! Bots of earlier releases, to measure with.
//!
//! **Never to be edited.** Whatever is measured against these bots stays comparable only as long as they play as they
//! did: so evaluation, networks, search and levels are copies of their own, and only the rules are shared with the
//! bots that live on. Where a rules crate renames something, the name may follow; `tests/games.rs` pins whole games
//! move by move and fails if anything else has changed. The arena is the only user: nobody meets them at a table.
//!
//! | module | what |
//! |---|---|
//! | [`v0_1`] | the four levels, `greedy` and `flat` of 0.1, with `libm` in place of the platform's mathematics |

pub mod v0_1;
