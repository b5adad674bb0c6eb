//! How weights are moved: gradients, and Adam's steps along them.

use bots::net::{FIRST, OUTPUTS, SECOND, Trace};
use bots::{Net, Worth};

use super::sample::Samples;

/// How much the edge counts against the share.
const EDGE: f32 = 0.3;
const DECAY: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;

/// All weights in one piece: the gradient, its mean and its mean square.
pub(super) struct Adam {
    gradient: Net,
    means: Net,
    squares: Net,
    steps: f32,
}

/// The weights of a network, layer by layer.
fn layers(net: &mut Net) -> [&mut [f32]; 6] {
    [
        net.first.as_flattened_mut(),
        &mut net.first_bias,
        net.second.as_flattened_mut(),
        &mut net.second_bias,
        net.last.as_flattened_mut(),
        &mut net.last_bias,
    ]
}

impl Adam {
    pub(super) fn new(net: &Net) -> Self {
        let zeros = Net::blank(&net.game, net.first.len());
        Self { gradient: zeros.clone(), means: zeros.clone(), squares: zeros, steps: 0.0 }
    }

    /// Learns from all samples once and returns the mean loss.
    pub(super) fn learn(&mut self, net: &mut Net, samples: &Samples, batch: usize, rate: f32) -> f64 {
        let (mut loss, mut count) = (0.0, 0);
        for batch in samples.batches(batch) {
            for &(inputs, worth) in &batch {
                loss += self.add(net, inputs, worth);
                count += 1;
            }
            self.step(net, rate, batch.len() as f32);
        }
        loss / f64::from(count.max(1))
    }

    /// Adds one sample's gradient: how the loss changes with every weight.
    fn add(&mut self, net: &Net, inputs: &[(u16, f32)], worth: Worth) -> f64 {
        let Trace { first, second, outputs } = net.trace(inputs);
        let wanted = [worth.share as f32, worth.edge as f32];
        let error: [f32; OUTPUTS] = [outputs[0] - wanted[0], EDGE * (outputs[1] - wanted[1])];
        let gradient = &mut self.gradient;

        let mut back = [0.0; SECOND];
        for (unit, &said) in second.iter().enumerate() {
            add(&mut gradient.last[unit], &error, said);
            if said > 0.0 {
                back[unit] = error.iter().zip(&net.last[unit]).map(|(error, weight)| error * weight).sum();
            }
        }
        add(&mut gradient.last_bias, &error, 1.0);

        let mut front = [0.0; FIRST];
        for (unit, &said) in first.iter().enumerate().filter(|(_, said)| **said > 0.0) {
            add(&mut gradient.second[unit], &back, said);
            front[unit] = dot(&back, &net.second[unit]);
        }
        add(&mut gradient.second_bias, &back, 1.0);

        for &(input, value) in inputs {
            if let Some(row) = gradient.first.get_mut(usize::from(input)) {
                add(row, &front, value);
            }
        }
        add(&mut gradient.first_bias, &front, 1.0);
        f64::from(error[0] * error[0] + (outputs[1] - wanted[1]) * error[1])
    }

    /// Moves the weights against the gradient of a batch and forgets it.
    fn step(&mut self, net: &mut Net, rate: f32, size: f32) {
        self.steps += 1.0;
        let [mean, square] = DECAY.map(|decay| 1.0 - libm::powf(decay, self.steps));
        let rate = rate * square.sqrt() / mean;
        let all = layers(net).into_iter().zip(layers(&mut self.gradient));
        let moments = layers(&mut self.means).into_iter().zip(layers(&mut self.squares));
        for ((weights, gradients), (means, squares)) in all.zip(moments) {
            let moments = means.iter_mut().zip(squares);
            for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradients).zip(moments) {
                let slope = *gradient / size;
                *gradient = 0.0;
                *mean += (1.0 - DECAY[0]) * (slope - *mean);
                *square += (1.0 - DECAY[1]) * (slope * slope - *square);
                *weight -= rate * *mean / (square.sqrt() + TINY);
            }
        }
    }
}

#[inline]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], factor: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += factor * weight;
    }
}

/// Four partial sums, so that several can be added at once.
#[inline]
fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0; 4];
    for (a, b) in a.chunks_exact(4).zip(b.chunks_exact(4)) {
        for lane in 0..4 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}
