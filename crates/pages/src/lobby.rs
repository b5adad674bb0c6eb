//! A table before its start.

use maud::{Markup, html};
use table::{Parts, Phrase, Seat};
use texts::Speaker;

use crate::assets;
use crate::clock;
use crate::guests::{link, watching};
use crate::icons::{bot_face, icon};
use crate::model::{Lobby, Pledge, SeatCard, Shell, Sits};
use crate::names::{rated_name, table_name};
use crate::options::summary;
use crate::people::ask_name;
use crate::result::shares_of_the_seed;
use crate::routes;
use crate::seats::charge;
use crate::shell::{Frame, Top, name_field, notice, rules_link, styled, top};
use crate::talk::chat;
use crate::words::{Words, speaker};

/// A table before its start.
#[must_use]
pub fn lobby(shell: &Shell, lobby: &Lobby<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = format!("{} · {}", w.game(lobby.game.info().id), table_name(&w, lobby.code));
    let about = w.say(&Phrase::new(format!("{}-about", lobby.game.info().id)));
    let frame = Frame { waits: true, ..Frame::new(&title, &about, "lobby") };
    styled(shell, &frame, &[assets::LOBBY_CSS.href], lobby_main(shell, lobby))
}

/// The part of [`lobby`] that live updates replace.
#[must_use]
pub fn lobby_main(shell: &Shell, lobby: &Lobby<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let game = lobby.game.info().id;
    let heading = (w.game(game), rated_name(&w, lobby.code, lobby.rated));
    let acts = rules_link(&w, game);
    html! {
        div.live #live data-entry="0" data-stream=(routes::table(lobby.code, "live")) {
            (top(shell, &Top { heading: Some(heading), acts: Some(acts), ..Top::default() }))
            main.page.lobby #main {
                (notice(&w, lobby.notice.as_ref()))
                @if lobby.seated && shell.name.is_empty() { (ask_name(shell, &w, "ask-name-here")) }
                (state(&w, lobby))
                // Whoever does not see the seats is told who comes and goes.
                p.sr #here role="status" { (here(&w, lobby)) }
                @if let Some(all) = &lobby.any_seat {
                    section.panel #any-seat {
                        p.soft { (w.t("web-any-seat-about")) }
                        (link(&w, "any-seat-link", all, &w.t("web-any-seat")))
                    }
                }
                ol.seats #seats {
                    @for card in lobby.seats { (seat(shell, &w, lobby, card)) }
                }
                (watching(&w, lobby.watching))
                @if lobby.host {
                    div.bar {
                        (listing(&w, lobby))
                        @if !lobby.dealing {
                            form method="post" action=(routes::table(lobby.code, "start")) data-live {
                                button.btn.pri.off[!lobby.ready] aria-disabled=[(!lobby.ready).then_some("true")]
                                    title=[(!lobby.ready).then(|| w.t("web-lobby-missing"))] { (w.t("web-lobby-start")) }
                            }
                        }
                    }
                }
                (chat(shell, &w, &lobby.talk))
                @if let Some(parts) = &lobby.parts { (promises(&w, lobby, parts)) }
                section.panel {
                    h2 { (w.t("web-options")) }
                    (summary(&w, game, &lobby.game.menu(lobby.choices), lobby.choices))
                    @if !lobby.levels.is_empty() {
                        dl.facts {
                            dt { (w.t("web-hints-rule")) }
                            dd { (w.t(if lobby.hints { "web-hints-allowed" } else { "web-hints-forbidden" })) }
                        }
                    }
                    @if lobby.rated {
                        dl.facts { dt { (w.t("web-rated")) } dd { (w.t("web-rated-about")) } }
                    }
                    @if let Some(terms) = lobby.clock {
                        dl.facts { dt { (w.t("web-clock")) } dd { (clock::told(&w, terms)) } }
                    }
                    p.soft { (w.say(&Phrase::new("web-lobby-code").with("code", lobby.code))) }
                }
            }
        }
    }
}

