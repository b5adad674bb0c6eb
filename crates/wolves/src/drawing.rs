//! The map as lines of letters, for those who see them: asked for, never told by itself.

use table::{Ink, Phrase};

use crate::moon::Moons;
use crate::terrain::{Ground, Pack, Terrain};
use crate::view::{HexView, PieceView, Token, View};

/// How wide a hex is on the text map.
const WIDTH: usize = 6;

/// What the letters of a map mean.
pub fn legend() -> [Phrase; 3] {
    [
        Phrase::new("wolves-view-legend-ground"),
        Phrase::new("wolves-view-legend-pieces"),
        Phrase::new("wolves-view-legend-tokens"),
    ]
}

/// The map: every hex is two lines high, the columns are staggered by one line. The first line of a hex is
/// its name and ground, the second what is on it. All of it, or one board.
pub fn map(view: &View, board: Option<usize>) -> Vec<Phrase> {
    let height = |hex: &HexView| 2 * i32::from(hex.r) + i32::from(hex.q);
    let drawn = |hex: &&HexView| board.is_none_or(|board| hex.hex.board() == board);
    let mut hexes: Vec<&HexView> = view.hexes.iter().filter(drawn).collect();
    let left = hexes.iter().map(|hex| i32::from(hex.q)).min().unwrap_or_default();
    let top = hexes.iter().map(|hex| height(hex)).min().unwrap_or_default();
    let mut rows: Vec<Row> = Vec::new();
    // Columns come from left to right, so every row only grows.
    hexes.sort_by_key(|hex| (hex.q, hex.r));
    for hex in hexes {
        let (column, row) = ((i32::from(hex.q) - left) as usize, (height(hex) - top) as usize);
        if rows.len() < row + 2 {
            rows.resize_with(row + 2, Row::default);
        }
        for line in &mut rows[row..row + 2] {
            line.pad(column * WIDTH);
        }
        name(&mut rows[row], hex);
        contents(&mut rows[row + 1], view, hex);
    }
    rows.into_iter().map(Row::said).collect()
}

/// A line of the map. Letters belong to the reader's language, but their number does not: a line is as wide in
/// every one.
#[derive(Default)]
struct Row {
    cells: Vec<Phrase>,
    /// Text that is still to become a cell.
    text: String,
    width: usize,
}

impl Row {
    fn text(&mut self, text: &str) {
        self.width += text.chars().count();
        self.text.push_str(text);
    }

    /// One or more letters of the reader's language.
    fn letters(&mut self, letters: Phrase, width: usize) {
        self.flush();
        self.width += width;
        self.cells.push(letters);
    }

    /// Text in this ink.
    fn inked(&mut self, text: String, ink: Ink) {
        let width = text.chars().count();
        self.letters(Phrase::verbatim(text).inked(ink), width);
    }

    fn pad(&mut self, width: usize) {
        self.text(&" ".repeat(width.saturating_sub(self.width)));
    }

    fn flush(&mut self) {
        if !self.text.is_empty() {
            self.cells.push(Phrase::verbatim(std::mem::take(&mut self.text)));
        }
    }

    fn said(mut self) -> Phrase {
        self.text.truncate(self.text.trim_end().len());
        self.flush();
        Phrase::drawn(self.cells)
    }
}

fn name(row: &mut Row, hex: &HexView) {
    let ink = ink_of(hex.ground);
    row.inked(format!("{}:", hex.hex), ink);
    match hex.ground {
        Ground::Land(terrain) => row.letters(terrain.letter().inked(ink), 1),
        Ground::Water => row.inked("~".to_owned(), ink),
        Ground::Chasm => row.inked("#".to_owned(), ink),
    }
}

const fn ink_of(ground: Ground) -> Ink {
    match ground {
        Ground::Land(Terrain::Forest) => Ink::Green,
        Ground::Land(Terrain::Rock) => Ink::Grey,
        Ground::Land(Terrain::Grass) => Ink::Yellow,
        Ground::Land(Terrain::Tundra) => Ink::Ice,
        Ground::Land(Terrain::Desert) => Ink::Red,
        Ground::Water => Ink::Blue,
        Ground::Chasm => Ink::Faint,
    }
}

fn contents(row: &mut Row, view: &View, hex: &HexView) {
    match (&hex.token, hex.ground) {
        (Some(token), _) => {
            // TW30: a den may share the hex where the house says so.
            let den = hex.pieces.first();
            row.text(if den.is_none() { "(" } else { "" });
            match token {
                Token::Lone => row.inked("*".to_owned(), Ink::Bold),
                Token::Prey { prey, left } => {
                    row.letters(prey.letters().inked(Ink::Bold), 2);
                    row.text(&left.to_string());
                }
            }
            match den {
                Some(den) => short(row, den),
                None => row.text(")"),
            }
        }
        (None, Ground::Water) => {
            let moons = view.regions.iter().find(|region| region.water == hex.hex).map(|region| region.moons);
            row.text("~");
            for moon in moons.unwrap_or(Moons::NONE).iter() {
                row.letters(moon.letter().inked(Ink::Bold), 1);
            }
            row.text("~");
        }
        (None, Ground::Chasm) => row.inked("####".to_owned(), Ink::Faint),
        (None, Ground::Land(_)) => {
            for (place, piece) in hex.pieces.iter().enumerate() {
                row.text(if place == 0 { "" } else { " " });
                short(row, piece);
            }
        }
    }
}

/// A piece in two letters: its pack and its kind.
fn short(row: &mut Row, view: &PieceView) {
    let ink = ink_of(Ground::Land(Pack::home(view.piece.pack)));
    row.letters(view.piece.pack.letter().inked(ink), 1);
    row.letters(view.piece.kind.letter().inked(ink), 1);
}
