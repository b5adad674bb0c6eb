//! What can be touched on the map: every hex, with what it would do or why nothing can be done with it.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};
use wolves::Hex;
use wolves::terrain::Ground;
use wolves::view::{HexView, StepView, Token};

use super::choice::touched;
use super::grid::Point;
use super::map::{badge, chosen, line, price};
use super::pieces::figure_of;
use super::since::{OFF, Since};
use super::targets::{Deed, Mark, Part, Target};
use super::{Stage, colour, land};
use crate::icons::Drawn;
use crate::routes;

/// Every other hex can be pressed as well, and says what is there and why nothing can be done with it. There are many,
/// so they are written without ado; what they have in common stands at the group.
pub(super) fn hits(stage: &Stage<'_>, targets: &[Target], since: &Since) -> Markup {
    let marked = |hex: Hex| targets.iter().any(|target| target.hex == hex && target.part == Part::Whole);
    let chosen = chosen(stage);
    let grounds = [Ground::Water, Ground::Chasm].map(|ground| stage.say(ground.name()));
    let links = Drawn(|out: &mut String| {
        let mut name = String::with_capacity(4);
        // A group for every board: where nothing has changed on one, its name alone is sent.
        for board in stage.view.hexes.chunk_by(|one, next| one.hex.board() == next.hex.board()) {
            let number = board.first().map_or(0, |view| view.hex.board());
            // Writing to a string does not fail.
            let _ = write!(out, "<g id=\"tw-hs{number}\">");
            for view in board.iter().filter(|view| !marked(view.hex)) {
                name.clear();
                let _ = write!(name, "{}", view.hex);
                let ground = match view.ground {
                    Ground::Land(terrain) => stage.terrain(terrain),
                    Ground::Water => &grounds[0],
                    Ground::Chasm => &grounds[1],
                };
                for part in [
                    "<a id=\"tw-h",
                    &name,
                    "\" href=\"?why=",
                    &name,
                    "\" tabindex=\"-1\" aria-label=\"",
                    &name,
                    ", ",
                    ground,
                ] {
                    out.push_str(part);
                }
                for word in on_it(stage, view) {
                    out.push_str(", ");
                    out.push_str(&word);
                }
                if stage.refused.as_ref().is_some_and(|(hex, _)| *hex == Some(view.hex)) {
                    out.push_str("\" aria-describedby=\"asked");
                }
                if chosen == Some(view.hex) {
                    out.push_str("\" aria-current=\"true");
                }
                out.push_str("\"><path d=\"");
                land::hex(stage, view.hex, out);
                out.push_str("\"/></a>");
            }
            out.push_str("</g>");
        }
    });
    // Whoever asks has begun: what the others did goes for good.
    let keep = if since.is_shown() { format!("choose={}", routes::encoded(OFF)) } else { String::new() };
    html! { g.tw-hits #tw-hits data-live data-keep=(keep) { (links) } }
}

/// What is on a hex, in words: names of pieces and tokens, which hold nothing that would have to be escaped.
pub(super) fn on_it(stage: &Stage<'_>, view: &HexView) -> impl Iterator<Item = String> {
    let token = match view.token {
        Some(Token::Lone) => Some(stage.t("wolves-piece-lone")),
        Some(Token::Prey { prey, .. }) => Some(stage.say(prey.name())),
        None => None,
    };
    view.pieces.iter().map(|piece| stage.say(piece.piece.name())).chain(token)
}

/// A hex that can be pressed, with its badge and, on hover and focus, what it would do.
pub(super) fn control(stage: &Stage<'_>, target: &Target) -> Markup {
    let at = stage.grid.at(target.hex);
    let id = match target.part {
        Part::Whole => format!("tw-h{}", target.hex),
        Part::Back => format!("tw-b{}", target.hex),
        Part::Front => format!("tw-f{}", target.hex),
    };
    let id = PreEscaped(id);
    // Where a pushed wolf can go is seen at once: there are few such hexes.
    let shown = matches!(stage.view.step, StepView::Push { .. });
    // A piece that can be chosen stays what is seen of it: nothing else would stand there.
    let piece = target.part == Part::Whole && matches!(target.mark, Mark::Picks | Mark::Instead);
    html! {
        g.tw-t.tw-shown[shown].tw-own[piece] transform={ "translate(" (at) ")" } {
            @if target.chip.is_none() || target.mark != Mark::Free { (badge(target.mark)) }
            @if let Some(chip) = &target.chip { (price(chip, target.mark != Mark::Free)) }
            g.tw-pv {
                @if target.part == Part::Whole {
                    path.tw-r1 d=(land::RING_HERE) {}
                    path.tw-r2 d=(land::RING_HERE) {}
                }
                @if target.path.len() > 1 && !shown {
                    g.tw-way transform={ "translate(" (Point::ZERO.from(at)) ")" } {
                        path.tw-u d=(line(stage, &target.path)) {}
                        path d=(line(stage, &target.path)) {}
                    }
                }
                (ghosts(stage, target))
                @if shown { (towards(stage, target)) }
            }
            (press(stage, target, id))
        }
    }
}

/// What a second touch would do, at the hex that was touched first: above it where the way comes from below.
pub(super) fn again(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    // A reason that was asked for since is not covered.
    let touched = touched(stage.choice, &stage.outlook).filter(|_| stage.refused.is_none());
    let Some((hex, wolf)) = touched.and_then(|touched| Some((touched.hex?, touched.wolf))) else {
        return Markup::default();
    };
    let Some(target) = targets.iter().find(|target| target.hex == hex) else { return Markup::default() };
    let at = stage.grid.at(hex);
    let path = wolf.map(|(_, from)| stage.game.map.path(from, hex)).unwrap_or_default();
    let before = path.iter().rev().nth(1).map(|hex| stage.grid.at(*hex));
    let up = before.is_some_and(|before| before.y.0 > at.y.0);
    // What is no walk is named, and what it brings stands behind.
    let named = wolf.is_none().then_some(target.name.as_str());
    let words: Vec<&str> = named.into_iter().chain(target.label.as_deref()).collect();
    let again = if wolf.is_some() { "web-wolves-touch-again" } else { "web-wolves-touch-once-more" };
    html! {
        g.tw-no.tw-up[up] #tw-touched transform={ "translate(" (at) ")" } {
            foreignObject x="-120" y="27.700" width="240" height="60" {
                small.tw-lb data-label { (words.join(" · ")) em { (stage.t(again)) } }
            }
        }
    }
}

