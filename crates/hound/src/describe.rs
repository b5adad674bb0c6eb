//! Views as lines of text: what has to be decided, what the moves are called, how the table stands.

use table::{Phrase, Viewer};

use crate::animal::{Animal, Direction, Face, Side};
use crate::event::Stack;
use crate::hound::Hound;
use crate::moves::Move;
use crate::number::Card;
use crate::printer::amount;
use crate::tell::{about, at, cards, name};
use crate::view::{AnimalView, Due, PlaceView, View};

/// What has to be decided now, or how it ended.
pub(crate) fn prompt(game: &Hound, view: &View) -> Phrase {
    let Some(seat) = view.to_act else {
        let reason = view.outcome.as_ref().map_or("counted", |outcome| outcome.reason);
        let team = view.winner.map_or("hound-team-yellow", |team| team.key());
        let reason = Phrase::new(format!("hound-end-{reason}"));
        return Phrase::new("hound-prompt-over").with("team", Phrase::new(team)).with("reason", reason);
    };
    match (view.due, view.turned_up) {
        (Due::Exchange, Some((card, _))) => Phrase::new("hound-prompt-exchange")
            .with("who", seat)
            .with("number", view.place.number())
            .with("card", card.name()),
        (Due::Flip, _) => Phrase::new("hound-prompt-flip").with("who", seat),
        _ if !view.forbidden.is_empty() => {
            let values: Vec<Phrase> =
                view.forbidden.iter().map(|value| Phrase::verbatim(value.to_string())).collect();
            Phrase::new("hound-prompt-play-without").with("who", seat).with("values", values)
        }
        _ if game.is_dummy(view.place) => Phrase::new("hound-prompt-flip").with("who", seat),
        _ => Phrase::new("hound-prompt-play").with("who", seat),
    }
}

/// A name for a legal move.
pub(crate) fn label(game: &Hound, view: &View, mv: Move) -> Phrase {
    let turned_up = view.turned_up.map(|(card, _)| card.name());
    match mv {
        Move::Play(card) => Phrase::new("hound-move-play").with("card", card.name()),
        Move::Keep => {
            Phrase::new("hound-move-keep").with("card", turned_up.unwrap_or_else(|| Phrase::verbatim("")))
        }
        Move::Exchange => {
            let top = view.places.get(view.place.index()).and_then(|place| *place.known.first()?);
            match top {
                Some(card) => Phrase::new("hound-move-exchange-known").with("card", card.name()),
                None => Phrase::new("hound-move-exchange"),
            }
        }
        Move::Flip(id) => Phrase::new("hound-move-flip").with("animal", name(game, id)),
    }
}

/// The table as lines, complete enough to play from.
pub(crate) fn describe(game: &Hound, view: &View) -> Vec<Phrase> {
    let turn = about(game, view.place, "hound-view-turn", "hound-view-turn-dummy").with("turn", view.turn);
    let mut lines = vec![turn];
    lines.extend(view.places.iter().flat_map(|place| place_lines(game, view, place)));
    lines.extend(view.animals.iter().flat_map(|animal| animal_lines(game, animal)));
    lines.push(Phrase::new("hound-view-pile").with("count", view.pile));
    let known = known_cards(&view.pile_known);
    if !known.is_empty() {
        lines.push(Phrase::new("hound-view-pile-known").with("cards", known));
    }
    if let Some((card, from)) = view.turned_up {
        let key = match from {
            Stack::Pile => "hound-view-turned-up-pile",
            Stack::Deck => "hound-view-turned-up-deck",
        };
        lines.push(Phrase::new(key).with("card", card.name()));
    }
    if let Some(card) = view.previous {
        let late = view.animals.iter().any(|animal| animal.face.motion.is_some_and(|motion| motion.late));
        if late {
            lines.push(Phrase::new("hound-view-previous").with("card", card.name()));
        }
    }
    let counts: Vec<Phrase> = view
        .counts
        .iter()
        .map(|count| {
            let phrase = Phrase::new("hound-view-count").with("card", count.card.name());
            phrase.with("unseen", count.unseen).with("total", count.total)
        })
        .collect();
    lines.push(Phrase::new("hound-view-counts").with("counts", counts));
    if view.ending {
        lines.push(Phrase::new("hound-view-ending"));
    }
    if matches!(view.viewer, Viewer::Seat(_)) {
        lines.push(Phrase::new("hound-view-hand").with("cards", cards(&view.hand)));
    }
    for preview in &view.previews {
        let steps: Vec<Phrase> = preview
            .steps
            .iter()
            .map(|step| {
                let phrase = Phrase::new("hound-view-step").with("animal", name(game, step.animal));
                phrase.with("to", at(game, step.to)).with("side", step.side.word())
            })
            .collect();
        let mv = label(game, view, preview.mv);
        lines.push(if steps.is_empty() {
            Phrase::new("hound-view-preview-nothing").with("move", mv)
        } else {
            Phrase::new("hound-view-preview").with("move", mv).with("steps", steps)
        });
    }
    lines
}

