//! The tables in memory: loaded when somebody looks, dropped when nobody does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

use crate::House;
use crate::refused::Refused;
use crate::room::kept::Kept;
use crate::room::{Room, bots, clock};
use crate::secret;
use crate::store::{Group, PersonId, Rev, State, StoreError, Write};

/// How often something is tried again because somebody else was faster.
const TRIES: usize = 5;

type Cell = Arc<OnceCell<Arc<Room>>>;

/// The tables in memory, by code.
#[derive(Default)]
pub struct Rooms {
    cells: Mutex<HashMap<String, Cell>>,
}

/// Whether nobody has used it since then. Whoever wants a table takes it under the lock: what only the map holds, nobody
/// can be using.
fn is_idle(cell: &Cell, then: u64) -> bool {
    let idle = |room: &Arc<Room>| Arc::strong_count(room) == 1 && room.is_idle_since(then);
    Arc::strong_count(cell) == 1 && cell.get().is_none_or(idle)
}

impl Rooms {
    fn cells(&self) -> MutexGuard<'_, HashMap<String, Cell>> {
        // Cells are put in and taken out whole.
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.cells().len()
    }

    /// How many people look at some table now, and how many tables are in memory.
    #[must_use]
    pub fn present(&self) -> (u64, u64) {
        let cells = self.cells();
        let rooms = cells.values().filter_map(|cell| cell.get());
        let people: std::collections::HashSet<_> = rooms.flat_map(|room| room.people_present()).collect();
        (people.len() as u64, cells.len() as u64)
    }

    /// All tables in memory.
    #[must_use]
    pub fn all(&self) -> Vec<(String, Arc<Room>)> {
        let cells = self.cells();
        cells.iter().filter_map(|(code, cell)| Some((code.clone(), cell.get()?.clone()))).collect()
    }

    /// Somebody who is forgotten is nowhere any more.
    pub(crate) fn dismiss(&self, person: PersonId) {
        self.cells().values().filter_map(|cell| cell.get()).for_each(|room| room.dismiss(person));
    }

    /// A table that is in memory.
    #[must_use]
    pub fn find(&self, code: &str) -> Option<Arc<Room>> {
        self.cells().get(code).and_then(|cell| cell.get()).cloned()
    }

    /// Drops those that nobody has used since then; and of more than so many, the longest unused of those that nobody
    /// is using.
    pub fn tidy(&self, then: u64, most: usize) {
        let mut cells = self.cells();
        cells.retain(|_, cell| !is_idle(cell, then));
        let over = cells.len().saturating_sub(most);
        if over > 0 {
            let used = |cell: &Cell| cell.get().map_or(0, |room| room.used());
            let idle = cells.iter().filter(|(_, cell)| is_idle(cell, u64::MAX));
            let mut idle: Vec<(u64, String)> = idle.map(|(code, cell)| (used(cell), code.clone())).collect();
            idle.sort_unstable();
            for (_, code) in idle.iter().take(over) {
                cells.remove(code);
            }
        }
    }

    /// Drops this one if nobody is using it.
    pub fn leave(&self, code: &str) {
        let mut cells = self.cells();
        if cells.get(code).is_some_and(|cell| is_idle(cell, u64::MAX)) {
            cells.remove(code);
        }
    }
}

impl House {
    /// A table by its code, loaded if need be.
    ///
    /// # Errors
    /// There is no such table, or it cannot be replayed.
    pub async fn room(self: &Arc<Self>, code: &str) -> Result<Arc<Room>, Refused> {
        let cell = self.rooms().cells().entry(code.to_owned()).or_default().clone();
        let known = cell.get().is_some();
        let load = async || self.load(code).await.map(|kept| self.furnish(kept));
        let room = match cell.get_or_try_init(load).await {
            Ok(room) if known => self.as_kept(code, room.clone()).await?,
            Ok(room) => room.clone(),
            Err(fault) => {
                // A code that does not exist must not stay in memory.
                drop(cell);
                let mut cells = self.rooms().cells();
                if cells.get(code).is_some_and(|cell| Arc::strong_count(cell) == 1 && cell.get().is_none()) {
                    cells.remove(code);
                }
                return Err(fault);
            }
        };
        bots::wake(&room, self);
        Ok(room)
    }

    /// A room for a table, with those who are there by way of other servers.
    fn furnish(&self, kept: Kept) -> Arc<Room> {
        let room = Arc::new(Room::new(kept, self.around.clone()));
        for (server, person) in self.elsewhere().at(&room.moment().kept.code) {
            room.present_elsewhere(&server, person, true);
        }
        room
    }

    /// A table from memory as it is kept by now, where other servers change it too: somebody who comes from one of them
    /// finds what they have just done there. While the store cannot be reached, what is known here has to do.
    async fn as_kept(self: &Arc<Self>, code: &str, room: Arc<Room>) -> Result<Arc<Room>, Refused> {
        if !self.is_shared() {
            return Ok(room);
        }
        match self.head(code).await {
            Ok(None) => {
                self.forget(code);
                Err(Refused::NoTable)
            }
            Ok(Some(head)) => {
                if !room.is_at(&head) {
                    room.look_again(self, head.rev).await?;
                }
                Ok(room)
            }
            Err(Refused::Busy | Refused::Store(StoreError::Unreachable(_) | StoreError::Busy)) => Ok(room),
            Err(other) => Err(other),
        }
    }

