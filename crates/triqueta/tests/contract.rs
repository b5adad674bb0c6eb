//! Triqueta keeps the contract with the table, for every number of players and in every variant.

use table::Choices;
use table::contract::{Scope, Summary, check};
use triqueta::Triqueta;

/// Plays so many times the usual number of games under the suite.
fn kept(times: u32) -> Summary {
    let mut settings = Vec::new();
    for players in 2..=5 {
        for wolves in ["off", "on"] {
            let choices = Choices::new(players).with("hidden-wolves", wolves);
            settings.push(choices.clone().with("rock", "last-row").with("first", "2"));
            settings.push(choices);
        }
    }
    let scope = Scope { games: 5 * times, sample: 12, ..Scope::default() };
    let mut strange = Vec::new();
    let summary = check::<Triqueta>(&settings, &scope, &mut |phrase| {
        if !phrase.key.starts_with("triqueta-") && !phrase.key.starts_with("table-") {
            strange.push(phrase.clone());
        }
    });
    let summary = summary.expect("the contract is kept");
    assert_eq!(strange, []);
    summary
}

#[test]
fn the_contract_is_kept() {
    let summary = kept(1);
    assert_eq!(summary.games, 80);
    assert!(summary.worlds > 4_000 && summary.refusals > 40_000 && summary.take_backs > 200, "{summary:?}");
}

#[test]
#[ignore = "takes minutes: make full"]
fn the_contract_is_kept_over_many_games() {
    kept(12);
}
