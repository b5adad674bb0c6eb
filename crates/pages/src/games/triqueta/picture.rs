//! The picture of Triqueta: tokens among trees.

use maud::{Markup, html};

use crate::pictures::{land, moon, put};

pub(super) fn picture() -> Markup {
    html! {
        (moon(210, 72, 46))
        (land("M0 200V120l80-50 90 54 100-50 150 66v60z", "sridge"))
        (land("M0 200V160l150-26 270 30v36z", "forest"))
        (put("tree-tile", 6, 48, 110))
        (put("tree-tile", 330, 66, 92))
        (token("bear", 10, 96, 104, 84))
        (token("wolf", 11, 168, 94, 92))
        (token("owl", 6, 248, 104, 84))
    }
}

/// A light token with its animal and what three of them are worth.
fn token(animal: &str, value: u8, x: i16, y: i16, size: u16) -> Markup {
    html! {
        svg class={ "animal-" (animal) } x=(x) y=(y) width=(size) height=(size) viewBox="0 0 100 100" {
            path d="M50 7 88 28v46L50 97 12 74V28z" fill="var(--cut)" {}
            path d="M50 3 89 25.500v46L50 94 11 71.500v-46z" fill="currentColor" {}
            path d="M50 11 82 29.500v38L50 86 18 67.500v-38z" fill="var(--token-face)" {}
            (put(animal, 25, 21, 50))
            path d="M35 75h30v16l-15 9-15-9z" fill="currentColor" {}
            text x="50" y="90.500" text-anchor="middle" font-weight="700" font-size="17" fill="var(--card)" { (value) }
        }
    }
}
