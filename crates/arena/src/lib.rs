//! Matches between bots, and what they prove.
//!
//! A [`contest`] plays the same deals with the bots in all seats, so that luck is shared; [`stats`] says how
//! sure the result is.

mod brain;
pub mod contest;
mod seating;
pub mod stats;
pub mod train;

pub use brain::{Brain, Contender};
