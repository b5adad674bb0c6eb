//! A table in play: its page, moves, the curtain of a shared screen, chat, and bots that sit in.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use house::Refused;
use house::room::cards::Sheet;
use house::room::clock::Wish;
use house::room::play::By;
use house::room::{Change, Moment, clock, guide, people, play};
use maud::Markup;
use pages::Within;
use pages::model::{Notice, Shell, TablePage};
use pages::talk::emote_line;
use table::{AnySeen, Phrase, Refusal, Viewer};
use tokio::sync::OwnedMutexGuard;

use super::caller::{Caller, Fields, Query};
use super::compress::HoldsSecret;
use super::open_page::{OpenPage, page_of};
use super::visit::Visit;
use super::{Answer, live_page, page, see, told};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{PersonId, State as TableState};

/// The longest line of chat, in characters.
pub const CHAT_CHARS: usize = 500;
/// The longest text of a move, in bytes: far longer than any move is.
pub const MOVE_BYTES: usize = 1000;

/// What the address of a table's page asks for.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Asked {
    /// The beginning of a move's text.
    pub chosen: String,
    /// The place on the board about which `why` asks.
    pub why: String,
    /// Whether the whole log is wanted.
    pub whole_log: bool,
}

impl Asked {
    /// What this address asks for.
    #[must_use]
    pub fn by(query: &Fields) -> Self {
        Self {
            chosen: query.get("choose").to_owned(),
            why: query.get("why").to_owned(),
            whole_log: query.get("log") == "all",
        }
    }
}

/// The model of a table's page.
#[must_use]
pub fn model<'a>(
    sheet: &'a Sheet,
    seen: &'a dyn AnySeen,
    asked: &'a Asked,
    notice: Option<Notice>,
    reader: Option<PersonId>,
) -> TablePage<'a> {
    let kept = &sheet.moment.kept;
    TablePage {
        code: &kept.code,
        seen,
        seats: Cow::Borrowed(&sheet.seats),
        powers: Cow::Borrowed(&sheet.powers),
        chosen: &asked.chosen,
        why: &asked.why,
        seen_entries: sheet.seen_entries,
        whole_log: asked.whole_log,
        help: Cow::Borrowed(&sheet.help),
        chat: &sheet.chat,
        unread: sheet.unread,
        watching: Cow::Borrowed(&sheet.watching),
        invites: sheet.seats.iter().any(|card| card.mine)
            || reader.is_some_and(|reader| reader.0 == kept.meta.host),
        rematch: kept.meta.next.as_deref(),
        guide: guide::page(sheet),
        parts: kept.parts(),
        clocks: sheet.clocks.as_ref().map(Cow::Borrowed),
        rated: kept.meta.rated.is_some(),
        tournament: kept.meta.tournament.as_deref(),
        notice: notice.or_else(|| sheet.farewell.clone().map(Notice::Message)),
    }
}

/// `GET /t/CODE`
pub async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let visit = match Visit::to(&app, &caller, &code).await {
        Err(fault) if fault.is_of_old_rules() => {
            return super::archive::show(&app, &caller, &code).await;
        }
        found => found?,
    };
    if visit.moment().kept.meta.uploaded {
        return Ok(visit.see("replay"));
    }
    let asked = Asked::by(&query);
    let notice = query.find("ask").map(|text| explained(&visit.sheet(), text)).transpose()?;
    let entries = if asked.whole_log { visit.moment().kept.entries() } else { 0 };
    let open = page_of(&visit).await;
    let reader = visit.clone();
    let draw = move || match open {
        // A question leaves the choice as it is.
        Some(mut open) => {
            let asked = Some(asked).filter(|_| notice.is_none());
            open.answer(&visit.caller, StatusCode::OK, asked, notice)
        }
        None => drawn(&visit, StatusCode::OK, &asked, notice),
    };
    let shown = told(&app, entries, draw).await?;
    reader.has_read().await;
    Ok(shown)
}

