//! Playing by program: views, legal moves, moves, take-backs, chat.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header::CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use house::Refused;
use house::room::clock::Wish;
use house::room::kept::Kept;
use house::room::play::{self as verbs, By};
use house::room::{Change, Moment, clock, people};
use pages::talk::emote_of;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Viewer;

use super::body::{Json, level_or_usual, seat};
use super::show::{self, own_seat, speaker, viewer};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::PersonId;
use crate::web::after::record_of;
use crate::web::caller::{Caller, Query};
use crate::web::compress::packed;
use crate::web::table::{MOVE_BYTES, line as written};
use crate::web::visit::Visit;
use crate::web::{Answer, json};

/// `GET /api/v1/tables/CODE/view`
pub async fn view(visit: Visit, Query(query): Query) -> Answer {
    let (moment, caller) = (visit.moment(), &visit.caller);
    let viewer = viewer(&moment, caller, &query)?;
    let (seen, names) = (moment.kept.table()?.seen(viewer), moment.kept.meta.names());
    let speaker = speaker(caller, &names, viewer);
    let shares = if moment.kept.meta.allows_hints() && seen.to_act().is_some() {
        // Found out in the background, as for a page: at first there may be none.
        visit.room.weigh(&visit.app.house, viewer);
        moment.shares_for(caller.id(), viewer)
    } else {
        None
    };
    let answer = json!({
        "game": seen.info().id,
        "shares": shares,
        "viewer": viewer,
        "entries": seen.entries(),
        "to_act": seen.to_act(),
        "prompt": speaker.say(&seen.prompt()),
        "view": seen.view(),
        "lines": show::said(&seen.describe(), &speaker),
    });
    Ok(packed(json(StatusCode::OK, &answer)))
}

/// `GET /api/v1/tables/CODE/moves`: what the caller may play now; empty when somebody else decides.
pub async fn moves(visit: Visit) -> Answer {
    let (moment, caller) = (visit.moment(), &visit.caller);
    let (table, names) = (moment.kept.table()?, moment.kept.meta.names());
    let seats = moment.kept.seats_of(caller.id());
    let deciding = table.to_act().filter(|seat| seats.contains(seat));
    let moves: Vec<Value> = match deciding {
        Some(seat) => {
            let speaker = speaker(caller, &names, Viewer::Seat(seat));
            let legal = table.seen(Viewer::Seat(seat)).legal_moves();
            legal.iter().map(|mv| show::legal(mv, &speaker)).collect()
        }
        None => Vec::new(),
    };
    let undo = seats.iter().find(|seat| table.may_take_back(**seat).is_ok());
    let answer = json!({
        "entry": table.entries() + 1,
        "to_act": table.to_act(),
        "seat": deciding,
        "moves": moves,
        "undo": undo,
        "reset": undo.map_or(0, |seat| table.resettable(*seat)),
    });
    Ok(packed(json(StatusCode::OK, &answer)))
}

/// How far the table has come by a change.
fn changed(kept: &Kept) -> Response {
    let answer = json!({ "entries": kept.entries(), "to_act": kept.glance.to_act });
    json(StatusCode::OK, &answer)
}

async fn change(
    visit: &Visit,
    kind: Kind,
    work: impl Fn(&Moment, PersonId) -> Result<Change, Refused> + Send + Sync + 'static,
) -> Answer {
    visit.change(kind, work).await.map(|kept| changed(&kept))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    seat: Option<u8>,
    entry: usize,
    r#move: String,
}

