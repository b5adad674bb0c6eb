//! Terrains, and the packs that are at home there.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use table::Phrase;

/// A terrain on which wolves walk and which tiles show (TW80).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Terrain {
    /// Forest.
    Forest,
    /// Rock.
    Rock,
    /// Grass.
    Grass,
    /// Tundra.
    Tundra,
    /// Desert.
    Desert,
}

impl Terrain {
    /// All five, in the order of the tiles' cycle.
    pub const ALL: [Self; 5] = [Self::Forest, Self::Rock, Self::Grass, Self::Tundra, Self::Desert];

    /// For arrays.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The terrain with this index; indices wrap around, so this never fails.
    #[must_use]
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 5]
    }

    /// Its name in moves and files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["forest", "rock", "grass", "tundra", "desert"][self as usize]
    }

    /// Its letter in the boards' tables, the same in every language.
    #[must_use]
    pub const fn code(self) -> char {
        ['f', 'r', 'g', 't', 'd'][self as usize]
    }

    /// Its letter on the text map, in the reader's language.
    #[must_use]
    pub fn letter(self) -> Phrase {
        Phrase::new(match self {
            Self::Forest => "wolves-letter-ground-forest",
            Self::Rock => "wolves-letter-ground-rock",
            Self::Grass => "wolves-letter-ground-grass",
            Self::Tundra => "wolves-letter-ground-tundra",
            Self::Desert => "wolves-letter-ground-desert",
        })
    }

    /// The terrain with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.id().eq_ignore_ascii_case(text))
    }

    /// The terrain with this letter in the boards' tables.
    #[must_use]
    pub fn from_code(code: char) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.code() == code)
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Forest => "wolves-terrain-forest",
            Self::Rock => "wolves-terrain-rock",
            Self::Grass => "wolves-terrain-grass",
            Self::Tundra => "wolves-terrain-tundra",
            Self::Desert => "wolves-terrain-desert",
        })
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a hex is made of (TW80): a terrain, or something that nobody can enter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The water of a region, where its moons lie.
    Water,
    /// The chasm of the start board.
    Chasm,
    /// Wolves can stand here.
    #[serde(untagged)]
    Land(Terrain),
}

impl Ground {
    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        match self {
            Self::Land(terrain) => terrain.name(),
            Self::Water => Phrase::new("wolves-terrain-water"),
            Self::Chasm => Phrase::new("wolves-terrain-chasm"),
        }
    }
}

/// A pack, named after its home terrain (TW80).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Pack {
    /// At home in the forest.
    Forest,
    /// At home among rocks.
    Rocky,
    /// At home in the grass.
    Grass,
    /// At home in the tundra.
    Tundra,
    /// At home in the desert.
    Desert,
}

impl Pack {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Forest, Self::Rocky, Self::Grass, Self::Tundra, Self::Desert];

    /// The terrain on both sides of its home tile.
    #[must_use]
    #[inline]
    pub const fn home(self) -> Terrain {
        Terrain::ALL[self as usize]
    }

    /// Its name in files and options.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["forest", "rocky", "grass", "tundra", "desert"][self as usize]
    }

    /// Its letter in styles, the same in every language.
    #[must_use]
    pub const fn code(self) -> char {
        ['F', 'R', 'G', 'T', 'D'][self as usize]
    }

    /// Its letter on badges and on the text map, in the reader's language.
    #[must_use]
    pub fn letter(self) -> Phrase {
        Phrase::new(match self {
            Self::Forest => "wolves-letter-pack-forest",
            Self::Rocky => "wolves-letter-pack-rocky",
            Self::Grass => "wolves-letter-pack-grass",
            Self::Tundra => "wolves-letter-pack-tundra",
            Self::Desert => "wolves-letter-pack-desert",
        })
    }

    /// The pack with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pack| pack.id().eq_ignore_ascii_case(text))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Forest => "wolves-pack-forest",
            Self::Rocky => "wolves-pack-rocky",
            Self::Grass => "wolves-pack-grass",
            Self::Tundra => "wolves-pack-tundra",
            Self::Desert => "wolves-pack-desert",
        })
    }

    /// Its name in a list of packs: as short as the language has it.
    #[must_use]
    pub fn short(self) -> Phrase {
        Phrase::new(match self {
            Self::Forest => "wolves-short-forest",
            Self::Rocky => "wolves-short-rocky",
            Self::Grass => "wolves-short-grass",
            Self::Tundra => "wolves-short-tundra",
            Self::Desert => "wolves-short-desert",
        })
    }

    /// What its pieces are called after, for people: some languages decline it.
    #[must_use]
    pub fn whose(self) -> Phrase {
        Phrase::new(match self {
            Self::Forest => "wolves-whose-forest",
            Self::Rocky => "wolves-whose-rocky",
            Self::Grass => "wolves-whose-grass",
            Self::Tundra => "wolves-whose-tundra",
            Self::Desert => "wolves-whose-desert",
        })
    }
}

impl fmt::Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TW80: five terrains, and a pack for each.
    #[test]
    fn every_terrain_is_home_to_one_pack() {
        let homes: Vec<Terrain> = Pack::ALL.iter().map(|pack| pack.home()).collect();
        assert_eq!(homes, Terrain::ALL);
        for terrain in Terrain::ALL {
            assert_eq!(Terrain::parse(&terrain.to_string().to_uppercase()), Some(terrain));
            assert_eq!(Terrain::from_code(terrain.code()), Some(terrain));
        }
        for pack in Pack::ALL {
            assert_eq!(Pack::parse(pack.id()), Some(pack));
        }
    }
}
