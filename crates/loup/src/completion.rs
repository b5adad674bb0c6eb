//! What the Tab key can add to a line that is being typed, one word at a time.

use std::collections::BTreeMap;

/// What can be typed here.
#[derive(Clone, Default, Debug)]
pub struct Completion {
    /// Whole lines: commands, questions, the texts of moves.
    pub lines: Vec<String>,
    /// The names of moves in the reader's language, of which some words are enough.
    pub names: Vec<String>,
}

impl Completion {
    /// Where the word begins that is being typed, and what it can become. Lines come first; words of names are offered
    /// where no line begins so.
    pub fn of(&self, typed: &str) -> (usize, Vec<String>) {
        let start = typed.rfind(char::is_whitespace).map_or(0, |space| {
            let width = typed[space..].chars().next().map_or(1, char::len_utf8);
            space + width
        });
        let before: Vec<String> = typed[..start].split_whitespace().map(bare).collect();
        let word = typed[start..].to_lowercase();
        let mut found = Found::default();
        for line in &self.lines {
            let words: Vec<&str> = line.split_whitespace().collect();
            found.add(&words, 0, &before, &word);
        }
        if found.words.is_empty() {
            for name in &self.names {
                let words: Vec<&str> = name.split_whitespace().map(trimmed).collect();
                for from in 0..words.len() {
                    found.add(&words, from, &before, &word);
                }
            }
        }
        (start, found.words())
    }
}

/// The words that fit, as they came.
#[derive(Default)]
struct Found {
    words: Vec<String>,
    /// Whether something follows them always.
    goes_on: BTreeMap<String, bool>,
}

impl Found {
    /// The word after those that were typed before, if they stand from there on and it begins as what is being typed.
    fn add(&mut self, words: &[&str], from: usize, before: &[String], begins: &str) {
        let Some((first, rest)) = words.get(from..).and_then(|words| words.split_at_checked(before.len()))
        else {
            return;
        };
        let [next, after @ ..] = rest else { return };
        let fits = first.iter().zip(before).all(|(word, typed)| bare(word) == *typed);
        if !fits || next.is_empty() || !next.to_lowercase().starts_with(begins) {
            return;
        }
        match self.goes_on.get_mut(*next) {
            Some(goes_on) => *goes_on &= !after.is_empty(),
            None => {
                self.words.push((*next).to_owned());
                self.goes_on.insert((*next).to_owned(), !after.is_empty());
            }
        }
    }

    /// A word after which something has to follow brings the space with it.
    fn words(self) -> Vec<String> {
        let spaced = |word: String| if self.goes_on[&word] { word + " " } else { word };
        self.words.into_iter().map(spaced).collect()
    }
}

/// A word of a name without the marks around it.
fn trimmed(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

/// A word as it is compared.
fn bare(word: &str) -> String {
    let plain = trimmed(word);
    if plain.is_empty() { word.to_lowercase() } else { plain.to_lowercase() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn completion() -> Completion {
        let lines = ["help", "hint", "rule", "rules", "look 0A", "look 0B", "den 0D", "den 1A", "end", "?"];
        let names =
            ["Build a den on 0D (rock)", "Build a den on 1A (tundra)", "Jouer le 2\u{a0}noir", "Fertig."];
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        Completion { lines: owned(&lines), names: owned(&names) }
    }

    #[track_caller]
    fn check(typed: &str, start: usize, words: &[&str]) {
        let (at, found) = completion().of(typed);
        assert_eq!((at, found.as_slice()), (start, words.map_owned().as_slice()), "{typed:?}");
    }

    trait Owned {
        fn map_owned(&self) -> Vec<String>;
    }

    impl Owned for [&str] {
        fn map_owned(&self) -> Vec<String> {
            self.iter().map(|&word| word.to_owned()).collect()
        }
    }

    #[test]
    fn commands_and_moves_are_completed_word_by_word() {
        check("h", 0, &["help", "hint"]);
        check("HE", 0, &["help"]);
        check("ru", 0, &["rule", "rules"]);
        check("lo", 0, &["look "]);
        check("look ", 5, &["0A", "0B"]);
        check("look 0b", 5, &["0B"]);
        check("den ", 4, &["0D", "1A"]);
        check("de", 0, &["den "]);
        check("zebra", 0, &[]);
        check("look 0A ", 8, &[]);
    }

    #[test]
    fn words_of_a_name_are_offered_where_no_text_begins_so() {
        check("bui", 0, &["Build "]);
        check("build a den on ", 15, &["0D ", "1A "]);
        check("den on 1", 7, &["1A "]);
        check("build a den on 0D (", 18, &[]);
        check("build a den on 0D r", 18, &["rock"]);
        check("2 n", 2, &["noir"]);
        check("fer", 0, &["Fertig"]);
        check("é\u{a0}n", 4, &[]);
    }
}
