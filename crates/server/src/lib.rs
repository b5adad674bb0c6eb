//! The table by HTTP: pages, live updates, an interface for programs, and one file of data.

mod api;
mod app;
mod clock;
pub mod config;
mod fault;
pub mod host;
pub mod logs;
mod metrics;
mod people;
mod rates;
mod room;
mod rooms;
pub mod secret;
mod serve;
mod start;
pub mod store;
mod thinkers;
mod web;

pub use config::{Config, Settings};
pub use serve::{Server, Stopper, serve};
pub use start::StartError;
pub use store::State;
