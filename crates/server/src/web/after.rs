//! After the game: replay, record, rematch, fork, upload.

use std::sync::Arc;

use axum::extract::{FromRequest, Multipart, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::IntoResponse;
use house::Refused;
use house::room::Moment;
use house::room::after;
use house::room::cards::Sheet;
use house::room::names::names_for_others;
use pages::model::{Ending, MomentPage, Pace, Replay};
use pages::posters::Cut;
use table::{Record, Viewer};
use texts::{Lang, Speaker};

use super::caller::{Caller, Fields, Query, body};
use super::compress::packed;
use super::new::may_create;
use super::open_page::page_of;
use super::table::{answer, over, viewer_of};
use super::visit::Visit;
use super::{Answer, live_page, page, see, told};
use crate::app::App;
use crate::fault::Fault;
use crate::secret::tidy_code;
use crate::store::State as TableState;

/// `GET /t/CODE/replay`
pub async fn replay(
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
    let moment = visit.moment();
    over(&moment)?;
    let (kept, table) = (&moment.kept, moment.kept.table()?);
    let viewer = viewer_of(query.get("as"), table.seats(), kept.viewer(caller.id(), None))?;
    let ply = query.get("ply").trim().parse().unwrap_or(if query.find("ply").is_some() {
        0
    } else {
        table.plies()
    });
    let pace = Pace::find(query.get("play"));
    let (seen, shell, ply) = (table.seen(viewer), caller.shell(), ply.min(table.plies()));
    let (code, entries) = (kept.code.clone(), table.entries());
    let bar = query.get("bar") == "on";
    let shares = if bar { visit.room.shares_at(&app.house, viewer, ply).await } else { None };
    let draw = move || {
        let (code, seen) = (&code, seen.as_ref());
        pages::replay(&shell, &Replay { code, seen, ply, pace, bar, shares, notice: None })
    };
    Ok(live_page(&app, &caller, StatusCode::OK, told(&app, entries, draw).await?))
}

/// `GET /t/CODE/moment`
pub async fn moment(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    Query(query): Query,
) -> Answer {
    let visit = Visit::to(&app, &caller, &code).await?;
    let (sheet, moment) = (visit.sheet(), visit.moment());
    let table = moment.kept.table()?;
    // Through others' eyes only once everything may be seen.
    let viewer = match over(&moment) {
        Ok(()) => viewer_of(query.get("as"), table.seats(), sheet.viewer)?,
        Err(_) => sheet.viewer,
    };
    let ply = query.get("ply").trim().parse().unwrap_or_else(|_| table.plies());
    let step = query.get("step").trim().parse().unwrap_or_default();
    let missing = || Fault::missing("server-not-found");
    let seen = table.seen(viewer).at_ply(ply).ok_or_else(missing)?;
    let (shell, kept, replay) =
        (caller.shell(), moment.kept.clone(), ply < table.plies() || kept_only(&moment));
    let draw = move || {
        let names = kept.meta.names();
        let page = MomentPage { code: &kept.code, seen: seen.as_ref(), names: &names, step, replay };
        pages::moment(&shell, &page)
    };
    Ok(page(told(&app, table.entries(), draw).await?.ok_or_else(missing)?))
}

/// Whether there is no table behind a record, only its replay.
fn kept_only(moment: &Moment) -> bool {
    moment.kept.meta.uploaded
}

/// `GET /t/CODE/result`
pub async fn result(visit: Visit) -> Answer {
    let moment = visit.moment();
    over(&moment)?;
    let (kept, caller) = (&moment.kept, &visit.caller);
    let seen = kept.table()?.seen(Viewer::Public);
    let reader =
        caller.id().and_then(|person| kept.meta.seats_of(person).next()).filter(|_| !kept.meta.uploaded);
    let names = kept.meta.names();
    let (shell, kept) = (caller.shell(), kept.clone());
    // The story is found by going through the game.
    let draw = move || {
        let rematch = kept.meta.next.as_deref();
        let tournament = kept.meta.tournament.as_deref();
        let seen = seen.as_ref();
        pages::ending(&shell, &Ending { code: &kept.code, seen, names, reader, rematch, tournament })
    };
    let entries = moment.kept.entries();
    Ok(page(told(&visit.app, entries, draw).await?))
}

/// `GET /t/CODE/poster/CUT-LANG.png`
pub async fn poster(
    State(app): State<Arc<App>>,
    Path((code, name)): Path<(String, String)>,
    caller: Caller,
) -> Answer {
    let asked = name.strip_suffix(".png").and_then(|name| name.split_once('-'));
    let asked = asked.and_then(|(cut, lang)| {
        Some((Cut::find(cut)?, Lang::ALL.into_iter().find(|known| known.code() == lang)?))
    });
    let (cut, lang) = asked.ok_or_else(|| Fault::missing("server-not-found"))?;
    let visit = Visit::to(&app, &caller, &code).await?;
    let moment = visit.moment();
    over(&moment)?;
    let kept = moment.kept;
    // The same picture for everybody: it is made to be sent on.
    let (seen, names) = (kept.table()?.seen(Viewer::Public), names_for_others(&kept.meta, lang));
    let draw = move || pages::posters::poster(lang, &kept.code, seen.as_ref(), &names, cut);
    let picture = app.pictures().made(draw).await?;
    let mut response = picture.to_vec().into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600"));
    Ok(response)
}

/// `GET /t/CODE/record`
pub async fn record(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    let (code, text) = record_of(&app, &caller, &code).await?;
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    let name = format!("attachment; filename=\"loup-{code}.txt\"");
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(CONTENT_DISPOSITION, name);
    }
    Ok(packed(response))
}

