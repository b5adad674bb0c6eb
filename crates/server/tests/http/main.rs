//! The server by real HTTP: everything that needs no browser.

mod absence;
mod after;
mod api;
mod chat;
mod client;
mod durability;
mod limits;
mod live;
mod lobby;
mod people;
mod play;
mod screens;
mod secrets;
mod served;
mod trouble;
