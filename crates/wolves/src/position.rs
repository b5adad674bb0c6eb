//! The whole truth of one moment.

use crate::bits::Bits;
use crate::hex::Hex;
use crate::moon::{DATES, Moons};
use crate::moves::Action;
use crate::piece::Kind;
use crate::prey::Prey;
use crate::terrain::Terrain;
use crate::tiles::Tiles;
use crate::tracks::{DENS, SPEED, SPREAD, Track, WAITING, WAITING_ALPHAS, WOLVES};

/// The most packs on a map. Packs are counted by seat; the third pack of a game for two comes after the seats.
pub const PACKS: usize = 5;
/// The most regions on a map.
pub const REGIONS: usize = 10;

/// What lies before one player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The terrain tiles.
    pub tiles: Tiles,
    /// How many dens are gone from the tracks of spread, speed and howl range.
    pub dens: [u8; 3],
    /// How many lairs are gone.
    pub lairs: u8,
    /// Which of the waiting wolves are gone: a set of places, the first lowest.
    pub wolves: u8,
    /// The prey owned: a set of [`Prey::bit`].
    pub prey: u8,
    /// Bonus terrain tokens.
    pub terrain_tokens: u8,
    /// Bonus action tokens.
    pub action_tokens: u8,
    /// Region tokens won.
    pub won: u8,
    /// VP from regions.
    pub region_vp: u8,
}

impl Player {
    /// Pack spread: how many wolves a Move moves.
    #[must_use]
    #[inline]
    pub const fn spread(&self) -> u8 {
        SPREAD[self.taken(Track::Spread)]
    }

    /// Wolf speed.
    #[must_use]
    #[inline]
    pub const fn speed(&self) -> u8 {
        SPEED[self.taken(Track::Speed)]
    }

    /// Howl range.
    #[must_use]
    #[inline]
    pub const fn howl(&self) -> u8 {
        crate::tracks::HOWL[self.taken(Track::Howl)]
    }

    /// How many dens are gone from a track: at most four.
    #[must_use]
    #[inline]
    pub const fn taken(&self, track: Track) -> usize {
        let taken = self.dens[track.index()];
        if taken > DENS { DENS as usize } else { taken as usize }
    }

    /// The tracks that still have dens.
    pub fn open_tracks(&self) -> impl Iterator<Item = Track> + '_ {
        Track::ALL.into_iter().filter(|track| self.taken(*track) < DENS as usize)
    }

    /// TW43: the place of the wolf that comes next, from the whole track or only among the pack wolves.
    #[must_use]
    #[inline]
    pub const fn next_wolf(&self, also_alphas: bool) -> Option<usize> {
        let gone = if also_alphas { self.wolves } else { self.wolves | WAITING_ALPHAS };
        let place = gone.trailing_ones() as usize;
        if place < WOLVES { Some(place) } else { None }
    }

    /// Takes that wolf from the board.
    pub fn take_wolf(&mut self, also_alphas: bool) -> Option<Kind> {
        let place = self.next_wolf(also_alphas)?;
        self.wolves |= 1 << place;
        Some(WAITING[place])
    }
}

/// A region's stack of prey.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// Its type.
    pub prey: Prey,
    /// How many tokens are left.
    pub left: u8,
}

/// What lies on a date of the moonlight board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Date(u8);

/// A piece that was removed from the map.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Removed {
    /// A lone wolf.
    Lone,
    /// A pack wolf of this pack.
    Wolf(usize),
    /// A den of this pack.
    Den(usize),
}

impl Date {
    /// The date with this piece.
    #[must_use]
    #[inline]
    pub const fn with(removed: Removed) -> Self {
        Self(match removed {
            Removed::Lone => 1,
            Removed::Wolf(owner) => 2 + (owner % PACKS) as u8,
            Removed::Den(owner) => 2 + PACKS as u8 + (owner % PACKS) as u8,
        })
    }

    /// What lies here.
    #[must_use]
    pub const fn removed(self) -> Option<Removed> {
        match self.0 {
            0 => None,
            1 => Some(Removed::Lone),
            2..=6 => Some(Removed::Wolf(self.0 as usize - 2)),
            _ => Some(Removed::Den((self.0 as usize - 2 - PACKS) % PACKS)),
        }
    }
}

/// Why a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The full moon was reached (TW62).
    FullMoon,
    /// Nothing more reached the moonlight board (TW65).
    Stillness,
}

/// What has to be decided.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Where to place wolves before the first turn: the number of wolves' pairs already placed.
    Draft(u8),
    /// Which action to take.
    Action,
    /// How to pay for this action.
    Pay(Action),
    /// From which track to take the den for this action.
    Track(Action),
    /// Which wolf to move to a hex of this terrain.
    Wolves(Terrain),
    /// Where a wolf is pushed.
    Push {
        /// Where it stands.
        hex: Hex,
        /// Whose it is.
        owner: u8,
        /// An alpha or a pack wolf.
        kind: Kind,
        /// The terrain of the Move that goes on afterwards; none after a lair.
        back: Option<Terrain>,
    },
    /// Which of two stacks of the same prey to take from.
    Prey,
    /// Whether to take a bonus action or to end the turn.
    End,
    /// Nothing: the game is over.
    Over(Ending),
}

