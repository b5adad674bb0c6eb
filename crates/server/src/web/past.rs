//! What somebody has played, everything in one file, and the way out.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use house::history::{self, Finished};
use house::room::kept::{Kept, record_of};
use pages::past::{Filter, History};
use pages::rating::{Rating, RatingPoint};
use serde_json::{Value, json};
use table::Phrase;
use table::record::tidy_name;
use texts::{Lang, Speaker};

use super::caller::{Caller, Fields, Query};
use super::{Answer, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{
    Ban, Banned, Card, Key, Person, PersonId, Report, Shelf, State as TableState, Store, StoreError,
    Tournament, theme_text,
};

/// So many tables are looked through for what somebody has played.
const MOST: usize = 20_000;

/// The finished games of the caller, the newest first.
///
/// # Errors
/// The store cannot be read.
pub async fn finished(app: &Arc<App>, person: PersonId) -> Result<Vec<Finished>, Fault> {
    let house = app.house.clone();
    let read = move |store: &dyn Store| {
        Ok(history::finished(&store.cards(Shelf::Mine(person), MOST)?, house.games(), person))
    };
    let mut finished = app.house.read(read).await?;
    if finished.iter().any(|game| game.played.rated) {
        let changes: BTreeMap<String, i64> =
            app.house.ratings(person).await?.iter().flat_map(Rating::changes).collect();
        for Finished { played, .. } in &mut finished {
            played.change = changes.get(&played.code).copied();
        }
    }
    Ok(finished)
}

/// What fits what the address asks for.
///
/// # Errors
/// Nobody is known, or the store cannot be read.
pub async fn found(app: &Arc<App>, caller: &Caller, query: &Fields) -> Result<History, Fault> {
    let person = caller.person()?.id;
    let filter = Filter {
        game: query.get("game").to_owned(),
        with: query.get("with").to_owned(),
        result: query.get("result").to_owned(),
    };
    let number = query.get("page").trim().parse().unwrap_or(1);
    let name =
        |other: PersonId| app.house.secret().derive(&["with", &person.0.to_string(), &other.0.to_string()]);
    Ok(history::history(&finished(app, person).await?, app.house.games(), filter, number, name))
}

/// `GET /me/games`
pub async fn games(State(app): State<Arc<App>>, caller: Caller, Query(query): Query) -> Answer {
    let found = found(&app, &caller, &query).await?;
    Ok(page(pages::past::history(&caller.shell(), &found)))
}

/// `GET /me/export`: everything that is kept about somebody, as one file. It is read table by table, while it is sent.
pub async fn export(State(app): State<Arc<App>>, caller: Caller) -> Answer {
    caller.take(&app, Kind::Create)?;
    let person = caller.person()?.clone();
    let id = person.id;
    let (cards, keys) =
        app.house.read(move |store| Ok((store.cards(Shelf::Theirs(id), MOST)?, store.keys_of(id)?))).await?;
    let hidden = super::me::hidden(&app, &person).await?;
    let mut told = about(&person, &keys, &hidden, app.house.around().now());
    let theirs = app.house.read(move |store| store.tournaments(id, MOST)).await?;
    told["tournaments"] = theirs.iter().map(|one| tournament_of(one, id)).collect();
    let (book, reports) = app.house.read(|store| Ok((store.book()?, store.reports()?))).await?;
    told["bans"] = book.bans.iter().filter(|ban| ban.whom == Banned::Person(id)).map(ban_of).collect();
    told["reports"] = reports.iter().filter(|report| report.by == id).map(report_of).collect();
    told["ratings"] = ratings(&app.house.ratings(id).await?, true);
    let mut begin = told.to_string();
    // One more field, for all tables.
    begin.pop();
    begin += ",\"tables\":[";
    let file = File { app, person: id, begin, cards: cards.into_iter(), ended: false };
    let stream = futures_util::stream::unfold(file, piece);
    let mut response = Body::from_stream(stream).into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(
        CONTENT_DISPOSITION,
        HeaderValue::from_static("attachment; filename=\"loup-everything.json\""),
    );
    Ok(response)
}

/// Somebody's ratings with the games that led to them, by game: all of them, or only where there were enough for a rating
/// to be shown.
#[must_use]
pub fn ratings(ratings: &[Rating], all: bool) -> Value {
    let point = |point: &RatingPoint| {
        json!({
            "code": point.code, "ended": point.at, "place": point.place.0, "of": point.place.1,
            "gone": point.gone, "voided": point.voided, "rating": point.mean, "margin": point.margin,
        })
    };
    let one = |rating: &Rating| {
        let shown = rating.shown();
        let value = json!({
            "rating": shown.map(|(mean, _)| mean), "margin": shown.map(|(_, margin)| margin),
            "games": rating.counted, "needed": rating.needed,
            "history": rating.points.iter().filter(|_| all || shown.is_some()).map(point).collect::<Vec<_>>(),
        });
        (rating.game.to_owned(), value)
    };
    Value::Object(ratings.iter().map(one).collect())
}

/// A tournament of somebody: what it was, and where they came.
fn tournament_of(tournament: &Tournament, person: PersonId) -> Value {
    let standings = house::tournament::standings(tournament);
    let player = tournament.player(person);
    let own = standings.iter().find(|standing| Some(standing.player) == player);
    json!({
        "code": tournament.code, "name": tournament.plan.name, "game": tournament.plan.game,
        "created": tournament.created, "over": tournament.over, "made": tournament.host == person.0,
        "called": player.and_then(|player| tournament.players.get(player)).map(|player| &player.name),
        "place": own.map(|own| own.place), "points": own.map(|own| f64::from(own.halves) / 2.0),
    })
}

/// What hosts have closed to somebody: neither under what name they know them, nor who has decided so.
fn ban_of(ban: &Ban) -> Value {
    json!({ "mute": ban.mute, "reason": ban.reason, "at": ban.at, "until": ban.until })
}

/// A line of chat that somebody has reported; what others said in it is not theirs to take along.
fn report_of(report: &Report) -> Value {
    json!({ "code": report.code, "line": report.line, "at": report.at })
}

/// Who somebody is.
fn about(person: &Person, keys: &[Key], hidden: &[(String, String)], at: u64) -> Value {
    let device = |key: &Key| json!({ "device": key.label, "since": key.made, "seen": key.shown });
    json!({
        "loup": "everything about a person",
        "format": 1,
        "at": at,
        "person": {
            "id": person.id.0.to_string(),
            "name": person.name,
            "since": person.created,
            "settings": {
                "lang": person.lang.map(Lang::code),
                "theme": theme_text(person.theme),
                "sound": person.sound,
                "chat": person.chat,
                "bar": person.bar,
            },
            "hidden": hidden.iter().map(|(_, name)| name).collect::<Vec<_>>(),
            "notices": person.reach,
        },
        "devices": keys.iter().map(device).collect::<Vec<_>>(),
    })
}

/// The next piece of the file: the object that it is, with a last field for all tables.
async fn piece(mut file: File) -> Option<(Result<Bytes, Infallible>, File)> {
    if file.ended {
        return None;
    }
    let mut text = std::mem::take(&mut file.begin);
    if let Some(card) = file.cards.next() {
        let (house, person) = (file.app.house.clone(), file.person);
        let told = file.app.house.read(move |store| table_of(store, house.games(), &card, person)).await;
        // A table that cannot be read now ends the file: half a file is no JSON, and does not look like a whole one.
        text += &told.ok()?.to_string();
        if file.cards.len() > 0 {
            text.push(',');
        }
    }
    if file.cards.len() == 0 {
        text += "]}\n";
        file.ended = true;
    }
    Some((Ok(text.into()), file))
}

/// A file that is being sent.
struct File {
    app: Arc<App>,
    person: PersonId,
    /// What stands before the tables, until it is sent.
    begin: String,
    cards: std::vec::IntoIter<Card>,
    ended: bool,
}

/// A table of somebody: what is known about it, its record, and what they wrote there.
fn table_of(
    store: &dyn Store,
    games: &[&'static dyn table::AnyGame],
    card: &Card,
    person: PersonId,
) -> Result<Value, StoreError> {
    let state = match card.glance.state {
        TableState::Lobby => "lobby",
        TableState::Playing => "playing",
        TableState::Over => "over",
        TableState::Closed => "closed",
    };
    let mut told = json!({
        "code": card.code,
        "game": card.meta.game,
        "state": state,
        "names": card.meta.names(),
        "seats": card.meta.seats_of(person).collect::<Vec<_>>(),
        "winners": card.glance.winners,
        "made": card.meta.host == person.0,
        "created": card.meta.created,
        "touched": card.glance.touched,
    });
    if let Some(ended) = &card.meta.ended {
        told["ended"] = json!({ "at": ended.at, "places": ended.places, "points": ended.points });
    }
    let Some(stored) = store.table(&card.code)? else { return Ok(told) };
    let own = stored.said.iter().filter(|said| said.person == person);
    told["chat"] = own.map(|said| json!({ "at": said.at, "text": said.text })).collect();
    if stored.meta.beginning.is_some() {
        let plain = record_of(&card.code, &stored);
        let whole = Kept::load(&card.code, stored, games).ok().and_then(|kept| kept.record());
        told["record"] = json!(whole.unwrap_or(plain).to_string());
    }
    Ok(told)
}

/// `POST /me/delete`
pub async fn delete(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    let person = caller.person()?.clone();
    if !names(&person, fields.get("name")) {
        return Ok(see("/me?not-deleted=1#data"));
    }
    forget(&app, &caller, &person).await?;
    let nobody = Caller { person: None, key: None, path: "/".to_owned(), ..caller };
    Ok(page(pages::forgotten(&nobody.shell())))
}

/// Whether somebody has typed their own name.
#[must_use]
pub fn names(person: &Person, typed: &str) -> bool {
    let own = if person.name.is_empty() { pages::NAMELESS } else { &person.name };
    tidy_name(typed) == own
}

/// Forgets the caller.
///
/// # Errors
/// The store cannot be written.
pub async fn forget(app: &Arc<App>, caller: &Caller, person: &Person) -> Result<(), Fault> {
    caller.take(app, Kind::Create)?;
    let somebody = Speaker::new(caller.lang).say(&Phrase::new("table-somebody"));
    Ok(app.house.forget_person(person.id, &somebody).await?)
}
