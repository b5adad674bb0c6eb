//! How a game ended: scores by category, places, and each seat's share of the victory.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::seat::{MAX_SEATS, Seat};

/// The most categories in which a game scores.
pub const MAX_CATEGORIES: usize = 10;

/// What one seat scored in one category.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The category's key: its name is the message `GAME-score-KEY`.
    pub category: &'static str,
    /// The points.
    pub points: i16,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Points by category, in the order in which they are shown.
    pub lines: ArrayVec<Line, MAX_CATEGORIES>,
    /// Their sum, or whatever the game compares.
    pub total: i16,
    /// 1 for a winner; equal places share.
    pub place: u8,
}

impl Score {
    /// A score of these lines; the total is their sum, the place is decided by [`Outcome::ranked`].
    #[must_use]
    pub fn sum(lines: ArrayVec<Line, MAX_CATEGORIES>) -> Self {
        let total = lines.iter().map(|line| line.points).sum();
        Self { lines, total, place: 0 }
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Why it ended: the message `GAME-end-KEY`.
    pub reason: &'static str,
    /// Where teams win and lose together: the message with the name of the team that won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<&'static str>,
    /// A score per seat.
    pub seats: ArrayVec<Score, MAX_SEATS>,
}

impl Outcome {
    /// Places by a key per seat, the greatest first; equal keys share a place.
    #[must_use]
    pub fn ranked<K: Ord>(
        reason: &'static str,
        mut seats: ArrayVec<Score, MAX_SEATS>,
        key: impl Fn(usize, &Score) -> K,
    ) -> Self {
        let keys: ArrayVec<K, MAX_SEATS> = seats.iter().enumerate().map(|(i, s)| key(i, s)).collect();
        for (i, score) in seats.iter_mut().enumerate() {
            score.place = 1 + keys.iter().filter(|&other| *other > keys[i]).count() as u8;
        }
        Self { reason, team: None, seats }
    }

    /// Whether the seat is among the winners.
    #[must_use]
    pub fn won(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|score| score.place == 1)
    }

    /// The winners.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len() as u8).filter(|&seat| self.won(seat))
    }

    /// The seat's part of the victory: 1 alone, 1/n when n share it, else 0.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        if self.won(seat) { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place() {
        let totals = [30, 41, 41, 7];
        let seats =
            totals.iter().map(|&points| Score::sum([Line { category: "x", points }].into_iter().collect()));
        let outcome = Outcome::ranked("end", seats.collect(), |_, score| score.total);
        let places: Vec<u8> = outcome.seats.iter().map(|score| score.place).collect();
        assert_eq!(places, [3, 1, 1, 4]);
        assert_eq!(outcome.winners().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
        assert_eq!(Seat::all(4).map(|seat| outcome.share(seat)).collect::<Vec<_>>(), [0.0, 0.5, 0.5, 0.0]);
    }
}
