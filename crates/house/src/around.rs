//! What surrounds a house: the time, chance, a place to keep things, and somebody who thinks and works meanwhile.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use bots::{Hint, Level};
use table::{AnySeen, Seat};

use crate::secret::NoRandomness;
use crate::store::{Group, PersonId, StoreError};

/// Something that is done in its own time.
pub type Task<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// For whom somebody thinks.
#[derive(Clone)]
pub struct Whom {
    /// Those whose share of the thinking it takes, in equal parts.
    pub people: Vec<PersonId>,
    /// Whether anybody waits for it: asked whenever there is a choice of what to think about next.
    pub waits: Arc<dyn Fn() -> bool + Send + Sync>,
}

/// What came of a bot's thinking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// The move, as text; `None` when no bot can say.
    pub text: Option<String>,
    /// How long it took by itself: a secret, for it tells of the cards.
    pub took: Duration,
}

/// Something for somebody who is not here. Nothing hidden is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who is meant.
    pub person: PersonId,
    /// The table's code.
    pub code: Arc<str>,
    /// The game's id.
    pub game: &'static str,
    /// What is to be told.
    pub what: What,
}

/// What somebody is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// It is their turn.
    Turn,
    /// Their time is running out.
    Low,
}

/// Something that is not kept, and that other servers over the same store want to hear. It may be lost on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The table's code.
    pub code: Arc<str>,
    /// Who is meant.
    pub person: PersonId,
    /// What is new.
    pub what: Novelty,
}

/// What is new about somebody at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Novelty {
    /// They listen.
    Came,
    /// They listen no more.
    Left,
    /// They have asked for something.
    Heard,
    /// Their shared screen shows this seat, or none.
    Screen(Option<Seat>),
    /// They were given a hint after so many entries.
    Advised(usize),
}

/// What a house needs and cannot have by itself: a server gives it threads, a clock and a disk; a browser could
/// give it other things.
pub trait Surroundings: Send + Sync + 'static {
    /// What time it is, in seconds since 1970.
    fn now(&self) -> u64;

    /// A clock that never goes back, for measuring how long something takes.
    fn elapsed(&self) -> Duration;

    /// The house's own clock, in milliseconds: it goes on from process to process while a server is ready, and stands
    /// while none is. Whoever sets the time of the machine does not set it.
    fn ready(&self) -> u64;

    /// Fills these with bytes that nobody can guess.
    ///
    /// # Errors
    /// There are none to be had.
    fn random(&self, bytes: &mut [u8]) -> Result<(), NoRandomness>;

    /// Keeps a group: when this is done, it is as safe as it ever will be.
    fn keep(&self, group: Group) -> Task<'_, Result<(), StoreError>>;

    /// Does something that takes its time (reading, replaying) where nobody waits for it; false when too much is to
    /// be done already, so that it is not done at all.
    fn aside(&self, work: Box<dyn FnOnce() + Send>) -> Task<'_, bool>;

    /// Does something meanwhile, whoever goes away.
    fn spawn(&self, task: Task<'static, ()>);

    /// Rests for so long; true when everything is about to stop.
    fn rest(&self, time: Duration) -> Task<'_, bool>;

    /// Whether everything is about to stop.
    fn is_stopping(&self) -> bool;

    /// A bot's move for the seat that looks. It thinks at most so long, by itself: how long it waits for a thread does
    /// not count.
    fn choose(
        &self,
        seen: Box<dyn AnySeen>,
        level: Level,
        seed: u64,
        whom: Whom,
        most: Duration,
    ) -> Task<'_, Thought>;

    /// The best moves of the seat that looks; `None` when nobody has time to think.
    fn hint(&self, seen: Box<dyn AnySeen>, seed: u64, whom: Whom) -> Task<'_, Option<Vec<Hint>>>;

    /// Every seat's share of the victory as the viewer can tell; `None` when nobody has time to think.
    fn shares(&self, seen: Box<dyn AnySeen>, seed: u64, whom: Whom) -> Task<'_, Option<Vec<f64>>>;

    /// Somebody who is not here is to be told something: for whoever can reach them.
    fn notice(&self, notice: Notice) {
        let _ = notice;
    }

    /// Other servers over the same store want to hear this, if there are any.
    fn tell(&self, news: News) {
        let _ = news;
    }

    /// A bot waits at this table, and this server leaves it to others over the same store.
    fn leave(&self, code: &str) {
        let _ = code;
    }

    /// Whether other servers cannot be heard now, so that nobody knows who is there by way of them.
    fn is_cut_off(&self) -> bool {
        false
    }

    /// So many moves or take-backs were made: for whoever counts.
    fn moved(&self, entries: usize) {
        let _ = entries;
    }
}

#[cfg(test)]
pub mod still;
