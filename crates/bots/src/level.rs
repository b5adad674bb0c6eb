//! Four levels, from a friendly beginner to the best that these bots can do.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How well a bot plays. The message `bot-NAME` names a level, `bot-NAME-about` describes it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 4] = [Self::Cub, Self::Scout, Self::Hunter, Self::Alpha];
    /// What bots are when nobody chooses.
    pub const USUAL: Self = Self::Scout;

    /// Its name, as people type it and as it is kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cub => "cub",
            Self::Scout => "scout",
            Self::Hunter => "hunter",
            Self::Alpha => "alpha",
        }
    }
}

/// How a level thinks: weaker ones plan less far and choose more softly, but never blindly.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Plan {
    /// Games played in thought for one decision; 0 trusts the first opinion.
    pub nodes: u32,
    /// How many decisions of its own such a game looks ahead.
    pub ahead: u32,
    /// How much of a win share it gives away for variety.
    pub temperature: f64,
    /// How softly the others are thought to choose, where worlds are drawn by what they have played; 0 takes all worlds
    /// alike.
    pub belief: f64,
}

impl Plan {
    /// The plan with these numbers, in the order of its fields, of which the last may be missing; `None` when they are
    /// too few or too many.
    pub(crate) fn of(numbers: &[f64]) -> Option<Self> {
        let (nodes, ahead, temperature, belief) = match *numbers {
            [nodes, ahead, temperature] => (nodes, ahead, temperature, 0.0),
            [nodes, ahead, temperature, belief] => (nodes, ahead, temperature, belief),
            _ => return None,
        };
        Some(Self { nodes: nodes as u32, ahead: ahead as u32, temperature, belief })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such level.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or(NoSuchLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_what_they_print() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!(Level::ALL.map(Level::name), ["cub", "scout", "hunter", "alpha"], "data files keep these");
        assert_eq!("wolf".parse::<Level>(), Err(NoSuchLevel));
    }
}
