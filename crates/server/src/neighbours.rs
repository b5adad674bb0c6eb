//! Other servers over the same data: what they tell is taken over, and where nobody can be sure to hear them, the data
//! is looked at now and then.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use house::Refused;
use house::around::{Novelty, Surroundings as _};

use crate::app::App;
use crate::bus::{Bus, Heard, Word};

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// Whoever does not hear themselves for so long cannot be sure to hear others.
const DOUBT: Duration = Duration::from_secs(3);
/// How often a server tells of all who listen there.
const LISTENERS: Duration = Duration::from_secs(5);
/// Whoever was not told of for so long is not there any more.
const SILENT: Duration = Duration::from_secs(12);
/// How often a server says that it still thinks about what it thinks about: well before anybody else may.
const RENEW: Duration = Duration::from_secs(2);
/// Whoever has so much to think about already lets others come first, a while for each thought.
const DEFER: Duration = Duration::from_millis(20);
/// How often the data is looked at in any case.
const LOOK: Duration = Duration::from_secs(10);

struct Neighbours {
    app: Arc<App>,
    bus: Arc<dyn Bus>,
    /// The last word that was heard of each.
    last: HashMap<String, (u64, Instant)>,
    /// When this server last heard itself.
    own: Instant,
    looked: Instant,
    told: Instant,
    renewed: Instant,
    /// Whether something may have been missed.
    missed: Arc<AtomicBool>,
}

/// Hears other servers until this one stops.
pub async fn follow_neighbours(app: Arc<App>, bus: Arc<dyn Bus>) {
    let mut heard = bus.hear();
    let now = Instant::now();
    let mut neighbours = Neighbours {
        app: app.clone(),
        bus,
        last: HashMap::new(),
        own: now,
        looked: now,
        told: now,
        renewed: now,
        missed: Arc::default(),
    };
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = beat.tick() => neighbours.beat().await,
            next = heard.recv() => match next {
                Some(heard) => neighbours.hear(heard).await,
                None => return,
            },
        }
    }
}

impl Neighbours {
    async fn hear(&mut self, heard: Heard) {
        let (from, number, word) = match heard {
            Heard::Again => return self.misses(),
            Heard::Word(from, number, word) => (from, number, word),
        };
        if from == self.bus.name() {
            self.own = Instant::now();
            return;
        }
        let metrics = self.app.metrics();
        metrics.heard();
        let before = self.last.insert(from.clone(), (number, Instant::now()));
        if before.is_some_and(|(before, _)| before + 1 != number) {
            metrics.missed();
            self.misses();
        }
        self.take(&from, word).await;
    }

    /// Something may not have been heard: what is kept is looked at soon, and what is not kept is as if nothing had been
    /// said.
    fn misses(&self) {
        self.missed.store(true, Ordering::Relaxed);
        self.app.house.close_screens();
    }

    async fn take(&self, from: &str, word: Word) {
        let house = &self.app.house;
        match word {
            Word::Table(code, rev) => {
                if house.rooms().find(&code).is_some() {
                    let (house, missed) = (house.clone(), self.missed.clone());
                    tokio::spawn(async move {
                        // Too much to do: everything is looked at soon.
                        if house.changed(&code, rev).await.is_err() {
                            missed.store(true, Ordering::Relaxed);
                        }
                    });
                }
            }
            Word::Gone(code) => house.forget(&code),
            Word::Person(person) => house.person_changed(person),
            Word::Key(hash) => house.key_gone(hash),
            Word::Book => house.book_changed(),
            Word::Tables => self.missed.store(true, Ordering::Relaxed),
            Word::Waits(code) => self.think(code),
            Word::Taken(taken) => self.app.rates().taken(taken),
            Word::News(news) => {
                let (house, from) = (house.clone(), from.to_owned());
                if matches!(news.what, Novelty::Advised(_)) {
                    tokio::spawn(async move { house.hear_news(&from, news).await });
                } else {
                    house.hear_news(&from, news).await;
                }
            }
            Word::Looks(code, person, page, look) => {
                self.app.hear_look(&(code.into(), Some(person), page), look);
            }
            Word::Here(code, people) => house.hear_listeners(from, &code, &people).await,
            Word::Beat | Word::Unknown => {}
        }
    }

    /// Sets the bot of a table to work that another server leaves to others: whoever has the least to do comes first.
    fn think(&self, code: String) {
        let app = self.app.clone();
        if app.config().leaves_bots {
            return;
        }
        tokio::spawn(async move {
            let waiting = u32::try_from(app.machine.thoughts_waiting()).unwrap_or(u32::MAX);
            if waiting > 0 && app.machine.rest(DEFER * waiting.min(100)).await {
                return;
            }
            // Whoever opens a room wakes its bots. If it cannot be opened now, it is found later.
            let _ = app.house.room(&code).await;
        });
    }

    async fn beat(&mut self) {
        self.bus.tell(Word::Beat);
        for taken in self.app.rates().untold() {
            self.bus.tell(Word::Taken(taken));
        }
        if self.renewed.elapsed() >= RENEW {
            self.renewed = Instant::now();
            let house = self.app.house.clone();
            // Should it fail, another server thinks about the same, which costs time and nothing else.
            tokio::spawn(async move { house.renew_claims().await.ok() });
        }
        if self.told.elapsed() >= LISTENERS {
            self.told = Instant::now();
            for (code, people) in self.app.house.listeners() {
                self.bus.tell(Word::Here(code, people));
            }
            self.app.house.forget_silent(SILENT);
            self.last.retain(|_, (_, at)| at.elapsed() < SILENT);
        }
        let doubt = self.own.elapsed() > DOUBT;
        if self.app.machine.set_cut_off(doubt) != doubt {
            tracing::warn!(doubt, "other servers can be heard, or no more");
        }
        if doubt {
            self.app.house.close_screens();
        }
        let missed = self.missed.swap(false, Ordering::Relaxed);
        if missed || doubt || self.looked.elapsed() >= LOOK {
            self.looked = Instant::now();
            self.app.metrics().caught_up();
            if let Err(refused) = self.look().await {
                self.missed.store(true, Ordering::Relaxed);
                tracing::warn!(?refused, "what other servers have changed could not be read");
            }
        }
    }

    /// Takes over whatever others have changed, whether it was heard or not.
    async fn look(&self) -> Result<(), Refused> {
        let tables = self.app.house.catch_up().await;
        // Who was signed out elsewhere hears no more, whatever became of the tables.
        self.app.house.look_for_keys(self.app.streams().keys()).await.and(tables)
    }
}
