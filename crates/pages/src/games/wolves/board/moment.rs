//! A moon is scored: region after region.

use maud::{Markup, html};
use table::{AnySeen, Phrase, Seat};
use wolves::event::{Event, Standing, tell};
use wolves::hex::BOARDS;
use wolves::moon::Phase;
use wolves::{Hex, Wolves};

use super::grid::Point;
use super::pieces::{moon, moons, pieces, tokens};
use super::{Stage, colour, land};
use crate::boards::Scene;
use crate::moment::{Moment, Plate, Step, When};

/// Whether a moon was scored by the last move.
pub(crate) fn is(seen: &dyn AnySeen) -> bool {
    let Some(seen) = seen.of::<Wolves>() else { return false };
    let last = seen.plies();
    seen.heard(last.saturating_sub(1)..last).any(|event| matches!(event, Event::Region { .. }))
}

/// A region that was scored.
pub(super) struct Scored {
    pub(super) region: u8,
    pub(super) phase: Phase,
    pub(super) ranking: Vec<Standing>,
    pub(super) said: Phrase,
}

impl Scored {
    /// The step in which this region is scored. Where nobody is there is nothing to see.
    pub(super) fn step(&self, index: usize, said: String) -> Step {
        let step = Step::new(said, Some(index));
        if self.ranking.is_empty() { step.brief() } else { step }
    }
}

/// The scoring as it was told.
pub(crate) fn draw(scene: &Scene<'_>, now: usize) -> Option<Moment> {
    let seen = scene.seen.of::<Wolves>()?;
    let last = seen.plies();
    let told: Vec<Event> = seen.heard(last.saturating_sub(1)..last).collect();
    let scored: Vec<Scored> = told
        .into_iter()
        .filter_map(|event| {
            let said = tell(&event);
            let Event::Region { region, phase, ranking } = event else { return None };
            Some(Scored { region, phase, ranking, said })
        })
        .collect();
    let phase = scored.first()?.phase;
    let stage = Stage::new(scene, seen);
    let first = Step::new(stage.say(Phrase::new("wolves-event-phase").with("phase", phase.name())), None);
    let of = |(index, scored): (usize, &Scored)| scored.step(index, stage.say(scored.said.clone()));
    let steps: Vec<Step> = std::iter::once(first).chain(scored.iter().enumerate().map(of)).collect();
    Some(Moment {
        label: stage.say(Phrase::new("web-wolves-date").with("date", stage.view.moon.dates)),
        title: stage.say(Phrase::new("web-wolves-moon-rises").with("phase", phase.id())),
        symbol: moon(phase),
        marks: scored.iter().map(|scored| scored.region.to_string()).collect(),
        plates: plates(&stage, &scored),
        stage: map(&stage, seen.story(), &scored, now),
        steps,
    })
}

/// Everybody's points at every step: what they have now, without what is still to come.
fn plates(stage: &Stage<'_>, scored: &[Scored]) -> Vec<Plate> {
    let paid = |seat: Seat, scored: &Scored| -> i16 {
        scored
            .ranking
            .iter()
            .filter(|standing| standing.seat == Some(seat))
            .map(|standing| i16::from(standing.vp))
            .sum()
    };
    let mut plates: Vec<Plate> = stage
        .view
        .players
        .iter()
        .map(|player| {
            let to_come =
                |from: usize| scored.iter().skip(from).map(|scored| paid(player.seat, scored)).sum::<i16>();
            let points = (0..=scored.len()).map(|step| player.total - to_come(step)).collect();
            Plate { seat: player.seat, points }
        })
        .collect();
    plates.sort_by_key(|plate| std::cmp::Reverse(plate.points.first().copied()));
    plates
}

/// The map at night: what is not counted now is veiled.
fn map(stage: &Stage<'_>, story: &wolves::story::Story, scored: &[Scored], now: usize) -> Markup {
    let (corner, width, height) = stage.grid.frame;
    let card = |board: usize| stage.grid.card(board);
    html! {
        svg.mo-map viewBox={ (corner) " " (width) " " (height) } aria-hidden="true" {
            (land::land(stage))
            g { (moons(stage)) }
            g { (tokens(stage)) }
            g.tw-pieces { (pieces(stage, story)) }
            @for (index, scored) in scored.iter().enumerate() {
                @let when = When::only(index + 1, now);
                g data-on=(when.on) data-off=[when.off] hidden[when.hidden()] {
                    g.mo-veil {
                        @for at in (0..BOARDS).filter(|board| *board != usize::from(scored.region)).filter_map(card) {
                            use href="#tw-card" x=(at.x) y=(at.y) {}
                        }
                    }
                    @if let Some(at) = card(scored.region.into()) { use.mo-lit href="#tw-card" x=(at.x) y=(at.y) {} }
                    (count(stage, scored))
                }
            }
        }
    }
}

/// How many each pack has there, and what they are paid.
fn count(stage: &Stage<'_>, scored: &Scored) -> Markup {
    let water = stage.view.regions.iter().find(|view| view.region == scored.region).map(|view| view.water);
    let at = water.map_or(Point::ZERO, |hex: Hex| stage.grid.at(hex));
    let first = |index: usize, count: usize| 62 * index as i32 - 31 * (count as i32 - 1);
    let (shown, paid): (Vec<&Standing>, Vec<&Standing>) = (
        scored.ranking.iter().take(4).collect(),
        scored.ranking.iter().filter(|standing| standing.vp > 0).collect(),
    );
    html! {
        g.mo-count transform={ "translate(" (at) ")" } {
            @let wide = 62 * shown.len() as i32 + 14;
            rect x=(-wide / 2) y="30" width=(wide) height="40" rx="20" {}
            @for (index, standing) in shown.iter().enumerate() {
                @let x = first(index, shown.len());
                circle.(colour(standing.pack)) cx=(x - 13) cy="50" r="13" fill="currentColor" {}
                text.mo-letter x=(x - 13) y="55" { (stage.letter(standing.pack)) }
                text x=(x + 13) y="57" { (standing.control) }
            }
            @for (index, standing) in paid.iter().enumerate() {
                @let x = first(index, paid.len());
                g.mo-coin data-coin=[standing.seat] {
                    circle cx=(x) cy="-34" r="25" {}
                    text x=(x) y="-27" { "+" (standing.vp) }
                }
            }
        }
    }
}
