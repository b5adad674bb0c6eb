//! Secrets and the names made from them: keys of browsers, codes of tables, invitations, personal links.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use table::Seed;

use crate::around::Surroundings;
use crate::store::Stamp;

/// Letters that are not taken for one another, and no vowels, so that codes spell no words.
const LETTERS: &[u8; 19] = b"bcdfghjkmnpqrstvwxz";
/// How many letters a table's code has.
pub const CODE_LETTERS: usize = 10;
/// How long codes were before there could be a million tables.
pub const OLD_CODE_LETTERS: usize = 8;

/// There is no randomness to be had: nothing secret can be made, so nothing is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NoRandomness;

/// So many bytes that nobody can guess.
fn random<const N: usize>(around: &dyn Surroundings) -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    around.random(&mut bytes)?;
    Ok(bytes)
}

/// A fresh seed for a deal.
///
/// # Errors
/// There is no randomness to be had.
pub fn seed(around: &dyn Surroundings) -> Result<Seed, NoRandomness> {
    random(around).map(Seed::new)
}

/// A fresh key of 128 bits, as text: what a browser or a program shows to be known again.
///
/// # Errors
/// There is no randomness to be had.
pub fn key(around: &dyn Surroundings) -> Result<String, NoRandomness> {
    random::<16>(around).map(|bytes| hex(&bytes))
}

/// A fresh number for a person, positive so that every database can hold it.
///
/// # Errors
/// There is no randomness to be had.
pub fn number(around: &dyn Surroundings) -> Result<i64, NoRandomness> {
    random::<8>(around).map(|bytes| i64::from_le_bytes(bytes) & i64::MAX)
}

/// A fresh mark for a group of writes.
///
/// # Errors
/// There is no randomness to be had.
pub fn stamp(around: &dyn Surroundings) -> Result<Stamp, NoRandomness> {
    number(around).map(Stamp)
}

/// A fresh code for a table.
///
/// # Errors
/// There is no randomness to be had.
pub fn code(around: &dyn Surroundings) -> Result<String, NoRandomness> {
    let mut code = String::with_capacity(CODE_LETTERS);
    while code.len() < CODE_LETTERS {
        for byte in random::<16>(around)? {
            // 247 is the largest multiple of 19 in a byte: all letters are equally likely.
            if byte < 247 && code.len() < CODE_LETTERS {
                code.push(char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
            }
        }
    }
    Ok(code)
}

/// A code as somebody typed it: capitals, spaces and dashes do not matter.
#[must_use]
pub fn tidy_code(typed: &str) -> Option<String> {
    let code: String = typed
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '-')
        .map(|c| c.to_ascii_lowercase())
        .take(CODE_LETTERS + 1)
        .collect();
    let long = [OLD_CODE_LETTERS, CODE_LETTERS].contains(&code.len());
    (long && code.bytes().all(|byte| LETTERS.contains(&byte))).then_some(code)
}

