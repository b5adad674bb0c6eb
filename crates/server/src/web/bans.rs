//! Who is kept out, and from what. A ban stops coming, not what goes on: whoever has a seat plays to the end.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::StatusCode;
use house::hosts::address_hash;
use pages::host::day;
use table::Phrase;
use table::record::tidy_name;

use super::caller::Caller;
use crate::app::App;
use crate::fault::Fault;
use crate::rates::network;
use crate::store::{Ban, PersonId};

/// What somebody may still do whom a host keeps out: finish what goes on, leave, and look after themselves.
const OPEN: [&str; 46] = [
    "/t/{code}/move",
    "/t/{code}/undo",
    "/t/{code}/reset",
    "/t/{code}/open",
    "/t/{code}/close",
    "/t/{code}/hint",
    "/t/{code}/guide",
    "/t/{code}/leave",
    "/t/{code}/report",
    "/t/{code}/hide",
    "/t/{code}/return",
    "/t/{code}/stand-in",
    "/t/{code}/resign",
    "/t/{code}/ask-back",
    "/t/{code}/answer-back",
    "/t/{code}/pause",
    // A seat that adds nothing to the seed keeps the others from starting.
    "/t/{code}/parts",
    "/tournament/{code}/leave",
    "/me",
    "/me/show",
    "/me/share",
    "/me/delete",
    "/me/sign-out",
    "/me/new-link",
    "/me/push/off",
    "/me/quiet",
    "/mail/off/{secret}",
    "/p/{secret}",
    "/host/enter/{link}",
    "/api/v1/me",
    "/api/v1/me/show",
    "/api/v1/me/share",
    "/api/v1/tables/{code}/moves",
    "/api/v1/tables/{code}/undo",
    "/api/v1/tables/{code}/reset",
    "/api/v1/tables/{code}/leave",
    "/api/v1/tables/{code}/return",
    "/api/v1/tables/{code}/stand-in",
    "/api/v1/tables/{code}/resign",
    "/api/v1/tables/{code}/ask-back",
    "/api/v1/tables/{code}/answer-back",
    "/api/v1/tables/{code}/pause",
    "/api/v1/tables/{code}/parts",
    "/api/v1/tables/{code}/report",
    "/api/v1/tables/{code}/hide",
    "/api/v1/tournaments/{code}/leave",
];

/// What a mute closes: whatever others would read.
const SPOKEN: [&str; 3] = ["/t/{code}/chat", "/t/{code}/rename", "/api/v1/tables/{code}/chat"];

/// Whether this person may do what this route does.
///
/// # Errors
/// A host has closed it to them: they are told until when, and why.
pub async fn may(app: &Arc<App>, person: PersonId, route: &str) -> Result<(), Fault> {
    let spoken = SPOKEN.contains(&route);
    if OPEN.contains(&route) || route.starts_with("/host") {
        return Ok(());
    }
    match app.house.banned(Some(person), None, spoken).await? {
        Some(ban) => Err(told(&ban)),
        None => Ok(()),
    }
}

/// Whether this person may say something that others read: a name, for example.
///
/// # Errors
/// A host has closed it to them.
pub async fn may_speak(app: &Arc<App>, person: PersonId) -> Result<(), Fault> {
    match app.house.banned(Some(person), None, true).await? {
        Some(ban) => Err(told(&ban)),
        None => Ok(()),
    }
}

/// Whether the caller may be called so: whoever must not speak keeps the name that they have.
///
/// # Errors
/// A host has closed it to them.
pub async fn may_be_called(app: &Arc<App>, caller: &Caller, name: &str) -> Result<(), Fault> {
    let (person, name) = (caller.person()?, tidy_name(name));
    if name.is_empty() || name == person.name { Ok(()) } else { may_speak(app, person.id).await }
}

/// Whether somebody new may come from this address. Those who are known are not asked where they come from.
///
/// # Errors
/// A host has closed it.
pub async fn may_come(app: &Arc<App>, address: IpAddr) -> Result<(), Fault> {
    let hash = address_hash(app.house.secret(), &network(address));
    match app.house.banned(None, Some(hash), false).await? {
        Some(ban) => Err(told(&ban)),
        None => Ok(()),
    }
}

/// What somebody is told whom a ban keeps out.
fn told(ban: &Ban) -> Fault {
    let key = match (ban.mute, ban.until) {
        (true, None) => "server-muted",
        (true, Some(_)) => "server-muted-until",
        (false, None) => "server-banned",
        (false, Some(_)) => "server-banned-until",
    };
    let reason = if ban.reason.is_empty() {
        Phrase::new("server-ban-no-reason")
    } else {
        Phrase::new("server-ban-reason").with("reason", ban.reason.as_str())
    };
    let phrase = Phrase::new(key).with("reason", reason);
    let phrase = match ban.until {
        Some(until) => phrase.with("until", day(until)),
        None => phrase,
    };
    Fault::told(StatusCode::FORBIDDEN, phrase)
}
