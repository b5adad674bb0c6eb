//! Weights: numbers with names that a game's bots go by, in a file that says when they were made, on what, and how.
//!
//! ```text
//! loup-weights 1
//! game wolves
//! made 2026-11-16
//! on 400 games of scout and hunter for 2 to 5
//! origin by hand: what won matches
//! hash 0123456789abcdef
//!
//! wolf 5
//! den 1.5
//! ```
//!
//! After the empty line come the weights, one a line. The hash (64-bit FNV-1a) is that of these lines; whoever changes
//! a weight by hand removes the line with the hash, and says so in that with the origin.

use std::fmt;

use crate::net::fnv;

/// Weights with where they come from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    /// Which game they are for.
    pub game: String,
    /// The day on which they were made.
    pub made: String,
    /// What they were made on.
    pub on: String,
    /// How they were made: the command, where there is one.
    pub origin: String,
    /// Names and values, in their order.
    pub values: Vec<(String, f64)>,
}

/// Why a file holds no weights that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// There is no empty line after the head, or the file is no text.
    NoHead,
    /// This line of the head is missing.
    Head(&'static str),
    /// It is made for something else: this line says so, and this was expected.
    Other(&'static str, String),
    /// This weight was expected here, with a number.
    Weight(String),
    /// There are more lines than weights.
    TooMany,
    /// The weights are not those that were written.
    Hash,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHead => f.write_str("no weights: the head is missing"),
            Self::Head(line) => write!(f, "the line `{line}` of the head is missing"),
            Self::Other(line, wanted) => {
                write!(f, "the line `{line}` of the head should be `{line} {wanted}`")
            }
            Self::Weight(name) => write!(f, "the weight `{name}` and its number were expected"),
            Self::TooMany => f.write_str("there are more lines than weights"),
            Self::Hash => f.write_str("the weights were changed: their hash is not what the head says"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    fn lines(&self) -> String {
        self.values.iter().map(|(name, value)| format!("{name} {value}\n")).collect()
    }

    /// The hash of the values as they are written.
    #[must_use]
    pub fn hash(&self) -> u64 {
        fnv(self.lines().as_bytes())
    }

    /// The weights as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { game, made, on, origin, .. } = self;
        let (lines, hash) = (self.lines(), self.hash());
        format!(
            "loup-weights 1\ngame {game}\nmade {made}\non {on}\norigin {origin}\nhash {hash:016x}\n\n{lines}"
        )
        .into_bytes()
    }

    /// Reads weights for this game with these names.
    ///
    /// # Errors
    /// Says which line is wrong.
    pub fn from_bytes(bytes: &[u8], game: &str, names: &[&str]) -> Result<Self, WeightsError> {
        let text = std::str::from_utf8(bytes).map_err(|_| WeightsError::NoHead)?;
        let (head, body) = text.split_once("\n\n").ok_or(WeightsError::NoHead)?;
        let line = |key: &'static str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(' '));
            lines.find(|(name, _)| *name == key).map(|(_, value)| value).ok_or(WeightsError::Head(key))
        };
        let expect = |key: &'static str, wanted: &str| {
            if line(key)? == wanted { Ok(()) } else { Err(WeightsError::Other(key, wanted.to_owned())) }
        };
        expect("loup-weights", "1")?;
        expect("game", game)?;
        if line("hash").is_ok_and(|hash| hash != format!("{:016x}", fnv(body.as_bytes()))) {
            return Err(WeightsError::Hash);
        }
        let mut lines = body.lines();
        let weight = |&name: &&str| {
            let number = lines.next().and_then(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
            let value = number.filter(|value| value.is_finite());
            value.map(|value| (name.to_owned(), value)).ok_or_else(|| WeightsError::Weight(name.to_owned()))
        };
        let values = names.iter().map(weight).collect::<Result<_, _>>()?;
        if lines.next().is_some() {
            return Err(WeightsError::TooMany);
        }
        let [made, on, origin] = [line("made")?, line("on")?, line("origin")?].map(str::to_owned);
        Ok(Self { game: game.to_owned(), made, on, origin, values })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 2] = ["wolf", "wolf-den"];

    fn weights() -> Weights {
        let values = NAMES.iter().zip([5.0, 0.1 + 0.2]).map(|(name, value)| ((*name).to_owned(), value));
        let text = |text: &str| text.to_owned();
        Weights {
            game: text("x"),
            made: text("2026-11-16"),
            on: text("2 games"),
            origin: text("loup train x"),
            values: values.collect(),
        }
    }

    #[test]
    fn files_read_what_they_wrote() {
        assert_eq!(Weights::from_bytes(&weights().to_bytes(), "x", &NAMES), Ok(weights()));
    }

    #[test]
    fn broken_files_are_explained() {
        let text = String::from_utf8(weights().to_bytes()).unwrap();
        let read = |text: &str| Weights::from_bytes(text.as_bytes(), "x", &NAMES);
        assert_eq!(read("rubbish"), Err(WeightsError::NoHead));
        assert_eq!(Weights::from_bytes(b"\xff\n\n", "x", &NAMES), Err(WeightsError::NoHead));
        let other = WeightsError::Other("game", "y".to_owned());
        assert_eq!(Weights::from_bytes(text.as_bytes(), "y", &NAMES), Err(other));
        assert_eq!(read(&text.replace("wolf 5", "wolf 6")), Err(WeightsError::Hash));
        // By hand: without the hash.
        let by_hand: String =
            text.lines().filter(|line| !line.starts_with("hash")).fold(String::new(), |mut text, line| {
                text.push_str(line);
                text.push('\n');
                text
            });
        let changed = read(&by_hand.replace("wolf 5", "wolf 6")).unwrap();
        assert_eq!(changed.values[0], ("wolf".to_owned(), 6.0));
        let wolf = Err(WeightsError::Weight("wolf".to_owned()));
        for wrong in ["wolf x", "wolf nan", "wolf inf", "cub 5", ""] {
            assert_eq!(read(&by_hand.replace("wolf 5", wrong)), wolf, "{wrong}");
        }
        assert_eq!(read(&format!("{by_hand}more 1\n")), Err(WeightsError::TooMany));
        assert_eq!(read(&by_hand.replace("made ", "maid ")), Err(WeightsError::Head("made")));
    }
}
