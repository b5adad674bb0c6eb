//! What comes after the last move: moments, winners' screens, one's own page. All of it by day and by night, at a desk and
//! on a phone, under axe-core.

use serde_json::json;

use crate::access::{Checker, TO_THE_END};
use crate::driver::{Browser, Setup};
use crate::host::{Host, shot};

/// Sends a form and says where it leads.
pub fn post(browser: &Browser, path: &str, fields: &serde_json::Value) -> String {
    browser.later(&format!(
        "const done = arguments[arguments.length - 1];\
         fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }}).then((answer) => done(answer.url));"
    ))
}

/// Looks at a page in both sizes and both themes: axe-core has nothing to say, and nothing scrolls sideways.
fn look(browser: &Browser, checker: &mut Checker, name: &str) {
    for (size, touch, place) in [((1440, 900), false, "desk"), ((390, 844), true, "phone")] {
        for (night, time) in [(false, "day"), (true, "night")] {
            browser.dress(size, touch, night);
            let what = format!("{name}-{place}-{time}");
            checker.check(browser, &what);
            let wide = browser.run("return document.documentElement.scrollWidth");
            assert!(wide.as_u64().is_some_and(|wide| wide <= u64::from(size.0) + 1), "{what} is {wide} wide");
            browser.screenshot(&shot(&what));
        }
    }
    browser.dress((1440, 900), false, false);
}

/// Whether this page has that.
fn has_after(browser: &Browser, page: &str, css: &str) -> bool {
    browser.goto(page);
    browser.has(css)
}

#[test]
#[ignore = "takes minutes: make full"]
fn endings_and_ones_own_page_are_for_everybody() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    let mut checker = Checker::new();
    browser.goto(&host.at("/"));
    look(&browser, &mut checker, "home-first");
    post(&browser, "/me", &json!({ "name": "Mira" }));
    let games = [
        ("hound", json!({ "players": "4", "level": "cub" })),
        ("wolves", json!({ "players": "2", "level": "cub" })),
        ("triqueta", json!({ "players": "3", "level": "cub", "o-hidden-wolves": "on" })),
    ];
    let mut tables = Vec::new();
    for (game, wish) in &games {
        let table = post(&browser, &format!("/play/{game}"), wish);
        browser.goto(&table);
        browser.wait("#live[data-entry]");
        tables.push(table);
    }
    // Two games of a kind make favourites.
    for game in ["hound", "hound"] {
        let table = post(&browser, &format!("/play/{game}"), &json!({ "players": "2", "level": "cub" }));
        let path = table.strip_prefix(&host.url).expect("an address of the server");
        post(&browser, &format!("{path}/resign"), &json!({ "seat": "1", "sure": "yes" }));
    }
    // Two more wait, and one has not begun.
    for game in ["wolves", "hound"] {
        post(&browser, &format!("/play/{game}"), &json!({ "players": "3", "level": "cub" }));
    }
    let lobby = post(&browser, "/new/triqueta", &json!({ "players": "3", "sit-1": "me", "sit-2": "friend" }));
    browser.goto(&host.at("/"));
    look(&browser, &mut checker, "home-waiting");
    for ((game, _), table) in games.iter().zip(&tables) {
        browser.goto(table);
        assert_ne!(browser.run(TO_THE_END), 0, "{game} comes to its end");
        browser.goto(&format!("{table}/result"));
        browser.wait("main.ending");
        look(&browser, &mut checker, &format!("winner-{game}"));
        browser.goto(table);
        if let Some(link) =
            browser.run("return document.querySelector('a[href*=\"/moment\"]')?.href").as_str()
        {
            browser.goto(link);
            look(&browser, &mut checker, &format!("moment-{game}"));
        }
        browser.goto(&format!("{table}/replay"));
        checker.check(&browser, &format!("replay of {game}"));
    }
    browser.goto(&host.at("/"));
    look(&browser, &mut checker, "home-after");
    for (path, name) in [
        ("/me", "me"),
        ("/me/games", "history"),
        ("/new/hound", "animals"),
        ("/privacy", "privacy"),
        ("/learn", "learn"),
    ] {
        browser.goto(&host.at(path));
        look(&browser, &mut checker, name);
    }
    assert!(has_after(&browser, &host.at("/me"), "#favourites"), "what was played with most is told");

    // What others see: a page that is shared, an invitation, the result of a game.
    let pieces = json!({ "share": "on", "results": "on", "rating": "on", "favourites": "on", "games": "on" });
    post(&browser, "/me/share", &pieces);
    let other = Browser::start(&Setup::default());
    let found = |browser: &Browser, page: &str, link: &str| {
        browser.goto(page);
        browser.run(link).as_str().map(str::to_owned).unwrap_or_else(|| panic!("{page} has no such link"))
    };
    let shared =
        found(&browser, &host.at("/me"), "return document.querySelector('a[href^=\"/shared/\"]')?.href");
    let invitation = found(
        &browser,
        &lobby,
        "return [...document.querySelectorAll('input')].map((i) => i.value).find((v) => v.includes('/i/'))",
    );
    for (page, name) in [
        (shared, "shared"),
        (invitation, "invitation"),
        (format!("{}/result", tables[0]), "result-for-others"),
    ] {
        other.goto(&page);
        assert!(!other.has(".notice:not([hidden])"), "{name}: {}", other.text_of_page());
        look(&other, &mut checker, name);
    }
    // What few people see: the board in words, a link of one's own, a lobby whose game will be rated.
    let personal = found(
        &browser,
        &host.at("/me"),
        "return [...document.querySelectorAll('input')].map((i) => i.value).find((v) => v.includes('/p/'))",
    );
    other.goto(&personal);
    look(&other, &mut checker, "personal-link");
    browser.goto(&format!("{}/text", tables[0]));
    look(&browser, &mut checker, "words");
    let rated = json!({ "players": "2", "sit-1": "me", "sit-2": "friend", "rated": "on" });
    browser.goto(&post(&browser, "/new/triqueta", &rated));
    assert!(browser.text_of_page().contains("rated"), "{}", browser.text_of_page());
    look(&browser, &mut checker, "lobby-rated");
    // Longer words have room too.
    for lang in ["fr", "de"] {
        post(&browser, "/me", &json!({ "lang": lang }));
        for (path, name) in
            [("/", "home"), ("/me", "me"), ("/me/games", "history"), ("/tournament", "tournament")]
        {
            browser.goto(&host.at(path));
            look(&browser, &mut checker, &format!("{name}-{lang}"));
        }
    }
    // And the page after all of it.
    browser.goto(&host.at("/me"));
    let form = "form[action$='/me/delete']";
    browser.run("for (const fold of document.querySelectorAll('main details')) fold.open = true");
    browser.type_into(&browser.wait(&format!("{form} [name=name]")), "Mira");
    browser.click_until(&format!("{form} button"), |browser| browser.url().contains("delete").then_some(()));
    assert!(!browser.has(form), "somebody is forgotten: {}", browser.text_of_page());
    look(&browser, &mut checker, "forgotten");
    checker.finish();
}
