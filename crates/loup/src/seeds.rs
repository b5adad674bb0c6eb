//! Where seeds come from: the operating system, or a person who practises.

use table::seed::fingerprint;
use table::{Phrase, Quick, Seed, Start};

use crate::failure::Failure;

/// A seed that nobody can guess.
pub fn secret() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Failure::told("cli-no-random"))?;
    Ok(Seed::new(bytes))
}

/// The seed that a person gives.
pub fn parse(text: &str) -> Result<Seed, Failure> {
    text.parse().map_err(|_| Failure::Told(Phrase::new("cli-bad-seed").with("seed", text)))
}

/// The seed that a person gives, or one from the operating system.
pub fn given_or_secret(text: Option<&str>) -> Result<Seed, Failure> {
    text.map_or_else(secret, parse)
}

/// The seed of one of several games (from 0) that are made from one seed: the first is the seed itself, the
/// others its hashes.
pub fn derived(seed: &Seed, game: u64) -> Seed {
    if game == 0 {
        return seed.clone();
    }
    let mut bytes = [0; 32];
    for (part, chunk) in bytes.chunks_exact_mut(8).enumerate() {
        chunk.copy_from_slice(&number(&format!("game {game} {part} {seed}")).to_be_bytes());
    }
    Seed::new(bytes)
}

/// The stream with which random players choose. It is made from the start, so that a seed decides a whole
/// random game, but by a hash: it tells nothing about the deal, nor does the deal follow the choices.
pub fn choices(start: &Start, entries: usize) -> Quick {
    let start = match start {
        Start::Seed(seed) => seed.to_string(),
        Start::Deal(text) => text.clone(),
        Start::Secret => String::new(),
    };
    Quick::new(number(&format!("choice {entries} {start}")))
}

/// The first 64 bits of a text's SHA-256.
fn number(text: &str) -> u64 {
    u64::from_str_radix(&fingerprint(text), 16).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_of_several_games_differ_and_stay() {
        let seed: Seed = "c0ffee".parse().unwrap();
        let all: Vec<String> = (0..5).map(|game| derived(&seed, game).to_string()).collect();
        assert_eq!(all[0], seed.to_string());
        for (index, one) in all.iter().enumerate() {
            assert!(!all[..index].contains(one));
        }
        assert_eq!(all[1], derived(&seed, 1).to_string());
        assert_ne!(secret().unwrap().to_string(), secret().unwrap().to_string());
    }

    #[test]
    fn random_players_choose_the_same_from_the_same_seed() {
        let start = Start::Seed("5".parse().unwrap());
        assert_eq!(choices(&start, 3).next_u64(), choices(&start, 3).next_u64());
        assert_ne!(choices(&start, 3).next_u64(), choices(&start, 4).next_u64());
    }
}
