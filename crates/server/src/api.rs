//! The table for programs.

use std::sync::Arc;

use axum::Router;
use serde_json::{Value, json};
use texts::Lang;

use crate::app::App;
use crate::fault::Fault;
use crate::web::guard::say;

/// All addresses below `/api`.
pub fn router() -> Router<Arc<App>> {
    Router::new()
}

/// A fault for programs: a stable key, the rule if there is one, and a sentence.
#[must_use]
pub fn error_body(fault: &Fault, lang: Lang) -> Value {
    let rule = fault.refusal.as_ref().map(|refusal| refusal.rule);
    json!({ "error": { "status": fault.status.as_u16(), "key": fault.phrase.key, "rule": rule, "message": say(fault, lang) } })
}
