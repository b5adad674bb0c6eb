//! The table as lines of text: a map to play from, and everything around it.

use table::{Line, Phrase};

use crate::moon::Moons;
use crate::terrain::Ground;
use crate::view::{HexView, PieceView, PlayerView, RegionView, Token, View};

/// How wide a hex is on the text map.
const WIDTH: usize = 6;

/// The view as lines of text.
#[must_use]
pub fn describe(view: &View) -> Vec<Phrase> {
    let mut lines = vec![heading(view)];
    lines.extend(map(view));
    lines.push(Phrase::new("wolves-view-legend-ground"));
    lines.push(Phrase::new("wolves-view-legend-pieces"));
    lines.push(Phrase::new("wolves-view-legend-tokens"));
    lines.extend(view.regions.iter().map(region));
    lines.push(calendar(view));
    lines.extend(view.players.iter().flat_map(player));
    lines
}

fn heading(view: &View) -> Phrase {
    let moon = &view.moon;
    let next = moon.phases.iter().find(|phase| !phase.scored);
    match next {
        Some(next) => Phrase::new("wolves-view-heading")
            .with("round", view.round)
            .with("date", moon.dates)
            .with("phase", next.phase.name())
            .with("until", next.phase.until())
            .with("left", next.date.saturating_sub(moon.dates)),
        None => Phrase::new("wolves-view-heading-over").with("round", view.round).with("date", moon.dates),
    }
}

/// The map: every hex is two lines high, the columns are staggered by one line. The first line of a hex is
/// its name and ground, the second what is on it.
fn map(view: &View) -> Vec<Phrase> {
    let height = |hex: &HexView| 2 * i32::from(hex.r) + i32::from(hex.q);
    let left = view.hexes.iter().map(|hex| i32::from(hex.q)).min().unwrap_or_default();
    let top = view.hexes.iter().map(height).min().unwrap_or_default();
    let mut rows: Vec<Row> = Vec::new();
    let mut hexes: Vec<&HexView> = view.hexes.iter().collect();
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
    row.text(&format!("{}:", hex.hex));
    match hex.ground {
        Ground::Land(terrain) => row.letters(terrain.letter(), 1),
        Ground::Water => row.text("~"),
        Ground::Chasm => row.text("#"),
    }
}

fn contents(row: &mut Row, view: &View, hex: &HexView) {
    match (&hex.token, hex.ground) {
        (Some(token), _) => {
            // TW30: a den may share the hex where the house says so.
            let den = hex.pieces.first();
            row.text(if den.is_none() { "(" } else { "" });
            match token {
                Token::Lone => row.text("*"),
                Token::Prey { prey, left } => {
                    row.letters(prey.letters(), 2);
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
                row.letters(moon.letter(), 1);
            }
            row.text("~");
        }
        (None, Ground::Chasm) => row.text("####"),
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
    row.letters(view.piece.pack.letter(), 1);
    row.letters(view.piece.kind.letter(), 1);
}

fn region(view: &RegionView) -> Phrase {
    let place = |standing: &crate::event::Standing| {
        Phrase::new("wolves-event-place")
            .with("pack", standing.pack.name())
            .with("control", standing.control)
            .with("alphas", standing.alphas)
            .with("vp", standing.vp)
    };
    let moons: Vec<Phrase> = view.moons.iter().map(crate::moon::Phase::name).collect();
    let places: Vec<Phrase> = view.ranking.iter().map(place).collect();
    let key = match (moons.is_empty(), places.is_empty()) {
        (true, _) => return Phrase::new("wolves-view-region-done").with("region", view.region),
        (false, true) => Phrase::new("wolves-view-region-empty"),
        (false, false) => Phrase::new("wolves-view-region").with("places", places),
    };
    key.with("region", view.region).with("moons", moons)
}

fn calendar(view: &View) -> Phrase {
    let pieces: Vec<Phrase> = view.moon.calendar.iter().map(crate::event::Fallen::name).collect();
    if pieces.is_empty() {
        return Phrase::new("wolves-view-calendar-empty");
    }
    Phrase::new("wolves-view-calendar").with("pieces", pieces)
}

fn player(view: &PlayerView) -> Vec<Phrase> {
    let tile = |tile: &crate::view::TileView| {
        if tile.shown == tile.hidden {
            return Phrase::new("wolves-pay-home").with("terrain", tile.shown.name());
        }
        Phrase::new("wolves-pay-tile").with("from", tile.shown.name()).with("to", tile.hidden.name())
    };
    let value = |place: usize| view.tracks.get(place).map_or(0, |track| track.value);
    let waiting = view.waiting.iter().flatten();
    let points = |line: &Line| {
        Phrase::new("wolves-view-points").with("category", category(line.category)).with("vp", line.points)
    };
    let scored: Vec<Phrase> = view.score.iter().filter(|line| line.points != 0).map(points).collect();
    let name = if scored.is_empty() {
        Phrase::new("wolves-view-player-new")
    } else {
        Phrase::new("wolves-view-player").with("score", scored)
    };
    let prey: Vec<Phrase> = view.prey.iter().map(|prey| prey.name()).collect();
    let mut lines = vec![
        name.with("seat", view.seat).with("pack", view.pack.name()).with("total", view.total),
        Phrase::new("wolves-view-tiles").with("tiles", view.tiles.iter().map(tile).collect::<Vec<_>>()),
        Phrase::new("wolves-view-board")
            .with("spread", value(0))
            .with("speed", value(1))
            .with("howl", value(2))
            .with("terrain", view.terrain_tokens)
            .with("action", view.action_tokens),
        Phrase::new("wolves-view-left")
            .with("dens", view.tracks.iter().map(|track| usize::from(4 - track.taken.min(4))).sum::<usize>())
            .with("lairs", view.lairs_left)
            .with("wolves", waiting.count()),
    ];
    if !prey.is_empty() {
        lines.push(Phrase::new("wolves-view-prey").with("prey", prey));
    }
    lines
}

/// The name of a scoring category.
fn category(key: &str) -> Phrase {
    Phrase::new(match key {
        "regions" => "wolves-score-regions",
        "spread" => "wolves-score-spread",
        "speed" => "wolves-score-speed",
        "howl" => "wolves-score-howl",
        "lairs" => "wolves-score-lairs",
        "prey" => "wolves-score-prey",
        _ => "wolves-score-wolves",
    })
}
