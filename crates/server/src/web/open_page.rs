//! A page that is open in somebody's browser: what it shows, and what it has to be sent.
//!
//! Everything that a page is sent goes through here, one after the other: what its stream tells and what its own
//! requests are answered. Each message goes on from the one before it and says which it is ([`pages::live`]), so that
//! whoever comes first, the stream or a request, draws a step, and the other finds that it is told.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::StatusCode;
use axum::response::Response;
use house::room::Moment;
use house::room::cards::Sheet;
use house::room::kept::Kept;
use pages::live::{CHAT, GOTO, PATCH, PRESENCE, STEP};
use pages::model::{Hint, Notice, Powers, SeatCard, Shell, Watching};
use pages::parts::Parts;
use table::{Seat, Viewer};
use tokio::sync::OwnedMutexGuard;

use super::caller::Caller;
use super::live::{event, steps_answer};
use super::table::{Asked, draw, model};
use super::visit::Visit;
use crate::store::{Meta, State as TableState};

/// The most steps that are shown one by one; a page that slept longer is shown the last only.
const MOST_STEPS: usize = 30;

/// A page that a stream and requests share.
pub type SharedPage = Arc<tokio::sync::Mutex<OpenPage>>;

/// The page from which a request comes, if it has a stream. While this is held the page's stream waits: the answer
/// tells what comes of the request.
pub async fn page_of(visit: &Visit) -> Option<OwnedMutexGuard<OpenPage>> {
    let key = (visit.moment().kept.code, visit.caller.id(), visit.caller.page?);
    let page: SharedPage = visit.app.openings().find(&key)?;
    Some(page.lock_owned().await)
}

/// What was last sent: whatever differs from it has to be sent.
struct Shown {
    entries: usize,
    lobby: bool,
    said: u64,
    seats: People,
    durable: Option<Durable>,
}

/// What stands in the list of players.
#[derive(Clone, PartialEq, Default)]
struct People {
    seats: Vec<SeatCard>,
    shares: Vec<f64>,
    watching: Watching,
}

impl People {
    fn of(sheet: &Sheet) -> Self {
        Self {
            seats: sheet.seats.clone(),
            shares: sheet.help.shares.clone(),
            watching: sheet.watching.clone(),
        }
    }

    /// For whom the table waits in vain, and whether a bot may sit in for them: the page says so outside the list, too.
    fn away(&self) -> Option<(Seat, bool)> {
        let card = self.seats.iter().find(|card| card.away || card.may_stand_in)?;
        Some((card.seat, card.may_stand_in))
    }
}

/// What a whole new page is needed for when it changes: everything but entries, chat, who has read it, and who is there.
#[derive(Clone)]
struct Durable {
    viewer: Viewer,
    meta: Arc<Meta>,
    state: TableState,
    listed: bool,
    powers: Powers,
    hints: Vec<Hint>,
    shell: Shell,
}

impl PartialEq for Durable {
    fn eq(&self, other: &Self) -> bool {
        self.viewer == other.viewer
            && (self.state, self.listed) == (other.state, other.listed)
            && self.powers == other.powers
            && self.hints == other.hints
            && self.shell == other.shell
            && (Arc::ptr_eq(&self.meta, &other.meta) || self.meta.is_same_but_read(&other.meta))
    }
}

impl Durable {
    fn of(sheet: &Sheet, shell: Shell) -> Self {
        let kept = &sheet.moment.kept;
        Self {
            viewer: sheet.viewer,
            meta: kept.meta.clone(),
            state: kept.glance.state,
            listed: kept.glance.listed,
            powers: sheet.powers.clone(),
            hints: sheet.help.hints.clone(),
            shell,
        }
    }
}

/// A page that is open in somebody's browser.
pub struct OpenPage {
    visit: Visit,
    shown: Shown,
    /// What the page shows, where that is known.
    parts: Option<Arc<Parts>>,
    /// What its reader has chosen.
    asked: Asked,
    /// Whether it tells why something was refused.
    noticed: bool,
    /// The number of the last message.
    order: u64,
    messages: Vec<Bytes>,
}

