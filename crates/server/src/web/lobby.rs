//! Before the start: invitations, seats, and the start itself.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use house::Refused;
use house::room::cards::Sheet;
use house::room::handing::{self, Taker};
use house::room::invite::Invite;
use house::room::kept::Kept;
use house::room::{Change, Moment, Room, lobby, maker, parts};
use pages::model::{Invitation, InvitedTo, Lobby, Notice, Talk};
use table::record::tidy_name;
use table::{Phrase, Seat};
use texts::Speaker;

use super::bans;
use super::caller::{Caller, Fields, switch};
use super::guests::link;
use super::visit::Visit;
use super::{Answer, page_with, see};
use crate::app::App;
use crate::fault::{Fault, NAME_TAKEN};
use crate::rates::Kind;
use crate::store::{PersonId, Place, Sitter};

/// The longest name that a field takes, in characters.
const LONGEST_NAME: usize = 40;

/// The model of a lobby's page.
#[must_use]
pub fn model<'a>(visit: &Visit, sheet: &'a Sheet, notice: Option<Notice>) -> Lobby<'a> {
    let (kept, caller) = (&sheet.moment.kept, &visit.caller);
    let invites = sheet.seats.iter().any(|seat| seat.invitation.is_some());
    let taken = matches!(&notice, Some(Notice::Message(phrase)) if phrase.key == NAME_TAKEN);
    let suggested = || suggested(&kept.meta.places, caller, &kept.code, &caller.shell().name);
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
        rated: kept.meta.rated.is_some(),
        clock: kept.meta.clock.as_ref().map(|clock| clock.terms),
        pledges: parts::pledges(&kept.meta),
        parts: kept.parts(),
        dealing: kept.meta.pledges.as_ref().is_some_and(|pledges| pledges.asked),
        seated: sheet.seats.iter().any(|seat| seat.mine),
        any_seat: invites.then(|| link(visit, &sheet.moment, Invite::AnySeat)),
        suggested: taken.then(suggested),
        talk: Talk {
            code: &kept.code,
            lines: &sheet.chat,
            may: sheet.powers.chat,
            muted: sheet.powers.muted,
        },
        watching: &sheet.watching,
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
    bans::may_be_called(&visit.app, &visit.caller, fields.get("name")).await?;
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
    let told = visit.told(fields.get("reason")).await?;
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
pub async fn invited(app: &Arc<App>, caller: &Caller, token: &str) -> Result<(Arc<Room>, Invite), Fault> {
    // Whoever has a right link has not guessed it, whatever others behind the same address have tried.
    let void = || match caller.may_guess(app) {
        Ok(()) => {
            caller.missed(app);
            Fault::missing("server-no-invitation")
        }
        Err(enough) => enough,
    };
    let (code, invite, proof) = Invite::read(token).ok_or_else(void)?;
    let room = match app.house.room(&code).await {
        Err(Refused::NoTable) => return Err(void()),
        found => found?,
    };
    let agrees = invite.agrees(&app.house, &room.moment().kept, proof);
    if agrees { Ok((room, invite)) } else { Err(void()) }
}

/// Takes what an invitation leads to; the seat, where it is one.
///
/// # Errors
/// It is taken, or this person cannot have it.
pub async fn take(
    app: &Arc<App>,
    room: &Arc<Room>,
    invite: Invite,
    taker: Taker,
) -> Result<Option<Seat>, Fault> {
    let person = taker.person;
    let kept = room
        .change(&app.house, move |moment| match invite {
            Invite::Seat(seat) => lobby::sit(moment, taker.person, &taker.name, seat),
            Invite::AnySeat => lobby::sit_anywhere(moment, taker.person, &taker.name),
            Invite::TakeOver(seat) => handing::take_over(moment, &taker, seat),
            Invite::Watch => handing::watch(moment, taker.person),
        })
        .await?;
    Ok(match invite {
        Invite::Seat(seat) | Invite::TakeOver(seat) => Some(seat),
        Invite::AnySeat => kept.meta.seats_of(person).next(),
        Invite::Watch => None,
    })
}

