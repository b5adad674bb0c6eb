//! What people type is text, wherever it is shown.

use crate::samples::{EVIL, all};
use crate::structure::select;

#[test]
fn names_and_chat_are_escaped() {
    let mut shown = 0;
    for page in all() {
        assert!(!page.html.contains("<script>"), "{}", page.name);
        assert!(!page.html.contains(EVIL), "{}", page.name);
        let parsed = page.parsed();
        // The page's own scripts, and nothing that was typed.
        let scripts = select(&parsed, "script");
        let ours =
            scripts.iter().all(|script| script.attr("src").is_some_and(|src| src.starts_with("/assets/")));
        assert!(ours && (1..=4).contains(&scripts.len()), "{}", page.name);
        shown += usize::from(parsed.root_element().text().any(|text| text.contains(EVIL)));
    }
    assert!(shown > 30, "the name is shown as typed on {shown} pages");
}
