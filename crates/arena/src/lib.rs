//! Matches between bots, and what they prove; training.
//!
//! A [`contest`] plays the same deals with every pair of bots on every side, so that luck is shared; [`stats`] says
//! how sure the result is. A [`Match`] is a contest described by texts, as a command line has it, and gives a
//! [`Report`]. [`train()`] makes networks by self-play, or against a bot that stays as it is.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use arena::{Match, Running, contest::Thought};
//!
//! let of = Match {
//!     game: "triqueta".to_owned(),
//!     players: 2,
//!     options: Default::default(),
//!     bots: vec!["greedy".to_owned(), "random".to_owned()],
//!     thought: Thought::Own,
//!     only_first: false,
//!     alone: false,
//!     seed: 1,
//!     sprt: None,
//! };
//! let stop = AtomicBool::new(false);
//! let report = of.play(None, &Running { games: 20, threads: 1, stop: &stop, progress: &|_| {} }).unwrap();
//! assert!(report.bots[0].elo > report.bots[1].elo);
//! ```

mod brain;
pub mod calibrate;
pub mod contest;
pub mod curve;
mod exec;
pub mod ladder;
mod matches;
mod open;
mod prints;
mod report;
mod seating;
pub mod spec;
pub mod stats;
mod thinking;
pub mod train;

pub use brain::{Brain, Contender};
pub use exec::{Exec, tried};
pub use matches::{Match, Running, Saved};
pub use report::{Line, Pair, Report};
pub use spec::Spec;
pub use thinking::Thinking;
pub use train::{train, train_game};
