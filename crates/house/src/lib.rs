//! A house for tables: what a table is, what people may do with it, and what is kept of it.
//!
//! From the bottom up: [`store`] says what is kept and how changes are guarded. A *room* is a table in memory: every
//! change is computed from what is so, kept, and only then shown. The verbs of [`room`] say what the table is like
//! afterwards, or why not ([`Refused`]). A [`House`] holds the rooms and the people, and asks its
//! [`Surroundings`](around::Surroundings) for time, chance, a place to keep things, and somebody who thinks.
//!
//! Nothing here opens a socket or a file, starts a thread or looks at a clock, so all of it also runs inside a
//! browser. How things are asked for and answered, by which address and with which status, is the affair of those
//! around it.

pub mod around;
mod claims;
mod elsewhere;
mod forgetting;
mod heads;
pub mod history;
pub mod hosts;
mod house;
mod names;
pub mod people;
pub mod rating;
mod refused;
pub mod room;
pub mod rooms;
pub mod secret;
pub mod store;
pub mod tournament;

pub use house::{House, Manners};
pub use refused::Refused;
