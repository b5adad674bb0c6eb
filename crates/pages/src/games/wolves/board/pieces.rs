//! What lies and stands on the map: moons, lone wolves, prey, the pieces of the packs.

use maud::{Markup, PreEscaped, Render, html};
use wolves::event::Fallen;
use wolves::moon::Phase;
use wolves::piece::{Kind, Piece};
use wolves::prey::Prey;
use wolves::story::{Name, Named, Story, Trace};
use wolves::terrain::Pack;
use wolves::view::{HexView, PieceView, RegionView, Token};

use super::choice::Choice;
use super::grid::{Point, Tenths};
use super::{Stage, colour};
use crate::icons::{Drawn, href};

/// The symbol of a phase.
pub(super) const fn moon(phase: Phase) -> &'static str {
    match phase {
        Phase::Crescent => "moon-crescent",
        Phase::Quarter => "moon-quarter",
        Phase::Full => "moon-full",
    }
}

/// The symbol of a prey.
pub(super) const fn prey(prey: Prey) -> &'static str {
    match prey {
        Prey::Moose => "prey-moose",
        Prey::Deer => "prey-deer",
        Prey::Raccoon => "prey-raccoon",
        Prey::Boar => "prey-boar",
        Prey::Rabbit => "prey-rabbit",
    }
}

/// The symbol of a kind of piece, and its size on the map in tenths.
pub(super) const fn figure(kind: Kind) -> (&'static str, i32) {
    match kind {
        Kind::Alpha => ("alpha", 430),
        Kind::Wolf => ("pack", 360),
        Kind::Den => ("den", 340),
        Kind::Lair => ("lair", 420),
    }
}

/// The symbol of what lies on a date, with the class of its colour.
pub(super) const fn fallen(fallen: &Fallen) -> (&'static str, &'static str) {
    match fallen {
        Fallen::Lone => ("lone", ""),
        Fallen::Wolf { pack } => ("pack", colour(*pack)),
        Fallen::Den { pack } => ("den", colour(*pack)),
    }
}

/// A symbol with its middle at this point. Every element more, and every change of coordinates, is paid for with
/// every step on the slowest phone.
pub(super) fn put(name: &'static str, at: Point, size: i32) -> impl Render {
    Drawn(move |out| {
        out.push_str("<use href=\"");
        href(name).render_to(out);
        out.push('"');
        at.plus(-size / 2, -size / 2).place(out);
        out.push_str(" width=\"");
        Tenths(size).write(out);
        out.push_str("\" height=\"");
        Tenths(size).write(out);
        out.push_str("\"/>");
    })
}

/// The moons on the water, with the regions' numbers; those that score next glow.
pub(super) fn moons(stage: &Stage<'_>) -> Markup {
    let next = stage.view.moon.phases.iter().find(|phase| !phase.scored).map(|phase| phase.phase);
    html! { @for region in &stage.view.regions { (water(stage, region, next)) } }
}

fn water(stage: &Stage<'_>, region: &RegionView, next: Option<Phase>) -> Markup {
    let at = stage.grid.at(region.water);
    let top = region.moons.top();
    html! {
        @if top.is_some() && top == next { circle.tw-glow r="22" cx=(at.x) cy=(at.plus(0, -10).y) {} }
        @for (place, phase) in region.moons.iter().enumerate().collect::<Vec<_>>().into_iter().rev() {
            (put(moon(phase), if place > 0 { at.plus(60, -50) } else { at }, 300))
        }
        (sign("tw-num", at.plus(140, 130), region.region))
    }
}

/// A letter or a number on a disc.
fn sign(class: &'static str, at: Point, text: impl Render) -> impl Render {
    Drawn(move |out| {
        for part in ["<circle class=\"", class, "\" cx=\""] {
            out.push_str(part);
        }
        at.x.write(out);
        out.push_str("\" cy=\"");
        at.y.write(out);
        out.push_str("\"/>");
        words(class, at, &text, out);
    })
}

/// A few letters around a point.
fn words(class: &'static str, at: Point, text: &impl Render, out: &mut String) {
    for part in ["<text class=\"", class, "\""] {
        out.push_str(part);
    }
    at.place(out);
    out.push_str(" dy=\".36em\">");
    text.render_to(out);
    out.push_str("</text>");
}

/// Lone wolves and prey.
pub(super) fn tokens(stage: &Stage<'_>) -> Markup {
    // A den that shares the hex stands before it.
    let middle = |hex: &HexView| {
        let at = stage.grid.at(hex.hex);
        if hex.pieces.is_empty() { at } else { at.plus(-90, -90) }
    };
    html! {
        @for hex in &stage.view.hexes {
            @match hex.token {
                Some(Token::Lone) => {
                    g id=(id(Name::Lone(hex.hex))) data-piece { (put("lone", middle(hex), 320)) }
                }
                Some(Token::Prey { prey: kind, left }) => {
                    @let at = middle(hex);
                    g.tw-prey {
                        @if left > 1 { (card("tw-b2", at.plus(-130, -120))) }
                        (card("tw-b1", at.plus(-160, -150)))
                        (put(prey(kind), at.plus(-10, 0), 260))
                    }
                }
                None => {}
            }
        }
    }
}

/// The paper of a prey token.
fn card(class: &str, at: Point) -> Markup {
    html! { rect class=(class) x=(at.x) y=(at.y) width="30" height="30" rx="5" {} }
}

/// The pieces of the packs.
pub(super) fn pieces(stage: &Stage<'_>, story: &Story) -> Markup {
    let mut unnamed = story.pieces.clone();
    html! {
        @for hex in stage.view.hexes.iter().filter(|hex| !hex.pieces.is_empty()) {
            @for (place, piece) in hex.pieces.iter().enumerate() { (standing(stage, (story, &mut unnamed), hex, place, piece)) }
        }
    }
}

