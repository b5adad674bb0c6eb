//! The course of a turn and movement (WH10-WH20).

use crate::common::{Play, place, seat};
use crate::lines;
use hound::Move;
use hound::event::Event;
use table::Game;

/// WH10: only the very first turn has no activation.
#[test]
fn wh10_the_first_turn_has_no_activation() {
    let mut table = Play::new(4, "H01 W01", &lines("hand 1: w1 b4\nturn: 1"));
    assert_eq!(table.sheep(), [3; 4]);
    table.play("w1, b1, b1, w1");
    assert_eq!(table.animals(), "W01@3 H01@3");
    let mut stays = Play::new(4, "W01", &lines("hand 1: w1 b4\nturn: 1"));
    stays.play("w1, w1, w1, w1");
    assert_eq!(stays.sheep(), [2, 3, 3, 3], "the wolf that stayed at place 1 takes a sheep in turn 5");
}

/// WH11: only animals in front of the current place activate: pink, black, white.
#[test]
fn wh11_order_and_place_of_activation() {
    let text = lines("hand 1: b4\nturn: 5\nsheep: 1 4 4 4\nanimals: W01@1 W06@2 H01@1");
    let table = Play::new(4, "H01 W01 W06", &text);
    assert_eq!(
        table.sheep(),
        [1, 4, 4, 4],
        "the wolf came first, else the hound would have found nothing to do"
    );
}

/// WH12: a hound gives back no more than there were at the start.
#[test]
fn wh12_not_above_the_start() {
    let table = Play::new(4, "H01 W01", &lines("hand 1: b4\nturn: 5\nanimals: W01@3 H01@1"));
    assert_eq!(table.sheep(), [3; 4]);
}

/// WH13: one card from the hand, one that moves nothing is legal, equal cards are one move.
#[test]
fn wh13_one_card_is_played() {
    let text = lines("hand 1: b4 b3 b3 w3\nturn: 1\nanimals: M03@2/back");
    let mut table = Play::new(4, "M03", &text);
    assert_eq!(table.legal(), "b3, b4, w3");
    assert_eq!(table.refused("w1").rule, "WH13");
    // What can never be done in this game is not said to come later.
    assert_eq!(table.refused("keep").rule, "WH62");
    assert_eq!(table.refused("exchange").rule, "WH62");
    assert_eq!(table.refused("flip M03").rule, "WH41");
    assert_eq!(table.refused("b2m").rule, "WH71");
    table.play("b3");
    assert_eq!(table.animals(), "M03@2/back", "nothing black is there to be moved");
    let view = table.view(seat(2));
    assert_eq!(view.places[0].played.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b3"]);
}

/// WH14: one card is drawn, nobody else sees it, and nothing from an empty pile.
#[test]
fn wh14_drawing() {
    let text = "hand 1: b4 b3\nhand 2: b1 w1\nhand 3: b1\nhand 4: w1\npile: w4\nturn: 1";
    let mut table = Play::new(4, "H01 W01", text);
    table.play("b4");
    assert_eq!(table.view(seat(1)).hand.len(), 2);
    let drew = |card| Event::Drew { place: place(1), card };
    assert!(table.told(seat(1)).contains(&&drew(hound::Card::parse("w4"))));
    assert!(table.told(seat(3)).contains(&&drew(None)));
    table.play("b1");
    assert_eq!(table.view(seat(2)).hand.len(), 1);
}

/// WH20: a [4] is a full lap and passes everybody; n-1 makes nothing of a [1].
#[test]
fn wh20_laps_and_modifiers() {
    let mut table = Play::new(4, "M03 W04", &lines("hand 1: b4 b1\nturn: 1\nanimals: M03@2 W04@2"));
    table.play("b4");
    assert_eq!(table.animals(), "W04@1 M03@2/back", "it passed place 1 on its lap");
    table.play("b1");
    assert_eq!(table.animals(), "W04@1 M03@2/back", "one less than one is nothing");
}

/// The moves of a seat are what its hand holds, even with one card left.
#[test]
fn the_last_card_is_still_a_decision() {
    let table = Play::new(4, "H01 W01", "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 29 play");
    let mut moves = Vec::new();
    table.game.legal_moves(&table.position, &mut moves);
    assert_eq!(moves, [Move::Play(hound::Card::parse("b1").unwrap())]);
}