impl OpenPage {
    /// A page that shows the table after this entry, these parts, and what its address asks for.
    #[must_use]
    pub fn new(visit: Visit, after: Option<usize>, parts: Option<Arc<Parts>>, asked: Asked) -> Self {
        let kept = visit.moment().kept;
        let entries = after.unwrap_or_else(|| kept.entries()).min(kept.entries());
        let shown =
            Shown { entries, lobby: kept.table.is_none(), said: 0, seats: People::default(), durable: None };
        Self { visit, shown, parts, asked, noticed: false, order: 0, messages: Vec::new() }
    }

    /// Lets requests of this page find it.
    #[must_use]
    pub fn shared(self) -> SharedPage {
        let visit = self.visit.clone();
        let key = visit.caller.page.map(|number| (visit.moment().kept.code, visit.caller.id(), number));
        let page = Arc::new(tokio::sync::Mutex::new(self));
        if let Some(key) = key {
            visit.app.openings().add(key, &page);
        }
        page
    }

    /// The answer to a request of this page: everything that it does not show yet, the notice included, and the choice,
    /// if it is another one.
    #[must_use]
    pub fn answer(
        &mut self,
        caller: &Caller,
        status: StatusCode,
        asked: Option<Asked>,
        notice: Option<Notice>,
    ) -> Response {
        self.visit.caller.clone_from(caller);
        // A page that does not know what it shows is sent whole.
        let whole = caller.have.is_none();
        if whole {
            self.parts = None;
        }
        let sheet = self.sheet(self.visit.moment());
        let secret = sheet.seats.iter().any(|seat| seat.invitation.is_some());
        let asked = Some(asked.unwrap_or_else(|| self.asked.clone()));
        self.update(&sheet, asked, notice, whole);
        steps_answer(status, &self.take(), secret)
    }

    /// What waits to be sent.
    fn take(&mut self) -> Vec<Bytes> {
        std::mem::take(&mut self.messages)
    }

    /// What a stream says first: steps since the page was made, and all that is no step.
    pub fn greet(&mut self, resumed: bool) -> Vec<Bytes> {
        let sheet = self.sheet(self.visit.moment());
        let behind = sheet.moment.kept.entries() > self.shown.entries;
        if behind || self.shown.lobby {
            self.update(&sheet, None, None, false);
        } else {
            if resumed {
                self.push_now(PATCH, &sheet, None);
            } else {
                self.push_parts(&sheet, true, true);
            }
            let (people, durable) = (People::of(&sheet), Some(Durable::of(&sheet, self.shell(&sheet))));
            self.remember(&sheet, people, durable);
        }
        self.take()
    }

    /// What has changed since the last message.
    pub fn catch_up(&mut self) -> Vec<Bytes> {
        let sheet = self.sheet(self.visit.moment());
        self.update(&sheet, None, None, false);
        self.take()
    }

    fn sheet(&self, moment: Moment) -> Sheet {
        self.visit.sheet_of(moment)
    }

    fn shell(&self, sheet: &Sheet) -> Shell {
        self.visit.caller.shell_at(&pages::routes::table(&sheet.moment.kept.code, ""))
    }

    fn remember(&mut self, sheet: &Sheet, seats: People, durable: Option<Durable>) {
        if sheet.bar {
            self.visit.room.weigh(&self.visit.app.house, sheet.viewer);
        }
        let kept = &sheet.moment.kept;
        self.shown = Shown {
            entries: kept.entries(),
            lobby: kept.table.is_none(),
            said: kept.last_said,
            seats,
            durable,
        };
    }

