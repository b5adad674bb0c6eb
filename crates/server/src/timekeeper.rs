//! Keeps the time of all tables: notices whose clock has run out, whether anybody looks or not, and keeps the house's
//! own clock from being forgotten.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use house::Refused;
use house::around::{Notice, Surroundings as _, What};
use house::room::clock;

use crate::app::App;
use crate::store::{Group, Stamp, Store, StoreError, Write};

/// How often it is looked at the clocks.
const TICK: Duration = Duration::from_secs(1);
/// How often it is kept how late it is, while a clock runs: what a power cut takes away from it is charged to nobody.
const KEEP: u64 = 5_000;
/// So many tables are looked at together.
const SOME: usize = 500;
/// So many milliseconds before the end somebody is warned at the earliest.
const LOOK_AHEAD: u64 = 12 * 3_600_000;
/// After so many milliseconds it is looked again whether somebody is still here whose time is running out.
const STILL_HERE: u64 = 2_000;
/// After so many milliseconds a table is tried again that could not be changed.
const AGAIN: u64 = 60_000;

/// Keeps the time until the server stops.
pub async fn keep_time(app: Arc<App>) {
    let mut keeper = Keeper {
        kept: app.machine.hours().tick(),
        running: false,
        warnings: HashMap::new(),
        failed: HashMap::new(),
        app,
    };
    while !keeper.app.machine.rest(TICK).await {
        keeper.look().await;
    }
    if keeper.running {
        keeper.keep().await;
    }
}

struct Keeper {
    app: Arc<App>,
    /// What the clock showed when it was last kept.
    kept: u64,
    /// Whether a clock runs anywhere.
    running: bool,
    /// When to warn those whose time is running out, by table, and when it will have run out.
    warnings: HashMap<String, (u64, Option<u64>)>,
    /// When to try again, for tables that could not be changed.
    failed: HashMap<String, u64>,
}

impl Keeper {
    async fn look(&mut self) {
        let now = self.app.machine.hours().tick();
        // Where servers share the data, one of them looks after the clocks, and the others follow.
        if self.app.house.is_shared() && self.app.house.read(Store::leads).await != Ok(true) {
            self.running = false;
            self.follow().await;
            return;
        }
        let Ok(running) = self.app.house.read(|store| store.due(SOME)).await else { return };
        self.running = !running.is_empty();
        if self.running && now >= self.kept + KEEP {
            self.keep().await;
        }
        self.warn(&running, now).await;
        self.failed.retain(|_, again| *again > now);
        for (code, _) in running.iter().filter(|(_, due)| *due <= now) {
            if !self.failed.contains_key(code)
                && let Err(refused) = self.run_out(code).await
            {
                tracing::warn!(code, ?refused, "a clock has run out, and it could not be written down");
                self.failed.insert(code.clone(), now + AGAIN);
            }
        }
    }

    /// Warns those whose time is running out and who are not here, once for every time that they are given.
    async fn warn(&mut self, running: &[(String, u64)], now: u64) {
        let app = self.app.clone();
        self.warnings.retain(|code, (due, _)| running.iter().any(|(other, at)| other == code && at == due));
        for (code, due) in running.iter().filter(|(_, due)| *due > now && *due <= now + LOOK_AHEAD) {
            if !self.warnings.contains_key(code) {
                let Ok(room) = app.house.room(code).await else { continue };
                let low = room.moment().kept.meta.clock.as_ref().map(|clock| clock.terms.low());
                self.warnings.insert(code.clone(), (*due, low.map(|low| due.saturating_sub(low))));
            }
            let Some((_, warn)) =
                self.warnings.get_mut(code).filter(|(_, at)| at.is_some_and(|at| at <= now))
            else {
                continue;
            };
            // Whoever is here sees it, and may close the page before they have moved.
            *warn = Some(now + STILL_HERE);
            let Ok(room) = app.house.room(code).await else { continue };
            let kept = room.moment().kept;
            let awaited = kept.awaited();
            if awaited.is_some_and(|(_, person)| room.is_here(person)) {
                continue;
            }
            *warn = None;
            let Some((_, person)) = awaited else { continue };
            let (code, game) = (kept.code.clone(), kept.game.info().id);
            app.machine.notice(Notice { person, code, game, what: What::Low });
        }
    }

    async fn run_out(&self, code: &str) -> Result<(), Refused> {
        let room = self.app.house.room(code).await?;
        room.change(&self.app.house, clock::run_out).await.map(drop)
    }

    /// Keeps how late it is, and follows others over the same data.
    async fn keep(&mut self) {
        let now = self.app.machine.hours().tick();
        let group = Group { stamp: Stamp::default(), writes: vec![Write::Ready(now)] };
        match self.app.machine.keep(group).await {
            Ok(()) | Err(StoreError::Unsure) => self.kept = now,
            Err(error) => tracing::warn!(%error, "the time could not be kept"),
        }
        self.follow().await;
    }

    /// Follows others over the same data.
    async fn follow(&self) {
        if let Ok(ready) = self.app.house.read(Store::ready).await {
            self.app.machine.hours().follow(ready);
        }
    }
}
