//! Played over a closed page: a notice is delivered and leads back, a clock runs out, a bot sits in, and the seat is taken
//! back.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::hand::FIRST;
use crate::host::{Host, click_move, my_turn, picker, shot};
use crate::post::PushService;

/// Registers the worker that shows notices, as the page does, and says to the server where this browser is told. A browser
/// without a network gets no address from its push service: this one is the test's.
const SUBSCRIBE: &str = r"
const done = arguments[arguments.length - 1];
(async () => {
  await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  const answer = await fetch('/me/push', { method: 'POST', body: new URLSearchParams(FIELDS) });
  return answer.ok ? 'yes' : String(answer.status);
})().then(done, (error) => done(String(error)));
";

/// What the browser shows as notices.
const SHOWN: &str = r"
const done = arguments[arguments.length - 1];
navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((notes) => done(JSON.stringify(notes.map(({ title, tag, data }) => ({ title, tag, url: data.url })))));
";

fn post(browser: &Browser, path: &str, fields: &str) -> String {
    browser.later(&format!(
        "const done = arguments[arguments.length - 1];\
         fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }}).then((answer) => done(answer.url));"
    ))
}

#[test]
#[ignore = "takes minutes: make full"]
fn a_turn_is_told_of_and_a_clock_runs_out_while_its_page_is_closed() {
    let mut service = None;
    let host = Host::set(catalogue::games(), |config, folder| {
        let roots = folder.join("roots.pem");
        service = Some(PushService::new(&roots));
        (config.push_private, config.push_roots) = (true, Some(roots));
    });
    let service = service.expect("it was made");
    let (ada, bo) = (Browser::start(&Setup::default()), Browser::start(&Setup::default()));
    let mut pick = picker(5);

    // Ada makes a table with a clock; Bo comes by the link.
    ada.goto(&host.at("/"));
    let fields = "{ players: '2', 'sit-1': 'me', 'sit-2': 'friend', 'o-first': '1', clock: 'turn', 'clock-each': '20' }";
    let table = post(&ada, "/new/triqueta", fields);
    ada.goto(&table);
    assert!(ada.text_of_page().contains("20 seconds for every turn. When time is up, a bot sits in."));
    let link = ada.run(
        "return [...document.querySelectorAll('input')].map((i) => i.value).find((v) => v.includes('/i/'))",
    );
    bo.goto(link.as_str().expect("an invitation"));
    bo.click_until("form button.pri", |browser| browser.has("#live").then_some(()));
    ada.click_until("form[action$='/start'] button", |browser| browser.has("#board").then_some(()));

    // Bo asks to be told, and leaves.
    bo.goto(&host.at("/me"));
    ada.screenshot(&shot("clock-desk"));
    bo.screenshot(&shot("notices-desk"));
    let granted = json!({ "origin": host.url, "permissions": ["notifications"] });
    bo.devtools("Browser.grantPermissions", &granted);
    let fields = serde_json::to_string(&service.subscription("bo").to_vec()).expect("fields");
    assert_eq!(bo.later(&SUBSCRIBE.replace("FIELDS", &fields)), "yes");
    my_turn(&ada);
    assert!(ada.has(".clk[data-left]"), "the clock is seen");
    while my_turn_still(&ada) {
        click_move(&ada, &mut pick);
    }

    // The push service has a notice, which only Bo's browser can read; there it is shown, and leads to the table.
    // That time runs out may have been told by now, too.
    let of_the_turn = || service.delivered().into_iter().find(|one| one.text.contains("Your turn"));
    let delivered = ada.wait_until(|_| of_the_turn()).expect("a notice comes");
    bo.devtools("ServiceWorker.enable", &json!({}));
    let shown = bo.wait_until(|bo| {
        for id in 0..4 {
            let message =
                json!({ "origin": host.url, "registrationId": id.to_string(), "data": delivered.text });
            bo.devtools("ServiceWorker.deliverPushMessage", &message);
        }
        let shown = bo.later(SHOWN);
        shown.contains("Your turn").then_some(shown)
    });
    let shown: serde_json::Value = serde_json::from_str(&shown.expect("it is shown")).expect("JSON");
    let path = shown[0]["url"].as_str().expect("an address").to_owned();
    assert!(table.ends_with(&path), "{shown} leads to {table}");

    // Bo does not come in time: a bot sits in, and plays.
    let played = ada.wait_until(|ada| ada.text_of_page().contains("A bot (Scout) sits in for").then_some(()));
    played.unwrap_or_else(|| panic!("no bot sits in\n{}", ada.text_of_page()));
    my_turn(&ada);

    // Bo follows the notice, is told what the bot did, and takes the seat back.
    bo.goto(&host.at(&path));
    bo.wait("#away");
    assert!(bo.text_of_page().contains("A bot plays for you. It has made"), "{}", bo.text_of_page());
    bo.screenshot(&shot("away-desk"));
    bo.click_until("#away button", |bo| (!bo.has("#away")).then_some(()));
    assert!(bo.text_of_page().contains("While you were away, a bot made"), "{}", bo.text_of_page());
    while my_turn_still(&ada) {
        click_move(&ada, &mut pick);
    }
    assert!(my_turn(&bo), "Bo plays again");
}