/// Draws a table: the dearest thing that a server does for its readers, and counted.
#[must_use]
pub fn draw(app: &App, shell: &Shell, page: &TablePage<'_>) -> Markup {
    app.metrics().drawn();
    pages::table_main(shell, page)
}

/// The page of a table, whatever its state.
fn drawn(visit: &Visit, status: StatusCode, asked: &Asked, notice: Option<Notice>) -> Response {
    let (sheet, caller) = (visit.sheet(), &visit.caller);
    if sheet.bar {
        visit.room.weigh(&visit.app.house, sheet.viewer);
    }
    let shell = caller.shell_at(&pages::routes::table(&sheet.moment.kept.code, ""));
    let page = match &sheet.seen {
        Some(seen) => {
            let page = model(&sheet, seen.as_ref(), asked, notice, caller.id());
            pages::table_around(&shell, &page, draw(&visit.app, &shell, &page))
        }
        None => pages::lobby(&shell, &super::lobby::model(visit, &sheet, notice)),
    };
    let mut response = live_page(&visit.app, caller, status, page);
    // Seats that are free have an invitation.
    if sheet.seats.iter().any(|seat| seat.invitation.is_some()) {
        HoldsSecret::mark(&mut response);
    }
    response
}

/// `GET /t/CODE/text`
pub async fn text(visit: Visit, Query(query): Query) -> Answer {
    let sheet = visit.sheet();
    let seen = sheet.seen()?;
    let within = if query.get("in") == "table" { Within::Table } else { Within::Page };
    let asked = Asked { chosen: query.get("choose").to_owned(), ..Asked::default() };
    let shell = visit.caller.shell_at(&pages::routes::table(&sheet.moment.kept.code, "text"));
    let model = model(&sheet, seen, &asked, None, visit.caller.id());
    Ok(page(pages::table_text(&shell, &model, within)))
}

/// The page from which a request comes.
type Page = Option<OwnedMutexGuard<OpenPage>>;

/// After a change: what has come of it, for a page that is open; for others the way back to the table. A refusal is
/// shown there, kindly, with what the table is like now.
pub fn answer<T>(visit: &Visit, page: Page, done: Result<T, Fault>) -> Answer {
    let (status, notice) = match done {
        Ok(_) => (StatusCode::OK, None),
        Err(fault) if matches!(fault.status, StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY) => {
            let notice = match fault.refusal {
                Some(refusal) => Notice::Refused(*refusal),
                None => Notice::Message(fault.phrase),
            };
            (fault.status, Some(notice))
        }
        Err(fault) => return Err(fault),
    };
    Ok(match (page, notice) {
        (Some(mut page), notice) => page.answer(&visit.caller, status, Some(Asked::default()), notice),
        (None, None) => visit.see(""),
        (None, notice) => drawn(visit, status, &Asked::default(), notice),
    })
}

/// Changes the table by one of its verbs.
pub async fn change(
    visit: &Visit,
    kind: Kind,
    work: impl Fn(&Moment, PersonId) -> Result<Change, Refused> + Send + Sync + 'static,
) -> Answer {
    let page = page_of(visit).await;
    let done = visit.change(kind, work).await;
    answer(visit, page, done)
}

/// `POST /t/CODE/move`
pub async fn play(visit: Visit, fields: Fields) -> Answer {
    let (seat, entry) = (fields.seat("seat")?, fields.number("entry")?);
    let text = fields.get("move").to_owned();
    if text.len() > MOVE_BYTES {
        return Err(Fault::bad("server-malformed"));
    }
    let answer = change(&visit, Kind::Move, move |moment, person| {
        play::play(moment, person, By::Screen, seat, entry, &text)
    })
    .await?;
    let back = fields.get("view") == "text" && answer.status() == StatusCode::SEE_OTHER;
    Ok(if back { visit.see("text") } else { answer })
}

/// `POST /t/CODE/undo`
pub async fn undo(visit: Visit, fields: Fields) -> Answer {
    back(visit, fields, false).await
}

