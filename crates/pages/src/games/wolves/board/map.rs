//! The map with everything on it: the land, the last action, marks, tokens, pieces, and what can be pressed.

use maud::{Markup, PreEscaped, html};
use table::Phrase;
use wolves::Hex;
use wolves::piece::Kind;
use wolves::view::StepView;

use super::choice::Choice;
use super::grid::Point;
use super::pieces::{figure_of, moons, pieces, tokens};
use super::targets::{Deed, Mark, Part, Target};
use super::{Sheet, colour, land};
use crate::pictures::backdrop;
use crate::routes;
use wolves::Verb;
use wolves::story::{Story, Trace};

/// The whole board: the map in a frame that scrolls when it is zoomed, and the buttons for that.
pub(super) fn board(sheet: &Sheet<'_>, story: &Story, targets: &[Target]) -> Markup {
    let (_, width, height) = sheet.grid.frame;
    let about = Phrase::new("web-wolves-map").with("regions", sheet.view.regions.len());
    let size = format!("tw-map tw-n{}", sheet.view.players.len());
    let frame = frame(sheet);
    html! {
        (backdrop("tw-back"))
        input.sr #tw-names type="checkbox" aria-label=(sheet.t("web-wolves-names"));
        div.tw-pan #tw-pan data-pan {
            // A picture of its own: what never changes is not painted again with every step.
            svg #tw-ground class=(size) viewBox=(frame) width=(width) height=(height) aria-hidden="true" {
                (land::land(sheet))
            }
            svg #tw-map class=(size) viewBox=(frame) width=(width) height=(height)
                role="group" aria-label=(sheet.say(about)) {
                (reach(sheet))
                (last(sheet, story))
                (marks(sheet, targets))
                g #tw-moons { (moons(sheet)) }
                g #tw-tokens { (tokens(sheet)) }
                g.tw-pieces #tw-pieces { (pieces(sheet, story)) }
                (land::names(sheet))
                @for target in targets { (control(sheet, target)) }
            }
        }
        (overview(sheet))
        (tools(sheet))
    }
}

/// What all pictures of the map show of it.
fn frame(sheet: &Sheet<'_>) -> String {
    let (corner, width, height) = sheet.grid.frame;
    html! { (corner) " " (width) " " (height) }.into_string()
}

/// A small map with the alphas, on which the script marks the part that is seen.
fn overview(sheet: &Sheet<'_>) -> Markup {
    let alphas =
        sheet.view.hexes.iter().flat_map(|hex| hex.pieces.iter().map(move |piece| (hex.hex, piece.piece)));
    html! {
        svg.tw-mini #tw-mini viewBox=(frame(sheet)) aria-hidden="true" {
            use href="#tw-land" {}
            @for (hex, piece) in alphas.filter(|(_, piece)| piece.kind == Kind::Alpha) {
                circle.(colour(piece.pack)) cx=(sheet.grid.at(hex).x) cy=(sheet.grid.at(hex).y) r="24" {}
            }
            rect data-here {}
        }
    }
}

/// Zoom needs the script, names do not.
fn tools(sheet: &Sheet<'_>) -> Markup {
    let zoom = |way: &str, key: &'static str, text: &str| {
        html! {
            button.btn type="button" hidden data-scripted data-zoom=(way) title=(sheet.t(key)) aria-label=[(way != "fit").then(|| sheet.t(key))] { (text) }
        }
    };
    html! {
        div.tw-tools #tw-tools {
            label.btn for="tw-names" title=(sheet.t("web-wolves-names")) { "3F" }
            (zoom("out", "web-wolves-zoom-out", "−"))
            (zoom("in", "web-wolves-zoom-in", "+"))
            (zoom("fit", "web-wolves-zoom-fit", &sheet.t("web-wolves-fit")))
        }
    }
}

/// How far the howls of the chosen action are heard.
fn reach(sheet: &Sheet<'_>) -> Markup {
    let reached = match sheet.choice {
        Choice::Act(Verb::Howl | Verb::Dominate) | Choice::Pair(_) => &sheet.outlook.heard,
        Choice::Act(Verb::Den | Verb::Lair) => &sheet.outlook.near,
        _ => return Markup::default(),
    };
    html! {
        path.tw-reach d=(land::hexes(sheet, reached.iter().copied())) {}
    }
}

/// What the last action did: where it came from, and the way it took, in the colour of who went.
fn last(sheet: &Sheet<'_>, story: &Story) -> Markup {
    html! {
        @for trace in &story.last {
            @match trace {
                Trace::Went(piece, path) => {
                    g.tw-last.(colour(piece.pack)) {
                        path.tw-u d=(line(sheet, path)) {}
                        path d=(line(sheet, path)) {}
                        @if let Some(from) = path.first() { (dashed(sheet, *from)) }
                    }
                }
                Trace::Changed(piece, hex) => { g.tw-last.(colour(piece.pack)) { (dashed(sheet, *hex)) } }
            }
        }
    }
}

fn dashed(sheet: &Sheet<'_>, hex: Hex) -> Markup {
    html! { use.tw-from href="#tw-in" transform={ "translate(" (sheet.grid.at(hex)) ")" } {} }
}

