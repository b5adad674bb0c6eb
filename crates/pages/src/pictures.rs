//! One paper-cut picture per game, and those for pages that have something else to tell.

use maud::{Markup, html};

use crate::games::kit;
use crate::icons::symbol;
use crate::parts::draft::settled;

/// A game's picture.
pub(crate) fn of_game(game: &str) -> Markup {
    html! {
        svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="420" height="200" fill="var(--sky2)" {}
            @match kit(game).picture {
                Some(picture) => (picture()),
                None => (moon(318, 70, 46)),
            }
        }
    }
}

/// What is shown where something went wrong, by the status.
pub(crate) fn trouble(status: u16) -> Markup {
    html! {
        svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="420" height="200" fill="var(--sky2)" {}
            (moon(300, 62, 38))
            (land("M0 200V130l80-46 90 50 100-60 150 66v60z", "sridge"))
            (land("M0 200V164l150-26 270 30v32z", "forest"))
            @match status {
                // A den that somebody else lives in.
                401 | 403 => { g.pack-d { (put("lair", 150, 66, 120)) } }
                // A sheep that strayed into the forest.
                404 | 410 => { (put("tree-tile", 40, 54, 110)) (put("sheep-lost", 158, 84, 96)) (put("tree-tile", 266, 40, 120)) }
                // Two at the same place at the same time.
                409 => { g.pack-f { (put("pack", 92, 96, 92)) } g.pack-d { (put("pack", 216, 100, 92)) } }
                // Too much for an old wolf.
                429 => (put("grandpa-wolf", 156, 72, 110)),
                500..600 => (put("confused-hound", 150, 66, 118)),
                _ => { g.pack-f { (put("alpha", 156, 78, 100)) } }
            }
        }
    }
}

/// The land behind a board, in the colours of the sky.
#[must_use]
pub fn backdrop(id: &str) -> Markup {
    let draw = || {
        html! {
            svg.back id=(id) viewBox="0 0 1100 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                circle cx="240" cy="150" r="210" fill="var(--sky-moon)" {}
                (land("M0 600V470l150-70 130 60 190-110 170 90 200-130 260 140v150z", "ridge-1"))
                (land("M0 600V540l220-60 180 50 260-80 200 60 240-50v140z", "ridge-2"))
            }
        }
    };
    settled("svg", id, (), draw)
}

pub(crate) fn moon(x: u16, y: u16, r: u16) -> Markup {
    html! { circle cx=(x) cy=(y) r=(r) fill="var(--disc)" {} }
}

pub(crate) fn land(path: &str, fill: &str) -> Markup {
    html! { path d=(path) fill={ "var(--" (fill) ")" } {} }
}

pub(crate) fn put(name: &str, x: i16, y: i16, size: u16) -> Markup {
    html! { svg x=(x) y=(y) width=(size) height=(size) { (symbol(name)) } }
}
