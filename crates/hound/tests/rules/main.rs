//! The rulings, each in a small position that would end otherwise if the rule were another.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod bait;
mod cards;
#[path = "../common/mod.rs"]
mod common;
mod dummies;
mod effects;
mod end;
mod setup;
mod turn;

/// Three hands that only have to be there.
const OTHERS: &str = "hand 2: b1 w1\nhand 3: b1 w1\nhand 4: b1 w1\npile: w2 w2 w2 b2 b2 b2\n";

fn lines(first: &str) -> String {
    format!("{OTHERS}{first}")
}
