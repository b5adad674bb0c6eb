//! The first page.

use maud::{Markup, html};
use table::{AnyGame, Phrase};
use texts::Speaker;

use crate::assets;
use crate::cards::{self, open_list};
use crate::games::has_bots;
use crate::icons::{bot_face, icon};
use crate::lessons;
use crate::model::{CardState, Home, Last, Shell, TableCard};
use crate::people::ask_name;
use crate::pictures;
use crate::routes;
use crate::shell::{Frame, notice, page};
use crate::variants;
use crate::words::{Words, speaker};

/// Up to so many waiting tables are all shown.
pub const WAITING: usize = 4;
/// While the page is open it counts the waiting tables anew after so many seconds.
const COUNT_AGAIN: u32 = 30;
/// So many finished tables are shown.
const FINISHED: usize = 5;

/// The first page.
#[must_use]
pub fn home(shell: &Shell, home: &Home<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let (waiting, others) = waiting(&home.mine);
    let main = html! {
        (greeting(shell, &w, waiting.len(), !home.mine.is_empty()))
        (notice(&w, home.notice.as_ref()))
        @if shell.name.is_empty() { (ask_name(shell, &w, "ask-name")) }
        @if !waiting.is_empty() { (waits(&w, &waiting)) }
        section.gms aria-label=(w.t("web-nav-games")) {
            @for game in home.games {
                (game_card(&w, *game, home.last.iter().find(|last| last.game == game.info().id)))
            }
        }
        div.low {
            (my_tables(&w, &others, waiting.is_empty()))
            div.side {
                section.panel {
                    h2 { (w.t("web-home-join")) }
                    form.line method="post" action=(routes::path("/join")) {
                        label.sr for="code" { (w.t("web-home-join-label")) }
                        input #code name="code" required autocomplete="off" autocapitalize="off" spellcheck="false"
                            maxlength="300" placeholder=(w.t("web-home-join-label"));
                        button.btn { (w.t("web-home-join-go")) }
                    }
                    p.soft { (w.t("web-home-join-about")) }
                }
                section.panel #tournaments {
                    h2 { (w.t("web-tournament")) }
                    @for (code, name) in &home.tournaments {
                        p {
                            a href=(routes::tournament(code, "")) {
                                @if name.is_empty() { (w.t("web-tournament-yours")) } @else { bdi { (name) } }
                            }
                        }
                    }
                    p { a.btn href=(routes::path("/tournament")) { (w.t("web-tournament-new")) } }
                    p.soft { (w.t("web-tournament-home")) }
                }
                section.panel {
                    h2 { (w.t("web-home-upload")) }
                    form.line method="post" action=(routes::path("/upload")) enctype="multipart/form-data" {
                        label.sr for="record" { (w.t("web-home-upload-label")) }
                        input #record type="file" name="record" required;
                        button.btn { (w.t("web-home-upload-go")) }
                    }
                    p.soft { (w.t("web-home-upload-about")) }
                }
            }
        }
        section.my {
            div.ph { h2 { (w.t("web-home-open")) } }
            @if home.open.is_empty() { p.empty { (icon("den")) (w.t("web-home-open-none")) } }
            @else { (open_list(&w, &home.open)) }
        }
        @if !home.finished.is_empty() {
            section.my {
                div.ph { h2 { (w.t("web-home-finished")) } }
                (cards::list(&w, &home.finished))
            }
        }
        section.about #about {
            h2 { (w.t("web-about-title")) }
            p { (w.t("web-about-what")) }
            p { (w.t("web-about-fair")) }
            p { (w.t("web-unofficial")) }
        }
    };
    let title = match waiting.len() {
        0 => w.t("web-home-title"),
        count => format!("({count}) {}", w.t("web-home-title")),
    };
    let about = w.t("web-home-description");
    // Whoever has no tables has none that wait.
    let script = (!home.mine.is_empty()).then_some(assets::WAITING_JS.href);
    let frame = Frame { script, ..Frame::new(&title, &about, "home") };
    page(shell, &frame, &main)
}

/// The reader's tables that wait for them, the longest first, and the others: those of somebody else's turn, those
/// not begun, those that are over.
fn waiting(mine: &[TableCard]) -> (Vec<&TableCard>, Vec<&TableCard>) {
    let yours = |card: &&TableCard| matches!(card.state, CardState::Playing(_, true));
    let (mut waiting, mut others): (Vec<_>, Vec<_>) = mine.iter().partition(yours);
    waiting.sort_by_key(|card| card.touched);
    others.sort_by_key(|card| match card.state {
        CardState::Playing(..) => 0,
        CardState::Lobby => 1,
        CardState::Over(..) => 2,
    });
    (waiting, others)
}

