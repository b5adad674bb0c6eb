//! The map of The Wolves under fingers and keys; whole games are played in `hand`.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::host::{Host, my_turn, play_now};

/// How large the map is drawn.
fn scale(browser: &Browser) -> f64 {
    let scale = "return document.querySelector('[data-pan] svg').getScreenCTM().a";
    browser.run(scale).as_f64().unwrap_or_default()
}

/// Two fingers beside the middle of the map, so far from it.
fn fingers(browser: &Browser, kind: &str, far: f64) {
    let middle = browser.run(
        "const { x, y, width, height } = document.querySelector('[data-pan]').getBoundingClientRect();\
         return [x + width / 2, y + height / 2]",
    );
    let at = |nth: usize| middle[nth].as_f64().unwrap_or_default();
    let finger = |id: u8, aside: f64| json!({ "x": at(0) + aside, "y": at(1), "id": id });
    let points = if kind == "touchEnd" { vec![] } else { vec![finger(0, -far), finger(1, far)] };
    browser.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
}

#[test]
fn two_fingers_zoom_the_map() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.dress((390, 844), true, false);
    play_now(&browser, &host, "wolves", 3);
    let before = scale(&browser);
    let pinch = |far: [f64; 3]| {
        fingers(&browser, "touchStart", far[0]);
        far.iter().for_each(|&far| fingers(&browser, "touchMove", far));
        fingers(&browser, "touchEnd", 0.0);
    };
    pinch([40.0, 60.0, 80.0]);
    let larger = browser.wait_until(|browser| (scale(browser) > 1.25 * before).then_some(()));
    assert!(larger.is_some(), "{before} and after a pinch {}", scale(&browser));
    pinch([80.0, 40.0, 20.0]);
    let smaller = browser.wait_until(|browser| (scale(browser) < 1.1 * before).then_some(()));
    assert!(smaller.is_some(), "{before} and after two {}", scale(&browser));
}

#[test]
fn keys_zoom_the_map_and_walk_over_it() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "wolves", 3);
    assert!(my_turn(&browser));
    let before = scale(&browser);
    browser.press("++");
    let larger = scale(&browser);
    assert!(larger > 1.3 * before, "{before} and after two keys {larger}");
    browser.press("0");
    assert!((scale(&browser) - before).abs() < 0.01, "{before} and as a whole {}", scale(&browser));
    // From one choice on the map to the next, by arrows.
    let focused =
        "const e = document.activeElement; return [!!e.closest('[data-pan]'), e.getAttribute('aria-label')]";
    browser.run("document.querySelector('[data-pan] a, [data-pan] button').focus()");
    let first = browser.run(focused);
    let moved = ["\u{e012}", "\u{e014}", "\u{e013}", "\u{e015}"].iter().any(|key| {
        browser.press(key);
        browser.run(focused) != first
    });
    let now = browser.run(focused);
    assert!(moved && now[0] == true && now[1].is_string(), "{first} {now}");
}
