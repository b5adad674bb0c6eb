//! Where everything is kept: [`house::store`] says what that means; this is a file, or a database that several servers
//! share, and the thread that writes.

mod moving;
mod packed;
pub mod postgres;
pub mod sqlite;
mod tally;
mod text;
pub mod writer;

pub use house::store::*;
pub use moving::{back_up, move_over};
