//! Why one might play a card.

use hound::{Move, Place, View};
use table::{Phrase, Viewer};

/// One reason for a move, by what the seat sees.
pub(super) fn reason(view: &View, mv: Move) -> Phrase {
    let Viewer::Seat(seat) = view.viewer else { return Phrase::new("bot-reason-best") };
    match mv {
        Move::Keep => Phrase::new("bot-reason-hound-keep"),
        Move::Exchange => Phrase::new("bot-reason-hound-exchange"),
        Move::Flip(_) => Phrase::new("bot-reason-hound-flip"),
        Move::Play(_) => {
            let ours = Place::from_index(seat.index()).team();
            let Some(preview) = view.previews.iter().find(|preview| preview.mv == mv) else {
                return Phrase::new("bot-reason-best");
            };
            let next = view.place.clockwise(1);
            // The face that will show then: some turn over on their way.
            let face = |id| {
                let animal = view.animals.iter().find(|animal| animal.id == id)?;
                let step = preview.steps.iter().rfind(|step| step.animal == id);
                let turned = step.is_some_and(|step| step.side != animal.side);
                if turned { animal.other } else { Some(animal.face) }
            };
            let wolf = preview.activates.iter().filter_map(|&id| face(id)).any(|face| face.takes());
            let hound =
                preview.activates.iter().filter_map(|&id| face(id)).any(|face| face.effects.sheep() > 0);
            let key = match (wolf, hound, next.team() == ours) {
                (true, false, false) => "bot-reason-hound-wolf-there",
                (false, true, true) => "bot-reason-hound-hound-there",
                (false, false, _) if preview.steps.is_empty() => "bot-reason-hound-nothing-moves",
                (false, _, _) => "bot-reason-hound-wolf-away",
                _ => "bot-reason-hound-later",
            };
            Phrase::new(key).with("place", next.number())
        }
    }
}
