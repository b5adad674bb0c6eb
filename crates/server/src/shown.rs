//! What readers' pages show: so that they are sent only what changes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use maud::Markup;
use pages::parts::{self, Parts};

use crate::store::PersonId;

/// So many pages are remembered, each in a few kilobytes; a page that was forgotten is sent whole once more.
const MOST: usize = 1000;

/// A page of one reader. Nobody can ask whether their page is like that of another.
type Page = (Option<PersonId>, u64);

/// The pages that were sent last.
#[derive(Default)]
pub struct ShownPages {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    pages: HashMap<Page, Arc<Parts>>,
    /// The oldest first.
    order: VecDeque<Page>,
}

impl ShownPages {
    /// What the page of this revision shows, if that is still known.
    #[must_use]
    pub fn find(&self, reader: Option<PersonId>, revision: u64) -> Option<Arc<Parts>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.pages.get(&(reader, revision)).cloned()
    }

    /// The page as it is sent to a reader whose page shows the base, and what it shows then. Pages that are not
    /// live stay as they are.
    #[must_use]
    pub fn send(
        &self,
        reader: Option<PersonId>,
        page: String,
        base: Option<&Parts>,
    ) -> (String, Option<Arc<Parts>>) {
        let Some(sent) = parts::stamp(&page, base) else { return (page, None) };
        self.note(reader, sent)
    }

    /// The same for a page that is drawn for this reader, and not more of it than is sent.
    #[must_use]
    pub fn draw(
        &self,
        reader: Option<PersonId>,
        base: Option<&Arc<Parts>>,
        draw: impl Fn() -> Markup,
    ) -> (String, Option<Arc<Parts>>) {
        match parts::after(base, &draw) {
            Some(sent) => self.note(reader, sent),
            None => (draw().into_string(), None),
        }
    }

    fn note(&self, reader: Option<PersonId>, (text, shown): (String, Parts)) -> (String, Option<Arc<Parts>>) {
        let shown = Arc::new(shown);
        self.keep((reader, shown.revision()), shown.clone());
        (text, Some(shown))
    }

    fn keep(&self, page: Page, shown: Arc<Parts>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.pages.insert(page, shown).is_none() {
            kept.order.push_back(page);
        }
        while kept.order.len() > MOST {
            if let Some(oldest) = kept.order.pop_front() {
                kept.pages.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_known_to_their_reader_and_not_for_ever() {
        let pages = ShownPages::default();
        let page =
            |number: usize| format!("<div id=\"live\"><p id=\"n\">number {number}, and more</p></div>");
        let reader = Some(PersonId(1));
        let (_, shown) = pages.send(reader, page(0), None);
        let shown = shown.expect("a live page");
        assert_eq!(pages.find(reader, shown.revision()).as_deref(), Some(&*shown));
        assert_eq!(pages.find(Some(PersonId(2)), shown.revision()), None);
        assert_eq!(pages.find(None, shown.revision()), None);
        for number in 1..=MOST {
            let _ = pages.send(reader, page(number), None);
        }
        assert_eq!(pages.find(reader, shown.revision()), None);
        assert_eq!(pages.send(reader, "<p>".to_owned(), None), ("<p>".to_owned(), None));
    }
}
