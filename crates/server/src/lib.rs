//! The table by HTTP: pages, live updates, an interface for programs, and one file of data.
//!
//! ```
//! use std::io::{Read, Write};
//! use server::{Config, Server};
//!
//! let folder = std::env::temp_dir().join(format!("loup-example-{}", std::process::id()));
//! let address = "127.0.0.1:0".parse()?;
//! let config = Config { address, data: folder.join("loup.db").into(), ..Config::default() };
//! let server = Server::bind(config, catalogue::games())?;
//! let (address, stopper) = (server.address(), server.stopper());
//! let running = std::thread::spawn(|| server.run());
//!
//! let mut connection = std::net::TcpStream::connect(address)?;
//! connection.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")?;
//! let mut answer = String::new();
//! connection.read_to_string(&mut answer)?;
//! assert!(answer.contains("\r\n\r\nok\n"));
//!
//! stopper.stop();
//! running.join().unwrap();
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What a table is and what people may do with it is the affair of [`house`]; here is what surrounds it. [`store`]
//! keeps everything in a file, and one thread writes it, many changes in one commit. A `machine` lends the house
//! its clock, its threads and its randomness. Streams watch rooms and render what has changed for their reader.
//! `web` answers people with the pages of [`pages::routes`], `api` answers programs, and a guard stands around both:
//! who asks, how often, from where. Where a refusal of the house gets its status is `fault`.

pub mod api;
mod app;
mod bus;
pub mod config;
pub mod data;
mod desk;
mod doors;
mod fault;
pub mod host;
mod hours;
pub mod logs;
mod machine;
mod metrics;
mod neighbours;
mod networks;
mod notices;
mod openings;
mod patient;
mod pictures;
mod pulse;
mod rates;
mod readiness;
mod router;
pub mod secret;
mod serve;
mod shown;
mod start;
pub mod store;
mod streams;
mod thinkers;
mod timekeeper;
mod uploads;
mod ways;
mod web;

pub use config::{Config, RateLimits, Settings, unknown_variables};
pub use data::Data;
pub use serve::{Server, Stopper, serve};
pub use start::StartError;
pub use store::State;
