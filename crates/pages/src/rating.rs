//! The reader's ratings: a number with what it may be off by, and how it came about as a small chart with a table
//! behind it.

use std::fmt::Write as _;

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::icons::game as game_icon;
use crate::names::table_name;
use crate::routes;
use crate::time::stamp;
use crate::words::Words;

/// The reader's rating in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The game's id.
    pub game: &'static str,
    /// How many games count.
    pub counted: usize,
    /// How many it takes until a number is shown.
    pub needed: usize,
    /// What everybody is taken for at first.
    pub newcomer: f64,
    /// The rated games, the oldest first.
    pub points: Vec<RatingPoint>,
}

/// A rated game, and what the reader was worth after it.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingPoint {
    /// The table's code.
    pub code: String,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// The reader's place, of so many.
    pub place: (u8, u8),
    /// Whether it counts as lost because the reader had left.
    pub gone: bool,
    /// Whether a host has voided it.
    pub voided: bool,
    /// The rating after it.
    pub mean: f64,
    /// With 95% it is not further off than this.
    pub margin: f64,
}

impl Rating {
    /// The rating and what it may be off by, once there were enough games.
    #[must_use]
    pub fn shown(&self) -> Option<(i64, i64)> {
        let last = self.points.last().filter(|_| self.counted >= self.needed)?;
        Some((last.mean.round() as i64, last.margin.round() as i64))
    }

    /// What each table has changed, once a rating is shown. What a host has voided has changed nothing.
    #[must_use]
    pub fn changes(&self) -> Vec<(String, i64)> {
        let before = std::iter::once(self.newcomer).chain(self.points.iter().map(|point| point.mean));
        // As the shown numbers differ.
        let change = |(point, before): (&RatingPoint, f64)| {
            (point.code.clone(), point.mean.round() as i64 - before.round() as i64)
        };
        let shown = self.shown().is_some();
        self.points.iter().zip(before).filter(|_| shown).map(change).collect()
    }
}

/// So many games the chart and the table show.
const SHOWN: usize = 60;
/// The chart, in units of its picture.
const WIDTH: f64 = 320.0;
/// Its height.
const HEIGHT: f64 = 96.0;

/// The panel on the reader's own page; nothing where no rated game was played.
pub(crate) fn ratings(w: &Speaker<'_>, ratings: &[Rating]) -> Markup {
    panel(w, ratings, true)
}

/// The same for others: without the games.
pub(crate) fn ratings_for_others(w: &Speaker<'_>, ratings: &[Rating]) -> Markup {
    panel(w, ratings, false)
}

fn panel(w: &Speaker<'_>, ratings: &[Rating], own: bool) -> Markup {
    html! {
        @if !ratings.is_empty() {
            section.panel #rating {
                div.ph { h2 { (w.t("web-rating")) } span.soft { (w.t("web-rating-shadow")) } }
                @for rating in ratings { (one(w, rating, own)) }
                p.soft { (w.t("web-rating-honour")) }
            }
        }
    }
}

fn one(w: &Speaker<'_>, rating: &Rating, own: bool) -> Markup {
    let shown = rating.shown();
    let counted = Phrase::new("web-rating-games").with("count", rating.counted);
    html! {
        div.rtg {
            h3 { (game_icon(rating.game)) (w.game(rating.game)) }
            @if let Some((mean, margin)) = shown {
                p { b.num { (mean) } " " span.soft { "± " (margin) " · " (w.say(&counted)) } }
                (chart(&rating.points[rating.points.len().saturating_sub(SHOWN)..]))
                @if own { (table(w, rating)) }
            } @else {
                p.soft {
                    (w.say(&Phrase::new("web-rating-early").with("count", rating.counted).with("needed", rating.needed)))
                }
            }
        }
    }
}

/// The line of the rating in its shadow, from game to game. The table behind it says the same in numbers.
fn chart(points: &[RatingPoint]) -> Markup {
    let low = points.iter().map(|point| point.mean - point.margin).fold(f64::INFINITY, f64::min);
    let high = points.iter().map(|point| point.mean + point.margin).fold(f64::NEG_INFINITY, f64::max);
    let (span, last) = ((high - low).max(1.0), points.len().saturating_sub(1).max(1) as f64);
    let at = |index: usize, value: f64| {
        let (x, y) = (index as f64 / last * WIDTH, (high - value) / span * HEIGHT);
        ((x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0)
    };
    let path = |values: &mut dyn Iterator<Item = (usize, f64)>| {
        let mut text = String::new();
        for (index, value) in values {
            let (x, y) = at(index, value);
            let _ = write!(text, "{x},{y} ");
        }
        text
    };
    let mut means = points.iter().enumerate().map(|(index, point)| (index, point.mean));
    let upper = points.iter().enumerate().map(|(index, point)| (index, point.mean + point.margin));
    let lower = points.iter().enumerate().rev().map(|(index, point)| (index, point.mean - point.margin));
    let end = points.len().checked_sub(1).map(|last| at(last, points[last].mean));
    html! {
        svg.rch viewBox={ "-6 -6 " (WIDTH + 12.0) " " (HEIGHT + 12.0) } preserveAspectRatio="none" aria-hidden="true" {
            polygon points=(path(&mut upper.chain(lower))) {}
            polyline points=(path(&mut means)) {}
            @if let Some((x, y)) = end { circle cx=(x) cy=(y) r="4" {} }
        }
    }
}

fn table(w: &Speaker<'_>, rating: &Rating) -> Markup {
    html! {
        details {
            summary { (w.t("web-rating-table")) }
            div.wide tabindex="0" role="region" aria-label=(w.say(&Phrase::new("web-rating-of").with("game", w.game(rating.game)))) {
                table.res {
                    thead { tr {
                        th scope="col" { (w.t("web-rating-when")) } th scope="col" { (w.t("web-rating-table-name")) }
                        th scope="col" { (w.t("web-past-result")) } th scope="col" { (w.t("web-rating")) }
                    } }
                    tbody {
                        @for point in rating.points.iter().rev().take(SHOWN) {
                            tr {
                                td { (stamp(point.at)) }
                                td { a href=(routes::table(&point.code, "result")) { (table_name(w, &point.code)) } }
                                td { (result(w, point)) }
                                td { (point.mean.round() as i64) " ± " (point.margin.round() as i64) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn result(w: &Speaker<'_>, point: &RatingPoint) -> String {
    if point.voided {
        return w.t("web-rating-voided");
    }
    if point.gone {
        return w.t("web-rating-gone");
    }
    let (place, of) = point.place;
    w.say(&Phrase::new("web-rating-place").with("place", u32::from(place)).with("of", u32::from(of)))
}
