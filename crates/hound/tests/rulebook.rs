//! Every worked example and every answer of the rulebook.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use common::Play;

/// Example 6-1: a wolf in front of the current player takes one of three sheep (WH11).
#[test]
fn example_6_1_a_wolf_takes_a_sheep() {
    let table = Play::new(
        4,
        "H01 W01",
        "hand 1: b1 w1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 5\nanimals: W01@1 H01@2",
    );
    assert_eq!(table.sheep(), [2, 3, 3, 3]);
    assert_eq!(table.to_act(), Some(1));
}

/// Example 6-2: the last sheep is gone, so the other team wins at the end check (WH30).
#[test]
fn example_6_2_no_sheep_left() {
    let mut table = Play::new(
        4,
        "H01 W01",
        "hand 1: b2\nhand 2: b1\nhand 3: b1\nhand 4: w1\npile: b3 b3\nturn: 4\nsheep: 1 3 3 3\nanimals: W01@1 H01@2",
    );
    table.play("w1");
    assert_eq!(table.sheep(), [0, 3, 3, 3]);
    assert_eq!(table.ended(), Some(("zero", vec![2, 4])));
}

/// Example 6-3: white 3 moves the hound three places clockwise and leaves the wolf (WH13, WH20).
#[test]
fn example_6_3_only_the_matching_colour_moves() {
    let mut table = Play::new(
        4,
        "H01 W01",
        "hand 1: b1\nhand 2: b1\nhand 3: w3 b2\nhand 4: b1\nturn: 3 play\nanimals: W01@3 H01@2",
    );
    table.play("w3");
    assert_eq!(table.animals(), "W01@3 H01@1");
}

/// Example 8-1: the Metamorphic wolf stops at place 1, flips, gives a sheep back, and white cards move it (WH40).
#[test]
fn example_8_1_metamorphic() {
    let mut table = Play::new(
        4,
        "M03 W06",
        "hand 1: w1 b4\nhand 2: b1\nhand 3: b1\nhand 4: b1\npile: b2 b2\nturn: 4 play\nsheep: 2 4 4 4\nanimals: M03@4 W06@3",
    );
    table.play("b1");
    assert_eq!(table.animals(), "W06@3 M03@1/back");
    assert_eq!(table.sheep(), [3, 4, 4, 4]);
    table.play("w1");
    assert_eq!(table.animals(), "W06@3 M03@2/back");
}

/// Example 8-2: +1 makes three spaces of a black 2 (WH20).
#[test]
fn example_8_2_one_more() {
    let mut table =
        Play::new(4, "H01 W03", "hand 1: b2\nhand 2: b1\nhand 3: b1\nhand 4: b1\npile: b1\nturn: 1");
    table.play("b2");
    assert_eq!(table.animals(), "W03@4 H01@1");
}

/// Example 8-3: half of three is one space (WH20). Half of one is none, of four two.
#[test]
fn example_8_3_half() {
    let mut table =
        Play::new(4, "H01 W06", "hand 1: b3\nhand 2: b1\nhand 3: b4\nhand 4: b1\npile: b1\nturn: 1");
    table.play("b3");
    assert_eq!(table.animals(), "W06@2 H01@1");
    table.play("b1");
    assert_eq!(table.animals(), "W06@2 H01@1");
    table.play("b4");
    assert_eq!(table.animals(), "W06@4 H01@1");
}

/// Example 8-4 and question 4: all matching animals move, each by its own rule (WH13).
#[test]
fn example_8_4_both_wolves_move() {
    let mut table =
        Play::new(4, "W01 W06", "hand 1: b3\nhand 2: b1\nhand 3: b1\nhand 4: b1\npile: b1\nturn: 1");
    table.play("b3");
    assert_eq!(table.animals(), "W01@4 W06@2");
}

/// Example 8-5: half of three, counter-clockwise, by a card of either colour (WH20).
#[test]
fn example_8_5_half_backwards() {
    for (card, to) in [("b3", 4), ("w2", 4), ("b4", 3), ("w1", 1)] {
        let lines = format!("hand 1: {card}\nhand 2: b1\nhand 3: b1\nhand 4: b1\npile: b1\nturn: 1");
        let mut table = Play::new(4, "S01 W01", &lines);
        table.play(card);
        assert!(table.animals().ends_with(&format!("S01@{to}")), "{card}: {}", table.animals());
    }
}

