//! Hints and the bar, as somebody new meets them.

use crate::driver::{Browser, Setup};
use crate::host::{Host, YOURS, entry, my_turn, play_now, shot};

#[test]
fn a_hint_is_a_key_away_and_never_draws() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "triqueta", 3);
    assert!(my_turn(&browser));
    // The bar comes by itself: everybody's chance, in words for those who do not see it.
    browser.wait("#seats meter[aria-label]");
    // Letters are the board's.
    browser.press("h");
    assert!(!browser.has("#hints, form[data-busy]"), "a letter counts only on the board");
    browser.run("document.querySelector('#board button, #board a').focus()");
    browser.press("h");
    browser.wait("#hints li");
    assert!(browser.has(YOURS), "a hint is no move");
    browser.screenshot(&shot("hint"));
    let before = entry(&browser);
    // Drawing shows a token, so the advice leads to the button that draws, which plays.
    let drawing = "return document.activeElement.id === 'tq-draw'";
    browser.click_until("#hints a[href='#tq-draw']", |browser| (browser.run(drawing) == true).then_some(()));
    assert_eq!(entry(&browser), before, "advice draws nothing");
    browser.press("\u{e007}");
    assert!(browser.wait_until(|browser| (entry(browser) > before).then_some(())).is_some());
    // The bar can be hidden in the settings.
    let off = "#settings button[name=bar][value=off]";
    browser.click_until("#settings:not([open]) > summary", |browser| {
        browser.has("#settings[open]").then_some(())
    });
    browser.click_until(off, |browser| (browser.has("#seats") && !browser.has("#seats meter")).then_some(()));
}

#[test]
fn a_hint_without_any_script() {
    let host = Host::start();
    let browser = Browser::start(&Setup { script: false, ..Setup::default() });
    play_now(&browser, &host, "hound", 2);
    let ask = "form[action$='/hint'] button";
    let mine = browser.wait_until(|browser| {
        browser.reload();
        browser.has(ask).then_some(())
    });
    assert!(mine.is_some(), "{}", browser.text_of_page());
    // A card is chosen by it, not played.
    let card = "#hints a[href*='choose=']";
    browser.click_until(ask, |browser| browser.has(card).then_some(()));
    assert!(!browser.has("#hints button[name=move]"));
    browser.click_until(card, |browser| browser.has(".prompt button[name=move].pri").then_some(()));
    browser.screenshot(&shot("hint-without-script"));
}
