//! The map of one game, with everything about it that can be known before play.

use std::sync::{Arc, OnceLock};

use crate::bits::Bits;
use crate::boards::{self, AREAS, Axial, BANKS, LONE, PREY, SHAPE, START, WATER};
use crate::hex::{HEXES, Hex, PER_BOARD};
use crate::terrain::{Ground, Terrain};

/// The greatest wolf speed (TW88).
pub const TOP_SPEED: usize = 5;
/// The greatest howl range (TW88).
pub const TOP_RANGE: usize = 4;

/// How a region board lies: which of the ten, and whether it is turned by 180°.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lie {
    /// Index into [`boards::REGIONS`].
    pub board: usize,
    /// Turned by 180°.
    pub turned: bool,
}

/// How far a pushed wolf is from a hex (TW21).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Nearness {
    /// In steps around water and chasm.
    Walking,
    /// As the crow flies.
    Straight,
}

/// The map: what lies where, and which hexes are near which.
#[derive(Debug)]
pub struct Map {
    /// How the regions 1, 2, … lie.
    pub lies: Vec<Lie>,
    /// Where each hex lies; `None` where this map has no such hex.
    pub places: Vec<Option<Axial>>,
    /// What each hex is made of (chasm where there is no hex).
    pub grounds: Vec<Ground>,
    /// The hexes on which pieces can stand.
    pub land: Bits,
    /// The hexes of each terrain.
    pub of: [Bits; 5],
    /// Land within 1, 2, … walking steps, the hex itself excluded. From water and chasm there is one step only.
    reach: Arc<[[Bits; TOP_SPEED]]>,
    /// Hexes within 1, 2, … steps as the crow flies, the hex itself included, water and chasm too.
    range: Arc<[[Bits; TOP_RANGE]]>,
    /// How far a pushed wolf is from a hex.
    nearness: Nearness,
    /// Land next to water.
    pub shore: Bits,
    /// The hexes where lone wolves are at first.
    pub lone: Bits,
    /// The water of region 1, 2, …
    pub water: Vec<Hex>,
    /// The prey hex of region 1, 2, …
    pub prey: Vec<Hex>,
    /// The hexes around the prey of region 1, 2, …: all on the same board, letter A lowest.
    pub hunt: Vec<u16>,
    /// The north and the south bank of the start board.
    pub banks: [Bits; 2],
}

/// What is known for each hex within 1, 2, … steps, where all maps for so many players share it.
type Shared<const STEPS: usize> = [OnceLock<Arc<[[Bits; STEPS]]>>; 4];

fn shared<const STEPS: usize>(
    known: &'static Shared<STEPS>,
    players: u8,
    make: impl FnOnce() -> Vec<[Bits; STEPS]>,
) -> Arc<[[Bits; STEPS]]> {
    let known = &known[usize::from(players.clamp(2, 5)) - 2];
    Arc::clone(known.get_or_init(|| make().into()))
}

impl Map {
    /// The map for so many players with the regions lying like this. There are as many lies as slots.
    #[must_use]
    pub fn new(players: u8, lies: &[Lie], nearness: Nearness) -> Self {
        let mut map = Self {
            lies: lies.to_vec(),
            places: vec![None; HEXES],
            grounds: vec![Ground::Chasm; HEXES],
            land: Bits::EMPTY,
            of: [Bits::EMPTY; 5],
            reach: Arc::new([]),
            range: Arc::new([]),
            nearness,
            shore: Bits::EMPTY,
            lone: Bits::EMPTY,
            water: Vec::new(),
            prey: Vec::new(),
            hunt: Vec::new(),
            banks: [Bits::EMPTY; 2],
        };
        if players > 2 {
            map.lay_start_board();
        }
        for (number, (&slot, &lie)) in boards::slots(players).iter().zip(lies).enumerate() {
            map.lay_region(number + 1, boards::unturned_anchor(slot), lie);
        }
        map.measure(players);
        for &water in &map.water {
            map.shore |= map.next_to(water);
        }
        map.hunt = map.prey.iter().map(|&prey| map.next_to(prey).on_board(prey.board())).collect();
        map
    }

