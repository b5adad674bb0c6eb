//! Others at a table in play: links to watch, and seats that change hands.

use axum::http::StatusCode;
use house::room::cards::find_watcher;
use house::room::handing::{self, Taker};
use house::room::invite::Invite;
use house::room::lobby;
use house::{Refused, room::Moment};
use pages::model::{Guests, Handing, Notice, SeatCard};
use table::{Phrase, Seat};

use super::caller::Fields;
use super::compress::HoldsSecret;
use super::open_page::page_of;
use super::visit::Visit;
use super::{Answer, page};
use crate::fault::Fault;
use crate::rates::Kind;
use crate::store::{Offer, PersonId};

/// The link of an invitation.
#[must_use]
pub fn link(visit: &Visit, moment: &Moment, invite: Invite) -> String {
    format!("{}/i/{}", visit.caller.base, invite.token(&visit.app.house, &moment.kept))
}

/// The address at which somebody can watch: where nobody needs to be invited, that of the table.
#[must_use]
pub fn watch_link(visit: &Visit, moment: &Moment) -> String {
    match moment.kept.glance.listed {
        true => format!("{}/t/{}", visit.caller.base, moment.kept.code),
        false => link(visit, moment, Invite::Watch),
    }
}

/// `GET /t/CODE/guests`
pub async fn show(visit: Visit) -> Answer {
    drawn(&visit, None)
}

fn drawn(visit: &Visit, notice: Option<Phrase>) -> Answer {
    let sheet = visit.sheet();
    let (moment, kept) = (&sheet.moment, &sheet.moment.kept);
    if !invites(visit, moment) {
        return Err(Refused::NotSeated.into());
    }
    let gone = kept.table()?.gone();
    let offered = |seat: Seat| {
        let offer: Option<&Offer> = kept.meta.offers.iter().find(|offer| offer.seat == seat.number());
        offer.and_then(|offer| moment.present.get(&PersonId(offer.to))).map(|here| here.name.clone())
    };
    let handing = |card: &SeatCard| Handing {
        seat: card.seat,
        name: card.name.clone(),
        link: link(visit, moment, Invite::TakeOver(card.seat)),
        offered: offered(card.seat),
    };
    let mine = sheet.seats.iter().filter(|card| card.mine && !gone.contains(&card.seat));
    let guests = Guests {
        code: &kept.code,
        game: kept.game.info().id,
        watch: watch_link(visit, moment),
        private: !kept.glance.listed,
        seats: mine.filter(|_| kept.hands_over()).map(handing).collect(),
        watching: &sheet.watching,
        notice: notice.map(Notice::Message),
    };
    let path = pages::routes::table(&kept.code, "guests");
    let mut response = page(pages::guests(&visit.caller.shell_at(&path), &guests));
    HoldsSecret::mark(&mut response);
    Ok(response)
}

/// Whether the caller may invite others: who sits here, or made the table.
#[must_use]
pub fn invites(visit: &Visit, moment: &Moment) -> bool {
    let (id, meta) = (visit.caller.id(), &moment.kept.meta);
    id.is_some_and(|id| id.0 == meta.host || meta.seats_of(id).next().is_some())
}

/// `POST /t/CODE/hand-over`: offers a seat to somebody who watches (`to`), or takes offer and link back (`void`).
pub async fn hand_over(visit: Visit, fields: Fields) -> Answer {
    let seat = fields.seat("seat")?;
    if fields.get("void") == "yes" {
        withdraw(&visit, seat).await?;
        return drawn(&visit, Some(Phrase::new("web-hand-over-voided")));
    }
    match offer(&visit, seat, fields.get("to")).await {
        Err(fault) if fault.status == StatusCode::CONFLICT => drawn(&visit, Some(fault.phrase)),
        done => done.and_then(|()| drawn(&visit, None)),
    }
}

/// Takes an offer back, and makes the link void.
///
/// # Errors
/// It is somebody else's seat.
pub async fn withdraw(visit: &Visit, seat: Seat) -> Result<(), Fault> {
    visit.change(Kind::Move, move |moment, person| handing::withdraw(moment, person, seat)).await?;
    Ok(())
}

/// Offers a seat to the one who watches and is called so.
///
/// # Errors
/// It is somebody else's seat, or nobody of that name watches.
pub async fn offer(visit: &Visit, seat: Seat, to: &str) -> Result<(), Fault> {
    let (house, to) = (visit.app.house.clone(), to.to_owned());
    let work = move |moment: &Moment, person| {
        let to = find_watcher(&house, moment, &to).ok_or(Refused::NotHere)?;
        handing::offer(moment, person, seat, to)
    };
    visit.change(Kind::Move, work).await?;
    Ok(())
}

/// `POST /t/CODE/take-over`: takes the seat that somebody offers, or does not (`answer`: `no`).
pub async fn take_over(visit: Visit, fields: Fields) -> Answer {
    let (seat, yes) = (fields.seat("seat")?, fields.get("answer") != "no");
    let page = page_of(&visit).await;
    let done = answer_offer(&visit, seat, yes).await;
    super::table::answer(&visit, page, done)
}

/// Answers an offer.
///
/// # Errors
/// Nobody has made it, or the seat cannot be taken.
pub async fn answer_offer(visit: &Visit, seat: Seat, yes: bool) -> Result<(), Fault> {
    if !yes {
        visit.change(Kind::Move, move |moment, person| handing::decline(moment, person, seat)).await?;
        return Ok(());
    }
    let person = visit.person()?;
    let places = visit.moment().kept.meta.places.clone();
    let name = lobby::numbered(&places, person, &visit.caller.name_among(&places));
    let taker = Taker { person, name, lang: visit.caller.lang, linked: false };
    visit.change(Kind::Move, move |moment, _| handing::take_over(moment, &taker, seat)).await?;
    Ok(())
}
