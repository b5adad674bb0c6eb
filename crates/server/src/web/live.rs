//! Live updates: Server-Sent Events, one stream per page, as [`pages::live`] describes them.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use house::room::{Moment, Presence, Seen};
use pages::live::{ALIVE, GONE, HERE};
use pages::parts;
use tokio::sync::watch;
use tokio::time::Instant;

use super::Answer;
use super::caller::{Caller, Fields, Query, switch};
use super::compress::{HoldsSecret, packed};
use super::open_page::{OpenPage, SharedPage};
use super::table::Asked;
use super::visit::{Visit, not_admitted};
use crate::app::App;
use crate::bus::Word;
use crate::fault::Fault;
use crate::pulse::{Attention, Due, Look, Pulse, question};
use crate::rates::Kind;
use crate::secret::tidy_code;
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
    let moment = visit.moment();
    let told = told(&moment);
    let (presence, watch) = watched(&visit, &query, &moment, after);
    let listener = Listener {
        changes,
        waiting: VecDeque::new(),
        begun: false,
        over: false,
        resumed: returns,
        told,
        caught_up: Instant::now(),
        presence,
        watch,
        _place: place,
        page: OpenPage::new(visit.clone(), after, shown, Asked::by(&query)).shared(),
        visit,
    };
    Ok(event_stream(stream::unfold(listener, |mut listener| async move {
        let chunk = listener.next().await?;
        Some((Ok::<_, std::convert::Infallible>(chunk), listener))
    })))
}

/// A page that says whether it is seen.
struct Watch {
    pulse: Arc<Pulse>,
    attention: Attention,
    /// The last line that it had shown when it was hidden.
    heard: u64,
}

/// How far the table is.
fn told(moment: &Moment) -> Seen {
    Seen { entries: moment.kept.entries(), said: moment.kept.last_said }
}

/// Who listens, and how it is known whether they look: a page of ours says so (`here`: whether it is seen from the
/// beginning), while programs and others are here as long as they listen.
fn watched(
    visit: &Visit,
    query: &Fields,
    moment: &Moment,
    after: Option<usize>,
) -> (Presence, Option<Watch>) {
    let (room, caller) = (&visit.room, &visit.caller);
    let (Some(person), Some(page), Some(here)) = (&caller.person, caller.page, switch(query.get("here")))
    else {
        return (room.arrive(&visit.app.house, caller.person.as_deref()), None);
    };
    let shows = Seen { entries: after.unwrap_or(0), said: moment.kept.last_said };
    let pulse = Arc::default();
    visit.app.pulses().add((moment.kept.code.clone(), Some(person.id), page), &pulse);
    let attention = Attention::new(here, Instant::now());
    let presence = room.arrive_looking(&visit.app.house, person, here, shows);
    (presence, Some(Watch { pulse, attention, heard: shows.said }))
}

/// `GET /t/CODE/live/here`: what a page says of itself. It leads to the page's stream, with whatever server that is.
pub async fn here(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let page = caller.page.or_else(|| parts::revision(query.get("page")));
    let (Some(page), Some(look)) = (page, Look::read(query.get("seen"))) else {
        return Err(Fault::bad("server-malformed"));
    };
    // Of those whom nobody knows only the number is told.
    let Some(person) = caller.id() else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let heard = app.hear_look(&(code.as_str().into(), Some(person), page), look);
    if let Some(bus) = app.machine.bus().filter(|_| !heard)
        && let Some(code) = tidy_code(&code)
    {
        caller.take(&app, Kind::Move)?;
        bus.tell(Word::Looks(code, person, page, look));
    }
    Ok(StatusCode::NO_CONTENT.into_response())
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
    /// How far the table was told, and when.
    told: Seen,
    caught_up: Instant,
    presence: Presence,
    /// Where it says whether it is seen, if it does.
    watch: Option<Watch>,
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

    /// The page has said whether it is seen.
    async fn hear(&mut self, look: Look) {
        let Some(watch) = &mut self.watch else { return };
        if look == Look::Hidden && !watch.attention.is_hidden() {
            watch.heard = self.told.said;
        }
        if let Look::Shown(Some(seen)) = look {
            self.presence.saw(seen);
        }
        if watch.attention.hear(look, Instant::now()) {
            self.presence.come_back();
            // What was said meanwhile stands there.
            self.visit.has_read().await;
        }
    }

    /// Asks the page whether it is seen, where anybody wants to know, or finds that it is not.
    fn attend(&mut self) {
        let (Some(watch), Some(person)) = (&mut self.watch, self.visit.caller.id()) else { return };
        let wanted = self.visit.room.asks_for(person, self.presence.seen());
        match watch.attention.look(Instant::now(), wanted) {
            Some(Due::Ask) => self.waiting.push_back(event(HERE, None, &question(self.told))),
            Some(Due::Leave) => {
                let silent = self.presence.seen().said;
                self.presence.leave(if watch.attention.is_hidden() { watch.heard } else { silent });
            }
            None => {}
        }
    }

    /// Sends what has changed.
    async fn catch_up(&mut self) {
        self.told = told(&self.changes.borrow_and_update());
        self.caught_up = Instant::now();
        self.waiting.extend(self.page.lock().await.catch_up());
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
            let pulse = self.watch.as_ref().map(|watch| watch.pulse.clone());
            let at = self.watch.as_ref().map(|watch| watch.attention.due());
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
                        self.catch_up().await;
                    }
                }
                look = heard(pulse.as_deref()) => self.hear(look).await,
                () = due(at) => self.attend(),
                () = tokio::time::sleep_until(self.caught_up + KEEP_ALIVE) => {
                    // Time passes without events too: somebody may have been away for too long by now. Questions are no
                    // events.
                    self.catch_up().await;
                    if self.waiting.is_empty() {
                        return Some(event(ALIVE, None, ""));
                    }
                }
                () = app.stopped() => return None,
            }
        }
    }
}

/// What a page says next; nothing, where it says nothing of itself.
async fn heard(pulse: Option<&Pulse>) -> Look {
    match pulse {
        Some(pulse) => pulse.heard().await,
        None => std::future::pending().await,
    }
}

/// Waits until then, or for ever.
async fn due(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
