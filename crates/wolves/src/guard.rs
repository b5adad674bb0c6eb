//! What is true of every position: the guard of hand-made situations, and of play in the tests.

use arrayvec::ArrayVec;
use table::Phrase;

use crate::bits::Bits;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::moon::Phase;
use crate::piece::{Kind, Piece};
use crate::position::{PACKS, Position, Step};
use crate::prey::stack_height;
use crate::setup::outside;
use crate::tracks::{DENS, LAIRS, WAITING_ALPHAS};

/// More tokens than anybody can gather.
const MOST_TOKENS: u8 = 24;

impl Wolves {
    /// Whether this position can stand in a game.
    ///
    /// # Errors
    /// Says which rule of the pieces it breaks.
    pub fn guard(&self, position: &Position) -> Result<(), Phrase> {
        self.guard_turn(position)?;
        self.guard_ground(position)?;
        self.guard_hexes(position)?;
        self.guard_tokens(position)?;
        (0..PACKS).try_for_each(|owner| self.guard_pack(position, owner))
    }

    fn guard_turn(&self, position: &Position) -> Result<(), Phrase> {
        if position.active >= self.seats {
            return Err(Phrase::new("wolves-setup-no-seat").with("number", position.active + 1));
        }
        if position.actions > 2 {
            return Err(Phrase::new("wolves-setup-actions").with("actions", position.actions));
        }
        let left = Phase::ALL.into_iter().take(position.scored.into());
        let late = left.into_iter().find(|phase| position.moons.iter().any(|moons| moons.has(*phase)));
        if let Some(phase) = late {
            return Err(Phrase::new("wolves-setup-scored").with("phase", phase.name()));
        }
        // The full moon ends the game.
        if usize::from(position.scored) >= Phase::ALL.len() && !matches!(position.step, Step::Over(_)) {
            return Err(Phrase::new("wolves-setup-over"));
        }
        Ok(())
    }

    /// TW80, TW11: pieces stand on land, and not where a token lies, unless the house builds dens there (TW30).
    fn guard_ground(&self, position: &Position) -> Result<(), Phrase> {
        let at = |key: &'static str, hex: Hex| Err(Phrase::new(key).with("hex", hex.to_string()));
        match outside(position.any | position.tokens, self.map.land) {
            Some(hex) if self.map.has(hex) => return at("wolves-setup-no-land", hex),
            Some(hex) => return at("wolves-setup-no-hex", hex),
            None => {}
        }
        let built =
            if self.options.den_on_token { position.all(Kind::Den) & !position.two } else { Bits::EMPTY };
        match (position.any & position.tokens & !built).first() {
            Some(hex) => at("wolves-setup-on-token", hex),
            None => Ok(()),
        }
    }

    /// TW12, TW13: at most two pieces on a hex, one of them a marker at most, and two packs only where a den
    /// is joined.
    fn guard_hexes(&self, position: &Position) -> Result<(), Phrase> {
        let at = |key: &'static str, hex: Hex| Phrase::new(key).with("hex", hex.to_string());
        // Different pieces on a hex, counted set by set; twins are two of the same.
        let (mut one, mut two, mut three) = (Bits::EMPTY, Bits::EMPTY, Bits::EMPTY);
        for &set in position.pieces.iter().flatten() {
            three |= two & set;
            two |= one & set;
            one |= set;
        }
        three |= two & position.twin;
        two |= position.twin;
        let miscounted = outside(one, position.any)
            .or_else(|| outside(position.any, one))
            .or_else(|| outside(two, position.two))
            .or_else(|| outside(position.two, two));
        if let Some(hex) = three.first().or(miscounted) {
            return Err(at("wolves-setup-crowded", hex));
        }
        for hex in two.iter() {
            let pieces: ArrayVec<(usize, Kind), 2> = position.pieces_on(hex).take(2).collect();
            let at = |key: &'static str| at(key, hex);
            let [(one, a), (other, b)] = pieces[..] else {
                continue;
            };
            if !a.walks() && !b.walks() {
                return Err(at("wolves-setup-two-markers"));
            }
            // A wolf that is about to be pushed still stands with what pushes it.
            let pushed = matches!(position.step, Step::Push { hex: from, .. } if from == hex);
            // TW72: nobody shares a hex with the third pack of a game for two.
            let third = one.max(other) >= usize::from(self.seats);
            let joined = (a == Kind::Den || b == Kind::Den) && !third;
            if one != other && !joined && !pushed {
                return Err(at("wolves-setup-enemies"));
            }
        }
        Ok(())
    }

    fn guard_tokens(&self, position: &Position) -> Result<(), Phrase> {
        let mut prey = Bits::EMPTY;
        for (region, &hex) in self.map.prey.iter().enumerate() {
            let stack = position.stacks[region];
            if stack.left > stack_height(self.seats) {
                return Err(Phrase::new("wolves-setup-stack").with("region", region + 1));
            }
            if stack.left > 0 {
                prey.insert(hex);
            }
        }
        let lone = position.tokens & !prey;
        match outside(lone, self.map.lone).or_else(|| outside(prey, position.tokens)) {
            Some(hex) => Err(Phrase::new("wolves-setup-lone").with("hex", hex.to_string())),
            None => Ok(()),
        }
    }

    /// TW88: no more pieces on the map than have left the board; TW32: lairs at the water, one to a region.
    fn guard_pack(&self, position: &Position, owner: usize) -> Result<(), Phrase> {
        let player = &position.players[owner];
        let seat = usize::from(self.seats);
        let twins = |set: Bits| (set.count() + (set & position.twin).count()) as usize;
        let on_map = position.pieces[owner].map(twins);
        let gone = |places: u8| (player.wolves & places).count_ones() as usize;
        let dens: u8 = player.dens.iter().fold(0, |sum, dens| sum.saturating_add(*dens));
        let most = if owner < seat {
            [2 + gone(WAITING_ALPHAS), 2 + gone(!WAITING_ALPHAS), dens.into(), player.lairs.into()]
        } else if self.seats == 2 && owner == seat {
            [4, 8, 0, LAIRS.into()]
        } else {
            [0; 4]
        };
        for kind in Kind::ALL {
            if on_map[kind.index()] > most[kind.index()] {
                let piece = Piece { pack: self.packs[owner], kind }.name();
                return Err(Phrase::new("wolves-setup-too-many")
                    .with("piece", piece)
                    .with("count", on_map[kind.index()])
                    .with("most", most[kind.index()]));
            }
        }
        let lairs = position.pieces[owner][Kind::Lair.index()];
        let shared = (0..=self.map.regions()).any(|board| lairs.on_board(board).count_ones() > 1);
        if shared || outside(lairs, self.map.shore).is_some() {
            return Err(Phrase::new("wolves-setup-lairs").with("pack", self.packs[owner].name()));
        }
        // Wolves leave their track in order; the pack wolves may pass the alphas (TW43).
        let in_order = |set: u8, places: u8| {
            let left = places & !set;
            left == 0 || set & places & !((left & left.wrapping_neg()) - 1) == 0
        };
        let ordered = in_order(player.wolves, !WAITING_ALPHAS)
            && in_order(player.wolves, WAITING_ALPHAS)
            && (!self.options.alpha_by_dominating || in_order(player.wolves, u8::MAX));
        let fits = player.dens.iter().all(|&dens| dens <= DENS)
            && player.lairs <= LAIRS
            && ordered
            && player.terrain_tokens <= MOST_TOKENS
            && player.action_tokens <= MOST_TOKENS;
        if fits {
            Ok(())
        } else {
            Err(Phrase::new("wolves-setup-board").with("pack", self.packs[owner].name()))
        }
    }
}
