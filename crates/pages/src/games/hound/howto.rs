//! Wolf & Hound in a few steps.

use maud::{Markup, html};

use crate::howto::Step;
use crate::howto::ink::{arrow, picture, sheet, sign, symbol};

pub(super) const STEPS: [Step; 5] = [
    Step { key: "howto-hound-teams", drawing: teams },
    Step { key: "howto-hound-card", drawing: card },
    Step { key: "howto-hound-wolf", drawing: wolf },
    Step { key: "howto-hound-hound", drawing: hound },
    Step { key: "howto-hound-end", drawing: end },
];

/// The places: first at the bottom, then clockwise.
const PLACES: [(i32, i32); 4] = [(160, 122), (60, 75), (160, 28), (260, 75)];

/// A place at the table: Blue is round, Yellow is square.
fn place(index: usize) -> Markup {
    let (x, y) = PLACES[index];
    let number = (index + 1).to_string();
    html! {
        @if index.is_multiple_of(2) { circle cx=(x) cy=(y) r="12" class="ht-blue" {} (sign(&number, "ht-on", x, y + 4)) }
        @else { rect x=(x - 11) y=(y - 11) width="22" height="22" rx="3" class="ht-yellow" {} (sign(&number, "ht-on", x, y + 4)) }
    }
}

fn sheep(x: i32, y: i32, kept: usize, lost: usize) -> Markup {
    html! {
        @for number in 0..kept + lost {
            (symbol(if number < kept { "sheep" } else { "sheep-lost" }, "", x + number as i32 * 30, y, 28))
        }
    }
}

fn number_card(black: bool, value: &str, x: i32, y: i32) -> Markup {
    html! {
        (sheet(if black { "ht-black" } else { "" }, x, y, 38, 54))
        (sign(value, if black { "ht-big ht-on" } else { "ht-big" }, x, y + 9))
    }
}

/// Four places, two teams.
fn teams() -> Markup {
    picture(&html! {
        @for index in 0..4 { (place(index)) }
        path class="ht-a ht-dots" d="M160 106V46M78 75H240" {}
        (sheep(196, 122, 3, 0)) (sheep(196, 28, 3, 0))
    })
}

/// A black two takes the wolf two places on.
fn card() -> Markup {
    picture(&html! {
        @for index in 0..4 { (place(index)) }
        (symbol("card-wolf", "ht-faint", 132, 104, 30))
        path class="ht-a ht-dots" d="M112 102C72 96 72 56 106 50" {}
        (arrow((104, 51), (118, 47)))
        (symbol("card-wolf", "", 138, 44, 32))
        (number_card(true, "2", 296, 122))
    })
}

/// The wolf before a place takes a sheep there.
fn wolf() -> Markup {
    picture(&html! {
        (symbol("card-wolf", "", 60, 75, 56))
        (arrow((96, 75), (128, 75)))
        circle cx="152" cy="75" r="12" class="ht-blue" {} (sign("1", "ht-on", 152, 79))
        (sheep(190, 75, 2, 1))
        (sign("−1", "ht-big ht-bad", 296, 84))
    })
}

/// The hound brings one back.
fn hound() -> Markup {
    picture(&html! {
        (symbol("card-hound", "", 60, 75, 56))
        (arrow((96, 75), (128, 75)))
        rect x="141" y="64" width="22" height="22" rx="3" class="ht-yellow" {} (sign("2", "ht-on", 152, 79))
        (sheep(190, 75, 3, 0))
        (sign("+1", "ht-big ht-good", 296, 84))
    })
}

/// An empty pasture loses.
fn end() -> Markup {
    picture(&html! {
        circle cx="40" cy="48" r="12" class="ht-blue" {} (sign("1", "ht-on", 40, 52))
        (sheep(80, 48, 0, 3))
        (symbol("close", "ht-bad", 190, 48, 26))
        rect x="29" y="92" width="22" height="22" rx="3" class="ht-yellow" {} (sign("2", "ht-on", 40, 107))
        (sheep(80, 103, 2, 1))
        (symbol("moon", "ht-moon-ink", 190, 103, 26))
    })
}
