//! One paper-cut picture per game, and those for pages that have something else to tell.

use maud::{Markup, html};

use crate::icons::symbol;

/// A game's picture.
pub(crate) fn scene(game: &str) -> Markup {
    html! {
        svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect width="420" height="200" fill="var(--sky2)" {}
            @match game {
                "wolves" => (wolves()),
                "hound" => (hound()),
                "triqueta" => (triqueta()),
                _ => (moon(318, 70, 46)),
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
    html! {
        svg.back id=(id) viewBox="0 0 1100 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            circle cx="240" cy="150" r="210" fill="var(--sky-moon)" {}
            (land("M0 600V470l150-70 130 60 190-110 170 90 200-130 260 140v150z", "ridge-1"))
            (land("M0 600V540l220-60 180 50 260-80 200 60 240-50v140z", "ridge-2"))
        }
    }
}

fn moon(x: u16, y: u16, r: u16) -> Markup {
    html! { circle cx=(x) cy=(y) r=(r) fill="var(--disc)" {} }
}

fn land(path: &str, fill: &str) -> Markup {
    html! { path d=(path) fill={ "var(--" (fill) ")" } {} }
}

fn put(name: &str, x: i16, y: i16, size: u16) -> Markup {
    html! { svg x=(x) y=(y) width=(size) height=(size) { (symbol(name)) } }
}

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

fn wolves() -> Markup {
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

fn hound() -> Markup {
    html! {
        (moon(96, 66, 42))
        (land("M0 200V110l90-30 90 44 110-70 130 62v84z", "sridge"))
        (land("M0 200V150l110-24 120 30 190-40v84z", "grass"))
        (land("M0 200V178l160-20 260 22v20z", "forest"))
        (put("sheep", 150, 118, 58))
        (put("sheep", 204, 132, 52))
        (put("card-wolf", 22, 86, 112))
        (put("card-hound", 282, 84, 116))
    }
}

fn triqueta() -> Markup {
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
