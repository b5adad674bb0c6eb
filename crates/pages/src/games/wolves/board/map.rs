//! The map with everything on it: the land, the last action, marks, tokens, pieces, and what can be pressed.

use maud::{Markup, PreEscaped, html};
use table::Phrase;
use wolves::Hex;
use wolves::piece::{Kind, Piece};
use wolves::terrain::Ground;
use wolves::view::{HexView, StepView, Token};

use super::choice::{Choice, aim, touched};
use super::grid::{Point, Tenths};
use super::pieces::{figure_of, moons, pieces, tokens};
use super::since::{Since, card, numbers, tool, trails};
use super::targets::{Chip, Deed, Mark, Part, Ring, Target};
use super::tiles::small;
use super::{Sheet, advice, colour, land};
use crate::icons::href;
use crate::pictures::backdrop;
use crate::routes;
use wolves::Verb;
use wolves::story::{Story, Trace};

/// The whole board: the map in a frame that scrolls when it is zoomed, and the buttons for that.
pub(super) fn board(sheet: &Sheet<'_>, story: &Story, targets: &[Target], since: &Since) -> Markup {
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
                @if !since.is_shown() { (last(sheet, story)) }
                @if !since.steps.is_empty() { (trails(sheet, since)) }
                (marks(sheet, targets))
                g #tw-moons { (moons(sheet)) }
                g #tw-tokens { (tokens(sheet)) }
                g.tw-pieces #tw-pieces { (pieces(sheet, story)) }
                (land::names(sheet))
                @if !since.steps.is_empty() { (numbers(sheet, since)) }
                @if !sheet.moves.is_empty() { (hits(sheet, targets)) }
                g #tw-targets { @for target in targets { (control(sheet, target)) } }
                (advice::marks(sheet))
                (refused(sheet))
                (chooser(sheet))
            }
        }
        div.tw-edges #tw-edges aria-hidden="true" {
            @for edge in ["left", "right", "top", "bottom"] { i.(edge) hidden data-edge=(edge) {} }
        }
        (overview(sheet))
        (card(sheet, since))
        (tools(sheet, since))
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
fn tools(sheet: &Sheet<'_>, since: &Since) -> Markup {
    let zoom = |way: &str, key: &'static str, text: &str| {
        html! {
            button.btn type="button" hidden data-scripted data-zoom=(way) title=(sheet.t(key)) aria-label=[(way != "fit").then(|| sheet.t(key))] { (text) }
        }
    };
    html! {
        div.tw-tools #tw-tools {
            (tool(sheet, since))
            label.btn for="tw-names" title=(sheet.t("web-wolves-names")) { (sheet.t("web-wolves-names-short")) }
            (zoom("out", "web-wolves-zoom-out", "−"))
            (zoom("in", "web-wolves-zoom-in", "+"))
            (zoom("fit", "web-wolves-zoom-fit", &sheet.t("web-wolves-fit")))
        }
    }
}

