//! Wolf & Hound keeps the contract with the table: every number of players, and every kind of animal.

use hound::Hound;
use table::Choices;
use table::contract::{Scope, Summary, check};

/// Sets with everything that hides, shows, chooses or delays something.
const SETS: [&str; 12] = [
    "H01,W01",
    "H01,W01,S02",
    "H01,W01,S01",
    "W06,S01,S02",
    "M01,M02",
    "M01,M03",
    "M03,M04,W06",
    "H01,W01,E01",
    "W01,E02",
    "D02-1,D02-2,D02-3",
    "D01,S02,M02,M04,E01,E02",
    "D02-1,D02-2,D02-3,E01,E02,S02,M01,M03",
];

/// Plays so many times the usual number of games under the suite.
fn kept(times: u32) -> Summary {
    let mut settings = Vec::new();
    for players in 2..=4 {
        for (number, animals) in SETS.into_iter().enumerate() {
            let plain = Choices::new(players).with("animals", animals);
            let expanded = plain.clone().with("meat-and-bone", "on");
            let other = plain
                .clone()
                .with("both-at-zero", "next-first")
                .with("effects-when-skipped", "off")
                .with("last-activation", "off")
                .with("exchange-from-empty-pile", "off");
            settings.push(if number % 2 == 0 { plain } else { other });
            settings.push(expanded);
        }
    }
    let scope = Scope { games: 2 * times, sample: 24, ..Scope::default() };
    let mut strange = Vec::new();
    let summary = check::<Hound>(&settings, &scope, &mut |phrase| {
        if !phrase.key.starts_with("hound-") && !phrase.key.starts_with("table-") {
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
    assert_eq!(summary.games, 3 * 2 * 12 * 2);
    assert!(summary.worlds > 1_000 && summary.refusals > 40_000 && summary.counted > 30, "{summary:?}");
}

#[test]
#[ignore = "takes minutes: make full"]
fn the_contract_is_kept_over_many_games() {
    kept(12);
}
