//! What has happened to every piece, from the events: pieces have no names in the rules, but on the page each
//! keeps one, so that it glides where it goes.

use table::{Seat, Table, Viewer};
use wolves::event::Event;
use wolves::piece::{Kind, Piece};
use wolves::{Hex, Wolves};

/// A piece on the map with its number.
struct Tracked {
    number: usize,
    piece: Piece,
    hex: Hex,
}

/// Something that the last action did.
pub(super) enum Trace {
    /// A piece went along these hexes.
    Went(Piece, Vec<Hex>),
    /// Something of this pack's player happened here.
    Changed(Piece, Hex),
}

/// The pieces, what fell, and the last action.
pub(super) struct Story {
    pieces: Vec<Tracked>,
    count: usize,
    /// The id of the piece on each date.
    pub(super) fallen: Vec<String>,
    /// The last action that was paid, or the last wolves placed.
    pub(super) last: Vec<Trace>,
}

impl Story {
    /// Follows the table's events up to this ply.
    pub(super) fn follow(table: &Table<Wolves>, plies: usize) -> Self {
        let mut story = Self { pieces: Vec::new(), count: 0, fallen: Vec::new(), last: Vec::new() };
        let game = table.game();
        if let Some(start) = table.position_at(0) {
            for (hex, _) in game.map.hexes() {
                for (owner, kind) in start.pieces_on(hex) {
                    story.add(game.packs.get(owner).map(|&pack| Piece { pack, kind }), hex);
                }
            }
            story.fallen.extend((0..start.dates).map(|date| format!("tw-d{date}")));
        }
        for past in table.standing(0..plies) {
            for event in past.events.iter().filter_map(|event| event.seen_by(Viewer::Public)) {
                story.hear(game, event);
            }
        }
        story
    }

    fn hear(&mut self, game: &Wolves, event: &Event) {
        let piece = |seat: &Seat, kind: Kind| game.packs.get(seat.index()).map(|&pack| Piece { pack, kind });
        match event {
            Event::Drafted { seat, hex } => {
                self.last.clear();
                self.add(piece(seat, Kind::Alpha), *hex);
                self.add(piece(seat, Kind::Wolf), *hex);
                self.changed(piece(seat, Kind::Alpha), *hex);
            }
            Event::Acted { .. } => self.last.clear(),
            Event::Walked { seat, kind, from, to, path } => {
                if let Some(piece) = piece(seat, *kind) {
                    self.go(piece, *from, *to);
                    self.last.push(Trace::Went(piece, path.clone()));
                }
            }
            Event::Pushed { wolf, from, to, .. } => {
                self.go(*wolf, *from, *to);
                self.last.push(Trace::Went(*wolf, vec![*from, *to]));
            }
            Event::Howled { seat, hex, kind } => {
                self.fallen.push(lone(*hex));
                self.add(piece(seat, *kind), *hex);
                self.changed(piece(seat, *kind), *hex);
            }
            Event::Built { seat, hex, .. } => {
                self.add(piece(seat, Kind::Den), *hex);
                self.changed(piece(seat, Kind::Den), *hex);
            }
            Event::Upgraded { seat, hex, .. } => {
                self.replace(piece(seat, Kind::Den), piece(seat, Kind::Lair), *hex);
            }
            Event::DominatedWolf { seat, hex, pack, kind } => {
                self.replace(Some(Piece { pack: *pack, kind: Kind::Wolf }), piece(seat, *kind), *hex);
            }
            Event::DominatedDen { seat, hex, pack, .. } => {
                self.replace(Some(Piece { pack: *pack, kind: Kind::Den }), piece(seat, Kind::Den), *hex);
            }
            Event::Hunted { seat, hex, .. } => self.changed(piece(seat, Kind::Alpha), *hex),
            _ => {}
        }
    }

    fn add(&mut self, piece: Option<Piece>, hex: Hex) {
        if let Some(piece) = piece {
            self.pieces.push(Tracked { number: self.count, piece, hex });
            self.count += 1;
        }
    }

    fn go(&mut self, piece: Piece, from: Hex, to: Hex) {
        if let Some(tracked) = self.pieces.iter_mut().find(|other| other.piece == piece && other.hex == from)
        {
            tracked.hex = to;
        }
    }

    /// One piece goes to the moonlight board, another takes its place.
    fn replace(&mut self, lost: Option<Piece>, piece: Option<Piece>, hex: Hex) {
        let place = self.pieces.iter().position(|other| Some(other.piece) == lost && other.hex == hex);
        let number = place.map(|place| self.pieces.swap_remove(place).number);
        self.fallen.push(number.map_or_else(|| format!("tw-d{}", self.fallen.len()), name));
        self.add(piece, hex);
        self.changed(piece, hex);
    }

    fn changed(&mut self, piece: Option<Piece>, hex: Hex) {
        self.last.extend(piece.map(|piece| Trace::Changed(piece, hex)));
    }

    /// The id of a piece on the map; each is given out once.
    pub(super) fn take(&mut self, piece: Piece, hex: Hex) -> Option<String> {
        let place = self.pieces.iter().position(|other| other.piece == piece && other.hex == hex)?;
        Some(name(self.pieces.swap_remove(place).number))
    }
}

fn name(number: usize) -> String {
    format!("tw-p{number}")
}

/// The id of a lone wolf: it keeps it on the moonlight board.
pub(super) fn lone(hex: Hex) -> String {
    format!("tw-l{hex}")
}
