//! What the documents draw is what the program plays on.

use wolves::boards::SHAPE;

/// TW82: wherever a document draws the letters of a board, each stands where its hex lies: columns from left to
/// right, and half a hex lower for every line.
#[test]
fn diagrams_of_hex_letters_are_right() {
    let documents = [
        include_str!("../../../docs/notation.md"),
        include_str!("../../../docs/setup.md"),
        &include_str!("../src/hex.rs").replace("//!", ""),
    ];
    let columns = SHAPE.map(|(q, _)| q);
    let heights = SHAPE.map(|(q, r)| 2 * r + q);
    for document in documents {
        let blocks = document.split("```").skip(1).step_by(2);
        let mut diagrams = blocks.filter(|block| letters(block).len() == SHAPE.len());
        let diagram = letters(diagrams.next().expect("a diagram"));
        for (&(one, x, y), (column, height)) in diagram.iter().zip(columns.iter().zip(&heights)) {
            for (&(other, there_x, there_y), (there_column, there_height)) in
                diagram.iter().zip(columns.iter().zip(&heights))
            {
                assert_eq!(x.cmp(&there_x), column.cmp(there_column), "{one} and {other} in {document}");
                assert_eq!(there_y - y, i64::from(there_height - height), "{one} and {other} in {document}");
            }
        }
    }
}

/// The letters of a diagram with column and line, in the order of the alphabet; none where something else stands.
fn letters(block: &str) -> Vec<(char, usize, i64)> {
    let body = block.strip_prefix("text").unwrap_or(block);
    let mut found: Vec<(char, usize, i64)> = Vec::new();
    for (line, text) in (0..).zip(body.lines()) {
        found.extend(text.char_indices().filter(|(_, c)| *c != ' ').map(|(column, c)| (c, column, line)));
    }
    found.sort_unstable();
    let plain = found.iter().map(|(letter, ..)| *letter).eq('A'..='P');
    if plain { found } else { Vec::new() }
}
