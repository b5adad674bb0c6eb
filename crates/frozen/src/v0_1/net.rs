//! A small network: sparse inputs, two hidden layers, an expected share and an edge; and its file.

use super::think::Worth;

/// Units of the hidden layers, and outputs: share, edge.
const FIRST: usize = 64;
const SECOND: usize = 32;
const OUTPUTS: usize = 2;

/// What a network is told: the inputs that are not zero, by number.
pub(super) struct Inputs(Vec<(u16, f32)>);

impl Inputs {
    pub(super) fn new() -> Self {
        Self(Vec::with_capacity(256))
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// One more input; zeros are left out.
    #[inline]
    pub(super) fn push(&mut self, input: usize, value: f32) {
        if value != 0.0 {
            self.0.push((input as u16, value));
        }
    }
}

/// The weights. Every layer lies input by input: what one input adds to all units of the next layer.
pub(super) struct Net {
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: Vec<[f32; OUTPUTS]>,
    last_bias: [f32; OUTPUTS],
}

impl Net {
    /// Reads a network with so many inputs from the body of a file: numbers of sixteen bits, one scale a layer.
    pub(super) fn read(bytes: &[u8], inputs: usize) -> Option<Self> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let scales = head.lines().find_map(|line| line.strip_prefix("scales "))?;
        let scales: Vec<f32> = scales.split(' ').filter_map(|scale| scale.parse().ok()).collect();
        let &[first, second, last] = scales.as_slice() else { return None };
        let mut net = Self {
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: vec![[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            last: vec![[0.0; OUTPUTS]; SECOND],
            last_bias: [0.0; OUTPUTS],
        };
        let body = bytes[end + 2..].chunks_exact(2);
        let mut numbers = body.map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])));
        let layers = [
            (net.first.as_flattened_mut(), first),
            (&mut net.first_bias[..], first),
            (net.second.as_flattened_mut(), second),
            (&mut net.second_bias[..], second),
            (net.last.as_flattened_mut(), last),
            (&mut net.last_bias[..], last),
        ];
        for (layer, scale) in layers {
            for weight in layer {
                *weight = numbers.next()? * scale;
            }
        }
        numbers.next().is_none().then_some(net)
    }

    /// What it says to these inputs.
    #[inline]
    pub(super) fn worth(&self, inputs: &Inputs) -> Worth {
        let mut first = self.first_bias;
        for &(input, value) in &inputs.0 {
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
        Worth { share: f64::from(squash(outputs[0])), edge: f64::from(outputs[1]).clamp(-1.0, 1.0) }
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
