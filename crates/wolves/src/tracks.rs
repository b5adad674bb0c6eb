//! The tracks of the player boards (TW88).

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;
use table::Phrase;

use crate::piece::Kind;

/// An attribute whose values lie under dens.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Track {
    /// Pack spread: how many wolves a Move moves.
    Spread,
    /// Wolf speed: how far each of them goes.
    Speed,
    /// Howl range: how far howling and dominating reach.
    Howl,
}

/// A token that comes with a den, a lair or a prey.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// A bonus action token.
    Action,
    /// A bonus terrain token.
    Terrain,
}

/// How many dens lie on each attribute track.
pub const DENS: u8 = 4;
/// How many lairs a player has.
pub const LAIRS: u8 = 4;
/// How many wolves wait on a player board.
pub const WOLVES: usize = 8;

/// TW88: the values of an attribute: open, then under the first to fourth den.
pub const SPREAD: [u8; 5] = [2, 3, 3, 4, 4];
/// Wolf speed.
pub const SPEED: [u8; 5] = [3, 4, 4, 5, 5];
/// Howl range.
pub const HOWL: [u8; 5] = [2, 3, 3, 4, 4];

/// TW88: the wolves that wait on the board, in order.
pub const WAITING: [Kind; WOLVES] =
    [Kind::Wolf, Kind::Wolf, Kind::Alpha, Kind::Wolf, Kind::Wolf, Kind::Alpha, Kind::Wolf, Kind::Wolf];
/// The alphas among them, as a set of places.
pub const WAITING_ALPHAS: u8 = 0b10_0100;

/// One side of the player boards: the points and tokens that differ between two and more players.
#[derive(Debug)]
pub struct BoardSide {
    /// VP of an attribute with 0 to 4 dens gone.
    pub attribute: [u8; 5],
    /// VP with 0 to 4 lairs gone.
    pub lairs: [u8; 5],
    /// VP with 0 to 5 prey.
    pub prey: [u8; 6],
    /// VP with 0 to 8 wolves gone.
    pub wolves: [u8; 9],
    /// The tokens with the second and the fourth den of spread, speed and howl range.
    pub bonuses: [[Bonus; 2]; 3],
    /// The token with each prey.
    pub prey_bonus: Option<Bonus>,
    /// The token with each lair.
    pub lair_bonus: Bonus,
}

const A: Bonus = Bonus::Action;
const T: Bonus = Bonus::Terrain;

/// TW88: the side for three to five players.
pub static MANY: BoardSide = BoardSide {
    attribute: [0, 0, 0, 3, 7],
    lairs: [0, 5, 10, 15, 20],
    prey: [0, 1, 4, 9, 16, 25],
    wolves: [0, 1, 2, 3, 4, 6, 8, 10, 12],
    bonuses: [[A, T], [T, A], [T, A]],
    prey_bonus: Some(A),
    lair_bonus: T,
};

/// TW88: the side for two players.
pub static TWO: BoardSide = BoardSide {
    attribute: [0, 0, 0, 2, 5],
    lairs: [0, 5, 10, 15, 20],
    prey: [0, 2, 5, 9, 14, 20],
    wolves: [0, 1, 2, 3, 4, 6, 8, 10, 12],
    bonuses: [[A, T], [A, T], [A, T]],
    prey_bonus: None,
    lair_bonus: T,
};

impl BoardSide {
    /// The side for so many players.
    #[must_use]
    pub const fn of(players: u8) -> &'static Self {
        if players == 2 { &TWO } else { &MANY }
    }

    /// The token that comes with the den that is the `taken`-th of this track.
    #[must_use]
    pub fn bonus(&self, track: Track, taken: u8) -> Option<Bonus> {
        match taken {
            2 => Some(self.bonuses[track.index()][0]),
            4 => Some(self.bonuses[track.index()][1]),
            _ => None,
        }
    }

    /// The VP of the wolves' track with these places empty: the highest number uncovered (TW63).
    #[must_use]
    pub fn wolves_vp(&self, gone: u8) -> u8 {
        self.wolves[8 - gone.leading_zeros() as usize]
    }
}

impl Track {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Spread, Self::Speed, Self::Howl];

    /// For arrays.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its values, from the open one to the last.
    #[must_use]
    #[inline]
    pub const fn values(self) -> &'static [u8; 5] {
        [&SPREAD, &SPEED, &HOWL][self as usize]
    }

    /// Its name in moves and files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["spread", "speed", "howl"][self as usize]
    }

    /// The track with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|track| track.id().eq_ignore_ascii_case(text))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Spread => "wolves-track-spread",
            Self::Speed => "wolves-track-speed",
            Self::Howl => "wolves-track-howl",
        })
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Bonus {
    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Action => "wolves-bonus-action",
            Self::Terrain => "wolves-bonus-terrain",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TW88: values, bonus places, and the order of the waiting wolves.
    #[test]
    fn player_boards_read_as_printed() {
        assert_eq!(Track::ALL.map(|track| track.values()[0]), [2, 3, 2]);
        assert_eq!(Track::ALL.map(|track| track.values()[4]), [4, 5, 4]);
        let bonuses = |side: &BoardSide, track| [1, 2, 3, 4].map(|taken| side.bonus(track, taken));
        assert_eq!(bonuses(&MANY, Track::Spread), [None, Some(A), None, Some(T)]);
        assert_eq!(bonuses(&MANY, Track::Speed), [None, Some(T), None, Some(A)]);
        assert_eq!(bonuses(&MANY, Track::Howl), [None, Some(T), None, Some(A)]);
        assert!(Track::ALL.iter().all(|&track| bonuses(&TWO, track) == [None, Some(A), None, Some(T)]));
        assert_eq!((MANY.prey_bonus, TWO.prey_bonus), (Some(A), None));
        let alphas: u8 =
            (0..WOLVES).filter(|&place| WAITING[place] == Kind::Alpha).map(|place| 1 << place).sum();
        assert_eq!(alphas, WAITING_ALPHAS);
        assert_eq!(BoardSide::of(2).attribute, [0, 0, 0, 2, 5]);
        assert_eq!(BoardSide::of(3).attribute, [0, 0, 0, 3, 7]);
    }

    /// TW63: a track is worth the highest number uncovered.
    #[test]
    fn wolves_are_worth_the_highest_number_uncovered() {
        assert_eq!([0, 0b1, 0b1111, 0xff].map(|gone| MANY.wolves_vp(gone)), [0, 1, 4, 12]);
        assert_eq!(MANY.wolves_vp(0b1011), 4, "an alpha left behind covers only its own number");
    }
}
