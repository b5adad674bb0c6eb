//! Words of the games in the log, linked to the rule that explains them.
//!
//! The words are messages of the games' rooms, `term-GAME-WORD`, each with all its forms, so that every language has
//! its own.

use std::collections::HashMap;
use std::sync::OnceLock;

use foldhash::fast::RandomState;
use maud::{Markup, html};
use table::Phrase;
use texts::{Lang, Speaker};

use crate::games::kit;
use crate::routes;

/// The forms of a game's words in one language, by their first word; longer forms come first.
type Forms = HashMap<String, Vec<(String, usize)>, RandomState>;

/// A game's words.
pub(crate) struct Glossary {
    /// The message with a word's forms, and the rule that explains it.
    words: &'static [(&'static str, &'static str)],
    forms: [OnceLock<Forms>; Lang::ALL.len()],
}

impl Glossary {
    /// These words: for each the message with its forms, and the rule that explains it.
    pub(crate) const fn new(words: &'static [(&'static str, &'static str)]) -> Self {
        Self { words, forms: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    fn forms(&self, lang: Lang) -> &Forms {
        self.forms[lang as usize].get_or_init(|| {
            let mut forms = Forms::default();
            for (term, (key, _)) in self.words.iter().enumerate() {
                for form in Speaker::new(lang).say(&Phrase::new(*key)).split('|').map(str::trim) {
                    let first = form.split(' ').next().unwrap_or(form).to_owned();
                    forms.entry(first).or_default().push((form.to_owned(), term));
                }
            }
            for list in forms.values_mut() {
                list.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
            }
            forms
        })
    }
}

/// Links a game's words in the lines of one log.
pub(crate) struct Terms {
    game: &'static str,
    words: &'static [(&'static str, &'static str)],
    forms: &'static Forms,
    /// The words that have been linked, a bit for each.
    met: u32,
    /// Those of the last line.
    last: u32,
}

impl Terms {
    /// For the log of this game; `None` for a game without such words.
    pub(crate) fn new(game: &str, lang: Lang) -> Option<Self> {
        let kit = kit(game);
        let glossary = kit.terms?;
        Some(Self { game: kit.game, words: glossary.words, forms: glossary.forms(lang), met: 0, last: 0 })
    }

    /// What else a line depends on besides its words.
    pub(crate) const fn met(&self) -> u32 {
        self.met
    }

    /// The words of the last line: a line that is not read again is known by them.
    pub(crate) const fn last(&self) -> u32 {
        self.last
    }

    /// These words have been linked.
    pub(crate) const fn meet(&mut self, words: u32) {
        self.met |= words;
    }

    /// A line with its words linked, each once. Only a word's first link in the log is a stop of the Tab key: a
    /// log is read far more often than a rule is looked up.
    pub(crate) fn linked(&mut self, line: &str) -> Markup {
        let (id, words) = (self.game, self.words);
        let (mut done, mut here) = (0, 0_u32);
        let linked = html! {
            @for (start, form, term) in self.found(line) {
                @let (bit, rule) = (1 << term, words.get(term).map_or("", |(_, rule)| rule));
                @if here & bit == 0 {
                    (line.get(done..start).unwrap_or_default())
                    a.term href=(routes::rule(id, rule)) target="_blank" rel="noopener"
                        tabindex=[(self.met & bit != 0).then_some("-1")] { (form) }
                    ({ done = start + form.len(); here |= bit; self.met |= bit; "" })
                }
            }
            (line.get(done..).unwrap_or_default())
        };
        self.last = here;
        linked
    }

    /// The words in a line: where, as written, and which.
    fn found<'a>(&self, line: &'a str) -> impl Iterator<Item = (usize, &'a str, usize)> + use<'a> {
        let forms = self.forms;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < line.len() {
                let (start, rest) = (at, line.get(at..)?);
                let bare = word(rest);
                if bare.is_empty() {
                    at += rest.chars().next().map_or(1, char::len_utf8);
                    continue;
                }
                at += bare.len();
                let ends = |form: &str| word(&rest[form.len()..]).is_empty();
                let fits = |(form, _): &&(String, usize)| rest.starts_with(form.as_str()) && ends(form);
                if let Some((form, term)) = forms.get(bare).and_then(|forms| forms.iter().find(fits)) {
                    at = start + form.len();
                    return Some((start, &rest[..form.len()], *term));
                }
            }
            None
        })
    }
}

/// The word with which a text begins, if it does.
fn word(text: &str) -> &str {
    let bytes = text.as_bytes();
    let plain = bytes.iter().position(|byte| !byte.is_ascii_alphabetic() && *byte != b'-');
    let end = match plain {
        Some(end) if bytes[end].is_ascii() => end,
        // Something else than plain letters.
        _ => text.find(|c| !is_letter(c)).unwrap_or(text.len()),
    };
    &text[..end]
}

/// Whether a character belongs to a word.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() || c == '-'
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::KITS;

    #[test]
    fn words_are_linked_once_in_a_line_and_stop_the_tab_key_once_in_a_log() {
        let mut terms = Terms::new("wolves", Lang::En).expect("the game has words");
        let first = terms.linked("The den on 6H is a lair now, no den.").into_string();
        assert_eq!(first.matches("<a ").count(), 2, "{first}");
        assert!(first.contains("/rules/wolves#TW30\"") && first.contains(">den</a> on 6H"), "{first}");
        assert!(!first.contains("tabindex"));
        let second = terms.linked("Ada builds a den; paid: <b>.").into_string();
        assert!(second.contains("tabindex=\"-1\"") && second.contains("paid: &lt;b&gt;."), "{second}");
    }

    #[test]
    fn a_word_inside_another_is_none() {
        let mut terms = Terms::new("wolves", Lang::En).expect("the game has words");
        for line in ["Denmark hardens", "", "é den-like", "Ödén", "denü", "den-", "-den"] {
            assert!(!terms.linked(line).into_string().contains("<a"), "{line}");
        }
        let mut terms = Terms::new("wolves", Lang::De).expect("the game has words");
        assert_eq!(
            terms.linked("Der Bau auf 6H ist jetzt eine Höhle.").into_string().matches("<a").count(),
            2
        );
    }

    #[test]
    fn every_word_leads_to_a_rule_of_its_game() {
        let ids = include_str!("../../../docs/rules/ids.txt");
        for kit in KITS {
            let (game, words) = (kit.game, kit.terms.map_or(&[][..], |glossary| glossary.words));
            assert!(words.len() < 32, "{game}: a bit for each");
            for (_, rule) in words {
                assert!(
                    ids.lines().any(|line| line.split_whitespace().next() == Some(rule)),
                    "{game} {rule}"
                );
            }
        }
    }
}
