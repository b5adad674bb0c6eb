//! Tables as programs see them.

use axum::http::StatusCode;
use house::room::cards::Sheet;
use house::room::kept::Kept;
use house::room::{Moment, Room};
use pages::clock::Pace;
use pages::model::{Sits, Watcher};
use serde_json::{Value, json};
use table::{LegalMove, LogLine, Part, Phrase, Seat, Start, Viewer};
use texts::Speaker;

use crate::app::App;
use crate::fault::Fault;
use crate::store::{Card, State, Stored};
use crate::web::caller::{Caller, Fields};
use crate::web::table::viewer_of;

const fn state(state: State) -> &'static str {
    match state {
        State::Lobby => "lobby",
        State::Playing => "playing",
        State::Over => "over",
        State::Closed => "closed",
    }
}

/// A table in a list.
pub fn card(card: &Card) -> Value {
    json!({
        "code": card.code,
        "game": card.meta.game,
        "state": state(card.glance.state),
        "names": card.meta.names(),
        "to_act": card.glance.to_act,
        "winners": card.glance.winners,
        "entries": card.entries,
        "touched": card.glance.touched,
    })
}

/// A table with everything but its view.
pub fn table(app: &App, room: &Room, caller: &Caller) -> Value {
    let moment = caller.as_told(room.moment());
    let sheet = Sheet::of(&app.house, room, moment, caller.person.as_deref(), &caller.base);
    let kept = &sheet.moment.kept;
    let gone = kept.table.as_ref().map(|table| table.gone()).unwrap_or_default();
    let seats = sheet.seats.iter().map(|seat| {
        let (sits, level) = match &seat.sits {
            Sits::Free => ("free", None),
            Sits::Person => ("person", None),
            Sits::Guest => ("guest", None),
            Sits::Bot(level) => ("bot", Some(level)),
            Sits::StandIn(level) => ("stand-in", Some(level)),
        };
        json!({
            "seat": seat.seat, "name": seat.name, "sits": sits, "level": level, "mine": seat.mine,
            "present": seat.present, "offered": seat.offered, "invitation": seat.invitation, "may_stand_in": seat.may_stand_in,
            "muted": seat.charge.map(|charge| charge.muted),
            "gone": gone.contains(&seat.seat),
        })
    });
    let table = kept.table.as_ref();
    let over = kept.glance.state == State::Over;
    // The promise while the game runs, what it was made with when it is over.
    let (commitment, seed) = match table.map(|table| table.start()) {
        Some(Start::Seed(seed)) => (Some(seed.commitment().to_string()), over.then(|| seed.to_string())),
        _ => (None, None),
    };
    json!({
        "code": kept.code.as_ref(),
        "game": kept.meta.game,
        "rules_version": kept.meta.rules,
        "players": kept.meta.players,
        "choices": kept.meta.choices,
        "state": state(kept.glance.state),
        "listed": kept.glance.listed,
        "limit": kept.meta.limit,
        "clock": clock(&sheet),
        "hints": kept.allows_hints(),
        "rated": kept.meta.rated.is_some(),
        "tournament": kept.meta.tournament,
        "host": caller.id().is_some_and(|id| id.0 == kept.meta.host),
        "seats": seats.collect::<Vec<_>>(),
        "entries": kept.entries(),
        "plies": table.map_or(0, |table| table.plies()),
        "turn": table.map(|table| table.turn()),
        "to_act": kept.glance.to_act,
        "outcome": table.and_then(|table| table.outcome()),
        "watching": {
            "named": sheet.watching.named.iter().map(watcher).collect::<Vec<_>>(),
            "others": sheet.watching.others,
        },
        "unread": sheet.unread,
        "asking": kept.asking().map(|asking| json!({ "seat": asking.seat, "entry": asking.entry })),
        "commitment": commitment,
        "parts": parts(kept),
        "seed": seed,
        "previous": kept.meta.previous,
        "next": kept.meta.next,
        "wins": kept.meta.wins,
    })
}

/// Somebody who looks on.
fn watcher(watcher: &Watcher) -> Value {
    json!({ "id": watcher.id, "name": watcher.name, "mine": watcher.mine })
}

/// The time that everybody has and has left; `null` where it is not limited.
fn clock(sheet: &Sheet) -> Value {
    let Some(clocks) = &sheet.clocks else { return Value::Null };
    let (turn, game, increment) = match clocks.terms.pace {
        Pace::Turn(seconds) => (Some(seconds), None, 0),
        Pace::Game { budget, increment } => (None, Some(budget), increment),
    };
    json!({
        "turn": turn, "game": game, "increment": increment, "then": clocks.terms.then,
        "left_ms": clocks.left, "low_ms": clocks.terms.low(), "running": clocks.running,
        "paused": clocks.paused, "asked": clocks.asked,
    })
}