/// The chat of [`lobby`] alone, the element `#chat`.
#[must_use]
pub fn lobby_chat(shell: &Shell, lobby: &Lobby<'_>) -> Markup {
    let _below = routes::below(shell);
    chat(shell, &speaker(shell), &lobby.talk)
}

/// What the table waits for.
fn state(w: &Speaker<'_>, lobby: &Lobby<'_>) -> Markup {
    if !lobby.dealing {
        return html! {
            div.say {
                h2 { (w.t(if lobby.ready { "web-lobby-ready" } else { "web-lobby-waiting" })) }
                p { (w.t(if lobby.host { "web-lobby-host" } else { "web-lobby-guest" })) }
            }
        };
    }
    let awaited = lobby.seats.iter().zip(&lobby.pledges).filter(|(_, pledge)| **pledge == Pledge::Promised);
    let names: Vec<Phrase> = awaited.map(|(card, _)| Phrase::verbatim(card.name.as_str())).collect();
    html! {
        div.say {
            h2 { (w.t("web-lobby-dealing")) }
            p { (w.say(&Phrase::new("web-lobby-parts").with("names", names))) }
        }
    }
}

/// What a seat adds to the deal, and what the script is to do about it.
fn pledge(w: &Speaker<'_>, lobby: &Lobby<'_>, card: &SeatCard) -> Markup {
    let pledge = lobby.pledges.get(card.seat.index()).copied().unwrap_or(Pledge::None);
    let sits = matches!(card.sits, Sits::Person | Sits::Guest);
    let wanted = match pledge {
        Pledge::None if !lobby.dealing => Some("promise"),
        Pledge::Promised if lobby.dealing => Some("give"),
        _ => None,
    };
    let promised = lobby.parts.as_ref().and_then(|parts| parts.seats.get(card.seat.index())?.as_ref());
    html! {
        @if let Some(wanted) = wanted.filter(|_| card.mine && sits) {
            span hidden data-part=(wanted) data-seat=(card.seat) data-hash=[promised.map(|part| &part.commitment)] {}
        }
        @if pledge != Pledge::None {
            small.soft { (w.t(if pledge == Pledge::Given { "web-part-given" } else { "web-part-promised" })) }
        }
    }
}

/// What was promised so far, for those who want to compare it when the game is over.
fn promises(w: &Speaker<'_>, lobby: &Lobby<'_>, parts: &Parts) -> Markup {
    let names: Vec<String> = lobby.seats.iter().map(|card| card.name.clone()).collect();
    html! {
        section.panel {
            details #fairness {
                summary { (w.t("web-fair")) }
                p.soft { (w.t("web-lobby-promises")) }
                (shares_of_the_seed(&w.with_names(&names), parts))
            }
        }
    }
}

/// Who sits here, in one sentence.
fn here(w: &Speaker<'_>, lobby: &Lobby<'_>) -> String {
    let taken = lobby.seats.iter().filter(|card| card.sits != Sits::Free);
    let names: Vec<Phrase> = taken.map(|card| Phrase::verbatim(card.name.as_str())).collect();
    let free = lobby.seats.len() - names.len();
    w.say(&Phrase::new("web-lobby-here").with("names", names).with("free", free))
}

fn listing(w: &Speaker<'_>, lobby: &Lobby<'_>) -> Markup {
    html! {
        form.seg method="post" action=(routes::table(lobby.code, "list")) data-live {
            @for (value, on, name) in [("off", !lobby.listed, "web-new-private"), ("on", lobby.listed, "web-new-listed")] {
                button.btn.on[on] name="listed" value=(value) aria-pressed=(on) { (w.t(name)) }
            }
        }
    }
}

/// A form with one button that concerns a seat.
fn act(lobby: &Lobby<'_>, below: &str, seat: Seat, inner: &Markup) -> Markup {
    html! {
        form.line method="post" action=(routes::table(lobby.code, below)) data-live {
            input type="hidden" name="seat" value=(seat);
            (inner)
        }
    }
}

