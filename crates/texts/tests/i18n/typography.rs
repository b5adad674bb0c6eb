//! The messages are set as a printer would set them. Commands and file formats are exempt: they stand in
//! the messages as `{ "literals" }`.

use std::fs;
use std::path::Path;

use crate::files::{HOLE, messages, references};
use texts::Lang;

/// The narrow no-break space of French typography.
const THIN: char = '\u{202f}';

/// The no-break space, between a number and its unit.
const FIXED: char = '\u{a0}';

/// Marks that French sets apart, and other languages do not.
const HIGH_MARKS: [char; 4] = [';', ':', '!', '?'];

/// What is wrong with how this text is set.
fn faults(lang: Lang, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut complain = |what: String| faults.push(what);
    if text.contains('"') {
        complain("a straight quotation mark".to_owned());
    }
    if text.contains('\'') {
        complain("a straight apostrophe: use ’".to_owned());
    }
    if text.contains("...") {
        complain("three dots: use …".to_owned());
    }
    let chars: Vec<char> = text.chars().collect();
    for (place, &mark) in chars.iter().enumerate() {
        let before = place.checked_sub(1).map_or(' ', |place| chars[place]);
        let after = chars.get(place + 1).copied().unwrap_or(' ');
        let near: String = chars[place.saturating_sub(12)..chars.len().min(place + 6)].iter().collect();
        if mark == '-' && is_dash_or_minus(before, after) {
            complain(format!("a hyphen where a dash (–) or a minus sign (−) belongs: …{near}"));
        }
        if HIGH_MARKS.contains(&mark) && !HIGH_MARKS.contains(&before) {
            match lang {
                Lang::Fr if before != THIN => complain(format!("no U+202F before {mark}: …{near}")),
                Lang::En | Lang::De if before.is_whitespace() => {
                    complain(format!("a space before {mark}: …{near}"));
                }
                _ => {}
            }
        }
        let (before_percent, times) = match lang {
            Lang::En => (!before.is_whitespace(), true),
            Lang::Fr => (before == THIN, before != ' ' && after != ' '),
            Lang::De => (before == FIXED || before == '-', before != ' ' && after != ' '),
        };
        if (mark == '%' && !before_percent) || (mark == '×' && !times) {
            complain(format!("the wrong space at {mark}: …{near}"));
        }
        let foreign = match lang {
            Lang::En => "«»„‚‘",
            Lang::Fr => "“”„‚‘",
            Lang::De => "«»”",
        };
        if foreign.contains(mark) {
            complain(format!("{mark} is another language’s: …{near}"));
        }
        if (mark == '«' && after != THIN) || (mark == '»' && before != THIN) {
            complain(format!("no U+202F inside {mark}: …{near}"));
        }
    }
    let (open, close) = match lang {
        Lang::En => ('“', '”'),
        Lang::Fr => ('«', '»'),
        Lang::De => ('„', '“'),
    };
    if text.matches(open).count() != text.matches(close).count() {
        complain(format!("{open} and {close} do not pair"));
    }
    faults
}

/// Whether a hyphen between these stands for a dash or a minus sign: not between two parts of a word.
fn is_dash_or_minus(before: char, after: char) -> bool {
    let number = |c: char| c.is_ascii_digit() || c == HOLE;
    let apart = before.is_whitespace() || "(+-−".contains(before);
    (apart && (number(after) || after.is_whitespace() || after == '-'))
        || (before.is_ascii_digit() && after.is_ascii_digit())
}

#[test]
fn messages_are_well_set() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for (key, message) in messages(lang) {
            for text in &message.texts {
                wrong.extend(faults(lang, text).into_iter().map(|what| format!("{lang} {key}: {what}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The rules references, without what belongs to their form: ids, files, and the lines under a table's head.
#[test]
fn rules_are_well_set() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for game in references() {
            let text = fs::read_to_string(docs.join(format!("{game}.{lang}.md"))).unwrap();
            for line in text.lines().filter(|line| !line.starts_with("|---")) {
                let line = line.strip_prefix("- ").unwrap_or(line);
                let line = line.split_once(" {#").map_or(line, |(start, _)| start);
                // The blankets of Wolf & Hound have numbers such as D02-1.
                let line = line.replace("D02-", "D02");
                wrong.extend(faults(lang, &line).into_iter().map(|what| format!("{game}.{lang}.md: {what}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn badly_set_texts_are_found() {
    let bad = [
        (Lang::En, "say \"yes\""),
        (Lang::En, "don't"),
        (Lang::En, "wait..."),
        (Lang::En, "2 - 3"),
        (Lang::En, "-\u{fffc} points"),
        (Lang::En, "rules 1-3"),
        (Lang::En, "one -- two"),
        (Lang::En, "why ?"),
        (Lang::En, "„no“"),
        (Lang::En, "“no"),
        (Lang::Fr, "Pourquoi?"),
        (Lang::Fr, "Pourquoi ?"),
        (Lang::Fr, "\u{fffc}!"),
        (Lang::Fr, "« non »"),
        (Lang::Fr, "“non”"),
        (Lang::De, "Warum ?"),
        (Lang::De, "“nein”"),
        (Lang::De, "»nein«"),
        (Lang::De, "62 % sicher"),
        (Lang::De, "2 × Wald"),
        (Lang::Fr, "62 %"),
        (Lang::En, "62 %"),
    ];
    for (lang, text) in bad {
        assert!(!faults(lang, text).is_empty(), "{lang} {text}");
    }
    let good = [
        (Lang::En, "A well-known “yes”, isn’t it? SHA-256: −3 – no…"),
        (Lang::Fr, "Est-ce un «\u{202f}oui\u{202f}»\u{202f}?! \u{fffc}\u{202f}: oui"),
        (Lang::De, "Ein „Ja“: H-Wölfe!"),
    ];
    for (lang, text) in good {
        assert_eq!(faults(lang, text), Vec::<String>::new(), "{lang} {text}");
    }
}
