//! The points that each seat can count on: those it has, what the regions promise, and what a pack is about to do.
//!
//! Nearly every step leaves nearly all of it as it was, so it is kept by parts, and only those that a step has
//! touched are reckoned again. Sums are whole numbers, so that they do not depend on the way to a position.

use wolves::bits::Bits;
use wolves::piece::Kind;
use wolves::position::{PACKS, Player, REGIONS};
use wolves::terrain::Terrain;
use wolves::tracks::{LAIRS, Track};
use wolves::{Position, Wolves};

use super::promise::promise;
use super::standing::open;
use super::weights::{Scale, Weights};

/// Everybody's points by where they come from.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Ledger {
    packs: [Pack; PACKS],
    /// What region 1, 2, … promises to each.
    regions: [[i32; PACKS]; REGIONS],
    /// What is good for later turns is worth less and less.
    future: f64,
    /// The sums.
    sums: Sums,
}

/// Everybody's points, in grains.
pub(super) type Sums = [i32; PACKS];

/// So many grains are a point.
const GRAINS: f64 = 65_536.0;

fn grains(points: f64) -> i32 {
    (points * GRAINS) as i32
}

/// Sums in points.
pub(super) fn points(sums: &Sums) -> [f64; PACKS] {
    sums.map(|grains| f64::from(grains) / GRAINS)
}

/// Points of one pack apart from the regions.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
struct Pack {
    own: f64,
    prey: f64,
    lairs: f64,
    howls: f64,
}

impl Pack {
    fn sum(&self, future: f64) -> i32 {
        grains(self.own + future * (self.prey + self.lairs + self.howls))
    }
}

/// What a step has changed.
enum Entry {
    Pack(usize, Pack),
    Region(usize, [i32; PACKS]),
}

impl Ledger {
    /// All points of a position.
    pub(super) fn of(scale: &Scale, game: &Wolves, position: &Position) -> Self {
        let mut ledger = Self {
            packs: [Pack::default(); PACKS],
            regions: [[0; PACKS]; REGIONS],
            future: open(game, position),
            sums: [0; PACKS],
        };
        for owner in 0..usize::from(game.seats).min(PACKS) {
            let weights = &scale.weights;
            let pack = Pack {
                own: own(weights, game, &position.players[owner], owner, ledger.future),
                prey: prey(weights, game, position, owner),
                lairs: lairs(weights, game, position, owner),
                howls: howls(weights, game, position, owner),
            };
            ledger.enter(Entry::Pack(owner, pack));
        }
        for region in 1..=game.map.regions().min(REGIONS) {
            ledger.enter(Entry::Region(region, promise(scale, game, position, region).map(grains)));
        }
        ledger
    }

    /// The points of everybody.
    pub(super) const fn sums(&self) -> &Sums {
        &self.sums
    }

    /// The points of everybody after a step from a position whose points these are. Both have as many dates.
    pub(super) fn sums_after(
        &self,
        scale: &Scale,
        game: &Wolves,
        before: &Position,
        after: &Position,
    ) -> Sums {
        let mut sums = self.sums;
        self.changes(scale, game, before, after, |entry| self.add(&mut sums, &entry));
        sums
    }

    /// All points after a step from a position whose points these are.
    pub(super) fn after(&self, scale: &Scale, game: &Wolves, before: &Position, after: &Position) -> Self {
        if before.dates != after.dates {
            return Self::of(scale, game, after);
        }
        let mut ledger = *self;
        self.changes(scale, game, before, after, |entry| ledger.enter(entry));
        ledger
    }

    /// Corrects sums by an entry that takes the place of the one here.
    fn add(&self, sums: &mut Sums, entry: &Entry) {
        match entry {
            Entry::Pack(owner, pack) => {
                sums[*owner] += pack.sum(self.future) - self.packs[*owner].sum(self.future);
            }
            Entry::Region(region, promised) => {
                for ((sum, new), old) in sums.iter_mut().zip(promised).zip(&self.regions[region - 1]) {
                    *sum += new - old;
                }
            }
        }
    }

