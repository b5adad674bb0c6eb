//! A first game of Wolf & Hound.

use bots::Level;
use hound::event::{Change, Event};
use hound::view::Due;
use hound::{Hound, Place};

use crate::lessons::{Begins, Course, Opening, Situation, Step, step};

type Now = Situation<Hound>;

pub(super) static COURSE: Course<Hound> = Course {
    // The set for a first game: one hound, one wolf. The partner, opposite, plays well; the neighbours learn. From
    // this deal it goes on after the reader's fourth turn, whatever the reader plays.
    opening: Opening {
        players: 4,
        others: &[Level::Cub, Level::Hunter],
        choices: &[("animals", "H01,W01")],
        beginning: Begins::Deal(include_str!("opening.txt")),
    },
    steps: STEPS,
};

/// The course.
const STEPS: &[Step<Hound>] = &[
    // What to do now comes before what it is for.
    step("lesson-hound-card", "WH13", "at-hand", playing),
    step("lesson-hound-front", "WH11", "at-board", playing),
    step("lesson-hound-goal", "WH30", "at-sheep", playing),
    step("lesson-hound-ending", "WH31", "at-hand", |now| playing(now) && now.view.hand.len() < 2),
    step("lesson-hound-bitten", "WH12", "at-sheep", |now| suffered(now, |now, place| Some(place) == me(now))),
    step("lesson-hound-partner", "WH30", "at-board", |now| {
        suffered(now, |now, place| me(now).is_some_and(|me| place == me.clockwise(2)))
    }),
    step("lesson-hound-theirs", "WH12", "at-board", |now| {
        suffered(now, |now, place| me(now).is_some_and(|me| place.team() != me.team()))
    }),
    step("lesson-hound-fetched", "WH74", "at-sheep", |now| {
        playing(now) && changes(now).any(|change| change.after > change.before)
    }),
    step("lesson-hound-danger", "WH30", "at-board", |now| {
        let own = |place: Place| me(now).is_some_and(|me| place.team() == me.team());
        playing(now) && now.view.places.iter().any(|place| own(place.place) && place.sheep == 1)
    }),
    step("lesson-hound-draw", "WH14", "at-hand", |now| {
        let drew = |event: &Event| matches!(event, Event::Drew { place, .. } if Some(*place) == me(now));
        playing(now) && now.told.iter().any(drew)
    }),
    step("lesson-hound-lap", "WH20", "at-hand", |now| {
        playing(now) && now.view.hand.iter().any(|card| card.value() == 4)
    }),
    step("lesson-hound-both", "WH11", "at-board", |now| {
        let places = Place::ALL.iter();
        let on = |place: Place| now.view.animals.iter().filter(|animal| animal.place == place).count();
        playing(now) && now.view.turn > 4 && places.into_iter().any(|&place| on(place) > 1)
    }),
    step("lesson-hound-counts", "WH71", "at-rail", |now| playing(now) && now.view.turn > 12),
    step("lesson-hound-pile", "WH14", "at-board", |now| playing(now) && now.view.pile == 0),
];

fn playing(now: &Now) -> bool {
    now.view.due == Due::Card
}

fn me(now: &Now) -> Option<Place> {
    now.seat.map(|seat| Place::from_index(seat.index()))
}

/// What became of anybody's sheep so far.
fn changes<'a>(now: &'a Now) -> impl Iterator<Item = &'a Change> {
    let of = |event: &'a Event| match event {
        Event::Activated { changes, .. } => changes.as_slice(),
        _ => &[],
    };
    now.told.iter().flat_map(of)
}

/// Whether somebody there has lost a sheep.
fn suffered(now: &Now, there: fn(&Now, Place) -> bool) -> bool {
    playing(now) && changes(now).any(|change| change.after < change.before && there(now, change.place))
}
