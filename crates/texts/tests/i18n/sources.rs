//! Every message that a crate names exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::files::{file_names, messages};
use texts::Lang;

/// The first words of keys, and the file that holds their messages.
const FAMILIES: [(&str, &str); 13] = [
    ("table", "table"),
    ("record", "table"),
    ("cli", "cli"),
    ("web", "web"),
    ("bot", "bots"),
    ("arena", "bots"),
    ("server", "server"),
    ("triqueta", "triqueta"),
    ("hound", "hound"),
    ("wolves", "wolves"),
    ("lesson", "lessons"),
    ("howto", "howto"),
    ("term", "terms"),
];

/// What looks like a key and is the name of a setting.
const SETTINGS: [&str; 2] = ["bot-time", "bot-games"];

/// The string literals of a source that are keys of one of the families. Comments and test modules do not
/// count; nor do the beginnings of keys that are put together by the program.
fn keys(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    for line in shipped(source).lines().filter(|line| !line.trim_start().starts_with("//")) {
        for (start, _) in line.match_indices('"') {
            let rest = &line[start + 1..];
            let Some(literal) = rest.find('"').map(|end| &rest[..end]) else { continue };
            let family = literal.split_once('-').map(|(family, _)| family);
            let is_key = literal.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                && !literal.ends_with('-')
                && !SETTINGS.contains(&literal)
                && FAMILIES.iter().any(|(name, _)| Some(*name) == family);
            if is_key {
                keys.push(literal.to_owned());
            }
        }
    }
    keys
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

#[test]
fn every_key_in_the_sources_has_a_message() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for entry in fs::read_dir(crates).unwrap() {
        rust_files(&entry.unwrap().path().join("src"), &mut files);
    }
    assert!(files.iter().any(|file| file.ends_with("table/src/options.rs")), "{files:?}");

    let there = file_names(Lang::En);
    let known = messages(Lang::En);
    let mut missing = BTreeSet::new();
    for file in files {
        for key in keys(&fs::read_to_string(&file).unwrap()) {
            let family = FAMILIES.iter().find(|(name, _)| key.split('-').next() == Some(name));
            let checked = family.is_some_and(|(_, file)| there.contains(*file));
            if checked && !known.contains_key(&key) {
                missing.insert(format!("{key}, named in {}", file.strip_prefix(crates).unwrap().display()));
            }
        }
    }
    assert!(missing.is_empty(), "no such message:\n{}", Vec::from_iter(missing).join("\n"));
}

#[test]
fn the_scan_finds_keys_and_only_keys() {
    let source = r#"
        // a comment about "table-comment"
        let a = Phrase::new("table-random").with("seat", "hound-move-pass");
        let b = format!("wolves-move-{name}") + "cli-" + "other-key" + "table" + "triqueta-map.txt";
        #[cfg(test)]
        const D: &str = "cli-points";
#[cfg(test)]
mod tests {
        let c = "record-in-a-test";
"#;
    assert_eq!(keys(source), ["table-random", "hound-move-pass", "cli-points"]);
}
