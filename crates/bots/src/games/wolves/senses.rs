//! What a network is told about a position of The Wolves, from one seat's place.
//!
//! Nothing is hidden in this game, so everything may be told. The seat itself, its strongest rival and all rivals
//! together are told alike, in blocks of the same shape; regions are told by how the seat stands there and how
//! soon they are scored. The rule of thumb's points come along: a network that knows nothing else starts there.

use wolves::bits::Bits;
use wolves::piece::Kind;
use wolves::position::{PACKS, REGIONS, Step};
use wolves::score::Control;
use wolves::terrain::Terrain;
use wolves::tracks::{LAIRS, Track};
use wolves::{Position, Wolves};

use super::ledger::{Sums, points};
use crate::net::Inputs;

/// One pack: tracks, collections, tokens, tiles, pieces, what it is about to do, when it moves.
const BLOCK: usize = 15 + 5 + 6 + 9 + 10 + 2 + 24 + 8 + 4 + 11 + 8 + 6 + 1 + 7;
/// How a seat stands in a region.
const STANDINGS: usize = 48;
/// How soon a region is scored, and in which phase.
const SOONS: usize = 12;
const GLOBAL: usize = 31 + 16 + 4 + 3 + 6;
/// How many inputs there are.
pub(super) const INPUTS: usize = 3 * BLOCK + SOONS * STANDINGS + GLOBAL;

/// Writes inputs one group after the other.
struct Pen<'a> {
    inputs: &'a mut Inputs,
    at: usize,
    weight: f32,
}

impl Pen<'_> {
    fn number(&mut self, value: f32) {
        self.inputs.push(self.at, value * self.weight);
        self.at += 1;
    }

    fn one_of(&mut self, size: usize, value: usize) {
        self.inputs.push(self.at + value.min(size - 1), self.weight);
        self.at += size;
    }
}

/// Tells everything from this seat's place; `sums` are the rule of thumb's points of this position.
pub(super) fn sense(game: &Wolves, position: &Position, sums: &Sums, seat: usize, inputs: &mut Inputs) {
    let seats = usize::from(game.seats).clamp(2, PACKS);
    let points = points(sums);
    let rivals = (0..seats).filter(|&other| other != seat);
    let best = rivals.clone().max_by(|&a, &b| points[a].total_cmp(&points[b])).unwrap_or(seat);
    block(game, position, seat, 0, 1.0, inputs);
    block(game, position, best, BLOCK, 1.0, inputs);
    if seats > 2 {
        for rival in rivals.clone().filter(|&rival| rival != best) {
            block(game, position, rival, 2 * BLOCK, 1.0 / (seats - 2) as f32, inputs);
        }
    }
    regions(game, position, seat, 3 * BLOCK, inputs);

    let mut pen = Pen { inputs, at: 3 * BLOCK + SOONS * STANDINGS, weight: 1.0 };
    let full = wolves::moon::Phase::Full.date(game.seats);
    let to_come = full.saturating_sub(position.dates);
    pen.one_of(31, usize::from(to_come));
    let next = wolves::moon::Phase::ALL
        .get(usize::from(position.scored))
        .map_or(full, |phase| phase.date(game.seats));
    pen.one_of(16, usize::from(next.saturating_sub(position.dates)));
    pen.one_of(4, seats - 2);
    pen.one_of(3, usize::from(position.quiet) / (3 * seats));
    let mean = rivals.clone().map(|rival| points[rival]).sum::<f64>() / (seats - 1) as f64;
    let (lead, over) = ((points[seat] - points[best]) as f32, (points[seat] - mean) as f32);
    let step = 5.0 + 16.0 * f32::from(to_come) / f32::from(full);
    pen.number(lead / 10.0);
    pen.number(over / 10.0);
    pen.number(lead / step);
    pen.number(over / step);
    pen.number((lead / step).max(0.0));
    pen.number(points[seat] as f32 / 40.0);
    debug_assert_eq!(pen.at, INPUTS);
}

