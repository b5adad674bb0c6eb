//! Beside the map: the moon calendar and the regions. And the moon's way in the header.

use maud::{Markup, html};
use table::Phrase;
use wolves::event::Standing;
use wolves::moon::{DATES, Phase};
use wolves::view::{PhaseView, RegionView};

use super::super::card::dates;
use super::pieces::{fallen, id, moon};
use super::{Stage, badge as letter};
use crate::icons::{icon, icon_as, symbol};
use crate::parts::draft::settled;
use wolves::story::Story;

/// How far the moon is: stands in the header.
pub(super) fn progress(stage: &Stage<'_>) -> Markup {
    settled("div", "tw-moon", &stage.view.moon, || way(stage))
}

/// The moon's way, up to the last phase.
fn way(stage: &Stage<'_>) -> Markup {
    let end = stage.view.moon.phases.last().map_or(1, |phase| u32::from(phase.date).max(1));
    let at = |date: u8| u32::from(date).min(end) * 280 / end;
    let next = next(stage);
    let (left, of) = next.map_or((0, Phase::Full), |next| (left(stage, next), next.phase));
    let said = stage.say(dates(&stage.view.moon));
    html! {
        div.tw-moon #tw-moon title=(said) {
            svg viewBox="0 0 304 26" width="304" height="26" aria-hidden="true" {
                rect.tw-track x="0" y="10" width="292" height="6" rx="3" {}
                rect.tw-done x="0" y="10" width=(12 + at(stage.view.moon.dates)) height="6" rx="3" {}
                @for phase in &stage.view.moon.phases {
                    svg x=(at(phase.date)) y="1" width="24" height="24" { (symbol(moon(phase.phase))) }
                }
            }
            span.tw-chip aria-hidden="true" { (icon(moon(of))) b { (left) } }
            span.tw-say { (said) }
        }
    }
}

fn next<'a>(stage: &'a Stage<'_>) -> Option<&'a PhaseView> {
    stage.view.moon.phases.iter().find(|phase| !phase.scored)
}

fn left(stage: &Stage<'_>, phase: &PhaseView) -> u8 {
    phase.date.saturating_sub(stage.view.moon.dates)
}

/// All panels.
pub(super) fn rail(stage: &Stage<'_>, story: &Story) -> Markup {
    let (view, moon) = (&stage.view, &stage.view.moon);
    let fallen = (moon.dates, &moon.calendar, &moon.phases, &story.fallen);
    let ranked = (&view.regions, &moon.phases, view.third, stage.me());
    html! {
        (settled("section", "tw-cal", fallen, || calendar(stage, story)))
        (settled("section", "tw-regs", ranked, || regions(stage)))
    }
}

/// The dates up to each phase, with what lies on them.
fn calendar(stage: &Stage<'_>, story: &Story) -> Markup {
    let phases = &stage.view.moon.phases;
    let names = fallen_names(stage);
    let begins = std::iter::once(1).chain(phases.iter().map(|phase| phase.date + 1));
    html! {
        section.panel #tw-cal {
            div.ph {
                h2 { (stage.t("web-wolves-calendar")) }
                @if let Some(next) = next(stage) {
                    @let left = left(stage, next);
                    span { b.tw-big { (left) } " " (stage.say(Phrase::new("web-wolves-to").with("left", left).with("until", next.phase.until()))) }
                }
            }
            @for (phase, from) in phases.iter().zip(begins) {
                div.tw-row {
                    ol start=(from) { @for date in from..=phase.date { (date_of(stage, story, &names, date, phase)) } }
                    (icon_as(moon(phase.phase), "big"))
                }
            }
        }
    }
}

/// The names of what lies on the dates: many are the same, and each is said once.
fn fallen_names(stage: &Stage<'_>) -> Vec<String> {
    let fallen = &stage.view.moon.calendar;
    let mut names: Vec<String> = Vec::with_capacity(fallen.len());
    for (place, piece) in fallen.iter().enumerate() {
        let same = fallen.iter().take(place).position(|other| other == piece);
        let name = same.and_then(|same| names.get(same).cloned());
        names.push(name.unwrap_or_else(|| stage.say(piece.name())));
    }
    names
}

