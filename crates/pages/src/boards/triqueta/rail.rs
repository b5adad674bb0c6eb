//! What a careful player could keep: the tokens seen, and how groups score.

use maud::{Markup, html};
use table::{Phrase, Viewer};

use super::Sheet;
use crate::icons::icon_as;
use crate::words::Words;

/// The panels of the rail.
pub(super) fn rail(s: &Sheet<'_>) -> Markup {
    html! {
        (seen(s))
        (scoring(s))
    }
}

fn seen(s: &Sheet<'_>) -> Markup {
    let by = match s.view.viewer {
        Viewer::Seat(_) => "web-triqueta-seen-by-you",
        Viewer::Public | Viewer::All => "web-triqueta-seen-by-all",
    };
    html! {
        section.panel #tq-seen {
            div.ph { h2 { (s.w.t("web-triqueta-seen")) } span { (s.w.t(by)) } }
            ul.tq-sn {
                @for animal in &s.view.animals {
                    li class={ "animal-" (animal.animal.name()) } {
                        (icon_as(animal.animal.name(), "")) span.sr { (s.animal(animal.animal)) ": " }
                        b { (animal.known) } " "
                        small { (s.say(Phrase::new("web-triqueta-of").with("tokens", animal.tokens))) }
                    }
                }
            }
        }
    }
}

/// TQ11, TQ40: what a group scores by its size.
fn scoring(s: &Sheet<'_>) -> Markup {
    let cell = |points: &str, size: &'static str| html! { div { b { (points) } small { (s.w.t(size)) } } };
    html! {
        section.panel #tq-how {
            div.ph { h2 { (s.w.t("web-triqueta-scoring")) } span { (s.w.t("web-triqueta-per-animal")) } }
            div.tq-how {
                (cell("1", "web-triqueta-one"))
                (cell("2", "web-triqueta-two"))
                div.hi { b { (s.w.t("web-triqueta-value")) } small { (s.w.t("web-triqueta-three")) } }
                (cell("−1", "web-triqueta-more"))
            }
            p.soft { (s.w.t("web-triqueta-tiles")) }
        }
    }
}
