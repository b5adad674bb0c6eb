//! An evening's tournament: six people with a browser each, two tables at once, and one page that everybody looks at.

use crate::access::{Checker, TO_THE_END};
use crate::driver::{Browser, Setup};
use crate::host::{Host, YOURS, click_move, picker, shot};

const NAMES: [&str; 6] = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"];

/// Chooses a value of a form's field, as a click on it does.
fn choose(browser: &Browser, field: &str, value: &str) {
    let script = format!(
        "const field = [...document.querySelectorAll('[name={field}]')].find((f) => f.type !== 'radio' || f.value === '{value}');\
         if (field.type === 'radio') field.click(); else field.value = '{value}';"
    );
    browser.run(&script);
}

/// Goes to the own table as soon as the page shows it by itself; the table's code.
fn to_my_table(browser: &Browser, round: usize) -> String {
    browser.wait(&format!("#round-{round}"));
    browser.click_until("#my-table", |browser| browser.has("#live[data-entry]").then_some(()));
    browser.url().rsplit('/').next().unwrap_or_default().to_owned()
}

/// Everybody is at a table: at each, whoever is to move clicks a first move; then all of them play to the end at once.
fn play_round(people: &[Browser], pick: &mut impl FnMut(usize) -> usize) {
    // Six browsers that look again without a pause would have nothing left for the tables.
    let script = TO_THE_END.replace("WAIT = 20", "WAIT = 250");
    let mut moved = 0;
    for person in people {
        if person.has(YOURS) {
            click_move(person, pick);
            moved += 1;
        }
    }
    assert!(moved >= 2, "both tables are played at: {moved}");
    std::thread::scope(|scope| {
        for person in people {
            scope.spawn(|| assert_ne!(person.run(&script), 0, "the game comes to its end"));
        }
    });
}

#[test]
#[ignore = "takes minutes: make full"]
fn six_people_with_a_browser_each_play_two_rounds_at_two_tables() {
    let host = Host::start();
    let people: Vec<Browser> = NAMES.map(|_| Browser::start(&Setup::default())).into();
    let (ada, mut pick, mut checker) = (&people[0], picker(3), Checker::new());

    // Ada makes it, and has one link for everybody.
    ada.goto(&host.at("/tournament"));
    choose(ada, "name", "Friday");
    choose(ada, "game", "triqueta");
    // The form is shown again with what this game offers; what was filled in stays.
    ada.wait("[name=o-hidden-wolves]");
    for (field, value) in [("seats", "3"), ("rounds", "2"), ("alone", "on")] {
        choose(ada, field, value);
    }
    ada.click_until("#new button.pri", |browser| browser.has("#join").then_some(()));
    // What is marked here is gone when a page is loaded anew.
    ada.run("window.stayed = true");
    let link = ada.run("return [...document.querySelectorAll('#join input')].map((i) => i.value).find((v) => v.includes('/tournament/'))");
    let link = link.as_str().expect("a link for the others").to_owned();
    for (person, name) in people.iter().zip(NAMES).skip(1) {
        person.goto(&link);
        person.type_into(&person.wait("#join input[name=name]"), name);
        person.click_until("#join button.pri", |browser| browser.has("form[action$='/leave']").then_some(()));
        // Ada's page tells who has come, while she does not touch it.
        ada.wait_until(|ada| ada.text_of_page().contains(name).then_some(()))
            .unwrap_or_else(|| panic!("{name} does not appear\n{}", ada.text_of_page()));
    }
    assert_eq!(ada.run("return window.stayed"), true, "the page was not loaded anew");
    // What somebody types meanwhile stays.
    ada.type_into(&ada.wait("#join input[name=name]"), "Ad");
    std::thread::sleep(std::time::Duration::from_secs(7));
    ada.type_into(&ada.wait("#join input[name=name]"), "a");
    ada.click_until("#join button.pri", |browser| browser.has("form[action$='/leave']").then_some(()));
    ada.run("window.stayed = true");
    for night in [false, true] {
        ada.dress((1440, 900), false, night);
        checker.check(ada, &format!("before the first round, night {night}"));
        ada.screenshot(&shot(&format!("evening-before-{}", if night { "night" } else { "day" })));
    }
    ada.dress((1440, 900), false, false);

    // She begins; everybody is led to a table by the page that they have open.
    ada.click_until("form[action$='/begin'] button", |browser| browser.has("#round-1").then_some(()));
    let tables: Vec<String> = people.iter().map(|person| to_my_table(person, 1)).collect();
    let mut both = tables.clone();
    both.sort();
    both.dedup();
    assert_eq!(both.len(), 2, "two tables at once: {tables:?}");
    assert!(both.iter().all(|table| tables.iter().filter(|one| *one == table).count() == 3));
    play_round(&people, &mut pick);

    // The second round begins by itself, with other tables.
    for person in &people {
        person.goto(&link);
    }
    ada.screenshot(&shot("evening-round-desk"));
    let narrowest = "return Math.min(...[...document.querySelectorAll('#round-1 li > span')].map((s) => s.clientWidth || s.offsetWidth))";
    assert!(ada.run(narrowest).as_u64().is_some_and(|wide| wide > 100), "names stand beside one another");
    checker.check(ada, "in the second round");
    let second: Vec<String> = people.iter().map(|person| to_my_table(person, 2)).collect();
    assert!(second.iter().all(|table| !both.contains(table)), "{tables:?} {second:?}");
    // Bo gives up the table for the page of the evening: it shows the end without being touched.
    let watcher = Browser::start(&Setup { phone: true, dark: true, ..Setup::default() });
    watcher.goto(&link);
    watcher.run("window.stayed = true");
    play_round(&people, &mut pick);
    let over = watcher.wait_until(|page| page.text_of_page().contains("All rounds are played").then_some(()));
    over.unwrap_or_else(|| panic!("the evening does not end\n{}", watcher.text_of_page()));
    assert_eq!(watcher.run("return window.stayed"), true);
    assert_eq!(watcher.all("#standings tbody tr").len(), 6);
    for name in NAMES {
        assert!(watcher.text_of_page().contains(name), "{name}");
    }
    assert!(!watcher.has("[data-look]"), "and looks no more");
    watcher.screenshot(&shot("evening-over-phone"));
    checker.check(&watcher, "all rounds are played, on a phone by night");
    checker.finish();
}
