//! What programs send: JSON, checked as it is read.

use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use bots::Level;
use serde::de::DeserializeOwned;
use table::{Phrase, Seat};

use crate::fault::Fault;
use crate::web::caller::{body, level};

/// A body of this shape; an empty one counts as `{}`.
pub struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let bytes = body(request, state).await?;
        let bytes = if bytes.is_empty() { &b"{}"[..] } else { &bytes };
        serde_json::from_slice(bytes).map(Self).map_err(|error| {
            let phrase = Phrase::new("server-bad-json").with("what", error.to_string());
            Fault::told(StatusCode::BAD_REQUEST, phrase)
        })
    }
}

/// The seat with this number.
///
/// # Errors
/// There is none.
pub fn seat(number: u8) -> Result<Seat, Fault> {
    Seat::new(number).ok_or_else(|| Fault::bad("server-no-seat"))
}

/// A bot's level, or the usual one.
///
/// # Errors
/// There is none with this name.
pub fn level_or_usual(name: Option<&str>) -> Result<Level, Fault> {
    match name {
        None => Ok(Level::USUAL),
        Some(name) => level(name),
    }
}