    /// TW83
    fn lay_start_board(&mut self) {
        for (letter, printed) in START.into_iter().enumerate() {
            let ground = Terrain::from_code(printed as char).map_or(Ground::Chasm, Ground::Land);
            self.lay(Hex::from_index(letter), SHAPE[letter], ground);
        }
        self.banks = BANKS.map(|bank| bank.into_iter().map(Hex::from_index).collect());
    }

    /// TW82, TW84: letters belong to the place, so a turned board's hexes are printed in reverse.
    fn lay_region(&mut self, number: usize, anchor: Axial, lie: Lie) {
        let hex = |printed: usize| {
            let letter = if lie.turned { PER_BOARD - 1 - printed } else { printed };
            Hex::from_index(number * PER_BOARD + letter)
        };
        let terrains = boards::REGIONS[lie.board % boards::REGIONS.len()].as_bytes();
        for (printed, area) in AREAS.into_iter().enumerate() {
            let (q, r) = SHAPE[hex(printed).letter()];
            let ground = match area {
                b'A'..=b'E' => terrains.get(usize::from(area - b'A')).map(|&letter| letter as char),
                _ => None,
            };
            let ground = ground.and_then(Terrain::from_code).map_or(Ground::Water, Ground::Land);
            self.lay(hex(printed), (anchor.0 + q, anchor.1 + r), ground);
        }
        self.lone |= LONE.into_iter().map(hex).collect();
        self.water.push(hex(WATER));
        self.prey.push(hex(PREY));
    }

    fn lay(&mut self, hex: Hex, place: Axial, ground: Ground) {
        self.places[hex.index()] = Some(place);
        self.grounds[hex.index()] = ground;
        if let Ground::Land(terrain) = ground {
            self.land.insert(hex);
            self.of[terrain.index()].insert(hex);
        }
    }

    /// Finds out which hexes are near which.
    fn measure(&mut self, players: u8) {
        static RANGE: Shared<TOP_RANGE> = [const { OnceLock::new() }; 4];
        static REACH: Shared<TOP_SPEED> = [const { OnceLock::new() }; 4];
        self.range = shared(&RANGE, players, || self.ranges());
        // Boards that are not turned by chance lie as the sheet says, with their water in the same places.
        let turns = self.lies.iter().map(|lie| lie.turned);
        let printed = turns.eq(boards::slots(players).iter().map(|slot| slot.1));
        let walks = || self.walks();
        self.reach = if printed { shared(&REACH, players, walks) } else { walks().into() };
    }

    fn ranges(&self) -> Vec<[Bits; TOP_RANGE]> {
        let mut range = vec![[Bits::EMPTY; TOP_RANGE]; HEXES];
        for (hex, from) in self.hexes() {
            for (set, radius) in range[hex.index()].iter_mut().zip(1..) {
                let near = self.hexes().filter(|(_, to)| distance(from, *to) <= radius);
                *set = near.map(|(other, _)| other).collect();
            }
        }
        range
    }

    fn walks(&self) -> Vec<[Bits; TOP_SPEED]> {
        let mut reach = vec![[Bits::EMPTY; TOP_SPEED]; HEXES];
        for (hex, _) in self.hexes() {
            reach[hex.index()][0] = self.range(hex, 1) & !Bits::only(hex);
        }
        for from in self.land.iter() {
            // TW10: only water and chasm are in the way.
            for steps in 1..TOP_SPEED {
                let seen = reach[from.index()][steps - 1];
                reach[from.index()][steps] = wider(&reach, seen) & !Bits::only(from);
            }
        }
        reach
    }

    /// Land next to a hex.
    #[must_use]
    #[inline]
    pub fn next_to(&self, hex: Hex) -> Bits {
        self.reach[hex.index()][0]
    }

