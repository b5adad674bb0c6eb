//! Wolf & Hound: rules, cards and an exact solver.
//!
//! Two teams protect their sheep from wolves by playing number cards. All 24 animal cards of the box are data
//! (see [`card_file`]); with two or three players dummies take the empty places.
//!
//! ```
//! use hound::Hound;
//! use table::{Choices, Game, Quick};
//!
//! // Any legal set of animals; everything else as the rulebook says.
//! let choices = Choices::new(4).with("animals", "H01,W01,W06");
//! let settled = Hound::menu(&choices).settle(&choices).unwrap();
//! let options = Hound::options(&settled).unwrap();
//!
//! let mut chance = Quick::new(1);
//! let deal = Hound::deal(&options, &mut chance);
//! let (game, mut position) = Hound::start(&options, &deal).unwrap();
//! let mut moves = Vec::new();
//! while game.to_act(&position).is_some() {
//!     game.legal_moves(&position, &mut moves);
//!     game.advance(&mut position, moves[0]);
//! }
//! assert_eq!(game.outcome(&position).unwrap().winners().count(), 2);
//! ```
//!
//! Where to look: what is printed is in [`animal`], [`effect`] and [`number`], and [`card_file`] is what an owner of
//! the box can edit. Inside, `legal` lists the moves, `explain` says which rule forbids the others, `turn` and
//! `phases` are what a move brings about, `tables` are the cards compiled for speed, and `worlds` says what a viewer
//! cannot tell apart.

pub mod animal;
mod block;
pub mod card_file;
pub mod deal;
mod deal_text;
mod describe;
mod dummy;
pub mod effect;
pub mod event;
mod explain;
mod game;
mod hand;
mod hound;
mod id;
mod legal;
mod moves;
pub mod number;
pub mod options;
pub mod outlook;
mod parser;
mod phase;
mod phases;
mod place;
mod position;
mod printer;
mod readable;
pub mod set;
pub mod solver;
mod tables;
mod tell;
mod turn;
pub mod view;
mod worlds;

pub use animal::Animal;
pub use card_file::{CardFile, CardFileError};
pub use deal::Deal;
pub use effect::{Effect, Effects};
pub use event::Event;
pub use hound::{Hound, Readings};
pub use id::Id;
pub use moves::Move;
pub use number::Card;
pub use options::Options;
pub use outlook::Outlook;
pub use place::{Aim, Place, Team};
pub use position::Position;
pub use position::inspect::Kinds;
pub use solver::{Solution, solve};
pub use view::View;
