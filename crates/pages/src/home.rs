//! The first page.

use maud::{Markup, html};
use table::{AnyGame, Phrase};
use texts::Speaker;

use crate::cards::{list, open_list};
use crate::games::has_bots;
use crate::icons::icon;
use crate::lessons;
use crate::model::{CardState, Home, Shell};
use crate::pictures;
use crate::routes;
use crate::shell::{Frame, notice, page};
use crate::words::{Words, speaker};

/// The first page.
#[must_use]
pub fn home(shell: &Shell, home: &Home<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let main = html! {
        section.hero {
            h1 { (w.t("web-home-title")) }
            p { (w.t("web-home-lead")) }
        }
        (notice(&w, home.notice.as_ref()))
        section.gms aria-label=(w.t("web-nav-games")) {
            @for game in home.games { (game_card(&w, *game)) }
        }
        section.my #mine {
            div.ph { h2 { (w.t("web-home-mine")) } span { (waiting(&w, home)) } }
            @if home.mine.is_empty() { p.empty { (icon("pack")) (w.t("web-home-mine-none")) } }
            @else { (list(&w, &home.mine)) }
        }
        div.pair {
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
        section.my {
            div.ph { h2 { (w.t("web-home-open")) } }
            @if home.open.is_empty() { p.empty { (icon("den")) (w.t("web-home-open-none")) } }
            @else { (open_list(&w, &home.open)) }
        }
        @if !home.finished.is_empty() {
            section.my {
                div.ph { h2 { (w.t("web-home-finished")) } }
                (list(&w, &home.finished))
            }
        }
        section.about #about {
            h2 { (w.t("web-about-title")) }
            p { (w.t("web-about-what")) }
            p { (w.t("web-about-fair")) }
            p { (w.t("web-unofficial")) }
        }
    };
    page(shell, &Frame::new(&w.t("web-home-title"), &w.t("web-home-description"), "home"), &main)
}

fn waiting(w: &Speaker<'_>, home: &Home<'_>) -> String {
    let open = home.mine.iter().filter(|card| !matches!(card.state, CardState::Over(_))).count();
    let yours = home.mine.iter().filter(|card| matches!(card.state, CardState::Playing(_, true))).count();
    if open == 0 {
        return String::new();
    }
    w.say(&Phrase::new("web-home-waiting").with("open", open).with("yours", yours))
}

/// A game with the number of players, and the two ways to begin.
fn game_card(w: &Speaker<'_>, game: &dyn AnyGame) -> Markup {
    let info = game.info();
    let about = w.say(&Phrase::new(format!("{}-about", info.id)));
    let players = Phrase::new("web-game-players").with("least", *info.players.start());
    let players = players.with("most", *info.players.end());
    html! {
        article.gm {
            div.scn { (pictures::of_game(info.id)) }
            form.gb method="post" action=(routes::game("play", info.id)) {
                h2 { (w.game(info.id)) }
                p { (about) }
                div.meta {
                    span { (w.say(&players)) }
                    a href=(routes::rules(info.id)) { (w.t("web-nav-rules")) }
                }
                fieldset.pk {
                    legend.lab { (w.t("web-players")) }
                    div.nps {
                        @for count in info.players.clone() {
                            label.np {
                                input type="radio" name="players" value=(count) checked[count == info.default_players];
                                span { (count) }
                            }
                        }
                    }
                }
                div.go {
                    @if has_bots(info.id) { button.btn.pri { (w.t("web-play-now")) } }
                    button.btn.pri[!has_bots(info.id)] formmethod="get" formaction=(routes::game("new", info.id)) { (w.t("web-new-table")) }
                }
                @if !lessons::all(info.id).is_empty() {
                    button.btn.ghost formaction=(routes::game("learn", info.id)) title=(w.t("lesson-start-about")) {
                        (icon("hint")) (w.t("lesson-start"))
                    }
                }
            }
        }
    }
}
