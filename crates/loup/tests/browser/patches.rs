//! A page that was patched step by step is the page that a fresh look would show.

use crate::driver::{Browser, Setup};
use crate::host::{Host, click_move, entry, my_turn, picker, play_now};

/// The page as it is and as it would be, both without what is the reader's own or the script's.
const COMPARE: &str = r"
const bare = (live, known) => {
  const copy = live.cloneNode(true);
  const all = (what) => copy.querySelectorAll(what);
  all('[data-own]').forEach((own) => own.replaceChildren());
  all('[data-grow] > *').forEach((line) => known.has(line.id) || line.remove());
  all('time').forEach((time) => { time.textContent = ''; time.removeAttribute('title'); });
  all('[data-scripted]').forEach((part) => part.removeAttribute('hidden'));
  all('[data-here]').forEach((mark) => ['x', 'y', 'width', 'height'].forEach((name) => mark.removeAttribute(name)));
  all('meter, .share').forEach((part) => { part.textContent = ''; part.removeAttribute('value'); part.removeAttribute('style'); });
  all('details').forEach((part) => part.removeAttribute('open'));
  all('#prompt, #notice').forEach((part) => { part.removeAttribute('tabindex'); part.normalize(); });
  return [...all('*'), copy].map((part) => part.cloneNode(false)).map((part) => {
    const attributes = [...part.attributes].filter(({ name }) => !['style', 'data-rev', 'data-base'].includes(name)).map(({ name, value }) => `${name}=${value}`);
    return [part.nodeName, ...attributes.sort()].join(' ');
  }).concat(copy.textContent.replace(/\s+/g, ' '));
};
const [done] = arguments;
fetch(location.href).then((answer) => answer.text()).then((text) => {
  const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('live');
  const known = new Set([...fresh.querySelectorAll('[data-grow] > *')].map(({ id }) => id));
  const [is, should] = [bare(document.getElementById('live'), known), bare(fresh, known)];
  const at = should.findIndex((line, at) => line !== is[at]);
  done(at < 0 && is.length === should.length ? '' : `${is[at]}\n  instead of\n${should[at]}`);
});
";

fn same_as_fresh(game: &str, players: u8, moves: usize) {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    // Numbers that count would not be what they are to be.
    browser.goto(&host.at("/"));
    browser.run("localStorage.loup = JSON.stringify({ speed: '0' })");
    play_now(&browser, &host, game, players);
    let mut pick = picker(11);
    let mut compared = 0;
    for _ in 0..moves {
        if !my_turn(&browser) {
            break;
        }
        // Whoever looks twice at the same moment must see the same.
        let before = entry(&browser);
        let differs = browser.later(COMPARE);
        if entry(&browser) == before {
            assert_eq!(differs, "", "{game} after {before} entries");
            compared += 1;
        }
        click_move(&browser, &mut pick);
    }
    assert!(compared > 0, "{game}: nothing was compared");
    let thin =
        "return performance.getEntriesByName('loup-read').filter(({ detail }) => detail < 25000).length";
    assert!(browser.run(thin).as_u64() > Some(2), "{game}: whole pages were sent");
}

#[test]
fn triqueta_is_patched_to_what_it_is() {
    same_as_fresh("triqueta", 4, 8);
}

#[test]
fn wolf_and_hound_is_patched_to_what_it_is() {
    same_as_fresh("hound", 4, 6);
}

#[test]
fn the_wolves_are_patched_to_what_they_are() {
    same_as_fresh("wolves", 3, 14);
}
