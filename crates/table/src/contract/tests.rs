//! The suite accepts a sound game and finds every fault that is put into it.

use super::*;
use crate::toy::{FAULTS, Toy};

fn run(fault: &str) -> Result<Summary, Breach> {
    let settings: Vec<Choices> = (2..=3).map(|players| Choices::new(players).with("fault", fault)).collect();
    let scope = Scope { games: 12, sample: 2, most_moves: 500, ..Scope::default() };
    check::<Toy>(&settings, &scope, &mut |_| {})
}

#[test]
fn a_sound_game_passes_and_everything_was_tried() {
    let summary = run("none").unwrap();
    assert_eq!(summary.games, 24);
    assert!(summary.positions > 100, "{summary:?}");
    assert!(summary.refusals > 100, "{summary:?}");
    assert!(summary.worlds > 100, "{summary:?}");
    assert!(summary.counted > 0, "{summary:?}");
    assert!(summary.take_backs > 0, "{summary:?}");
}

#[test]
fn every_fault_is_found_by_its_clause() {
    for &(fault, clause) in FAULTS {
        let breach = run(fault).expect_err(fault);
        assert_eq!(breach.clause, clause, "{fault}: {breach:?}");
    }
}

#[test]
fn a_breach_shows_the_record_that_leads_there() {
    let breach = run("glance").unwrap_err();
    assert!(breach.record.starts_with("loup record 1\n"));
    assert!(format!("{breach:?}").contains("a viewer sees the same"));
}