/// `GET /i/TOKEN`
pub async fn invitation(State(app): State<Arc<App>>, Path(token): Path<String>, caller: Caller) -> Answer {
    let (room, invite) = invited(&app, &caller, &token).await?;
    let kept = room.moment().kept;
    // Whoever sits there, or comes too late, is led to the table; whoever may watch already, too.
    let taken = |seat: Seat| kept.meta.place(seat).is_some_and(|place| place.sitter != Sitter::Free);
    let done = match invite {
        Invite::Seat(seat) => taken(seat),
        Invite::AnySeat => !kept.seats_of(caller.id()).is_empty(),
        Invite::TakeOver(seat) => kept.seats_of(caller.id()).contains(&seat),
        Invite::Watch => kept.is_of_table(caller.id()),
    };
    if done {
        return Ok(see(&pages::routes::table(&kept.code, "")));
    }
    invitation_page(&app, &caller, &kept, invite, None, caller.shell().name).await
}

async fn invitation_page(
    app: &Arc<App>,
    caller: &Caller,
    kept: &Kept,
    invite: Invite,
    fault: Option<Fault>,
    name: String,
) -> Answer {
    let to = match invite {
        Invite::Seat(seat) => InvitedTo::Sit(seat),
        Invite::AnySeat => InvitedTo::Sit(lobby::free_seat(kept)?),
        Invite::TakeOver(seat) => InvitedTo::TakeOver(seat),
        Invite::Watch => InvitedTo::Watch,
    };
    let owner = match invite {
        Invite::TakeOver(seat) => kept.meta.place(seat).and_then(Place::person),
        _ => None,
    };
    let host = owner.unwrap_or(PersonId(kept.meta.host));
    let at_table = kept.meta.places.iter().find(|place| place.person() == Some(host));
    let host = match at_table {
        Some(place) => place.name.clone(),
        None => app.house.person_by_id(host).await?.map(|person| person.name.clone()).unwrap_or_default(),
    };
    let seats =
        kept.meta.places.iter().map(|place| (place.sitter != Sitter::Free).then(|| place.name.clone()));
    let model = Invitation {
        code: &kept.code,
        game: kept.game,
        to,
        seats: seats.collect(),
        host: &host,
        name,
        may_watch: kept.admits(caller.id()),
        notice: fault.as_ref().map(|fault| Notice::Message(fault.phrase.clone())),
    };
    let status = fault.map_or(StatusCode::OK, |fault| fault.status);
    Ok(page_with(status, pages::invitation(&caller.shell(), &model)))
}

/// `POST /i/TOKEN`
pub async fn accept(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Answer {
    let (room, invite) = invited(&app, &caller, &token).await?;
    bans::may_be_called(&app, &caller, fields.get("name")).await?;
    let caller = introduce(&app, caller, &fields).await?;
    let kept = room.moment().kept;
    let name = caller.named(fields.get("name"), &kept.meta.places);
    let taker = Taker { person: caller.person()?.id, name: name.clone(), lang: caller.lang, linked: true };
    match take(&app, &room, invite, taker).await {
        // Asked again, with another name in the field.
        Err(fault) if fault.is_about_name() => {
            let other = suggested(&kept.meta.places, &caller, &kept.code, &name);
            invitation_page(&app, &caller, &kept, invite, Some(fault), other).await
        }
        done => done.map(|_| see(&pages::routes::table(&kept.code, ""))),
    }
}

/// What somebody could be called here whose name is taken: "Mira of Otter Creek".
fn suggested(places: &[Place], caller: &Caller, code: &str, name: &str) -> String {
    let w = Speaker::new(caller.lang);
    let table = pages::names::table_name(&w, code);
    let longer = Phrase::new("web-name-of").with("name", name).with("table", table);
    let longer = tidy_name(&w.say(&longer));
    let fits = longer.chars().count() <= LONGEST_NAME;
    lobby::numbered(places, caller.id().unwrap_or(PersonId(0)), if fits { &longer } else { name })
}
