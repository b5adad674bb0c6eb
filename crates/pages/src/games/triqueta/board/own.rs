//! The reader's own animals: what each scores now and with one more.

use maud::{Markup, html};
use table::Phrase;
use triqueta::{AnimalView, SeatView, Tally, Token, Variant};

use super::token::{face_down, number};
use super::{Stage, players, tally};
use crate::parts::draft::settled;
use crate::words::Words;
use triqueta::trail::{Holding, Piece};

/// The own area. Mostly others act, and it stays as it is; which animals are in the game does not change.
pub(super) fn own(s: &Stage<'_>, me: &SeatView) -> Markup {
    let holding = s.trail.seat(me.seat);
    settled("div", "tq-me", (me, holding, s.view.variant), || area(s, me, holding))
}

fn area(s: &Stage<'_>, me: &SeatView, holding: &Holding) -> Markup {
    let animals = tally(me);
    html! {
        div class={ "tq-me s" (me.seat) } id="tq-me" {
            div.tq-who {
                div { b { (s.w.name(me.seat)) } small { (s.say(players::status(me))) } }
                div.tq-pts {
                    b data-tally { (number(me.points)) }
                    small { (s.w.t("web-triqueta-points")) }
                    @if let Some(reach) = me.reach.filter(|reach| *reach != me.points) {
                        small { (s.say(Phrase::new("web-triqueta-reach").with("reach", reach))) }
                    }
                }
            }
            ul.tq-gps { @for animal in &s.view.animals { (group(s, animal, animals, holding)) } }
            (kept(s, me, holding))
            (players::extras(s, me, true))
        }
    }
}

/// One animal: how many, what they score, and what one more would make of it.
fn group(s: &Stage<'_>, view: &AnimalView, animals: Tally, holding: &Holding) -> Markup {
    let animal = view.animal;
    let count = animals.count(animal);
    let (now, next) = (animals.points(animal), animals.plus([animal].into_iter().collect()).points(animal));
    let told = Phrase::new("web-triqueta-group")
        .with("animal", s.animal(animal).to_owned())
        .with("count", count)
        .with("now", now)
        .with("next", next);
    let told = s.say(told);
    html! {
        li class={ "tq-gp " (fullness(count)) " animal-" (animal.name()) } title=(told) tabindex="0" {
            span.sr { (told) }
            (players::pile(animal, holding))
            span.tq-pp aria-hidden="true" {
                @for place in 0..usize::from(count.clamp(3, 5)) { i.f[place < count.into()] {} }
                @if count > 5 { b { "+" (count - 5) } }
            }
            span.tq-gs aria-hidden="true" {
                @if count == 0 { "–" } @else { (number(now)) }
                small.neg[next < now] { (number(next)) }
            }
        }
    }
}

/// The class of a group of this size: every state has a shape of its own.
const fn fullness(count: u8) -> &'static str {
    match count {
        0 => "z",
        1 | 2 => "some",
        3 => "full",
        _ => "over",
    }
}

/// The face-down tokens, whose faces their owner sees, and the places for two light ones.
fn kept(s: &Stage<'_>, me: &SeatView, holding: &Holding) -> Markup {
    let told = match s.view.variant {
        Variant::Base => Phrase::new("web-triqueta-face-down-of"),
        _ => Phrase::new("web-triqueta-face-down-both").with("shadow", me.shadow.len()),
    };
    let token = |token: &Token, piece: Option<&Piece>| {
        html! { li { (face_down(*token, piece.copied(), &s.hidden_name(*token))) } }
    };
    html! {
        div.tq-fd.none[me.light.is_empty() && me.shadow.is_empty()] {
            span.lab { (s.w.t("web-triqueta-face-down")) }
            ul.tq-fds {
                @for (place, kept) in me.light.iter().enumerate() { (token(kept, holding.light.get(place))) }
                @for _ in me.light.len()..2 { li.tq-slot {} }
                @for (place, kept) in me.shadow.iter().enumerate() { (token(kept, holding.shadow.get(place))) }
            }
            small { (s.say(told.with("light", me.light.len()))) }
        }
    }
}
