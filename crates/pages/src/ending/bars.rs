//! Points by category: a bar per seat, the best first.

use maud::{Markup, html};
use table::{AnySeen, Outcome, Phrase, Score, Seat};
use texts::Speaker;

use crate::boards::badge;
use crate::games::kit;
use crate::result::scores;
use crate::words::Words;

/// From so many points on a part of a bar has its number in it.
const TOLD_FROM: i16 = 4;
/// Different kinds of parts: more categories than that share the last one.
const KINDS: usize = 9;

/// The panel of points: the game's own where it has one, else stacked bars; nothing where nothing was counted.
pub(super) fn points(w: &Speaker<'_>, seen: &dyn AnySeen, outcome: &Outcome) -> Markup {
    if let Some(own) = kit(seen.info().id).epilogue.and_then(|epilogue| (epilogue.panel)(w, seen)) {
        return own;
    }
    if !outcome.is_counted() {
        return Markup::default();
    }
    let mut categories: Vec<&'static str> = Vec::new();
    for line in outcome.seats.iter().flat_map(|score| &score.lines) {
        if line.points != 0 && !categories.contains(&line.category) {
            categories.push(line.category);
        }
    }
    let order = |category: &&'static str| {
        outcome.seats.iter().find_map(|score| score.lines.iter().position(|line| line.category == *category))
    };
    categories.sort_by_key(order);
    let mut seats: Vec<(Seat, &Score)> = Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
    seats.sort_by_key(|(seat, score)| (score.place, *seat));
    let most = outcome.seats.iter().map(positive).max().unwrap_or(0).max(1);
    let game = seen.info().id;
    let name = |category: &str| w.say(&Phrase::new(format!("{game}-score-{category}")));
    html! {
        section.panel {
            h2 { (w.t("web-scores")) }
            ol.end-bars {
                @for (seat, score) in seats {
                    li.won[outcome.won(seat)] {
                        (badge(w, seen, seat).large())
                        b { (w.name(seat)) @if outcome.won(seat) { span.end-star aria-hidden="true" { " ★" } } }
                        (bar(w, score, &categories, most, &name))
                        strong data-tally { (number(w, score.total)) }
                    }
                }
            }
            p.end-key {
                @for (index, category) in categories.iter().enumerate() {
                    span { i class={ "sg" (index.min(KINDS - 1)) } {} (name(category)) }
                }
            }
            details.end-table {
                summary { (w.t("web-ending-table")) }
                (scores(w, seen, outcome))
            }
        }
    }
}

fn positive(score: &Score) -> i16 {
    score.lines.iter().map(|line| line.points.max(0)).sum()
}

fn number(w: &Speaker<'_>, points: i16) -> String {
    w.say(&Phrase::new("web-number").with("number", points))
}

/// One seat's bar; what it says is told as a whole, and stands in the table.
fn bar(
    w: &Speaker<'_>,
    score: &Score,
    categories: &[&'static str],
    most: i16,
    name: &impl Fn(&str) -> String,
) -> Markup {
    let points = |category: &str| {
        score.lines.iter().find(|line| line.category == category).map_or(0, |line| line.points)
    };
    let mut parts = Vec::new();
    let mut from = 0.0;
    for (index, category) in categories.iter().enumerate() {
        let points = points(category);
        if points > 0 {
            let wide = f32::from(points) * 100.0 / f32::from(most);
            parts.push((index.min(KINDS - 1), points, from, wide, name(category)));
            from += wide;
        }
    }
    let said: Vec<String> = categories
        .iter()
        .filter(|category| points(category) != 0)
        .map(|category| format!("{} {}", name(category), number(w, points(category))))
        .collect();
    // Who has no points has nothing to be told but their number, which stands beside it.
    let label = (!said.is_empty()).then(|| said.join(", "));
    let (role, hidden) = if label.is_some() { (Some("img"), None) } else { (None, Some("true")) };
    html! {
        svg.end-bar role=[role] aria-label=[label] aria-hidden=[hidden] {
            @for (index, points, from, wide, name) in &parts {
                g class={ "sg" (index) } {
                    title { (name) " " (points) }
                    rect x=(percent(*from)) width=(percent(*wide)) height="100%" {}
                    @if *points >= TOLD_FROM {
                        text x=(percent(from + wide / 2.0)) y="50%" dy=".36em" text-anchor="middle" { (points) }
                    }
                }
            }
        }
    }
}

fn percent(part: f32) -> String {
    format!("{part:.2}%")
}

#[cfg(test)]
mod tests {
    use table::Line;
    use texts::Lang;

    use super::*;

    #[test]
    fn a_bar_without_points_is_no_picture() {
        let speaker = Speaker::new(Lang::En);
        let drawn = |points: i16| {
            let lines = [Line { category: "prey", points }].into_iter().collect();
            bar(&speaker, &Score::sum(lines), &["prey"], 9, &str::to_owned).into_string()
        };
        assert!(drawn(3).starts_with("<svg class=\"end-bar\" role=\"img\" aria-label=\"prey 3\">"));
        assert_eq!(drawn(0), "<svg class=\"end-bar\" aria-hidden=\"true\"></svg>");
    }
}
