//! The guide of a first table: a panel between the board and the prompt that explains what first matters.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::games::KITS;
use crate::icons::icon;
use crate::lessons::{self, Lesson};
use crate::model::{Guide, TablePage};
use crate::routes;
use crate::shell::rule;
use crate::words::Words;

/// The lesson that is due to the reader of this page now.
pub(crate) fn due(page: &TablePage<'_>) -> Option<Lesson> {
    let so_far = page.guide.as_ref().filter(|so_far| !so_far.off && decides(page))?;
    lessons::due(page.seen, so_far.given)
}

/// Whether the reader has something to decide.
fn decides(page: &TablePage<'_>) -> bool {
    page.powers.acts_for.is_some() && page.powers.acts_for == page.seen.to_act()
}

/// The panel. It is there at every step of a guided table, so that nothing jumps when there is nothing to say.
pub(crate) fn panel(w: &Speaker<'_>, page: &TablePage<'_>, so_far: &Guide<'_>) -> Markup {
    let over = page.seen.outcome().is_some();
    let (yours, due) = (decides(page), due(page));
    html! {
        section.guide #guide aria-label=(w.t("lesson-panel")) {
            (icon("lone"))
            div.gd-say #lesson aria-live="polite" aria-atomic="true" {
                @if over {
                    p { (said_in_all(w, page, so_far)) }
                } @else if let Some(lesson) = due {
                    p { (w.say(&Phrase::new(lesson.key))) " " (rule(w, lesson.rule)) }
                } @else {
                    p.soft { (w.t(if so_far.off { "lesson-silent" } else if yours { "lesson-quiet" } else { "lesson-waiting" })) }
                }
            }
            div.gd-do { @if over { (onward(w, page)) } @else { (controls(w, page, so_far, due)) } }
        }
    }
}

/// "Got it", how far the course is, and the way to silence.
fn controls(w: &Speaker<'_>, page: &TablePage<'_>, so_far: &Guide<'_>, due: Option<Lesson>) -> Markup {
    let all = lessons::all(page.seen.info().id).len();
    let count = Phrase::new("lesson-count").with("given", so_far.given.len()).with("all", all);
    html! {
        small { (w.say(&count)) }
        form method="post" action=(routes::table(page.code, "guide")) data-live {
            @if let Some(lesson) = due {
                button.btn #got-it name="lesson" value=(lesson.key) { (w.t("lesson-next")) }
            }
            @if so_far.off {
                button.btn.ghost name="guide" value="on" { (w.t("lesson-on")) }
            } @else {
                button.ib name="guide" value="off" title=(w.t("lesson-off")) aria-label=(w.t("lesson-off")) { (icon("close")) }
            }
        }
    }
}

/// What a first game came to.
fn said_in_all(w: &Speaker<'_>, page: &TablePage<'_>, so_far: &Guide<'_>) -> String {
    let id = page.seen.info().id;
    let (given, all) = (so_far.given.len(), lessons::all(id).len());
    let phrase = Phrase::new("lesson-over").with("game", w.game(id)).with("given", given).with("all", all);
    w.say(&phrase.with("left", all.saturating_sub(given)))
}

/// What to do after a first game besides playing it again without a guide, which the prompt offers: the next
/// course, or the same once more. The longest game stands first, and is learned last.
fn onward(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let id = page.seen.info().id;
    let mut courses = KITS.iter().rev().filter(|kit| kit.course.is_some()).map(|kit| kit.game);
    let next = courses.by_ref().skip_while(|course| *course != id).nth(1);
    html! {
        @if let Some(next) = next {
            form method="post" action=(routes::game("learn", next)) {
                button.btn { (w.say(&Phrase::new("lesson-next-game").with("game", w.game(next)))) }
            }
        }
        form method="post" action=(routes::game("learn", id)) { button.btn { (w.t("lesson-again")) } }
    }
}
