//! Cards with effects of their own (WH40-WH47).

use crate::common::{Play, place, seat};
use crate::lines;
use hound::event::Event;
use table::Viewer;

/// WH40: leaving place 1 is not passing it, and without movement nothing flips.
#[test]
fn wh40_leaving_is_not_passing() {
    let mut table = Play::new(4, "M03", &lines("hand 1: b1 w1\nturn: 1"));
    table.play("b1");
    assert_eq!(table.animals(), "M03@2");
    let mut still = Play::new(4, "M02", &lines("hand 1: w1 b1\nturn: 1"));
    still.play("w1");
    assert_eq!(still.animals(), "M02@1", "n-1 of a [1] is no movement");
    let mut lap = Play::new(4, "M03", &lines("hand 1: b4 w1\nturn: 1"));
    lap.play("b4");
    assert_eq!(lap.animals(), "M03@1/back", "a lap comes back to place 1");
}

/// WH41: two Metamorphic cards of one colour in one place: the current player flips one.
#[test]
fn wh41_the_current_player_chooses() {
    let text = lines("hand 1: b1 w3\nturn: 1\nanimals: M01@2/back M02@3");
    let mut table = Play::new(4, "M01 M02", &text);
    // Both are hounds: white 3 moves M01 four places, back to 2 past place 1, M02 two places to 1.
    table.play("w3");
    assert_eq!(table.animals(), "M01@2 M02@1/back", "no clash");
    let text = lines("hand 1: b2 w3\nturn: 1\nanimals: M01@3 M02@1/back");
    let mut table = Play::new(4, "M01 M02", &text);
    // Both are wolves: black 2 moves M01 three places to 2 past place 1, so it flips; M02 goes one to 2.
    table.play("b2");
    assert_eq!(table.animals(), "M01@2/back M02@2/back");
    let text = lines("hand 1: b2 w3\nturn: 1\nanimals: M01@3/back M02@2");
    let mut table = Play::new(4, "M01 M02", &text);
    // Both are hounds. White 3: M01 a lap, flipped to wolf at 3; M02 two places to 4.
    table.play("w3");
    assert_eq!(table.animals(), "M01@3 M02@4");
    let text = "hand 2: b2 w3\nhand 1: b1\nhand 3: b1\nhand 4: b1\npile: w4 w4\nturn: 2 play\nanimals: M01@2 M02@4/back";
    let mut table = Play::new(4, "M01 M02", text);
    // Both are wolves: M01 goes three to 1 and flips to hound; M02 goes one to 1 and flips to hound: a clash.
    table.play("b2");
    assert_eq!(table.to_act(), Some(2), "still place 2's decision");
    assert_eq!(table.legal(), "flip M01, flip M02");
    assert_eq!(table.refused("b1").rule, "TA03");
    assert_eq!(table.refused("flip W01").rule, "WH41");
    table.play("flip m02");
    assert_eq!(table.animals(), "M01@1/back M02@1/back");
    assert_eq!(table.place(), 3);
    assert_eq!(table.view(seat(2)).hand.len(), 2, "the card is drawn after the choice");
}

/// WH41: at set-up place 1 chooses; where it makes no difference the lower id flips and nobody is asked; for a
/// dummy its partner chooses.
#[test]
fn wh41_set_up_and_dummies() {
    let mut table = Play::new(4, "M01 M03", &lines("hand 1: b1 w3\nturn: 1"));
    assert_eq!((table.to_act(), table.legal().as_str()), (Some(1), "flip M01, flip M03"));
    table.play("flip M03");
    assert_eq!((table.animals().as_str(), table.legal().as_str()), ("M01@1 M03@1/back", "b1, w3"));
    let text = "hand 1: b1 w4\nhand 2: b1 b2\nhand 3: b1\nhand 4: b1\npile: w4 w4\nturn: 2 play\nanimals: M03@4 M04@4/back";
    let mut alike = Play::new(4, "M03 M04", text);
    alike.play("b1");
    assert_eq!(alike.animals(), "M03@1 M04@1", "both came as hounds; M03 was flipped back");
    let text = "hand 1: b1 w4\nhand 2: b1 b2\nhand 3: b4 b4\npile: b4 w1\ndeck 4:\nturn: 3 play\nanimals: M01@2/back M02@4";
    let mut dummy = Play::new(3, "M01 M02", text);
    dummy.play("b4");
    assert_eq!(dummy.place(), 4);
    assert_eq!(dummy.to_act(), Some(2), "the dummy's partner chooses");
}

/// WH42: nothing moves Grandpa after a turn without a card, and each card moves him once.
#[test]
fn wh42_grandpa_rests_after_a_skipped_turn() {
    let text = "hand 1: b1 w1\nhand 2: w4 w2\nhand 3: b1 b2\nhand 4: w1\npile: b3 b3 b3\nturn: 2 play\nplayed: 1:w3\nanimals: E01@1 S01@3";
    let mut table = Play::new(4, "E01 S01", text);
    // Skip goes two back to 1. End of turn 2: three back for place 1's card: 1 → 2.
    table.play("w4");
    assert_eq!(table.animals(), "S01@1 E01@2");
    // End of turn 3: a lap for place 2's card. Turn 4 is skipped; at its end two back for place 3's card.
    table.play("b2");
    assert_eq!((table.place(), table.animals().as_str()), (1, "S01@4 E01@4"));
    // No card was played in turn 4, so nothing moves him at the end of turn 5.
    table.play("b1");
    assert_eq!(table.animals(), "S01@4 E01@4");
}

