//! Live updates: Server-Sent Events, one stream per page, as [`pages::live`] describes them.

use std::collections::VecDeque;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use house::room::{Moment, Presence};
use pages::live::GONE;
use pages::parts;
use tokio::sync::watch;

use super::Answer;
use super::caller::{Fields, Query};
use super::compress::{HoldsSecret, packed};
use super::open_page::{OpenPage, SharedPage};
use super::visit::{Visit, not_admitted};
use crate::fault::Fault;
use crate::streams::StreamPlace;

/// How often a silent stream says that it is alive.
pub const KEEP_ALIVE: Duration = Duration::from_secs(20);
/// What is said in this format, by streams and in answers.
const EVENTS: HeaderValue = HeaderValue::from_static("text/event-stream");

/// After which entry a stream goes on: what the browser heard last, or what the address says. And whether the
/// browser comes back.
pub fn resume(headers: &HeaderMap, query: &Fields) -> (Option<usize>, bool) {
    let entry = |id: &str| id.split('.').next()?.trim().parse().ok();
    let heard = headers.get("last-event-id").and_then(|id| entry(id.to_str().ok()?));
    (heard.or_else(|| entry(query.get("after"))), heard.is_some() || query.get("again") == "1")
}

/// `GET /t/CODE/live`
pub async fn stream(mut visit: Visit, Query(query): Query, headers: HeaderMap) -> Answer {
    let (after, returns) = resume(&headers, &query);
    visit.caller.page = parts::revision(query.get("page"));
    let place = visit.caller.listen(&visit.app)?;
    // A browser that comes back by itself names the page that it had at first.
    let have = parts::revision(query.get("have")).filter(|_| !headers.contains_key("last-event-id"));
    let shown = have.and_then(|revision| visit.app.shown().find(visit.caller.id(), revision));
    let mut changes = visit.room.watch();
    changes.mark_unchanged();
    let listener = Listener {
        changes,
        waiting: VecDeque::new(),
        begun: false,
        over: false,
        resumed: returns,
        _presence: visit.room.arrive(&visit.app.house, visit.caller.person.as_deref()),
        _place: place,
        page: OpenPage::new(visit.clone(), after, shown).shared(),
        visit,
    };
    Ok(event_stream(stream::unfold(listener, |mut listener| async move {
        let chunk = listener.next().await?;
        Some((Ok::<_, std::convert::Infallible>(chunk), listener))
    })))
}

/// An answer that goes on.
pub fn event_stream(
    chunks: impl futures_util::Stream<Item = Result<Bytes, std::convert::Infallible>> + Send + 'static,
) -> Response {
    let mut response = Body::from_stream(chunks).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, EVENTS);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies that gather answers would hold the steps back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// An answer to a page: the same messages as in its stream, and then it ends.
#[must_use]
pub fn steps_answer(status: StatusCode, messages: &[Bytes], secret: bool) -> Response {
    let mut response = (status, messages.concat()).into_response();
    response.headers_mut().insert(CONTENT_TYPE, EVENTS);
    let mut response = packed(response);
    if secret {
        HoldsSecret::mark(&mut response);
    }
    response
}

/// One event in the stream's format.
#[must_use]
pub fn event(kind: &str, id: Option<&str>, data: &str) -> Bytes {
    let mut text = String::with_capacity(data.len() + 64);
    text.extend(["event: ", kind, "\n"]);
    if let Some(id) = id {
        text.extend(["id: ", id, "\n"]);
    }
    for line in data.split('\n') {
        text.extend(["data: ", line.trim_end_matches('\r'), "\n"]);
    }
    text.push('\n');
    text.into()
}

/// The stream of one page.
struct Listener {
    visit: Visit,
    page: SharedPage,
    changes: watch::Receiver<Moment>,
    waiting: VecDeque<Bytes>,
    begun: bool,
    /// Whether there is nothing more to say.
    over: bool,
    resumed: bool,
    _presence: Presence,
    _place: StreamPlace,
}

impl Listener {
    /// The table is gone, or this one may not look any more: one sentence, and nothing more.
    fn say_farewell(&mut self, gone: bool) {
        let fault = match gone {
            true => Fault::new(StatusCode::GONE, self.changes.borrow().gone_key()),
            false => not_admitted(&self.changes.borrow().kept, &self.visit.caller),
        };
        self.waiting.push_back(event(GONE, None, &fault.say(self.visit.caller.lang)));
        self.over = true;
    }

    /// The next piece of the stream; `None` when the server stops, or the table is gone.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if self.visit.app.house.is_signed_out(self.visit.caller.key.as_ref()) {
                return None;
            }
            if let Some(chunk) = self.waiting.pop_front() {
                return Some(chunk);
            }
            if self.over {
                return None;
            }
            if !self.begun {
                self.begun = true;
                self.waiting.extend(self.page.lock().await.greet(self.resumed));
                // Something goes out at once, so that the browser knows that it is connected.
                return Some(
                    self.waiting.pop_front().unwrap_or_else(|| Bytes::from_static(b": welcome\n\n")),
                );
            }
            let app = self.visit.app.clone();
            tokio::select! {
                changed = self.changes.changed() => {
                    changed.ok()?;
                    let (gone, admits) = {
                        let moment = self.changes.borrow();
                        (moment.is_gone(), moment.kept.admits(self.visit.caller.id()))
                    };
                    if gone || !admits {
                        self.say_farewell(gone);
                    } else {
                        self.waiting.extend(self.page.lock().await.catch_up());
                    }
                }
                () = tokio::time::sleep(KEEP_ALIVE) => {
                    // Time passes without events too: somebody may have been away for too long by now.
                    self.waiting.extend(self.page.lock().await.catch_up());
                    if self.waiting.is_empty() {
                        return Some(Bytes::from_static(b": still here\n\n"));
                    }
                }
                () = app.stopped() => return None,
            }
        }
    }
}
