//! The numbers that the bots of The Wolves go by. Their values are in `wolves.weights`, whose head says where they come
//! from. The networks learned with them: their heads name the hash of these lines.

use std::sync::LazyLock;

use super::promise::Outlooks;
use crate::weights::{Weights as File, WeightsError};

macro_rules! weights {
    ($($(#[$about:meta])* $field:ident $name:literal,)+) => {
        /// The weights, in the order of the file.
        #[derive(Copy, Clone, PartialEq, Debug, Default)]
        pub(super) struct Weights {
            $($(#[$about])* pub(super) $field: f64,)+
        }

        impl Weights {
            pub(super) const NAMES: &'static [&'static str] = &[$($name),+];

            /// From values in their order; what is missing is nothing.
            pub(super) fn of(values: &[f64]) -> Self {
                let mut values = values.iter().copied();
                Self { $($field: values.next().unwrap_or_default()),+ }
            }

            #[cfg(test)]
            fn values(&self) -> Vec<f64> {
                vec![$(self.$field),+]
            }
        }
    };
}

weights! {
    /// A terrain token, in points to come.
    terrain_token "terrain-token",
    /// A bonus action token.
    action_token "action-token",
    /// A space on the track of spread, and so on.
    spread "spread",
    speed "speed",
    howl "howl",
    /// A wolf on the board.
    wolf "wolf",
    /// Who has prey and lairs gets more of them.
    prey_owned "prey-owned",
    lair_owned "lair-owned",
    /// How much of what can be used at once counts even at the very end, as a part of the game.
    soon "soon",
    /// A terrain that one tile shows, two, three.
    tile_one "tile-one",
    tile_two "tile-two",
    tile_three "tile-three",
    /// Prey beside which one wolf stands, or two: a part of the points that it brings.
    prey_one "prey-one",
    prey_two "prey-two",
    /// What a hunt brings beside its points.
    hunt "hunt",
    /// A den where a lair may stand, with an alpha beside it or without, or only an alpha.
    lair_near "lair-near",
    lair_ready "lair-ready",
    lair_alpha "lair-alpha",
    /// A lone wolf within earshot.
    lone_wolf "lone-wolf",
    /// So many points of control make a difference at a scoring, and so many more for each date before it.
    region_step "region-step",
    region_step_per_date "region-step-per-date",
    /// An alpha in a region, in points of control.
    region_alpha "region-alpha",
    /// What nobody's control weighs.
    region_nobody "region-nobody",
    /// How much of a promise comes true when its scoring is far away, and how much more right before it: between two
    /// turns of a pack come those of all others.
    region_trust "region-trust",
    region_trust_at_last "region-trust-at-last",
    /// Within so many dates most of the trust comes.
    region_soon "region-soon",
    /// So many points ahead are a comfortable lead at the end; the more dates to come, the more it takes.
    lead "lead",
    lead_per_date "lead-per-date",
    /// How much the best rival counts; the rest is the mean of all.
    best_rival "best-rival",
}

/// The weights, ready to be weighed with.
#[derive(Debug)]
pub(super) struct Scale {
    /// That of the values as they are written.
    pub(super) hash: u64,
    pub(super) weights: Weights,
    pub(super) outlooks: Outlooks,
}

impl Scale {
    /// From the bytes of a file.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let file = File::from_bytes(bytes, "wolves", Weights::NAMES)?;
        let values: Vec<f64> = file.values.iter().map(|(_, value)| *value).collect();
        let weights = Weights::of(&values);
        Ok(Self { hash: file.hash(), outlooks: Outlooks::new(&weights), weights })
    }
}

/// The weights of the program; that they can be read is a test's affair.
pub(super) fn shipped() -> &'static Scale {
    static SHIPPED: LazyLock<Scale> = LazyLock::new(|| {
        let nothing = || {
            let weights = Weights::default();
            Scale { hash: 0, outlooks: Outlooks::new(&weights), weights }
        };
        Scale::read(include_bytes!("wolves.weights")).unwrap_or_else(|_| nothing())
    });
    &SHIPPED
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_the_program_can_be_read() {
        let read = Scale::read(include_bytes!("wolves.weights")).unwrap();
        assert_eq!(read.weights, shipped().weights);
        assert_eq!(Weights::of(&read.weights.values()), read.weights);
        assert_eq!(read.weights.values().len(), Weights::NAMES.len());
        assert_eq!(read.weights.values().last(), Some(&read.weights.best_rival));
        assert!(read.weights.values().iter().all(|weight| *weight > 0.0));
    }
}
