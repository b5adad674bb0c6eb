//! The pictures of tokens, and numbers as they are printed beside them.

use maud::{Markup, PreEscaped, html};
use triqueta::{Animal, Back, Token};

use crate::icons::symbol;
use triqueta::trail::Piece;

/// The outline of a token that stands on its centre, in the towers. There are dozens of them: nothing in it is escaped.
pub(super) const HEX: PreEscaped<&str> = PreEscaped("M-40-20 0-42 40-20V22L0 44-40 22z");
/// The ring inside that outline that marks what can be drawn.
pub(super) const RING: PreEscaped<&str> = PreEscaped("M-35-17 0-36.500 35-17V19L0 38.500-35 19z");
/// The knot on the backs.
pub(super) const KNOT: PreEscaped<&str> = PreEscaped(
    "M0-17c10 6 10 17 0 21-10-4-10-15 0-21zM-16 9c0-11 9-16 18-11 1 10-8 15-18 11zM16 9c0-11-9-16-18-11-1 10 8 15 18 11z",
);

/// The class that colours a back.
pub(super) const fn back_class(back: Back) -> &'static str {
    match back {
        Back::Light => "tq-light",
        Back::Shadow => "tq-shadow",
    }
}

/// A token face up, with what three of its animal are worth.
pub(super) fn face(animal: Animal, piece: Option<Piece>, name: &str) -> Markup {
    html! {
        svg class={ "tq-tok animal-" (animal.name()) } id=[piece] data-piece[piece.is_some()] data-face=(animal.name()) viewBox="0 0 100 100" role="img" aria-label=(name) {
            (shown(animal))
        }
    }
}

/// A token face down: its back, or its face within a rim of the back's colour for who has seen it.
pub(super) fn face_down(token: Token, piece: Option<Piece>, name: &str) -> Markup {
    let back = back_class(token.back);
    match token.face {
        Some(animal) => html! {
            svg class={ "tq-tok tq-known " (back) " animal-" (animal.name()) } id=[piece] data-piece[piece.is_some()] data-face=(animal.name()) viewBox="0 0 100 100" role="img" aria-label=(name) {
                (shown(animal))
            }
        },
        None => html! {
            svg class={ "tq-tok " (back) } id=[piece] data-piece[piece.is_some()] data-face="" viewBox="0 0 100 100" role="img" aria-label=(name) {
                path.tq-foot d="M50 8 89 30v42L50 98 11 72V30z" {}
                path.tq-back d="M50 3 89 25.500v46L50 94 11 71.500v-46z" {}
                path.tq-knot d=(KNOT) transform="translate(50 50)" {}
            }
        },
    }
}

fn shown(animal: Animal) -> Markup {
    html! {
        path.tq-cut d="M50 7 88 28v46L50 97 12 74V28z" {}
        path.tq-rim d="M50 3 89 25.500v46L50 94 11 71.500v-46z" {}
        path.tq-in d="M50 11 82 29.500v38L50 86 18 67.500v-38z" {}
        svg x="25" y="21" width="50" height="50" { (symbol(animal.name())) }
        path.tq-rim d="M35 75h30v16l-15 9-15-9z" {}
        text x="50" y="92" { (animal.value()) }
    }
}

/// A number with a true minus.
pub(super) fn number(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A difference with its sign.
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => number(points),
    }
}

/// The class that colours a difference.
pub(super) const fn sign_class(points: i16) -> &'static str {
    match points {
        0 => "",
        1.. => "pos",
        _ => "neg",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_signs_and_a_true_minus() {
        assert_eq!([5, 0, -8].map(signed), ["+5", "±0", "\u{2212}8"]);
        assert_eq!([5, 0, -8].map(number), ["5", "0", "\u{2212}8"]);
    }
}
