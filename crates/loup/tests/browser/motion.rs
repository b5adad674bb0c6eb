//! What moves when a step is shown: pieces along their way, tiles and cards over, and nothing for those who
//! asked for rest.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::host::{Host, click_move, my_turn, picker, play_now};

/// Notes every animation that the page begins, from the first script on.
const WATCH: &str = r"
window.begun = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  begun.push({ id: this.id, moves: 'translate' in frames[0], turns: 'scale' in frames[0], steps: frames.length, duration: options.duration });
  return animate.call(this, frames, options);
};
";

fn watched(host: &Host, game: &str, players: u8, rest: bool) -> Browser {
    let browser = Browser::start(&Setup::default());
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    if rest {
        browser.media("prefers-reduced-motion", "reduce");
    }
    play_now(&browser, host, game, players);
    browser
}

/// Plays so many moves of one's own and lets the others answer.
fn play(browser: &Browser, moves: usize) {
    let mut pick = picker(5);
    for _ in 0..moves {
        if my_turn(browser) {
            click_move(browser, &mut pick);
        }
    }
    my_turn(browser);
}

fn count(browser: &Browser, which: &str) -> i64 {
    browser.run(&format!("return begun.filter((one) => {which}).length")).as_i64().unwrap_or_default()
}

#[test]
fn animals_walk_round_the_table_and_cards_turn_over() {
    let host = Host::start();
    let browser = watched(&host, "hound", 4, false);
    play(&browser, 4);
    assert!(count(&browser, "one.moves && one.id !== 'wh-last'") > 0, "no animal moves");
    assert!(count(&browser, "one.moves && one.steps > 2") > 0, "no animal walks over the pastures between");
    assert!(count(&browser, "one.turns && one.id === 'wh-last'") > 0, "no card turns over");
    assert_eq!(count(&browser, "one.duration > 420"), 0, "something takes too long");
}

#[test]
fn tokens_fly_and_show_their_faces() {
    let host = Host::start();
    let browser = watched(&host, "triqueta", 3, false);
    play(&browser, 4);
    assert!(count(&browser, "one.moves") > 0, "no token moves");
    assert!(count(&browser, "one.turns") > 0, "no token turns over");
}

#[test]
fn nothing_travels_where_rest_is_asked_for() {
    let host = Host::start();
    let browser = watched(&host, "hound", 4, true);
    play(&browser, 3);
    assert_eq!(count(&browser, "one.moves || one.turns"), 0);
    assert!(count(&browser, "one.duration <= 120") > 0, "what has changed fades in");
}
