//! People: a program gets a key and shows it with every request.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use table::record::tidy_name;
use texts::Lang;

use super::body::Json;
use crate::app::App;
use crate::rates::{Kind, Who};
use crate::store::Person;
use crate::web::bans;
use crate::web::caller::{Caller, refuse};
use crate::web::me;
use crate::web::{Answer, json};

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    person: String,
}

/// `POST /api/v1/me/show`
pub async fn show(State(app): State<Arc<App>>, caller: Caller, Json(wish): Json<Hidden>) -> Answer {
    known(&app, &me::show_again(&app, &caller, &wish.person).await?).await
}
