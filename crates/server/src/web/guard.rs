//! What stands around all handlers: who asks, whether they may, and how it is answered when something is wrong.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, COOKIE, HOST, LOCATION, ORIGIN, RETRY_AFTER,
    SET_COOKIE, USER_AGENT,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use texts::Lang;

use super::bans;
use super::caller::{Caller, refuse};
use super::compress::{HoldsSecret, is_secret};
use crate::app::App;
use crate::config::Config;
use crate::fault::Fault;
use crate::rates::{Kind, Who};

/// The name of the cookie.
pub const COOKIE_NAME: &str = "loup";
/// How long a browser is remembered: a year.
const COOKIE_SECONDS: u64 = 365 * 24 * 3600;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a host's request may take that copies everything, or forgets much.
const GREAT_PATIENCE: Duration = Duration::from_secs(3600);

/// Headers of every answer.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (
        HeaderName::from_static("content-security-policy"),
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
             frame-ancestors 'none'",
        ),
    ),
    (HeaderName::from_static("x-content-type-options"), HeaderValue::from_static("nosniff")),
    (HeaderName::from_static("x-frame-options"), HeaderValue::from_static("DENY")),
    // Addresses hold codes and invitations: they are nobody else's business.
    (HeaderName::from_static("referrer-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Answers every request, one way or the other.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (request, body) = request.into_parts();
    let method = request.method.clone();
    // The pattern, not the address: addresses hold secrets.
    let route = request.extensions.get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let is_api = request.uri.path().starts_with("/api");
    let mut caller = stranger(&app, &request);
    let mut cookie = None;
    let mut response = match admit(&app, &request, &mut caller, &mut cookie).await {
        Ok(()) => {
            let mut request = Request::from_parts(request, body);
            request.extensions_mut().insert(caller.clone());
            // A task of its own: should a handler panic, the reader still gets a page.
            let mut work = tokio::spawn(next.run(request));
            match tokio::time::timeout(patience(route.as_deref()), &mut work).await {
                Ok(Ok(response)) => response,
                Ok(Err(_)) => Fault::of_status(StatusCode::INTERNAL_SERVER_ERROR).into_response(),
                Err(_) => {
                    work.abort();
                    Fault::of_status(StatusCode::REQUEST_TIMEOUT).into_response()
                }
            }
        }
        Err(fault) => fault.into_response(),
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        response = explain(&caller, response, is_api);
    }
    if is_secret(&caller.path) {
        HoldsSecret::mark(&mut response);
    }
    let headers = response.headers_mut();
    lead_below(&caller.root, headers);
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(value);
    }
    // What is not said otherwise belongs to one reader and to this moment.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Some(cookie) = cookie
        && !headers.contains_key(SET_COOKIE)
    {
        headers.append(SET_COOKIE, cookie);
    }
    let (status, time) = (response.status().as_u16(), begun.elapsed());
    app.metrics().request(status, time);
    let route = route.as_deref().unwrap_or("none");
    app.metrics().routed(&method, route, status, time);
    let millis = time.as_millis() as u64;
    match status {
        500.. => tracing::warn!(%method, route, status, millis, "request"),
        _ => tracing::debug!(%method, route, status, millis, "request"),
    }
    response
}

/// How long a request by this route may take.
fn patience(route: Option<&str>) -> Duration {
    match route {
        Some("/host/backup" | "/host/retention") => GREAT_PATIENCE,
        _ => PATIENCE,
    }
}

/// The part of an address that is this server's own: without the path below which people find it. A proxy may have
/// taken that away already.
#[must_use]
pub fn own_part(root: &str, address: &Uri) -> Option<Uri> {
    let whole = address.path_and_query()?.as_str();
    let rest = whole.strip_prefix(root).filter(|_| !root.is_empty())?;
    match rest.as_bytes().first() {
        Some(b'/') => rest.parse().ok(),
        None | Some(b'?') => format!("/{rest}").parse().ok(),
        // Another path that begins alike.
        Some(_) => None,
    }
}

/// Puts the path below which people find this server before where an answer leads.
fn lead_below(root: &str, headers: &mut HeaderMap) {
    let own =
        headers.get(LOCATION).and_then(|there| there.to_str().ok()).filter(|there| there.starts_with('/'));
    if let Some(there) = own.and_then(|there| HeaderValue::from_str(&format!("{root}{there}")).ok()) {
        headers.insert(LOCATION, there);
    }
}