/// The whole truth of one moment of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces on the map by pack and kind.
    pub pieces: [[Bits; 4]; PACKS],
    /// Hexes with two pieces of the same pack and kind.
    pub twin: Bits,
    /// Hexes with at least one piece.
    pub any: Bits,
    /// Hexes with two pieces.
    pub two: Bits,
    /// Hexes with a lone wolf or prey.
    pub tokens: Bits,
    /// What lies before each player.
    pub players: [Player; PACKS],
    /// The prey of region 1, 2, …
    pub stacks: [Stack; REGIONS],
    /// The tokens on the water of region 1, 2, …
    pub moons: [Moons; REGIONS],
    /// The moonlight board; later pieces are only counted (TW60).
    pub calendar: [Date; DATES],
    /// How many pieces have reached the moonlight board.
    pub dates: u8,
    /// How many phases have been scored.
    pub scored: u8,
    /// Turns without a new date, this one included (TW65).
    pub quiet: u8,
    /// Actions left before the turn can end.
    pub actions: u8,
    /// The seat whose turn it is, from 0.
    pub active: u8,
    /// The seat that began, from 0.
    pub first: u8,
    /// Counts turns and placements before them.
    pub turn: u16,
    /// The wolves that this Move has moved, the greatest code first (see [`Position::mark_moved`]).
    pub moved: [u16; 4],
    /// What has to be decided.
    pub step: Step,
}

impl Position {
    /// An empty map.
    pub const BLANK: Self = Self {
        pieces: [[Bits::EMPTY; 4]; PACKS],
        twin: Bits::EMPTY,
        any: Bits::EMPTY,
        two: Bits::EMPTY,
        tokens: Bits::EMPTY,
        players: [Player {
            tiles: Tiles::FRONTS,
            dens: [0; 3],
            lairs: 0,
            wolves: 0,
            prey: 0,
            terrain_tokens: 0,
            action_tokens: 0,
            won: 0,
            region_vp: 0,
        }; PACKS],
        stacks: [Stack { prey: Prey::Moose, left: 0 }; REGIONS],
        moons: [Moons::NONE; REGIONS],
        calendar: [Date(0); DATES],
        dates: 0,
        scored: 0,
        quiet: 0,
        actions: 0,
        active: 0,
        first: 0,
        turn: 0,
        moved: [0; 4],
        step: Step::Draft(0),
    };

    /// The seat whose turn it is, for arrays.
    #[must_use]
    #[inline]
    pub const fn me(&self) -> usize {
        self.active as usize % PACKS
    }

    /// What lies before the player whose turn it is.
    #[must_use]
    #[inline]
    pub const fn player(&self) -> &Player {
        &self.players[self.me()]
    }

    /// Hexes with pieces of this pack.
    #[must_use]
    #[inline]
    pub fn of(&self, owner: usize) -> Bits {
        let [alpha, wolf, den, lair] = self.pieces[owner % PACKS];
        alpha | wolf | den | lair
    }

    /// Hexes with wolves of this pack.
    #[must_use]
    #[inline]
    pub fn wolves(&self, owner: usize) -> Bits {
        let [alpha, wolf, _, _] = self.pieces[owner % PACKS];
        alpha | wolf
    }

    /// Hexes with pieces of this kind of any pack.
    #[must_use]
    #[inline]
    pub fn all(&self, kind: Kind) -> Bits {
        self.pieces.iter().fold(Bits::EMPTY, |sum, kinds| sum | kinds[kind.index()])
    }

    /// Hexes with two pieces of this pack.
    #[must_use]
    #[inline]
    pub fn pairs(&self, owner: usize) -> Bits {
        let [alpha, wolf, den, lair] = self.pieces[owner % PACKS];
        self.twin & (alpha | wolf) | alpha & (wolf | den | lair) | wolf & (den | lair)
    }

    /// How many pieces of this pack and kind stand on the hex.
    #[must_use]
    #[inline]
    pub fn count(&self, owner: usize, kind: Kind, hex: Hex) -> u8 {
        let here = self.pieces[owner % PACKS][kind.index()].contains(hex);
        u8::from(here) + u8::from(here && self.twin.contains(hex))
    }

