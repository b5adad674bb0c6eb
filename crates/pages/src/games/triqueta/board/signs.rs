//! The signs on the board and at one's own animals, for the legend.

use maud::html;

use crate::icons::icon_as;
use crate::legend::Sign;

/// All of them.
pub(in super::super) fn signs() -> Vec<Sign> {
    vec![
        (html! { "4 " small { "8" } }, "web-triqueta-sign-group"),
        (html! { span.tq-pp { i.f {} i.f {} i {} } }, "web-triqueta-sign-tokens"),
        (html! { b.pos { "+2" } }, "web-triqueta-sign-row"),
        (html! { span.bdg.sm.s2 { "2" } "+1" }, "web-triqueta-sign-others"),
        (html! { (icon_as("tree-tile", "")) (icon_as("rock", "")) }, "web-triqueta-sign-extras"),
    ]
}