/// What is known before anybody is asked.
fn stranger(app: &App, request: &Parts) -> Caller {
    let (headers, uri) = (&request.headers, &request.uri);
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let connected = request.extensions.get::<ConnectInfo<SocketAddr>>();
    let connected = connected.map_or(IpAddr::from([0, 0, 0, 0]), |ConnectInfo(address)| address.ip());
    Caller {
        person: None,
        address: if app.config().behind_proxy { forwarded(headers).unwrap_or(connected) } else { connected },
        lang: Lang::from_accept_language(text(ACCEPT_LANGUAGE).unwrap_or_default()),
        path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        base: app.config().base_url.clone().unwrap_or_else(|| {
            let host = text(HOST).filter(|host| is_host(host));
            format!("http://{}", host.map_or_else(|| app.config().address.to_string(), str::to_owned))
        }),
        root: app.config().root().to_owned(),
        have: text(HeaderName::from_static(pages::live::HAVE)).and_then(pages::parts::revision),
        page: text(HeaderName::from_static(pages::live::PAGE)).and_then(pages::parts::revision),
        device: super::caller::device(text(USER_AGENT).unwrap_or_default()),
        key: None,
    }
}

/// The address that our own proxy saw: the last one in the list; those before it anybody can invent.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// Whether a request is meant for this server: for the host that `base-url` names, or, from this machine, for the machine
/// itself. Where nothing is set, every name will do.
fn is_meant(config: &Config, request: &Parts) -> bool {
    let Some((scheme, own)) = config.origin().and_then(|origin| origin.split_once("://")) else {
        return true;
    };
    let default = if scheme == "https" { ":443" } else { ":80" };
    let named = request.headers.get(HOST).and_then(|host| host.to_str().ok());
    let Some(named) = named.map(str::to_ascii_lowercase) else { return false };
    let plain = |host: &str| host.strip_suffix(default).unwrap_or(host).to_owned();
    let at_home = || {
        let connected = request.extensions.get::<ConnectInfo<SocketAddr>>();
        let name = named.rsplit_once(':').filter(|(_, port)| port.chars().all(|c| c.is_ascii_digit()));
        let name = name.map_or(named.as_str(), |(name, _)| name);
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let names_us = name == "localhost" || address.is_ok_and(|address| address.is_loopback());
        names_us && connected.is_some_and(|ConnectInfo(from)| from.ip().to_canonical().is_loopback())
    };
    plain(&named) == plain(own) || at_home()
}

fn is_host(host: &str) -> bool {
    !host.is_empty()
        && host.len() < 256
        && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]_".contains(c))
}

/// Lets a request in: not too many, not from a foreign page, and with the person it comes from.
async fn admit(
    app: &Arc<App>,
    request: &Parts,
    caller: &mut Caller,
    cookie: &mut Option<HeaderValue>,
) -> Result<(), Fault> {
    let (path, headers) = (request.uri.path(), &request.headers);
    if !matches!(path, "/healthz" | "/readyz") && !is_meant(app.config(), request) {
        return Err(Fault::new(StatusCode::MISDIRECTED_REQUEST, "server-other-host"));
    }
    let count = |who: Who| app.rates().take(Kind::Request, who).map_err(|seconds| refuse(app, seconds));
    count(Who::crowd(caller.address))?;
    // Files cost next to nothing, and every newcomer needs some of them.
    if path.starts_with("/assets/") {
        return Ok(());
    }
    let changes = !matches!(request.method, Method::GET | Method::HEAD | Method::OPTIONS);
    let bearer = bearer(headers);
    if changes && bearer.is_none() && !is_own(app, headers) {
        return Err(Fault::forbidden("server-foreign-origin"));
    }
    let is_api = path.starts_with("/api/");
    let route = request.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    // Programs show their key; a browser's cookie opens nothing there, so no foreign page can use it.
    let key = if is_api { bearer.filter(|key| !key.is_empty()) } else { cookie_of(headers) };
    if let Some(key) = key {
        caller.person = app.house.known_by_key(key);
    }
    count(caller.counted().next().unwrap_or(Who::at(caller.address)))?;
    // Who is not known yet has paid as a stranger before anybody looks further.
    if let Some(key) = key.filter(|_| caller.person.is_none()) {
        caller.person = app.house.person_by_key(key).await?;
    }
    // An empty one is that of a program which asks for its first.
    if is_api && headers.contains_key(AUTHORIZATION) && bearer != Some("") && caller.person.is_none() {
        return Err(Fault::new(StatusCode::UNAUTHORIZED, "server-wrong-key"));
    }
    if let Some(key) = key.filter(|_| caller.person.is_some()) {
        caller.key = Some(house::secret::hash(key));
        app.house.note_shown(key);
    }
    if let Some(person) = caller.id() {
        app.machine.networks().note(person, caller.address);
    }
    if let Some(lang) = caller.person.as_ref().and_then(|person| person.lang) {
        caller.lang = lang;
    }
    if changes && let Some(person) = caller.id() {
        bans::may(app, person, route).await?;
    }
    // What is nowhere answered, and what crawlers look up, makes nobody.
    let posts = request.method == Method::POST && !route.is_empty();
    let wants_person =
        (posts && !is_api && !path.starts_with("/p/")) || (request.method == Method::GET && path == "/me");
    if wants_person && caller.person.is_none() {
        caller.take(app, Kind::Person)?;
        // A host who was banned from an address by mistake comes by a link.
        if route != "/host/enter/{link}" {
            bans::may_come(app, caller.address).await?;
        }
        let (person, key) = app.house.new_person(String::new(), &caller.device).await?;
        caller.person = Some(person);
        caller.key = Some(house::secret::hash(&key));
        *cookie = Some(set_cookie(app, &key));
    }
    Ok(())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    // Blanks at the end of a header are none of it.
    let (scheme, key) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
}

