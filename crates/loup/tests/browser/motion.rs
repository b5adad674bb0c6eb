//! What moves when a step is shown: pieces along their way, tiles and cards over, and nothing for those who
//! asked for rest.

use serde_json::{Value, json};

use crate::driver::{Browser, Setup};
use crate::host::{Host, click_move, my_turn, picker, play_now};

/// Notes every animation that the page begins, from the first script on. Travels are held at their start from the entry on
/// after which a test asks for it, so that they can be looked at however fast the machine is.
const WATCH: &str = r"
window.begun = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const twice = !!this.id && document.querySelectorAll('#' + CSS.escape(this.id)).length > 1;
  begun.push({ id: this.id, twice, moves: 'translate' in frames[0], turns: 'scale' in frames[0], steps: frames.length, duration: options.duration });
  const made = animate.call(this, frames, options);
  if (window.held !== undefined && 'translate' in frames[0]) made.pause();
  return made;
};
";

/// The longest walk that can be played now, from the ways that the map shows: its move, and its places.
const LONGEST: &str = r"
let longest = null;
for (const target of document.querySelectorAll('.tw-t:has(.tw-way)')) {
  const move = target.querySelector('button[name=move]')?.value;
  const places = target.querySelector('.tw-way path').getAttribute('d').slice(1).split('L').map((at) => at.split(' ').map(Number));
  if (move && places.length > (longest?.places.length ?? 2)) longest = { move, places };
}
return longest;
";

/// What the wolf that has just walked is doing: the places of its travels, as seen from where it stands. The chosen one
/// was lifted, and may be set down first: that goes straight. Wolves that walked before the test asked are not meant.
const WALKING: &str = r"
if (Number(document.querySelector('#live').dataset.entry) <= held) return null;
const wolf = document.querySelector('.tw-pc[data-path]:not([data-late])');
if (!wolf) return null;
const travels = wolf.getAnimations().map((one) => one.effect.getKeyframes()).filter((frames) => 'translate' in frames[0] && frames.length > 2);
return travels.map((frames) => frames.map(({ translate }) => {
  const [x, y] = translate.split(' ').map(parseFloat);
  return [x, y ?? 0];
}));
";

fn watched(host: &Host, game: &str, players: u8, rest: bool) -> Browser {
    let browser = Browser::start(&Setup::default());
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    if rest {
        browser.media("prefers-reduced-motion", "reduce");
    }
    play_now(&browser, host, game, players);
    browser
}

/// Plays so many moves of one's own and lets the others answer.
fn play(browser: &Browser, moves: usize) {
    let mut pick = picker(5);
    for _ in 0..moves {
        if my_turn(browser) {
            click_move(browser, &mut pick);
        }
    }
    my_turn(browser);
}

fn count(browser: &Browser, which: &str) -> i64 {
    browser.run(&format!("return begun.filter((one) => {which}).length")).as_i64().unwrap_or_default()
}

#[test]
fn animals_walk_round_the_table_and_cards_turn_over() {
    let host = Host::start();
    let browser = watched(&host, "hound", 4, false);
    play(&browser, 4);
    assert!(count(&browser, "one.moves && /^wh-[A-Z]/.test(one.id)") > 0, "no animal moves");
    assert!(count(&browser, "one.moves && one.steps > 2") > 0, "no animal walks over the pastures between");
    let last = "one.id.startsWith('wh-last')";
    assert!(count(&browser, &format!("one.turns && {last}")) > 0, "no card turns over");
    assert!(count(&browser, &format!("one.moves && {last}")) > 4, "no card flies from a hand");
    assert!(count(&browser, "one.moves && one.id.startsWith('wh-hand')") > 0, "no card is drawn");
    // The last one may still be under way.
    let rest = browser.wait_until(|browser| (!browser.has("[data-flight]")).then_some(()));
    assert!(rest.is_some(), "a flight does not end");
    assert_eq!(count(&browser, "one.duration > 420"), 0, "something takes too long");
}

