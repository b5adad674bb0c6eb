//! What a page has already. Most of a table stays as it is from one step to the next: where the server knows
//! what a reader's page shows, parts that have not changed are sent as their names alone.
//!
//! A part is an element with an id. [`stamp`] gives `#live` a revision, a hash of all that it holds, and leaves
//! out what the page of another revision, the base, has as well: of such a part remain its name and the mark
//! `data-same`. The page says which revision it shows, and what has another base is not for it. The rail comes last,
//! marked `data-after`, as text that the browser reads only when the rest has been shown.
//!
//! What the base shows already need not even be drawn where it is known by what it would be drawn from: see [`after`].

pub(crate) mod draft;
mod scan;

pub use draft::after;

use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::LazyLock;

use foldhash::quality::RandomState;
use scan::{Element, SAME, scan};

/// The hashes of this run of the program: nobody outside can tell what one stands for.
static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// What every live page has.
const ROOT: &str = "id=\"live\"";
/// The part that is shown a frame after the others.
const LATE: &str = "rail";

/// One part of a page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Part {
    id: u64,
    content: u64,
    /// The part around it; 0 for none.
    within: u64,
}

/// The parts of a page, by the hashes of their ids. There is one for every open page: it takes no more room than it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    revision: u64,
    /// In the order of their ids.
    parts: Box<[Part]>,
    /// What some of them were drawn from.
    origins: draft::Origins,
}

impl Parts {
    /// The number of this state of the page.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Something else has been shown in this part since: neither it nor what is in it or around it can be relied on.
    pub fn forget(&mut self, id: &str) {
        let changed = hash(id);
        let around: Vec<u64> = self.around(changed).collect();
        let within: Vec<u64> = self
            .parts
            .iter()
            .map(|part| part.id)
            .filter(|&part| self.around(part).any(|other| other == changed))
            .collect();
        let mut parts = std::mem::take(&mut self.parts).into_vec();
        parts.retain(|part| !around.contains(&part.id) && !within.contains(&part.id));
        self.parts = parts.into();
    }

    /// The part with this id.
    fn get(&self, id: u64) -> Option<&Part> {
        self.parts.binary_search_by_key(&id, |part| part.id).ok().map(|place| &self.parts[place])
    }

    /// A part and all those around it.
    fn around(&self, part: u64) -> impl Iterator<Item = u64> {
        std::iter::successors(Some(part), |part| Some(self.get(*part)?.within).filter(|around| *around != 0))
    }
}

/// How a revision is written.
#[must_use]
pub fn name(revision: u64) -> String {
    format!("{revision:016x}")
}

/// Reads what [`name`] wrote.
#[must_use]
pub fn revision(name: &str) -> Option<u64> {
    (name.len() == 16).then(|| u64::from_str_radix(name, 16).ok()).flatten()
}

/// Writes its revision into the element `#live` of a page. Where there is a base, of the page remain this element
/// and the title, and what the base has already is left out. `None` for pages without this element.
#[must_use]
pub fn stamp(page: &str, base: Option<&Parts>) -> Option<(String, Parts)> {
    let at = page.find(ROOT)?;
    let start = page[..at].rfind('<')?;
    let found = scan(&page[start..], base)?;
    let (root, inner) = found.split_last()?;
    let live = &page[start..start + root.end];
    let mut parts: Vec<Part> = found.iter().map(Element::part).collect();
    parts.sort_by_key(|part| part.id);
    // Were an id there twice, the last one would count.
    parts.dedup_by(|later, part| {
        let twice = later.id == part.id;
        if twice {
            *part = *later;
        }
        twice
    });
    let parts = parts.into();
    let mut text = String::with_capacity(if base.is_some() { page.len() / 4 } else { page.len() + 64 });
    match base {
        Some(_) => text.push_str(title(&page[..start]).unwrap_or_default()),
        None => text.push_str(&page[..start]),
    }
    text.push_str(&page[start..at + ROOT.len()]);
    text.push_str(&format!(" data-rev=\"{}\"", name(root.content)));
    let told = at + ROOT.len() - start;
    match base {
        Some(base) => {
            text.push_str(&format!(" data-base=\"{}\"", name(base.revision)));
            thin(&mut text, live, told, inner, base);
        }
        None => {
            text.push_str(&live[told..]);
            text.push_str(&page[start + root.end..]);
        }
    }
    Some((text, Parts { revision: root.content, parts, origins: draft::Origins::default() }))
}

