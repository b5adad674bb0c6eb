//! The map of The Wolves under fingers and keys; whole games are played in `hand`.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::hand::nothing_is_lost;
use crate::host::{FRESH, Host, click_move, my_turn, picker, play_now};

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

/// Walks from every hex in all four directions: those that no way leads to, and those from which the way back leads
/// elsewhere, although the neighbour is as near as any.
const ROAM: &str = r"
const things = [...document.querySelectorAll('[data-pan] :is(a, button)')].filter((one) => one.getClientRects().length);
const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
const places = new Map(things.map((one) => [one, middle(one)]));
const apart = (one, other) => Math.hypot(...places.get(one).map((at, axis) => at - places.get(other)[axis]));
const near = Math.min(...things.slice(1).map((one) => apart(things[0], one)));
const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const back = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
const wrong = [];
const ways = new Map(things.map((one) => [one, Object.keys(back).map((key) => {
  document.activeElement.blur();
  one.focus();
  press(key);
  const next = document.activeElement;
  press(back[key]);
  if (next !== one && apart(one, next) < 1.3 * near && document.activeElement !== one) wrong.push(`${one.id} ${key} ${next.id}`);
  return next;
})]));
const reached = new Set([things[0]]);
for (const one of reached) for (const next of ways.get(one)) reached.add(next);
return { hexes: things.length, wrong, lost: things.filter((one) => !reached.has(one)).map((one) => one.id) };
";

#[test]
fn arrows_reach_every_hex_and_lead_back() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "wolves", 3);
    assert!(my_turn(&browser));
    let found = browser.run(ROAM);
    assert!(found["hexes"].as_u64().is_some_and(|hexes| hexes > 100), "{found}");
    assert_eq!((&found["wrong"], &found["lost"]), (&json!([]), &json!([])), "{found:#}");
}

/// The addresses of what can be chosen on the map, so many words long.
fn choices(browser: &Browser, words: usize) -> Vec<String> {
    let links = "return [...document.querySelectorAll('#tw-targets a[href*=\\'?choose=\\']')].map((one) => `?${one.getAttribute('href').split('?')[1]}`)";
    let links = browser.run(links);
    let links = links.as_array().into_iter().flatten().filter_map(|link| link.as_str().map(str::to_owned));
    links.filter(|link| link.matches('+').count() + 1 == words).collect()
}

/// Goes to where a wolf has been sent and the ways to pay for that are asked: not every deal has such a hex.
fn asks_for_a_payment(browser: &Browser, host: &Host) {
    let found = (0..8).any(|_| {
        play_now(browser, host, "wolves", 3);
        found_a_payment(browser)
    });
    assert!(found, "every hex is paid by one tile");
}

fn found_a_payment(browser: &Browser) -> bool {
    let mut pick = picker(7);
    for _ in 0..4 {
        assert!(my_turn(browser));
        click_move(browser, &mut pick);
    }
    assert!(my_turn(browser));
    let table = browser.url().split(['?', '#']).next().unwrap_or_default().to_owned();
    for wolf in choices(browser, 2) {
        browser.goto(&format!("{table}{wolf}"));
        for goal in choices(browser, 3) {
            browser.goto(&format!("{table}{goal}"));
            if browser.run("return !!document.querySelector('#tw-pop')") == true {
                return true;
            }
        }
    }
    false
}

#[test]
fn edges_tell_the_truth_while_a_payment_is_asked() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.dress((390, 844), true, false);
    asks_for_a_payment(&browser, &host);
    nothing_is_lost(&browser);
}

#[test]
fn keys_go_over_the_ways_to_pay_and_keep_what_is_chosen() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.dress((1440, 900), false, false);
    asks_for_a_payment(&browser, &host);
    browser.run("document.querySelector('#tw-map a').focus()");
    browser.press("\u{e004}");
    let asked = "return !!document.activeElement.closest('#tw-pop')";
    assert_eq!(browser.run(asked), true, "Tab goes to what is asked on the map");
    // Whoever writes means the field.
    let chosen = browser.run("return location.search");
    browser.run("const field = document.createElement('input'); document.body.append(field); field.focus()");
    browser.press("\u{e00c}");
    assert_eq!(browser.run("return location.search"), chosen);
    browser.run("document.activeElement.remove()");
    browser.press("\u{e00c}");
    let let_go = |browser: &Browser| (browser.run("return location.search") != chosen).then_some(());
    assert!(browser.wait_until(let_go).is_some(), "Escape lets go");
}

