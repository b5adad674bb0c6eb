//! The OpenAPI description: what is written down about the calls, and what the games' own types say about views, moves
//! and events.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use table::{AnyGame, Schemas};

use crate::app::App;
use crate::web::compress::packed;

/// The calls and their envelopes.
const CALLS: &str = include_str!("openapi.json");

/// The whole description for these games, with addresses below this path.
#[must_use]
pub fn description(games: &[&dyn AnyGame], root: &str) -> Value {
    let mut document: Value = serde_json::from_str(CALLS).unwrap_or_default();
    document["servers"] = json!([{ "url": format!("{root}/api/v1") }]);
    let mut named: Map<String, Value> = Schemas::common().into_iter().collect();
    let (mut views, mut moves, mut events) = (Vec::new(), Vec::new(), Vec::new());
    for game in games {
        let schemas = game.schemas();
        named.extend(schemas.named);
        views.push(schemas.view);
        moves.push(schemas.fields);
        events.push(schemas.event);
    }
    events.push(json!({ "const": "took-back", "description": "A move was taken back." }));
    events.push(json!({ "$ref": "#/components/schemas/Act" }));
    let one_of = |about: &str, shapes: Vec<Value>| json!({ "description": about, "anyOf": shapes });
    named.insert("GameView".into(), one_of("All that the viewer may know, as the game shows it.", views));
    named.insert("GameMove".into(), one_of("The parts of a move.", moves));
    named.insert("GameEvent".into(), one_of("Something that happened, as the viewer may know it.", events));
    named.values_mut().for_each(gather_words);
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        schemas.extend(named);
    }
    document
}

/// One of several words is an `enum` for generators of clients; the types say it as a choice between constants, each
/// with what it means. That is kept in the description.
fn gather_words(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(gather_words),
        Value::Object(fields) => {
            fields.values_mut().for_each(gather_words);
            for choice in ["oneOf", "anyOf"] {
                let Some(Value::Array(shapes)) = fields.remove(choice) else { continue };
                let (words, others): (Vec<Value>, Vec<Value>) = shapes.into_iter().partition(is_word);
                if words.is_empty() {
                    fields.insert(choice.to_owned(), others.into());
                    continue;
                }
                let about = fields.get("description").and_then(Value::as_str).map(str::to_owned);
                let meant = words.iter().filter_map(|word| {
                    Some(format!("`{}`: {}", word["const"].as_str()?, word["description"].as_str()?))
                });
                let about: Vec<String> = about.into_iter().chain(meant).collect();
                let listed: Vec<Value> = words
                    .iter()
                    .flat_map(|word| match &word["enum"] {
                        Value::Array(several) => several.clone(),
                        _ => vec![word["const"].clone()],
                    })
                    .collect();
                fields.insert("description".to_owned(), about.join("\n").into());
                if others.is_empty() {
                    fields.insert("type".to_owned(), "string".into());
                    fields.insert("enum".to_owned(), listed.into());
                } else {
                    let listed = json!({ "type": "string", "enum": listed });
                    let shapes: Vec<Value> = others.into_iter().chain([listed]).collect();
                    fields.insert(choice.to_owned(), shapes.into());
                }
            }
        }
        _ => {}
    }
}

/// Whether a shape is one word, or one of several.
fn is_word(shape: &Value) -> bool {
    shape["const"].is_string() || (shape["type"] == "string" && shape["enum"].is_array())
}

/// `GET /api`
pub async fn describe(State(app): State<Arc<App>>) -> Response {
    let text = app
        .description
        .get_or_init(|| description(app.house.games(), app.config().root()).to_string().into());
    let mut response = text.clone().into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=600"));
    packed(response)
}
