//! For hosts: numbers, and the files that pages need.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::IntoResponse;

use super::Answer;
use crate::app::App;
use crate::fault::Fault;
use crate::metrics::Gauges;
use crate::store::{Counts, Store};

/// For how long what was counted is told again: counting reads every row.
const COUNTED: Duration = Duration::from_secs(60);

/// How much is kept, or was a minute ago. Whoever asks meanwhile waits for the same answer; while the store cannot be
/// reached, what was counted last is told, since then the other numbers matter most.
async fn counts(app: &App) -> Result<Counts, Fault> {
    let mut counted = app.counted.lock().await;
    if let Some((at, counts)) = *counted
        && at.elapsed() < COUNTED
    {
        return Ok(counts);
    }
    match (app.house.read(Store::counts).await, *counted) {
        (Ok(counts), _) => {
            *counted = Some((Instant::now(), counts));
            Ok(counts)
        }
        (Err(_), Some((_, counts))) => Ok(counts),
        (Err(refused), None) => Err(refused.into()),
    }
}

/// `GET /metrics`, at an address of its own
pub async fn metrics(State(app): State<Arc<App>>) -> Answer {
    let counts = counts(&app).await?;
    let gauges = Gauges {
        tables: counts.tables,
        people: counts.people,
        rooms: app.house.rooms().count() as u64,
        thoughts: app.machine.thoughts_waiting() as u64,
        uptime: app.uptime().as_secs(),
        cut_off: house::around::Surroundings::is_cut_off(app.machine.as_ref()),
    };
    let mut response = app.metrics().text(gauges).into_response();
    response
        .headers_mut()
        .insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8"));
    Ok(response)
}

/// `GET /assets/FILE`
pub async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Answer {
    let assets = pages::assets::ALL;
    let lasting = assets.iter().find(|asset| asset.file == file);
    // A name without a fingerprint is for links that somebody keeps.
    let asset = lasting.or_else(|| assets.iter().find(|asset| asset.name == file));
    let asset = asset.ok_or_else(|| Fault::missing("server-not-found"))?;
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let (body, encoding) = match best_encoding(accepted, asset) {
        Some((name, body)) => (body, Some(HeaderValue::from_static(name))),
        None => (asset.body, None),
    };
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.extend(encoding.map(|encoding| (CONTENT_ENCODING, encoding)));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    let age = if lasting.is_some() { "public, max-age=31536000, immutable" } else { "public, max-age=600" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(age));
    Ok(response)
}

/// The smallest form of a file that the client understands, if any but the plain one.
fn best_encoding<'a>(
    accepted: impl Iterator<Item = &'a str>,
    asset: &pages::assets::Asset,
) -> Option<(&'static str, &'static [u8])> {
    let (mut brotli, mut gzip) = (false, false);
    for one in accepted.flat_map(|list| list.split(',')) {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        // A weight of nothing means no.
        let weight = weight.trim().strip_prefix("q=").map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
        match name.trim().to_ascii_lowercase().as_str() {
            "br" => brotli = weight > 0.0,
            "gzip" | "x-gzip" => gzip = weight > 0.0,
            _ => {}
        }
    }
    let brotli = asset.brotli.filter(|_| brotli).map(|body| ("br", body));
    brotli.or_else(|| asset.gzip.filter(|_| gzip).map(|body| ("gzip", body)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_form_that_is_understood_is_sent() {
        let form = |accepted: &'static str| {
            best_encoding(std::iter::once(accepted), &pages::assets::LOUP_CSS).map(|(name, _)| name)
        };
        assert_eq!(form("gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(form("BR;q=0.5,gzip"), Some("br"));
        assert_eq!(form("gzip;q=1.0, br;q=0"), Some("gzip"));
        assert_eq!(form("br;q=much"), None);
        assert_eq!(form("identity, *"), None);
        let sizes = [&pages::assets::LOUP_CSS, &pages::assets::LOUP_JS, &pages::assets::SYMBOLS_SVG]
            .map(|asset| (asset.brotli.map(<[u8]>::len), asset.gzip.map(<[u8]>::len), asset.body.len()));
        for (brotli, gzip, plain) in sizes {
            assert!(brotli < gzip && gzip < Some(plain), "{brotli:?} {gzip:?} {plain}");
        }
        let picture = best_encoding(std::iter::once("br"), &pages::assets::SOCIAL_PNG);
        assert!(picture.is_none(), "a picture is compressed already");
    }
}
