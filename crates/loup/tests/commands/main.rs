//! The real program, driven as people and other programs drive it.

mod bench;
mod damage;
mod games;
mod help;
mod play;
mod program;
mod replay;
mod solve;
mod terminal;
mod verify;
mod why;