/// What is seen of the clock in the first screen and not hidden by anything, and of the words that time is short.
const CLOCK: &str = r"
window.scrollTo(0, 0);
const seen = (css) => {
  const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? {};
  return width > 20 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
    && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#prompt') !== null;
};
return [seen('#due'), seen('.hurry')];
";

/// On a phone the players lie below the first screen: the clock and its warning are in it, and nothing has to leave.
#[test]
#[ignore = "takes minutes: make full"]
fn a_clock_that_runs_is_seen_on_a_phone() {
    let host = Host::of(catalogue::games());
    let ada = Browser::start(&Setup::default());
    ada.goto(&host.at("/"));
    for game in ["wolves", "hound", "triqueta"] {
        let fields = "{ players: '2', 'sit-1': 'me', 'sit-2': 'bot-cub', 'o-first': '1', clock: 'game',\
            'clock-budget': '60', 'clock-increment': '0' }";
        let table = post(&ada, &format!("/new/{game}"), fields);
        ada.goto(&table);
        if ada.has("form[action$='/start'] button") {
            ada.click_until("form[action$='/start'] button", |ada| ada.has("#board").then_some(()));
        }
        assert!(my_turn(&ada));
        for (width, height) in [(360, 740), (390, 844), (844, 390), (768, 1024)] {
            ada.dress((width, height), true, false);
            let what = format!("{game} at {width} × {height}");
            assert_eq!(ada.run(CLOCK)[0], true, "{what}: the clock is not seen");
            assert_eq!(ada.run(FIRST), json!([]), "{what}");
        }
        for (width, height) in [(360, 740), (844, 390)] {
            ada.dress((width, height), true, false);
            let warned = ada.wait_within(std::time::Duration::from_secs(40), |ada| {
                (ada.run(CLOCK) == json!([true, true])).then_some(())
            });
            ada.screenshot(&shot(&format!("clock-{game}-{width}x{height}")));
            assert!(warned.is_some(), "{game} at {width} × {height}: no warning is seen");
            assert_eq!(ada.run(FIRST), json!([]), "{game} at {width} × {height}, warned");
        }
        ada.dress((1440, 900), false, false);
    }
}

/// Where somebody else sits at the table a page is asked whether it is seen, and answers. It says by itself that it is hidden:
/// then nobody is there, until it is seen again.
#[test]
fn a_page_says_whether_anybody_sees_it() {
    let host = Host::of(catalogue::games());
    let ada = Browser::start(&Setup::default());
    ada.goto(&host.at("/"));
    let fields = "{ players: '2', 'sit-1': 'me', 'sit-2': 'friend', 'o-first': '1' }";
    ada.goto(&post(&ada, "/new/triqueta", fields));
    // Somebody sits down who only comes by.
    ada.later(
        "const done = arguments[arguments.length - 1];\
         const body = new URLSearchParams({ seat: '2' });\
         fetch(location.pathname + '/sit', { method: 'POST', credentials: 'omit', body }).then(({ url }) => done(url));",
    );
    ada.click_until("form[action$='/start'] button", |ada| ada.has("#board").then_some(()));
    let answers = "return performance.getEntriesByType('resource')\
         .filter(({ name }) => /\\/live\\/here\\?page=[0-9a-f]{16}&seen=\\d+\\.\\d+$/.test(name)).length";
    let answered = ada.wait_until(|ada| (ada.run(answers).as_u64() > Some(1)).then_some(()));
    assert!(answered.is_some(), "it is asked, and answers");
    assert!(ada.has("#seats .dot.here"));
    let hide = |hidden: bool| {
        ada.run(&format!(
            "Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});\
             document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}));"
        ));
    };
    hide(true);
    let gone = ada.wait_until(|ada| (!ada.has("#seats .dot.here")).then_some(()));
    assert!(gone.is_some(), "nobody sees it");
    hide(false);
    let back = ada.wait_until(|ada| ada.has("#seats .dot.here").then_some(()));
    assert!(back.is_some(), "and now somebody does");
}

