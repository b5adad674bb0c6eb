//! No touch does what was not meant: double taps, keys pressed twice, focus that stays, and a network that fails.

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::{Browser, Setup};
use crate::host::{FRESH, Host, OVER, entry, my_turn, picker, play_now};

/// The middle of something that can be played or chosen and is seen, and whether it plays a move.
const CONTROL: &str = r"
const [nth] = arguments;
const isSeen = (one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width > 0 && at && (one.contains(at) || at.contains(one));
};
const all = [...document.querySelectorAll('button[name=move]:not([disabled]), a[data-live][href*=\'choose=\']:not([data-clear])')].filter(isSeen);
const one = all[nth % all.length];
if (!one) return null;
const box = one.getBoundingClientRect();
return { x: box.x + box.width / 2, y: box.y + box.height / 2, name: one.value || one.getAttribute('href') };
";

/// Two taps with so much time between them are two.
const MEANT: Duration = Duration::from_millis(400);

/// How many moves this page has sent.
fn sent(browser: &Browser) -> u64 {
    let count = browser.run(
        "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/move')).length",
    );
    count.as_u64().unwrap_or_default()
}

fn control(browser: &Browser, nth: usize) -> Option<(f64, f64)> {
    let found = browser.run(&CONTROL.replace("const [nth] = arguments;", &format!("const nth = {nth};")));
    Some((found["x"].as_f64()?, found["y"].as_f64()?))
}

fn tap(browser: &Browser, at: (f64, f64)) {
    hold(browser, at, || ());
}

/// Puts a finger there, and lifts it when this is done.
fn hold<T>(browser: &Browser, (x, y): (f64, f64), meanwhile: impl FnOnce() -> T) -> T {
    let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
    browser.devtools("Input.dispatchTouchEvent", &touch("touchStart", json!([{ "x": x, "y": y }])));
    let done = meanwhile();
    browser.devtools("Input.dispatchTouchEvent", &touch("touchEnd", json!([])));
    done
}

/// The step has come and its prompt has been looked at.
fn settled(browser: &Browser) {
    sleep(Duration::from_millis(250));
    browser.wait_until(|browser| (!browser.has(FRESH)).then_some(()));
}

/// Steps are shown at once, and nothing is told over the board, which would take keys and focus for itself.
fn hurried(browser: &Browser, host: &Host) {
    browser.goto(&host.at("/"));
    browser.run("localStorage.loup = JSON.stringify({ speed: '0' })");
}

/// Taps twice, as fast as a finger can, on so many things; never two moves come of it.
fn double_taps(host: &Host, game: &str, taps: usize) {
    let browser = Browser::start(&Setup { phone: true, ..Setup::default() });
    hurried(&browser, host);
    play_now(&browser, host, game, 2);
    let table = browser.url().split(['?', '#']).next().unwrap_or_default().to_owned();
    let (mut pick, mut moves) = (picker(3), 0);
    for _ in 0..taps {
        if !my_turn(&browser) {
            break;
        }
        let before = sent(&browser);
        let Some(at) = control(&browser, pick(1000)) else { panic!("nothing to touch in {game}") };
        let begun = Instant::now();
        tap(&browser, at);
        sleep(Duration::from_millis(60));
        tap(&browser, at);
        // On a slow machine the second tap may come so late that somebody could have meant it.
        let fast = begun.elapsed() < MEANT;
        settled(&browser);
        if browser.url().split(['?', '#']).next() != Some(&table) {
            // After the last move there are ways to other pages in its place.
            assert!(!fast, "{game}: a double tap has led to {}", browser.url());
            break;
        }
        let made = sent(&browser) - before;
        assert!(made < 2 || !fast, "{game}: {made} moves by one double tap\n{}", browser.text_of_page());
        moves += made;
    }
    assert!(moves > 0, "{game}: no tap has played anything");
}

