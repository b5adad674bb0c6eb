//! What has happened to every piece, by what everybody was told: pieces have no names in the rules, but whoever
//! draws them wants to know which is which, so that it can be seen to go from there to there.

use table::Seat;

use crate::event::Event;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::piece::{Kind, Piece};
use crate::view::View;

/// Which piece: the same from where it first stands to the moonlight board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Name {
    /// A piece of a pack, by the order in which they came to the map.
    Piece(u16),
    /// The lone wolf that stood here at first.
    Lone(Hex),
    /// Something that lay on this date (from 0) when the game began, or of which nothing else is known.
    Date(u8),
}

/// A piece on the map with its name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Which.
    pub name: Name,
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub hex: Hex,
}

/// Something that the last action did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trace {
    /// A piece went along these hexes.
    Went(Piece, Vec<Hex>),
    /// Something of this pack's player happened here.
    Changed(Piece, Hex),
}

/// The pieces, what fell, and the last action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The pieces on the map.
    pub pieces: Vec<Named>,
    /// The piece on each date.
    pub fallen: Vec<Name>,
    /// The last action that was paid, or the last wolves placed.
    pub last: Vec<Trace>,
    count: u16,
}

impl Story {
    /// Before the first move: what stands there already.
    pub(crate) fn new(view: &View) -> Self {
        let mut story = Self::default();
        for hex in &view.hexes {
            hex.pieces.iter().for_each(|piece| story.add(piece.piece, hex.hex));
        }
        story.fallen.extend((0..view.moon.dates).map(Name::Date));
        story
    }

    /// Follows the pieces through something that happened.
    pub(crate) fn hear(&mut self, game: &Wolves, event: &Event) {
        let piece = |seat: &Seat, kind: Kind| Piece { pack: game.packs[seat.index()], kind };
        match event {
            Event::Drafted { seat, hex } => {
                self.last.clear();
                self.add(piece(seat, Kind::Alpha), *hex);
                self.add(piece(seat, Kind::Wolf), *hex);
                self.last.push(Trace::Changed(piece(seat, Kind::Alpha), *hex));
            }
            Event::Acted { .. } => self.last.clear(),
            Event::Walked { seat, kind, from, to, path } => {
                let piece = piece(seat, *kind);
                self.go(piece, *from, *to);
                self.last.push(Trace::Went(piece, path.clone()));
            }
            Event::Pushed { wolf, from, to, .. } => {
                self.go(*wolf, *from, *to);
                self.last.push(Trace::Went(*wolf, vec![*from, *to]));
            }
            Event::Howled { seat, hex, kind } => {
                self.fallen.push(Name::Lone(*hex));
                self.comes(piece(seat, *kind), *hex);
            }
            Event::Built { seat, hex, .. } => self.comes(piece(seat, Kind::Den), *hex),
            Event::Upgraded { seat, hex, .. } => {
                self.replace(piece(seat, Kind::Den), piece(seat, Kind::Lair), *hex);
            }
            Event::DominatedWolf { seat, hex, pack, kind } => {
                self.replace(Piece { pack: *pack, kind: Kind::Wolf }, piece(seat, *kind), *hex);
            }
            Event::DominatedDen { seat, hex, pack, .. } => {
                self.replace(Piece { pack: *pack, kind: Kind::Den }, piece(seat, Kind::Den), *hex);
            }
            Event::Hunted { seat, hex, .. } => {
                self.last.push(Trace::Changed(piece(seat, Kind::Alpha), *hex));
            }
            // Nothing that stands on the map.
            Event::Turn { .. }
            | Event::SecondToken { .. }
            | Event::Date { .. }
            | Event::BonusAction { .. }
            | Event::Phase { .. }
            | Event::Region { .. }
            | Event::Still
            | Event::Over => {}
        }
    }

    fn add(&mut self, piece: Piece, hex: Hex) {
        self.pieces.push(Named { name: Name::Piece(self.count), piece, hex });
        self.count = self.count.saturating_add(1);
    }

    fn comes(&mut self, piece: Piece, hex: Hex) {
        self.add(piece, hex);
        self.last.push(Trace::Changed(piece, hex));
    }

    fn go(&mut self, piece: Piece, from: Hex, to: Hex) {
        if let Some(named) = self.pieces.iter_mut().find(|other| other.piece == piece && other.hex == from) {
            named.hex = to;
        }
    }

    /// One piece goes to the moonlight board, another takes its place.
    fn replace(&mut self, lost: Piece, piece: Piece, hex: Hex) {
        let place = self.pieces.iter().position(|other| other.piece == lost && other.hex == hex);
        let name = place.map(|place| self.pieces.swap_remove(place).name);
        self.fallen.push(name.unwrap_or(Name::Date(self.fallen.len() as u8)));
        self.comes(piece, hex);
    }
}
