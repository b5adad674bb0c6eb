//! A first game of Triqueta.

use triqueta::{Event, Move, SeatView, Step as Due, Triqueta};

use crate::lessons::{Begins, Course, Opening, Situation, Step, step};

type Now = Situation<Triqueta>;

pub(super) static COURSE: Course<Triqueta> = Course {
    opening: Opening {
        players: 3,
        others: &[],
        choices: &[("first", "1")],
        beginning: Begins::Seed("1e550001"),
    },
    steps: STEPS,
};

/// The course.
const STEPS: &[Step<Triqueta>] = &[
    // What to do now comes before what it is for.
    step("lesson-triqueta-turn", "TQ04", "at-tower", |now| now.view.step == Due::Turn),
    step("lesson-triqueta-place", "TQ05", "at-drawn", |now| now.view.step == Due::Decide),
    step("lesson-triqueta-goal", "TQ11", "at-groups", |now| now.view.step != Due::Over),
    step("lesson-triqueta-final", "TQ10", "at-prompt", |now| now.view.step == Due::Final),
    step("lesson-triqueta-round", "TQ09", "at-tower", |now| {
        now.view.step != Due::Over && now.told.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
    }),
    step("lesson-triqueta-taken", "TQ06", "at-rows", |now| {
        let other = |event: &Event| matches!(event, Event::Took { seat, .. } if Some(*seat) != now.seat);
        now.view.step == Due::Turn && now.told.iter().any(other)
    }),
    step("lesson-triqueta-take", "TQ06", "at-rows", |now| {
        now.view.step == Due::Turn && now.view.rows.iter().any(|row| row.tokens.len() > 1)
    }),
    step("lesson-triqueta-full", "TQ05", "at-down", |now| me(now).is_some_and(|me| me.light.len() > 1)),
    step("lesson-triqueta-kept", "TQ12", "at-down", |now| me(now).is_some_and(|me| !me.light.is_empty())),
    step("lesson-triqueta-rival", "TQ12", "at-rail", |now| {
        let rivals = now.view.seats.iter().filter(|seat| Some(seat.seat) != now.seat);
        now.view.step == Due::Turn && rivals.into_iter().any(|seat| !seat.light.is_empty())
    }),
    step("lesson-triqueta-three", "TQ11", "at-groups", |now| has(now, |count| count == 3)),
    step("lesson-triqueta-four", "TQ11", "at-groups", |now| has(now, |count| count > 3)),
    step("lesson-triqueta-empty", "TQ07", "at-rows", |now| {
        now.view.step == Due::Turn && !now.moves.contains(&Move::Draw)
    }),
    step("lesson-triqueta-last", "TQ10", "at-tower", |now| now.view.step == Due::Turn && now.view.round == 4),
];

fn me(now: &Now) -> Option<&SeatView> {
    now.view.seat(now.seat?).filter(|_| now.view.step == Due::Turn)
}

/// Whether the viewer has so many tokens of an animal.
fn has(now: &Now, so_many: fn(u8) -> bool) -> bool {
    me(now).is_some_and(|me| me.groups.iter().any(|group| so_many(group.count)))
}
