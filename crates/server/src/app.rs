//! Everything that requests share.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::AnyGame;
use tokio::sync::watch;

use crate::config::Config;
use crate::metrics::Metrics;
use crate::people::People;
use crate::rates::Rates;
use crate::rooms::Rooms;
use crate::secret::ServerSecret;
use crate::shown::ShownPages;
use crate::store::Store;
use crate::store::writer::Writer;
use crate::streams::Streams;
use crate::thinkers::Thinkers;

/// Everything that requests share.
pub struct App {
    pub(crate) config: Config,
    pub(crate) games: Vec<&'static dyn AnyGame>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) secret: ServerSecret,
    pub(crate) people: People,
    pub(crate) rooms: Rooms,
    pub(crate) rates: Rates,
    pub(crate) streams: Streams,
    pub(crate) shown: ShownPages,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinkers: Thinkers,
    pub(crate) stopping: watch::Receiver<bool>,
    pub(crate) begun: Instant,
    /// Makes bots vary from one start of the server to the next.
    pub(crate) mix: u64,
}

impl App {
    /// The settings.
    #[must_use]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The games that can be played here.
    #[must_use]
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    /// Where everything is kept.
    #[must_use]
    pub const fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Keeps what is written.
    #[must_use]
    pub const fn writer(&self) -> &Writer {
        &self.writer
    }

    /// The server's secret.
    #[must_use]
    pub const fn secret(&self) -> &ServerSecret {
        &self.secret
    }

    /// Those who were here lately.
    #[must_use]
    pub const fn people(&self) -> &People {
        &self.people
    }

    /// The tables in memory.
    #[must_use]
    pub const fn rooms(&self) -> &Rooms {
        &self.rooms
    }

    /// How often requests come.
    #[must_use]
    pub const fn rates(&self) -> &Rates {
        &self.rates
    }

    /// Who listens from where.
    #[must_use]
    pub const fn streams(&self) -> &Streams {
        &self.streams
    }

    /// What readers' pages show.
    #[must_use]
    pub const fn shown(&self) -> &ShownPages {
        &self.shown
    }

    /// What is counted.
    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Where bots think.
    #[must_use]
    pub const fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    /// How long the server has been running.
    #[must_use]
    pub fn uptime(&self) -> Duration {
        self.begun.elapsed()
    }

    /// A number that differs from start to start.
    #[must_use]
    pub const fn mix(&self) -> u64 {
        self.mix
    }

    /// Whether the server is about to stop.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Returns when the server is about to stop.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping.clone();
        // When nobody can say any more, it has stopped.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// Waits; true when the server is about to stop.
    pub async fn pause(&self, time: Duration) -> bool {
        if time.is_zero() {
            tokio::task::yield_now().await;
            return self.is_stopping();
        }
        tokio::select! {
            () = tokio::time::sleep(time) => self.is_stopping(),
            () = self.stopped() => true,
        }
    }
}
