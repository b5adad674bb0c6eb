//! The Wolves on pages.

mod board;
mod card;
mod epilogue;
mod howto;
mod lessons;
mod picture;
mod terms;

use maud::{Markup, html};

use super::{Gallery, Kit};
use crate::assets;
use crate::icons::symbol;
use crate::rules::{Book, book};

static BOOK: Book = book!("wolves", "TW");

pub(super) static KIT: Kit = Kit {
    style: Some(assets::WOLVES_CSS.href),
    playing: Some(assets::WOLVES_PLAYING_CSS.href),
    script: Some(assets::MAP_JS.href),
    icon: ("alpha", "pack-f"),
    picture: Some(picture::picture),
    variant: Some(card::variant),
    progress: Some(card::progress),
    board: board::draw,
    badge: board::seat_badge,
    signs: board::signs,
    book: Some(&BOOK),
    terms: Some(&terms::TERMS),
    steps: &howto::STEPS,
    course: Some(&lessons::COURSE),
    heard: Some(epilogue::heard),
    moment: Some((board::moment::is, board::moment::draw)),
    epilogue: Some(&epilogue::EPILOGUE),
    fond: Some(&card::FOND),
    gallery: Gallery {
        plies: 60,
        // A wolf that can go somewhere.
        shows_most: |chosen| chosen.starts_with("alpha "),
        tint,
        grounded,
        ..Gallery::PLAIN
    },
    ..Kit::bare("wolves")
};

fn tint(symbol: &str) -> Option<&'static str> {
    Some(match symbol {
        "alpha" => "pack-f",
        "pack" => "pack-r",
        "den" => "pack-g",
        "lair" => "pack-t",
        _ => return None,
    })
}

/// The motif of a terrain lies on its hex.
fn grounded(name: &str) -> Option<Markup> {
    let terrain = name.strip_prefix("m-")?.trim_end_matches(char::is_numeric);
    Some(html! {
        svg.hexed viewBox="-32 -28 64 56" aria-hidden="true" {
            path d="M32 0 16 27.700h-32L-32 0l16-27.700h32z" fill={ "var(--" (terrain) ")" } {}
            (symbol(name))
        }
    })
}
