//! What was drawn and where it can go, and the last decisions.

use maud::{Markup, html};
use table::Phrase;
use triqueta::{Move, SeatView, Step, Tally, Token, View};

use super::token::{face_down, number, sign_class, signed};
use super::{Stage, tally};
use crate::words::{Words, to};

/// The drawn tokens, in order, with the ways that are not rows.
pub(super) fn hand(s: &Stage<'_>) -> Markup {
    let Some(seat) = s.view.to_act else { return Markup::default() };
    let decides = s.view.step == Step::Decide;
    let [keep, boxed] = [Move::Keep, Move::Box].map(|mv| s.button(mv, "", |label| html! { (label) }));
    html! {
        div.tq-hand.two[s.view.drawn.len() > 1].ways[keep.is_some() || boxed.is_some()] {
            // Where it cannot be kept, touching it asks why.
            @if let Some(token) = s.view.drawn.first().filter(|_| decides && s.legal(Move::Keep).is_none()) {
                (s.why(Move::Keep, &s.hidden_name(*token)))
            }
            ol.tq-drawn {
                @for (place, token) in s.view.drawn.iter().enumerate() {
                    li.now[decides && place == 0] {
                        (face_down(*token, s.trail.drawn.get(place).copied(), &s.hidden_name(*token)))
                        @if s.view.drawn.len() > 1 { small { (s.w.t(if place == 0 { "web-triqueta-first" } else { "web-triqueta-then" })) } }
                    }
                }
            }
            div.tq-say {
                b { (s.say(Phrase::new("web-triqueta-drawn").with("seat", seat))) }
                @if let Some(note) = note(s) { small { (note) } }
            }
            div.tq-ways.two[keep.is_some() && boxed.is_some()] {
                @if let Some(keep) = &keep { (keep) }
                @if let Some(boxed) = &boxed { (boxed) }
            }
        }
    }
}

/// What one more of its animal would bring the reader, or that nobody has looked yet.
fn note(s: &Stage<'_>) -> Option<Markup> {
    if s.view.step == Step::Second {
        return Some(html! { (s.w.t("web-triqueta-unseen")) });
    }
    let (animal, me) = (s.deciding()?, s.me()?);
    let before = tally(me);
    let change = before.plus([animal].into_iter().collect()).total() - before.total();
    let phrase = Phrase::new("web-triqueta-one-more").with("change", Phrase::verbatim(signed(change)));
    Some(html! { (s.say(phrase)) })
}

/// TQ10: the face-down light tokens of the player who decides, the next one first.
pub(super) fn last(s: &Stage<'_>) -> Markup {
    let Some(seat) = deciding(&s.view) else { return Markup::default() };
    html! {
        section.tq-last {
            div.tq-th { h2 { (s.w.t("web-triqueta-face-down")) } p { (s.w.name(seat.seat)) } }
            ol.tq-drawn {
                @for (place, token) in seat.light.iter().enumerate() {
                    // Their places are with the player's animals; here they are only shown, so without ids.
                    li.now[place == 0] { (face_down(*token, None, &s.hidden_name(*token))) }
                }
            }
            @if let Some((add, discard)) = final_scores(s) {
                p class={ "tq-dl " (sign_class(add - discard)) } { (signed(add - discard)) }
                p.tq-res { (number(discard)) " " (to(&s.w)) " " (s.say(Phrase::new("web-triqueta-final-score").with("points", add))) }
            }
        }
    }
}

/// The score of the player who decides about a face-down token when it is added and when it is discarded,
/// shadow tokens included (TQ23): for those who know the faces.
pub(super) fn final_scores(s: &Stage<'_>) -> Option<(i16, i16)> {
    let seat = deciding(&s.view)?;
    let token = seat.light.first()?.face?;
    let shadow = seat.shadow.iter().map(|token: &Token| token.face).collect::<Option<Tally>>()?;
    let sure = tally(seat).plus(shadow);
    let rest = seat.points - tally(seat).total();
    let with = sure.plus([token].into_iter().collect());
    Some((rest + with.total(), rest + sure.total()))
}

/// Who decides about a face-down token.
pub(super) fn deciding(view: &View) -> Option<&SeatView> {
    view.to_act.filter(|_| view.step == Step::Final).and_then(|seat| view.seat(seat))
}
