//! What every game of Loup shares.

pub mod chance;
pub mod event;
pub mod game;
pub mod hash;
pub mod options;
pub mod outcome;
pub mod phrase;
pub mod refusal;
pub mod rules;
pub mod seat;
pub mod seed;
pub mod sight;

pub use chance::{Chance, Dice, Quick};
pub use event::{Emission, Silent, Sink};
pub use game::{Game, Info, SetupError};
pub use hash::hash64;
pub use options::{Choices, Item, Kind, Menu, Preset, Problem, Value};
pub use outcome::{Line, Outcome, Score};
pub use phrase::{Arg, Phrase};
pub use refusal::{Refusal, RuleId};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Commitment, Seed};
pub use sight::Sight;
