//! An evening's tournament: the form that makes one, and its own page with people, standings and rounds. Nothing here
//! needs a script: a page without one looks again by itself too, but for those who may be typing their name.

mod form;
mod model;

pub use form::new_tournament;
pub use model::*;

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::assets;
use crate::clock;
use crate::icons::{game as game_icon, icon};
use crate::model::Shell;
use crate::names::table_name;
use crate::options::summary;
use crate::qr::qr;
use crate::routes;
use crate::shell::{Frame, Top, copy_field, name_field, styled, top};
use crate::words::{Words, speaker};

/// After so many seconds a page looks again.
const LOOK_AGAIN: u32 = 5;
/// The same for one without script, which is loaded anew.
const LOAD_AGAIN: u32 = 20;

/// A tournament's page.
#[must_use]
pub fn tournament(shell: &Shell, page: &TournamentPage) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = name(&w, &page.chosen);
    let here = routes::tournament(&page.code, "");
    let body = html! {
        (top(shell, &Top::default()))
        main.page.myself #main data-look=[(!page.over).then_some(LOOK_AGAIN)] {
            h1 { (title) }
            p.soft { (game_icon(&page.chosen.game)) " " (about(&w, &page.chosen)) }
            (now(&w, page))
            @if page.rounds.is_empty() { (join(shell, &w, page)) }
            div.mg {
                div.col {
                    @if !page.rounds.is_empty() { (standings(&w, page)) }
                    (people(&w, page))
                }
                div.col {
                    @for (number, round) in page.rounds.iter().enumerate().rev() { (one_round(&w, page, number, round)) }
                    (rules(&w, page))
                }
            }
            p { a.btn #again href=(here) { (icon("replay")) (w.t("web-tournament-again")) } }
        }
    };
    let types = page.rounds.is_empty() && page.me.is_none();
    let onward = (!page.over && !types).then_some((LOAD_AGAIN, here.as_str()));
    // Whoever is awaited sees it in another tab, too.
    let head = if own_table(page).is_some() { format!("(1) {title}") } else { title.clone() };
    let script = Some(assets::EVENING_JS.href);
    let frame = Frame { onward, script, ..Frame::new(&head, &title, "myself") };
    styled(shell, &frame, &[assets::ME_CSS.href], body)
}

/// What it is called.
/// From a table to the tournament that it belongs to.
pub(crate) fn way_to(w: &Speaker<'_>, code: Option<&str>) -> Markup {
    html! {
        @if let Some(code) = code {
            p #to-tournament { a.btn href=(routes::tournament(code, "")) { (w.t("web-tournament-to")) } }
        }
    }
}

fn name(w: &Speaker<'_>, chosen: &Chosen) -> String {
    if chosen.name.is_empty() { w.t("web-tournament") } else { chosen.name.clone() }
}

/// What is played, in one line.
fn about(w: &Speaker<'_>, chosen: &Chosen) -> String {
    let phrase = Phrase::new("web-tournament-about").with("game", w.game(&chosen.game));
    w.say(&phrase.with("seats", u32::from(chosen.seats)).with("games", u32::from(chosen.games)))
}

/// What happens now, and what the reader can do about it.
fn now(w: &Speaker<'_>, page: &TournamentPage) -> Markup {
    let (round, all) = (page.rounds.len(), page.rounds_in_all);
    let counted =
        |key: &'static str, round: usize| w.say(&Phrase::new(key).with("round", round).with("rounds", all));
    html! {
        section.panel #now aria-live="polite" {
            h2 {
                @if page.over { (w.t("web-tournament-over")) }
                @else if round == 0 { (w.t("web-tournament-open")) }
                @else if page.may_begin { (counted("web-tournament-between", round)) }
                @else { (counted("web-tournament-round-of", round)) }
            }
            @if let Some(code) = own_table(page) {
                p { a.btn.pri #my-table href=(routes::table(code, "")) { (w.t("web-tournament-my-table")) } }
            }
            @if page.host && page.may_begin {
                form method="post" action=(routes::tournament(&page.code, "begin")) {
                    button.btn.pri { (counted("web-tournament-begin", round + 1)) }
                }
            }
            @if page.chosen.alone && !page.over { p.soft { (w.t("web-tournament-alone-about")) } }
            @else if !page.host && !page.over { p.soft { (w.t("web-tournament-waits")) } }
        }
    }
}

/// The table at which the reader is awaited.
fn own_table(page: &TournamentPage) -> Option<&str> {
    let me = page.me?;
    let mine = page.rounds.last()?.meetings.iter().find(|meeting| meeting.players.contains(&me))?;
    let last = mine.games.last().filter(|game| !game.over && !mine.over)?;
    Some(&last.code)
}

/// Taking part, and the link for the others.
fn join(shell: &Shell, w: &Speaker<'_>, page: &TournamentPage) -> Markup {
    let label = w.t("web-tournament-link");
    html! {
        section.panel #join {
            @if page.me.is_none() {
                form.line method="post" action=(routes::tournament(&page.code, "join")) {
                    label { (w.t("web-your-name")) (name_field(w, &shell.name, true)) }
                    button.btn.pri { (w.t("web-tournament-join")) }
                }
            } @else {
                form.line method="post" action=(routes::tournament(&page.code, "leave")) {
                    span { (w.t("web-tournament-joined")) }
                    button.btn { (w.t("web-tournament-leave")) }
                }
            }
            p { (label) }
            (copy_field(w, "tournament-link", &page.link, &label))
            details { summary { (w.t("web-qr")) } (qr(&page.link, &label)) }
        }
    }
}