/// `POST /t/CODE/reset`
pub async fn reset(visit: Visit, fields: Fields) -> Answer {
    back(visit, fields, true).await
}

async fn back(visit: Visit, fields: Fields, whole: bool) -> Answer {
    let (seat, entry) = (fields.seat("seat")?, fields.number("entry")?);
    change(&visit, Kind::Move, move |moment, person| play::take_back(moment, person, seat, entry, whole))
        .await
}

/// `POST /t/CODE/open`
pub async fn open(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    let person = visit.person()?;
    if !visit.moment().kept.meta.seats_of(person).any(|own| own == seat) {
        return Err(Fault::forbidden("server-not-your-seat"));
    }
    let page = page_of(&visit).await;
    visit.room.open(person, Some(seat));
    answer(&visit, page, Ok(()))
}

/// `POST /t/CODE/close`
pub async fn close(visit: Visit) -> Answer {
    let page = page_of(&visit).await;
    visit.room.open(visit.person()?, None);
    answer(&visit, page, Ok(()))
}

/// `POST /t/CODE/hint`
pub async fn hint(visit: Visit) -> Answer {
    let person = visit.person()?;
    // A shared screen that is closed must not learn what one of its seats would do.
    let moment = visit.moment();
    let unveiled = moment.advised(person).map(|(seat, _)| moment.is_unveiled(person, seat));
    let done = match unveiled {
        Ok(false) => Err(Refused::ClosedScreen.into()),
        Ok(true) => visit.advise().await.map(|_| ()),
        Err(refused) => Err(refused.into()),
    };
    // Thinking takes its time: meanwhile the page's stream goes on.
    let page = page_of(&visit).await;
    answer(&visit, page, done)
}

/// `POST /t/CODE/chat`
pub async fn chat(visit: Visit, fields: Fields) -> Answer {
    let text = line(fields.get("text"), fields.find("emote"))?;
    let page = page_of(&visit).await;
    let done = visit.say(text).await;
    answer(&visit, page, done)
}

/// The line that somebody says: as it was typed, or the one that means an emote.
///
/// # Errors
/// It says nothing, or is too long.
pub fn line(text: &str, emote: Option<&str>) -> Result<String, Fault> {
    let line = match emote {
        Some(name) => emote_line(name),
        None => tidy_line(text),
    };
    line.ok_or_else(|| Fault::bad("server-chat-text"))
}

/// `POST /t/CODE/report`
pub async fn report(visit: Visit, fields: Fields) -> Answer {
    let line = fields.number("line")? as u64;
    let page = page_of(&visit).await;
    visit.report(line).await?;
    Ok(thanked(&visit, page, "web-line-reported"))
}

/// `POST /t/CODE/hide`
pub async fn hide(visit: Visit, fields: Fields) -> Answer {
    let line = fields.number("of")? as u64;
    let page = page_of(&visit).await;
    visit.hide(line).await?;
    Ok(thanked(&visit, page, "web-line-hidden"))
}

/// After something that nobody else sees: the table, with a word about what was done.
fn thanked(visit: &Visit, page: Page, word: &'static str) -> Response {
    let (asked, notice) = (Asked::default(), Some(Notice::Message(Phrase::new(word))));
    match page {
        Some(mut page) => page.answer(&visit.caller, StatusCode::OK, Some(asked), notice),
        None => drawn(visit, StatusCode::OK, &asked, notice),
    }
}

/// A line of chat on one line, if it has anything to say and is not too long. What would turn the direction of writing
/// is left out.
#[must_use]
pub fn tidy_line(text: &str) -> Option<String> {
    let plain: String =
        text.chars().filter(|c| !texts::turns(*c)).map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.trim();
    let hidden = |c: char| {
        c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
    };
    (!plain.chars().all(hidden) && plain.chars().count() <= CHAT_CHARS).then(|| plain.to_owned())
}