    fn enter(&mut self, entry: Entry) {
        let mut sums = self.sums;
        self.add(&mut sums, &entry);
        self.sums = sums;
        match entry {
            Entry::Pack(owner, pack) => self.packs[owner] = pack,
            Entry::Region(region, promised) => self.regions[region - 1] = promised,
        }
    }

    /// What is not as it was before a step.
    #[inline]
    fn changes(
        &self,
        scale: &Scale,
        game: &Wolves,
        before: &Position,
        after: &Position,
        mut enter: impl FnMut(Entry),
    ) {
        let weights = &scale.weights;
        let stacks = before.stacks != after.stacks;
        let tokens = before.tokens != after.tokens;
        let mut touched = before.twin ^ after.twin;
        for owner in 0..usize::from(game.seats).clamp(3, PACKS) {
            let (were, are) = (&before.pieces[owner], &after.pieces[owner]);
            let [alphas, wolves, dens, dug] = std::array::from_fn(|kind| were[kind] ^ are[kind]);
            let moved = alphas | wolves | dens | dug;
            touched |= moved;
            let (had, has) = (&before.players[owner], &after.players[owner]);
            let same = moved.is_empty() && !stacks && !tokens && had == has;
            if same || owner >= usize::from(game.seats) {
                continue;
            }
            let mut pack = self.packs[owner];
            if had != has {
                pack.own = own(weights, game, has, owner, self.future);
            }
            if stacks || !(alphas | wolves).is_empty() || had.prey != has.prey {
                pack.prey = prey(weights, game, after, owner);
            }
            if !(alphas | dens | dug).is_empty() || had.lairs != has.lairs {
                pack.lairs = lairs(weights, game, after, owner);
            }
            if tokens || !alphas.is_empty() || had.wolves != has.wolves || had.dens != has.dens {
                pack.howls = howls(weights, game, after, owner);
            }
            enter(Entry::Pack(owner, pack));
        }
        for region in 1..=game.map.regions().min(REGIONS) {
            if touched.on_board(region) != 0 || before.moons[region - 1] != after.moons[region - 1] {
                enter(Entry::Region(region, promise(scale, game, after, region).map(grains)));
            }
        }
    }
}

/// Points on the tracks, and what a pack can do with what lies before it.
fn own(weights: &Weights, game: &Wolves, player: &Player, owner: usize, future: f64) -> f64 {
    let side = game.side;
    let attributes: f64 =
        Track::ALL.iter().map(|&track| f64::from(side.attribute[player.taken(track)])).sum();
    let sure = attributes
        + f64::from(player.region_vp)
        + f64::from(side.lairs[usize::from(player.lairs.min(LAIRS))])
        + f64::from(side.prey[player.prey.count_ones().min(5) as usize])
        + f64::from(side.wolves_vp(player.wolves));
    // What follows are points to come.
    let tokens = weights.terrain_token * f64::from(player.terrain_tokens)
        + weights.action_token * f64::from(player.action_tokens);
    let skill = weights.spread * f64::from(player.spread())
        + weights.speed * f64::from(player.speed())
        + weights.howl * f64::from(player.howl());
    let pack = weights.wolf * f64::from(player.wolves.count_ones());
    let owned = weights.prey_owned * f64::from(player.prey.count_ones())
        + weights.lair_owned * f64::from(player.lairs);
    let soon = tokens + tiles(weights, game, player, owner);
    sure + (future + weights.soon).min(1.0) * soon + future * (skill + pack + owned)
}

