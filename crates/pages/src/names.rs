//! What a table is called: two plain words in the reader's language, made from its code. The code stays its address.

use table::Phrase;
use texts::{Lang, Speaker};

use crate::words::Words;

/// How many first and second words every language has.
const FIRST: u64 = 40;
const SECOND: u64 = 32;

/// A table's name for its own page, which also says that it is rated.
pub(crate) fn rated_name(w: &Speaker<'_>, code: &str, rated: bool) -> String {
    let name = table_name(w, code);
    if rated { format!("{name} · {}", w.t("web-rated")) } else { name }
}

/// "Otter Creek": the same for everybody who reads this language.
///
/// There are so many names that no two open tables of a house need to share one, but tables that are over do. Whoever needs
/// the table itself takes the code.
#[must_use]
pub fn table_name(w: &Speaker<'_>, code: &str) -> String {
    let number = number(code);
    let word =
        |key: &'static str, place: u64| words(&w.t(key)).nth(place as usize).unwrap_or_default().to_owned();
    let phrase = Phrase::new("web-table-name").with("first", word("web-names-first", number % FIRST));
    w.say(&phrase.with("second", word("web-names-second", number / FIRST % SECOND)))
}

/// Whether both tables have the same name, which is so in every language or in none.
#[must_use]
pub fn is_same(one: &str, other: &str) -> bool {
    number(one) % (FIRST * SECOND) == number(other) % (FIRST * SECOND)
}

/// Whether somebody who typed this may mean the table with this code by its name, in whatever language.
#[must_use]
pub fn is_called(code: &str, typed: &str) -> bool {
    let typed = plain(typed);
    !typed.is_empty()
        && Lang::ALL.into_iter().any(|lang| plain(&table_name(&Speaker::new(lang), code)) == typed)
}

fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split_ascii_whitespace()
}

/// Without spaces, dashes and capitals, which nobody hears.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// A number that follows from the code and is the same in every version: FNV-1a, stirred once more so that codes that
/// differ in a letter are far apart.
fn number(code: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let mut hash = code.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    hash = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    hash ^ (hash >> 33)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_as_many_names_and_all_are_different_and_short() {
        for lang in Lang::ALL {
            let w = Speaker::new(lang);
            let (first, second) = (w.t("web-names-first"), w.t("web-names-second"));
            let (first, second): (Vec<&str>, Vec<&str>) = (words(&first).collect(), words(&second).collect());
            assert_eq!((first.len() as u64, second.len() as u64), (FIRST, SECOND), "{lang}");
            let name = |a: &&str, b: &&str| {
                w.say(
                    &Phrase::new("web-table-name")
                        .with("first", (*a).to_owned())
                        .with("second", (*b).to_owned()),
                )
            };
            let names: BTreeSet<String> = first
                .iter()
                .flat_map(|a| second.iter().map(move |b| (a, b)))
                .map(|(a, b)| plain(&name(a, b)))
                .collect();
            assert_eq!(names.len(), 40 * 32, "{lang}");
            assert!(names.iter().all(|name| name.chars().count() < 22), "{lang}");
        }
    }

    /// Names are said aloud and written down: they never change.
    #[test]
    fn a_name_follows_from_the_code_for_ever() {
        let name = |lang, code| table_name(&Speaker::new(lang), code);
        assert_eq!(name(Lang::En, "bcdfghjk"), "River Hall");
        assert_ne!(name(Lang::En, "bcdfghjk"), name(Lang::En, "bcdfghjm"));
        assert!(is_called("bcdfghjk", &name(Lang::De, "bcdfghjk").to_uppercase()));
        assert!(is_called("bcdfghjk", &format!(" {} ", name(Lang::Fr, "bcdfghjk").replace(' ', "-"))));
        assert!(!is_called("bcdfghjk", "") && !is_called("bcdfghjk", "Nowhere"));
    }

    /// Codes are drawn evenly, and so are names: none comes much more often than another.
    #[test]
    fn names_are_spread_evenly() {
        let letters =
            ["b", "c", "d", "f", "g", "h", "j", "k", "m", "n", "p", "q", "r", "s", "t", "v", "w", "x", "z"];
        let mut counts = vec![0; 1280];
        for a in letters {
            for (b, c) in letters.iter().flat_map(|b| letters.iter().map(move |c| (b, c))) {
                counts[(number(&format!("bcd{a}kz{b}{c}")) % 1280) as usize] += 1;
            }
        }
        // 6859 codes: five or six each.
        assert!(counts.iter().all(|count| *count < 20), "{:?}", counts.iter().max());
    }
}
