//! What a step costs a slow phone: `cargo bench -p loup --bench slow_phone`.
//!
//! A page plays against bots by itself while the browser writes down what its main thread does. All times are
//! processor time of that thread, which other work on the machine lengthens little. A phone of a sixth of this
//! machine's speed needs six times as long.
//!
//! A step comes in two tasks: what a reader waits for (board, prompt, own area), and a frame later the rail. Each is
//! told from the first byte read to the layout of what was changed, motion included; then comes the frame that
//! paints it.

use serde_json::{Value, json};

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
const begun = { show: count('loup-show'), read: count('loup-read') };
let [seed, idle, ticks] = [7, 0, 0];
const pick = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
const timer = setInterval(() => {
  const shown = count('loup-show') - begun.show;
  if (shown >= STEPS || ++ticks > 600 || document.querySelector('#prompt.over')) {
    clearInterval(timer);
    const sizes = performance.getEntriesByName('loup-read').slice(begun.read).map(({ detail }) => detail).sort((a, b) => a - b);
    return done(JSON.stringify([shown, sizes[sizes.length >> 1], sizes.at(-1)]));
  }
  if (!document.querySelector('#live[data-turn=yours]') || document.querySelector('[data-busy]') || ++idle < 2) return;
  idle = 0;
  const [moves, choices] = ['button[name=move]:not([disabled])', "a[href*='choose=']:not([data-clear])"].map((what) => [...document.querySelectorAll(what)]);
  const thing = pick(moves.length && (seed & 64 || !choices.length) ? moves : choices.length ? choices : [document.body]);
  thing.click();
}, 250);
"#;

/// What the browser has done since this was asked last.
fn trace(browser: &Browser) -> Vec<Value> {
    let log = browser.command("POST", "/se/log", Some(json!({"type": "performance"})));
    let event = |line: &Value| {
        let mut line: Value = serde_json::from_str(line["message"].as_str()?).ok()?;
        (line["message"]["method"] == "Tracing.dataCollected").then(|| line["message"]["params"].take())
    };
    log.as_array().map(|lines| lines.iter().filter_map(event).collect()).unwrap_or_default()
}

/// A stretch of the main thread's time, in microseconds.
struct Span<'a> {
    name: &'a str,
    start: f64,
    end: f64,
    /// Processor time.
    spent: f64,
}

/// What the main thread did, the outer before the inner.
fn spans<'a>(trace: &'a [Value], thread: (&Value, &Value)) -> Vec<Span<'a>> {
    let mut spans: Vec<Span<'_>> = trace
        .iter()
        .filter(|event| event["ph"] == "X" && (&event["pid"], &event["tid"]) == thread)
        .filter_map(|event| {
            let start = event["ts"].as_f64()?;
            let end = start + event["dur"].as_f64()?;
            Some(Span { name: event["name"].as_str()?, start, end, spent: event["tdur"].as_f64()? })
        })
        .collect();
    spans.sort_by(|a, b| a.start.total_cmp(&b.start).then(b.end.total_cmp(&a.end)));
    spans
}

/// What of this kind there was took in its task, and the frame after it, in milliseconds of a slow phone.
fn costs(trace: &[Value], kind: &str) -> (Vec<f64>, Vec<f64>) {
    let marks: Vec<&Value> =
        trace.iter().filter(|event| event["name"] == kind && event["ph"] == "b").collect();
    let Some(first) = marks.first() else { return Default::default() };
    let spans = spans(trace, (&first["pid"], &first["tid"]));
    let tasks: Vec<&Span<'_>> = spans.iter().filter(|span| span.name.ends_with("RunTask")).collect();
    let phone = |spent: f64| spent * SLOWER / 1000.0;
    let (mut shown, mut painted) = (Vec::new(), Vec::new());
    for mark in marks {
        let at = mark["ts"].as_f64().unwrap_or_default();
        let Some(place) = tasks.iter().position(|task| task.start <= at && at < task.end) else { continue };
        shown.push(phone(tasks[place].spent));
        let paints = |task: &&&Span<'_>| {
            let inner = spans.iter().skip_while(|span| span.start < task.start);
            inner.take_while(|span| span.start < task.end).any(|span| span.name == "PrePaint")
        };
        painted.extend(tasks[place + 1..].iter().find(paints).map(|task| phone(task.spent)));
    }
    for list in [&mut shown, &mut painted] {
        list.sort_by(f64::total_cmp);
    }
    (shown, painted)
}

/// What half of them take at most, and nine of ten.
fn usual(list: &[f64]) -> String {
    let at = |part: usize| list.get(list.len() * part / 10).copied().unwrap_or(f64::NAN);
    format!("{:5.1} ms (90% {:5.1})", at(5), at(9))
}

fn measure(host: &Host, game: &str, players: u8, steps: usize) {
    let browser = Browser::start(&Setup { trace: true, ..Setup::default() });
    browser.dress((390, 844), false, false);
    browser.goto(&host.at("/"));
    // So fast that nobody waits, and slow enough that every step is one of its own.
    browser.run("localStorage.loup = JSON.stringify({ speed: '4' })");
    play_now(&browser, host, game, players);
    trace(&browser);
    let told = browser.later(&PLAY.replace("STEPS", &steps.to_string()));
    let [shown, bytes, most]: [usize; 3] = serde_json::from_str(&told).expect("the page tells what it did");
    let trace = trace(&browser);
    println!("{game}: {shown} steps of {bytes} bytes without the rail, at most {most}");
    for (what, kind) in [("board and prompt", "loup-show"), ("the rail", "loup-rail")] {
        let (shown, painted) = costs(&trace, kind);
        println!(
            "  {what:16} read and shown in {}, painted in {}, {} times",
            usual(&shown),
            usual(&painted),
            shown.len()
        );
    }
}

fn main() {
    let host = Host::start();
    for (game, players, steps) in [("triqueta", 3, 80), ("hound", 4, 60), ("wolves", 3, 150)] {
        measure(&host, game, players, steps);
    }
}
