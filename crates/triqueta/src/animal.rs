//! The animals, and the tokens that show them.

use schemars::JsonSchema;
use serde::Serialize;

/// The animal on a token's face.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Animal {
    /// Worth 5.
    Rabbit,
    /// Worth 6.
    Owl,
    /// Worth 7.
    Deer,
    /// Worth 8.
    Boar,
    /// Worth 9.
    Ram,
    /// Worth 10.
    Bear,
    /// Worth 11; on shadow tokens only.
    Wolf,
}

/// The back of a token, which everybody sees (TQ12, TQ20).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Back {
    /// A token of the base game.
    Light,
    /// A token of the expansion.
    Shadow,
}

/// What the box holds of one animal.
struct Kind {
    name: &'static str,
    value: i8,
    light: u8,
    shadow: u8,
}

/// TQ40: the tokens in the box.
#[rustfmt::skip]
const KINDS: [Kind; 7] = [
    Kind { name: "rabbit", value:  5, light: 10, shadow: 1 },
    Kind { name: "owl",    value:  6, light: 10, shadow: 1 },
    Kind { name: "deer",   value:  7, light: 10, shadow: 1 },
    Kind { name: "boar",   value:  8, light: 10, shadow: 1 },
    Kind { name: "ram",    value:  9, light: 10, shadow: 1 },
    Kind { name: "bear",   value: 10, light: 10, shadow: 1 },
    Kind { name: "wolf",   value: 11, light:  0, shadow: 9 },
];

impl Animal {
    /// All animals, the least valuable first.
    pub const ALL: [Self; 7] =
        [Self::Rabbit, Self::Owl, Self::Deer, Self::Boar, Self::Ram, Self::Bear, Self::Wolf];

    /// For arrays: 0 for the rabbit, 6 for the wolf.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The animal with this index; everything beyond is a wolf.
    #[must_use]
    pub(crate) const fn from_index(index: u8) -> Self {
        match index {
            0 => Self::Rabbit,
            1 => Self::Owl,
            2 => Self::Deer,
            3 => Self::Boar,
            4 => Self::Ram,
            5 => Self::Bear,
            _ => Self::Wolf,
        }
    }

    /// Its name in deals, records and programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        KINDS[self.index()].name
    }

    /// The animal with this name; case does not matter.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.name().eq_ignore_ascii_case(name))
    }

    /// What a group of three is worth.
    #[must_use]
    pub const fn value(self) -> i8 {
        KINDS[self.index()].value
    }

    /// How many tokens with this back show it.
    #[must_use]
    pub const fn tokens(self, back: Back) -> u8 {
        match back {
            Back::Light => KINDS[self.index()].light,
            Back::Shadow => KINDS[self.index()].shadow,
        }
    }
}

/// All tokens with this back, sorted by animal: `N` is how many there are.
pub(crate) const fn sorted<const N: usize>(back: Back) -> [Animal; N] {
    let mut tokens = [Animal::Rabbit; N];
    let (mut next, mut kind) = (0, 0);
    while kind < Animal::ALL.len() {
        let mut copy = 0;
        while copy < Animal::ALL[kind].tokens(back) {
            tokens[next] = Animal::ALL[kind];
            next += 1;
            copy += 1;
        }
        kind += 1;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TQ40: sixty light tokens and fifteen shadow tokens, nine of them wolves.
    #[test]
    fn the_box_holds_what_is_printed_on_it() {
        let count = |back| Animal::ALL.iter().map(|animal| animal.tokens(back)).sum::<u8>();
        assert_eq!((count(Back::Light), count(Back::Shadow)), (60, 15));
        assert_eq!(Animal::Wolf.tokens(Back::Shadow), 9);
        assert_eq!(Animal::ALL.map(Animal::value), [5, 6, 7, 8, 9, 10, 11]);
        let light: [Animal; 60] = sorted(Back::Light);
        assert_eq!(light.iter().filter(|&&animal| animal == Animal::Ram).count(), 10);
    }

    #[test]
    fn names_and_indices_lead_back() {
        for animal in Animal::ALL {
            assert_eq!(Animal::from_index(animal as u8), animal);
            assert_eq!(Animal::from_name(&animal.name().to_uppercase()), Some(animal));
        }
        assert_eq!(Animal::from_name("fox"), None);
    }
}
