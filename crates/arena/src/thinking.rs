//! How long bots thought.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How long a bot thought about its decisions.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Thinking {
    /// Decisions.
    pub moves: u64,
    /// Seconds in all.
    pub seconds: f64,
    /// Seconds of the longest.
    pub longest: f64,
    /// How many decisions took how long, by steps of an eighth of a doubling.
    times: BTreeMap<i16, u64>,
}

/// So many steps double the time.
const STEPS: f64 = 8.0;
/// Nothing is shorter: what clocks do not see counts as this, in seconds.
const SHORTEST: f64 = 1e-9;

impl Thinking {
    /// Takes one more decision into account.
    pub fn add(&mut self, seconds: f64) {
        self.moves += 1;
        self.seconds += seconds;
        self.longest = self.longest.max(seconds);
        let step = (STEPS * libm::log2(seconds.max(SHORTEST))).floor() as i16;
        *self.times.entry(step).or_default() += 1;
    }

    /// Takes all decisions of another count into account.
    pub fn join(&mut self, other: &Self) {
        self.moves += other.moves;
        self.seconds += other.seconds;
        self.longest = self.longest.max(other.longest);
        for (step, count) in &other.times {
            *self.times.entry(*step).or_default() += count;
        }
    }

    /// Seconds of a decision on average.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.seconds / self.moves.max(1) as f64
    }

    /// So many seconds or less did this part of all decisions take, a tenth too many at most.
    #[must_use]
    pub fn quantile(&self, part: f64) -> f64 {
        let mut left = part * self.moves as f64;
        for (step, count) in &self.times {
            left -= *count as f64;
            if left <= 0.0 {
                return libm::exp2((f64::from(*step) + 1.0) / STEPS).min(self.longest);
            }
        }
        self.longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_a_little_above_the_truth() {
        let (mut odd, mut even) = (Thinking::default(), Thinking::default());
        for number in 1..=1_000 {
            let half = if number % 2 == 0 { &mut even } else { &mut odd };
            half.add(f64::from(number) / 1e3);
        }
        odd.join(&even);
        let written = serde_json::to_string(&odd).unwrap();
        let all: Thinking = serde_json::from_str(&written).unwrap();
        assert!((all.mean() - 0.5005).abs() < 1e-9 && all.moves == 1_000);
        for part in [0.1, 0.5, 0.9, 0.99] {
            let found = all.quantile(part);
            assert!(found >= part && found <= 1.1 * part, "{part}: {found}");
        }
        assert!((all.quantile(1.0) - 1.0).abs() < 1e-12);
        assert!(Thinking::default().quantile(0.99).abs() < 1e-12);
    }
}
