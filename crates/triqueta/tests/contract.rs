//! Triqueta keeps the contract with the table, for every number of players and in every variant.

use table::Choices;
use table::contract::{Scope, check};
use triqueta::Triqueta;

#[test]
fn the_contract_is_kept() {
    let mut settings = Vec::new();
    for players in 2..=5 {
        for wolves in ["off", "on"] {
            let choices = Choices::new(players).with("hidden-wolves", wolves);
            settings.push(choices.clone().with("rock", "last-row").with("first", "2"));
            settings.push(choices);
        }
    }
    let scope = Scope { games: 5, sample: 12, ..Scope::default() };
    let mut strange = Vec::new();
    let summary = check::<Triqueta>(&settings, &scope, &mut |phrase| {
        if !phrase.key.starts_with("triqueta-") && !phrase.key.starts_with("table-") {
            strange.push(phrase.clone());
        }
    });
    let summary = summary.unwrap();
    assert_eq!(strange, []);
    assert_eq!(summary.games, 80);
    assert!(summary.worlds > 4_000 && summary.refusals > 40_000 && summary.take_backs > 200, "{summary:?}");
}
