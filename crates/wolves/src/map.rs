//! The map of one game, with everything about it that can be known before play.

use crate::bits::Bits;
use crate::boards::{self, AREAS, Axial, BANKS, LONE, PREY, SHAPE, START, STEPS, WATER};
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
    /// Land next to each hex.
    pub next_to: Vec<Bits>,
    /// Land within so many steps as the crow flies, the hex itself included.
    pub range: Vec<[Bits; TOP_RANGE + 1]>,
    /// Land within so many walking steps, the hex itself excluded.
    pub reach: Vec<[Bits; TOP_SPEED + 1]>,
    /// Land at most 1, 2, … away for a pushed wolf, the hex itself excluded.
    pub away: Vec<Vec<Bits>>,
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
            next_to: vec![Bits::EMPTY; HEXES],
            range: vec![[Bits::EMPTY; TOP_RANGE + 1]; HEXES],
            reach: vec![[Bits::EMPTY; TOP_SPEED + 1]; HEXES],
            away: vec![Vec::new(); HEXES],
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
        map.find_neighbours();
        map.measure_ranges();
        map.measure_walks(nearness);
        map
    }

    /// TW83
    fn lay_start_board(&mut self) {
        for (letter, printed) in START.into_iter().enumerate() {
            let ground = Terrain::from_letter(printed as char).map_or(Ground::Chasm, Ground::Land);
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
            let ground = ground.and_then(Terrain::from_letter).map_or(Ground::Water, Ground::Land);
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

    fn find_neighbours(&mut self) {
        let hexes: Vec<(Hex, Axial)> = self.hexes().collect();
        for &(hex, (q, r)) in &hexes {
            let next = |place: Axial| STEPS.iter().any(|&(dq, dr)| (q + dq, r + dr) == place);
            let near: Bits =
                hexes.iter().filter(|(_, place)| next(*place)).map(|&(other, _)| other).collect();
            self.next_to[hex.index()] = near & self.land;
        }
        for &water in &self.water {
            self.shore |= self.next_to[water.index()];
        }
        self.hunt = self.prey.iter().map(|&prey| self.next_to[prey.index()].on_board(prey.board())).collect();
    }

    fn measure_ranges(&mut self) {
        let hexes: Vec<(Hex, Axial)> = self.hexes().filter(|(hex, _)| self.land.contains(*hex)).collect();
        for &(hex, from) in &hexes {
            for (radius, set) in self.range[hex.index()].iter_mut().enumerate() {
                let near = hexes.iter().filter(|(_, to)| usize::from(distance(from, *to)) <= radius);
                *set = near.map(|&(other, _)| other).collect();
            }
        }
    }

    fn measure_walks(&mut self, nearness: Nearness) {
        for from in self.land.iter() {
            // TW10: only water and chasm are in the way.
            let walk = rings(from, |_, seen| {
                seen.iter().fold(Bits::EMPTY, |sum, hex| sum | self.next_to[hex.index()])
            });
            for speed in 1..=TOP_SPEED {
                let within = walk.get(speed - 1).or(walk.last()).copied().unwrap_or_default();
                self.reach[from.index()][speed] = within;
            }
            self.away[from.index()] = match nearness {
                Nearness::Walking => walk,
                Nearness::Straight => rings(from, |steps, _| {
                    let near = |hex: &Hex| self.distance(from, *hex).is_some_and(|d| usize::from(d) <= steps);
                    self.land.iter().filter(near).collect()
                }),
            };
        }
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
        let reach = &self.reach[to.index()];
        let Some(steps) = (1..=TOP_SPEED).find(|&steps| reach[steps].contains(from)) else {
            return Vec::new();
        };
        let mut path = vec![from];
        let mut here = from;
        for left in (1..steps).rev() {
            match (self.next_to[here.index()] & reach[left]).first() {
                Some(hex) => here = hex,
                None => return Vec::new(),
            }
            path.push(here);
        }
        path.push(to);
        path
    }
}

/// The growing sets around a hex, without it, until nothing is added.
fn rings(from: Hex, grow: impl Fn(usize, Bits) -> Bits) -> Vec<Bits> {
    let mut seen = Bits::only(from);
    let mut rings: Vec<Bits> = Vec::new();
    loop {
        let wider = seen | grow(rings.len() + 1, seen);
        if wider == seen {
            return rings;
        }
        seen = wider;
        rings.push(seen & !Bits::only(from));
    }
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
                let others = map.away[first.index()].last().copied().unwrap();
                assert_eq!(others | Bits::only(first), map.land);
                let straight = Map::new(players, &map.lies, Nearness::Straight);
                for hex in map.land.iter() {
                    assert_eq!(straight.away[hex.index()].last(), map.away[hex.index()].last());
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
                    assert_eq!(map.next_to[water.index()].on_board(region + 1).count_ones(), 6);
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
        assert!(map.range[north.index()][3].contains(south) && !map.range[north.index()][2].contains(south));
        assert!(!map.reach[north.index()][5].contains(south));
        assert!(map.range[north.index()][0].contains(north) && !map.reach[north.index()][5].contains(north));
        let path = map.path(hex("0A"), hex("0G"));
        assert_eq!(path, [hex("0A"), hex("0D"), hex("0G")]);
        assert!(map.path(north, south).is_empty());
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
