//! What the others have done since the reader's last turn: trails on the map with a number each, and a card about them.

use maud::{Markup, html};
use table::{Phrase, Seat, Seen};
use wolves::event::Event;
use wolves::piece::{Kind, Piece};
use wolves::story::Trace;
use wolves::terrain::Pack;
use wolves::view::StepView;
use wolves::{Hex, Wolves};

use super::map::{dashed, line};
use super::pieces::shape;
use super::{Sheet, colour};
use crate::icons::icon;
use crate::routes;

/// Chooses that all of it is shown once more, one step after the other.
const AGAIN: &str = "since";
/// Chooses that nothing of it is shown.
const OFF: &str = "since off";
/// So many plies are looked through for it: more than a round of five has.
const FAR: usize = 96;

/// One step of somebody else.
pub(super) struct Step {
    seat: Seat,
    trace: Trace,
}

/// What has happened since the reader's last turn.
pub(super) struct Since {
    steps: Vec<Step>,
    /// Whether it is drawn: from the beginning of the turn to the first choice, or when it is asked for.
    pub(super) shown: bool,
    again: bool,
}

/// What happened before the reader's turn began, back to their last one.
pub(super) fn since(sheet: &Sheet<'_>, seen: &Seen<Wolves>) -> Since {
    let mut since = Since { steps: Vec::new(), shown: false, again: sheet.scene.chosen == AGAIN };
    let Some(me) = sheet.me().filter(|me| sheet.view.active == Some(*me) && !sheet.moves.is_empty()) else {
        return since;
    };
    if matches!(sheet.view.step, StepView::Draft | StepView::Over) {
        return since;
    }
    let plies = seen.plies();
    let events: Vec<Event> = seen.heard(plies.saturating_sub(FAR)..plies).collect();
    let begins = |event: &Event| matches!(event, Event::Turn { seat, .. } if *seat == me);
    let Some(turn) = events.iter().rposition(begins) else { return since };
    let before = events[..turn].iter().rposition(|event| who(event) == Some(me)).map_or(0, |place| place + 1);
    since.steps = events[before..turn].iter().filter_map(|event| step(sheet, event)).collect();
    let untouched = !events[turn + 1..].iter().any(|event| who(event) == Some(me));
    let fresh = untouched && sheet.scene.chosen.is_empty() && sheet.refused.is_none();
    since.shown = !since.steps.is_empty() && (since.again || fresh);
    since
}

/// Who did it.
const fn who(event: &Event) -> Option<Seat> {
    match event {
        Event::Drafted { seat, .. }
        | Event::Turn { seat, .. }
        | Event::Acted { seat, .. }
        | Event::Walked { seat, .. }
        | Event::Pushed { seat, .. }
        | Event::Howled { seat, .. }
        | Event::Built { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::DominatedWolf { seat, .. }
        | Event::DominatedDen { seat, .. }
        | Event::Hunted { seat, .. }
        | Event::BonusAction { seat } => Some(*seat),
        _ => None,
    }
}

fn step(sheet: &Sheet<'_>, event: &Event) -> Option<Step> {
    let piece = |seat: &Seat, kind: Kind| Piece { pack: sheet.game.packs[seat.index()], kind };
    let changed = |seat: &Seat, kind: Kind, hex: &Hex| Trace::Changed(piece(seat, kind), *hex);
    let trace = match event {
        Event::Walked { seat, kind, path, .. } => Trace::Went(piece(seat, *kind), path.clone()),
        Event::Pushed { wolf, from, to, .. } => Trace::Went(*wolf, vec![*from, *to]),
        Event::Howled { seat, hex, kind } | Event::DominatedWolf { seat, hex, kind, .. } => {
            changed(seat, *kind, hex)
        }
        Event::Built { seat, hex, .. } | Event::DominatedDen { seat, hex, .. } => {
            changed(seat, Kind::Den, hex)
        }
        Event::Upgraded { seat, hex, .. } => changed(seat, Kind::Lair, hex),
        Event::Hunted { seat, hex, .. } => changed(seat, Kind::Alpha, hex),
        _ => return None,
    };
    Some(Step { seat: who(event)?, trace })
}

/// The trails, below the pieces: the oldest palest.
pub(super) fn trails(sheet: &Sheet<'_>, since: &Since) -> Markup {
    let count = since.steps.len();
    html! {
        g.tw-since.tw-again[since.again] #tw-since {
            @for (place, step) in since.steps.iter().enumerate() {
                g.tw-last.(colour(pack(sheet, step.seat))) opacity=(shade(45, place, count)) {
                    @match &step.trace {
                        Trace::Went(_, path) => {
                            path.tw-u d=(line(sheet, path)) {}
                            path d=(line(sheet, path)) {}
                            @if let Some(from) = path.first() { (dashed(sheet, *from)) }
                        }
                        Trace::Changed(_, hex) => { (dashed(sheet, *hex)) }
                    }
                }
            }
        }
    }
}

