//! How games end, and series (WH30-WH34).

use crate::common::Play;
use crate::lines;
use hound::Hound;
use table::{Choices, Game, Record, Seat, Start, Table, Viewer};

/// WH30: zero is checked for all places, in phase 2 and not before.
#[test]
fn wh30_zero_is_checked_for_all_places() {
    let text = "hand 1: b1\nhand 2: b1\nhand 3: w2 b1\nhand 4: b1\nturn: 3 play\nsheep: 3 3 1 3\nanimals: W07@4 H01@1";
    let mut table = Play::new(4, "H01 W07", text);
    table.play("w2");
    assert_eq!(table.sheep(), [3, 3, 0, 3], "at place 4's turn the right neighbour loses the last sheep");
    assert_eq!(table.ended(), Some(("zero", vec![2, 4])));
}

/// WH31: who has no card left ends the game after place 1's next phase 1, in which animals still act.
#[test]
fn wh31_the_last_activation_counts() {
    let text = "hand 1: w4\nhand 2: w4\nhand 3: w4\nhand 4: b4\nturn: 29 play\nanimals: W01@1 H01@3\n";
    let mut table = Play::new(4, "H01 W01", &format!("{text}sheep: 3 3 3 3"));
    table.play("w4, w4, w4");
    assert_eq!(table.ended(), None);
    assert!(table.view(Viewer::Public).ending);
    table.play("b4");
    assert_eq!(table.sheep(), [2, 3, 3, 3]);
    assert_eq!(table.ended(), Some(("counted", vec![2, 4])));
    assert_eq!(table.view(Viewer::Public).turn, 33);
    let mut zero = Play::new(4, "H01 W01", &format!("{text}sheep: 1 1 3 1"));
    zero.play("w4, w4, w4, b4");
    assert_eq!(zero.ended(), Some(("zero", vec![2, 4])), "zero is checked before counting");
}

/// WH31, the other reading: sheep are counted when place 1's last phase 1 would begin, and nobody foresees more.
#[test]
fn wh31_counting_before_the_last_activation() {
    let text =
        "hand 1: w4\nhand 2: w4\nhand 3: w4\nhand 4: b4\nturn: 29 play\nanimals: W01@1 H01@3\nsheep: 3 2 3 3";
    let ends = |reading: &str, foreseen: usize| {
        let mut table = Play::with(4, "H01 W01", &[("last-activation", reading)], text);
        table.play("w4, w4, w4");
        let view = table.view(Viewer::Seat(Seat::from_index(3)));
        assert!(view.previews.iter().all(|preview| preview.activates.len() == foreseen));
        table.play("b4");
        assert_eq!(table.view(Viewer::Public).turn, 33);
        (table.sheep(), table.ended())
    };
    assert_eq!(ends("on", 1), ([2, 2, 3, 3], Some(("tie", vec![2, 4]))));
    assert_eq!(ends("off", 0), ([3, 2, 3, 3], Some(("counted", vec![1, 3]))));
}

/// WH31: with dummies the game ends when a deck is empty after the dummy's phase 3 and the pile too.
#[test]
fn wh31_an_empty_dummy_deck_ends_the_game() {
    let text = "hand 1: w4 b1\nhand 2: w1 w1\nhand 3: w1 b1\ndeck 4: b4\nturn: 3 play\nanimals: W01@2 H01@2";
    let mut table = Play::new(3, "H01 W01", text);
    table.play("w1");
    assert_eq!(table.ended(), Some(("counted", vec![2])), "the single player has seven sheep against five");
}

/// WH31: where sheep are counted at once, nothing is foretold to activate after the last card.
#[test]
fn wh31_the_last_card_foretells_no_activation() {
    let text = "hand 1:\nhand 2:\nhand 3:\nhand 4: b1\nturn: 32 play\nanimals: W01@4 H01@1";
    let foretold = |last: &str, text: &str| {
        let table = Play::with(4, "H01 W01", &[("last-activation", last)], text);
        let view = table.view(Viewer::Seat(Seat::from_index(3)));
        let next: Vec<bool> = view.animals.iter().map(|animal| animal.activates_next).collect();
        (view.previews[0].activates.len(), next)
    };
    assert_eq!(foretold("off", text), (0, vec![false, false]));
    assert_eq!(foretold("on", text), (2, vec![false, true]));
    // Somebody has run out before.
    let sooner = "hand 1:\nhand 2:\nhand 3:\nhand 4: b1 b2\nturn: 32 play\nanimals: W01@4 H01@1";
    assert_eq!(foretold("off", sooner).0, 0);
    // With cards left the game goes on.
    let later =
        "hand 1: b2\nhand 2: w1\nhand 3: w1\nhand 4: b1\npile: w2 w2 w2\nturn: 20 play\nanimals: W01@4 H01@1";
    assert_eq!(foretold("off", later), (2, vec![false, true]));
}

