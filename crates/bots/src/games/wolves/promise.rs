//! What the regions promise to those who are strong there.

use wolves::moon::{DATES, Moons};
use wolves::position::PACKS;
use wolves::score::Control;
use wolves::{Position, Wolves};

use super::weights::{Scale, Weights};

/// What the ranking of a region promises. The farther its scoring, the less today's control says.
pub(super) fn promise(scale: &Scale, game: &Wolves, position: &Position, region: usize) -> [f64; PACKS] {
    let mut points = [0.0; PACKS];
    let moons = position.moons[region - 1];
    if moons == Moons::NONE {
        return points;
    }
    // In a game for two the third pack comes after the seats: it takes part.
    let packs = usize::from(game.seats).clamp(3, PACKS);
    let mut controls = [Control::default(); PACKS];
    for (owner, control) in controls.iter_mut().enumerate().take(packs) {
        *control = position.control(owner, region);
    }
    for phase in moons.iter() {
        let far = usize::from(phase.date(game.seats).saturating_sub(position.dates)).min(DATES);
        let outlook = &scale.outlooks.0[far];
        let mut weight = [0.0; PACKS];
        let mut all = scale.weights.region_nobody;
        for (weight, control) in weight.iter_mut().zip(&controls).take(packs) {
            let points = usize::from(control.points).min(MOST - 1);
            *weight = outlook.weights[points][usize::from(control.alphas > 0)];
            all += *weight;
        }
        let (big, small) = phase.prizes();
        let (big, small) = (outlook.trust * f64::from(big), outlook.trust * f64::from(small));
        // Who is second to whom: everybody else's chance to be first, shared among the rest.
        let behind = weight.map(|other| other / (all * (all - other)));
        let second: f64 = behind[..packs].iter().sum();
        let (big, small) = (big / all, small);
        for ((points, &own), behind) in points.iter_mut().zip(&weight).zip(behind).take(packs) {
            *points += own * (big + small * (second - behind));
        }
    }
    points
}

/// So many points of control count; more change nothing.
const MOST: usize = 32;

/// What control says so many dates before a scoring.
#[derive(Copy, Clone, Debug)]
struct Outlook {
    /// What it weighs, by its points and whether an alpha is there.
    weights: [[f64; 2]; MOST],
    /// How much of what it promises comes true.
    trust: f64,
}

impl Outlook {
    fn new(weights: &Weights, far: usize) -> Self {
        let far = far as f64;
        let step = weights.region_step + weights.region_step_per_date * far;
        let weigh = |points: f64| libm::exp((points / step).min(25.0)) - 1.0;
        let both = |points: f64| [weigh(points), weigh(points + weights.region_alpha)];
        Self {
            weights: std::array::from_fn(|points| both(points as f64)),
            trust: weights.region_trust
                + weights.region_trust_at_last * libm::exp(-far / weights.region_soon),
        }
    }
}

/// What control says, by the dates to its scoring.
#[derive(Debug)]
pub(super) struct Outlooks(Vec<Outlook>);

impl Outlooks {
    pub(super) fn new(weights: &Weights) -> Self {
        Self((0..=DATES).map(|far| Outlook::new(weights, far)).collect())
    }
}
