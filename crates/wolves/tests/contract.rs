//! The Wolves keeps the contract with the table, for every number of players and every reading.

use table::Choices;
use table::contract::{Scope, Summary, check};
use wolves::Wolves;

/// Plays so many times the usual number of games under the suite.
fn kept(times: u32) -> Summary {
    let mut settings = Vec::new();
    for players in 2..=5 {
        let plain = Choices::new(players);
        let sides = ["backs", "random", "fronts", "random", "backs"][..usize::from(players)].join(",");
        let mut other = plain.clone().with("first", "2").with("tiles", sides).with("boards", "turned");
        for (key, value) in [
            ("push", "straight"),
            ("push-to", "either"),
            ("den-on-token", "allowed"),
            ("replacement", "pack-wolf"),
            ("second-place", "control"),
            ("den-under-wolf", "safe"),
        ] {
            if key != "den-under-wolf" || players > 2 {
                other.set(key, value);
            }
        }
        settings.extend([plain, other]);
    }
    let scope = Scope { games: 2 * times, sample: 30, worlds: 1, ..Scope::default() };
    let mut strange = Vec::new();
    let summary = check::<Wolves>(&settings, &scope, &mut |phrase| {
        let known = ["wolves-", "table-"].iter().any(|family| phrase.key.starts_with(family));
        if !known && phrase.key != "verbatim" {
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
    assert_eq!(summary.games, 16);
    assert!(summary.refusals > 1_000_000 && summary.take_backs > 1_000, "{summary:?}");
}

#[test]
#[ignore = "takes minutes: make full"]
fn the_contract_is_kept_over_many_games() {
    kept(12);
}
