//! Where everything is kept: [`house::store`] says what that means, this is a file, and the thread that writes it.

pub mod sqlite;
pub mod writer;

pub use house::store::*;
