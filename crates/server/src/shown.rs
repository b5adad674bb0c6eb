//! What readers' pages show: so that they are sent only what changes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use house::room::Moment;
use maud::{Markup, PreEscaped};
use pages::model::Shell;
use pages::parts::{self, Parts};

use crate::store::PersonId;

/// So many pages are remembered, each in a few kilobytes; a page that was forgotten is sent whole once more.
const MOST: usize = 1000;

/// A page of one reader. Nobody can ask whether their page is like that of another.
type Page = (Option<PersonId>, u64);

/// For so many readers it is remembered what was drawn last: long enough for an answer and a stream to share it.
const DRAWN: usize = 128;

/// The pages that were sent last.
#[derive(Default)]
pub struct ShownPages {
    kept: Mutex<Kept>,
    drawn: Mutex<VecDeque<(PersonId, Slot)>>,
}

/// What was drawn last for one reader. Whoever comes while it is being drawn waits for it.
type Slot = Arc<Mutex<Option<Drawn>>>;

struct Drawn {
    version: u64,
    at: u64,
    shell: Shell,
    text: Arc<str>,
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
        let Some((text, shown)) = parts::stamp(&page, base) else { return (page, None) };
        let shown = Arc::new(shown);
        self.keep((reader, shown.revision()), shown.clone());
        (text, Some(shown))
    }

    /// What this reader sees of a table's moment: drawn once, although a move is answered and also told by the
    /// mover's own stream. Who is there changes with time alone, so what was drawn is good for a second.
    pub fn drawn(
        &self,
        reader: Option<PersonId>,
        moment: &Moment,
        shell: &Shell,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        match reader {
            Some(reader) => self.drawn_at(reader, (moment.version, moment.at), shell, draw),
            None => draw(),
        }
    }

    fn drawn_at(
        &self,
        reader: PersonId,
        (version, at): (u64, u64),
        shell: &Shell,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        let slot = self.slot(reader);
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        let fits =
            |drawn: &&Drawn| drawn.version == version && at.abs_diff(drawn.at) <= 1 && drawn.shell == *shell;
        if let Some(drawn) = slot.as_ref().filter(fits) {
            return PreEscaped(drawn.text.to_string());
        }
        let markup = draw();
        *slot = Some(Drawn { version, at, shell: shell.clone(), text: markup.0.as_str().into() });
        markup
    }

    fn slot(&self, reader: PersonId) -> Slot {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, slot)) = drawn.iter().find(|(known, _)| *known == reader) {
            return slot.clone();
        }
        drawn.truncate(DRAWN - 1);
        let slot = Slot::default();
        drawn.push_front((reader, slot.clone()));
        slot
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

    #[test]
    fn a_moment_is_drawn_once_for_each_reader() {
        let pages = ShownPages::default();
        let shell = |name: &str| Shell {
            lang: texts::Lang::En,
            theme: pages::model::Theme::System,
            name: name.to_owned(),
            sound: true,
            chat: true,
            bar: None,
            path: "/".to_owned(),
            base: String::new(),
        };
        let mut drawn = 0;
        let mut draw = |reader: i64, moment: (u64, u64), name: &str| {
            let before = drawn;
            let _ = pages.drawn_at(PersonId(reader), moment, &shell(name), || {
                drawn += 1;
                PreEscaped("x".to_owned())
            });
            drawn > before
        };
        assert!(draw(1, (7, 100), "Ada"));
        assert!(!draw(1, (7, 101), "Ada"), "the same moment for the same reader");
        assert!(draw(1, (7, 102), "Ada"), "later");
        assert!(draw(2, (7, 102), "Ada"), "another reader");
        assert!(draw(1, (8, 102), "Ada"), "another moment");
        assert!(draw(1, (8, 102), "Bo"), "another name");
        for reader in 10..10 + DRAWN as i64 {
            draw(reader, (8, 102), "Cy");
        }
        assert!(draw(1, (8, 102), "Bo"), "not for ever");
    }
}
