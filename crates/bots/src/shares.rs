//! One number: every seat's share of the victory, as one viewer can tell. The bar, the hints and the replay take it from
//! here, so that they never disagree.
//!
//! In worlds that the viewer cannot tell from the real one whoever decides plays what looks best, and then every side
//! is asked what it expects. What is said so is calibrated (`calibration`): of what is called 30%, 30% come true.

use table::{AnySeen, Quick, Seat, Seen, Viewer};

use crate::budget::Budget;
use crate::games::visit;
use crate::known::{Known, Visit};
use crate::level::Level;

/// Worlds that are looked at, unless the budget says otherwise or there are fewer.
const WORLDS: u32 = 160;

/// Every seat's expected share of the victory by what the viewer knows. Partners have the same share, and those of all
/// sides add up to one. `None` when the bots do not know the game, or when the viewer knows everything before the end:
/// then there is nothing to guess.
#[must_use]
pub fn shares(seen: &dyn AnySeen, seed: u64, budget: &Budget<'_>) -> Option<Vec<f64>> {
    visit(seen, Bar { seed, budget })?
}

/// What every side expects, before it is made to come true: for whoever fits that.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected {
    /// How much of the game has been played, 0 to 1.
    pub age: f64,
    /// What every side expects; together one.
    pub sides: Vec<f64>,
}

/// What every side expects by what the viewer knows, as the bots say it.
#[must_use]
pub fn expected(seen: &dyn AnySeen, seed: u64, budget: &Budget<'_>) -> Option<Expected> {
    visit(seen, Raw(Bar { seed, budget }))?
}

struct Raw<'a>(Bar<'a>);

impl Visit for Raw<'_> {
    type Answer = Option<Expected>;

    fn at<G: Known>(self, seen: &Seen<G>) -> Option<Expected> {
        let Forecast { age, sides, .. } = self.0.forecast(seen)?;
        Some(Expected { age, sides })
    }
}

struct Bar<'a> {
    seed: u64,
    budget: &'a Budget<'a>,
}

impl Visit for Bar<'_> {
    type Answer = Option<Vec<f64>>;

    fn at<G: Known>(self, seen: &Seen<G>) -> Option<Vec<f64>> {
        let game = seen.game();
        if let Some(outcome) = seen.outcome() {
            let mut sides = vec![0.0; sides(game)];
            Seat::all(game.seats()).for_each(|seat| sides[game.side_of(seat)] += outcome.share(seat));
            return Some(by_seat(game, &sides));
        }
        Some(self.forecast(seen)?.shares())
    }
}

impl Bar<'_> {
    fn forecast<'a, G: Known>(&self, seen: &'a Seen<G>) -> Option<Forecast<'a, G>> {
        let worlds = |chance: &mut Quick| seen.imagine(chance);
        Forecast::new(seen.game(), seen.viewer(), worlds, self.budget, &mut Quick::new(self.seed))
    }
}

/// How many sides there are.
fn sides<G: Known>(game: &G) -> usize {
    1 + Seat::all(game.seats()).map(|seat| game.side_of(seat)).max().unwrap_or_default()
}

fn by_seat<G: Known>(game: &G, sides: &[f64]) -> Vec<f64> {
    Seat::all(game.seats()).map(|seat| sides[game.side_of(seat)]).collect()
}

/// What is expected of some worlds.
pub(crate) struct Forecast<'a, G> {
    game: &'a G,
    /// How much of the game has been played, 0 to 1.
    age: f64,
    /// What every side expects; together one.
    sides: Vec<f64>,
}

impl<'a, G: Known> Forecast<'a, G> {
    /// From worlds that are all the same to this viewer; `None` where there are none.
    pub(crate) fn new(
        game: &'a G,
        viewer: Viewer,
        mut worlds: impl FnMut(&mut Quick) -> Option<G::Position>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Option<Self> {
        let player = game.player(Level::Alpha);
        let (mut sums, mut said) = (vec![0.0; sides(game)], vec![0.0; sides(game)]);
        let (mut age, mut left) = (0.0, budget.nodes.unwrap_or(WORLDS).max(1));
        while left > 0 {
            let world = worlds(chance)?;
            age = game.age(&world);
            player.expect(game, &world, &mut said, chance);
            sums.iter_mut().zip(&said).for_each(|(sum, said)| *sum += said.clamp(0.0, 1.0));
            left -= 1;
            if (budget.stop)() || game.worlds(&world, viewer) == Some(1) {
                break;
            }
        }
        let whole: f64 = sums.iter().sum();
        let par = 1.0 / sums.len() as f64;
        // Where nobody is expected to win anything, all are equal.
        sums.iter_mut().for_each(|sum| *sum = if whole > 0.0 { *sum / whole } else { par });
        Some(Self { game, age, sides: sums })
    }

    /// The same with so much more for this seat's side, and less for the others.
    pub(crate) fn but(&self, seat: Seat, more: f64) -> Self {
        let (mut sides, own) = (self.sides.clone(), self.game.side_of(seat));
        let (before, others) = (sides[own], 1.0 - sides[own]);
        let share = (before + more).clamp(0.0, 1.0);
        let par = 1.0 / (sides.len().max(2) - 1) as f64;
        for (side, said) in sides.iter_mut().enumerate() {
            let part = if others > 0.0 { *said / others } else { par };
            *said = if side == own { share } else { (1.0 - share) * part };
        }
        Self { sides, ..*self }
    }

    /// What people are shown, for every seat.
    pub(crate) fn shares(&self) -> Vec<f64> {
        let mut sides = self.sides.clone();
        G::calibration().apply(&self.game.sort(), self.age, &mut sides);
        by_seat(self.game, &sides)
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

    /// Nothing is learned by a turn's coming to its end, so the bar should not gain by it. By the network alone it does, in
    /// these games by four and a half points on average.
    #[test]
    fn who_ends_a_turn_of_the_wolves_gains_nothing_by_that() {
        let (mut sum, mut ends) = (0.0, 0.0);
        for seed in ["c0ffee", "c0ffee2", "c0ffee3"] {
            let start = Start::Seed(seed.parse().unwrap());
            let mut table = Table::<Wolves>::open(&Choices::new(2), start, &[]).unwrap();
            let (player, mut chance) = (table.game().player(Level::Scout), Quick::new(1));
            while let Some(seat) = table.to_act() {
                let mv = player.choose(&table.sight(seat), &mut chance, &Budget::own()).unwrap();
                let bar = |table: &Table<Wolves>| {
                    shares(&table.seen(Viewer::Public), 1, &Budget::nodes(1)).unwrap()[seat.index()]
                };
                let before = (mv == wolves::Move::End).then(|| bar(&table));
                table.play(seat, mv).unwrap();
                if let Some(before) = before.filter(|_| table.to_act().is_some()) {
                    sum += bar(&table) - before;
                    ends += 1.0;
                }
            }
        }
        let mean: f64 = sum / ends;
        assert!(ends > 40.0 && mean.abs() < 0.03, "{mean} at {ends} ends");
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
