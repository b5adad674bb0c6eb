//! Terrain tiles: what they show, with the other side peeking out below.

use maud::{Markup, html};
use wolves::terrain::Terrain;

use crate::icons::symbol;

/// A tile with both its sides; one with an id turns over before the reader's eyes.
pub(super) fn tile(id: Option<String>, shown: Terrain, hidden: Terrain) -> Markup {
    html! {
        svg.tw-tile id=[&id] data-piece[id.is_some()] data-face=[id.is_some().then_some(shown.id())] viewBox="-30 -28 68 62" aria-hidden="true" {
            g transform="translate(8 7)" { (side(hidden, ".84", 1)) }
            use href="#tw-in" fill="var(--cut)" y="2.500" {}
            use.tw-face href="#tw-in" fill={ "var(--" (shown.id()) ")" } {}
            g transform="scale(.82)" { (symbol(&format!("m-{}0", shown.id()))) }
        }
    }
}

fn side(terrain: Terrain, scale: &str, motif: u8) -> Markup {
    html! {
        g transform={ "scale(" (scale) ")" } {
            use href="#tw-hx" fill={ "var(--" (terrain.id()) ")" } {}
            (symbol(&format!("m-{}{motif}", terrain.id())))
        }
    }
}

/// A small hex in a terrain's colour and motif.
pub(super) fn swatch(terrain: Terrain) -> Markup {
    html! {
        svg.tw-sw viewBox="-32 -28 64 56" aria-hidden="true" { (side(terrain, "1", 0)) }
    }
}

/// A terrain as a small hex inside a picture, with its middle there.
pub(super) fn small(terrain: Terrain, x: i32, y: i32) -> Markup {
    html! {
        path class="tw-after" fill={ "var(--" (terrain.id()) ")" } d={ "M" (x + 6) " " (y) "l-3 5.200h-6l-3-5.200 3-5.200h6z" } {}
    }
}
