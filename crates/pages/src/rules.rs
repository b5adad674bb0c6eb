//! The rules references, written in Markdown and part of the program.

use std::sync::OnceLock;

use maud::{Markup, html};
use table::{AnyGame, Phrase};
use texts::Lang;

use crate::assets;
use crate::games::{KITS, kit};
use crate::howto::{PLACE, how_to_play};
use crate::legend::legend;
use crate::markdown::{Document, read};
use crate::model::Shell;
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::words::{Words, speaker};

/// The rules of a game.
pub(crate) struct Book {
    /// The prefix of its rule ids.
    pub(crate) rules: &'static str,
    /// The text, in the order of [`Lang::ALL`].
    texts: [&'static str; Lang::ALL.len()],
    /// The same, set.
    set: [OnceLock<Document>; Lang::ALL.len()],
}

impl Book {
    pub(crate) const fn new(rules: &'static str, texts: [&'static str; Lang::ALL.len()]) -> Self {
        Self { rules, texts, set: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The book, set; the first call does it.
    fn document(&self, lang: Lang) -> &Document {
        self.set[lang as usize].get_or_init(|| read(self.texts[lang as usize]))
    }
}

/// What a rule says, without marks; nothing where a whole section is about it, or no reference has it.
#[must_use]
pub fn rule_text(lang: Lang, id: &str) -> Option<String> {
    let book = KITS.iter().filter_map(|kit| kit.book).find(|book| id.starts_with(book.rules))?;
    let marker = format!("{{#{id}}}");
    let line =
        book.texts[lang as usize].lines().find(|line| line.starts_with('-') && line.ends_with(&marker))?;
    let words = line.trim_end_matches(&marker).trim().trim_start_matches(['-', ' ']);
    // What a house reads differently is in the reference.
    Some(words.replace(['*', '`'], ""))
}

/// All rules with this prefix that have a line of their own, in the order of the reference: their ids and what they say.
#[must_use]
pub fn rule_lines(lang: Lang, rules: &str) -> Vec<(&'static str, String)> {
    let Some(book) = KITS.iter().filter_map(|kit| kit.book).find(|book| book.rules == rules) else {
        return Vec::new();
    };
    let id = |line: &'static str| line.strip_suffix('}')?.rsplit_once("{#").map(|(_, id)| id);
    let lines = book.texts[lang as usize].lines().filter(|line| line.starts_with('-')).filter_map(id);
    lines.filter_map(|id| Some((id, rule_text(lang, id)?))).collect()
}

/// The reference of the game with this id, whose rules begin with this prefix.
macro_rules! book {
    ($game:literal, $rules:literal) => {
        Book::new(
            $rules,
            [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $game, ".en.md")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $game, ".fr.md")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $game, ".de.md")),
            ],
        )
    };
}
pub(crate) use book;

/// The rules reference of a game.
#[must_use]
pub fn rules(shell: &Shell, game: &'static dyn AnyGame) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let id = game.info().id;
    let name = w.game(id);
    let title = w.say(&Phrase::new("web-rules-title").with("game", name.as_str()));
    let main = html! {
        @match kit(id).book.map(|book| book.document(shell.lang)) {
            Some(document) => {
                div.title { (document.title) }
                @if let Some(short) = how_to_play(&w, id) { (short) }
                @if let Some(signs) = legend(&w, id) { (signs) }
                nav.toc aria-label=(w.t("web-rules-contents")) {
                    details open {
                        summary { h2 { (w.t("web-rules-contents")) } }
                        ol {
                            li { a href={ "#" (PLACE) } { (w.t("howto-nav")) } }
                            @for (id, text) in &document.contents { li { a href={ "#" (id) } { (text) } } }
                        }
                    }
                }
                article.prose { (document.body) }
            }
            None => { h1 { (title) } p { (w.t("web-rules-none")) } }
        }
    };
    let about = w.say(&Phrase::new(format!("{id}-about")));
    let body = html! {
        (top(shell, &Top::default()))
        main.page.rules #main { (main) }
    };
    let frame = Frame::new(&title, &about, "rules");
    let styles: Vec<&str> =
        [assets::HOWTO_CSS.href, assets::PROSE_CSS.href].into_iter().chain(kit(id).style).collect();
    styled(shell, &frame, &styles, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_place_in_every_language() {
        let ids = include_str!("../../../docs/rules/ids.txt");
        let ids = ids.lines().filter_map(|line| line.split_whitespace().next());
        let (mut count, mut told) = (0, 0);
        for id in ids.filter(|id| !id.starts_with('#')) {
            let mut books = KITS.iter().filter_map(|kit| kit.book);
            let Some(book) = books.find(|book| id.starts_with(book.rules)) else { continue };
            for lang in Lang::ALL {
                let place = format!("id=\"{id}\"");
                assert!(book.document(lang).body.0.contains(&place), "{id} in {lang}");
                if let Some(words) = rule_text(lang, id) {
                    assert!(words.len() > 9 && !words.contains(['*', '{', '`']), "{id} in {lang}: {words}");
                    told += 1;
                }
            }
            count += 1;
        }
        assert!(count > 90 && told > 2 * count, "{count} rules, {told} of them in words");
    }
}
