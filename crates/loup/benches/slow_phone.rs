//! What a step costs a slow phone: `cargo bench -p loup --bench slow_phone`.
//!
//! A page plays against bots by itself while the browser counts what its main thread computes: processor time,
//! which other work on the machine lengthens little. How long it takes to read and show a step is told by the
//! clock: that needs a quiet machine. A phone of a sixth of this machine's speed needs six times as long.
//!
//! A step comes in two parts: what a reader waits for (board, prompt, own area), and a frame later the rail.

use std::collections::BTreeMap;

use serde_json::json;

#[path = "../tests/browser/driver.rs"]
#[expect(dead_code, reason = "the browser tests need more of it")]
mod driver;
#[path = "../tests/browser/host.rs"]
#[expect(dead_code, reason = "the browser tests need more of it")]
mod host;

use driver::{Browser, Setup};
use host::{Host, play_now};

/// So much slower than this machine is a slow phone.
const SLOWER: f64 = 6.0;

/// Plays on until so many steps were shown, and tells how many there were and how long they were.
const PLAY: &str = r#"
const done = arguments[arguments.length - 1];
const count = (name) => performance.getEntriesByName(name).length;
const begun = Object.fromEntries(['read', 'show', 'late', 'rail'].map((name) => [name, count(`loup-${name}`)]));
let [seed, idle, ticks] = [7, 0, 0];
const pick = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
const timer = setInterval(() => {
  const shown = count('loup-show') - begun.show;
  if (shown >= STEPS || ++ticks > 600 || document.querySelector('#prompt.over')) {
    clearInterval(timer);
    const sizes = performance.getEntriesByName('loup-read').slice(begun.read).map(({ detail }) => detail).sort((a, b) => a - b);
    const at = (list, part) => list[Math.floor(part * list.length)] ?? 0;
    const times = (name) => performance.getEntriesByName(`loup-${name}`).slice(begun[name]).map(({ duration }) => duration).sort((a, b) => a - b);
    const both = (read, show) => [0.5, 0.9].map((part) => at(times(read), part) + at(times(show), part));
    return done(JSON.stringify([shown, at(sizes, 0.5), sizes.at(-1), ...both('read', 'show'), ...both('late', 'rail')]));
  }
  if (!document.querySelector('#live[data-turn=yours]') || document.querySelector('[data-busy]') || ++idle < 2) return;
  idle = 0;
  const [moves, choices] = ['button[name=move]:not([disabled])', "a[href*='choose=']:not([data-clear])"].map((what) => [...document.querySelectorAll(what)]);
  const thing = pick(moves.length && (seed & 64 || !choices.length) ? moves : choices.length ? choices : [document.body]);
  thing.click();
}, 250);
"#;

fn metrics(browser: &Browser) -> BTreeMap<String, f64> {
    let told = browser.devtools("Performance.getMetrics", &json!({}));
    let list = told["metrics"].as_array().cloned().unwrap_or_default();
    list.iter()
        .filter_map(|metric| Some((metric["name"].as_str()?.to_owned(), metric["value"].as_f64()?)))
        .collect()
}

fn measure(host: &Host, game: &str, players: u8, steps: usize) {
    let browser = Browser::start(&Setup::default());
    browser.dress((390, 844), false, false);
    browser.goto(&host.at("/"));
    browser.run("localStorage.loup = JSON.stringify({ speed: '0' })");
    play_now(&browser, host, game, players);
    browser.devtools("Performance.enable", &json!({ "timeDomain": "threadTicks" }));
    let before = metrics(&browser);
    let told = browser.later(&PLAY.replace("STEPS", &steps.to_string()));
    let after = metrics(&browser);
    let [shown, bytes, most, usual, long, rail, long_rail]: [f64; 7] =
        serde_json::from_str(&told).expect("the page tells what it did");
    let part = |name: &str| {
        let spent = after.get(name).unwrap_or(&f64::NAN) - before.get(name).unwrap_or(&0.0);
        spent * 1000.0 * SLOWER / shown
    };
    println!(
        "{game:9} {shown:4} steps of {bytes:6} bytes (at most {most:6}): read and shown in {:5.1} ms, 90% in {:5.1}; \
         the rail in {:5.1} ms, 90% in {:5.1}; with painting and all else {:5.1} each, of that styles {:4.1}, layout {:4.1}",
        usual * SLOWER,
        long * SLOWER,
        rail * SLOWER,
        long_rail * SLOWER,
        part("TaskDuration"),
        part("RecalcStyleDuration"),
        part("LayoutDuration"),
    );
}

fn main() {
    let host = Host::start();
    for (game, players, steps) in [("triqueta", 3, 80), ("hound", 4, 60), ("wolves", 3, 150)] {
        measure(&host, game, players, steps);
    }
}
