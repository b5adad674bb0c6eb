//! The rule of thumb: points so far, what the regions promise, and what a pack is about to do.

use std::cmp::Ordering;
use std::sync::LazyLock;

use table::Seat;
use wolves::bits::Bits;
use wolves::moon::{DATES, Moons, Phase};
use wolves::piece::Kind;
use wolves::position::{PACKS, Player, REGIONS, Step};
use wolves::score::Control;
use wolves::terrain::Terrain;
use wolves::tracks::{LAIRS, Track};
use wolves::{Position, Wolves};

/// So many points ahead are a comfortable lead at the end; the more dates to come, the more it takes.
const COMFORT: f64 = 3.5;
const COMFORT_PER_DATE: f64 = 0.37;

/// How well the seat stands, 0 to 1.
pub(super) fn appraise(game: &Wolves, position: &Position, seat: Seat) -> f64 {
    let points = standings(game, position);
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let own = points[seat.index() % PACKS];
    let rivals = points[..seats].iter().enumerate().filter(|(index, _)| *index != seat.index());
    let (best, sum) = rivals.fold((f64::MIN, 0.0), |(best, sum), (_, &rival)| (best.max(rival), sum + rival));
    let others = (seats - 1) as f64;
    // Mostly the best rival counts, a little all of them.
    let lead = own - 0.75 * best - 0.25 * sum / others;
    let odds = (lead / comfort(game, position)).exp() / others;
    odds / (1.0 + odds)
}

/// What a seat can expect, for people: fitted to what became of games between bots. So many points are a step in
/// the odds at the end, and so many more at the beginning, when everything is open.
const STEP: f64 = 5.0;
const STEP_AT_FIRST: f64 = 16.0;
/// What it is worth to have a turn more to come than others in this round.
const TURN: f64 = 3.0;

/// The seat's share of the victory as it comes true. The rule of thumb, which only has to find the better of two
/// positions, is far too sure of itself, most of all while some have had their turn and others not.
pub(super) fn expect(game: &Wolves, position: &Position, seat: Seat) -> f64 {
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let points = standings(game, position);
    let step = STEP + STEP_AT_FIRST * open(game, position);
    let place = |seat: usize| (seat + seats - usize::from(position.first)) % seats;
    // Of the turn that is under way only what is left of it.
    let left = |seat: usize| match place(seat).cmp(&place(position.me())) {
        _ if matches!(position.step, Step::Draft(_)) => 0.0,
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5 * f64::from(position.actions.min(2)),
        Ordering::Greater => 1.0,
    };
    let standing = |seat: usize| (points[seat] + TURN * left(seat)) / step;
    let own = standing(seat.index() % seats);
    1.0 / (0..seats).map(|other| (standing(other) - own).exp()).sum::<f64>()
}

/// A share by the rule of thumb, for people: its odds against par in steps as they come true.
pub(super) fn believable(game: &Wolves, position: &Position, share: f64) -> f64 {
    if share <= 0.0 || share >= 1.0 {
        return share;
    }
    let others = f64::from(game.seats.max(2)) - 1.0;
    let trust = comfort(game, position) / (STEP + STEP_AT_FIRST * open(game, position));
    let odds = (others * share / (1.0 - share)).powf(trust) / others;
    odds / (1.0 + odds)
}

/// How much of the game is still to come, 1 to 0.
fn open(game: &Wolves, position: &Position) -> f64 {
    to_come(game, position) / f64::from(Phase::Full.date(game.seats))
}

/// How many points are a comfortable lead.
fn comfort(game: &Wolves, position: &Position) -> f64 {
    COMFORT + COMFORT_PER_DATE * to_come(game, position)
}

/// How many dates are still to come.
fn to_come(game: &Wolves, position: &Position) -> f64 {
    f64::from(Phase::Full.date(game.seats).saturating_sub(position.dates))
}

/// Points that each seat can count on.
fn standings(game: &Wolves, position: &Position) -> [f64; PACKS] {
    // What is good for later turns is worth less and less.
    let future = open(game, position);
    let mut points = [0.0; PACKS];
    for (owner, points) in points.iter_mut().enumerate().take(game.seats.into()) {
        *points = own_points(game, position, owner, future);
    }
    for region in 1..=game.map.regions().min(REGIONS) {
        add_region(game, position, region, &mut points);
    }
    points
}

/// What the ranking of a region promises. The farther its scoring, the less today's control says.
fn add_region(game: &Wolves, position: &Position, region: usize, points: &mut [f64; PACKS]) {
    let moons = position.moons[region - 1];
    if moons == Moons::NONE {
        return;
    }
    // In a game for two the third pack comes after the seats: it takes part.
    let packs = usize::from(game.seats).clamp(3, PACKS);
    let weights = weights();
    let mut controls = [Control::default(); PACKS];
    for (owner, control) in controls.iter_mut().enumerate().take(packs) {
        *control = position.control(owner, region);
    }
    for phase in moons.iter() {
        let far = usize::from(phase.date(game.seats).saturating_sub(position.dates)).min(DATES);
        let mut weight = [0.0; PACKS];
        let mut all = 0.5;
        for (weight, control) in weight.iter_mut().zip(&controls).take(packs) {
            *weight =
                weights[far][usize::from(control.points).min(MOST - 1)][usize::from(control.alphas > 0)];
            all += *weight;
        }
        let (big, small) = phase.prizes();
        let (big, small) = (f64::from(big), f64::from(small));
        // Who is second to whom: everybody else's chance to be first, shared among the rest.
        let second: f64 = weight[..packs].iter().map(|&other| other / (all * (all - other))).sum();
        for (points, &own) in points.iter_mut().zip(&weight).take(packs) {
            let second = own * (second - own / (all * (all - own)));
            *points += big * own / all + small * second;
        }
    }
}

