//! Who asks: the person, the language, the address; and what a form or an address says.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use bots::Level;
use house::room::Moment;
use house::room::lobby::guest_name;
use pages::model::{Shell, Theme};
use table::Phrase;
use table::Seat;
use table::record::tidy_name;
use texts::Lang;

use crate::app::App;
use crate::fault::Fault;
use crate::rates::{Kind, Who};
use crate::store::{Person, PersonId, Place};
use crate::streams::StreamPlace;

/// Who asks.
#[derive(Clone)]
pub struct Caller {
    /// The person, if known.
    pub person: Option<Arc<Person>>,
    /// Where the request comes from.
    pub address: IpAddr,
    /// The language to answer in.
    pub lang: Lang,
    /// The page's own path and query.
    pub path: String,
    /// The server's address as the reader sees it, without a slash at the end.
    pub base: String,
    /// The path in it. The other paths here are without it: pages put it before them, and the guard before redirections.
    pub root: String,
    /// The revision of the page that the reader has before them, as our script tells it.
    pub have: Option<u64>,
    /// The number of that page, by which its stream is found.
    pub page: Option<u64>,
    /// The browser and its system, as far as it tells them; empty for a program.
    pub device: String,
    /// The hash of the key that was shown.
    pub key: Option<[u8; 32]>,
}

impl Caller {
    /// The person; the guard has made one for every request that changes something.
    ///
    /// # Errors
    /// Nobody is known.
    pub fn person(&self) -> Result<&Arc<Person>, Fault> {
        self.person.as_ref().ok_or_else(|| Fault::new(StatusCode::UNAUTHORIZED, "server-no-person"))
    }

    /// The person's number, if known.
    #[must_use]
    pub fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// A table as this caller is told of it: names may be withheld from whoever was not there.
    #[must_use]
    pub fn as_told(&self, moment: Moment) -> Moment {
        moment.told_to(self.id(), self.lang)
    }

    /// What every page knows about its reader.
    #[must_use]
    pub fn shell(&self) -> Shell {
        Shell {
            lang: self.lang,
            theme: self.person.as_ref().map_or(Theme::System, |person| person.theme),
            name: self.person.as_ref().map(|person| person.name.clone()).unwrap_or_default(),
            sound: self.person.as_ref().is_some_and(|person| person.sound),
            chat: self.person.as_ref().is_none_or(|person| person.chat),
            bar: self.person.as_ref().and_then(|person| person.bar),
            path: self.path.clone(),
            base: self.base.clone(),
            root: self.root.clone(),
        }
    }

    /// The same for a page with another address.
    #[must_use]
    pub fn shell_at(&self, path: &str) -> Shell {
        Shell { path: path.to_owned(), ..self.shell() }
    }

    /// How the person is called among those in these seats.
    #[must_use]
    pub fn name_among(&self, places: &[Place]) -> String {
        match &self.person {
            Some(person) if !person.name.is_empty() => person.name.clone(),
            _ => {
                let others = places.iter().filter(|place| self.id().is_none() || place.person() != self.id());
                guest_name(self.lang, &others.cloned().collect::<Vec<_>>())
            }
        }
    }

    /// This name, tidied, or how the person is called among those in these seats.
    #[must_use]
    pub fn named(&self, wish: &str, places: &[Place]) -> String {
        let name = tidy_name(wish);
        if name.is_empty() { self.name_among(places) } else { name }
    }

    /// By whom requests are counted: the person, with all others who come from there. An address by itself counts
    /// only where nobody is known yet, so that nobody is kept out by a neighbour.
    pub fn counted(&self) -> impl Iterator<Item = Who> + use<> {
        let person = self.id().map(Who::Person);
        let alone = Who::at(self.address);
        [person.unwrap_or(alone), Who::crowd(self.address)].into_iter()
    }

    /// The right to one stream.
    ///
    /// # Errors
    /// There are too many of this person, or from this address.
    pub fn listen(&self, app: &App) -> Result<StreamPlace, Fault> {
        app.streams().take(self.counted().collect(), self.key).map_err(|seconds| refuse(app, seconds))
    }

    /// Takes a token of this kind.
    ///
    /// # Errors
    /// There were too many requests of this kind.
    pub fn take(&self, app: &App, kind: Kind) -> Result<(), Fault> {
        self.counted().try_for_each(|who| app.rates().take(kind, who)).map_err(|seconds| refuse(app, seconds))
    }

    /// Takes what so many bytes of a new table cost.
    ///
    /// # Errors
    /// Too much was kept lately.
    pub fn keep(&self, app: &App, bytes: usize) -> Result<(), Fault> {
        let kilobytes = bytes.div_ceil(1024) as f64;
        self.counted()
            .try_for_each(|who| app.rates().take_many(Kind::Keep, who, kilobytes))
            .map_err(|seconds| refuse(app, seconds))
    }

    /// Whether a code or a link may be tried: only misses are counted, see [`Caller::missed`].
    ///
    /// # Errors
    /// There were too many misses.
    pub fn may_guess(&self, app: &App) -> Result<(), Fault> {
        self.counted()
            .try_for_each(|who| app.rates().look(Kind::Guess, who))
            .map_err(|seconds| refuse(app, seconds))
    }

