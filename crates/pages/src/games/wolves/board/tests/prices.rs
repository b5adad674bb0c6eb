//! What an action takes and brings is told before it is paid.

use wolves::piece::Kind;
use wolves::view::StepView;

use super::*;

/// Looks at every action that can be aimed, at every so many plies of a game.
fn each_aim(every: usize, mut look: impl FnMut(&Table<Wolves>, &wolves::outlook::Aim)) {
    play(&mut open(3, "c0ffee"), every, |table| {
        let seen = table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat));
        if seen.view().step == StepView::Action {
            let aims = seen.outlook().map(|outlook| outlook.aims).unwrap_or_default();
            aims.iter().for_each(|aim| look(table, aim));
        }
    });
}

fn facts(table: &Table<Wolves>, chosen: &str) -> String {
    let seat = table.to_act();
    let drawing = drawing(table, seat.map_or(Viewer::Public, Viewer::Seat), seat, chosen, Lang::En);
    let facts = drawing.facts.map(maud::PreEscaped::into_string).unwrap_or_default();
    Html::parse_fragment(&facts).root_element().text().collect()
}

/// What a move costs is on the map before it is paid, and nothing that takes a token is paid by a click on a hex.
#[test]
fn prices_stand_before_payments() {
    let (mut chips, mut tokens) = (0, 0);
    play(&mut open(3, "c0ffee"), 29, |table| {
        if !matches!(table.position().step, Step::Action) {
            return;
        }
        let seen = table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat));
        for walker in seen.outlook().expect("somebody decides").walkers {
            let html = acting(table, &format!("{} {}", walker.kind, walker.hex));
            chips += attributes(&html, ".tw-map .tw-price", "class").len();
            for text in attributes(&html, ".tw-map button", "value") {
                assert!(!text.contains("token"), "{text} by one click");
            }
            tokens += attributes(&html, ".tw-map .tw-price use", "href").len();
        }
    });
    assert!(chips > 100 && tokens > 0, "{chips} prices, {tokens} in tokens");
}

/// Where a den can be paid in one way, and that takes a token, the way is shown and chosen before its track is asked;
/// from then on the page says what pays.
#[test]
fn tokens_are_chosen_before_a_track() {
    let mut found = 0;
    each_aim(2, |table, aim| {
        let &[only] = aim.payments.as_slice() else { return };
        if aim.becomes != Kind::Den || only.tokens == 0 {
            return;
        }
        let text = aim.action.to_string();
        let html = acting(table, &text);
        if attributes(&html, "a.tw-pay", "href").is_empty() {
            // With one track left there is nothing to ask: the button that pays shows the token.
            let pays = attributes(&html, ".tw-pay", "aria-label");
            assert!(pays.iter().all(|name| name.contains("token")), "{text}: {pays:?}");
            return;
        }
        assert!(attributes(&html, "button.tw-den", "value").is_empty(), "{text} asks for a track");
        let paid = format!("{text} pay {only}");
        assert!(acting(table, &paid).contains("tw-den"), "{paid}");
        assert!(attributes(&acting(table, &paid), ".tw-tok.pays", "class").len() == 1, "{paid}");
        assert!(facts(table, &paid).contains("token, "), "{}", facts(table, &paid));
        found += 1;
    });
    assert!(found > 0, "no den that takes a token");
}

/// What flips is said, and what comes of it: the piece, the date and the points.
#[test]
fn gains_stand_beside_prices() {
    let (mut dates, mut flips, mut points) = (0, 0, 0);
    each_aim(29, |table, aim| {
        let told = facts(table, &aim.action.to_string());
        assert!(told.contains(" of yours stands on "), "{told}");
        assert_eq!(told.contains("date "), !matches!(aim.action, wolves::Action::Den(_)), "{told}");
        dates += usize::from(told.contains("date "));
        flips += usize::from(told.contains("flip "));
        points += usize::from(told.contains(" VP"));
    });
    assert!(dates > 0 && flips > 0 && points > 0, "{dates} dates, {flips} flips, {points} times points");
}
