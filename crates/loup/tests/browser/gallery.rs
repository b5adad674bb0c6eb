//! Every page in both themes at three sizes (of which `make test` looks at phones by day), kept in
//! `target/shots/gallery` to be looked at; and what can be measured of them: nothing scrolls sideways, nothing that is touched is too small, nothing jumps.

use std::fs::read;

use crate::driver::{Browser, Setup};
use crate::host::{Host, MOVES, OVER, click_move, my_turn, picker, play_now, shot};

/// Name, size, whether it is touched.
type Size = (&'static str, (u32, u32), bool);

const SIZES: [Size; 3] =
    [("desk", (1440, 900), false), ("tablet", (820, 1180), true), ("phone", (390, 844), true)];

/// Buttons and links outside of running text that a finger cannot hit: lower than 44 px, or narrower where they
/// are no words.
/// Hexes are as large as the map is zoomed, and are looked at by their own test.
const SMALL: &str = r"
const inline = (e) => e.matches('p a, li > a:not(.btn), dd a, summary a, .foot a, .ph a, .rule, .sr, .skip, .skip *, .tq-quick *');
return [...document.querySelectorAll('button, a[href], summary, select, input:not([type=hidden], [type=radio], [type=checkbox])')]
  .filter((e) => !inline(e) && !e.closest('[data-pan], .toc, .log, [hidden]') && e.checkVisibility())
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, r]) => r.width && (r.height < 43.5 || (r.width < 43.5 && !e.matches('a:not(.btn, .ib)'))))
  .map(([e, r]) => Math.round(r.width) + 'x' + Math.round(r.height) + ' ' + e.outerHTML.slice(0, 120));
";

fn look(browser: &Browser, name: &str, sizes: &[Size], themes: &[bool]) {
    for &(size, pixels, touch) in sizes {
        for &night in themes {
            browser.dress(pixels, touch, night);
            browser.reload();
            browser.wait("main");
            let time = if night { "night" } else { "day" };
            let file = shot(&format!("gallery/{name}-{size}-{time}"));
            browser.screenshot(&file);
            assert!(read(&file).is_ok_and(|picture| picture.len() > 5_000), "{} is empty", file.display());
            let wide = browser.run("return document.documentElement.scrollWidth - innerWidth");
            assert!(wide.as_i64() <= Some(1), "{name} scrolls sideways by {wide} on a {size}");
            if !touch && browser.has("main.table") {
                let tall = browser.run("return document.documentElement.scrollHeight - innerHeight");
                assert_eq!(tall, 0, "{name} does not fit on a {size}");
            }
            if touch {
                let small = browser.run(SMALL);
                assert_eq!(small.as_array().map(Vec::len), Some(0), "{name} on a {size}: {small:#}");
            }
        }
    }
    browser.dress(SIZES[0].1, false, false);
}

#[test]
fn every_page_on_a_phone() {
    every_page(&SIZES[2..], &[false]);
}

#[test]
#[ignore = "takes a minute: make full"]
fn every_page_in_both_themes_at_three_sizes() {
    every_page(&SIZES, &[false, true]);
}

fn every_page(sizes: &[Size], themes: &[bool]) {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    for (path, name) in [
        ("/", "home"),
        ("/new/wolves", "new"),
        ("/rules/triqueta", "rules"),
        ("/me", "me"),
        ("/t/nowhere2", "missing"),
        ("/gallery", "gallery"),
    ] {
        browser.goto(&host.at(path));
        look(&browser, name, sizes, themes);
    }
    browser.run("localStorage.loup = JSON.stringify({ speed: '0' })");
    let mut pick = picker(7);
    for (game, players, moves) in [("wolves", 4, 9), ("hound", 4, 1), ("triqueta", 3, 2)] {
        play_now(&browser, &host, game, players);
        for _ in 0..moves {
            if my_turn(&browser) {
                click_move(&browser, &mut pick);
            }
        }
        assert!(my_turn(&browser), "{game} is over too soon for a picture");
        look(&browser, game, sizes, themes);
    }
    while my_turn(&browser) {
        click_move(&browser, &mut pick);
    }
    let over = browser.wait_until(|browser| (browser.has(OVER) && !browser.has(MOVES)).then_some(()));
    assert!(over.is_some(), "something can be played after the end");
    look(&browser, "over", sizes, themes);
}

