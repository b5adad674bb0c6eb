//! How somebody is reached who is not here: browsers, mail, quiet hours. Everything is off until asked for.

use std::future::Future;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::IntoResponse as _;
use house::Refused;
use house::around::Surroundings as _;
use house::people::MailOut;
use pages::{MailPage, Notes};

use super::caller::{Caller, Fields};
use super::{Answer, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::notices;
use crate::rates::Kind;
use crate::secret;
use crate::store::{Mail, Person, Push, Quiet};
use crate::ways::Keys;
use crate::ways::mail::tidy;

/// What the reader's page says about it.
#[must_use]
pub fn notes(app: &App, person: &Person) -> Notes {
    let reach = &person.reach;
    let browser = |push: &Push| (browser_id(push), push.label.clone(), push.made, push.status);
    let address = reach.mail.as_ref().map(|mail| (mail.address.clone(), mail.confirmed));
    Notes {
        key: app.ways.push.as_ref().map(|pusher| pusher.sender.public()),
        browsers: reach.pushes.iter().map(browser).collect(),
        mail: app.ways.mail.as_ref().map(|_| address),
        quiet: reach.quiet.map(|quiet| (quiet.from, quiet.to, quiet.east)),
    }
}

/// A browser's name in forms: its address is nobody's business, not even its owner's screen's.
fn browser_id(push: &Push) -> String {
    secret::hash(&push.endpoint).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// `GET /worker.js`
pub async fn worker() -> Answer {
    let kind = HeaderValue::from_static("text/javascript; charset=utf-8");
    let fresh = HeaderValue::from_static("no-cache");
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, fresh)], pages::assets::WORKER).into_response())
}

/// `POST /me/push`
pub async fn push(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.take(&app, Kind::Move)?;
    let wrong = || Fault::bad("server-no-push");
    let pusher = app.ways.push.as_ref().ok_or_else(wrong)?;
    let (endpoint, key, auth) = (fields.get("endpoint"), fields.get("key"), fields.get("auth"));
    pusher.endpoint(endpoint).ok_or_else(wrong)?;
    Keys::read(key, auth).ok_or_else(wrong)?;
    let push = Push {
        endpoint: endpoint.to_owned(),
        key: key.to_owned(),
        auth: auth.to_owned(),
        label: caller.device.clone(),
        made: app.machine.now(),
        by: caller.key.as_ref().map(Push::signed).unwrap_or_default(),
        status: 0,
    };
    let lang = caller.lang.code();
    let add = |person: &mut Person| {
        person.reach.add(push.clone());
        person.reach.lang = lang.to_owned();
    };
    app.house.change_person(caller.person()?, add).await?;
    Ok(see("/me?saved=1#notes"))
}

/// `POST /me/push/off`
pub async fn push_off(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.take(&app, Kind::Move)?;
    let id = fields.get("browser");
    let off = |person: &mut Person| person.reach.pushes.retain(|push| browser_id(push) != id);
    app.house.change_person(caller.person()?, off).await?;
    Ok(see("/me?saved=1#notes"))
}

