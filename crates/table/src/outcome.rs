//! How a game ended: scores by category, places, and each seat's share of the victory.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;

use crate::phrase::Phrase;
use crate::seat::{MAX_SEATS, Seat};

/// Why a game ended that somebody gave up.
pub const RESIGNED: &str = "resigned";
/// Why a game ended in which somebody's time ran out.
pub const OUT_OF_TIME: &str = "out-of-time";

/// The most categories in which a game scores.
pub const MAX_CATEGORIES: usize = 10;

/// What one seat scored in one category.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ScoreLine")]
pub struct Line {
    /// The category's key: its name is the message `GAME-score-KEY`.
    pub category: &'static str,
    /// The points.
    pub points: i16,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Outcome {
    /// Why it ended: see [`Outcome::why`].
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

    /// A game that the table ended, not the rules: nothing was counted. These seats share the victory; of the others,
    /// who gave up later stands before who did so earlier.
    #[must_use]
    pub fn given_up(reason: &'static str, seats: u8, gone: &[Seat]) -> Self {
        let score = Score { lines: ArrayVec::new(), total: 0, place: 1 };
        let seats = Seat::all(seats).map(|_| score.clone()).collect();
        Self { reason, team: None, seats }.with_last(gone)
    }

    /// The same with these seats placed last, the first of them at the very end; the others move up.
    #[must_use]
    pub fn with_last(mut self, gone: &[Seat]) -> Self {
        let places: ArrayVec<u8, MAX_SEATS> = self.seats.iter().map(|score| score.place).collect();
        let stays = |index: usize| !gone.contains(&Seat::from_index(index));
        for (index, score) in self.seats.iter_mut().enumerate() {
            score.place = match gone.iter().position(|seat| seat.index() == index) {
                Some(order) => (places.len() - order) as u8,
                None => {
                    let better = |&(other, &place): &(usize, &u8)| stays(other) && place < places[index];
                    1 + places.iter().enumerate().filter(better).count() as u8
                }
            };
        }
        self
    }

    /// Whether there are points: not where somebody gave up before the end.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.seats.iter().any(|score| !score.lines.is_empty())
    }

    /// Why it ended, for people: one of the game's own endings (`GAME-end-KEY`), or one of the table's.
    #[must_use]
    pub fn why(&self, game: &str) -> Phrase {
        match self.reason {
            RESIGNED => Phrase::new("table-end-resigned"),
            OUT_OF_TIME => Phrase::new("table-end-out-of-time"),
            reason => Phrase::new(format!("{game}-end-{reason}")),
        }
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
        // Who gives up is last, whoever did so first at the very end; the others move up.
        let places = |gone: &[usize]| -> Vec<u8> {
            let gone: Vec<Seat> = gone.iter().map(|&index| Seat::from_index(index)).collect();
            outcome.clone().with_last(&gone).seats.iter().map(|score| score.place).collect()
        };
        assert_eq!(places(&[1]), [2, 4, 1, 3]);
        assert_eq!(places(&[2, 1]), [1, 3, 4, 2]);
        assert_eq!(places(&[3]), [3, 1, 1, 4]);
    }
}
