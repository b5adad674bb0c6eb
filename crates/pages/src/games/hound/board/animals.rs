//! The animals' faces and labels.

use hound::Aim;
use hound::animal::{Colour, Face, Side};
use hound::view::AnimalView;
use maud::{Markup, PreEscaped, html};
use table::Phrase;

use super::words::{modifier, movers};
use crate::icons::symbol;

/// The symbol with an animal's face: its own for the cards that have one, else by what the side does.
pub(super) fn face(animal: &AnimalView, side: Side) -> &'static str {
    let shown = match &animal.other {
        Some(other) if animal.side != side => other,
        _ => &animal.face,
    };
    art(&animal.name, shown)
}

/// The symbol of a card with this name that shows this face.
pub(in crate::games::hound) fn art(name: &Phrase, shown: &Face) -> &'static str {
    match name.key.as_ref() {
        "hound-card-e01" => "grandpa-wolf",
        "hound-card-e02" => "confused-hound",
        "hound-card-d01" => "red-devil",
        "hound-card-s01" => "card-skip",
        "hound-card-s02" => "card-no-threes",
        "hound-card-d02-1" | "hound-card-d02-2" => "blanket",
        _ if shown.effects.sheep() < 0 => "card-wolf",
        _ if shown.effects.sheep() > 0 => "card-hound",
        _ => "sheep",
    }
}

/// A small symbol in the corner: it lies under the blanket, or has another side that changes what it is.
pub(super) fn corner(animal: &AnimalView, side: Side) -> Option<&'static str> {
    match &animal.other {
        _ if animal.name.key == "hound-card-d02-3" => (side == Side::Front).then_some("blanket"),
        Some(other) if other.colour != animal.face.colour => Some("swap"),
        _ => None,
    }
}

/// What the label below a face holds.
struct Label {
    /// How far it goes.
    text: String,
    back: bool,
    swatches: &'static [&'static str],
    late: bool,
    aims: bool,
}

impl Label {
    fn of(face: &Face) -> Self {
        let (text, back) = modifier(face);
        let swatches: &[&str] = match (face.motion, movers(face), face.colour) {
            (None, ..) | (_, "none", _) | (_, "black", Colour::Black) | (_, "white", Colour::White) => &[],
            (_, "black", _) => &["b"],
            (_, "white", _) => &["w"],
            _ => &["b", "w"],
        };
        let late = face.motion.is_some_and(|motion| motion.late);
        Self { text, back, swatches, late, aims: aims_elsewhere(face) }
    }

    /// How wide its words are, as the widest of our fonts sets them.
    fn wide(&self) -> i32 {
        self.text.chars().count() as i32 * 8
    }

    /// How wide all of it is.
    fn content(&self) -> i32 {
        let or_none = |is: bool, width: i32| if is { width } else { 0 };
        self.wide()
            + self.swatches.len() as i32 * 9
            + or_none(self.back, 15)
            + or_none(self.aims, 17)
            + or_none(self.late, 13)
    }

    /// How wide its frame is.
    fn whole(&self) -> i32 {
        (self.content() + 12).max(28)
    }
}

/// Phones draw labels larger by this, in quarters.
const LARGER: i32 = 5;
/// So much is to be seen between two labels.
const BETWEEN: i32 = 4;

/// Whether the labels of two animals that stand so far apart would touch each other.
pub(super) fn touch(one: &Face, other: &Face, gap: i32) -> bool {
    LARGER * (Label::of(one).whole() + Label::of(other).whole()) > 8 * (gap - BETWEEN)
}

/// The label below a face, in the colour that it shows: how far it goes, which way round, whether late, the cards that move it
/// when these are not simply its own colour's, and whom it is after when that is not who begins a turn there. `turn` quarters round, so that the dots lie as the places do.
pub(super) fn label(face: &Face, turn: usize) -> Markup {
    let label = Label::of(face);
    let (wide, whole) = (label.wide(), label.whole());
    let mut x = -label.content() / 2;
    let mut room = |width: i32| {
        x += width;
        x - width
    };
    let Label { text, back, swatches, late, aims } = label;
    html! {
        g class={ "wh-l " (face.colour.word()) } {
            rect x=(-whole / 2) y="-9" width=(whole) height="18" rx="6" {}
            @for swatch in swatches {
                path class={ "wh-w " (swatch) } d={ "M" (room(9)) "-5h6v10h-6z" } {}
            }
            @if back { g transform={ "translate(" (room(15) + 8) ")" } { (turn_back()) } }
            text x=(room(wide) + wide / 2) y="4.3" { (text) }
            @if late { g transform={ "translate(" (room(13) + 7) ")" } { (clock()) } }
            @if aims { g transform={ "translate(" (room(17) + 10) ")" } { (rose(face.targets, turn)) } }
        }
    }
}

/// Whether it is after others than who begins a turn with it.
pub(super) fn aims_elsewhere(face: &Face) -> bool {
    face.effects.sheep() != 0 && face.targets != [true, false, false, false]
}

/// An arrow the other way round.
pub(super) fn turn_back() -> Markup {
    html! { path.wh-ccw d="M-3.5-3.5A5 5 0 1 1-4.5 2.2M-3.5-7V-3H-7.5" {} }
}

/// A clock: it follows one turn later.
pub(super) fn clock() -> Markup {
    html! { path.wh-ccw d="M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0M0-2.8V0L2 1.5" {} }
}

/// Four dots for the four places, the meant ones filled: below is the place itself, then clockwise.
pub(super) fn rose(meant: [bool; 4], turn: usize) -> Markup {
    const DOTS: [(i8, i8); 4] = [(0, 5), (-5, 0), (0, -5), (5, 0)];
    html! {
        g.wh-rose {
            @for (aim, meant) in Aim::ALL.into_iter().zip(meant) {
                @let (x, y) = DOTS[(aim as usize + turn) % 4];
                circle.on[meant] cx=(x) cy=(y) r=(if meant { "2.8" } else { "1.7" }) {}
            }
        }
    }
}

/// The same dots as a small picture of their own, beside words that say the same.
pub(in crate::games::hound) fn rose_icon(meant: [bool; 4]) -> Markup {
    html! { svg.wh-ri viewBox="-9 -9 18 18" aria-hidden="true" { (rose(meant, 0)) } }
}

/// A face with its corner, around the middle of the picture's own lengths.
pub(super) fn portrait(animal: &AnimalView, side: Side, size: i32) -> Markup {
    let half = size / 2;
    html! {
        svg x=(-half) y=(-half) width=(size) height=(size) { (symbol(face(animal, side))) }
        @if let Some(corner) = corner(animal, side) {
            circle.wh-cn cx=(half * 7 / 10) cy=(-half * 7 / 10) r=(size / 5) {}
            @let inner = size / 3;
            svg.wh-ci x=(half * 7 / 10 - inner / 2) y=(-half * 7 / 10 - inner / 2) width=(inner) height=(inner) {
                (symbol(corner))
            }
        }
    }
}

/// A number with one digit behind the point, as short as possible, for a path.
pub(super) fn short(value: f64) -> PreEscaped<String> {
    PreEscaped(format!("{value:.1}").trim_end_matches(".0").to_owned())
}