/// How far the howls of the chosen action are heard, or what is near enough to build.
fn reach(sheet: &Sheet<'_>) -> Markup {
    let verb = match sheet.choice {
        Choice::Act(verb) => verb,
        Choice::Aim(action, _) => action.verb(),
        _ => return Markup::default(),
    };
    let reached = match verb {
        Verb::Howl | Verb::Dominate => &sheet.outlook.heard,
        Verb::Den | Verb::Lair => &sheet.outlook.near,
        Verb::Move => return Markup::default(),
    };
    html! {
        path.tw-reach d=(land::rings(sheet, reached.iter().copied())) {}
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

pub(super) fn dashed(sheet: &Sheet<'_>, hex: Hex) -> Markup {
    html! { use.tw-from href="#tw-in" transform={ "translate(" (sheet.grid.at(hex)) ")" } {} }
}

/// A line along these hexes.
pub(super) fn line(sheet: &Sheet<'_>, path: &[Hex]) -> Markup {
    let mut line = String::new();
    for hex in path {
        line.push(if line.is_empty() { 'M' } else { 'L' });
        sheet.grid.at(*hex).write(&mut line);
    }
    PreEscaped(line)
}

/// Rings below the pieces: what is yours to move, what can be aimed at, where something can go, what is chosen.
fn marks(sheet: &Sheet<'_>, targets: &[Target]) -> Markup {
    let of = |ring: Ring| {
        let mut ringed: Vec<Hex> = Vec::new();
        for target in targets.iter().filter(|target| target.mark.ring() == Some(ring)) {
            if !ringed.contains(&target.hex) {
                ringed.push(target.hex);
            }
        }
        ringed
    };
    let rings = |hexes: &[Hex]| land::rings(sheet, hexes.iter().copied());
    let (gold, dashed, plain) = (of(Ring::Gold), of(Ring::Dashed), of(Ring::Plain));
    let pair = |class: &str, hexes: &[Hex]| {
        html! { @if !hexes.is_empty() { path class={ "tw-r1" (class) } d=(rings(hexes)) {} path class={ "tw-r2" (class) } d=(rings(hexes)) {} } }
    };
    html! {
        @if !plain.is_empty() { path.tw-veil d=(land::hexes(sheet, plain.iter().copied())) {} }
        (pair("", &plain))
        (pair(" tw-aim", &dashed))
        (pair(" tw-mine", &gold))
        @if let Some(hex) = chosen(sheet) {
            g data-home transform={ "translate(" (sheet.grid.at(hex)) ")" } {
                path.tw-s1 d=(land::HEX_HERE) {}
                path.tw-s2 d=(land::HEX_HERE) {}
            }
        }
        (chosen_way(sheet))
    }
}

/// The hex that is chosen, or about which something is asked.
fn chosen(sheet: &Sheet<'_>) -> Option<Hex> {
    match (sheet.choice, sheet.view.step.clone()) {
        (Choice::Wolf(_, hex, _) | Choice::Goal(_, hex, _) | Choice::MeansTo(_, hex), _)
        | (_, StepView::Push { hex, .. }) => Some(hex),
        (Choice::Aim(action, _), _) | (_, StepView::Pay { action, .. } | StepView::Track { action }) => {
            action.target()
        }
        _ => None,
    }
}

/// The way to the chosen hex with what would stand there, while its price is asked.
fn chosen_way(sheet: &Sheet<'_>) -> Markup {
    let Some(pack) = sheet.view.active_player().map(|player| player.pack) else { return Markup::default() };
    let (path, to, kind) = match sheet.choice {
        Choice::Goal(kind, from, to) => (sheet.game.map.path(from, to), to, kind),
        Choice::Aim(action, _) => match (action.target(), aim(&sheet.outlook, action)) {
            (Some(hex), Some(aim)) => (Vec::new(), hex, aim.becomes),
            _ => return Markup::default(),
        },
        _ => return Markup::default(),
    };
    html! {
        @if path.len() > 1 { g.tw-way { path.tw-u d=(line(sheet, &path)) {} path d=(line(sheet, &path)) {} } }
        g.(colour(pack)) transform={ "translate(" (sheet.grid.at(to)) ")" } {
            @if path.len() > 1 { path.tw-r1.tw-mine d=(land::RING_HERE) {} path.tw-r2.tw-mine d=(land::RING_HERE) {} }
            g.tw-ghost { (figure_of(sheet, Piece { pack, kind }, false, false)) }
        }
    }
}

/// Every other hex can be pressed as well, and says what is there and why nothing can be done with it. There are many,
/// so they are written without ado; what they have in common stands at the group.
fn hits(sheet: &Sheet<'_>, targets: &[Target]) -> Markup {
    let marked = |hex: Hex| targets.iter().any(|target| target.hex == hex && target.part == Part::Whole);
    let grounds = [Ground::Water, Ground::Chasm].map(|ground| sheet.say(ground.name()));
    let mut links = String::with_capacity(12_288);
    for view in sheet.view.hexes.iter().filter(|view| !marked(view.hex)) {
        let name = view.hex.to_string();
        let ground = match view.ground {
            Ground::Land(terrain) => sheet.terrain(terrain),
            Ground::Water => &grounds[0],
            Ground::Chasm => &grounds[1],
        };
        for part in
            ["<a id=\"tw-h", &name, "\" href=\"?why=", &name, "\" tabindex=\"-1\" aria-label=\"", &name, ", "]
        {
            links.push_str(part);
        }
        links.push_str(ground);
        for word in on_it(sheet, view) {
            links.push_str(", ");
            links.push_str(&word);
        }
        links.push_str("\"><use href=\"#tw-hx\"");
        land::place(&mut links, sheet.grid.at(view.hex));
        links.push_str("/></a>");
    }
    html! { g.tw-hits #tw-hits data-live data-keep { (PreEscaped(links)) } }
}

/// What is on a hex, in words: names of pieces and tokens, which hold nothing that would have to be escaped.
pub(super) fn on_it(sheet: &Sheet<'_>, view: &HexView) -> impl Iterator<Item = String> {
    let token = match view.token {
        Some(Token::Lone) => Some(sheet.t("wolves-piece-lone")),
        Some(Token::Prey { prey, .. }) => Some(sheet.say(prey.name())),
        None => None,
    };
    view.pieces.iter().map(|piece| sheet.say(piece.piece.name())).chain(token)
}

/// The hex about which somebody asked why not, with the reason.
fn refused(sheet: &Sheet<'_>) -> Markup {
    let Some((hex, refusal)) = &sheet.refused else { return Markup::default() };
    html! {
        g.tw-no #tw-no transform={ "translate(" (sheet.grid.at(*hex)) ")" } {
            path.tw-nr d=(land::RING_HERE) {}
            path.tw-nx d="M14-20l8 8M22-20l-8 8" {}
            foreignObject x="-120" y="30" width="240" height="110" {
                small.tw-lb { (sheet.w.say(&refusal.phrase)) em { (refusal.rule) } }
            }
        }
    }
}

/// A hex that can be pressed, with its badge and, on hover and focus, what it would do.
fn control(sheet: &Sheet<'_>, target: &Target) -> Markup {
    let at = sheet.grid.at(target.hex);
    let id = match target.part {
        Part::Whole => format!("tw-h{}", target.hex),
        Part::Back => format!("tw-b{}", target.hex),
        Part::Front => format!("tw-f{}", target.hex),
    };
    html! {
        g.tw-t transform={ "translate(" (at) ")" } {
            @if target.chip.is_none() || target.mark != Mark::Free { (badge(target.mark)) }
            @if let Some(chip) = &target.chip { (price(chip, target.mark != Mark::Free)) }
            g.tw-pv {
                @if target.part == Part::Whole {
                    path.tw-r1 d=(land::RING_HERE) {}
                    path.tw-r2 d=(land::RING_HERE) {}
                }
                @if target.path.len() > 1 {
                    g.tw-way transform={ "translate(" (Point::ZERO.from(at)) ")" } {
                        path.tw-u d=(line(sheet, &target.path)) {}
                        path d=(line(sheet, &target.path)) {}
                    }
                }
                (ghosts(sheet, target))
            }
            (press(sheet, target, id))
        }
    }
}

/// The ways to pay at the hex itself, where a screen has room for it: on the side away from where the wolf comes from.
/// The prompt has the same.
fn chooser(sheet: &Sheet<'_>) -> Markup {
    /// Its size in tenths, and how far it stands from the middle of the hex.
    const SIZE: (i32, i32) = (2380, 2600);
    const APART: i32 = 380;
    let (from, hex) = match sheet.choice {
        Choice::Goal(_, from, to) => (Some(from), to),
        Choice::Aim(action, _) => match action.target() {
            Some(hex) => (None, hex),
            None => return Markup::default(),
        },
        _ => return Markup::default(),
    };
    if touched(sheet.choice, &sheet.outlook).is_some() {
        return Markup::default();
    }
    let Some(buttons) = super::prompt::ways(sheet) else { return Markup::default() };
    let (at, (corner, width, height)) = (sheet.grid.at(hex), sheet.grid.frame);
    let room_right = at.x.0 + APART + SIZE.0 < corner.x.0 + width.0;
    let comes_from_right = from.is_some_and(|from| sheet.grid.at(from).x.0 > at.x.0);
    let room_left = at.x.0 - APART - SIZE.0 > corner.x.0;
    let right = room_right && !(comes_from_right && room_left);
    let x = if right { APART } else { -APART - SIZE.0 };
    let y = (at.y.0 - SIZE.1 / 2).clamp(corner.y.0, corner.y.0 + (height.0 - SIZE.1).max(0)) - at.y.0;
    let place = at.plus(x, y);
    html! {
        foreignObject.tw-pop #tw-pop x=(place.x) y=(place.y) width=(Tenths(SIZE.0)) height=(Tenths(SIZE.1)) {
            div.tw-ways role="group" aria-label=[super::prompt::sentence(sheet)] {
                @if let Some(title) = super::prompt::sentence(sheet) { b { (title) } }
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

/// The button or link that lies over the hex, with a few words below it.
fn press(sheet: &Sheet<'_>, target: &Target, id: String) -> Markup {
    let (class, shape, x, width) = match target.part {
        Part::Whole => ("tw-b", land::HEX_HERE, "-90", "180"),
        Part::Back => ("tw-b tw-back", "M0-26.300v52.600h-15.200l-15.200-26.300 15.200-26.300z", "-32", "32"),
        Part::Front => ("tw-b tw-front", "M0-26.300v52.600h15.200l15.200-26.300-15.200-26.300z", "0", "32"),
    };
    // The one that was touched is the only one that a single touch plays.
    let armed = touched(sheet.choice, &sheet.outlook).is_some_and(|(hex, _)| hex == target.hex);
    let twice = matches!(target.deed, Deed::Play(_)) && !armed;
    let first = target.first.as_deref().filter(|_| twice).map(|text| routes::choose(sheet.scene.code, text));
    let label = html! {
        @if let Some(label) = &target.label { small.tw-lb { (label) @if twice { em.tw-tap { (sheet.again) } } } }
    };
    let place = |href: String, clears: bool| {
        html! {
            a class=(class) id=(id) href=(href) data-live data-clear[clears] aria-label=(target.name) { path d=(shape) {} }
            @if target.label.is_some() { foreignObject x="-90" y="27.700" width="180" height="30" { (label) } }
        }
    };
    match &target.deed {
        Deed::Play(text) => html! {
            foreignObject x=(x) y="-27.700" width=(width) height="84" {
                button class=(class) id=(id) form="play" name="move" value=(text) data-twice[twice] data-first=[first] aria-label=(target.name) {}
                (label)
            }
        },
        Deed::Choose(prefix) if prefix.is_empty() => place(routes::table(sheet.scene.code, ""), true),
        Deed::Choose(prefix) => place(routes::choose(sheet.scene.code, prefix), false),
    }
}
