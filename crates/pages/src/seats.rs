//! Who is at the table, and what they say to each other.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::help::bar;
use crate::icons::icon;
use crate::lobby::kind;
use crate::model::{SeatCard, Shell, Sits, TablePage};
use crate::routes;
use crate::words::Words;

/// The players, with whose turn it is.
pub(crate) fn seats(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    html! {
        section.panel.players #seats {
            div.ph { h2 { (w.t("web-players")) } }
            ol { @for card in &page.seats { (player(w, page, card)) } }
        }
    }
}

fn player(w: &Speaker<'_>, page: &TablePage<'_>, card: &SeatCard) -> Markup {
    let turn = page.table.to_act() == Some(card.seat);
    html! {
        li.turn[turn] {
            span class={ "bdg s" (card.seat) } { (card.seat) }
            b { (w.name(card.seat)) }
            small { (kind(w, card)) }
            @if matches!(card.sits, Sits::Person) {
                span.dot.here[card.present] {}
            } @else if matches!(card.sits, Sits::Bot(_) | Sits::StandIn(_)) { (icon("bot")) }
            @if turn { span.now { (w.t("web-turn")) } }
            (bar(w, page, card.seat))
            @if let Some(outcome) = page.table.outcome() && let Some(score) = outcome.seats.get(card.seat.index()) {
                strong.pts { (w.say(&Phrase::new("web-number").with("number", score.total))) }
            }
            @if card.may_stand_in { (act(w, page, card, "stand-in", "web-stand-in")) }
            @if card.mine && matches!(card.sits, Sits::StandIn(_)) { (act(w, page, card, "return", "web-return")) }
        }
    }
}

fn act(w: &Speaker<'_>, page: &TablePage<'_>, card: &SeatCard, below: &str, text: &'static str) -> Markup {
    html! {
        form method="post" action=(routes::table(page.code, below)) data-live {
            button.btn name="seat" value=(card.seat) { (w.t(text)) }
        }
    }
}

/// What is said at the table, newest last; for those who do not want to read it, only the way back.
pub(crate) fn chat(shell: &Shell, w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    if !shell.chat {
        return html! {
            section.panel.chat #chat {
                div.ph { h2 { (w.t("web-chat")) } span { (w.t("web-chat-off")) } }
                form.line method="post" action="/me" {
                    input type="hidden" name="back" value=(routes::table(page.code, ""));
                    button.btn name="chat" value="on" { (w.t("web-chat-shown")) }
                }
            }
        };
    }
    html! {
        section.panel.chat #chat data-count=(page.chat.last().map_or(0, |line| line.number)) {
            div.ph { h2 { (w.t("web-chat")) } span { (w.t("web-chat-all")) } }
            ul.said #said {
                @for line in page.chat {
                    li.mine[line.mine] id={ "c" (line.number) } { b { (line.name) } " " (line.text) }
                }
            }
            @if page.powers.chat {
                form.line method="post" action=(routes::table(page.code, "chat")) data-live data-reset {
                    input #draft name="text" required maxlength="500" autocomplete="off"
                        aria-label=(w.t("web-chat-say")) placeholder=(w.t("web-chat-say"));
                    button.btn { (w.t("web-chat-send")) }
                }
            }
        }
    }
}
