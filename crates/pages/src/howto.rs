//! How to play, in a few steps: short texts beside diagrams that are made of the boards' own symbols.
//!
//! Every diagram is decoration to its text, which says the same in words: nothing is told by a picture alone.

pub(crate) mod ink;

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::games::kit;
use crate::icons::icon;
use crate::routes;
use crate::words::Words;

/// A step: what is said, and what is drawn beside it.
pub(crate) struct Step {
    /// The message that says it.
    pub key: &'static str,
    /// Draws what stands beside it.
    pub drawing: fn() -> Markup,
}

/// The place of the short rules on the page.
pub(crate) const PLACE: &str = "how-to-play";

/// The short rules; `None` for a game that has none.
pub(crate) fn how_to_play(w: &Speaker<'_>, game: &str) -> Option<Markup> {
    let kit = kit(game);
    let steps = kit.steps;
    if steps.is_empty() {
        return None;
    }
    Some(html! {
        section.howto id=(PLACE) aria-labelledby="how-to-title" {
            div.ht-top {
                h2 #how-to-title { (w.say(&Phrase::new("howto-title").with("game", w.game(game)))) }
                @if kit.course.is_some() {
                    form method="post" action=(routes::game("learn", game)) {
                        button.btn { (icon("hint")) (w.t("lesson-start")) }
                    }
                }
            }
            ol {
                @for step in steps {
                    li {
                        div.ht-pic aria-hidden="true" { ((step.drawing)()) }
                        p { (w.say(&Phrase::new(step.key))) }
                    }
                }
            }
        }
    })
}
