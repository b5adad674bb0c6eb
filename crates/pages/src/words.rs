//! Short ways to say things.

use bots::Level;
use maud::{Markup, PreEscaped, html};
use table::{Phrase, Refusal};
use texts::Speaker;

use crate::model::{Notice, Shell};

/// What pages ask of a speaker.
pub(crate) trait Words {
    /// The message with this key, which has no parameters.
    fn t(&self, key: &'static str) -> String;
    /// A game's name.
    fn game(&self, id: &str) -> String;
    /// A bot's level.
    fn level(&self, level: Level) -> String;
    /// How bots of this level play.
    fn level_about(&self, level: Level) -> String;
    /// The first of these messages that exists; the word itself when there is none.
    fn first_of(&self, keys: &[String], word: &str) -> String;
    /// A notice's sentence, without the rule's id, which is a link of its own.
    fn notice(&self, notice: &Notice) -> String;
}

impl Words for Speaker<'_> {
    fn t(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    fn game(&self, id: &str) -> String {
        self.say(&Phrase::new(format!("{id}-name")))
    }

    fn level(&self, level: Level) -> String {
        self.say(&Phrase::new(format!("bot-{level}")))
    }

    fn level_about(&self, level: Level) -> String {
        self.say(&Phrase::new(format!("bot-{level}-about")))
    }

    fn first_of(&self, keys: &[String], word: &str) -> String {
        match keys.iter().find(|key| texts::has(self.lang, key)) {
            Some(key) => self.say(&Phrase::new(key.clone())),
            None => word.to_owned(),
        }
    }

    fn notice(&self, notice: &Notice) -> String {
        match notice {
            Notice::Refused(Refusal { phrase, .. }) | Notice::Message(phrase) => self.say(phrase),
        }
    }
}

/// An arrow between what is and what will be: drawn, and said as a word.
pub(crate) fn to(w: &Speaker<'_>) -> Markup {
    html! { span aria-hidden="true" { "→" } span.sr { (w.t("web-becomes")) } }
}

/// A text whose arrows are drawn, and said as words.
pub(crate) fn spoken(w: &Speaker<'_>, text: Markup) -> Markup {
    if text.0.contains('→') { PreEscaped(text.0.replace('→', &to(w).0)) } else { text }
}

/// A text that is heard only: its arrows are words.
pub(crate) fn heard(w: &Speaker<'_>, text: String) -> String {
    if text.contains('→') { text.replace('→', &w.t("web-becomes")) } else { text }
}

/// Who speaks to the reader of a page when no table is concerned.
pub(crate) fn speaker(shell: &Shell) -> Speaker<'static> {
    Speaker::new(shell.lang)
}
