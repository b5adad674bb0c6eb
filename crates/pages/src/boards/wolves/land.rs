//! The land: cards with their hexes and motifs. The same for a whole game, so it is written without ado.

use maud::{Markup, PreEscaped, html};
use wolves::Hex;
use wolves::hex::BOARDS;
use wolves::terrain::{Ground, Terrain};

use super::Sheet;
use super::grid::{Point, Tenths, outline};
use crate::assets;

/// A hex around the place where the pen stands.
const HEX: &str = "l-15.2 26.3h-30.4l-15.2-26.3 15.2-26.3h30.4z";
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
pub(super) fn land(sheet: &Sheet<'_>) -> Markup {
    html! {
        defs {
            path #tw-hx d={ "M30.4 0" (HEX) } {}
            path #tw-in d="M27 0 13.500 23.400h-27L-27 0l13.500-23.400h27z" {}
            path #tw-card d=(outline()) {}
            g #tw-legal {
                use href="#tw-hx" class="tw-veil" {}
                use href="#tw-in" class="tw-r1" {}
                use href="#tw-in" class="tw-r2" {}
            }
        }
        g #tw-land { (cards(sheet)) (fills(sheet)) }
        g #tw-motifs { (PreEscaped(motifs(sheet))) }
    }
}

/// Every board is a card with a thin lower edge.
fn cards(sheet: &Sheet<'_>) -> Markup {
    let cards = || (0..BOARDS).filter_map(|board| sheet.grid.card(board));
    html! {
        g.tw-edge { @for at in cards() { use href="#tw-card" x=(at.x) y=(at.plus(0, 40).y) {} } }
        g.tw-card { @for at in cards() { use href="#tw-card" x=(at.x) y=(at.y) {} } }
    }
}

/// All hexes of one ground are one shape.
fn fills(sheet: &Sheet<'_>) -> Markup {
    let of =
        |ground: Ground| sheet.view.hexes.iter().filter(move |hex| hex.ground == ground).map(|hex| hex.hex);
    html! {
        @for ground in GROUNDS {
            path fill={ "var(--" (id(ground)) ")" } d=(hexes(sheet, of(ground))) {}
        }
    }
}

/// These hexes as one shape.
pub(super) fn hexes(sheet: &Sheet<'_>, hexes: impl Iterator<Item = Hex>) -> String {
    let mut path = String::with_capacity(2048);
    for hex in hexes {
        path.push('M');
        sheet.grid.at(hex).plus(304, 0).write(&mut path);
        path.push_str(HEX);
    }
    path
}

/// Two hand-set motifs per ground, kept off the centre where pieces stand.
fn motifs(sheet: &Sheet<'_>) -> String {
    let sprite = &assets::hrefs().symbols;
    let mut motifs = String::with_capacity(16_384);
    for hex in &sheet.view.hexes {
        let variant = if (hex.q ^ hex.r) & 1 == 0 { "0" } else { "1" };
        for part in ["<use href=\"", sprite, "#m-", id(hex.ground), variant, "\""] {
            motifs.push_str(part);
        }
        place(&mut motifs, sheet.grid.at(hex.hex));
        motifs.push_str("/>");
    }
    motifs
}

/// The hexes' names, shown when they are asked for: the log speaks of them.
pub(super) fn names(sheet: &Sheet<'_>) -> Markup {
    let mut names = String::with_capacity(8192);
    for hex in &sheet.view.hexes {
        names.push_str("<text");
        place(&mut names, sheet.grid.at(hex.hex).plus(0, 235));
        names.push('>');
        Tenths(hex.hex.board() as i32 * 10).write(&mut names);
        names.push(char::from(b'A' + hex.hex.letter() as u8));
        names.push_str("</text>");
    }
    html! { g.tw-names #tw-every-name aria-hidden="true" { (PreEscaped(names)) } }
}

/// The attributes of a place.
fn place(out: &mut String, at: Point) {
    out.push_str(" x=\"");
    at.x.write(out);
    out.push_str("\" y=\"");
    at.y.write(out);
    out.push('"');
}