/// A table's code and its record, also where the rules have changed since.
///
/// # Errors
/// There is no such table, or its game has not begun.
pub async fn record_of(app: &Arc<App>, caller: &Caller, code: &str) -> Result<(String, String), Fault> {
    match Visit::to(app, caller, code).await {
        Ok(visit) => {
            let (sheet, caller) = (visit.sheet(), caller.clone());
            let (code, entries) = (sheet.moment.kept.code.to_string(), sheet.moment.kept.entries());
            let text = told(app, entries, move || record_text(&sheet, &caller)).await??;
            Ok((code, text))
        }
        Err(fault) if fault.is_of_old_rules() => {
            let code = tidy_code(code).unwrap_or_default();
            super::archive::record(app, caller, &code).await.map(|text| (code, text))
        }
        Err(fault) => Err(fault),
    }
}

/// The record as a file. While the game runs its start stays secret, and what the reader was told is added.
///
/// # Errors
/// The game has not begun.
pub fn record_text(sheet: &Sheet, caller: &Caller) -> Result<String, Fault> {
    let kept = &sheet.moment.kept;
    let seen = sheet.seen()?;
    let mut record: Record = kept.record().ok_or_else(|| Fault::conflict("server-not-begun"))?;
    if kept.glance.state != TableState::Over {
        let names = kept.meta.names();
        let speaker = Speaker::new(caller.lang).with_names(&names);
        for line in seen.log(0) {
            let entry = line.entry.checked_sub(1).and_then(|index| record.entries.get_mut(index));
            if let Some(entry) = entry {
                entry.comments.push(speaker.say(&line.phrase));
            }
        }
    }
    Ok(record.to_string())
}

/// `POST /t/CODE/rematch`
pub async fn rematch(visit: Visit) -> Answer {
    match visit.rematch().await {
        Ok(next) => Ok(see(&pages::routes::table(&next.moment().kept.code, ""))),
        refused => answer(&visit, page_of(&visit).await, refused),
    }
}

/// `POST /t/CODE/fork`
pub async fn fork(visit: Visit, fields: Fields) -> Answer {
    let (ply, seat, level) = (fields.number("ply")?, fields.seat("seat")?, fields.level()?);
    let next = visit.fork(ply, seat, level).await?;
    Ok(see(&pages::routes::table(&next.moment().kept.code, "")))
}

/// `POST /upload`
pub async fn upload(State(app): State<Arc<App>>, caller: Caller, request: Request) -> Answer {
    // Before anything is read: only so many bodies are in memory at once, and few of one person.
    let place = app.uploads().place(&caller.counted().collect::<Vec<_>>()).ok_or(Refused::Busy)?;
    let bytes = brought(request).await?;
    may_create(&app, &caller, bytes.len()).await?;
    let person = caller.person()?.id;
    let house = app.house.clone();
    // Replaying a long record is no work for the async threads, nor for those who read for others.
    let upload = move || after::upload(&bytes, house.games(), person, house.around());
    let brought = app.uploads().read(upload).await.ok_or(Refused::Busy)??;
    drop(place);
    let kept = app.house.add_table(brought).await?;
    Ok(see(&pages::routes::table(&kept.code, "replay")))
}

/// The file in a form, or the body itself.
async fn brought(request: Request) -> Result<Vec<u8>, Fault> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        let malformed = |status: StatusCode| Fault::of_status(status);
        let mut form = Multipart::from_request(request, &())
            .await
            .map_err(|rejection| malformed(rejection.into_response().status()))?;
        while let Some(field) = form.next_field().await.map_err(|error| malformed(error.status()))? {
            if field.name() == Some("record") {
                return Ok(field.bytes().await.map_err(|error| malformed(error.status()))?.to_vec());
            }
        }
        return Err(Fault::bad("server-no-file"));
    }
    if kind.starts_with("application/x-www-form-urlencoded") {
        let fields = Fields::parse(&body(request, &()).await?);
        return fields
            .find("record")
            .map(|text| text.as_bytes().to_vec())
            .ok_or_else(|| Fault::bad("server-no-file"));
    }
    Ok(body(request, &()).await?.to_vec())
}
