//! *Learn by playing*: guided first tables, and the page that lists them.

use std::sync::Arc;

use axum::extract::{Path, State};
use house::room::guide;
use house::room::kept::find;

use super::caller::Caller;
use super::new::{TABLE_BYTES, may_create};
use super::{Answer, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::store::{Card, Shelf, State as TableState};

/// How many of a person's tables are looked through for an unfinished guided one.
const LOOKED_AT: usize = 100;

/// `POST /learn/GAME`: goes on with the reader's guided table of this game, or opens one.
pub async fn learn(State(app): State<Arc<App>>, Path(id): Path<String>, caller: Caller) -> Answer {
    let game = find(app.house.games(), &id).ok_or_else(|| Fault::missing("server-no-game"))?;
    let person = caller.person()?;
    let me = person.id;
    let mine = app.house.read(move |store| store.cards(Shelf::Mine(me), LOOKED_AT)).await?;
    let goes_on = |card: &&Card| {
        card.meta.guide.is_some()
            && card.meta.game == id
            && card.meta.rules == game.info().rules_version
            && card.glance.state == TableState::Playing
    };
    if let Some(card) = mine.iter().find(goes_on) {
        return Ok(see(&pages::routes::table(&card.code, "")));
    }
    may_create(&app, &caller, TABLE_BYTES).await?;
    let name = caller.name_among(&[]);
    let kept = app.house.add_table(guide::open(game, person, name, app.house.around())?).await?;
    Ok(see(&pages::routes::table(&kept.code, "")))
}

/// `GET /learn`
pub async fn show(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    Ok(page(pages::learn(&caller.shell(), app.house.games())))
}
