//! Tournaments for programs.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use pages::tournament::Chosen;
use serde::Deserialize;
use serde_json::{Value, json};
use table::record::tidy_name;

use super::body::Json;
use super::tables::Time;
use crate::app::App;
use crate::fault::Fault;
use crate::store::Tournament;
use crate::web::caller::{Caller, level};
use crate::web::tournament::{begin_round, create, enter, found, model, plan, set_gone, withdraw};
use crate::web::{Answer, json};

/// So many a list shows.
const LISTED: usize = 50;

/// A tournament as programs see it.
fn shown(tournament: &Tournament, caller: &Caller) -> Value {
    let page = model(tournament, caller);
    let standing = |row: &pages::tournament::Standing| {
        json!({
            "player": row.player, "place": row.place, "points": f64::from(row.halves) / 2.0, "won": row.won,
            "beaten": f64::from(row.beaten) / 4.0, "played": row.played,
        })
    };
    let round = |round: &crate::store::Round| {
        let meeting = |meeting: &crate::store::Meeting| {
            let game = |game: &crate::store::Played| json!({ "code": game.code, "seats": game.seats, "places": game.places });
            json!({
                "players": meeting.players, "bots": meeting.bots, "over": meeting.over,
                "games": meeting.games.iter().map(game).collect::<Vec<_>>(),
            })
        };
        json!({ "meetings": round.meetings.iter().map(meeting).collect::<Vec<_>>(), "byes": round.byes })
    };
    let players = page.players.iter().map(|player| json!({ "name": player.name, "gone": player.gone }));
    json!({
        "code": tournament.code,
        "name": tournament.plan.name,
        "game": tournament.plan.game,
        "seats": tournament.plan.seats,
        "choices": tournament.plan.choices,
        "games": tournament.plan.games,
        "rounds_in_all": page.rounds_in_all,
        "odd": page.chosen.bots.map_or("bye".to_owned(), |level| format!("bot-{level}")),
        "alone": tournament.plan.alone,
        "rated": tournament.plan.rated,
        "link": page.link,
        "host": page.host,
        "me": page.me,
        "may_begin": page.may_begin,
        "over": tournament.over,
        "players": players.collect::<Vec<_>>(),
        "standings": page.standings.iter().map(standing).collect::<Vec<_>>(),
        "rounds": tournament.rounds.iter().map(round).collect::<Vec<_>>(),
    })
}

/// `GET /api/v1/tournaments`
pub async fn list(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    let person = caller.person()?.id;
    let theirs = app.house.read(move |store| store.tournaments(person, LISTED)).await?;
    let all: Vec<Value> = theirs.iter().map(|one| shown(one, &caller)).collect();
    Ok(json(StatusCode::OK, &json!({ "tournaments": all })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    game: String,
    #[serde(default)]
    name: String,
    #[serde(default = "two")]
    seats: u8,
    #[serde(default)]
    choices: BTreeMap<String, String>,
    #[serde(default = "one")]
    games: u8,
    #[serde(default)]
    rounds: u8,
    odd: Option<String>,
    #[serde(default)]
    alone: bool,
    #[serde(default)]
    rated: bool,
    clock: Option<Time>,
}

const fn one() -> u8 {
    1
}

const fn two() -> u8 {
    2
}

/// `POST /api/v1/tournaments`
pub async fn make(State(app): State<Arc<App>>, caller: Caller, Json(wish): Json<NewTournament>) -> Answer {
    let bots = match wish.odd.as_deref() {
        None | Some("bye") => None,
        Some(other) => Some(level(other.strip_prefix("bot-").unwrap_or_default())?),
    };
    let chosen = Chosen {
        name: tidy_name(&wish.name),
        game: wish.game,
        seats: wish.seats,
        games: wish.games,
        rounds: wish.rounds,
        bots,
        alone: wish.alone,
        rated: wish.rated,
        clock: wish.clock.map(Time::terms).transpose()?,
    };
    let choices: Vec<(String, String)> = wish.choices.into_iter().collect();
    let made = create(&app, &caller, plan(&app, &chosen, &choices)?).await?;
    Ok(json(StatusCode::CREATED, &shown(&made, &caller)))
}

/// `GET /api/v1/tournaments/CODE`
pub async fn show(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    told(&caller, found(&app, &caller, &code).await)
}

fn told(caller: &Caller, tournament: Result<Tournament, Fault>) -> Answer {
    Ok(json(StatusCode::OK, &shown(&tournament?, caller)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    #[serde(default)]
    name: String,
}

/// `POST /api/v1/tournaments/CODE/join`
pub async fn join(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Json(wish): Json<Joining>,
) -> Answer {
    told(&caller, enter(&app, &caller, &code, &wish.name).await)
}

/// `POST /api/v1/tournaments/CODE/leave`
pub async fn leave(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    told(&caller, withdraw(&app, &caller, &code).await)
}

/// `POST /api/v1/tournaments/CODE/begin`
pub async fn begin(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    told(&caller, begin_round(&app, &caller, &code).await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absence {
    player: usize,
    gone: bool,
}

/// `POST /api/v1/tournaments/CODE/gone`
pub async fn gone(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Json(wish): Json<Absence>,
) -> Answer {
    told(&caller, set_gone(&app, &caller, &code, wish.player, wish.gone).await)
}
