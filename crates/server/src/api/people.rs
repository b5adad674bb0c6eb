//! People: a program gets a key and shows it with every request.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use pages::past::Played;
use serde::Deserialize;
use serde_json::{Value, json};
use table::record::tidy_name;
use texts::Lang;

use super::body::Json;
use crate::app::App;
use crate::fault::Fault;
use crate::rates::{Kind, Who};
use crate::store::Person;
use crate::web::bans;
use crate::web::caller::{Caller, Query, refuse};
use crate::web::shared::{Pieces, sharing, show_pieces};
use crate::web::{Answer, json};
use crate::web::{me, past};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    #[serde(default)]
    name: String,
    lang: Option<String>,
}

fn shown(person: &Person) -> Value {
    json!({ "id": person.id.0.to_string(), "name": person.name, "lang": person.lang.map(Lang::code) })
}

/// `POST /api/v1/people`
pub async fn new(State(app): State<Arc<App>>, caller: Caller, Json(wish): Json<NewPerson>) -> Answer {
    // By the address alone, or everybody could make more people than somebody whom nobody knows.
    let counted = app.rates().take(Kind::Person, Who::at(caller.address));
    counted.map_err(|seconds| refuse(&app, seconds))?;
    bans::may_come(&app, caller.address).await?;
    let (mut person, key) = app.house.new_person(tidy_name(&wish.name), &caller.device).await?;
    if let Some(lang) = wish.lang.and_then(|lang| lang.parse().ok()) {
        person = app.house.change_person(&person, |person| person.lang = Some(lang)).await?;
    }
    let mut answer = shown(&person);
    // The only time that the key is shown: the server keeps its hash.
    answer["key"] = json!(key);
    Ok(json(StatusCode::CREATED, &answer))
}

/// A person with those whose lines they do not want to read.
async fn known(app: &Arc<App>, person: &Arc<Person>) -> Answer {
    let hidden = me::hidden(app, person).await?;
    let mut answer = shown(person);
    answer["hidden"] = hidden.iter().map(|(id, name)| json!({ "id": id, "name": name })).collect();
    Ok(json(StatusCode::OK, &answer))
}

/// `GET /api/v1/me`
pub async fn me(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    known(&app, caller.person()?).await
}

/// `GET /api/v1/me/games`
pub async fn games(State(app): State<Arc<App>>, caller: Caller, Query(query): Query) -> Answer {
    let found = past::found(&app, &caller, &query).await?;
    let game = |game: &Played| {
        json!({
            "code": game.code, "game": game.game, "players": game.players, "others": game.others,
            "levels": game.levels, "won": game.won, "place": game.place, "points": game.points, "ended": game.at,
        })
    };
    let people = found.people.iter().map(|(id, name)| json!({ "id": id, "name": name }));
    let answer = json!({
        "found": found.found, "page": found.page, "pages": found.pages,
        "games": found.shown.iter().map(game).collect::<Vec<_>>(),
        "people": people.collect::<Vec<_>>(),
    });
    Ok(json(StatusCode::OK, &answer))
}

/// `GET /api/v1/me/ratings`
pub async fn ratings(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    let ratings = app.house.ratings(caller.person()?.id).await?;
    Ok(json(StatusCode::OK, &past::ratings(&ratings, false)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    name: String,
}

/// `DELETE /api/v1/me`
pub async fn forget(State(app): State<Arc<App>>, caller: Caller, Json(wish): Json<Farewell>) -> Answer {
    let person = caller.person()?.clone();
    if !past::names(&person, &wish.name) {
        return Err(Fault::bad("server-not-your-name"));
    }
    past::forget(&app, &caller, &person).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    person: String,
}

/// `POST /api/v1/me/show`
pub async fn show(State(app): State<Arc<App>>, caller: Caller, Json(wish): Json<Hidden>) -> Answer {
    known(&app, &me::show_again(&app, &caller, &wish.person).await?).await
}

/// What others see of the caller's page.
fn shared(app: &App, caller: &Caller, person: &Person) -> axum::response::Response {
    let answer = sharing(app, person, &caller.base).map(|shown| {
        json!({
            "link": shown.link, "results": shown.results, "rating": shown.rating,
            "favourites": shown.favourites, "games": shown.games,
        })
    });
    json(StatusCode::OK, &json!({ "shared": answer }))
}

/// `GET /api/v1/me/share`
pub async fn shares(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    Ok(shared(&app, &caller, caller.person()?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    #[serde(default)]
    results: bool,
    #[serde(default)]
    rating: bool,
    #[serde(default)]
    favourites: bool,
    #[serde(default)]
    games: bool,
}

/// `POST /api/v1/me/share`
pub async fn share(State(app): State<Arc<App>>, caller: Caller, Json(wanted): Json<Wanted>) -> Answer {
    let Wanted { results, rating, favourites, games } = wanted;
    let pieces = Pieces { results, rating, favourites, games };
    let person = show_pieces(&app, &caller, Some(pieces)).await?;
    Ok(shared(&app, &caller, &person))
}

/// `DELETE /api/v1/me/share`
pub async fn unshare(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    show_pieces(&app, &caller, None).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