fn date_of(stage: &Stage<'_>, story: &Story, names: &[String], date: u8, phase: &PhaseView) -> Markup {
    let place = usize::from(date).saturating_sub(1).min(DATES);
    html! {
        @if let Some((piece, name)) = stage.view.moon.calendar.get(place).zip(names.get(place)) {
            li.in title=(name) {
                span.sr { (date) ": " (name) }
                span class=(fallen(piece).1) id=[story.fallen.get(place).map(|name| id(*name))] data-piece { (icon(fallen(piece).0)) }
            }
        } @else {
            li.next[date == stage.view.moon.dates + 1].goal[date == phase.date] title=[(date == phase.date).then(|| stage.say(phase.phase.name()))] { (date) }
        }
    }
}

/// Who controls what, and what that would pay now: what scores next comes first.
fn regions(stage: &Stage<'_>) -> Markup {
    let of = |phase: Phase| stage.view.regions.iter().filter(move |region| region.moons.top() == Some(phase));
    html! {
        section.panel #tw-regs {
            div.ph { h2 { (stage.t("web-wolves-regions")) } span { (stage.t("web-wolves-regions-about")) } }
            @for phase in stage.view.moon.phases.iter().filter(|phase| of(phase.phase).next().is_some()) {
                div.tw-rg.nx[next(stage).is_some_and(|next| next.phase == phase.phase)] {
                    div.tw-rgh {
                        (icon(moon(phase.phase)))
                        b { (stage.say(phase.phase.name())) }
                        span title=(stage.t("web-wolves-prizes-about")) { (stage.say(Phrase::new("web-wolves-prizes").with("first", phase.prizes.0).with("second", phase.prizes.1))) }
                    }
                    ul { @for region in of(phase.phase) { (region_row(stage, region)) } }
                }
            }
            @if stage.view.regions.iter().all(|region| region.moons.top().is_none()) {
                p.soft { (stage.t("web-wolves-regions-done")) }
            }
            @if let Some(third) = stage.view.third {
                p.tw-third { (letter(stage, third, "")) span.soft { (stage.say(Phrase::new("web-wolves-third").with("pack", third.name()))) } }
            }
        }
    }
}

fn region_row(stage: &Stage<'_>, region: &RegionView) -> Markup {
    html! {
        li {
            i.tw-rn role="img" aria-label=(stage.say(Phrase::new("web-wolves-region").with("region", region.region))) { (region.region) }
            @for later in region.moons.iter().skip(1) { @let later = (icon(moon(later)), stage.say(later.name())); span role="img" title=(later.1) aria-label=(later.1) { (later.0) } }
            @for standing in &region.ranking {
                @let about = about(stage, standing);
                span.tw-cc.own[standing.seat.is_some() && standing.seat == stage.me()] role="img" title=(about) aria-label=(about) {
                    (letter(stage, standing.pack, "sm")) (standing.control)
                }
            }
            span.tw-rs { (verdict(stage, region)) }
        }
    }
}

/// A pack's place in a region in words: its control, its alphas, which decide where control is equal, and its points.
fn about(stage: &Stage<'_>, standing: &Standing) -> String {
    let place = Phrase::new("wolves-event-place").with("pack", standing.pack.name());
    stage.say(place.with("control", standing.control).with("alphas", standing.alphas).with("vp", standing.vp))
}

/// What the region would pay now: the reader first, else the others.
fn verdict(stage: &Stage<'_>, region: &RegionView) -> Markup {
    let paid = |standing: &&Standing| standing.vp > 0;
    let mine = region.ranking.iter().find(|standing| standing.seat.is_some() && standing.seat == stage.me());
    let most = region.ranking.iter().map(|standing| standing.vp).max().unwrap_or(0);
    let payers = region.ranking.iter().filter(paid).count();
    html! {
        @if region.ranking.is_empty() { (stage.t("web-wolves-nobody")) }
        @else if let Some(mine) = mine.filter(paid) {
            @let place = stage.t(if mine.token {
                "web-wolves-you-lead"
            } else if mine.vp < most {
                "web-wolves-you-second"
            } else {
                "web-wolves-you-share"
            });
            // Where many stand there is room for the number only.
            b title=(place) { @if region.ranking.len() < 3 { (place) " " } "+" (mine.vp) }
        }
        @else if payers == 1 && region.ranking.len() == 1 { (stage.t("web-wolves-second-open")) }
        @else {
            @for standing in region.ranking.iter().filter(paid) { @let about = about(stage, standing); span.tw-pd role="img" title=(about) aria-label=(about) { (stage.letter(standing.pack)) " +" (standing.vp) } }
        }
    }
}
