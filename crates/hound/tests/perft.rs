//! How many ways a game can go: fixed numbers for fixed deals. A change of any of them is a change of the rules.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use hound::Hound;
use table::playout::perft;
use table::{Game, Quick};

/// Players, animals, Meat & Bone; then the sequences of 2, 4, 6, 8 and 10 moves.
type Line = (u8, &'static str, &'static str, [u64; 5]);

const TABLE: [Line; 12] = [
    (4, "H01 W01", "off", [12, 144, 1248, 13312, 128_564]),
    (4, "H01 W01", "on", [12, 192, 2048, 26624, 295_819]),
    (4, "H01 W01 S01", "off", [12, 137, 1403, 14464, 150_875]),
    (4, "H01 W01 S02", "off", [10, 114, 780, 7412, 59200]),
    (4, "M01 M02", "off", [12, 138, 1152, 11480, 100_581]),
    (4, "M01 M03", "on", [8, 78, 1086, 10478, 107_647]),
    (4, "D02-1 D02-2 D02-3", "off", [12, 144, 1248, 13215, 126_801]),
    (4, "W01 E01 E02", "on", [12, 192, 2048, 26624, 296_029]),
    (3, "H01 W01", "off", [12, 96, 832, 6656, 62390]),
    (3, "M01 M02 S02", "on", [10, 76, 628, 4549, 33990]),
    (2, "H01 W01", "off", [12, 48, 416, 1664, 15443]),
    (2, "W06 S01 S02", "on", [10, 55, 326, 2069, 13403]),
];

#[test]
fn perft_numbers_stay() {
    let mut found = Vec::new();
    for (players, animals, expansion, _) in TABLE {
        let options = common::options(players, animals, &[("meat-and-bone", expansion)]);
        let deal = Hound::deal(&options, &mut Quick::new(2026));
        let (game, position) = Hound::start(&options, &deal).unwrap();
        found.push((
            players,
            animals,
            expansion,
            [2, 4, 6, 8, 10].map(|depth| perft(&game, &position, depth)),
        ));
    }
    assert_eq!(found, TABLE, "{found:#?}");
}
