//! The Wolves from the draft to the last scoring, by clicking.

use crate::driver::{AGAIN, Browser, Setup};
use crate::host::{Host, MOVES, OVER, click_move, entry, my_turn, picker, play_now, shot};

/// What brings the game forward, in this order: turns end as soon as they may, and what is taken from the moon
/// calendar brings the scorings near. A game in which every wolf is walked about takes four times as long.
const FORWARD: [&str; 6] = ["end", "howl", "den", "lair", "dominate", "track"];

/// Clicks the first control that brings the game forward; whether there was one.
fn press_on(browser: &Browser) -> bool {
    let before = entry(browser);
    let clicked = FORWARD.iter().any(|verb| {
        let controls = browser.all(&format!("{MOVES}[value^='{verb}']"));
        controls.iter().any(|control| browser.click(control))
    });
    let moved = |browser: &Browser| (entry(browser) > before || browser.has(OVER)).then_some(());
    // A click that met nothing is made again by whoever asked.
    clicked && browser.wait_within(AGAIN, moved).is_some()
}

#[test]
fn a_whole_game_of_the_wolves_by_clicking() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.goto(&host.at("/"));
    // Steps are shown at once: this reader is in a hurry.
    browser.run("localStorage.loup = JSON.stringify({ speed: '0' })");
    play_now(&browser, &host, "wolves", 2);
    let mut pick = picker(7);
    let mut moves = 0;
    while my_turn(&browser) {
        if !press_on(&browser) {
            click_move(&browser, &mut pick);
        }
        moves += 1;
        if moves == 30 {
            browser.screenshot(&shot("wolves-middle"));
        }
    }
    browser.screenshot(&shot("wolves-over"));
    assert!(moves > 20, "{moves} moves");
    let text = browser.text_of_page();
    assert!(!text.contains("[web-") && !text.contains("[wolves-"), "{text}");
}
