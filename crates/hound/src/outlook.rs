//! What a seat's moves would do once the next turn begins, as far as the seat can know it.

use serde::Serialize;
use table::{Emission, Game, Seat, Viewer};

use crate::event::Event;
use crate::hound::Hound;
use crate::moves::Move;
use crate::place::{Place, Team};
use crate::position::Position;

/// What the deciding seat's moves would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outlook {
    /// The moves whose outcome does not hang on something hidden, in the order of the list.
    pub moves: Vec<Ahead>,
}

/// What a move would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ahead {
    /// The move.
    pub mv: Move,
    /// What would come of it when the next turn begins.
    pub then: Vec<Then>,
}

/// What happens at the beginning of the next turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// A place has fewer or more sheep than before.
    Sheep {
        /// Which.
        place: Place,
        /// How many it has.
        before: u8,
        /// How many it would have.
        after: u8,
    },
    /// A place does not get its turn.
    Skip(Place),
    /// A place may not play these values.
    Forbid(Place, Vec<u8>),
    /// The game is over.
    End(Team),
}

impl Outlook {
    /// What would come of this move when the next turn begins.
    #[must_use]
    pub fn then(&self, mv: Move) -> &[Then] {
        self.moves.iter().find(|ahead| ahead.mv == mv).map(|ahead| ahead.then.as_slice()).unwrap_or_default()
    }
}

impl Hound {
    pub(crate) fn look_ahead(&self, position: &Position, seat: Seat) -> Outlook {
        let viewer = Viewer::Seat(seat);
        let mut moves = Vec::new();
        self.list_moves(position, &mut moves);
        // What lies on top of a dummy's deck may be hidden, and then so is what comes of it.
        let top = position.hand(position.place).next();
        let known =
            |mv: &Move| *mv != Move::Exchange || top.is_some_and(|slot| !position.is_hidden(slot, viewer));
        let ahead = |mv| Ahead { mv, then: self.next_turn(position, viewer, mv) };
        Outlook { moves: moves.into_iter().filter(known).map(ahead).collect() }
    }

    /// Plays on to the beginning of the next turn, which is public: animals activate before any card is turned up.
    fn next_turn(&self, position: &Position, viewer: Viewer, mv: Move) -> Vec<Then> {
        let mut ahead = *position;
        let mut events: Vec<Emission<Event>> = Vec::new();
        if self.play(&mut ahead, mv, &mut events).is_err() {
            return Vec::new();
        }
        let (now, next) = (position.place, position.place.clockwise(1));
        let mut then: Vec<Then> = Vec::new();
        for event in events.iter().filter_map(|emission| emission.seen_by(viewer)) {
            match event {
                Event::Activated { place, changes, .. } if *place == next => {
                    changes
                        .iter()
                        .for_each(|change| note(&mut then, change.place, change.before, change.after));
                }
                Event::Forbids { place, values, .. } if *place == next => {
                    then.push(Then::Forbid(*place, values.clone()));
                }
                Event::Skipped { place, .. } if *place == next => {
                    then.push(Then::Skip(*place));
                    break;
                }
                Event::Ended { winner, .. } => {
                    then.push(Then::End(*winner));
                    break;
                }
                // The next place does something: what comes now hangs on its cards, or on those of a later one.
                Event::TurnedUp { place, .. }
                | Event::Showed { place, .. }
                | Event::CanPlay { place }
                | Event::Activated { place, .. }
                | Event::Skipped { place, .. }
                | Event::Forbids { place, .. }
                    if *place != now =>
                {
                    break;
                }
                // The move itself, and what it does before the next turn.
                Event::TurnedUp { .. }
                | Event::Showed { .. }
                | Event::CanPlay { .. }
                | Event::Activated { .. }
                | Event::Skipped { .. }
                | Event::Forbids { .. }
                | Event::Played { .. }
                | Event::Exchanged { .. }
                | Event::Returned { .. }
                | Event::Moved { .. }
                | Event::Flipped { .. }
                | Event::Drew { .. }
                | Event::LastRound { .. } => {}
            }
        }
        then.retain(|then| !matches!(then, Then::Sheep { before, after, .. } if before == after));
        then
    }
}

/// Adds a change to what was noted for this place already.
fn note(then: &mut Vec<Then>, of: Place, was: u8, is: u8) {
    let noted = then.iter_mut().find_map(|then| match then {
        Then::Sheep { place, after, .. } if *place == of => Some(after),
        _ => None,
    });
    match noted {
        Some(after) => *after = is,
        None => then.push(Then::Sheep { place: of, before: was, after: is }),
    }
}