/// Writes what the base does not have, from here to the end. What may be shown later comes last, as text that a
/// browser does not read before it is asked to.
fn thin(text: &mut String, live: &str, told: usize, inner: &[Element<'_>], base: &Parts) {
    let same = |element: &Element<'_>| base.get(element.id_hash) == Some(&element.part());
    let mut kept: Vec<&Element<'_>> = inner.iter().filter(|element| same(element)).collect();
    kept.sort_unstable_by_key(|element| element.start);
    let Some(late) = inner.iter().find(|element| element.id == LATE && !same(element)) else {
        return write(text, live, told..live.len(), &kept);
    };
    write(text, live, told..late.start, &kept);
    late.write_stub(text);
    write(text, live, late.end..live.len(), &kept);
    text.push_str("<script type=\"text/plain\" data-after>");
    write(text, live, late.start..late.end, &kept);
    text.push_str("</script>");
}

/// Writes a range of the page with stubs for what is kept.
fn write(text: &mut String, live: &str, range: Range<usize>, kept: &[&Element<'_>]) {
    let mut told = range.start;
    for element in kept {
        // What is in a part that was left out is left out with it.
        if element.start < told
            || element.end > range.end
            || element.end - element.start <= element.stub_length()
        {
            continue;
        }
        text.push_str(&live[told..element.start]);
        element.write_stub(text);
        told = element.end;
    }
    text.push_str(&live[told..range.end]);
}

/// The title of a page, in its tags.
fn title(head: &str) -> Option<&str> {
    const END: &str = "</title>";
    let start = head.find("<title>")?;
    Some(&head[start..start + head[start..].find(END)? + END.len()])
}

fn hash(text: &str) -> u64 {
    KEY.hash_one(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "<!DOCTYPE html><head><title>A &amp; B</title></head><body><div class=\"a\" id=\"live\" data-entry=\"1\"><ul id=\"list\"><li id=\"l1\">one, and a few words</li>\
        <li id=\"l2\">two <br> <input id=\"f\"> lines of words</li></ul><svg><g id=\"land\"><path d=\"M0 0\"/><use href=\"#a\"></use></g></svg></div><p>foot</p></body>";

    fn stamped(page: &str, base: Option<&Parts>) -> (String, Parts) {
        stamp(page, base).expect("a live page")
    }

    #[test]
    fn a_whole_page_only_gets_its_revision() {
        let (text, parts) = stamped(FIRST, None);
        let stamp = format!(" data-rev=\"{}\"", name(parts.revision()));
        assert!(text.contains(&format!("id=\"live\"{stamp} data-entry")), "{text}");
        assert_eq!(text.replace(&stamp, ""), FIRST);
        assert_eq!(stamped(FIRST, None).1, parts);
        assert_eq!(revision(&name(parts.revision())), Some(parts.revision()));
        assert_eq!((revision("zz"), revision("+123456789012345")), (None, Some(0x123_4567_8901_2345)));
    }

    #[test]
    fn what_has_not_changed_is_named_only() {
        let (_, base) = stamped(FIRST, None);
        let (text, next) = stamped(&FIRST.replace("one,", "two,"), Some(&base));
        assert_ne!(base.revision(), next.revision());
        assert!(text.contains(&format!("data-base=\"{}\"", name(base.revision()))));
        assert!(
            text.contains(
                "<ul id=\"list\"><li id=\"l1\">two, and a few words</li><li id=\"l2\" data-same></li></ul>"
            ),
            "{text}"
        );
        assert!(text.ends_with("<svg><g id=\"land\" data-same></g></svg></div>"), "{text}");
        assert!(text.starts_with("<title>A &amp; B</title><div class=\"a\" id=\"live\""), "{text}");
        // Nothing at all has changed: the root itself is always there.
        let (text, again) = stamped(FIRST, Some(&base));
        assert_eq!(again, base);
        assert!(text.contains("data-entry=\"1\"><ul id=\"list\" data-same></ul><svg>"), "{text}");
    }

    #[test]
    fn the_rail_comes_last_and_as_text() {
        let page = |line: &str| {
            format!(
                "<div id=\"live\"><p id=\"prompt\">{line}</p><aside class=\"rail\" id=\"rail\"><ul id=\"kept\">what stays as it is, for ever</ul><p>{line}</p></aside><b>end</b></div>"
            )
        };
        let (_, base) = stamped(&page("one"), None);
        let (text, _) = stamped(&page("two"), Some(&base));
        let (first, late) = text.split_once("<script type=\"text/plain\" data-after>").expect("a late part");
        assert!(
            first.ends_with("<p id=\"prompt\">two</p><aside id=\"rail\" data-same></aside><b>end</b></div>"),
            "{first}"
        );
        assert_eq!(
            late,
            "<aside class=\"rail\" id=\"rail\"><ul id=\"kept\" data-same></ul><p>two</p></aside></script>"
        );
        let (text, _) = stamped(&page("one"), Some(&base));
        assert!(!text.contains("data-after"), "{text}");
    }

    #[test]
    fn a_part_in_another_place_is_sent_again() {
        let page = |first: &str, second: &str| {
            format!("<div id=\"live\"><p id=\"a\">{first}</p><p id=\"b\">{second}</p></div>")
        };
        let piece = "<i id=\"piece\">a piece that goes from here to there</i>";
        let (_, base) = stamped(&page(piece, ""), None);
        let (text, _) = stamped(&page("", piece), Some(&base));
        assert!(text.contains(piece), "{text}");
    }

    #[test]
    fn what_was_shown_otherwise_is_sent_again() {
        let (_, mut base) = stamped(FIRST, None);
        base.forget("list");
        let (text, _) = stamped(FIRST, Some(&base));
        assert!(text.contains("one, and a few words") && text.contains("lines of words"), "{text}");
        assert!(text.contains("<g id=\"land\" data-same>"), "{text}");
        base.forget("nothing of this name");
    }

    #[test]
    fn pages_that_cannot_be_read_stay_whole() {
        for page in
            ["<p>no table</p>", "id=\"live\"", "<div id=\"live\"><b></i></div>", "<div id=\"live\"><b>"]
        {
            assert!(stamp(page, None).is_none(), "{page}");
        }
    }
}
