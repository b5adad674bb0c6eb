//! A deal that nobody chose: the house and the seats each add a part to the seed, and promise it first.
//!
//! Everybody draws 32 random bytes and shows their SHA-256. Only when all of these are shown are the parts
//! themselves given to the house, and the seed is the hash of all of them. Whoever gives a part knows that the seed
//! was not chosen, as long as that part was random. The parts stay with the house until the game is over: together
//! they are the seed.

use sha2::{Digest, Sha256};

use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::seed::{Commitment, Seed};

/// A part that was promised, and given once everybody has promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What was shown first: the SHA-256 of the part.
    pub commitment: Commitment,
    /// The part itself; secret until the game is over.
    pub given: Option<Seed>,
}

impl Part {
    /// A part that was promised with this.
    #[must_use]
    pub const fn promised(commitment: Commitment) -> Self {
        Self { commitment, given: None }
    }

    /// A part that its giver promises and gives at once.
    #[must_use]
    pub fn of(part: Seed) -> Self {
        Self { commitment: part.commitment(), given: Some(part) }
    }

    /// Whether this is the part that was promised.
    #[must_use]
    pub fn fits(&self, part: &Seed) -> bool {
        part.commitment() == self.commitment
    }
}

/// The parts of a table's deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The table's code, so that parts cannot be used again elsewhere.
    pub table: String,
    /// The part of whoever runs the table.
    pub house: Part,
    /// The parts by seat; bots, and people whose program does not take part, have none.
    pub seats: Vec<Option<Part>>,
}

impl Parts {
    /// The parts of those who have one, in order, with the seat; the house is first and has none.
    pub fn iter(&self) -> impl Iterator<Item = (Option<Seat>, &Part)> {
        let seats = self.seats.iter().enumerate();
        let seats = seats.filter_map(|(index, part)| Some((Some(Seat::from_index(index)), part.as_ref()?)));
        std::iter::once((None, &self.house)).chain(seats)
    }

    /// The seed that follows from the parts, once all are given: the SHA-256 of a text with a line for each.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        let mut text = format!("loup deal\ntable {}\n", self.table);
        for (seat, part) in self.iter() {
            let given = part.given.as_ref()?;
            match seat {
                None => text.push_str(&format!("house {given}\n")),
                Some(seat) => text.push_str(&format!("seat {seat} {given}\n")),
            }
        }
        Some(Seed::new(Sha256::digest(text.as_bytes()).into()))
    }

    /// The same with the promises alone, as everybody may know them during the game.
    #[must_use]
    pub fn promises(&self) -> Self {
        let promise = |part: &Part| Part::promised(part.commitment.clone());
        Self {
            table: self.table.clone(),
            house: promise(&self.house),
            seats: self.seats.iter().map(|part| part.as_ref().map(promise)).collect(),
        }
    }

    /// Whether every part is the one that was promised, and the seed follows from them.
    ///
    /// # Errors
    /// Names the field of the record that is wrong, and says why.
    pub fn check(&self, seed: &Seed) -> Result<(), (String, Phrase)> {
        for (seat, part) in self.iter() {
            let line = field("part", seat);
            match &part.given {
                // It has no line: the promise has one.
                None => {
                    let missing = Phrase::new("record-error-part-missing").with("start", format!("{line}:"));
                    return Err((field("commitment", seat), missing));
                }
                Some(given) if !part.fits(given) => return Err((line, Phrase::new("record-error-part"))),
                Some(_) => {}
            }
        }
        if self.seed().as_ref() == Some(seed) {
            Ok(())
        } else {
            Err(("seed".to_owned(), Phrase::new("record-error-parts-seed")))
        }
    }
}

/// The name of a field that belongs to the house or to a seat.
pub(crate) fn field(what: &str, seat: Option<Seat>) -> String {
    match seat {
        None => format!("{what} house"),
        Some(seat) => format!("{what} {seat}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts() -> Parts {
        Parts {
            table: "K3F9QX".to_owned(),
            house: Part::of(Seed::new([1; 32])),
            seats: vec![Some(Part::of(Seed::new([2; 32]))), None, Some(Part::of(Seed::new([3; 32])))],
        }
    }

    /// The value was computed with sha256sum from the text that docs/fairness.md describes.
    #[test]
    fn the_seed_is_the_hash_of_a_text_that_anybody_can_write() {
        let seed = parts().seed().unwrap();
        assert_eq!(seed.to_string(), "54ee68a8b5ca42260ad7dd2fc03cbc57024a64112ef7b10d445c215820050a06");
        assert_eq!(parts().check(&seed), Ok(()));
        let mut other = parts();
        other.table = "K3F9QY".to_owned();
        assert_ne!(other.seed(), Some(seed.clone()));
        other.table = parts().table;
        other.seats.swap(0, 2);
        assert_ne!(other.seed(), Some(seed), "whose part it is matters");
    }

    #[test]
    fn promises_tell_nothing_and_every_fault_is_found() {
        let seed = parts().seed().unwrap();
        let promises = parts().promises();
        assert_eq!((promises.seed(), promises.iter().count()), (None, 3));
        // Who says nothing has no line: the promise has one.
        assert_eq!(promises.check(&seed).unwrap_err().0, "commitment house");
        let mut wrong = parts();
        wrong.seats[2] = Some(Part { given: Some(Seed::new([4; 32])), ..Part::of(Seed::new([3; 32])) });
        assert_eq!(wrong.check(&seed).unwrap_err().0, "part 3");
        assert_eq!(parts().check(&Seed::new([9; 32])).unwrap_err().0, "seed");
    }
}