/// `POST /t/CODE/stand-in`
pub async fn stand_in(visit: Visit, fields: Fields) -> Answer {
    let (seat, level) = (fields.seat("seat")?, fields.level()?);
    let page = page_of(&visit).await;
    let done = visit.stand_in(seat, level).await;
    answer(&visit, page, done)
}

/// `POST /t/CODE/return`
pub async fn come_back(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    change(&visit, Kind::Move, move |moment, person| play::come_back(moment, person, seat)).await
}

/// `POST /t/CODE/resign`
pub async fn resign(visit: Visit, fields: Fields) -> Answer {
    let (seat, level, sure) = (fields.seat("seat")?, fields.level()?, fields.get("sure") == "yes");
    change(&visit, Kind::Move, move |moment, person| people::resign(moment, person, seat, level, sure)).await
}

/// `POST /t/CODE/ask-back`
pub async fn ask_back(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    change(&visit, Kind::Move, move |moment, person| people::ask_back(moment, person, seat)).await
}

/// `POST /t/CODE/answer-back`
pub async fn answer_back(visit: Visit, fields: Fields) -> Answer {
    let (entry, agree) = (fields.number("entry")?, fields.get("answer") == "yes");
    change(&visit, Kind::Move, move |moment, person| people::answer_back(moment, person, entry, agree)).await
}

/// `POST /t/CODE/pause`
pub async fn pause(visit: Visit, fields: Fields) -> Answer {
    let wish = match fields.get("pause") {
        "on" => Wish::Pause,
        "off" => Wish::Resume,
        _ => Wish::Refuse,
    };
    change(&visit, Kind::Move, move |moment, person| clock::pause(moment, person, wish)).await
}

/// `POST /t/CODE/guide`
pub async fn guide(visit: Visit, fields: Fields) -> Answer {
    let wish = guide::Wish::read(fields.get("lesson"), fields.get("guide"));
    change(&visit, Kind::Move, move |moment, person| guide::wish(moment, person, &wish)).await
}

/// `GET /t/CODE/why`
pub async fn why(visit: Visit, Query(query): Query) -> Answer {
    Ok(see(&pages::routes::ask(&visit.moment().kept.code, query.get("move"))))
}

/// What a table tells about a move that somebody asks about.
fn explained(sheet: &Sheet, text: &str) -> Result<Notice, Fault> {
    Ok(match why_not(sheet, text)? {
        Some(refusal) => Notice::Refused(refusal),
        None => Notice::Message(Phrase::new("web-why-legal")),
    })
}

/// Why this move cannot be made. Only for whoever decides: what is legal can tell what is hidden.
///
/// # Errors
/// The game has not begun.
pub fn why_not(sheet: &Sheet, text: &str) -> Result<Option<Refusal>, Fault> {
    let seen = sheet.seen()?;
    Ok(if text.len() > MOVE_BYTES {
        Some(Refusal::table(table::rules::NO_SUCH_MOVE))
    } else if sheet.powers.acts_for.is_some() || seen.to_act().is_none() {
        seen.why(text).err()
    } else {
        Some(Refusal::table(table::rules::NOT_YOUR_TURN))
    })
}

/// The viewer who is asked for by `as`, where the reader may choose: at a game that is over.
///
/// # Errors
/// There is no such viewer.
pub fn viewer_of(text: &str, seats: u8, default: Viewer) -> Result<Viewer, Fault> {
    match text {
        "" => Ok(default),
        "public" => Ok(Viewer::Public),
        "all" => Ok(Viewer::All),
        number => {
            let seat = number.parse().ok().and_then(table::Seat::new);
            seat.filter(|seat| seat.number() <= seats)
                .map(Viewer::Seat)
                .ok_or_else(|| Fault::bad("server-no-seat"))
        }
    }
}

/// Whether a game is over, so that everything may be seen.
///
/// # Errors
/// It is not.
pub fn over(moment: &Moment) -> Result<(), Fault> {
    if moment.kept.glance.state == TableState::Over {
        Ok(())
    } else {
        Err(Fault::conflict("server-not-over"))
    }
}