/// Example 8-6: the target is the left neighbour; the hound in front of that neighbour does nothing (WH11).
#[test]
fn example_8_6_the_player_to_the_left() {
    let table = Play::new(
        4,
        "H01 W02",
        "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 3\nsheep: 3 3 3 3\nanimals: W02@3 H01@4",
    );
    assert_eq!(table.sheep(), [3, 3, 3, 2]);
    assert_eq!(table.to_act(), Some(3));
}

/// Example 8-7 and question 6: Skip comes first, so the wolf beside it does nothing (WH11, WH46).
#[test]
fn example_8_7_skip() {
    let table = Play::new(
        4,
        "W01 S01",
        "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 3\nanimals: W01@3 S01@3",
    );
    assert_eq!(table.sheep(), [3, 3, 3, 3]);
    assert_eq!(table.place(), 4);
}

/// Example 8-8: with nothing but threes the hand is shown and the turn is over (WH47).
#[test]
fn example_8_8_only_threes() {
    let table = Play::new(
        4,
        "W01 S02",
        "hand 1: b1\nhand 2: b1\nhand 3: b3 w3 w3\nhand 4: b1\npile: b2\nturn: 3\nanimals: W01@1 S02@3",
    );
    assert_eq!(table.place(), 4);
    let view = table.view(common::seat(4));
    let shown: Vec<String> = view.places[2].known.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(shown, ["b3", "w3", "w3"]);
    assert_eq!(view.pile, 1, "nothing is drawn");
}

/// Example 8-9: Grandpa follows one turn later, counter-clockwise, whatever the colour (WH42).
#[test]
fn example_8_9_grandpa() {
    let mut table = Play::new(
        4,
        "W01 E01",
        "hand 1: w2 w1\nhand 2: b1 w1\nhand 3: w3 w2\nhand 4: b2\npile: b4 b4 b4 b3\nturn: 1",
    );
    table.play("w2");
    assert_eq!(table.animals(), "W01@1 E01@1");
    table.play("b1");
    assert_eq!(table.animals(), "W01@2 E01@3");
    assert_eq!(table.sheep(), [4, 4, 3, 4], "it stands in front of place 3");
    table.play("w3");
    assert_eq!(table.animals(), "W01@2 E01@2");
}

/// Example 8-10: the Confused Hound meets a wolf, flips, and goes the other way (WH43).
#[test]
fn example_8_10_confused_hound() {
    let mut table =
        Play::new(4, "W01 E02", "hand 1: w4\nhand 2: w1\nhand 3: b1\nhand 4: b1\npile: b4 b4 b4\nturn: 1");
    table.play("w4");
    assert_eq!(table.animals(), "W01@1 E02@1/back");
    table.play("w1");
    assert_eq!(table.animals(), "W01@1 E02@4/back");
}

/// Example 12-1 and question 9: Meat stops the wolf of others, never that of the card itself, until the player
/// plays another card (WH50, WH51).
#[test]
fn example_12_1_meat() {
    let mut table = Play::with(
        4,
        "H01 W01",
        &[("meat-and-bone", "on")],
        "hand 1: w4 b2\nhand 2: b2m w1\nhand 3: b4 b4\nhand 4: w2 w3\npile: b1 b1 b1m b1m b3 b3 b3 b3\nturn: 2 play\nanimals: W01@1 H01@2",
    );
    table.play("b2m");
    assert!(table.animals().starts_with("W01@3"), "a card does not stop what it moves itself");
    table.play("b4");
    assert!(table.animals().starts_with("W01@2"), "stopped by the Meat");
    table.play("w2");
    assert!(table.animals().starts_with("W01@2"));
    table.play("b2");
    assert!(table.animals().starts_with("W01@4"), "it leaves freely");
    table.play("w1");
    assert!(table.animals().starts_with("W01@4"));
    table.play("b4");
    assert!(table.animals().starts_with("W01@4"), "another card hides the Meat");
}

/// Example 15-2: the Blanket Wolf with and without a blanket (WH44).
#[test]
fn example_15_2_blankets() {
    let mut table = Play::new(
        4,
        "D02-1 D02-2 D02-3",
        "hand 1: w2\nhand 2: b2\nhand 3: b1\nhand 4: b3\npile: b4 b4 b3 b3\nturn: 1",
    );
    table.play("w2");
    assert_eq!(table.animals(), "D02-1@1 D02-2@3 D02-3@1");
    table.play("b2");
    assert_eq!(table.animals(), "D02-1@3 D02-2@3 D02-3@4/back");
    assert_eq!(table.sheep(), [4, 4, 4, 4], "both blankets: nothing lost");
    table.play("b1");
    assert_eq!(table.animals(), "D02-1@4 D02-2@3 D02-3@4");
    assert_eq!(table.sheep(), [4, 4, 4, 2], "the blanket and the wolf");
}

