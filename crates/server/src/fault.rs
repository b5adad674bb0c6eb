//! What went wrong with a request: a status and what to tell the reader.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use house::Refused;
use serde_json::{Value, json};
use table::{Phrase, Refusal};
use texts::{Lang, Speaker};

use crate::store::StoreError;

/// After how many seconds it is worth trying again where there is too much to do.
const BUSY: u64 = 5;

/// What is told when somebody else at the table has the name that was wanted.
pub const NAME_TAKEN: &str = "server-name-taken";

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

    /// Whether it is about a table that only its record can tell of.
    #[must_use]
    pub fn is_of_old_rules(&self) -> bool {
        self.phrase.key == Refused::OldRules.phrase().key
    }

    /// Whether somebody else at the table has the name that was wanted.
    #[must_use]
    pub fn is_about_name(&self) -> bool {
        self.phrase.key == NAME_TAKEN
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

impl Fault {
    /// What it says in this language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        let speaker = Speaker::new(lang);
        match &self.refusal {
            Some(refusal) => speaker.say_refusal(refusal),
            None => speaker.say(&self.phrase),
        }
    }

    /// The same for programs: a stable key, the rule if there is one, and a sentence.
    #[must_use]
    pub fn json(&self, lang: Lang) -> Value {
        let rule = self.refusal.as_ref().map(|refusal| refusal.rule);
        let (status, key) = (self.status.as_u16(), &self.phrase.key);
        json!({ "error": { "status": status, "key": key, "rule": rule, "message": self.say(lang) } })
    }
}

/// Where a refusal gets its status.
const fn status_of(refused: &Refused) -> StatusCode {
    match refused {
        Refused::NoSeat | Refused::NoName | Refused::NoPart => StatusCode::BAD_REQUEST,
        Refused::NotYourSeat
        | Refused::NotSeated
        | Refused::ChatSeated
        | Refused::NotHost
        | Refused::Kicked
        | Refused::Muted
        | Refused::HeldBack
        | Refused::Private => StatusCode::FORBIDDEN,
        Refused::NoTable
        | Refused::NoGame
        | Refused::NoLine
        | Refused::NoTournament
        | Refused::Store(StoreError::Missing) => StatusCode::NOT_FOUND,
        Refused::NoPly
        | Refused::SeatTaken
        | Refused::NoFreeSeat
        | Refused::NameTaken { .. }
        | Refused::SitsAlready
        | Refused::NoOffer
        | Refused::NotHere
        | Refused::Begun
        | Refused::NotBegun
        | Refused::NotReady
        | Refused::Asked
        | Refused::NotAsked
        | Refused::NotOver
        | Refused::Stale
        | Refused::Ahead { .. }
        | Refused::ReadOnly
        | Refused::TooManyEntries
        | Refused::ClosedScreen
        | Refused::NotAway
        | Refused::Asking
        | Refused::NotSure
        | Refused::NoClock
        | Refused::NoBots
        | Refused::TournamentFull
        | Refused::TournamentOver
        | Refused::TooFew { .. }
        | Refused::Rated
        | Refused::NotRated
        | Refused::NoHints
        | Refused::NoHintNow
        | Refused::Store(StoreError::NotNext | StoreError::Exists) => StatusCode::CONFLICT,
        Refused::OldRules | Refused::Closed => StatusCode::GONE,
        Refused::Rules(_)
        | Refused::Choices(_)
        | Refused::Record(_)
        | Refused::LongRecord
        | Refused::LongBan => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::Busy
        | Refused::NewerRules
        | Refused::Store(StoreError::Busy | StoreError::Unsure | StoreError::Unreachable(_)) => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Refused::Store(StoreError::Full) => StatusCode::INSUFFICIENT_STORAGE,
        Refused::TableDamaged
        | Refused::Failed
        | Refused::Store(StoreError::Damaged(_) | StoreError::Failed(_)) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Self {
        if let Refused::Store(error @ (StoreError::Damaged(_) | StoreError::Failed(_))) = &refused {
            tracing::error!(%error, "the store failed");
        }
        Self {
            status: status_of(&refused),
            phrase: refused.phrase(),
            refusal: refused.refusal().cloned().map(Box::new),
            retry: (status_of(&refused) == StatusCode::SERVICE_UNAVAILABLE).then_some(BUSY),
        }
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
