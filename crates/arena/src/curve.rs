//! What time brings: the best level against itself with a tenth of the nodes, again and again, at one table of each game.
//!
//! A curve is kept and played on like the ladder, whose rungs it has; [`table()`] and [`plot`] show it.

use std::fmt::Write;

use bots::{Known, Study, study};
use table::Choices;

use crate::ladder::{Ladder, Rung};
use crate::report::Report;
use crate::stats::elo;

/// Between this line of a document and [`END`] the table stands.
pub const BEGIN: &str = "<!-- loup ladder --curve -->";
/// See [`BEGIN`].
pub const END: &str = "<!-- /loup ladder --curve -->";

/// The table of a game, and the nodes.
struct Times;

impl Study for Times {
    type Answer = (&'static str, Choices, &'static [u32]);

    fn of<G: Known>(self) -> Self::Answer {
        let (sort, nodes) = G::TIMES;
        (sort, G::table_of(sort), nodes)
    }
}

/// Nothing played yet of these games.
#[must_use]
pub fn curve(games: &[&str], seed: u64) -> Ladder {
    let mut rungs = Vec::new();
    for &game in games {
        let Some((sort, choices, nodes)) = study(game, Times) else { continue };
        for pair in nodes.windows(2) {
            let [less, more] = [pair[0], pair[1]].map(|nodes| format!("alpha:{nodes}"));
            rungs.push(Rung::new(game, sort, &choices, [&more, &less], seed, None));
        }
    }
    Ladder { version: env!("CARGO_PKG_VERSION").to_owned(), rungs }
}

/// Whether this is a curve rather than a ladder of levels: nothing is decided there.
#[must_use]
pub fn is_curve(ladder: &Ladder) -> bool {
    !ladder.rungs.is_empty() && ladder.rungs.iter().all(|rung| rung.saved.of.sprt.is_none())
}

/// Who has so much time, and how far it has come.
struct Point {
    nodes: String,
    millis: f64,
    /// How often it came before the one with a tenth, with the interval and the deals; the first of all met none.
    before: Option<(f64, f64, u64)>,
    /// Its rating above the first, and from where to where its last step may go.
    rating: f64,
    between: [f64; 2],
}

/// The points of every game's curve, as far as they were played.
fn lines(ladder: &Ladder) -> Vec<(String, Vec<Point>)> {
    let mut lines: Vec<(String, Vec<Point>)> = Vec::new();
    for rung in &ladder.rungs {
        let (of, deals) = (&rung.saved.of, rung.saved.results.deals);
        let report = Report::new(rung.saved.clone());
        let ([more, less], Some((mean, margin))) = (report.bots.as_slice(), report.before(0, 1)) else {
            continue;
        };
        if deals == 0 {
            continue;
        }
        let name = format!("{} {}", of.game, rung.sort);
        let nodes = |bot: &str| bot.rsplit(':').next().unwrap_or_default().to_owned();
        if lines.last().is_none_or(|(last, _)| *last != name) {
            let first = Point {
                nodes: nodes(&less.bot),
                millis: less.mean_ms,
                before: None,
                rating: 0.0,
                between: [0.0; 2],
            };
            lines.push((name, vec![first]));
        }
        let Some((_, points)) = lines.last_mut() else { continue };
        let base = points.last().map_or(0.0, |point| point.rating);
        points.push(Point {
            nodes: nodes(&more.bot),
            millis: more.mean_ms,
            before: Some((mean, margin, deals)),
            rating: base + elo(mean),
            between: [mean - margin, mean + margin].map(|share| base + elo(share)),
        });
    }
    lines
}

/// The table, as Markdown.
#[must_use]
pub fn table(ladder: &Ladder) -> String {
    let mut text = String::from("| table | nodes | ms on average | before the one with a tenth (deals) |\n");
    text.push_str("|---|---|---|---|\n");
    for (name, points) in lines(ladder) {
        for point in points {
            let before = point.before.map_or_else(
                || "–".to_owned(),
                |(mean, margin, deals)| format!("{mean:.3} ± {margin:.3} ({deals})"),
            );
            let (game, sort) = name.split_once(' ').unwrap_or((&name, ""));
            let _ = writeln!(text, "| `{game}` {sort} | {} | {:.1} | {before} |", point.nodes, point.millis);
        }
    }
    text
}

