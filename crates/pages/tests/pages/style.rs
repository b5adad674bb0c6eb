//! The style sheets keep to their tokens, and neither they nor the pages have classes that nobody knows.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use scraper::Html;
use texts::Lang;

use crate::samples::{all, shell};
use crate::structure::select;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with this end, with their paths.
fn files(folder: &Path, end: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, end));
        } else if path.to_string_lossy().ends_with(end) {
            found.push((path.display().to_string(), fs::read_to_string(&path).expect("a text")));
        }
    }
    found
}

/// A rule of a sheet: where it stands, for what, and what it says.
struct Rule {
    place: String,
    selector: String,
    says: Vec<(String, String)>,
}

/// The rules of all sheets, which stand in lines as people write them: one declaration a line.
fn rules() -> Vec<Rule> {
    let mut rules = Vec::new();
    for (path, text) in files(&root().join("assets"), ".css") {
        let text = without_comments(&text);
        let mut selector = String::new();
        for (number, line) in text.lines().enumerate() {
            let place = format!("{path}:{}", number + 1);
            let line = line.trim();
            if let Some(head) = line.strip_suffix('{') {
                selector.push_str(head);
                rules.push(Rule { place, selector: std::mem::take(&mut selector), says: Vec::new() });
            } else if let Some(said) = line.strip_suffix(';') {
                let (name, value) = said.split_once(':').unwrap_or_else(|| panic!("{place}: {said}"));
                let rule = rules.last_mut().expect("a rule");
                rule.says.push((name.trim().to_owned(), value.trim().to_owned()));
            } else if line != "}" {
                selector.push_str(line);
            }
        }
    }
    rules
}

fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        let (comment, after) = after.split_once("*/").expect("a comment ends");
        kept.push_str(before);
        kept.push_str(&"\n".repeat(comment.matches('\n').count()));
        rest = after;
    }
    kept + rest
}

fn is_token_sheet(rule: &Rule) -> bool {
    rule.place.contains("tokens.css")
}

/// Names after this sign: classes after a dot, tokens after two dashes.
fn names_after<'a>(text: &'a str, sign: &str) -> impl Iterator<Item = &'a str> {
    text.split(sign).skip(1).filter_map(|rest| {
        let end =
            rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(rest.len());
        rest[..end].starts_with(|c: char| c.is_ascii_alphabetic()).then_some(&rest[..end])
    })
}

#[test]
fn no_colour_stands_outside_the_tokens() {
    let named = ["white", "black", "red", "green", "blue", "yellow", "grey", "gray", "orange", "pink"];
    for rule in rules().iter().filter(|rule| !is_token_sheet(rule)) {
        for (name, value) in &rule.says {
            let mut words = value.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '#');
            let wrong = words.find(|word| word.starts_with('#') || named.contains(word));
            let made =
                ["rgb", "hsl", "oklch", "color-mix", "light-dark"].iter().find(|how| value.contains(*how));
            assert!(wrong.is_none() && made.is_none(), "{}: {name}: {value}", rule.place);
        }
    }
}

#[test]
fn every_token_is_written_once_and_used() {
    let rules = rules();
    let mut written = BTreeSet::new();
    let tokens = rules.iter().filter(|rule| is_token_sheet(rule) && rule.selector.trim() == ":root");
    for (name, _) in tokens.flat_map(|rule| &rule.says).filter(|(name, _)| name.starts_with("--")) {
        // On paper and on phones some of them are others.
        let others =
            ["--paper", "--card", "--ink", "--ink-soft", "--line", "--text-title-xl", "--text-poster"];
        assert!(written.insert(name.clone()) || others.contains(&name.as_str()), "{name} is written twice");
    }
    let source = files(&root().join("src"), ".rs").into_iter().map(|(_, text)| text);
    let symbols = files(&root().join("assets"), ".svg").into_iter().map(|(_, text)| text);
    let script = files(&root().join("assets"), ".js").into_iter().map(|(_, text)| text);
    let said = rules.iter().flat_map(|rule| &rule.says).map(|(_, value)| value.clone());
    let used: Vec<String> = source.chain(symbols).chain(script).chain(said).collect();
    let used = used.iter().flat_map(|text| names_after(text, "--").chain(names_after(text, "\"")));
    let used: BTreeSet<&str> = used.collect();
    for name in &written {
        // The land is filled by the names of its grounds, of which not every map has all.
        let used = used.contains(name.trim_start_matches('-')) || name == "--chasm";
        assert!(used, "nobody uses {name}");
    }
    let local = rules.iter().flat_map(|rule| &rule.says).map(|(name, _)| name.as_str());
    let local: BTreeSet<&str> = local.filter_map(|name| name.strip_prefix("--")).collect();
    for rule in &rules {
        for name in rule.says.iter().flat_map(|(_, value)| names_after(value, "var(--")) {
            // The script says how far a picture is zoomed.
            let known = local.contains(name) || name.starts_with("zoomed-");
            assert!(known, "{}: there is no --{name}", rule.place);
        }
    }
}

/// What may stand where a length of a scale is wanted.
fn is_of_scale(value: &str, scale: &str) -> bool {
    let words = value.split([' ', '(', ')', ',', '/']).filter(|word| !word.is_empty());
    let mut words = words
        .filter(|word| !["calc", "var", "min", "max", "env", "+", "-", "*", "!important"].contains(word));
    words.all(|word| {
        let number = word.trim_start_matches('-').trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '%');
        let unit = &word[word.len() - word.trim_start_matches(|c: char| "-.0123456789".contains(c)).len()..];
        word.starts_with(scale)
            || word.starts_with("--icon-")
            || ["auto", "inherit", "none"].contains(&word)
            || word.starts_with("safe-area")
            // Lengths that come from elsewhere, hair lines, and what is relative.
            || ["--top", "--tok", "--big", "--mark-size", "--ask", "--side"].contains(&word)
            || (number.parse::<f64>().is_ok() && (["", "%", "em", "vh", "mm", "pt", "fr"].contains(&unit) || word.trim_start_matches('-') == "1px"))
    })
}