/// What is said first: by the reader's own clock, where the script can ask it.
fn greeting(shell: &Shell, w: &Speaker<'_>, waiting: usize, plays: bool) -> Markup {
    let hello = |key: &'static str| w.say(&Phrase::new(key).with("name", shell.name.as_str()));
    html! {
        section.hero data-waiting=(waiting) data-look=[plays.then_some(COUNT_AGAIN)] {
            @if shell.name.is_empty() {
                h1 { (w.t("web-home-title")) }
            } @else {
                h1 {
                    span data-hour="0" { (hello("web-hello")) }
                    span data-hour="5" hidden { (hello("web-hello-morning")) }
                    span data-hour="11" hidden { (hello("web-hello-day")) }
                    span data-hour="18" hidden { (hello("web-hello-evening")) }
                }
            }
            p {
                @if waiting == 0 { (w.t("web-home-lead")) }
                @else { (w.say(&Phrase::new("web-home-waits").with("count", waiting))) }
            }
        }
    }
}

/// The tables that wait for the reader.
fn waits(w: &Speaker<'_>, waiting: &[&TableCard]) -> Markup {
    let shown = if waiting.len() > WAITING { WAITING - 1 } else { waiting.len() };
    let (first, more) = waiting.split_at(shown);
    html! {
        section #waiting aria-label=(w.t("web-home-waits-label")) {
            ul.wts { @for card in first { (cards::wait(w, card)) } }
            @if !more.is_empty() {
                details.more-wts {
                    summary { (w.say(&Phrase::new("web-home-waits-more").with("count", more.len()))) }
                    ul.wts { @for card in more { (cards::wait(w, card)) } }
                }
            }
        }
    }
}

/// The reader's other tables: those that go on, and the last that are over.
fn my_tables(w: &Speaker<'_>, others: &[&TableCard], nothing_waits: bool) -> Markup {
    let open = others.iter().filter(|card| !matches!(card.state, CardState::Over(..))).count();
    let shown = &others[..others.len().min(open + FINISHED)];
    html! {
        section.my #mine {
            div.ph {
                h2 { (w.t("web-home-mine")) }
                @if !others.is_empty() { a href=(routes::path("/me/games")) { (w.t("web-home-past")) } }
            }
            @if shown.is_empty() && nothing_waits { p.empty { (icon("pack")) (w.t("web-home-mine-none")) } }
            @else if shown.is_empty() { p.empty { (icon("pack")) (w.t("web-home-mine-no-others")) } }
            @else { (cards::list(w, shown.iter().copied())) }
        }
    }
}

/// A game with the choices that most people make, and the ways to begin.
fn game_card(w: &Speaker<'_>, game: &dyn AnyGame, last: Option<&Last>) -> Markup {
    let info = game.info();
    let about = w.say(&Phrase::new(format!("{}-about", info.id)));
    let players = last.map_or(info.default_players, |last| last.choices.players);
    html! {
        article.gm aria-labelledby={ "game-" (info.id) } {
            div.scn { (pictures::of_game(info.id)) }
            form.gb method="post" action=(routes::game("play", info.id)) {
                div.gh {
                    h2 id={ "game-" (info.id) } { (w.game(info.id)) }
                    a href=(routes::rules(info.id)) { (w.t("web-nav-rules")) span.sr { ": " (w.game(info.id)) } }
                }
                p { (about) }
                fieldset.pk {
                    legend { (w.t("web-players")) }
                    div.nps {
                        @for count in info.players.clone() {
                            label.np {
                                input type="radio" name="players" value=(count) checked[count == players];
                                span { (count) }
                            }
                        }
                    }
                }
                (bots(w, info.id, last))
                (variants::row(w, info.id, last))
                div.go {
                    @if has_bots(info.id) { button.btn.pri { (w.t("web-play-now")) } }
                    button.btn.pri[!has_bots(info.id)] name="invite" value="1" formaction=(routes::game("new", info.id)) { (icon("link")) (w.t("web-new-table")) }
                }
                div.go.lt {
                    @if !lessons::all(info.id).is_empty() {
                        button.btn.ghost formaction=(routes::game("learn", info.id)) title=(w.t("lesson-start-about")) {
                            (icon("hint")) (w.t("lesson-start"))
                        }
                    }
                    button.btn.ghost formmethod="get" formaction=(routes::game("new", info.id)) { (w.t("web-home-all-options")) }
                }
            }
        }
    }
}

/// Against whom: the bots by their faces.
fn bots(w: &Speaker<'_>, game: &str, last: Option<&Last>) -> Markup {
    let levels = bots::levels(game);
    let chosen = last.map_or(bots::Level::USUAL, |last| last.level);
    html! {
        @if !levels.is_empty() {
            fieldset.pk {
                legend { (w.t("web-bots")) }
                div.nps.fs {
                    @for &level in levels {
                        label.np title=(w.level_about(level)) {
                            input type="radio" name="level" value=(level.name()) checked[level == chosen];
                            span { (bot_face(level, "")) (w.level(level)) }
                        }
                    }
                }
            }
        }
    }
}