    /// Counts a code or a link that does not exist, before that is said.
    pub fn missed(&self, app: &App) {
        self.counted().for_each(|who| app.rates().owe(Kind::Guess, who));
    }
}

/// A browser and its system by their names; empty for what is no browser. Nothing else of what it tells is kept.
#[must_use]
pub fn device(agent: &str) -> String {
    // The first that fits: many browsers name others, too.
    let browsers = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iOS"),
        ("iPad", "iPadOS"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    match (named(&browsers), named(&systems)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => String::new(),
    }
}

/// Counts a request that comes too often.
pub fn refuse(app: &App, seconds: u64) -> Fault {
    app.metrics().refused();
    Fault::too_many(seconds)
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fault> {
        // The guard stands around all handlers and puts it there.
        let failed = || Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR);
        parts.extensions.get::<Self>().cloned().ok_or_else(failed)
    }
}

/// The fields of a form or an address, in order; a field may come several times.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// Reads `a=b&c=d`.
    #[must_use]
    pub fn parse(text: &[u8]) -> Self {
        Self(form_urlencoded::parse(text).into_owned().collect())
    }

    /// The last value of this field; empty when it was not sent.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or_default()
    }

    /// The last value of this field.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// All values of this field.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// A seat's number in this field.
    ///
    /// # Errors
    /// It is none.
    pub fn seat(&self, name: &str) -> Result<Seat, Fault> {
        let number = self.get(name).trim().parse().ok();
        number.and_then(Seat::new).ok_or_else(|| Fault::bad("server-no-seat"))
    }

    /// A number in this field.
    ///
    /// # Errors
    /// It is none.
    pub fn number(&self, name: &str) -> Result<usize, Fault> {
        self.get(name).trim().parse().map_err(|_| Fault::bad("server-malformed"))
    }

    /// A number in this field; `None` where nothing was sent.
    ///
    /// # Errors
    /// Something else is there.
    pub fn optional_number(&self, name: &'static str) -> Result<Option<usize>, Fault> {
        let bad =
            || Fault::told(StatusCode::BAD_REQUEST, Phrase::new("server-bad-number").with("field", name));
        match self.get(name).trim() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| bad()),
        }
    }

    /// A bot's level in this field; a friendly one when none was sent.
    ///
    /// # Errors
    /// There is no such level.
    pub fn level(&self) -> Result<Level, Fault> {
        match self.find("level") {
            None | Some("") => Ok(Level::USUAL),
            Some(text) => level(text),
        }
    }
}

/// On, off, or (`auto` and anything else) as it is usual.
#[must_use]
pub fn switch(text: &str) -> Option<bool> {
    match text {
        "on" | "true" | "1" => Some(true),
        "off" | "false" | "0" => Some(false),
        _ => None,
    }
}

/// A level by its name.
///
/// # Errors
/// There is none with this name.
pub fn level(text: &str) -> Result<Level, Fault> {
    text.parse().map_err(|_| Fault::bad("server-no-level"))
}

/// What the address says after its question mark.
pub struct Query(pub Fields);

impl<S: Sync> FromRequestParts<S> for Query {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(Fields::parse(parts.uri.query().unwrap_or_default().as_bytes())))
    }
}

/// A form: from the body, or from the address for a `GET`.
impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        if matches!(*request.method(), Method::GET | Method::HEAD) {
            return Ok(Self::parse(request.uri().query().unwrap_or_default().as_bytes()));
        }
        let kind =
            request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        // A form without fields may come without a type.
        if !kind.is_empty() && !kind.starts_with("application/x-www-form-urlencoded") {
            return Err(Fault::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        Ok(Self::parse(&body(request, state).await?))
    }
}

/// The whole body, if it is not too long.
///
/// # Errors
/// It is too long, or breaks off.
pub async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Fault> {
    use axum::response::IntoResponse as _;
    Bytes::from_request(request, state)
        .await
        .map_err(|rejection| Fault::of_status(rejection.into_response().status()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_known_by_browser_and_system_alone() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0";
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1 Version/18.6 Mobile/15E148 Safari/604.1";
        assert_eq!([firefox, edge, phone].map(device), ["Firefox · Linux", "Edge · Windows", "Safari · iOS"]);
        assert_eq!(device("curl/8.14.1"), "");
    }

    #[test]
    fn fields_read_what_browsers_send() {
        let fields = Fields::parse(b"move=draw+3&seat=2&o-x=a&o-x=b%2Cc&entry=x&bad=%ff");
        assert_eq!(fields.get("move"), "draw 3");
        assert_eq!(fields.seat("seat").map(Seat::number), Ok(2));
        assert_eq!(fields.all("o-x").collect::<Vec<_>>(), ["a", "b,c"]);
        assert!(fields.number("entry").is_err() && fields.seat("none").is_err());
        assert_eq!(fields.level(), Ok(Level::USUAL));
        assert!(Fields::parse(b"level=god").level().is_err());
    }
}
