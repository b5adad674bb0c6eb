//! The page for those who run the house.

mod model;
mod panels;

pub use model::*;

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::assets;
use crate::model::Shell;
use crate::pictures;
use crate::routes;
use crate::shell::{Frame, Top, page, styled, top};
use crate::time::date_text;
use crate::words::{Words, speaker};

/// A moment's date, as a text.
#[must_use]
pub fn day(seconds: u64) -> String {
    date_text(seconds)
}

/// After so many seconds without a copy of everything the page says so: three days.
const OLD_BACKUP: u64 = 3 * 86_400;

/// Asks whether this browser is to be a host's (the target of a host link).
#[must_use]
pub fn enter(shell: &Shell) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-host-enter");
    let main = html! {
        article.gm {
            div.scn { (pictures::of_game("")) }
            form.gb method="post" action=(routes::path(&shell.path)) {
                h1 { (title) }
                p { (w.t("web-host-enter-about")) }
                div.go {
                    button.btn.pri { (w.t("web-host-enter-yes")) }
                    a.btn href=(routes::home("")) { (w.t("web-cancel")) }
                }
            }
        }
    };
    page(shell, &Frame::new(&title, &w.t("web-home-description"), "narrow"), &main)
}

/// The page for hosts.
#[must_use]
pub fn host(shell: &Shell, model: &HostPage) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-host");
    let uptime = ago(&w, model.uptime);
    let about = Phrase::new("web-host-version").with("version", model.version).with("time", uptime);
    let heading = Some((title.clone(), w.say(&about)));
    let body = html! {
        (top(shell, &Top { heading, ..Top::default() }))
        main.page.host #main {
            (first_line(&w, model))
            div.notice #notice role="status" hidden[!model.done] { @if model.done { p { (w.t("web-host-done")) } } }
            @if let Some(dry) = &model.dry { (panels::dry_run(&w, dry)) }
            (numbers(&w, &model.numbers))
            div.cols {
                div.col {
                    (panels::reports(&w, &model.reports))
                    (panels::tables(&w, model))
                    (panels::guests(&w, model))
                    (panels::bars(&w, &model.bars))
                }
                div.col {
                    (panels::growth(&w, &model.growth))
                    (panels::kept(&w, model))
                    (panels::backup(&w, &model.numbers))
                    (panels::quotas(&w, &model.quotas))
                    (panels::hosts(&w, &model.hosts))
                    (panels::notes(&w, &model.notes))
                }
            }
        }
    };
    styled(shell, &Frame::new(&title, &w.t("web-host-about"), "host"), &[assets::HOST_CSS.href], body)
}

/// All is well, or the one thing to do.
fn first_line(w: &Speaker<'_>, model: &HostPage) -> Markup {
    let numbers = &model.numbers;
    // Four fifths of what the file and the free room are together.
    let full = numbers.free.is_some_and(|free| numbers.disk > 4 * free);
    let worry = if !model.reports.is_empty() {
        Some(w.say(&Phrase::new("web-host-worry-reports").with("count", model.reports.len())))
    } else if full {
        Some(w.t("web-host-worry-disk"))
    } else if numbers.thoughts > 20 {
        Some(w.say(&Phrase::new("web-host-worry-bots").with("count", numbers.thoughts as i64)))
    } else if numbers.tables > 0 && numbers.backup.is_none() {
        Some(w.t("web-host-worry-no-backup"))
    } else if numbers.backup.is_some_and(|ago| ago > OLD_BACKUP) {
        Some(w.t("web-host-worry-backup"))
    } else {
        None
    };
    html! {
        p.well.worry[worry.is_some()] role="status" {
            @match &worry {
                Some(worry) => { i aria-hidden="true" { "!" } b { (w.t("web-host-look")) } " " span { (worry) } }
                None => { i aria-hidden="true" { "✓" } b { (w.t("web-host-well")) } }
            }
        }
    }
}

fn numbers(w: &Speaker<'_>, numbers: &Numbers) -> Markup {
    let count = |key: &'static str, number: u64| w.say(&Phrase::new(key).with("count", number as i64));
    let tile = |name: &'static str, number: String, about: String| {
        html! { li { small { (w.t(name)) } b { (number) } span { (about) } } }
    };
    let answered = match numbers.answered_within {
        Some(millis) => w.say(&Phrase::new("web-host-millis").with("count", millis as i64)),
        None => "–".to_owned(),
    };
    let free = match numbers.free {
        Some(free) => w.say(&Phrase::new("web-host-free").with("size", size(w, free))),
        None => String::new(),
    };
    let since = if numbers.backup.is_some() { "web-host-backup-about" } else { "web-host-backup-none" };
    let (memory, backup) = (
        numbers.memory.map_or_else(|| "–".to_owned(), |bytes| size(w, bytes)),
        numbers.backup.map_or_else(|| "–".to_owned(), |seconds| ago(w, seconds)),
    );
    html! {
        ul.numbers {
            (tile("web-host-now", numbers.present.to_string(), count("web-host-rooms", numbers.rooms)))
            (tile("web-host-streams", numbers.streams.to_string(), w.t("web-host-streams-about")))
            (tile("web-host-bots", numbers.thoughts.to_string(), w.t("web-host-bots-about")))
            (tile("web-host-answers", answered, w.t("web-host-answers-about")))
            (tile("web-host-memory", memory, w.t("web-host-memory-about")))
            (tile("web-host-disk", size(w, numbers.disk), free))
            (tile("web-host-kept-all", numbers.tables.to_string(), count("web-host-people-known", numbers.people)))
            (tile("web-host-last-backup", backup, w.t(since)))
        }
    }
}

/// So many bytes, rounded.
fn size(w: &Speaker<'_>, bytes: u64) -> String {
    let (key, unit) = match bytes {
        0..1_000_000 => ("web-host-kilobytes", 1_000),
        1_000_000..1_000_000_000 => ("web-host-megabytes", 1_000_000),
        _ => ("web-host-gigabytes", 1_000_000_000),
    };
    w.say(&Phrase::new(key).with("count", bytes.div_ceil(unit) as i64))
}

/// So long a time, in its largest unit.
fn ago(w: &Speaker<'_>, seconds: u64) -> String {
    let (key, unit) = match seconds {
        0..3_600 => ("web-host-minutes", 60),
        3_600..86_400 => ("web-host-hours", 3_600),
        _ => ("web-host-days", 86_400),
    };
    w.say(&Phrase::new(key).with("count", (seconds / unit) as i64))
}
