//! Prey and their stacks (TW89).

use schemars::JsonSchema;
use serde::Serialize;
use table::Phrase;

/// A type of prey.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Prey {
    /// Moose.
    Moose,
    /// Deer.
    Deer,
    /// Raccoon.
    Raccoon,
    /// Boar.
    Boar,
    /// Rabbit.
    Rabbit,
}

impl Prey {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Moose, Self::Deer, Self::Raccoon, Self::Boar, Self::Rabbit];

    /// Its bit in a set of prey.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["moose", "deer", "raccoon", "boar", "rabbit"][self as usize]
    }

    /// The prey with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|prey| prey.id().eq_ignore_ascii_case(text))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Moose => "wolves-prey-moose",
            Self::Deer => "wolves-prey-deer",
            Self::Raccoon => "wolves-prey-raccoon",
            Self::Boar => "wolves-prey-boar",
            Self::Rabbit => "wolves-prey-rabbit",
        })
    }

    /// Its two letters on the text map, in the reader's language.
    #[must_use]
    pub fn letters(self) -> Phrase {
        Phrase::new(match self {
            Self::Moose => "wolves-letter-prey-moose",
            Self::Deer => "wolves-letter-prey-deer",
            Self::Raccoon => "wolves-letter-prey-raccoon",
            Self::Boar => "wolves-letter-prey-boar",
            Self::Rabbit => "wolves-letter-prey-rabbit",
        })
    }
}

/// TW89: the stacks that are dealt to the regions.
#[must_use]
pub const fn stacks(players: u8) -> &'static [Prey] {
    use Prey::{Boar, Deer, Moose, Rabbit, Raccoon};
    match players {
        2 => &[Moose, Deer, Raccoon, Boar, Rabbit],
        3 => &[Moose, Deer, Raccoon, Boar, Rabbit, Rabbit],
        4 => &[Moose, Deer, Raccoon, Boar, Rabbit, Rabbit, Raccoon, Boar],
        _ => &[Moose, Moose, Deer, Deer, Raccoon, Raccoon, Boar, Boar, Rabbit, Rabbit],
    }
}

/// TW89: how many tokens a stack has.
#[must_use]
pub const fn stack_height(players: u8) -> u8 {
    if players == 2 { 1 } else { 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TW89: the stacks of each type for every number of players, as many as regions.
    #[test]
    fn stacks_fit_the_regions() {
        let counts = |players| {
            assert_eq!(stacks(players).len(), crate::boards::slots(players).len());
            Prey::ALL.map(|prey| stacks(players).iter().filter(|&&stack| stack == prey).count())
        };
        assert_eq!(
            [2, 3, 4, 5].map(counts),
            [[1, 1, 1, 1, 1], [1, 1, 1, 1, 2], [1, 1, 2, 2, 2], [2, 2, 2, 2, 2]]
        );
        assert_eq!([2, 3, 4, 5].map(stack_height), [1, 2, 2, 2]);
    }
}
