//! Time at a table: how much everybody has, what happens when it is up, and how that is shown.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use table::{Phrase, Seat};
use texts::Speaker;

use crate::icons::icon;
use crate::model::TablePage;
use crate::new_table::radio;
use crate::routes;
use crate::words::Words;

/// How time is measured.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// So many seconds for every turn.
    Turn(u32),
    /// So many seconds for the whole game, and so many more after every turn.
    Game {
        /// For the whole game.
        budget: u32,
        /// For every turn.
        increment: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// A bot sits in until they come back.
    #[default]
    Bot,
    /// They have lost: with two sides the other one wins; with more a bot plays on, and they are placed last.
    Lose,
}

/// The time that a table gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// How it is measured.
    pub pace: Pace,
    /// What happens when it is up.
    pub then: Then,
}

/// The shortest time for a turn or a game, in seconds.
pub const SHORTEST: u32 = 5;
/// The longest time for a turn or a game, in seconds: four weeks.
pub const LONGEST: u32 = 28 * 86_400;
/// The longest increment, in seconds: a week.
pub const LONGEST_INCREMENT: u32 = 7 * 86_400;

impl Terms {
    /// Whether these are times that a table can give.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let sound = |seconds| (SHORTEST..=LONGEST).contains(&seconds);
        match self.pace {
            Pace::Turn(seconds) => sound(seconds),
            Pace::Game { budget, increment } => sound(budget) && increment <= LONGEST_INCREMENT,
        }
    }

    /// What everybody begins with, in milliseconds.
    #[must_use]
    pub fn full(&self) -> u64 {
        let (Pace::Turn(seconds) | Pace::Game { budget: seconds, .. }) = self.pace;
        u64::from(seconds) * 1000
    }

    /// What a turn adds, in milliseconds.
    #[must_use]
    pub fn increment(&self) -> u64 {
        match self.pace {
            Pace::Turn(_) => 0,
            Pace::Game { increment, .. } => u64::from(increment) * 1000,
        }
    }

    /// With so many milliseconds left it is time to hurry: a fifth, at least half a minute and at most twelve hours,
    /// but never more than half.
    #[must_use]
    pub fn low(&self) -> u64 {
        let full = self.full();
        (full / 5).clamp(30_000, 12 * 3_600_000).min(full / 2)
    }
}

/// The clocks of a table as its readers see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// The time that the table gives.
    pub terms: Terms,
    /// What each seat has left, in milliseconds.
    pub left: Vec<u64>,
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// Whether everybody has agreed to a pause.
    pub paused: bool,
    /// Who wants a pause, by name, and is waited for.
    pub asked: Vec<String>,
    /// Whether the reader may ask for a pause, or agree to one.
    pub may_pause: bool,
    /// Whether the reader may say that they want no pause, or withdraw the wish for one.
    pub may_refuse: bool,
    /// Whether the reader may end the pause.
    pub may_resume: bool,
}

/// Offered seconds for a turn.
const TURNS: [u32; 12] =
    [60, 120, 300, 600, 1800, 3600, 6 * 3600, 86_400, 2 * 86_400, 3 * 86_400, 7 * 86_400, 14 * 86_400];
/// Offered seconds for a game.
const BUDGETS: [u32; 11] =
    [300, 600, 900, 1800, 3600, 2 * 3600, 86_400, 3 * 86_400, 7 * 86_400, 14 * 86_400, 28 * 86_400];
/// Offered seconds that a turn adds.
const INCREMENTS: [u32; 10] = [0, 5, 10, 30, 60, 300, 3600, 6 * 3600, 12 * 3600, 86_400];

