//! All addresses, and what stands around them.

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Router, middleware};

use crate::api;
use crate::app::App;
use crate::fault::Fault;
use crate::web;
use crate::web::{compress, guard};

/// The longest body of a form.
const FORM_BYTES: usize = 64 << 10;

/// What is answered at the address for numbers: they are for the host alone. A server that only thinks says here how it is.
pub fn metrics(app: Arc<App>) -> Router {
    Router::new()
        .route("/metrics", get(web::hosts::metrics))
        .route("/healthz", get(web::ready::health))
        .route("/readyz", get(web::ready::ready))
        .with_state(app)
}

/// Everything that is answered here.
pub fn router(app: Arc<App>) -> Router {
    web::routes()
        .merge(api::routes())
        .fallback(async || Fault::of_status(StatusCode::NOT_FOUND))
        .layer(DefaultBodyLimit::max(FORM_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(compress::steps())
        .layer(compress::pages())
        .with_state(app)
}
