//! Views as lines of text: what has to be decided, what the moves are called, how the table stands.

use table::{Line, Phrase, Seat};

use crate::hex::Hex;
use crate::moon::Moons;
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::prey::Prey;
use crate::terrain::{Ground, Terrain};
use crate::tiles::{Payment, Tile, Tiles};
use crate::tracks::Track;
use crate::view::{HexView, PieceView, PlayerView, RegionView, StepView, Token, View};

/// What has to be decided now, or how it ended.
#[must_use]
pub fn prompt(view: &View) -> Phrase {
    let Some(seat) = view.active else {
        return ended(view);
    };
    let ask = |key: &'static str| Phrase::new(key).with("seat", seat);
    match &view.step {
        StepView::Draft => ask("wolves-prompt-draft"),
        StepView::Action => ask("wolves-prompt-action").with("count", view.actions),
        StepView::Pay { action, cost, terrain } => ask("wolves-prompt-pay")
            .with("action", name_action(view, *action))
            .with("cost", *cost)
            .with("terrain", terrain.map_or_else(|| Phrase::verbatim(""), Terrain::name)),
        StepView::Track { .. } => ask("wolves-prompt-track"),
        StepView::Wolves { terrain, moved, spread, speed } => ask("wolves-prompt-wolves")
            .with("terrain", terrain.name())
            .with("next", moved + 1)
            .with("spread", *spread)
            .with("speed", *speed),
        StepView::Push { hex, wolf, .. } => {
            ask("wolves-prompt-push").with("piece", wolf.name()).with("hex", hex.to_string())
        }
        StepView::Prey { prey } => {
            let prey = prey.map_or_else(|| Phrase::verbatim(""), Prey::name);
            ask("wolves-prompt-prey").with("prey", prey)
        }
        StepView::End | StepView::Over => {
            let tokens = view.active_player().map_or(0, |player| player.action_tokens);
            ask("wolves-prompt-end").with("tokens", tokens)
        }
    }
}

fn ended(view: &View) -> Phrase {
    let Some(outcome) = &view.outcome else {
        return Phrase::new("wolves-event-over");
    };
    let winners: Vec<Seat> = outcome.winners().collect();
    let names: Vec<Phrase> =
        winners.iter().map(|seat| Phrase::new("wolves-winner").with("seat", *seat)).collect();
    let total =
        winners.first().and_then(|seat| outcome.seats.get(seat.index())).map_or(0, |score| score.total);
    let phrase = match winners[..] {
        [winner] => Phrase::new("wolves-prompt-won").with("seat", winner),
        _ => Phrase::new("wolves-prompt-shared").with("seats", names),
    };
    phrase.with("vp", total)
}

/// A name for a legal move.
#[must_use]
pub fn label(view: &View, mv: Move) -> Phrase {
    match mv {
        Move::Draft(hex) => at(view, Phrase::new("wolves-move-draft"), hex),
        Move::Act(action) => name_action(view, action),
        Move::Pay(payment) => Phrase::new("wolves-move-pay").with("price", name_price(view, payment)),
        Move::Track(track) => name_track(view, track),
        Move::Walk { kind, from, to } => {
            let phrase = match enemy_wolf(view, to) {
                Some(wolf) if kind == Kind::Alpha => {
                    Phrase::new("wolves-move-walk-push").with("pushed", wolf.name())
                }
                _ => Phrase::new("wolves-move-walk"),
            };
            phrase.with("piece", kind.name()).with("from", from.to_string()).with("to", to.to_string())
        }
        Move::Push(hex) => at(view, Phrase::new("wolves-move-push"), hex),
        Move::Stop => Phrase::new("wolves-move-stop"),
        Move::Prey(hex) => {
            let prey = view.hex(hex).and_then(|view| match &view.token {
                Some(Token::Prey { prey, .. }) => Some(prey.name()),
                _ => None,
            });
            Phrase::new("wolves-move-prey")
                .with("prey", prey.unwrap_or_else(|| Phrase::verbatim("")))
                .with("hex", hex.to_string())
        }
        Move::Bonus => Phrase::new("wolves-move-bonus"),
        Move::End => Phrase::new("wolves-move-end"),
    }
}

/// Adds a hex and what it is made of.
fn at(view: &View, phrase: Phrase, hex: Hex) -> Phrase {
    let ground = view.hex(hex).map_or(Ground::Chasm, |view| view.ground);
    phrase.with("hex", hex.to_string()).with("terrain", ground.name())
}

fn name_action(view: &View, action: Action) -> Phrase {
    match action {
        Action::Move(terrain) => Phrase::new("wolves-move-move").with("terrain", terrain.name()),
        Action::Howl(hex) => at(view, Phrase::new("wolves-move-howl"), hex),
        Action::Den(hex) => at(view, Phrase::new("wolves-move-den"), hex),
        Action::Lair(hex) => at(view, Phrase::new("wolves-move-lair"), hex),
        Action::Dominate(hex, kind) => {
            let me = view.active;
            let piece = view.hex(hex).and_then(|there| {
                there.pieces.iter().find(|piece| piece.seat != me && piece.piece.kind == kind)
            });
            let piece = piece.map_or_else(|| kind.name(), |piece| piece.piece.name());
            at(view, Phrase::new("wolves-move-dominate").with("piece", piece), hex)
        }
    }
}

/// A wolf of another pack that stands alone on this hex.
fn enemy_wolf(view: &View, hex: Hex) -> Option<Piece> {
    match view.hex(hex)?.pieces.as_slice() {
        [piece] if piece.seat != view.active && piece.piece.kind.walks() => Some(piece.piece),
        _ => None,
    }
}

fn name_price(view: &View, payment: Payment) -> Vec<Phrase> {
    let Some(player) = view.active_player() else {
        return Vec::new();
    };
    let home = player.pack.home();
    let backs = Tile::all().filter(|tile| {
        player.tiles.iter().any(|view| view.tile == tile.id() && view.shown != tile.sides(home).0)
    });
    let shown = Tiles::with_backs(backs.map(Tile::bit).sum());
    payment.name(home, shown)
}

fn name_track(view: &View, track: Track) -> Phrase {
    let phrase = Phrase::new("wolves-move-track").with("track", track.name());
    let there = view.active_player().and_then(|player| player.tracks.get(track.index()));
    let next = there.map_or(0, |track| usize::from(track.taken));
    let value = there.and_then(|track| track.values.get(next + 1)).copied().unwrap_or_default();
    let bonus = there.and_then(|track| track.bonuses.get(next)).copied().flatten();
    let bonus = bonus.map_or_else(|| Phrase::new("wolves-bonus-none"), crate::tracks::Bonus::name);
    phrase.with("value", value).with("bonus", bonus)
}

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