fn standing(
    stage: &Stage<'_>,
    (story, unnamed): (&Story, &mut Vec<Named>),
    hex: &HexView,
    place: usize,
    view: &PieceView,
) -> Markup {
    let back = hex.token.is_none() && place == 0;
    let two = hex.pieces.len() > 1 || hex.token.is_some();
    // Which of two alike is chosen does not matter.
    let first = hex.pieces.iter().position(|other| other.piece == view.piece) == Some(place);
    let lifted = first && view.seat == stage.view.active && is_chosen(stage, view.piece.kind, hex);
    let at = stage.grid.at(hex.hex);
    let at = match (two, back) {
        (false, _) => at,
        (true, true) => at.plus(-90, -90),
        (true, false) => at.plus(90, 80),
    };
    let at = if lifted { at.plus(0, -50) } else { at };
    // Two that are alike have a name each.
    let named = unnamed.iter().position(|named| named.piece == view.piece && named.hex == hex.hex);
    let id = named.map(|named| id(unnamed.swap_remove(named).name));
    let id = PreEscaped(id.unwrap_or_else(|| format!("tw-x{}{place}", hex.hex)));
    let (path, late) = way(stage, story, hex, view, at);
    let home = view.piece.kind == Kind::Alpha && view.seat.is_some() && view.seat == stage.me();
    html! {
        g.tw-pc.tw-up[lifted].tw-moved[view.moved].(colour(view.piece.pack)) id=(id) data-piece data-home[home]
            data-path=[path] data-late[late] transform={ "translate(" (at) ")" } {
            (figure_of(stage, view.piece, two, two && back))
        }
    }
}

/// The places over which the last action brought a piece here, as seen from where it stands, and whether another
/// went before it: who is pushed starts a moment after.
fn way(
    stage: &Stage<'_>,
    story: &Story,
    hex: &HexView,
    view: &PieceView,
    at: Point,
) -> (Option<String>, bool) {
    let went = |trace: &Trace| match trace {
        Trace::Went(piece, path) if *piece == view.piece && path.last() == Some(&hex.hex) => {
            let between = path.get(1..path.len() - 1).unwrap_or_default();
            let between = between.iter().map(|hex| html! { (stage.grid.at(*hex).from(at)) }.into_string());
            Some(between.collect::<Vec<_>>().join(";"))
        }
        _ => None,
    };
    let found = story.last.iter().enumerate().find_map(|(place, trace)| Some((place, went(trace)?)));
    found.map_or((None, false), |(place, path)| ((!path.is_empty()).then_some(path), place > 0))
}

/// Whether this is the wolf that moves, or the one that is pushed.
fn is_chosen(stage: &Stage<'_>, kind: Kind, hex: &HexView) -> bool {
    matches!(stage.choice, Choice::Wolf(k, h, _) | Choice::Goal(k, h, _) if (k, h) == (kind, hex.hex))
}

/// The id of a piece: it keeps it on the moonlight board.
pub(super) fn id(name: Name) -> String {
    match name {
        Name::Piece(number) => format!("tw-p{number}"),
        Name::Lone(hex) => format!("tw-l{hex}"),
        Name::Date(date) => format!("tw-d{date}"),
    }
}

/// A piece with its pack's letter. Of two on a hex each is smaller, and the one at the back has its letter there.
pub(super) fn figure_of(stage: &Stage<'_>, piece: Piece, two: bool, back: bool) -> impl Render {
    let (name, size) = figure(piece.kind);
    let size = if two { size * 84 / 100 } else { size };
    let badge = if back { (-size * 36 / 100, -size * 30 / 100) } else { (size * 38 / 100, size * 36 / 100) };
    Drawn(move |out| {
        put(name, Point::ZERO, size).render_to(out);
        letter(stage, piece.pack, Point::ZERO.plus(badge.0, badge.1), out);
    })
}

/// A pack's letter on its shape, so that packs are told apart without colours, also where the map is small.
fn letter(stage: &Stage<'_>, pack: Pack, at: Point, out: &mut String) {
    match shape(pack, at, 100) {
        None => sign("tw-lt", at, stage.letter(pack)).render_to(out),
        Some(shape) => {
            out.push_str("<path class=\"tw-lt\" d=\"");
            shape.render_to(out);
            out.push_str("\"/>");
            words("tw-lt", at, &stage.letter(pack), out);
        }
    }
}

/// The outline of a pack's shape around a point, so large in hundredths of that around a letter: a square, a diamond, a
/// pentagon or a triangle, and nothing for the disc.
pub(super) fn shape(pack: Pack, at: Point, size: i32) -> Option<impl Render> {
    let corners: &'static [(i32, i32)] = match pack {
        Pack::Forest => return None,
        Pack::Rocky => &[(-65, -65), (65, -65), (65, 65), (-65, 65)],
        Pack::Grass => &[(0, -96), (96, 0), (0, 96), (-96, 0)],
        Pack::Tundra => &[(0, -84), (80, -26), (49, 68), (-49, 68), (-80, -26)],
        Pack::Desert => &[(0, -101), (96, 62), (-96, 62)],
    };
    Some(Drawn(move |out| {
        let mut last = Point::ZERO;
        for (place, (x, y)) in corners.iter().enumerate() {
            // From corner to corner: so the shape is the same text wherever it lies, which travels for next to nothing.
            out.push(if place == 0 { 'M' } else { 'l' });
            let corner = at.plus(x * size / 100, y * size / 100);
            corner.from(last).write(out);
            last = corner;
        }
        out.push('z');
    }))
}
