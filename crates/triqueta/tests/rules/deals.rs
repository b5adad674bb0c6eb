//! Deals as text and for programs.

use super::*;
use table::{Dice, Seed};

/// TQ01, TQ40: a deal is written and read as text, with and without shadows.
#[test]
fn deals_read_what_they_write() {
    for (players, wolves) in [(2, "off"), (5, "off"), (2, "on"), (4, "on")] {
        let options = options(&Choices::new(players).with("hidden-wolves", wolves));
        let deal = Triqueta::deal(&options, &mut Quick::new(11));
        let (game, _) = Triqueta::start(&options, &deal).unwrap();
        let text = game.deal_text(&deal);
        assert_eq!(Triqueta::parse_deal(&options, &text), Ok(deal.clone()));
        let loose = text.to_uppercase().replace(',', " ,  ").replace('\n', "\r\n\n");
        assert_eq!(Triqueta::parse_deal(&options, &loose), Ok(deal));
    }
}

/// A change here alters every saved game: raise the rules version.
#[test]
fn a_seed_deals_the_same_for_ever() {
    let options = Setup::hidden_wolves(3).options();
    let seed: Seed = "c0ffee".parse().unwrap();
    let deal = Triqueta::deal(&options, &mut Dice::new(&seed));
    let text = "\
first 2
tower 1: owl boar boar, owl ram rabbit, boar ram deer, ram owl bear, deer rabbit bear
tower 2: owl ram rabbit wolf, owl rabbit boar rabbit, rabbit bear boar wolf, deer bear ram owl, bear boar bear deer
tower 3: owl deer rabbit wolf, bear ram deer boar, ram ram ram wolf, boar owl deer ram, deer boar rabbit wolf
tower 4: bear rabbit ram bear, bear rabbit bear wolf, boar owl boar wolf, deer rabbit deer wolf, deer owl owl wolf
";
    assert_eq!(deal.to_string(), text);
}

#[test]
fn programs_read_towers_by_column_from_the_top() {
    let setup = Setup::hidden_wolves(3).first(2).tower(1, "owl bear").shadows(2, "wolf owl");
    let json = serde_json::to_value(setup.start().deal).unwrap();
    assert_eq!(json["first"], 2);
    assert_eq!(json["towers"].as_array().unwrap().len(), 4);
    assert_eq!((&json["towers"][0][0][0], &json["towers"][0][1][0]), (&"owl".into(), &"bear".into()));
    assert_eq!((&json["towers"][1][0][3], &json["towers"][1][1][3]), (&"wolf".into(), &"owl".into()));
    assert_eq!(json["towers"][0][0].as_array().unwrap().len(), 3);
}

/// The line and the message of what is wrong.
fn wrong(setup: &Setup, text: &str) -> (Option<usize>, String) {
    let SetupError { line, phrase } = Triqueta::parse_deal(&setup.options(), text).unwrap_err();
    (line, phrase.key.into_owned())
}

/// TQ40: a hand-made deal holds the tokens of the box, or the error says where it does not.
#[test]
fn wrong_deals_are_explained() {
    let base = Setup::base(3);
    let good = base.text();
    let error = |text: &str| wrong(&base, text);
    let lines: Vec<&str> = good.lines().collect();
    let without = |skip: usize| {
        let kept = lines.iter().enumerate().filter(|(index, _)| *index != skip).map(|(_, line)| *line);
        kept.collect::<Vec<_>>().join("\n")
    };
    assert_eq!(error(""), (None, "triqueta-setup-first".into()));
    assert_eq!(error(&without(0)), (Some(1), "triqueta-setup-first".into()));
    assert_eq!(error(&good.replace("first 1", "first 4")), (Some(1), "triqueta-setup-first".into()));
    assert_eq!(error(&good.replace("first 1", "first 1 2")), (Some(1), "triqueta-setup-first".into()));
    assert_eq!(error(&without(2)), (Some(3), "triqueta-setup-tower".into()));
    assert_eq!(error(&without(4)), (None, "triqueta-setup-tower".into()));
    assert_eq!(error(&good.replacen(", ", " ", 1)), (Some(2), "triqueta-setup-tower".into()));
    assert_eq!(error(&good.replacen("rabbit ", "", 1)), (Some(2), "triqueta-setup-tower".into()));
    assert_eq!(error(&good.replacen("rabbit", "fox", 1)), (Some(2), "triqueta-setup-animal".into()));
    assert_eq!(error(&good.replacen("rabbit", "wolf", 1)), (None, "triqueta-setup-light-count".into()));
    assert_eq!(error(&good.replacen("rabbit", "owl", 1)), (None, "triqueta-setup-light-count".into()));
    assert_eq!(error(&(good.clone() + "\nfirst 2")), (Some(6), "triqueta-setup-too-long".into()));
    // The tower is counted as people count.
    let third = Triqueta::parse_deal(&base.options(), &without(3)).unwrap_err().phrase;
    assert!(third.args.contains(&("tower", 3.into())), "{third:?}");
    // The expansion's towers do not fit the base game, nor the other way round.
    let wolves = Setup::hidden_wolves(3);
    assert_eq!(wrong(&wolves, &good), (Some(3), "triqueta-setup-tower".into()));
    assert_eq!(wrong(&base, &wolves.text()), (Some(3), "triqueta-setup-tower".into()));
    let text = wolves.text().replacen("wolf", "bear", 1);
    assert_eq!(wrong(&wolves, &text), (None, "triqueta-setup-shadow-count".into()));
    // Who starts was chosen.
    let chosen = Setup::base(3).option("first", "2");
    assert_eq!(wrong(&chosen, &good), (Some(1), "triqueta-setup-first-chosen".into()));
}

/// A deal for other options is refused as a whole.
#[test]
fn deals_fit_their_options() {
    let start = |setup: &Setup, deal: &Deal| {
        Triqueta::start(&setup.options(), deal).map(|_| ()).map_err(|error| error.phrase.key.into_owned())
    };
    let (base, wolves) = (Setup::base(5), Setup::hidden_wolves(5));
    let (plain, shadowed) = (base.clone().first(5).start().deal, wolves.start().deal);
    assert_eq!(start(&wolves, &plain), Err("triqueta-setup-shadows-missing".into()));
    assert_eq!(start(&base, &shadowed), Err("triqueta-setup-shadows-unused".into()));
    assert_eq!(start(&Setup::base(4), &plain), Err("triqueta-setup-first".into()));
    assert_eq!(start(&base, &plain), Ok(()));
}
