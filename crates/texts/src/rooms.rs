//! Where the messages lie: one room per game, and the house for what belongs to none.
//!
//! A room is the folder `i18n/ROOM/LANG`. This registry is the only place that names rooms and files: another game
//! is one more line.

use crate::lang::Lang;

/// A file in every language, in the order of [`Lang::ALL`].
type File = [&'static str; Lang::ALL.len()];

/// The texts of a room's files.
macro_rules! room {
    ($room:literal: $($file:literal)*) => {
        &[$([
            include_str!(concat!("../i18n/", $room, "/en/", $file, ".ftl")),
            include_str!(concat!("../i18n/", $room, "/fr/", $file, ".ftl")),
            include_str!(concat!("../i18n/", $room, "/de/", $file, ".ftl")),
        ]),*]
    };
}

/// Every room. A game's rules speak from `game`, its board from `board`, its lessons, short rules and words from
/// `guide`, and its bots' reasons from `bots`; a game without one of these has no such file.
const ROOMS: &[&[File]] = &[
    room!("house": "table" "cli" "web" "server" "bots" "guide" "names" "host" "time" "ending" "rating" "tournament" "people"),
    room!("triqueta": "game" "board" "guide" "bots"),
    room!("hound": "game" "board" "guide" "bots"),
    room!("wolves": "game" "board" "guide" "bots"),
    // The toy of the contract suite, which only tests play.
    room!("toy": "game"),
];

/// The texts of all files in this language.
pub(crate) fn texts(lang: Lang) -> impl Iterator<Item = &'static str> {
    ROOMS.iter().copied().flatten().map(move |file| file[lang as usize])
}