#[test]
fn sizes_and_spaces_are_those_of_the_scales() {
    for rule in rules().iter().filter(|rule| !is_token_sheet(rule)) {
        // Lengths of words in a picture are the picture's own.
        let picture = rule.says.iter().any(|(name, _)| name == "text-anchor")
            || [".wh-cl", ".wh-pn", ".ht-big", "text"].iter().any(|text| rule.selector.contains(text));
        for (name, value) in &rule.says {
            let place = &rule.place;
            match name.as_str() {
                "font-size" if !picture => assert!(is_of_scale(value, "--text-"), "{place}: {value}"),
                "font" if !picture => {
                    let size = value.split(' ').find(|word| word.parse::<u16>().is_err()).unwrap_or_default();
                    let size = size.split('/').next().unwrap_or_default();
                    assert!(is_of_scale(size, "--text-"), "{place}: {value}");
                }
                name if name.starts_with("padding")
                    || name.starts_with("margin")
                    || name.ends_with("gap") =>
                {
                    assert!(is_of_scale(value, "--space-"), "{place}: {name}: {value}");
                }
                name if name.ends_with("-radius") && !value.contains('/') => {
                    assert!(is_of_scale(value, "--round"), "{place}: {value}");
                }
                _ => {}
            }
        }
    }
}

/// The two values of a colour, by day and by night, as relative luminance.
fn luminance(name: &str) -> [f64; 2] {
    let rules = rules();
    let mut said = rules.iter().filter(|rule| is_token_sheet(rule)).flat_map(|rule| &rule.says);
    let (_, value) = said.find(|(other, _)| other == name).unwrap_or_else(|| panic!("there is no {name}"));
    let both = value.trim_start_matches("light-dark(").trim_end_matches(')');
    let mut both = both.split(", ").map(|colour| {
        let number = u32::from_str_radix(colour.trim_start_matches('#'), 16).expect("a colour");
        let channel = |shift: u32| {
            let part = f64::from(number >> shift & 255) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { libm::pow((part + 0.055) / 1.055, 2.4) }
        };
        0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
    });
    [both.next().expect("by day"), both.next().expect("by night")]
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Any two terrains can lie beside each other: they are told apart by how light they are, and their motifs are seen.
#[test]
fn terrains_are_told_apart_without_colours() {
    let pairs = [
        ("tundra", "desert", [1.34, 1.48]),
        ("tundra", "grass", [1.90, 2.23]),
        ("tundra", "rock", [2.63, 3.52]),
        ("tundra", "forest", [3.76, 4.85]),
        ("desert", "grass", [1.42, 1.51]),
        ("desert", "rock", [1.96, 2.38]),
        ("desert", "forest", [2.80, 3.28]),
        ("grass", "rock", [1.39, 1.58]),
        ("grass", "forest", [1.98, 2.17]),
        ("rock", "forest", [1.43, 1.38]),
        ("tundra", "m-tundra", [2.26, 1.91]),
        ("desert", "m-desert", [2.23, 2.36]),
        ("grass", "m-grass", [2.27, 2.25]),
        ("rock", "m-rock", [1.80, 1.73]),
        ("forest", "m-forest", [1.93, 2.00]),
    ];
    for (one, other, least) in pairs {
        let (first, second) = (luminance(&format!("--{one}")), luminance(&format!("--{other}")));
        for time in [0, 1] {
            let is = contrast(first[time], second[time]);
            assert!(is > least[time] - 0.01, "{one} / {other}: {is:.2}, not {}", least[time]);
        }
    }
}

#[test]
fn every_class_is_known_to_pages_and_sheets() {
    let rules = rules();
    let styled: BTreeSet<&str> = rules.iter().flat_map(|rule| names_after(&rule.selector, ".")).collect();
    let sources = files(&root().join("src"), ".rs");
    let words = |text: &'static str| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    let sources: Vec<&'static str> = sources.into_iter().map(|(_, text)| &*text.leak()).collect();
    let lines =
        sources.iter().flat_map(|text| text.lines()).filter(|line| !line.trim_start().starts_with("//"));
    let written: BTreeSet<&str> = lines.flat_map(words).collect();
    let gallery = pages::gallery(&shell(Lang::En, "/gallery"), catalogue::games()).into_string();
    let pages = all().into_iter().map(|page| page.html).chain([gallery]);
    let mut shown = BTreeSet::new();
    for page in pages {
        for element in select(&Html::parse_document(&page), "[class]") {
            shown.extend(element.value().classes().map(str::to_owned));
        }
    }
    // Names made of a word and a number or a letter: the sample pages have one of each kind at least.
    let family =
        |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase()).to_owned();
    let families: BTreeSet<String> = shown.iter().map(|name| family(name)).collect();
    let made = |name: &str| family(name) != name && families.contains(&family(name));
    let known = |name: &str| written.contains(name) || shown.contains(name) || made(name);
    let dead: Vec<&&str> = styled.iter().filter(|name| !known(name)).collect();
    assert!(dead.is_empty(), "no page uses {dead:?}");
    // What kind of page it is stands on the page anyway; an animal that is neither white nor pink is black.
    let kind =
        |name: &str| name.starts_with("on-") || shown.contains(&format!("on-{name}")) || name == "black";
    let bare: Vec<&String> =
        shown.iter().filter(|name| !styled.contains(name.as_str()) && !made(name) && !kind(name)).collect();
    assert!(bare.is_empty(), "no sheet knows {bare:?}");
}