/// `POST /api/v1/tables/CODE/moves`
pub async fn play(visit: Visit, Json(wish): Json<Move>) -> Answer {
    if wish.r#move.len() > MOVE_BYTES {
        return Err(Fault::bad("server-malformed"));
    }
    let seat = own_seat(&visit.moment(), &visit.caller, wish.seat.map(seat).transpose()?)?;
    change(&visit, Kind::Move, move |moment, person| {
        verbs::play(moment, person, By::Program, seat, wish.entry, &wish.r#move)
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    seat: Option<u8>,
    entry: usize,
}

/// `POST /api/v1/tables/CODE/undo`
pub async fn undo(visit: Visit, Json(wish): Json<TakeBack>) -> Answer {
    back(visit, wish, false).await
}

/// `POST /api/v1/tables/CODE/reset`
pub async fn reset(visit: Visit, Json(wish): Json<TakeBack>) -> Answer {
    back(visit, wish, true).await
}

async fn back(visit: Visit, wish: TakeBack, whole: bool) -> Answer {
    let seat = own_seat(&visit.moment(), &visit.caller, wish.seat.map(seat).transpose()?)?;
    change(&visit, Kind::Move, move |moment, person| {
        verbs::take_back(moment, person, seat, wish.entry, whole)
    })
    .await
}

/// `GET /api/v1/tables/CODE/why`
pub async fn why(visit: Visit, Query(query): Query) -> Answer {
    let moment = visit.moment();
    let (table, text) = (moment.kept.table()?, query.get("move"));
    let seats = moment.kept.seats_of(visit.caller.id());
    // Only for whoever decides: what is legal can tell what is hidden.
    if table.to_act().is_some_and(|seat| !seats.contains(&seat)) {
        return Err(table::Refusal::table(table::rules::NOT_YOUR_TURN).into());
    }
    if text.len() > MOVE_BYTES {
        return Err(Fault::bad("server-malformed"));
    }
    table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat)).why(text)?;
    Ok(json(StatusCode::OK, &json!({ "legal": true })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    seat: Option<u8>,
    entry: Option<usize>,
    moves: Vec<String>,
    #[serde(default)]
    world: u64,
}

/// So many moves are tried at once.
const MOST_TRIED: usize = 100;

/// `POST /api/v1/tables/CODE/try`: what would come of some moves, in a world that the caller's seat imagines.
pub async fn attempt(visit: Visit, Json(wish): Json<Attempt>) -> Answer {
    let (moment, caller, app) = (visit.moment(), &visit.caller, &visit.app);
    let seat = own_seat(&moment, caller, wish.seat.map(seat).transpose()?)?;
    if wish.moves.len() > MOST_TRIED || wish.moves.iter().any(|text| text.len() > MOVE_BYTES) {
        return Err(Fault::bad("server-malformed"));
    }
    caller.take(app, Kind::Try)?;
    let (seen, names) = (moment.kept.table()?.seen(Viewer::Seat(seat)), moment.kept.meta.names());
    let entries = seen.entries();
    if wish.entry.is_some_and(|entry| entry != entries + 1) {
        return Err(Refused::Stale.into());
    }
    let chance = app.house.chance_of_trying(&moment.kept.code, entries, wish.world);
    let (caller, over) = (caller.clone(), seen.to_act().is_none());
    let rule = if over { table::rules::GAME_OVER } else { table::rules::NOT_YOUR_TURN };
    // Worlds take a while to imagine: where nobody waits for it.
    let answer = app.house.aside(move || -> Result<Response, Fault> {
        let moves: Vec<&str> = wish.moves.iter().map(String::as_str).collect();
        let tried = seen.attempt(&moves, chance).ok_or_else(|| table::Refusal::table(rule))?;
        let speaker = speaker(&caller, &names, Viewer::Seat(seat));
        let answer = match tried {
            Ok(tried) => json!({
                "entry": entries + 1, "seat": seat, "world": wish.world, "illegal": null, "view": tried.view,
                "to_act": tried.to_act, "shares": tried.shares,
                "moves": tried.moves.iter().map(|mv| show::legal(mv, &speaker)).collect::<Vec<_>>(),
            }),
            Err(number) => json!({
                "entry": entries + 1, "seat": seat, "world": wish.world, "illegal": number, "view": null,
                "to_act": null, "shares": null, "moves": [],
            }),
        };
        Ok(packed(json(StatusCode::OK, &answer)))
    });
    answer.await?
}

/// `GET /api/v1/tables/CODE/hint`: the best moves for the seat that the caller decides for.
pub async fn hint(visit: Visit) -> Answer {
    let advice = visit.advise().await?;
    let names = visit.moment().kept.meta.names();
    let speaker = speaker(&visit.caller, &names, Viewer::Seat(advice.seat));
    let hints = advice.hints.iter().map(|hint| {
        // Where there is nothing to choose nothing was weighed.
        let share = (!hint.only).then_some(hint.share);
        json!({
            "move": hint.text, "label": speaker.say(&hint.label), "share": share, "change": hint.change,
            "reason": hint.reason.as_ref().map_or_else(String::new, |reason| speaker.say(reason)),
            "only": hint.only,
        })
    });
    let hints = hints.collect::<Vec<_>>();
    let answer = json!({ "entry": advice.entries + 1, "seat": advice.seat, "hints": hints });
    Ok(packed(json(StatusCode::OK, &answer)))
}

/// `GET /api/v1/tables/CODE/chat`
pub async fn chat(visit: Visit) -> Answer {
    let sheet = visit.sheet();
    let lines = sheet.chat.iter().map(
        |line| json!({ "number": line.number, "name": line.name, "mine": line.mine, "text": line.text, "emote": emote_of(&line.text) }),
    );
    let answer = json!({ "chat": lines.collect::<Vec<_>>() });
    visit.has_read().await;
    Ok(packed(json(StatusCode::OK, &answer)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    #[serde(default)]
    text: String,
    emote: Option<String>,
}

/// `POST /api/v1/tables/CODE/chat`
pub async fn say(visit: Visit, Json(line): Json<Line>) -> Answer {
    let text = written(&line.text, line.emote.as_deref())?;
    visit.say(text).await.map(|kept| changed(&kept))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfLine {
    line: u64,
}

/// `POST /api/v1/tables/CODE/report`
pub async fn report(visit: Visit, Json(wish): Json<OfLine>) -> Answer {
    visit.report(wish.line).await?;
    Ok(changed(&visit.moment().kept))
}

/// `POST /api/v1/tables/CODE/hide`
pub async fn hide(visit: Visit, Json(wish): Json<OfLine>) -> Answer {
    visit.hide(wish.line).await?;
    Ok(changed(&visit.moment().kept))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    seat: u8,
    level: Option<String>,
}

/// `POST /api/v1/tables/CODE/stand-in`
pub async fn stand_in(visit: Visit, Json(wish): Json<StandIn>) -> Answer {
    let (seat, level) = (seat(wish.seat)?, level_or_usual(wish.level.as_deref())?);
    visit.stand_in(seat, level).await.map(|kept| changed(&kept))
}

/// `POST /api/v1/tables/CODE/return`
pub async fn come_back(visit: Visit, Json(wish): Json<StandIn>) -> Answer {
    let seat = seat(wish.seat)?;
    change(&visit, Kind::Move, move |moment, person| verbs::come_back(moment, person, seat)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resign {
    seat: Option<u8>,
    level: Option<String>,
    #[serde(default)]
    sure: bool,
}

/// `POST /api/v1/tables/CODE/resign`
pub async fn resign(visit: Visit, Json(wish): Json<Resign>) -> Answer {
    let seat = own_seat(&visit.moment(), &visit.caller, wish.seat.map(seat).transpose()?)?;
    let level = level_or_usual(wish.level.as_deref())?;
    change(&visit, Kind::Move, move |moment, person| people::resign(moment, person, seat, level, wish.sure))
        .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskBack {
    seat: Option<u8>,
}

/// `POST /api/v1/tables/CODE/ask-back`
pub async fn ask_back(visit: Visit, Json(wish): Json<AskBack>) -> Answer {
    let seat = own_seat(&visit.moment(), &visit.caller, wish.seat.map(seat).transpose()?)?;
    change(&visit, Kind::Move, move |moment, person| people::ask_back(moment, person, seat)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerBack {
    entry: usize,
    agree: bool,
}

/// `POST /api/v1/tables/CODE/answer-back`
pub async fn answer_back(visit: Visit, Json(wish): Json<AnswerBack>) -> Answer {
    change(&visit, Kind::Move, move |moment, person| {
        people::answer_back(moment, person, wish.entry, wish.agree)
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pause {
    pause: bool,
}

/// `POST /api/v1/tables/CODE/pause`
pub async fn pause(visit: Visit, Json(wish): Json<Pause>) -> Answer {
    change(&visit, Kind::Move, move |moment, person| {
        let paused = moment.kept.meta.clock.as_ref().is_some_and(|clock| clock.paused);
        let wish = match wish.pause {
            true => Wish::Pause,
            false if paused => Wish::Resume,
            false => Wish::Refuse,
        };
        clock::pause(moment, person, wish)
    })
    .await
}

/// `GET /api/v1/tables/CODE/record`
pub async fn record(State(app): State<Arc<App>>, Path(code): Path<String>, caller: Caller) -> Answer {
    let mut response = record_of(&app, &caller, &code).await?.1.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    Ok(packed(response))
}
