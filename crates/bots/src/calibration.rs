//! Making shares come true: how sure of itself an estimate may be.
//!
//! Odds between two sides are raised to a power: below one where the estimate is too sure of itself, above it where it
//! is not sure enough. There is one for each third of a game, for every sort of table (number of players, expansion),
//! and between the middles of two thirds it changes evenly. The powers are in a file of the game, whose head says
//! from which games they were fitted and by which command (`loup calibrate GAME --fit FILE`).

use crate::weights::{Weights, WeightsError};

/// The powers of a game, by sort of table and third.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    powers: Vec<(String, f64)>,
}

/// The parts of a game.
pub const THIRDS: [&str; 3] = ["first", "second", "third"];
/// Nobody is shown to have no chance at all, or to have won, before it is so.
const LEAST: f64 = 0.002;

impl Calibration {
    /// The names of the powers for these sorts of tables, in their order.
    #[must_use]
    pub fn names(sorts: &[&str]) -> Vec<String> {
        sorts.iter().flat_map(|sort| THIRDS.iter().map(move |third| format!("{sort}-{third}"))).collect()
    }

    /// Reads the powers of this game for these sorts of tables.
    ///
    /// # Errors
    /// The file is damaged or made for something else.
    pub fn from_bytes(bytes: &[u8], game: &str, sorts: &[&str]) -> Result<Self, WeightsError> {
        let names = Self::names(sorts);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Weights::from_bytes(bytes, game, &names).map(|file| Self { powers: file.values })
    }

    /// The powers for the three thirds at this sort of table.
    #[must_use]
    pub fn powers(&self, sort: &str) -> [f64; 3] {
        THIRDS.map(|third| {
            let named = |(name, _): &&(String, f64)| {
                name.strip_prefix(sort).and_then(|rest| rest.strip_prefix('-')) == Some(third)
            };
            self.powers.iter().find(named).map_or(1.0, |(_, power)| *power)
        })
    }

    /// Makes what sides expect into what is shown, at this sort of table and this age of the game (0 to 1).
    pub fn apply(&self, sort: &str, age: f64, sides: &mut [f64]) {
        raise(sides, at(self.powers(sort), age));
    }
}

/// The number of players with which the name of a sort begins.
pub(crate) fn players_of(sort: &str) -> u8 {
    sort.bytes().next().map_or(2, |digit| digit.wrapping_sub(b'0'))
}

/// The power at this age: that of each third in its middle.
#[must_use]
pub fn at([first, second, third]: [f64; 3], age: f64) -> f64 {
    let place = (3.0 * age - 0.5).clamp(0.0, 2.0);
    if place < 1.0 { first + place * (second - first) } else { second + (place - 1.0) * (third - second) }
}

/// Raises the odds between sides to a power.
pub fn raise(sides: &mut [f64], power: f64) {
    // What is certain is not made doubtful.
    if sides.contains(&1.0) {
        return;
    }
    let mut sum = 0.0;
    for side in &mut *sides {
        *side = libm::pow(side.max(LEAST), power);
        sum += *side;
    }
    sides.iter_mut().for_each(|side| *side /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_make_surer_or_less_sure_and_change_evenly() {
        let raised = |power: f64| {
            let mut sides = [0.8, 0.2];
            raise(&mut sides, power);
            sides
        };
        assert!((raised(1.0)[0] - 0.8).abs() < 1e-12);
        assert!((raised(0.5)[0] - 2.0 / 3.0).abs() < 1e-12 && (raised(2.0)[0] - 16.0 / 17.0).abs() < 1e-12);
        let mut certain = [1.0, 0.0];
        raise(&mut certain, 0.5);
        assert_eq!(certain, [1.0, 0.0]);
        let ages = [0.0, 1.0 / 6.0, 1.0 / 3.0, 0.5, 5.0 / 6.0, 1.0].map(|age| at([1.0, 2.0, 4.0], age));
        let wanted = [1.0, 1.0, 1.5, 2.0, 4.0, 4.0];
        assert!(ages.iter().zip(wanted).all(|(age, wanted)| (age - wanted).abs() < 1e-9), "{ages:?}");
        let powers = Calibration { powers: vec![("2-first".to_owned(), 3.0), ("12-second".to_owned(), 5.0)] };
        assert_eq!((powers.powers("2"), powers.powers("12")), ([3.0, 1.0, 1.0], [1.0, 5.0, 1.0]));
    }
}