fn called(page: &TournamentPage, player: usize) -> Markup {
    html! { @if let Some(player) = page.players.get(player) { bdi { (player.name) } } }
}

fn names(w: &Speaker<'_>, page: &TournamentPage, players: &[usize], bots: u8) -> String {
    let player =
        |player: &usize| page.players.get(*player).map(|player| Phrase::verbatim(player.name.as_str()));
    let mut names: Vec<Phrase> = players.iter().filter_map(player).collect();
    names.extend((0..bots).map(|_| Phrase::new("web-tournament-bot")));
    w.say(&Phrase::new("web-list").with("names", names))
}

/// Half points as people write them.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

fn standings(w: &Speaker<'_>, page: &TournamentPage) -> Markup {
    html! {
        section.panel #standings {
            h2 #standings-title { (w.t("web-tournament-standings")) }
            div.wide tabindex="0" role="region" aria-labelledby="standings-title" {
                table.res {
                    thead { tr {
                        th scope="col" { (w.t("web-tournament-place")) } th scope="col" { (w.t("web-tournament-who")) }
                        th scope="col" { (w.t("web-tournament-points")) } th scope="col" { (w.t("web-tournament-won")) }
                        th scope="col" { (w.t("web-tournament-beaten")) } th scope="col" { (w.t("web-tournament-played")) }
                    } }
                    tbody {
                        @for row in &page.standings {
                            tr {
                                td { (row.place) }
                                th scope="row" { (called(page, row.player)) }
                                td { b { (points(row.halves)) } }
                                td { (row.won) }
                                td { (f64::from(row.beaten) / 4.0) }
                                td { (row.played) }
                            }
                        }
                    }
                }
            }
            p.soft { (w.t("web-tournament-rule")) }
        }
    }
}

/// Who takes part; whoever has made it says who is not there.
fn people(w: &Speaker<'_>, page: &TournamentPage) -> Markup {
    html! {
        section.panel #players {
            h2 { (w.say(&Phrase::new("web-tournament-players").with("count", page.players.len()))) }
            @if page.players.is_empty() { p.soft { (w.t("web-tournament-nobody")) } }
            ul.met {
                @for (number, player) in page.players.iter().enumerate() {
                    li {
                        span {
                            bdi { (player.name) }
                            @if player.gone { " " span.soft { (w.t("web-tournament-gone")) } }
                        }
                        @if !page.over && (page.host || page.me == Some(number)) {
                            form method="post" action=(routes::tournament(&page.code, "gone")) {
                                input type="hidden" name="player" value=(number);
                                button.btn.ghost name="gone" value=(if player.gone { "off" } else { "on" }) {
                                    (w.t(if player.gone { "web-tournament-is-back" } else { "web-tournament-is-gone" }))
                                    span.sr { " " (player.name) }
                                }
                            }
                        }
                    }
                }
            }
            @if !page.over && !page.rounds.is_empty() { p.soft { (w.t("web-tournament-gone-about")) } }
        }
    }
}

fn one_round(w: &Speaker<'_>, page: &TournamentPage, number: usize, round: &RoundCard) -> Markup {
    html! {
        section.panel id={ "round-" (number + 1) } {
            h2 { (w.say(&Phrase::new("web-tournament-round").with("round", number + 1))) }
            ul.met {
                @for meeting in &round.meetings {
                    li {
                        span {
                            b { (names(w, page, &meeting.players, meeting.bots)) }
                            @if meeting.over { " · " span.soft { (w.t("web-tournament-done")) } }
                            @for game in &meeting.games {
                                br;
                                a href=(routes::table(&game.code, if game.over { "result" } else { "" })) { (table_name(w, &game.code)) }
                                " " span.soft { (outcome(w, page, game)) }
                            }
                        }
                    }
                }
                @for bye in &round.byes {
                    li { span { (called(page, *bye)) " " span.soft { (w.t("web-tournament-bye")) } } }
                }
            }
        }
    }
}

fn outcome(w: &Speaker<'_>, page: &TournamentPage, game: &GameCard) -> String {
    match (game.over, game.winners.is_empty()) {
        (false, _) => w.t("web-tournament-running"),
        (true, true) => w.t("web-tournament-bot-won"),
        (true, false) => {
            let names = names(w, page, &game.winners, 0);
            w.say(
                &Phrase::new("web-tournament-won-by").with("count", game.winners.len()).with("names", names),
            )
        }
    }
}

/// How it is played: told once, for everybody.
fn rules(w: &Speaker<'_>, page: &TournamentPage) -> Markup {
    let chosen = &page.chosen;
    html! {
        section.panel #how {
            h2 { (w.t("web-tournament-how")) }
            @if let Some((game, choices)) = &page.game {
                (summary(w, game.info().id, &game.menu(choices), choices))
            }
            // Once there are standings it stands with them.
            @if page.rounds.is_empty() { p { (w.t("web-tournament-rule")) } }
            p {
                @match chosen.bots {
                    Some(level) => (w.say(&Phrase::new("web-tournament-odd-bot-told").with("level", w.level(level)))),
                    None => (w.t("web-tournament-odd-bye-told")),
                }
            }
            @if let Some(terms) = chosen.clock { p { (clock::told(w, terms)) } }
            @if chosen.rated { p { (w.t("web-rated-about")) } }
        }
    }
}
