//! What the reader's moves would do, as far as the reader can know it.

use hound::event::Event;
use hound::view::Preview;
use hound::{Hound, Move, Place, Position, Team, View};
use table::{Emission, Game};

use crate::boards::Scene;

/// Something that the reader may do now.
pub(super) struct Choice {
    /// The move.
    pub(super) mv: Move,
    /// Its text.
    pub(super) text: String,
    /// Its name.
    pub(super) label: String,
    /// What the animals would do; `None` when that depends on something hidden.
    pub(super) preview: Option<Preview>,
    /// What would come of it when the next turn begins.
    pub(super) then: Vec<Then>,
}

/// What happens at the beginning of the next turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// A place has fewer or more sheep than before, and so many are left.
    Sheep { place: Place, before: u8, after: u8 },
    /// A place does not get its turn.
    Skip(Place),
    /// A place may not play these values.
    Forbid(Place, Vec<u8>),
    /// The game is over.
    End(Team),
}

/// The reader's moves, in the order of the list.
pub(super) fn choices(scene: &Scene<'_>, game: &Hound, position: &Position, view: &View) -> Vec<Choice> {
    let choice = |legal: table::LegalMove| {
        let mv = Move::parse(&legal.text)?;
        let preview = view.previews.iter().find(|preview| preview.mv == mv).cloned();
        // Without a preview the outcome hangs on something hidden: then nothing is looked at.
        let then = preview.as_ref().map(|_| then(game, position, view, mv)).unwrap_or_default();
        Some(Choice { mv, label: scene.speaker.say(&legal.label), text: legal.text, preview, then })
    };
    scene.moves().into_iter().filter_map(choice).collect()
}

/// Plays on to the beginning of the next turn, which is public: animals activate before any card is turned up.
fn then(game: &Hound, position: &Position, view: &View, mv: Move) -> Vec<Then> {
    let mut ahead = *position;
    let mut events: Vec<Emission<Event>> = Vec::new();
    if game.play(&mut ahead, mv, &mut events).is_err() {
        return Vec::new();
    }
    let next = view.place.clockwise(1);
    let mut then: Vec<Then> = Vec::new();
    for event in events.iter().filter_map(|emission| emission.seen_by(view.viewer)) {
        match event {
            Event::Activated { place, changes, .. } if *place == next => {
                for change in changes {
                    note(&mut then, change.place, change.before, change.after);
                }
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
                if *place != view.place =>
            {
                break;
            }
            _ => {}
        }
    }
    then.retain(|then| !matches!(then, Then::Sheep { before, after, .. } if before == after));
    then
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
