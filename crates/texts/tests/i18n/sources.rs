//! The program and its messages fit: every key that a source names or puts together has a message, and every
//! message is named by somebody.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::composed::composed;
use crate::files::{game_rooms, messages};
use texts::Lang;

/// The first words of keys, besides the games' ids.
const FAMILIES: [&str; 10] =
    ["table", "record", "cli", "web", "bot", "arena", "server", "lesson", "howto", "term"];

/// What a game is asked for by keys that begin with its id.
const OF_A_GAME: [&str; 7] = ["name", "about", "option", "end", "score", "group", "choose"];

/// What looks like a key and is the name of a setting, a symbol or a file.
const OTHERS: [&str; 3] = ["bot-time", "bot-games", "bot-delay"];

/// What a source says about keys.
#[derive(Default, Debug)]
struct Named {
    /// Keys as they stand.
    keys: BTreeSet<String>,
    /// Keys that are put together by `format!`, with `{}` for every gap.
    forms: BTreeSet<String>,
}

impl Named {
    /// Reads a source. Comments and test modules do not count.
    fn read(&mut self, source: &str) {
        for line in shipped(source).lines().filter(|line| !line.trim_start().starts_with("//")) {
            for (start, _) in line.match_indices('"') {
                let rest = &line[start + 1..];
                let Some(literal) = rest.find('"').map(|end| &rest[..end]) else { continue };
                if is_key(literal) {
                    self.keys.insert(literal.to_owned());
                } else if line[..start].ends_with("format!(") {
                    self.forms.extend(form(literal));
                }
            }
        }
    }
}

fn is_key(literal: &str) -> bool {
    let first = literal.split_once('-').map(|(first, _)| first);
    literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && !literal.ends_with('-')
        && !OTHERS.contains(&literal)
        && FAMILIES.into_iter().chain(game_rooms()).any(|name| Some(name) == first)
}

/// The form of a key, if the literal is one.
fn form(literal: &str) -> Option<String> {
    let mut form = String::new();
    let mut rest = literal;
    while let Some((text, gap)) = rest.split_once('{') {
        form.push_str(text);
        form.push_str("{}");
        rest = gap.split_once('}')?.1;
    }
    form.push_str(rest);
    let parts: Vec<&str> = form.split('-').collect();
    let (first, second) = (parts.first()?, parts.get(1)?);
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-{}".contains(c);
    let begins = if *first == "{}" {
        OF_A_GAME.contains(second)
    } else {
        FAMILIES.into_iter().chain(game_rooms()).any(|name| name == *first)
    };
    (begins && form.contains("{}") && form.chars().all(plain)).then_some(form)
}

/// The source before its test module.
fn shipped(source: &str) -> &str {
    let is_module = |(_, rest): &(usize, &str)| {
        rest.lines().nth(1).is_some_and(|line| line.contains("mod ") && line.ends_with('{'))
    };
    let mut marks = source.match_indices("#[cfg(test)]").map(|(start, _)| (start, &source[start..]));
    marks.find(is_module).map_or(source, |(start, _)| &source[..start])
}

/// The Rust files of a folder; whole files of tests are left out.
fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("the folder can be listed").path();
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// What all crates say.
fn named() -> Named {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates lie together");
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates can be listed") {
        rust_files(&entry.expect("the crates can be listed").path().join("src"), &mut files);
    }
    assert!(files.iter().any(|file| file.ends_with("table/src/options.rs")), "{files:?}");
    let mut named = Named::default();
    for file in files {
        named.read(&fs::read_to_string(&file).expect("sources can be read"));
    }
    named
}

fn lines<'a>(keys: impl IntoIterator<Item = &'a String>) -> String {
    keys.into_iter().map(String::as_str).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_key_in_the_sources_has_a_message() {
    let known = messages(Lang::En);
    let named = named().keys;
    let missing: Vec<&String> = named.iter().filter(|key| !known.contains_key(*key)).collect();
    assert!(missing.is_empty(), "no such message:\n{}", lines(missing));
}

#[test]
fn every_composed_key_has_a_message() {
    let known = messages(Lang::En);
    for (form, keys) in composed() {
        let missing: Vec<&String> = keys.iter().filter(|key| !known.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{form}: no such message:\n{}", lines(missing));
    }
}

#[test]
fn every_form_of_composed_keys_is_known() {
    let known: BTreeSet<String> = composed().into_keys().map(str::to_owned).collect();
    let found = named().forms;
    let new: Vec<&String> = found.difference(&known).collect();
    assert!(new.is_empty(), "say in composed.rs what can stand in the gaps of:\n{}", lines(new));
    let gone: Vec<&String> = known.difference(&found).collect();
    assert!(gone.is_empty(), "no source puts together any more:\n{}", lines(gone));
}

/// What the command line's help says is compared with the commands by the program's own tests.
#[test]
fn every_message_is_used() {
    let all = messages(Lang::En);
    let mut used = named().keys;
    used.extend(composed().into_values().flatten());
    used.extend(all.values().flat_map(|message| message.inserts.iter().cloned()));
    used.insert("verbatim".to_owned());
    let unused: Vec<&String> =
        all.keys().filter(|key| !used.contains(*key) && !key.starts_with("cli-help-")).collect();
    assert!(unused.is_empty(), "nobody says:\n{}", lines(unused));
}

#[test]
fn the_scan_finds_keys_and_forms_and_nothing_else() {
    let source = r#"
        // a comment about "table-comment"
        let a = Phrase::new("table-random").with("seat", "hound-move-pass");
        let b = format!("wolves-move-{name}") + "cli-" + "other-key" + "table" + "triqueta-map.txt";
        let c = [format!("{}-option-{}{ending}", id, key), format!("{id}-{key}"), format!("tw-p{number}")];
        #[cfg(test)]
        const D: &str = "cli-points";
#[cfg(test)]
mod tests {
        let c = "record-in-a-test";
"#;
    let mut named = Named::default();
    named.read(source);
    assert_eq!(Vec::from_iter(named.keys), ["cli-points", "hound-move-pass", "table-random"]);
    assert_eq!(Vec::from_iter(named.forms), ["wolves-move-{}", "{}-option-{}{}"]);
}
