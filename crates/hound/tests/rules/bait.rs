//! Meat and Bone (WH50, WH51).

use crate::common::Play;
use hound::event::Event;
use table::Viewer;

/// WH50: Bone stops hounds, Meat wolves, and neither stops pink.
#[test]
fn wh50_which_symbol_stops_whom() {
    let play = |animals: &str, card: &str| {
        let text =
            "hand 1: w3 b3\nhand 2: w4\nhand 3: w4\nhand 4: w4\npile: b2\nturn: 5 play\nplayed: 2:w1b 3:b1m";
        let mut table = Play::with(4, animals, &[("meat-and-bone", "on")], text);
        table.play(card);
        table.animals()
    };
    assert_eq!(play("H01 W06", "w3"), "W06@1 H01@2", "Bone at place 2");
    assert_eq!(play("W01", "b3"), "W01@3", "Meat at place 3");
    assert_eq!(play("S02 W06", "b3"), "W06@2 S02@4");
}

/// WH50: a symbol that stops an animal ends its movement there, and what follows from it.
#[test]
fn wh50_a_stopped_metamorphic_does_not_flip() {
    let text = "hand 1: w1\nhand 2: b4 b1\nhand 3: w1\nhand 4: w1\npile: b2 b2\nturn: 6 play\nplayed: 4:b1m\nanimals: M03@2";
    let mut table = Play::with(4, "M03", &[("meat-and-bone", "on")], text);
    table.play("b4");
    assert_eq!(table.animals(), "M03@4", "stopped before place 1");
    let moved = table.told(Viewer::Public).into_iter().find_map(|event| match event {
        Event::Moved { path, stopped, .. } => Some((path.len(), *stopped)),
        _ => None,
    });
    assert_eq!(moved, Some((2, true)));
}

/// WH51: it leaves freely and is stopped when it comes round; counter-clockwise too; for Grandpa the symbol of
/// the place whose card drives him does not count.
#[test]
fn wh51_coming_round_and_grandpa() {
    let text = "hand 1: w4 b1\nhand 2: b2\nhand 3: w4\nhand 4: b1\npile: b2\nturn: 5 play\nplayed: 3:w1b\nanimals: E02@3/back W06@1";
    let mut table = Play::with(4, "W06 E02", &[("meat-and-bone", "on")], text);
    table.play("w4");
    assert_eq!(table.animals(), "W06@1 E02@3/back", "a lap backwards to the same Bone");
    let red_devil = "hand 1: b2 b1\nhand 2: w4\nhand 3: w4\nhand 4: b1\npile: b2\nturn: 5 play\nplayed: 3:b1m\nanimals: D01@3";
    let mut table = Play::with(4, "D01", &[("meat-and-bone", "on")], red_devil);
    table.play("b2");
    assert_eq!(table.animals(), "D01@3", "six spaces end where it comes round");
    let grandpa = |played: &str| {
        let text = format!(
            "hand 1: b1\nhand 2: w2 w1\nhand 3: w1\nhand 4: w1\npile: w3\nturn: 6 play\nplayed: {played}\nanimals: E01@2"
        );
        let mut table = Play::with(4, "E01", &[("meat-and-bone", "on")], &text);
        table.play("w2");
        table.animals()
    };
    assert_eq!(grandpa("1:b3m"), "E01@3", "place 1's own Meat does not stop what place 1's card moves");
    assert_eq!(grandpa("4:b1m 1:b3"), "E01@4", "place 4's does");
}
