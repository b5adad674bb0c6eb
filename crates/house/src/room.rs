//! A table in memory: loaded from its record, changed one request after the other, watched by many.

pub mod advice;
pub mod after;
pub mod bots;
pub mod cards;
pub mod clock;
pub mod guide;
pub mod handing;
pub mod invite;
pub mod kept;
mod listening;
pub mod lobby;
pub mod make;
pub mod maker;
mod moment;
pub mod names;
pub mod parting;
pub mod parts;
pub mod people;
pub mod play;
pub mod rated;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::{Seat, Viewer};
use tokio::sync::{oneshot, watch};

use crate::House;
use crate::around::{News, Notice, Novelty, Surroundings, What, Whom};
use crate::refused::Refused;
use crate::secret;
use crate::store::{Group, Head, PersonId, Rev, StoreError, Write};
use kept::Kept;
use listening::Listening;
pub use listening::{Presence, Seen};
use moment::fresh_version;
pub use moment::{Here, Moment};

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
    /// The same with the clocks set to what has become of the table.
    fn wound(self, moment: &Moment) -> Self {
        let kept = clock::wound(self.kept, Some(&moment.kept), moment.ready);
        Self { kept, new: self.new.map(|new| clock::wound(new, None, moment.ready)) }
    }

    /// What has to be kept.
    fn since(&self, before: &Kept) -> Vec<Write> {
        let new = self.new.as_ref().and_then(|new| new.since(None));
        let rated = self.kept.rated_since(before);
        new.into_iter().chain(self.kept.since(Some(before))).chain(rated).collect()
    }
}

/// So many entries a record has at most that somebody brings; and at a table with so many nothing is taken back any
/// more. Moves go on there, because every game comes to its end.
pub const MOST_ENTRIES: usize = 10_000;

/// How often a change is computed anew because somebody else was faster. Each time somebody has come on, so that this ends
/// where others are as fast; it takes that many because a busy server may be the slowest of several again and again.
const OVERTAKEN: usize = 25;
/// How often a change is sent because nobody knows whether it was kept. Each of these answers was waited for.
const DOUBTS: usize = 5;

/// So many seconds pass at least until other servers hear again that somebody has asked for something.
const HEARD: u64 = 20;