/// So many points of control count; more change nothing.
const MOST: usize = 32;

/// What control weighs by the dates to its scoring, its points, and whether an alpha is there.
fn weights() -> &'static [[[f64; 2]; MOST]; DATES + 1] {
    static WEIGHTS: LazyLock<Box<[[[f64; 2]; MOST]; DATES + 1]>> = LazyLock::new(|| {
        let mut weights = Box::new([[[0.0; 2]; MOST]; DATES + 1]);
        for (far, by_points) in weights.iter_mut().enumerate() {
            for (points, by_alpha) in by_points.iter_mut().enumerate() {
                let spread = 0.35 + 0.11 * far as f64;
                let weigh = |alphas: f64| ((points as f64 + alphas) / spread).min(25.0).exp() - 1.0;
                *by_alpha = [weigh(0.0), weigh(0.3)];
            }
        }
        weights
    });
    &WEIGHTS
}

/// Points on the tracks, and what the pack is about to do.
fn own_points(game: &Wolves, position: &Position, owner: usize, future: f64) -> f64 {
    let player = &position.players[owner];
    let side = game.side;
    let attributes: f64 =
        Track::ALL.iter().map(|&track| f64::from(side.attribute[player.taken(track)])).sum();
    let sure = attributes
        + f64::from(player.region_vp)
        + f64::from(side.lairs[usize::from(player.lairs.min(LAIRS))])
        + f64::from(side.prey[player.prey.count_ones().min(5) as usize])
        + f64::from(side.wolves_vp(player.wolves));
    // What follows are points to come. Their weights were fitted to the ends of games between bots.
    let tokens = 2.5 * f64::from(player.terrain_tokens) + 4.5 * f64::from(player.action_tokens);
    let skill =
        2.0 * f64::from(player.spread()) + 3.0 * f64::from(player.speed()) + 1.5 * f64::from(player.howl());
    let pack = 5.0 * f64::from(player.wolves.count_ones());
    // Who has prey and lairs gets more of them.
    let owned = 2.0 * f64::from(player.prey.count_ones()) + f64::from(player.lairs);
    let about = 2.5 * prey(game, position, owner)
        + 2.2 * lairs(game, position, owner)
        + 3.0 * howls(game, position, owner);
    let soon = tokens + tiles(game, player, owner);
    sure + (future + 0.1).min(1.0) * soon + future * (skill + pack + owned + about)
}

/// Prey that is half surrounded.
fn prey(game: &Wolves, position: &Position, owner: usize) -> f64 {
    let player = &position.players[owner];
    let owned = player.prey.count_ones().min(4) as usize;
    let worth = f64::from(game.side.prey[owned + 1] - game.side.prey[owned]) + 1.5;
    let wolves = position.wolves(owner);
    let mut best = [0u32; 5];
    for (region, &hex) in game.map.prey.iter().enumerate().take(REGIONS) {
        let stack = position.stacks[region];
        if stack.left > 0 && player.prey & stack.prey.bit() == 0 {
            let around = (game.map.next_to[hex.index()] & wolves).count();
            let best = &mut best[stack.prey as usize];
            *best = (*best).max(around.min(2));
        }
    }
    best.iter().map(|&around| [0.0, 0.08, 0.3][around as usize] * worth).sum()
}

/// Dens at the water where a lair may stand, the more with an alpha beside them.
fn lairs(game: &Wolves, position: &Position, owner: usize) -> f64 {
    if position.players[owner].lairs >= LAIRS {
        return 0.0;
    }
    let [alphas, _, dens, lairs] = position.pieces[owner];
    let mut sum = 0.0;
    for region in 1..=game.map.regions().min(REGIONS) {
        if lairs.on_board(region) != 0 {
            continue;
        }
        let water = game.map.next_to[game.map.water[region - 1].index()];
        let ready = dens & water;
        // Only hexes of this region's board belong to it.
        if ready.on_board(region) != 0 {
            let near = ready.iter().any(|den| !(around(game, den) & alphas).is_empty());
            sum += if near { 2.6 } else { 1.8 };
        } else if !(alphas & water).is_empty() {
            sum += 0.5;
        }
    }
    sum
}

/// A hex and what lies next to it.
fn around(game: &Wolves, hex: wolves::Hex) -> Bits {
    game.map.next_to[hex.index()] | Bits::only(hex)
}

/// Lone wolves within earshot, as long as somebody waits to come.
fn howls(game: &Wolves, position: &Position, owner: usize) -> f64 {
    let player = &position.players[owner];
    let waiting = player.wolves.count_zeros();
    if waiting == 0 {
        return 0.0;
    }
    let lone = position.tokens & game.map.lone;
    let alphas = position.pieces[owner][Kind::Alpha.index()];
    let range = usize::from(player.howl()).min(wolves::map::TOP_RANGE);
    let heard = alphas.iter().fold(Bits::EMPTY, |sum, alpha| sum | game.map.range[alpha.index()][range]);
    0.7 * f64::from((heard & lone).count().min(3).min(waiting))
}

/// What the tiles can pay for next.
fn tiles(game: &Wolves, player: &Player, owner: usize) -> f64 {
    let home = game.packs[owner].home();
    let showing = Terrain::ALL.map(|terrain| player.tiles.showing(terrain, home).count_ones());
    showing.iter().map(|&tiles| [0.0, 0.35, 0.85, 1.1][tiles.min(3) as usize]).sum()
}
