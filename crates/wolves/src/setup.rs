//! From a deal to the game and its first position, checked on the way.

use std::sync::Arc;

use table::{Phrase, SetupError};

use crate::bits::Bits;
use crate::boards;
use crate::deal::{Chances, Deal, RegionDeal, Situation};
use crate::event::Fallen;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::map::{Lie, Map};
use crate::moon::{Moons, Phase, pool};
use crate::options::Options;
use crate::piece::Kind;
use crate::position::{PACKS, Position, REGIONS, Removed, Stack, Step};
use crate::prey::{Prey, stack_height, stacks};
use crate::terrain::Pack;
use crate::tiles::Tiles;
use crate::tracks::BoardSide;

/// TW72: where the third pack of a game for two stands, seen from the water.
const NORTH_EAST: boards::Axial = (1, -1);
const SOUTH_EAST: boards::Axial = (1, 0);

/// The game and its first position.
///
/// # Errors
/// Says what is impossible about a hand-made deal.
pub fn start(options: &Options, deal: &Deal) -> Result<(Wolves, Position), SetupError> {
    let wrong = |key: &'static str| SetupError::whole(Phrase::new(key));
    let seats = options.players;
    if deal.packs.len() != usize::from(seats) || deal.tiles.len() != usize::from(seats) {
        return Err(SetupError::whole(Phrase::new("wolves-setup-seats").with("players", seats)));
    }
    if deal.first.number() > seats {
        return Err(SetupError::whole(
            Phrase::new("wolves-setup-no-seat").with("number", deal.first.number()),
        ));
    }
    if deal.third.is_some() != (seats == 2) {
        return Err(wrong("wolves-setup-third"));
    }
    let packs = name_packs(deal)?;
    let lies = lay_boards(deal, seats)?;
    check_tokens(deal, seats)?;
    let map = Arc::new(Map::new(seats, &lies, options.nearness));
    let mut tiles = [Tiles::FRONTS; PACKS];
    for (place, side) in tiles.iter_mut().zip(&deal.tiles) {
        *place = side.tiles();
    }
    let side = BoardSide::of(seats);
    let drafts = deal.situation.is_none();
    let game = Wolves { options: *options, seats, packs, tiles, side, map, drafts };
    let first = game.first_position(&deal.into());
    match &deal.situation {
        None => Ok((game, first)),
        Some(situation) => {
            let position = game.set_up(deal, situation)?;
            Ok((game, position))
        }
    }
}

/// The packs of the seats, then the third pack, then those that nobody plays.
fn name_packs(deal: &Deal) -> Result<[Pack; PACKS], SetupError> {
    let mut packs: Vec<Pack> = deal.packs.iter().copied().chain(deal.third).collect();
    if let Some(twice) = Pack::ALL.into_iter().find(|pack| packs.iter().filter(|&p| p == pack).count() > 1) {
        return Err(SetupError::whole(Phrase::new("wolves-problem-same-pack").with("pack", twice.name())));
    }
    packs
        .extend(Pack::ALL.into_iter().filter(|pack| !deal.packs.contains(pack) && deal.third != Some(*pack)));
    Ok(std::array::from_fn(|place| packs.get(place).copied().unwrap_or(Pack::Forest)))
}

fn lay_boards(deal: &Deal, seats: u8) -> Result<Vec<Lie>, SetupError> {
    let mut lies: Vec<Lie> = Vec::new();
    for region in &deal.regions {
        let board = boards::REGIONS.iter().position(|name| *name == region.board);
        let fresh = board.filter(|&board| !lies.iter().any(|lie| lie.board == board));
        let Some(board) = fresh else {
            let phrase = Phrase::new("wolves-setup-same-board").with("board", region.board);
            return Err(SetupError::whole(phrase));
        };
        lies.push(Lie { board, turned: region.turned });
    }
    let count = boards::slots(seats).len();
    if lies.len() != count {
        return Err(SetupError::whole(Phrase::new("wolves-setup-regions-missing").with("count", count)));
    }
    Ok(lies)
}

