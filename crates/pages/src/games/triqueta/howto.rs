//! Triqueta in a few steps.

use maud::{Markup, html};

use crate::howto::Step;
use crate::howto::ink::{arrow, badge, picture, sheet, sign, symbol};

pub(super) const STEPS: [Step; 5] = [
    Step { key: "howto-triqueta-goal", drawing: goal },
    Step { key: "howto-triqueta-draw", drawing: draw },
    Step { key: "howto-triqueta-take", drawing: take },
    Step { key: "howto-triqueta-round", drawing: round },
    Step { key: "howto-triqueta-end", drawing: end },
];

/// One to four owls and what they are worth.
fn goal() -> Markup {
    let groups = [(1, 26, "1", ""), (2, 92, "2", ""), (3, 178, "6", "ht-good"), (4, 278, "−1", "ht-bad")];
    picture(&html! {
        (sheet("ht-moon", 178, 75, 84, 130))
        @for (count, x, worth, class) in groups {
            @for place in 0..count { (token("owl", x + (place % 2) * 36 - (if count > 1 { 18 } else { 0 }), 32 + (place / 2) * 42)) }
            (sign(worth, &format!("ht-big {class}"), x, 128))
        }
    })
}

/// From the tower into a row, or face down.
fn draw() -> Markup {
    picture(&html! {
        @for column in 0..2 { @for level in 0..3 { (back(26 + column * 38, 104 - level * 12)) } }
        (arrow((86, 82), (116, 82)))
        (token("deer", 138, 82))
        (arrow((158, 70), (192, 46)))
        (sheet("ht-row", 254, 38, 116, 46)) (token("boar", 220, 38)) (token("deer", 258, 38))
        (arrow((158, 94), (192, 112)))
        (back(214, 116)) (symbol("person", "ht-soft", 248, 116, 22))
    })
}

/// A row that somebody takes.
fn take() -> Markup {
    picture(&html! {
        (sheet("ht-row", 80, 34, 140, 44)) (token("ram", 34, 34)) (token("owl", 72, 34))
        (sheet("ht-row ht-gone", 80, 106, 140, 44)) (token("owl", 34, 106)) (token("owl", 72, 106)) (token("bear", 110, 106))
        (arrow((156, 106), (204, 106)))
        (badge(2, 222, 106)) (sign("+7", "ht-big ht-good", 264, 114))
    })
}

/// The last row brings the rock and a tree.
fn round() -> Markup {
    picture(&html! {
        @for (seat, x) in [(3, 40), (1, 96), (2, 152)] { (sheet("ht-row", x, 60, 44, 44)) (badge(seat, x, 60)) }
        (arrow((178, 60), (214, 60)))
        (symbol("rock", "", 240, 60, 40)) (symbol("tree-tile", "", 290, 60, 40))
        (sign("+1", "ht-good", 240, 108)) (sign("+1", "ht-good", 290, 108))
    })
}

/// A kept token is added or discarded.
fn end() -> Markup {
    picture(&html! {
        (back(34, 75))
        (arrow((56, 64), (96, 44)))
        (token("bear", 122, 40)) (token("bear", 158, 40)) (token("bear", 194, 40)) (sign("10", "ht-big ht-good", 246, 49))
        (arrow((56, 86), (96, 106)))
        (sheet("ht-gone", 128, 112, 56, 40)) (symbol("close", "ht-soft", 128, 112, 22))
    })
}

/// The outline of a token around its middle.
fn outline(x: i32, y: i32) -> String {
    format!("M{x} {}l17 10v20l-17 10-17-10v-20z", y - 20)
}

/// A token with an animal.
fn token(animal: &str, x: i32, y: i32) -> Markup {
    html! {
        path d=(outline(x, y)) class={ "ht-token animal-" (animal) } {}
        (symbol(animal, &format!("animal-{animal}"), x, y, 24))
    }
}

/// A token that lies face down.
fn back(x: i32, y: i32) -> Markup {
    html! {
        path d=(outline(x, y)) class="ht-back" {}
        // A symbol, not a message of the game.
        (symbol(concat!("triqueta", "-knot"), "ht-knot", x, y, 20))
    }
}
