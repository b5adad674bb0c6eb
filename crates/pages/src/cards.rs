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
pub(crate) fn list(w: &Speaker<'_>, cards: &[TableCard]) -> Markup {
    html! { ul.trs { @for card in cards { (row(w, card, false)) } } }
}

/// Tables to join.
pub(crate) fn open_list(w: &Speaker<'_>, cards: &[TableCard]) -> Markup {
    html! { ul.trs { @for card in cards { (row(w, card, true)) } } }
}

fn row(w: &Speaker<'_>, card: &TableCard, joining: bool) -> Markup {
    let yours = matches!(card.state, CardState::Playing(_, true));
    let go = match (&card.state, joining) {
        (CardState::Over(_), _) => w.t("web-table-look"),
        (_, true) => w.t("web-table-join"),
        _ if yours => w.t("web-table-continue"),
        _ => w.t("web-table-open"),
    };
    html! {
        li.tr.yt[yours] {
            span { (icons::game(card.game)) }
            div.tt {
                b { (table_name(w, &card.code)) }
                small { (w.game(card.game)) " · " (people(w, &card.seats)) }
            }
            span.ts {
                (state(w, &card.state))
                small { (stamp(card.touched)) }
            }
            a.btn.pri[yours] href=(routes::table(&card.code, "")) {
                (go) span.sr { " " (table_name(w, &card.code)) }
            }
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
        CardState::Over(winners) => {
            let names: Vec<Phrase> = winners.iter().map(Phrase::verbatim).collect();
            let won = Phrase::new("web-state-won").with("count", names.len()).with("names", names);
            html! { (w.say(&won)) }
        }
    }
}

/// "Ada, Bo and a free seat".
pub(crate) fn people(w: &Speaker<'_>, seats: &[Option<String>]) -> String {
    let free = seats.iter().filter(|seat| seat.is_none()).count();
    let mut names: Vec<Phrase> = seats.iter().flatten().map(Phrase::verbatim).collect();
    if free > 0 {
        names.push(Phrase::new("web-free-seats").with("count", free));
    }
    w.say(&Phrase::new("web-list").with("names", names))
}
