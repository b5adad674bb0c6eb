//! Which moves are legal.

use table::Chance;

use crate::hound::Hound;
use crate::moves::Move;
use crate::number::Card;
use crate::phase::Phase;
use crate::position::Position;

impl Hound {
    /// Puts all legal moves into the list.
    #[inline]
    pub(crate) fn list_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        match position.phase {
            Phase::Play => {
                let kinds = Kinds::of(self.playable(position));
                moves.extend((0..kinds.count()).map(|nth| Move::Play(kinds.nth(nth))));
            }
            Phase::Exchange => moves.extend([Move::Keep, Move::Exchange]),
            Phase::Flip | Phase::FirstFlip => {
                if let Some((one, two)) = self.tables.clash {
                    moves.extend([one, two].map(|animal| Move::Flip(self.animals()[animal].id)));
                }
            }
            Phase::Over => {}
        }
    }

    /// Where a card is to be played, one of those that may be, each kind equally likely: found without a list.
    #[inline]
    pub(crate) fn random_card(&self, position: &Position, chance: &mut impl Chance) -> Option<Move> {
        if position.phase != Phase::Play {
            return None;
        }
        let kinds = Kinds::of(self.playable(position));
        Some(Move::Play(kinds.nth(chance.below(kinds.count()))))
    }
}

/// Up to four kinds of cards: their codes, four bits each, and above them how many there are.
#[derive(Copy, Clone)]
struct Kinds(u32);

/// For every set of codes below 8 as bits. So a random card is found without making a list.
static KINDS: [Kinds; 256] = {
    let mut table = [Kinds(0); 256];
    let mut bits = 0;
    while bits < table.len() {
        let (mut count, mut code) = (0, 0);
        while code < 8 && count < 4 {
            if bits >> code & 1 == 1 {
                table[bits].0 |= code << (4 * count);
                count += 1;
            }
            code += 1;
        }
        table[bits].0 |= count << 16;
        bits += 1;
    }
    table
};

impl Kinds {
    /// Those of a hand, as bits by code: those without symbols, then those with.
    #[inline]
    fn of(bits: u16) -> Self {
        let [low, high] = bits.to_le_bytes().map(|bits| KINDS[usize::from(bits)]);
        if high.0 == 0 {
            return low;
        }
        let codes = (high.0 & 0xffff | 0x8888) << (4 * low.count()) | low.0;
        Self(codes & 0xffff | (low.count() + high.count()) << 16)
    }

    const fn count(self) -> u32 {
        self.0 >> 16
    }

    const fn nth(self, nth: u32) -> Card {
        Card::from_code((self.0 >> (4 * (nth & 3))) as u8)
    }
}