/// Section 15-1: the Red Devil goes 3, 6, 9 or 12 spaces (WH20).
#[test]
fn section_15_1_red_devil() {
    for (card, to) in [("b1", 4), ("b2", 3), ("b3", 2), ("b4", 1)] {
        let lines = format!("hand 1: {card}\nhand 2: w1\nhand 3: w1\nhand 4: w1\npile: w1\nturn: 1");
        let mut table = Play::new(4, "H01 D01", &lines);
        table.play(card);
        assert_eq!(table.animals(), format!("H01@1 D01@{to}"), "{card}");
    }
}

/// Question 1: both teams have a place without sheep; the closest clockwise from the current player loses (WH30).
#[test]
fn question_1_both_teams_at_zero() {
    // At place 4's turn one wolf takes its last sheep, the other the last one of place 1.
    let lines =
        "hand 1: b1\nhand 2: b1\nhand 3: w2\nhand 4: b1\nturn: 3 play\nsheep: 1 3 3 1\nanimals: W01@4 W02@4";
    let mut table = Play::new(4, "W01 W02", lines);
    table.play("w2");
    assert_eq!(table.sheep(), [0, 3, 3, 0]);
    assert_eq!(table.ended(), Some(("both-zero", vec![1, 3])), "the current place counts first");
    let mut other = Play::with(4, "W01 W02", &[("both-at-zero", "next-first")], lines);
    other.play("w2");
    assert_eq!(other.ended(), Some(("both-zero", vec![2, 4])), "the other reading");
}

/// Question 2: equal totals when the cards are gone: Yellow wins (WH31).
#[test]
fn question_2_yellow_wins_ties() {
    let lines = "hand 1:\nhand 2:\nhand 3:\nhand 4: w2\nturn: 32 play\nsheep: 3 2 2 3\nanimals: W01@4 H01@3";
    let mut table = Play::new(4, "H01 W01", lines);
    table.play("w2");
    assert_eq!(table.ended(), Some(("tie", vec![2, 4])));
}

/// Question 3: cards that are left over are discarded (WH31).
#[test]
fn question_3_cards_left_over() {
    let lines = "hand 1: b1 b2\nhand 2: b1\nhand 3: w1\nhand 4: w2\nturn: 3 play\nanimals: W01@2 H01@2";
    let mut table = Play::new(4, "H01 W01", lines);
    table.play("w1").play("w2");
    assert_eq!(table.ended(), Some(("tie", vec![2, 4])), "place 3 had run out");
    assert_eq!(table.view(common::seat(1)).hand.len(), 2);
}

/// Question 5: wolf, then hound: the last sheep comes back before the end check (WH12).
#[test]
fn question_5_wolf_and_hound() {
    let lines =
        "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 2\nsheep: 3 1 3 3\nanimals: W01@2 H01@2";
    let table = Play::new(4, "H01 W01", lines);
    assert_eq!(table.sheep(), [3, 1, 3, 3]);
    assert_eq!(table.to_act(), Some(2));
}

/// Question 7: effects stack (WH12).
#[test]
fn question_7_effects_stack() {
    let lines = "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 2\nanimals: W01@2 W06@2 H01@3";
    let table = Play::new(4, "H01 W01 W06", lines);
    assert_eq!(table.sheep(), [4, 2, 4, 4]);
}

/// Question 8: never below zero: one sheep, two wolves, one hound leave one (WH12).
#[test]
fn question_8_not_below_zero() {
    let lines =
        "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 2\nsheep: 4 1 4 4\nanimals: W01@2 W06@2 H01@2";
    let table = Play::new(4, "H01 W01 W06", lines);
    assert_eq!(table.sheep(), [4, 1, 4, 4]);
}

/// Sections 10 and 11: the sheep of three and two players (WH74), and who is the dummy (WH60).
#[test]
fn three_and_two_players() {
    let sheep = |players: u8| {
        let table =
            Play::new(players, "H01 W01", "hand 1: b1 b2 b3 b4\nhand 2: w1 w2 w3 w4\nturn: 1\npile: b3 b3");
        (
            table.sheep(),
            table.view(table::Viewer::Public).places.iter().filter(|place| place.seat.is_none()).count(),
        )
    };
    assert_eq!(sheep(3), ([2, 4, 3, 3], 1));
    assert_eq!(sheep(2), ([2, 3, 3, 3], 2));
    assert_eq!(sheep(4), ([3, 3, 3, 3], 0));
}
