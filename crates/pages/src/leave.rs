//! Leaving a game in play: for a while, or for good. Never by accident: it lies behind a fold, and giving up asks twice.

use maud::{Markup, html};
use table::{Phrase, Seat};
use texts::Speaker;

use crate::games::has_bots;
use crate::model::{SeatCard, Sits, TablePage};
use crate::parts::draft::settled;
use crate::routes;
use crate::words::Words;

/// The ways to leave, for each of the reader's seats that is still in the game.
pub(crate) fn leave(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let gone = page.seen.gone();
    let stays = |card: &&SeatCard| card.mine && !gone.contains(&card.seat);
    let mine: Vec<&SeatCard> = page.seats.iter().filter(stays).collect();
    let bots = has_bots(page.seen.info().id);
    if mine.is_empty() || page.seen.to_act().is_none() {
        return Markup::default();
    }
    let seat = |card: &&SeatCard| {
        (card.seat, matches!(card.sits, Sits::StandIn(_)), page.seen.ends_without(card.seat))
    };
    let origin: Vec<_> = mine.iter().map(seat).collect();
    settled("details", "leave", origin, || ways(w, page, &mine, bots))
}

fn ways(w: &Speaker<'_>, page: &TablePage<'_>, mine: &[&SeatCard], bots: bool) -> Markup {
    html! {
        details #leave {
            summary { (w.t("web-leave-game")) }
            @if page.rated { p { (w.t("web-rated-leave")) } }
            @for card in mine {
                @if mine.len() > 1 { h3 { (card.name) } }
                @if bots && !matches!(card.sits, Sits::StandIn(_)) {
                    form method="post" action=(routes::table(page.code, "stand-in")) data-live {
                        p.soft { (w.t("web-pause-about")) }
                        button.btn name="seat" value=(card.seat) { (w.t("web-pause")) }
                    }
                }
                @if !page.rated {
                    p.soft { (w.t("web-hand-over-about")) }
                    p { a.btn href={ (routes::table(page.code, "guests")) "#hand-over-" (card.seat) } { (w.t("web-hand-over-go")) } }
                }
                @if bots || page.seen.ends_without(card.seat) { (resign(w, page, card.seat)) }
            }
        }
    }
}

/// The question, with a box to be ticked: the browser asks for it, and so does the server.
fn resign(w: &Speaker<'_>, page: &TablePage<'_>, seat: Seat) -> Markup {
    let about = if page.seen.ends_without(seat) { "web-resign-ends" } else { "web-resign-about" };
    html! {
        form method="post" action=(routes::table(page.code, "resign")) data-live {
            p.soft { (w.t(about)) }
            input type="hidden" name="seat" value=(seat);
            label.check { input type="checkbox" name="sure" value="yes" required; " " (w.t("web-resign-sure")) }
            button.btn { (w.t("web-resign")) }
        }
    }
}

/// What is said beside a seat that has given up.
pub(crate) fn gone(w: &Speaker<'_>, page: &TablePage<'_>, seat: Seat) -> Markup {
    html! { @if page.seen.gone().contains(&seat) { small { (w.say(&Phrase::new("web-gone"))) } } }
}
