//! Pages, records and the larger answers to programs are compressed on their way, for those who understand it; files
//! are compressed when the program is built.
//!
//! Streams are left alone. So is a page with a secret link in it, an invitation or a personal one: the length of such a
//! page, compressed together with what somebody else has written on it, would tell letter by letter what the link is.

use axum::body::HttpBody;
use axum::http::Response;
use axum::http::header::CONTENT_TYPE;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::Predicate;

/// What marks an answer that holds a secret link.
#[derive(Copy, Clone)]
pub struct HoldsSecret;

impl HoldsSecret {
    /// Marks an answer.
    pub fn mark<B>(response: &mut Response<B>) {
        response.extensions_mut().insert(Self);
    }
}

/// What marks an answer besides pages that is compressed: it ends, and nothing in it is secret to its reader's enemies.
#[derive(Copy, Clone)]
struct Packed;

/// The same answer, compressed on its way, and quickly: there is one for every move.
#[must_use]
pub fn packed(mut response: axum::response::Response) -> axum::response::Response {
    response.extensions_mut().insert(Packed);
    response
}

/// Whether everything that is shown at this address may hold the secret that stands in the address, or one's own link.
#[must_use]
pub fn is_secret(path: &str) -> bool {
    let links = ["/i/", "/p/", "/feed/", "/shared/", "/host/enter/"];
    links.iter().any(|link| path.starts_with(link)) || path == "/me" || path.starts_with("/me?")
}

/// Which answers are compressed, of those without secrets.
#[derive(Copy, Clone)]
pub enum Which {
    /// Whole pages.
    Pages,
    /// Steps, and what programs are told.
    Steps,
}

impl Predicate for Which {
    fn should_compress<B: HttpBody>(&self, response: &Response<B>) -> bool {
        let kind = response.headers().get(CONTENT_TYPE);
        let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        let is_meant = match self {
            Self::Pages => is_page,
            Self::Steps => !is_page && response.extensions().get::<Packed>().is_some(),
        };
        is_meant && response.extensions().get::<HoldsSecret>().is_none()
    }
}

/// Compresses pages as well as it can be done in a millisecond or two.
pub fn pages() -> CompressionLayer<Which> {
    CompressionLayer::new().quality(CompressionLevel::Precise(4)).compress_when(Which::Pages)
}

/// Compresses steps as well as it can be done in a small part of that.
pub fn steps() -> CompressionLayer<Which> {
    CompressionLayer::new().quality(CompressionLevel::Precise(1)).compress_when(Which::Steps)
}
