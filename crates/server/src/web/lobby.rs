//! Before the start: invitations, seats, and the start itself.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use house::Refused;
use house::room::cards::Sheet;
use house::room::{Change, Moment, Room, lobby, maker, parts};
use pages::model::{Invitation, Lobby, Notice};
use table::Seat;
use table::record::tidy_name;

use super::caller::{Caller, Fields, switch};
use super::visit::Visit;
use super::{Answer, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::Kind;
use crate::secret::CODE_LETTERS;
use crate::store::{PersonId, Sitter};

/// The model of a lobby's page.
#[must_use]
pub fn model<'a>(sheet: &'a Sheet, caller: &Caller, notice: Option<Notice>) -> Lobby<'a> {
    let kept = &sheet.moment.kept;
    Lobby {
        code: &kept.code,
        game: kept.game,
        choices: &sheet.choices,
        seats: &sheet.seats,
        levels: bots::levels(kept.game.info().id),
        host: caller.id().is_some_and(|id| id.0 == kept.meta.host),
        ready: lobby::is_ready(&kept.meta),
        listed: kept.glance.listed,
        hints: kept.allows_hints(),
        pledges: parts::pledges(&kept.meta),
        dealing: kept.meta.pledges.as_ref().is_some_and(|pledges| pledges.asked),
        seated: sheet.seats.iter().any(|seat| seat.mine),
        notice: notice.or_else(|| sheet.farewell.clone().map(Notice::Message)),
    }
}

/// Changes the table by one of the lobby's verbs.
async fn change(
    visit: &Visit,
    work: impl Fn(&Moment, PersonId) -> Result<Change, Refused> + Send + Sync + 'static,
) -> Answer {
    super::table::change(visit, Kind::Move, work).await
}

/// `POST /t/CODE/start`
pub async fn start(visit: Visit) -> Answer {
    let house = visit.app.house.clone();
    change(&visit, move |moment, person| lobby::start(moment, person, house.around())).await
}

/// `POST /t/CODE/sit`
pub async fn sit(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    let caller = introduce(&visit.app, visit.caller, &fields).await?;
    let name = caller.named(fields.get("name"), &visit.room.moment().kept.meta.places);
    let visit = Visit { caller, ..visit };
    change(&visit, move |moment, person| lobby::sit(moment, person, &name, seat)).await
}

/// `POST /t/CODE/leave`
pub async fn leave(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    change(&visit, move |moment, person| lobby::leave(moment, person, seat)).await
}

/// `POST /t/CODE/kick`
pub async fn kick(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    let told = visit.told(fields.get("reason"))?;
    change(&visit, move |moment, person| maker::kick(moment, person, seat, &told)).await
}

/// `POST /t/CODE/mute`
pub async fn mute(visit: Visit, fields: Fields) -> Answer {
    let (seat, closed) = (fields.seat("seat")?, switch(fields.get("muted")).unwrap_or(true));
    change(&visit, move |moment, person| maker::mute(moment, person, seat, closed)).await
}

/// `POST /t/CODE/swap`
pub async fn swap(visit: Visit, fields: Fields) -> Answer {
    let (one, other) = (fields.seat("seat")?, fields.seat("with")?);
    change(&visit, move |moment, person| lobby::swap(moment, person, one, other)).await
}

/// `POST /t/CODE/bot`
pub async fn bot(visit: Visit, fields: Fields) -> Answer {
    let (seat, level) = (fields.seat("seat")?, fields.level()?);
    change(&visit, move |moment, person| lobby::bot(moment, person, seat, level)).await
}

