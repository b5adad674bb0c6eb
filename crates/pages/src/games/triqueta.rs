//! Triqueta and Hidden Wolves on pages.

mod board;
mod card;
mod epilogue;
mod howto;
mod lessons;
mod picture;
mod terms;

use super::{Gallery, Kit};
use crate::assets;
use crate::rules::{Book, book};

static BOOK: Book = book!("triqueta", "TQ");

pub(super) static KIT: Kit = Kit {
    style: Some(assets::TRIQUETA_CSS.href),
    playing: None,
    icon: ("owl", "animal-owl"),
    picture: Some(picture::picture),
    variant: Some(card::variant),
    progress: Some(card::progress),
    board: board::draw,
    signs: board::signs,
    book: Some(&BOOK),
    terms: Some(&terms::TERMS),
    steps: &howto::STEPS,
    course: Some(&lessons::COURSE),
    heard: Some(epilogue::heard),
    moment: Some((board::moment::is, board::moment::draw)),
    epilogue: Some(&epilogue::EPILOGUE),
    gallery: Gallery { tint, ..Gallery::PLAIN },
    ..Kit::bare("triqueta")
};

fn tint(symbol: &str) -> Option<&'static str> {
    Some(match symbol {
        "rabbit" => "animal-rabbit",
        "owl" => "animal-owl",
        "deer" => "animal-deer",
        "boar" => "animal-boar",
        "ram" => "animal-ram",
        "bear" => "animal-bear",
        "wolf" => "animal-wolf",
        _ => return None,
    })
}
