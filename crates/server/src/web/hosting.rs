//! What hosts do by their page: every address here is a host's, and nothing at all for anybody else.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use house::Refused;
use house::hosts::{ADDRESS_DAYS, Deed, address_hash};

use super::caller::{Caller, Fields, Query};
use super::host_page::{dry_run, host_id, retention_of, show_page};
use super::{Answer, page, see};
use crate::app::App;
use crate::fault::Fault;
use crate::rates::{Kind, network};
use crate::store::{Banned, PersonId, StoreError, UNNAMED, numbered};

/// The longest reason for a ban, in characters.
const REASON_CHARS: usize = 200;

/// A host at the page for hosts.
pub struct AsHost {
    /// The server.
    pub app: Arc<App>,
    /// Who asks.
    pub caller: Caller,
}

impl FromRequestParts<Arc<App>> for AsHost {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fault> {
        let caller = Caller::from_request_parts(parts, app).await?;
        if !app.house.is_host(caller.key).await? {
            // The same answer as for an address that does not exist.
            return Err(Fault::of_status(StatusCode::NOT_FOUND));
        }
        Ok(Self { app: app.clone(), caller })
    }
}

impl AsHost {
    /// How the log calls this host.
    #[must_use]
    pub fn name(&self) -> String {
        name_of(&self.caller)
    }

    async fn does(&self, deed: Deed, part: &str) -> Answer {
        self.caller.take(&self.app, Kind::Move)?;
        self.app.house.do_for_host(deed, &self.name()).await.map_err(|refused| match refused {
            // It was done meanwhile, or never was: the page shows what is so.
            Refused::Store(StoreError::Missing) => Fault::missing("server-not-found"),
            other => other.into(),
        })?;
        Ok(see(&format!("/host?done=1#{part}")))
    }
}

/// How the log calls somebody: an empty name stands for a command there.
fn name_of(caller: &Caller) -> String {
    caller.id().map_or_else(|| UNNAMED.to_owned(), numbered)
}

/// `GET /host`
pub async fn show(host: AsHost, Query(query): Query) -> Answer {
    show_page(&host, &query, None).await
}

/// Whether a link makes hosts. Links that do not are counted like codes that do not exist.
async fn check_link(app: &Arc<App>, caller: &Caller, link: &str) -> Result<(), Fault> {
    caller.may_guess(app)?;
    if app.house.is_host_link(link).await? {
        return Ok(());
    }
    caller.missed(app);
    Err(Fault::missing("server-no-host-link"))
}

/// `GET /host/enter/LINK`: asks first, so that whoever only looks at a link does not use it up.
pub async fn link(State(app): State<Arc<App>>, Path(link): Path<String>, caller: Caller) -> Answer {
    check_link(&app, &caller, &link).await?;
    Ok(page(pages::host::enter(&caller.shell())))
}

/// `POST /host/enter/LINK`
pub async fn enter(State(app): State<Arc<App>>, Path(link): Path<String>, caller: Caller) -> Answer {
    check_link(&app, &caller, &link).await?;
    let void = || Fault::missing("server-no-host-link");
    let key = caller.key.ok_or_else(void)?;
    app.house.enter_as_host(&link, key, &name_of(&caller)).await.map_err(|refused| match refused {
        // Another browser was faster, or the time is over since it was checked.
        Refused::Store(StoreError::Missing) => void(),
        other => other.into(),
    })?;
    Ok(see("/host"))
}

/// `POST /host/remove`
pub async fn remove(host: AsHost, fields: Fields) -> Answer {
    let book = host.app.house.book().await?;
    let meant = book.hosts.iter().find(|one| host_id(&one.key.hash) == fields.get("host"));
    let key = meant.ok_or_else(|| Fault::missing("server-not-found"))?.key.hash;
    let answer = host.does(Deed::RemoveHost(key), "hosts").await?;
    // Whoever removes himself has nothing to see here any more.
    Ok(if host.caller.key == Some(key) { see("/") } else { answer })
}

