//! A small network: sparse inputs, two hidden layers, an expected share and an edge.
//!
//! Everything is additions and multiplications of `f32` in a fixed order, so that the same inputs give the same
//! numbers on every machine.

mod file;

pub use file::NetError;
pub use file::fnv;

use crate::worth::Worth;

/// Units of the first hidden layer.
pub const FIRST: usize = 64;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// Outputs: share, edge.
pub const OUTPUTS: usize = 2;

/// What a network is told: the inputs that are not zero, by number.
#[derive(Clone, Debug, Default)]
pub struct Inputs(Vec<(u16, f32)>);

impl Inputs {
    /// Nothing yet, with room for what games usually tell.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::with_capacity(256))
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// One more input; zeros are left out.
    #[inline]
    pub fn push(&mut self, input: usize, value: f32) {
        if value != 0.0 {
            self.0.push((input as u16, value));
        }
    }

    /// What was told.
    #[must_use]
    pub fn items(&self) -> &[(u16, f32)] {
        &self.0
    }
}

/// The weights. Every layer lies input by input: what one input adds to all units of the next layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// Which game it knows.
    pub game: String,
    /// Which cards it has learned, or what else it depends on, where that matters; see [`crate::Learner::sheet`] and
    /// [`crate::Campaign::sheet`].
    pub sheet: String,
    /// At which tables it learned, where that was noted.
    pub on: String,
    /// How it was made: the command, for the curious and for whoever wants to make it again.
    pub origin: String,
    /// A row per input.
    pub first: Vec<[f32; FIRST]>,
    /// What is added to the first hidden layer.
    pub first_bias: [f32; FIRST],
    /// A row per unit of the first hidden layer.
    pub second: Vec<[f32; SECOND]>,
    /// What is added to the second hidden layer.
    pub second_bias: [f32; SECOND],
    /// A row per unit of the second hidden layer.
    pub last: Vec<[f32; OUTPUTS]>,
    /// What is added to the outputs.
    pub last_bias: [f32; OUTPUTS],
}

/// What the units of the hidden layers said, for training.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// The first hidden layer.
    pub first: [f32; FIRST],
    /// The second hidden layer.
    pub second: [f32; SECOND],
    /// The outputs: a share (0 to 1), an edge.
    pub outputs: [f32; OUTPUTS],
}

impl AsRef<Self> for Net {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl Net {
    /// A network for this game with so many inputs, and weights that say nothing: an even chance, no edge.
    #[must_use]
    pub fn blank(game: &str, inputs: usize) -> Self {
        Self {
            game: game.to_owned(),
            sheet: String::new(),
            on: String::new(),
            origin: String::new(),
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: vec![[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            last: vec![[0.0; OUTPUTS]; SECOND],
            last_bias: [0.0; OUTPUTS],
        }
    }

    /// What it says to these inputs.
    #[inline]
    #[must_use]
    pub fn worth(&self, inputs: &Inputs) -> Worth {
        let [share, edge] = self.trace(inputs.items()).outputs;
        Worth { share: f64::from(share), edge: f64::from(edge).clamp(-1.0, 1.0) }
    }

    /// The same with what all units said.
    #[inline]
    #[must_use]
    pub fn trace(&self, inputs: &[(u16, f32)]) -> Trace {
        let mut first = self.first_bias;
        for &(input, value) in inputs {
            if let Some(row) = self.first.get(usize::from(input)) {
                add(&mut first, row, value);
            }
        }
        first.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        let mut second = self.second_bias;
        for (row, &unit) in self.second.iter().zip(&first) {
            if unit > 0.0 {
                add(&mut second, row, unit);
            }
        }
        second.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        let mut outputs = self.last_bias;
        for (row, &unit) in self.last.iter().zip(&second) {
            add(&mut outputs, row, unit);
        }
        outputs[0] = squash(outputs[0]);
        Trace { first, second, outputs }
    }
}

#[inline]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], factor: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += factor * weight;
    }
}

/// The logistic function, by multiplications alone: (1 + x / 1024) to the power of 1024 is e to the x, nearly.
#[inline]
fn squash(x: f32) -> f32 {
    let mut power = 1.0 - x.clamp(-16.0, 16.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_network_knows_nothing() {
        let mut inputs = Inputs::new();
        inputs.push(3, 1.0);
        inputs.push(900, 1.0);
        inputs.push(1, 0.0);
        assert_eq!(inputs.items().len(), 2);
        assert_eq!(Net::blank("x", 10).worth(&inputs), Worth { share: 0.5, edge: 0.0 });
    }

    #[test]
    fn layers_follow_one_another() {
        let mut net = Net::blank("x", 2);
        (net.first[1][0], net.first_bias[0]) = (2.0, -1.0);
        (net.second[0][5], net.second_bias[5]) = (3.0, 1.0);
        (net.last[5], net.last_bias) = ([0.1, 0.05], [0.0, -0.25]);
        let mut inputs = Inputs::new();
        inputs.push(1, 1.5);
        // 1.5 * 2 - 1 = 2; 2 * 3 + 1 = 7; 0.7 and 0.35 - 0.25
        let worth = net.worth(&inputs);
        assert!(
            (worth.share - 1.0 / (1.0 + libm::exp(-0.7))).abs() < 1e-3 && (worth.edge - 0.1).abs() < 1e-6
        );
        let [.., second] = [net.trace(inputs.items()).first[0], net.trace(inputs.items()).second[5]];
        assert!((second - 7.0).abs() < 1e-6);
    }

    #[test]
    fn squashing_stays_between_nothing_and_everything() {
        for x in -200..200 {
            let (x, exact) = (x as f32 / 10.0, 1.0 / (1.0 + libm::exp(-f64::from(x) / 10.0)));
            let near = f64::from(squash(x));
            assert!((0.0..=1.0).contains(&near));
            if x.abs() < 4.0 {
                let exact_here = 1.0 / (1.0 + libm::exp(-f64::from(x)));
                assert!((near - exact_here).abs() < 0.01, "{x}: {near}, {exact}");
            }
        }
    }
}
