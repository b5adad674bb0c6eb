//! The real program, driven as people and other programs drive it.

mod arena;
mod bench;
mod crash;
mod damage;
mod ear;
mod fixtures;
mod fuzz;
mod games;
mod help;
mod host;
mod load;
mod play;
mod program;
mod replay;
mod solve;
mod terminal;
mod train;
mod verify;
mod why;

#[path = "../../../../fixtures/told.rs"]
mod told;