fn cookie_of(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == COOKIE_NAME).then_some(value))
}

/// The header that makes a browser keep this key.
#[must_use]
pub fn set_cookie(app: &App, key: &str) -> HeaderValue {
    let https = app.config().base_url.as_ref().is_some_and(|base| base.starts_with("https://"));
    let (secure, root) = (if https { "; Secure" } else { "" }, app.config().root());
    let text = format!(
        "{COOKIE_NAME}={key}; Path={root}/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    );
    // Keys are hexadecimal digits: the header is always valid.
    HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// Whether a request that changes something comes from one of our own pages, or from no page at all.
fn is_own(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    // Browsers send the origin with every form; programs send none, and nobody's cookie by accident.
    let Some(origin) = headers.get(ORIGIN).map(|origin| origin.to_str().unwrap_or("?")) else { return true };
    let origin = origin.to_ascii_lowercase();
    if app.config().origin() == Some(origin.as_str()) {
        return true;
    }
    let Some(host) = text("host").map(str::to_ascii_lowercase) else { return false };
    origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://")) == Some(host.as_str())
}

/// What marks an answer for machines that is left in its own words, whatever its status.
#[derive(Copy, Clone)]
pub struct Plain;

/// Puts a fault into words: a page for people, an object for programs.
fn explain(caller: &Caller, mut response: Response, is_api: bool) -> Response {
    let fault = response.extensions_mut().remove::<Fault>();
    if response.extensions().get::<Plain>().is_some() {
        return response;
    }
    // A page that was made by its handler is left as it is.
    if fault.is_none() && response.headers().contains_key(CONTENT_TYPE) && is_page(&response) {
        return response;
    }
    let fault = fault.unwrap_or_else(|| Fault::of_status(response.status()));
    let status = fault.status;
    let mut answer = if is_api {
        super::json(status, &fault.json(caller.lang))
    } else {
        let page = pages::error(&caller.shell(), status.as_u16(), &fault.phrase);
        super::page_with(status, page)
    };
    if let Some(seconds) = fault.retry {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if let Some(allow) = response.headers_mut().remove("allow") {
        answer.headers_mut().insert("allow", allow);
    }
    answer
}

fn is_page(response: &Response<Body>) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    ["text/html", "text/event-stream", "application/json"].iter().any(|own| kind.starts_with(own))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_forwarded_address_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded(&headers), None);
        headers.append("x-forwarded-for", HeaderValue::from_static("6.6.6.6, 10.0.0.9"));
        assert_eq!(forwarded(&headers), Some(IpAddr::from([10, 0, 0, 9])));
        headers.append("x-forwarded-for", HeaderValue::from_static("nonsense"));
        assert_eq!(forwarded(&headers), None);
    }

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=b; loup=key; xloup=no"));
        assert_eq!(cookie_of(&headers), Some("key"));
        headers.insert(COOKIE, HeaderValue::from_static("loupx=key; loup"));
        assert_eq!(cookie_of(&headers), None);
    }

    #[test]
    fn the_path_of_the_server_is_no_part_of_its_own_addresses() {
        let own = |root: &str, address: &str| {
            own_part(root, &address.parse().unwrap()).map(|address| address.to_string())
        };
        assert_eq!(own("/loup", "/loup/t/birch?choose=a").as_deref(), Some("/t/birch?choose=a"));
        assert_eq!(own("/loup", "/loup").as_deref(), Some("/"));
        assert_eq!(own("/loup", "/loup?x").as_deref(), Some("/?x"));
        assert_eq!(
            (own("/loup", "/loupe"), own("/loup", "/t/birch"), own("", "/t/birch")),
            (None, None, None)
        );
    }

    /// Copying a large data file takes longer than any page may.
    #[test]
    fn only_hosts_have_requests_that_take_long() {
        let long = ["/host/backup", "/host/retention"];
        assert!(long.iter().all(|route| patience(Some(route)) > Duration::from_secs(600)));
        for route in [None, Some("/host"), Some("/upload"), Some("/me/export")] {
            assert_eq!(patience(route), PATIENCE, "{route:?}");
        }
    }

    #[test]
    fn hosts_are_plain() {
        assert!(is_host("loup.example.org:7373") && is_host("[::1]:80"));
        assert!(!is_host("a\"b") && !is_host("") && !is_host("a/b"));
    }
}
