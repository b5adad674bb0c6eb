//! What the diagrams have in common: sheets, symbols, arrows, numbers.

use maud::{Markup, html};

use crate::icons;

/// The width and height of a diagram, in its own units.
const SIZE: (i32, i32) = (320, 150);

/// A diagram.
pub(super) fn picture(content: &Markup) -> Markup {
    html! {
        svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } aria-hidden="true" { (content) }
    }
}

/// A symbol of the sprite with its middle here.
pub(super) fn symbol(name: &str, class: &str, x: i32, y: i32, size: i32) -> Markup {
    html! {
        use href=(icons::href(name)) class=(class)
            x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
    }
}

/// A number or a short sign with its middle here; `class` says how it looks.
pub(super) fn sign(text: &str, class: &str, x: i32, y: i32) -> Markup {
    html! { text x=(x) y=(y) class={ "ht-t " (class) } { (text) } }
}

/// A sheet of paper with its middle here.
pub(super) fn sheet(class: &str, x: i32, y: i32, width: i32, height: i32) -> Markup {
    html! { rect x=(x - width / 2) y=(y - height / 2) width=(width) height=(height) rx="6" class={ "ht-s " (class) } {} }
}

/// The outline of a token around its middle.
fn outline(x: i32, y: i32) -> String {
    format!("M{x} {}l17 10v20l-17 10-17-10v-20z", y - 20)
}

/// A token with an animal.
pub(super) fn token(animal: &str, x: i32, y: i32) -> Markup {
    html! {
        path d=(outline(x, y)) class={ "ht-token animal-" (animal) } {}
        (symbol(animal, &format!("animal-{animal}"), x, y, 24))
    }
}

/// A token that lies face down.
pub(super) fn back(x: i32, y: i32) -> Markup {
    html! {
        path d=(outline(x, y)) class="ht-back" {}
        // A symbol, not a message of the game.
        (symbol(concat!("triqueta", "-knot"), "ht-knot", x, y, 20))
    }
}

/// A seat's badge.
pub(super) fn badge(seat: u8, x: i32, y: i32) -> Markup {
    html! {
        circle cx=(x) cy=(y) r="11" class={ "ht-b s" (seat) } {}
        (sign(&seat.to_string(), "ht-on", x, y + 4))
    }
}

/// An arrow from here to there.
pub(super) fn arrow(from: (i32, i32), to: (i32, i32)) -> Markup {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f64, aside: f64| {
        let (x, y) = (f64::from(to.0) - ux * along - uy * aside, f64::from(to.1) - uy * along + ux * aside);
        format!("{x:.1} {y:.1}")
    };
    html! {
        path class="ht-a" d={ "M" (from.0) " " (from.1) "L" (at(6.0, 0.0)) } {}
        path class="ht-h" d={ "M" (at(0.0, 0.0)) "L" (at(10.0, 5.0)) "L" (at(10.0, -5.0)) "z" } {}
    }
}

/// A hex with its middle here, flat on top.
pub(super) fn hex(class: &str, x: i32, y: i32) -> Markup {
    const R: i32 = 27;
    const H: i32 = 23;
    let points = [(R, 0), (R / 2, H), (-R / 2, H), (-R, 0), (-R / 2, -H), (R / 2, -H)];
    let points: Vec<String> = points.iter().map(|(dx, dy)| format!("{},{}", x + dx, y + dy)).collect();
    html! { polygon points=(points.join(" ")) class={ "ht-x " (class) } {} }
}
