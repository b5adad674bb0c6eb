//! The signs at animals and cards, for the legend.

use maud::{Markup, html};

use super::animals::{clock, rose_icon, turn_back};
use crate::icons::icon;
use crate::legend::Sign;

/// All of them.
pub(in super::super) fn signs() -> Vec<Sign> {
    let drawn = |sign: Markup| html! { svg viewBox="-9 -9 18 18" { (sign) } };
    vec![
        (html! { "n" }, "web-hound-sign-n"),
        (html! { "n/2" }, "web-hound-sign-half"),
        (drawn(turn_back()), "web-hound-sign-back"),
        (drawn(clock()), "web-hound-sign-late"),
        (html! { i.wh-sw.b {} i.wh-sw.w {} }, "web-hound-sign-movers"),
        (rose_icon([true, false, false, false]), "web-hound-sign-places"),
        (html! { "−1 +1" }, "web-hound-sign-sheep"),
        (html! { "⏭" }, "web-hound-sign-skip"),
        (html! { "≠ 3" }, "web-hound-sign-forbid"),
        (html! { (icon("meat")) (icon("bone")) }, "web-hound-sign-bait"),
    ]
}
