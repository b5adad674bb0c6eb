//! Every kind of page under axe-core, by day and by night, at a desk and on a phone.
//!
//! The checker is fetched by `scripts/install-test-deps`; see docs/decisions/0008-axe-core-from-npm.md.

use std::path::Path;

use serde_json::Value;

use crate::driver::{Browser, Setup};
use crate::host::{Host, OVER, my_turn, play_now, shot};

/// Plays some moves by the page's own links and forms until the game is over: what is clicked is tested elsewhere.
pub const TO_THE_END: &str = r"
const WAIT = 20;
const look = async (at) => new DOMParser().parseFromString(await (await fetch(at)).text(), 'text/html');
const any = (list) => list[Math.floor(Math.random() * list.length)];
const end = Date.now() + 200_000;
const step = async (at = location.pathname) => {
  const page = await look(at);
  if (page.querySelector('#prompt.over')) return 1;
  if (Date.now() > end) return 0;
  const yours = page.querySelector('#live[data-turn=yours]');
  const move = yours && any([...page.querySelectorAll('button[name=move]:not([disabled])')]);
  const choice = yours && any([...page.querySelectorAll(`a[href*='choose=']:not([data-clear])`)]);
  if (move) {
    const body = new URLSearchParams(new FormData(page.querySelector('#play')));
    body.append('move', move.value);
    await fetch(location.pathname + '/move', { method: 'post', body });
  } else if (choice) {
    return step(choice.getAttribute('href'));
  } else await new Promise((go) => setTimeout(go, WAIT));
  return step();
};
return step();
";

/// Runs the checker that the script before it has put into the page; what it found, a line each.
///
/// One thing is let pass: a card of Wolf & Hound shows in signs what it would do ("Sköll −1"), and its name says the
/// same in words instead of repeating the signs.
const RUN: &str = r"
const passes = (rule, node) => rule === 'label-content-name-mismatch' && /wh-card/.test(node.target.join(' ') + node.html);
return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap((found) => {
  const nodes = found.nodes.filter((node) => !passes(found.id, node));
  return nodes.length ? [found.id + ': ' + found.help + '\n  ' + nodes.slice(0, 4).map((node) =>
    node.target.join(' ') + ' — ' + node.html.slice(0, 160) + ' — ' + node.any.concat(node.all, node.none).map((c) => c.message).join('; ')
  ).join('\n  ')] : [];
}));
";

/// Collects what axe-core finds, page by page.
pub struct Checker {
    source: String,
    found: Vec<String>,
}

impl Checker {
    pub fn new() -> Self {
        let file = "../../target/axe/node_modules/axe-core/axe.min.js";
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let source = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}: run scripts/install-test-deps", path.display()));
        Self { source, found: Vec::new() }
    }

    pub fn check(&mut self, browser: &Browser, what: &str) {
        // Halves of a transition are neither the old colours nor the new ones.
        browser.wait_until(|browser| {
            (browser.run("return document.getAnimations().every((a) => a.playState !== 'running')") == true)
                .then_some(())
        });
        let found = browser.run(&format!("{};{RUN}", self.source));
        let found = found.as_array().unwrap_or_else(|| panic!("{what}: axe does not answer: {found}"));
        for line in found.iter().filter_map(Value::as_str) {
            // Said at once, too: what fails later must not hide it.
            eprintln!("{what}: {line}");
            self.found.push(format!("{what}: {line}"));
        }
    }

    pub fn finish(self) {
        assert!(self.found.is_empty(), "{} findings\n{}", self.found.len(), self.found.join("\n"));
    }
}

/// All pages that a person meets, with a game of Triqueta played to its end for those that come after.
fn all_pages(setup: &Setup, name: &str) {
    let host = Host::start();
    let browser = Browser::start(setup);
    let night = browser.run("return matchMedia('(prefers-color-scheme: dark)').matches");
    assert_eq!(night, setup.dark, "the browser has the colours that are meant");
    let mut checker = Checker::new();
    let mut visit = |path: &str| {
        browser.goto(&host.at(path));
        checker.check(&browser, &format!("{name} {path}"));
    };
    visit("/");
    visit("/me");
    visit("/t/nowhere2");
    visit("/tournament");
    visit("/learn");
    for game in ["triqueta", "hound", "wolves"] {
        visit(&format!("/new/{game}"));
        visit(&format!("/rules/{game}"));
    }
    browser.goto(&host.at("/tournament"));
    browser.click_until("#new button.pri", |browser| browser.url().contains("/tournament/").then_some(()));
    checker.check(&browser, &format!("{name} tournament"));
    browser.goto(&host.at("/new/triqueta?players=3&sit-1=me&sit-2=friend&sit-3=bot-cub"));
    browser.click_until("#new button.pri", |browser| browser.has("#live").then_some(()));
    checker.check(&browser, &format!("{name} lobby"));
    for game in ["hound", "wolves", "triqueta"] {
        play_now(&browser, &host, game, 3);
        assert!(my_turn(&browser), "{game} is not over so soon");
        browser.run("for (const fold of document.querySelectorAll('main details')) fold.open = true");
        browser.click_until("form[action$='/hint'] button", |browser| browser.has("#hints").then_some(()));
        checker.check(&browser, &format!("{name} table of {game}"));
        browser.screenshot(&shot(&format!("access-{game}-{name}")));
        if game == "hound" {
            browser.goto(&format!("{}/guests", browser.url()));
            browser.wait("#hand-over-1");
            checker.check(&browser, &format!("{name} guests"));
        }
    }
    assert_ne!(browser.run(TO_THE_END), 0, "the game comes to its end");
    browser.reload();
    browser.wait(OVER);
    checker.check(&browser, &format!("{name} game over"));
    let over = browser.url();
    browser.goto(&format!("{over}/result"));
    checker.check(&browser, &format!("{name} result"));
    browser.goto(&format!("{over}/replay?ply=4"));
    browser.wait("#live");
    checker.check(&browser, &format!("{name} replay"));
    browser.goto(&browser.url().replace("/replay?ply=4", "?ask=draw"));
    checker.check(&browser, &format!("{name} why not"));
    browser.goto(&host.link());
    checker.check(&browser, &format!("{name} host link"));
    browser.click_until("main form button.pri", |browser| browser.has("main.host").then_some(()));
    browser.run("for (const fold of document.querySelectorAll('main details')) fold.open = true");
    checker.check(&browser, &format!("{name} page for hosts"));
    checker.finish();
}

#[test]
fn nothing_stands_in_anybodys_way_by_day() {
    all_pages(&Setup::default(), "day");
}

#[test]
fn nothing_stands_in_anybodys_way_by_night() {
    all_pages(&Setup { dark: true, ..Setup::default() }, "night");
}

#[test]
fn nothing_stands_in_anybodys_way_on_a_phone() {
    all_pages(&Setup { phone: true, ..Setup::default() }, "phone");
}
