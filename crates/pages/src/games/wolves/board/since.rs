//! What the others have done since the reader's last turn: trails on the map with a number each, and a card about them.

use std::ops::Range;

use maud::{Markup, html};
use table::{Phrase, Seat, Seen};
use wolves::event::{Event, tell};
use wolves::piece::{Kind, Piece};
use wolves::story::Trace;
use wolves::terrain::Pack;
use wolves::view::StepView;
use wolves::{Hex, Wolves};

use super::map::{dashed, line};
use super::pieces::{figure_of, put, shape};
use super::{Stage, colour};
use crate::boards::Numbered;
use crate::icons::icon;
use crate::log;
use crate::routes;

/// Chooses that all of it is shown once more, one step after the other.
const AGAIN: &str = "since";
/// Chooses that nothing of it is shown.
pub(super) const OFF: &str = "since off";
/// So many plies are looked through for it: more than a round of five has.
const FAR: usize = 96;

/// With more steps than this, all of an action have one number.
const MANY: usize = 15;

/// One step of somebody else.
pub(super) struct Step {
    seat: Seat,
    trace: Trace,
    /// What stood there before and does not any more.
    gone: Option<Gone>,
    /// The number that it has on the map and in the log.
    number: usize,
    /// The entry that it came of, and which of its lines in the log tells of it.
    line: (usize, usize),
    said: Phrase,
}

/// What an action has taken from the map.
#[derive(Copy, Clone)]
enum Gone {
    Lone,
    Piece(Piece),
}

/// What has happened since the reader's last turn.
pub(super) struct Since {
    pub(super) steps: Vec<Step>,
    /// Whether it is seen: from the beginning of the turn to the first choice, or when it is asked for. Otherwise a line
    /// of the log shows its own trail.
    pub(super) shown: bool,
    again: bool,
}

/// What happened before the reader's turn began, back to their last one.
pub(super) fn since(stage: &Stage<'_>, seen: &Seen<Wolves>) -> Since {
    let mut since = Since { steps: Vec::new(), shown: false, again: stage.scene.chosen == AGAIN };
    let Some(me) = stage.me().filter(|me| stage.view.active == Some(*me) && !stage.moves.is_empty()) else {
        return since;
    };
    if matches!(stage.view.step, StepView::Draft | StepView::Over) {
        return since;
    }
    let events: Vec<(usize, Event)> = seen.told(plies_since(seen, me)).collect();
    let begins = |(_, event): &(usize, Event)| matches!(event, Event::Turn { seat, .. } if *seat == me);
    let Some(turn) = events.iter().rposition(begins) else { return since };
    let mine = |(_, event): &(usize, Event)| who(event) == Some(me);
    let before = events[..turn].iter().rposition(mine).map_or(0, |place| place + 1);
    let mut action = 0;
    for (place, (entry, event)) in events.iter().enumerate().take(turn).skip(before) {
        action += usize::from(matches!(event, Event::Acted { .. }));
        let nth = events[..place].iter().rev().take_while(|(other, _)| other == entry).count();
        let step = step(stage, event);
        since.steps.extend(step.map(|step| Step { number: action.max(1), line: (*entry, nth), ..step }));
    }
    if since.steps.len() <= MANY {
        for (place, step) in since.steps.iter_mut().enumerate() {
            step.number = place + 1;
        }
    } else {
        // Actions that leave no trail have no number.
        let mut numbers: Vec<usize> = since.steps.iter().map(|step| step.number).collect();
        numbers.dedup();
        for step in &mut since.steps {
            step.number =
                numbers.iter().position(|number| *number == step.number).map_or(0, |place| place + 1);
        }
    }
    let untouched = !events[turn + 1..].iter().any(mine);
    let fresh = untouched && stage.scene.chosen.is_empty() && stage.refused.is_none();
    since.shown = !since.steps.is_empty() && (since.again || fresh);
    since
}

/// The plies of this turn, those of the others before it, and the last one of this seat before those.
fn plies_since(seen: &Seen<Wolves>, me: Seat) -> Range<usize> {
    let plies = seen.plies();
    let mut movers = seen.movers(plies.saturating_sub(FAR)..plies).rev().peekable();
    let mut count = 0;
    while movers.next_if(|mover| *mover == me).is_some() {
        count += 1;
    }
    while movers.next_if(|mover| *mover != me).is_some() {
        count += 1;
    }
    plies.saturating_sub(count + 1)..plies
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

fn step(stage: &Stage<'_>, event: &Event) -> Option<Step> {
    let piece = |seat: &Seat, kind: Kind| Piece { pack: stage.game.packs[seat.index()], kind };
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
    let gone = match event {
        Event::Howled { .. } => Some(Gone::Lone),
        Event::DominatedWolf { pack, .. } => Some(Gone::Piece(Piece { pack: *pack, kind: Kind::Wolf })),
        Event::DominatedDen { pack, .. } => Some(Gone::Piece(Piece { pack: *pack, kind: Kind::Den })),
        _ => None,
    };
    Some(Step { seat: who(event)?, trace, gone, number: 0, line: (0, 0), said: tell(event) })
}

impl Since {
    /// Which lines of the log have which number.
    pub(super) fn numbered(&self) -> Vec<Numbered> {
        let numbered =
            |step: &Step| Numbered { entry: step.line.0, phrase: step.said.clone(), number: step.number };
        self.steps.iter().map(numbered).collect()
    }

    /// The lines of the log that tell of it, for those who hear it.
    fn lines(&self) -> String {
        let lines: Vec<String> = self.steps.iter().map(|step| log::line(step.line)).collect();
        lines.join(" ")
    }

    /// Whether it is seen, and not only the last action.
    pub(super) const fn is_shown(&self) -> bool {
        self.shown
    }

    fn class(&self) -> &'static str {
        match (self.shown, self.again) {
            (true, true) => "tw-again",
            (true, false) => "",
            (false, _) => "tw-off",
        }
    }
}

