//! What somebody shows of their own page to whoever has its link: chosen piece by piece, and taken back at any time.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::assets;
use crate::icons::icon;
use crate::model::Shell;
use crate::past::{self, Past};
use crate::rating::{Rating, ratings_for_others};
use crate::routes;
use crate::shell::{Frame, Top, copy_field, styled, top};
use crate::time::stamp;
use crate::words::{Words, speaker};

/// What is shown, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sharing {
    /// The link that is given away.
    pub link: String,
    /// Its path, for the reader to see what others see.
    pub path: String,
    /// Whether wins and games are shown.
    pub results: bool,
    /// Whether ratings are shown.
    pub rating: bool,
    /// Whether favourites are shown.
    pub favourites: bool,
    /// Whether the last games are shown.
    pub games: bool,
}

/// Somebody as others see them: what is not shared is empty.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedPage {
    /// What they are called.
    pub name: String,
    /// What they have played.
    pub past: Past,
    /// Their ratings.
    pub ratings: Vec<Rating>,
}

/// The panel on one's own page that shares it.
pub(crate) fn share(w: &Speaker<'_>, sharing: Option<&Sharing>) -> Markup {
    let on = |field: fn(&Sharing) -> bool| sharing.is_none_or(field);
    let choice = |name: &str, text: String, on: bool| {
        html! { label.check { input type="checkbox" name=(name) value="on" checked[on]; " " (text) } }
    };
    html! {
        section.panel.personal #share {
            h2 { (w.t("web-shared")) }
            p { (w.t(if sharing.is_some() { "web-shared-on" } else { "web-shared-about" })) }
            @if let Some(sharing) = sharing {
                (copy_field(w, "shared", &sharing.link, &w.t("web-shared-link")))
                p { a href=(routes::path(&sharing.path)) { (w.t("web-shared-look")) } }
            }
            form method="post" action=(routes::path("/me/share")) {
                fieldset.opt {
                    legend { (w.t("web-shared-what")) }
                    (choice("results", w.t("web-results"), on(|sharing| sharing.results)))
                    (choice("rating", w.t("web-rating"), on(|sharing| sharing.rating)))
                    (choice("favourites", w.t("web-favourites"), on(|sharing| sharing.favourites)))
                    (choice("games", w.t("web-shared-games"), on(|sharing| sharing.games)))
                }
                div.line {
                    button.btn name="share" value="on" {
                        (icon("link")) (w.t(if sharing.is_some() { "web-save" } else { "web-shared-go" }))
                    }
                    @if sharing.is_some() {
                        button.btn.ghost name="share" value="off" { (w.t("web-shared-back")) }
                    }
                }
            }
        }
    }
}

/// Somebody's page, as others see it.
#[must_use]
pub fn shared(shell: &Shell, page: &SharedPage) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let name = if page.name.is_empty() { w.t("table-guest") } else { page.name.clone() };
    let past = &page.past;
    let body = html! {
        (top(shell, &Top::default()))
        main.page.myself #main {
            section.mh {
                i.face.xl aria-hidden="true" { @if let Some(letter) = name.chars().next() { (letter.to_uppercase()) } }
                div {
                    h1 { bdi { (name) } }
                    p.soft { (w.t("web-me-since")) " " (stamp(past.since)) }
                }
            }
            p.priv { (w.say(&Phrase::new("web-shared-told").with("name", name.as_str()))) }
            (past::results(&w, past))
            (ratings_for_others(&w, &page.ratings))
            (past::favourites(&w, past))
            (past::last_for_others(&w, past))
            @if past.results.is_empty() && past.last.is_empty() && past.favourites.is_empty() && page.ratings.is_empty() {
                p.empty { (icon("pack")) (w.t("web-shared-nothing")) " " a href=(routes::home("")) { (w.t("web-nav-games")) } }
            }
        }
    };
    let frame = Frame { hidden: true, ..Frame::new(&name, &name, "myself") };
    styled(shell, &frame, &[assets::ME_CSS.href], body)
}
