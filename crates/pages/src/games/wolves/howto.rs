//! The Wolves in a few steps.

use maud::{Markup, html};

use crate::howto::Step;
use crate::howto::ink::{arrow, picture, sheet, sign, symbol};

pub(super) const STEPS: [Step; 6] = [
    Step { key: "howto-wolves-turn", drawing: turn },
    Step { key: "howto-wolves-pay", drawing: pay },
    Step { key: "howto-wolves-move", drawing: walk },
    Step { key: "howto-wolves-build", drawing: build },
    Step { key: "howto-wolves-hunt", drawing: hunt },
    Step { key: "howto-wolves-moon", drawing: moon },
];

/// The five actions with what they cost.
fn turn() -> Markup {
    let actions = [("pack", 36, 1), ("lone", 98, 2), ("den", 160, 2), ("lair", 222, 2), ("alpha", 284, 3)];
    picture(&html! {
        @for (name, x, cost) in actions {
            (sheet("", x, 66, 52, 66))
            (symbol(name, if name == "lone" { "" } else { "pack-f" }, x, 64, 42))
            @for pip in 0..cost { circle cx=(x + pip * 12 - (cost - 1) * 6) cy="118" r="4" class="ht-h" {} }
        }
    })
}

/// A tile that pays is flipped.
fn pay() -> Markup {
    picture(&html! {
        (hex("ht-forest", 48, 75)) (symbol("pack", "pack-f", 48, 75, 30))
        (sign("=", "ht-big", 96, 83))
        (hex("ht-rock", 146, 84)) (hex("ht-forest", 138, 75))
        (arrow((182, 78), (222, 78)))
        (hex("ht-forest", 268, 84)) (hex("ht-rock", 260, 75))
    })
}

/// Wolves go to hexes of the terrain paid for, over anything but water.
fn walk() -> Markup {
    picture(&html! {
        @for (class, x, y) in [("ht-grass", 60, 98), ("ht-rock", 102, 75), ("ht-forest", 144, 52), ("ht-water", 102, 29), ("ht-desert", 144, 98), ("ht-forest", 186, 75), ("ht-tundra", 60, 52)] {
            (hex(class, x, y))
        }
        (symbol("pack", "pack-f", 60, 98, 30))
        path class="ht-a ht-dots" d="M76 88 102 75" {}
        (arrow((102, 75), (132, 58)))
        (symbol("pack", "pack-f ht-faint", 144, 52, 30))
        (sign("3", "ht-big", 252, 66)) (sign("2", "ht-big", 252, 122))
        (symbol("next", "ht-soft", 288, 58, 24)) (symbol("pack", "pack-f", 288, 114, 26))
    })
}

/// A lone wolf joins, a den is built, a den becomes a lair.
fn build() -> Markup {
    picture(&html! {
        (symbol("lone", "", 40, 42, 40)) (arrow((66, 42), (92, 42))) (symbol("pack", "pack-f", 120, 42, 40))
        (symbol("den", "pack-f", 40, 108, 40)) (arrow((66, 108), (92, 108))) (symbol("lair", "pack-f", 120, 108, 44))
        (hex("ht-water", 176, 108))
        (symbol("pack", "pack-d", 220, 42, 40)) (arrow((246, 42), (266, 42))) (symbol("pack", "pack-f", 292, 42, 40))
    })
}

/// Three wolves around prey.
fn hunt() -> Markup {
    picture(&html! {
        @for (class, x, y) in [("ht-grass", 150, 75), ("ht-forest", 150, 29), ("ht-desert", 192, 52), ("ht-rock", 192, 98), ("ht-tundra", 150, 121), ("ht-grass", 108, 98), ("ht-forest", 108, 52)] {
            (hex(class, x, y))
        }
        (sheet("", 150, 75, 32, 32)) (symbol("prey-boar", "", 150, 75, 26))
        @for (x, y) in [(108, 52), (192, 52), (150, 121)] { (symbol("pack", "pack-f", x, y, 30)) }
        (arrow((226, 75), (250, 75))) (sheet("", 284, 75, 46, 46)) (symbol("prey-boar", "", 284, 75, 36))
    })
}

/// Control in a region when its moon is reached.
fn moon() -> Markup {
    picture(&html! {
        (symbol("moon-quarter", "", 42, 75, 56))
        (sheet("", 176, 38, 168, 46))
        @for (name, x) in [("lair", 116), ("pack", 150)] { (symbol(name, "pack-f", x, 38, 30)) }
        (sign("3 + 1", "", 206, 43)) (sign("6", "ht-big ht-good", 288, 47))
        (sheet("", 176, 108, 168, 46))
        @for (name, x) in [("alpha", 112), ("pack", 142), ("den", 172)] { (symbol(name, "pack-d", x, 108, 28)) }
        (sign("3", "", 216, 113)) (sign("3", "ht-big ht-good", 288, 117))
    })
}

/// A hex with its middle here, flat on top.
fn hex(class: &str, x: i32, y: i32) -> Markup {
    const R: i32 = 27;
    const H: i32 = 23;
    let points = [(R, 0), (R / 2, H), (-R / 2, H), (-R, 0), (-R / 2, -H), (R / 2, -H)];
    let points: Vec<String> = points.iter().map(|(dx, dy)| format!("{},{}", x + dx, y + dy)).collect();
    html! { polygon points=(points.join(" ")) class={ "ht-x " (class) } {} }
}
