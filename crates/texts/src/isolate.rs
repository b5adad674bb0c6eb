//! Names and other words of somebody's inside our sentences, whichever way they are written.

use std::borrow::Cow;

/// The first strong letter decides how what is between these two is written, and nothing around them.
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// What somebody typed, such as a name, to be put into a line: whatever is in it, the rest of the line reads as it should.
/// Text that is written from left to right stays as it is.
///
/// ```
/// assert_eq!(texts::isolated("Ada"), "Ada");
/// assert_eq!(texts::isolated("שרה"), "\u{2068}שרה\u{2069}");
/// // What would turn over the rest of the line is left out.
/// assert_eq!(texts::isolated("Bo\u{202e}"), "\u{2068}Bo\u{2069}");
/// ```
#[must_use]
pub fn isolated(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.chars().any(|c| turns(c) || is_from_the_right(c)) {
        return text.into();
    }
    let (open, close) = ISOLATE;
    std::iter::once(open).chain(text.chars().filter(|c| !turns(*c))).chain([close]).collect::<String>().into()
}

/// Characters that say how what follows is written: embeddings, overrides and isolates.
#[must_use]
pub const fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Letters of scripts that are written from right to left, and the mark that counts as one.
const fn is_from_the_right(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{200f}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}
