//! The map with everything on it: the land, the last action, marks, tokens, pieces, and what can be pressed.

use maud::{Markup, Render, html};
use table::Phrase;
use wolves::piece::{Kind, Piece};
use wolves::view::StepView;
use wolves::{Hex, Move};

use super::choice::{Choice, aim, touched};
use super::grid::Tenths;
use super::pieces::{figure_of, moons, pieces, tokens};
use super::since::{Since, card, numbers, tool, trails};
use super::targets::{Chip, Mark, Ring, Target};
use super::tiles::small;
use super::touch::{again, control, ghosts, hits};
use super::{Stage, advice, colour, land};
use crate::icons::{Drawn, href};
use crate::parts::draft::settled;
use crate::pictures::backdrop;
use crate::words::spoken;
use wolves::Verb;
use wolves::story::{Story, Trace};

/// The whole board: the map in a frame that scrolls when it is zoomed, and the buttons for that.
pub(super) fn board(stage: &Stage<'_>, story: &Story, targets: &[Target], since: &Since) -> Markup {
    let (_, width, height) = stage.grid.frame;
    let about = Phrase::new("web-wolves-map").with("regions", stage.view.regions.len());
    let size = format!("tw-map tw-n{}", stage.view.players.len());
    let frame = frame(stage);
    // Where nothing on the map takes the keyboard, the frame does: from there arrows go to hexes that can be asked about,
    // or scroll it.
    let still = targets.is_empty();
    html! {
        (backdrop("tw-back"))
        input.sr #tw-names type="checkbox" aria-label=(stage.t("web-wolves-names"));
        div.tw-pan #tw-pan data-pan tabindex=[still.then_some("0")] role=[still.then_some("group")]
            aria-label=[still.then(|| stage.t("web-board"))] {
            // A picture of its own: what never changes is not painted again with every step.
            (settled("svg", "tw-ground", &frame, || html! {
                svg #tw-ground class=(size) viewBox=(frame) width=(width) height=(height) aria-hidden="true" {
                    (land::land(stage))
                }
            }))
            svg #tw-map class=(size) viewBox=(frame) width=(width) height=(height)
                role="group" aria-label=(stage.say(about)) {
                (reach(stage))
                @if !since.is_shown() { (last(stage, story)) }
                @if !since.steps.is_empty() { (trails(stage, since)) }
                (marks(stage, targets))
                // What stands where is said by the hexes.
                g #tw-moons aria-hidden="true" { (moons(stage)) }
                g #tw-tokens aria-hidden="true" { (tokens(stage)) }
                g.tw-pieces #tw-pieces aria-hidden="true" { (pieces(stage, story)) }
                (settled("g", "tw-every-name", &frame, || land::names(stage)))
                @if !since.steps.is_empty() { (numbers(stage, since)) }
                @if !stage.moves.is_empty() { (hits(stage, targets, since)) }
                g #tw-targets { @for target in targets { (control(stage, target)) } }
                (advice::marks(stage))
                (refused(stage))
                (again(stage, targets))
                (chooser(stage))
            }
        }
        div.tw-edges #tw-edges aria-hidden="true" {
            @for edge in ["left", "right", "top", "bottom"] { i.(edge) hidden data-edge=(edge) {} }
        }
        (overview(stage))
        (card(stage, since))
        (tools(stage, since))
    }
}

/// What all pictures of the map show of it.
fn frame(stage: &Stage<'_>) -> String {
    let (corner, width, height) = stage.grid.frame;
    html! { (corner) " " (width) " " (height) }.into_string()
}

/// A small map with the alphas, on which the script marks the part that is seen.
fn overview(stage: &Stage<'_>) -> Markup {
    let alphas =
        stage.view.hexes.iter().flat_map(|hex| hex.pieces.iter().map(move |piece| (hex.hex, piece.piece)));
    html! {
        svg.tw-mini #tw-mini viewBox=(frame(stage)) aria-hidden="true" {
            use href="#tw-land" {}
            @for (hex, piece) in alphas.filter(|(_, piece)| piece.kind == Kind::Alpha) {
                circle.(colour(piece.pack)) cx=(stage.grid.at(hex).x) cy=(stage.grid.at(hex).y) r="24" {}
            }
            rect data-here {}
        }
    }
}

