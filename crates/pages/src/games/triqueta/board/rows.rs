//! The rows, and what each would change.

use maud::{Markup, html};
use table::{Phrase, Seat};
use triqueta::{Change, Move, RowView, Step, Tally};

use super::token::{face, number, sign_class, signed};
use super::{Stage, tally};
use crate::words::{Words, to};

/// All rows.
pub(super) fn rows(s: &Stage<'_>) -> Markup {
    let about = if s.me().is_some() { "web-triqueta-rows-about" } else { "web-triqueta-rows-all" };
    html! {
        section.tq-rws {
            div.tq-th { h2 { (s.w.t("web-triqueta-rows")) } p { (s.w.t(about)) } }
            @for row in &s.view.rows { (row_card(s, row)) }
        }
    }
}

fn row_card(s: &Stage<'_>, row: &RowView) -> Markup {
    let name = s.say(Phrase::new("web-triqueta-row").with("row", row.row.number()));
    let id = format!("tq-row{}", row.row.number());
    // What one does with a row now.
    let meant = match s.view.step {
        Step::Decide => Move::Row { row: row.row },
        _ => Move::Take { row: row.row },
    };
    if let Some(seat) = row.taken_by {
        return html! {
            div.tq-rw.tq-taken id=(id) role="group" aria-label=(name) {
                div.tq-rh { b { (name) } }
                p.tq-by { span class={ "bdg sm s" (seat) } aria-hidden="true" { (seat) } (s.say(Phrase::new("web-triqueta-row-taken").with("seat", seat))) }
                (s.why(meant, &name))
            }
        };
    }
    let mine = s.me().and_then(|me| row.change(me.seat));
    let number = row.row.number();
    let take = s.button(Move::Take { row: row.row }, "", |_| {
        html! { (s.say(Phrase::new("web-triqueta-take").with("row", number))) }
    });
    let put = s.button(Move::Row { row: row.row }, "", |_| {
        html! { (s.say(Phrase::new("web-triqueta-put").with("row", number))) }
    });
    let pieces = s.trail.row(row.row);
    let can = take.is_some() || put.is_some();
    html! {
        div.tq-rw.many[row.tokens.len() >= 4] id=(id) role="group" aria-label=(name) {
            div.tq-rh {
                b { (name) }
                ul.tq-for { @for change in shown(s, row) { (for_player(s, row, change)) } }
            }
            ul.tq-rt {
                @for (place, animal) in row.tokens.iter().enumerate() {
                    li { (face(*animal, pieces.get(place).copied(), s.animal(*animal))) }
                }
                li.tq-slot {
                    @if row.tokens.is_empty() { span.sr { (s.w.t("web-triqueta-row-empty")) } }
                }
            }
            @if let Some(change) = mine { (for_me(s, row, change)) }
            @if let Some(take) = &take { (take) }
            @if let Some(put) = &put { (put) }
            @if !can { (s.why(meant, &name)) }
        }
    }
}

/// The changes told in small: for everybody but the reader, who has a number of their own.
fn shown<'a>(s: &'a Stage<'_>, row: &'a RowView) -> impl Iterator<Item = &'a Change> {
    row.changes.iter().filter(|change| !s.is_me(change.seat))
}

fn for_player(s: &Stage<'_>, row: &RowView, change: &Change) -> Markup {
    let seat = change.seat;
    let then = then(s, row, seat).filter(|then| *then != change.points);
    let now = Phrase::verbatim(signed(change.points));
    let told = match then {
        None => Phrase::new("web-triqueta-for").with("seat", seat).with("change", now),
        Some(then) => Phrase::new("web-triqueta-for-then")
            .with("seat", seat)
            .with("change", now)
            .with("then", Phrase::verbatim(signed(then))),
    };
    let told = s.say(told);
    html! {
        li title=(told) {
            span.sr { (told) }
            span class={ "bdg sm s" (seat) } aria-hidden="true" { (seat) }
            span aria-hidden="true" {
                @match then {
                    None => (signed(change.points)),
                    Some(then) => { span.tq-was { (signed(change.points)) " " (to(&s.w)) " " } b class=(sign_class(then)) { (signed(then)) } }
                }
            }
        }
    }
}

/// What the row would change for this player if the token that is being decided were put there.
pub(super) fn then(s: &Stage<'_>, row: &RowView, seat: Seat) -> Option<i16> {
    let token = s.deciding()?;
    let before = tally(s.view.seat(seat)?);
    let row: Tally = row.tokens.iter().copied().chain([token]).collect();
    Some(before.plus(row).total() - before.total())
}

/// What it would change for the reader. While a token is being decided: with that token, and without it.
fn for_me(s: &Stage<'_>, row: &RowView, change: &Change) -> Markup {
    match then(s, row, change.seat) {
        None => as_it_is(s, change),
        Some(then) => html! {
            div.tq-rd title=(s.w.t("web-triqueta-sign-row")) {
                b class={ "tq-dl " (sign_class(then)) } { (signed(then)) }
                span.sr { (s.w.t("web-triqueta-yours")) }
                small { (s.say(Phrase::new("web-triqueta-now").with("change", Phrase::verbatim(signed(change.points))))) }
            }
        },
    }
}

/// What the row would change for the reader: the sum, and by animal.
fn as_it_is(s: &Stage<'_>, change: &Change) -> Markup {
    let reach = change.reach.filter(|reach| *reach != change.points);
    let animals =
        change.animals.iter().map(|part| format!("{} {}", s.animal(part.animal), signed(part.points)));
    html! {
        div.tq-rd title=(s.w.t("web-triqueta-sign-row")) {
            b class={ "tq-dl " (sign_class(change.points)) } { (signed(change.points)) }
            span.sr { (s.w.t("web-triqueta-yours")) }
            @if change.animals.len() > 1 { small { (animals.collect::<Vec<_>>().join(", ")) } }
            @else if let [part] = change.animals.as_slice() { small { (one(s, change.seat, part.animal, part.points)) } }
            @if let Some(reach) = reach {
                small { (s.say(Phrase::new("web-triqueta-with-hidden").with("change", Phrase::verbatim(signed(reach))))) }
            }
        }
    }
}

/// "deer 2 → 7".
fn one(s: &Stage<'_>, seat: Seat, animal: triqueta::Animal, points: i16) -> Markup {
    let before = s.view.seat(seat).map_or(0, |seat| tally(seat).points(animal));
    html! { (s.animal(animal)) " " (number(before)) " " (to(&s.w)) " " (number(before + points)) }
}
