//! The Markdown that our rules references use, and no more: headings, paragraphs, lists, tables, bold, code,
//! links, and `{#ID}` anchors at the end of a heading, paragraph or list item.

use std::mem::take;

use maud::{Markup, PreEscaped, html};

/// A text, set.
#[derive(Debug)]
pub(crate) struct Document {
    /// The heading at its beginning; empty where there is none.
    pub(crate) title: Markup,
    /// The whole text below it.
    pub(crate) body: Markup,
    /// Anchor and text of the second-level headings.
    pub(crate) contents: Vec<(String, String)>,
}

/// Sets a text.
pub(crate) fn read(text: &str) -> Document {
    let mut setter = Setter::default();
    for line in text.lines() {
        setter.line(line.trim_end());
    }
    setter.close();
    const END: &str = "</h1>";
    let title =
        if setter.html.starts_with("<h1") { setter.html.find(END).map_or(0, |at| at + END.len()) } else { 0 };
    let body = PreEscaped(setter.html.split_off(title));
    Document { title: PreEscaped(setter.html), body, contents: setter.contents }
}

/// What is being collected.
#[derive(Default)]
struct Setter {
    html: String,
    contents: Vec<(String, String)>,
    paragraph: String,
    items: Vec<String>,
    ordered: bool,
    rows: Vec<Vec<String>>,
}

impl Setter {
    fn line(&mut self, line: &str) {
        let trimmed = line.trim_start();
        if trimmed.is_empty() {
            self.close();
        } else if let Some((level, text)) = heading(trimmed) {
            self.close();
            self.heading(level, text);
        } else if let Some(row) = trimmed.strip_prefix('|') {
            if self.rows.is_empty() {
                self.close();
            }
            let cells = row.strip_suffix('|').unwrap_or(row).split('|');
            self.rows.push(cells.map(|cell| cell.trim().to_owned()).collect());
        } else if let Some((ordered, text)) = item(trimmed) {
            if self.items.is_empty() || self.ordered != ordered {
                self.close();
            }
            self.ordered = ordered;
            self.items.push(text.to_owned());
        } else if let Some(last) = self.items.last_mut() {
            // A line that goes on below an item belongs to it.
            last.push(' ');
            last.push_str(trimmed);
        } else {
            if !self.paragraph.is_empty() {
                self.paragraph.push(' ');
            }
            self.paragraph.push_str(trimmed);
        }
    }

    fn heading(&mut self, level: usize, text: &str) {
        let (text, id) = anchor(text);
        let id = id.map_or_else(|| slug(text), str::to_owned);
        let inner = inline(text);
        if level == 2 {
            self.contents.push((id.clone(), text.replace("**", "")));
        }
        self.push(&html! {
            @match level {
                1 => { h1 id=(id) { (inner) } }
                2 => { h2 id=(id) { (inner) } }
                _ => { h3 id=(id) { (inner) } }
            }
        });
    }

    /// Ends the block that is being collected.
    fn close(&mut self) {
        if !self.paragraph.is_empty() {
            let text = take(&mut self.paragraph);
            let (text, id) = anchor(&text);
            self.push(&html! { p id=[id] { (mark(id)) (inline(text)) } });
        }
        if !self.items.is_empty() {
            let items = take(&mut self.items);
            let items = html! {
                @for item in &items {
                    @let (text, id) = anchor(item);
                    li id=[id] { (mark(id)) (inline(text)) }
                }
            };
            self.push(&if self.ordered {
                html! { ol { (items) } }
            } else {
                html! { ul { (items) } }
            });
        }
        if !self.rows.is_empty() {
            let rows = take(&mut self.rows);
            self.push(&table(&rows));
        }
    }

    fn push(&mut self, block: &Markup) {
        self.html.push_str(&block.0);
    }
}

/// The rule's id beside what it says, as a link to itself.
fn mark(id: Option<&str>) -> Markup {
    html! { @if let Some(id) = id { a.rule href={ "#" (id) } { (id) } " " } }
}

/// The head is the row above `|---|`.
fn table(rows: &[Vec<String>]) -> Markup {
    let is_rule = |row: &Vec<String>| {
        row.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| "-: ".contains(c)))
    };
    let has_head = rows.get(1).is_some_and(is_rule);
    let (head, body) = if has_head { (rows.first(), &rows[2..]) } else { (None, rows) };
    html! {
        div.scroll tabindex="0" role="group" aria-label=[head.and_then(|head| head.first())] {
            table {
                @if let Some(head) = head { thead { tr { @for cell in head { th scope="col" { (inline(cell)) } } } } }
                tbody { @for row in body { tr { @for cell in row { td { (inline(cell)) } } } } }
            }
        }
    }
}

