//! The towers: where a token lies before it is drawn.

use std::fmt;

use serde::{Serialize, Serializer};
use table::Chance;

use crate::animal::{Animal, Back};

/// Towers in a game, one for each round (TQ01).
pub const TOWERS: u8 = 4;
/// Columns of a tower (TQ02).
pub const COLUMNS: u8 = 5;
/// Levels of light tokens in a tower (TQ01).
pub const LIGHT_LEVELS: u8 = 3;
/// Light tokens in a tower.
pub(crate) const LIGHT_PER_TOWER: u8 = LIGHT_LEVELS * COLUMNS;
/// Light tokens in the game.
pub(crate) const LIGHT: usize = 60;
/// Shadow tokens in the game.
pub(crate) const SHADOW: usize = 15;

/// A column of a tower. People count from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

impl Column {
    /// All columns in order.
    pub(crate) const ALL: [Self; COLUMNS as usize] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The column with this number as people say it, 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= COLUMNS { Some(Self(number - 1)) } else { None }
    }

    /// All columns in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter()
    }

    /// 1 for the first column: for people.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// 0 for the first column: for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Column {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

table::written_as!(Column, { "type": "integer", "minimum": 1, "maximum": 5 });

/// The place in which a token is dealt. It names the token for the whole game.
///
/// Light places come first, tower by tower, level by level from the top, column 1 first: the order in which
/// the base game draws them (TQ02). The shadow places follow, tower by tower (TQ20).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slot(pub(crate) u8);

impl Slot {
    /// The place in this tower (0 to 3) and column, so many levels below the top.
    #[inline]
    pub(crate) const fn at(tower: u8, column: Column, level: u8) -> Self {
        if level < LIGHT_LEVELS {
            Self(tower * LIGHT_PER_TOWER + level * COLUMNS + column.0)
        } else {
            // TQ20: the first tower has no shadow tokens.
            Self(LIGHT as u8 + tower.saturating_sub(1) * COLUMNS + column.0)
        }
    }

    /// The back of the token that is dealt here.
    #[inline]
    pub(crate) const fn back(self) -> Back {
        if self.index() < LIGHT { Back::Light } else { Back::Shadow }
    }

    /// For arrays of all tokens.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The tokens of the four towers as they were mixed: TQ01, and TQ20 with the expansion.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mix {
    pub(crate) light: [Animal; LIGHT],
    pub(crate) shadow: Option<[Animal; SHADOW]>,
}

impl Mix {
    /// All tokens of the box, sorted.
    const SORTED: Self =
        Self { light: crate::animal::sorted(Back::Light), shadow: Some(crate::animal::sorted(Back::Shadow)) };

    /// The tokens that take part, sorted.
    pub(crate) const fn sorted(shadows: bool) -> Self {
        let Self { light, shadow } = Self::SORTED;
        Self { light, shadow: if shadows { shadow } else { None } }
    }

    /// Mixes the light tokens, and the shadow tokens apart from them if they take part (TQ20).
    #[inline]
    pub(crate) fn random(shadows: bool, chance: &mut impl Chance) -> Self {
        let mut mix = Self::sorted(shadows);
        chance.shuffle(&mut mix.light);
        if let Some(shadow) = &mut mix.shadow {
            chance.shuffle(shadow);
        }
        mix
    }

    /// How many tokens lie in each column of this tower (0 to 3).
    pub(crate) const fn height(&self, tower: u8) -> u8 {
        height(self.shadow.is_some(), tower)
    }

    /// The tokens of one column, from the top to the bottom.
    pub(crate) fn column(&self, tower: u8, column: Column) -> impl Iterator<Item = Animal> {
        (0..self.height(tower)).map(move |level| self.token(Slot::at(tower, column, level)))
    }

    /// The token in this place.
    fn token(&self, slot: Slot) -> Animal {
        match (slot.back(), &self.shadow) {
            (Back::Shadow, Some(shadow)) => shadow[slot.index() - LIGHT],
            _ => self.light[slot.index() % LIGHT],
        }
    }

    /// Puts a token into this place.
    pub(crate) fn put(&mut self, slot: Slot, animal: Animal) {
        match (slot.back(), &mut self.shadow) {
            (Back::Shadow, Some(shadow)) => shadow[slot.index() - LIGHT] = animal,
            _ => self.light[slot.index() % LIGHT] = animal,
        }
    }
}

/// How many tokens lie in each column of this tower (0 to 3): three light ones (TQ01), and with the
/// expansion a shadow token below them in the three covered towers (TQ20).
#[inline]
pub(crate) const fn height(shadows: bool, tower: u8) -> u8 {
    LIGHT_LEVELS + (shadows && tower > 0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Quick;

    /// TQ01: every place of the four towers is one of sixty, and TQ20: fifteen more lie below towers 2 to 4.
    #[test]
    fn places_number_all_tokens_once() {
        for (shadows, count) in [(false, 60), (true, 75)] {
            let mut seen = vec![];
            for tower in 0..TOWERS {
                for column in Column::all() {
                    seen.extend((0..height(shadows, tower)).map(|level| Slot::at(tower, column, level).0));
                }
            }
            seen.sort_unstable();
            assert_eq!(seen, (0..count).collect::<Vec<u8>>());
        }
        assert_eq!((height(true, 0), height(true, 1)), (3, 4));
        assert_eq!(Slot::at(3, Column(4), 3).back(), Back::Shadow);
        assert_eq!(Slot::at(3, Column(4), 2).back(), Back::Light);
    }

    /// TQ20: light and shadow tokens are mixed apart, so every mix holds the whole box.
    #[test]
    fn mixing_loses_nothing() {
        let mix = Mix::random(true, &mut Quick::new(3));
        let sorted = |mut tokens: Vec<Animal>| {
            tokens.sort_unstable();
            tokens
        };
        assert_eq!(sorted(mix.light.to_vec()), Mix::SORTED.light);
        assert_eq!(sorted(mix.shadow.unwrap().to_vec()), Mix::SORTED.shadow.unwrap());
        assert_eq!(Mix::random(false, &mut Quick::new(3)).shadow, None);
        let mut bottoms = vec![];
        for tower in 1..TOWERS {
            bottoms.extend(Column::all().map(|column| mix.column(tower, column).last().unwrap()));
        }
        assert_eq!(bottoms, mix.shadow.unwrap());
    }
}
