//! Wolf & Hound on pages.

mod board;
mod card;
mod chooser;
mod epilogue;
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
    playing: None,
    icon: ("card-hound", ""),
    picture: Some(picture::picture),
    variant: Some(card::variant),
    progress: Some(card::progress),
    teams: true,
    board: board::draw,
    signs: board::signs,
    badge: board::seat_badge,
    book: Some(&BOOK),
    terms: Some(&terms::TERMS),
    steps: &howto::STEPS,
    course: Some(&lessons::COURSE),
    option: Some(chooser::field),
    making: &[assets::HOUND_CSS.href, assets::CHOOSER_CSS.href],
    set_picture: Some(chooser::set_picture),
    heard: Some(epilogue::heard),
    moment: Some((board::moment::is, board::moment::draw)),
    epilogue: Some(&epilogue::EPILOGUE),
    fond: Some(&card::FOND),
    gallery: Gallery { plies: 9, shelf: Some(gallery::cards), ..Gallery::PLAIN },
    ..Kit::bare("hound")
};
