//! Short texts that people type: seeds, promises, codes, names, languages, levels, bots. What is read is written alike,
//! and what is made tidy is tidy.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use table::record::{tidy_name, tidy_text};
use table::{Commitment, Seed};
use texts::Lang;

pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    fixed::<Seed>(text);
    fixed::<Commitment>(text);
    for lang in [text.parse::<Lang>().ok(), Some(Lang::from_locale(text))].into_iter().flatten() {
        assert_eq!(lang.code().parse().ok(), Some(lang));
    }
    if let Ok(level) = text.parse::<bots::Level>() {
        assert_eq!(level.name().parse().ok(), Some(level));
    }
    if let Err(phrase) = text.parse::<arena::Spec>() {
        super::sound(&phrase);
    }
    let name = tidy_name(text);
    assert_eq!(tidy_name(&name), name);
    assert!(name.chars().count() <= 60 && !name.chars().any(char::is_control));
    let tidy = tidy_text(text);
    assert_eq!(tidy_text(&tidy), tidy, "{text:?}");
    if let Some(code) = server::secret::tidy_code(text) {
        assert_eq!(server::secret::tidy_code(&code), Some(code));
    }
}

fn fixed<T: FromStr + Display + PartialEq + Debug>(text: &str)
where
    T::Err: Debug,
{
    if let Ok(value) = text.parse::<T>() {
        let printed = value.to_string();
        assert_eq!(printed.parse::<T>().expect("what is written can be read"), value);
    }
}