/// WH43: in company the Confused Hound flips at the end of every turn, also when it did not move.
#[test]
fn wh43_every_turn_in_company() {
    let mut table = Play::new(4, "W01 E02", &lines("hand 1: b4 b1\nturn: 1"));
    table.play("b4");
    assert_eq!(table.animals(), "W01@1 E02@1/back");
    table.play("b1");
    assert_eq!(table.animals(), "W01@2 E02@1/back", "alone it stays as it is");
}

/// WH44: no card moves the Blanket Wolf, and no symbol stops it; it looks for a blanket when a card was played.
#[test]
fn wh44_blanket_wolf() {
    let text = lines("hand 1: b4 b1\nturn: 1\nanimals: D02-1@2 D02-2@2 D02-3@3/back");
    let mut table = Play::new(4, "D02-1 D02-2 D02-3", &text);
    table.play("b4");
    assert_eq!(table.animals(), "D02-1@2 D02-2@2 D02-3@2/back", "it walks to them and flips next time");
    table.play("b1");
    assert_eq!(table.animals(), "D02-1@3 D02-2@2 D02-3@2");
}

/// WH45: Grandpa, Blanket Wolf, Confused Hound: who moves first decides whom the hound meets.
#[test]
fn wh45_order_at_the_end_of_a_turn() {
    let text =
        "hand 2: b4 b1\nhand 1: b1\nhand 3: b1\nhand 4: b1\nturn: 2 play\nplayed: 1:w1\nanimals: E01@4 E02@3";
    let mut table = Play::new(4, "E01 E02", text);
    table.play("b4");
    assert_eq!(table.animals(), "E01@3 E02@3/back", "Grandpa came first, then the hound looked around");
}

/// WH45: the effects also happen in skipped turns, unless the other reading was chosen.
#[test]
fn wh45_effects_in_skipped_turns() {
    let text = "hand 1: b1\nhand 2: w1 b1\nhand 3: b1\nhand 4: b1\nturn: 2 play\nanimals: E02@4 S01@3 W01@4";
    let mut table = Play::new(4, "W01 E02 S01", text);
    table.play("b1");
    assert_eq!(table.place(), 4, "place 3 was skipped");
    assert_eq!(table.animals(), "W01@1 S01@3 E02@4");
    let text = text.replace("E02@4", "E02@1");
    let on = |value| {
        let mut table = Play::with(4, "W01 E02 S01", &[("effects-when-skipped", value)], &text);
        table.play("b1");
        table.animals()
    };
    assert_eq!(on("on"), "W01@1 S01@3 E02@1", "flipped at the end of turn 2 and of turn 3");
    assert_eq!(on("off"), "W01@1 S01@3 E02@1/back", "flipped only once");
}

/// WH46: a skipped turn has no end check, no card and no draw.
#[test]
fn wh46_skip() {
    let text = "hand 1: b1\nhand 2: w1 b4\nhand 3: b1\nhand 4: b1\npile: b2\nturn: 2 play\nsheep: 3 3 1 3\nanimals: S01@3 W01@3";
    let mut table = Play::new(4, "W01 S01", text);
    table.play("w1");
    assert_eq!(table.place(), 4);
    assert_eq!(table.sheep(), [3, 3, 1, 3]);
    let view = table.view(Viewer::Public);
    assert_eq!((view.places[2].cards, view.pile), (1, 0));
}

/// WH47: a [3] is refused; a hand of threes is public from then on.
#[test]
fn wh47_no_threes() {
    let text = lines("hand 1: b3 w1\nturn: 5\nanimals: S02@1 W01@3");
    let mut table = Play::new(4, "W01 S02", &text);
    assert_eq!(table.legal(), "w1");
    assert_eq!(table.refused("b3").rule, "WH47");
    table.play("w1");
    let text = "hand 1: b3 w3\nhand 2: b1 w1\nhand 3: b1\nhand 4: w4\npile: b2 b2\nturn: 4 play\nanimals: S02@1 W01@3";
    let mut table = Play::new(4, "W01 S02", text);
    table.play("w4");
    assert_eq!(table.place(), 2);
    let shown = Event::Showed {
        place: place(1),
        cards: ["b3", "w3"].map(|card| hound::Card::parse(card).unwrap()).to_vec(),
    };
    let emission = table.log.iter().find(|emission| emission.seen_by(Viewer::Public) == Some(&shown));
    assert!(emission.is_some_and(table::Emission::reveals));
    table.play("b1");
    assert_eq!(table.view(seat(4)).places[0].known.iter().flatten().count(), 2, "still remembered");
}
