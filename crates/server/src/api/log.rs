//! The log of a table, as one answer that is told in pieces.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use serde_json::json;
use table::{AnyTable, Viewer};

use super::events::{PIECE, TELLER};
use super::show::{self, speaker, viewer};
use crate::web::Answer;
use crate::web::caller::{Caller, Query};
use crate::web::compress::packed;
use crate::web::visit::Visit;

/// `GET /api/v1/tables/CODE/log`
pub async fn log(visit: Visit, Query(query): Query) -> Answer {
    let moment = visit.moment();
    let viewer = viewer(&moment, &visit.caller, &query)?;
    Ok(answer(Told {
        table: Some(moment.kept.table()?.clone()),
        names: moment.kept.meta.names(),
        caller: visit.caller,
        viewer,
        after: query.optional_number("after")?.unwrap_or(0),
        begins: Some(format!("{{\"viewer\":{},\"log\":[", json!(viewer))),
        comma: "",
    }))
}

/// A log of which a part is told.
struct Told {
    /// `None` once all is told.
    table: Option<Arc<dyn AnyTable>>,
    names: Vec<String>,
    caller: Caller,
    viewer: Viewer,
    /// What was told is up to this entry.
    after: usize,
    /// What stands before the first line, until it is told.
    begins: Option<String>,
    /// What stands before the next line.
    comma: &'static str,
}

/// A piece is made when the one before was taken: whoever reads nothing costs next to nothing, and whoever hangs up ends
/// the work.
fn answer(told: Told) -> Response {
    let pieces = stream::unfold(told, |mut told| async move {
        // Others come first.
        tokio::task::yield_now().await;
        // As for streams: the first piece at once, the others in turn.
        let _turn = if told.begins.is_none() { TELLER.acquire().await.ok() } else { None };
        let piece = told.next()?;
        Some((Ok::<_, Infallible>(Bytes::from(piece)), told))
    });
    let mut response = Body::from_stream(pieces).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    packed(response)
}

impl Told {
    /// The next piece of the answer.
    fn next(&mut self) -> Option<String> {
        let table = self.table.as_ref()?;
        let until = table.entries().min(self.after.saturating_add(PIECE));
        let lines = table.seen(self.viewer).events(self.after.min(until)..until);
        let lines = show::log(&lines, &speaker(&self.caller, &self.names, self.viewer));
        let mut text = self.begins.take().unwrap_or_default();
        for line in lines {
            text.push_str(std::mem::replace(&mut self.comma, ","));
            text.push_str(&line.to_string());
        }
        self.after = until;
        if until == table.entries() {
            text.push_str("]}");
            self.table = None;
        }
        Some(text)
    }
}
