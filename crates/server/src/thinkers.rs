//! The threads on which bots think: few, so that a server full of bots still answers; and shared fairly, so that nobody
//! keeps another's bot from playing.
//!
//! What waits is taken up in the order of its [`Claim`]: a move that somebody waits for, then a move that nobody
//! watches, then advice; and among equals, whoever has had least of the threads lately. Keys cost nothing: what all the
//! people of a network have had counts for each of them too, though less. Who thinks asks now and then
//! whether to stop; if something with a much better claim waits at that moment and no thread is free, it is thought
//! about there and then, and the other goes on afterwards.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{Budget, Hint, Level};
use house::around::{Thought, Whom};
use table::AnySeen;
use tokio::sync::{Semaphore, oneshot};

use crate::config::Measure;
use crate::metrics::Metrics;
use crate::networks::Networks;
use crate::rates::Who;

/// The longest that an adviser thinks, about a hint and about the bar.
const ADVICE: (Duration, Duration) = (Duration::from_secs(3), Duration::from_millis(300));
/// The longest that somebody waits for advice, the queue included.
const QUEUE: Duration = Duration::from_secs(20);
/// After so long half of what somebody has had is forgotten.
const HALF: Duration = Duration::from_secs(60);
/// Whoever has had so many seconds more is interrupted.
const MARGIN: f64 = 0.25;
/// What a network has had counts for each of its people as if so many had had it: a class shares one, and is not to wait
/// behind everybody else.
const NEIGHBOURS: f64 = 4.0;
/// Whoever has had so many seconds waits for advisers too, where nobody watches.
const PLENTY: f64 = 10.0;
/// How often somebody who thinks looks whether others wait.
const LOOK: Duration = Duration::from_millis(4);
/// So many thoughts lie on one another at most: the stack has an end.
const DEPTH: usize = 12;
/// The stack of a thread, for so many thoughts.
const STACK: usize = 16 << 20;

/// Asks whether to come to an end.
type Stop<'a> = &'a dyn Fn() -> bool;
/// Tells whoever asked what came of it, and how long it took by itself.
type Tell = Box<dyn FnOnce(Duration) + Send>;
/// What is thought: it is handed whether to stop.
type Work = Box<dyn FnOnce(Stop<'_>) -> Tell + Send>;

/// What is thought about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Matter {
    Move,
    Advice,
}

/// How soon something is thought about; the least comes first.
#[derive(Copy, Clone, PartialEq, PartialOrd, Debug)]
struct Claim {
    /// A move that is waited for, a move, advice, a move of somebody who has had plenty.
    class: u8,
    /// The seconds that its people have had lately, each, and their networks.
    had: f64,
}

impl Claim {
    /// Whether this interrupts that.
    fn presses(self, other: Self) -> bool {
        self.class < other.class || (self.class == other.class && self.had + MARGIN < other.had)
    }
}

/// Something to think about.
struct Job {
    whom: Whom,
    matter: Matter,
    patience: Duration,
    /// Whether anybody still wants to know.
    wanted: Box<dyn Fn() -> bool + Send>,
    work: Work,
}

/// What somebody has had of the threads: seconds that fade.
#[derive(Copy, Clone)]
struct Had {
    seconds: f64,
    at: Instant,
}

impl Had {
    fn now(self, now: Instant) -> f64 {
        let halves = now.saturating_duration_since(self.at).as_secs_f64() / HALF.as_secs_f64();
        self.seconds * libm::exp2(-halves)
    }
}

#[derive(Default)]
struct Queue {
    /// The oldest first.
    jobs: Vec<Job>,
    /// By people, and by their networks.
    had: HashMap<Who, Had>,
    networks: Arc<Networks>,
    /// Threads with nothing to do.
    idle: usize,
    closed: bool,
}

impl Queue {
    fn claim(&self, job: &Job, now: Instant) -> Claim {
        self.claim_of(&job.whom, job.matter, now)
    }

    fn claim_of(&self, whom: &Whom, matter: Matter, now: Instant) -> Claim {
        let had = |who: Who| self.had.get(&who).map_or(0.0, |had| had.now(now));
        let each = |sum: f64| sum / whom.people.len().max(1) as f64;
        let own = each(whom.people.iter().map(|person| had(Who::Person(*person))).sum());
        let crowds = whom.people.iter().filter_map(|person| self.networks.crowd(*person));
        let class = match matter {
            Matter::Move if (whom.waits)() => 0,
            Matter::Move if own < PLENTY => 1,
            Matter::Advice => 2,
            Matter::Move => 3,
        };
        Claim { class, had: own + each(crowds.map(had).sum()) / NEIGHBOURS }
    }

