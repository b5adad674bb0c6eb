//! A dramatic moment: a scoring, a reveal, a last sheep, step by step. It is a page of its own whose steps are links, and
//! the script shows the same over the board and lets the steps follow each other.
//!
//! All that it shows follows from what the viewer was told by the move, so that it tells nothing new.

use maud::{Markup, html};
use table::{AnySeen, Phrase, Seat, Viewer};
use texts::Speaker;

use crate::assets;
use crate::boards::{self, Scene, badge};
use crate::games::kit;
use crate::model::{MomentPage, Shell};
use crate::names::table_name;
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::words::Words;

/// What a game tells of a moment.
pub(crate) struct Moment {
    /// What stands before the title: a date, a turn.
    pub(crate) label: String,
    /// What happens.
    pub(crate) title: String,
    /// The symbol beside it.
    pub(crate) symbol: &'static str,
    /// What the steps are about, in order: regions, players.
    pub(crate) marks: Vec<String>,
    /// The steps.
    pub(crate) steps: Vec<Step>,
    /// The picture; what is seen in some steps only says so by [`When`].
    pub(crate) stage: Markup,
    /// The players with their points, where these change.
    pub(crate) plates: Vec<Plate>,
}

/// One step.
pub(crate) struct Step {
    /// What is told.
    pub(crate) said: String,
    /// Which of the marks it is about.
    pub(crate) mark: Option<usize>,
    /// How long it lasts at most, in milliseconds, where the steps follow each other.
    pub(crate) time: u32,
}

impl Step {
    /// A step in which there is something to see.
    pub(crate) const fn new(said: String, mark: Option<usize>) -> Self {
        Self { said, mark, time: 900 }
    }

    /// The same where there is nothing to see.
    pub(crate) fn brief(self) -> Self {
        Self { time: 300, ..self }
    }
}

/// A player's points.
pub(crate) struct Plate {
    pub(crate) seat: Seat,
    /// The points at every step.
    pub(crate) points: Vec<i16>,
}

/// From which step on something is seen, and from which on no more.
#[derive(Copy, Clone)]
pub(crate) struct When {
    pub(crate) on: usize,
    pub(crate) off: Option<usize>,
    /// The step that is shown.
    pub(crate) now: usize,
}

impl When {
    /// In one step only.
    pub(crate) const fn only(step: usize, now: usize) -> Self {
        Self { on: step, off: Some(step + 1), now }
    }

    /// From this step on.
    pub(crate) const fn from(step: usize, now: usize) -> Self {
        Self { on: step, off: None, now }
    }

    /// Before this step.
    pub(crate) const fn until(step: usize, now: usize) -> Self {
        Self { on: 0, off: Some(step), now }
    }

    /// Whether it is not to be seen now.
    pub(crate) fn hidden(self) -> bool {
        self.now < self.on || self.off.is_some_and(|off| self.now >= off)
    }
}

/// Whether the last move of a table was such a moment.
pub(crate) fn has_moment(seen: &dyn AnySeen) -> bool {
    kit(seen.info().id).moment.is_some_and(|(is, _)| is(seen))
}

/// The way to the moment of the move that was made last, with what the script needs to show it over the board.
pub(crate) fn link(w: &Speaker<'_>, code: &str, seen: &dyn AnySeen) -> Markup {
    html! {
        @if has_moment(seen) {
            a.btn.mo-again #moment-link href=(routes::moment(code, seen.plies(), seen.viewer(), 0)) data-moment=(routes::path(assets::MOMENT_JS.href)) {
                (w.t("web-moment-see"))
            }
        }
    }
}

