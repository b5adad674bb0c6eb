//! Live updates: Server-Sent Events, one stream per page, as [`pages::live`] describes them.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use house::room::cards::Sheet;
use house::room::scene::Scene;
use house::room::{Moment, Presence, Room};
use pages::live::{CHAT, GOTO, PATCH, PRESENCE, STEP};
use pages::model::{Hint, Powers, SeatCard};
use pages::parts::{self, Parts};
use table::Viewer;
use tokio::sync::watch;

use super::Answer;
use super::caller::{Caller, Fields, Query};
use super::table::{Asked, model};
use super::visit::Visit;
use crate::app::App;
use crate::store::{Meta, State as TableState};
use crate::streams::StreamPlace;

/// The most steps that are shown one by one; a page that slept longer is shown the last only.
pub const MOST_STEPS: usize = 30;
/// How often a silent stream says that it is alive.
pub const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// After which entry a stream goes on: what the browser heard last, or what the address says. And whether the
/// browser comes back.
pub fn resume(headers: &HeaderMap, query: &Fields) -> (Option<usize>, bool) {
    let heard = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.trim().parse().ok());
    (heard.or_else(|| query.get("after").trim().parse().ok()), heard.is_some())
}

/// `GET /t/CODE/live`
pub async fn stream(visit: Visit, Query(query): Query, headers: HeaderMap) -> Answer {
    let Visit { app, caller, room } = visit;
    let (after, returns) = resume(&headers, &query);
    let place = caller.listen(&app)?;
    // A browser that comes back names the page that it had at first.
    let have = parts::revision(query.get("have")).filter(|_| !returns);
    let page = have.and_then(|revision| app.shown().find(caller.id(), revision));
    let listener = Listener { page, ..Listener::new(app, place, room, caller, after, returns) };
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
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies that gather answers would hold the steps back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// One event in the stream's format.
#[must_use]
pub fn event(kind: &str, id: Option<usize>, data: &str) -> Bytes {
    let mut text = format!("event: {kind}\n");
    if let Some(id) = id {
        text.push_str(&format!("id: {id}\n"));
    }
    for line in data.split('\n') {
        text.push_str("data: ");
        text.push_str(line.trim_end_matches('\r'));
        text.push('\n');
    }
    text.push('\n');
    text.into()
}

/// What was last sent: whatever differs from it has to be sent.
struct Shown {
    entries: usize,
    lobby: bool,
    version: u64,
    said: u64,
    seats: People,
    durable: Option<Durable>,
}

/// What stands in the list of players.
#[derive(Clone, PartialEq, Default)]
struct People {
    seats: Vec<SeatCard>,
    shares: Vec<f64>,
}

impl People {
    fn of(sheet: &Sheet) -> Self {
        Self { seats: sheet.seats.clone(), shares: sheet.help.shares.clone() }
    }
}

/// What a whole new page is needed for when it changes: everything but entries, chat, and who is there.
#[derive(Clone, PartialEq)]
struct Durable {
    viewer: Viewer,
    meta: Arc<Meta>,
    state: TableState,
    listed: bool,
    powers: Powers,
    hints: Vec<Hint>,
}

impl Durable {
    fn of(sheet: &Sheet) -> Self {
        let scene = &sheet.moment.scene;
        Self {
            viewer: sheet.viewer,
            meta: scene.meta.clone(),
            state: scene.glance.state,
            listed: scene.glance.listed,
            powers: sheet.powers.clone(),
            hints: sheet.help.hints.clone(),
        }
    }
}

/// One reader of one table.
struct Listener {
    app: Arc<App>,
    room: Arc<Room>,
    caller: Caller,
    changes: watch::Receiver<Moment>,
    waiting: VecDeque<Bytes>,
    shown: Shown,
    /// What the page shows, where that is known.
    page: Option<Arc<Parts>>,
    begun: bool,
    resumed: bool,
    _presence: Presence,
    _place: StreamPlace,
}

impl Listener {
    fn new(
        app: Arc<App>,
        place: StreamPlace,
        room: Arc<Room>,
        caller: Caller,
        after: Option<usize>,
        resumed: bool,
    ) -> Self {
        let mut changes = room.watch();
        changes.mark_unchanged();
        let presence = room.arrive(caller.id());
        let scene = room.moment().scene;
        let entries = after.unwrap_or_else(|| scene.entries()).min(scene.entries());
        let shown = Shown {
            entries,
            lobby: scene.table.is_none(),
            version: u64::MAX,
            said: 0,
            seats: People::default(),
            durable: None,
        };
        Self {
            app,
            room,
            caller,
            changes,
            waiting: VecDeque::new(),
            shown,
            page: None,
            begun: false,
            resumed,
            _presence: presence,
            _place: place,
        }
    }

    /// The next piece of the stream; `None` when the server stops.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(chunk) = self.waiting.pop_front() {
                return Some(chunk);
            }
            if !self.begun {
                self.begun = true;
                self.greet();
                // Something goes out at once, so that the browser knows that it is connected.
                return Some(
                    self.waiting.pop_front().unwrap_or_else(|| Bytes::from_static(b": welcome\n\n")),
                );
            }
            let app = self.app.clone();
            tokio::select! {
                changed = self.changes.changed() => {
                    changed.ok()?;
                    self.catch_up();
                }
                () = tokio::time::sleep(KEEP_ALIVE) => {
                    // Time passes without events too: somebody may have been away for too long by now.
                    self.catch_up();
                    if self.waiting.is_empty() {
                        return Some(Bytes::from_static(b": still here\n\n"));
                    }
                }
                () = app.stopped() => return None,
            }
        }
    }

    fn sheet(&self, moment: Moment) -> Sheet {
        Sheet::of(&self.app.house, &self.room, moment, self.caller.person.as_deref(), &self.caller.base)
    }

    /// What the page cannot know yet: steps since it was made, and all that is no step.
    fn greet(&mut self) {
        let sheet = self.sheet(self.room.moment());
        let behind = sheet.moment.scene.entries() > self.shown.entries;
        if behind || self.shown.lobby {
            self.shown.version = u64::MAX;
            self.catch_up();
            return;
        }
        if self.resumed {
            self.push_now(PATCH, None, &sheet);
        } else {
            self.push_parts(&sheet, true, true);
        }
        self.remember(&sheet);
    }

    fn remember(&mut self, sheet: &Sheet) {
        if sheet.bar {
            self.room.weigh(&self.app.house, sheet.viewer);
        }
        let scene = &sheet.moment.scene;
        self.shown = Shown {
            entries: scene.entries(),
            lobby: scene.table.is_none(),
            version: sheet.moment.version,
            said: scene.last_said(),
            seats: People::of(sheet),
            durable: Some(Durable::of(sheet)),
        };
    }

    /// Sends what has changed since the last time.
    fn catch_up(&mut self) {
        let sheet = self.sheet(self.room.moment());
        let scene = &sheet.moment.scene;
        let path = pages::routes::table(&scene.code, "");
        let people = People::of(&sheet) != self.shown.seats;
        let durable = Some(Durable::of(&sheet)) != self.shown.durable;
        if scene.table.is_none() {
            if people || durable {
                let shell = self.caller.shell_at(&path);
                let lobby = super::lobby::model(&sheet, &self.caller, None);
                let markup = pages::lobby_main(&shell, &lobby);
                self.push_live(PATCH, None, markup);
            }
        } else if self.shown.lobby {
            self.waiting.push_back(event(GOTO, None, &path));
        } else if scene.entries() > self.shown.entries {
            self.push_steps(&sheet);
        } else if durable {
            self.push_now(PATCH, None, &sheet);
        } else {
            let talk = scene.last_said() != self.shown.said;
            self.push_parts(&sheet, talk, people);
        }
        self.remember(&sheet);
    }

    /// One step for every entry since the last, as this reader sees each of them.
    fn push_steps(&mut self, sheet: &Sheet) {
        let last = sheet.moment.scene.entries();
        let first = if last - self.shown.entries > MOST_STEPS { last } else { self.shown.entries + 1 };
        if let Some(table) = sheet.moment.scene.table.clone() {
            for entry in first..last {
                let past: Arc<dyn table::AnyTable> = Arc::from(table.at_entry(entry));
                let moment = Moment {
                    scene: Scene { table: Some(past), ..sheet.moment.scene.clone() },
                    ..sheet.moment.clone()
                };
                let mut step = self.sheet(moment);
                // Who looks is decided by what is so now; and in the past nothing can be done.
                step.viewer = sheet.viewer;
                step.seen = step.moment.scene.table.as_ref().map(|past| past.seen(sheet.viewer));
                step.powers = Powers { chat: sheet.powers.chat, ..Default::default() };
                self.push_main(STEP, Some(entry), &step);
            }
        }
        self.push_now(STEP, Some(last), sheet);
    }

    /// The table as it is now: the reader's last answer may have drawn it already.
    fn push_now(&mut self, kind: &str, id: Option<usize>, sheet: &Sheet) {
        let scene = &sheet.moment.scene;
        let Some(seen) = &sheet.seen else { return };
        let shell = self.caller.shell_at(&pages::routes::table(&scene.code, ""));
        let draw = || pages::table_main(&shell, &model(sheet, seen.as_ref(), Asked::default(), None));
        let markup = self.app.shown().drawn(self.caller.id(), &sheet.moment, &shell, draw);
        self.push_live(kind, id, markup);
    }

    /// The table as it was at some moment.
    fn push_main(&mut self, kind: &str, id: Option<usize>, sheet: &Sheet) {
        let scene = &sheet.moment.scene;
        let shell = self.caller.shell_at(&pages::routes::table(&scene.code, ""));
        if let Some(seen) = &sheet.seen {
            let markup = pages::table_main(&shell, &model(sheet, seen.as_ref(), Asked::default(), None));
            self.push_live(kind, id, markup);
        }
    }

    /// Sends what the page does not show yet.
    fn push_live(&mut self, kind: &str, id: Option<usize>, markup: maud::Markup) {
        let (text, page) =
            self.app.shown().send(self.caller.id(), markup.into_string(), self.page.as_deref());
        self.page = page;
        self.waiting.push_back(event(kind, id, &text));
    }

    /// Sends one part by itself.
    fn push_part(&mut self, kind: &str, id: &str, markup: maud::Markup) {
        if let Some(page) = &mut self.page {
            Arc::make_mut(page).forget(id);
        }
        self.waiting.push_back(event(kind, None, &markup.into_string()));
    }

    fn push_parts(&mut self, sheet: &Sheet, talk: bool, seats: bool) {
        let scene = &sheet.moment.scene;
        let Some(seen) = &sheet.seen else { return };
        let shell = self.caller.shell_at(&pages::routes::table(&scene.code, ""));
        let page = model(sheet, seen.as_ref(), Asked::default(), None);
        if seats {
            self.push_part(PRESENCE, "seats", pages::table_seats(&shell, &page));
        }
        if talk {
            self.push_part(CHAT, "chat", pages::table_chat(&shell, &page));
        }
    }
}
