//! Tables for programs: making, finding, joining, starting, and what comes after.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{self, Path};
use axum::http::StatusCode;
use house::Refused;
use house::room::handing::Taker;
use house::room::invite::Invite;
use house::room::kept::find;
use house::room::make::Order;
use house::room::{Change, Moment, lobby, maker, parts};
use pages::clock::{Pace, Terms, Then};
use pages::model::Sitter;
use serde::Deserialize;
use serde_json::json;
use table::{Choices, Phrase, Seat};

use super::body::{Json, level_or_usual, seat};
use super::show;
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{PersonId, Shelf};
use crate::web::bans;
use crate::web::caller::{Caller, level};
use crate::web::compress::packed;
use crate::web::guests::{answer_offer, invites, link, offer, watch_link, withdraw};
use crate::web::lobby::{invited, take};
use crate::web::new::create;
use crate::web::visit::Visit;
use crate::web::{Answer, json};

/// How many tables a list shows.
const LISTED: usize = 100;

/// `GET /api/v1/tables`
pub async fn list(extract::State(app): extract::State<Arc<App>>, caller: Caller) -> Answer {
    let id = caller.id();
    let (mine, open) = app
        .house
        .read(move |store| {
            let mine = id.map_or(Ok(Vec::new()), |id| store.cards(Shelf::Mine(id), LISTED))?;
            Ok((mine, store.cards(Shelf::Open, LISTED)?))
        })
        .await?;
    let cards = |cards: &[crate::store::Card]| cards.iter().map(show::card).collect::<Vec<_>>();
    Ok(packed(json(StatusCode::OK, &json!({ "mine": cards(&mine), "open": cards(&open) }))))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    game: String,
    players: Option<u8>,
    #[serde(default)]
    choices: BTreeMap<String, String>,
    #[serde(default)]
    seats: Vec<String>,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    limit: u32,
    clock: Option<Time>,
    hints: Option<bool>,
    #[serde(default)]
    rated: bool,
}

/// The longest limit for a turn, in minutes: two weeks.
const LONGEST_LIMIT: u32 = 14 * 24 * 60;

/// The time that everybody has, in seconds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Time {
    turn: Option<u32>,
    game: Option<u32>,
    #[serde(default)]
    increment: u32,
    #[serde(default)]
    then: Then,
}

impl Time {
    pub(super) fn terms(self) -> Result<Terms, Fault> {
        let pace = match (self.turn, self.game) {
            (Some(turn), None) if self.increment == 0 => Pace::Turn(turn),
            (None, Some(budget)) => Pace::Game { budget, increment: self.increment },
            _ => return Err(Fault::bad("server-bad-clock")),
        };
        let terms = Terms { pace, then: self.then };
        if terms.is_sound() { Ok(terms) } else { Err(Fault::bad("server-bad-clock")) }
    }
}

/// `POST /api/v1/tables`
pub async fn make(
    extract::State(app): extract::State<Arc<App>>,
    caller: Caller,
    Json(wish): Json<NewTable>,
) -> Answer {
    let game = find(app.house.games(), &wish.game).ok_or_else(|| Fault::missing("server-no-game"))?;
    let mut choices = Choices::new(wish.players.unwrap_or(game.info().default_players));
    for (key, value) in &wish.choices {
        choices.set(key, value.as_str());
    }
    let choices = game
        .settle(&choices)
        .map_err(|problem| Fault::told(StatusCode::UNPROCESSABLE_ENTITY, problem.phrase))?;
    if !wish.seats.is_empty() && wish.seats.len() != usize::from(choices.players) {
        let phrase = Phrase::new("server-seats-named").with("named", wish.seats.len());
        let phrase = phrase.with("players", choices.players);
        return Err(Fault::told(StatusCode::UNPROCESSABLE_ENTITY, phrase));
    }
    let sitters: Result<Vec<Sitter>, Fault> = (0..usize::from(choices.players))
        .map(|index| match wish.seats.get(index).map(String::as_str) {
            Some("me") => Ok(Sitter::Me),
            None if index == 0 => Ok(Sitter::Me),
            Some("friend") | None => Ok(Sitter::Friend),
            Some(other) => level(other.strip_prefix("bot-").unwrap_or_default()).map(Sitter::Bot),
        })
        .collect();
    let (sitters, limit) = (sitters?, wish.limit.min(LONGEST_LIMIT));
    let clock = wish.clock.map(Time::terms).transpose()?;
    let (listed, hints, rated) = (wish.listed, wish.hints, wish.rated);
    let order = Order { choices, sitters, listed, limit, clock, hints, rated };
    let code = create(&app, &caller, game, &order).await?;
    let room = app.house.room(&code).await?;
    Ok(json(StatusCode::CREATED, &show::table(&app, &room, &caller)))
}

