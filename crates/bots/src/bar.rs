//! Who is ahead: every seat's share of the victory, as one viewer can tell.

use table::{AnySeen, Quick, Seat, Seen};

use crate::budget::Budget;
use crate::games::visit;
use crate::known::{Known, Visit};
use crate::level::Level;

/// Worlds that are looked at, unless the budget says otherwise.
const WORLDS: u32 = 48;

/// Every seat's expected share of the victory by what the viewer knows, for an evaluation bar. Partners have the
/// same share, and those of all sides add up to one. `None` when the bots do not know the game, or when the viewer
/// knows everything before the end: then there is nothing to guess.
#[must_use]
pub fn shares(seen: &dyn AnySeen, seed: u64, budget: &Budget<'_>) -> Option<Vec<f64>> {
    visit(seen, Bar { seed, budget })?
}

struct Bar<'a> {
    seed: u64,
    budget: &'a Budget<'a>,
}

impl Visit for Bar<'_> {
    type Answer = Option<Vec<f64>>;

    fn at<G: Known>(self, seen: &Seen<G>) -> Option<Vec<f64>> {
        let (game, mut chance) = (seen.game(), Quick::new(self.seed));
        let side = |seat: Seat| game.side(seat);
        let sides = 1 + Seat::all(game.seats()).map(side).max().unwrap_or_default();
        let (mut sums, mut said) = (vec![0.0; sides], vec![0.0; sides]);
        if let Some(outcome) = seen.outcome() {
            Seat::all(game.seats()).for_each(|seat| sums[side(seat)] += outcome.share(seat));
        } else {
            let player = game.player(Level::Alpha);
            for _ in 0..self.budget.nodes.unwrap_or(WORLDS).max(1) {
                let world = seen.imagine(&mut chance)?;
                player.expect(game, &world, &mut said, &mut chance);
                sums.iter_mut().zip(&said).for_each(|(sum, said)| *sum += said.clamp(0.0, 1.0));
                // Where nothing is hidden one world is all there are.
                if (self.budget.stop)() || game.worlds(&world, seen.viewer()) == Some(1) {
                    break;
                }
            }
        }
        let whole: f64 = sums.iter().sum();
        // Where nobody is expected to win anything, all are equal.
        let part = |sum: f64| if whole > 0.0 { sum / whole } else { 1.0 / sides as f64 };
        Some(Seat::all(game.seats()).map(|seat| part(sums[side(seat)])).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::hound::Hound;
    use ::triqueta::Triqueta;
    use ::wolves::Wolves;
    use table::{AnyTable, Choices, Start, Table, Viewer};

    fn near(sum: f64) -> bool {
        (sum - 1.0).abs() < 1e-9
    }

    #[test]
    fn shares_add_up_and_partners_stand_together() {
        let start = || Start::Seed("c0ffee".parse().unwrap());
        let cards = Table::<Triqueta>::open(&Choices::new(3), start(), &[]).unwrap();
        let budget = Budget::nodes(6);
        let bar = shares(&cards.seen(Viewer::Public), 1, &budget).unwrap();
        assert!(bar.len() == 3 && near(bar.iter().sum()), "{bar:?}");
        let pasture = Table::<Hound>::open(&Choices::new(4), start(), &[]).unwrap();
        let bar = shares(&pasture.seen(Viewer::Seat(Seat::from_index(0))), 1, &budget).unwrap();
        assert!(near(bar[0] + bar[1]) && bar[0] == bar[2] && bar[1] == bar[3], "{bar:?}");
        assert_eq!(shares(&cards.seen(Viewer::All), 1, &budget), None);
    }

    /// After a round nothing is decided yet, whoever has had a turn and whoever has not.
    #[test]
    fn nobody_has_won_the_wolves_after_a_round() {
        for players in 2..=5 {
            let start = Start::Seed("c0ffee".parse().unwrap());
            let mut table = Table::<Wolves>::open(&Choices::new(players), start, &[]).unwrap();
            let (player, mut chance) = (table.game().player(Level::Cub), Quick::new(1));
            while AnyTable::turn(&table) < 2 * u32::from(players)
                && let Some(seat) = table.to_act()
            {
                let mv = player.choose(&table.sight(seat), &mut chance, &Budget::own()).unwrap();
                table.play(seat, mv).unwrap();
                let bar = shares(&table.seen(Viewer::Public), 1, &Budget::nodes(1)).unwrap();
                let par = 1.0 / f64::from(players);
                assert!(near(bar.iter().sum()), "{bar:?}");
                assert!(bar.iter().all(|share| (par * 0.15..par * 2.6).contains(share)), "{bar:?}");
            }
        }
    }

    #[test]
    fn a_finished_game_has_one_answer() {
        let start = Start::Seed("c0ffee".parse().unwrap());
        let mut table = Table::<Triqueta>::open(&Choices::new(2), start, &[]).unwrap();
        while let (Some(seat), Some(&mv)) = (table.to_act(), table.legal_moves().first()) {
            table.play(seat, mv).unwrap();
        }
        let won = table.outcome().unwrap().winners().count() as f64;
        let bar = shares(&table.seen(Viewer::All), 1, &Budget::own()).unwrap();
        assert!(near(bar.iter().sum()) && bar.contains(&(1.0 / won)), "{bar:?}");
    }
}
