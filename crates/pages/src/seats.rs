//! Who is at the table, and what they say to each other.

use maud::{Markup, html};
use table::{AnySeen, Phrase, Seat};
use texts::Speaker;

use crate::boards::{Player, badge};
use crate::help::bar;
use crate::icons::bot_face;
use crate::leave::gone;
use crate::lobby::kind;
use crate::model::{ChatLine, SeatCard, Shell, Sits, TablePage};
use crate::routes;
use crate::words::Words;

/// The players, with whose turn it is and what the game says about them.
pub(crate) fn seats(w: &Speaker<'_>, page: &TablePage<'_>, players: &[Player]) -> Markup {
    panel(w, page.seen, players, page.seen.to_act(), true, |seat| {
        let Some(card) = page.seats.iter().find(|card| card.seat == seat) else { return Markup::default() };
        html! {
            // Where the game has words of its own a bot's face is enough for those who see it.
            small.kind[matches!(card.sits, Sits::Bot(_))] { (kind(w, card)) }
            @match &card.sits {
                Sits::Person => span.dot.here[card.present] {},
                &Sits::Bot(level) | &Sits::StandIn(level) => span title=(w.level(level)) { (bot_face(level, "")) },
                Sits::Free | Sits::Guest => {}
            }
            (gone(w, page, seat))
            (bar(w, page, seat))
            @if card.may_stand_in { (act(w, page, card, "stand-in", "web-stand-in")) }
            @if card.mine && matches!(card.sits, Sits::StandIn(_)) && !page.seen.gone().contains(&seat) { (act(w, page, card, "return", "web-return")) }
            (charge(w, page.code, card, true))
        }
    })
}

/// The players of a replay: what the game says about them, and the scores where the end is shown.
pub(crate) fn players(w: &Speaker<'_>, seen: &dyn AnySeen, players: &[Player], end: bool) -> Markup {
    panel(w, seen, players, None, end, |_| Markup::default())
}

/// The panel: the players whom the game knows in its order, then the others in theirs.
fn panel(
    w: &Speaker<'_>,
    seen: &dyn AnySeen,
    players: &[Player],
    turn: Option<Seat>,
    scored: bool,
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

/// What is said at the table, newest last; for those who do not want to read it, only the way back.
pub(crate) fn chat(shell: &Shell, w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    if !shell.chat {
        return html! {
            section.panel #chat {
                div.ph { h2 { (w.t("web-chat")) } span { (w.t("web-chat-off")) } }
                form.line method="post" action=(routes::path("/me")) data-live {
                    input type="hidden" name="back" value=(routes::table(page.code, ""));
                    button.btn name="chat" value="on" { (w.t("web-chat-shown")) }
                }
            }
        };
    }
    html! {
        section.panel #chat {
            div.ph { h2 { (w.t("web-chat")) } span { (w.t("web-chat-all")) } }
            ul.said #said {
                @for line in page.chat {
                    li.mine[line.mine] id={ "c" (line.number) } {
                        b { bdi { (line.name) } } " " bdi { (line.text) }
                        @if line.known && !line.mine { " " (about_line(w, line, page.powers.chat)) }
                    }
                }
            }
            form #line-hide method="post" action=(routes::table(page.code, "hide")) data-live {}
            @if page.powers.chat {
                form #line-report method="post" action=(routes::table(page.code, "report")) data-live {}
                form.line method="post" action=(routes::table(page.code, "chat")) data-live data-reset {
                    input #draft name="text" required maxlength="500" autocomplete="off"
                        aria-label=(w.t("web-chat-say")) placeholder=(w.t("web-chat-say"));
                    button.btn { (w.t("web-chat-send")) }
                }
            } @else if page.powers.muted {
                p.soft { (w.t("server-muted-here")) }
            }
        }
    }
}

/// What can be done about a line of somebody else. The forms stand beside the list: one for all its lines.
fn about_line(w: &Speaker<'_>, line: &ChatLine, seated: bool) -> Markup {
    let more = w.say(&Phrase::new("web-line-more").with("name", line.name.as_str()));
    html! {
        details.dots {
            summary title=(more) { span.sr { (more) } }
            @if seated {
                button.btn form="line-report" name="line" value=(line.number) { (w.t("web-line-report")) }
            }
            button.btn form="line-hide" name="of" value=(line.number) {
                (w.say(&Phrase::new("web-line-hide").with("name", line.name.as_str())))
            }
        }
    }
}
