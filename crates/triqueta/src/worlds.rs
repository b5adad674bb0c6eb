//! What a viewer cannot tell apart.
//!
//! No rule asks what a hidden face shows before it is seen: which moves are legal, and what happens, depends
//! on backs and faces that everybody sees. So the worlds of a viewer are all ways to lay the tokens whose
//! faces they have not seen into the places from which these came, light among light and shadow among shadow.

use arrayvec::ArrayVec;
use table::{Chance, Viewer};

use crate::animal::Animal;
use crate::deal::Deal;
use crate::game::Triqueta;
use crate::position::Position;
use crate::tower::{LIGHT, SHADOW, Slot};

type Slots = ArrayVec<Slot, LIGHT>;

impl Triqueta {
    /// The places of light and of shadow tokens whose faces this viewer has not seen.
    fn unseen(&self, position: &Position, viewer: Viewer) -> [Slots; 2] {
        let shadows = if self.options.variant.has_shadows() { SHADOW } else { 0 };
        [0..LIGHT, LIGHT..LIGHT + shadows].map(|range| {
            let slots = range.map(|slot| Slot(slot as u8));
            slots.filter(|&slot| !position.tokens.known(slot, viewer)).collect()
        })
    }

    /// One of the viewer's worlds, all equally likely.
    pub(crate) fn another_world(
        &self,
        deal: &Deal,
        position: &Position,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> (Deal, Position) {
        let (mut deal, mut other) = (deal.clone(), *position);
        for slots in self.unseen(position, viewer) {
            let mut counts = [0; Animal::ALL.len()];
            slots.iter().for_each(|&slot| counts[position.tokens.animal(slot).index()] += 1);
            // In an order that tells nothing about where each lies.
            let mut faces: ArrayVec<Animal, LIGHT> = Animal::ALL
                .into_iter()
                .zip(counts)
                .flat_map(|(animal, count)| std::iter::repeat_n(animal, count))
                .collect();
            chance.shuffle(&mut faces);
            for (&slot, animal) in slots.iter().zip(faces) {
                other.tokens.replace(slot, animal);
                deal.mix.put(slot, animal);
            }
        }
        (deal, other)
    }

    /// How many there are, if the number is below 2^128.
    pub(crate) fn count_worlds(&self, position: &Position, viewer: Viewer) -> Option<u128> {
        self.unseen(position, viewer).iter().try_fold(1u128, |worlds, slots| {
            let mut counts = [0u128; Animal::ALL.len()];
            slots.iter().for_each(|&slot| counts[position.tokens.animal(slot).index()] += 1);
            worlds.checked_mul(arrangements(&counts)?)
        })
    }
}

/// In how many orders so many of each kind can lie: the multinomial coefficient.
fn arrangements(counts: &[u128]) -> Option<u128> {
    let (mut ways, mut placed) = (1u128, 0u128);
    for &count in counts {
        for copy in 1..=count {
            placed += 1;
            // Exact: the product of this many consecutive numbers is divisible so far.
            ways = ways.checked_mul(placed)? / copy;
        }
    }
    Some(ways)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_counted() {
        assert_eq!(arrangements(&[]), Some(1));
        assert_eq!(arrangements(&[2, 1]), Some(3));
        assert_eq!(arrangements(&[9, 1, 1, 1, 1, 1, 1]), Some(3_603_600));
        assert_eq!(arrangements(&[10; 6]), None);
    }
}
