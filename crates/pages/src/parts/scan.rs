//! Finds the parts of a page, in one pass over it: this is done for every step of every open page.

use std::hash::{BuildHasher, Hasher};
use std::sync::LazyLock;

use foldhash::quality::RandomState;
use memchr::arch::all::packedpair::HeuristicFrequencyRank;
use memchr::memmem::{Finder, FinderBuilder};

use super::{KEY, Part, Parts, hash};

/// An element with an id, from its first character to the one after its last.
pub(super) struct Element<'a> {
    tag: &'a str,
    pub(super) id: &'a str,
    pub(super) id_hash: u64,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) content: u64,
    within: Option<u64>,
}

impl Element<'_> {
    /// What is remembered of it.
    pub(super) fn part(&self) -> Part {
        Part { id: self.id_hash, content: self.content, within: self.within.unwrap_or(0) }
    }

    /// Writes its name alone.
    pub(super) fn write_stub(&self, text: &mut String) {
        for piece in ["<", self.tag, " id=\"", self.id, "\" data-same></", self.tag, ">"] {
            text.push_str(piece);
        }
    }

    /// How long that is.
    pub(super) const fn stub_length(&self) -> usize {
        const AROUND: usize = "< id=\"\" data-same></>".len();
        AROUND + 2 * self.tag.len() + self.id.len()
    }
}

/// A part that has begun and not ended yet. The characters up to `hashed` are in the hash.
struct Begun<'a> {
    id: &'a str,
    id_hash: u64,
    start: usize,
    hashed: usize,
    hasher: <RandomState as BuildHasher>::Hasher,
    /// What the part holds of which the base knows more than the page.
    known: Option<u64>,
    /// In how many elements it is.
    depth: usize,
}

/// What stands before an id.
const ID: &[u8] = b" id=\"";
/// What marks a part of which only the name is there.
pub(super) const SAME: &str = " data-same>";

/// Which characters of [`ID`] are rare: what all attributes have tells nothing.
struct Rare;

impl HeuristicFrequencyRank for Rare {
    fn rank(&self, byte: u8) -> u8 {
        match byte {
            b'i' => 0,
            b'd' => 1,
            _ => u8::MAX,
        }
    }
}

/// Finds [`ID`].
static IDS: LazyLock<Finder<'static>> =
    LazyLock::new(|| FinderBuilder::new().build_forward_with_ranker(Rare, ID));

/// The elements with ids of the first element in a text, each after those in it; the first element is the last.
/// `None` where tags do not match each other: then nothing is known.
///
/// The signs of tags stand nowhere else: in texts and values they are escaped.
pub(super) fn scan<'a>(html: &'a str, base: Option<&Parts>) -> Option<Vec<Element<'a>>> {
    let bytes = html.as_bytes();
    let mut ids = IDS.find_iter(bytes);
    let mut next_id = ids.next().unwrap_or(usize::MAX);
    let mut found = Vec::with_capacity(128);
    let mut open: Vec<u64> = Vec::with_capacity(32);
    let mut around: Vec<Begun<'a>> = Vec::with_capacity(8);
    let mut at = 0;
    loop {
        let start = find::<b'<'>(bytes, at)?;
        let name = name(bytes, start + 1);
        if name == 0 {
            match bytes.get(start + 1)? {
                // The type of the document, or a comment; ours have no tags in them.
                b'!' => {
                    at = find::<b'>'>(bytes, start + 1)? + 1;
                    continue;
                }
                b'/' => {}
                _ => return None,
            }
            let name = self::name(bytes, start + 2);
            open.pop().filter(|open| *open == name)?;
            at = find::<b'>'>(bytes, start + 2 + letters(name))? + 1;
            if let Some(part) = around.pop_if(|part| part.depth == open.len()) {
                found.push(part.end(html, at, around.last_mut()));
            }
            if open.is_empty() {
                return Some(found);
            }
            continue;
        }
        at = find::<b'>'>(bytes, start + 1 + letters(name))? + 1;
        if bytes[at - 2] == b'/' || is_void(name) {
            continue;
        }
        if next_id < at {
            // Ids of elements without an end are passed over.
            while next_id < start {
                next_id = ids.next().unwrap_or(usize::MAX);
            }
            if next_id < at {
                let id = next_id + ID.len();
                let id = html.get(id..find::<b'"'>(bytes, id)?)?;
                let (id_hash, is_stub) = (hash(id), html[start..at].ends_with(SAME));
                let known = base.filter(|_| is_stub).and_then(|base| base.get(id_hash));
                let known = known.map(|part| part.content);
                let (hasher, depth) = (KEY.build_hasher(), open.len());
                around.push(Begun { id, id_hash, start, hashed: start, hasher, known, depth });
                next_id = ids.next().unwrap_or(usize::MAX);
            }
        }
        open.push(name);
    }
}

