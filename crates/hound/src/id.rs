//! The short name that is printed on an animal card.

use std::fmt;

use serde::{Serialize, Serializer};

/// An animal card's id, such as `W01` or `D02-3`: one to eight letters, digits and hyphens.
/// Upper and lower case are the same.
// Aligned so that a move that is not about an animal is read without waiting for its other bytes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(8))]
pub struct Id([u8; 8]);

impl Id {
    /// Reads an id; `None` when it is empty, too long, or has other signs in it.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; 8];
        if text.is_empty() || text.len() > bytes.len() {
            return None;
        }
        for (place, letter) in bytes.iter_mut().zip(text.bytes()) {
            if !letter.is_ascii_alphanumeric() && letter != b'-' {
                return None;
            }
            *place = letter.to_ascii_uppercase();
        }
        Some(Self(bytes))
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let len = self.0.iter().position(|&byte| byte == 0).unwrap_or(self.0.len());
        // Only ASCII is ever put in, so the text is never lost.
        std::str::from_utf8(&self.0[..len]).unwrap_or_default()
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

table::written_as!(Id, { "type": "string", "description": "An animal card, by its id in the card file." });

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_plain() {
        assert_eq!(Id::new("d02-3").unwrap().to_string(), "D02-3");
        assert_eq!(Id::new("12345678").unwrap().as_str(), "12345678");
        for bad in ["", "123456789", "W 1", "W,1", "Wölf"] {
            assert_eq!(Id::new(bad), None, "{bad}");
        }
    }
}