/// Prey that is half surrounded.
fn prey(weights: &Weights, game: &Wolves, position: &Position, owner: usize) -> f64 {
    let player = &position.players[owner];
    let owned = player.prey.count_ones().min(4) as usize;
    let worth = f64::from(game.side.prey[owned + 1] - game.side.prey[owned]) + weights.hunt;
    let wolves = position.wolves(owner);
    let mut best = [0u32; 5];
    for (region, &hex) in game.map.prey.iter().enumerate().take(REGIONS) {
        let stack = position.stacks[region];
        if stack.left > 0 && player.prey & stack.prey.bit() == 0 {
            let around = (game.map.next_to(hex) & wolves).count();
            let best = &mut best[stack.prey as usize];
            *best = (*best).max(around.min(2));
        }
    }
    let near = [0.0, weights.prey_one, weights.prey_two];
    best.iter().map(|&around| near[around as usize] * worth).sum()
}

/// Dens at the water where a lair may stand, the more with an alpha beside them.
fn lairs(weights: &Weights, game: &Wolves, position: &Position, owner: usize) -> f64 {
    if position.players[owner].lairs >= LAIRS {
        return 0.0;
    }
    let [alphas, _, dens, lairs] = position.pieces[owner];
    let mut sum = 0.0;
    for region in 1..=game.map.regions().min(REGIONS) {
        if lairs.on_board(region) != 0 {
            continue;
        }
        let water = game.map.next_to(game.map.water[region - 1]);
        let ready = dens & water;
        // Only hexes of this region's board belong to it.
        if ready.on_board(region) != 0 {
            let near = ready.iter().any(|den| !(around(game, den) & alphas).is_empty());
            sum += if near { weights.lair_near } else { weights.lair_ready };
        } else if !(alphas & water).is_empty() {
            sum += weights.lair_alpha;
        }
    }
    sum
}

/// A hex and what lies next to it.
fn around(game: &Wolves, hex: wolves::Hex) -> Bits {
    game.map.next_to(hex) | Bits::only(hex)
}

/// Lone wolves within earshot, as long as somebody waits to come.
fn howls(weights: &Weights, game: &Wolves, position: &Position, owner: usize) -> f64 {
    let player = &position.players[owner];
    let waiting = player.wolves.count_zeros();
    if waiting == 0 {
        return 0.0;
    }
    let lone = position.tokens & game.map.lone;
    let alphas = position.pieces[owner][Kind::Alpha.index()];
    let range = usize::from(player.howl()).min(wolves::map::TOP_RANGE);
    let heard = alphas.iter().fold(Bits::EMPTY, |sum, alpha| sum | game.map.range(alpha, range));
    weights.lone_wolf * f64::from((heard & lone).count().min(3).min(waiting))
}

/// What the tiles can pay for next.
fn tiles(weights: &Weights, game: &Wolves, player: &Player, owner: usize) -> f64 {
    let home = game.packs[owner].home();
    let showing = Terrain::ALL.map(|terrain| player.tiles.showing(terrain, home).count_ones());
    let worth = [0.0, weights.tile_one, weights.tile_two, weights.tile_three];
    showing.iter().map(|&tiles| worth[tiles.min(3) as usize]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wolves::weights::shipped;
    use table::{Choices, Game, Quick};

    #[test]
    fn what_a_step_has_not_touched_stays_as_it_was() {
        let (mut chance, scale) = (Quick::new(41), shipped());
        let mut changed = 0;
        for players in 2..=5 {
            let options = Wolves::options(&Choices::new(players)).unwrap();
            let deal = Wolves::deal(&options, &mut chance);
            let (game, mut position) = Wolves::start(&options, &deal).unwrap();
            let mut ledger = Ledger::of(scale, &game, &position);
            for _ in 0..3_000 {
                let Some(mv) = game.random_move(&position, &mut Vec::new(), &mut chance) else { break };
                let before = position;
                game.advance(&mut position, mv);
                let whole = Ledger::of(scale, &game, &position);
                if before.dates == position.dates {
                    assert_eq!(
                        ledger.sums_after(scale, &game, &before, &position),
                        *whole.sums(),
                        "{players} players"
                    );
                    assert_eq!(ledger.after(scale, &game, &before, &position), whole, "{players} players");
                    changed += u32::from(ledger != whole);
                }
                ledger = whole;
            }
        }
        assert!(changed > 1_000, "only {changed} steps changed anything");
    }
}
