//! Whether the server can do its work: `/healthz` says that it lives, `/readyz` that it can write.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use house::Refused;
use table::Phrase;

use super::Answer;
use super::guard::Plain;
use crate::app::App;
use crate::store::{Durability, Group, Hosting, Stamp, Store};

fn told(word: &str, Durability { journal, synchronous }: &Durability) -> Response {
    format!("{word}\njournal_mode: {journal}\nsynchronous: {synchronous}\n").into_response()
}

/// `GET /healthz`: somebody is there to answer. Restarting would not help a disk.
pub async fn health(State(app): State<Arc<App>>) -> Answer {
    Ok(match app.house.read(Store::well).await {
        Ok(durability) => told("ok", &durability),
        Err(_) => "ok\n".into_response(),
    })
}

/// How long it may take to find out: whoever asks has others to send people to.
const PATIENCE: Duration = Duration::from_secs(2);
/// So many milliseconds the clocks of server and database may differ.
const CLOCKS: u64 = 2_000;

/// `GET /readyz`: the data can be read and written, and its clock agrees with ours. Tried for real, at most once a second.
pub async fn ready(State(app): State<Arc<App>>) -> Answer {
    if app.draining.load(Ordering::Relaxed) {
        return Ok(not_ready(&Phrase::new("server-draining")));
    }
    let found = match app.readiness.last() {
        Some(found) => found,
        None => {
            let found = tokio::time::timeout(PATIENCE, probe(&app)).await.unwrap_or(Err(Refused::Busy));
            app.readiness.note(&found);
            found
        }
    };
    if found.is_ok()
        && let Some(seconds) = clocks_differ(&app).await
    {
        return Ok(not_ready(&Phrase::new("server-clock-off").with("seconds", seconds)));
    }
    Ok(match found {
        Ok(durability) => told("ready", &durability),
        Err(refused) => not_ready(&refused.phrase()),
    })
}

fn not_ready(why: &Phrase) -> Response {
    let why = texts::Speaker::new(texts::Lang::En).say(why);
    let mut response = (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n")).into_response();
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

/// Writes something that is gone with the same commit: a link for hosts that ended long ago.
async fn probe(app: &App) -> Result<Durability, Refused> {
    let durability = app.house.read(Store::well).await?;
    // Each server has its own: one that hangs at this very moment keeps no other from being ready.
    let name = app.machine.bus().map_or("", |bus| bus.name());
    let link = Hosting::Link(crate::secret::hash(&format!("readyz {name}")), 0);
    let writes = vec![link.into(), Hosting::Expire(0).into()];
    app.house.around().keep(Group { stamp: Stamp::default(), writes }).await?;
    Ok(durability)
}
