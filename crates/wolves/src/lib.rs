//! The Wolves, for two to five players: the rules and nothing else.
//!
//! Packs roam a map of region boards, pay for actions by flipping terrain tiles, and are scored by the moon.
//! Rule ids (TW13) refer to the rules reference in the documentation. A turn is several moves: an action with
//! its target, then how it is paid, which wolf goes where, and so on, each asked only where there is a choice.
//!
//! ```
//! use table::{Choices, Game};
//! use wolves::Wolves;
//!
//! let choices = Wolves::menu(&Choices::new(3)).settle(&Choices::new(3))?;
//! let options = Wolves::options(&choices)?;
//! // A situation set up by hand: everything that is not said is as in a plain game.
//! let text = "at 4H forest alpha\nat 4K rocky wolf\nplayer 1 terrain 2\n";
//! let deal = Wolves::parse_deal(&options, text).unwrap();
//! let (game, mut position) = Wolves::start(&options, &deal).unwrap();
//!
//! // The forest pack howls at the lone wolf on 4G; there are several ways to pay.
//! let mut events = Vec::new();
//! for text in ["howl 4G", "pay grass/tundra token"] {
//!     let mv = game.parse_move(text).unwrap();
//!     game.play(&mut position, mv, &mut events).unwrap();
//! }
//! assert_eq!(position.dates, 1);
//!
//! // It has no den that could become a lair.
//! let refusal = game.check(&position, game.parse_move("lair 4K").unwrap()).unwrap_err();
//! assert_eq!(refusal.rule, "TW32");
//! # Ok::<(), table::Problem>(())
//! ```
//!
//! Where to look: the printed things are in [`boards`], [`tiles`], [`tracks`], [`moon`] and [`prey`]; [`map`] knows
//! what is near what; [`position`] is what changes. Inside, `legal` lists the moves from sets of hexes, `explain`
//! says rule by rule why a move is not possible, `play` does what a move does, `guard` holds what is true of
//! every position.

pub mod bits;
pub mod boards;
pub mod deal;
mod deal_text;
mod describe;
mod drawing;
pub mod event;
mod explain;
mod game;
mod guard;
pub mod hex;
mod hunt;
mod legal;
pub mod map;
pub mod moon;
pub mod moves;
pub mod options;
pub mod outlook;
pub mod piece;
mod play;
pub mod position;
pub mod prey;
mod push;
mod remarks;
pub mod score;
mod setup;
mod spoken;
pub mod story;
pub mod terrain;
pub mod tiles;
pub mod tracks;
pub mod view;

pub use deal::Deal;
pub use event::Event;
pub use game::Wolves;
pub use hex::Hex;
pub use moves::{Action, Move, Verb};
pub use options::Options;
pub use outlook::Outlook;
pub use position::Position;
pub use story::Story;
pub use view::View;