/// Zoom needs the script, names do not.
fn tools(stage: &Stage<'_>, since: &Since) -> Markup {
    let zoom = |way: &str, key: &'static str, text: &str| {
        html! {
            button.btn type="button" hidden data-scripted data-zoom=(way) title=(stage.t(key)) aria-label=[(way != "fit").then(|| stage.t(key))] { (text) }
        }
    };
    html! {
        div.tw-tools #tw-tools {
            (tool(stage, since))
            label.btn for="tw-names" title=(stage.t("web-wolves-names")) { (stage.t("web-wolves-names-short")) }
            (zoom("out", "web-wolves-zoom-out", "−"))
            (zoom("in", "web-wolves-zoom-in", "+"))
            (zoom("fit", "web-wolves-zoom-fit", &stage.t("web-wolves-fit")))
        }
    }
}

/// How far the howls of the chosen action are heard, or what is near enough to build.
fn reach(stage: &Stage<'_>) -> Markup {
    let verb = match stage.choice {
        Choice::Act(verb) => verb,
        Choice::Aim(action, _) => action.verb(),
        _ => return Markup::default(),
    };
    let reached = match verb {
        Verb::Howl | Verb::Dominate => &stage.outlook.heard,
        Verb::Den | Verb::Lair => &stage.outlook.near,
        Verb::Move => return Markup::default(),
    };
    html! {
        path.tw-reach d=(land::rings(stage, reached.iter().copied())) {}
    }
}

/// What the last action did: where it came from, and the way it took, in the colour of who went.
fn last(stage: &Stage<'_>, story: &Story) -> Markup {
    // The map follows what happens.
    let now = stage.scene.seen.entries();
    html! {
        @for trace in &story.last {
            @match trace {
                Trace::Went(piece, path) => {
                    g.tw-last.(colour(piece.pack)) data-now=(now) {
                        path.tw-u d=(line(stage, path)) {}
                        path d=(line(stage, path)) {}
                        @if let Some(from) = path.first() { (dashed(stage, *from)) }
                    }
                }
                Trace::Changed(piece, hex) => { g.tw-last.(colour(piece.pack)) data-now=(now) { (dashed(stage, *hex)) } }
            }
        }
    }
}

pub(super) fn dashed(stage: &Stage<'_>, hex: Hex) -> Markup {
    html! { use.tw-from href="#tw-in" transform={ "translate(" (stage.grid.at(hex)) ")" } {} }
}

/// A line along these hexes.
pub(super) fn line(stage: &Stage<'_>, path: &[Hex]) -> impl Render {
    Drawn(|out| {
        for (place, hex) in path.iter().enumerate() {
            out.push(if place == 0 { 'M' } else { 'L' });
            stage.grid.at(*hex).write(out);
        }
    })
}

/// Rings below the pieces: what is yours to move, what can be aimed at, where something can go, what is chosen.
fn marks(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    let of = |ring: Ring| {
        let mut ringed: Vec<Hex> = Vec::new();
        for target in targets.iter().filter(|target| target.mark.ring() == Some(ring)) {
            if !ringed.contains(&target.hex) {
                ringed.push(target.hex);
            }
        }
        ringed
    };
    let (gold, dashed, plain) = (of(Ring::Gold), of(Ring::Dashed), of(Ring::Plain));
    let pair = |class: &str, hexes: &[Hex]| {
        html! { @if !hexes.is_empty() { @let rings = land::rings(stage, hexes.iter().copied()); path class={ "tw-r1" (class) } d=(rings) {} path class={ "tw-r2" (class) } d=(rings) {} } }
    };
    html! {
        @if !plain.is_empty() { path.tw-veil d=(land::hexes(stage, plain.iter().copied())) {} }
        (pair("", &plain))
        (pair(" tw-aim", &dashed))
        (pair(" tw-mine", &gold))
        @if let Some(hex) = chosen(stage) {
            g data-home transform={ "translate(" (stage.grid.at(hex)) ")" } {
                path.tw-s1 d=(land::HEX_HERE) {}
                path.tw-s2 d=(land::HEX_HERE) {}
            }
        }
        (chosen_way(stage, targets))
    }
}