/// The numbers of the steps, above the pieces: each pack has its shape.
pub(super) fn numbers(sheet: &Sheet<'_>, since: &Since) -> Markup {
    let count = since.steps.len();
    html! {
        g.tw-nos.tw-again[since.again] #tw-nos {
            @for (place, step) in since.steps.iter().enumerate() {
                @let hex = match &step.trace { Trace::Went(_, path) => path.last().copied(), Trace::Changed(_, hex) => Some(*hex) };
                @if let Some(hex) = hex {
                    @let at = sheet.grid.at(hex).plus(-170, -150);
                    g.tw-no1.(colour(pack(sheet, step.seat))) opacity=(shade(75, place, count)) {
                        @match shape(pack(sheet, step.seat), at, 132) {
                            Some(shape) => { path d=(shape) {} }
                            None => { circle cx=(at.x) cy=(at.y) r="9.500" {} }
                        }
                        text x=(at.x) y=(at.y) dy=".36em" { (place + 1) }
                    }
                }
            }
        }
    }
}

/// The pack of this seat, for its colour and its shape.
fn pack(sheet: &Sheet<'_>, seat: Seat) -> Pack {
    sheet.game.packs[seat.index()]
}

/// From this many hundredths for the oldest to all for the newest.
fn shade(least: usize, place: usize, count: usize) -> String {
    let part = least + (100 - least) * (place + 1) / count.max(1);
    if part >= 100 { "1".to_owned() } else { format!(".{part:02}") }
}

/// What it comes to, with a way to see it again.
pub(super) fn card(sheet: &Sheet<'_>, since: &Since) -> Markup {
    let mut by: Vec<(Seat, usize)> = Vec::new();
    for step in &since.steps {
        match by.iter_mut().find(|(seat, _)| *seat == step.seat) {
            Some((_, count)) => *count += 1,
            None => by.push((step.seat, 1)),
        }
    }
    let each: Vec<String> =
        by.iter().map(|(seat, count)| format!("{} {count}", sheet.w.name(*seat))).collect();
    let steps =
        Phrase::new("web-wolves-since-steps").with("count", since.steps.len()).with("by", each.join(", "));
    let code = sheet.scene.code;
    html! {
        aside.tw-told-since #tw-told-since {
            p { b { (sheet.t("web-wolves-since")) } " " small { (sheet.say(steps)) } }
            a.btn href=(routes::choose(code, AGAIN)) data-live { (sheet.t("web-wolves-again")) }
            a.btn.ghost href=(routes::choose(code, OFF)) data-live data-clear { (sheet.t("web-wolves-hide")) }
        }
    }
}

/// The way back to it, all turn.
pub(super) fn tool(sheet: &Sheet<'_>, since: &Since) -> Markup {
    let name = sheet.t("web-wolves-since-again");
    html! {
        @if !since.steps.is_empty() {
            a.btn href=(routes::choose(sheet.scene.code, AGAIN)) data-live title=(name) aria-label=(name) { (icon("replay")) }
        }
    }
}