/// A finger on a part of the map that is too small for it, and two that part.
const HALF: &str = r"
const [isPinch] = [PINCH];
const map = document.querySelector('[data-pan]');
const scale = () => map.querySelector('svg').getScreenCTM().a;
const half = document.createElement('i');
half.setAttribute('data-half', '');
half.style = 'position: absolute; left: 50%; top: 50%; width: 20px; height: 20px';
map.append(half);
const { x, y } = half.getBoundingClientRect();
const finger = (identifier) => new Touch({ identifier, target: half, clientX: x + 40 * identifier, clientY: y });
const tell = (type, touches) => half.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger(0)], bubbles: true, cancelable: true }));
const before = scale();
tell('touchstart', [finger(0)]);
if (isPinch) tell('touchmove', [finger(0), finger(1)]);
tell('touchend', []);
half.remove();
return scale() > 1.2 * before;
";

#[test]
fn small_halves_grow_under_one_finger_only() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "wolves", 3);
    assert_eq!(browser.run(&HALF.replace("PINCH", "true")), false, "a pinch means no half");
    assert_eq!(browser.run(&HALF.replace("PINCH", "false")), true, "a finger does");
}

/// Writes down which trails are made to appear, from now on.
const WATCH: &str = r"
window.trails = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.closest('#tw-since')) window.trails.push(this.dataset.trail);
  return animate.apply(this, how);
};
";

/// Chooses the first wolf that can be chosen, and lets go of it.
const CHOOSE: &str = "document.querySelector('.tw-map a.tw-b[href*=alpha]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
/// Where the map is seen.
const PLACE: &str = "const { x, y, width, height } = document.querySelector('#tw-ground').getBoundingClientRect(); return [x, y, width, height].map(Math.round)";

/// On a phone what is told lies over the map: when it goes with the first choice, the map does not move, and it does not
/// come back when that is dropped.
fn the_map_stays(browser: &Browser) {
    browser.dress((390, 844), true, false);
    browser.goto(browser.url().split('?').next().unwrap_or_default());
    browser.wait("#tw-told-since");
    nothing_is_lost(browser);
    let before = browser.run(PLACE);
    browser.run(CHOOSE);
    browser.wait(".tw-chose .tw-cancel");
    assert!(!browser.has("#tw-told-since"), "it goes with the first choice");
    assert_eq!(browser.run(PLACE), before, "the map has moved");
    // What has just been asked takes no key yet.
    browser.wait_until(|browser| (!browser.has(FRESH)).then_some(()));
    browser.press("\u{e00c}");
    browser.wait("#live:not(.tw-chose)");
    assert!(!browser.has("#tw-told-since"), "it stays away");
    assert_eq!(browser.run(PLACE), before, "the map has moved");
    browser.dress((1440, 900), false, false);
}

/// What the others did is shown when the turn begins and again when it is asked for, step by step, also to those who
/// want no motion; its numbers are those of the log, and a line lights its own.
#[test]
fn what_the_others_did_is_told_again() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.media("prefers-reduced-motion", "reduce");
    play_now(&browser, &host, "wolves", 3);
    let mut pick = picker(7);
    let shown = (0..60).any(|_| {
        assert!(my_turn(&browser));
        let shown = browser.has("#tw-told-since");
        if !shown {
            click_move(&browser, &mut pick);
        }
        shown
    });
    assert!(shown, "nothing is told of the others");
    let trails =
        browser.run("return [...document.querySelectorAll('#tw-since > g')].map((one) => one.dataset.trail)");
    let lines = browser.run("return [...new Set([...document.querySelectorAll('#lines [data-tells]')].map((one) => one.dataset.tells))].sort()");
    let sorted = browser.run("return [...new Set([...document.querySelectorAll('#tw-since > g')].map((one) => one.dataset.trail))].sort()");
    assert_eq!(lines, sorted, "the same numbers in the log");
    browser.run(WATCH);
    browser.click_until("#tw-again", |browser| (browser.run("return window.trails") == trails).then_some(()));
    the_map_stays(&browser);
    // Asking why not takes them away, and they do not come back by themselves.
    let gone = |browser: &Browser| browser.has("#tw-since.tw-off").then_some(());
    browser.goto(browser.url().split('?').next().unwrap_or_default());
    browser.wait("#tw-since:not(.tw-off)");
    browser.run("document.querySelector('#tw-hits a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
    browser.wait("#tw-no");
    assert!(browser.wait_until(gone).is_some());
    assert_eq!(browser.run("return location.search"), "?choose=since+off");
}
