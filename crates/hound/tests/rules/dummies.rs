//! Dummies (WH60-WH63).

use crate::common::{Play, seat};
use hound::event::{Event, Stack};
use table::Viewer;

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
