//! Whether the server can do its work: `/healthz` says that it lives, `/readyz` that it can write.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use house::Refused;
use table::Phrase;

use super::Answer;
use super::guard::Plain;
use crate::app::App;
use crate::readiness::{Found, PATIENCE};
use crate::store::{Durability, Group, Hosting, Stamp, Store};

fn told(word: &str, Durability { journal, synchronous }: &Durability) -> Response {
    format!("{word}\njournal_mode: {journal}\nsynchronous: {synchronous}\n").into_response()
}

/// So long a server that lives is kept from saying so by what it would like to add.
const ADDED: Duration = Duration::from_millis(300);

/// `GET /healthz`: somebody is there to answer, whatever the data does. Restarting would help neither a disk nor a database.
pub async fn health(State(app): State<Arc<App>>) -> Answer {
    let durability = match app.readiness.durability() {
        Some(known) => Some(known),
        None => match tokio::time::timeout(ADDED, app.house.read(Store::well)).await {
            Ok(Ok(found)) => Some(app.readiness.remember(found)),
            Ok(Err(_)) | Err(_) => None,
        },
    };
    Ok(durability.map_or_else(|| "ok\n".into_response(), |durability| told("ok", durability)))
}

/// So many milliseconds the clocks of server and database may differ.
const CLOCKS: u64 = 2_000;
/// How a proxy asks that would cut those who are connected to a server that answers 503: told 404, it sends nobody new.
const GENTLY: &str = "status=404";

/// `GET /readyz`: the data can be read and written, and its clock agrees with ours. Tried for real, at most once a second.
pub async fn ready(State(app): State<Arc<App>>, RawQuery(query): RawQuery) -> Answer {
    let status = match query.as_deref() {
        Some(GENTLY) => StatusCode::NOT_FOUND,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    if app.draining.load(Ordering::Relaxed) {
        return Ok(not_ready(status, &Phrase::new("server-draining")));
    }
    if app.readiness.begins() {
        let app = app.clone();
        // Whoever asked first may hang up: the others are told all the same.
        tokio::spawn(async move {
            let found = tokio::time::timeout(PATIENCE, probe(&app)).await;
            app.readiness.note(found.unwrap_or_else(|_| Err(Refused::Busy.phrase())));
        });
    }
    Ok(match app.readiness.found().await {
        Some(Ok(durability)) => told("ready", &durability),
        Some(Err(why)) => not_ready(status, &why),
        None => not_ready(status, &Refused::Busy.phrase()),
    })
}

fn not_ready(status: StatusCode, why: &Phrase) -> Response {
    let why = texts::Speaker::new(texts::Lang::En).say(why);
    let mut response = (status, format!("not ready: {why}\n")).into_response();
    response.extensions_mut().insert(Plain);
    response
}

/// By how many seconds the clock of the database differs from ours, if that is too much.
async fn clocks_differ(app: &App) -> Option<i64> {
    let theirs = app.house.read(Store::now).await.ok().flatten()?;
    let ours = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_millis();
    let off = u64::try_from(ours).ok()?.abs_diff(theirs);
    (off > CLOCKS).then(|| i64::try_from(off / 1000).unwrap_or(i64::MAX))
}

async fn probe(app: &App) -> Found {
    let durability = written(app).await.map_err(|refused| refused.phrase())?;
    match clocks_differ(app).await {
        Some(seconds) => Err(Phrase::new("server-clock-off").with("seconds", seconds)),
        None => Ok(durability),
    }
}

/// Writes something that is gone with the same commit: a link for hosts that ended long ago.
async fn written(app: &App) -> Result<Durability, Refused> {
    let durability = app.house.read(Store::well).await?;
    // Each server has its own: one that hangs at this very moment keeps no other from being ready.
    let name = app.machine.bus().map_or("", |bus| bus.name());
    let link = Hosting::Link(crate::secret::hash(&format!("readyz {name}")), 0);
    let writes = vec![link.into(), Hosting::Expire(0).into()];
    app.house.around().keep(Group { stamp: Stamp::default(), writes }).await?;
    Ok(durability)
}
