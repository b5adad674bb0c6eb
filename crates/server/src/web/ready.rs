//! Whether the server can do its work: `/healthz` says that it lives, `/readyz` that it can write.

use std::sync::Arc;
use std::sync::atomic::Ordering;

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

/// `GET /readyz`: the data file can be read and written. Tried for real, at most once a second.
pub async fn ready(State(app): State<Arc<App>>) -> Answer {
    if app.draining.load(Ordering::Relaxed) {
        return Ok(not_ready(&Phrase::new("server-draining")));
    }
    let found = match app.readiness.last() {
        Some(found) => found,
        None => {
            let found = probe(&app).await;
            app.readiness.note(&found);
            found
        }
    };
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

/// Writes something that is gone with the same commit: a link for hosts that ended long ago.
async fn probe(app: &App) -> Result<Durability, Refused> {
    let durability = app.house.read(Store::well).await?;
    let link = Hosting::Link(crate::secret::hash("readyz"), 0);
    let writes = vec![link.into(), Hosting::Expire(0).into()];
    app.house.around().keep(Group { stamp: Stamp::default(), writes }).await?;
    Ok(durability)
}
