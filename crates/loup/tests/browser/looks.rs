//! Languages, sizes and accessible names, page by page.

use crate::driver::{Browser, Setup};
use crate::host::{Host, play_now, shot};

/// What every reader needs: a language, one main heading, names for all controls, alternatives for pictures,
/// labels for fields, no id twice, and on phones nothing that scrolls sideways.
const CHECK: &str = r#"
const wrong = [];
const seen = e => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0; };
if (!document.documentElement.lang) wrong.push('no language');
if (!document.title) wrong.push('no title');
if (document.querySelectorAll('h1').length !== 1) wrong.push('headings: ' + document.querySelectorAll('h1').length);
if (!document.querySelector('main')) wrong.push('no main part');
for (const e of document.querySelectorAll('button, a[href], summary')) {
  const name = (e.getAttribute('aria-label') || e.textContent || e.title || '').trim();
  const by = e.getAttribute('aria-labelledby');
  if (!name && !by && seen(e)) wrong.push('no name: ' + e.outerHTML.slice(0, 120));
}
for (const e of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
  if (!(e.labels && e.labels.length) && !e.getAttribute('aria-label') && !e.getAttribute('aria-labelledby'))
    wrong.push('no label: ' + e.outerHTML.slice(0, 120));
}
for (const e of document.querySelectorAll('img:not([alt])')) wrong.push('no alternative: ' + e.src);
for (const e of document.querySelectorAll('svg'))
  if (!e.closest('[aria-hidden=true]') && !e.getAttribute('aria-label') && !e.getAttribute('aria-labelledby') && !e.querySelector('title') && e.getAttribute('role') === 'img')
    wrong.push('a picture without a name: ' + e.outerHTML.slice(0, 80));
const ids = new Set();
for (const e of document.querySelectorAll('[id]')) { if (ids.has(e.id)) wrong.push('twice: #' + e.id); ids.add(e.id); }
// A phone shows a page that is too wide smaller, and then says that its window is as wide as that.
if (document.documentElement.scrollWidth > (navigator.maxTouchPoints ? screen.width : innerWidth) + 1) wrong.push('scrolls sideways: ' + document.documentElement.scrollWidth);
return wrong;
"#;

/// What came over the wire, heads of answers included: the page and every file that it has asked for.
const WIRE: &str = r"
const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
return all.reduce((sum, one) => sum + one.transferSize, 0);
";

fn check(browser: &Browser, what: &str) {
    let wrong = browser.run(CHECK);
    assert_eq!(wrong.as_array().map(Vec::len), Some(0), "{what} at {}: {wrong:#}", browser.url());
    let text = browser.text_of_page();
    assert!(!text.contains("[web-") && !text.contains("[table-"), "{what}: {text}");
}

/// Whoever invites friends from a game's card has the link for them at hand.
fn invites(browser: &Browser, host: &Host) {
    let granted = serde_json::json!({ "origin": host.url, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.devtools("Browser.grantPermissions", &granted);
    let button = "form[action$='/play/wolves'] button[name=invite]";
    browser.click_until(button, |browser| browser.has("#any-seat").then_some(()));
    check(browser, "lobby");
    let said = "return document.querySelector('#any-seat [data-copy]').textContent";
    browser.wait_until(|browser| (browser.run(said) == "Copied").then_some(())).expect("the link is copied");
    let copied = browser.later(
        "const done = arguments[arguments.length - 1]; navigator.clipboard.readText().then(done, done)",
    );
    assert_eq!(browser.run("return document.querySelector('#any-seat-link').value"), *copied);
    assert!(copied.contains("/i/") && !browser.url().contains('#'), "{copied}");
}

#[test]
fn pages_are_named_and_fit_in_every_language_and_size() {
    let host = Host::start();
    for (lang, phone) in [("en", false), ("fr", true), ("de", false), ("de", true)] {
        let browser = Browser::start(&Setup { lang, phone, ..Setup::default() });
        let size = if phone { "phone" } else { "desk" };
        browser.goto(&host.at("/"));
        assert_eq!(browser.run("return document.documentElement.lang"), lang);
        check(&browser, "home");
        let bytes = browser.run(WIRE).as_u64().unwrap_or_default();
        assert!((10_000..50_000).contains(&bytes), "a first visit brings {bytes} bytes");
        browser.screenshot(&shot(&format!("home-{lang}-{size}")));
        if lang == "en" {
            invites(&browser, &host);
        }
        for game in ["triqueta", "hound", "wolves"] {
            browser.goto(&host.at(&format!("/new/{game}")));
            check(&browser, "new table");
            browser.goto(&host.at(&format!("/rules/{game}")));
            check(&browser, "rules");
            play_now(&browser, &host, game, 3);
            check(&browser, "table");
            browser.screenshot(&shot(&format!("{game}-{lang}-{size}")));
        }
        browser.goto(&host.at("/me"));
        check(&browser, "me");
        browser.goto(&host.at("/t/nowhere2"));
        check(&browser, "no such table");
    }
}

/// Somebody who follows an invitation in a browser that has nothing yet: the page of the game with the largest board.
#[test]
fn a_first_visit_straight_to_a_table_is_light() {
    let host = Host::start();
    for phone in [false, true] {
        let browser = Browser::start(&Setup { phone, ..Setup::default() });
        play_now(&browser, &host, "wolves", 5);
        let table = browser.url();
        browser.devtools("Network.clearBrowserCache", &serde_json::json!({}));
        browser.goto(&table);
        browser.wait("#board");
        let bytes = browser.run(WIRE).as_u64().unwrap_or_default();
        assert!((20_000..60_000).contains(&bytes), "a first visit to {table} brings {bytes} bytes");
    }
}
