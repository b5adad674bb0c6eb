//! How many tables wait for somebody: in the title of the first page and on the badge, while pages are open.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::host::{FRESH, Host, YOURS, click_move, picker};

/// Notes what the badge is told, and lets a page that would count again after half a minute do so soon.
const WATCH: &str = r"
window.badges = [];
Object.defineProperty(navigator, 'setAppBadge', { value: async (count) => { badges.push(Number(count)); } });
const wait = window.setTimeout;
window.setTimeout = (todo, time, ...more) => wait(todo, time === 30_000 ? 300 : time, ...more);
";

fn post(browser: &Browser, path: &str, fields: &str) -> String {
    browser.later(&format!(
        "const done = arguments[arguments.length - 1];\
         fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }}).then((answer) => done(answer.url));"
    ))
}

fn until(browser: &Browser, script: &str, what: &str) {
    let came = browser.wait_until(|browser| (browser.run(&format!("return {script}")) == true).then_some(()));
    assert!(
        came.is_some(),
        "{what}: {} {}",
        browser.url(),
        browser.run("return [document.title, ...badges]")
    );
}

#[test]
fn the_title_and_the_badge_follow_what_waits() {
    let host = Host::start();
    let (ada, bo) = (Browser::start(&Setup::default()), Browser::start(&Setup::default()));
    ada.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    ada.goto(&host.at("/"));
    bo.goto(&host.at("/"));
    post(&ada, "/me", "{ name: 'Ada' }");
    // Bo begins.
    let fields = "{ players: '2', 'sit-1': 'me', 'sit-2': 'friend', 'o-first': '2' }";
    let table = post(&ada, "/new/triqueta", fields);
    let path = table.strip_prefix(&host.url).expect("an address of the server").to_owned();
    post(&bo, &format!("{path}/sit"), "{ seat: '2' }");
    post(&ada, &format!("{path}/start"), "{}");
    ada.goto(&host.at("/"));
    until(&ada, "badges.at(-1) === 0 && !document.title.startsWith('(')", "nothing waits");
    ada.run("window.stayed = true");

    // Bo plays: the first page says so by itself, and greets as before.
    bo.goto(&table);
    let mut pick = picker(5);
    let mut play = |browser: &Browser| {
        browser.wait(YOURS);
        while browser.has(YOURS) {
            click_move(browser, &mut pick);
            browser.wait_until(|browser| (!browser.has(FRESH)).then_some(()));
        }
    };
    play(&bo);
    until(&ada, "badges.at(-1) === 1 && document.title.startsWith('(1) ')", "one table waits");
    assert!(ada.run("return window.stayed") == true, "it was not loaded anew");
    assert!(ada.has("#waiting a[href]"), "the table is there");
    let greetings = ada.run("return document.querySelectorAll('[data-hour]:not([hidden])').length");
    assert_eq!(greetings, 1);

    // Ada plays: the badge knows without another look at the first page.
    ada.click_until("#waiting a[href]", |browser| browser.has(YOURS).then_some(()));
    play(&ada);
    until(&ada, "badges.at(-1) === 0", "nothing waits any more");
}