/// The part of the form for a new table that is about time.
pub(crate) fn fields(w: &Speaker<'_>, terms: Option<Terms>) -> Markup {
    let pace = terms.map(|terms| terms.pace);
    let turn = match pace {
        Some(Pace::Turn(seconds)) => seconds,
        _ => 3 * 86_400,
    };
    let (budget, increment) = match pace {
        Some(Pace::Game { budget, increment }) => (budget, increment),
        _ => (1800, 10),
    };
    let then = terms.map(|terms| terms.then).unwrap_or_default();
    html! {
        div.opt.time {
            b #clock-rule { (w.t("web-clock")) }
            div.seg role="radiogroup" aria-labelledby="clock-rule" {
                (radio("clock", "none", &w.t("web-clock-none"), pace.is_none()))
                (radio("clock", "turn", &w.t("web-clock-turn"), matches!(pace, Some(Pace::Turn(_)))))
                (radio("clock", "game", &w.t("web-clock-game"), matches!(pace, Some(Pace::Game { .. }))))
            }
            p.soft { (w.t("web-clock-about")) }
            div.of-turn {
                label for="clock-each" { (w.t("web-clock-each")) }
                (select(w, "clock-each", &TURNS, turn))
            }
            div.of-game {
                label for="clock-budget" { (w.t("web-clock-budget")) }
                (select(w, "clock-budget", &BUDGETS, budget))
                label for="clock-increment" { (w.t("web-clock-increment")) }
                (select(w, "clock-increment", &INCREMENTS, increment))
            }
            div.of-any {
                b #clock-then { (w.t("web-clock-then")) }
                div.seg role="radiogroup" aria-labelledby="clock-then" {
                    (radio("clock-then", "bot", &w.t("web-clock-then-bot"), then == Then::Bot))
                    (radio("clock-then", "lose", &w.t("web-clock-then-lose"), then == Then::Lose))
                }
                p.soft { (w.t("web-clock-then-about")) }
            }
        }
    }
}

fn select(w: &Speaker<'_>, name: &str, offered: &[u32], chosen: u32) -> Markup {
    let more = Some(chosen).filter(|chosen| !offered.contains(chosen));
    html! {
        select id=(name) name=(name) {
            @for seconds in offered.iter().copied().chain(more) {
                option value=(seconds) selected[seconds == chosen] { (span(w, seconds)) }
            }
        }
    }
}

/// A span of time in words: the largest unit that fits.
fn span(w: &Speaker<'_>, seconds: u32) -> String {
    let said = |key: &'static str, count: u32| w.say(&Phrase::new(key).with("count", count as usize));
    match seconds {
        0 => w.t("web-clock-nothing"),
        s if s.is_multiple_of(7 * 86_400) => said("web-clock-weeks", s / (7 * 86_400)),
        s if s.is_multiple_of(86_400) => said("web-clock-days", s / 86_400),
        s if s.is_multiple_of(3600) => said("web-clock-hours", s / 3600),
        s if s.is_multiple_of(60) => said("web-clock-minutes", s / 60),
        s => said("web-clock-seconds", s),
    }
}

/// The terms in one sentence.
pub(crate) fn told(w: &Speaker<'_>, terms: Terms) -> String {
    let pace = match terms.pace {
        Pace::Turn(seconds) => Phrase::new("web-clock-told-turn").with("time", span(w, seconds)),
        Pace::Game { budget, increment: 0 } => {
            Phrase::new("web-clock-told-game").with("time", span(w, budget))
        }
        Pace::Game { budget, increment } => {
            let phrase = Phrase::new("web-clock-told-increment").with("time", span(w, budget));
            phrase.with("more", span(w, increment))
        }
    };
    format!("{} {}", w.say(&pace), then(w, terms))
}

/// What happens when somebody's time is up, in one sentence.
pub(crate) fn then(w: &Speaker<'_>, terms: Terms) -> String {
    w.t(match terms.then {
        Then::Bot => "web-clock-told-bot",
        Then::Lose => "web-clock-told-lose",
    })
}

/// So many milliseconds as a clock shows them: the script does it alike.
fn shown(w: &Speaker<'_>, left: u64) -> String {
    let seconds = left.div_ceil(1000);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    let units = w.t("web-clock-units");
    let mut units = units.split(' ');
    let (d, h, m) = (units.next().unwrap_or("d"), units.next().unwrap_or("h"), units.next().unwrap_or("min"));
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours} {h} {minutes:02} {m}"),
        _ => format!("{days} {d} {hours} {h}"),
    }
}

/// What a seat has left; counting where its clock runs.
pub(crate) fn face(w: &Speaker<'_>, page: &TablePage<'_>, seat: Seat) -> Markup {
    let Some(clocks) = page.clocks.as_deref().filter(|_| page.seen.to_act().is_some()) else {
        return Markup::default();
    };
    let Some(&left) = clocks.left.get(seat.index()) else { return Markup::default() };
    let (runs, low) = (clocks.running == Some(seat), clocks.terms.low());
    // Where every turn has its own time, only that of the turn is of interest.
    if !runs && !clocks.paused && matches!(clocks.terms.pace, Pace::Turn(_)) {
        return Markup::default();
    }
    let mine = page.seats.iter().any(|card| card.seat == seat && card.mine);
    html! {
        span.clk.low[left <= low] id={ "clk" (seat) } data-left=[runs.then_some(left)] data-low=[runs.then_some(low)]
            data-units=[runs.then(|| w.t("web-clock-units"))]
            data-warn=[(runs && mine).then(|| w.t("web-clock-hurry"))] {
            (icon("clock")) " "
            @if runs { span.sr { (w.t("web-clock-runs")) " " } }
            span { (shown(w, left)) }
        }
    }
}

