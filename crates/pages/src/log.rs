//! What happened, newest on top.

use maud::{Markup, html};
use table::{LogLine, Seat};
use texts::Speaker;

use crate::boards::{Numbered, badge};
use crate::model::TablePage;
use crate::parts::draft::noted;
use crate::routes;
use crate::terms::Terms;
use crate::words::{Words, heard};

/// So many entries are shown unless the whole log is asked for; a page that stays open keeps the older ones.
const RECENT: usize = 24;
/// However long somebody was away, so many are enough for a first look: more than a round has.
const AWAY: usize = 96;

/// The log as this viewer reads it, with a mark where the reader last decided.
pub(crate) fn log(w: &Speaker<'_>, page: &TablePage<'_>, numbered: &[Numbered]) -> Markup {
    let entries = page.seen.entries();
    let unseen = page.seen_entries.max(entries.saturating_sub(AWAY));
    let recent = entries.saturating_sub(RECENT).min(unseen);
    let first = numbered.first().map(|line| line.entry);
    // What has a number on the board has a line here, however long ago it was.
    let numbered_from = first.map_or(recent, |first| first.saturating_sub(1));
    let from = if page.whole_log { 0 } else { recent.min(numbered_from) };
    let lines = page.seen.log(from);
    let new = lines.iter().filter(|line| line.entry > page.seen_entries).count();
    let marked = new > 0 && new < lines.len();
    let mut terms = Terms::new(page.seen.info().id, w.lang);
    let badges: Vec<Markup> =
        Seat::all(page.seen.seats()).map(|seat| badge(w, page.seen, seat).small()).collect();
    let places = places(&lines);
    html! {
        section.panel.lg-p #log {
            div.ph {
                h2 { (w.t("web-log")) }
                @if page.seen.outcome().is_some() {
                    a href=(routes::table(page.code, "replay")) { (w.t("web-replay")) }
                }
            }
            ul.log #lines data-grow="l" data-since=[first] tabindex="0" aria-label=(w.t("web-log")) {
                @for (index, (line, place)) in lines.iter().zip(&places).rev().enumerate() {
                    @if marked && index == new { li.since #since { (w.t("web-since")) } }
                    (told(w, &badges, (line, number(numbered, line)), *place, &mut terms))
                }
                @if lines.is_empty() && from == 0 { li.mark #nothing { (w.t("web-log-empty")) } }
            }
            @if from > 0 {
                a.earlier href={ (routes::table(page.code, "")) "?log=all" } data-live { (w.t("web-log-earlier")) }
            }
        }
    }
}

/// The id of a line: that of its entry, and its place among the lines of it.
pub(crate) fn line((entry, place): (usize, usize)) -> String {
    format!("l{entry}-{place}")
}

/// The number that what this line tells has on the board.
fn number(numbered: &[Numbered], line: &LogLine) -> Option<usize> {
    let same = |one: &&Numbered| one.entry == line.entry && line.stands && one.phrase == line.phrase;
    numbered.iter().find(same).map(|one| one.number)
}

/// Several lines of an entry are told apart by their place in it.
fn places(lines: &[LogLine]) -> Vec<usize> {
    let mut last = (0, 0);
    let place = |line: &LogLine| {
        last = (line.entry, if line.entry == last.0 { last.1 + 1 } else { 0 });
        last.1
    };
    lines.iter().map(place).collect()
}

/// One line, which seldom changes once it is there.
fn told(
    w: &Speaker<'_>,
    badges: &[Markup],
    (line, number): (&LogLine, Option<usize>),
    place: usize,
    terms: &mut Option<Terms>,
) -> Markup {
    let id = self::line((line.entry, place));
    let badge = line.meant.and_then(|seat| badges.get(seat.index()));
    let met = terms.as_ref().map_or(0, Terms::met);
    let origin = (&line.phrase, line.stands, number, badge.map(|badge| &badge.0), met);
    let (drawn, words) = noted("li", &id, origin, || {
        let said = heard(w, w.say(&line.phrase));
        let drawn = html! {
            li.undone[!line.stands] id=(id) data-tells=[number] {
                @match badge {
                    Some(badge) => (badge),
                    // What concerns nobody, or several, stands under the others' words.
                    None => span.bdg.sm.none {},
                }
                span {
                    @if let Some(number) = number { b.nr { (number) } " " }
                    @if !line.stands { span.sr { (w.t("web-taken-back")) " " } }
                    @match terms { Some(terms) => (terms.linked(&said)), None => (said) }
                }
            }
        };
        (drawn, terms.as_ref().map_or(0, Terms::last))
    });
    if let Some(terms) = terms {
        terms.meet(words);
    }
    drawn
}
