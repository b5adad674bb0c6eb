//! Triqueta, with its expansion Hidden Wolves: the rules and nothing else.
//!
//! Players draw tokens from a tower, put them into rows, and take a row each. Three tokens of an animal are
//! worth its value; a fourth spoils the group. Rule ids (TQ05) refer to the fact sheet in the documentation.
//!
//! ```
//! use table::{Choices, Dice, Game, Seed, Viewer};
//! use triqueta::{Move, Triqueta};
//!
//! let choices = Choices::new(3).with("hidden-wolves", "on");
//! let choices = Triqueta::menu(&choices).settle(&choices)?;
//! let options = Triqueta::options(&choices)?;
//! let seed: Seed = "c0ffee".parse().unwrap();
//! let deal = Triqueta::deal(&options, &mut Dice::new(&seed));
//! let (game, mut position) = Triqueta::start(&options, &deal).unwrap();
//!
//! let first = game.to_act(&position).unwrap();
//! let mut events = Vec::new();
//! let draw = game.parse_move("draw 3").unwrap();
//! game.play(&mut position, draw, &mut events).unwrap();
//!
//! // The drawer has seen the token, the others have not.
//! assert!(game.view(&position, Viewer::Seat(first)).drawn[0].face.is_some());
//! assert_eq!(game.view(&position, Viewer::Public).drawn[0].face, None);
//!
//! // It has to go somewhere before a row can be taken.
//! let refusal = game.play(&mut position, Move::parse("take 1").unwrap(), &mut events).unwrap_err();
//! assert_eq!(refusal.rule, table::rules::ANOTHER_STEP);
//! # Ok::<(), table::Problem>(())
//! ```
//!
//! Where to look: [`Move`] and its notation in [`moves`], the text of a deal in [`mod@deal`], what a player may know
//! in [`View`]. Inside, `legal` lists the moves, `explain` says rule by rule why a move is not possible, `play` what a move does, `position` holds the whole
//! truth, and `worlds` says what a viewer cannot tell apart.

mod animal;
pub mod deal;
mod describe;
mod event;
mod explain;
mod game;
mod inspect;
mod legal;
mod lists;
pub mod moves;
mod options;
mod pile;
mod play;
mod position;
mod tally;
mod tower;
pub mod trail;
mod view;
mod wire;
mod words;
mod worlds;

pub use animal::{Animal, Back};
pub use deal::Deal;
pub use event::Event;
pub use game::Triqueta;
pub use moves::{Move, Row};
pub use options::{LastRock, Options, Variant};
pub use position::{Position, Step, Way};
pub use tally::Tally;
pub use tower::{COLUMNS, Column, LIGHT_LEVELS, TOWERS};
pub use trail::Trail;
pub use view::{AnimalChange, AnimalView, Change, Group, RowView, SeatView, Token, View};
