//! Bots that play any game of Loup, and cannot peek.
//!
//! A bot is handed a [`table::Sight`]: what its seat may know, its legal moves, and other worlds that it cannot
//! tell from the real one. Whoever asks for a move, a hint or the bar hands over a [`table::AnySeen`]. There is no
//! way from either to the hidden truth, so honesty is a matter of types:
//!
//! ```compile_fail
//! struct Peek;
//!
//! impl bots::Visit for Peek {
//!     type Answer = u64;
//!
//!     fn at<G: bots::Known>(self, seen: &table::Seen<G>) -> u64 {
//!         seen.game().key(seen.position())
//!     }
//! }
//! ```
//!
//! ```
//! use bots::{Level, choose};
//! use table::{Choices, Start, Table, Viewer};
//! use triqueta::Triqueta;
//!
//! let seed = "c0ffee".parse().unwrap();
//! let table = Table::<Triqueta>::open(&Choices::new(3), Start::Seed(seed), &[]).unwrap();
//! let seat = table.to_act().unwrap();
//! let text = choose(&table.seen(Viewer::Seat(seat)), Level::Scout, 7, &|| false).unwrap();
//! assert!(table.legal_moves().iter().any(|mv| mv.to_string() == text));
//! ```
//!
//! Where to look: [`Known`] lists what a game brings along (a rule of thumb, a network's senses, reasons in words), and
//! `games` holds one folder for each; [`race`] is the search that all share; [`Player`] is whatever chooses moves.

mod budget;
pub mod calibration;
mod campaign;
mod expert;
mod games;
mod hint;
mod known;
mod learner;
mod level;
pub mod net;
mod player;
mod race;
mod rollout;
mod shares;
mod soft;
mod tree;
pub mod uct;
pub mod weights;
mod worlds;
mod worth;

pub use budget::Budget;
pub use calibration::Calibration;
pub use campaign::Campaign;
pub use expert::Expert;
pub use games::{levels, strength, study, visit};
pub use hint::{Hint, hint};
pub use known::{Known, Study, Teach, Visit};
pub use learner::{ByNet, Learned, Learner, opinions};
pub use level::{Level, NoSuchLevel, Plan};
pub use net::{Inputs, Net, fnv};
pub use player::{Fainthearted, Flat, Greedy, Planned, Player, Random};
pub use race::{Valued, race};
pub use rollout::{AtRandom, ByThumb, Rollout};
pub use shares::{Expected, expected, shares};
pub use soft::softly;
pub use worth::Worth;

use table::{AnySeen, Quick, Seen};

/// Chooses a move for the seat that looks; `None` when it is not its decision, or when the game is not one that the
/// bots know. A search asks `stop` whether it has to come to an end.
#[must_use]
pub fn choose(seen: &dyn AnySeen, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> Option<String> {
    choose_within(seen, level, seed, &Budget::until(stop))
}

/// The same with a budget that may also say how many games are played in thought.
#[must_use]
pub fn choose_within(seen: &dyn AnySeen, level: Level, seed: u64, budget: &Budget<'_>) -> Option<String> {
    visit(seen, Choice { level, seed, budget })?
}

struct Choice<'a> {
    level: Level,
    seed: u64,
    budget: &'a Budget<'a>,
}

impl Visit for Choice<'_> {
    type Answer = Option<String>;

    fn at<G: Known>(self, seen: &Seen<G>) -> Option<String> {
        let sight = seen.sight()?;
        let player = sight.game().player(self.level);
        let chosen = player.choose(&sight, &mut Quick::new(self.seed), self.budget);
        chosen.map(|mv| mv.to_string())
    }
}
