//! How to come to know the games: by playing, or by reading.

use maud::{Markup, html};
use table::{AnyGame, Phrase};
use texts::Speaker;

use crate::games::kit;
use crate::icons::game as game_icon;
use crate::lessons;
use crate::model::Shell;
use crate::routes;
use crate::shell::{Frame, page};
use crate::words::{Words, speaker};

/// All first tables and all references.
#[must_use]
pub fn learn(shell: &Shell, games: &[&'static dyn AnyGame]) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-nav-learn");
    let ids = || games.iter().map(|game| game.info().id);
    let main = html! {
        h1 { (title) }
        section.my {
            div.ph { h2 { (w.t("lesson-start")) } }
            p.soft { (w.t("lesson-start-about")) }
            ul.trs {
                @for id in ids().filter(|id| !lessons::all(id).is_empty()) {
                    (row(&w, id, &html! {
                        form method="post" action=(routes::game("learn", id)) {
                            button.btn.pri { (w.t("lesson-start")) span.sr { ": " (w.game(id)) } }
                        }
                    }))
                }
            }
        }
        section.my #rules {
            div.ph { h2 { (w.t("web-nav-rules")) } }
            p.soft { (w.t("web-learn-rules")) }
            ul.trs {
                @for id in ids().filter(|id| kit(id).book.is_some()) {
                    (row(&w, id, &html! {
                        a.btn href=(routes::rules(id)) { (w.t("web-nav-rules")) span.sr { ": " (w.game(id)) } }
                    }))
                }
            }
        }
    };
    page(shell, &Frame::new(&title, &w.t("lesson-start-about"), "making"), &main)
}

fn row(w: &Speaker<'_>, game: &str, way: &Markup) -> Markup {
    html! {
        li.tr {
            span { (game_icon(game)) }
            div.tt { b { (w.game(game)) } small { (w.say(&Phrase::new(format!("{game}-about")))) } }
            (way)
        }
    }
}
