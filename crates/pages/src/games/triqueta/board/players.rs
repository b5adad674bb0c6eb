//! The players' animals: in their panel while the game goes on, on the board when it comes to its end.

use maud::{Markup, html};
use table::Phrase;
use triqueta::{Animal, SeatView, Step, Token};

use super::Stage;
use super::token::{face, face_down, number};
use crate::boards::Player;
use crate::icons::{icon_as, symbol};
use crate::words::Words;
use triqueta::trail::{Holding, Piece};

/// Whether the player is still in.
pub(super) fn status(seat: &SeatView) -> Phrase {
    match seat.took {
        None => Phrase::new("web-triqueta-in"),
        Some(row) => Phrase::new("web-triqueta-out").with("row", row.number()),
    }
}

/// The tree tiles and the rock.
pub(super) fn extras(s: &Stage<'_>, seat: &SeatView, about: bool) -> Markup {
    let trees = &s.trail.seat(seat.seat).trees;
    let boxed = (seat.boxed > 0).then(|| Phrase::new("triqueta-view-boxed").with("count", seat.boxed));
    if !seat.rock && trees.is_empty() && boxed.is_none() {
        return Markup::default();
    }
    html! {
        div.tq-ex {
            @if seat.rock { (extra("rock", "tq-rock", &s.w.t("web-triqueta-rock"))) }
            @for round in trees { (extra("tree-tile", &format!("tq-tree{round}"), &s.w.t("web-triqueta-tree"))) }
            @if about && (seat.rock || seat.trees > 0) { small { (s.w.t("web-triqueta-each")) } }
            @if let Some(boxed) = boxed { small { (s.say(boxed)) } }
        }
    }
}

fn extra(name: &str, id: &str, told: &str) -> Markup {
    html! { svg.ico id=(id) data-piece role="img" aria-label=(told) { title { (told) } (symbol(name)) } }
}

/// What the players' panel says: everybody's animals in small. The reader's own are in their own area, and at the
/// end the board shows them all.
pub(super) fn players(s: &Stage<'_>) -> Vec<Player> {
    let ended = matches!(s.view.step, Step::Final | Step::Over);
    let player = |seat: &SeatView| Player {
        seat: seat.seat,
        note: (!ended).then(|| html! { (s.say(status(seat))) }),
        points: Some(html! { (number(seat.points)) }),
        facts: (!ended && !s.is_me(seat.seat)).then(|| animals(s, seat)),
    };
    s.view.seats.iter().map(player).collect()
}

fn animals(s: &Stage<'_>, seat: &SeatView) -> Markup {
    html! {
        div.tq-l2 {
            @for group in &seat.groups {
                span class={ "tq-mg animal-" (group.animal.name()) } title=(s.animal(group.animal)) {
                    (pile(group.animal, s.trail.seat(seat.seat))) span.sr { (s.animal(group.animal)) " " } b { "×" (group.count) }
                }
            }
            (face_downs(s, seat))
            (extras(s, seat, false))
        }
    }
}

/// The animal's picture, once for each of its tokens, one on the other: each has come from its own place.
pub(super) fn pile(animal: Animal, holding: &Holding) -> Markup {
    html! {
        span.tq-pile {
            (icon_as(animal.name(), ""))
            @for piece in holding.group(animal) {
                svg.ico id=(piece) data-piece data-face=(animal.name()) aria-hidden="true" { (symbol(animal.name())) }
            }
        }
    }
}

/// A player's face-down tokens, small.
fn face_downs(s: &Stage<'_>, seat: &SeatView) -> Markup {
    let holding = s.trail.seat(seat.seat);
    let token =
        |token: &Token, piece: Option<&Piece>| face_down(*token, piece.copied(), &s.hidden_name(*token));
    html! {
        @if !seat.light.is_empty() || !seat.shadow.is_empty() {
            span.tq-hid {
                @for (place, kept) in seat.light.iter().enumerate() { (token(kept, holding.light.get(place))) }
                @for (place, kept) in seat.shadow.iter().enumerate() { (token(kept, holding.shadow.get(place))) }
            }
        }
    }
}

/// The end: everybody's animals face up, with what they score. Before the last decision is made the reader's
/// own stay in their own area.
pub(super) fn collections(s: &Stage<'_>) -> Markup {
    let over = s.view.step == Step::Over;
    html! {
        section.tq-cols2 {
            div.tq-th { h2 { (s.w.t("web-triqueta-collections")) } }
            @for seat in s.view.seats.iter().filter(|seat| over || !s.is_me(seat.seat)) { (collection(s, seat)) }
        }
    }
}

fn collection(s: &Stage<'_>, seat: &SeatView) -> Markup {
    let won = s.view.outcome.as_ref().is_some_and(|outcome| outcome.won(seat.seat));
    let holding = s.trail.seat(seat.seat);
    html! {
        div.tq-card.won[won] role="group" aria-label=(s.w.name(seat.seat)) {
            div.tq-of {
                span class={ "bdg s" (seat.seat) } aria-hidden="true" { (seat.seat) }
                b { (s.w.name(seat.seat)) }
                (extras(s, seat, false))
                (face_downs(s, seat))
            }
            ul.tq-heaps { @for group in &seat.groups { (heap(s, group, holding)) } }
            b.tq-vp { (number(seat.points)) }
        }
    }
}

/// The tokens of one animal, and what they score.
fn heap(s: &Stage<'_>, group: &triqueta::Group, holding: &Holding) -> Markup {
    let pieces = holding.group(group.animal);
    html! {
        li {
            ul.tq-rt {
                @for place in 0..usize::from(group.count) {
                    li { (face(group.animal, pieces.get(place).copied(), s.animal(group.animal))) }
                }
            }
            b.neg[group.points < 0] { (number(group.points)) }
        }
    }
}
