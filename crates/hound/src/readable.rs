//! The cards that can be read of a file in which something is wrong: one slip does not take all the others away.

use crate::card_file::{CardFile, STANDARD};

/// So many slips are passed over.
const MOST: usize = 20;

/// The words with which a part of a file begins.
const BEGINNINGS: [&str; 3] = ["numbers", "card", "set"];

impl CardFile {
    /// The file without the cards and sets in which something is wrong, and with our number cards where its own are. For
    /// showing only: a table is played with the whole file. `None` where nothing is left, or too much is wrong.
    #[must_use]
    pub fn readable(text: &str) -> Option<Self> {
        let mut lines: Vec<&str> = text.lines().collect();
        for _ in 0..=MOST {
            let error = match Self::parse(&lines.join("\n")) {
                Ok(file) => return Some(file),
                Err(error) => error,
            };
            let part = part(&lines, error.line.checked_sub(1)?);
            let first = first_word(lines.get(part.start)?)?;
            // The line that says what this is.
            if part.start == 0 || first == "cards" {
                return None;
            }
            let numbers = first == BEGINNINGS[0];
            lines.get_mut(part)?.fill("");
            for line in our_numbers().filter(|_| numbers) {
                lines.push(line);
            }
        }
        None
    }
}

/// The first word of a line, if it says anything.
fn first_word(line: &str) -> Option<&str> {
    line.split_whitespace().next().filter(|word| !word.starts_with('#'))
}

fn begins(line: &str) -> bool {
    first_word(line).is_some_and(|word| BEGINNINGS.iter().any(|begins| word.eq_ignore_ascii_case(begins)))
}

/// The lines of the part to which this one belongs.
fn part(lines: &[&str], at: usize) -> std::ops::Range<usize> {
    let start = (0..=at).rev().find(|index| lines.get(*index).is_some_and(|line| begins(line))).unwrap_or(at);
    let end = (at + 1..lines.len()).find(|index| begins(lines[*index])).unwrap_or(lines.len());
    start..end
}

/// The number cards of the file that we bring.
fn our_numbers() -> impl Iterator<Item = &'static str> {
    let rest = STANDARD.lines().skip_while(|line| first_word(line) != Some(BEGINNINGS[0]));
    rest.enumerate().take_while(|(index, line)| *index == 0 || !begins(line)).map(|(_, line)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Option<Vec<String>> {
        CardFile::readable(text).map(|file| file.animals.iter().map(|animal| animal.id.to_string()).collect())
    }

    #[test]
    fn good_cards_stay_whatever_is_wrong_with_others() {
        let file = CardFile::standard();
        let all = file.animals.len();
        assert_eq!(CardFile::readable(STANDARD).as_ref(), Some(file));
        // A slip in a card costs the card, and the sets that it is in.
        let slip = STANDARD.replacen("card W02", "card W02\n  moves sideways", 1);
        assert!(CardFile::parse(&slip).is_err());
        let left = ids(&slip).expect("the others");
        assert!(!left.contains(&"W02".to_owned()) && left.contains(&"W01".to_owned()));
        assert!(left.len() < all);
        // What is wrong outside of cards costs none.
        for (from, to) in [("numbers", "numbers\n  green 1 2 3 4"), ("numbers", "set first X99\nnumbers")] {
            let slip = STANDARD.replacen(&format!("\n{from}"), &format!("\n{to}"), 1);
            assert!(CardFile::parse(&slip).is_err());
            assert_eq!(ids(&slip).expect("all cards").len(), all, "{to}");
        }
        // What is no card file has no cards.
        for nothing in ["", "cards 9\ncard W01", "hello", "# nothing\n"] {
            assert_eq!(ids(nothing), None, "{nothing}");
        }
    }
}
