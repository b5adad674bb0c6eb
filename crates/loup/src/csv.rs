//! Tables for spreadsheets: values separated by commas, as RFC 4180 writes them.

use std::io::{self, Write};

/// One value.
pub enum Cell<'a> {
    /// Something that the program wrote itself.
    Own(String),
    /// Something that somebody else wrote, such as a name: never taken for a formula.
    Said(&'a str),
}

/// One row.
pub fn row(out: &mut dyn Write, cells: &[Cell<'_>]) -> io::Result<()> {
    let cells: Vec<String> = cells.iter().map(text).collect();
    write!(out, "{}\r\n", cells.join(","))
}

fn text(cell: &Cell<'_>) -> String {
    let text = match cell {
        Cell::Own(text) => text.clone(),
        // Spreadsheets calculate what begins so; behind an apostrophe they take it for text.
        Cell::Said(text) if text.starts_with(['=', '+', '-', '@', '\t', '\r']) => format!("'{text}"),
        Cell::Said(text) => (*text).to_owned(),
    };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_what_they_are() {
        let mut out = Vec::new();
        let cells =
            [Cell::Own("a,b".into()), Cell::Said("say \"hi\""), Cell::Said("=1+1"), Cell::Own("-3".into())];
        row(&mut out, &cells).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "\"a,b\",\"say \"\"hi\"\"\",'=1+1,-3\r\n");
    }
}