    /// Another server has changed a table, which has this revision now.
    ///
    /// # Errors
    /// The store cannot be read.
    pub async fn changed(self: &Arc<Self>, code: &str, rev: Rev) -> Result<(), Refused> {
        match self.rooms().find(code) {
            Some(room) if room.moment().kept.rev < rev => room.look_again(self, rev).await,
            _ => Ok(()),
        }
    }

    /// A table as it is kept, replayed.
    ///
    /// # Errors
    /// There is no such table, or it cannot be replayed.
    pub async fn load(self: &Arc<Self>, code: &str) -> Result<Kept, Refused> {
        let (house, wanted) = (self.clone(), code.to_owned());
        let stored = self.read(move |store| store.table(&wanted)).await?;
        let stored = stored.ok_or(Refused::NoTable)?;
        // Servers of two versions stand side by side: what is played by newer rules is not past, another serves it.
        if self.is_shared() && Kept::is_newer(&stored, self.games()) {
            return Err(Refused::NewerRules);
        }
        let wanted = code.to_owned();
        // Replaying is quick, but a long game keeps nobody waiting.
        self.aside(move || Kept::load(&wanted, stored, house.games())).await?
    }

    /// Drops a table from memory that is not kept any more, and tells those who listen there.
    pub fn forget(&self, code: &str) {
        let cell = self.rooms().cells().remove(code);
        if let Some(room) = cell.as_ref().and_then(|cell| cell.get()) {
            room.end();
        }
    }

    /// Forgets a table with everything that belongs to it, everywhere at once.
    ///
    /// # Errors
    /// There is no such table, or it cannot be written.
    pub async fn delete_table(&self, code: &str) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let wanted = code.to_owned();
            let heads = self.read(move |store| store.heads(&[&wanted])).await?;
            let head = heads.first().copied().flatten().ok_or(Refused::NoTable)?;
            let writes = vec![Write::Forget(code.to_owned(), head.rev)];
            match self.around().keep(Group { stamp: secret::stamp(self.around())?, writes }).await {
                // Somebody has just moved there, or nobody knows: look again.
                Err(StoreError::NotNext | StoreError::Unsure) => {}
                Ok(()) | Err(StoreError::Missing) => {
                    self.forget(code);
                    return Ok(());
                }
                Err(other) => return Err(other.into()),
            }
        }
        Err(StoreError::Busy.into())
    }

    /// Takes over what another program has changed in the store: tables that it deleted are gone, and those that it
    /// changed are shown as they are now.
    ///
    /// # Errors
    /// The store, or a table in it, cannot be read; all others are as they are kept then.
    pub async fn catch_up(self: &Arc<Self>) -> Result<(), Refused> {
        let (rooms, mut done) = (self.rooms().all(), Ok(()));
        // Nobody else waits long for the store.
        for some in rooms.chunks(100) {
            let codes: Vec<String> = some.iter().map(|(code, _)| code.clone()).collect();
            let heads = self
                .read(move |store| store.heads(&codes.iter().map(String::as_str).collect::<Vec<_>>()))
                .await?;
            for ((code, room), head) in some.iter().zip(heads) {
                match head {
                    None => self.forget(code),
                    Some(head) if !room.is_at(&head) => {
                        // One that cannot be shown keeps no other from being looked at.
                        if let Err(refused) = room.look_again(self, head.rev).await {
                            tracing::warn!(code, ?refused, "a table could not be looked at again");
                            // What is damaged stays so: only what may go better the next time is tried soon.
                            if !refused.is_damage() {
                                done = Err(refused);
                            }
                        }
                    }
                    Some(_) => {}
                }
            }
        }
        self.forget_people();
        self.ladders().forget();
        done
    }

    /// Keeps a new table and wakes its bots. Its code is another one where somebody has a table of that name; tables that
    /// are over share names.
    ///
    /// # Errors
    /// It could not be kept.
    pub async fn add_table(self: &Arc<Self>, mut kept: Kept) -> Result<Kept, Refused> {
        if kept.glance.state != State::Over {
            kept.code = self.fresh_code(kept.meta.people()).await?.into();
        }
        let kept = clock::wound(kept, None, self.around().ready());
        let (stamp, code) = (secret::stamp(self.around())?, kept.code.to_string());
        let group = Group { stamp, writes: kept.since(None).into_iter().collect() };
        match self.around().keep(group).await {
            // Nobody knows: whether it is there, the store says.
            Err(StoreError::Unsure) => {
                let wanted = code.clone();
                let heads = self.read(move |store| store.heads(&[&wanted])).await?;
                if heads.first().copied().flatten().is_none_or(|head| head.stamp != stamp) {
                    return Err(StoreError::Busy.into());
                }
            }
            done => done?,
        }
        let kept = kept.kept_by(stamp);
        let room = self.furnish(kept.clone());
        self.rooms().cells().insert(code, Arc::new(OnceCell::new_with(Some(room.clone()))));
        bots::wake(&room, self);
        Ok(kept)
    }
}