    /// Land within so many walking steps, the hex itself excluded: at least one step, at most the greatest speed.
    #[must_use]
    #[inline]
    pub fn reach(&self, hex: Hex, steps: usize) -> Bits {
        self.reach[hex.index()][steps.clamp(1, TOP_SPEED) - 1]
    }

    /// Land within so many steps as the crow flies, the hex itself included: at least one step, at most the greatest
    /// howl range.
    #[must_use]
    #[inline]
    pub fn range(&self, hex: Hex, steps: usize) -> Bits {
        self.range[hex.index()][steps.clamp(1, TOP_RANGE) - 1] & self.land
    }

    /// All hexes within 1, 2, … steps as the crow flies, the hex itself included, water and chasm too.
    #[inline]
    pub(crate) fn around(&self, hex: Hex) -> &[Bits; TOP_RANGE] {
        &self.range[hex.index()]
    }

    /// TW20, TW21: those of the hexes that are nearest to this one for a pushed wolf, all equally near.
    #[must_use]
    #[inline]
    pub fn nearest(&self, from: Hex, among: Bits) -> Bits {
        let others = !Bits::only(from) & among;
        match self.nearness {
            Nearness::Walking => self.nearest_walk(from, others),
            Nearness::Straight => self.nearest_straight(from, others),
        }
    }

    #[inline]
    fn nearest_walk(&self, from: Hex, others: Bits) -> Bits {
        let near = self.reach[from.index()].iter().map(|&within| within & others);
        if let Some(near) = near.into_iter().find(|hexes| !hexes.is_empty()) {
            return near;
        }
        let mut seen = self.reach(from, TOP_SPEED);
        loop {
            let wider = wider(&self.reach, seen);
            if wider == seen || !(wider & others).is_empty() {
                return wider & others;
            }
            seen = wider;
        }
    }

    #[inline]
    fn nearest_straight(&self, from: Hex, others: Bits) -> Bits {
        let others = others & self.land;
        let near = self.range[from.index()].iter().map(|&within| within & others);
        if let Some(near) = near.into_iter().find(|hexes| !hexes.is_empty()) {
            return near;
        }
        let far = |hex: Hex| self.distance(from, hex);
        let least = others.iter().filter_map(far).min();
        others.iter().filter(|&hex| far(hex) == least).collect()
    }

    /// All hexes of this map with their places.
    pub fn hexes(&self) -> impl Iterator<Item = (Hex, Axial)> {
        self.places.iter().enumerate().filter_map(|(index, place)| Some((Hex::from_index(index), (*place)?)))
    }

    /// Whether this map has the hex.
    #[must_use]
    pub fn has(&self, hex: Hex) -> bool {
        self.places[hex.index()].is_some()
    }

    /// What the hex is made of.
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Ground {
        self.grounds[hex.index()]
    }

    /// The terrain of a land hex.
    #[must_use]
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        match self.grounds[hex.index()] {
            Ground::Land(terrain) => Some(terrain),
            Ground::Water | Ground::Chasm => None,
        }
    }

    /// How many regions there are.
    #[must_use]
    #[inline]
    pub fn regions(&self) -> usize {
        self.water.len()
    }

    /// Hexes apart as the crow flies; `None` where the map lacks one of them.
    #[must_use]
    pub fn distance(&self, a: Hex, b: Hex) -> Option<u8> {
        Some(distance(self.places[a.index()]?, self.places[b.index()]?))
    }

    /// A shortest walk, both ends included; empty where there is none within the greatest speed.
    #[must_use]
    pub fn path(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let Some(steps) = (1..=TOP_SPEED).find(|&steps| self.reach(to, steps).contains(from)) else {
            return Vec::new();
        };
        let mut path = vec![from];
        let mut here = from;
        for left in (1..steps).rev() {
            match (self.next_to(here) & self.reach(to, left)).first() {
                Some(hex) => here = hex,
                None => return Vec::new(),
            }
            path.push(here);
        }
        path.push(to);
        path
    }
}

