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
    pub(super) fn of(game: &Wolves, position: &Position) -> Self {
        let mut ledger = Self {
            packs: [Pack::default(); PACKS],
            regions: [[0; PACKS]; REGIONS],
            future: open(game, position),
            sums: [0; PACKS],
        };
        for owner in 0..usize::from(game.seats).min(PACKS) {
            let own = own(game, &position.players[owner], owner, ledger.future);
            let (prey, lairs) = (prey(game, position, owner), lairs(game, position, owner));
            ledger.enter(Entry::Pack(owner, Pack { own, prey, lairs, howls: howls(game, position, owner) }));
        }
        for region in 1..=game.map.regions().min(REGIONS) {
            ledger.enter(Entry::Region(region, promise(game, position, region).map(grains)));
        }
        ledger
    }

    /// The points of everybody.
    pub(super) const fn sums(&self) -> &Sums {
        &self.sums
    }

    /// The points of everybody after a step from a position whose points these are. Both have as many dates.
    pub(super) fn sums_after(&self, game: &Wolves, before: &Position, after: &Position) -> Sums {
        let mut sums = self.sums;
        self.changes(game, before, after, |entry| self.add(&mut sums, &entry));
        sums
    }

    /// All points after a step from a position whose points these are.
    pub(super) fn after(&self, game: &Wolves, before: &Position, after: &Position) -> Self {
        if before.dates != after.dates {
            return Self::of(game, after);
        }
        let mut ledger = *self;
        self.changes(game, before, after, |entry| ledger.enter(entry));
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
    fn changes(&self, game: &Wolves, before: &Position, after: &Position, mut enter: impl FnMut(Entry)) {
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
                pack.own = own(game, has, owner, self.future);
            }
            if stacks || !(alphas | wolves).is_empty() || had.prey != has.prey {
                pack.prey = prey(game, after, owner);
            }
            if !(alphas | dens | dug).is_empty() || had.lairs != has.lairs {
                pack.lairs = lairs(game, after, owner);
            }
            if tokens || !alphas.is_empty() || had.wolves != has.wolves || had.dens != has.dens {
                pack.howls = howls(game, after, owner);
            }
            enter(Entry::Pack(owner, pack));
        }
        for region in 1..=game.map.regions().min(REGIONS) {
            if touched.on_board(region) != 0 || before.moons[region - 1] != after.moons[region - 1] {
                enter(Entry::Region(region, promise(game, after, region).map(grains)));
            }
        }
    }
}

/// Points on the tracks, and what a pack can do with what lies before it.
fn own(game: &Wolves, player: &Player, owner: usize, future: f64) -> f64 {
    let side = game.side;
    let attributes: f64 =
        Track::ALL.iter().map(|&track| f64::from(side.attribute[player.taken(track)])).sum();
    let sure = attributes
        + f64::from(player.region_vp)
        + f64::from(side.lairs[usize::from(player.lairs.min(LAIRS))])
        + f64::from(side.prey[player.prey.count_ones().min(5) as usize])
        + f64::from(side.wolves_vp(player.wolves));
    // What follows are points to come. Their weights, and those of what a pack is about to do, were fitted to the
    // ends of games between bots.
    let tokens = 2.5 * f64::from(player.terrain_tokens) + 4.5 * f64::from(player.action_tokens);
    let skill =
        2.0 * f64::from(player.spread()) + 3.0 * f64::from(player.speed()) + 1.5 * f64::from(player.howl());
    let pack = 5.0 * f64::from(player.wolves.count_ones());
    // Who has prey and lairs gets more of them.
    let owned = 2.0 * f64::from(player.prey.count_ones()) + f64::from(player.lairs);
    let soon = tokens + tiles(game, player, owner);
    sure + (future + 0.1).min(1.0) * soon + future * (skill + pack + owned)
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
            let around = (game.map.next_to(hex) & wolves).count();
            let best = &mut best[stack.prey as usize];
            *best = (*best).max(around.min(2));
        }
    }
    let sum: f64 = best.iter().map(|&around| [0.0, 0.08, 0.3][around as usize] * worth).sum();
    2.5 * sum
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
        let water = game.map.next_to(game.map.water[region - 1]);
        let ready = dens & water;
        // Only hexes of this region's board belong to it.
        if ready.on_board(region) != 0 {
            let near = ready.iter().any(|den| !(around(game, den) & alphas).is_empty());
            sum += if near { 2.6 } else { 1.8 };
        } else if !(alphas & water).is_empty() {
            sum += 0.5;
        }
    }
    2.2 * sum
}

/// A hex and what lies next to it.
fn around(game: &Wolves, hex: wolves::Hex) -> Bits {
    game.map.next_to(hex) | Bits::only(hex)
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
    let heard = alphas.iter().fold(Bits::EMPTY, |sum, alpha| sum | game.map.range(alpha, range));
    2.1 * f64::from((heard & lone).count().min(3).min(waiting))
}

/// What the tiles can pay for next.
fn tiles(game: &Wolves, player: &Player, owner: usize) -> f64 {
    let home = game.packs[owner].home();
    let showing = Terrain::ALL.map(|terrain| player.tiles.showing(terrain, home).count_ones());
    showing.iter().map(|&tiles| [0.0, 0.35, 0.85, 1.1][tiles.min(3) as usize]).sum()
}
