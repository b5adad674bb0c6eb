//! Who sits where.

use std::collections::BTreeSet;

/// The games of one deal: one bot holds one side, another bot holds all other sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The pair: the one that is alone, and the others.
    pub(crate) pair: (usize, usize),
    /// The bot in each seat.
    pub(crate) seats: Vec<usize>,
}

/// The ordered pairs of bots that meet. Where there are only two sides, one against another is the same as the
/// other against the one, and each pair is named once. `alone`: the first against each of the others, and nobody else.
pub(crate) fn pairs(bots: usize, sides: usize, only_first: bool, alone: bool) -> Vec<(usize, usize)> {
    let all = (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other)));
    let meet = |&(one, other): &(usize, usize)| {
        one != other
            && (sides > 2 || one < other)
            && (!only_first || one == 0 || other == 0)
            && (!alone || one == 0)
    };
    all.filter(meet).collect()
}

/// All games of a deal. `sides` says to which side each seat belongs; every pair meets with the one on each side
/// in turn, so that all bots meet the same luck.
pub(crate) fn seatings(sides: &[usize], pairs: &[(usize, usize)]) -> Vec<Seating> {
    let distinct: BTreeSet<usize> = sides.iter().copied().collect();
    let games = pairs.iter().flat_map(|&pair| distinct.iter().map(move |&side| (pair, side)));
    games
        .map(|(pair, lone)| {
            let seats = sides.iter().map(|&side| if side == lone { pair.0 } else { pair.1 });
            Seating { pair, seats: seats.collect() }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_on_every_side() {
        assert_eq!(pairs(2, 2, false, false), [(0, 1)]);
        assert_eq!(pairs(2, 3, false, false), [(0, 1), (1, 0)]);
        assert_eq!(pairs(3, 2, false, false), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(pairs(3, 4, true, false), [(0, 1), (0, 2), (1, 0), (2, 0)]);
        assert_eq!(pairs(3, 4, false, true), [(0, 1), (0, 2)]);
        let seats = |sides: &[usize], pairs: &[(usize, usize)]| {
            seatings(sides, pairs).into_iter().map(|seating| seating.seats).collect::<Vec<_>>()
        };
        // Partners sit across and belong together.
        assert_eq!(seats(&[0, 1, 0, 1], &[(0, 1)]), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        let three = [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
        assert_eq!(seats(&[0, 1, 2], &[(0, 1), (1, 0)]), three);
    }
}