/// TW86, TW89: all tokens of the pool are dealt; in a hand-made situation some may be gone.
fn check_tokens(deal: &Deal, seats: u8) -> Result<(), SetupError> {
    let count =
        |wanted: &dyn Fn(&RegionDeal) -> bool| deal.regions.iter().filter(|region| wanted(region)).count();
    for prey in Prey::ALL {
        if count(&|region| region.prey == prey)
            != stacks(seats).iter().filter(|&&stack| stack == prey).count()
        {
            return Err(SetupError::whole(Phrase::new("wolves-setup-prey").with("prey", prey.name())));
        }
    }
    let pool = pool(seats);
    let fits = match deal.situation {
        None => pool.iter().all(|&moons| {
            count(&|region| region.moons == moons) == pool.iter().filter(|&&other| other == moons).count()
        }),
        // What is left of a stack lies as it lay: every region must have been one of the pool.
        Some(_) => moons_left_fit(&deal.regions, pool),
    };
    if fits { Ok(()) } else { Err(SetupError::whole(Phrase::new("wolves-setup-moons"))) }
}

/// Whether the tokens on the regions are what can be left of the pool when whole phases are gone.
fn moons_left_fit(regions: &[RegionDeal], pool: &[Moons]) -> bool {
    (0..=Phase::ALL.len()).any(|scored| {
        let left = |moons: &Moons| {
            let mut moons = *moons;
            Phase::ALL.into_iter().take(scored).for_each(|phase| moons.take(phase));
            moons
        };
        let mut wanted: Vec<String> = pool.iter().map(|moons| left(moons).to_string()).collect();
        let mut found: Vec<String> = regions.iter().map(|region| region.moons.to_string()).collect();
        wanted.sort_unstable();
        found.sort_unstable();
        wanted == found
    })
}

impl From<&Deal> for Chances {
    fn from(deal: &Deal) -> Self {
        let mut chances =
            Self { moons: [Moons::NONE; REGIONS], prey: [Prey::Moose; REGIONS], first: deal.first };
        for (place, region) in deal.regions.iter().take(REGIONS).enumerate() {
            chances.moons[place] = region.moons;
            chances.prey[place] = region.prey;
        }
        chances
    }
}

impl Wolves {
    /// The position before the draft.
    pub(crate) fn first_position(&self, chances: &Chances) -> Position {
        let mut position = self.bare_position(chances);
        position.tokens |= self.map.lone;
        if self.seats == 2 {
            self.place_third_pack(&mut position);
        }
        position
    }

    /// The map with moons and prey, without pieces and lone wolves.
    fn bare_position(&self, chances: &Chances) -> Position {
        let mut position = Position::BLANK;
        position.first = chances.first.index() as u8;
        position.active = position.first;
        for (player, &tiles) in position.players.iter_mut().zip(&self.tiles) {
            player.tiles = tiles;
        }
        for (region, &hex) in self.map.prey.iter().enumerate().take(REGIONS) {
            position.moons[region] = chances.moons[region];
            position.stacks[region] = Stack { prey: chances.prey[region], left: stack_height(self.seats) };
            position.tokens.insert(hex);
        }
        position
    }

    /// TW72: the third pack stands next to the waters.
    fn place_third_pack(&self, position: &mut Position) {
        let third = usize::from(self.seats);
        let moons = position.moons;
        let mut put = |water: Hex, (dq, dr): boards::Axial, pieces: &[Kind]| {
            let place = self.map.places[water.index()].map(|(q, r)| (q + dq, r + dr));
            let hex = self.map.hexes().find(|(_, there)| Some(*there) == place);
            for (kind, (hex, _)) in pieces.iter().zip(hex.into_iter().cycle()) {
                position.place(third, *kind, hex);
            }
        };
        for (&water, moons) in self.map.water.iter().zip(moons) {
            let mut tokens = moons.iter();
            match (tokens.next(), tokens.next()) {
                (Some(Phase::Crescent), None) => put(water, NORTH_EAST, &[Kind::Wolf, Kind::Wolf]),
                (Some(Phase::Crescent), Some(_)) => put(water, NORTH_EAST, &[Kind::Lair]),
                (Some(Phase::Full), None) => put(water, NORTH_EAST, &[Kind::Lair, Kind::Alpha]),
                (Some(Phase::Quarter), Some(_)) => {
                    put(water, NORTH_EAST, &[Kind::Lair]);
                    put(water, SOUTH_EAST, &[Kind::Alpha, Kind::Alpha]);
                }
                _ => {}
            }
        }
    }

