//! The winner's screen: who won, the story in one sentence, and where to go from there. It can be shared.

mod bars;
mod story;

use maud::{Markup, html};
use table::{AnySeen, Outcome, Phrase, Seat};
use texts::Speaker;

use crate::assets;
use crate::boards::{self, Scene};
use crate::games::kit;
use crate::icons::{icon, mark};
use crate::model::{Ending, Shell};
use crate::names::table_name;
use crate::posters::{self, Cut};
use crate::routes;
use crate::shell::{Frame, Top, copy_field, styled, top};
use crate::tournament::way_to;
use crate::words::Words;
pub(crate) use story::{Course, Epilogue};

/// What a poster says.
pub(crate) struct Told {
    /// In small letters above: what the winner played, and how it ended for them.
    pub(crate) label: String,
    /// Who won.
    pub(crate) title: String,
    /// How, in one sentence.
    pub(crate) story: String,
    /// The points, the winner's first, or why the game ended, where the story does not say so.
    result: Option<String>,
}

impl Told {
    /// What was played, where, and what came of it.
    pub(crate) fn foot(&self, w: &Speaker<'_>, game: &str, code: &str) -> String {
        let parts = [Some(w.game(game)), Some(table_name(w, code)), self.result.clone()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// What a poster says about the end of this game.
pub(crate) fn told(w: &Speaker<'_>, seen: &dyn AnySeen, outcome: &Outcome) -> Told {
    let game = seen.info().id;
    let epilogue = kit(game).epilogue;
    let reason = w.say(&outcome.why(game));
    let label = epilogue.and_then(|epilogue| (epilogue.label)(w, seen, outcome));
    let number = |points: i16| w.say(&Phrase::new("web-number").with("number", points));
    let mut totals: Vec<(u8, i16)> = outcome.seats.iter().map(|score| (score.place, score.total)).collect();
    totals.sort_by_key(|&(place, total)| (place, -total));
    let points = outcome.is_counted() && outcome.team.is_none();
    let story = story::story(seen, outcome).map(|phrase| w.say(&phrase));
    Told {
        label: label.unwrap_or_else(|| w.game(game)),
        title: title(w, outcome),
        result: match (points, &story) {
            (true, _) => Some(totals.iter().map(|&(_, total)| number(total)).collect::<Vec<_>>().join(" · ")),
            (false, Some(_)) => Some(reason.clone()),
            (false, None) => None,
        },
        story: story.unwrap_or(reason),
    }
}

/// "Mira and Ana win".
fn title(w: &Speaker<'_>, outcome: &Outcome) -> String {
    let names: Vec<Phrase> =
        outcome.winners().map(|seat| Phrase::new("table-player").with("seat", seat)).collect();
    w.say(&Phrase::new("web-ending-title").with("count", names.len()).with("names", names))
}

/// The winner's screen of a finished table.
#[must_use]
pub fn ending(shell: &Shell, ending: &Ending<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = Speaker::new(shell.lang).with_names(&ending.names);
    let game = ending.seen.info().id;
    let Some(outcome) = ending.seen.outcome() else { return Markup::default() };
    let told = told(&w, ending.seen, &outcome);
    let own = ending.reader.and_then(|seat| own_place(&outcome, seat));
    let main = html! {
        (top(shell, &Top { heading: Some((w.game(game), table_name(&w, ending.code))), ..Top::default() }))
        main.page.ending #main {
            (poster(&w, ending, &outcome, &told, own.map(|own| w.say(&own)).as_deref()))
            div.end-side {
                (bars::points(&w, ending.seen, &outcome))
                (last_position(&w, ending))
                (share(shell, &w, ending))
                (way_to(&w, ending.tournament))
                (ways(&w, ending))
            }
        }
    };
    let title = format!("{} · {}", told.title, w.game(game));
    let picture = routes::poster(ending.code, Cut::Wide, shell.lang);
    let frame = Frame { picture: Some(&picture), ..Frame::new(&title, &told.story, "ending") };
    let styles: Vec<&str> = [assets::ENDING_CSS.href].into_iter().chain(boards::style(game)).collect();
    styled(shell, &frame, &styles, main)
}

fn poster(w: &Speaker<'_>, ending: &Ending<'_>, outcome: &Outcome, told: &Told, own: Option<&str>) -> Markup {
    html! {
        figure.poster data-theme="dark" {
            svg viewBox="0 0 800 800" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
                (posters::scene(ending.seen, outcome))
            }
            figcaption {
                p.lab { (told.label) }
                h2 { (told.title) }
                @if let Some(own) = own { p.end-own { (own) } }
                p.end-story { (told.story) }
                p.end-foot { (mark()) span { (told.foot(w, ending.seen.info().id, ending.code)) } }
            }
        }
    }
}

/// The board as it was at the end, small: a picture, and the way to the large one.
fn last_position(w: &Speaker<'_>, ending: &Ending<'_>) -> Markup {
    let scene = Scene {
        code: ending.code,
        seen: ending.seen,
        speaker: *w,
        acts_for: None,
        chosen: "",
        why: "",
        hints: &[],
        seats: &[],
    };
    let drawing = boards::draw(&scene);
    if !drawing.is_picture {
        return Markup::default();
    }
    html! {
        section.panel.end-last {
            div.ph { h2 { (w.t("web-ending-last")) } a href=(routes::table(ending.code, "")) { (w.t("web-ending-closer")) } }
            div class={ "board " (drawing.class) } inert aria-hidden="true" { (drawing.board) }
        }
    }
}

/// The link to this page and the poster as a picture.
fn share(shell: &Shell, w: &Speaker<'_>, ending: &Ending<'_>) -> Markup {
    let link = format!("{}/t/{}/result", shell.base, ending.code);
    let picture = |cut| routes::path(&routes::poster(ending.code, cut, shell.lang));
    html! {
        section.panel.end-share #share {
            h2 { (w.t("web-ending-share")) }
            (copy_field(w, "share-link", &link, &w.t("web-ending-share")))
            p.soft { (w.t("web-ending-share-about")) }
            p.end-pics {
                (icon("download"))
                a href=(picture(Cut::Square)) { (w.t("web-ending-picture")) }
                a href=(picture(Cut::Wide)) { (w.t("web-ending-picture-wide")) }
            }
        }
    }
}

/// Where to go from here: again, back, over it once more, to others.
fn ways(w: &Speaker<'_>, ending: &Ending<'_>) -> Markup {
    html! {
        div.end-ways {
            @if let Some(next) = ending.rematch {
                a.btn.pri href=(routes::table(next, "")) { (w.t("web-rematch-go")) }
            } @else if ending.reader.is_some() {
                form method="post" action=(routes::table(ending.code, "rematch")) {
                    button.btn.pri { (w.t("web-rematch")) }
                }
            }
            a.btn href=(routes::table(ending.code, "replay")) { (icon("replay")) (w.t("web-replay")) }
            a.btn href="#share" { (icon("link")) (w.t("web-ending-share-go")) }
        }
    }
}

/// How far behind the reader is; nothing for a winner, and where teams win.
fn own_place(outcome: &Outcome, seat: Seat) -> Option<Phrase> {
    let own = outcome.seats.get(seat.index()).filter(|own| own.place > 1 && outcome.team.is_none())?;
    let best = outcome.seats.iter().find(|score| score.place == 1)?;
    let behind = if outcome.is_counted() { (best.total - own.total).max(0) } else { 0 };
    Some(Phrase::new("web-ending-yours").with("place", own.place).with("behind", behind))
}
