//! Lines that fit a terminal: broken between words, never inside one.

/// The narrowest terminal for which breaking lines helps.
const NARROWEST: usize = 20;

/// Breaks a line between words so that it fits; the lines that follow begin under its text. What is laid out
/// with spaces, such as a map, is left alone.
pub fn wrap(line: &str, width: usize) -> String {
    let indent = line.chars().take_while(|&c| c == ' ').count();
    let (spaces, text) = line.split_at(indent);
    if width < NARROWEST || line.chars().count() <= width || is_laid_out(text) {
        return line.to_owned();
    }
    let hang = indent + marker(text);
    let mut wrapped = String::from(spaces);
    let mut used = indent;
    for (index, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 && used + 1 + length > width && used > hang {
            wrapped.push('\n');
            wrapped.extend(std::iter::repeat_n(' ', hang));
            used = hang;
        } else if index > 0 {
            wrapped.push(' ');
            used += 1;
        }
        wrapped.push_str(word);
        used += length;
    }
    wrapped
}

/// How long a number, or a word or two set apart, in front of the text is: `12. Take row 2`, `hound     Wolf & Hound`,
/// `? MOVE        whether a move is possible`.
fn marker(text: &str) -> usize {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    if digits > 0 && text[digits..].starts_with(". ") {
        return digits + 2;
    }
    match text.split_once("  ") {
        Some((words, rest)) if words.split(' ').count() <= 2 => {
            text.chars().count() - rest.trim_start_matches(' ').chars().count()
        }
        _ => 0,
    }
}

/// Whether spaces carry a meaning after the first words.
fn is_laid_out(text: &str) -> bool {
    let rest: String = text.chars().skip(marker(text)).collect();
    rest.contains("  ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let line = "The wolf runs over the hills, and the hound runs after it.";
        let broken = wrap(line, 30);
        assert_eq!(broken, "The wolf runs over the hills,\nand the hound runs after it.");
        assert_eq!(broken.replace('\n', " "), line);
        assert_eq!(wrap(line, 80), line);
    }

    #[test]
    fn what_follows_stands_under_the_text() {
        assert_eq!(
            wrap("  12. Take row 2: owl and bear [take 2]", 26),
            "  12. Take row 2: owl and\n      bear [take 2]"
        );
        assert_eq!(
            wrap("  hound   Wolf & Hound, for two", 22),
            "  hound   Wolf &\n          Hound, for\n          two"
        );
        assert_eq!(wrap("  ? MOVE   whether it is so", 22), "  ? MOVE   whether it\n           is so");
        assert_eq!(wrap("    four words stand here", 22), "    four words stand\n    here");
    }

    #[test]
    fn long_words_and_maps_are_left_alone() {
        let hash = format!("Seed: {}", "0".repeat(64));
        assert_eq!(wrap(&hash, 40), format!("Seed:\n{}", "0".repeat(64)));
        let map = "  3A:r    3H:t    3O:d    DA Dw   0E:#";
        assert_eq!(wrap(map, 25), map);
        assert_eq!(wrap("a b c d e f g h i j k l m", 5), "a b c d e f g h i j k l m");
    }
}
