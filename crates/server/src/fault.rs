//! What went wrong with a request: a status and what to tell the reader.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::{Phrase, Refusal};

use crate::secret::NoRandomness;
use crate::store::StoreError;

/// A request that is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The status of the answer.
    pub status: StatusCode,
    /// What to tell.
    pub phrase: Phrase,
    /// The rule that refuses a move.
    pub refusal: Option<Box<Refusal>>,
    /// After how many seconds it is worth trying again.
    pub retry: Option<u64>,
}

impl Fault {
    /// This status, explained by the message with this key.
    #[must_use]
    pub fn new(status: StatusCode, key: &'static str) -> Self {
        Self::told(status, Phrase::new(key))
    }

    /// This status, explained by this phrase.
    #[must_use]
    pub const fn told(status: StatusCode, phrase: Phrase) -> Self {
        Self { status, phrase, refusal: None, retry: None }
    }

    /// What the reader asks for does not make sense.
    #[must_use]
    pub fn bad(key: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, key)
    }

    /// The reader may not do this.
    #[must_use]
    pub fn forbidden(key: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, key)
    }

    /// It does not fit what is so now.
    #[must_use]
    pub fn conflict(key: &'static str) -> Self {
        Self::new(StatusCode::CONFLICT, key)
    }

    /// There is nothing there.
    #[must_use]
    pub fn missing(key: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, key)
    }

    /// Too often; try again after so many seconds.
    #[must_use]
    pub fn too_many(seconds: u64) -> Self {
        let phrase = Phrase::new("server-too-many").with("seconds", seconds as i64);
        Self { retry: Some(seconds), ..Self::told(StatusCode::TOO_MANY_REQUESTS, phrase) }
    }

    /// A status that has no better words.
    #[must_use]
    pub fn of_status(status: StatusCode) -> Self {
        let key = match status {
            StatusCode::NOT_FOUND => "server-not-found",
            StatusCode::METHOD_NOT_ALLOWED => "server-method",
            StatusCode::PAYLOAD_TOO_LARGE => "server-too-large",
            StatusCode::UNSUPPORTED_MEDIA_TYPE => "server-media",
            StatusCode::REQUEST_TIMEOUT => "server-timeout",
            status if status.is_client_error() => "server-malformed",
            _ => "server-failed",
        };
        Self::new(status, key)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        let phrase = refusal.phrase.clone();
        Self { refusal: Some(Box::new(refusal)), ..Self::told(StatusCode::UNPROCESSABLE_ENTITY, phrase) }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotNext | StoreError::Exists => Self::conflict("server-stale"),
            StoreError::Missing => Self::missing("server-no-table"),
            StoreError::Full => Self::new(StatusCode::INSUFFICIENT_STORAGE, "server-disk-full"),
            StoreError::Busy | StoreError::Unsure => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "server-busy")
            }
            StoreError::Damaged(_) | StoreError::Failed(_) => {
                tracing::error!(%error, "the store failed");
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server-disk-failed")
            }
        }
    }
}

impl From<NoRandomness> for Fault {
    fn from(_: NoRandomness) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "server-failed")
    }
}

/// The words are put in by the guard around all handlers, who knows the reader's language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
