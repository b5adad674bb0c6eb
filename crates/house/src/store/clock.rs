//! The clocks of a table: what everybody has left, and whose runs since when.

use pages::clock::{Pace, Terms};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The clocks of a table. Times are milliseconds of the house's own clock, which stands while no server is ready
/// ([`crate::around::Surroundings::ready`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The time that the table gives.
    #[serde(flatten)]
    pub terms: Terms,
    /// What each seat has left, without what has passed since its clock began to run.
    pub left: Vec<u64>,
    /// The last turn of each seat for which its clock ran.
    pub turns: Vec<Option<u32>>,
    /// The seats whose time was up, and who have not come back since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<u8>,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Running>,
    /// Whether everybody has agreed to a pause.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// Those who want a pause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wish: Vec<i64>,
    /// What a newer program keeps here: handed on as it is.
    #[serde(flatten)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

/// A clock that runs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// Whose, from 1.
    pub seat: u8,
    /// In which turn of the game.
    pub turn: u32,
    /// Since when, by the house's own clock.
    pub since: u64,
}

impl Clock {
    /// Everybody has all of their time.
    #[must_use]
    pub fn new(terms: Terms, seats: usize) -> Self {
        Self {
            terms,
            left: vec![terms.full(); seats],
            turns: vec![None; seats],
            out: Vec::new(),
            running: None,
            paused: false,
            wish: Vec::new(),
            more: Default::default(),
        }
    }

    /// What a seat has left at this time.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.left.get(seat.index()).copied().unwrap_or(0);
        match self.running {
            Some(running) if running.seat == seat.number() => {
                left.saturating_sub(now.saturating_sub(running.since))
            }
            _ => left,
        }
    }

    /// When the time of whoever decides is up.
    #[must_use]
    pub fn due(&self) -> Option<u64> {
        let running = self.running?;
        Some(running.since.saturating_add(*self.left.get(usize::from(running.seat).checked_sub(1)?)?))
    }

    /// Stops what runs, and takes off what has passed.
    pub fn stop(&mut self, now: u64) {
        let Some(running) = self.running.take() else { return };
        if let Some(left) = self.left.get_mut(usize::from(running.seat).wrapping_sub(1)) {
            *left = left.saturating_sub(now.saturating_sub(running.since));
        }
    }

    /// Lets the clock of a seat run in this turn. A new turn begins with all of its time, where turns have their own;
    /// whoever comes back after theirs was up has some again.
    pub fn start(&mut self, seat: Seat, turn: u32, now: u64) {
        let (Some(left), Some(last)) = (self.left.get_mut(seat.index()), self.turns.get_mut(seat.index()))
        else {
            return;
        };
        let full = self.terms.full();
        let was_out = self.out.contains(&seat.number());
        match self.terms.pace {
            Pace::Turn(_) if was_out || *last != Some(turn) => *left = full,
            Pace::Game { .. } if was_out => *left = (full / 10).max(self.terms.increment()),
            _ => {}
        }
        self.out.retain(|number| *number != seat.number());
        *last = Some(turn);
        self.running = Some(Running { seat: seat.number(), turn, since: now });
    }

    /// A turn of this seat is over, or (`back`) was taken back: it has the increment, or has it no more.
    pub fn turn_over(&mut self, seat: Seat, back: bool) {
        let increment = self.terms.increment();
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = if back { left.saturating_sub(increment) } else { left.saturating_add(increment) };
        }
    }

    /// A turn begins anew because this seat has taken back what came after it began: the others, whose turns are undone,
    /// have all of their time when those begin again. Whoever takes back gains nothing by it.
    pub fn taken_back(&mut self, seat: Seat, turn: u32) {
        let undone = |last: &Option<u32>| last.is_some_and(|last| last >= turn);
        let others = self.turns.iter_mut().enumerate().filter(|(index, _)| *index != seat.index());
        others.map(|(_, last)| last).filter(|last| undone(last)).for_each(|last| *last = None);
    }

    /// The time of this seat is up.
    pub fn run_out(&mut self, seat: Seat) {
        self.running = None;
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = 0;
        }
        self.out.push(seat.number());
    }
}

#[cfg(test)]
mod tests {
    use pages::clock::Then;

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn a_turn_has_its_own_time_and_taking_back_gives_none() {
        let mut clock = Clock::new(Terms { pace: Pace::Turn(60), then: Then::Bot }, 2);
        clock.start(seat(1), 1, 1_000);
        assert_eq!((clock.left(seat(1), 21_000), clock.left(seat(2), 21_000)), (40_000, 60_000));
        assert_eq!(clock.due(), Some(61_000));
        clock.stop(21_000);
        clock.start(seat(2), 2, 21_000);
        clock.stop(22_000);
        clock.start(seat(1), 1, 22_000);
        assert_eq!(clock.left(seat(1), 22_000), 40_000, "the same turn goes on");
        clock.stop(23_000);
        clock.start(seat(1), 3, 23_000);
        assert_eq!(clock.left(seat(1), 23_000), 60_000, "a new one does not");
        assert_eq!(clock.left(seat(1), 0), 60_000, "a clock that went back charges nothing");
        // What another takes back was not in vain for the one only whose turn had begun.
        clock.stop(53_000);
        clock.start(seat(2), 4, 53_000);
        clock.stop(103_000);
        clock.taken_back(seat(1), 3);
        clock.start(seat(1), 3, 103_000);
        assert_eq!(clock.left(seat(1), 103_000), 30_000, "nothing for whoever takes back");
        clock.stop(103_000);
        clock.start(seat(2), 4, 103_000);
        assert_eq!(clock.left(seat(2), 103_000), 60_000);
        clock.stop(103_000);
        clock.start(seat(1), 5, 103_000);
        clock.run_out(seat(1));
        assert_eq!((clock.left(seat(1), 99_000), clock.due()), (0, None));
        clock.start(seat(1), 3, 100_000);
        assert_eq!((clock.left(seat(1), 100_000), clock.out.len()), (60_000, 0), "who comes back has a turn");
    }

    #[test]
    fn a_budget_shrinks_and_grows_by_turns() {
        let pace = Pace::Game { budget: 600, increment: 10 };
        let mut clock = Clock::new(Terms { pace, then: Then::Lose }, 2);
        clock.start(seat(1), 1, 0);
        clock.stop(100_000);
        clock.turn_over(seat(1), false);
        assert_eq!(clock.left(seat(1), 0), 510_000);
        clock.turn_over(seat(1), true);
        clock.start(seat(1), 1, 0);
        assert_eq!(clock.left(seat(1), 0), 500_000, "moving to and fro earns nothing");
        clock.stop(9_999_999);
        assert_eq!(clock.left(seat(1), 0), 0);
        clock.start(seat(1), 2, 0);
        assert_eq!(clock.due(), Some(0), "whoever was late and moved all the same has nothing left");
        clock.run_out(seat(1));
        clock.start(seat(1), 2, 0);
        assert_eq!(clock.due(), Some(60_000), "who comes back has a tenth");
    }

    #[test]
    fn clocks_are_kept_as_text() {
        let mut clock =
            Clock::new(Terms { pace: Pace::Game { budget: 60, increment: 1 }, then: Then::Lose }, 2);
        clock.start(seat(2), 7, 12);
        let text = serde_json::to_string(&clock).unwrap();
        assert_eq!(serde_json::from_str::<Clock>(&text).unwrap(), clock, "{text}");
    }
}