/// What is stored of a key: its hash, so that a stolen data file opens no seat.
#[must_use]
pub fn hash(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// The server's own secret, from which links are derived that have to be shown again.
#[derive(Clone)]
pub struct ServerSecret([u8; 32]);

/// How often the halves of a code are mixed: with so many rounds nobody learns anything about one from another.
const ROUNDS: u8 = 6;

impl ServerSecret {
    /// The one with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes, for the store.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// 128 bits that only this server can derive from these words.
    #[must_use]
    pub fn derive(&self, words: &[&str]) -> String {
        hex(&self.mac(words).finalize().into_bytes()[..16])
    }

    /// 64 bits that only this server can derive from these words.
    #[must_use]
    pub fn number(&self, words: &[&str]) -> u64 {
        let mut number = [0; 8];
        number.copy_from_slice(&self.mac(words).finalize().into_bytes()[..8]);
        u64::from_be_bytes(number)
    }

    /// Whether the text is what [`ServerSecret::derive`] makes of these words, compared in constant time.
    #[must_use]
    pub fn agrees(&self, words: &[&str], text: &str) -> bool {
        unhex(text).is_some_and(|bytes| self.mac(words).verify_truncated_left(&bytes).is_ok())
    }

    /// Another name of a table's code, from which only this server finds the code again.
    #[must_use]
    pub fn seal(&self, code: &str) -> Option<String> {
        let sealed = (0..ROUNDS).fold(number_of(code)?, |text, round| self.mixed(text, round));
        Some(format!("{sealed:016x}"))
    }

    /// The code of which [`ServerSecret::seal`] made this.
    #[must_use]
    pub fn unseal(&self, sealed: &str) -> Option<String> {
        let sealed = u64::from_str_radix(sealed, 16).ok().filter(|_| sealed.len() == 16)?;
        // The same with the halves changed over goes back.
        let turned = (0..ROUNDS).rev().fold(sealed.rotate_left(32), |text, round| self.mixed(text, round));
        code_of(turned.rotate_left(32))
    }

    /// One round of a Feistel network: the right half goes to the left, the left one is hidden by what the secret makes of
    /// the right.
    fn mixed(&self, text: u64, round: u8) -> u64 {
        let (left, right) = (text >> 32, text & 0xffff_ffff);
        let mask = self.number(&["seal", &round.to_string(), &right.to_string()]) & 0xffff_ffff;
        right << 32 | (left ^ mask)
    }

    fn mac(&self, words: &[&str]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        for word in words {
            // The length keeps "ab", "c" apart from "a", "bc".
            mac.update(&(word.len() as u64).to_le_bytes());
            mac.update(word.as_bytes());
        }
        mac
    }
}

/// A code as a number: of an old one its letters, of others which of all codes it is, which is far less.
fn number_of(code: &str) -> Option<u64> {
    let code = tidy_code(code)?;
    if let Ok(bytes) = <[u8; OLD_CODE_LETTERS]>::try_from(code.as_bytes()) {
        return Some(u64::from_be_bytes(bytes));
    }
    code.bytes().try_fold(0, |number: u64, byte| {
        let place = LETTERS.iter().position(|letter| *letter == byte)?;
        Some(number * LETTERS.len() as u64 + place as u64)
    })
}

/// The code with this number, if it is that of a code.
fn code_of(mut number: u64) -> Option<String> {
    let count = LETTERS.len() as u64;
    if number >= count.pow(CODE_LETTERS as u32) {
        return std::str::from_utf8(&number.to_be_bytes()).ok().and_then(tidy_code);
    }
    let mut code = [0; CODE_LETTERS];
    for letter in code.iter_mut().rev() {
        *letter = LETTERS[(number % count) as usize];
        number /= count;
    }
    String::from_utf8(code.to_vec()).ok()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads 32 hexadecimal digits.
fn unhex(text: &str) -> Option<[u8; 16]> {
    if text.len() != 32 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 16];
    for (slot, place) in bytes.iter_mut().zip((0..32).step_by(2)) {
        *slot = u8::from_str_radix(text.get(place..place + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_code_is_found_again_by_its_server_alone() {
        let (one, other) = (ServerSecret::new([1; 32]), ServerSecret::new([2; 32]));
        let sealed = one.seal("bcdfghjk").unwrap();
        assert_eq!(one.unseal(&sealed).as_deref(), Some("bcdfghjk"));
        assert_ne!(other.unseal(&sealed).as_deref(), Some("bcdfghjk"));
        assert_ne!(one.seal("bcdfghjm").unwrap()[..8], sealed[..8], "what codes share is not seen");
        for wrong in ["", "bcdfghjk", "+123456789abcdef", &"f".repeat(17)] {
            assert_eq!(one.unseal(wrong), None, "{wrong}");
        }
        assert_eq!(one.seal("short"), None);
        for code in ["bbbbbbbbbb", "bcdfghjkmn", "zzzzzzzzzz", "bbbbbbbb", "zzzzzzzz"] {
            assert_eq!(one.unseal(&one.seal(code).unwrap()).as_deref(), Some(code));
        }
    }
    use crate::around::still::Still;

    #[test]
    fn codes_read_back_however_they_are_typed() {
        let code = code(&Still::default()).unwrap();
        let (start, end) = code.split_at(4);
        let typed = format!(" {}-{} ", start.to_uppercase(), end);
        assert_eq!(tidy_code(&typed), Some(code));
        assert_eq!(tidy_code("aeiouaei"), None, "no vowels");
        assert_eq!(tidy_code("bcdfghj"), None);
        assert_eq!(tidy_code("BCDF-ghjk"), Some("bcdfghjk".to_owned()), "those of older tables");
        assert_eq!(tidy_code("bcdfghjkm"), None);
        assert_eq!(tidy_code("bcdfghjkmnp"), None);
        assert_eq!(tidy_code("bcdfghjé"), None);
    }

    #[test]
    fn derived_secrets_agree_only_with_their_words() {
        let secret = ServerSecret::new([7; 32]);
        let made = secret.derive(&["seat", "bcdfghjk", "1"]);
        assert!(secret.agrees(&["seat", "bcdfghjk", "1"], &made));
        assert!(!secret.agrees(&["seat", "bcdfghjk", "2"], &made));
        assert!(!secret.agrees(&["seat", "bcdfghjk1"], &made), "words do not run together");
        assert!(!secret.agrees(&["seat", "bcdfghjk", "1"], &made[..30]), "not even a part of it");
        assert!(!secret.agrees(&["seat", "bcdfghjk", "1"], ""));
        assert!(!ServerSecret::new([8; 32]).agrees(&["seat", "bcdfghjk", "1"], &made));
    }

    #[test]
    fn keys_are_long_and_never_the_same() {
        let around = Still::default();
        let (one, other) = (key(&around).unwrap(), key(&around).unwrap());
        assert_eq!(one.len(), 32);
        assert_ne!(one, other);
        assert_ne!(hash(&one), hash(&other));
        assert!(number(&around).unwrap() >= 0);
    }
}
