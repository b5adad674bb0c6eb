//! Whole games by clicking, two browsers at one table, one screen for two, replay and fork.

use crate::driver::{Browser, Setup};
use crate::host::{CHOICES, Host, MOVES, OVER, click_move, entry, my_turn, picker, play_now, shot};

fn whole_game(game: &str, players: u8, setup: &Setup, name: &str) {
    let host = Host::start();
    let browser = Browser::start(setup);
    play_now(&browser, &host, game, players);
    let mut pick = picker(7);
    let mut moves = 0;
    while my_turn(&browser) {
        if moves == 6 {
            browser.screenshot(&shot(&format!("{name}-playing")));
        }
        click_move(&browser, &mut pick);
        moves += 1;
    }
    // Deals differ, and a game of Wolf & Hound may be over after a few cards.
    assert!(moves > 0, "the game was over before it began");
    browser.screenshot(&shot(&format!("{name}-over")));
    let text = browser.text_of_page();
    assert!(!text.contains("[web-") && !text.contains(&format!("[{game}-")), "{text}");
}

#[test]
fn a_whole_game_of_triqueta_by_clicking() {
    whole_game("triqueta", 3, &Setup::default(), "triqueta");
}

#[test]
fn a_whole_game_of_wolf_and_hound_by_clicking() {
    whole_game("hound", 4, &Setup::default(), "hound");
}

#[test]
fn a_game_is_played_below_a_path() {
    let host = Host::below("/loup");
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "wolves", 2);
    assert!(my_turn(&browser));
    let before = entry(&browser);
    click_move(&browser, &mut picker(7));
    assert!(entry(&browser) > before && browser.url().contains("/loup/t/"), "{}", browser.url());
    let outside = browser.run(
        "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !new URL(name).pathname.startsWith('/loup/'))",
    );
    assert_eq!(outside.as_array().map(Vec::len), Some(0), "{outside}");
}

#[test]
fn a_whole_game_without_any_script() {
    let setup = Setup { script: false, ..Setup::default() };
    let host = Host::start();
    let browser = Browser::start(&setup);
    play_now(&browser, &host, "triqueta", 2);
    let mut pick = picker(3);
    for _ in 0..200 {
        if browser.has(OVER) {
            return;
        }
        // Without a script a page is looked at again by loading it again.
        match browser.all(MOVES) {
            moves if moves.is_empty() => browser.reload(),
            moves => {
                browser.click(&moves[pick(moves.len())]);
            }
        }
    }
    panic!("no end\n{}", browser.text_of_page());
}

#[test]
fn the_wolves_by_clicking_and_from_the_keyboard() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    play_now(&browser, &host, "wolves", 3);
    let mut pick = picker(5);
    for step in 0..14 {
        assert!(my_turn(&browser), "the game is not over so soon");
        if step == 10 {
            browser.screenshot(&shot("wolves-playing"));
        }
        click_move(&browser, &mut pick);
    }
    // From here on only keys: Tab to a control in the board or the prompt, Enter to use it.
    let before = entry(&browser);
    for _ in 0..400 {
        if entry(&browser) > before {
            return;
        }
        browser.press("\u{e004}");
        let is_on =
            |what: &str| browser.run(&format!("return document.activeElement.matches(\"{what}\")")) == true;
        // Focus stays on what was chosen: whoever took every choice would go round in circles.
        if is_on(MOVES) || (is_on(CHOICES) && pick(4) == 0) {
            browser.press("\u{e007}");
            std::thread::sleep(std::time::Duration::from_millis(150));
        }
    }
    panic!("no move by keys\n{}", browser.text_of_page());
}

