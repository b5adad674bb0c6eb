//! What a step costs a slow phone: `cargo bench -p loup --bench slow_phone`.
//!
//! A page plays against bots by itself while the browser counts what its main thread computes: processor time,
//! which other work on the machine lengthens little. How long it takes to read and show a step is told by the
//! clock: that needs a quiet machine. A phone of a sixth of this machine's speed needs six times as long.
//!
//! A step comes in two parts: what a reader waits for (board, prompt, own area), and a frame later the rail.
//! Steps that answer the reader's own clicks bring all that can be played next, and are told apart from those of the
//! others, which bring a piece or two: how many there are of each differs from run to run.

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

/// Plays on until so many steps were shown. Tells of the reader's own steps, of the others', and of the rail how many there
/// were, how large they usually and at most were, and how long they usually and in nine of ten cases took.
const PLAY: &str = r#"
const done = arguments[arguments.length - 1];
const all = (name) => performance.getEntriesByName(`loup-${name}`).filter(({ startTime }) => startTime > begun);
const at = (list, part) => list.sort((one, other) => one - other)[Math.min(Math.floor(part * list.length), list.length - 1)] ?? 0;
const [begun, clicks] = [performance.now(), []];
let [seed, idle, ticks, chosen] = [7, 0, 0, 0];
// The lower bits of such numbers repeat themselves soon.
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
const pick = (list) => list[Math.floor(random() * list.length)];
const find = (what) => [...document.querySelectorAll(what)];
const before = (list, time) => list.filter(({ startTime, duration }) => startTime + duration <= time).at(-1);
const told = (steps) => [
  steps.length, ...[0.5, 1].map((part) => at(steps.map(({ bytes }) => bytes), part)),
  ...[0.5, 0.9].map((part) => at(steps.map(({ time }) => time), part)),
];
const paired = (reads, shows) => shows.map(({ startTime, duration }) => {
  const read = before(reads, startTime);
  return { startTime, bytes: read?.detail ?? 0, time: duration + (read?.duration ?? 0) };
});
const timer = setInterval(() => {
  if (all('show').length >= STEPS || ++ticks > 600 || find('#prompt.over').length) {
    clearInterval(timer);
    const steps = paired(all('read'), all('show'));
    // What is shown first after a click is the answer to it.
    const own = new Set(clicks.map((click) => steps.find(({ startTime }) => startTime > click)));
    const kinds = [steps.filter((step) => own.has(step)), steps.filter((step) => !own.has(step)), paired(all('late'), all('rail'))];
    return done(JSON.stringify(kinds.map(told)));
  }
  if (!find('#live[data-turn=yours]').length || find('[data-busy]').length || ++idle < 2) return;
  idle = 0;
  const moves = find('button[name=move]:not([disabled])');
  const choices = find("a[href*='choose=']:not([data-clear], [data-replay])");
  // Who has chosen a few times moves or, where that leads nowhere, begins again.
  const isTired = chosen > 3;
  const clear = isTired && !moves.length ? find('a[data-clear]') : [];
  const chooses = choices.length && (!moves.length || (!isTired && random() < 0.5));
  chosen = chooses && !clear.length ? chosen + 1 : 0;
  clicks.push(performance.now());
  pick(clear.length ? clear : chooses ? choices : moves)?.click();
}, 250);
"#;

/// Steps of one kind.
struct Kind {
    count: f64,
    bytes: f64,
    most: f64,
    usual: f64,
    long: f64,
}

impl From<[f64; 5]> for Kind {
    fn from([count, bytes, most, usual, long]: [f64; 5]) -> Self {
        Self { count, bytes, most, usual: usual * SLOWER, long: long * SLOWER }
    }
}

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
    let kinds: [[f64; 5]; 3] = serde_json::from_str(&told).expect("the page tells what it did");
    let [own, others, rail] = kinds.map(Kind::from);
    let part = |name: &str| {
        let spent = after.get(name).unwrap_or(&f64::NAN) - before.get(name).unwrap_or(&0.0);
        spent * 1000.0 * SLOWER / (own.count + others.count)
    };
    for (name, kind) in [("own", &own), ("others'", &others)] {
        println!(
            "{game:9} {:4} {name:7} steps of {:6} bytes (at most {:6}): read and shown in {:5.1} ms, 90% in {:5.1}",
            kind.count, kind.bytes, kind.most, kind.usual, kind.long
        );
    }
    println!(
        "{game:9} the rail in {:5.1} ms, 90% in {:5.1}; with painting and all else {:5.1} each, of that styles {:4.1}, layout {:4.1}",
        rail.usual,
        rail.long,
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
