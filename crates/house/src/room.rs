//! A table in memory: loaded from its record, changed one request after the other, watched by many.

pub mod advice;
pub mod after;
pub mod bots;
pub mod cards;
pub mod guide;
pub mod kept;
pub mod lobby;
pub mod make;
pub mod maker;
pub mod parts;
pub mod people;
pub mod play;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{Seat, Viewer};
use tokio::sync::{oneshot, watch};

use crate::House;
use crate::around::{Surroundings, Whom};
use crate::refused::Refused;
use crate::secret;
use crate::store::{Group, PersonId, StoreError, Write};
use advice::{Advice, Bar};
use kept::Kept;

/// What a table is like now: what is kept, and what is not.
#[derive(Clone)]
pub struct Moment {
    /// What is kept.
    pub kept: Kept,
    /// Which seat a shared screen shows, by the person whose screen it is.
    pub open: BTreeMap<PersonId, Seat>,
    /// How many streams each person listens to.
    pub present: BTreeMap<PersonId, usize>,
    /// When each person was last heard of, by the room's own clock.
    pub heard: BTreeMap<PersonId, u64>,
    /// The moves that were recommended, by the person who asked.
    pub advice: BTreeMap<PersonId, Arc<Advice>>,
    /// Who is ahead, as these viewers can tell.
    pub bars: BTreeMap<Viewer, Bar>,
    /// Raised by every change. No two moments have the same, of whatever table.
    pub version: u64,
    /// When somebody looks, in seconds since 1970.
    pub at: u64,
    /// The same by the room's own clock: see [`Room::clock`].
    pub clock: u64,
    /// Whether the table is not kept any more: nothing can be seen or done here.
    pub gone: bool,
}

impl Moment {
    /// Whether nothing can be seen or done here any more: the table is not kept, or a host has closed it.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.gone || self.kept.is_closed()
    }

    /// What those who look are told then.
    #[must_use]
    pub const fn gone_key(&self) -> &'static str {
        if self.gone { "server-table-gone" } else { "server-table-closed" }
    }
}

/// What a request changes: the table afterwards. What has to be kept before anybody sees it is the difference.
pub struct Change {
    /// The table afterwards.
    pub kept: Kept,
    /// A new table that comes with it.
    pub new: Option<Kept>,
}

impl From<Kept> for Change {
    fn from(kept: Kept) -> Self {
        Self { kept, new: None }
    }
}

impl Change {
    /// What has to be kept.
    fn since(&self, before: &Kept) -> Vec<Write> {
        let new = self.new.as_ref().and_then(|new| new.since(None));
        new.into_iter().chain(self.kept.since(Some(before))).collect()
    }
}

/// A number that no moment has had.
fn fresh_version() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// So many entries a record has at most that somebody brings; and at a table with so many nothing is taken back any
/// more. Moves go on there, because every game comes to its end.
pub const MOST_ENTRIES: usize = 10_000;

/// How often a change is computed anew because somebody else was faster, or because nobody knows whether it was kept.
const TRIES: usize = 5;

/// A table in memory.
pub struct Room {
    /// The table as everybody may see it: only what is kept.
    moment: watch::Sender<Moment>,
    /// Whoever changes the table holds this from reading it until the change is kept.
    turnstile: tokio::sync::Mutex<()>,
    /// Whether a bot is at work here.
    busy: AtomicBool,
    /// When the table was last used, in seconds since 1970.
    used: AtomicU64,
    /// When somebody last looked at it: bots do not look.
    looked: AtomicU64,
    /// When it was loaded, in seconds since 1970.
    loaded: u64,
    /// The same by the clock that never goes back.
    begun: Duration,
    /// When each person was last heard of, by the room's own clock; copied into [`Moment`] when somebody looks.
    heard: Mutex<BTreeMap<PersonId, u64>>,
    /// For whom it is being found out who is ahead.
    weighing: Mutex<Vec<Viewer>>,
    /// What surrounds it.
    around: Arc<dyn Surroundings>,
}

impl Room {
    /// A table as it was loaded.
    #[must_use]
    pub fn new(kept: Kept, around: Arc<dyn Surroundings>) -> Self {
        let moment = Moment {
            kept,
            open: BTreeMap::new(),
            present: BTreeMap::new(),
            heard: BTreeMap::new(),
            advice: BTreeMap::new(),
            bars: BTreeMap::new(),
            version: fresh_version(),
            at: around.now(),
            clock: around.now(),
            gone: false,
        };
        Self {
            moment: watch::Sender::new(moment),
            turnstile: tokio::sync::Mutex::new(()),
            busy: AtomicBool::new(false),
            used: AtomicU64::new(around.now()),
            looked: AtomicU64::new(0),
            loaded: around.now(),
            begun: around.elapsed(),
            heard: Mutex::default(),
            weighing: Mutex::default(),
            around,
        }
    }

