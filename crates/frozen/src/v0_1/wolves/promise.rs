//! What the regions promise to those who are strong there.

use std::sync::LazyLock;

use wolves::moon::{DATES, Moons};
use wolves::position::PACKS;
use wolves::score::Control;
use wolves::{Position, Wolves};

/// What the ranking of a region promises. The farther its scoring, the less today's control says.
pub(super) fn promise(game: &Wolves, position: &Position, region: usize) -> [f64; PACKS] {
    let mut points = [0.0; PACKS];
    let moons = position.moons[region - 1];
    if moons == Moons::NONE {
        return points;
    }
    // In a game for two the third pack comes after the seats: it takes part.
    let packs = usize::from(game.seats).clamp(3, PACKS);
    let outlooks = outlooks();
    let mut controls = [Control::default(); PACKS];
    for (owner, control) in controls.iter_mut().enumerate().take(packs) {
        *control = position.control(owner, region);
    }
    for phase in moons.iter() {
        let far = usize::from(phase.date(game.seats).saturating_sub(position.dates)).min(DATES);
        let outlook = &outlooks[far];
        let mut weight = [0.0; PACKS];
        let mut all = 0.5;
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
#[derive(Copy, Clone)]
struct Outlook {
    /// What it weighs, by its points and whether an alpha is there.
    weights: [[f64; 2]; MOST],
    /// How much of what it promises comes true.
    trust: f64,
}

/// So many points of control make a difference at the scoring, and so many more for each date before it.
const STEP: f64 = 0.7;
const STEP_PER_DATE: f64 = 0.22;
/// How much of a promise comes true when its scoring is far away, and how much more right before it: between two
/// turns of a pack come those of all others.
const TRUST: f64 = 0.35;
const TRUST_AT_LAST: f64 = 0.4;
/// Within so many dates most of the trust comes.
const SOON: f64 = 5.0;

impl Outlook {
    fn new(far: usize) -> Self {
        let far = far as f64;
        let step = STEP + STEP_PER_DATE * far;
        let weigh = |points: f64| libm::exp((points / step).min(25.0)) - 1.0;
        Self {
            weights: std::array::from_fn(|points| [weigh(points as f64), weigh(points as f64 + 0.3)]),
            trust: TRUST + TRUST_AT_LAST * libm::exp(-far / SOON),
        }
    }
}

/// What control says, by the dates to its scoring.
fn outlooks() -> &'static [Outlook] {
    static OUTLOOKS: LazyLock<Vec<Outlook>> = LazyLock::new(|| (0..=DATES).map(Outlook::new).collect());
    &OUTLOOKS
}
