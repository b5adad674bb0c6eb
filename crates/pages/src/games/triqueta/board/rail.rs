//! What a careful player could keep: the tokens seen, and how groups score.

use maud::{Markup, html};
use table::{Phrase, Viewer};

use triqueta::{Animal, Tally};

use super::Stage;
use super::token::number;
use crate::icons::icon_as;
use crate::parts::draft::settled;
use crate::words::Words;

/// The panels of the rail.
pub(super) fn rail(s: &Stage<'_>) -> Markup {
    html! {
        (settled("section", "tq-seen", &s.view.animals, || seen(s)))
        (settled("section", "tq-how", (), || scoring(s)))
    }
}

fn seen(s: &Stage<'_>) -> Markup {
    let by = match s.view.viewer {
        Viewer::Seat(_) => "web-triqueta-seen-by-you",
        Viewer::Public | Viewer::All => "web-triqueta-seen-by-all",
    };
    html! {
        section.panel #tq-seen {
            div.ph {
                h2 { (s.w.t("web-triqueta-seen")) }
                span { (s.w.t(by)) }
                // On low screens the panel about scoring comes when it is asked for.
                a.tq-q href="#tq-how" title=(s.w.t("web-triqueta-scoring")) aria-label=(s.w.t("web-triqueta-scoring")) { "?" }
            }
            ul.tq-sn {
                @for animal in &s.view.animals {
                    li class={ "animal-" (animal.animal.name()) } title=(s.animal(animal.animal)) {
                        (icon_as(animal.animal.name(), "")) span.sr { (s.animal(animal.animal)) ": " }
                        b { (animal.known) } " "
                        small { (s.say(Phrase::new("web-triqueta-of").with("tokens", animal.tokens))) }
                    }
                }
            }
        }
    }
}

/// The words for groups of so many tokens.
const SIZES: [&str; 5] =
    ["web-triqueta-one", "web-triqueta-two", "web-triqueta-three", "web-triqueta-four", "web-triqueta-five"];

/// TQ11, TQ40: what a group scores by its size: three tokens the animal's value, the others the same for all animals.
fn scoring(s: &Stage<'_>) -> Markup {
    let points = |size: usize| {
        let group: Tally = std::iter::repeat_n(Animal::ALL[0], size).collect();
        group.points(Animal::ALL[0])
    };
    html! {
        section.panel #tq-how {
            div.ph { h2 { (s.w.t("web-triqueta-scoring")) } span { (s.w.t("web-triqueta-per-animal")) } }
            div.tq-how {
                @for (size, word) in (1..).zip(SIZES) {
                    div.hi[size == 3] {
                        b { @if size == 3 { (s.w.t("web-triqueta-value")) } @else { (number(points(size))) } }
                        small { (s.w.t(word)) }
                    }
                }
            }
            p.soft { (s.w.t("web-triqueta-tiles")) }
        }
    }
}
