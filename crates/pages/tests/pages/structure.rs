//! Every page is whole, speaks its language, and keeps a strict content security policy.

use std::collections::BTreeSet;

use pages::model::{Notice, TablePage};
use scraper::{ElementRef, Html, Selector};
use table::{Refusal, rules};
use texts::Lang;

use crate::samples::{self, all};

pub fn select<'a>(page: &'a Html, what: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(what).unwrap_or_else(|error| panic!("{what}: {error}"));
    page.select(&selector).collect()
}

fn text(element: &ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_owned()
}

#[test]
fn every_page_has_its_frame() {
    for page in all() {
        let name = &page.name;
        let parsed = page.parsed();
        assert!(page.html.starts_with("<!DOCTYPE html>"), "{name}");
        assert_eq!(select(&parsed, "html")[0].attr("lang"), Some(page.lang.code()), "{name}");
        assert_eq!(select(&parsed, "h1").len(), 1, "{name} has one heading");
        for what in ["title", "h1"] {
            assert!(!text(&select(&parsed, what)[0]).is_empty(), "{name}: {what}");
        }
        for what in
            ["main#main", "a.skip[href='#main']", "header", "footer", "meta[name=description]", "#voice"]
        {
            assert_eq!(select(&parsed, what).len(), 1, "{name}: {what}");
        }
    }
}

