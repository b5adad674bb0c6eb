//! A table in play: its page, moves, the curtain of a shared screen, chat, and bots that sit in.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use pages::Within;
use pages::model::{Notice, TablePage};
use table::{AnyTable, Refusal, Viewer};

use super::caller::{Caller, Fields, Query};
use super::{Answer, live_page, page, see};
use crate::app::App;
use crate::clock::now;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::room::cards::Sheet;
use crate::room::play::By;
use crate::room::{Change, Moment, Room, guide, play};
use crate::secret::tidy_code;
use crate::store::{PersonId, State as TableState};

/// The longest line of chat, in characters.
pub const CHAT_CHARS: usize = 500;
/// The longest text of a move, in bytes: far longer than any move is.
pub const MOVE_BYTES: usize = 1000;

/// The table with this code. Codes that do not exist are counted: guessing is slow.
///
/// # Errors
/// There is no such table, or it cannot be shown.
pub async fn room_of(app: &Arc<App>, caller: &Caller, code: &str) -> Result<Arc<Room>, Fault> {
    let found = match tidy_code(code) {
        Some(code) => app.room(&code).await,
        None => Err(Fault::missing("server-no-table")),
    };
    match found {
        Ok(room) => {
            room.hear(caller.id());
            Ok(room)
        }
        Err(fault) => {
            if fault.status == StatusCode::NOT_FOUND {
                caller.take(app, Kind::Guess)?;
            }
            Err(fault)
        }
    }
}

/// What the address of a table's page asks for.
#[derive(Copy, Clone, Default)]
pub struct Asked<'a> {
    /// The beginning of a move's text.
    pub chosen: &'a str,
    /// Whether the whole log is wanted.
    pub whole_log: bool,
}

/// The model of a table's page.
#[must_use]
pub fn model<'a>(
    sheet: &'a Sheet,
    table: &'a dyn AnyTable,
    asked: Asked<'a>,
    notice: Option<Notice>,
) -> TablePage<'a> {
    let scene = &sheet.moment.scene;
    TablePage {
        code: &scene.code,
        table,
        viewer: sheet.viewer,
        seats: sheet.seats.clone(),
        powers: sheet.powers.clone(),
        chosen: asked.chosen,
        seen_entries: sheet.seen_entries,
        whole_log: asked.whole_log,
        help: sheet.help.clone(),
        chat: &sheet.chat,
        rematch: scene.meta.next.as_deref(),
        guide: guide::page(sheet),
        notice,
    }
}

/// `GET /t/CODE`
pub async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let room = match room_of(&app, &caller, &code).await {
        Err(fault) if fault.status == StatusCode::GONE => {
            return super::archive::show(&app, &caller, &code).await;
        }
        found => found?,
    };
    if room.moment().scene.meta.uploaded {
        return Ok(see(&pages::routes::table(&code, "replay")));
    }
    let asked = Asked { chosen: query.get("choose"), whole_log: query.get("log") == "all" };
    Ok(live_page(&app, &caller, StatusCode::OK, draw(&app, &room, &caller, asked, None)))
}

/// The page of a table, whatever its state.
fn draw(
    app: &Arc<App>,
    room: &Arc<Room>,
    caller: &Caller,
    asked: Asked<'_>,
    notice: Option<Notice>,
) -> maud::Markup {
    let sheet = Sheet::new(app, room, caller.person.as_deref(), &caller.base);
    if sheet.bar {
        room.weigh(app, sheet.viewer);
    }
    let shell = caller.shell_at(&pages::routes::table(&sheet.moment.scene.code, ""));
    match &sheet.moment.scene.table {
        Some(table) => pages::table(&shell, &model(&sheet, table.as_ref(), asked, notice)),
        None => pages::lobby(&shell, &super::lobby::model(&sheet, caller, notice)),
    }
}

/// `GET /t/CODE/text`
pub async fn text(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let room = room_of(&app, &caller, &code).await?;
    let sheet = Sheet::new(&app, &room, caller.person.as_deref(), &caller.base);
    let table = sheet.moment.scene.table()?;
    let within = if query.get("in") == "table" { Within::Table } else { Within::Page };
    let asked = Asked { chosen: query.get("choose"), whole_log: false };
    let shell = caller.shell_at(&pages::routes::table(&sheet.moment.scene.code, "text"));
    Ok(page(pages::table_text(&shell, &model(&sheet, table.as_ref(), asked, None), within)))
}

/// After a change: back to the table; a refusal is shown there, kindly, with what the table is like now.
pub fn answer<T>(app: &Arc<App>, room: &Arc<Room>, caller: &Caller, done: Result<T, Fault>) -> Answer {
    let code = room.moment().scene.code.clone();
    match done {
        Ok(_) => Ok(see(&pages::routes::table(&code, ""))),
        Err(fault) if matches!(fault.status, StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY) => {
            let notice = match fault.refusal {
                Some(refusal) => Notice::Refused(*refusal),
                None => Notice::Message(fault.phrase),
            };
            let drawn = draw(app, room, caller, Asked::default(), Some(notice));
            Ok(live_page(app, caller, fault.status, drawn))
        }
        Err(fault) => Err(fault),
    }
}

/// Changes the table by one of its verbs.
async fn change(
    app: &Arc<App>,
    caller: &Caller,
    code: &str,
    kind: Kind,
    work: impl FnOnce(&Moment, PersonId) -> Result<Change, Fault> + Send + 'static,
) -> Answer {
    let person = caller.person()?.id;
    let room = room_of(app, caller, code).await?;
    caller.take(app, kind)?;
    let done = room.change(app, move |moment| work(moment, person)).await;
    answer(app, &room, caller, done)
}