    /// The place of what comes next, and its claim.
    fn best(&self, now: Instant) -> Option<(usize, Claim)> {
        let claims = self.jobs.iter().enumerate().map(|(place, job)| (place, self.claim(job, now)));
        claims.reduce(|best, next| {
            // A small difference is none: then the older comes first.
            let before = next.1.class < best.1.class
                || (next.1.class == best.1.class && next.1.had + MARGIN / 4.0 < best.1.had);
            if before { next } else { best }
        })
    }

    fn charge(&mut self, whom: &Whom, time: Duration, now: Instant) {
        // Those who have had next to nothing need not be remembered.
        if self.had.len() > 10_000 {
            self.had.retain(|_, had| had.now(now) > 0.01);
        }
        let each = time.as_secs_f64() / whom.people.len().max(1) as f64;
        for person in &whom.people {
            for who in [Some(Who::Person(*person)), self.networks.crowd(*person)].into_iter().flatten() {
                let had = self.had.entry(who).or_insert(Had { seconds: 0.0, at: now });
                *had = Had { seconds: had.now(now) + each, at: now };
            }
        }
    }
}

struct Pool {
    queue: Mutex<Queue>,
    ready: Condvar,
    /// How many wait: looked at without the lock.
    waiting: AtomicUsize,
    stop: AtomicBool,
    metrics: Arc<Metrics>,
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A list and a few numbers: whoever panicked left them whole.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, job: Job) {
        let mut queue = self.queue();
        queue.jobs.push(job);
        self.waiting.store(queue.jobs.len(), Ordering::Relaxed);
        drop(queue);
        self.ready.notify_one();
    }

    fn take(&self, queue: &mut Queue, place: usize) -> Job {
        let job = queue.jobs.remove(place);
        self.waiting.store(queue.jobs.len(), Ordering::Relaxed);
        job
    }

    /// What comes next; `None` when all is over.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some((place, _)) = queue.best(Instant::now()) {
                return Some(self.take(&mut queue, place));
            }
            queue.idle += 1;
            queue = self.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
            queue.idle -= 1;
        }
    }

    /// Something that presses more than what is being thought, if no thread is free for it.
    ///
    /// What was thought so far is charged first: the same people's next thought has no better claim.
    fn pressing(&self, whom: &Whom, matter: Matter, so_far: Duration) -> Option<Job> {
        let now = Instant::now();
        let mut queue = self.queue();
        queue.charge(whom, so_far, now);
        if queue.idle > 0 {
            return None;
        }
        let (place, best) = queue.best(now)?;
        let own = queue.claim_of(whom, matter, now);
        best.presses(own).then(|| self.take(&mut queue, place))
    }

    /// Thinks, and lets others in who press more. Returns how long it took in all.
    fn think(&self, job: Job, depth: usize) -> Duration {
        let Job { whom, matter, patience, wanted, work } = job;
        let begun = Instant::now();
        if !wanted() {
            return Duration::ZERO;
        }
        let (lent, paid, looked) = (Cell::new(Duration::ZERO), Cell::new(Duration::ZERO), Cell::new(begun));
        let stop = || {
            let now = Instant::now();
            if depth < DEPTH
                && self.waiting.load(Ordering::Relaxed) > 0
                && now.saturating_duration_since(looked.get()) > LOOK
            {
                looked.set(now);
                let own = now.saturating_duration_since(begun).saturating_sub(lent.get());
                let mut due = own.saturating_sub(paid.replace(own));
                while let Some(job) = self.pressing(&whom, matter, std::mem::take(&mut due)) {
                    lent.set(lent.get() + self.think(job, depth + 1));
                }
            }
            let own = begun.elapsed().saturating_sub(lent.get());
            self.stop.load(Ordering::Relaxed) || own > patience || !wanted()
        };
        let tell = work(&stop);
        let whole = begun.elapsed();
        let own = whole.saturating_sub(lent.get());
        tell(own);
        match matter {
            Matter::Move => self.metrics.thought(own),
            Matter::Advice => self.metrics.advised(own),
        }
        self.queue().charge(&whom, own.saturating_sub(paid.get()), Instant::now());
        whole
    }
}

/// A pool of threads.
pub struct Thinkers {
    pool: Arc<Pool>,
    /// Advice may take half of the pool.
    advice: Semaphore,
    networks: Arc<Networks>,
}

