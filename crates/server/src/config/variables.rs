//! Settings from the environment: their names, what their texts must be, and names that are none.

use std::path::PathBuf;

use table::Phrase;

/// What a value must be, by its kind.
pub(super) trait Wanted: std::str::FromStr {
    /// What would be right.
    fn wants() -> Phrase;

    /// Reads a value; `None` when it is not of this kind.
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Wanted for String {
    fn wants() -> Phrase {
        Phrase::new("server-wants-text")
    }
}

impl Wanted for PathBuf {
    fn wants() -> Phrase {
        Phrase::new("server-wants-file")
    }
}

impl Wanted for crate::data::Data {
    fn wants() -> Phrase {
        Phrase::new("server-wants-file")
    }
}

impl Wanted for u64 {
    fn wants() -> Phrase {
        Phrase::new("server-wants-number").with("least", 0).with("most", i64::MAX)
    }
}

impl Wanted for usize {
    fn wants() -> Phrase {
        u64::wants()
    }
}

impl Wanted for bool {
    fn wants() -> Phrase {
        Phrase::new("server-wants-switch")
    }

    fn read(text: &str) -> Option<Self> {
        match text.to_ascii_lowercase().as_str() {
            "true" | "on" => Some(true),
            "false" | "off" => Some(false),
            _ => None,
        }
    }
}

/// The names of all variables, `LOUP_CONFIG` among them.
const VARIABLES: [&str; 26] = [
    "LOUP_CONFIG",
    "LOUP_ADDRESS",
    "LOUP_METRICS",
    "LOUP_DATA",
    "LOUP_DATA_PASSWORD",
    "LOUP_BASE_URL",
    "LOUP_BEHIND_PROXY",
    "LOUP_TABLES_PER_PERSON",
    "LOUP_MEGABYTES_PER_PERSON",
    "LOUP_CONNECTIONS",
    "LOUP_CONNECTIONS_PER_ADDRESS",
    "LOUP_RATES",
    "LOUP_BOT_DELAY",
    "LOUP_THINKERS",
    "LOUP_BOTS",
    "LOUP_BOT_TIME",
    "LOUP_BOT_GAMES",
    "LOUP_ABSENCE",
    "LOUP_DRAIN",
    "LOUP_LOG",
    "LOUP_LOG_JSON",
    "LOUP_GALLERY",
    "LOUP_PUSH_PRIVATE",
    "LOUP_PUSH_ROOTS",
    "LOUP_MAIL",
    "LOUP_MAIL_FROM",
];

/// Variables that begin like ours and are none: each with the one that was probably meant.
#[must_use]
pub fn unknown_variables(names: impl Iterator<Item = String>) -> Vec<(String, Option<&'static str>)> {
    let strange = names.filter(|name| name.starts_with("LOUP_") && !VARIABLES.contains(&name.as_str()));
    let mut found: Vec<(String, Option<&'static str>)> = strange
        .map(|name| {
            let near = VARIABLES.into_iter().map(|known| (distance(&name, known), known)).min();
            // A third of the letters may be wrong: more is another word.
            let slips = (name.len() - "LOUP_".len()) / 3;
            let meant = near.filter(|(distance, _)| *distance <= slips.max(1)).map(|(_, known)| known);
            (name, meant)
        })
        .collect();
    found.sort();
    found
}

/// How many letters have to be changed, added or left out to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], line + 1);
        for (place, wanted) in other.iter().enumerate() {
            let changed = corner + usize::from(letter != *wanted);
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Settings;

    #[test]
    fn variables_that_are_none_are_found() {
        let names = ["PATH", "LOUP_ADRESS", "LOUP_RATES", "LOUP_SERVICE_HOST", "LOUP_BASEURL", "LOUP_FOO"];
        let found = unknown_variables(names.into_iter().map(str::to_owned));
        let expected = [
            ("LOUP_ADRESS".to_owned(), Some("LOUP_ADDRESS")),
            ("LOUP_BASEURL".to_owned(), Some("LOUP_BASE_URL")),
            ("LOUP_FOO".to_owned(), None),
            ("LOUP_SERVICE_HOST".to_owned(), None),
        ];
        assert_eq!(found, expected);
        // All that are read are known.
        let asked = std::cell::RefCell::new(vec!["LOUP_CONFIG".to_owned()]);
        let variable = |name: &str| {
            asked.borrow_mut().push(name.to_owned());
            None
        };
        Settings::from_env(variable).unwrap();
        assert_eq!(asked.into_inner(), VARIABLES);
    }
}
