//! Why a move is not possible: a rule's id and what to tell the player.

use serde::Serialize;

use crate::phrase::Phrase;

/// A rule's id on the fact sheets (TQ05, WH13, TW20), or one of the table's own ([`crate::rules`]).
pub type RuleId = &'static str;

/// A move that is refused. The position is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What a player is told.
    pub phrase: Phrase,
}

impl Refusal {
    /// Refused by this rule, explained by this phrase.
    #[must_use]
    pub fn new(rule: RuleId, phrase: Phrase) -> Self {
        Self { rule, phrase }
    }

    /// One of the table's own refusals (see [`crate::rules`]).
    #[must_use]
    pub fn table(rule: RuleId) -> Self {
        Self::new(rule, Phrase::new(format!("table-refusal-{}", rule.to_ascii_lowercase())))
    }
}
