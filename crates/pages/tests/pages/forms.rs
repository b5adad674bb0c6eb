//! Every form sends known fields to a known address.

use std::collections::BTreeSet;

use scraper::{ElementRef, Selector};

use crate::samples::all;
use crate::structure::select;

/// What a new table may be told.
const NEW: &[&str] = &[
    "players", "level", "o-*", "mine-*", "sit-*", "name-*", "listed", "clock", "clock-*", "hints", "rated",
    "preset", "show", "invite",
];

/// What a new tournament may be told.
const TOURNAMENT: &[&str] = &[
    "name", "game", "seats", "games", "rounds", "odd", "alone", "rated", "clock", "clock-*", "o-*", "preset",
];

/// Method, address (`*` is any one part) and the fields that may be sent there; the contract of `routes`.
const KNOWN: &[(&str, &str, &[&str])] = &[
    ("post", "/play/*", NEW),
    ("post", "/learn/*", &["players", "level", "o-*", "mine-*", "preset", "invite"]),
    ("get", "/new/*", NEW),
    ("post", "/new/*", NEW),
    ("get", "/tournament", TOURNAMENT),
    ("post", "/tournament", TOURNAMENT),
    ("post", "/tournament/*/join", &["name"]),
    ("post", "/tournament/*/leave", &[]),
    ("post", "/tournament/*/begin", &[]),
    ("post", "/tournament/*/gone", &["player", "gone"]),
    ("post", "/join", &["code"]),
    ("post", "/upload", &["record"]),
    ("post", "/i/*", &["name"]),
    ("post", "/p/*", &[]),
    ("post", "/me", &["name", "lang", "theme", "sound", "chat", "bar", "back"]),
    ("get", "/me/games", &["game", "with", "result"]),
    ("post", "/me/delete", &["name"]),
    ("post", "/me/show", &["person"]),
    ("post", "/me/new-link", &[]),
    ("post", "/me/share", &["share", "results", "rating", "favourites", "games"]),
    ("post", "/me/push/off", &["browser"]),
    ("post", "/me/quiet", &["quiet", "from", "to", "east"]),
    ("post", "/me/mail", &["mail"]),
    ("post", "/me/sign-out", &["device"]),
    ("post", "/t/*/start", &[]),
    ("post", "/t/*/sit", &["seat", "name"]),
    ("post", "/t/*/leave", &["seat"]),
    ("post", "/t/*/kick", &["seat", "reason"]),
    ("post", "/t/*/mute", &["seat", "muted"]),
    ("post", "/t/*/swap", &["seat", "with"]),
    ("post", "/t/*/bot", &["seat", "level"]),
    ("post", "/t/*/list", &["listed"]),
    ("post", "/t/*/rename", &["seat", "name"]),
    ("post", "/t/*/move", &["seat", "entry", "move", "view"]),
    ("post", "/t/*/undo", &["seat", "entry"]),
    ("post", "/t/*/reset", &["seat", "entry"]),
    ("post", "/t/*/open", &["seat"]),
    ("post", "/t/*/close", &[]),
    ("post", "/t/*/chat", &["text", "emote"]),
    ("post", "/t/*/hand-over", &["seat", "to", "void"]),
    ("post", "/t/*/take-over", &["seat", "answer"]),
    ("post", "/t/*/report", &["line"]),
    ("post", "/t/*/hide", &["of"]),
    ("post", "/t/*/hint", &[]),
    ("post", "/t/*/stand-in", &["seat"]),
    ("post", "/t/*/return", &["seat"]),
    ("post", "/t/*/ask-back", &["seat"]),
    ("post", "/t/*/answer-back", &["entry", "answer"]),
    ("post", "/t/*/pause", &["pause"]),
    ("post", "/mail/off/*", &[]),
    ("post", "/t/*/resign", &["seat", "sure"]),
    ("post", "/t/*/guide", &["lesson", "guide"]),
    ("get", "/t/*", &["ask"]),
    ("get", "/t/*/text", &["choose"]),
    ("get", "/gallery", &["move"]),
    ("get", "/t/*/replay", &["ply", "as"]),
    ("post", "/t/*/rematch", &[]),
    ("post", "/t/*/fork", &["ply", "seat"]),
];

fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, end)) => text
            .strip_prefix(start)
            .and_then(|rest| rest.strip_suffix(end))
            .is_some_and(|part| !part.is_empty() && !part.contains('/')),
    }
}

/// The names that a form can send: its own fields, and those elsewhere that say they belong to it.
fn names(form: ElementRef<'_>, elsewhere: &[ElementRef<'_>]) -> BTreeSet<String> {
    let fields = Selector::parse("[name]").expect("a test knows its data");
    let own = form.select(&fields);
    let id = form.attr("id");
    let others = elsewhere.iter().copied().filter(|field| id.is_some() && field.attr("form") == id);
    own.chain(others).filter_map(|field| field.attr("name").map(str::to_owned)).collect()
}

#[test]
fn forms_keep_the_contract() {
    let mut used = BTreeSet::new();
    for page in all() {
        let parsed = page.parsed();
        let elsewhere = select(&parsed, "[form][name]");
        for form in select(&parsed, "form") {
            let names = names(form, &elsewhere);
            let mut ways = vec![(form.attr("method").unwrap_or("get"), form.attr("action").unwrap_or(""))];
            let buttons =
                Selector::parse("button[formmethod], button[formaction]").expect("a test knows its data");
            for button in form.select(&buttons) {
                let (method, action) = ways[0];
                ways.push((
                    button.attr("formmethod").unwrap_or(method),
                    button.attr("formaction").unwrap_or(action),
                ));
            }
            for (method, action) in ways {
                let known = KNOWN.iter().find(|(m, a, _)| *m == method && fits(a, action));
                let Some((_, address, fields)) = known else { panic!("{}: {method} {action}", page.name) };
                for name in &names {
                    assert!(
                        fields.iter().any(|field| fits(field, name)),
                        "{}: {action} sends {name}",
                        page.name
                    );
                }
                used.insert((method.to_owned(), *address));
            }
        }
    }
    for (method, address, _) in KNOWN {
        assert!(
            used.contains(&((*method).to_owned(), *address)),
            "no page has a form for {method} {address}"
        );
    }
}

/// A form that changes something is sent by POST, and a link never changes anything.
#[test]
fn links_lead_to_pages_only() {
    const DEEDS: [&str; 9] =
        ["/move", "/hint", "/undo", "/start", "/sit", "/leave", "/open", "/rematch", "/fork"];
    for page in all() {
        for link in select(&page.parsed(), "a[href]") {
            let path = link.attr("href").unwrap_or_default().split(['?', '#']).next().unwrap_or_default();
            assert!(!DEEDS.iter().any(|deed| path.ends_with(deed)), "{}: {path}", page.name);
        }
    }
}

#[test]
fn every_form_of_a_table_is_sent_without_leaving_the_page() {
    for page in all().iter().filter(|page| page.name.starts_with("table ")) {
        for form in select(&page.parsed(), "main form[method=post], header form[action^='/t/']") {
            assert!(form.attr("data-live").is_some(), "{}: {:?}", page.name, form.attr("action"));
        }
    }
}