/// The hex that is chosen, or about which something is asked.
pub(super) fn chosen(stage: &Stage<'_>) -> Option<Hex> {
    match (stage.choice, stage.view.step.clone()) {
        (Choice::Wolf(_, hex, _) | Choice::Goal(_, hex, _) | Choice::MeansTo(_, hex), _)
        | (_, StepView::Push { hex, .. }) => Some(hex),
        (Choice::Aim(action, _), _) | (_, StepView::Pay { action, .. } | StepView::Track { action }) => {
            action.target()
        }
        _ => None,
    }
}

/// The way to the chosen hex with what would stand there, while its price is asked or a second touch is awaited.
fn chosen_way(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    let Some(pack) = stage.view.active_player().map(|player| player.pack) else { return Markup::default() };
    let touched = touched(stage.choice, &stage.outlook);
    let one = |kind: Kind| figure_of(stage, Piece { pack, kind }, false, false).render();
    let (path, to, stands) = match (stage.choice, touched.map(|touched| (touched.wolf, touched.hex))) {
        (_, Some((Some((kind, from)), Some(to)))) | (Choice::Goal(kind, from, to), _) => {
            (stage.game.map.path(from, to), to, one(kind))
        }
        (Choice::Aim(action, _), _) => match (action.target(), aim(&stage.outlook, action)) {
            (Some(hex), Some(aim)) => (Vec::new(), hex, one(aim.becomes)),
            _ => return Markup::default(),
        },
        // Of what is pushed every hex shows its ghost.
        (Choice::Once(mv), Some((None, Some(hex)))) => {
            let target = targets.iter().find(|target| target.hex == hex && matches!(mv, Move::Draft(_)));
            (Vec::new(), hex, target.map(|target| ghosts(stage, target)).unwrap_or_default())
        }
        _ => return Markup::default(),
    };
    let ringed = path.len() > 1 || matches!(stage.choice, Choice::Once(_));
    html! {
        @if path.len() > 1 { g.tw-way { path.tw-u d=(line(stage, &path)) {} path d=(line(stage, &path)) {} } }
        g.(colour(pack)) transform={ "translate(" (stage.grid.at(to)) ")" } {
            @if ringed { path.tw-r1.tw-mine d=(land::RING_HERE) {} path.tw-r2.tw-mine d=(land::RING_HERE) {} }
            g.tw-ghost { (stands) }
        }
    }
}

/// The hex about which somebody asked why not, with the reason.
fn refused(stage: &Stage<'_>) -> Markup {
    let Some((Some(hex), refusal)) = &stage.refused else { return Markup::default() };
    html! {
        g.tw-no #tw-no transform={ "translate(" (stage.grid.at(*hex)) ")" } {
            path.tw-nr d=(land::RING_HERE) {}
            path.tw-nx d="M14-20l8 8M22-20l-8 8" {}
            foreignObject x="-120" y="30" width="240" height="110" {
                small.tw-lb data-label { (stage.w.say(&refusal.phrase)) em { (refusal.rule) } }
            }
        }
    }
}

