//! Live updates for programs: one event per entry, resumed by the last event's id.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use futures_util::stream;
use house::room::{Moment, Presence, Room};
use pages::live::GONE;
use pages::talk::emote_of;
use serde_json::json;
use tokio::sync::{Semaphore, watch};

use super::show::{self, speaker, viewer};
use crate::app::App;
use crate::fault::Fault;
use crate::store::{Meta, Said, State as TableState};
use crate::streams::StreamPlace;
use crate::web::Answer;
use crate::web::caller::{Caller, Fields, Query};
use crate::web::live::{KEEP_ALIVE, event, event_stream, resume};
use crate::web::visit::{Visit, not_admitted};

/// So many entries are told at a time.
pub(super) const PIECE: usize = 32;
/// Who tells the rest of a long past, one piece at a time: however many ask for one, the other threads are for the others.
pub(super) static TELLER: Semaphore = Semaphore::const_new(1);

/// `GET /api/v1/tables/CODE/events`
pub async fn stream(visit: Visit, Query(query): Query, headers: HeaderMap) -> Answer {
    let Visit { app, caller, room } = visit;
    query.optional_number("after")?;
    let (after, _) = resume(&headers, &query);
    let moment = room.moment();
    if moment.kept.table.is_some() {
        // Refused at once rather than in the middle of the stream.
        viewer(&moment, &caller, &query)?;
    }
    let shown: usize = after.unwrap_or_else(|| moment.kept.entries());
    let listener = Listener {
        _place: caller.listen(&app)?,
        changes: room.watch(),
        _presence: room.arrive(&app.house, caller.person.as_deref()),
        app,
        room,
        caller,
        query,
        shown,
        behind: false,
        known: None,
        over: false,
        said: moment.kept.last_said,
        waiting: VecDeque::new(),
    };
    Ok(event_stream(stream::unfold(listener, |mut listener| async move {
        let chunk = listener.next().await?;
        Some((Ok::<_, std::convert::Infallible>(chunk), listener))
    })))
}

struct Listener {
    app: Arc<App>,
    room: Arc<Room>,
    caller: Caller,
    query: Fields,
    changes: watch::Receiver<Moment>,
    shown: usize,
    /// Whether there is more to tell that has happened already.
    behind: bool,
    known: Option<(TableState, Arc<Meta>)>,
    /// Whether there is nothing more to say.
    over: bool,
    said: u64,
    waiting: VecDeque<Bytes>,
    _presence: Presence,
    _place: StreamPlace,
}

impl Listener {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if self.app.house.is_signed_out(self.caller.key.as_ref()) {
                return None;
            }
            if let Some(chunk) = self.waiting.pop_front() {
                return Some(chunk);
            }
            if self.over {
                return None;
            }
            if self.behind || self.known.is_none() {
                // Others come first.
                tokio::task::yield_now().await;
                // Nobody closes it: an error cannot be. Whoever has just come does not wait for the first piece.
                let _turn = if self.behind { TELLER.acquire().await.ok() } else { None };
                self.catch_up();
                continue;
            }
            tokio::select! {
                changed = self.changes.changed() => {
                    changed.ok()?;
                    let (gone, admits) = {
                        let moment = self.changes.borrow();
                        (moment.is_gone(), moment.kept.admits(self.caller.id()))
                    };
                    if gone || !admits {
                        self.say_farewell(gone);
                    } else {
                        self.catch_up();
                    }
                }
                () = tokio::time::sleep(KEEP_ALIVE) => return Some(Bytes::from_static(b": still here\n\n")),
                () = self.app.stopped() => return None,
            }
        }
    }

    /// The table is gone, or this one may not look any more: one sentence, and nothing more.
    fn say_farewell(&mut self, gone: bool) {
        let fault = match gone {
            true => Fault::new(StatusCode::GONE, self.changes.borrow().gone_key()),
            false => not_admitted(&self.changes.borrow().kept, &self.caller),
        };
        self.waiting.push_back(event(GONE, None, &fault.json(self.caller.lang).to_string()));
        self.over = true;
    }

    /// An event per entry since the last; then one about the table, when that has changed too. A long past is told
    /// in pieces, one whenever the last was read: whoever hangs up ends the work.
    fn catch_up(&mut self) {
        let moment = self.caller.as_told(self.room.moment());
        let kept = &moment.kept;
        // Whoever is sent away in the middle of a long past does not see the rest of it.
        self.behind = false;
        if let (Some(table), Ok(viewer)) = (&kept.table, viewer(&moment, &self.caller, &self.query)) {
            let names = kept.meta.names();
            let speaker = speaker(&self.caller, &names, viewer);
            let until = table.entries().min(self.shown.saturating_add(PIECE));
            let mut lines = table.seen(viewer).events(self.shown..until).into_iter().peekable();
            for entry in self.shown + 1..=until {
                let Some((seat, act)) = table.entry(entry) else { continue };
                let own: Vec<_> =
                    std::iter::from_fn(|| lines.next_if(|(line, _)| line.entry <= entry)).collect();
                let data = json!({
                    "entry": entry, "seat": seat, "act": act, "log": show::log(&own, &speaker),
                    "last": entry == table.entries(), "to_act": kept.glance.to_act,
                });
                self.waiting.push_back(event("entry", Some(&entry.to_string()), &data.to_string()));
            }
            self.shown = self.shown.max(until);
            self.behind = until < table.entries();
            if self.behind {
                return;
            }
        }
        let reader = self.caller.person.as_ref().map(|person| self.app.house.person_now(person));
        let wanted = |said: &&Said| reader.as_ref().is_none_or(|reader| !reader.hides(said.person));
        for said in kept.said.iter().filter(|said| said.number > self.said).filter(wanted) {
            let emote = emote_of(&said.text);
            let data = json!({ "number": said.number, "name": said.name, "text": said.text, "emote": emote });
            self.waiting.push_back(event("chat", None, &data.to_string()));
        }
        self.said = kept.last_said;
        let known = self
            .known
            .as_ref()
            .is_some_and(|(state, meta)| *state == kept.glance.state && meta.is_same_but_read(&kept.meta));
        if !known {
            self.known = Some((kept.glance.state, kept.meta.clone()));
            let data = show::table(&self.app, &self.room, &self.caller);
            self.waiting.push_back(event("table", None, &data.to_string()));
        }
    }
}
