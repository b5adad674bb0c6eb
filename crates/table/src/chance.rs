//! Randomness: everything that a seed decides comes from one documented stream.
//!
//! A record must replay the same for ever, so ranges and shuffles are our own functions over the plain
//! ChaCha stream; library functions for these may change their values between versions.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::seed::Seed;

/// A source of random numbers, with the range and shuffle functions that deals use.
pub trait Chance {
    /// The next 32 random bits.
    fn next_u32(&mut self) -> u32;

    /// A number below `n`, every one equally likely; 0 when `n` is 0 or 1 (then nothing is drawn).
    ///
    /// The high half of a 32-bit draw times `n`; draws whose low half would favour some numbers are
    /// thrown away (Lemire's method).
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// An index below `len`; 0 when there is nothing to choose.
    #[inline]
    fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// Puts the items into a random order, every order equally likely: for i from the last to the second
    /// place, what lies at i changes places with what lies at `below(i + 1)`.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.index(i + 1));
        }
    }

    /// One of the items.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T>
    where
        Self: Sized,
    {
        items.get(self.index(items.len())).copied()
    }
}

/// The stream that a seed opens: ChaCha with twelve rounds. All deals come from it.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha12Rng);

impl Dice {
    /// The stream of this seed, from its beginning.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Self(ChaCha12Rng::from_seed(*seed.bytes()))
    }
}

impl Chance for Dice {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A fast generator for playouts and searches, where nothing has to stay secret (SplitMix64).
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The stream of this number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A fresh seed made from this stream: for test games, never for a table that people play at.
    #[must_use]
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes());
        }
        Seed::new(bytes)
    }
}

impl Chance for Quick {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These values are part of the record format: a change here breaks every saved game.
    /// They were computed by an independent implementation of the functions described above.
    #[test]
    fn stream_is_fixed_for_ever() {
        let mut dice = Dice::new(&Seed::new([7; 32]));
        let drawn: Vec<u32> = (0..4).map(|_| dice.next_u32()).collect();
        let ranged: Vec<u32> = (1..9).map(|n| dice.below(n * 7)).collect();
        let mut order: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut order);
        assert_eq!(drawn, [2_022_281_974, 550_224_005, 281_928_867, 3_155_495_786_u32]);
        assert_eq!(ranged, [6, 7, 11, 7, 8, 5, 24, 48_u32]);
        assert_eq!(order, [0, 8, 4, 6, 5, 9, 7, 1, 3, 2_u8]);
    }

    #[test]
    fn ranges_are_even() {
        let mut chance = Quick::new(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[chance.index(7)] += 1;
        }
        assert!(counts.iter().all(|&c| (9_500..10_500).contains(&c)), "{counts:?}");
        assert_eq!(chance.below(0), 0);
        assert_eq!(chance.pick::<u8>(&[]), None);
    }

    #[test]
    fn shuffles_reach_every_order_evenly() {
        let mut chance = Quick::new(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0u8, 1, 2, 3];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|&n| (800..1_200).contains(&n)), "{seen:?}");
    }
}