#[test]
fn nothing_is_inline_and_nothing_comes_from_elsewhere() {
    for page in all() {
        let parsed = page.parsed();
        for element in select(&parsed, "*") {
            let shown = format!("{}: {}", page.name, element.html().chars().take(200).collect::<String>());
            for (attribute, value) in element.value().attrs() {
                assert!(attribute != "style" && !attribute.starts_with("on"), "{shown}");
                if ["href", "src", "action", "formaction"].contains(&attribute) {
                    let ours =
                        value.starts_with(['#', '?']) || (value.starts_with('/') && !value.starts_with("//"));
                    assert!(ours, "{shown}");
                }
            }
            match element.value().name() {
                "style" => panic!("{shown}"),
                "script" => {
                    assert!(element.attr("src").is_some() && text(&element).is_empty(), "{shown}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_map_that_scrolls_can_be_reached_with_the_keyboard() {
    let mut still = 0;
    for page in all().iter().filter(|page| page.html.contains("data-pan")) {
        let parsed = page.parsed();
        // The last position on the page of the result is a picture.
        for map in select(&parsed, ":not([inert]) > .tw-pan") {
            // What can only be asked about is reached by arrows.
            let inside = Selector::parse(":is(a[href], button):not([tabindex])").expect("a selector");
            let takes = map.select(&inside).next().is_some();
            still += usize::from(!takes);
            assert_eq!(takes, map.attr("tabindex").is_none(), "{}", page.name);
            assert_eq!(takes, map.attr("aria-label").is_none(), "{}", page.name);
        }
    }
    assert!(still > 0, "some of them show the end");
}

#[test]
fn time_is_seen_where_a_decision_is_asked_for() {
    for page in all().iter().filter(|page| page.name.contains("table, timed,")) {
        let parsed = page.parsed();
        assert_eq!(select(&parsed, "#prompt .say > #due[data-left]").len(), 1, "{}", page.name);
        let mine = !select(&parsed, "#live[data-turn=yours]").is_empty();
        assert_eq!(select(&parsed, "#prompt .hurry").len(), usize::from(mine), "{}", page.name);
    }
}

#[test]
fn who_waits_for_somebody_who_is_away_is_told_what_comes_of_it() {
    let pages: Vec<_> = all().into_iter().filter(|page| page.name.contains("table, awaited,")).collect();
    assert!(!pages.is_empty());
    for page in pages {
        let parsed = page.parsed();
        assert!(select(&parsed, "#away").is_empty(), "{}: nobody can be asked to sit in", page.name);
        let said = text(&select(&parsed, "#prompt .say > span")[0]);
        let (away, then) = match page.lang {
            Lang::En => ("is away.", "When time is up, "),
            Lang::Fr => ("n’est pas là.", "Quand le temps est écoulé, "),
            Lang::De => ("ist nicht da.", "Ist die Zeit um, "),
        };
        assert!(said.contains(away) && said.contains(then), "{}: {said}", page.name);
    }
}

#[test]
fn a_seat_is_taken_back_only_while_the_game_goes_on() {
    for page in all().iter().filter(|page| page.name.contains("over")) {
        assert!(!page.html.contains("/return\""), "{}", page.name);
    }
}

#[test]
fn ids_are_unique_and_what_refers_to_them_finds_them() {
    for page in all() {
        let parsed = page.parsed();
        let mut ids = BTreeSet::new();
        for element in select(&parsed, "[id]") {
            let id = element.attr("id").unwrap_or_default();
            assert!(ids.insert(id.to_owned()), "{}: {id} twice", page.name);
        }
        for (what, attribute) in [
            ("label[for]", "for"),
            ("[form]", "form"),
            ("[aria-labelledby]", "aria-labelledby"),
            ("[data-copy]", "data-copy"),
        ] {
            for element in select(&parsed, what) {
                let id = element.attr(attribute).unwrap_or_default();
                assert!(ids.contains(id), "{}: {attribute} {id}", page.name);
            }
        }
        for link in select(&parsed, "a[href^='#']") {
            let id = link.attr("href").unwrap_or_default().trim_start_matches('#');
            assert!(ids.contains(id), "{}: link to {id}", page.name);
        }
    }
}

/// What can be used has a name for those who do not see it.
#[test]
fn controls_have_names() {
    for page in all() {
        let parsed = page.parsed();
        let labelled: BTreeSet<&str> =
            select(&parsed, "label[for]").into_iter().filter_map(|label| label.attr("for")).collect();
        for control in select(&parsed, "button, a, summary, select, textarea, input:not([type=hidden])") {
            let by_text = !matches!(control.value().name(), "select" | "input" | "textarea")
                && !text(&control).is_empty();
            let by_label = control.attr("id").is_some_and(|id| labelled.contains(id));
            let wrapped = control
                .ancestors()
                .filter_map(ElementRef::wrap)
                .any(|parent| parent.value().name() == "label");
            let named = ["aria-label", "aria-labelledby"]
                .iter()
                .any(|name| control.attr(name).is_some_and(|name| !name.is_empty()));
            assert!(by_text || by_label || wrapped || named, "{}: {}", page.name, control.html());
        }
    }
}

#[test]
fn every_message_is_said() {
    for page in all() {
        for family in ["web", "bot", "table", "lesson", "howto", "term"] {
            let missing = format!("[{family}-");
            let at = page.html.find(&missing).map(|at| page.html[at..].chars().take(60).collect::<String>());
            assert_eq!(at, None, "{} in {}", page.name, page.lang);
        }
    }
}

#[test]
fn every_symbol_and_file_exists() {
    for page in all() {
        let parsed = page.parsed();
        for link in select(&parsed, "[href^='/assets/'], [src^='/assets/']") {
            let href = link.attr("href").or(link.attr("src")).unwrap_or_default();
            let (address, symbol) = href.split_once('#').unwrap_or((href, ""));
            let asset = pages::assets::ALL.iter().find(|asset| asset.href == address);
            let asset = asset.unwrap_or_else(|| panic!("{}: no {href}", page.name));
            let body = String::from_utf8_lossy(asset.body);
            let there = symbol.is_empty() || body.contains(&format!("id=\"{symbol}\""));
            assert!(there, "{}: no symbol {symbol}", page.name);
        }
    }
}

/// The live parts have the ids under which the script looks for them.
#[test]
fn live_pages_have_their_parts() {
    for page in all().iter().filter(|page| page.name.starts_with("table")) {
        let parsed = page.parsed();
        let live = select(&parsed, "#live[data-entry]");
        assert_eq!(live.len(), 1, "{}", page.name);
        assert_eq!(live[0].attr("data-stream"), Some("/t/birch/live"), "{}", page.name);
        for what in
            ["#live #seats", "#live #chat", "#live #lines", "#live #notice", "#live #prompt [role=status]"]
        {
            assert_eq!(select(&parsed, what).len(), 1, "{}: {what}", page.name);
        }
    }
}

/// A refusal stands in the prompt's own slot, in the place of the question and of the facts: the slot has a height of
/// its own, and whatever was put there besides would push the actions out of it.
#[test]
fn a_refusal_stands_in_the_place_of_the_question() {
    for game in catalogue::games() {
        let table = samples::table(*game, 4);
        let seen = samples::seen(&*table);
        let refused = Some(Notice::Refused(Refusal::table(rules::NOT_YOUR_TURN)));
        let page = TablePage { notice: refused, ..samples::page(&*seen, &[]) };
        let page = Html::parse_document(&pages::table(&samples::shell(Lang::En, "/"), &page).into_string());
        let (asked, facts) = (select(&page, "#prompt .say > #asked"), select(&page, "#prompt .say > span"));
        assert!(text(&asked[0]).contains("not your turn"), "{}", text(&asked[0]));
        assert!(facts.len() == 1 && text(&facts[0]).contains("TA01"), "{}", game.info().id);
        assert!(select(&page, "#notice:not([hidden])").is_empty(), "{}", game.info().id);
    }
}
