//! The table for programs: JSON below `/api/v1`, described by the OpenAPI document at `/api`.

mod body;
mod describe;
mod events;
mod games;
mod log;
mod people;
mod play;
mod show;
mod tables;
mod tournaments;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

pub use describe::description;

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
        .route("/log", get(log::log))
        .route("/moves", get(play::moves).post(play::play))
        .route("/undo", post(play::undo))
        .route("/reset", post(play::reset))
        .route("/why", get(play::why))
        .route("/try", post(play::attempt))
        .route("/hint", get(play::hint))
        .route("/chat", get(play::chat).post(play::say))
        .route("/report", post(play::report))
        .route("/hide", post(play::hide))
        .route("/stand-in", post(play::stand_in))
        .route("/return", post(play::come_back))
        .route("/resign", post(play::resign))
        .route("/links", get(tables::links))
        .route("/hand-over", post(tables::hand_over))
        .route("/take-over", post(tables::take_over))
        .route("/ask-back", post(play::ask_back))
        .route("/answer-back", post(play::answer_back))
        .route("/pause", post(play::pause))
        .route("/events", get(events::stream))
        .route("/record", get(play::record))
        .route("/rematch", post(tables::rematch))
        .route("/fork", post(tables::fork));
    Router::new()
        .route("/api", get(describe::describe))
        .route("/api/v1/people", post(people::new))
        .route("/api/v1/me", get(people::me).delete(people::forget))
        .route("/api/v1/me/games", get(people::games))
        .route("/api/v1/me/ratings", get(people::ratings))
        .route("/api/v1/me/export", get(crate::web::past::export))
        .route("/api/v1/me/show", post(people::show))
        .route("/api/v1/me/share", get(people::shares).post(people::share).delete(people::unshare))
        .route("/api/v1/games", get(games::list))
        .route("/api/v1/games/{game}", get(games::show))
        .route("/api/v1/tables", get(tables::list).post(tables::make))
        .route("/api/v1/tournaments", get(tournaments::list).post(tournaments::make))
        .route("/api/v1/tournaments/{code}", get(tournaments::show))
        .route("/api/v1/tournaments/{code}/join", post(tournaments::join))
        .route("/api/v1/tournaments/{code}/leave", post(tournaments::leave))
        .route("/api/v1/tournaments/{code}/begin", post(tournaments::begin))
        .route("/api/v1/tournaments/{code}/gone", post(tournaments::gone))
        .route("/api/v1/invitations/{token}", get(tables::invitation).post(tables::accept))
        .nest("/api/v1/tables/{code}", table)
}
