//! What can be asked about a table by those who hear it rather than see it.

use serde::Serialize;

use crate::phrase::Phrase;

/// A kind of question: a word, and what it can be about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Topic {
    /// The word that it begins with, for programs; [`Topic::name`] is understood as well.
    pub word: &'static str,
    /// The same word as the reader says it.
    pub name: Phrase,
    /// What can follow the word: the names of hexes, the numbers of regions. Empty where nothing does.
    pub of: Vec<String>,
    /// Whether the word alone is a question too.
    pub alone: bool,
    /// What it tells, in a few words.
    pub about: Phrase,
}

impl Topic {
    /// How the question is written with this word for it: `near HEX`, `map`. What follows the word is named by an example.
    #[must_use]
    pub fn pattern(&self, word: &str) -> String {
        match (self.of.first(), self.alone) {
            (None, _) => word.to_owned(),
            (Some(example), true) => format!("{word} [{example}]"),
            (Some(example), false) => format!("{word} {example}"),
        }
    }
}
