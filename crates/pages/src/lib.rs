//! Pages: views as HTML and SVG. Pure functions from [`model`] to markup; the addresses are in [`routes`].

pub mod assets;
pub mod model;
pub mod routes;

use maud::{Markup, html};
use table::{AnyGame, Phrase};

use model::{Home, Invitation, Lobby, Me, NewTable, Replay, Shell, TablePage};

/// The first page.
#[must_use]
pub fn home(shell: &Shell, home: &Home<'_>) -> Markup {
    html! { (shell.path) (home.mine.len()) }
}

/// The form for a new table.
#[must_use]
pub fn new_table(shell: &Shell, form: &NewTable<'_>) -> Markup {
    html! { (shell.path) (form.limit) }
}

/// A table before its start.
#[must_use]
pub fn lobby(shell: &Shell, lobby: &Lobby<'_>) -> Markup {
    html! { (shell.path) (lobby.code) }
}

/// The part of [`lobby`] that live updates replace.
#[must_use]
pub fn lobby_main(shell: &Shell, lobby: &Lobby<'_>) -> Markup {
    html! { (shell.path) (lobby.code) }
}

/// A table in play or over.
#[must_use]
pub fn table(shell: &Shell, page: &TablePage<'_>) -> Markup {
    html! { (shell.path) (page.code) }
}

/// The part of [`table`] that live updates replace.
#[must_use]
pub fn table_main(shell: &Shell, page: &TablePage<'_>) -> Markup {
    html! { (shell.path) (page.code) }
}

/// A finished game, step by step.
#[must_use]
pub fn replay(shell: &Shell, replay: &Replay<'_>) -> Markup {
    html! { (shell.path) (replay.code) }
}

/// An invitation to a seat.
#[must_use]
pub fn invitation(shell: &Shell, invitation: &Invitation<'_>) -> Markup {
    html! { (shell.path) (invitation.code) }
}

/// Who I am.
#[must_use]
pub fn me(shell: &Shell, me: &Me) -> Markup {
    html! { (shell.path) (me.personal_link) }
}

/// Asks whether to be this person on this device (the target of a personal link).
#[must_use]
pub fn become_person(shell: &Shell, name: &str) -> Markup {
    html! { (shell.path) (name) }
}

/// The rules reference of a game.
#[must_use]
pub fn rules(shell: &Shell, game: &'static dyn AnyGame) -> Markup {
    html! { (shell.path) (game.info().id) }
}

/// An answer to *why not?*: the move's text, and the refusal unless it is legal.
#[must_use]
pub fn why(shell: &Shell, code: &str, text: &str, refused: Option<&table::Refusal>) -> Markup {
    html! { (shell.path) (code) (text) (refused.is_some()) }
}

/// Something went wrong: the status and what to tell.
#[must_use]
pub fn error(shell: &Shell, status: u16, what: &Phrase) -> Markup {
    html! { (shell.path) (status) (what.key) }
}