fn known_cards(known: &[Option<Card>]) -> Vec<Phrase> {
    let unknown = || Phrase::new("hound-number-unknown");
    if known.iter().all(Option::is_none) {
        return Vec::new();
    }
    known.iter().map(|card| card.map_or_else(unknown, Card::name)).collect()
}

fn place_lines(game: &Hound, view: &View, place: &PlaceView) -> Vec<Phrase> {
    let mut lines = vec![
        about(game, place.place, "hound-view-place", "hound-view-place-dummy")
            .with("team", Phrase::new(place.team.key()))
            .with("sheep", place.sheep)
            .with("most", place.most)
            .with("cards", place.cards),
    ];
    if !place.played.is_empty() {
        let phrase = about(game, place.place, "hound-view-played", "hound-view-played-dummy");
        lines.push(phrase.with("cards", cards(&place.played)));
    }
    let own = place.seat.is_some_and(|seat| view.viewer == Viewer::Seat(seat));
    let known = known_cards(&place.known);
    if !known.is_empty() && !own {
        let phrase = about(game, place.place, "hound-view-known", "hound-view-known-dummy");
        lines.push(phrase.with("cards", known));
    }
    lines
}

fn animal_lines(game: &Hound, animal: &AnimalView) -> Vec<Phrase> {
    let mut lines = vec![
        Phrase::new("hound-view-animal")
            .with("animal", animal.name.clone())
            .with("at", at(game, animal.place))
            .with("colour", Phrase::new(animal.face.colour.key()))
            .with("motion", motion(&animal.face))
            .with("effect", effect(&animal.face)),
    ];
    if !animal.readings.is_empty() {
        let aspects: Vec<Phrase> = animal
            .readings
            .iter()
            .map(|(aspect, confidence)| {
                let phrase = Phrase::new("hound-view-aspect").with("aspect", Phrase::new(aspect.key()));
                phrase.with("confidence", Phrase::new(confidence.key()))
            })
            .collect();
        lines.push(
            Phrase::new("hound-view-reading").with("animal", animal.name.clone()).with("aspects", aspects),
        );
    }
    lines
}

/// A card on the menu: its name and what is printed on it.
pub(crate) fn animal(animal: &Animal) -> Phrase {
    let side = |side: Side| {
        let face = animal.face(side);
        Phrase::new("hound-face")
            .with("colour", Phrase::new(face.colour.key()))
            .with("motion", motion(face))
            .with("effect", effect(face))
    };
    let phrase = Phrase::new(if animal.two_sided { "hound-animal-two-sided" } else { "hound-animal" })
        .with("id", animal.id.as_str())
        .with("name", animal.name())
        .with("front", side(animal.starts));
    if !animal.two_sided {
        return phrase;
    }
    let other = if animal.starts == Side::Front { Side::Back } else { Side::Front };
    phrase.with("back", side(other))
}

/// How a face moves.
fn motion(face: &Face) -> Phrase {
    let way = |direction: Direction| direction.word();
    match (face.motion, face.drift) {
        (Some(motion), _) if face.moved_by != [false; 2] => {
            let by = match face.moved_by {
                [true, false] => "black",
                [false, true] => "white",
                _ => "both",
            };
            let key = if motion.late { "hound-motion-late" } else { "hound-motion" };
            Phrase::new(key)
                .with("by", by)
                .with("amount", amount(motion.amount))
                .with("way", way(motion.direction))
        }
        (_, Some((spaces, direction))) => {
            Phrase::new("hound-motion-drift").with("spaces", spaces).with("way", way(direction))
        }
        (_, None) => Phrase::new("hound-motion-none"),
    }
}

/// What a face does when it activates.
fn effect(face: &Face) -> Phrase {
    let targets: Vec<Phrase> = face.aims().map(|aim| Phrase::new(aim.key())).collect();
    let effects: Vec<Phrase> = face.effects.iter().map(|effect| effect.phrase(targets.clone())).collect();
    if effects.is_empty() {
        return Phrase::new("hound-effect-nothing");
    }
    Phrase::new("hound-effect").with("effects", effects)
}
