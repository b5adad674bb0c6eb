//! The signs on the map and beside it, for the legend.

use maud::{Markup, html};
use wolves::moon::Phase;
use wolves::piece::Kind;
use wolves::terrain::Terrain;

use super::land::RING_HERE;
use super::map::{badge, price};
use super::pieces::{figure, moon};
use super::targets::{Chip, Mark};
use crate::icons::icon;
use crate::legend::Sign;

/// All of them.
pub(in super::super) fn signs() -> Vec<Sign> {
    let icons = |names: &[&str]| html! { @for name in names { (icon(name)) } };
    let figures = [Kind::Alpha, Kind::Wolf, Kind::Den, Kind::Lair].map(|kind| figure(kind).0);
    vec![
        (ring(" tw-mine", Markup::default()), "web-wolves-sign-mine"),
        (ring(" tw-aim", badge(Mark::Howls)), "web-wolves-sign-howl"),
        (ring("", badge(Mark::Builds)), "web-wolves-sign-den"),
        (ring(" tw-aim", badge(Mark::Grows)), "web-wolves-sign-lair"),
        (ring(" tw-aim", badge(Mark::Swaps)), "web-wolves-sign-dominate"),
        (ring(" ", price(&Chip::Shows(vec![Terrain::Forest]), false)), "web-wolves-sign-price"),
        (ring(" ", badge(Mark::Pushes)), "web-wolves-sign-push"),
        (ring(" ", badge(Mark::Joins)), "web-wolves-sign-join"),
        (icons(&figures), "web-wolves-sign-pieces"),
        (icons(&["lone", "prey-deer"]), "web-wolves-sign-tokens"),
        (html! { (icon(moon(Phase::Full))) "3" }, "web-wolves-sign-moon"),
        (html! { span.tw-pips { i {} i {} } }, "web-wolves-sign-cost"),
        (icons(&["token-terrain", "token-action"]), "web-wolves-sign-bonus"),
        (html! { "2-5-2" }, "web-wolves-sign-values"),
    ]
}

/// A hex with this ring, or none, and a sign on it.
fn ring(ring: &str, inside: Markup) -> Markup {
    html! {
        svg viewBox="-34 -34 68 68" {
            @if !ring.is_empty() { path class={ "tw-r1" (ring) } d=(RING_HERE) {} path class={ "tw-r2" (ring) } d=(RING_HERE) {} }
            (inside)
        }
    }
}
