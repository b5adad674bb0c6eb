//! The form for a new table.

use std::iter::repeat;

use maud::{Markup, html};
use table::{Phrase, Seat};
use texts::Speaker;

use crate::clock;
use crate::games::kit;
use crate::icons::icon;
use crate::model::{NewTable, Shell, Sitter};
use crate::options::{fields, presets, problem_at};
use crate::pictures;
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::words::{Words, speaker};

/// The form for a new table.
#[must_use]
pub fn new_table(shell: &Shell, form: &NewTable<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let info = form.game.info();
    let name = w.game(info.id);
    let title = w.say(&Phrase::new("web-new-title").with("game", name.as_str()));
    let menu = form.game.menu(form.choices);
    let problem = form.problem.as_ref();
    let sitters = form.sitters.iter().chain(repeat(&Sitter::Friend));
    let main = html! {
        section.banner {
            div.scn { (pictures::of_game(info.id)) }
            div { h1 { (title) } p { (w.say(&Phrase::new(format!("{}-about", info.id)))) }
                a href=(routes::rules(info.id)) { (w.t("web-nav-rules")) } }
        }
        form.new #new method="post" action=(routes::game("new", info.id)) data-refresh {
            @if let Some(problem) = problem {
                div.notice role="alert" { p { (w.t("web-new-problem")) " " (w.say(&problem.phrase)) } }
            }
            fieldset.panel #players {
                legend { (w.t("web-players")) }
                div.nps {
                    @for count in info.players.clone() {
                        label.np {
                            input type="radio" name="players" value=(count) data-refresh
                                checked[count == form.choices.players];
                            span { (count) }
                        }
                    }
                    (refresh(&w))
                }
                (problem_at(&w, problem, "players"))
            }
            (presets(&w, info.id, &menu, form.choices))
            fieldset.panel {
                legend { (w.t("web-seats")) }
                p.soft { (w.t("web-new-seats-about")) }
                ol.sits {
                    @for (seat, sitter) in Seat::all(form.choices.players).zip(sitters) {
                        (sit(&w, form, seat, sitter))
                    }
                }
            }
            (fields(&w, info.id, &menu, form.choices, problem))
            fieldset.panel {
                legend { (w.t("web-new-table-kind")) }
                div.opt {
                    div.seg role="radiogroup" aria-label=(w.t("web-new-listed")) {
                        (radio("listed", "off", &w.t("web-new-private"), !form.listed))
                        (radio("listed", "on", &w.t("web-new-listed"), form.listed))
                    }
                    p.soft { (w.t("web-new-listed-about")) }
                }
                @if !form.levels.is_empty() {
                    div.opt {
                        b #hints-rule { (w.t("web-hints-rule")) }
                        div.seg role="radiogroup" aria-labelledby="hints-rule" {
                            (radio("hints", "auto", &w.t("web-hints-auto"), form.hints.is_none()))
                            (radio("hints", "on", &w.t("web-hints-on"), form.hints == Some(true)))
                            (radio("hints", "off", &w.t("web-hints-off"), form.hints == Some(false)))
                        }
                        p.soft { (w.t("web-hints-rule-about")) }
                    }
                    (clock::fields(&w, form.clock))
                    div.opt {
                        b #rated-rule { (w.t("web-rating")) }
                        div.seg role="radiogroup" aria-labelledby="rated-rule" {
                            (radio("rated", "off", &w.t("web-rated-off"), !form.rated))
                            (radio("rated", "on", &w.t("web-rated-on"), form.rated))
                        }
                        p.soft { (w.t("web-rated-about")) }
                    }
                }
            }
            div.bar {
                a.btn.ghost href=(routes::home("")) { (w.t("web-cancel")) }
                button.btn.pri { (w.t("web-new-make")) }
            }
        }
    };
    let about = w.say(&Phrase::new(format!("{}-about", info.id)));
    let body = html! { (top(shell, &Top::default())) main.page.making #main { (main) } };
    styled(shell, &Frame::new(&title, &about, "making"), kit(info.id).making, body)
}

/// Shows the form again with what was chosen: what the script does by itself.
pub(crate) fn refresh(w: &Speaker<'_>) -> Markup {
    html! { button.btn.ghost.noscript formmethod="get" formnovalidate { (icon("replay")) (w.t("web-new-refresh")) } }
}

/// A choice that is shown as a button.
pub(crate) fn radio(name: &str, value: &str, text: &str, on: bool) -> Markup {
    html! { label { input type="radio" name=(name) value=(value) checked[on]; span { (text) } } }
}

/// Who sits in one seat.
fn sit(w: &Speaker<'_>, form: &NewTable<'_>, seat: Seat, sitter: &Sitter) -> Markup {
    let number = w.say(&Phrase::new("table-seat-number").with("number", seat.number()));
    let name = if let Sitter::Here(name) = sitter { name.as_str() } else { "" };
    html! {
        li.sit {
            span class={ "bdg s" (seat) } { (seat) }
            select name={ "sit-" (seat) } aria-label=(number) {
                option value="me" selected[*sitter == Sitter::Me] { (w.t("web-sit-me")) }
                option value="friend" selected[*sitter == Sitter::Friend] { (w.t("web-sit-friend")) }
                option value="here" selected[matches!(sitter, Sitter::Here(_))] { (w.t("web-sit-here")) }
                @for &level in form.levels {
                    option value={ "bot-" (level.name()) } title=(w.level_about(level))
                        selected[*sitter == Sitter::Bot(level)] {
                        (w.say(&Phrase::new("web-sit-bot").with("level", w.level(level))))
                    }
                }
            }
            input name={ "name-" (seat) } value=(name) maxlength="40" autocomplete="off"
                placeholder=(w.t("web-sit-here-name")) aria-label=(w.t("web-sit-here-name"));
        }
    }
}
