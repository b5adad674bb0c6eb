//! The rulings, each in a small position that would end otherwise if the rule were another.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use common::{Play, options, place, seat};
use hound::animal::Side;
use hound::event::{Event, Stack};
use hound::{Hound, Id, Move};
use table::{Game, Quick, Seat, Viewer};

/// Three hands that only have to be there.
const OTHERS: &str = "hand 2: b1 w1\nhand 3: b1 w1\nhand 4: b1 w1\npile: w2 w2 w2 b2 b2 b2\n";

fn lines(first: &str) -> String {
    format!("{OTHERS}{first}")
}

/// WH01: four cards each, sixteen in the pile, all animals in front of place 1, which starts.
#[test]
fn wh01_set_up() {
    let options = options(4, "H01 W01 M02", &[]);
    let deal = Hound::deal(&options, &mut Quick::new(1));
    let (game, position) = Hound::start(&options, &deal).unwrap();
    let view = game.view(&position, Viewer::All);
    assert!(view.places.iter().all(|place| place.cards == 4));
    assert_eq!(view.pile, 16);
    assert!(view.animals.iter().all(|animal| animal.place == place(1) && animal.side == Side::Front));
    assert_eq!((view.turn, view.to_act.map(Seat::number)), (1, Some(1)));
}

/// WH02: a hand is seen by its owner alone, not by the partner; the pile by nobody.
#[test]
fn wh02_hands_are_hidden_from_the_partner_too() {
    let table = Play::new(4, "H01 W01", &lines("hand 1: b3 w3\nturn: 1"));
    assert_eq!(table.view(seat(1)).hand.len(), 2);
    for viewer in [seat(3), seat(2), Viewer::Public] {
        let view = table.view(viewer);
        assert_eq!(view.places[0].known, [None, None], "{viewer}");
        assert!(view.pile_known.iter().all(Option::is_none));
        assert!(view.previews.is_empty(), "moves are offered to the one who decides");
    }
    let counts = |viewer| {
        let view = table.view(viewer);
        view.counts
            .iter()
            .map(|count| (count.unseen, count.seen, count.total))
            .fold((0, 0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1, sum.2 + count.2))
    };
    assert_eq!(counts(seat(1)), (12, 18, 32), "all but the own two and those out of the game");
    assert_eq!(counts(Viewer::Public), (14, 18, 32));
    assert_eq!(counts(Viewer::All), (0, 18, 32));
}

/// WH02: under No threes a hand that is not shown holds another value, and everybody knows it.
#[test]
fn wh02_not_showing_is_news() {
    let text =
        "hand 1: b3 w3\nhand 2: b1\nhand 3: b3 w1\nhand 4: w2\npile: b3\nturn: 2 play\nanimals: W01@4 S02@2";
    let mut table = Play::new(4, "W01 S02", text);
    let before = table.game.worlds(&table.position, Viewer::Public).unwrap();
    table.play("b1");
    assert_eq!(table.to_act(), Some(3));
    assert!(table.log.iter().any(|emission| {
        emission.reveals() && emission.seen_by(Viewer::Public) == Some(&Event::CanPlay { place: place(3) })
    }));
    // Unseen by the public: b3 w3 | b3 | b3 w1 | w2, of which place 3 holds two, not both threes.
    let hidden = [3, 1, 1, 1];
    let orders = 720 / hidden.iter().map(|&n: &u32| (1..=n).product::<u32>()).product::<u32>();
    let only_threes = orders * (4 * 3) / (6 * 5);
    assert_eq!(table.game.worlds(&table.position, Viewer::Public), Some(u128::from(orders - only_threes)));
    assert!(before > u128::from(orders - only_threes));
    assert_eq!(table.game.worlds(&table.position, seat(3)), Some(12), "place 3 knows its hand");
}

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
    assert_eq!(table.refused("keep").rule, "TA03");
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

