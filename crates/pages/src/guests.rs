//! Others at a table in play: who looks on, links to watch, and seats that change hands.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::assets;
use crate::icons::icon;
use crate::model::{Guests, Handing, SeatCard, Shell, TablePage, Watching};
use crate::names::table_name;
use crate::qr::qr;
use crate::routes;
use crate::shell::{Frame, Top, copy_field, notice, styled, top};
use crate::words::{Words, speaker};

/// Those who look on, in one sentence.
pub(crate) fn watching(w: &Speaker<'_>, watching: &Watching) -> Markup {
    let Watching { named, others } = watching;
    let mut names: Vec<Phrase> = named
        .iter()
        .map(|one| if one.mine { Phrase::new("web-sits-you") } else { Phrase::verbatim(one.name.as_str()) })
        .collect();
    if *others > 0 {
        let key = if names.is_empty() { "web-watching-guests" } else { "web-watching-others" };
        names.push(Phrase::new(key).with("count", *others));
    }
    html! {
        @if !names.is_empty() {
            p.soft #watching { (icon("person")) (w.say(&Phrase::new("web-watching").with("names", names))) }
        }
    }
}

/// Over the board: somebody offers the reader a seat.
pub(crate) fn offer(w: &Speaker<'_>, page: &TablePage<'_>) -> Option<Markup> {
    let card: &SeatCard = page.seats.iter().find(|card| card.offered)?;
    Some(html! {
        form.request #offer method="post" action=(routes::table(page.code, "take-over")) data-live {
            p role="status" { (w.say(&Phrase::new("web-offer").with("seat", card.seat))) }
            input type="hidden" name="seat" value=(card.seat);
            button.btn.pri name="answer" value="yes" { (w.t("web-offer-take")) }
            button.btn name="answer" value="no" { (w.t("web-offer-decline")) }
        }
    })
}

/// The page from which others are invited to watch, or to take a seat over.
#[must_use]
pub fn guests(shell: &Shell, guests: &Guests<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-guests");
    let heading = (w.game(guests.game), table_name(&w, guests.code));
    let body = html! {
        (top(shell, &Top { heading: Some(heading), ..Top::default() }))
        main.page.lobby #main {
            (notice(&w, guests.notice.as_ref()))
            div.say { h2 { (title) } p { a href=(routes::table(guests.code, "")) { (w.t("web-guests-back")) } } }
            section.panel #watch {
                h2 { (w.t("web-watch")) }
                p.soft { (w.t(if guests.private { "web-watch-private" } else { "web-watch-listed" })) }
                (link(&w, "watch-link", &guests.watch, &w.t("web-watch-link")))
                (watching(&w, guests.watching))
            }
            @for handing in &guests.seats { (hand_over(&w, guests, handing)) }
        }
    };
    styled(shell, &Frame::new(&title, &title, "lobby"), &[assets::LOBBY_CSS.href], body)
}

/// A link with the ways to pass it on.
pub(crate) fn link(w: &Speaker<'_>, id: &str, link: &str, label: &str) -> Markup {
    html! {
        div.invite {
            label for=(id) { (icon("link")) (label) }
            (copy_field(w, id, link, label))
            details { summary { (w.t("web-qr")) } (qr(link, label)) }
        }
    }
}

fn hand_over(w: &Speaker<'_>, guests: &Guests<'_>, handing: &Handing) -> Markup {
    let others: Vec<_> = guests.watching.named.iter().filter(|one| !one.mine).collect();
    let named = |key: &'static str| w.say(&Phrase::new(key).with("name", handing.name.as_str()));
    let action = routes::table(guests.code, "hand-over");
    html! {
        section.panel id={ "hand-over-" (handing.seat) } {
            h2 { (named("web-hand-over")) }
            p.soft { (w.t("web-hand-over-about")) }
            @if let Some(name) = &handing.offered {
                p role="status" { (w.say(&Phrase::new("web-hand-over-offered").with("name", name.as_str()))) }
            }
            @if !others.is_empty() {
                form.chips method="post" action=(action) {
                    input type="hidden" name="seat" value=(handing.seat);
                    @for one in others {
                        button.btn name="to" value=(one.id) {
                            (w.say(&Phrase::new("web-hand-over-to").with("name", one.name.as_str())))
                        }
                    }
                }
            }
            (link(w, &format!("hand-{}", handing.seat), &handing.link, &w.t("web-hand-over-link")))
            form method="post" action=(action) {
                input type="hidden" name="seat" value=(handing.seat);
                button.btn.ghost name="void" value="yes" { (w.t("web-hand-over-void")) }
            }
        }
    }
}
