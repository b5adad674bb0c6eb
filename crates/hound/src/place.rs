//! The four places around the table, the teams, and who is meant from a place.

use std::fmt;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A place at the table. There are always four; one without a person is a dummy's.
/// People count places from 1; code indexes them from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The four places, clockwise from the one that starts.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];
    /// Where the game starts, and where all animals stand at first.
    pub const FIRST: Self = Self(0);

    /// The place with this index; indices wrap around, as places do.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self((index & 3) as u8)
    }

    /// The place with this number as people say it, 1 to 4.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 4 { Some(Self(number - 1)) } else { None }
    }

    /// 0 for the first place: for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// 1 for the first place: for people.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The place so many steps further clockwise.
    #[inline]
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Self {
        Self(self.0.wrapping_add(steps) & 3)
    }

    /// WH70: left is the next place, right the one before, across the partner.
    #[must_use]
    pub const fn toward(self, aim: Aim) -> Self {
        self.clockwise(aim as u8)
    }

    /// WH70: the partner sits across.
    #[must_use]
    pub const fn partner(self) -> Self {
        self.toward(Aim::Across)
    }

    /// WH70: places 1 and 3 are Blue, 2 and 4 Yellow.
    #[inline]
    #[must_use]
    pub const fn team(self) -> Team {
        if self.0 & 1 == 0 { Team::Blue } else { Team::Yellow }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({})", self.number())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

table::written_as!(Place, { "type": "integer", "minimum": 1, "maximum": 4, "description": "A place at the table, clockwise from 1." });

/// Two places that win and lose together.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    /// Places 1 and 3.
    Blue,
    /// Places 2 and 4.
    Yellow,
}

impl Team {
    /// The opponents.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Blue => Self::Yellow,
            Self::Yellow => Self::Blue,
        }
    }

    /// The message with the team's name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blue => "hound-team-blue",
            Self::Yellow => "hound-team-yellow",
        }
    }
}

/// Whom an animal is after, seen from the place in front of which it activates.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The current player.
    Current = 0,
    /// The next player clockwise.
    Left = 1,
    /// The partner.
    Across = 2,
    /// The player before.
    Right = 3,
}

impl Aim {
    /// All of them, clockwise.
    pub const ALL: [Self; 4] = [Self::Current, Self::Left, Self::Across, Self::Right];

    /// The word in the card file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Current => "current",
            Self::Left => "left",
            Self::Across => "across",
            Self::Right => "right",
        }
    }

    /// The message with its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Current => "hound-aim-current",
            Self::Left => "hound-aim-left",
            Self::Across => "hound-aim-across",
            Self::Right => "hound-aim-right",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WH70: left of 4 is 1, right of 1 is 4; partners sit across and share a colour.
    #[test]
    fn places_go_round_clockwise() {
        let place = |number| Place::new(number).unwrap();
        assert_eq!(place(4).toward(Aim::Left), place(1));
        assert_eq!(place(1).toward(Aim::Right), place(4));
        assert_eq!(place(2).partner(), place(4));
        let teams: Vec<Team> = Place::ALL.iter().map(|place| place.team()).collect();
        assert_eq!(teams, [Team::Blue, Team::Yellow, Team::Blue, Team::Yellow]);
        assert_eq!((Place::new(0), Place::new(5)), (None, None));
    }
}