#[test]
fn two_browsers_at_one_table_and_a_replay_afterwards() {
    let host = Host::start();
    let (ada, bo) =
        (Browser::start(&Setup::default()), Browser::start(&Setup { lang: "de", ..Setup::default() }));
    ada.goto(&host.at("/new/triqueta?players=2&sit-1=me&sit-2=friend"));
    ada.click_until("#new button.pri", |ada| ada.has("#live").then_some(()));
    let invitation = ada
        .wait_until(|ada| {
            let found = ada.run(
                "const m = document.body.innerHTML.match(/\\/i\\/[A-Za-z0-9_-]+/); return m ? m[0] : ''",
            );
            found.as_str().filter(|path| !path.is_empty()).map(str::to_owned)
        })
        .expect("an invitation link");
    bo.goto(&host.at(&invitation));
    assert!(bo.run("return document.documentElement.lang") == "de");
    if let Some(name) = bo.all("input[name=name]").first() {
        bo.type_into(name, "Bo <b>");
    }
    bo.click_until("main form button", |bo| bo.has("#live").then_some(()));
    // The lobby of the first browser learns it by itself.
    ada.click_until("form[action$='/start'] button:not([disabled])", |ada| ada.has("#prompt").then_some(()));
    let mut pick = picker(11);
    let mut looked = false;
    let over = |bo: &Browser| ada.has(OVER) && bo.has(OVER);
    let acts = |browser: &Browser| browser.has(crate::host::YOURS) && !browser.has(OVER);
    // Whose turn it is may still be under way to both.
    while !over(&bo) {
        let next = bo.wait_until(|bo| [&ada, bo].into_iter().position(acts).or(over(bo).then_some(2)));
        match next {
            Some(0) => click_move(&ada, &mut pick),
            Some(1) => click_move(&bo, &mut pick),
            Some(_) => break,
            None => panic!("nobody goes on\n{}\n{}", ada.text_of_page(), bo.text_of_page()),
        }
        if !looked && bo.has("#live[data-turn=yours]") {
            looked = true;
            bo.screenshot(&shot("two-browsers-de"));
        }
    }
    assert!(ada.text_of_page().contains("Bo <b>"), "a name is shown as it was typed");

    // Replay by stepping, and on from the middle against bots.
    let url = ada.url();
    let code = url.split("/t/").nth(1).unwrap_or_default().split(['/', '?', '#']).next().unwrap_or_default();
    ada.goto(&host.at(&format!("/t/{code}/replay?ply=3")));
    ada.wait("#live");
    assert_eq!(entry(&ada), 3);
    ada.press("\u{e014}");
    assert!(ada.wait_until(|ada| (entry(ada) == 4).then_some(())).is_some(), "the arrow key steps on");
    ada.screenshot(&shot("replay"));
    // A fork is a table of its own.
    ada.click_until("form[action$='/fork'] button", |ada| (!ada.url().contains(code)).then_some(()));
    ada.wait("#live");
}

#[test]
fn two_people_at_one_screen_see_only_their_own() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.goto(&host.at("/new/triqueta?players=2&sit-1=me&sit-2=here&name-2=Maren"));
    browser.click_until("#new button.pri", |browser| browser.has("#live").then_some(()));
    browser.click_until("form[action$='/start'] button", |browser| browser.has("#prompt").then_some(()));
    let (mut pick, mut curtains) = (picker(2), 0);
    let open = "form[action$='/open'] button";
    for _ in 0..60 {
        let closed = browser.wait_until(|browser| {
            if browser.has(open) {
                Some(true)
            } else {
                (browser.has(MOVES) || browser.has(OVER)).then_some(false)
            }
        });
        if closed == Some(true) {
            assert!(!browser.has(MOVES), "behind the curtain nothing can be played");
            browser.screenshot(&shot("curtain"));
            curtains += 1;
            if curtains == 5 {
                return;
            }
            // A seat that is opened can play.
            browser.click_until(open, |browser| browser.has(MOVES).then_some(()));
        } else {
            click_move(&browser, &mut pick);
        }
    }
    panic!("{curtains} curtains\n{}", browser.text_of_page());
}