/// The trails, below the pieces: the oldest palest.
pub(super) fn trails(stage: &Stage<'_>, since: &Since) -> Markup {
    let count = since.steps.len();
    html! {
        g class={ "tw-since " (since.class()) } #tw-since {
            @for (place, step) in since.steps.iter().enumerate() {
                g.tw-last.(colour(pack(stage, step.seat))) data-trail=(step.number) opacity=(shade(45, place, count))
                    data-now=[(since.shown && place + 1 == count).then(|| stage.scene.seen.entries())] {
                    @match &step.trace {
                        Trace::Went(_, path) => {
                            path.tw-u d=(line(stage, path)) {}
                            path d=(line(stage, path)) {}
                            @if let Some(from) = path.first() { (dashed(stage, *from)) }
                        }
                        Trace::Changed(_, hex) => { (dashed(stage, *hex)) (gone(stage, step.gone, *hex)) }
                    }
                }
            }
        }
    }
}

/// A ghost of what left, behind what stands there now.
fn gone(stage: &Stage<'_>, gone: Option<Gone>, hex: Hex) -> Markup {
    let at = stage.grid.at(hex).plus(-140, 60);
    html! {
        @match gone {
            Some(Gone::Lone) => { g.tw-gone { (put("lone", at, 320)) } }
            Some(Gone::Piece(piece)) => {
                g.tw-gone.(colour(piece.pack)) transform={ "translate(" (at) ")" } { (figure_of(stage, piece, true, true)) }
            }
            None => {}
        }
    }
}

/// The numbers of the steps, above the pieces: each pack has its shape.
pub(super) fn numbers(stage: &Stage<'_>, since: &Since) -> Markup {
    let count = since.steps.len();
    html! {
        g class={ "tw-nos " (since.class()) } #tw-nos {
            @for (place, step) in since.steps.iter().enumerate() {
                @let hex = match &step.trace { Trace::Went(_, path) => path.last().copied(), Trace::Changed(_, hex) => Some(*hex) };
                @if let Some(hex) = hex {
                    @let at = stage.grid.at(hex).plus(-170, -150);
                    g.tw-no1.(colour(pack(stage, step.seat))) data-trail=(step.number) opacity=(shade(75, place, count)) {
                        @match shape(pack(stage, step.seat), at, 132) {
                            Some(shape) => { path d=(shape) {} }
                            None => { circle cx=(at.x) cy=(at.y) r="9.500" {} }
                        }
                        text x=(at.x) y=(at.y) dy=".36em" { (step.number) }
                    }
                }
            }
        }
    }
}

/// The pack of this seat, for its colour and its shape.
fn pack(stage: &Stage<'_>, seat: Seat) -> Pack {
    stage.game.packs[seat.index()]
}

/// From this many hundredths for the oldest to all for the newest.
fn shade(least: usize, place: usize, count: usize) -> String {
    let part = least + (100 - least) * (place + 1) / count.max(1);
    if part >= 100 { "1".to_owned() } else { format!(".{part:02}") }
}

/// What it comes to, with a way to see it again.
pub(super) fn card(stage: &Stage<'_>, since: &Since) -> Markup {
    if !since.shown {
        return Markup::default();
    }
    let mut by: Vec<(Seat, usize)> = Vec::new();
    for step in &since.steps {
        match by.iter_mut().find(|(seat, _)| *seat == step.seat) {
            Some((_, count)) => *count += 1,
            None => by.push((step.seat, 1)),
        }
    }
    let each: Vec<String> =
        by.iter().map(|(seat, count)| format!("{} {count}", stage.w.name(*seat))).collect();
    let steps =
        Phrase::new("web-wolves-since-steps").with("count", since.steps.len()).with("by", each.join(", "));
    let code = stage.scene.code;
    html! {
        aside.tw-told-since #tw-told-since {
            p { b { (stage.t("web-wolves-since")) } " " small { (stage.say(steps)) } }
            a.btn #tw-again href=(routes::choose(code, AGAIN)) data-live data-replay aria-describedby=(since.lines()) { (stage.t("web-wolves-again")) }
            a.btn.ghost href=(routes::choose(code, OFF)) data-live data-clear { (stage.t("web-wolves-hide")) }
        }
    }
}

/// The way back to it, all turn.
pub(super) fn tool(stage: &Stage<'_>, since: &Since) -> Markup {
    let name = stage.t("web-wolves-since-again");
    html! {
        @if !since.steps.is_empty() {
            a.btn #tw-again-tool href=(routes::choose(stage.scene.code, AGAIN)) data-live data-replay data-key="r" aria-keyshortcuts="r"
                aria-describedby=(since.lines()) title=(name) aria-label=(name) { (icon("replay")) }
        }
    }
}