/// `POST /t/CODE/parts`: what a seat adds to the deal, first its hash (`commitment`), then the part itself (`part`).
pub async fn parts(visit: Visit, fields: Fields) -> Answer {
    let (seat, house) = (fields.seat("seat")?, visit.app.house.clone());
    let (commitment, part) = (fields.get("commitment").to_owned(), fields.get("part").to_owned());
    visit
        .change(Kind::Move, move |moment, person| {
            if part.is_empty() {
                parts::promise(moment, person, seat, &commitment, house.around())
            } else {
                parts::give(moment, person, seat, &part)
            }
        })
        .await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `POST /t/CODE/list`
pub async fn list(visit: Visit, fields: Fields) -> Answer {
    let listed = matches!(fields.get("listed"), "on" | "true" | "1");
    change(&visit, move |moment, person| lobby::list(moment, person, listed)).await
}

/// `POST /t/CODE/rename`
pub async fn rename(visit: Visit, fields: Fields) -> Answer {
    let (seat, name) = (fields.seat("seat")?, tidy_name(fields.get("name")));
    change(&visit, move |moment, person| lobby::rename(moment, person, seat, &name)).await
}

/// Somebody without a name who gives one here keeps it.
async fn introduce(app: &Arc<App>, caller: Caller, fields: &Fields) -> Result<Caller, Fault> {
    let name = tidy_name(fields.get("name"));
    let person = caller.person()?;
    if name.is_empty() || !person.name.is_empty() {
        return Ok(caller);
    }
    let named = app.house.change_person(person, |person| person.name.clone_from(&name)).await?;
    Ok(Caller { person: Some(named), ..caller })
}

/// What an invitation's token leads to.
///
/// # Errors
/// It is none, or none any more.
pub async fn invited(app: &Arc<App>, caller: &Caller, token: &str) -> Result<(Arc<Room>, Seat), Fault> {
    caller.may_guess(app)?;
    let void = || {
        caller.missed(app);
        Fault::missing("server-no-invitation")
    };
    let (code, rest) = token.split_at_checked(CODE_LETTERS).ok_or_else(void)?;
    let (number, proof) = rest.split_at_checked(1).ok_or_else(void)?;
    let seat = number.parse().ok().and_then(Seat::new).ok_or_else(void)?;
    let code = crate::secret::tidy_code(code).ok_or_else(void)?;
    let room = match app.house.room(&code).await {
        Err(Refused::NoTable) => return Err(void()),
        found => found?,
    };
    let left = {
        let moment = room.moment();
        moment.kept.meta.place(seat).ok_or_else(void)?.left.to_string()
    };
    if app.house.secret().agrees(&["invitation", &code, number, &left], proof) {
        Ok((room, seat))
    } else {
        Err(void())
    }
}

/// `GET /i/TOKEN`
pub async fn invitation(State(app): State<Arc<App>>, Path(token): Path<String>, caller: Caller) -> Answer {
    let (room, seat) = invited(&app, &caller, &token).await?;
    let kept = room.moment().kept;
    let taken = kept.meta.place(seat).is_some_and(|place| place.sitter != Sitter::Free);
    // Whoever sits there, or comes too late, is led to the table.
    if taken {
        return Ok(see(&pages::routes::table(&kept.code, "")));
    }
    let host = PersonId(kept.meta.host);
    let at_table = kept.meta.places.iter().find(|place| place.person() == Some(host));
    let host = match at_table {
        Some(place) => place.name.clone(),
        None => app.house.person_by_id(host).await?.map(|person| person.name.clone()).unwrap_or_default(),
    };
    let seats =
        kept.meta.places.iter().map(|place| (place.sitter != Sitter::Free).then(|| place.name.clone()));
    let model = Invitation { code: &kept.code, game: kept.game, seat, seats: seats.collect(), host: &host };
    Ok(page(pages::invitation(&caller.shell(), &model)))
}

/// `POST /i/TOKEN`
pub async fn accept(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let (room, seat) = invited(&app, &caller, &token).await?;
    let caller = introduce(&app, caller, &fields).await?;
    let person = caller.person()?.id;
    let name = caller.named(fields.get("name"), &room.moment().kept.meta.places);
    let kept = room.change(&app.house, move |moment| lobby::sit(moment, person, &name, seat)).await?;
    Ok(see(&pages::routes::table(&kept.code, "")))
}
