//! The land: cards with their hexes and motifs. The same for a whole game, so it is written without ado.

use maud::{Markup, PreEscaped, Render, html};
use wolves::Hex;
use wolves::hex::BOARDS;
use wolves::terrain::{Ground, Terrain};

use super::Stage;
use super::grid::{Tenths, outline};
use crate::assets;
use crate::icons::Drawn;
use crate::routes;

/// A hex, from its right corner on.
const HEX: &str = "l-15.2 26.3h-30.4l-15.2-26.3 15.2-26.3h30.4z";
/// A smaller one for rings.
const RING: &str = "l-13.5 23.4h-27l-13.5-23.4 13.5-23.4h27z";
/// Both around the middle. Shapes of their own are quicker than what refers to other shapes, where many change.
pub(super) const HEX_HERE: PreEscaped<&str> =
    PreEscaped("M30.4 0l-15.2 26.3h-30.4l-15.2-26.3 15.2-26.3h30.4z");
pub(super) const RING_HERE: PreEscaped<&str> = PreEscaped("M27 0l-13.5 23.4h-27l-13.5-23.4 13.5-23.4h27z");
/// Its halves, where there are two pieces.
pub(super) const BACK_HERE: PreEscaped<&str> =
    PreEscaped("M0-26.300v52.600h-15.200l-15.200-26.300 15.200-26.300z");
pub(super) const FRONT_HERE: PreEscaped<&str> =
    PreEscaped("M0-26.300v52.600h15.200l15.200-26.300-15.200-26.300z");
const GROUNDS: [Ground; 7] = [
    Ground::Land(Terrain::Forest),
    Ground::Land(Terrain::Rock),
    Ground::Land(Terrain::Grass),
    Ground::Land(Terrain::Tundra),
    Ground::Land(Terrain::Desert),
    Ground::Water,
    Ground::Chasm,
];

/// The name of a ground in style and symbols.
pub(super) const fn id(ground: Ground) -> &'static str {
    match ground {
        Ground::Land(terrain) => terrain.id(),
        Ground::Water => "water",
        Ground::Chasm => "chasm",
    }
}

/// Shapes that are used again and again, and the land itself.
pub(super) fn land(stage: &Stage<'_>) -> Markup {
    html! {
        defs {
            path #tw-hx d=(HEX_HERE) {}
            path #tw-in d=(RING_HERE) {}
            path #tw-card d=(outline()) {}
        }
        g #tw-land { (cards(stage)) (fills(stage)) }
        g #tw-motifs { (motifs(stage)) }
    }
}

/// Every board is a card with a thin lower edge.
fn cards(stage: &Stage<'_>) -> Markup {
    let cards = || (0..BOARDS).filter_map(|board| stage.grid.card(board));
    html! {
        g.tw-edge { @for at in cards() { use href="#tw-card" x=(at.x) y=(at.plus(0, 40).y) {} } }
        g.tw-card { @for at in cards() { use href="#tw-card" x=(at.x) y=(at.y) {} } }
    }
}

/// All hexes of one ground are one shape.
fn fills(stage: &Stage<'_>) -> Markup {
    let of =
        |ground: Ground| stage.view.hexes.iter().filter(move |hex| hex.ground == ground).map(|hex| hex.hex);
    html! {
        @for ground in GROUNDS {
            path fill={ "var(--" (id(ground)) ")" } d=(hexes(stage, of(ground))) {}
        }
    }
}

/// These hexes as one shape.
pub(super) fn hexes(stage: &Stage<'_>, hexes: impl Iterator<Item = Hex> + Clone) -> impl Render {
    shapes(stage, hexes, 304, HEX)
}

/// Rings in these hexes as one shape.
pub(super) fn rings(stage: &Stage<'_>, hexes: impl Iterator<Item = Hex> + Clone) -> impl Render {
    shapes(stage, hexes, 270, RING)
}

fn shapes(
    stage: &Stage<'_>,
    hexes: impl Iterator<Item = Hex> + Clone,
    right: i32,
    shape: &'static str,
) -> impl Render {
    Drawn(move |out| {
        for hex in hexes.clone() {
            one(stage, hex, right, shape, out);
        }
    })
}

fn one(stage: &Stage<'_>, hex: Hex, right: i32, shape: &str, out: &mut String) {
    out.push('M');
    stage.grid.at(hex).plus(right, 0).write(out);
    out.push_str(shape);
}

/// The shape of one hex. Where many come and go, a browser shows them sooner than what refers to a common one.
pub(super) fn hex(stage: &Stage<'_>, hex: Hex, out: &mut String) {
    one(stage, hex, 304, HEX, out);
}

/// Two hand-set motifs per ground, kept off the centre where pieces stand.
fn motifs(stage: &Stage<'_>) -> impl Render {
    Drawn(|out| {
        let sprite = routes::path(assets::WOLVES_SVG.href);
        let both = |ground: Ground| [0, 1].map(|nth| format!("<use href=\"{sprite}#m-{}{nth}\"", id(ground)));
        let motifs = GROUNDS.map(both);
        for hex in &stage.view.hexes {
            let ground = GROUNDS.iter().position(|ground| *ground == hex.ground).unwrap_or_default();
            let nth = usize::from((hex.q ^ hex.r) & 1 != 0);
            for part in [&motifs[ground][nth], stage.grid.place(hex.hex), "/>"] {
                out.push_str(part);
            }
        }
    })
}

/// The hexes' names, shown when they are asked for: the log speaks of them.
pub(super) fn names(stage: &Stage<'_>) -> Markup {
    let names = Drawn(|out: &mut String| {
        for hex in &stage.view.hexes {
            for part in ["<text", stage.grid.place(hex.hex), ">"] {
                out.push_str(part);
            }
            Tenths(hex.hex.board() as i32 * 10).write(out);
            out.push(char::from(b'A' + hex.hex.letter() as u8));
            out.push_str("</text>");
        }
    });
    html! { g.tw-names #tw-every-name aria-hidden="true" transform="translate(0 23.500)" { (names) } }
}
