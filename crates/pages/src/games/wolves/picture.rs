//! The picture of The Wolves: packs on a ridge of hexes.

use maud::{Markup, html};

use crate::icons::symbol;
use crate::pictures::{land, moon, put};

/// A ridge of hexes below the moon: column, whether it stands high, terrain and motif.
const RIDGE: [(i16, bool, &str, u8); 10] = [
    (-31, false, "desert", 1),
    (20, true, "grass", 0),
    (71, false, "tundra", 1),
    (122, true, "forest", 0),
    (173, false, "tundra", 1),
    (224, true, "water", 0),
    (275, false, "desert", 1),
    (326, true, "grass", 0),
    (377, false, "rock", 1),
    (428, true, "forest", 0),
];

pub(super) fn picture() -> Markup {
    html! {
        (moon(318, 70, 46))
        (land("M0 200V120l70-40 60 36 80-62 90 70 120-50v126z", "sridge"))
        @for (x, high, terrain, motif) in RIDGE {
            (hex(x, if high { 172 } else { 201 }, terrain, motif))
        }
        @for (x, high, _, motif) in RIDGE {
            @if high { (hex(x, 231, ["forest", "grass"][usize::from(motif + 1) % 2], 1)) }
        }
        g.pack-f { (put("alpha", 88, 92, 96)) }
        g.pack-d { (put("pack", 232, 118, 66)) }
        g.pack-t { (put("lair", 336, 112, 66)) }
    }
}

fn hex(x: i16, y: i16, terrain: &str, motif: u8) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            path d="M32.500 4 16 32h-32l-16.500-28L-16-24h32z" fill="var(--region-edge)" {}
            path d="M34 0 17 29.400h-34L-34 0l17-29.400h34z" fill="var(--region)" {}
            path d="M32 0 16 27.700h-32L-32 0l16-27.700h32z" fill={ "var(--" (terrain) ")" } {}
            (symbol(&format!("m-{terrain}{motif}")))
        }
    }
}
