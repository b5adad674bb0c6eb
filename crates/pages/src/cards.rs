//! Tables in lists.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::icons;
use crate::model::{CardState, TableCard};
use crate::names::table_name;
use crate::routes;
use crate::time::stamp;
use crate::words::Words;

/// Tables to go on with or to look at.
pub(crate) fn list<'a>(w: &Speaker<'_>, cards: impl IntoIterator<Item = &'a TableCard>) -> Markup {
    html! { ul.trs { @for card in cards { (row(w, card, false)) } } }
}

/// Tables to join.
pub(crate) fn open_list(w: &Speaker<'_>, cards: &[TableCard]) -> Markup {
    html! { ul.trs { @for card in cards { (row(w, card, true)) } } }
}

/// A table that waits for the reader.
pub(crate) fn wait(w: &Speaker<'_>, card: &TableCard) -> Markup {
    let name = table_name(w, &card.code);
    html! {
        li.wt {
            span { (icons::game(card.game)) }
            div.tt {
                b { (name) }
                small { (w.game(card.game)) " · " (others(w, card)) }
                (progress(w, card))
                (unread(w, card))
            }
            a.btn.pri href=(routes::table(&card.code, "")) { (w.t("web-state-yours")) span.sr { ": " (name) } }
        }
    }
}

fn row(w: &Speaker<'_>, card: &TableCard, joining: bool) -> Markup {
    let go = match (&card.state, joining) {
        (CardState::Over(..), _) => w.t("web-table-look"),
        (_, true) => w.t("web-table-join"),
        (CardState::Lobby, _) => w.t("web-table-invite"),
        _ => w.t("web-table-open"),
    };
    html! {
        li.tr {
            span { (icons::game(card.game)) }
            div.tt {
                b { (table_name(w, &card.code)) }
                small { (w.game(card.game)) " · " (people(w, &card.seats)) }
                (unread(w, card))
            }
            span.ts {
                (state(w, &card.state))
                small { (stamp(card.touched)) }
            }
            a.btn href=(routes::table(&card.code, "")) {
                (go) span.sr { " " (table_name(w, &card.code)) }
            }
        }
    }
}

/// With whom the reader plays there: whoever reads knows that they are one of them.
fn others(w: &Speaker<'_>, card: &TableCard) -> String {
    let own = w.t("web-sits-you");
    let others: Vec<Phrase> =
        card.seats.iter().flatten().filter(|name| **name != own).map(Phrase::verbatim).collect();
    let names = w.say(&Phrase::new("web-list").with("names", others));
    w.say(&Phrase::new("web-past-with").with("names", names))
}

/// How far the game is, or at least when something last happened there.
fn progress(w: &Speaker<'_>, card: &TableCard) -> Markup {
    let Some(progress) = &card.progress else { return html! { small { (stamp(card.touched)) } } };
    html! {
        small.far {
            svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
                rect width="100" height="6" {}
                rect.on width=(progress.percent) height="6" {}
            }
            span { (w.say(&progress.said)) }
        }
    }
}

/// How much was said there since the reader last looked.
fn unread(w: &Speaker<'_>, card: &TableCard) -> Markup {
    html! {
        @if card.unread > 0 {
            b.unread { (icons::icon("chat")) (w.say(&Phrase::new("web-unread").with("count", card.unread))) }
        }
    }
}

fn state(w: &Speaker<'_>, state: &CardState) -> Markup {
    match state {
        CardState::Lobby => html! { (w.t("web-state-lobby")) },
        CardState::Playing(_, true) => html! { b { (w.t("web-state-yours")) } },
        CardState::Playing(name, false) => {
            html! { (w.say(&Phrase::new("web-state-playing").with("name", name.as_str()))) }
        }
        CardState::Over(_, true) => html! { b.star { (w.t("web-state-you-won")) } },
        CardState::Over(winners, false) => {
            let names: Vec<Phrase> = winners.iter().map(Phrase::verbatim).collect();
            let won = Phrase::new("web-state-won").with("count", names.len()).with("names", names);
            html! { (w.say(&won)) }
        }
    }
}

/// "You, Ada and a free seat".
pub(crate) fn people(w: &Speaker<'_>, seats: &[Option<String>]) -> String {
    let free = seats.iter().filter(|seat| seat.is_none()).count();
    let mut names: Vec<Phrase> = seats.iter().flatten().map(Phrase::verbatim).collect();
    if free > 0 {
        names.push(Phrase::new("web-free-seats").with("count", free));
    }
    w.say(&Phrase::new("web-list").with("names", names))
}