/// A document with this table where its marks are; `None` where it has none.
#[must_use]
pub fn written(ladder: &Ladder, document: &str) -> Option<String> {
    let (before, rest) = document.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{}\n{END}{after}", table(ladder)))
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 100.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 52.0;
/// How lines and marks are told apart without colour.
const DASHES: [&str; 3] = ["none", "9 5", "2 4"];

/// The curves as a picture (SVG): rating above the first point of each, by milliseconds of a decision.
#[must_use]
pub fn plot(ladder: &Ladder) -> String {
    let lines = lines(ladder);
    let points = || lines.iter().flat_map(|(_, points)| points);
    let top = points().flat_map(|point| [point.rating, point.between[1]]).fold(100.0, f64::max);
    let low = points().flat_map(|point| [point.rating, point.between[0]]).fold(0.0, f64::min);
    let (top, low) = ((top / 50.0).ceil() * 50.0, (low / 50.0).floor() * 50.0);
    let x = |millis: f64| {
        LEFT + libm::log10(millis.clamp(1.0, 20_000.0)) / libm::log10(20_000.0) * (WIDTH - LEFT - RIGHT)
    };
    let y = |rating: f64| TOP + (top - rating) / (top - low) * (HEIGHT - TOP - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\"><title>Strength against thinking time</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    let (right, foot) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    let mut line = |text: String| {
        svg.push_str(&text);
        svg.push('\n');
    };
    let steps = ((top - low) / 50.0).round() as i32;
    for step in (0..=steps).step_by(if steps > 10 { 2 } else { 1 }) {
        let rating = low + 50.0 * f64::from(step);
        let at = y(rating);
        line(format!("<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#ccc\"/>"));
        line(format!(
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{rating:.0}</text>",
            LEFT - 8.0,
            at + 4.0
        ));
    }
    for (millis, name) in
        [(1.0, "1 ms"), (10.0, "10 ms"), (100.0, "100 ms"), (1_000.0, "1 s"), (10_000.0, "10 s")]
    {
        let at = x(millis);
        line(format!("<path d=\"M{at:.1} {foot}v6\" stroke=\"#000\"/>"));
        line(format!("<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{name}</text>", foot + 20.0));
    }
    line(format!("<path d=\"M{LEFT} {TOP}V{foot}H{right}\" fill=\"none\" stroke=\"#000\"/>"));
    line(format!(
        "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">thinking time of a decision, on average</text>",
        f64::midpoint(LEFT, right),
        HEIGHT - 10.0
    ));
    line(format!("<text x=\"{LEFT}\" y=\"14\">rating above the shortest time</text>"));
    for (number, (name, points)) in lines.iter().enumerate() {
        let way: Vec<String> =
            points.iter().map(|point| format!("{:.1} {:.1}", x(point.millis), y(point.rating))).collect();
        line(format!(
            "<path d=\"M{}\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\" stroke-dasharray=\"{}\"/>",
            way.join("L"),
            DASHES[number % DASHES.len()]
        ));
        for point in points {
            let (at, [low, high]) = (x(point.millis), point.between.map(y));
            line(format!("<path d=\"M{at:.1} {low:.1}V{high:.1}\" stroke=\"#555\"/>"));
            let middle = y(point.rating);
            line(match number % DASHES.len() {
                0 => format!("<circle cx=\"{at:.1}\" cy=\"{middle:.1}\" r=\"5\"/>"),
                1 => format!(
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\" fill=\"#fff\" stroke=\"#000\"/>",
                    at - 4.5,
                    middle - 4.5
                ),
                _ => format!("<path d=\"M{at:.1} {:.1}l5.5 10h-11z\"/>", middle - 6.0),
            });
        }
        if let Some(last) = points.last() {
            let (at, middle) = (x(last.millis) + 10.0, y(last.rating) + 4.0);
            line(format!("<text x=\"{at:.1}\" y=\"{middle:.1}\">{name}</text>"));
        }
    }
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::Climb;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn a_curve_is_played_kept_and_drawn() {
        let mut played = curve(&["wolves", "hound", "triqueta"], 3);
        assert_eq!(played.rungs.len(), 7);
        assert!(is_curve(&played) && !is_curve(&Ladder::new(&["hound"], 3)));
        assert!(lines(&played).is_empty(), "nothing is shown that was not played");
        played.rungs.retain(|rung| rung.saved.of.game == "hound");
        played.rungs.truncate(2);
        for (rung, bots) in played.rungs.iter_mut().zip([["alpha:60", "alpha:6"], ["alpha:600", "alpha:60"]])
        {
            rung.saved.of.bots = bots.map(str::to_owned).to_vec();
        }
        let stop = AtomicBool::new(false);
        played.climb(&Climb { deals: 6, threads: 2, stop: &stop, progress: &|_| {} }).unwrap();
        let kept: Ladder = serde_json::from_str(&serde_json::to_string(&played).unwrap()).unwrap();
        assert!(is_curve(&kept) && kept.decided() == 0);
        let document = format!("Before.\n{BEGIN}\nold\n{END}\nAfter.\n");
        let text = written(&kept, &document).unwrap();
        for row in ["| `hound` 4 | 6 | ", "| `hound` 4 | 60 | ", "| `hound` 4 | 600 | "] {
            assert!(text.contains(row), "{text}");
        }
        assert!(text.contains("(6) |") && !text.contains("old"), "{text}");
        assert_eq!(written(&kept, &text), Some(text.clone()), "writing again changes nothing");
        assert_eq!(written(&kept, "nothing"), None);
        let picture = plot(&kept);
        assert_eq!(picture.matches("<circle").count(), 3, "{picture}");
        assert!(picture.contains(">hound 4</text>") && !picture.contains("NaN"), "{picture}");
    }
}
