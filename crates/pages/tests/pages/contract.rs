//! Pages and script know each other by the names in `assets/script/markup.js`, and by no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use pages::live;

use crate::samples::all;
use crate::structure::select;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/script")
}

/// The lists of the contract: for each its keys with their values.
fn contract() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = fs::read_to_string(folder().join("markup.js")).expect("there is a contract");
    let mut lists: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut list = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("export const ").and_then(|rest| rest.strip_suffix(" = {")) {
            list = name.to_owned();
        } else if let Some((key, value)) = line.trim().trim_end_matches(',').split_once(": \"") {
            let value = value.trim_end_matches('"').to_owned();
            lists.entry(list.clone()).or_default().insert(key.to_owned(), value);
        }
    }
    lists
}

fn values(list: &str) -> BTreeSet<String> {
    contract().remove(list).unwrap_or_default().into_values().collect()
}

/// All attributes that pages may have for the script.
fn attributes() -> BTreeSet<String> {
    ["mark", "live", "motion", "clock", "note", "moment"].into_iter().flat_map(values).collect()
}

/// Every module but the contract.
fn modules() -> Vec<(String, String)> {
    let files = fs::read_dir(folder()).expect("there is a script");
    let files = files.filter_map(|file| Some(file.ok()?.path()));
    let named = files.map(|path| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        (name, fs::read_to_string(path).expect("a module is a text"))
    });
    named.filter(|(name, _)| name != "markup.js").collect()
}

/// Ids and attributes for scripts on all pages, and in what is sent to a page that shows something already.
fn produced() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut ids, mut marks) = (BTreeSet::new(), BTreeSet::new());
    let mut note = |page: &scraper::Html| {
        for element in select(page, "*") {
            ids.extend(element.attr("id").map(str::to_owned));
            let names =
                element.value().attrs().map(|(name, _)| name).filter(|name| name.starts_with("data-"));
            marks.extend(names.map(str::to_owned));
        }
    };
    for page in all() {
        note(&page.parsed());
        let Some((_, shown)) = pages::parts::stamp(&page.html, None) else { continue };
        let next = page.html.replacen("</li>", "!</li>", 200).replacen("<strong>", "<strong>!", 50);
        if let Some((step, _)) = pages::parts::stamp(&next, Some(&shown)) {
            note(&scraper::Html::parse_document(&step));
        }
    }
    (ids, marks)
}

#[test]
fn pages_have_all_that_the_script_looks_for_and_nothing_that_it_does_not_know() {
    let (ids, marks) = produced();
    let missing: Vec<String> = values("id").into_iter().filter(|id| !ids.contains(id)).collect();
    assert!(missing.is_empty(), "no page has the ids {missing:?}");
    let missing: Vec<String> = attributes().into_iter().filter(|mark| !marks.contains(mark)).collect();
    assert!(missing.is_empty(), "no page has {missing:?}");
    // These are for style sheets and for those who look at the gallery.
    let others = ["data-theme", "data-shows"];
    let unknown =
        marks.iter().filter(|mark| !attributes().contains(*mark) && !others.contains(&mark.as_str()));
    let unknown: Vec<&String> = unknown.collect();
    assert!(unknown.is_empty(), "the script does not know {unknown:?}");
}

#[test]
fn the_script_uses_every_name_of_the_contract_and_no_others() {
    let modules = modules();
    for (list, keys) in contract() {
        for key in keys.keys() {
            let named = format!("{list}.{key}");
            let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric());
            let used =
                |text: &String| text.match_indices(&named).any(|(at, _)| ends(&text[at + named.len()..]));
            assert!(modules.iter().any(|(_, text)| used(text)), "nobody uses {named}");
        }
    }
    for (name, text) in &modules {
        for wrong in ["data-", "dataset", "loup-have", "innerHTML", "outerHTML", "\"#", "\".", "'"] {
            let lines = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
            let mut code = lines.filter(|line| !line.starts_with("import") && !line.starts_with("} from"));
            // Numbers with a dot between them are no selector.
            let plain = |line: &str| line.replace("split(\".\")", "");
            let found =
                code.find(|line| line.split("//").next().is_some_and(|line| plain(line).contains(wrong)));
            assert_eq!(found, None, "{name} has {wrong}");
        }
        let asks = text.contains("getElementById(\"") || text.contains("byId(\"");
        assert!(!asks, "{name} looks for an id that the contract does not have");
    }
}

#[test]
fn what_the_script_writes_is_for_the_style_sheets() {
    let (_, marks) = produced();
    let sheets: String = pages::assets::ALL
        .iter()
        .filter(|asset| asset.mime.starts_with("text/css"))
        .map(|asset| String::from_utf8_lossy(asset.body).into_owned())
        .collect();
    for mark in values("told") {
        assert!(sheets.contains(&format!("[{mark}]")), "no sheet knows {mark}");
        assert!(!marks.contains(&mark), "a page has {mark} by itself");
    }
}

#[test]
fn server_and_script_call_messages_the_same() {
    let answered = [live::STEP, live::PATCH, live::PRESENCE, live::CHAT, live::GOTO, live::HERE];
    let messages = [answered.as_slice(), &[live::ALIVE, live::GONE]].concat();
    assert_eq!(values("message"), messages.into_iter().map(str::to_owned).collect());
    assert_eq!(values("header"), [live::HAVE, live::PAGE].map(str::to_owned).into());
}

#[test]
fn every_name_is_explained() {
    let told = include_str!("../../src/live.rs");
    let ids = values("id").into_iter().map(|id| format!("`#{id}`"));
    for name in ids.chain(attributes()).chain(values("told")) {
        assert!(told.contains(&name), "live.rs does not tell of {name}");
    }
}
