//! The form for a new tournament.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use super::model::{Chosen, NewTournament};
use crate::assets;
use crate::clock;
use crate::model::Shell;
use crate::new_table::{radio, refresh};
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::variants;
use crate::words::{Words, speaker};

/// The best of so many games.
const GAMES: [u8; 4] = [1, 3, 5, 7];

/// The form for a new tournament.
#[must_use]
pub fn new_tournament(shell: &Shell, form: &NewTournament<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-tournament");
    let chosen = &form.chosen;
    let most = form.games.iter().map(|game| *game.info().players.end()).max().unwrap_or(2);
    let body = html! {
        (top(shell, &Top::default()))
        main.page.making #main {
            h1 { (title) }
            p { (w.t("web-tournament-what")) }
            form.new #new method="post" action=(routes::path("/tournament")) data-refresh {
                @if let Some(problem) = &form.problem {
                    div.notice role="alert" { p { (w.t("web-new-problem")) " " (w.say(problem)) } }
                }
                fieldset.panel {
                    legend { (w.t("web-tournament-what-game")) }
                    div.opt {
                        label for="name" { (w.t("web-tournament-name")) }
                        input #name name="name" maxlength="40" value=(chosen.name) autocomplete="off"
                            placeholder=(w.t("web-tournament"));
                    }
                    div.opt {
                        div.seg role="radiogroup" aria-label=(w.t("web-past-game")) {
                            @for game in form.games {
                                label {
                                    input type="radio" name="game" value=(game.info().id) data-refresh
                                        checked[game.info().id == chosen.game];
                                    span { (w.game(game.info().id)) }
                                }
                            }
                        }
                        (refresh(&w))
                    }
                    (variants::for_all(&w, &chosen.game, form.last.as_ref(), form.sent))
                    div.opt {
                        b #seats-rule { (w.t("web-tournament-seats")) }
                        div.seg role="radiogroup" aria-labelledby="seats-rule" {
                            @for seats in 2..=most {
                                (radio("seats", &seats.to_string(), &seats.to_string(), seats == chosen.seats))
                            }
                        }
                        p.soft { (w.t("web-tournament-seats-about")) }
                    }
                    (meetings(&w, chosen))
                }
                fieldset.panel {
                    legend { (w.t("web-tournament-how")) }
                    (odd(&w, chosen))
                    div.opt {
                        b #alone-rule { (w.t("web-tournament-rounds")) }
                        div.seg role="radiogroup" aria-labelledby="alone-rule" {
                            (radio("alone", "off", &w.t("web-tournament-by-me"), !chosen.alone))
                            (radio("alone", "on", &w.t("web-tournament-alone"), chosen.alone))
                        }
                    }
                    (clock::fields(&w, chosen.clock))
                    div.opt {
                        b #rated-rule { (w.t("web-rating")) }
                        div.seg role="radiogroup" aria-labelledby="rated-rule" {
                            (radio("rated", "off", &w.t("web-rated-off"), !chosen.rated))
                            (radio("rated", "on", &w.t("web-rated-on"), chosen.rated))
                        }
                        p.soft { (w.t("web-rated-about")) }
                    }
                }
                div.bar {
                    a.btn.ghost href=(routes::home("")) { (w.t("web-cancel")) }
                    button.btn.pri { (w.t("web-tournament-make")) }
                }
            }
        }
    };
    styled(shell, &Frame::new(&title, &w.t("web-tournament-what"), "making"), &[assets::ME_CSS.href], body)
}

fn meetings(w: &Speaker<'_>, chosen: &Chosen) -> Markup {
    html! {
        div.opt {
            b #games-rule { (w.t("web-tournament-games")) }
            div.seg role="radiogroup" aria-labelledby="games-rule" {
                @for games in GAMES {
                    @let text = w.say(&Phrase::new("web-tournament-best-of").with("games", u32::from(games)));
                    (radio("games", &games.to_string(), &text, games == chosen.games))
                }
            }
            p.soft { (w.t("web-tournament-games-about")) }
        }
        div.opt {
            label for="rounds" { (w.t("web-tournament-rounds-number")) }
            select #rounds name="rounds" {
                option value="0" selected[chosen.rounds == 0] { (w.t("web-tournament-everybody")) }
                @for rounds in 1..=10u8 { option value=(rounds) selected[rounds == chosen.rounds] { (rounds) } }
            }
        }
    }
}

fn odd(w: &Speaker<'_>, chosen: &Chosen) -> Markup {
    html! {
        div.opt {
            label for="odd" { (w.t("web-tournament-odd")) }
            select #odd name="odd" {
                option value="bye" selected[chosen.bots.is_none()] { (w.t("web-tournament-odd-bye")) }
                @for level in bots::Level::ALL {
                    option value={ "bot-" (level.name()) } selected[chosen.bots == Some(level)] {
                        (w.say(&Phrase::new("web-tournament-odd-bot").with("level", w.level(level))))
                    }
                }
            }
        }
    }
}
