//! The server by real HTTP: everything that needs no browser.

// All of this is test code; the helpers are only not marked as tests.
#![allow(clippy::unwrap_used)]

mod absence;
mod after;
mod api;
mod archive;
mod chat;
mod client;
mod clock;
mod crowd;
mod described;
mod doubt;
mod durability;
mod fixtures;
mod gone;
mod guide;
mod held_back;
mod hints;
mod home;
mod hosts;
mod limits;
mod live;
mod lobby;
mod logs;
mod maker;
mod notices;
mod outages;
mod packed;
mod parts;
mod past;
mod people;
mod play;
mod post;
mod postgres;
mod rating;
mod ready;
mod root;
mod screens;
mod secrets;
mod served;
mod servers;
mod together;
mod tournament;
mod trouble;

#[path = "../../../../fixtures/told.rs"]
mod told;
