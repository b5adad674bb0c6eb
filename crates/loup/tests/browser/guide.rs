//! A newcomer learns by playing: guided tables, the short rules, the words of the log, the text view.

use crate::driver::{Browser, Setup};
use crate::host::{Host, OVER, click_move, entry, my_turn, picker, shot};

/// Goes from the first page to the guided table of this game.
fn learn(browser: &Browser, host: &Host, game: &str) {
    browser.goto(&host.at("/"));
    let button = format!("button[formaction='/learn/{game}']");
    browser.click_until(&button, |browser| browser.has("#live #guide").then_some(()));
}

/// What the guide says now; nothing while the page is on its way.
fn says(browser: &Browser) -> String {
    let said = browser.run("return document.querySelector('#lesson')?.textContent.trim()");
    said.as_str().unwrap_or_default().to_owned()
}

#[test]
fn lessons_follow_each_other_and_the_first_game_comes_to_its_end() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    learn(&browser, &host, "triqueta");
    browser.screenshot(&shot("guide-triqueta"));
    let first = says(&browser);
    assert!(first.contains("On your turn"), "what to do now comes first: {first}");
    assert!(browser.has("#live.at-tower .tq-site"), "and points at it");
    let another = |browser: &Browser| Some(says(browser)).filter(|said| !said.is_empty() && *said != first);
    let second = browser.click_until("#got-it", another);
    assert!(second.contains("exactly three"), "the next one comes at once: {second}");
    let focus = browser.run("return document.activeElement.id");
    assert_eq!(focus, "got-it", "the keyboard stays where it was");
    browser.reload();
    browser.wait("#got-it");
    assert!(!says(&browser).contains("On your turn"), "what was said is remembered");

    let mut pick = picker(7);
    let mut met = 0;
    while my_turn(&browser) {
        if let Some(got_it) = browser.all("#got-it").first() {
            met += 1;
            if met == 2 {
                browser.screenshot(&shot("guide-triqueta-later"));
            }
            browser.click(got_it);
        }
        click_move(&browser, &mut pick);
    }
    // How many depends on what the others do.
    assert!(met > 1, "{met} lessons");
    assert!(browser.has(OVER));
    browser.wait("#guide form[action='/learn/hound'] button");
    browser.screenshot(&shot("guide-triqueta-over"));
    let next = |browser: &Browser| says(browser).contains("Play a card").then_some(());
    browser.click_until("#guide form[action='/learn/hound'] button", next);
}

#[test]
fn guided_tables_fit_a_phone_and_work_without_script() {
    let host = Host::start();
    for game in ["triqueta", "hound", "wolves"] {
        let phone = Browser::start(&Setup { lang: "de", phone: true, ..Setup::default() });
        learn(&phone, &host, game);
        phone.screenshot(&shot(&format!("guide-{game}-phone")));
        let wide = phone.run("return document.documentElement.scrollWidth > innerWidth + 1");
        assert_eq!(wide, false, "{game} scrolls sideways");
        let small = phone.run(
            "const b = document.querySelector('#got-it').getBoundingClientRect(); return b.height < 44 || b.width < 44",
        );
        assert_eq!(small, false, "{game}: a finger needs room");
        for (width, height) in [(360, 640), (390, 664), (844, 390)] {
            phone.dress((width, height), true, false);
            let hides = phone.run(
                "const [g, b] = ['#guide', '#board'].map((one) => document.querySelector(one).getBoundingClientRect());
                const rows = document.querySelector('.tq');
                const isMore = rows && rows.scrollHeight > rows.clientHeight + 1;
                return isMore || g.bottom > innerHeight || (g.left < b.right && g.right > b.left && g.top < b.bottom && g.bottom > b.top)",
            );
            assert_eq!(hides, false, "{game}: the guide is seen and lies on nothing at {width} × {height}");
        }

        let desk = Browser::start(&Setup { script: false, ..Setup::default() });
        learn(&desk, &host, game);
        desk.screenshot(&shot(&format!("guide-{game}-desk")));
        let first = desk.text_of_page();
        // A form is enough.
        desk.click_until("#got-it", |desk| (desk.text_of_page() != first).then_some(()));
        let off = "button[name=guide][value=off]";
        desk.click_until(off, |desk| desk.has("button[name=guide][value=on]").then_some(()));
        assert!(!desk.has("#got-it"), "{game}: silence");
    }
}

#[test]
fn the_text_view_is_fetched_when_it_is_opened_and_follows_the_game() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    learn(&browser, &host, "triqueta");
    assert!(!browser.has("#text-body .lines"), "nobody asked for it");
    // On a low window it is behind a tab.
    browser.click(&browser.wait("label[for=tab-more]"));
    browser.click_until("#text-view:not([open]) summary", |browser| {
        browser.has("#text-body .lines").then_some(())
    });
    let before = entry(&browser);
    click_move(&browser, &mut picker(1));
    let moved = browser.wait_until(|browser| (entry(browser) > before).then_some(()));
    assert!(moved.is_some() && browser.has("#text-body .lines"), "it stays open");
    let kept = browser.wait_until(|browser| {
        let text = browser.run("return document.querySelector('#text-body').textContent");
        text.as_str().is_some_and(|text| !text.is_empty()).then_some(())
    });
    assert!(kept.is_some());

    let plain = Browser::start(&Setup { script: false, ..Setup::default() });
    learn(&plain, &host, "triqueta");
    let link = plain.run("return document.querySelector('#text-body a').getAttribute('href')");
    plain.goto(&host.at(link.as_str().unwrap_or_default()));
    plain.screenshot(&shot("text-view"));
    plain.click(&plain.wait("button[name=move]"));
    plain.wait("#text-body");
    assert!(plain.url().ends_with("/text"), "a move leads back to the text: {}", plain.url());
}

#[test]
fn rules_begin_with_a_few_steps_and_the_log_leads_there() {
    let host = Host::start();
    for (lang, phone) in [("en", false), ("fr", true), ("de", false)] {
        let browser = Browser::start(&Setup { lang, phone, ..Setup::default() });
        for game in ["triqueta", "hound", "wolves"] {
            browser.goto(&host.at(&format!("/rules/{game}")));
            assert!(browser.all(".howto li svg").len() > 3, "{game}");
            let size = if phone { "phone" } else { "desk" };
            browser.screenshot(&shot(&format!("howto-{game}-{lang}-{size}")));
        }
        learn(&browser, &host, "triqueta");
        let mut pick = picker(3);
        while my_turn(&browser) && !browser.has("#lines a.term") {
            click_move(&browser, &mut pick);
        }
        let href = browser.run("return document.querySelector('#lines a.term').getAttribute('href')");
        let href = href.as_str().unwrap_or_default();
        browser.goto(&host.at(href));
        let (_, place) = href.split_once('#').unwrap_or_default();
        assert!(browser.has(&format!("#{place}")), "{href}");
    }
}