fn block(game: &Wolves, position: &Position, owner: usize, at: usize, weight: f32, inputs: &mut Inputs) {
    let mut pen = Pen { inputs, at, weight };
    let player = &position.players[owner];
    for track in Track::ALL {
        pen.one_of(5, player.taken(track));
    }
    pen.one_of(5, usize::from(player.lairs));
    pen.one_of(6, player.prey.count_ones() as usize);
    pen.one_of(9, player.wolves.count_ones() as usize);
    pen.one_of(5, usize::from(player.terrain_tokens));
    pen.one_of(5, usize::from(player.action_tokens));
    let side = game.side;
    let attributes: i32 =
        Track::ALL.iter().map(|&track| i32::from(side.attribute[player.taken(track)])).sum();
    let sure = attributes
        + i32::from(player.region_vp)
        + i32::from(side.lairs[usize::from(player.lairs.min(LAIRS))])
        + i32::from(side.prey[player.prey.count_ones().min(5) as usize])
        + i32::from(side.wolves_vp(player.wolves));
    pen.number(f32::from(player.region_vp) / 10.0);
    pen.number(sure as f32 / 20.0);

    let home = game.packs[owner].home();
    let showing = Terrain::ALL.map(|terrain| player.tiles.showing(terrain, home).count_ones() as usize);
    let mut shown = [0u8; 4];
    for step in 0..5 {
        let tiles = showing[(home as usize + step) % 5];
        shown[tiles.min(3)] += 1;
        pen.one_of(4, tiles);
    }
    for count in shown {
        pen.number(f32::from(count) / 5.0);
    }

    let [alphas, pack, dens, lairs] = position.pieces[owner];
    pen.one_of(5, (alphas.count() + (alphas & position.twin).count()) as usize);
    pen.number((pack.count() + (pack & position.twin).count()) as f32 / 6.0);
    pen.number(dens.count() as f32 / 6.0);
    pen.number(lairs.count() as f32 / 4.0);

    let around = prey(game, position, owner);
    for count in around {
        pen.number(count as f32 / 2.0);
    }

    let (near, far, beside) = waters(game, position, owner);
    pen.one_of(4, near);
    pen.one_of(4, far);
    pen.one_of(3, beside);

    let can_pay = |terrain: Terrain, cost: usize| {
        showing[terrain as usize] + usize::from(player.terrain_tokens) >= cost
    };
    let payable = |hexes: Bits, cost: usize| {
        let paid = |terrain: &Terrain| can_pay(*terrain, cost);
        let land = Terrain::ALL.iter().filter(|terrain| paid(terrain));
        let land = land.fold(Bits::EMPTY, |sum, terrain| sum | game.map.of[*terrain as usize]);
        (hexes & land).count() as usize
    };
    let range = usize::from(player.howl()).min(wolves::map::TOP_RANGE);
    let heard = alphas.iter().fold(Bits::EMPTY, |sum, alpha| sum | game.map.range(alpha, range));
    let lone = heard & position.tokens & game.map.lone;
    let waits = player.wolves.count_zeros() > 0;
    pen.one_of(4, if waits { lone.count() as usize } else { 0 });
    pen.one_of(4, if waits { payable(lone, 2) } else { 0 });
    let mut prey_of = Bits::EMPTY;
    for other in (0..usize::from(game.seats).min(PACKS)).filter(|&other| other != owner) {
        let [_, wolf, den, _] = position.pieces[other];
        let safe = position.pairs(other);
        let loose = Bits::EMPTY | if waits { wolf } else { Bits::EMPTY } | den;
        prey_of |= loose & !safe;
    }
    let targets = heard & prey_of;
    pen.one_of(3, payable(targets, 3));
    pen.one_of(3, targets.count() as usize / 2);
    let present =
        (1..=game.map.regions().min(REGIONS)).filter(|&region| position.control(owner, region).points > 0);
    pen.number(present.count() as f32 / 5.0);

    // When it moves: now, with so many actions left, or after so many others.
    let seats = usize::from(game.seats).max(1);
    let after = (owner + seats - position.me() % seats) % seats;
    let when = match (after, position.step) {
        (0, Step::Draft(_)) => 3,
        (0, _) => usize::from(position.actions.min(2)),
        (after, _) => 2 + after,
    };
    pen.one_of(7, when);
    debug_assert_eq!(pen.at, at + BLOCK);
}