/// Who adds to the seed, what they promised, and what they gave once the game is over; `null` where nobody does.
fn parts(kept: &Kept) -> Value {
    let Some(parts) = kept.parts() else { return Value::Null };
    let one = |part: &Part| {
        let given = part.given.as_ref().map(ToString::to_string);
        json!({ "commitment": part.commitment.to_string(), "part": given })
    };
    json!({
        "house": one(&parts.house),
        "seats": parts.seats.iter().map(|part| part.as_ref().map(one)).collect::<Vec<_>>(),
        "asked": kept.meta.pledges.as_ref().is_some_and(|pledges| pledges.asked),
        "missing": house::room::parts::missing(&kept.meta).collect::<Vec<_>>(),
    })
}

/// A table of another version of the rules: what is kept of it.
pub fn archived(code: &str, stored: &Stored) -> Value {
    let (meta, glance) = (&stored.meta, &stored.glance);
    let entries = stored.entries.iter().map(|(seat, act)| json!({ "seat": seat, "act": act }));
    json!({
        "code": code,
        "game": meta.game,
        "rules_version": meta.rules,
        "players": meta.players,
        "choices": meta.choices,
        "state": state(glance.state),
        "archived": true,
        "names": meta.names(),
        "winners": glance.winners,
        "log": entries.collect::<Vec<_>>(),
    })
}

/// Who looks: one of the caller's own seats (`seat`), by default the one that decides; the public; and at a game
/// that is over, anybody (`as`).
///
/// # Errors
/// The seat is somebody else's.
pub fn viewer(moment: &Moment, caller: &Caller, query: &Fields) -> Result<Viewer, Fault> {
    let kept = &moment.kept;
    let table = kept.table()?;
    if let Some(wish) = query.find("as").or(query.find("seat")) {
        let viewer = viewer_of(wish, table.seats(), Viewer::Public)?;
        let own = match viewer {
            Viewer::Public => true,
            Viewer::Seat(seat) => kept.seats_of(caller.id()).contains(&seat),
            Viewer::All => false,
        };
        return if own || kept.glance.state == State::Over {
            Ok(viewer)
        } else {
            Err(Fault::new(StatusCode::FORBIDDEN, "server-not-your-seat"))
        };
    }
    let seats = kept.seats_of(caller.id());
    let deciding = table.to_act().filter(|seat| seats.contains(seat)).or(seats.first().copied());
    Ok(match deciding {
        Some(seat) => Viewer::Seat(seat),
        None if kept.glance.state == State::Over => Viewer::All,
        None => Viewer::Public,
    })
}

/// A speaker for this viewer.
pub fn speaker<'a>(caller: &Caller, names: &'a [String], viewer: Viewer) -> Speaker<'a> {
    let speaker = Speaker::new(caller.lang).with_names(names);
    match viewer {
        Viewer::Seat(seat) => speaker.for_reader(seat),
        Viewer::Public | Viewer::All => speaker,
    }
}

/// Lines of the log.
pub fn log(lines: &[(LogLine, Value)], speaker: &Speaker<'_>) -> Vec<Value> {
    let line = |(line, event): &(LogLine, Value)| {
        json!({
            "entry": line.entry, "seat": line.seat, "stands": line.stands, "event": event,
            "text": speaker.say(&line.phrase),
        })
    };
    lines.iter().map(line).collect()
}

/// A legal move.
pub fn legal(mv: &LegalMove, speaker: &Speaker<'_>) -> Value {
    json!({ "move": mv.text, "fields": mv.fields, "label": speaker.say(&mv.label) })
}

/// Phrases as sentences.
pub fn said(phrases: &[Phrase], speaker: &Speaker<'_>) -> Vec<String> {
    phrases.iter().map(|phrase| speaker.say(phrase)).collect()
}

/// The caller's seat that is meant: the one named, or the one that decides, or the only one.
///
/// # Errors
/// The caller has no such seat.
pub fn own_seat(moment: &Moment, caller: &Caller, named: Option<Seat>) -> Result<Seat, Fault> {
    let seats = moment.kept.seats_of(caller.id());
    let to_act = moment.kept.table.as_ref().and_then(|table| table.to_act());
    let usual = || to_act.filter(|seat| seats.contains(seat)).or(seats.first().copied());
    named
        .or_else(usual)
        .filter(|seat| seats.contains(seat))
        .ok_or_else(|| Fault::new(StatusCode::FORBIDDEN, "server-not-your-seat"))
}