#[test]
fn a_double_tap_never_plays_two_moves() {
    double_taps(&Host::start(), "triqueta", 12);
}

/// The middle of the button that asks for a hint: on a phone it is a sign without words.
const HINT: &str = r"
const { x, y, width, height } = document.querySelector('.ask button').getBoundingClientRect();
return [x + width / 2, y + height / 2];
";

#[test]
fn a_finger_that_rests_is_told_what_it_touches_and_presses_nothing() {
    let host = Host::start();
    let browser = Browser::start(&Setup { phone: true, ..Setup::default() });
    play_now(&browser, &host, "triqueta", 2);
    assert!(my_turn(&browser));
    let place = browser.run(HINT);
    let at = (place[0].as_f64().unwrap_or_default(), place[1].as_f64().unwrap_or_default());
    let words = "return document.querySelector('.tip')?.textContent";
    let told =
        hold(&browser, at, || browser.wait_until(|browser| browser.run(words).as_str().map(str::to_owned)));
    assert_eq!(told.as_deref(), Some("Hint"));
    settled(&browser);
    assert!(!browser.has("#hints, form[data-busy]"), "nothing was asked");
    assert_eq!(browser.run(words), "Hint", "the words stay for a while");
    tap(&browser, at);
    browser.wait("#hints");
}

#[test]
#[ignore = "long: make full"]
fn a_double_tap_never_plays_two_moves_in_any_game() {
    let host = Host::start();
    for game in ["triqueta", "hound", "wolves"] {
        double_taps(&host, game, 60);
    }
}

/// Focuses something that can be played or chosen; its name, or nothing where there is none. A piece that is chosen stays
/// the same piece, although it is let go by pressing it again.
const FOCUS: &str = r"
const all = [...document.querySelectorAll('button[name=move]:not([disabled]), a[data-live][href*=\'choose=\']:not([data-clear])')].filter((one) => one.getClientRects().length);
const one = all[NTH % all.length];
one?.focus();
return one && document.activeElement === one ? one.id || one.value || one.getAttribute('href') : null;
";
/// Where the focus is.
const FOCUSED: &str = "const one = document.activeElement; return one.id || one.value || one.getAttribute('href') || one.nodeName";

/// Plays by pressing Enter twice, again and again: one move at most, and the focus stays or goes to the prompt.
fn enter_twice(host: &Host, game: &str, presses: usize) {
    let browser = Browser::start(&Setup::default());
    hurried(&browser, host);
    play_now(&browser, host, game, 2);
    let (mut pick, mut moves) = (picker(5), 0);
    for _ in 0..presses {
        if !my_turn(&browser) {
            break;
        }
        let focused = browser.run(&FOCUS.replace("NTH", &pick(1000).to_string()));
        let Some(name) = focused.as_str() else { continue };
        let before = sent(&browser);
        browser.press("\u{e007}\u{e007}");
        settled(&browser);
        let made = sent(&browser) - before;
        assert!(made < 2, "{game}: {made} moves by pressing {name} twice");
        let now = browser.run(FOCUSED);
        let stayed = [name, "asked"].contains(&now.as_str().unwrap_or_default());
        assert!(stayed || browser.has(OVER), "{game}: the focus went from {name} to {now}");
        moves += made;
    }
    assert!(moves > 0, "{game}: no key has played anything");
}

#[test]
fn a_key_pressed_twice_never_plays_another_move() {
    enter_twice(&Host::start(), "triqueta", 12);
}

#[test]
#[ignore = "long: make full"]
fn the_focus_stays_through_whole_games() {
    let host = Host::start();
    for game in ["triqueta", "hound", "wolves"] {
        enter_twice(&host, game, 150);
    }
}