fn heading(line: &str) -> Option<(usize, &str)> {
    let level = line.bytes().take_while(|&byte| byte == b'#').count();
    let text = line.get(level..)?.strip_prefix(' ')?;
    (1..=4).contains(&level).then_some((level, text))
}

/// Whether a line is a list's item, numbered or not.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some((false, text));
    }
    let (number, text) = line.split_once(". ")?;
    let is_number =
        !number.is_empty() && number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((true, text))
}

/// The text without its anchor, and the anchor.
fn anchor(text: &str) -> (&str, Option<&str>) {
    let found = text.trim_end().strip_suffix('}').and_then(|text| text.rsplit_once("{#"));
    match found {
        Some((text, id)) if !id.is_empty() && !id.contains(char::is_whitespace) => {
            (text.trim_end(), Some(id))
        }
        _ => (text, None),
    }
}

/// An anchor for a heading that has none.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

/// Bold, code and links inside a line.
fn inline(text: &str) -> Markup {
    let mut out = Markup::default();
    let mut rest = text;
    while let Some(start) = rest.find(['*', '`', '[']) {
        let (before, from) = rest.split_at(start);
        out = html! { (out) (before) };
        let (piece, after) = span(from).unwrap_or_else(|| {
            // A mark that opens nothing stands for itself; all three are one byte long.
            let (mark, after) = from.split_at(1);
            (html! { (mark) }, after)
        });
        out = html! { (out) (piece) };
        rest = after;
    }
    html! { (out) (rest) }
}

/// What a mark at the beginning of the text opens, and what follows it.
fn span(text: &str) -> Option<(Markup, &str)> {
    if let Some(bold) = text.strip_prefix("**") {
        let (inner, after) = bold.split_once("**")?;
        return Some((html! { strong { (inner) } }, after));
    }
    if let Some(code) = text.strip_prefix('`') {
        let (inner, after) = code.split_once('`')?;
        return Some((html! { code { (inner) } }, after));
    }
    let (name, link) = text.strip_prefix('[')?.split_once("](")?;
    let (href, after) = link.split_once(')')?;
    // Only to places in our own pages.
    let ours = href.starts_with('#') || (href.starts_with('/') && !href.starts_with("//"));
    ours.then(|| (html! { a href=(href) { (name) } }, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> String {
        let document = read(text);
        document.title.into_string() + &document.body.into_string()
    }

    #[test]
    fn blocks_are_told_apart() {
        assert_eq!(set("# A & B\n\ntwo\nlines\n"), "<h1 id=\"a-b\">A &amp; B</h1><p>two lines</p>");
        assert_eq!(set("- a\n- b\n  more\n\n1. c"), "<ul><li>a</li><li>b more</li></ul><ol><li>c</li></ol>");
        let table = set("| a | b |\n|---|---|\n| 1 | |\n");
        assert!(
            table.contains("<th scope=\"col\">b</th>") && table.contains("<td>1</td><td></td>"),
            "{table}"
        );
    }

    #[test]
    fn anchors_become_ids_and_headings_contents() {
        let document = read("## Seats {#WH70}\n\n- Sit. {#WH01}\n");
        assert_eq!(document.contents, [("WH70".to_owned(), "Seats".to_owned())]);
        let body = document.body.into_string();
        assert!(body.contains("<h2 id=\"WH70\">Seats</h2>"), "{body}");
        assert!(
            body.contains("<li id=\"WH01\"><a class=\"rule\" href=\"#WH01\">WH01</a> Sit.</li>"),
            "{body}"
        );
    }

    #[test]
    fn marks_inside_lines() {
        assert_eq!(set("**b** `c` 2 * 3 [x"), "<p><strong>b</strong> <code>c</code> 2 * 3 [x</p>");
        assert_eq!(set("[r](#TQ01)"), "<p><a href=\"#TQ01\">r</a></p>");
        // Nothing leads away, and nothing is taken for markup of ours.
        assert_eq!(set("[r](javascript:x) <b>"), "<p>[r](javascript:x) &lt;b&gt;</p>");
    }
}
