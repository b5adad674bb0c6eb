//! Four levels, from a friendly beginner to the best that these bots can do.

use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Learns the game with you.
    Cub,
    /// Plays soundly.
    Scout,
    /// Looks further.
    Hunter,
    /// As well as it can.
    Alpha,
}

/// The names of the levels, weakest first: the message `bot-NAME` says each.
pub const LEVELS: &[&str] = &["cub", "scout", "hunter", "alpha"];

const ALL: [Level; 4] = [Level::Cub, Level::Scout, Level::Hunter, Level::Alpha];

/// How a level thinks.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Plan {
    /// Random games played in thought for one decision.
    pub(crate) playouts: u32,
    /// How much of a win share it gives away for variety: weaker levels are softer, never blind.
    pub(crate) temperature: f64,
}

impl Level {
    pub(crate) const fn plan(self) -> Plan {
        match self {
            Self::Cub => Plan { playouts: 40, temperature: 0.12 },
            Self::Scout => Plan { playouts: 200, temperature: 0.05 },
            Self::Hunter => Plan { playouts: 1_000, temperature: 0.02 },
            Self::Alpha => Plan { playouts: 5_000, temperature: 0.0 },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(LEVELS[*self as usize])
    }
}

/// There is no such level.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        ALL.into_iter().find(|level| level.to_string() == text).ok_or(NoSuchLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_what_they_print() {
        for (level, name) in ALL.iter().zip(LEVELS) {
            assert_eq!((level.to_string().as_str(), name.parse()), (*name, Ok(*level)));
        }
        assert_eq!("wolf".parse::<Level>(), Err(NoSuchLevel));
    }
}
