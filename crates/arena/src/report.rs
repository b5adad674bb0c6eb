//! What a match showed.

use serde::Serialize;

use crate::contest::Standing;
use crate::matches::Saved;

/// What a match showed: the cross-table, ratings, times.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The match and what came out.
    #[serde(flatten)]
    pub saved: Saved,
    /// Each bot's rating. Their mean is 0.
    pub elo: Vec<f64>,
    /// Each bot's time per decision, in milliseconds: the mean, the longest.
    pub millis: Vec<[f64; 2]>,
}

impl Report {
    pub(crate) fn new(saved: Saved) -> Self {
        let elo = ratings(&saved.standing, saved.of.bots.len());
        let thinking = saved.standing.thinking.iter();
        let millis = thinking.map(|all| [1e3 * all.seconds / all.moves.max(1) as f64, 1e3 * all.longest]);
        Self { elo, millis: millis.collect(), saved }
    }

    /// The cross-table as rows of text: the bots' names first, then for each bot its name, what it won alone
    /// against each other one with the margin of its 95% interval, its rating, its time per decision. Where two
    /// bots did not meet stands an empty text.
    #[must_use]
    pub fn cross_table(&self) -> Vec<Vec<String>> {
        let bots = &self.saved.of.bots;
        let mut rows = vec![bots.clone()];
        for (one, name) in bots.iter().enumerate() {
            let cells = (0..bots.len()).map(|other| self.cell(one, other));
            let times = format!("{:.1}", self.millis[one][0]);
            let rest = [format!("{:+.0}", self.elo[one]), times];
            rows.push([name.clone()].into_iter().chain(cells).chain(rest).collect());
        }
        rows
    }

    fn cell(&self, one: usize, other: usize) -> String {
        let standing = &self.saved.standing;
        let text = |mean: f64, margin: f64| format!("{mean:.3} ±{margin:.3}");
        match (standing.cell(one, other), standing.cell(other, one)) {
            (Some(cell), _) => text(cell.share.mean(), cell.share.margin()),
            // Between two sides what one wins the other loses.
            (None, Some(cell)) if standing.sides == 2 => text(1.0 - cell.share.mean(), cell.share.margin()),
            _ => String::new(),
        }
    }
}

/// Ratings that explain best how often each bot came before each other one (Bradley and Terry), with one even
/// game between all who met so that nobody's is infinite.
fn ratings(standing: &Standing, bots: usize) -> Vec<f64> {
    let mut wins = vec![vec![0.0; bots]; bots];
    for cell in &standing.cells {
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
        let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / bots.max(1) as f64;
        strength = next.into_iter().map(|strength| strength / mean.exp()).collect();
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Cell;
    use crate::stats::{Sample, elo};

    fn cell(one: usize, other: usize, ahead: f64) -> Cell {
        let mut sample = Sample::default();
        (0..10_000).for_each(|_| sample.add(ahead));
        Cell { one, other, share: sample, ahead: sample }
    }

    #[test]
    fn ratings_explain_the_results() {
        // 0 beats 1 by 100 points, 1 beats 2 by 50; 0 and 2 never met.
        let standing = Standing {
            cells: vec![cell(0, 1, 0.64), cell(1, 2, 0.571_463)],
            sides: 2,
            ..Standing::default()
        };
        let found = ratings(&standing, 3);
        assert!((found[0] - found[1] - elo(0.64)).abs() < 1.0, "{found:?}");
        assert!((found[1] - found[2] - 50.0).abs() < 1.0, "{found:?}");
        assert!(found.iter().sum::<f64>().abs() < 1e-6);
        assert!(ratings(&Standing::default(), 2).iter().all(|rating| rating.abs() < 1e-9));
    }
}