/// Prey not owned yet, by how many wolves stand around the best of its stacks: none, one, two, three or more.
fn prey(game: &Wolves, position: &Position, owner: usize) -> [u32; 4] {
    let player = &position.players[owner];
    let wolves = position.wolves(owner);
    let mut best = [None::<u32>; 5];
    for (region, &hex) in game.map.prey.iter().enumerate().take(REGIONS) {
        let stack = position.stacks[region];
        if stack.left > 0 && player.prey & stack.prey.bit() == 0 {
            let around = (game.map.next_to(hex) & wolves).count();
            let best = &mut best[stack.prey as usize % 5];
            *best = Some(best.unwrap_or(0).max(around));
        }
    }
    let mut counts = [0; 4];
    for around in best.into_iter().flatten() {
        counts[around.min(3) as usize] += 1;
    }
    counts
}

/// Regions where a lair could stand: a den at the water with an alpha beside it, without one, and an alpha alone.
fn waters(game: &Wolves, position: &Position, owner: usize) -> (usize, usize, usize) {
    let [alphas, _, dens, lairs] = position.pieces[owner];
    let (mut near, mut far, mut beside) = (0, 0, 0);
    if position.players[owner].lairs >= LAIRS {
        return (near, far, beside);
    }
    for region in 1..=game.map.regions().min(REGIONS) {
        if lairs.on_board(region) != 0 {
            continue;
        }
        let water = game.map.next_to(game.map.water[region - 1]);
        let ready = dens & water;
        if ready.on_board(region) != 0 {
            let close = |den: wolves::Hex| !((game.map.next_to(den) | Bits::only(den)) & alphas).is_empty();
            if ready.iter().any(close) { near += 1 } else { far += 1 }
        } else if !(alphas & water).is_empty() {
            beside += 1;
        }
    }
    (near, far, beside)
}

fn regions(game: &Wolves, position: &Position, seat: usize, at: usize, inputs: &mut Inputs) {
    let packs = usize::from(game.seats).clamp(3, PACKS);
    for region in 1..=game.map.regions().min(REGIONS) {
        let moons = position.moons[region - 1];
        if moons == wolves::moon::Moons::NONE {
            continue;
        }
        let mut controls = [Control::default(); PACKS];
        for (owner, control) in controls.iter_mut().enumerate().take(packs) {
            *control = position.control(owner, region);
        }
        let standing = standing(&controls[..packs], seat);
        for phase in moons.iter() {
            let far = phase.date(game.seats).saturating_sub(position.dates);
            let soon = match far {
                0..=2 => 0,
                3..=5 => 1,
                6..=10 => 2,
                _ => 3,
            };
            let class = 4 * phase.index() + soon;
            inputs.push(at + class * STANDINGS + standing, 1.0);
        }
    }
}

/// How a seat stands in a region.
fn standing(controls: &[Control], seat: usize) -> usize {
    let own = controls[seat];
    let others = controls.iter().enumerate().filter(|(owner, _)| *owner != seat).map(|(_, control)| *control);
    let best = others.clone().max().unwrap_or_default();
    if own.points == 0 {
        return usize::from(best.points > 0) + usize::from(best.points > 2);
    }
    let ahead = others.filter(|other| *other > own).count();
    let place = match i32::from(own.points) - i32::from(best.points) {
        lead @ 1.. => 3 + lead.min(4) as usize - 1,
        0 => match own.alphas.cmp(&best.alphas) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        },
        behind => 7 + 2 * ((-behind).min(4) as usize - 1) + usize::from(ahead > 1),
    };
    let strength = match own.points {
        0..=2 => 0,
        3..=4 => 1,
        _ => 2,
    };
    3 + strength * 15 + place
}

/// So that the names of what is counted stay in one place.
const _: () = assert!(3 + 3 * 15 == STANDINGS && Kind::ALL.len() == 4);
