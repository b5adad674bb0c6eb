//! The games and their options.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use house::room::kept::find;
use serde_json::{Value, json};
use table::{AnyGame, Item, Kind, Phrase};
use texts::Speaker;

use crate::app::App;
use crate::fault::Fault;
use crate::web::caller::{Caller, Query};
use crate::web::compress::packed;
use crate::web::new::Draft;
use crate::web::{Answer, json};

fn brief(game: &dyn AnyGame, speaker: &Speaker<'_>) -> Value {
    let info = game.info();
    json!({
        "id": info.id,
        "name": speaker.say(&Phrase::new(format!("{}-name", info.id))),
        "rules_version": info.rules_version,
        "players": { "least": info.players.start(), "most": info.players.end(), "usual": info.default_players },
        "levels": bots::levels(info.id),
    })
}

fn option(game: &str, item: &Item, speaker: &Speaker<'_>) -> Value {
    let (kind, values) = match &item.kind {
        Kind::Switch => ("switch", None),
        Kind::OneOf(values) => ("one-of", Some(values)),
        Kind::SeveralOf(values) => ("several-of", Some(values)),
        Kind::PerSeat(values) => ("per-seat", Some(values)),
        Kind::Text => ("text", None),
    };
    let say = |ending: &str| speaker.say(&Phrase::new(format!("{game}-option-{}{ending}", item.key)));
    let shared = item.key == table::options::FIRST;
    let values = values.map(|values| {
        let value = |value: &table::Value| json!({ "id": value.id, "name": speaker.say(&value.name) });
        values.iter().map(value).collect::<Vec<_>>()
    });
    json!({
        "key": item.key,
        "kind": kind,
        "values": values,
        "default": item.default,
        "rule": item.rule,
        "name": if shared && !texts::has(speaker.lang, &format!("{game}-option-{}", item.key)) { item.key.to_owned() } else { say("") },
    })
}

/// `GET /api/v1/games`
pub async fn list(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    let speaker = Speaker::new(caller.lang);
    let games: Vec<Value> = app.house.games().iter().map(|game| brief(*game, &speaker)).collect();
    Ok(packed(json(StatusCode::OK, &json!({ "games": games }))))
}

/// `GET /api/v1/games/GAME`: the options as they stand with the choices in the address (`players`, `o-KEY`).
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let game = find(app.house.games(), &id).ok_or_else(|| Fault::missing("server-no-game"))?;
    let speaker = Speaker::new(caller.lang);
    let draft = Draft::read(game, &query);
    let menu = game.menu(&draft.choices);
    let mut answer = brief(game, &speaker);
    answer["options"] = menu.items.iter().map(|item| option(game.info().id, item, &speaker)).collect();
    let preset = |preset: &table::Preset| {
        let choices: serde_json::Map<String, Value> =
            preset.choices.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        json!({ "key": preset.key, "name": speaker.say(&preset.name), "choices": choices })
    };
    answer["presets"] = menu.presets.iter().map(preset).collect();
    Ok(packed(json(StatusCode::OK, &answer)))
}