impl<'a> Begun<'a> {
    /// The element, which ends here; the part around it knows it by what it holds.
    fn end(mut self, html: &'a str, end: usize, outer: Option<&mut Self>) -> Element<'a> {
        let bytes = html.as_bytes();
        self.hasher.write(&bytes[self.hashed..end]);
        let content = self.known.unwrap_or_else(|| self.hasher.finish());
        let within = outer.as_ref().map(|outer| outer.id_hash);
        if let Some(outer) = outer {
            outer.hasher.write(&bytes[outer.hashed..self.start]);
            outer.hasher.write_u64(content);
            outer.hashed = end;
        }
        let name = self.start + 1;
        let length = bytes[name..end].iter().position(|byte| *byte == b' ').unwrap_or_default();
        let tag = &html[name..name + length];
        Element { tag, id: self.id, id_hash: self.id_hash, start: self.start, end, content, within }
    }
}

/// The same in each of the eight bytes of a number.
const fn eight(byte: u8) -> u64 {
    u64::MAX / 255 * byte as u64
}

/// The letters with which a name begins, eight of them at most: enough to tell the names of elements apart.
fn name(bytes: &[u8], at: usize) -> u64 {
    let rest = bytes.get(at..).unwrap_or_default();
    let word = match rest.first_chunk() {
        Some(chunk) => u64::from_le_bytes(*chunk),
        None => packed(rest),
    };
    // Letters have this bit; what ends a name, and digits, have not.
    let others = !word & eight(0x40);
    // Nothing is kept from the lowest such bit's byte on.
    let lowest = others & others.wrapping_neg();
    word & (lowest >> 6).wrapping_sub(1)
}

/// How many letters of a name [`name`] has read.
const fn letters(name: u64) -> usize {
    8 - name.leading_zeros() as usize / 8
}

/// Fewer than eight bytes, as [`name`] reads them.
const fn packed(name: &[u8]) -> u64 {
    let (mut word, mut at) = (0, 0);
    while at < name.len() && at < 8 {
        word |= (name[at] as u64) << (8 * at);
        at += 1;
    }
    word
}

/// Where a byte first is, from there on. Mostly it is near, and going there, eight at a time, is shorter than asking how
/// best to search.
fn find<const BYTE: u8>(bytes: &[u8], mut at: usize) -> Option<usize> {
    let rest = bytes.get(at..)?;
    // Tags mostly follow each other.
    if rest.first() == Some(&BYTE) {
        return Some(at);
    }
    let (chunks, last) = rest.as_chunks();
    for chunk in chunks {
        // A byte that is the same becomes nothing, and the lowest such byte is the first to borrow.
        let other = u64::from_le_bytes(*chunk) ^ eight(BYTE);
        let zeros = other.wrapping_sub(eight(1)) & !other & eight(0x80);
        if zeros != 0 {
            return Some(at + zeros.trailing_zeros() as usize / 8);
        }
        at += 8;
    }
    Some(at + last.iter().position(|byte| *byte == BYTE)?)
}

/// The names of elements that have no end.
const VOID: [u64; 13] = [
    packed(b"area"),
    packed(b"base"),
    packed(b"br"),
    packed(b"col"),
    packed(b"embed"),
    packed(b"hr"),
    packed(b"img"),
    packed(b"input"),
    packed(b"link"),
    packed(b"meta"),
    packed(b"source"),
    packed(b"track"),
    packed(b"wbr"),
];
/// The bits of these names: most others are told apart by theirs.
const VOID_BITS: u64 = {
    let (mut bits, mut at) = (0, 0);
    while at < VOID.len() {
        bits |= bit(VOID[at]);
        at += 1;
    }
    bits
};

/// One of 64 bits for a name: by this number next to no other name that pages have shares one with those.
const fn bit(name: u64) -> u64 {
    1 << (name.wrapping_mul(0xcf90_34ad_df9e_5385) >> 58)
}

/// Whether elements of this name have no end.
fn is_void(name: u64) -> bool {
    VOID_BITS & bit(name) != 0 && VOID.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(html: &str) -> Option<Vec<&str>> {
        scan(html, None).map(|found| found.iter().map(|element| element.id).collect())
    }

    #[test]
    fn an_id_is_found_among_other_attributes() {
        let id = |attributes: &str| {
            let text = format!("<p><b{attributes}>x</b></p>");
            ids(&text).and_then(|ids| ids.first().map(|id| (*id).to_owned()))
        };
        for attributes in
            [" id=\"a\"", " hidden id=\"a\"", " class=\"x id=y &gt; \" hidden id=\"a\" title=\"\""]
        {
            assert_eq!(id(attributes).as_deref(), Some("a"), "{attributes}");
        }
        for attributes in ["", " hidden", " data-id=\"a\"", " id=a", " title=\" id=&quot;\"", " id=\"a"] {
            assert_eq!(id(attributes), None, "{attributes}");
        }
    }

    #[test]
    fn a_byte_is_found_wherever_it_is() {
        for length in (0..20).chain(60..100) {
            let far = format!("{}<<", "x;=\u{bc}".repeat(length));
            for from in 0..=5 * length {
                assert_eq!(find::<b'<'>(far.as_bytes(), from), Some(5 * length));
            }
            assert_eq!(find::<b'<'>(far.as_bytes(), 5 * length + 1), Some(5 * length + 1));
            assert_eq!(find::<b'<'>(far.as_bytes(), 5 * length + 3), None);
            assert_eq!(find::<b'>'>(far.as_bytes(), 0), None);
        }
    }

    #[test]
    fn elements_end_where_they_end() {
        let within = "<i id=\"a\">b<br>c<hr id=\"rule\"><path id=\"p\" d=\"\"/>d<linearGradient id=\"g\"></linearGradient></i>";
        let page =
            format!("<!DOCTYPE html><ul id=\"list\">{within}<h2 id=\"h\">x</h2></ul><b id=\"after\"></b>");
        assert_eq!(ids(&page), Some(vec!["g", "a", "h", "list"]));
        let found = scan(&page, None).expect("tags that match");
        let texts: Vec<&str> = found.iter().map(|element| &page[element.start..element.end]).collect();
        assert_eq!(texts[1..3], [within, "<h2 id=\"h\">x</h2>"]);
        assert_eq!(found[0].tag, "linearGradient");
        for broken in
            ["<b id=\"a\"><i></b></i>", "<b><i></b>", "<b", "<", "", "</b>", "<1></1>", "<b></b", "<ab></b>"]
        {
            assert_eq!(ids(broken), None, "{broken}");
        }
    }
}
