//! The last sheep runs into the wood; or the cards have run out, and both flocks are counted.

use hound::event::{Change, Event};
use hound::view::PlaceView;
use hound::{Hound, Place, Team};
use maud::{Markup, html};
use table::{AnySeen, Game as _, Phrase};

use super::{Stage, stage};
use crate::boards::Scene;
use crate::icons::{icon, icon_as};
use crate::moment::{Moment, Step, When};

/// What the last move told, if it ended the game.
fn told(seen: &dyn AnySeen) -> Option<Vec<Event>> {
    let seen = seen.of::<Hound>()?;
    let last = seen.plies();
    let told: Vec<Event> = seen.heard(last.saturating_sub(1)..last).collect();
    told.iter().any(|event| matches!(event, Event::Ended { .. })).then_some(told)
}

/// Whether the last move ended the game.
pub(crate) fn is(seen: &dyn AnySeen) -> bool {
    told(seen).is_some()
}

/// The end as it was told: the card, the way of the animals, and what became of the sheep.
pub(crate) fn draw(scene: &Scene<'_>, now: usize) -> Option<Moment> {
    let (seen, told) = (scene.seen.of::<Hound>()?, told(scene.seen)?);
    let stage = stage(scene, seen);
    let say = |event: &Event| scene.speaker.say(&seen.game().tell(event));
    let lost = |event: &Event| matches!(event, Event::Activated { changes, .. } if changes.iter().any(|change| change.after == 0 && change.before > 0));
    let emptied = told.iter().rposition(lost);
    let mut steps: Vec<Step> = Vec::new();
    // Which sheep change at which step.
    let mut changes: Vec<(usize, Change)> = Vec::new();
    for event in &told {
        let tells = matches!(event, Event::Played { .. } | Event::Moved { .. } | Event::Activated { .. });
        if !tells {
            continue;
        }
        if let Event::Activated { changes: all, .. } = event {
            changes.extend(all.iter().map(|change| (steps.len(), *change)));
        }
        steps.push(Step::new(say(event), None));
    }
    // The game is short, the moment shorter: what led there first is left out.
    let early = steps.len().saturating_sub(6);
    steps.drain(..early);
    changes.iter_mut().for_each(|(step, _)| *step = step.saturating_sub(early));
    let counted = emptied.is_none();
    let pens = steps.len();
    if counted {
        for team in [Team::Blue, Team::Yellow] {
            let sheep: u8 =
                stage.view.places.iter().filter(|place| place.team == team).map(|place| place.sheep).sum();
            steps.push(Step::new(stage.team_sheep(team, sheep), None));
        }
    }
    let ended = told.iter().rfind(|event| matches!(event, Event::Ended { .. }))?;
    steps.push(Step::new(say(ended), None));
    let key = if counted { "web-hound-counting" } else { "web-hound-last-sheep" };
    Some(Moment {
        label: stage.turn_number(),
        title: scene.speaker.say(&Phrase::new(key)),
        symbol: if counted { "sheep" } else { "card-wolf" },
        marks: Vec::new(),
        plates: Vec::new(),
        stage: html! {
            div.mo-scene {
                (flocks(&stage, &changes, now))
                div.mo-ring { (stage.ring()) @if counted { (pens_of(&stage, pens, now)) } @else { (wood(steps.len() - 2, now)) } }
            }
        },
        steps,
    })
}

/// Every pasture with its sheep, as they are at every step.
fn flocks(stage: &Stage<'_>, changes: &[(usize, Change)], now: usize) -> Markup {
    let team = |team: Team| stage.view.places.iter().filter(move |place| place.team == team);
    html! {
        div.mo-flocks {
            @for side in [Team::Blue, Team::Yellow] {
                ul { @for place in team(side) { li { b { (stage.team_badge(side)) (stage.called(place)) } (flock(place, changes, now)) } } }
            }
        }
    }
}

fn flock(place: &PlaceView, changes: &[(usize, Change)], now: usize) -> Markup {
    let own: Vec<(usize, Change)> =
        changes.iter().filter(|(_, change)| change.place == place.place).copied().collect();
    let before = own.first().map_or(place.sheep, |(_, change)| change.before);
    // The numbers in the order in which they held.
    let mut held = vec![(0, before)];
    held.extend(own.iter().map(|(step, change)| (*step, change.after)));
    html! {
        @for (index, (from, sheep)) in held.iter().enumerate() {
            @let until = held.get(index + 1).map(|next| next.0);
            @let when = When { on: *from, off: until, now };
            span data-on=(when.on) data-off=[when.off] hidden[when.hidden()] {
                @for _ in 0..*sheep { (icon("sheep")) }
                @for _ in *sheep..place.most { (icon_as("sheep-lost", "lost")) }
            }
        }
    }
}

/// The last sheep, on its way among the trees.
fn wood(step: usize, now: usize) -> Markup {
    let when = When::from(step, now);
    html! {
        div.mo-wood aria-hidden="true" {
            (icon("tree-tile")) (icon("tree-tile"))
            span.mo-runs data-on=(when.on) hidden[when.hidden()] { (icon("sheep")) }
            (icon("tree-tile"))
        }
    }
}

/// Two pens into which the sheep walk.
fn pens_of(stage: &Stage<'_>, first: usize, now: usize) -> Markup {
    let sheep = |team: Team| -> u8 {
        stage.view.places.iter().filter(|place| place.team == team).map(|place| place.sheep).sum()
    };
    html! {
        div.mo-pens {
            @for (index, team) in [Team::Blue, Team::Yellow].into_iter().enumerate() {
                @let when = When::from(first + index, now);
                div { (stage.team_badge(team)) span data-on=(when.on) hidden[when.hidden()] { @for _ in 0..sheep(team) { (icon("sheep")) } b { (sheep(team)) } } }
            }
        }
    }
}

impl Stage<'_> {
    /// Who has this pasture.
    fn called(&self, place: &PlaceView) -> String {
        match place.seat {
            Some(seat) => self.scene.speaker.name(seat).into_owned(),
            None => self
                .scene
                .speaker
                .say(&Phrase::new("web-hound-dummy").with("number", Place::index(place.place) + 1)),
        }
    }
}