/// `POST /host/ban`
pub async fn ban(host: AsHost, fields: Fields) -> Answer {
    let reason: String =
        fields.get("reason").chars().filter(|c| !c.is_control()).take(REASON_CHARS).collect();
    let days = match fields.get("days").trim() {
        "" => 0,
        days => days.parse().map_err(|_| Fault::bad("server-malformed"))?,
    };
    let mute = fields.get("kind") == "mute";
    let typed = fields.get("address").trim();
    // The address itself is kept nowhere.
    let from = |address| Banned::Address(address_hash(host.app.house.secret(), &network(address)));
    let reason = reason.trim().to_owned();
    let ban = |whom, days| Deed::Ban { whom, mute, name: String::new(), reason: reason.clone(), days };
    if !typed.is_empty() {
        let address = typed.parse().map_err(|_| Fault::bad("server-no-address"))?;
        return host.does(ban(from(address), days), "bans").await;
    }
    let person = PersonId(number(&fields, "person")?);
    let answer = host.does(ban(Banned::Person(person), days), "bans").await?;
    // Whoever empties a browser is somebody new, but comes from the same place: for as long as an address can be, as it
    // says beside the box.
    match host.app.machine.networks().find(person) {
        Some(address) if !mute && fields.get("newcomers") == "1" => {
            host.does(ban(from(address), days.min(ADDRESS_DAYS)), "bans").await
        }
        _ => Ok(answer),
    }
}

fn number(fields: &Fields, name: &str) -> Result<i64, Fault> {
    fields.get(name).trim().parse().map_err(|_| Fault::bad("server-malformed"))
}

/// `POST /host/lift`
pub async fn lift(host: AsHost, fields: Fields) -> Answer {
    host.does(Deed::Lift(number(&fields, "ban")?), "bans").await
}

/// `POST /host/settle`
pub async fn settle(host: AsHost, fields: Fields) -> Answer {
    host.does(Deed::Settle(number(&fields, "report")?), "reports").await
}

/// `POST /host/table`
pub async fn table(host: AsHost, fields: Fields) -> Answer {
    let meant = host.app.house.secret().unseal(fields.get("table"));
    let code = meant.ok_or_else(|| Fault::missing("server-no-table"))?;
    let deed = match fields.get("deed") {
        "close" => Deed::Close(code),
        "reopen" => Deed::Reopen(code),
        "unlist" => Deed::Unlist(code),
        "void" => Deed::Void(code),
        "delete" => Deed::Delete(code),
        _ => return Err(Fault::bad("server-malformed")),
    };
    host.does(deed, "tables").await
}

/// `POST /host/retention`: shows what would go; with `sure`, it goes.
pub async fn retention(host: AsHost, fields: Fields) -> Answer {
    let wish = retention_of(&fields)?;
    if fields.get("sure").is_empty() {
        let dry = dry_run(&host.app, wish).await?;
        return show_page(&host, &Fields::default(), Some(dry)).await;
    }
    let answer = host.does(Deed::Retain(wish), "kept").await?;
    host.app.house.purge(&host.name()).await?;
    Ok(answer)
}

/// `POST /host/backup`: a copy of everything, as a file.
pub async fn backup(host: AsHost) -> Answer {
    host.caller.take(&host.app, Kind::Create)?;
    let data = host.app.config().data.clone();
    let failed = |_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "server-no-backup");
    let copy =
        move || crate::host::copy(&data).inspect_err(|error| tracing::error!(%error, "no backup was made"));
    let file = host.app.house.aside(copy).await?.map_err(failed)?;
    host.app.house.do_for_host(Deed::BackUp, &host.name()).await?;
    let mut response = axum::response::Response::new(Body::from_stream(pieces(file)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/vnd.sqlite3"));
    headers.insert(CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"loup-backup.db\""));
    Ok(response)
}

/// A file in pieces, each read when the last was sent.
fn pieces(file: std::fs::File) -> impl futures_util::Stream<Item = std::io::Result<Vec<u8>>> {
    const PIECE: usize = 256 << 10;
    futures_util::stream::unfold(Some(file), |file| async move {
        let mut file = file?;
        let read = tokio::task::spawn_blocking(move || {
            let mut piece = vec![0; PIECE];
            let read = std::io::Read::read(&mut file, &mut piece);
            read.map(|length| {
                piece.truncate(length);
                (piece, file)
            })
        });
        match read.await {
            Ok(Ok((piece, _))) if piece.is_empty() => None,
            Ok(Ok((piece, file))) => Some((Ok(piece), Some(file))),
            Ok(Err(error)) => Some((Err(error), None)),
            Err(error) => Some((Err(std::io::Error::other(error)), None)),
        }
    })
}
