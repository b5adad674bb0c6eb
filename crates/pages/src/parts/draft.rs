//! Drawing what has changed: a part that is drawn from the same as last time is named, and not drawn.
//!
//! A page is drawn for a reader whose page shows the base ([`after`]). Whatever draws a part that seldom changes says
//! what it is drawn from ([`settled`]): where that is the same as when the base was drawn, only the name of the part is
//! written, as it would be sent in the end. Programs with debug assertions draw it all the same, and compare.
//!
//! The base is that of the same table and the same place on the page; who reads, in which language and among which
//! players is part of what everything is drawn from. Like the path of the server
//! ([decision 15](../../../../docs/decisions/0015-the-path-is-known-while-a-page-is-drawn.md)) the draft is known while
//! a page is drawn, instead of being handed to everything that draws.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::Arc;

use foldhash::fast::RandomState;
use maud::{Markup, PreEscaped};

use super::{KEY, Parts, SAME, hash, stamp};

/// What parts were drawn from, by the hashes of their ids: a hash of it, and what the part's drawing noted.
pub(super) type Origins = HashMap<u64, (u64, u32), RandomState>;

/// A page that is being drawn.
struct Draft {
    base: Option<Arc<Parts>>,
    /// Who reads it.
    reader: u64,
    origins: Origins,
}

thread_local! {
    static DRAFT: RefCell<Option<Draft>> = const { RefCell::new(None) };
}

/// Ends the draft, also where drawing panics.
struct Ends;

impl Drop for Ends {
    fn drop(&mut self) {
        DRAFT.take();
    }
}

/// Draws a page for a reader whose page shows the base, and stamps it: see [`stamp`].
#[must_use]
pub fn after(base: Option<&Arc<Parts>>, draw: impl FnOnce() -> Markup) -> Option<(String, Parts)> {
    let most = base.map_or(0, |base| base.origins.len() + 4);
    let origins = Origins::with_capacity_and_hasher(most, RandomState::default());
    DRAFT.set(Some(Draft { base: base.cloned(), reader: 0, origins }));
    let ends = Ends;
    let page = draw().into_string();
    let draft = DRAFT.take();
    drop(ends);
    let (text, parts) = stamp(&page, base.map(AsRef::as_ref))?;
    Some((text, Parts { origins: draft?.origins, ..parts }))
}

/// Says who reads what is drawn now: everything that matters to all parts.
pub(crate) fn read_by(reader: impl Hash) {
    DRAFT.with_borrow_mut(|draft| {
        if let Some(draft) = draft {
            draft.reader = KEY.hash_one(reader);
        }
    });
}

/// A part as the base shows it.
struct Known {
    content: u64,
    note: u32,
}

/// Notes from what a part is drawn, and tells whether the base shows it so already.
fn known(id: &str, origin: impl Hash) -> Option<Known> {
    DRAFT.with_borrow_mut(|draft| {
        let draft = draft.as_mut()?;
        let (id, origin) = (hash(id), KEY.hash_one((draft.reader, origin)));
        let before = draft.base.as_ref().and_then(|base| Some((base.get(id)?, base.origins.get(&id)?)));
        let same = before.filter(|(_, (before, _))| *before == origin);
        let known = same.map(|(part, (_, note))| Known { content: part.content, note: *note });
        draft.origins.insert(id, (origin, known.as_ref().map_or(0, |known| known.note)));
        known
    })
}

/// A part with its id, an element of this kind: drawn, or named where it was drawn from the same before.
pub(crate) fn settled(tag: &str, id: &str, origin: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
    noted(tag, id, origin, || (draw(), 0)).0
}

/// The same for a part whose drawing finds something out that others need to know.
pub(crate) fn noted(
    tag: &str,
    id: &str,
    origin: impl Hash,
    draw: impl FnOnce() -> (Markup, u32),
) -> (Markup, u32) {
    let Some(known) = known(id, origin) else {
        let (drawn, note) = draw();
        DRAFT.with_borrow_mut(|draft| {
            if let Some((_, noted)) = draft.as_mut().and_then(|draft| draft.origins.get_mut(&hash(id))) {
                *noted = note;
            }
        });
        return (drawn, note);
    };
    if cfg!(debug_assertions) {
        let (drawn, note) = draw();
        let found = super::scan(&drawn.0, None).and_then(|found| Some(found.last()?.content));
        assert_eq!((found, note), (Some(known.content), known.note), "{id} has changed unseen: {}", drawn.0);
    }
    (PreEscaped(["<", tag, " id=\"", id, "\"", SAME, "</", tag, ">"].concat()), known.note)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(lines: &[&str], drawn: &RefCell<Vec<String>>) -> Markup {
        let line = |text: &&str| {
            let id = format!("l-{}", text.len());
            let draw = || {
                drawn.borrow_mut().push((*text).to_owned());
                html! { li id=(id) { (text) b #inside { "some words in it" } } }
            };
            settled("li", &id, text, draw)
        };
        html! { div #live { ul #lines { @for text in lines { (line(text)) } } p #foot { "always drawn" } } }
    }

    #[test]
    fn what_is_drawn_from_the_same_is_named() {
        let drawn = RefCell::default();
        let (_, base) = after(None, || page(&["a line", "one more line"], &drawn)).expect("a page");
        let base = Arc::new(base);
        let (text, next) = after(Some(&base), || page(&["a line", "one line more"], &drawn)).expect("a page");
        assert!(text.contains("<li id=\"l-6\" data-same></li><li id=\"l-13\">one line more"), "{text}");
        // The same page drawn whole has the same revision, and the next one goes on from it.
        let (whole, same) = after(None, || page(&["a line", "one line more"], &drawn)).expect("a page");
        assert_eq!(same.revision(), next.revision());
        assert!(whole.contains("a line<b id=\"inside\">"));
        let (text, _) = after(Some(&Arc::new(next)), || page(&["a line"], &drawn)).expect("a page");
        assert!(text.contains("<ul id=\"lines\"><li id=\"l-6\" data-same></li></ul>"), "{text}");
    }

    #[test]
    fn a_part_that_was_replaced_since_is_drawn_again() {
        let drawn = RefCell::default();
        let (_, mut base) = after(None, || page(&["a line"], &drawn)).expect("a page");
        base.forget("l-6");
        let (text, _) = after(Some(&Arc::new(base)), || page(&["a line"], &drawn)).expect("a page");
        assert!(text.contains("<li id=\"l-6\">a line"), "{text}");
    }

    #[test]
    fn another_reader_is_shown_everything() {
        let drawn = RefCell::default();
        let draw = |name: &'static str| {
            read_by(name);
            page(&["a line"], &drawn)
        };
        let (_, base) = after(None, || draw("Ada")).expect("a page");
        let base = Arc::new(base);
        drawn.borrow_mut().clear();
        let (text, _) = after(Some(&base), || draw("Bo")).expect("a page");
        // It looks the same, so that it need not be sent.
        assert!(text.contains("data-same") && drawn.borrow().len() == 1, "{text}");
    }
}
