//! Lists of moves, made once for every set of them.
//!
//! Playouts spend much of their time listing moves, and which ones are legal is as random as the game. So the
//! legal moves of a step are a set of bits, and the list of each set lies ready: copying it asks nothing.

use crate::moves::{Move, Row};
use crate::tower::Column;

/// The lists of all sets of `N` moves, found by their bits: the first move has the lowest.
pub(crate) struct Lists<const N: usize, const SETS: usize>([List<N>; SETS]);

#[derive(Copy, Clone)]
struct List<const N: usize> {
    /// What lies beyond `len` is not used.
    moves: [Move; N],
    len: u8,
}

impl<const N: usize, const SETS: usize> Lists<N, SETS> {
    const fn of(all: [Move; N]) -> Self {
        assert!(SETS == 1 << N, "a list for every set");
        let mut lists = [List { moves: all, len: 0 }; SETS];
        let mut set = 0;
        while set < SETS {
            let list = &mut lists[set];
            let mut bit = 0;
            while bit < N {
                if set >> bit & 1 == 1 {
                    list.moves[list.len as usize] = all[bit];
                    list.len += 1;
                }
                bit += 1;
            }
            set += 1;
        }
        Self(lists)
    }

    #[inline]
    fn list(&self, set: u8) -> &List<N> {
        &self.0[usize::from(set) % SETS]
    }

    /// Adds the moves of this set. All `N` places are copied and the unused ones cut off again: a copy of
    /// fixed length has no branches.
    #[inline]
    pub(crate) fn add(&self, set: u8, moves: &mut Vec<Move>) {
        let list = self.list(set);
        let end = moves.len() + usize::from(list.len);
        moves.extend_from_slice(&list.moves);
        moves.truncate(end);
    }

    /// The only move of this set, if there is just one.
    #[inline]
    pub(crate) fn only(&self, set: u8) -> Option<Move> {
        let list = self.list(set);
        if list.len == 1 { list.moves.first().copied() } else { None }
    }
}

const fn take(row: Row) -> Move {
    Move::Take { row }
}

const fn into(row: Row) -> Move {
    Move::Row { row }
}

const fn from(column: Column) -> Move {
    Move::DrawFrom { column }
}

const ROWS: [Row; 5] = Row::ALL;
const COLUMNS: [Column; 5] = Column::ALL;

/// A turn of the base game: a draw in the lowest bit, then the rows.
pub(crate) static TURN: Lists<6, 64> =
    Lists::of([Move::Draw, take(ROWS[0]), take(ROWS[1]), take(ROWS[2]), take(ROWS[3]), take(ROWS[4])]);

/// Draws from columns.
pub(crate) static DRAWS: Lists<5, 32> =
    Lists::of([from(COLUMNS[0]), from(COLUMNS[1]), from(COLUMNS[2]), from(COLUMNS[3]), from(COLUMNS[4])]);

/// Where a drawn token goes: the rows in the lowest bits.
pub(crate) static WAYS: Lists<7, 128> = Lists::of([
    into(ROWS[0]),
    into(ROWS[1]),
    into(ROWS[2]),
    into(ROWS[3]),
    into(ROWS[4]),
    Move::Keep,
    Move::Box,
]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_moves_in_order() {
        let mut moves = vec![Move::Add];
        TURN.add(0b10_0101, &mut moves);
        WAYS.add(0b110_0000, &mut moves);
        DRAWS.add(0, &mut moves);
        let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
        assert_eq!(texts, ["add", "draw", "take 2", "take 5", "keep", "box"]);
    }

    #[test]
    fn a_single_move_is_the_only_one() {
        assert_eq!(WAYS.only(0b100_0000), Some(Move::Box));
        assert_eq!((WAYS.only(0), WAYS.only(0b11)), (None, None));
        assert_eq!(DRAWS.only(0b1_0000), Some(from(COLUMNS[4])));
    }
}
