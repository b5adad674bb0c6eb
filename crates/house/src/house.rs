//! The house itself: its games, its rooms, its people, and what is kept.

use std::sync::Arc;
use std::time::Duration;

use table::AnyGame;
use tokio::sync::oneshot;

use crate::around::Surroundings;
use crate::claims::Claims;
use crate::elsewhere::Elsewhere;
use crate::heads::Heads;
use crate::people::People;
use crate::rating::Ladders;
use crate::refused::Refused;
use crate::rooms::Rooms;
use crate::secret::ServerSecret;
use crate::store::{Store, StoreError};

/// How patient a house is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Manners {
    /// How long somebody must be away before a bot may sit in, at a table without a limit.
    pub absence: Duration,
    /// How long a bot waits before it plays.
    pub bot_delay: Duration,
    /// Whether thinking is left to other servers over the same store, as long as they do it.
    pub leaves_bots: bool,
}

/// Everything that visitors of a house share.
pub struct House {
    games: Vec<&'static dyn AnyGame>,
    store: Arc<dyn Store>,
    secret: ServerSecret,
    manners: Manners,
    people: People,
    rooms: Rooms,
    ladders: Ladders,
    tournaments: tokio::sync::Mutex<()>,
    elsewhere: Elsewhere,
    claims: Claims,
    heads: Heads,
    pub(crate) around: Arc<dyn Surroundings>,
}

impl House {
    /// A house for these games over this store; `secret` is the store's.
    #[must_use]
    pub fn new(
        games: &[&'static dyn AnyGame],
        store: Arc<dyn Store>,
        secret: ServerSecret,
        manners: Manners,
        around: Arc<dyn Surroundings>,
    ) -> Self {
        Self {
            games: games.to_vec(),
            store,
            secret,
            manners,
            people: People::default(),
            rooms: Rooms::default(),
            ladders: Ladders::default(),
            tournaments: tokio::sync::Mutex::default(),
            elsewhere: Elsewhere::default(),
            claims: Claims::default(),
            heads: Heads::default(),
            around,
        }
    }

    /// The games that can be played here.
    #[must_use]
    pub fn games(&self) -> &[&'static dyn AnyGame] {
        &self.games
    }

    /// From which invitations and personal links are derived.
    #[must_use]
    pub const fn secret(&self) -> &ServerSecret {
        &self.secret
    }

    /// How patient the house is.
    #[must_use]
    pub const fn manners(&self) -> Manners {
        self.manners
    }

    /// Those who were here lately.
    #[must_use]
    pub(crate) const fn people(&self) -> &People {
        &self.people
    }

    /// The ratings that were reckoned.
    #[must_use]
    pub(crate) const fn ladders(&self) -> &Ladders {
        &self.ladders
    }

    /// Whoever lets a tournament go on holds this meanwhile.
    #[must_use]
    pub(crate) const fn tournaments(&self) -> &tokio::sync::Mutex<()> {
        &self.tournaments
    }

    /// The tables in memory.
    #[must_use]
    pub const fn rooms(&self) -> &Rooms {
        &self.rooms
    }

    /// Whether other servers keep what they have in the same store.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Those who are at tables by way of other servers.
    #[must_use]
    pub(crate) const fn elsewhere(&self) -> &Elsewhere {
        &self.elsewhere
    }

    /// The tables about whose bots this server thinks now.
    #[must_use]
    pub(crate) const fn claims(&self) -> &Claims {
        &self.claims
    }

    /// Those who wait to be told how far tables are.
    #[must_use]
    pub(crate) const fn heads(&self) -> &Heads {
        &self.heads
    }

    /// What surrounds the house.
    #[must_use]
    pub fn around(&self) -> &dyn Surroundings {
        self.around.as_ref()
    }

    /// The chance with which bots and advisers think at a table after so many entries: it varies from place to place,
    /// only the house can tell it, and nothing hidden at the table has a part in it.
    #[must_use]
    pub fn chance(&self, code: &str, entries: usize) -> u64 {
        self.secret.number(&["thinking", code, &entries.to_string()])
    }

    /// The chance from which a world is made that somebody asks about at this table after so many entries.
    #[must_use]
    pub fn chance_of_trying(&self, code: &str, entries: usize, world: u64) -> u64 {
        self.secret.number(&["trying", code, &entries.to_string(), &world.to_string()])
    }

    /// Does something that takes its time where nobody waits for it.
    ///
    /// # Errors
    /// There is too much to do already, or it failed badly.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let (answer, done) = oneshot::channel();
        // Whoever asked may have gone.
        let work = move || drop(answer.send(work()));
        if !self.around.aside(Box::new(work)).await {
            return Err(Refused::Busy);
        }
        done.await.map_err(|_| Refused::Failed)
    }

    /// Reads from the store.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refused> {
        let store = self.store.clone();
        Ok(self.aside(move || work(store.as_ref())).await??)
    }
}