/// The set and all land next to it.
fn wider(reach: &[[Bits; TOP_SPEED]], seen: Bits) -> Bits {
    seen.iter().fold(seen, |sum, hex| sum | reach[hex.index()][0])
}

/// Hexes apart as the crow flies.
#[must_use]
pub fn distance(a: Axial, b: Axial) -> u8 {
    let (dq, dr) = (a.0 - b.0, a.1 - b.1);
    dq.unsigned_abs().max(dr.unsigned_abs()).max((dq + dr).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::STEPS;

    fn map(players: u8, turned: impl Fn(usize) -> bool) -> Map {
        let lies: Vec<Lie> = (0..boards::slots(players).len())
            .map(|slot| Lie { board: (slot * 3 + 1) % 10, turned: turned(slot) })
            .collect();
        Map::new(players, &lies, Nearness::Walking)
    }

    fn as_printed(players: u8) -> Map {
        map(players, |slot| boards::slots(players)[slot].1)
    }

    /// TW84: so many hexes, none over another, every board where the sheet puts it, no hole, all land connected,
    /// however the boards are turned.
    #[test]
    fn maps_have_no_overlap_and_no_hole() {
        for (players, hexes) in [(2, 80), (3, 112), (4, 144), (5, 176)] {
            for turns in 0..4 {
                let map =
                    map(players, |slot| boards::slots(players)[slot].1 ^ ((slot * 7) >> turns & 1 == 1));
                let mut places: Vec<Axial> = map.hexes().map(|(_, place)| place).collect();
                places.sort_unstable();
                places.dedup();
                assert_eq!(places.len(), hexes, "{players} players");
                assert_eq!(outside(&places), outside_reached(&places), "a hole with {players} players");
                let first = map.land.first().unwrap();
                let straight = Map::new(players, &map.lies, Nearness::Straight);
                for hex in map.land.iter().filter(|&hex| hex != first) {
                    // Every hex can be walked to from every other.
                    assert_eq!(map.nearest(hex, Bits::only(first)), Bits::only(first));
                    assert_eq!(straight.nearest(hex, Bits::only(first)), Bits::only(first));
                }
            }
        }
    }

    /// The empty places of a frame around the map.
    fn outside(places: &[Axial]) -> usize {
        frame().filter(|place| !places.contains(place)).count()
    }

    /// The empty places that can be reached from the frame's corner without crossing the map.
    fn outside_reached(places: &[Axial]) -> usize {
        let mut seen = vec![(-20, -20)];
        let mut next = 0;
        while let Some(&(q, r)) = seen.get(next) {
            next += 1;
            for (dq, dr) in STEPS {
                let place = (q + dq, r + dr);
                let inside = (-20..=20).contains(&place.0) && (-20..=20).contains(&place.1);
                if inside && !places.contains(&place) && !seen.contains(&place) {
                    seen.push(place);
                }
            }
        }
        seen.len()
    }

    fn frame() -> impl Iterator<Item = Axial> {
        (-20..=20).flat_map(|q| (-20..=20).map(move |r| (q, r)))
    }

    /// TW84: the boards lie as the sheet says, water at the anchor.
    #[test]
    fn water_lies_at_the_anchors() {
        for players in 2..=5 {
            let map = as_printed(players);
            let waters: Vec<Axial> = map.water.iter().filter_map(|hex| map.places[hex.index()]).collect();
            let anchors: Vec<Axial> = boards::slots(players).iter().map(|slot| slot.0).collect();
            assert_eq!(waters, anchors);
        }
    }

    /// TW82: water and prey lie inside their boards, so that no hex is next to two waters; two lone wolves
    /// and three hexes of every terrain on each region.
    #[test]
    fn every_region_is_complete() {
        for players in 2..=5 {
            for map in [as_printed(players), map(players, |slot| slot % 2 == 0)] {
                assert_eq!(map.shore.count() as usize, 6 * map.regions());
                for region in 0..map.regions() {
                    let (water, prey) = (map.water[region], map.prey[region]);
                    assert_eq!(map.next_to(water).on_board(region + 1).count_ones(), 6);
                    assert_eq!(map.hunt[region].count_ones(), 6);
                    assert_eq!(map.ground(water), Ground::Water);
                    assert!(map.land.contains(prey));
                    assert_eq!(map.lone.on_board(region + 1).count_ones(), 2);
                    for terrain in 0..5 {
                        assert_eq!(map.of[terrain].on_board(region + 1).count_ones(), 3);
                    }
                }
            }
        }
    }

    /// TW80: water and chasm are no land.
    #[test]
    fn water_and_chasm_are_impassable() {
        let map = as_printed(5);
        assert_eq!(map.land.count(), 176 - 10 - 6);
        assert_eq!((map.banks[0] | map.banks[1]).count(), 10);
        assert!((map.banks[0] & map.banks[1]).is_empty());
        for (hex, _) in map.hexes() {
            assert_eq!(map.terrain(hex).is_some(), map.land.contains(hex));
        }
        assert_eq!(map.ground(Hex::parse("0L").unwrap()), Ground::Chasm);
    }

    /// TW10: walking goes around the chasm; TW40: a howl goes over it.
    #[test]
    fn walks_go_around_and_howls_go_over() {
        let map = as_printed(3);
        let hex = |name| Hex::parse(name).unwrap();
        let (north, south) = (hex("0G"), hex("0J"));
        assert_eq!(map.distance(north, south), Some(3));
        assert!(map.range(north, 3).contains(south) && !map.range(north, 2).contains(south));
        assert!(!map.reach(north, 5).contains(south));
        assert!(map.range(north, 1).contains(north) && !map.reach(north, 5).contains(north));
        let path = map.path(hex("0A"), hex("0G"));
        assert_eq!(path, [hex("0A"), hex("0D"), hex("0G")]);
        assert!(map.path(north, south).is_empty());
    }

    /// TW20, TW21: the nearest hexes, near and far, are those that counting steps or hexes finds.
    #[test]
    fn the_nearest_hexes_are_found_near_and_far() {
        for players in 2..=5 {
            let walking = map(players, |slot| slot % 3 == 0);
            let straight = Map::new(players, &walking.lies, Nearness::Straight);
            for from in walking.land.iter() {
                let mut steps = vec![None; HEXES];
                let (mut edge, mut count) = (Bits::only(from), 0);
                while !edge.is_empty() {
                    edge.iter().for_each(|hex| steps[hex.index()] = Some(count));
                    let next = edge.iter().fold(Bits::EMPTY, |sum, hex| sum | walking.next_to(hex));
                    edge = next.iter().filter(|hex| steps[hex.index()].is_none()).collect();
                    count += 1;
                }
                // Ever fewer hexes to choose from, so that the nearest are ever farther away.
                let mut among = walking.land & !Bits::only(from);
                while let Some(gone) = among.iter().min_by_key(|hex| steps[hex.index()]) {
                    let least = among.iter().map(|hex| steps[hex.index()]).min().unwrap();
                    let expected: Bits = among.iter().filter(|hex| steps[hex.index()] == least).collect();
                    assert_eq!(walking.nearest(from, among), expected);
                    let far = |hex: &Hex| walking.distance(from, *hex);
                    let least = among.iter().map(|hex| far(&hex)).min().unwrap();
                    let expected: Bits = among.iter().filter(|hex| far(hex) == least).collect();
                    assert_eq!(straight.nearest(from, among), expected);
                    among.remove(gone);
                }
            }
        }
    }

    /// TW84: printed and turned, a board shows the same hexes at opposite letters.
    #[test]
    fn turning_reverses_the_letters() {
        let (plain, turned) = (map(2, |_| false), map(2, |_| true));
        for letter in 0..16 {
            let (a, b) = (Hex::new(1, letter).unwrap(), Hex::new(1, 15 - letter).unwrap());
            assert_eq!(plain.ground(a), turned.ground(b));
            assert_eq!(plain.places[a.index()], turned.places[a.index()]);
        }
    }
}