/// `POST /t/CODE/move`
pub async fn play(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let (seat, entry) = (fields.seat("seat")?, fields.number("entry")?);
    let text = fields.get("move").to_owned();
    if text.len() > MOVE_BYTES {
        return Err(Fault::bad("server-malformed"));
    }
    let answer = change(&app, &caller, &code, Kind::Move, move |moment, person| {
        play::play(moment, person, By::Screen, seat, entry, &text)
    })
    .await?;
    let back = fields.get("view") == "text" && answer.status() == StatusCode::SEE_OTHER;
    Ok(if back { see(&pages::routes::table(&code, "text")) } else { answer })
}

/// `POST /t/CODE/undo`
pub async fn undo(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    back(app, code, caller, fields, false).await
}

/// `POST /t/CODE/reset`
pub async fn reset(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    back(app, code, caller, fields, true).await
}

async fn back(app: Arc<App>, code: String, caller: Caller, fields: Fields, whole: bool) -> Answer {
    let (seat, entry) = (fields.seat("seat")?, fields.number("entry")?);
    change(&app, &caller, &code, Kind::Move, move |moment, person| {
        play::take_back(moment, person, seat, entry, whole)
    })
    .await
}

/// `POST /t/CODE/open`
pub async fn open(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let seat = fields.seat("seat")?;
    let room = room_of(&app, &caller, &code).await?;
    let person = caller.person()?.id;
    if !room.moment().scene.meta.seats_of(person).any(|own| own == seat) {
        return Err(Fault::forbidden("server-not-your-seat"));
    }
    room.open(person, Some(seat));
    Ok(see(&pages::routes::table(&code, "")))
}

/// `POST /t/CODE/close`
pub async fn close(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    let room = room_of(&app, &caller, &code).await?;
    room.open(caller.person()?.id, None);
    Ok(see(&pages::routes::table(&code, "")))
}

/// `POST /t/CODE/hint`
pub async fn hint(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    let room = room_of(&app, &caller, &code).await?;
    let person = caller.person()?.id;
    // A shared screen that is closed must not learn what one of its seats would do.
    let moment = room.moment();
    let unveiled = moment.advised(person).map(|(seat, _)| moment.is_unveiled(person, seat));
    let done = match unveiled {
        Ok(false) => Err(Fault::conflict("server-closed-screen")),
        Ok(true) => room.advise(&app, person, || caller.take(&app, Kind::Hint)).await.map(|_| ()),
        Err(fault) => Err(fault),
    };
    answer(&app, &room, &caller, done)
}

/// `POST /t/CODE/chat`
pub async fn chat(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let text = tidy_line(fields.get("text")).ok_or_else(|| Fault::bad("server-chat-text"))?;
    let room = room_of(&app, &caller, &code).await?;
    caller.take(&app, Kind::Chat)?;
    let person = caller.person()?.id;
    let done = room.change(&app, move |moment| play::say(moment, person, &text)).await;
    answer(&app, &room, &caller, done)
}

/// A line of chat on one line, if it has anything to say and is not too long.
#[must_use]
pub fn tidy_line(text: &str) -> Option<String> {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.trim();
    (!plain.is_empty() && plain.chars().count() <= CHAT_CHARS).then(|| plain.to_owned())
}

/// `POST /t/CODE/stand-in`
pub async fn stand_in(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let (seat, level) = (fields.seat("seat")?, fields.level()?);
    let room = room_of(&app, &caller, &code).await?;
    let (loaded, absence) = (room.loaded(), app.config().absence);
    change(&app, &caller, &code, Kind::Move, move |moment, person| {
        let may = moment.may_stand_in(seat, loaded, absence, now());
        play::stand_in(moment, person, seat, level, may)
    })
    .await
}

/// `POST /t/CODE/return`
pub async fn come_back(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let seat = fields.seat("seat")?;
    change(&app, &caller, &code, Kind::Move, move |moment, person| play::come_back(moment, person, seat))
        .await
}

/// `POST /t/CODE/guide`
pub async fn guide(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let wish = guide::Wish::read(fields.get("lesson"), fields.get("guide"));
    change(&app, &caller, &code, Kind::Move, move |moment, person| guide::wish(moment, person, &wish)).await
}

/// `GET /t/CODE/why`
pub async fn why(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let room = room_of(&app, &caller, &code).await?;
    let sheet = Sheet::new(&app, &room, caller.person.as_deref(), &caller.base);
    let text = query.get("move");
    let refused = why_not(&sheet, text)?;
    Ok(page(pages::why(&caller.shell(), &sheet.moment.scene.code, text, refused.as_ref())))
}

/// Why this move cannot be made. Only for whoever decides: what is legal can tell what is hidden.
///
/// # Errors
/// The game has not begun.
pub fn why_not(sheet: &Sheet, text: &str) -> Result<Option<Refusal>, Fault> {
    let table = sheet.moment.scene.table()?;
    Ok(if text.len() > MOVE_BYTES {
        Some(Refusal::table(table::rules::NO_SUCH_MOVE))
    } else if sheet.powers.acts_for.is_some() || table.to_act().is_none() {
        table.why(text).err()
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
    if moment.scene.glance.state == TableState::Over {
        Ok(())
    } else {
        Err(Fault::conflict("server-not-over"))
    }
}
