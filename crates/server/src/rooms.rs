//! The tables in memory: loaded when somebody looks, dropped when nobody does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

use crate::app::App;
use crate::fault::Fault;
use crate::room::scene::Scene;
use crate::room::{Change, Room, bots};

type Cell = Arc<OnceCell<Arc<Room>>>;

/// The tables in memory, by code.
#[derive(Default)]
pub struct Rooms {
    cells: Mutex<HashMap<String, Cell>>,
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

    /// Drops those that nobody has used since then.
    pub fn tidy(&self, then: u64) {
        self.cells().retain(|_, cell| {
            // Whoever wants a table takes it under this lock: what only the map holds, nobody can be using.
            let alone = Arc::strong_count(cell) == 1;
            let idle = cell.get().is_none_or(|room| Arc::strong_count(room) == 1 && room.is_idle_since(then));
            !(alone && idle)
        });
    }
}

impl App {
    /// A table by its code, loaded if need be.
    ///
    /// # Errors
    /// There is no such table, or it cannot be replayed.
    pub async fn room(self: &Arc<Self>, code: &str) -> Result<Arc<Room>, Fault> {
        let cell = self.rooms().cells().entry(code.to_owned()).or_default().clone();
        let load = async || {
            let (app, wanted) = (self.clone(), code.to_owned());
            let stored = self.read(move |store| store.table(&wanted)).await?;
            let stored = stored.ok_or_else(|| Fault::missing("server-no-table"))?;
            let wanted = code.to_owned();
            // Replaying is quick, but a long game is no work for the async threads.
            let scene = tokio::task::spawn_blocking(move || Scene::load(&wanted, stored, app.games())).await;
            let failed = |_| Fault::of_status(axum::http::StatusCode::INTERNAL_SERVER_ERROR);
            Ok(Arc::new(Room::new(scene.map_err(failed)??)))
        };
        let room = match cell.get_or_try_init(load).await {
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

    /// Keeps a new table and wakes its bots.
    ///
    /// # Errors
    /// It could not be kept.
    pub async fn add_table(self: &Arc<Self>, change: Change) -> Result<Scene, Fault> {
        self.writer().keep(change.writes).await?;
        let room = Arc::new(Room::new(change.scene.clone()));
        let code = change.scene.code.to_string();
        self.rooms().cells().insert(code, Arc::new(OnceCell::new_with(Some(room.clone()))));
        bots::wake(&room, self);
        Ok(change.scene)
    }
}