/// `GET /api/v1/tables/CODE`
pub async fn show(
    extract::State(app): extract::State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Answer {
    match Visit::to(&app, &caller, &code).await {
        Ok(visit) => Ok(json(StatusCode::OK, &show::table(&app, &visit.room, &caller))),
        Err(fault) if fault.is_of_old_rules() => {
            let stored = crate::web::archive::stored(&app, &caller, &code).await?;
            Ok(json(StatusCode::OK, &show::archived(&code, &stored)))
        }
        Err(fault) => Err(fault),
    }
}

async fn change(
    visit: &Visit,
    work: impl Fn(&Moment, PersonId) -> Result<Change, Refused> + Send + Sync + 'static,
) -> Answer {
    visit.change(Kind::Move, work).await?;
    Ok(json(StatusCode::OK, &show::table(&visit.app, &visit.room, &visit.caller)))
}

/// `POST /api/v1/tables/CODE/start`
pub async fn start(visit: Visit) -> Answer {
    let house = visit.app.house.clone();
    change(&visit, move |moment, person| lobby::start(moment, person, house.around())).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatWish {
    seat: u8,
    name: Option<String>,
    level: Option<String>,
}

/// What a program's person is called at a table: numbered where somebody else there has the name.
async fn called(
    app: &Arc<App>,
    caller: &Caller,
    wish: Option<&str>,
    moment: &Moment,
) -> Result<String, Fault> {
    let (wish, places) = (wish.unwrap_or_default(), &moment.kept.meta.places);
    bans::may_be_called(app, caller, wish).await?;
    let name = caller.named(wish, places);
    Ok(lobby::numbered(places, caller.person()?.id, &name))
}

/// `POST /api/v1/tables/CODE/seats`
pub async fn sit(visit: Visit, Json(wish): Json<SeatWish>) -> Answer {
    let seat = seat(wish.seat)?;
    let name = called(&visit.app, &visit.caller, wish.name.as_deref(), &visit.moment()).await?;
    change(&visit, move |moment, person| lobby::sit(moment, person, &name, seat)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartWish {
    seat: u8,
    commitment: Option<String>,
    part: Option<String>,
}

/// `POST /api/v1/tables/CODE/parts`
pub async fn parts(visit: Visit, Json(wish): Json<PartWish>) -> Answer {
    let (seat, house) = (seat(wish.seat)?, visit.app.house.clone());
    change(&visit, move |moment, person| match (&wish.part, &wish.commitment) {
        (Some(part), _) => parts::give(moment, person, seat, part),
        (None, Some(commitment)) => parts::promise(moment, person, seat, commitment, house.around()),
        (None, None) => Err(Refused::NoPart),
    })
    .await
}

/// `POST /api/v1/tables/CODE/leave`
pub async fn leave(visit: Visit, Json(wish): Json<SeatWish>) -> Answer {
    let seat = seat(wish.seat)?;
    change(&visit, move |moment, person| lobby::leave(moment, person, seat)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kick {
    seat: u8,
    #[serde(default)]
    reason: String,
}

/// `POST /api/v1/tables/CODE/kick`
pub async fn kick(visit: Visit, Json(wish): Json<Kick>) -> Answer {
    let (seat, told) = (seat(wish.seat)?, visit.told(&wish.reason).await?);
    change(&visit, move |moment, person| maker::kick(moment, person, seat, &told)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    seat: u8,
    muted: bool,
}

/// `POST /api/v1/tables/CODE/mute`
pub async fn mute(visit: Visit, Json(wish): Json<Mute>) -> Answer {
    let seat = seat(wish.seat)?;
    change(&visit, move |moment, person| maker::mute(moment, person, seat, wish.muted)).await
}

/// `POST /api/v1/tables/CODE/bot`
pub async fn bot(visit: Visit, Json(wish): Json<SeatWish>) -> Answer {
    let (seat, level) = (seat(wish.seat)?, level_or_usual(wish.level.as_deref())?);
    change(&visit, move |moment, person| lobby::bot(moment, person, seat, level)).await
}

/// `GET /api/v1/invitations/TOKEN`
pub async fn invitation(
    extract::State(app): extract::State<Arc<App>>,
    Path(token): Path<String>,
    caller: Caller,
) -> Answer {
    let (room, invite) = invited(&app, &caller, &token).await?;
    let kept = room.moment().kept;
    let (to, seat) = match invite {
        Invite::Seat(seat) => ("seat", Some(seat)),
        Invite::AnySeat => ("seat", lobby::free_seat(&kept).ok()),
        Invite::TakeOver(seat) => ("take-over", Some(seat)),
        Invite::Watch => ("watch", None),
    };
    let answer = json!({ "to": to, "seat": seat, "table": show::table(&app, &room, &caller) });
    Ok(json(StatusCode::OK, &answer))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acceptance {
    name: Option<String>,
}

/// `POST /api/v1/invitations/TOKEN`
pub async fn accept(
    extract::State(app): extract::State<Arc<App>>,
    Path(token): Path<String>,
    caller: Caller,
    Json(wish): Json<Acceptance>,
) -> Answer {
    let person = caller.person()?.id;
    let (room, invite) = invited(&app, &caller, &token).await?;
    let name = called(&app, &caller, wish.name.as_deref(), &room.moment()).await?;
    let taker = Taker { person, name, lang: caller.lang, linked: true };
    let seat = take(&app, &room, invite, taker).await?;
    let answer = json!({ "seat": seat, "table": show::table(&app, &room, &caller) });
    Ok(json(StatusCode::OK, &answer))
}

/// `GET /api/v1/tables/CODE/links`: what the caller can send to others.
pub async fn links(visit: Visit) -> Answer {
    let moment = visit.moment();
    if !invites(&visit, &moment) {
        return Err(Refused::NotSeated.into());
    }
    let (kept, free) = (&moment.kept, lobby::free_seat(&moment.kept).is_ok());
    let own = kept.seats_of(visit.caller.id());
    let hand = |seat: &Seat| json!({ "seat": seat, "link": link(&visit, &moment, Invite::TakeOver(*seat)) });
    let answer = json!({
        "any_seat": free.then(|| link(&visit, &moment, Invite::AnySeat)),
        "watch": watch_link(&visit, &moment),
        "hand_over": own.iter().filter(|_| kept.hands_over()).map(hand).collect::<Vec<_>>(),
    });
    Ok(json(StatusCode::OK, &answer))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    seat: u8,
    to: Option<String>,
}

/// `POST /api/v1/tables/CODE/hand-over`
pub async fn hand_over(visit: Visit, Json(wish): Json<HandOver>) -> Answer {
    let seat = seat(wish.seat)?;
    match &wish.to {
        Some(to) => offer(&visit, seat, to).await?,
        None => withdraw(&visit, seat).await?,
    }
    Ok(json(StatusCode::OK, &show::table(&visit.app, &visit.room, &visit.caller)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    seat: u8,
    #[serde(default = "yes")]
    accept: bool,
}

const fn yes() -> bool {
    true
}

/// `POST /api/v1/tables/CODE/take-over`
pub async fn take_over(visit: Visit, Json(wish): Json<TakeOver>) -> Answer {
    answer_offer(&visit, seat(wish.seat)?, wish.accept).await?;
    Ok(json(StatusCode::OK, &show::table(&visit.app, &visit.room, &visit.caller)))
}

/// `POST /api/v1/tables/CODE/rematch`
pub async fn rematch(visit: Visit) -> Answer {
    let next = visit.rematch().await?;
    Ok(json(StatusCode::CREATED, &show::table(&visit.app, &next, &visit.caller)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    ply: usize,
    seat: u8,
    level: Option<String>,
}

/// `POST /api/v1/tables/CODE/fork`
pub async fn fork(visit: Visit, Json(wish): Json<Fork>) -> Answer {
    let (seat, level) = (seat(wish.seat)?, level_or_usual(wish.level.as_deref())?);
    let next = visit.fork(wish.ply, seat, level).await?;
    Ok(json(StatusCode::CREATED, &show::table(&visit.app, &next, &visit.caller)))
}
