//! A fast hash of positions.
//!
//! The same on every machine with little-endian memory: what is as wide as a pointer (lengths, discriminants of enums)
//! is hashed as 64 bits, also where pointers have 32.

use std::hash::{Hash, Hasher};

/// Hashes a value to 64 bits. Not for anything that is stored: the values may change with the program.
#[must_use]
pub fn hash64(value: &impl Hash) -> u64 {
    let mut hasher = Mixer(0x51_7c_c1_b7_27_22_0a_95);
    value.hash(&mut hasher);
    hasher.finish()
}

struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0xf39c_c060_5ced_c835;
        self.0 = ((product as u64) ^ ((product >> 64) as u64)).wrapping_add(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            let mut word = [0; 8];
            word.copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        let rest = chunks.remainder();
        let mut word = [0; 8];
        word[..rest.len()].copy_from_slice(rest);
        self.mix(u64::from_le_bytes(word) ^ (bytes.len() as u64) << 56);
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.write(&value.to_le_bytes());
    }

    fn write_u32(&mut self, value: u32) {
        self.write(&value.to_le_bytes());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_u128(&mut self, value: u128) {
        self.write(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.write(&(value as u64).to_le_bytes());
    }

    /// With its sign: widened as an unsigned number, a negative one would be another number where pointers have 32 bits.
    fn write_isize(&mut self, value: isize) {
        self.write(&(value as i64).to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Hash)]
    enum Piece {
        Wolf,
        Den(u8),
    }

    /// Computed by an independent implementation with lengths and discriminants of 64 bits.
    #[test]
    fn values_are_the_same_on_every_machine() {
        assert_eq!(hash64(&7u8), 0x9636_c968_d95c_a5d9);
        assert_eq!(hash64(&7u16), 0x093e_0de7_9f9a_45c5);
        assert_eq!(hash64(&-7i16), 0x2ef2_08e7_24d3_c9e3);
        assert_eq!(hash64(&7u32), 0x7d65_5462_ab88_f070);
        assert_eq!(hash64(&7u64), 0x9636_c968_d95c_a5d9);
        assert_eq!(hash64(&-7i64), 0x967a_8945_7c0e_3da0);
        assert_eq!(hash64(&(7u128 << 70)), 0xe4e4_dbd9_6fee_760d);
        assert_eq!(hash64(&7usize), 0x6dd0_10a6_5caf_85e7);
        assert_eq!(hash64(&-7isize), 0xf693_3f3c_9fa5_2c39);
        assert_eq!(hash64(&[1u8, 2, 3]), 0x9f1d_5093_a9e4_e3e5);
        assert_eq!(hash64(&[1u16, 2, 3]), 0x0e2e_5a42_8fd2_5e3d);
        assert_eq!(hash64(&(Piece::Wolf, Piece::Den(4), Some(true))), 0x7c7e_e925_8a06_c914);
    }
}
