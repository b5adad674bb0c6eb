//! What a moment is worth to a seat.

use table::{Outcome, Seat};

use crate::expert::Expert;

/// What a moment is worth to a seat: its share of the victory, and how well it stands beside that.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Worth {
    /// The expected share of the victory, 0 to 1.
    pub share: f64,
    /// Place and margin, -1 to 1: decides between moves that win equally often, as in lost games.
    pub edge: f64,
}

/// How much of a share a whole edge weighs.
const EDGE: f64 = 0.04;
/// A margin that counts as complete, in points.
const WIDE: f64 = 20.0;

impl Worth {
    /// What a finished game is worth to a seat: partners win and lose together, so the share is that of its side.
    #[must_use]
    pub fn of<G: Expert>(game: &G, outcome: &Outcome, seat: Seat) -> Self {
        let Some(own) = outcome.seats.get(seat.index()) else { return Self::default() };
        let seats = || Seat::all(outcome.seats.len() as u8).zip(&outcome.seats);
        let ours = |(other, _): &(Seat, _)| game.side_of(*other) == game.side_of(seat);
        let share = seats().filter(ours).map(|(other, _)| outcome.share(other)).sum();
        let best = seats().filter(|pair| !ours(pair)).map(|(_, score)| score.total).max();
        let margin = best.map_or(0.0, |best| f64::from(own.total) - f64::from(best));
        let last = (outcome.seats.len() as f64 - 1.0).max(1.0);
        let place = 1.0 - 2.0 * (f64::from(own.place) - 1.0) / last;
        Self { share, edge: 0.5 * place + 0.5 * (margin / WIDE).clamp(-1.0, 1.0) }
    }

    /// One number to compare moves by.
    #[must_use]
    pub fn value(self) -> f64 {
        self.share + EDGE * self.edge
    }

    /// This part of the way to another worth.
    #[must_use]
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self {
            share: self.share + part * (other.share - self.share),
            edge: self.edge + part * (other.edge - self.edge),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Choices, Game, Line, Quick, Score};
    use triqueta::Triqueta;

    fn outcome(totals: &[i16]) -> Outcome {
        let score = |&points: &i16| Score::sum([Line { category: "x", points }].into_iter().collect());
        Outcome::ranked("end", totals.iter().map(score).collect(), |_, score| score.total)
    }

    #[test]
    fn winning_comes_first_then_place_then_margin() {
        let choices = Triqueta::menu(&Choices::new(3)).settle(&Choices::new(3)).unwrap();
        let options = Triqueta::options(&choices).unwrap();
        let (game, _) = Triqueta::start(&options, &Triqueta::deal(&options, &mut Quick::new(1))).unwrap();
        let value = |totals: &[i16]| Worth::of(&game, &outcome(totals), Seat::from_index(0)).value();
        let better_first = [
            value(&[40, 10, 5]),
            value(&[21, 20, 19]),
            value(&[20, 20, 19]),
            value(&[19, 20, 18]),
            value(&[10, 20, 9]),
            value(&[10, 40, 9]),
            value(&[10, 20, 19]),
        ];
        assert!(better_first.is_sorted_by(|a, b| a > b), "{better_first:?}");
    }
}
