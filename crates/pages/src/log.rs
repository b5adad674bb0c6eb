//! What happened, newest on top.

use maud::{Markup, html};
use table::{AnySeen, LogLine};
use texts::Speaker;

use crate::boards::{Numbered, badge};
use crate::model::TablePage;
use crate::routes;
use crate::terms::Terms;
use crate::words::Words;

/// So many entries are shown unless the whole log is asked for; a page that stays open keeps the older ones.
const RECENT: usize = 24;

/// The log as this viewer reads it, with a mark where the reader last decided.
pub(crate) fn log(w: &Speaker<'_>, page: &TablePage<'_>, numbered: &[Numbered]) -> Markup {
    let entries = page.seen.entries();
    let recent = entries.saturating_sub(RECENT).min(page.seen_entries);
    let first = numbered.first().map(|line| line.entry);
    let from = if page.whole_log { 0 } else { recent };
    let lines = page.seen.log(from);
    let new = lines.iter().filter(|line| line.entry > page.seen_entries).count();
    let marked = new > 0 && new < lines.len();
    let mut terms = Terms::new(page.seen.info().id, w.lang);
    html! {
        section.panel.lg-p #log {
            div.ph {
                h2 { (w.t("web-log")) }
                @if page.seen.outcome().is_some() {
                    a href=(routes::table(page.code, "replay")) { (w.t("web-replay")) }
                }
            }
            ul.log #lines data-grow="l" data-since=[first] tabindex="0" aria-label=(w.t("web-log")) {
                @for (index, line) in lines.iter().rev().enumerate() {
                    @if marked && index == new { li.since #since { (w.t("web-since")) } }
                    (told(w, page.seen, (line, number(numbered, line)), &lines, &mut terms))
                }
                @if lines.is_empty() && from == 0 { li.mark #nothing { (w.t("web-log-empty")) } }
            }
            @if from > 0 {
                a.earlier href={ (routes::table(page.code, "")) "?log=all" } data-live { (w.t("web-log-earlier")) }
            }
        }
    }
}

/// The number that what this line tells has on the board.
fn number(numbered: &[Numbered], line: &LogLine) -> Option<usize> {
    let same = |one: &&Numbered| one.entry == line.entry && line.stands && one.phrase == line.phrase;
    numbered.iter().find(same).map(|one| one.number)
}

/// One line. Several lines of an entry are told apart by their place in it.
fn told(
    w: &Speaker<'_>,
    seen: &dyn AnySeen,
    (line, number): (&LogLine, Option<usize>),
    lines: &[LogLine],
    terms: &mut Option<Terms>,
) -> Markup {
    let place = lines
        .iter()
        .take_while(|other| !std::ptr::eq(*other, line))
        .filter(|other| other.entry == line.entry)
        .count();
    let said = w.say(&line.phrase);
    html! {
        li.undone[!line.stands] id={ "l" (line.entry) "-" (place) } data-tells=[number] {
            @match line.meant {
                Some(seat) => (badge(w, seen, seat).small()),
                // What concerns nobody, or several, stands under the others' words.
                None => span.bdg.sm.none {},
            }
            span {
                @if let Some(number) = number { b.nr { (number) } " " }
                @if !line.stands { span.sr { (w.t("web-taken-back")) " " } }
                @match terms { Some(terms) => (terms.linked(&said)), None => (said) }
            }
        }
    }
}