/// A moment as a page, at one of its steps.
#[must_use]
pub fn moment(shell: &Shell, page: &MomentPage<'_>) -> Option<Markup> {
    let _below = routes::below(shell);
    let w = Speaker::new(shell.lang).with_names(page.names);
    let w = match page.seen.viewer() {
        Viewer::Seat(seat) => w.for_reader(seat),
        Viewer::Public | Viewer::All => w,
    };
    let game = page.seen.info().id;
    let scene = Scene {
        code: page.code,
        seen: page.seen,
        speaker: w,
        acts_for: None,
        chosen: "",
        why: "",
        hints: &[],
        seats: &[],
    };
    let (is, draw) = kit(game).moment?;
    if !is(page.seen) {
        return None;
    }
    // The steps are not known before they are drawn.
    let count = draw(&scene, 0)?.steps.len();
    let now = page.step.min(count.checked_sub(1)?);
    let moment = draw(&scene, now)?;
    let title = format!("{} · {}", moment.title, w.game(game));
    let heading = (w.game(game), table_name(&w, page.code));
    let body = html! {
        (top(shell, &Top { heading: Some(heading), ..Top::default() }))
        main.page.momentous #main { (section(&w, page, &moment, now)) }
    };
    let styles: Vec<&str> = boards::style(game).into_iter().chain([assets::MOMENT_CSS.href]).collect();
    Some(styled(shell, &Frame::new(&title, &moment.title, "moment"), &styles, body))
}

fn section(w: &Speaker<'_>, page: &MomentPage<'_>, moment: &Moment, now: usize) -> Markup {
    let last = now + 1 >= moment.steps.len();
    let over = page.seen.outcome().is_some();
    let next = routes::moment(page.code, page.seen.plies(), page.seen.viewer(), now + 1);
    let back = match (page.replay, over) {
        (true, _) => routes::ply(page.code, page.seen.plies(), page.seen.viewer(), None, false),
        (false, true) => routes::table(page.code, "result"),
        (false, false) => routes::table(page.code, ""),
    };
    let on = w.t(if over && !page.replay { "web-moment-result" } else { "web-moment-board" });
    html! {
        section.moment #moment data-theme="dark" aria-labelledby="moment-title" {
            div.mo-head {
                span.lab { (moment.label) }
                h2 #moment-title { (crate::icons::icon_as(moment.symbol, "big")) (moment.title) }
                ol.mo-marks aria-hidden="true" {
                    @for (index, mark) in moment.marks.iter().enumerate() {
                        @let first = moment.steps.iter().position(|step| step.mark == Some(index)).unwrap_or_default();
                        @let end = moment.steps.iter().rposition(|step| step.mark == Some(index)).unwrap_or_default() + 1;
                        li.now[first <= now && now < end].done[end <= now] data-disc data-on=(first) data-off=(end) { (mark) }
                    }
                }
            }
            div.mo-stage tabindex="0" { (moment.stage) }
            @if !moment.plates.is_empty() { (plates(w, page.seen, moment, now)) }
            div.mo-bar {
                p role="status" { (moment.steps.get(now).map(|step| step.said.as_str()).unwrap_or_default()) }
                @if !last { a.btn href=(next) data-next { (w.t("web-moment-next")) } }
                a.btn.pri[last] href=(back) data-skip=(if over && !page.replay { "go" } else { "" }) { @if last { (on) } @else { (w.t("web-moment-skip")) " " kbd { "Esc" } } }
            }
            ol hidden data-said=(on) { @for step in &moment.steps { li data-play=(step.time) { (step.said) } } }
        }
    }
}

/// The players with their points: in the order of the game's own moment, and in that of the points when all is told.
fn plates(w: &Speaker<'_>, seen: &dyn AnySeen, moment: &Moment, now: usize) -> Markup {
    let number = |points: i16| w.say(&Phrase::new("web-number").with("number", points));
    let at = |plate: &Plate, step: usize| plate.points.get(step).copied().unwrap_or_default();
    let mut plates: Vec<&Plate> = moment.plates.iter().collect();
    if now + 1 == moment.steps.len() {
        plates.sort_by_key(|plate| std::cmp::Reverse(at(plate, now)));
    }
    html! {
        ol.mo-plates {
            @for plate in plates {
                @let gain = at(plate, now) - at(plate, now.saturating_sub(1));
                @let steps: Vec<String> = plate.points.iter().map(ToString::to_string).collect();
                li data-plate=(plate.seat) {
                    (badge(w, seen, plate.seat).large())
                    b { (w.name(plate.seat)) }
                    i.mo-gain data-gain { @if gain != 0 { (signed(gain)) } }
                    strong data-points=(steps.join(" ")) { (number(at(plate, now))) }
                }
            }
        }
    }
}

fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}
