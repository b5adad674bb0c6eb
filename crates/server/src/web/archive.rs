//! Tables that were played by rules of another version: nothing of them is replayed, all of it can be read.

use std::sync::Arc;

use house::Refused;
use house::room::handing::admits;
use house::room::kept::{find, record_of};
use house::room::names::told_of;
use pages::model::Archive;
use table::Seat;

use super::caller::Caller;
use super::{Answer, page};
use crate::app::App;
use crate::fault::Fault;
use crate::secret::tidy_code;
use crate::store::{Glance, Meta, State, Stored};

/// What is kept of a table, as the caller is told it.
///
/// # Errors
/// There is no such table, or the caller may not look at it.
pub async fn stored(app: &Arc<App>, caller: &Caller, code: &str) -> Result<Stored, Fault> {
    let missing = || Fault::missing("server-no-table");
    let code = tidy_code(code).ok_or_else(missing)?;
    let mut stored = app.house.read(move |store| store.table(&code)).await?.ok_or_else(missing)?;
    if !admits(&stored.meta, &stored.glance, caller.id()) {
        return Err(Refused::Private.into());
    }
    if let Some(told) = told_of(&stored.meta, &stored.glance, caller.id(), caller.lang) {
        stored.meta = told;
    }
    Ok(stored)
}

/// The record of a table as a text; its start stays secret unless the game was over.
///
/// # Errors
/// There is no such table.
pub async fn record(app: &Arc<App>, caller: &Caller, code: &str) -> Result<String, Fault> {
    stored(app, caller, code).await.map(|stored| record_of(code, &stored).to_string())
}

/// The page that takes a table's place.
///
/// # Errors
/// There is no such table.
pub async fn show(app: &Arc<App>, caller: &Caller, code: &str) -> Answer {
    let stored = stored(app, caller, code).await?;
    let (record, Stored { meta, glance, .. }) = (record_of(code, &stored), &stored);
    let model = Archive {
        code,
        game: &meta.game,
        record: &record,
        known: find(app.house.games(), &meta.game).map(|game| game.info().rules_version),
        over: glance.state == State::Over,
        winners: winners(meta, glance),
    };
    Ok(page(pages::archive(&caller.shell(), &model)))
}

fn winners(meta: &Meta, glance: &Glance) -> Vec<String> {
    let name = |seat: &Seat| meta.place(*seat).map(|place| place.name.clone());
    glance.winners.iter().filter_map(name).collect()
}