/// Words, numbers and tokens of board, own things and prompt that lie over one another. What is cut off is not seen,
/// what is drawn on a map or a card is a picture, and what is said of a thing at its spot lies above it.
const OVERLAP: &str = r"
const within = '#board, #own, #prompt';
const seen = (one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  let { left, right, top, bottom } = one.matches('svg') ? one.getBoundingClientRect() : range.getBoundingClientRect();
  for (let box = one; box; box = box.parentElement) {
    const { overflow, clipPath } = getComputedStyle(box);
    if (clipPath.startsWith('inset')) return null;
    if (overflow === 'visible') continue;
    const edge = box.getBoundingClientRect();
    [left, right, top, bottom] = [Math.max(left, edge.left), Math.min(right, edge.right), Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
};
const things = [...document.querySelectorAll(':is(' + within + ') :is(b, strong, small, span, button, a, .tq-tok)')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && (one.matches('svg') || (!one.childElementCount && one.textContent.trim())))
  .filter((one) => !one.parentElement.closest('svg, [data-pan], .tw-tools, .sr, .wh-card'))
  .map((one) => [one, seen(one)]).filter(([, box]) => box);
const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
return things.flatMap(([one, a], n) => things.slice(n + 1)
  .filter(([other, b]) => one.closest(within) === other.closest(within) && over(a, b))
  .map(([other]) => one.outerHTML.slice(0, 80) + ' / ' + other.outerHTML.slice(0, 80)));
";

/// What of the map's tools lies on the overview, and which names of tiles run into each other, with all tools in sight.
const TOOLS: &str = r"
for (const tool of document.querySelectorAll('.tw-tools [hidden]')) tool.hidden = false;
const boxes = (css) => [...document.querySelectorAll(css)].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one.matches('.tw-tiles *') ? one.firstChild : one);
  return one.matches('.btn, svg, .tw-mini') ? one.getBoundingClientRect() : range.getBoundingClientRect();
}).filter((box) => box.width);
const [over] = boxes('.tw-mini'), names = boxes(':is(.tw-tiles li, .tw-tiles .tw-use) > span:not(.sr)');
const wrong = names.slice(1).filter((box, n) => box.left < names[n].right).map(() => 'names run together');
if (over && boxes('.tw-tools .btn').some((box) => box.left < over.right && box.bottom > over.top && box.top < over.bottom)) wrong.push('a tool lies on the overview');
return wrong;
";

/// With everything or only the text twice as large nothing scrolls sideways or lies over something else, and words have
/// really grown.
#[test]
fn text_may_be_twice_as_large() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    let wide = "return document.documentElement.scrollWidth - innerWidth";
    let size = "return parseFloat(getComputedStyle(document.querySelector('#asked')).fontSize)";
    for game in ["wolves", "hound", "triqueta"] {
        play_now(&browser, &host, game, 3);
        // Zooming a desk to 200 % is a window of half the size.
        browser.dress((720, 450), false, false);
        assert!(browser.run(wide).as_i64() <= Some(1), "{game} scrolls sideways by {}", browser.run(wide));
        browser.screenshot(&shot(&format!("gallery/{game}-twice")));
        for (name, pixels, touch) in [SIZES[0], SIZES[2]] {
            browser.dress(pixels, touch, false);
            let before = browser.run(size).as_f64().unwrap_or_default();
            browser.run("document.documentElement.style.fontSize = '200%'");
            let after = browser.run(size).as_f64().unwrap_or_default();
            assert!(after > 1.9 * before, "{game} on a {name}: {before} px and then {after}");
            let wide = browser.run(wide);
            assert!(wide.as_i64() <= Some(1), "{game} scrolls sideways by {wide} on a {name}");
            browser.screenshot(&shot(&format!("gallery/{game}-text-{name}")));
            // Pieces on their way may pass one another.
            let apart =
                |browser: &Browser| (browser.run(OVERLAP).as_array().map(Vec::len) == Some(0)).then_some(());
            assert!(browser.wait_until(apart).is_some(), "{game} on a {name}: {:#}", browser.run(OVERLAP));
            assert_eq!(
                browser.run(TOOLS).as_array().map(Vec::len),
                Some(0),
                "{game} on a {name}: {:#}",
                browser.run(TOOLS)
            );
            browser.run("document.documentElement.style.fontSize = ''");
        }
        browser.dress(SIZES[0].1, false, false);
    }
}

/// How much has moved since the page began, and what.
const SHIFTS: &str = r"
return new Promise((done) => {
  const moved = { sum: 0, what: [] };
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, startTime, sources }) => {
    moved.sum += value;
    moved.what.push(...sources.map(({ node, previousRect, currentRect }) =>
      `${Math.round(startTime)} ms: ${(node?.outerHTML ?? '').slice(0, 60)} ${place(previousRect)} -> ${place(currentRect)}`));
  })).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(moved), 600);
});
";

/// A table is laid out once: what is there when it is first painted stays where it is.
#[test]
fn nothing_jumps_while_a_table_is_loading() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    for game in ["wolves", "hound", "triqueta"] {
        play_now(&browser, &host, game, 3);
        my_turn(&browser);
        browser.reload();
        browser.wait("#live[data-entry]");
        let shifted = browser.run(SHIFTS);
        assert!(shifted["sum"].as_f64().is_some_and(|sum| sum < 0.02), "{game} shifts: {shifted:#}");
    }
}
