//! What a series of matches shows: a mean with its interval, a rating difference, a decision.

use serde::{Deserialize, Serialize};

/// Running mean and variance of win shares (Welford's method).
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sample {
    count: u64,
    mean: f64,
    /// Sum of squared differences from the mean.
    spread: f64,
}

impl Sample {
    /// Takes one more value into account.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let step = value - self.mean;
        self.mean += step / self.count as f64;
        self.spread += step * (value - self.mean);
    }

    /// How many values.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Their mean.
    #[must_use]
    pub const fn mean(&self) -> f64 {
        self.mean
    }

    /// Their variance; 0 for fewer than two.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.spread / (self.count - 1) as f64 }
    }

    /// The mean of this and of another sample of as many values that counts the other way round.
    #[must_use]
    pub fn with_reverse(&self, other: &Self) -> Self {
        let mean = f64::midpoint(self.mean, 1.0 - other.mean);
        Self { count: self.count, mean, spread: (self.spread + other.spread) / 4.0 }
    }

    /// Half the width of the 95% interval of the mean. Where all values are equal, their spread says nothing: then
    /// the rule of three does.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let count = self.count as f64;
        if self.spread > 0.0 { 1.96 * (self.variance() / count).sqrt() } else { 1.0_f64.min(3.0 / count) }
    }
}

/// The rating difference that explains this share of the points between two sides; bounded, because a clean
/// sweep proves no finite number.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * libm::log10(share / (1.0 - share))
}

/// A sequential test between two shares: stops as soon as the games decide, with five percent of error on
/// either side.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// The share under "it is not better".
    pub no: f64,
    /// The share under "it is better".
    pub yes: f64,
}

/// What a sequential test says so far.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Better.
    Yes,
    /// Not better.
    No,
    /// Play on.
    Open,
}

/// ln(19): where α = β = 0.05 decides.
const BOUND: f64 = 2.944_438_979_166_44;
/// Fewer units than this decide nothing: their variance is not known yet.
const FEWEST: u64 = 20;

impl Sprt {
    /// The log likelihood ratio of "better" against "not better", by the normal approximation.
    #[must_use]
    pub fn ratio(&self, sample: &Sample) -> f64 {
        let variance = sample.variance().max(1e-6);
        (self.yes - self.no) * (2.0 * sample.mean() - self.yes - self.no) * sample.count() as f64
            / (2.0 * variance)
    }

    /// What the sample says.
    #[must_use]
    pub fn verdict(&self, sample: &Sample) -> Verdict {
        let ratio = self.ratio(sample);
        if sample.count() < FEWEST {
            Verdict::Open
        } else if ratio >= BOUND {
            Verdict::Yes
        } else if ratio <= -BOUND {
            Verdict::No
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Chance, Quick};

    fn coin(share: f64, count: u32, seed: u64) -> Sample {
        let mut chance = Quick::new(seed);
        let mut sample = Sample::default();
        for _ in 0..count {
            sample.add(f64::from(u8::from(f64::from(chance.below(1_000_000)) < share * 1e6)));
        }
        sample
    }

    #[test]
    fn mean_and_interval_are_those_of_the_book() {
        let mut sample = Sample::default();
        [1.0, 0.0, 1.0, 1.0].iter().for_each(|&value| sample.add(value));
        assert!((sample.mean() - 0.75).abs() < 1e-12);
        assert!((sample.variance() - 0.25).abs() < 1e-12);
        assert!((sample.margin() - 0.49).abs() < 1e-12);
        assert!((coin(1.0, 300, 1).margin() - 0.01).abs() < 1e-12, "a clean sweep is no certainty");
        assert!((Sample::default().margin() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn both_ways_round_say_more_than_one() {
        let (one, other) = (coin(0.6, 400, 1), coin(0.4, 400, 2));
        let both = one.with_reverse(&other);
        assert!((both.mean() - 0.6).abs() < 0.05 && both.count() == 400, "{both:?}");
        assert!(both.margin() < 0.8 * one.margin(), "{both:?}");
    }

    #[test]
    fn intervals_cover_the_truth_about_nineteen_times_in_twenty() {
        let covered = (0..400).filter(|&seed| {
            let sample = coin(0.6, 500, seed);
            (sample.mean() - 0.6).abs() <= sample.margin()
        });
        let covered = covered.count();
        assert!((365..=395).contains(&covered), "{covered} of 400");
    }

    #[test]
    fn a_sequential_test_decides_rightly() {
        let test = Sprt { no: 0.5, yes: 0.55 };
        assert_eq!(test.verdict(&coin(0.6, 2_000, 1)), Verdict::Yes);
        assert_eq!(test.verdict(&coin(0.45, 2_000, 2)), Verdict::No);
        assert_eq!(test.verdict(&coin(0.525, 30, 3)), Verdict::Open);
    }

    #[test]
    fn ratings_are_symmetric() {
        assert!((elo(0.64) - 100.0).abs() < 0.1);
        assert!((elo(0.64) + elo(0.36)).abs() < 1e-9);
        assert!(elo(1.0).is_finite());
    }
}
