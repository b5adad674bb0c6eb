//! Which moments of a game are looked at.

use table::{Chance, Quick};

/// Which moments of a game are looked at: one in each of so many parts of it, wherever chance says.
pub(super) struct Looks {
    looks: u32,
    /// How old the game is at the next one, 0 to 1.
    next: f64,
    taken: u32,
}

impl Looks {
    /// So many moments of a game that begins.
    pub(super) fn new(looks: u32, chance: &mut Quick) -> Self {
        let mut these = Self { looks, next: 0.0, taken: 0 };
        these.draw(chance);
        these
    }

    fn draw(&mut self, chance: &mut Quick) {
        let within = f64::from(chance.below(1 << 16)) / f64::from(1 << 16);
        self.next = (f64::from(self.taken) + within) / f64::from(self.looks);
        self.taken += 1;
    }

    /// Whether to look now. Where a game is slow to begin a turn, one look may stand for two.
    pub(super) fn now(&mut self, age: f64, chance: &mut Quick) -> bool {
        let look = self.taken <= self.looks && age >= self.next;
        while self.taken <= self.looks && age >= self.next {
            self.draw(chance);
        }
        look
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_moment_of_every_part_is_looked_at() {
        let mut chance = Quick::new(5);
        for _ in 0..200 {
            let mut looks = Looks::new(3, &mut chance);
            let mut ages = Vec::new();
            for turn in 0..100 {
                let age = f64::from(turn) / 100.0;
                if looks.now(age, &mut chance) {
                    ages.push((3.0 * age) as u32);
                }
            }
            // A moment drawn in the last hundredth of a part is met in the next.
            assert!(ages.len() <= 3 && ages.len() >= 2 && ages.is_sorted(), "{ages:?}");
        }
    }
}
