//! What a seat did, as records and data files write it.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

/// What a seat did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A move, as text.
    Move(String),
    /// It took back its last move.
    TakeBack,
    /// It took back its move with this entry's number and everything since, because all whom that concerned agreed.
    Granted(usize),
    /// It gave up.
    Resign,
    /// Its time ran out.
    #[schemars(with = "ActTime")]
    Time {
        /// Whether that lost it the game.
        lost: bool,
    },
    /// From here on a bot of this level decides for it.
    Bot(String),
    /// Its person decides for it again.
    Back,
    /// It was handed over: from here on another person decides for it.
    Handed,
}

/// The shape of [`Act::Time`], by a name of its own.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its shape is used")]
struct ActTime {
    /// Whether that lost it the game.
    lost: bool,
}

/// How an act begins that is no move. No game has a move that begins so.
const WORDS: [&str; 6] = ["undo", "resign", "time", "bot", "back", "handed"];
/// The longest name of a bot's level, in characters.
const MAX_LEVEL: usize = 24;

impl Act {
    /// Reads what stands behind the seat in a record of this format. Whatever is nothing else is a move: the rules know
    /// whether there is such a one. `None` for what begins like something else and is not.
    #[must_use]
    pub fn read(text: &str, format: u32) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["undo"] => Some(Self::TakeBack),
            [first, ..] if format < 2 || !is_reserved(first) => Some(Self::Move(text.to_owned())),
            ["undo", number, "granted"] => {
                let entry = number.parse().ok().filter(|entry: &usize| entry.to_string() == number)?;
                Some(Self::Granted(entry))
            }
            ["resign"] => Some(Self::Resign),
            ["time"] => Some(Self::Time { lost: false }),
            ["time", "lost"] => Some(Self::Time { lost: true }),
            ["bot", level] => is_level(level).then(|| Self::Bot(level.to_owned())),
            ["back"] => Some(Self::Back),
            ["handed"] => Some(Self::Handed),
            _ => None,
        }
    }

    /// Whether it is neither a move nor an ordinary take-back: what a record of format 1 cannot say.
    #[must_use]
    pub const fn is_aside(&self) -> bool {
        !matches!(self, Self::Move(_) | Self::TakeBack)
    }

    /// Whether the seat decided something by it. Who decides from now on is no decision.
    #[must_use]
    pub const fn decides(&self) -> bool {
        !matches!(self, Self::Bot(_) | Self::Back | Self::Handed | Self::Time { lost: false })
    }

    /// Whether the seat cannot win any more.
    #[must_use]
    pub const fn loses(&self) -> bool {
        matches!(self, Self::Resign | Self::Time { lost: true })
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(text) => f.write_str(text),
            Self::TakeBack => f.write_str("undo"),
            Self::Granted(entry) => write!(f, "undo {entry} granted"),
            Self::Resign => f.write_str("resign"),
            Self::Time { lost: false } => f.write_str("time"),
            Self::Time { lost: true } => f.write_str("time lost"),
            Self::Bot(level) => write!(f, "bot {level}"),
            Self::Back => f.write_str("back"),
            Self::Handed => f.write_str("handed"),
        }
    }
}

/// Whether no move may begin with this word.
#[must_use]
pub fn is_reserved(word: &str) -> bool {
    WORDS.contains(&word)
}

/// Whether this can be the name of a bot's level. Which levels there are, only bots know.
#[must_use]
pub fn is_level(word: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=MAX_LEVEL).contains(&word.len()) && word.bytes().all(plain)
}
