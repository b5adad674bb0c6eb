//! Everything that requests share.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use house::House;
use house::around::Surroundings as _;
use house::store::Counts;

use crate::config::Config;
use crate::machine::Machine;
use crate::metrics::Metrics;
use crate::openings::{self, Openings};
use crate::pictures::Pictures;
use crate::pulse::{Look, Pulse};
use crate::rates::Rates;
use crate::readiness::Readiness;
use crate::shown::ShownPages;
use crate::streams::Streams;
use crate::uploads::Uploads;
use crate::ways::Ways;

/// Everything that requests share: the house, and what a server puts around it.
pub struct App {
    /// The tables and the people.
    pub house: Arc<House>,
    pub(crate) config: Config,
    pub(crate) machine: Arc<Machine>,
    pub(crate) ways: Ways,
    pub(crate) rates: Rates,
    pub(crate) streams: Arc<Streams>,
    pub(crate) shown: ShownPages,
    pub(crate) openings: Openings,
    /// What those pages say of themselves.
    pub(crate) pulses: Openings,
    pub(crate) uploads: Arc<Uploads>,
    pub(crate) readiness: Readiness,
    /// Whether the server is about to stop, and others should be asked.
    pub(crate) draining: AtomicBool,
    /// The description of the interface for programs, once somebody has asked for it.
    pub(crate) description: OnceLock<Bytes>,
    pub(crate) pictures: Pictures,
    /// How much is kept, and when it was counted: for the numbers that hosts watch.
    pub(crate) counted: tokio::sync::Mutex<Option<(Instant, Counts)>>,
}

impl App {
    /// The settings.
    #[must_use]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// How often requests come.
    #[must_use]
    pub const fn rates(&self) -> &Rates {
        &self.rates
    }

    /// Who listens from where.
    #[must_use]
    pub const fn streams(&self) -> &Arc<Streams> {
        &self.streams
    }

    /// Records that are on their way in.
    #[must_use]
    pub const fn uploads(&self) -> &Arc<Uploads> {
        &self.uploads
    }

    /// Pictures that are made for readers.
    #[must_use]
    pub const fn pictures(&self) -> &Pictures {
        &self.pictures
    }

    /// What readers' pages show.
    #[must_use]
    pub const fn shown(&self) -> &ShownPages {
        &self.shown
    }

    /// The pages that are open in browsers.
    #[must_use]
    pub const fn openings(&self) -> &Openings {
        &self.openings
    }

    /// Where pages that are open say whether they are seen.
    #[must_use]
    pub const fn pulses(&self) -> &Openings {
        &self.pulses
    }

    /// A page says this of itself: whether its stream is here, and has heard it.
    pub fn hear_look(&self, page: &openings::Key, look: Look) -> bool {
        let pulse = self.pulses.find::<Pulse>(page);
        if let Some(pulse) = &pulse {
            pulse.say(look);
        }
        pulse.is_some()
    }

    /// What is counted.
    #[must_use]
    pub fn metrics(&self) -> &Metrics {
        self.machine.metrics()
    }

    /// How long the server has been running.
    #[must_use]
    pub fn uptime(&self) -> Duration {
        self.machine.elapsed()
    }

    /// Returns when the server is about to stop.
    pub async fn stopped(&self) {
        self.machine.stopped().await;
    }
}