#[test]
fn tokens_fly_and_show_their_faces() {
    let host = Host::start();
    let browser = watched(&host, "triqueta", 3, false);
    play(&browser, 4);
    assert!(count(&browser, "one.moves") > 0, "no token moves");
    assert!(count(&browser, "one.turns") > 0, "no token turns over");
    assert_eq!(
        count(&browser, "one.twice"),
        0,
        "a token is at two places: the players are ahead of the board"
    );
}

/// Plays until a wolf has walked over at least one hex; gives the places of the way that the map had shown, and the
/// travels of the wolf, looked at in the moment in which it has walked.
fn walk(browser: &Browser) -> (Vec<(f64, f64)>, Value) {
    let mut pick = picker(5);
    for _ in 0..60 {
        assert!(my_turn(browser), "no wolf has walked");
        let longest = browser.run(LONGEST);
        if let Some(mv) = longest["move"].as_str() {
            browser.run("window.held = Number(document.querySelector('#live').dataset.entry)");
            let travels = browser.click_until(&format!("#board button[value='{mv}']"), |browser| {
                Some(browser.run(WALKING)).filter(Value::is_array)
            });
            return (places(&longest["places"]), travels);
        }
        let choose = browser.all("a[href$='choose=move'], #board a[href*='choose=alpha']");
        match choose.first() {
            Some(wolf) if !browser.has("button[value^='move ']") => {
                let address = browser.url();
                browser.click(wolf);
                browser.wait_until(|browser| (browser.url() != address).then_some(()));
            }
            _ => click_move(browser, &mut pick),
        }
    }
    panic!("no wolf can walk far at {}\n{}", browser.url(), browser.text_of_page());
}

fn places(value: &Value) -> Vec<(f64, f64)> {
    let number = |at: &Value, nth: usize| at[nth].as_f64().unwrap_or(f64::NAN);
    value.as_array().into_iter().flatten().map(|at| (number(at, 0), number(at, 1))).collect()
}

#[test]
fn a_wolf_walks_the_way_that_the_map_has_shown() {
    let host = Host::start();
    let browser = watched(&host, "wolves", 2, false);
    let (shown, travels) = walk(&browser);
    let [travel] = travels.as_array().map(Vec::as_slice).unwrap_or_default() else {
        panic!("the wolf should be on one way: {travels}")
    };
    let steps = places(travel);
    assert_eq!(steps.len(), shown.len(), "{steps:?} {shown:?}");
    assert!(steps.len() > 2, "{steps:?}");
    let Some(end) = shown.last() else { panic!("{shown:?}") };
    for (step, place) in steps.iter().zip(&shown) {
        // A wolf that shares its hex, or was lifted, stands beside the middle, and so may where it goes; its letter is
        // at another corner then. The next hex is 55 away.
        let (x, y) = (step.0 - (place.0 - end.0), step.1 - (place.1 - end.1));
        assert!(x.hypot(y) < 36.0, "{steps:?} {shown:?}");
    }
}

#[test]
fn a_wolf_stays_at_rest_where_that_is_asked_for() {
    let host = Host::start();
    let browser = watched(&host, "wolves", 2, true);
    let (_, travels) = walk(&browser);
    assert_eq!(travels.as_array().map(Vec::len), Some(0), "{travels}");
    assert_eq!(count(&browser, "one.moves || one.turns"), 0);
    assert!(count(&browser, "one.duration <= 120") > 0, "what has changed fades in");
}

#[test]
fn nothing_travels_where_rest_is_asked_for() {
    let host = Host::start();
    let browser = watched(&host, "hound", 4, true);
    play(&browser, 3);
    assert_eq!(count(&browser, "one.moves || one.turns"), 0);
    assert!(count(&browser, "one.duration <= 120") > 0, "what has changed fades in");
}