#[test]
fn a_choice_that_was_lost_is_asked_for_again() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "hound", 2);
    assert!(my_turn(&browser));
    browser.devtools("Network.enable", &json!({}));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*choose=*"] }));
    let card = browser.wait("#own a.wh-card[href*='choose=']");
    browser.click(&card);
    says(&browser, "Trying again");
    assert!(!browser.has("#net-again[hidden]"), "it can be repeated");
    let seen = "const { color, backgroundColor } = getComputedStyle(document.querySelector('#net-again')); return color !== backgroundColor";
    assert_eq!(browser.run(seen), true, "what repeats it is read");
    assert!(!browser.has("[data-busy], [data-sent]"), "nothing stays busy");
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    browser.wait(".prompt button[name=move].pri");
}

/// A table of Wolf & Hound with a card chosen.
fn card_chosen(browser: &Browser, host: &Host) {
    hurried(browser, host);
    play_now(browser, host, "hound", 2);
    assert!(my_turn(browser));
    browser.click(&browser.wait("#own a.wh-card[href*='choose=']"));
    browser.wait(".prompt button[name=move].pri");
}

#[test]
fn a_move_is_not_forgotten_over_a_choice_that_was_lost_before() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    card_chosen(&browser, &host);
    settled(&browser);
    let before = entry(&browser);
    browser.devtools("Network.enable", &json!({}));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/t/*"] }));
    let cards = browser.all("#own a.wh-card[href*='choose=']");
    browser.click(&cards[1]);
    says(&browser, "Trying again");
    browser.click(&browser.wait(".prompt button[name=move].pri"));
    says(&browser, "not known whether your move arrived");
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    says(&browser, "was not sent");
    assert_eq!(entry(&browser), before);
    assert!(!browser.has("#net-again[hidden]"), "it can be repeated");
}

#[test]
fn what_was_chosen_before_a_reload_can_be_let_go() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    card_chosen(&browser, &host);
    browser.reload();
    browser.wait(".prompt button[name=move].pri");
    settled(&browser);
    let gone = browser.click_until(".prompt a[data-clear]", |browser| {
        (!browser.has(".prompt button[name=move].pri")).then_some(true)
    });
    assert!(gone, "nothing is chosen any more");
}

fn said(browser: &Browser) -> String {
    let text =
        browser.run("const net = document.querySelector('#net'); return net.hidden ? '' : net.innerText");
    text.as_str().unwrap_or_default().to_owned()
}

fn says(browser: &Browser, words: &str) {
    let heard = browser.wait_until(|browser| said(browser).contains(words).then_some(()));
    assert!(heard.is_some(), "{words:?} is not said, but {:?}", said(browser));
}

#[test]
fn a_failed_request_is_told_and_can_be_repeated_and_a_slow_one_is_seen() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "triqueta", 2);
    assert!(my_turn(&browser));
    browser.devtools("Network.enable", &json!({}));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/move"] }));
    let before = entry(&browser);
    let button = browser.wait("#tq-draw");
    browser.click(&button);
    says(&browser, "was not sent");
    assert_eq!(entry(&browser), before);
    assert!(!browser.has("[data-busy], [data-sent]"), "nothing stays busy");
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    browser.click_until("#net-again", |browser| (entry(browser) > before).then_some(()));
    let calm = browser.wait_until(|browser| said(browser).is_empty().then_some(()));
    assert!(calm.is_some(), "what is no longer true goes: {}", said(&browser));

    assert!(my_turn(&browser));
    // Every answer takes more than a second.
    let slow = json!({ "offline": false, "latency": 1200, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.devtools("Network.emulateNetworkConditions", &slow);
    let before = entry(&browser);
    let button = browser.wait("button[name=move]:not([disabled])");
    browser.click(&button);
    assert!(browser.has("[data-sent]"), "the click is seen at once");
    says(&browser, "Sending");
    let moved = browser.wait_until(|browser| (entry(browser) > before).then_some(()));
    assert!(moved.is_some(), "the move arrives");
    let calm = browser.wait_until(|browser| said(browser).is_empty().then_some(()));
    assert!(calm.is_some(), "what is no longer true goes: {}", said(&browser));
}
