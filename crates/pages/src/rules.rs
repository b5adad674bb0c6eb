//! The rules references, written in Markdown and part of the program.

use std::sync::OnceLock;

use maud::{Markup, html};
use table::{AnyGame, Phrase};
use texts::Lang;

use crate::assets;
use crate::howto::{PLACE, how_to_play};
use crate::markdown::{Document, read};
use crate::model::Shell;
use crate::shell::{Frame, Top, styled, top};
use crate::words::{Words, speaker};

/// The rules of a game.
pub(crate) struct Book {
    /// The game's id.
    pub(crate) game: &'static str,
    /// The prefix of its rule ids.
    pub(crate) rules: &'static str,
    /// The text, in the order of [`Lang::ALL`].
    texts: [&'static str; Lang::ALL.len()],
}

macro_rules! book {
    ($game:literal, $rules:literal) => {
        Book {
            game: $game,
            rules: $rules,
            texts: [
                include_str!(concat!("../../../docs/rules/", $game, ".en.md")),
                include_str!(concat!("../../../docs/rules/", $game, ".fr.md")),
                include_str!(concat!("../../../docs/rules/", $game, ".de.md")),
            ],
        }
    };
}

/// Every rules reference.
pub(crate) const BOOKS: [Book; 3] = [book!("wolves", "TW"), book!("hound", "WH"), book!("triqueta", "TQ")];

/// A book, set; the first call does it.
fn document(book: usize, lang: Lang) -> &'static Document {
    static SET: [[OnceLock<Document>; Lang::ALL.len()]; BOOKS.len()] =
        [const { [const { OnceLock::new() }; Lang::ALL.len()] }; BOOKS.len()];
    SET[book][lang as usize].get_or_init(|| read(BOOKS[book].texts[lang as usize]))
}

/// The rules reference of a game.
#[must_use]
pub fn rules(shell: &Shell, game: &'static dyn AnyGame) -> Markup {
    let w = speaker(shell);
    let id = game.info().id;
    let name = w.game(id);
    let title = w.say(&Phrase::new("web-rules-title").with("game", name.as_str()));
    let book = BOOKS.iter().position(|book| book.game == id);
    let main = html! {
        @match book.map(|book| document(book, shell.lang)) {
            Some(document) => {
                div.title { (document.title) }
                @if let Some(short) = how_to_play(&w, id) { (short) }
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
    let frame = Frame { title: &title, about: &about, class: "rules" };
    styled(shell, &frame, &[assets::HOWTO_CSS.href], body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_place_in_every_language() {
        let ids = include_str!("../../../docs/rules/ids.txt");
        let ids = ids.lines().filter_map(|line| line.split_whitespace().next());
        let mut count = 0;
        for id in ids.filter(|id| !id.starts_with('#')) {
            let Some(book) = BOOKS.iter().position(|book| id.starts_with(book.rules)) else { continue };
            for lang in Lang::ALL {
                let place = format!("id=\"{id}\"");
                assert!(document(book, lang).body.0.contains(&place), "{id} in {lang}");
            }
            count += 1;
        }
        assert!(count > 90, "{count} rules");
    }
}
