//! Who is at the table.

use maud::{Markup, html};
use table::{AnySeen, Phrase, Seat};
use texts::Speaker;

use crate::boards::{Player, badge};
use crate::clock;
use crate::guests;
use crate::help::bar;
use crate::icons::bot_face;
use crate::leave::gone;
use crate::lobby::kind;
use crate::model::{SeatCard, Sits, TablePage};
use crate::routes;
use crate::words::Words;

/// The players, with whose turn it is and what the game says about them.
pub(crate) fn seats(w: &Speaker<'_>, page: &TablePage<'_>, players: &[Player]) -> Markup {
    let foot = html! {
        (guests::watching(w, &page.watching))
        @if page.invites && page.seen.outcome().is_none() {
            p { a #to-guests href=(routes::table(page.code, "guests")) { (w.t("web-guests")) } }
        }
    };
    panel(w, page.seen, players, (page.seen.to_act(), true), &foot, |seat| {
        let Some(card) = page.seats.iter().find(|card| card.seat == seat) else { return Markup::default() };
        html! {
            // Where the game has words of its own a bot's face is enough for those who see it.
            small.kind[matches!(card.sits, Sits::Bot(_))] { (kind(w, card)) }
            @match &card.sits {
                Sits::Person => span.dot.here[card.present] {},
                &Sits::Bot(level) | &Sits::StandIn(level) => span title=(w.level(level)) { (bot_face(level, "")) },
                Sits::Free | Sits::Guest => {}
            }
            (clock::face(w, page, seat))
            (gone(w, page, seat))
            (bar(w, page, seat))
            @if card.may_stand_in { (act(w, page, card, "stand-in", "web-stand-in")) }
            @if card.mine && matches!(card.sits, Sits::StandIn(_)) && page.seen.outcome().is_none() && !page.seen.gone().contains(&seat) {
                (act(w, page, card, "return", "web-return"))
            }
            (charge(w, page.code, card, true))
        }
    })
}

/// The players of a replay: what the game says about them, the scores where the end is shown, and what else is told.
pub(crate) fn players(
    w: &Speaker<'_>,
    seen: &dyn AnySeen,
    players: &[Player],
    end: bool,
    more: impl Fn(Seat) -> Markup,
) -> Markup {
    panel(w, seen, players, (None, end), &Markup::default(), more)
}

/// The panel: the players whom the game knows in its order, then the others in theirs.
fn panel(
    w: &Speaker<'_>,
    seen: &dyn AnySeen,
    players: &[Player],
    (turn, scored): (Option<Seat>, bool),
    foot: &Markup,
    presence: impl Fn(Seat) -> Markup,
) -> Markup {
    let known = players.iter().map(|player| (player.seat, Some(player)));
    let unknown = |seat: &Seat| players.iter().all(|player| player.seat != *seat);
    let rest = Seat::all(seen.seats()).filter(unknown).map(|seat| (seat, None));
    let outcome = seen.outcome().filter(|_| scored);
    let total = |seat: Seat| {
        let score = outcome.as_ref().filter(|outcome| outcome.is_counted())?.seats.get(seat.index())?;
        Some(html! { (w.say(&Phrase::new("web-number").with("number", score.total))) })
    };
    html! {
        section.panel.players #seats {
            div.ph { h2 { (w.t("web-players")) } span { (w.t("web-turn-order")) } }
            ol {
                @for (seat, player) in known.chain(rest) {
                    li.turn[turn == Some(seat)] id={ "seat" (seat) } {
                        (badge(w, seen, seat).large())
                        b { (w.name(seat)) }
                        @if let Some(note) = player.and_then(|player| player.note.as_ref()) { small { (note) } }
                        (presence(seat))
                        @if turn == Some(seat) { span.now { (w.t("web-turn")) } }
                        @if let Some(points) = total(seat).as_ref().or(player.and_then(|player| player.points.as_ref())) {
                            strong.pts data-tally { (points) }
                        }
                        @if let Some(facts) = player.and_then(|player| player.facts.as_ref()) { div.fx id={ "fx" (seat) } { (facts) } }
                    }
                }
            }
            (foot)
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

/// What whoever made the table may do about the person of a seat; in a menu, so that nobody is sent away by a slip.
pub(crate) fn charge(w: &Speaker<'_>, code: &str, card: &SeatCard, chat: bool) -> Markup {
    let Some(charge) = card.charge else { return Markup::default() };
    let about = |key: &'static str| w.say(&Phrase::new(key).with("name", card.name.as_str()));
    let (more, mute) =
        (about("web-seat-more"), if charge.muted { "web-seat-unmute" } else { "web-seat-mute" });
    html! {
        details.dots id={ "about" (card.seat) } {
            summary title=(more) { span.sr { (more) } }
            @if chat {
                form method="post" action=(routes::table(code, "mute")) data-live {
                    input type="hidden" name="muted" value=(if charge.muted { "off" } else { "on" });
                    button.btn name="seat" value=(card.seat) { (about(mute)) }
                }
            }
            @if charge.kick {
                form.line method="post" action=(routes::table(code, "kick")) data-live {
                    input id={ "reason" (card.seat) } name="reason" maxlength="200" autocomplete="off"
                        aria-label=(w.t("web-kick-reason")) placeholder=(w.t("web-kick-reason"));
                    button.btn name="seat" value=(card.seat) { (about("web-seat-kick")) }
                }
            }
        }
    }
}
