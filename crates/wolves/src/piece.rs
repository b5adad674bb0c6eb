//! The pieces of a pack.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use table::Phrase;

use crate::terrain::Pack;

/// A kind of piece.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// An alpha wolf.
    Alpha,
    /// A pack wolf.
    Wolf,
    /// A den.
    Den,
    /// A lair.
    Lair,
}

impl Kind {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Alpha, Self::Wolf, Self::Den, Self::Lair];

    /// For arrays.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it walks; the others mark territory.
    #[must_use]
    pub const fn walks(self) -> bool {
        matches!(self, Self::Alpha | Self::Wolf)
    }

    /// Its name in moves and files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["alpha", "wolf", "den", "lair"][self as usize]
    }

    /// Its letter on the text map, in the reader's language.
    #[must_use]
    pub fn letter(self) -> Phrase {
        Phrase::new(match self {
            Self::Alpha => "wolves-letter-piece-alpha",
            Self::Wolf => "wolves-letter-piece-wolf",
            Self::Den => "wolves-letter-piece-den",
            Self::Lair => "wolves-letter-piece-lair",
        })
    }

    /// The kind with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id().eq_ignore_ascii_case(text))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Alpha => "wolves-piece-alpha",
            Self::Wolf => "wolves-piece-wolf",
            Self::Den => "wolves-piece-den",
            Self::Lair => "wolves-piece-lair",
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A piece of a pack, as it stands on the map.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
pub struct Piece {
    /// Whose it is.
    pub pack: Pack,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// `forest den`, for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        let name = match self.kind {
            Kind::Alpha => Phrase::new("wolves-owned-alpha"),
            Kind::Wolf => Phrase::new("wolves-owned-wolf"),
            Kind::Den => Phrase::new("wolves-owned-den"),
            Kind::Lair => Phrase::new("wolves-owned-lair"),
        };
        name.with("pack", self.pack.whose())
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pack, self.kind)
    }
}
