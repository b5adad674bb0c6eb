//! Reload and network loss in the middle of a turn; a page that slept catches up.

use crate::driver::{Browser, Setup};
use crate::host::{Host, YOURS, click_move, entry, my_turn, picker, play_now};

#[test]
fn a_reload_and_a_lost_network_lose_nothing() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "triqueta", 3);
    let mut pick = picker(1);
    assert!(my_turn(&browser));
    click_move(&browser, &mut pick);
    let before = entry(&browser);
    browser.reload();
    browser.wait("#live");
    assert!(entry(&browser) >= before);

    assert!(my_turn(&browser));
    browser.offline(true);
    // The click cannot reach the server; the page stays as it is and says so.
    let seen = entry(&browser);
    if let Some(control) = browser.all(crate::host::MOVES).first() {
        browser.click(control);
    }
    std::thread::sleep(std::time::Duration::from_millis(800));
    assert_eq!(entry(&browser), seen, "nothing was played");
    browser.offline(false);
    let back = browser.wait_until(|browser| {
        browser.has(YOURS).then_some(())?;
        browser.all(crate::host::MOVES).first().map(|_| ())
    });
    assert!(back.is_some(), "the page goes on by itself\n{}", browser.text_of_page());
    click_move(&browser, &mut pick);
    assert!(entry(&browser) > seen);
}

#[test]
fn a_second_window_follows_by_itself() {
    let host = Host::start();
    let (player, watcher) = (Browser::start(&Setup::default()), Browser::start(&Setup::default()));
    play_now(&player, &host, "triqueta", 3);
    // To know the address of a private table is not enough to watch it: its player sends a link.
    let table = player.url();
    watcher.goto(&table);
    assert!(!watcher.has("#live"), "it is private");
    player.goto(&format!("{table}/guests"));
    let link = player.run("return document.querySelector('#watch-link').value");
    player.goto(&table);
    watcher.goto(link.as_str().unwrap_or_default());
    watcher.click(&watcher.wait(".gb .btn.pri"));
    watcher.wait("#live");
    player.wait("#watching");
    let mut pick = picker(4);
    for _ in 0..3 {
        if !my_turn(&player) {
            break;
        }
        click_move(&player, &mut pick);
    }
    let target = entry(&player);
    let caught_up = watcher.wait_until(|watcher| (entry(watcher) >= target).then_some(()));
    assert!(caught_up.is_some(), "{} of {target}", entry(&watcher));
    assert!(!watcher.has(crate::host::MOVES), "a spectator has nothing to play");
}
