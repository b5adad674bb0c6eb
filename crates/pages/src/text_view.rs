//! A table in words, on a page of its own: for those who do not see the picture, and without any script.
//!
//! The table's page fetches `#text-body` from here while its text view is open, so that everybody else's page
//! is made without it.

use maud::{Markup, html};
use table::Seat;
use texts::Speaker;

use crate::boards::{Scene, plain};
use crate::clock;
use crate::log::log;
use crate::model::{Shell, TablePage};
use crate::names::table_name;
use crate::parts::draft::settled;
use crate::play::{names, next_entry, scene, speaker, waits};
use crate::routes;
use crate::shell::{Frame, notice, page as framed};
use crate::words::Words;

/// Where a text view stands, which decides where its links lead.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Within {
    /// On the table's page.
    Table,
    /// On a page of its own.
    Page,
}

/// A table in words.
#[must_use]
pub fn table_text(shell: &Shell, page: &TablePage<'_>, within: Within) -> Markup {
    let _below = routes::below(shell);
    let names = names(page);
    let w = speaker(shell, page, &names);
    let own = format!("{}/text", page.code);
    let code = if within == Within::Page { &own } else { page.code };
    let scene = Scene { code, ..scene(page, w) };
    let title = format!("{} · {}", w.game(page.seen.info().id), table_name(&w, page.code));
    let turn = page.powers.acts_for.filter(|seat| page.seen.to_act() == Some(*seat));
    let main = html! {
        h1 { (title) }
        (notice(&w, page.notice.as_ref()))
        p #prompt role="status" { strong { (w.say(&page.seen.prompt())) } }
        div #text-body {
            (plain::told(&scene))
            @if let Some(moves) = plain::moves(&scene) { (moves) }
            (plain::questions(&scene, &routes::table(page.code, "text")))
        }
        (clock::list(&w, page))
        @if let Some(seat) = turn { (play_form(page, seat)) }
        (leads(&w, page))
        (log(&w, page, &[]))
    };
    framed(shell, &Frame { waits: waits(page), ..Frame::new(&title, &w.t("web-text-view"), "words") }, &main)
}

/// The form to which the moves belong; its answer leads back here.
fn play_form(page: &TablePage<'_>, seat: Seat) -> Markup {
    html! {
        form #play method="post" action=(routes::table(page.code, "move")) {
            (next_entry(page, seat))
            input type="hidden" name="view" value="text";
        }
    }
}

/// The same page as it is now, and the table's own.
fn leads(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        p.chips {
            a.btn href=(routes::table(page.code, "text")) { (w.t("web-text-again")) }
            a.btn href=(routes::table(page.code, "")) { (w.t("web-text-back")) }
        }
    }
}

/// The place of the text view on a table's page: a link that the script fills while it is open.
pub(crate) fn place(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let chosen = if fits(page) { page.chosen } else { "" };
    settled("details", "text-view", chosen, || {
        let (at, chosen) = (routes::table(page.code, "text"), routes::encoded(chosen));
        html! {
            details #text-view {
                summary { span role="heading" aria-level="2" { (w.t("web-text-view")) } }
                div #text-body data-own data-src={ (at) "?in=table&choose=" (chosen) } {
                    p { a href=(at) { (w.t("web-text-open")) } }
                }
            }
        }
    })
}

/// Whether a move begins like what is chosen so far.
pub(crate) fn fits(page: &TablePage<'_>) -> bool {
    !page.chosen.is_empty() && page.seen.legal_moves().iter().any(|mv| mv.text.starts_with(page.chosen))
}
