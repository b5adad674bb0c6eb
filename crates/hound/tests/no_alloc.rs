//! A playout touches the heap nowhere.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use hound::Hound;
use table::playout::playout;
use table::{Game, Quick};

#[test]
fn a_playout_allocates_nothing() {
    let mut chance = Quick::new(1);
    let mut moves = Vec::with_capacity(16);
    let sets =
        ["H01 W01", "M01 M03 S01", "W06 S02 E01", "D02-1 D02-2 D02-3 E02", "W01 W02 W03 W04 W05 W06 W07 W08"];
    for players in 2..=4 {
        for expansion in ["off", "on"] {
            for animals in sets {
                let options = common::options(players, animals, &[("meat-and-bone", expansion)]);
                let deal = Hound::deal(&options, &mut chance);
                let (game, _) = Hound::start(&options, &deal).unwrap();
                let mut places = 0;
                let heap = allocation_counter::measure(|| {
                    for _ in 0..50 {
                        let mut position = game.fresh(&mut chance);
                        playout(&game, &mut position, &mut moves, &mut chance);
                        places += game.outcome(&position).map_or(0, |outcome| outcome.seats[0].place);
                    }
                });
                assert_eq!(heap.count_total, 0, "{players} players, {animals}, Meat & Bone {expansion}");
                assert!((50..=100).contains(&places));
            }
        }
    }
    // The counter counts.
    assert_eq!(allocation_counter::measure(|| drop(vec![1])).count_total, 1);
}