/// `POST /me/quiet`. Where only the reader's clock is another one, the script says so, and nobody is led anywhere.
pub async fn quiet(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.take(&app, Kind::Move)?;
    let wrong = || Fault::bad("server-malformed");
    let east = fields.get("east").trim().parse().unwrap_or(0_i16);
    // The clocks of the world are between 12 hours behind universal time and 14 before it.
    let east = Some(east).filter(|east| (-720..=840).contains(east));
    let quiet = match fields.get("quiet") {
        "on" => {
            let minute = |name: &str| minute(fields.get(name)).ok_or_else(wrong);
            let east = east.ok_or_else(wrong)?;
            Some(Quiet { from: minute("from")?, to: minute("to")?, east })
        }
        "east" => {
            let east = east.ok_or_else(wrong)?;
            let turn = |person: &mut Person| {
                if let Some(quiet) = &mut person.reach.quiet {
                    quiet.east = east;
                }
            };
            app.house.change_person(caller.person()?, turn).await?;
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
        _ => None,
    };
    app.house.change_person(caller.person()?, |person| person.reach.quiet = quiet).await?;
    Ok(see("/me?saved=1#notes"))
}

/// Reads `22:30`.
fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// `POST /me/mail`: asks for mail to this address, or for none.
pub async fn mail(State(app): State<Arc<App>>, caller: Caller, fields: Fields) -> Answer {
    caller.take(&app, Kind::Create)?;
    let person = caller.person()?;
    if fields.get("mail").trim().is_empty() {
        app.house.change_person(person, |person| person.reach.mail = None).await?;
        return Ok(see("/me?saved=1#notes"));
    }
    let wrong = || Fault::bad("server-no-mail");
    app.ways.mail.as_ref().ok_or_else(wrong)?;
    let address = tidy(fields.get("mail")).ok_or_else(wrong)?;
    let known = person.reach.mail.as_ref().is_some_and(|mail| mail.address == address && mail.confirmed);
    if !known {
        let lang = caller.lang.code();
        let ask = |person: &mut Person| {
            person.reach.mail = Some(Mail { address: address.clone(), confirmed: false });
            person.reach.lang = lang.to_owned();
        };
        let person = app.house.change_person(person, ask).await?;
        let (app, lang) = (app.clone(), caller.lang);
        // Whoever asks does not learn from the time whether something was sent.
        tokio::spawn(async move { notices::send_link(&app, &person, &address, lang).await });
    }
    Ok(see("/me?saved=1#notes"))
}

/// What a link in a mail is for, unless it was guessed.
async fn of_mail<T>(
    app: &Arc<App>,
    caller: &Caller,
    found: impl Future<Output = Result<Option<T>, Refused>>,
) -> Result<T, Fault> {
    caller.may_guess(app)?;
    found.await?.ok_or_else(|| {
        caller.missed(app);
        Fault::missing("server-no-mail-link")
    })
}

/// `GET /mail/confirm/SECRET`
pub async fn confirm_page(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    of_mail(&app, &caller, app.house.person_by_mail(&secret)).await?;
    Ok(page(pages::mail_page(&caller.shell(), MailPage::Confirm)))
}

/// `POST /mail/confirm/SECRET`
pub async fn confirm(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    let person = of_mail(&app, &caller, app.house.person_by_mail(&secret)).await?;
    let address = person.reach.mail.as_ref().map(|mail| mail.address.clone());
    let yes = |person: &mut Person| {
        // Another address may have been asked for meanwhile.
        if let Some(mail) = person.reach.mail.as_mut().filter(|mail| Some(&mail.address) == address.as_ref())
        {
            mail.confirmed = true;
        }
    };
    app.house.change_person(&person, yes).await?;
    Ok(page(pages::mail_page(&caller.shell(), MailPage::Confirmed)))
}

/// `GET /mail/off/SECRET`: asks, or says that it is done already.
pub async fn off_page(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    let which = match of_mail(&app, &caller, app.house.mail_out(&secret)).await? {
        MailOut::Of(_) => MailPage::Off,
        MailOut::Over => MailPage::IsOff,
    };
    Ok(page(pages::mail_page(&caller.shell(), which)))
}

/// `POST /mail/off/SECRET`: also what mail programs ask for whose button was pressed (RFC 8058). Whoever opens the link
/// afterwards is told that no more mail comes.
pub async fn off(State(app): State<Arc<App>>, Path(secret): Path<String>, caller: Caller) -> Answer {
    if let MailOut::Of(person) = of_mail(&app, &caller, app.house.mail_out(&secret)).await? {
        let ended = person.reach.mail.as_ref().map(|mail| mail.address.clone());
        let off = |person: &mut Person| {
            // Another address may have been asked for meanwhile.
            person.reach.mail.take_if(|mail| Some(&mail.address) == ended.as_ref());
        };
        app.house.change_person(&person, off).await?;
    }
    Ok(page(pages::mail_page(&caller.shell(), MailPage::IsOff)))
}

#[cfg(test)]
mod tests {
    use super::minute;

    #[test]
    fn minutes_of_the_day_are_read() {
        assert_eq!((minute("00:00"), minute("23:59"), minute(" 7:05 ")), (Some(0), Some(1439), Some(425)));
        for wrong in ["", "24:00", "12:60", "12", "-1:00", "12:30:00", "a:b"] {
            assert_eq!(minute(wrong), None, "{wrong}");
        }
    }
}