    /// Sends what has changed since the last time. The choice is that of a request, or stays what it was.
    fn update(&mut self, sheet: &Sheet, asked: Option<Asked>, notice: Option<Notice>, whole: bool) {
        let kept = &sheet.moment.kept;
        let (seats, lasting) = (People::of(sheet), Some(Durable::of(sheet, self.shell(sheet))));
        let people = seats != self.shown.seats;
        let mut durable = whole || notice.is_some() || lasting != self.shown.durable;
        if let Some(asked) = &asked {
            // Whoever asks again wants to be told again.
            durable |= self.noticed || *asked != self.asked || !asked.why.is_empty();
            self.asked.clone_from(asked);
        }
        if kept.table.is_none() {
            if people || durable {
                let lobby = super::lobby::model(&self.visit, sheet, notice);
                let markup = pages::lobby_main(&self.shell(sheet), &lobby);
                self.push_live(PATCH, 0, markup);
            } else if kept.last_said != self.shown.said {
                let lobby = super::lobby::model(&self.visit, sheet, None);
                let markup = pages::lobby_chat(&self.shell(sheet), &lobby);
                self.forget("chat");
                self.messages.push(event(CHAT, None, &markup.into_string()));
            }
        } else if self.shown.lobby {
            let path = format!("{}{}", self.visit.caller.root, pages::routes::table(&kept.code, ""));
            self.messages.push(event(GOTO, None, &path));
        } else if kept.entries() > self.shown.entries {
            self.asked = Asked::default();
            if asked.is_none() {
                self.push_past(sheet);
            }
            // Whoever asks wants to see what has come of it, and not how: all of a decision is one step.
            self.push_now(STEP, sheet, notice);
        } else if durable {
            self.push_now(PATCH, sheet, notice);
        } else {
            let talk = kept.last_said != self.shown.said;
            self.push_parts(sheet, talk, people);
            if seats.away() != self.shown.seats.away() {
                self.push_now(PATCH, sheet, None);
            }
        }
        self.remember(sheet, seats, lasting);
    }

    /// A step for every entry between what is shown and what is so, as this reader sees each of them.
    fn push_past(&mut self, sheet: &Sheet) {
        let last = sheet.moment.kept.entries();
        let first = if last - self.shown.entries > MOST_STEPS { last } else { self.shown.entries + 1 };
        if let Some(table) = sheet.moment.kept.table.clone() {
            for entry in first..last {
                let past: Arc<dyn table::AnyTable> = Arc::from(table.at_entry(entry));
                let moment = Moment {
                    kept: Kept { table: Some(past), ..sheet.moment.kept.clone() },
                    ..sheet.moment.clone()
                };
                let mut step = self.sheet(moment);
                // Who looks is decided by what is so now; and in the past nothing can be done.
                step.viewer = sheet.viewer;
                step.seen = step.moment.kept.table.as_ref().map(|past| past.seen(sheet.viewer));
                step.powers = Powers { chat: sheet.powers.chat, ..Default::default() };
                self.push_now(STEP, &step, None);
            }
        }
    }

    /// The table as it is, or was at some moment.
    fn push_now(&mut self, kind: &str, sheet: &Sheet, notice: Option<Notice>) {
        let Some(seen) = &sheet.seen else { return };
        self.noticed = notice.is_some();
        let reader = self.visit.caller.id();
        let page = model(sheet, seen.as_ref(), &self.asked, notice, reader);
        let (app, shell) = (&self.visit.app, self.shell(sheet));
        let (text, parts) = app.shown().draw(reader, self.parts.as_ref(), || draw(app, &shell, &page));
        drop(page);
        self.parts = parts;
        self.push(kind, seen.entries(), &text);
    }

    /// Sends what the page does not show yet.
    fn push_live(&mut self, kind: &str, entries: usize, markup: maud::Markup) {
        let reader = self.visit.caller.id();
        let (text, parts) = self.visit.app.shown().send(reader, markup.into_string(), self.parts.as_deref());
        self.parts = parts;
        self.push(kind, entries, &text);
    }

    fn push(&mut self, kind: &str, entries: usize, text: &str) {
        self.order += 1;
        self.messages.push(event(kind, Some(&format!("{entries}.{}", self.order)), text));
    }

    /// A part by itself: what is made later cannot rely on it.
    fn forget(&mut self, id: &str) {
        if let Some(page) = &mut self.parts {
            Arc::make_mut(page).forget(id);
        }
    }

    fn push_parts(&mut self, sheet: &Sheet, talk: bool, seats: bool) {
        let Some(seen) = &sheet.seen else { return };
        let shell = self.shell(sheet);
        let asked = std::mem::take(&mut self.asked);
        let page = model(sheet, seen.as_ref(), &asked, None, self.visit.caller.id());
        if seats {
            self.forget("seats");
            self.push(PRESENCE, seen.entries(), &pages::table_seats(&shell, &page).into_string());
        }
        if talk {
            self.forget("chat");
            self.messages.push(event(CHAT, None, &pages::table_chat(&shell, &page).into_string()));
        }
        drop(page);
        self.asked = asked;
    }
}
