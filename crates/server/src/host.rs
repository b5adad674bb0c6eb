//! The host's commands on a data file, whether a server is running or not.

use std::path::Path;

use house::room::scene::{Scene, kept};
use table::AnyGame;

use crate::start::StartError;
use crate::store::sqlite::Sqlite;
use crate::store::{Group, Shelf, State, Store, StoreError, Write};

/// A table as the host sees it in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub state: State,
    /// Whether it is listed.
    pub listed: bool,
    /// Who sits there; empty for a free seat.
    pub names: Vec<String>,
    /// How many entries it has.
    pub entries: u64,
    /// When something last happened, in seconds since 1970.
    pub touched: u64,
}

fn failed(path: &Path, error: StoreError) -> StartError {
    let path = path.to_owned();
    match error {
        StoreError::Full => StartError::Full { path },
        StoreError::Busy => StartError::Locked { path },
        StoreError::Damaged(what) => StartError::Damaged { path, what },
        other => StartError::Io { path, what: other.to_string() },
    }
}

/// All tables, the last touched first.
///
/// # Errors
/// The file is no data file, or cannot be read.
pub fn tables(data: &Path) -> Result<Vec<TableLine>, StartError> {
    let store = Sqlite::beside(data)?;
    let cards = store.cards(Shelf::All, usize::MAX >> 1).map_err(|error| failed(data, error))?;
    Ok(cards
        .into_iter()
        .map(|card| TableLine {
            names: card.meta.names(),
            code: card.code,
            game: card.meta.game,
            state: card.glance.state,
            listed: card.glance.listed,
            entries: card.entries,
            touched: card.glance.touched,
        })
        .collect())
}

/// A table's record as text. While the game runs its start stays secret, for the host too.
///
/// # Errors
/// There is no such table, or the file cannot be read.
pub fn export(data: &Path, code: &str, games: &[&'static dyn AnyGame]) -> Result<String, StartError> {
    let store = Sqlite::beside(data)?;
    let missing = || StartError::NoTable { code: code.to_owned() };
    let code = crate::secret::tidy_code(code).ok_or_else(missing)?;
    let stored = store.table(&code).map_err(|error| failed(data, error))?.ok_or_else(missing)?;
    // With the rules at hand the result is stated too; without them the bare entries are still a record.
    let plain = kept(&code, &stored);
    let told = Scene::load(&code, stored, games).ok().and_then(|scene| scene.record());
    Ok(told.unwrap_or(plain).to_string())
}

/// Copies everything into a new file, also while a server is running.
///
/// # Errors
/// The new file exists already, the disk is full, or the data cannot be read.
pub fn backup(data: &Path, to: &Path) -> Result<(), StartError> {
    Sqlite::beside(data)?.back_up(to).map_err(|error| match error {
        StoreError::Exists => {
            let what = std::io::Error::from(std::io::ErrorKind::AlreadyExists).to_string();
            StartError::Io { path: to.to_owned(), what }
        }
        error => failed(to, error),
    })
}

/// Forgets a table with its entries and its chat.
///
/// # Errors
/// There is no such table, or the file cannot be written.
pub fn delete(data: &Path, code: &str) -> Result<(), StartError> {
    let store = Sqlite::beside(data)?;
    let missing = || StartError::NoTable { code: code.to_owned() };
    let code = crate::secret::tidy_code(code).ok_or_else(missing)?;
    loop {
        let heads = store.heads(&[&code]).map_err(|error| failed(data, error))?;
        let head = heads.first().copied().flatten().ok_or_else(missing)?;
        let group = Group { stamp: head.stamp, writes: vec![Write::Forget(code.clone(), head.rev)] };
        match store.apply(&[group]).pop().unwrap_or(Ok(())) {
            // Somebody has just moved there.
            Err(StoreError::NotNext) => {}
            done => return done.map_err(|error| failed(data, error)),
        }
    }
}
