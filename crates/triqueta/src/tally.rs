//! How many tokens of each animal lie together, and what they score.

use crate::animal::Animal;

/// A number of tokens for each animal, packed into four bits each: no more than eleven tokens of an animal
/// are in the box.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tally(u32);

/// TQ11: the points of a group by animal and size.
const POINTS: [[i8; 16]; 7] = {
    let mut points = [[0; 16]; 7];
    let mut kind = 0;
    while kind < 7 {
        points[kind][1] = 1;
        points[kind][2] = 2;
        points[kind][3] = Animal::ALL[kind].value();
        let mut count = 4;
        while count < 16 {
            points[kind][count] = 3 - count as i8;
            count += 1;
        }
        kind += 1;
    }
    points
};

impl Tally {
    /// One more of this animal.
    #[inline]
    pub const fn add(&mut self, animal: Animal) {
        self.add_if(true, animal);
    }

    /// One more of this animal, if it counts. Without a branch, since playouts ask for what is random.
    #[inline]
    pub(crate) const fn add_if(&mut self, counts: bool, animal: Animal) {
        self.0 = self.0.wrapping_add((counts as u32) << (4 * animal.index()));
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// How many of this animal.
    #[inline]
    #[must_use]
    pub const fn count(self, animal: Animal) -> u8 {
        (self.0 >> (4 * animal.index()) & 15) as u8
    }

    /// What the group of this animal scores (TQ11).
    #[inline]
    #[must_use]
    pub const fn points(self, animal: Animal) -> i16 {
        POINTS[animal.index()][self.count(animal) as usize] as i16
    }

    /// What all groups score.
    #[must_use]
    pub fn total(self) -> i16 {
        Animal::ALL.iter().map(|&animal| self.points(animal)).sum()
    }
}

impl FromIterator<Animal> for Tally {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        let mut tally = Self::default();
        animals.into_iter().for_each(|animal| tally.add(animal));
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(animal: Animal, count: usize) -> i16 {
        std::iter::repeat_n(animal, count).collect::<Tally>().points(animal)
    }

    /// TQ11: 1, 2, the animal's value once, then only minus points.
    #[test]
    fn a_group_scores_by_its_size() {
        let owls: Vec<i16> = (0..=10).map(|count| points(Animal::Owl, count)).collect();
        assert_eq!(owls, [0, 1, 2, 6, -1, -2, -3, -4, -5, -6, -7]);
        assert_eq!(Animal::ALL.map(|animal| points(animal, 3)), [5, 6, 7, 8, 9, 10, 11]);
    }

    /// TQ11, TQ23: groups do not touch each other, totals may be negative, wolves score like the others.
    #[test]
    fn groups_add_up_without_a_floor() {
        let mut tally: Tally = std::iter::repeat_n(Animal::Rabbit, 10).collect();
        assert_eq!(tally.total(), -7);
        tally.add(Animal::Bear);
        assert_eq!((tally.total(), tally.count(Animal::Rabbit)), (-6, 10));
        assert_eq!([1, 2, 3, 4].map(|count| points(Animal::Wolf, count)), [1, 2, 11, -1]);
    }

    /// TQ11: 45 for the six light animals, 56 with wolves; with three trees and the rock the most is 49 and 60.
    #[test]
    fn three_of_everything_is_the_most() {
        let most: Tally = Animal::ALL.into_iter().flat_map(|animal| [animal; 3]).collect();
        assert_eq!(most.total() + 4, 60);
        assert_eq!(most.total() - most.points(Animal::Wolf) + 4, 49);
    }
}
