//! What can be learned from: what was known, and what came of it.

use bots::{Inputs, Worth};
use table::{Chance, Quick};

/// Decisions with what they turned out to be worth, in one piece of memory.
#[derive(Debug, Default)]
pub(super) struct Samples {
    inputs: Vec<(u16, f32)>,
    /// Where the inputs of each sample begin and end.
    ranges: Vec<(usize, usize)>,
    worths: Vec<Worth>,
    /// In which order they are learned from.
    order: Vec<usize>,
}

impl Samples {
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
        self.ranges.clear();
        self.worths.clear();
        self.order.clear();
    }

    /// Notes a decision and returns its number.
    pub(super) fn push(&mut self, inputs: &Inputs) -> usize {
        let from = self.inputs.len();
        self.inputs.extend_from_slice(inputs.items());
        self.ranges.push((from, self.inputs.len()));
        self.worths.push(Worth::default());
        self.order.push(self.order.len());
        self.order.len() - 1
    }

    /// Takes over all decisions of other games.
    pub(super) fn append(&mut self, other: &Self) {
        let from = self.inputs.len();
        self.inputs.extend_from_slice(&other.inputs);
        self.ranges.extend(other.ranges.iter().map(|(start, end)| (from + start, from + end)));
        self.worths.extend_from_slice(&other.worths);
        self.order.extend(self.order.len()..self.worths.len());
    }

    /// Says what a decision turned out to be worth.
    pub(super) fn teach(&mut self, sample: usize, worth: Worth) {
        self.worths[sample] = worth;
    }

    pub(super) fn mix(&mut self, chance: &mut Quick) {
        chance.shuffle(&mut self.order);
    }

    /// In groups of this size: inputs and worth.
    pub(super) fn batches(&self, size: usize) -> impl Iterator<Item = Vec<(&[(u16, f32)], Worth)>> {
        let sample = |&index: &usize| {
            let (from, to) = self.ranges[index];
            (&self.inputs[from..to], self.worths[index])
        };
        self.order.chunks(size).map(move |chunk| chunk.iter().map(sample).collect())
    }
}
