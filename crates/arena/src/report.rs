//! What a match showed.

use serde::Serialize;

use crate::contest::{Cell, Results};
use crate::matches::{Match, Saved};
use crate::stats::Verdict;
use crate::thinking::Thinking;

/// What a match showed: the cross-table, ratings, times.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The match.
    #[serde(rename = "match")]
    pub of: Match,
    /// Games finished.
    pub games: u64,
    /// Deals finished, each played by every pair on every side.
    pub deals: u64,
    /// How many sides there are; par is one over it.
    pub sides: usize,
    /// Each bot, as they were named.
    pub bots: Vec<Line>,
    /// Every pair that met.
    pub pairs: Vec<Pair>,
    /// What the sequential test says, where one was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// What a file keeps, to be continued from.
    #[serde(skip)]
    pub saved: Saved,
}

/// One bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    /// Its name.
    pub bot: String,
    /// Its rating; the mean of all is 0.
    pub elo: f64,
    /// How many decisions it made.
    pub decisions: u64,
    /// Milliseconds of a decision: the mean,
    pub mean_ms: f64,
    /// that of the slowest but one in a hundred,
    pub p99_ms: f64,
    /// and the slowest.
    pub longest_ms: f64,
}

/// One bot alone on a side, another on all other sides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The one that is alone.
    pub one: String,
    /// The other.
    pub other: String,
    /// The lone one's share of the victory.
    pub share: f64,
    /// Half the width of its 95% interval.
    pub share_margin: f64,
    /// How often the lone one came before another, equal places half.
    pub ahead: f64,
    /// Half the width of its 95% interval.
    pub ahead_margin: f64,
}

impl Report {
    pub(crate) fn new(saved: Saved) -> Self {
        let (of, results) = (&saved.of, &saved.results);
        let elo = ratings(results, of.bots.len());
        let lines = of.bots.iter().zip(elo).zip(&results.thinking);
        let line = |((bot, elo), thinking): ((&String, f64), &Thinking)| Line {
            bot: bot.clone(),
            elo,
            decisions: thinking.moves,
            mean_ms: 1e3 * thinking.mean(),
            p99_ms: 1e3 * thinking.quantile(0.99),
            longest_ms: 1e3 * thinking.longest,
        };
        let name = |index: usize| of.bots.get(index).cloned().unwrap_or_default();
        let pair = |cell: &Cell| Pair {
            one: name(cell.one),
            other: name(cell.other),
            share: cell.share.mean(),
            share_margin: cell.share.margin(),
            ahead: cell.ahead.mean(),
            ahead_margin: cell.ahead.margin(),
        };
        Self {
            of: of.clone(),
            games: results.games,
            deals: results.deals,
            sides: results.sides,
            bots: lines.map(line).collect(),
            pairs: results.cells.iter().map(pair).collect(),
            verdict: of.sprt.map(|sprt| results.verdict(&sprt)),
            saved,
        }
    }

    /// What one bot (by its number) won alone against another on all other sides, with the margin of its 95%
    /// interval; `None` where the two did not meet so.
    #[must_use]
    pub fn share(&self, one: usize, other: usize) -> Option<(f64, f64)> {
        let results = &self.saved.results;
        match (results.cell(one, other), results.cell(other, one)) {
            (Some(cell), _) => Some((cell.share.mean(), cell.share.margin())),
            // Between two sides what one wins the other loses.
            (None, Some(cell)) if results.sides == 2 => Some((1.0 - cell.share.mean(), cell.share.margin())),
            _ => None,
        }
    }

    /// How often one bot (by its number) came before another, equal places half, with the margin of its 95%
    /// interval: from games with either alone among the other. `None` where the two did not meet.
    #[must_use]
    pub fn before(&self, one: usize, other: usize) -> Option<(f64, f64)> {
        let results = &self.saved.results;
        let alone = results.cell(one, other).map(|cell| (cell.ahead.mean(), cell.ahead.margin()));
        let among = results.cell(other, one).map(|cell| (1.0 - cell.ahead.mean(), cell.ahead.margin()));
        match (alone, among) {
            (Some(alone), Some(among)) => {
                Some((f64::midpoint(alone.0, among.0), libm::hypot(alone.1, among.1) / 2.0))
            }
            (found, None) | (None, found) => found,
        }
    }
}

/// Ratings that explain best how often each bot came before each other one (Bradley and Terry), with one even
/// game between all who met so that nobody's is infinite.
fn ratings(results: &Results, bots: usize) -> Vec<f64> {
    let mut wins = vec![vec![0.0; bots]; bots];
    for cell in &results.cells {
        let deals = cell.ahead.count() as f64;
        wins[cell.one][cell.other] += cell.ahead.mean() * deals + 0.5;
        wins[cell.other][cell.one] += (1.0 - cell.ahead.mean()) * deals + 0.5;
    }
    let mut strength = vec![1.0; bots];
    for _ in 0..500 {
        let next: Vec<f64> = (0..bots)
            .map(|one| {
                let won: f64 = wins[one].iter().sum();
                let met: f64 = (0..bots)
                    .map(|other| (wins[one][other] + wins[other][one]) / (strength[one] + strength[other]))
                    .sum();
                if met > 0.0 { won / met } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|strength| libm::log(*strength)).sum::<f64>() / bots.max(1) as f64;
        strength = next.into_iter().map(|strength| strength / libm::exp(mean)).collect();
    }
    strength.into_iter().map(|strength| 400.0 * libm::log10(strength)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::{Sample, elo};

    fn cell(one: usize, other: usize, ahead: f64) -> Cell {
        let mut sample = Sample::default();
        (0..10_000).for_each(|_| sample.add(ahead));
        Cell { one, other, share: sample, ahead: sample }
    }

    #[test]
    fn who_came_before_whom_counts_both_ways_round() {
        let bots = ["a", "b", "c"].map(str::to_owned).to_vec();
        let of = Match {
            game: "triqueta".to_owned(),
            players: 3,
            options: Default::default(),
            bots,
            thought: crate::contest::Thought::Own,
            only_first: false,
            alone: false,
            seed: 1,
            sprt: None,
        };
        let cells = vec![cell(0, 1, 0.7), cell(1, 0, 0.4), cell(0, 2, 0.8)];
        let report = Report::new(Saved { of, results: Results { cells, sides: 3, ..Results::default() } });
        let before = |one, other| report.before(one, other).map(|(mean, _)| (1000.0 * mean).round());
        assert_eq!(before(0, 1), Some(650.0));
        assert_eq!(before(1, 0), Some(350.0));
        assert_eq!(before(2, 0), Some(200.0));
        assert_eq!(before(1, 2), None);
    }

    #[test]
    fn ratings_explain_the_results() {
        // 0 beats 1 by 100 points, 1 beats 2 by 50; 0 and 2 never met.
        let results =
            Results { cells: vec![cell(0, 1, 0.64), cell(1, 2, 0.571_463)], sides: 2, ..Results::default() };
        let found = ratings(&results, 3);
        assert!((found[0] - found[1] - elo(0.64)).abs() < 1.0, "{found:?}");
        assert!((found[1] - found[2] - 50.0).abs() < 1.0, "{found:?}");
        assert!(found.iter().sum::<f64>().abs() < 1e-6);
        assert!(ratings(&Results::default(), 2).iter().all(|rating| rating.abs() < 1e-9));
    }
}
