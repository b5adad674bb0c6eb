//! A first game of The Wolves.

use wolves::event::Event;
use wolves::view::{PlayerView, StepView};
use wolves::{Action, Move, Wolves};

use crate::lessons::{Begins, Course, Opening, Situation, Step, step};

type Now = Situation<Wolves>;

/// So many dates before a phase its scoring is worth a thought.
const SOON: u8 = 3;

pub(super) static COURSE: Course<Wolves> = Course {
    opening: Opening {
        players: 3,
        others: &[],
        choices: &[("first", "1"), ("packs", "forest,tundra,desert")],
        beginning: Begins::Deal(include_str!("opening.txt")),
    },
    steps: STEPS,
};

/// The course.
const STEPS: &[Step<Wolves>] = &[
    // What to do now comes before what it is for.
    step("lesson-wolves-turn", "TW01", "at-map", acting),
    step("lesson-wolves-tiles", "TW03", "at-tiles", acting),
    step("lesson-wolves-goal", "TW63", "at-map", |now| !is_over(now)),
    step("lesson-wolves-walk", "TW14", "at-map", |now| matches!(now.view.step, StepView::Wolves { .. })),
    step("lesson-wolves-pay", "TW03", "at-tiles", |now| matches!(now.view.step, StepView::Pay { .. })),
    step("lesson-wolves-track", "TW31", "at-prompt", |now| matches!(now.view.step, StepView::Track { .. })),
    step("lesson-wolves-push", "TW20", "at-map", |now| {
        let pushed = |event: &Event| matches!(event, Event::Pushed { .. });
        matches!(now.view.step, StepView::Push { .. }) || acting(now) && now.told.iter().any(pushed)
    }),
    step("lesson-wolves-scored", "TW61", "at-map", |now| {
        acting(now) && now.told.iter().any(|event| matches!(event, Event::Region { .. }))
    }),
    step("lesson-wolves-flipped", "TW03", "at-tiles", |now| {
        let mine = |event: &Event| matches!(event, Event::Acted { seat, .. } if Some(*seat) == now.seat);
        acting(now) && now.told.iter().any(mine)
    }),
    step("lesson-wolves-howl", "TW41", "at-map", |now| may(now, |action| matches!(action, Action::Howl(_)))),
    step("lesson-wolves-den", "TW30", "at-map", |now| may(now, |action| matches!(action, Action::Den(_)))),
    step("lesson-wolves-date", "TW60", "at-rail", |now| {
        acting(now) && now.told.iter().any(|event| matches!(event, Event::Date { .. }))
    }),
    step("lesson-wolves-lair", "TW32", "at-map", |now| may(now, |action| matches!(action, Action::Lair(_)))),
    step("lesson-wolves-dominate", "TW42", "at-map", |now| {
        may(now, |action| matches!(action, Action::Dominate(..)))
    }),
    step("lesson-wolves-hunted", "TW50", "at-map", |now| {
        let mine = |event: &Event| matches!(event, Event::Hunted { seat, .. } if Some(*seat) == now.seat);
        (acting(now) || now.view.step == StepView::End) && now.told.iter().any(mine)
    }),
    step("lesson-wolves-hunt", "TW50", "at-map", |now| acting(now) && now.view.round > 1),
    step("lesson-wolves-soon", "TW61", "at-rail", |now| {
        let next = now.view.moon.phases.iter().find(|phase| !phase.scored);
        acting(now) && next.is_some_and(|phase| phase.date.saturating_sub(now.view.moon.dates) <= SOON)
    }),
    step("lesson-wolves-last", "TW62", "at-rail", |now| {
        let next = now.view.moon.phases.iter().filter(|phase| !phase.scored);
        acting(now) && next.count() == 1
    }),
    step("lesson-wolves-terrain", "TW04", "at-tiles", |now| {
        acting(now) && me(now).is_some_and(|me| me.terrain_tokens > 0)
    }),
    step("lesson-wolves-bonus", "TW01", "at-prompt", |now| {
        now.view.step == StepView::End && me(now).is_some_and(|me| me.action_tokens > 0)
    }),
];

fn acting(now: &Now) -> bool {
    now.view.step == StepView::Action
}

fn is_over(now: &Now) -> bool {
    now.view.active.is_none()
}

fn me(now: &Now) -> Option<&PlayerView> {
    now.view.players.get(now.seat?.index())
}

/// Whether the viewer may take such an action.
fn may(now: &Now, such: fn(&Action) -> bool) -> bool {
    now.moves.iter().any(|mv| matches!(mv, Move::Act(action) if such(action)))
}