/// An arrow at the edge of the hex from which a wolf is pushed, pointing to this one.
fn towards(stage: &Stage<'_>, target: &Target) -> Markup {
    let Some(from) = target.path.first() else { return Markup::default() };
    let way = stage.grid.at(target.hex).from(stage.grid.at(*from));
    let (x, y) = (f64::from(way.x.0), f64::from(way.y.0));
    // So far from the middle that the pieces there stay visible.
    let part = 1.0 - 270.0 / x.hypot(y).max(270.0);
    let at = Point::ZERO.plus(-(x * part) as i32, -(y * part) as i32);
    let turn = y.atan2(x).to_degrees().round();
    html! {
        g.tw-mk transform={ "translate(" (at) ")rotate(" (turn) ")" } { circle r="8" {} path d="M-3-4l4 4-4 4M1-4l4 4-4 4" {} }
    }
}

pub(super) fn ghosts(stage: &Stage<'_>, target: &Target) -> Markup {
    html! {
        @match target.ghosts[..] {
            [one] => { g.tw-ghost.(colour(one.pack)) { (figure_of(stage, one, false, false)) } }
            [back, front] => {
                g.tw-ghost.(colour(back.pack)) transform="translate(-9 -9)" { (figure_of(stage, back, true, true)) }
                g.tw-ghost.(colour(front.pack)) transform="translate(9 8)" { (figure_of(stage, front, true, false)) }
            }
            _ => {}
        }
    }
}

/// The button or link that lies over the hex, with a few words below it.
fn press(stage: &Stage<'_>, target: &Target, id: Markup) -> Markup {
    let (class, shape, x, width) = match target.part {
        Part::Whole => ("tw-b", land::HEX_HERE, "-90", "180"),
        Part::Back => ("tw-b tw-back", land::BACK_HERE, "-32", "32"),
        Part::Front => ("tw-b tw-front", land::FRONT_HERE, "0", "32"),
    };
    // The one that was touched is the only one that a single touch plays.
    let armed = touched(stage.choice, &stage.outlook).is_some_and(|touched| touched.hex == Some(target.hex));
    let first = target.first.as_deref().filter(|_| !armed).map(|text| routes::choose(stage.scene.code, text));
    let half = target.part != Part::Whole;
    let label = html! {
        @if let Some(label) = target.label.as_ref().filter(|_| !armed) { small.tw-lb { (label) } }
    };
    let place = |href: String, clears: bool| {
        html! {
            a class=(class) id=(id) href=(href) data-live data-clear[clears] data-half[half] aria-label=(target.name) { path d=(shape) {} }
            @if target.label.is_some() { foreignObject x="-90" y="27.700" width="180" height="30" { (label) } }
        }
    };
    match &target.deed {
        Deed::Play(text) => html! {
            foreignObject x=(x) y="-27.700" width=(width) height="84" {
                button class=(class) id=(id) form="play" name="move" value=(text) data-first=[first] data-half[half] aria-label=(target.name) {}
                (label)
            }
        },
        Deed::Choose(prefix) if prefix.is_empty() => place(stage.bare(), true),
        Deed::Choose(prefix) => place(routes::choose(stage.scene.code, prefix), false),
    }
}
