//! What the diagrams have in common: sheets, symbols, arrows, numbers.

use maud::{Markup, html};

use crate::icons;

/// The width and height of a diagram, in its own units.
const SIZE: (i32, i32) = (320, 150);

/// A diagram.
pub(crate) fn picture(content: &Markup) -> Markup {
    html! {
        svg viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } aria-hidden="true" { (content) }
    }
}

/// A symbol of the sprite with its middle here.
pub(crate) fn symbol(name: &str, class: &str, x: i32, y: i32, size: i32) -> Markup {
    html! {
        use href=(icons::href(name)) class=(class)
            x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
    }
}

/// A number or a short sign with its middle here; `class` says how it looks.
pub(crate) fn sign(text: &str, class: &str, x: i32, y: i32) -> Markup {
    html! { text x=(x) y=(y) class={ "ht-t " (class) } { (text) } }
}

/// A sheet of paper with its middle here.
pub(crate) fn sheet(class: &str, x: i32, y: i32, width: i32, height: i32) -> Markup {
    html! { rect x=(x - width / 2) y=(y - height / 2) width=(width) height=(height) rx="6" class={ "ht-s " (class) } {} }
}

/// A seat's badge.
pub(crate) fn badge(seat: u8, x: i32, y: i32) -> Markup {
    html! {
        circle cx=(x) cy=(y) r="11" class={ "ht-b s" (seat) } {}
        (sign(&seat.to_string(), "ht-on", x, y + 4))
    }
}

/// An arrow from here to there.
pub(crate) fn arrow(from: (i32, i32), to: (i32, i32)) -> Markup {
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
