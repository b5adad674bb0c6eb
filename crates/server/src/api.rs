//! The table for programs: JSON below `/api/v1`, described by the OpenAPI document at `/api`.

mod body;
mod events;
mod games;
mod people;
mod play;
mod show;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use crate::app::App;
use crate::web::compress::packed;

/// What is served at `/api`.
pub const DESCRIPTION: &str = include_str!("api/openapi.json");

/// All addresses below `/api`.
pub fn routes() -> Router<Arc<App>> {
    let table = Router::new()
        .route("/", get(tables::show))
        .route("/start", post(tables::start))
        .route("/seats", post(tables::sit))
        .route("/leave", post(tables::leave))
        .route("/kick", post(tables::kick))
        .route("/mute", post(tables::mute))
        .route("/parts", post(tables::parts))
        .route("/bot", post(tables::bot))
        .route("/view", get(play::view))
        .route("/log", get(play::log))
        .route("/moves", get(play::moves).post(play::play))
        .route("/undo", post(play::undo))
        .route("/reset", post(play::reset))
        .route("/why", get(play::why))
        .route("/hint", get(play::hint))
        .route("/chat", get(play::chat).post(play::say))
        .route("/report", post(play::report))
        .route("/hide", post(play::hide))
        .route("/stand-in", post(play::stand_in))
        .route("/return", post(play::come_back))
        .route("/resign", post(play::resign))
        .route("/ask-back", post(play::ask_back))
        .route("/answer-back", post(play::answer_back))
        .route("/events", get(events::stream))
        .route("/record", get(play::record))
        .route("/rematch", post(tables::rematch))
        .route("/fork", post(tables::fork));
    Router::new()
        .route("/api", get(describe))
        .route("/api/v1/people", post(people::new))
        .route("/api/v1/me", get(people::me))
        .route("/api/v1/me/show", post(people::show))
        .route("/api/v1/games", get(games::list))
        .route("/api/v1/games/{game}", get(games::show))
        .route("/api/v1/tables", get(tables::list).post(tables::make))
        .route("/api/v1/invitations/{token}", get(tables::invitation).post(tables::accept))
        .nest("/api/v1/tables/{code}", table)
}

/// `GET /api`
async fn describe(State(app): State<Arc<App>>) -> Response {
    let here = format!("\"{}/api/v1\"", app.config().root());
    let mut response = DESCRIPTION.replacen("\"/api/v1\"", &here, 1).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=600"));
    packed(response)
}