/// WH31: with dummies the game ends when a deck is empty after the dummy's phase 3 and the pile too.
#[test]
fn wh31_an_empty_dummy_deck_ends_the_game() {
    let text = "hand 1: w4 b1\nhand 2: w1 w1\nhand 3: w1 b1\ndeck 4: b4\nturn: 3 play\nanimals: W01@2 H01@2";
    let mut table = Play::new(3, "H01 W01", text);
    table.play("w1");
    assert_eq!(table.ended(), Some(("counted", vec![2])), "the single player has seven sheep against five");
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

/// WH33: pairs stay pairs and change sides; with three the single player stays.
#[test]
fn wh33_seats_of_a_series() {
    let seats = |players| Hound::next_seats(players).into_iter().map(Seat::number).collect::<Vec<_>>();
    assert_eq!(seats(4), [2, 3, 4, 1]);
    assert_eq!(seats(3), [3, 2, 1]);
    assert_eq!(seats(2), [2, 1]);
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

/// WH60, WH61: the dummy turns up the top of the pile and does not draw; its partner answers the call.
#[test]
fn wh61_a_dummy_plays_from_the_pile() {
    let text = "hand 1: b1\nhand 2: b1\nhand 3: w2 w1\ndeck 4: w4 w3\npile: w1 b1 b2\nturn: 3 play\nanimals: W01@2 H01@2";
    let mut table = Play::new(3, "H01 W01", text);
    table.play("w2");
    assert_eq!((table.place(), table.to_act()), (4, Some(2)));
    let view = table.view(Viewer::Public);
    assert_eq!(
        view.turned_up.map(|(card, from)| (card.to_string(), from)),
        Some(("b1".to_owned(), Stack::Pile))
    );
    table.play("keep");
    assert_eq!(table.animals(), "W01@3 H01@4");
    let view = table.view(Viewer::Public);
    assert_eq!((view.places[3].cards, view.pile), (2, 1), "no draw phase");
    let two =
        Play::new(2, "H01 W01", "hand 1: b1\nhand 2: b1\ndeck 3: w4\ndeck 4: w4\npile: b2 b3\nturn: 3 play");
    assert_eq!((two.place(), two.to_act()), (3, Some(1)), "place 3 is the dummy of seat 1");
}

/// WH62: the call plays the unseen top of the deck; the first card goes under it and is remembered.
#[test]
fn wh62_exchange() {
    let text = "hand 1: b1\nhand 2: b1\nhand 3: w2 w1\ndeck 4: w4 w3\npile: w1 b1 b2\nturn: 3 play\nanimals: W01@2 H01@2";
    let mut table = Play::new(3, "H01 W01", text);
    table.play("w2");
    assert_eq!(table.legal(), "keep, exchange");
    assert_eq!(table.view(seat(2)).places[3].known, [None, None], "the partner has not seen the deck either");
    table.play("exchange");
    assert_eq!(table.animals(), "W01@2 H01@4", "white 4, and no black 1");
    let known = |viewer| {
        table.view(viewer).places[3]
            .known
            .iter()
            .map(|card| card.map(|card| card.to_string()))
            .collect::<Vec<_>>()
    };
    assert_eq!(known(seat(1)), [None, Some("b1".to_owned())]);
    assert_eq!(known(Viewer::Public), [None, Some("b1".to_owned())]);
}

/// WH62: from an empty pile it is possible while the deck holds another card, unless the other reading was
/// chosen; it is not asked when the deck is empty.
#[test]
fn wh62_exchange_from_an_empty_pile() {
    let text = "hand 1: b1\nhand 2: b1\nhand 3: w2 w1\ndeck 4: w4 w3\nturn: 3 play\nanimals: W01@2 H01@2";
    let mut table = Play::new(3, "H01 W01", text);
    table.play("w2");
    assert_eq!(table.legal(), "keep, exchange");
    table.play("exchange");
    assert_eq!(table.animals(), "W01@2 H01@3");
    let mut other = Play::with(3, "H01 W01", &[("exchange-from-empty-pile", "off")], text);
    other.play("w2");
    assert_eq!((other.place(), other.animals().as_str()), (1, "W01@2 H01@4"), "white 4 was played unasked");
    let mut last = Play::new(3, "H01 W01", &text.replace("deck 4: w4 w3", "deck 4: w3"));
    last.play("w2");
    assert_ne!(last.place(), 4);
}

/// WH63: a dummy's [3] goes back under the stack that it came from; after an exchange below the first card.
#[test]
fn wh63_dummy_under_no_threes() {
    let text = "hand 1: b1\nhand 2: b1\nhand 3: w4 w1\ndeck 4: w3 w2\npile: w1 b3 b2\nturn: 3 play\nanimals: W01@2 S02@4";
    let mut table = Play::new(3, "W01 S02", text);
    table.play("w4");
    let mut kept = Play { game: table.game.clone(), position: table.position, log: Vec::new() };
    kept.play("keep");
    let pile = |table: &Play| {
        table
            .view(Viewer::Public)
            .pile_known
            .iter()
            .map(|card| card.map(|card| card.to_string()))
            .collect::<Vec<_>>()
    };
    assert_eq!(pile(&kept), [None, Some("b3".to_owned())], "under the pile, and remembered");
    assert_eq!(kept.animals(), "W01@2 S02@4");
    assert_eq!(kept.place(), 1);
    table.play("exchange");
    let deck: Vec<_> = table.view(Viewer::Public).places[3]
        .known
        .iter()
        .map(|card| card.map(|card| card.to_string()))
        .collect();
    assert_eq!(deck, [None, Some("b3".to_owned()), Some("w3".to_owned())]);
    assert!(
        table
            .told(Viewer::Public)
            .iter()
            .any(|event| matches!(event, Event::Returned { to: Stack::Deck, .. }))
    );
    // Two turns later the known card is drawn by somebody, and everybody knows who has it.
    kept.play("b1, b1");
    assert_eq!(kept.view(seat(1)).places[1].known, [hound::Card::parse("b3")]);
}

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

/// WH72: every card of the fact sheet: spaces for a [1] to a [4] clockwise, whom it is after, what it does.
#[test]
fn wh72_the_printed_cards() {
    let sheet = hound::Sheet::standard();
    assert_eq!(sheet.animals.len(), 24);
    let summary = |id: &str, side: Side| {
        let animal = sheet.animal(Id::new(id).unwrap()).unwrap();
        let face = animal.face(side);
        let spaces = face.motion.map(|motion| [1, 2, 3, 4].map(|value| motion.amount.spaces(value)));
        let by = face.moved_by;
        let way = face.motion.map(|motion| (motion.direction.word(), motion.late));
        let targets: Vec<&str> = face.aims().map(hound::Aim::word).collect();
        format!("{} {by:?} {spaces:?} {way:?} {} {}", face.colour.word(), targets.join("+"), face.sheep)
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

/// The moves of a seat are what its hand holds, even with one card left.
#[test]
fn the_last_card_is_still_a_decision() {
    let table = Play::new(4, "H01 W01", "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 29 play");
    let mut moves = Vec::new();
    table.game.legal_moves(&table.position, &mut moves);
    assert_eq!(moves, [Move::Play(hound::Card::parse("b1").unwrap())]);
}
