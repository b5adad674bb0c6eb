//! The table by HTTP: pages, live updates, an interface for programs, and one file of data.
//!
//! ```
//! use std::io::{Read, Write};
//! use server::{Config, Server};
//!
//! let folder = std::env::temp_dir().join(format!("loup-example-{}", std::process::id()));
//! let address = "127.0.0.1:0".parse()?;
//! let config = Config { address, data: folder.join("loup.db"), ..Config::default() };
//! let server = Server::bind(config, catalogue::games())?;
//! let (address, stopper) = (server.address(), server.stopper());
//! let running = std::thread::spawn(|| server.run());
//!
//! let mut connection = std::net::TcpStream::connect(address)?;
//! connection.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")?;
//! let mut answer = String::new();
//! connection.read_to_string(&mut answer)?;
//! assert!(answer.ends_with("ok\n"));
//!
//! stopper.stop();
//! running.join().unwrap();
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! From the bottom up: [`store`] keeps people, tables and entries, and one thread writes them, many in one
//! commit. A *room* is a table in memory; every change is computed from what is so, kept, and only then shown.
//! Streams watch rooms and render what has changed for their reader. `web` answers people with the pages of
//! [`pages::routes`], `api` answers programs, and a guard stands around both: who asks, how often, from where.

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
mod shown;
mod start;
pub mod store;
mod streams;
mod thinkers;
mod web;

pub use config::{Config, Settings};
pub use serve::{Server, Stopper, serve};
pub use start::StartError;
pub use store::State;