impl Thinkers {
    /// Starts so many threads; they end when this is dropped.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(threads: usize, metrics: &Arc<Metrics>) -> std::io::Result<Self> {
        let networks = Arc::<Networks>::default();
        let pool = Arc::new(Pool {
            queue: Mutex::new(Queue { networks: networks.clone(), ..Queue::default() }),
            ready: Condvar::new(),
            waiting: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
            metrics: metrics.clone(),
        });
        for number in 0..threads {
            let pool = pool.clone();
            let thread = std::thread::Builder::new().name(format!("thinker-{number}")).stack_size(STACK);
            thread.spawn(move || {
                while let Some(job) = pool.next() {
                    pool.think(job, 1);
                }
            })?;
        }
        Ok(Self { pool, advice: Semaphore::new(threads.div_ceil(2)), networks })
    }

    /// From where those come for whom is thought.
    #[must_use]
    pub fn networks(&self) -> &Networks {
        &self.networks
    }

    /// How many thoughts wait for a thread.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.pool.waiting.load(Ordering::Relaxed)
    }

    /// Thinks on one of the threads, at most so long; `None` when nothing came of it. Tells how long it took by itself.
    async fn ask<T: Send + 'static>(
        &self,
        whom: Whom,
        matter: Matter,
        patience: Duration,
        work: impl FnOnce(Stop<'_>) -> Option<T> + Send + 'static,
    ) -> (Option<T>, Duration) {
        let (answer, done) = oneshot::channel();
        // Whoever asked may go away: nobody thinks on then.
        let asking = Arc::new(());
        let here = Arc::downgrade(&asking);
        let work = move |stop: Stop<'_>| -> Tell {
            // Whoever stumbles must not take a thread with it: a bot's seat plays the first legal move.
            let thought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(stop)));
            Box::new(move |took| drop(answer.send((thought.ok().flatten(), took))))
        };
        let wanted = Box::new(move || here.strong_count() > 0);
        self.pool.add(Job { whom, matter, patience, wanted, work: Box::new(work) });
        let thought = done.await;
        drop(asking);
        thought.unwrap_or_default()
    }

    /// A bot's move for the seat that looks, and how long it has thought.
    pub async fn choose(
        &self,
        seen: Box<dyn AnySeen>,
        level: Level,
        measure: Measure,
        seed: u64,
        whom: Whom,
    ) -> Thought {
        let thought = self.ask(whom, Matter::Move, measure.time, move |stop| {
            bots::choose_within(seen.as_ref(), level, seed, &Budget { nodes: measure.games, stop })
        });
        let (text, took) = thought.await;
        Thought { text, took }
    }

    /// The best moves of the seat that looks; `None` when the pool is too busy to say.
    pub async fn hint(&self, seen: Box<dyn AnySeen>, seed: u64, whom: Whom) -> Option<Vec<Hint>> {
        let work = move |stop: Stop<'_>| Some(bots::hint(seen.as_ref(), seed, &Budget::until(stop)));
        self.advise(whom, ADVICE.0, work).await
    }

    /// Every seat's share of the victory, as the viewer can tell.
    pub async fn shares(&self, seen: Box<dyn AnySeen>, seed: u64, whom: Whom) -> Option<Vec<f64>> {
        let work = move |stop: Stop<'_>| bots::shares(seen.as_ref(), seed, &Budget::until(stop));
        self.advise(whom, ADVICE.1, work).await
    }

    async fn advise<T: Send + 'static>(
        &self,
        whom: Whom,
        patience: Duration,
        work: impl FnOnce(Stop<'_>) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let advice = async {
            let _place = self.advice.acquire().await.ok()?;
            self.ask(whom, Matter::Advice, patience, work).await.0
        };
        tokio::time::timeout(QUEUE, advice).await.ok().flatten()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.pool.stop.store(true, Ordering::Relaxed);
        let mut queue = self.pool.queue();
        queue.closed = true;
        // Whoever waits for an answer hears that there is none.
        queue.jobs.clear();
        drop(queue);
        self.pool.ready.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;

    fn whom(person: i64, waits: bool) -> Whom {
        Whom { people: vec![PersonId(person)], waits: Arc::new(move || waits) }
    }

    fn pool() -> Arc<Thinkers> {
        Arc::new(Thinkers::start(1, &Arc::default()).unwrap())
    }

    const LONG: Duration = Duration::from_secs(60);

    /// Thinks until somebody says that it is enough, and tells whether that came in time.
    fn until(enough: &Arc<AtomicBool>) -> impl FnOnce(Stop<'_>) -> Option<bool> + Send + use<> {
        let enough = enough.clone();
        move |stop| {
            while !stop() && !enough.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            Some(enough.load(Ordering::SeqCst))
        }
    }

    /// Says that it is enough.
    fn quick(enough: &Arc<AtomicBool>) -> impl FnOnce(Stop<'_>) -> Option<bool> + Send + use<> {
        let enough = enough.clone();
        move |_| Some(!enough.swap(true, Ordering::SeqCst))
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nobody_keeps_another_from_thinking() {
        let (pool, enough) = (pool(), Arc::new(AtomicBool::new(false)));
        // Twenty long thoughts of one person on the only thread; none of them ends before the other's.
        let stranger: Vec<_> = (0..20)
            .map(|_| {
                let (pool, work) = (pool.clone(), until(&enough));
                tokio::spawn(async move { pool.ask(whom(1, true), Matter::Move, LONG, work).await.0 })
            })
            .collect();
        while pool.waiting() < 19 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let other = pool.ask(whom(2, true), Matter::Move, LONG, quick(&enough)).await.0;
        assert_eq!(other, Some(true), "thought while the first was thinking");
        for thought in stranger {
            assert_eq!(thought.await.unwrap(), Some(true), "none is lost");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn advice_never_delays_a_move() {
        let (pool, enough) = (pool(), Arc::new(AtomicBool::new(false)));
        let advised = tokio::spawn({
            let (pool, work) = (pool.clone(), until(&enough));
            async move { pool.advise(whom(1, true), LONG, work).await }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        // The same person's move, and at a table that nobody watches.
        let moved = pool.ask(whom(1, false), Matter::Move, LONG, quick(&enough)).await.0;
        assert_eq!((moved, advised.await.unwrap()), (Some(true), Some(true)));
    }

    /// How long a bot has thought by itself is told apart from how long it was kept waiting.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_ends_in_time_and_tells_how_long_it_took() {
        let (pool, never) = (pool(), Arc::new(AtomicBool::new(false)));
        let before = tokio::spawn({
            let (pool, work) = (pool.clone(), until(&never));
            async move { pool.ask(whom(1, true), Matter::Move, Duration::from_millis(120), work).await }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        let begun = Instant::now();
        // The same person's next thought waits for the first.
        let (_, took) = pool.ask(whom(1, true), Matter::Move, Duration::from_millis(5), until(&never)).await;
        let passed = begun.elapsed();
        let (_, first) = before.await.unwrap();
        assert!(first > Duration::from_millis(120) && took > Duration::from_millis(5), "{first:?} {took:?}");
        assert!(passed > took + Duration::from_millis(20), "{took:?} of {passed:?}");
    }

    /// A hundred keys are a hundred people, but all of one network: the hundred and first has no better claim than
    /// somebody from elsewhere who has had a little.
    #[test]
    fn new_keys_of_a_network_are_no_way_to_the_front() {
        let now = Instant::now();
        let mut queue = Queue::default();
        let [flood, home, class] = [1, 2, 3].map(|last| std::net::IpAddr::from([10, 0, 0, last]));
        (1..=101).for_each(|person| queue.networks.note(PersonId(person), flood));
        queue.networks.note(PersonId(200), home);
        for person in 1..=100 {
            queue.charge(&whom(person, true), Duration::from_millis(300), now);
        }
        queue.charge(&whom(200, true), Duration::from_secs(3), now);
        let claim = |queue: &Queue, person| queue.claim_of(&whom(person, true), Matter::Move, now);
        assert!(claim(&queue, 200).presses(claim(&queue, 101)), "thirty seconds, though not its own");
        assert!(claim(&queue, 201).presses(claim(&queue, 101)), "nor than somebody of whom nothing is known");
        // A class that plays is not behind a single one who takes as much.
        (301..=340).for_each(|person| queue.networks.note(PersonId(person), class));
        for person in 301..=340 {
            queue.charge(&whom(person, true), Duration::from_millis(400), now);
        }
        queue.charge(&whom(400, true), Duration::from_secs(16), now);
        assert!(claim(&queue, 301).presses(claim(&queue, 400)));
    }

    #[test]
    fn those_who_wait_come_first_and_then_those_who_had_least() {
        let now = Instant::now();
        let mut queue = Queue::default();
        let job = |person: i64, waits: bool, matter: Matter| Job {
            whom: whom(person, waits),
            matter,
            patience: LONG,
            wanted: Box::new(|| true),
            work: Box::new(|_| Box::new(|_| {})),
        };
        queue.charge(&whom(1, true), Duration::from_secs(8), now);
        queue.charge(&whom(4, true), Duration::from_secs(80), now);
        queue.jobs = vec![
            job(2, true, Matter::Advice),
            job(3, false, Matter::Move),
            job(1, true, Matter::Move),
            job(4, false, Matter::Move),
            job(5, true, Matter::Move),
        ];
        let mut order = Vec::new();
        while let Some((place, _)) = queue.best(now) {
            order.push(queue.jobs.remove(place).whom.people[0].0);
        }
        assert_eq!(order, [5, 1, 3, 2, 4], "who has had plenty unwatched comes even after advice");
        let had = |after: Duration| queue.claim_of(&whom(4, true), Matter::Move, now + after).had;
        assert!((had(HALF) - 40.0).abs() < 1e-6 && had(HALF * 20) < 0.01, "what was had is forgotten");
    }
}
