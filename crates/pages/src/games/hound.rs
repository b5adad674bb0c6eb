//! Wolf & Hound on pages.

mod board;
mod card;
mod gallery;
mod howto;
mod lessons;
mod picture;
mod terms;

use super::{Gallery, Kit};
use crate::assets;
use crate::rules::{Book, book};

static BOOK: Book = book!("hound", "WH");

pub(super) static KIT: Kit = Kit {
    style: Some(assets::HOUND_CSS.href),
    icon: ("card-hound", ""),
    picture: Some(picture::picture),
    variant: Some(card::variant),
    board: board::draw,
    badge: board::seat_badge,
    book: Some(&BOOK),
    terms: Some(&terms::TERMS),
    steps: &howto::STEPS,
    course: Some(&lessons::COURSE),
    gallery: Gallery { plies: 9, shelf: Some(gallery::cards), ..Gallery::PLAIN },
    ..Kit::bare("hound")
};
