//! Seats, sets of seats, and who looks.

use std::fmt;

use serde::{Serialize, Serializer};

/// The most seats that any game of the catalogue has.
pub const MAX_SEATS: usize = 5;

/// A player who decides. People count seats from 1; code indexes them from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number as people say it, 1 to [`MAX_SEATS`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_SEATS { Some(Self(number - 1)) } else { None }
    }

    /// The seat with this index; indices wrap around at [`MAX_SEATS`], so this never fails.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self((index % MAX_SEATS) as u8)
    }

    /// 0 for the first seat: for arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 for the first seat: for people.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table with so many seats.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// Seats 1 to `seats`.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

crate::written_as!(Seat, { "type": "integer", "minimum": 1, "maximum": 5, "description": "A seat, from 1." });

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// All seats of a table with so many.
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, seat 1 lowest: for compact positions.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with these bits, seat 1 lowest.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0x1f)
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

/// Who looks at a table.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// One player: knows what that seat may know.
    Seat(Seat),
    /// A spectator: knows what everybody knows.
    Public,
    /// Sees everything: for finished games, saved files and analysis.
    All,
}

impl Viewer {
    /// Whether this viewer may know what exactly these seats know.
    /// The public knows only what is told to everybody, which is not said by a set.
    #[must_use]
    pub const fn is_among(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(seat) => seats.contains(seat),
            Self::Public => false,
            Self::All => true,
        }
    }

    /// All viewers that know less than everything, at a table with so many seats.
    pub fn limited(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Public])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Public => f.write_str("public"),
            Self::All => f.write_str("all"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

crate::written_as!(Viewer, {
    "type": "string", "enum": ["1", "2", "3", "4", "5", "public", "all"],
    "description": "Who looks: a seat's number, everybody, or nobody from whom anything is hidden."
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_count_from_one_for_people() {
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(6), None);
        let last = Seat::new(5).unwrap();
        assert_eq!((last.index(), last.to_string()), (4, "5".to_owned()));
        assert_eq!(last.next(5).number(), 1);
        assert_eq!(Seat::all(3).map(Seat::number).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = SeatSet::only(Seat::from_index(1)).with(Seat::from_index(3));
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [2, 4]);
        assert!(!SeatSet::all(3).contains(Seat::from_index(3)));
        assert!(Viewer::All.is_among(SeatSet::EMPTY));
        assert!(!Viewer::Public.is_among(SeatSet::all(5)));
    }
}
