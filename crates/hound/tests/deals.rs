//! Deals and hand-made moments as text.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use common::options;
use hound::Hound;
use table::{Chance, Game, Quick, Viewer};

#[test]
fn deals_read_what_they_write() {
    for players in 2..=4 {
        let options = options(players, "M01 M02 W06", &[("meat-and-bone", "on")]);
        let mut chance = Quick::new(8);
        for _ in 0..20 {
            let deal = Hound::deal(&options, &mut chance);
            let (game, position) = Hound::start(&options, &deal).unwrap();
            let text = game.deal_text(&deal);
            assert_eq!(Hound::parse_deal(&options, &text), Ok(deal));
            assert_eq!(text.lines().count(), 5, "{text}");
            assert_eq!(text.contains("deck 4"), players < 4);
            assert_eq!(game.view(&position, Viewer::All).pile, 16);
        }
    }
}

#[test]
fn moments_read_what_they_write() {
    let options = options(3, "M01 W01 S02", &[("meat-and-bone", "on")]);
    let text = "hand 1: b3 w2!\nhand 2: b1\nhand 3: w1 w1\ndeck 4: b2 b3!\npile: w4 b4\nplayed: 4:b3m 1:w3 2:b2m\n\
                turn: 15 play\nsheep: 2 4 3 1\nanimals: W01@3 S02@1 M01@2/back\n";
    let deal = Hound::parse_deal(&options, text).unwrap();
    let (game, position) = Hound::start(&options, &deal).unwrap();
    assert_eq!(game.deal_text(&deal), text);
    let view = game.view(&position, Viewer::Public);
    assert_eq!(view.places[0].known.iter().flatten().count(), 1, "the card with the mark is known");
    assert!(view.places[1].bait && !view.places[0].bait);
    assert_eq!(view.previous.map(|card| card.to_string()).as_deref(), Some("b2m"));
}

#[test]
fn wrong_lines_are_named() {
    let options = options(4, "H01 W01 M03", &[]);
    let rest = "hand 1: b1\nhand 2: b1\nhand 3: b1\nhand 4: b1\nturn: 5\n";
    for (line, key) in [
        ("hand 5: b1", "hound-setup-expected"),
        ("hand", "hound-setup-expected"),
        ("foo: b1", "hound-setup-expected"),
        ("hand 1: w1", "hound-setup-twice"),
        ("pile: b9", "hound-setup-no-card"),
        ("pile: b1m", "hound-setup-too-many-of"),
        ("pile: b4 b4 b4 b4", "hound-setup-too-many-of"),
        ("pile: b2 b2 b2 b2 b3 b3 b3 b3 b3 b4 b4 b4 w1 w1 w1 w1 w2", "hound-setup-too-many-cards"),
        ("sheep: 3 3 3", "hound-setup-wants"),
        ("sheep: 3 3 3 9", "hound-setup-sheep"),
        ("turn: 0", "hound-setup-wants"),
        ("animals: W02@1", "hound-setup-no-animal"),
        ("animals: W01@5", "hound-setup-no-animal"),
        ("animals: W01@1/back", "hound-setup-no-animal"),
        ("animals: M03@1/up", "hound-setup-no-animal"),
        ("played: b3", "hound-setup-wants"),
    ] {
        let error = Hound::parse_deal(&options, &format!("{rest}{line}")).unwrap_err();
        assert_eq!((error.line, error.phrase.key.as_ref()), (Some(6), key), "{line}");
    }
    let whole = |text: &str| Hound::parse_deal(&options, text).unwrap_err().phrase.key.to_string();
    assert_eq!(whole("hand 1: b1"), "hound-setup-no-turn");
    assert_eq!(whole(&format!("{rest}sheep: 3 0 3 3")), "hound-setup-over");
    assert_eq!(whole(""), "hound-setup-no-turn");
}

/// No text makes the reader panic.
#[test]
fn damaged_deals_never_panic() {
    let options = options(2, "H01 W01 M03", &[]);
    let mut chance = Quick::new(4);
    let start = "hand 1: b3 w2!\nhand 2: b1\ndeck 3: w1 w1\ndeck 4: b2 b3!\npile: w4 b4\nplayed: 4:b3 1:w3 2:b2\nturn: 15 play\nsheep: 2 3 3 1\nanimals: W01@3 H01@1 M03@2/back\n";
    let signs: Vec<char> = "bw12345!:@/ \nxé-".chars().collect();
    for _ in 0..5_000 {
        let mut text: Vec<char> = start.chars().collect();
        for _ in 0..=chance.below(4) {
            let at = chance.index(text.len());
            text[at] = signs[chance.index(signs.len())];
        }
        let text: String = text.into_iter().collect();
        if let Ok(deal) = Hound::parse_deal(&options, &text) {
            let (game, _) = Hound::start(&options, &deal).unwrap();
            assert_eq!(Hound::parse_deal(&options, &game.deal_text(&deal)), Ok(deal));
        }
    }
}