/// A line along these hexes.
fn line(sheet: &Sheet<'_>, path: &[Hex]) -> Markup {
    let mut line = String::new();
    for hex in path {
        line.push(if line.is_empty() { 'M' } else { 'L' });
        sheet.grid.at(*hex).write(&mut line);
    }
    PreEscaped(line)
}

/// Rings below the pieces: what is legal, what is chosen, which wolf is pushed.
fn marks(sheet: &Sheet<'_>, targets: &[Target]) -> Markup {
    let mut ringed: Vec<Hex> = Vec::new();
    for target in targets.iter().filter(|target| target.mark != Mark::Instead) {
        if !ringed.contains(&target.hex) {
            ringed.push(target.hex);
        }
    }
    let chosen = match (sheet.choice, sheet.view.step.clone()) {
        (Choice::Wolf(_, hex) | Choice::Pair(hex), _) | (_, StepView::Push { hex, .. }) => Some(hex),
        (_, StepView::Pay { action, .. } | StepView::Track { action }) => action.target(),
        _ => None,
    };
    html! {
        @if !ringed.is_empty() {
            @let rings = land::rings(sheet, ringed.iter().copied());
            path.tw-veil d=(land::hexes(sheet, ringed.iter().copied())) {}
            path.tw-r1 d=(rings) {}
            path.tw-r2 d=(rings) {}
        }
        @if let Some(hex) = chosen {
            g data-home transform={ "translate(" (sheet.grid.at(hex)) ")" } {
                path.tw-s1 d=(land::HEX_HERE) {}
                path.tw-s2 d=(land::HEX_HERE) {}
            }
        }
    }
}

/// A hex that can be pressed, with its badge and, on hover and focus, what it would do.
fn control(sheet: &Sheet<'_>, target: &Target) -> Markup {
    let at = sheet.grid.at(target.hex);
    let (x, width) = match target.part {
        Part::Whole => ("-90", "180"),
        Part::Back => ("-32", "32"),
        Part::Front => ("0", "32"),
    };
    html! {
        g.tw-t transform={ "translate(" (at) ")" } {
            (badge(target.mark))
            g.tw-pv {
                @if target.part == Part::Whole {
                    path.tw-r1 d=(land::RING_HERE) {}
                    path.tw-r2 d=(land::RING_HERE) {}
                }
                @if !target.reach.is_empty() {
                    path.tw-reach transform={ "translate(" (Point::ZERO.from(at)) ")" } d=(land::hexes(sheet, target.reach.iter().copied())) {}
                }
                @if target.path.len() > 1 {
                    g.tw-way transform={ "translate(" (Point::ZERO.from(at)) ")" } {
                        path.tw-u d=(line(sheet, &target.path)) {}
                        path d=(line(sheet, &target.path)) {}
                    }
                }
                (ghosts(sheet, target))
            }
            foreignObject x=(x) y="-27.700" width=(width) height="84" { (press(sheet, target)) }
        }
    }
}

/// The shape of a mark's own: a dot, or a sign in the upper left corner.
fn badge(mark: Mark) -> Markup {
    let sign = match mark {
        Mark::Free => return html! { circle.tw-dot r="5.750" {} },
        Mark::Picks | Mark::Instead => return Markup::default(),
        Mark::Joins => "M-4.500 0h9M0-4.500v9",
        Mark::Pushes => "M-4-4l4 4-4 4M1-4l4 4-4 4",
        Mark::Grows => "M-4.500 2 0-3l4.500 5",
        Mark::Swaps => "M-4.500-2h8L1-4.500M4.500 2h-8L-1 4.500",
    };
    html! { g.tw-mk transform="translate(-17 -16)" { circle r="9" {} path d=(sign) {} } }
}

fn ghosts(sheet: &Sheet<'_>, target: &Target) -> Markup {
    html! {
        @match target.ghosts[..] {
            [one] => { g.tw-ghost.(colour(one.pack)) { (figure_of(sheet, one, false, false)) } }
            [back, front] => {
                g.tw-ghost.(colour(back.pack)) transform="translate(-9 -9)" { (figure_of(sheet, back, true, true)) }
                g.tw-ghost.(colour(front.pack)) transform="translate(9 8)" { (figure_of(sheet, front, true, false)) }
            }
            _ => {}
        }
    }
}

/// The button or link that lies over the hex.
fn press(sheet: &Sheet<'_>, target: &Target) -> Markup {
    let class = match target.part {
        Part::Whole => "tw-b",
        Part::Back => "tw-b tw-back",
        Part::Front => "tw-b tw-front",
    };
    html! {
        @match &target.deed {
            Deed::Play(mv) => {
                button class=(class) form="play" name="move" value=(mv) data-twice aria-label=(target.name) {}
            }
            Deed::Choose(prefix) if prefix.is_empty() => {
                a class=(class) href=(routes::table(sheet.scene.code, "")) data-live data-clear aria-label=(target.name) {}
            }
            Deed::Choose(prefix) => {
                a class=(class) href=(routes::choose(sheet.scene.code, prefix)) data-live aria-label=(target.name) {}
            }
        }
        @if let Some(label) = &target.label { small.tw-lb { (label) } }
    }
}