/// The clock that runs, for the prompt of screens on which the players lie below the first one. Those who listen are
/// told by [`face`].
pub(crate) fn due(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let Some((clocks, seat)) = running(page) else { return Markup::default() };
    let Some(&left) = clocks.left.get(seat.index()) else { return Markup::default() };
    let low = clocks.terms.low();
    html! {
        div.clk.low[left <= low] #due aria-hidden="true" data-left=(left) data-low=(low)
            data-units=(w.t("web-clock-units")) {
            (icon("clock")) " " bdi { (shown(w, left)) }
        }
    }
}

/// That the reader's time is running out: seen as long as [`due`] is low. To those who listen the script says it once.
pub(crate) fn hurry(w: &Speaker<'_>, page: &TablePage<'_>) -> Option<Markup> {
    let (_, seat) = running(page)?;
    page.seats.iter().find(|card| card.seat == seat && card.mine)?;
    Some(html! { b.hurry aria-hidden="true" { (w.t("web-clock-hurry")) } " " })
}

/// Whose clock runs.
fn running<'a>(page: &'a TablePage<'_>) -> Option<(&'a Clocks, Seat)> {
    let clocks = page.clocks.as_deref().filter(|_| page.seen.to_act().is_some())?;
    Some((clocks, clocks.running?))
}

/// The clocks in words, for the text view.
pub(crate) fn list(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let Some(clocks) = page.clocks.as_deref().filter(|_| page.seen.to_act().is_some()) else {
        return Markup::default();
    };
    html! {
        h2 { (w.t("web-clock")) }
        p { (told(w, clocks.terms)) @if clocks.paused { " " (w.t("web-clock-paused")) } }
        ul {
            @for (seat, left) in Seat::all(page.seen.seats()).zip(&clocks.left) {
                @let runs = clocks.running == Some(seat);
                @if runs || matches!(clocks.terms.pace, Pace::Game { .. }) {
                    li {
                        (w.say(&Phrase::new(if runs { "web-clock-line-runs" } else { "web-clock-line" })
                            .with("seat", seat).with("time", shown(w, *left))))
                    }
                }
            }
        }
    }
}

/// Over the board: somebody wants a pause, or there is one.
pub(crate) fn strip(w: &Speaker<'_>, page: &TablePage<'_>) -> Option<Markup> {
    let clocks = page.clocks.as_deref().filter(|_| page.seen.to_act().is_some())?;
    if !clocks.paused && clocks.asked.is_empty() {
        return None;
    }
    let answer = |answer: &str, text: &'static str, first: bool| {
        html! { button.btn.pri[first] name="pause" value=(answer) { (w.t(text)) } }
    };
    Some(html! {
        form.request #pause method="post" action=(routes::table(page.code, "pause")) data-live {
            p role="status" {
                @if clocks.paused { (w.t("web-clock-paused")) }
                @else { (w.say(&Phrase::new("web-clock-asked").with("names", clocks.asked.join(", ")))) }
            }
            @if clocks.may_resume { (answer("off", "web-clock-resume", true)) }
            @else {
                @if clocks.may_pause { (answer("on", "web-agree", true)) }
                @if clocks.may_refuse { (answer("no", if clocks.may_pause { "web-refuse" } else { "web-withdraw" }, false)) }
            }
        }
    })
}

/// What is needed seldom: the terms, and the wish for a pause.
pub(crate) fn more(w: &Speaker<'_>, page: &TablePage<'_>) -> Markup {
    let Some(clocks) = page.clocks.as_deref() else { return Markup::default() };
    html! {
        details #time {
            summary { (w.t("web-clock")) }
            p { (told(w, clocks.terms)) }
            @if clocks.may_pause && clocks.asked.is_empty() && !clocks.paused {
                form method="post" action=(routes::table(page.code, "pause")) data-live {
                    p.soft { (w.t("web-clock-pause-about")) }
                    button.btn name="pause" value="on" { (w.t("web-clock-pause")) }
                }
            }
        }
    }
}
