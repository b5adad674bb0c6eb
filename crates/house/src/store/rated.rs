//! Results of rated games: all that a rating is reckoned from.

use bots::Level;

use super::PersonId;

/// A rated game that is over. Its row outlives its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// Its number, in the order in which games ended; 0 for a new one, whose number the store gives.
    pub number: i64,
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// Whether a host has voided it: it counts for nobody.
    pub voided: bool,
    /// Who sat there when it began, in order.
    pub seats: Vec<RatedSeat>,
}

/// A seat of a rated game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RatedSeat {
    /// Who sat there when the game began.
    pub who: Rival,
    /// Its side: those with the same number win together.
    pub side: u8,
    /// Its place, from 1; equal places share.
    pub place: u8,
    /// Whether its person has left, given up, run out of time, or was sat in for: that counts as lost.
    pub gone: bool,
}

/// Who sat in a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rival {
    /// A person. Somebody who was forgotten since has a number below 0 that leads to nobody; 0 is somebody who was
    /// forgotten while the game ran.
    Person(PersonId),
    /// A bot of this level.
    Bot(Level),
}

impl Rival {
    /// The person who sat there.
    #[must_use]
    pub const fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(id) => Some(id),
            Self::Bot(_) => None,
        }
    }
}
