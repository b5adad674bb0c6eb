//! What every game of Loup shares: the contract between the rules of a game and everything that plays it.
//!
//! A game implements [`Game`]: its options, its deal, its positions, its legal moves, and what each viewer may
//! know. In return it gets records ([`Record`]), tables with take-backs ([`Table`]), an object-safe face
//! ([`AnyTable`]), tables as one viewer sees them and nothing else ([`Seen`], [`Sight`]) and a contract suite ([`contract`]) that looks for leaks,
//! wrong lists and unstable records.
//!
//! Nothing here does I/O, reads a clock or speaks a human language: what is to be said is a [`Phrase`].
//!
//! ```
//! use table::{Chance, Dice, Seed};
//!
//! // The promise is shown first; the seed, once it is revealed, proves the deal.
//! let seed: Seed = "c0ffee".parse().unwrap();
//! assert!(seed.commitment().to_string().starts_with("5b206976"));
//! let mut deck = [1, 2, 3, 4, 5];
//! Dice::new(&seed).shuffle(&mut deck);
//! assert_eq!(deck, [1, 3, 4, 5, 2]);
//! ```

pub mod any;
pub mod chance;
pub mod contract;
pub mod event;
pub mod game;
pub mod hash;
mod open;
pub mod options;
pub mod outcome;
pub mod parts;
mod past;
pub mod phrase;
pub mod playout;
pub mod record;
pub mod refusal;
pub mod rules;
pub mod schema;
mod scroll;
pub mod seat;
pub mod seed;
pub mod seen;
pub mod series;
pub mod sight;
pub mod table;
pub mod topic;
pub mod toy;
pub mod tried;

pub use any::{AnyBench, AnyGame, AnyTable, LegalMove, LogLine, Ply};
pub use chance::{Chance, Dice, Quick};
pub use event::{Emission, Silent, Sink};
pub use game::{Game, Info, SetupError};
pub use hash::hash64;
pub use open::OpenError;
pub use options::{Choices, Item, Kind, Menu, Preset, Problem, Value};
pub use outcome::{Line, Outcome, Score};
pub use parts::{Part, Parts};
pub use past::Past;
pub use phrase::{Arg, Ink, Phrase};
pub use playout::{Bench, Tally};
pub use record::{Act, Claim, Record, RecordError, Start};
pub use refusal::{Refusal, RuleId};
pub use schema::Schemas;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Commitment, Seed};
pub use seen::{AnySeen, Seen};
pub use series::Series;
pub use sight::Sight;
pub use table::{MOST_TAKE_BACKS, Table};
pub use topic::Topic;
pub use tried::Tried;
