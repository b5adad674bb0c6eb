//! The moonlight board and the region tokens.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use table::Phrase;

/// The dates of the moonlight board.
pub const DATES: usize = 30;

/// A phase of the moon: when a region token is scored.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Phase {
    /// Scored first.
    Crescent,
    /// Scored second.
    Quarter,
    /// Scored last.
    Full,
}

impl Phase {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Crescent, Self::Quarter, Self::Full];

    /// For arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// TW85: the date that triggers it with so many players.
    #[must_use]
    #[inline]
    pub const fn date(self, players: u8) -> u8 {
        let dates = match players {
            2 => [7, 13, 18],
            3 => [9, 17, 22],
            4 => [11, 20, 26],
            _ => [13, 23, 30],
        };
        dates[self as usize]
    }

    /// TW86: what the first and the second place of a region are paid.
    #[must_use]
    pub const fn prizes(self) -> (u8, u8) {
        [(4, 2), (6, 3), (8, 4)][self as usize]
    }

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["crescent", "quarter", "full"][self as usize]
    }

    /// The phase with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.id().eq_ignore_ascii_case(text))
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Crescent => "wolves-phase-crescent",
            Self::Quarter => "wolves-phase-quarter",
            Self::Full => "wolves-phase-full",
        })
    }

    /// What a number of dates leads up to, for people: "until the full moon".
    #[must_use]
    pub fn until(self) -> Phrase {
        Phrase::new(match self {
            Self::Crescent => "wolves-until-crescent",
            Self::Quarter => "wolves-until-quarter",
            Self::Full => "wolves-until-full",
        })
    }

    /// Its letter on the text map, in the reader's language.
    #[must_use]
    pub fn letter(self) -> Phrase {
        Phrase::new(match self {
            Self::Crescent => "wolves-letter-moon-crescent",
            Self::Quarter => "wolves-letter-moon-quarter",
            Self::Full => "wolves-letter-moon-full",
        })
    }
}

/// The tokens on a region's water, scored from the top: an earlier phase always lies on a later one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moons(u8);

impl Moons {
    /// No token.
    pub const NONE: Self = Self(0);

    /// A token of each of these phases.
    #[must_use]
    pub const fn of(phases: &[Phase]) -> Self {
        let mut bits = 0;
        let mut place = 0;
        while place < phases.len() {
            bits |= 1 << phases[place] as u8;
            place += 1;
        }
        Self(bits)
    }

    /// Whether a token of this phase lies here.
    #[must_use]
    #[inline]
    pub const fn has(self, phase: Phase) -> bool {
        self.0 >> phase as u8 & 1 == 1
    }

    /// Takes the token of this phase away.
    pub const fn take(&mut self, phase: Phase) {
        self.0 &= !(1 << phase as u8);
    }

    /// The tokens, the top one first.
    pub fn iter(self) -> impl Iterator<Item = Phase> + Clone {
        Phase::ALL.into_iter().filter(move |&phase| self.has(phase))
    }

    /// The token on top.
    #[must_use]
    pub fn top(self) -> Option<Phase> {
        self.iter().next()
    }

    /// Reads what [`fmt::Display`] writes.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("none") {
            return Some(Self::NONE);
        }
        let phases: Option<Vec<Phase>> = text.split('+').map(Phase::parse).collect();
        phases.filter(|phases| phases.is_sorted_by(|a, b| a < b)).map(|phases| Self::of(&phases))
    }
}

impl fmt::Display for Moons {
    /// `crescent+quarter`, the top one first; `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return f.write_str("none");
        }
        for (place, phase) in self.iter().enumerate() {
            write!(f, "{}{}", if place == 0 { "" } else { "+" }, phase.id())?;
        }
        Ok(())
    }
}

impl Serialize for Moons {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for Moons {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Moons".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Phase>::json_schema(generator)
    }
}

const C: Moons = Moons::of(&[Phase::Crescent]);
const Q: Moons = Moons::of(&[Phase::Quarter]);
const F: Moons = Moons::of(&[Phase::Full]);
const CQ: Moons = Moons::of(&[Phase::Crescent, Phase::Quarter]);
const QF: Moons = Moons::of(&[Phase::Quarter, Phase::Full]);

/// TW86: the tokens that are dealt to the regions.
#[must_use]
pub const fn pool(players: u8) -> &'static [Moons] {
    match players {
        2 => &[C, F, F, CQ, QF],
        3 => &[C, C, Q, Q, F, F],
        4 => &[C, C, Q, Q, Q, F, F, F],
        _ => &[C, C, C, Q, Q, Q, Q, F, F, F],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TW85: the dates of the phases for every number of players, none beyond the thirty dates.
    #[test]
    fn dates_follow_the_number_of_players() {
        let dates = |players| Phase::ALL.map(|phase| phase.date(players));
        assert_eq!([2, 3, 4, 5].map(dates), [[7, 13, 18], [9, 17, 22], [11, 20, 26], [13, 23, 30]]);
        assert_eq!(usize::from(Phase::Full.date(5)), DATES);
    }

    /// TW86: prizes, and as many tokens as regions.
    #[test]
    fn pools_fit_the_regions() {
        assert_eq!(Phase::ALL.map(Phase::prizes), [(4, 2), (6, 3), (8, 4)]);
        for players in 2..=5 {
            assert_eq!(pool(players).len(), crate::boards::slots(players).len());
        }
        let count = |players, phase| pool(players).iter().filter(|moons| moons.has(phase)).count();
        assert_eq!(
            [3, 4, 5].map(|n| Phase::ALL.map(|phase| count(n, phase))),
            [[2, 2, 2], [2, 3, 3], [3, 4, 3]]
        );
    }

    /// TW73: in a stack the earlier phase lies on top.
    #[test]
    fn stacks_are_scored_from_the_top() {
        let mut stack = Moons::parse("crescent+quarter").unwrap();
        assert_eq!((stack, stack.top()), (CQ, Some(Phase::Crescent)));
        stack.take(Phase::Crescent);
        assert_eq!((stack.to_string().as_str(), stack.top()), ("quarter", Some(Phase::Quarter)));
        stack.take(Phase::Quarter);
        assert_eq!((stack.to_string().as_str(), Moons::parse("none")), ("none", Some(stack)));
        assert_eq!(Moons::parse("quarter+crescent"), None);
    }
}