/// WH32: Skip at place 1 in the last phase 1: nothing activates, sheep are counted at once.
#[test]
fn wh32_skip_in_the_last_phase() {
    let text =
        "hand 1:\nhand 2: w1\nhand 3: w1\nhand 4: w1\nturn: 30 play\nsheep: 3 2 3 3\nanimals: W01@1 S01@1";
    let mut table = Play::new(4, "W01 S01", text);
    table.play("w1, w1, w1");
    assert_eq!(table.sheep(), [3, 2, 3, 3], "the wolf did nothing");
    assert_eq!(table.ended(), Some(("counted", vec![1, 3])));
}

/// WH33: the start passes to the left, or to the right where the house says so; pairs stay pairs and change sides.
/// With three the single player stays.
#[test]
fn wh33_seats_of_a_series() {
    let seats = |choices: &Choices| {
        let table = Table::<Hound>::open(choices, Start::Seed("1".parse().unwrap()), &[]).unwrap();
        table.game().next_seats().into_iter().map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(seats(&Choices::new(4)), [4, 1, 2, 3]);
    assert_eq!(seats(&Choices::new(4).with("next-start", "right")), [2, 3, 4, 1]);
    assert_eq!(seats(&Choices::new(3)), [3, 2, 1]);
    assert_eq!(seats(&Choices::new(2)), [2, 1]);
}

/// WH33: a record that was written before this could be chosen goes on as it began.
#[test]
fn wh33_older_records_pass_the_start_to_the_right() {
    let record = "loup record 1\ngame: hound\nrules: 1\nplayers: 4\noption animals: H01,W01\n\
        seat 1: A\nseat 2: B\nseat 3: C\nseat 4: D\nseed: 1\nend: 0\n";
    let table = Table::<Hound>::replay(&Record::parse(record).unwrap()).unwrap();
    assert_eq!(table.game().next_seats().into_iter().map(Seat::number).collect::<Vec<_>>(), [2, 3, 4, 1]);
    let again = Table::<Hound>::replay(&Record::parse(&table.record().to_string()).unwrap()).unwrap();
    assert_eq!(again.choices(), table.choices());
}

/// WH74: with four players the fourth sheep for two wolf cards is the book's advice; a house may do without.
#[test]
fn wh74_three_sheep_are_a_house_reading() {
    let sheep = |choices: &Choices| {
        let choices = Hound::menu(choices).settle(choices).unwrap();
        Hound::options(&choices).unwrap().sheep()
    };
    let wolves = Choices::new(4).with("animals", "H01,W01,W06");
    assert_eq!(sheep(&wolves), [4; 4]);
    assert_eq!(sheep(&wolves.clone().with("sheep", "three")), [3; 4]);
    let three = Choices::new(3).with("animals", "H01,W01,W06").with("sheep", "three");
    assert!(Hound::menu(&three).settle(&three).is_err(), "with three players the book says so");
}

/// WH34: home-made cards can keep everybody from playing; after eight such turns sheep are counted.
#[test]
fn wh34_eight_turns_without_a_card() {
    let file = "cards 1\nnumbers\n black 4 4 5 3\n white 4 4 4 4\n\
        card FOG\n colour pink\n effect skip\n drifts 1 cw\n\
        card W\n colour black\n moved-by black\n moves n cw\n effect lose 1\n";
    let text = lines("hand 1: b1 b2\nturn: 1\nsheep: 2 3 3 3\nanimals: FOG@1 W@3");
    let mut table = Play::with(4, "FOG W", &[("cards-file", file)], &text);
    table.play("b1");
    assert_eq!(table.ended(), Some(("idle", vec![2, 4])));
    assert_eq!(table.view(Viewer::Public).turn, 10);
}
