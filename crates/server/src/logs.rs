//! Logs: what happened, one line each, without cookies, keys, seeds or invitations.
//!
//! Requests are logged by the pattern of their address (`/i/{token}`), never by the address itself.

use tracing_subscriber::filter::LevelFilter;

use crate::config::{Config, LogLevel};

/// Writes logs to the standard error stream from now on. Does nothing when logs are written already.
pub fn start(config: &Config) {
    let level = match config.log {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let logs = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .with_target(false)
        // Nobody may read the logs any more (a pipe that was closed): that is no reason to panic where one is written.
        .log_internal_errors(false);
    // A second start in the same process keeps the first one's logs.
    let _ = if config.log_json { logs.json().try_init() } else { logs.try_init() };
}
