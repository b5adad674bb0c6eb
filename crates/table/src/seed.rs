//! Seeds and the promise made with them: the commitment is shown first, the seed at the end.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// 256 secret bits that decide a deal.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown before the game: the SHA-256 of the 32 bytes.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

/// Seeds are secrets until a game is over: they do not print themselves into logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The text is not a seed: wants hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadHex;

impl FromStr for Seed {
    type Err = BadHex;

    /// Reads 1 to 64 hexadecimal digits; fewer than 64 are filled up with zeros on the left,
    /// so that people can type short seeds for practice games.
    fn from_str(text: &str) -> Result<Self, BadHex> {
        unhex(text).map(Self)
    }
}

/// The promise: a hash that only the seed fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// What is no promise: no seed is known that fits.
    pub const NONE: Self = Self([0; 32]);
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        if text.len() == 64 { unhex(text).map(Self) } else { Err(BadHex) }
    }
}

/// The first sixteen hexadecimal digits of a text's SHA-256: tells an edited file from an untouched one.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn unhex(text: &str) -> Result<[u8; 32], BadHex> {
    let digits = text.as_bytes();
    if digits.is_empty() || digits.len() > 64 {
        return Err(BadHex);
    }
    let mut bytes = [0u8; 32];
    for (place, &digit) in digits.iter().rev().enumerate() {
        let value = (digit as char).to_digit(16).ok_or(BadHex)? as u8;
        bytes[31 - place / 2] |= value << (4 * (place % 2));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commitment_is_the_plain_sha256() {
        let seed: Seed = "0".parse().unwrap();
        // printf '\0%.0s' {1..32} | sha256sum
        assert_eq!(
            seed.commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn seeds_read_what_they_print() {
        let seed: Seed = "c0ffee".parse().unwrap();
        assert_eq!(seed.to_string().len(), 64);
        assert!(seed.to_string().ends_with("00c0ffee"));
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert_eq!("".parse::<Seed>(), Err(BadHex));
        assert_eq!("xyz".parse::<Seed>(), Err(BadHex));
        assert_eq!("é".parse::<Seed>(), Err(BadHex));
        assert_eq!("0".repeat(65).parse::<Seed>(), Err(BadHex));
        assert_eq!("12".parse::<Commitment>(), Err(BadHex));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
