//! For hosts: health, numbers, and the files that pages need.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

use super::Answer;
use super::caller::Query;
use crate::app::App;
use crate::fault::Fault;
use crate::metrics::Gauges;
use crate::store::Store;

/// `GET /healthz`
pub async fn health(State(app): State<Arc<App>>) -> Answer {
    // A server that cannot read its file is not well.
    app.read(Store::well).await?;
    Ok("ok\n".into_response())
}

/// `GET /metrics`
pub async fn metrics(State(app): State<Arc<App>>) -> Answer {
    let counts = app.read(Store::counts).await?;
    let gauges = Gauges {
        tables: counts.tables,
        people: counts.people,
        rooms: app.rooms().count() as u64,
        uptime: app.uptime().as_secs(),
    };
    let mut response = app.metrics().text(gauges).into_response();
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8"));
    Ok(response)
}

/// `GET /assets/NAME`
pub async fn asset(Path(name): Path<String>, Query(query): Query) -> Answer {
    let asset = pages::assets::ALL.iter().find(|asset| asset.name == name);
    let asset = asset.ok_or_else(|| Fault::missing("server-not-found"))?;
    let mut response = asset.body.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    // An address with a fingerprint never shows anything else.
    let lasting =
        if query.find("v").is_some() { "public, max-age=31536000, immutable" } else { "public, max-age=600" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(lasting));
    Ok(response)
}
