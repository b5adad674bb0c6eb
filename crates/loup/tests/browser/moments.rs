//! A moment over the board: step by step and by itself, with keys, taps and a way out. And a replay that plays by itself.

use serde_json::json;

use crate::access::{Checker, TO_THE_END};
use crate::driver::{Browser, Setup};
use crate::host::Host;

/// Escape, and the arrow to the right, as WebDriver calls them.
const ESCAPE: &str = "\u{e00c}";
const RIGHT: &str = "\u{e014}";

/// Notes what is to happen by itself: moments ask for it as nobody else does.
const WATCH: &str = r"
window.waits = 0;
const wait = window.setTimeout;
window.setTimeout = (todo, time, ...more) => {
  if (more.length === 1 && more[0] === false) waits += 1;
  return wait(todo, time, ...more);
};
window.room = () => document.body.lastElementChild?.shadowRoot;
window.told = () => room()?.querySelector('[role=status]')?.textContent ?? null;
window.steps = () => [...room().querySelectorAll('[data-said] li')].map((step) => step.textContent);
";

/// A finished game with shadows, whose page is shown. Not every game has some.
fn over(host: &Host, rest: bool) -> (Browser, String) {
    let browser = Browser::start(&Setup::default());
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    if rest {
        browser.media("prefers-reduced-motion", "reduce");
    }
    let table = (0..8).find_map(|_| finished(&browser, host));
    (browser, table.expect("there are shadows"))
}

/// The address of a finished game, if it has a moment.
fn finished(browser: &Browser, host: &Host) -> Option<String> {
    browser.goto(&host.at("/"));
    let table = browser.later(
        "const done = arguments[arguments.length - 1];\
         const body = new URLSearchParams({ players: '2', level: 'cub', 'o-hidden-wolves': 'on' });\
         fetch('/play/triqueta', { method: 'POST', body }).then((answer) => done(answer.url));",
    );
    browser.goto(&table);
    browser.wait("#live[data-entry]");
    assert_ne!(browser.run(TO_THE_END), 0, "the game comes to its end");
    browser.reload();
    browser.wait("#live[data-entry]");
    browser.has("#moment-link").then_some(table)
}

/// Opens the moment and says how many steps it has.
fn open(browser: &Browser) -> usize {
    browser
        .click_until("#moment-link", |browser| (browser.run("return told() !== null") == true).then_some(()));
    browser.run("return steps().length").as_u64().expect("a number") as usize
}

fn is_told(browser: &Browser, step: usize) -> bool {
    let told = |browser: &Browser| {
        (browser.run(&format!("return told() === steps()[{step}]")) == true).then_some(())
    };
    browser.wait_until(told).is_some()
}

fn is_closed(browser: &Browser) -> bool {
    browser.wait_until(|browser| (browser.run("return told() === null") == true).then_some(())).is_some()
}

#[test]
#[ignore = "takes minutes: make full"]
fn a_moment_goes_on_by_keys_and_taps_where_nothing_shall_move() {
    let host = Host::start();
    // Not every game with shadows has several.
    let several = (0..8).find_map(|_| {
        let (browser, table) = over(&host, true);
        let last = open(&browser) - 1;
        (last >= 3).then_some((browser, table, last))
    });
    let (browser, table, last) = several.expect("there are shadows");
    assert!(is_told(&browser, 0));
    let mut checker = Checker::new();
    checker.check(&browser, "a moment over its board");
    let stake = browser.run("return told()");
    assert!(stake.as_str().is_some_and(|told| told.contains("a wolf would make it")), "{stake}");

    // A key and a tap go one step on, and nothing else does.
    browser.press(RIGHT);
    assert!(is_told(&browser, 1));
    browser.run("room().querySelector('.mo-stage').click()");
    assert!(is_told(&browser, 2));
    for step in 3..=last {
        browser.press(RIGHT);
        assert!(is_told(&browser, step), "step {step}");
    }
    assert_eq!(browser.run("return waits"), 0, "nothing was to happen by itself");
    // At the end the players stand by their points.
    let sorted = "const all = [...room().querySelectorAll('[data-points]')].map((one) => Number(one.dataset.points.split(' ').at(-1)));\
         return all.length === 2 && all.every((points, place) => !place || all[place - 1] >= points);";
    assert_eq!(browser.run(sorted), true);

    // Escape leaves it wherever it is, and the focus is where it was.
    browser.press(ESCAPE);
    assert!(is_closed(&browser));
    assert_eq!((browser.url(), browser.has("#moment-link:focus")), (table.clone(), true));
    // So does whoever skips it; at its end the same button leads to the result.
    open(&browser);
    browser.run("room().querySelector('[data-skip]').click()");
    assert!(is_closed(&browser));
    assert_eq!(browser.url(), table);
    open(&browser);
    for step in 1..=last {
        browser.press(RIGHT);
        assert!(is_told(&browser, step));
    }
    browser.run("room().querySelector('[data-skip]').click()");
    browser.wait("main.ending");
    checker.finish();
}

#[test]
#[ignore = "takes minutes: make full"]
fn a_moment_goes_on_by_itself_and_gives_the_table_back() {
    let host = Host::start();
    let (browser, table) = over(&host, false);
    // What was told, in order, however fast that was.
    browser.run(
        "window.lines = []; setInterval(() => { const line = told(); if (line && lines.at(-1) !== line) lines.push(line); }, 20);",
    );
    let steps = open(&browser);
    assert!(is_closed(&browser), "it comes to its end");
    let heard = browser.run("return lines.length").as_u64().expect("a number") as usize;
    assert!(heard > 1 && heard <= steps, "{heard} of {steps}");
    assert!(browser.run("return waits >= 1") == true && browser.url() == table);
}

/// From the first ply on, at the speed that was chosen, until somebody stops it or it is at its end.
#[test]
#[ignore = "takes minutes: make full"]
fn a_replay_plays_by_itself() {
    let host = Host::start();
    let (browser, table) = over(&host, true);
    let ply = |browser: &Browser| {
        let ply = browser.run("return Number(document.querySelector('#ply')?.value ?? 0)");
        ply.as_u64().unwrap_or_default()
    };
    browser.goto(&format!("{table}/replay?ply=0"));
    browser.run("window.stayed = true");
    browser.click_until(".by-itself", |browser| browser.has("#live[data-play]").then_some(()));
    browser.click_until("nav.chips a[href*='play=fast']", |browser| {
        browser.has("nav.chips a[href*='play=fast'].on").then_some(())
    });
    browser.wait_until(|browser| (ply(browser) >= 3).then_some(())).expect("it goes on");
    assert_eq!(browser.run("return window.stayed"), true, "the page is the same");
    // Who stops it stays there: nothing is left that would go on.
    browser.click_until(".by-itself", |browser| (!browser.has("#live[data-play]")).then_some(()));
    let at = ply(&browser);
    browser.run("window.dispatchEvent(new Event('loup-shown'))");
    assert_eq!((ply(&browser), browser.has("#live[data-play]")), (at, false));
    // It goes on from there, and ends by itself.
    let last = browser.run("return Number(document.querySelector('#ply').max)").as_u64().expect("a number");
    browser.goto(&format!("{table}/replay?ply={}&play=fast", last - 2));
    browser.wait_until(|browser| (ply(browser) == last).then_some(())).expect("it comes to its end");
    browser.wait_until(|browser| (!browser.has("#live[data-play]")).then_some(())).expect("it stops there");
}
