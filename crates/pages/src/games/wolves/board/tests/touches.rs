//! What a finger touches first is told, and played by the second touch.

use super::*;

/// Every first touch leads to words of its own, to a button that plays what was touched, and to a way back; and there
/// the thing itself plays it.
#[test]
fn first_touches_are_told() {
    let mut kinds = BTreeSet::new();
    play(&mut open(3, "c0ffee"), 3, |table| {
        let seat = table.to_act();
        let page = acting(table, "");
        let touched = Html::parse_fragment(&page);
        let untold = select(&touched, ".tw-map button[name=move]:not([data-first])");
        assert!(untold.is_empty(), "nothing tells what {:?} would do", untold[0].attr("value"));
        let buttons = select(&touched, "button[data-first]");
        for button in buttons.iter().step_by(3) {
            let moves = button.attr("value").expect("moves");
            let kind = moves.split(' ').next().unwrap_or_default();
            let first = button.attr("data-first").expect("a first touch");
            let chosen =
                first.split_once("choose=").expect("a choice").1.replace('+', " ").replace("%2F", "/");
            let again = drawing(table, seat.map_or(Viewer::Public, Viewer::Seat), seat, &chosen, Lang::En);
            let sentence = again.sentence.clone().unwrap_or_default();
            assert!(sentence.starts_with("Touch again"), "{chosen}: {sentence}");
            let told = html(again);
            assert_eq!(attributes(&told, "button.pri[name=move]", "value"), [moves], "{chosen}");
            assert_eq!(attributes(&told, ".tw-cancel", "href").len(), 1, "{chosen}");
            let plays = attributes(&told, "button:not([data-first], .pri)", "value");
            assert!(plays.iter().any(|value| value == moves), "{chosen}: the thing itself among {plays:?}");
            kinds.insert(kind.to_owned());
        }
    });
    for kind in ["draft", "push", "pay"] {
        assert!(kinds.contains(kind), "no {kind} among {kinds:?}");
    }
}