    /// The table now.
    #[must_use]
    pub fn moment(&self) -> Moment {
        let mut moment = self.moment.borrow().clone();
        moment.heard = self.heard().clone();
        moment.at = self.around.now();
        moment.clock = self.clock();
        moment
    }

    /// The room's own clock: the time at which it was loaded, in seconds since 1970, and what has passed since then. Somebody
    /// who sets the time of the machine makes nobody absent.
    #[must_use]
    pub fn clock(&self) -> u64 {
        self.loaded + self.around.elapsed().saturating_sub(self.begun).as_secs()
    }

    /// Tells of every change from now on.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<Moment> {
        self.moment.subscribe()
    }

    /// When it was loaded, in seconds since 1970: before that nobody can have been heard.
    #[must_use]
    pub const fn loaded(&self) -> u64 {
        self.loaded
    }

    /// Notes that this person asked for something here, and wakes the bots of a table at which somebody looks again.
    pub fn hear(self: &Arc<Self>, house: &Arc<House>, person: Option<PersonId>) {
        self.used.store(self.around.now(), Ordering::Relaxed);
        self.looked.store(self.around.now(), Ordering::Relaxed);
        bots::wake(self, house);
        if let Some(person) = person {
            let mut heard = self.heard();
            // Spectators come and go; only those who sit here matter, and they are few.
            if self.moment.borrow().kept.meta.seats_of(person).next().is_some() {
                heard.insert(person, self.clock());
            }
        }
    }

    fn heard(&self) -> MutexGuard<'_, BTreeMap<PersonId, u64>> {
        // A map of numbers stays whole whoever panicked.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When it was last used, in seconds since 1970.
    #[must_use]
    pub fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Whether nobody listens, no bot works, and nobody has used it since then.
    #[must_use]
    pub fn is_idle_since(&self, then: u64) -> bool {
        self.moment.receiver_count() == 0
            && !self.busy.load(Ordering::Relaxed)
            && self.used.load(Ordering::Relaxed) < then
    }

    /// Whether somebody listens, or looked a moment ago.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        /// Somebody without script loads a page now and then.
        const MOMENT: u64 = 60;
        self.moment.receiver_count() > 0 || self.looked.load(Ordering::Relaxed) + MOMENT > self.around.now()
    }

    /// Whether a bot is at work here.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.busy.load(Ordering::Acquire)
    }

    /// For whom bots think here: for the people at the table, or for whoever made one without people.
    fn whom(self: &Arc<Self>) -> Whom {
        // What waits to be thought must not keep the room, nor what surrounds it.
        let room = Arc::downgrade(self);
        let people = self.moment.borrow().kept.meta.people();
        Whom { people, waits: Arc::new(move || room.upgrade().is_some_and(|room| room.is_watched())) }
    }

    /// Changes the table: computes the change, keeps it, and only then shows it. If somebody else was faster, the
    /// change is computed again from what is so then: `work` may be called several times.
    ///
    /// The work is a task of its own: a browser that hangs up cannot leave it half done.
    ///
    /// # Errors
    /// The change was refused or could not be kept: then nothing has changed.
    pub async fn change(
        self: &Arc<Self>,
        house: &Arc<House>,
        work: impl Fn(&Moment) -> Result<Change, Refused> + Send + Sync + 'static,
    ) -> Result<Kept, Refused> {
        let (room, house) = (self.clone(), house.clone());
        let (answer, done) = oneshot::channel();
        self.around.spawn(Box::pin(async move {
            let turn = room.turnstile.lock().await;
            room.used.store(room.around.now(), Ordering::Relaxed);
            let done = room.change_in_turn(&house, work).await;
            drop(turn);
            bots::wake(&room, &house);
            // Whoever asked may have gone; what is done is done.
            let _ = answer.send(done);
        }));
        done.await.unwrap_or(Err(Refused::Failed))
    }

    async fn change_in_turn(
        &self,
        house: &Arc<House>,
        work: impl Fn(&Moment) -> Result<Change, Refused>,
    ) -> Result<Kept, Refused> {
        for _ in 0..TRIES {
            let (change, writes, before) = {
                let moment = self.moment();
                let change = work(&moment)?;
                let writes = change.since(&moment.kept);
                (change, writes, moment.kept.entries())
            };
            if writes.is_empty() {
                return Ok(change.kept);
            }
            let stamp = secret::stamp(self.around.as_ref())?;
            match self.around.keep(Group { stamp, writes }).await {
                Ok(()) => {
                    let kept = change.kept.kept_by(stamp);
                    self.around.moved(kept.entries() - before);
                    self.publish(kept.clone());
                    return Ok(kept);
                }
                Err(StoreError::NotNext) => self.renew(house).await?,
                Err(StoreError::Unsure) => {
                    self.renew(house).await?;
                    let kept = self.moment.borrow().kept.clone();
                    if kept.stamp == stamp {
                        self.around.moved(kept.entries().saturating_sub(before));
                        return Ok(kept);
                    }
                }
                Err(StoreError::Missing) => {
                    let code = self.moment.borrow().kept.code.clone();
                    house.forget(&code);
                    return Err(StoreError::Missing.into());
                }
                Err(other) => return Err(other.into()),
            }
        }
        Err(StoreError::Busy.into())
    }

    /// Takes over what others have kept since: played on from here, or loaded again where that does not fit.
    ///
    /// # Errors
    /// The table is not kept any more, or cannot be read.
    async fn renew(&self, house: &Arc<House>) -> Result<(), Refused> {
        let kept = self.moment.borrow().kept.clone();
        let (code, entries) = (kept.code.to_string(), kept.entries());
        let tail = house.read(move |store| store.tail(&code, entries)).await?;
        let Some(tail) = tail else {
            house.forget(&kept.code);
            return Err(StoreError::Missing.into());
        };
        let renewed = match kept.renewed(&tail).filter(|renewed| renewed.rev >= kept.rev) {
            Some(renewed) => renewed,
            None => house.load(&kept.code).await?,
        };
        self.publish(renewed);
        Ok(())
    }

    /// Shows what another program has kept since.
    ///
    /// # Errors
    /// The table is not kept any more, or cannot be read.
    pub(crate) async fn look_again(self: &Arc<Self>, house: &Arc<House>) -> Result<(), Refused> {
        let turn = self.turnstile.lock().await;
        let done = match self.renew(house).await {
            // Those who listen have heard it.
            Err(Refused::Store(StoreError::Missing)) => Ok(()),
            done => done,
        };
        drop(turn);
        bots::wake(self, house);
        done
    }

    fn publish(&self, mut kept: Kept) {
        self.moment.send_modify(|moment| {
            let goes_on = |kept: &Kept| (kept.table.is_some(), kept.entries());
            let same = goes_on(&kept) == goes_on(&moment.kept) || kept.moved == moment.kept.moved;
            kept.moved = if same { moment.kept.moved } else { self.clock() };
            // A shared screen closes after the decision of the seat it shows, when another is next.
            let to_act = kept.table.as_ref().and_then(|table| table.to_act());
            let moved = kept.entries() > moment.kept.entries();
            let mover = kept.table.as_ref().filter(|_| moved).and_then(|table| table.entry(table.entries()));
            moment.open.retain(|person, seat| {
                let decided = mover.as_ref().is_some_and(|(mover, _)| mover == seat);
                to_act.is_some()
                    && !(decided && to_act != Some(*seat))
                    && kept.meta.seats_of(*person).any(|own| own == *seat)
            });
            moment.advice.retain(|_, advice| advice.entries == kept.entries());
            moment.kept = kept;
            moment.version = fresh_version();
        });
    }

    /// Tells everybody who listens that the table is not kept any more.
    pub(crate) fn end(&self) {
        self.moment.send_modify(|moment| {
            moment.gone = true;
            moment.version = fresh_version();
        });
    }

    /// Opens a seat at this person's shared screen, or closes it.
    pub fn open(&self, person: PersonId, seat: Option<Seat>) {
        self.moment.send_modify(|moment| {
            match seat {
                Some(seat) => moment.open.insert(person, seat),
                None => moment.open.remove(&person),
            };
            moment.version = fresh_version();
        });
    }

    /// Somebody listens from now until the guard is dropped.
    #[must_use]
    pub fn arrive(self: &Arc<Self>, person: Option<PersonId>) -> Presence {
        if let Some(person) = person {
            self.moment.send_if_modified(|moment| {
                let streams = moment.present.entry(person).or_default();
                *streams += 1;
                let came = *streams == 1;
                if came {
                    moment.version = fresh_version();
                }
                came
            });
        }
        Presence { room: self.clone(), person }
    }

    /// Those who listen now.
    pub(crate) fn people_present(&self) -> Vec<PersonId> {
        self.moment.borrow().present.keys().copied().collect()
    }

    fn depart(&self, person: PersonId) {
        self.heard().insert(person, self.clock());
        self.moment.send_if_modified(|moment| {
            let left = match moment.present.get_mut(&person) {
                Some(streams) if *streams > 1 => {
                    *streams -= 1;
                    false
                }
                Some(_) => moment.present.remove(&person).is_some(),
                None => false,
            };
            if left {
                moment.version = fresh_version();
            }
            left
        });
    }
}

/// As long as this lives, the person is there.
pub struct Presence {
    room: Arc<Room>,
    person: Option<PersonId>,
}

/// How long a page may be gone before its person is: a reload is not an absence.
const GRACE: Duration = Duration::from_secs(4);

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(person) = self.person else { return };
        let room = self.room.clone();
        self.room.around.spawn(Box::pin(async move {
            room.around.rest(GRACE).await;
            room.depart(person);
        }));
    }
}
