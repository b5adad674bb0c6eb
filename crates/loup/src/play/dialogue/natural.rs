//! Moves as people say them: `black 2`, `play white 4`, `build a den on 0D`, in their own language.

/// A single short word says too little: "no" is in "Move no more wolves".
const SHORTEST: usize = 4;

/// Whether the words that were typed stand in a move's name: in this order, or two of them side by side in any. Marks and
/// upper case do not matter. A number means the one that comes first after the words before it: “row 1” is not row 2 with
/// something that brings 1 point.
pub fn says(name: &str, typed: &str) -> bool {
    let wanted = words(typed);
    let letters: usize = wanted.iter().map(|word| word.chars().count()).sum();
    let named = wanted.iter().any(|word| word.chars().any(|c| c.is_ascii_digit()));
    if wanted.is_empty() || (letters < SHORTEST && !named) || (wanted.len() == 1 && named) {
        return false;
    }
    let name = words(name);
    let mut rest = name.iter();
    // French says “2 noir” and types “noir 2”.
    let turned = |pair: &[String]| wanted.len() == 2 && pair[0] == wanted[1] && pair[1] == wanted[0];
    wanted
        .iter()
        .all(|word| rest.find(|other| *other == word || (is_number(other) && is_number(word))) == Some(word))
        || name.windows(2).any(turned)
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    parts.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn words_of_a_name_are_enough() {
        for (name, typed) in [
            ("Play black 2", "black 2"),
            ("Play white 4", "play WHITE 4"),
            ("Jouer le 2\u{a0}noir", "noir 2"),
            ("Weiß 4 spielen", "weiß 4"),
            ("Build a den on 0D (rock)", "den on 0d"),
            ("Take row 2: owl and bear", "row 2"),
            ("Move the alpha from 0A to 3M", "alpha to 3m"),
        ] {
            assert!(says(name, typed), "{typed} for {name}");
        }
        for (name, typed) in [
            ("Play black 2", "black 3"),
            ("Play black 2", "2 black play"),
            ("Reihe 2 nehmen: Eule (+1)", "reihe 1"),
            ("Reihe 2 nehmen: Eule (+1)", "1 reihe"),
            ("Move no more wolves", "no"),
            ("Play black 2", ""),
            ("Play black 2", "?!"),
            ("Build a den on 0D (rock)", "0D"),
        ] {
            assert!(!says(name, typed), "{typed} for {name}");
        }
    }
}
