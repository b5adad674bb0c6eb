//! Pages by HTTP: the addresses of [`pages::routes`].

pub mod after;
pub mod archive;
pub mod bans;
pub mod caller;
pub mod compress;
pub mod guard;
pub mod guests;
pub mod home;
pub mod host_page;
pub mod hosting;
pub mod hosts;
pub mod learn;
pub mod live;
pub mod lobby;
pub mod me;
pub mod new;
pub mod notes;
pub mod open_page;
pub mod past;
pub mod ready;
pub mod shared;
pub mod table;
pub mod tournament;
pub mod visit;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use self::caller::Caller;
use crate::app::App;
use crate::fault::Fault;

/// The longest body of an upload: a record and what a browser wraps around it.
const UPLOAD_BYTES: usize = (4 << 20) + (16 << 10);

/// What a handler answers.
pub type Answer = Result<Response, Fault>;

/// All addresses but those for programs.
pub fn routes() -> Router<Arc<App>> {
    let tables = Router::new()
        .route("/", get(table::show))
        .route("/text", get(table::text))
        .route("/live", get(live::stream))
        .route("/live/here", get(live::here))
        .route("/start", post(lobby::start))
        .route("/sit", post(lobby::sit))
        .route("/leave", post(lobby::leave))
        .route("/kick", post(lobby::kick))
        .route("/mute", post(lobby::mute))
        .route("/swap", post(lobby::swap))
        .route("/bot", post(lobby::bot))
        .route("/list", post(lobby::list))
        .route("/rename", post(lobby::rename))
        .route("/parts", post(lobby::parts))
        .route("/move", post(table::play))
        .route("/undo", post(table::undo))
        .route("/reset", post(table::reset))
        .route("/open", post(table::open))
        .route("/close", post(table::close))
        .route("/chat", post(table::chat))
        .route("/report", post(table::report))
        .route("/hide", post(table::hide))
        .route("/hint", post(table::hint))
        .route("/stand-in", post(table::stand_in))
        .route("/return", post(table::come_back))
        .route("/resign", post(table::resign))
        .route("/guests", get(guests::show))
        .route("/hand-over", post(guests::hand_over))
        .route("/take-over", post(guests::take_over))
        .route("/ask-back", post(table::ask_back))
        .route("/answer-back", post(table::answer_back))
        .route("/pause", post(table::pause))
        .route("/guide", post(table::guide))
        .route("/why", get(table::why))
        .route("/replay", get(after::replay))
        .route("/moment", get(after::moment))
        .route("/result", get(after::result))
        .route("/poster/{name}", get(after::poster))
        .route("/record", get(after::record))
        .route("/rematch", post(after::rematch))
        .route("/fork", post(after::fork));
    Router::new()
        .route("/", get(home::home))
        .route("/play/{game}", post(new::play_now))
        .route("/learn", get(learn::show))
        .route("/learn/{game}", post(learn::learn))
        .route("/new/{game}", get(new::form).post(new::make))
        .route("/waiting", get(home::waiting))
        .route("/join", post(home::join))
        .route("/i/{token}", get(lobby::invitation).post(lobby::accept))
        .nest("/t/{code}", tables)
        .route("/tournament", get(tournament::form).post(tournament::make))
        .route("/tournament/{code}", get(tournament::show))
        .route("/tournament/{code}/join", post(tournament::join))
        .route("/tournament/{code}/leave", post(tournament::leave))
        .route("/tournament/{code}/begin", post(tournament::begin))
        .route("/tournament/{code}/gone", post(tournament::gone))
        .route("/upload", post(after::upload).layer(DefaultBodyLimit::max(UPLOAD_BYTES)))
        .route("/me", get(me::show).post(me::save))
        .route("/me/games", get(past::games))
        .route("/me/export", get(past::export))
        .route("/me/delete", post(past::delete))
        .route("/me/sign-out", post(me::sign_out))
        .route("/me/show", post(me::unhide))
        .route("/me/new-link", post(me::new_link))
        .route("/me/share", post(shared::share))
        .route("/shared/{secret}", get(shared::show))
        .route("/me/push", post(notes::push))
        .route("/me/push/off", post(notes::push_off))
        .route("/me/quiet", post(notes::quiet))
        .route("/me/mail", post(notes::mail))
        .route("/mail/confirm/{secret}", get(notes::confirm_page).post(notes::confirm))
        .route("/mail/off/{secret}", get(notes::off_page).post(notes::off))
        .route("/worker.js", get(notes::worker))
        .route("/p/{secret}", get(me::personal).post(me::become_person))
        .route("/feed/{secret}", get(home::feed))
        .route("/manifest.webmanifest", get(home::manifest))
        .route("/robots.txt", get(home::robots))
        .route("/host", get(hosting::show))
        .route("/host/enter/{link}", get(hosting::link).post(hosting::enter))
        .route("/host/remove", post(hosting::remove))
        .route("/host/ban", post(hosting::ban))
        .route("/host/lift", post(hosting::lift))
        .route("/host/settle", post(hosting::settle))
        .route("/host/table", post(hosting::table))
        .route("/host/retention", post(hosting::retention))
        .route("/host/backup", post(hosting::backup))
        .route("/rules/{game}", get(home::rules))
        .route("/privacy", get(home::privacy))
        .route("/gallery", get(home::gallery))
        .route("/assets/{name}", get(hosts::asset))
        .route("/healthz", get(ready::health))
        .route("/readyz", get(ready::ready))
}

/// A table with more entries than this takes a while to be told.
const LONG: usize = 300;

/// Tells something about a table with so many entries: where nobody waits for it, if there are many.
///
/// # Errors
/// There is too much to do.
pub async fn told<T: Send + 'static>(
    app: &App,
    entries: usize,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    if entries > LONG { Ok(app.house.aside(work).await?) } else { Ok(work()) }
}

/// A page.
#[must_use]
pub fn page(markup: maud::Markup) -> Response {
    page_with(StatusCode::OK, markup)
}

/// A page with a status of its own.
#[must_use]
pub fn page_with(status: StatusCode, markup: maud::Markup) -> Response {
    let mut response = (status, markup.into_string()).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    response
}

/// A page that stays live: a reader who has most of it before them is sent the rest.
#[must_use]
pub fn live_page(app: &App, caller: &Caller, status: StatusCode, markup: maud::Markup) -> Response {
    let base = caller.have.and_then(|revision| app.shown().find(caller.id(), revision));
    let (text, _) = app.shown().send(caller.id(), markup.into_string(), base.as_deref());
    page_with(status, maud::PreEscaped(text))
}

/// Data for programs.
#[must_use]
pub fn json(status: StatusCode, value: &serde_json::Value) -> Response {
    let mut response = (status, value.to_string()).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

/// Go there: the answer to every form that worked.
#[must_use]
pub fn see(path: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let there = HeaderValue::from_str(path).unwrap_or_else(|_| HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, there);
    response
}