/// Loup can be installed; where a browser cannot be told, its page says why, and does not wait for ever.
#[test]
#[ignore = "takes minutes: make full"]
fn a_page_can_be_installed_and_says_why_no_notice_will_come() {
    let host = Host::set(catalogue::games(), |config, _| config.push_private = true);
    let browser = Browser::start(&Setup::default());
    browser.goto(&host.at("/"));
    let manifest = browser.devtools("Page.getAppManifest", &json!({}));
    assert!(manifest["url"].as_str().is_some_and(|url| url.ends_with("/manifest.webmanifest")), "{manifest}");
    assert_eq!(manifest["errors"], json!([]));
    let missing = browser.wait_until(|browser| {
        let found = browser.devtools("Page.getInstallabilityErrors", &json!({}));
        (found["installabilityErrors"] == json!([])).then_some(())
    });
    let left = browser.devtools("Page.getInstallabilityErrors", &json!({}));
    assert!(missing.is_some(), "it cannot be installed: {left}");

    post(&browser, "/me", "{ name: 'Ada' }");
    browser.goto(&host.at("/me"));
    let says = |what: &str| {
        browser.run(&format!("return document.querySelector('#push-on').getAttribute('{what}')"))
    };
    for (setting, what) in [("denied", "data-denied"), ("granted", "data-slow")] {
        let permission =
            json!({ "permission": { "name": "notifications" }, "setting": setting, "origin": host.url });
        browser.devtools("Browser.setPermission", &permission);
        let expected = says(what);
        // No push service can be reached from here: it is given up after ten seconds.
        browser.click_until("#push-on", |browser| {
            browser.wait_within(std::time::Duration::from_secs(20), |browser| {
                (browser.run("return document.querySelector('#push-told').textContent") == expected)
                    .then_some(())
            })
        });
    }
}

/// Where the push service answers and our own server does not take the address, it is the server that is quoted.
#[test]
#[ignore = "takes minutes: make full"]
fn a_page_tells_a_silent_push_service_from_a_refusal_here() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    // A push service that gives out an address which no server takes.
    let fake = r"
        const subscribe = async () => ({ toJSON: () => ({ endpoint: 'http://127.0.0.1/x', keys: { p256dh: 'AA', auth: 'AA' } }) });
        if (window.PushManager) PushManager.prototype.subscribe = subscribe;
    ";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": fake }));
    browser.goto(&host.at("/"));
    post(&browser, "/me", "{ name: 'Ada' }");
    browser.goto(&host.at("/me"));
    let granted = json!({ "origin": host.url, "permissions": ["notifications"] });
    browser.devtools("Browser.grantPermissions", &granted);
    let told = "return document.querySelector('#push-told').textContent";
    let said = browser.click_until("#push-on", |browser| {
        let said = browser.run(told);
        said.as_str().filter(|said| !said.is_empty()).map(str::to_owned)
    });
    let slow = browser.run("return document.querySelector('#push-on').getAttribute('data-slow')");
    assert!(Some(said.as_str()) != slow.as_str(), "{said}");
    let refused = browser.later(
        "const done = arguments[arguments.length - 1];\
         fetch('/me/push', { method: 'POST', headers: { accept: 'text/html' },\
           body: new URLSearchParams({ endpoint: 'http://127.0.0.1/x', key: 'AA', auth: 'AA' }) })\
           .then((answer) => answer.text()).then(done);",
    );
    assert!(refused.contains(&said) && said.len() > 10, "{said}");
}

/// Runs the worker with a browser around it that the test made, and presses notices that lead here, elsewhere, and to a page
/// that is open. Nothing presses a real one.
const PRESS: &str = r"
const done = arguments[arguments.length - 1];
(async () => {
  const heard = {};
  const opened = [];
  const pages = [{ url: location.origin + '/t/birch?log=all#lines', focus: () => opened.push('focus') }];
  const clients = { matchAll: async () => pages, openWindow: async (url) => opened.push(url), claim: () => {} };
  const registration = { scope: location.origin + '/', showNotification: async () => {} };
  ((addEventListener, clients, registration, skipWaiting) => {
    WORKER
  })((name, hear) => (heard[name] = hear), clients, registration, () => {});
  for (const url of ['/t/fen', '/t/birch', 'https://elsewhere.example/t/fen', undefined]) {
    let work = null;
    let closed = 0;
    heard.notificationclick({ notification: { data: { url }, close: () => (closed += 1) }, waitUntil: (what) => (work = what) });
    await work;
    if (closed !== 1) opened.push('still there');
  }
  return opened.map((url) => url.replace(location.origin, '')).join(' ');
})().then(done, (error) => done(String(error)));
";

/// A notice that is pressed goes away and leads to its table: to the page that is open there already, or to a new one. It
/// never leads away from here.
#[test]
#[ignore = "takes minutes: make full"]
fn a_notice_that_is_pressed_leads_to_its_table() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.goto(&host.at("/"));
    let script = PRESS.replace("WORKER", pages::assets::WORKER);
    assert_eq!(browser.later(&script), "/t/fen focus / /");
}

/// Whether it is still the reader's turn, once what was played is shown.
fn my_turn_still(browser: &Browser) -> bool {
    browser.wait_until(|browser| (!browser.has(crate::host::FRESH)).then_some(()));
    browser.has(crate::host::YOURS)
}
