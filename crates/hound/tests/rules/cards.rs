//! The cards of the box and the sets that can be played (WH71-WH73).

use crate::common::options;
use hound::animal::Side;
use hound::{Hound, Id};
use table::Game;

/// WH71: sixteen of each colour; the expansion replaces seven by cards of the same value.
#[test]
fn wh71_number_cards() {
    let pack = |expansion: &str| {
        let options = options(4, "H01 W01", &[("meat-and-bone", expansion)]);
        options.pack.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let count = |pack: &[String], card: &str| pack.iter().filter(|each| *each == card).count();
    let base = pack("off");
    let counts = |cards: [&str; 8]| cards.map(|card| count(&base, card));
    assert_eq!(counts(["b1", "b2", "b3", "b4", "w1", "w2", "w3", "w4"]), [4, 4, 5, 3, 4, 4, 4, 4]);
    let expanded = pack("on");
    let marked = ["b1m", "b2m", "b3m", "w1b", "w2b", "w3b"].map(|card| count(&expanded, card));
    assert_eq!(marked, [2, 1, 1, 1, 1, 1]);
    let values = |pack: &[String]| {
        let mut values: Vec<String> = pack.iter().map(|card| card[..2].to_owned()).collect();
        values.sort();
        values
    };
    assert_eq!(values(&base), values(&expanded));
}

/// WH72: every card of the fact card_file: spaces for a [1] to a [4] clockwise, whom it is after, what it does.
#[test]
fn wh72_the_printed_cards() {
    let card_file = hound::CardFile::standard();
    assert_eq!(card_file.animals.len(), 24);
    let summary = |id: &str, side: Side| {
        let animal = card_file.animal(Id::new(id).unwrap()).unwrap();
        let face = animal.face(side);
        let spaces = face.motion.map(|motion| [1, 2, 3, 4].map(|value| motion.amount.spaces(value)));
        let by = face.moved_by;
        let way = face.motion.map(|motion| (motion.direction.word(), motion.late));
        let targets: Vec<&str> = face.aims().map(hound::Aim::word).collect();
        format!(
            "{} {by:?} {spaces:?} {way:?} {} {}",
            face.colour.word(),
            targets.join("+"),
            face.effects.sheep()
        )
    };
    let wolf = |spaces: [u8; 4], target: &str| {
        format!("black [true, false] {:?} {:?} {target} -1", Some(spaces), Some(("cw", false)))
    };
    let hound = |target: &str| {
        format!("white [false, true] {:?} {:?} {target} 1", Some([1, 2, 3, 4]), Some(("cw", false)))
    };
    let plain = [1, 2, 3, 4];
    for (id, expected) in [
        ("W01", wolf(plain, "current")),
        ("W02", wolf(plain, "left")),
        ("W03", wolf([2, 3, 4, 5], "current")),
        ("W04", wolf([0, 1, 2, 3], "current")),
        ("W05", wolf(plain, "across")),
        ("W06", wolf([0, 1, 1, 2], "current")),
        ("W07", wolf(plain, "right")),
        ("W08", wolf(plain, "left+right")),
        ("D01", wolf([3, 6, 9, 12], "current")),
        ("D02-1", wolf(plain, "current")),
        ("M01", wolf([2, 3, 4, 5], "current")),
        ("M03", wolf(plain, "current")),
        ("H01", hound("current")),
        ("H02", hound("across")),
        ("H03", hound("left")),
        ("H04", hound("right")),
        ("D02-2", hound("current")),
        ("M04", hound("current")),
        ("E02", hound("current")),
    ] {
        assert_eq!(summary(id, Side::Front), expected, "{id}");
    }
    assert_eq!(summary("M02", Side::Back), wolf([0, 1, 2, 3], "current"));
    assert!(summary("E01", Side::Front).contains("[true, true] Some([1, 2, 3, 4]) Some((\"ccw\", true))"));
    assert!(summary("E02", Side::Back).contains("Some((\"ccw\", false))"));
    assert!(
        summary("S01", Side::Front).contains("pink [true, true] Some([0, 1, 1, 2]) Some((\"ccw\", false))")
    );
    assert!(summary("D02-3", Side::Front).contains("None"));
}

/// WH73: any other legal set can be played, and what cannot be is explained at the option.
#[test]
fn wh73_sets_by_hand() {
    let choices = table::Choices::new(4).with("animals", "H01,H02");
    let settled = Hound::menu(&choices).settle(&choices).unwrap();
    let problem = Hound::options(&settled).unwrap_err();
    assert_eq!(
        (problem.option.as_str(), problem.phrase.key.as_ref()),
        ("animals", "hound-problem-nobody-takes")
    );
    let menu = Hound::menu(&table::Choices::new(4));
    assert_eq!(menu.presets.len(), 45);
    assert_eq!(menu.items[0].default, "H01,W01", "the set for a first game");
}
