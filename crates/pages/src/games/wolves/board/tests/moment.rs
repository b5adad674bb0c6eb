//! The scoring of a moon, step by step.

use table::Phrase;
use wolves::event::Standing;
use wolves::moon::Phase;
use wolves::terrain::Pack;

use super::super::moment::Scored;
use super::*;

/// When all is scored the players stand by their points, and not before.
#[test]
fn a_scoring_ends_in_order() {
    let mut moved = 0;
    for seed in ["c0ffee", "beef"] {
        let mut table = open(3, seed);
        play(&mut table, 1, |table| {
            let seen = AnyTable::seen(table, Viewer::Public);
            let page = |step| crate::model::MomentPage {
                code: "birch",
                seen: &*seen,
                names: Table::names(table),
                step,
                replay: true,
            };
            let shell = crate::model::Shell::default();
            let Some(first) = crate::moment(&shell, &page(0)) else { return };
            let first = Html::parse_document(&first.into_string());
            let last = crate::moment(&shell, &page(usize::MAX)).expect("the same moment");
            let last = Html::parse_document(&last.into_string());
            let points = |page: &Html, last: bool| -> Vec<i16> {
                let plates = select(page, "[data-points]");
                let of = |plate: &ElementRef<'_>| plate.attr("data-points").expect("points").to_owned();
                let steps = plates.iter().map(of);
                let at = |steps: String| {
                    let mut steps = steps.split(' ');
                    let step = if last { steps.next_back() } else { steps.next() };
                    step.and_then(|step| step.parse().ok()).expect("a number")
                };
                steps.map(at).collect()
            };
            for (page, is_last) in [(&first, false), (&last, true)] {
                assert!(points(page, is_last).is_sorted_by(|one, other| one >= other), "best first");
            }
            moved += usize::from(!points(&first, true).is_sorted_by(|one, other| one >= other));
        });
    }
    assert!(moved > 0, "somebody overtakes");
}

/// A region without anybody takes less time than one where something is paid.
#[test]
fn empty_regions_pass_sooner() {
    let wolf = Standing { pack: Pack::Forest, seat: None, control: 1, alphas: 0, vp: 0, token: false };
    for (ranking, time) in [(Vec::new(), 300), (vec![wolf], 900)] {
        let scored = Scored { region: 2, phase: Phase::Full, ranking, said: Phrase::new("x") };
        assert_eq!(scored.step(0, String::new()).time, time);
    }
}