/// The ways to pay at the hex itself, where a screen has room for it: on the side away from where the wolf comes from.
/// The prompt has the same.
fn chooser(stage: &Stage<'_>) -> Markup {
    /// Its size in tenths, and how far it stands from the middle of the hex.
    const SIZE: (i32, i32) = (2380, 2600);
    const APART: i32 = 380;
    let (from, hex) = match stage.choice {
        Choice::Goal(_, from, to) => (Some(from), to),
        Choice::Aim(action, _) => match action.target() {
            Some(hex) => (None, hex),
            None => return Markup::default(),
        },
        _ => return Markup::default(),
    };
    if touched(stage.choice, &stage.outlook).is_some() {
        return Markup::default();
    }
    let Some(buttons) = super::prompt::ways(stage) else { return Markup::default() };
    let (at, (corner, width, height)) = (stage.grid.at(hex), stage.grid.frame);
    let room_right = at.x.0 + APART + SIZE.0 < corner.x.0 + width.0;
    let comes_from_right = from.is_some_and(|from| stage.grid.at(from).x.0 > at.x.0);
    let room_left = at.x.0 - APART - SIZE.0 > corner.x.0;
    let right = room_right && !(comes_from_right && room_left);
    let x = if right { APART } else { -APART - SIZE.0 };
    let y = (at.y.0 - SIZE.1 / 2).clamp(corner.y.0, corner.y.0 + (height.0 - SIZE.1).max(0)) - at.y.0;
    let place = at.plus(x, y);
    html! {
        foreignObject.tw-pop #tw-pop x=(place.x) y=(place.y) width=(Tenths(SIZE.0)) height=(Tenths(SIZE.1)) {
            div.tw-ways data-label role="group" aria-label=[super::prompt::sentence(stage)] {
                @if let Some(title) = super::prompt::sentence(stage) { b { (title) } }
                @if let Some(foretold) = super::prompt::foretold(stage) { p { (spoken(&stage.w, html! { (foretold) })) } }
                (buttons)
            }
        }
    }
}

/// The price of a Move: what the tile that pays shows afterwards.
pub(super) fn price(chip: &Chip, over: bool) -> Markup {
    let (y, half) = (
        if over { 19 } else { 0 },
        if matches!(chip, Chip::Shows(ways) if ways.len() > 1) { 19 } else { 15 },
    );
    let lower = (f64::from(y) + 3.6).to_string();
    html! {
        g.tw-price {
            rect x=(-half) y={ (y - 8) } width=(2 * half) height="17" rx="8.500" {}
            @match chip {
                Chip::Shows(ways) => {
                    path d={ "M" (4 - half) " " (y - 3) "l3.500 3.500-3.500 3.500" } {}
                    @for (place, terrain) in ways.iter().enumerate() {
                        (small(*terrain, 13 - half + 13 * i32::try_from(place).unwrap_or(0) + 3, y))
                    }
                }
                Chip::Ways(count) => { text x="0" y=(lower) { "› " (count) } }
                Chip::Tokens(count) => {
                    use href=(href("token-terrain")) x="-13" y=(y - 6) width="13" height="13" {}
                    text x="6" y=(lower) { (count) }
                }
            }
        }
    }
}

/// The shape of a mark's own: a dot, or a sign in the upper left corner.
pub(super) fn badge(mark: Mark) -> Markup {
    let sign = match mark {
        Mark::Free => return html! { circle.tw-dot r="5.750" {} },
        Mark::Builds => return html! { g.tw-mk { circle r="8" {} path d="M-4 0h8M0-4v8" {} } },
        Mark::Picks | Mark::Instead => return Markup::default(),
        Mark::Joins => "M-4.500 0h9M0-4.500v9",
        Mark::Pushes => "M-4-4l4 4-4 4M1-4l4 4-4 4",
        Mark::Howls => "M-5-1.500v3M-1.500-3q3 3 0 6M1.500-5q5 5 0 10",
        Mark::Grows => "M-5.500 3.500-2-3l2.500 4 1.500-2 3.500 4.500z",
        Mark::Swaps => "M-5-3l2.500 3L0-3l2.500 3L5-3M-3 4q3-2 6 0",
    };
    html! { g.tw-mk transform="translate(-17 -15)" { circle r="9.500" {} path d=(sign) {} } }
}
