//! What chance decides before the game, or a hand-made start in its place.

use serde::Serialize;
use table::options::first_player;
use table::{Chance, Seat};

use crate::boards;
use crate::event::Fallen;
use crate::hex::Hex;
use crate::map::Lie;
use crate::moon::{self, Moons};
use crate::options::Options;
use crate::piece::Piece;
use crate::position::REGIONS;
use crate::prey::{self, Prey};
use crate::terrain::Pack;
use crate::tiles::Tiles;

/// How a player's tiles lie at first (TW81).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// All fronts up.
    Fronts,
    /// All backs up.
    Backs,
}

impl Side {
    /// The tiles themselves.
    #[must_use]
    pub const fn tiles(self) -> Tiles {
        match self {
            Self::Fronts => Tiles::FRONTS,
            Self::Backs => Tiles::BACKS,
        }
    }
}

/// A region as it was dealt.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RegionDeal {
    /// The board, by the terrains of its areas A to E.
    pub board: &'static str,
    /// Turned by 180°.
    pub turned: bool,
    /// The tokens on its water, the top one first.
    pub moons: Moons,
    /// Its prey.
    pub prey: Prey,
}

/// Everything that chance decides, or a hand-made start in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deal {
    /// The regions 1, 2, …
    pub regions: Vec<RegionDeal>,
    /// The pack of each seat.
    pub packs: Vec<Pack>,
    /// The third pack of a game for two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub third: Option<Pack>,
    /// How the tiles of each seat lie.
    pub tiles: Vec<Side>,
    /// Who drafts first and takes the first turn.
    pub first: Seat,
    /// A hand-made situation; without one the game begins with the draft.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub situation: Option<Situation>,
}

/// A hand-made situation in the middle of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Situation {
    /// Whose turn it is.
    pub turn: Seat,
    /// Actions left, 0 to 2.
    pub actions: u8,
    /// The pieces on the map.
    pub pieces: Vec<(Hex, Vec<Piece>)>,
    /// The lone wolves that are left; without a list, one on each of their hexes that has no piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lone: Option<Vec<Hex>>,
    /// The prey left in some regions; full stacks elsewhere.
    pub stacks: Vec<(u8, u8)>,
    /// What lies before some players; nothing is gone from the other boards.
    pub players: Vec<PlayerSituation>,
    /// The moonlight board.
    pub calendar: Vec<Fallen>,
    /// Turns without a new date, this one included.
    pub quiet: u8,
}

/// What lies before one player in a hand-made situation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerSituation {
    /// Whose board it is.
    pub seat: Seat,
    /// The five tiles of the cycle that lie with their back up, as a set; without one, as dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backs: Option<u8>,
    /// Dens gone from spread, speed and howl range.
    pub dens: [u8; 3],
    /// Lairs gone.
    pub lairs: u8,
    /// The waiting wolves that are gone, as a set of places.
    pub wolves: u8,
    /// Prey owned.
    pub prey: Vec<Prey>,
    /// Bonus terrain tokens.
    pub terrain_tokens: u8,
    /// Bonus action tokens.
    pub action_tokens: u8,
    /// Region tokens won.
    pub won: u8,
    /// VP from regions.
    pub region_vp: u8,
}

impl PlayerSituation {
    /// A board from which nothing is gone.
    #[must_use]
    pub const fn new(seat: Seat) -> Self {
        Self {
            seat,
            backs: None,
            dens: [0; 3],
            lairs: 0,
            wolves: 0,
            prey: Vec::new(),
            terrain_tokens: 0,
            action_tokens: 0,
            won: 0,
            region_vp: 0,
        }
    }
}

/// What is drawn anew for another game on the same map.
#[derive(Copy, Clone, Debug)]
pub struct Chances {
    /// The tokens of region 1, 2, …
    pub moons: [Moons; REGIONS],
    /// The prey of region 1, 2, …
    pub prey: [Prey; REGIONS],
    /// Who begins.
    pub first: Seat,
}

impl Chances {
    /// TW86, TW89, TW70: draws the tokens, then the prey, then who begins.
    pub fn random(options: &Options, chance: &mut impl Chance) -> Self {
        let mut moons = [Moons::NONE; REGIONS];
        let mut prey = [Prey::Moose; REGIONS];
        let (pool, stacks) = (moon::pool(options.players), prey::stacks(options.players));
        for (place, &token) in moons.iter_mut().zip(pool) {
            *place = token;
        }
        for (place, &stack) in prey.iter_mut().zip(stacks) {
            *place = stack;
        }
        chance.shuffle(&mut moons[..pool.len().min(REGIONS)]);
        chance.shuffle(&mut prey[..stacks.len().min(REGIONS)]);
        Self { moons, prey, first: first_player(options.first, options.players, chance) }
    }
}

