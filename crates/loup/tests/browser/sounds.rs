//! Sounds: none until somebody asks for them, and as loud as was chosen.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::host::{Host, click_move, my_turn, picker, play_now};

/// Notes what is to be heard and how loud, and what makes sounds.
const WATCH: &str = r"
window.heard = [];
window.rooms = 0;
addEventListener('loup-sound', ({ detail }) => heard.push(detail));
const Room = window.AudioContext;
window.AudioContext = class extends Room { constructor() { super(); rooms += 1; } };
window.loaded = () => performance.getEntriesByType('resource').some(({ name }) => /\/sound-/.test(name));
";

fn turn_on(browser: &Browser) {
    browser.click_until("#settings > summary", |browser| browser.has("#settings[open]").then_some(()));
    browser.click_until("#settings button[name=sound][value=on]", |browser| {
        browser.has("#live[data-sound]").then_some(())
    });
}

#[test]
#[ignore = "takes minutes: make full"]
fn nothing_is_heard_before_somebody_asks_for_it() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    play_now(&browser, &host, "triqueta", 2);
    let mut pick = picker(3);
    assert!(my_turn(&browser));
    click_move(&browser, &mut pick);
    assert!(my_turn(&browser));
    let silent = browser.run("return [heard.length, rooms, loaded()]");
    assert_eq!(silent, json!([0, 0, false]), "nothing is even loaded");

    turn_on(&browser);
    browser.click_until("#settings > summary", |browser| browser.has("#settings[open]").then_some(()));
    browser.run(
        "const loud = document.querySelector('[data-pref=volume]'); loud.value = '0.8';\
         loud.dispatchEvent(new Event('change', { bubbles: true }));",
    );
    // It is remembered on this device.
    browser.reload();
    browser.wait("#live[data-sound]");
    assert_eq!(browser.run("return document.querySelector('[data-pref=volume]').value"), "0.8");
    assert!(my_turn(&browser));
    click_move(&browser, &mut pick);
    let heard = browser.wait_until(|browser| {
        (browser.run("return heard.length > 0 && rooms === 1") == true)
            .then(|| browser.run("return heard[0]"))
    });
    let heard = heard.unwrap_or_else(|| panic!("{}", browser.run("return [heard, rooms, loaded()]")));
    assert_eq!(heard["volume"], 0.8);
    assert!(heard["names"].as_str().is_some_and(|names| !names.is_empty()), "{heard}");
}