fn seat(shell: &Shell, w: &Speaker<'_>, lobby: &Lobby<'_>, card: &SeatCard) -> Markup {
    let free = card.sits == Sits::Free;
    html! {
        li.panel.seat.free[free].mine[card.mine] id={ "seat-" (card.seat) } {
            div.who {
                span class={ "bdg s" (card.seat) } { (card.seat) }
                div {
                    @if free { b { (w.t("web-seat-free")) } } @else { b { bdi { (card.name) } } }
                    small { (kind(w, card)) }
                    (pledge(w, lobby, card))
                }
                @match card.sits { Sits::Bot(level) | Sits::StandIn(level) => (bot_face(level, "big")), _ => {} }
            }
            div.deeds {
                @if free && !lobby.seated { (claim(shell, w, lobby, card.seat)) }
                @if free && lobby.host { (bot(w, lobby, card.seat)) }
                @if card.mine && card.sits != Sits::Free { (rename(w, lobby, card)) }
                div.chips { (moving(w, lobby, card)) }
            }
            @if let Some(link) = &card.invitation { (invite(w, card.seat, link)) }
        }
    }
}

/// Leaving, freeing and swapping.
fn moving(w: &Speaker<'_>, lobby: &Lobby<'_>, card: &SeatCard) -> Markup {
    let mine = card.mine || (lobby.host && matches!(card.sits, Sits::Bot(_)));
    let leave = if card.sits == Sits::Person { "web-seat-leave" } else { "web-seat-clear" };
    let next = lobby.seats.iter().map(|other| other.seat).find(|other| lobby.host && *other > card.seat);
    html! {
        @if mine && card.sits != Sits::Free {
            (act(lobby, "leave", card.seat, &html! { button.btn.ghost { (w.t(leave)) } }))
        }
        (charge(w, lobby.code, card, false))
        @if let Some(next) = next {
            @let swap = w.say(&Phrase::new("web-seat-swap").with("number", next.number()));
            (act(lobby, "swap", card.seat, &html! {
                button.btn.ghost name="with" value=(next) { (icon("swap")) (swap) }
            }))
        }
    }
}

fn claim(shell: &Shell, w: &Speaker<'_>, lobby: &Lobby<'_>, seat: Seat) -> Markup {
    act(
        lobby,
        "sit",
        seat,
        &html! {
            @if let Some(name) = &lobby.suggested { (name_field(w, name, false)) }
            @else if shell.name.is_empty() { (name_field(w, "", false)) }
            button.btn.pri { (w.t("web-seat-sit")) }
        },
    )
}

fn bot(w: &Speaker<'_>, lobby: &Lobby<'_>, seat: Seat) -> Markup {
    if lobby.levels.is_empty() {
        return Markup::default();
    }
    act(
        lobby,
        "bot",
        seat,
        &html! {
            select name="level" aria-label=(w.t("web-bot-level")) {
                @for &level in lobby.levels { option value=(level.name()) title=(w.level_about(level)) { (w.level(level)) } }
            }
            button.btn { (icon("bot")) (w.t("web-seat-bot")) }
        },
    )
}

fn rename(w: &Speaker<'_>, lobby: &Lobby<'_>, card: &SeatCard) -> Markup {
    act(
        lobby,
        "rename",
        card.seat,
        &html! {
            (name_field(w, &card.name, true))
            button.btn { (w.t("web-rename")) }
        },
    )
}

/// The link that seats a friend, to copy or to scan.
fn invite(w: &Speaker<'_>, seat: Seat, address: &str) -> Markup {
    let label = w.say(&Phrase::new("web-invite-label").with("number", seat.number()));
    link(w, &format!("link-{seat}"), address, &label)
}

/// What sits in a seat, in words.
pub(crate) fn kind(w: &Speaker<'_>, card: &SeatCard) -> String {
    match &card.sits {
        Sits::Free => w.t("web-sits-free"),
        Sits::Person if card.mine => w.t("web-sits-you"),
        Sits::Person => w.t(if card.present { "web-sits-here" } else { "web-sits-away" }),
        Sits::Guest => w.t("web-sits-guest"),
        &Sits::Bot(level) => w.say(&Phrase::new("web-sits-bot").with("level", w.level(level))),
        &Sits::StandIn(level) => w.say(&Phrase::new("web-sits-stand-in").with("level", w.level(level))),
    }
}
