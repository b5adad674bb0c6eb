//! What every game of Loup shares.

pub mod any;
pub mod chance;
pub mod event;
pub mod game;
pub mod hash;
pub mod options;
pub mod outcome;
pub mod phrase;
pub mod playout;
pub mod record;
pub mod refusal;
pub mod rules;
pub mod seat;
pub mod seed;
pub mod series;
pub mod sight;
#[expect(clippy::module_inception, reason = "a table is this crate's central noun")]
pub mod table;

pub use any::{AnyBench, AnyGame, AnyTable, LegalMove, LogLine, Ply};
pub use chance::{Chance, Dice, Quick};
pub use event::{Emission, Silent, Sink};
pub use game::{Game, Info, SetupError};
pub use hash::hash64;
pub use options::{Choices, Item, Kind, Menu, Preset, Problem, Value};
pub use outcome::{Line, Outcome, Score};
pub use phrase::{Arg, Phrase};
pub use playout::{Bench, Tally};
pub use record::{Act, Claim, Record, RecordError, Start};
pub use refusal::{Refusal, RuleId};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Commitment, Seed};
pub use series::Series;
pub use sight::Sight;
pub use table::{OpenError, Past, Table};
