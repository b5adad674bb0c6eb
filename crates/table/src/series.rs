//! Several games with the same people: a best-of-five, a rematch, a rotating start.

use serde::Serialize;

use crate::outcome::Outcome;
use crate::seat::Seat;

/// A series: who takes part, who sits where now, and who has won how often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Series {
    people: Vec<String>,
    wins: Vec<u32>,
    /// `seating[seat]` is the person (index) who sits there.
    seating: Vec<usize>,
    games: u32,
    target: Option<u32>,
}

impl Series {
    /// A new series; it ends when somebody has won `target` games, or never.
    #[must_use]
    pub fn new(people: Vec<String>, target: Option<u32>) -> Self {
        let wins = vec![0; people.len()];
        let seating = (0..people.len()).collect();
        Self { people, wins, seating, games: 0, target }
    }

    /// The names by seat for the game at hand.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seating.iter().map(|&person| self.people[person].clone()).collect()
    }

    /// The person (an index into the people of [`Series::new`]) who sits in this seat now.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<usize> {
        self.seating.get(seat.index()).copied()
    }

    /// How many games are finished.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Wins by person, in the order of [`Series::new`].
    pub fn standings(&self) -> impl Iterator<Item = (&str, u32)> {
        self.people.iter().map(String::as_str).zip(self.wins.iter().copied())
    }

    /// Whether somebody has reached the target.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.target.is_some_and(|target| self.wins.iter().any(|&wins| wins >= target))
    }

    /// Counts a finished game and moves everybody to the next seats, as the game says
    /// ([`crate::Game::next_seats`]: the person at seat i goes to `moves[i]`).
    pub fn finish(&mut self, outcome: &Outcome, moves: &[Seat]) {
        self.games += 1;
        for winner in outcome.winners() {
            if let Some(person) = self.person_at(winner) {
                self.wins[person] += 1;
            }
        }
        let mut seating = self.seating.clone();
        for (from, to) in moves.iter().enumerate() {
            if let (Some(&person), Some(slot)) = (self.seating.get(from), seating.get_mut(to.index())) {
                *slot = person;
            }
        }
        self.seating = seating;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Score;

    #[test]
    fn wins_follow_the_people_not_the_seats() {
        let mut series = Series::new(vec!["Ada".into(), "Bo".into()], Some(2));
        let first_seat_wins = Outcome::ranked(
            "end",
            [0, 0].iter().map(|_| Score::sum(Default::default())).collect(),
            |seat, _| std::cmp::Reverse(seat),
        );
        let swap = [Seat::from_index(1), Seat::from_index(0)];
        series.finish(&first_seat_wins, &swap);
        assert_eq!(series.names(), ["Bo", "Ada"]);
        series.finish(&first_seat_wins, &swap);
        assert_eq!(series.standings().collect::<Vec<_>>(), [("Ada", 1), ("Bo", 1)]);
        assert!(!series.is_over());
        series.finish(&first_seat_wins, &swap);
        assert!(series.is_over());
        assert_eq!((series.games(), series.names()[0].as_str()), (3, "Bo"));
    }
}
