//! Where things lie on the picture: flat-top hexes in tenths of a unit, so that numbers stay short and exact.

use std::sync::OnceLock;

use wolves::Hex;
use wolves::boards::{Axial, SHAPE};
use wolves::hex::{BOARDS, HEXES, PER_BOARD};
use wolves::map::Map;

/// Half a hex's width, from its centre to a corner at the side, in tenths.
const SIZE: i32 = 320;
/// Half a hex's height, in tenths.
const HALF: i32 = 277;
/// The letter of the hex around which every board's shape is written down.
const ANCHOR: usize = 11;

/// A length on the picture, in tenths of a unit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Tenths(pub(super) i32);

impl Tenths {
    /// Writes the number: a page has a thousand of them, and formatting each in the usual way would take
    /// longer than all the rest.
    pub(super) fn write(self, out: &mut String) {
        if self.0 < 0 {
            out.push('-');
        }
        let (whole, tenth) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        let digit = |value: u32| char::from(b'0' + (value % 10) as u8);
        for power in [1000, 100, 10] {
            if whole >= power {
                out.push(digit(whole / power));
            }
        }
        out.push(digit(whole));
        if tenth > 0 {
            out.push('.');
            out.push(digit(tenth));
        }
    }
}

impl maud::Render for Tenths {
    fn render_to(&self, out: &mut String) {
        self.write(out);
    }
}

/// A place on the picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Point {
    pub(super) x: Tenths,
    pub(super) y: Tenths,
}

impl Point {
    /// Where the map's coordinates begin.
    pub(super) const ZERO: Self = Self::new(0, 0);

    const fn new(x: i32, y: i32) -> Self {
        Self { x: Tenths(x), y: Tenths(y) }
    }

    /// So many tenths further right and down.
    pub(super) const fn plus(self, x: i32, y: i32) -> Self {
        Self::new(self.x.0 + x, self.y.0 + y)
    }

    /// From another place to this one.
    pub(super) const fn from(self, other: Self) -> Self {
        Self::new(self.x.0 - other.x.0, self.y.0 - other.y.0)
    }
}

impl Point {
    /// Writes both numbers.
    pub(super) fn write(self, out: &mut String) {
        self.x.write(out);
        out.push(' ');
        self.y.write(out);
    }

    /// Writes both as attributes.
    pub(super) fn place(self, out: &mut String) {
        out.push_str(" x=\"");
        self.x.write(out);
        out.push_str("\" y=\"");
        self.y.write(out);
        out.push('"');
    }
}

impl maud::Render for Point {
    fn render_to(&self, out: &mut String) {
        self.write(out);
    }
}

/// The centre of a place on the plane.
fn centre((q, r): Axial) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    // Half a height is 27.71 units: the hundredths would add up.
    (480 * q, (2 * r + q) * 2771 / 10)
}

/// Where every hex of a map lies on the picture.
pub(super) struct Grid {
    at: [Option<Point>; HEXES],
    /// The attributes of every place, one after the other: several layers of the picture write all of them.
    places: String,
    /// Where those of a hex end; they begin where those of the hex before it end.
    ends: [u16; HEXES],
    /// The upper left corner of the picture, its width and its height.
    pub(super) frame: (Point, Tenths, Tenths),
}

impl Grid {
    /// The picture of a map: the boards stand apart like cut sheets, 3.5 % further from the middle.
    pub(super) fn new(map: &Map) -> Self {
        let mut at = [None; HEXES];
        let (mut low, mut high) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
        for board in 0..BOARDS {
            let hexes = || (0..PER_BOARD).filter_map(|letter| Hex::new(board, letter));
            let places = || hexes().filter_map(|hex| Some((hex, centre((*map.places.get(hex.index())?)?))));
            let sum = places().fold((0, 0), |sum, (_, (x, y))| (sum.0 + x, sum.1 + y));
            let apart = |sum: i32| sum * 35 / 1000 / PER_BOARD as i32;
            for (hex, (x, y)) in places() {
                let (x, y) = (x + apart(sum.0), y + apart(sum.1));
                low = (low.0.min(x), low.1.min(y));
                high = (high.0.max(x), high.1.max(y));
                at[hex.index()] = Some(Point::new(x, y));
            }
        }
        let corner = Point::new(low.0 - SIZE - 60, low.1 - HALF - 60);
        let (width, height) = (high.0 + SIZE + 60 - corner.x.0, high.1 + HALF + 120 - corner.y.0);
        let (mut places, mut ends) = (String::with_capacity(HEXES * 20), [0; HEXES]);
        for (at, end) in at.iter().zip(&mut ends) {
            if let Some(at) = at {
                at.place(&mut places);
            }
            *end = places.len() as u16;
        }
        Self { at, places, ends, frame: (corner, Tenths(width), Tenths(height)) }
    }

    /// The attributes `x` and `y` of a hex's centre.
    pub(super) fn place(&self, hex: Hex) -> &str {
        let start = hex.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        self.places.get(start.into()..self.ends[hex.index()].into()).unwrap_or_default()
    }

    /// The centre of a hex; the middle of the picture where the map has no such hex.
    pub(super) fn at(&self, hex: Hex) -> Point {
        self.at[hex.index()].unwrap_or(Point::ZERO)
    }

    /// Where a board's card lies; nothing for a board that this map does not have.
    pub(super) fn card(&self, board: usize) -> Option<Point> {
        self.at[Hex::new(board, ANCHOR)?.index()]
    }
}

/// The outline of a board, seen from its anchor: the same for all.
pub(super) fn outline() -> &'static str {
    static OUTLINE: OnceLock<String> = OnceLock::new();
    OUTLINE.get_or_init(|| {
        let mut edges = edges();
        let mut path = String::new();
        let mut here = edges.first().map(|edge| edge.0);
        while let Some(next) = here.and_then(|here| edges.iter().position(|edge| edge.0 == here)) {
            let ((x, y), end) = edges.swap_remove(next);
            path.push(if path.is_empty() { 'M' } else { 'L' });
            Point::new(x * 160, y * 2771 / 10).write(&mut path);
            here = Some(end);
        }
        path.push('z');
        path
    })
}

/// A corner of a hex, counted in half sides to the right and half heights down.
type Corner = (i32, i32);

/// The sides of a board's hexes that no other hex of it shares, from corner to corner.
fn edges() -> Vec<(Corner, Corner)> {
    const CORNERS: [Corner; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];
    const BEYOND: [Axial; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let mut edges = Vec::new();
    for (q, r) in SHAPE {
        let corner = |side: usize| {
            let (x, y) = CORNERS[side % 6];
            (3 * i32::from(q) + x, 2 * i32::from(r) + i32::from(q) + y)
        };
        let outside = |side: &usize| !SHAPE.contains(&(q + BEYOND[*side].0, r + BEYOND[*side].1));
        edges.extend((0..6).filter(outside).map(|side| (corner(side), corner(side + 1))));
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        for (tenths, text) in [
            (0, "0"),
            (5, "0.5"),
            (-5, "-0.5"),
            (120, "12"),
            (-1234, "-123.4"),
            (10_050, "1005"),
            (1001, "100.1"),
        ] {
            let mut written = String::new();
            Tenths(tenths).write(&mut written);
            assert_eq!(written, text);
        }
    }

    /// One closed line around all sixteen hexes.
    #[test]
    fn outline_goes_around_once() {
        assert_eq!(outline().matches(['M', 'L']).count(), edges().len());
        assert_eq!((outline().matches('M').count(), outline().matches('z').count()), (1, 1));
    }
}