/// A table in memory.
pub struct Room {
    /// The table as everybody may see it: only what is kept.
    moment: watch::Sender<Moment>,
    /// Whoever changes the table holds this from reading it until the change is kept.
    turnstile: tokio::sync::Mutex<()>,
    /// Whether a bot is at work here.
    busy: AtomicBool,
    /// After how many entries a bot was last left to other servers.
    left: AtomicUsize,
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
    /// How many streams each person listens to here, and who listens by way of which other server.
    listening: Mutex<Listening>,
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
            strangers: 0,
            left: BTreeMap::new(),
            heard: BTreeMap::new(),
            advice: BTreeMap::new(),
            bars: BTreeMap::new(),
            version: fresh_version(),
            at: around.now(),
            clock: around.now(),
            ready: around.ready(),
            gone: false,
            cut_off: false,
        };
        Self {
            moment: watch::Sender::new(moment),
            turnstile: tokio::sync::Mutex::new(()),
            busy: AtomicBool::new(false),
            left: AtomicUsize::new(usize::MAX),
            used: AtomicU64::new(around.now()),
            looked: AtomicU64::new(0),
            loaded: around.now(),
            begun: around.elapsed(),
            heard: Mutex::default(),
            listening: Mutex::default(),
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
        moment.ready = self.around.ready();
        moment.cut_off = self.around.is_cut_off();
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
                let before = heard.insert(person, self.clock());
                drop(heard);
                if before.is_none_or(|before| before + HEARD < self.clock()) {
                    self.tell(person, Novelty::Heard);
                }
            }
        }
    }

    /// Notes that this person asked for something here by way of another server.
    pub(crate) fn heard_elsewhere(&self, person: PersonId) {
        self.heard().insert(person, self.clock());
    }

    /// Tells other servers something that is not kept.
    fn tell(&self, person: PersonId, what: Novelty) {
        let code = self.moment.borrow().kept.code.clone();
        self.around.tell(News { code, person, what });
    }

    /// Whether what is known here is what the store holds.
    pub(crate) fn is_at(&self, head: &Head) -> bool {
        let moment = self.moment.borrow();
        (moment.kept.rev, moment.kept.stamp) == (head.rev, head.stamp)
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
        // What was sent and is in doubt may be kept later than somebody thinks.
        let mut doubted = Vec::new();
        let mut overtaken = 0;
        while overtaken < OVERTAKEN && doubted.len() < DOUBTS {
            let moment = self.moment();
            let change = match work(&moment) {
                Ok(change) => change.wound(&moment),
                Err(refused) => {
                    // What is known here may be old where others change it too: nobody is refused because of that.
                    if house.is_shared() {
                        self.renew(house).await?;
                        if self.moment.borrow().kept.rev != moment.kept.rev {
                            overtaken += 1;
                            continue;
                        }
                    }
                    return Err(refused);
                }
            };
            let (writes, before) = (change.since(&moment.kept), moment.kept.entries());
            if writes.is_empty() {
                return Ok(change.kept);
            }
            let stamp = secret::stamp(self.around.as_ref())?;
            match self.around.keep(Group { stamp, writes }).await {
                Ok(()) => {
                    let kept = change.kept.kept_by(stamp);
                    self.around.moved(kept.entries() - before);
                    let old = self.moment.borrow().kept.clone();
                    self.publish(kept.clone());
                    self.call(Some(&old), &kept);
                    self.tell_tournament(house, &old, &kept);
                    if let Some(new) = &change.new {
                        self.call(None, new);
                    }
                    return Ok(kept);
                }
                Err(error @ (StoreError::NotNext | StoreError::Unsure)) => {
                    self.renew(house).await?;
                    match error {
                        StoreError::Unsure => doubted.push(stamp),
                        _ => overtaken += 1,
                    }
                    let kept = self.moment.borrow().kept.clone();
                    if doubted.contains(&kept.stamp) {
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

    /// Shows what another program has kept since: the table has this revision.
    ///
    /// # Errors
    /// The table is not kept any more, or cannot be read.
    pub(crate) async fn look_again(self: &Arc<Self>, house: &Arc<House>, rev: Rev) -> Result<(), Refused> {
        let known = || self.moment.borrow().kept.rev;
        let before = known();
        let turn = self.turnstile.lock().await;
        // Whoever was first has looked for all who have heard of it.
        if before != known() && known() >= rev {
            return Ok(());
        }
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

    /// Tells whoever decides now that it is their turn, unless they are here, or have just decided for another seat.
    pub(crate) fn call(&self, before: Option<&Kept>, kept: &Kept) {
        let Some((seat, person)) = kept.awaited() else { return };
        let same = |(old, of): (Seat, PersonId)| old == seat || of == person;
        if before.and_then(Kept::awaited).is_some_and(same) || self.is_here(person) {
            return;
        }
        let (code, game) = (kept.code.clone(), kept.game.info().id);
        self.around.notice(Notice { person, code, game, what: What::Turn });
    }

    /// Lets the tournament go on to which a game belongs that has just ended.
    fn tell_tournament(&self, house: &Arc<House>, before: &Kept, kept: &Kept) {
        let Some(code) = kept.meta.tournament.clone() else { return };
        if kept.meta.ended.is_some() && before.meta.ended.is_none() {
            let house = house.clone();
            self.around.spawn(Box::pin(async move {
                // Whoever looks at the tournament next lets it go on as well.
                if let Err(refused) = house.advance(&code).await {
                    tracing::warn!(?refused, "a tournament did not go on");
                }
            }));
        }
    }

    /// Whether this person listens here.
    #[must_use]
    pub fn is_here(&self, person: PersonId) -> bool {
        self.moment.borrow().present.contains_key(&person)
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
        self.opened(person, seat);
        self.tell(person, Novelty::Screen(seat));
    }

    /// Closes all shared screens here.
    pub(crate) fn close_screens(&self) {
        self.moment.send_if_modified(|moment| {
            let some = !moment.open.is_empty();
            if some {
                moment.open.clear();
                moment.version = fresh_version();
            }
            some
        });
    }

    /// A seat was opened at this person's shared screen, or closed, here or by way of another server.
    pub(crate) fn opened(&self, person: PersonId, seat: Option<Seat>) {
        self.moment.send_modify(|moment| {
            match seat {
                Some(seat) => moment.open.insert(person, seat),
                None => moment.open.remove(&person),
            };
            moment.version = fresh_version();
        });
    }
}
