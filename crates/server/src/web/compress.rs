//! Pages are compressed on their way, for those who understand it; files are compressed when the program is built.
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

/// What marks an answer in the format of streams that ends.
#[derive(Copy, Clone)]
pub struct Whole;

/// Whether everything that is shown at this address may hold the secret that stands in the address, or one's own link.
#[must_use]
pub fn is_secret(path: &str) -> bool {
    let links = ["/i/", "/p/", "/feed/", "/host/enter/"];
    links.iter().any(|link| path.starts_with(link)) || path == "/me" || path.starts_with("/me?")
}

/// Which answers are compressed.
#[derive(Copy, Clone)]
pub struct PagesWithoutSecrets;

impl Predicate for PagesWithoutSecrets {
    fn should_compress<B: HttpBody>(&self, response: &Response<B>) -> bool {
        let kind = response.headers().get(CONTENT_TYPE);
        let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
        let is_whole = is_page || response.extensions().get::<Whole>().is_some();
        is_whole && response.extensions().get::<HoldsSecret>().is_none()
    }
}

/// Compresses pages as well as it can be done in a millisecond or two.
pub fn layer() -> CompressionLayer<PagesWithoutSecrets> {
    CompressionLayer::new().quality(CompressionLevel::Precise(4)).compress_when(PagesWithoutSecrets)
}
