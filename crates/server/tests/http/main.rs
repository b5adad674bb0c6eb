//! The server by real HTTP: everything that needs no browser.

// All of this is test code; the helpers are only not marked as tests.
#![allow(clippy::unwrap_used)]

mod absence;
mod after;
mod api;
mod archive;
mod chat;
mod client;
mod crowd;
mod doubt;
mod durability;
mod fixtures;
mod gone;
mod guide;
mod hints;
mod home;
mod hosts;
mod limits;
mod live;
mod lobby;
mod logs;
mod maker;
mod packed;
mod parts;
mod people;
mod play;
mod root;
mod screens;
mod secrets;
mod served;
mod trouble;

#[path = "../../../../fixtures/told.rs"]
mod told;
