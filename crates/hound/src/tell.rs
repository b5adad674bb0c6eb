//! Events as lines of the log.

use std::cmp::Ordering;

use table::Phrase;

use crate::animal::Side;
use crate::event::{Cause, Change, Event, Flipping, Stack};
use crate::hound::Hound;
use crate::id::Id;
use crate::number::Card;
use crate::place::Place;

/// A message about a place: one for people, who are called by name, one for dummies, who have a number.
pub(crate) fn about(game: &Hound, place: Place, person: &'static str, dummy: &'static str) -> Phrase {
    match game.seat(place) {
        Some(seat) => Phrase::new(person).with("who", seat),
        None => Phrase::new(dummy).with("number", place.number()),
    }
}

/// A place as part of a sentence.
pub(crate) fn at(game: &Hound, place: Place) -> Phrase {
    about(game, place, "hound-place", "hound-place-dummy")
}

/// An animal's name.
pub(crate) fn name(game: &Hound, animal: Id) -> Phrase {
    let index = game.index_of(animal);
    index.map_or_else(|| Phrase::verbatim(animal.as_str()), |index| game.animals()[index].name())
}

/// The message that names a colour that an animal shows.
fn colour(game: &Hound, animal: Id, side: Side) -> Phrase {
    let index = game.index_of(animal);
    Phrase::new(index.map_or("hound-colour-black", |index| game.animals()[index].face(side).colour.key()))
}

pub(crate) fn cards(cards: &[Card]) -> Vec<Phrase> {
    cards.iter().map(|card| card.name()).collect()
}

fn change(game: &Hound, change: &Change) -> Phrase {
    let (who, count) = (change.place, change.before.abs_diff(change.after));
    let phrase = match change.after.cmp(&change.before) {
        Ordering::Less => about(game, who, "hound-change-lose", "hound-change-lose-dummy"),
        Ordering::Greater => about(game, who, "hound-change-regain", "hound-change-regain-dummy"),
        Ordering::Equal => about(game, who, "hound-change-none", "hound-change-none-dummy"),
    };
    phrase.with("count", count).with("left", change.after)
}

const fn stack(stack: Stack) -> &'static str {
    match stack {
        Stack::Pile => "pile",
        Stack::Deck => "deck",
    }
}

fn moved(game: &Hound, animal: Id, from: Place, to: Place, spaces: usize, cause: Cause) -> Phrase {
    let key = match (spaces, cause) {
        (0, _) => "hound-event-stays",
        (4, _) => "hound-event-lap",
        (_, Cause::Played) => "hound-event-moved",
        (_, Cause::Late) => "hound-event-moved-late",
        (_, Cause::Drift) => "hound-event-drifted",
    };
    Phrase::new(key)
        .with("animal", name(game, animal))
        .with("from", at(game, from))
        .with("to", at(game, to))
        .with("spaces", spaces)
}

/// An event as one line.
pub(crate) fn tell(game: &Hound, event: &Event) -> Phrase {
    match event {
        Event::Activated { animal, place, changes } if changes.is_empty() => {
            let phrase = Phrase::new("hound-event-activated-nothing").with("animal", name(game, *animal));
            phrase.with("at", at(game, *place))
        }
        Event::Activated { animal, changes, .. } => {
            let changes: Vec<Phrase> = changes.iter().map(|each| change(game, each)).collect();
            Phrase::new("hound-event-activated").with("animal", name(game, *animal)).with("changes", changes)
        }
        Event::Skipped { animal, place } => {
            let phrase = about(game, *place, "hound-event-skipped", "hound-event-skipped-dummy");
            phrase.with("animal", name(game, *animal))
        }
        Event::Forbids { animal, place, values } => {
            let values: Vec<Phrase> =
                values.iter().map(|value| Phrase::verbatim(value.to_string())).collect();
            let phrase = about(game, *place, "hound-event-forbids", "hound-event-forbids-dummy");
            phrase.with("animal", name(game, *animal)).with("values", values)
        }
        Event::Showed { place, cards: shown } => {
            let phrase = Phrase::new("hound-event-showed").with("who", game.decider(*place));
            phrase.with("cards", cards(shown))
        }
        Event::CanPlay { place } => Phrase::new("hound-event-can-play").with("who", game.decider(*place)),
        Event::Played { place, card } => {
            about(game, *place, "hound-event-played", "hound-event-played-dummy").with("card", card.name())
        }
        Event::TurnedUp { place, card, from } => Phrase::new("hound-event-turned-up")
            .with("number", place.number())
            .with("card", card.name())
            .with("from", stack(*from)),
        Event::Exchanged { place, first, card } => Phrase::new("hound-event-exchanged")
            .with("who", game.decider(*place))
            .with("number", place.number())
            .with("first", first.name())
            .with("card", card.name()),
        Event::Returned { place, card, to } => Phrase::new("hound-event-returned")
            .with("number", place.number())
            .with("card", card.name())
            .with("to", stack(*to)),
        Event::Moved { animal, cause, from, path, to, stopped, flipped } => {
            let mut phrase = moved(game, *animal, *from, *to, path.len(), *cause);
            if *stopped {
                phrase = Phrase::new("hound-event-and-stopped").with("first", phrase);
            }
            match flipped {
                Some(side) => {
                    let shows = colour(game, *animal, *side);
                    Phrase::new("hound-event-and-flipped").with("first", phrase).with("colour", shows)
                }
                None => phrase,
            }
        }
        Event::Flipped { animal, side, why, place } => {
            let key = match why {
                Flipping::Chosen => "hound-event-flipped-chosen",
                Flipping::Clash => "hound-event-flipped-clash",
                Flipping::Company => "hound-event-flipped-company",
            };
            Phrase::new(key)
                .with("animal", name(game, *animal))
                .with("at", at(game, *place))
                .with("colour", colour(game, *animal, *side))
                .with("side", side.word())
        }
        // Dummies do not draw, so it is always a person.
        Event::Drew { place, card: Some(card) } => {
            Phrase::new("hound-event-drew-card").with("who", game.decider(*place)).with("card", card.name())
        }
        Event::Drew { place, card: None } => {
            Phrase::new("hound-event-drew").with("who", game.decider(*place))
        }
        Event::LastRound { place } => {
            about(game, *place, "hound-event-last-round", "hound-event-last-round-dummy")
        }
        Event::Ended { winner, sheep, reason } => {
            let [one, two, three, four] = *sheep;
            Phrase::new("hound-event-ended")
                .with("team", Phrase::new(winner.key()))
                .with("reason", Phrase::new(format!("hound-end-{reason}")))
                .with("blue", one + three)
                .with("yellow", two + four)
        }
    }
}