    /// The pieces on a hex: at most two.
    pub fn pieces_on(&self, hex: Hex) -> impl Iterator<Item = (usize, Kind)> + '_ {
        // Most hexes are empty, and views ask about all of them.
        let owners = if self.any.contains(hex) { 0..PACKS } else { 0..0 };
        owners.flat_map(move |owner| {
            Kind::ALL
                .into_iter()
                .flat_map(move |kind| (0..self.count(owner, kind, hex)).map(move |_| (owner, kind)))
        })
    }

    /// The wolf of another pack that stands here.
    #[must_use]
    #[inline]
    pub fn enemy_wolf_on(&self, me: usize, hex: Hex) -> Option<(usize, Kind)> {
        (0..PACKS).filter(|&owner| owner != me).find_map(|owner| {
            [Kind::Alpha, Kind::Wolf]
                .into_iter()
                .find(|kind| self.pieces[owner][kind.index()].contains(hex))
                .map(|kind| (owner, kind))
        })
    }

    /// Puts a piece on a hex.
    #[inline]
    pub fn place(&mut self, owner: usize, kind: Kind, hex: Hex) {
        let set = &mut self.pieces[owner % PACKS][kind.index()];
        if self.any.contains(hex) {
            self.two.insert(hex);
            if set.contains(hex) {
                self.twin.insert(hex);
            }
        }
        set.insert(hex);
        self.any.insert(hex);
    }

    /// Takes a piece off a hex.
    #[inline]
    pub fn remove(&mut self, owner: usize, kind: Kind, hex: Hex) {
        if self.twin.contains(hex) {
            self.twin.remove(hex);
            self.two.remove(hex);
            return;
        }
        self.pieces[owner % PACKS][kind.index()].remove(hex);
        if self.two.contains(hex) {
            self.two.remove(hex);
        } else {
            self.any.remove(hex);
        }
    }

    /// Puts a removed piece on the next date.
    #[inline]
    pub fn add_date(&mut self, removed: Removed) {
        if let Some(date) = self.calendar.get_mut(usize::from(self.dates)) {
            *date = Date::with(removed);
        }
        self.dates = self.dates.saturating_add(1);
        self.quiet = 0;
    }

    /// How many wolves this Move has moved.
    #[must_use]
    #[inline]
    pub fn moved_count(&self) -> u8 {
        self.moved.iter().filter(|&&code| code != 0).count() as u8
    }

    /// How many of the moved wolves stand here now.
    #[must_use]
    #[inline]
    pub fn moved_on(&self, kind: Kind, hex: Hex) -> u8 {
        let code = moved_code(kind, hex);
        self.moved.iter().filter(|&&moved| moved == code).count() as u8
    }

    /// Remembers that the wolf that came here has moved. The list is kept in order, so that the same wolves
    /// moved in another order give the same position.
    #[inline]
    pub fn mark_moved(&mut self, kind: Kind, hex: Hex) {
        let mut code = moved_code(kind, hex);
        for place in &mut self.moved {
            if *place < code {
                std::mem::swap(place, &mut code);
            }
        }
    }
}

#[inline]
const fn moved_code(kind: Kind, hex: Hex) -> u16 {
    1 + 2 * hex.index() as u16 + matches!(kind, Kind::Alpha) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn position_is_small() {
        assert!(size_of::<Position>() <= 768, "{}", size_of::<Position>());
    }

    /// TW12: two pieces on a hex, also two of the same kind, and each can leave alone.
    #[test]
    fn pieces_come_and_go() {
        let hex = Hex::from_index(20);
        let mut position = Position::BLANK;
        position.place(0, Kind::Wolf, hex);
        position.place(0, Kind::Wolf, hex);
        assert_eq!((position.count(0, Kind::Wolf, hex), position.pairs(0).contains(hex)), (2, true));
        position.remove(0, Kind::Wolf, hex);
        position.place(1, Kind::Den, hex);
        assert_eq!(position.pieces_on(hex).collect::<Vec<_>>(), [(0, Kind::Wolf), (1, Kind::Den)]);
        assert!(position.two.contains(hex) && !position.pairs(0).contains(hex) && position.twin.is_empty());
        assert_eq!(position.enemy_wolf_on(1, hex), Some((0, Kind::Wolf)));
        position.remove(0, Kind::Wolf, hex);
        position.remove(1, Kind::Den, hex);
        assert_eq!(position, Position::BLANK);
    }

    #[test]
    fn order_of_moved_wolves_does_not_matter() {
        let wolves = [(Kind::Wolf, 20), (Kind::Alpha, 20), (Kind::Wolf, 33)];
        let marked = |order: [usize; 3]| {
            let mut position = Position::BLANK;
            for place in order {
                position.mark_moved(wolves[place].0, Hex::from_index(wolves[place].1));
            }
            position
        };
        assert_eq!(marked([0, 1, 2]), marked([2, 1, 0]));
        assert_eq!(marked([0, 1, 2]).moved_count(), 3);
        assert_eq!(marked([0, 1, 2]).moved_on(Kind::Alpha, Hex::from_index(20)), 1);
    }

    /// TW43: the next wolf of the track, or only a pack wolf.
    #[test]
    fn next_wolf_may_be_an_alpha() {
        let mut player = Player::default();
        let taken: Vec<Kind> = std::iter::from_fn(|| player.take_wolf(true)).collect();
        assert_eq!(taken, WAITING);
        let mut player = Player { wolves: 0b11, ..Player::default() };
        assert_eq!(player.take_wolf(false), Some(Kind::Wolf));
        assert_eq!(player.wolves, 0b1011);
        assert_eq!(player.take_wolf(true), Some(Kind::Alpha));
    }
}
