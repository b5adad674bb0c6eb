//! A game for which nothing was made but rules and texts: with one line in the list of games it is listed, dealt,
//! played and replayed like the others, on the plain board and without bots.

use table::Record;
use table::any::{AnyGame, Entry};
use table::toy::Toy;

use crate::driver::{Browser, Setup};
use crate::host::{Host, MOVES, OVER, click_move, entry, picker, shot};

/// The button by which a game of this kind begins against bots.
fn play_now(game: &str) -> String {
    format!("form[action='/play/{game}'] button:not([formaction])")
}

#[test]
fn one_line_in_a_catalogue_is_enough_for_a_game() {
    let mut games = catalogue::games().to_vec();
    games.push(&const { Entry::<Toy>::new() });
    let host = Host::of(&games);
    let browser = Browser::start(&Setup::default());
    let shows = |what: &str| {
        let text = browser.text_of_page();
        assert!(text.contains(what) && !text.contains("[toy-") && !text.contains("[web-"), "{what}: {text}");
    };

    browser.goto(&host.at("/"));
    shows("Toy");
    assert!(
        browser.has(&play_now("triqueta")) && !browser.has(&play_now("toy")),
        "bots only where there are some"
    );
    browser.goto(&host.at("/rules/toy"));
    shows("Toy");
    browser.goto(&host.at("/new/toy?players=2&sit-1=me&sit-2=here&name-2=Maren"));
    shows("Toy");
    assert!(
        browser.has("[name=o-first]") && !browser.has("option[value^=bot]") && !browser.has("[name=hints]")
    );

    browser.click_until("#new button.pri", |browser| browser.has("#live").then_some(()));
    shows("Maren");
    assert!(!browser.has("select[name=level]"));
    browser.click_until("form[action$='/start'] button", |browser| browser.has("#prompt").then_some(()));
    let (open, mut pick) = ("form[action$='/open'] button", picker(1));
    let mut moves = 0;
    while !browser.has(OVER) {
        let ready =
            |browser: &Browser| (browser.has(open) || browser.has(MOVES) || browser.has(OVER)).then_some(());
        browser.wait_until(ready).unwrap_or_else(|| panic!("nobody goes on\n{}", browser.text_of_page()));
        if browser.has(open) {
            browser.click_until(open, |browser| browser.has(MOVES).then_some(()));
        } else if browser.has(MOVES) {
            click_move(&browser, &mut pick);
            moves += 1;
        }
        if moves == 2 {
            browser.screenshot(&shot("toy"));
        }
    }
    assert!((4..=8).contains(&moves), "two turns each of one or two decisions: {moves}");
    shows("Everybody has had two turns.");

    let url = browser.url();
    let code = url.split("/t/").nth(1).unwrap_or_default().split(['/', '?', '#']).next().unwrap_or_default();
    browser.goto(&host.at(&format!("/t/{code}/replay?ply=2")));
    browser.wait("#live");
    assert_eq!(entry(&browser), 2);
    browser.press("\u{e014}");
    assert!(
        browser.wait_until(|browser| (entry(browser) == 3).then_some(())).is_some(),
        "the arrow key steps on"
    );
    shows("Cards known");
    assert!(!browser.has("form[action$='/fork']"), "nobody could play on from here");
    let record = browser.later(&format!(
        "const done = arguments[0]; fetch('/t/{code}/record').then((answer) => answer.text()).then(done)"
    ));
    let record = Record::parse(&record).unwrap_or_else(|error| panic!("{error:?}\n{record}"));
    assert!(
        Entry::<Toy>::new().verify(&record).is_ok_and(|table| table.outcome().is_some()),
        "the record is true"
    );
}
