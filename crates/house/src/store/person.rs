//! A person: no account, only what a browser is remembered by.

use pages::model::Theme;
use texts::Lang;

use super::{Reach, Rev};

/// So many people somebody hides at most.
pub const MOST_HIDDEN: usize = 200;

/// A person's number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's number.
    pub id: PersonId,
    /// The name shown; empty until one is given.
    pub name: String,
    /// The chosen language; `None` follows the browser.
    pub lang: Option<Lang>,
    /// Day or night.
    pub theme: Theme,
    /// Whether the person wants to hear what happens: not before they say so.
    pub sound: bool,
    /// Whether the chat is shown.
    pub chat: bool,
    /// Whether the bar is shown that says who is ahead; `None` only at tables against bots.
    pub bar: Option<bool>,
    /// Changes the personal link when it changes.
    pub salt: i64,
    /// When the person first came, in seconds since 1970.
    pub created: u64,
    /// Those of whom the person wants to read nothing.
    pub hidden: Vec<PersonId>,
    /// How the person is reached who is not here.
    pub reach: Reach,
    /// How often the person was changed; 0 for somebody who is not kept yet.
    pub rev: Rev,
}

impl Person {
    /// Somebody new.
    #[must_use]
    pub fn new(id: PersonId, salt: i64, created: u64) -> Self {
        Self {
            id,
            name: String::new(),
            lang: None,
            theme: Theme::System,
            sound: false,
            chat: true,
            bar: None,
            salt,
            created,
            hidden: Vec::new(),
            reach: Reach::default(),
            rev: 0,
        }
    }

    /// Whether the person wants to read nothing of this one.
    #[must_use]
    pub fn hides(&self, other: PersonId) -> bool {
        self.hidden.contains(&other)
    }

    /// Reads nothing more of this one. Nobody hides themselves, and the oldest of too many are shown again.
    pub fn hide(&mut self, other: PersonId) {
        if other != self.id && !self.hides(other) {
            self.hidden.push(other);
            let old = self.hidden.len().saturating_sub(MOST_HIDDEN);
            self.hidden.drain(..old);
        }
    }
}

/// A theme's text in the store and in forms.
#[must_use]
pub const fn theme_text(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// Reads what `theme_text` wrote; anything else follows the system.
#[must_use]
pub fn theme_of(text: &str) -> Theme {
    match text {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::System,
    }
}