    /// The position of a hand-made situation.
    fn set_up(&self, deal: &Deal, situation: &Situation) -> Result<Position, SetupError> {
        let mut position = self.bare_position(&deal.into());
        let wrong = |phrase| Err(SetupError::whole(phrase));
        for (hex, pieces) in &situation.pieces {
            for piece in pieces {
                let Some(owner) = self.owner_of(piece.pack) else {
                    return wrong(Phrase::new("wolves-setup-no-pack").with("pack", piece.pack.name()));
                };
                if position.two.contains(*hex) {
                    return wrong(Phrase::new("wolves-setup-crowded").with("hex", hex.to_string()));
                }
                position.place(owner, piece.kind, *hex);
            }
        }
        position.tokens |= match &situation.lone {
            Some(hexes) => hexes.iter().copied().collect(),
            None => self.map.lone & !position.any,
        };
        for &(region, left) in &situation.stacks {
            let place = usize::from(region).checked_sub(1).filter(|&place| place < self.map.regions());
            let Some(place) = place else {
                return wrong(Phrase::new("wolves-setup-no-region").with("region", region));
            };
            position.stacks[place].left = left;
            if left == 0 {
                position.tokens.remove(self.map.prey[place]);
            }
        }
        for board in &situation.players {
            if board.seat.number() > self.seats {
                return wrong(Phrase::new("wolves-setup-no-seat").with("number", board.seat.number()));
            }
            let player = &mut position.players[board.seat.index()];
            if let Some(backs) = board.backs {
                player.tiles = Tiles::with_backs(backs);
            }
            player.dens = board.dens;
            player.lairs = board.lairs;
            player.wolves = board.wolves;
            player.prey = board.prey.iter().fold(0, |owned, prey| owned | prey.bit());
            player.terrain_tokens = board.terrain_tokens;
            player.action_tokens = board.action_tokens;
            player.won = board.won;
            player.region_vp = board.region_vp;
        }
        for piece in &situation.calendar {
            let owner = |pack: Pack| {
                let none =
                    || SetupError::whole(Phrase::new("wolves-setup-no-pack").with("pack", pack.name()));
                self.owner_of(pack).ok_or_else(none)
            };
            let removed = match piece {
                Fallen::Lone => Removed::Lone,
                Fallen::Wolf { pack } => Removed::Wolf(owner(*pack)?),
                Fallen::Den { pack } => Removed::Den(owner(*pack)?),
            };
            position.add_date(removed);
        }
        // Every phase has tokens at first: one without any has been scored.
        let left = |phase: &Phase| position.moons.iter().any(|moons| moons.has(*phase));
        position.scored = Phase::ALL.iter().take_while(|phase| !left(phase)).count() as u8;
        position.quiet = situation.quiet;
        position.active = situation.turn.index() as u8;
        position.actions = situation.actions;
        position.step = if situation.actions > 0 { Step::Action } else { Step::End };
        // As if the draft had just ended and the seats from the first one had ended their turns.
        let late = (position.active + self.seats - position.first.min(self.seats)) % self.seats;
        position.turn = u16::from(2 * self.seats + late);
        self.guard(&position).map_err(SetupError::whole)?;
        Ok(position)
    }

    /// The place of a pack among those that are on the map.
    fn owner_of(&self, pack: Pack) -> Option<usize> {
        let playing = usize::from(self.seats.max(3));
        self.packs.iter().take(playing).position(|&other| other == pack)
    }
}

/// All hexes of a set lie within another; else the first that does not.
pub(crate) fn outside(set: Bits, within: Bits) -> Option<Hex> {
    (set & !within).first()
}
