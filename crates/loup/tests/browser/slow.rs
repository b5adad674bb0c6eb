//! How long a step takes on a slow phone. A measurement, so it is not run with the tests:
//! `cargo test --release -p loup --test browser slow -- --ignored --nocapture`

use serde_json::{Value, json};

use crate::driver::{Browser, Setup};
use crate::host::{Host, click_move, my_turn, picker, play_now};

/// Notes what the browser itself needs for the frame after every change: styles, layout and painting.
const WATCH: &str = r"
window.frames_after = [];
const channel = new MessageChannel();
let begun = 0;
channel.port1.onmessage = () => frames_after.push(performance.now() - begun);
addEventListener('DOMContentLoaded', () => {
  let asked = false;
  new MutationObserver(() => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      begun = performance.now();
      channel.port2.postMessage(0);
    });
  }).observe(document.body, { subtree: true, childList: true });
});
";

const TELL: &str = "
const times = (name) => performance.getEntriesByName(name).map(({ duration }) => duration);
return {
  read: times('loup-read'),
  show: times('loup-show'),
  frame: frames_after,
  bytes: performance.getEntriesByName('loup-read').map(({ detail }) => detail),
};";

fn measure(host: &Host, game: &str, players: u8, moves: usize) {
    let browser = Browser::start(&Setup::default());
    browser.dress((390, 844), false, false);
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    play_now(&browser, host, game, players);
    browser.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 6 }));
    let mut pick = picker(5);
    for _ in 0..moves {
        if my_turn(&browser) {
            click_move(&browser, &mut pick);
        }
    }
    my_turn(&browser);
    let told = browser.run(TELL);
    for what in ["read", "show", "frame", "bytes"] {
        let list = told[what].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut values: Vec<f64> = list.iter().filter_map(Value::as_f64).collect();
        values.sort_by(f64::total_cmp);
        let at = |part: f64| values.get((part * values.len() as f64) as usize).copied().unwrap_or(f64::NAN);
        println!(
            "{game:9} {what:6} {:4} times   usual {:9.1}   90% {:9.1}   99% {:9.1}",
            values.len(),
            at(0.5),
            at(0.9),
            at(0.99)
        );
    }
}

#[test]
#[ignore = "a measurement for a quiet machine"]
fn slow_phone() {
    let host = Host::start();
    for (game, players, moves) in [("triqueta", 3, 12), ("hound", 4, 8), ("wolves", 3, 20)] {
        measure(&host, game, players, moves);
    }
}
