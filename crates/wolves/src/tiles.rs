//! The six terrain tiles of a player, and paying with them.

use std::fmt;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;
use table::Phrase;

use crate::terrain::Terrain;

/// How many tiles a player has: the home tile and five that form a cycle.
pub const TILES: usize = 6;

/// TW81: the five tiles of the cycle, front and back.
pub const CYCLE: [(Terrain, Terrain); 5] = [
    (Terrain::Forest, Terrain::Rock),
    (Terrain::Rock, Terrain::Grass),
    (Terrain::Grass, Terrain::Tundra),
    (Terrain::Tundra, Terrain::Desert),
    (Terrain::Desert, Terrain::Forest),
];

/// One of the six tiles.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The home tile: the pack's terrain on both sides.
    pub const HOME: Self = Self(0);

    /// All six: the home tile first, then the cycle.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// Front and back, for a pack with this home.
    #[must_use]
    pub fn sides(self, home: Terrain) -> (Terrain, Terrain) {
        self.0.checked_sub(1).and_then(|place| CYCLE.get(usize::from(place))).copied().unwrap_or((home, home))
    }

    /// Its bit in a set of tiles.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// `home` or `forest/rock`.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["home", "forest/rock", "rock/grass", "grass/tundra", "tundra/desert", "desert/forest"]
            .get(usize::from(self.0))
            .copied()
            .unwrap_or("home")
    }
}

/// The tiles of one player: which of them lie with their back up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiles(u8);

impl Tiles {
    /// TW81: all fronts up.
    pub const FRONTS: Self = Self(0);
    /// TW81: the only other arrangement that shows five terrains.
    pub const BACKS: Self = Self(0b11_1110);

    /// The tiles of which these lie with their back up.
    #[must_use]
    pub const fn with_backs(backs: u8) -> Self {
        Self(backs & Self::BACKS.0)
    }

    /// Whether this tile lies with its back up.
    #[must_use]
    pub const fn shows_back(self, tile: Tile) -> bool {
        self.0 & tile.bit() != 0
    }

    /// What this tile shows, for a pack with this home.
    #[must_use]
    pub fn shown(self, tile: Tile, home: Terrain) -> Terrain {
        let (front, back) = tile.sides(home);
        if self.shows_back(tile) { back } else { front }
    }

    /// The set of tiles that show this terrain: at most three.
    #[must_use]
    #[inline]
    pub fn showing(self, terrain: Terrain, home: Terrain) -> u8 {
        // A terrain is the front of one tile of the cycle and the back of the tile before it.
        let front = 1u8 << (terrain.index() + 1);
        let back = 1u8 << (if terrain.index() == 0 { 5 } else { terrain.index() });
        u8::from(home == terrain) | front & !self.0 | back & self.0
    }

    /// Flips these tiles. The home tile is the same on both sides.
    #[inline]
    pub const fn flip(&mut self, tiles: u8) {
        self.0 ^= tiles & Self::BACKS.0;
    }
}

/// One way to pay: which tiles are flipped, and how many bonus terrain tokens are given back.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
pub struct Payment {
    /// A set of tiles: bit 0 is the home tile, bits 1 to 5 are the cycle.
    pub tiles: u8,
    /// Bonus terrain tokens.
    pub tokens: u8,
}