impl Deal {
    /// Decides all that is left to chance, in this order: the region boards, how they are turned, the moons,
    /// the prey, who begins, the packs in order of seats, the third pack, the tiles in order of seats.
    pub fn random(options: &Options, chance: &mut impl Chance) -> Self {
        let mut order: [usize; 10] = std::array::from_fn(|board| board);
        chance.shuffle(&mut order);
        let slots = boards::slots(options.players);
        let lies: Vec<Lie> = slots
            .iter()
            .zip(order)
            .map(|(slot, board)| {
                // TW84
                let turned = if options.turn_boards { chance.below(2) == 1 } else { slot.1 };
                Lie { board, turned }
            })
            .collect();
        let chances = Chances::random(options, chance);
        let mut left: Vec<Pack> = Pack::ALL
            .into_iter()
            .filter(|pack| !options.packs.contains(&Some(*pack)) && options.third != Some(*pack))
            .collect();
        let mut draw = |chosen: Option<Pack>, chance: &mut dyn FnMut(usize) -> usize| {
            chosen.unwrap_or_else(|| {
                // There are five packs and never more than five to be dealt.
                if left.is_empty() { Pack::Forest } else { left.remove(chance(left.len())) }
            })
        };
        let seats = usize::from(options.players);
        let packs: Vec<Pack> =
            (0..seats).map(|seat| draw(options.packs[seat], &mut |n| chance.index(n))).collect();
        let third = (options.players == 2).then(|| draw(options.third, &mut |n| chance.index(n)));
        let tiles = options.tiles.iter().take(seats).map(|tiles| match tiles {
            Some(Tiles::FRONTS) => Side::Fronts,
            Some(_) => Side::Backs,
            None => [Side::Fronts, Side::Backs][chance.index(2)],
        });
        let tiles = tiles.collect();
        let regions = lies.iter().enumerate().map(|(region, lie)| RegionDeal {
            board: boards::REGIONS[lie.board],
            turned: lie.turned,
            moons: chances.moons[region],
            prey: chances.prey[region],
        });
        Self { regions: regions.collect(), packs, third, tiles, first: chances.first, situation: None }
    }

    /// The deal that a hand-made start changes: what the options leave open is in the order of its table, and
    /// seat 1 begins.
    #[must_use]
    pub fn plain(options: &Options) -> Self {
        let players = options.players;
        let slots = boards::slots(players).iter().zip(boards::REGIONS);
        let tokens = moon::pool(players).iter().zip(prey::stacks(players));
        let regions = slots.zip(tokens).map(|((slot, board), (&moons, &prey))| RegionDeal {
            board,
            turned: slot.1,
            moons,
            prey,
        });
        let seats = usize::from(players);
        let chosen = |pack: &Pack| options.packs.contains(&Some(*pack)) || options.third == Some(*pack);
        let mut left = Pack::ALL.into_iter().filter(|pack| !chosen(pack));
        let mut next = |pack: Option<Pack>| pack.or_else(|| left.next()).unwrap_or(Pack::Forest);
        let packs = options.packs.iter().take(seats).map(|&pack| next(pack)).collect();
        let third = (players == 2).then(|| next(options.third));
        let backs = |tiles: &Option<Tiles>| *tiles == Some(Tiles::BACKS);
        let side = |tiles| if backs(tiles) { Side::Backs } else { Side::Fronts };
        Self {
            regions: regions.collect(),
            packs,
            third,
            tiles: options.tiles.iter().take(seats).map(side).collect(),
            first: options.first.unwrap_or(Seat::from_index(0)),
            situation: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Choices, Game, Quick};

    fn options(choices: &Choices) -> Options {
        crate::Wolves::options(&crate::Wolves::menu(choices).settle(choices).unwrap()).unwrap()
    }

    /// TW84, TW86, TW89: the boards differ, and all tokens and prey of the pools are dealt.
    #[test]
    fn deals_use_each_thing_once() {
        let mut chance = Quick::new(3);
        for players in 2..=5 {
            let options = options(&Choices::new(players));
            for _ in 0..50 {
                let deal = Deal::random(&options, &mut chance);
                let mut boards: Vec<&str> = deal.regions.iter().map(|region| region.board).collect();
                boards.sort_unstable();
                boards.dedup();
                assert_eq!(boards.len(), boards::slots(players).len());
                let mut packs: Vec<Pack> = deal.packs.iter().copied().chain(deal.third).collect();
                packs.sort_unstable();
                packs.dedup();
                assert_eq!(packs.len(), usize::from(players.max(3)));
                let flags: Vec<bool> = deal.regions.iter().map(|region| region.turned).collect();
                assert_eq!(flags, boards::slots(players).iter().map(|slot| slot.1).collect::<Vec<_>>());
                assert!(crate::Wolves::start(&options, &deal).is_ok());
            }
        }
    }

    /// TW81, TW84: where the house leaves it to chance, boards are turned and tiles lie either way.
    #[test]
    fn chance_turns_boards_and_tiles() {
        let choices = Choices::new(3)
            .with("boards", "turned")
            .with("tiles", "random,random,backs")
            .with("packs", "tundra,random,forest");
        let options = options(&choices);
        let mut chance = Quick::new(4);
        let deals: Vec<Deal> = (0..40).map(|_| Deal::random(&options, &mut chance)).collect();
        for region in 0..6 {
            assert!(deals.iter().any(|deal| deal.regions[region].turned));
            assert!(deals.iter().any(|deal| !deal.regions[region].turned));
        }
        assert!(deals.iter().any(|deal| deal.tiles[0] == Side::Backs));
        assert!(deals.iter().any(|deal| deal.tiles[0] == Side::Fronts));
        assert!(deals.iter().all(|deal| deal.tiles[2] == Side::Backs));
        assert!(deals.iter().all(|deal| (deal.packs[0], deal.packs[2]) == (Pack::Tundra, Pack::Forest)));
        assert!(deals.iter().any(|deal| deal.packs[1] == Pack::Rocky));
        assert!(deals.iter().all(|deal| !matches!(deal.packs[1], Pack::Tundra | Pack::Forest)));
    }
}