impl Payment {
    /// The tiles that are flipped.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |tile| self.tiles & tile.bit() != 0)
    }

    /// Reads what [`fmt::Display`] writes: `home forest/rock token`.
    #[must_use]
    pub fn parse<'a>(words: impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut payment = Self { tiles: 0, tokens: 0 };
        for word in words {
            if word.eq_ignore_ascii_case("token") {
                payment.tokens += 1;
            } else {
                let tile = Tile::all().find(|tile| tile.id().eq_ignore_ascii_case(word))?;
                if payment.tiles & tile.bit() != 0 {
                    return None;
                }
                payment.tiles |= tile.bit();
            }
            if payment.tokens > 3 {
                return None;
            }
        }
        (payment.cost() > 0).then_some(payment)
    }

    /// How much it pays.
    #[must_use]
    pub const fn cost(self) -> u32 {
        self.tiles.count_ones() + self.tokens as u32
    }

    /// For people: the tiles by what they turn into, and the tokens.
    #[must_use]
    pub fn name(self, home: Terrain, shown: Tiles) -> Vec<Phrase> {
        let tile = |tile: Tile| {
            if tile == Tile::HOME {
                return Phrase::new("wolves-pay-home").with("terrain", home.name());
            }
            let mut turned = shown;
            turned.flip(tile.bit());
            Phrase::new("wolves-pay-tile")
                .with("from", shown.shown(tile, home).name())
                .with("to", turned.shown(tile, home).name())
        };
        let tokens = (self.tokens > 0).then(|| Phrase::new("wolves-pay-tokens").with("count", self.tokens));
        self.tiles().map(tile).chain(tokens).collect()
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.tiles().map(Tile::id).chain((0..self.tokens).map(|_| "token"));
        for (place, word) in words.enumerate() {
            write!(f, "{}{word}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// TW03: every way to pay exactly this cost with tiles of this set (at most three) and so many tokens.
#[must_use]
#[inline]
pub fn ways(showing: u8, tokens: u8, cost: u8) -> ArrayVec<Payment, 8> {
    let mut ways = ArrayVec::new();
    // All subsets of the set, the most tiles first where numbers say so.
    let mut tiles = showing;
    loop {
        let paid = tiles.count_ones() as u8;
        if paid <= cost && cost - paid <= tokens {
            // A set of three has eight subsets: there is always room.
            let _ = ways.try_push(Payment { tiles, tokens: cost - paid });
        }
        if tiles == 0 {
            return ways;
        }
        tiles = (tiles - 1) & showing;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terrain::Pack;

    /// TW81: fronts and backs are the two arrangements without a repeated terrain; the tiles form a cycle.
    #[test]
    fn two_arrangements_show_five_terrains() {
        let complete: Vec<u8> = (0..32)
            .map(|backs| backs << 1)
            .filter(|&backs| {
                let tiles = Tiles::with_backs(backs);
                let mut shown: Vec<Terrain> =
                    Tile::all().skip(1).map(|tile| tiles.shown(tile, Terrain::Forest)).collect();
                shown.sort_unstable();
                shown == Terrain::ALL
            })
            .collect();
        assert_eq!(complete, [Tiles::FRONTS.0, Tiles::BACKS.0]);
        for place in 0..5 {
            assert_eq!(CYCLE[place].1, CYCLE[(place + 1) % 5].0);
            assert_eq!(CYCLE[place].0, Terrain::ALL[place]);
        }
        assert_eq!(Tile::HOME.sides(Terrain::Rock), (Terrain::Rock, Terrain::Rock));
    }

    #[test]
    fn sets_of_tiles_agree_with_what_each_shows() {
        for backs in 0..32 {
            let tiles = Tiles::with_backs(backs << 1);
            for home in Terrain::ALL {
                for terrain in Terrain::ALL {
                    let set: u8 =
                        Tile::all().filter(|&tile| tiles.shown(tile, home) == terrain).map(Tile::bit).sum();
                    assert_eq!(tiles.showing(terrain, home), set);
                }
            }
        }
    }

    /// TW03, the books' example: the desert pack flips two desert tiles, and then has two forest tiles.
    #[test]
    fn flipping_two_desert_tiles_shows_two_forest_tiles() {
        let home = Pack::Desert.home();
        let mut tiles = Tiles::FRONTS;
        let both = ways(tiles.showing(Terrain::Desert, home), 0, 2);
        assert_eq!(both.iter().map(ToString::to_string).collect::<Vec<_>>(), ["home desert/forest"]);
        assert_eq!(tiles.showing(Terrain::Forest, home).count_ones(), 1);
        tiles.flip(both[0].tiles);
        assert_eq!(tiles.showing(Terrain::Forest, home).count_ones(), 2);
        // The home tile still shows desert: it counts for the next action again.
        assert_eq!(tiles.showing(Terrain::Desert, home), Tile::HOME.bit());
    }

    /// TW03: a token stands for a missing tile (two tundra tiles and a token pay three), tokens alone may pay,
    /// and no way is offered twice.
    #[test]
    fn tokens_stand_for_any_terrain() {
        let mut tiles = Tiles::FRONTS;
        tiles.flip(Tile(3).bit());
        let home = Pack::Tundra.home();
        let showing = tiles.showing(Terrain::Tundra, home);
        assert_eq!(showing.count_ones(), 3);
        let text = |tokens, cost| -> Vec<String> {
            ways(showing & !Tile::HOME.bit(), tokens, cost).iter().map(ToString::to_string).collect()
        };
        assert_eq!(text(1, 3), ["grass/tundra tundra/desert token"]);
        assert_eq!(text(0, 3), [""; 0]);
        assert_eq!(text(3, 3).last().map(String::as_str), Some("token token token"));
        assert_eq!(text(1, 1), ["tundra/desert", "grass/tundra", "token"]);
        assert_eq!(ways(showing, 3, 3).len(), 8);
        for cost in 1..=3 {
            for way in ways(showing, 3, cost) {
                assert_eq!(way.cost(), u32::from(cost));
                assert_eq!(Payment::parse(way.to_string().split(' ')), Some(way));
            }
        }
    }
}
