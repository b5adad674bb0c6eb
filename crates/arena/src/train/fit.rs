//! Fitting weights to games: what a seat can expect by them is to come true.
//!
//! Bots play; whenever a turn begins, every seat's expectation is compared with what became of the game (by the
//! logarithm, so that what was thought impossible must not happen). Weights are then changed one after the other by a
//! part of their value, as long as that foretells the games better. What goes with victory does not always bring it
//! about, so that leaving the beginning costs something, and a fit is to be measured in matches like anything else.

use std::thread;

use bots::weights::{Weighed, Weights};
use bots::{Budget, Known, Level};
use table::{AnyTable, OpenError, Phrase, Quick, Seat, Start, Table};

use super::{Course, Made, OnProgress, Progress};

/// Who plays the games, in turn.
const LEVELS: [Level; 2] = [Level::Scout, Level::Hunter];
/// By so much, as a part of its value, a weight is changed: less with every round.
const STEPS: [f64; 5] = [0.4, 0.2, 0.1, 0.05, 0.02];
/// What it costs to change a weight by the whole of its value, in the logarithms of one position.
const HOLD: f64 = 0.02;
/// Nobody is thought to have no chance at all.
const LEAST: f64 = 1e-4;

/// A game that is over.
struct Past<G: Weighed> {
    game: G,
    /// The positions in which turns began.
    turns: Vec<G::Position>,
    /// Every seat's share of the victory.
    came: Vec<f64>,
}

pub(super) fn fit<G: Weighed + Known>(
    course: &Course,
    beginning: &[f64],
    progress: OnProgress<'_>,
) -> Result<Weights, Phrase> {
    let weights = |values: &[f64], games: usize| Weights {
        game: G::info().id.to_owned(),
        made: course.day.clone(),
        on: about(course, games),
        origin: course.origin.split_whitespace().collect::<Vec<_>>().join(" "),
        values: G::NAMES.iter().map(|name| (*name).to_owned()).zip(values.iter().copied()).collect(),
    };
    let mut games: Vec<Past<G>> = Vec::new();
    let threads = course.threads.max(1) as u64;
    while (games.len() as u64) < course.games && !course.tables.is_empty() {
        let from = games.len() as u64;
        let numbers: Vec<u64> = (from..course.games).take(threads as usize).collect();
        games.extend(play(course, &numbers)?);
        let now = Progress { games: games.len() as u64, loss: loss(&games, beginning, beginning) };
        if !progress(&now, &|| Made::Weights(weights(beginning, games.len()))) {
            return Ok(weights(beginning, games.len()));
        }
    }
    let mut values = beginning.to_vec();
    let mut least = loss(&games, &values, beginning);
    for step in STEPS {
        for index in 0..values.len() {
            if !course.only.as_deref().is_none_or(|only| G::NAMES[index].starts_with(only)) {
                continue;
            }
            for factor in [1.0 + step, 1.0 / (1.0 + step)] {
                let before = values[index];
                values[index] *= factor;
                let loss = loss(&games, &values, beginning);
                if loss < least {
                    least = loss;
                    break;
                }
                values[index] = before;
            }
        }
        let now = Progress { games: games.len() as u64, loss: least };
        if !progress(&now, &|| Made::Weights(weights(&values, games.len()))) {
            break;
        }
    }
    Ok(weights(&values, games.len()))
}

/// On what weights were fitted; options stand in the command.
fn about(course: &Course, games: usize) -> String {
    let tables: Vec<String> = course.tables.iter().map(|choices| choices.players.to_string()).collect();
    let levels = LEVELS.map(|level| level.to_string()).join(" and of ");
    format!("{games} games of {levels}, players {}", tables.join(", "))
}

/// How badly these weights foretell the games, each game counting alike, and how far they are from the beginning.
fn loss<G: Weighed>(games: &[Past<G>], values: &[f64], beginning: &[f64]) -> f64 {
    let scale = G::scale(values);
    let surprise = |past: &Past<G>| {
        let turn = |position: &G::Position| -> f64 {
            let seat = |(seat, came): (Seat, &f64)| {
                if *came == 0.0 {
                    return 0.0;
                }
                let said = past.game.expect(&scale, position, seat);
                // What cannot be compared is no fit at all.
                if said.is_nan() { f64::INFINITY } else { -came * libm::log(said.clamp(LEAST, 1.0)) }
            };
            Seat::all(past.came.len() as u8).zip(&past.came).map(seat).sum()
        };
        past.turns.iter().map(turn).sum::<f64>() / past.turns.len().max(1) as f64
    };
    let mean = games.iter().map(surprise).sum::<f64>() / games.len().max(1) as f64;
    let moved = values.iter().zip(beginning).map(|(value, begun)| {
        let part = if *begun == 0.0 { 0.0 } else { value / begun - 1.0 };
        part * part
    });
    mean + HOLD * moved.sum::<f64>() / games.len().max(1) as f64
}

/// Plays the games with these numbers, each on a thread of its own, and returns them in their order.
fn play<G: Weighed + Known>(course: &Course, numbers: &[u64]) -> Result<Vec<Past<G>>, Phrase> {
    let one = |&number: &u64| play_one(course, number);
    if let [number] = numbers {
        return Ok(vec![one(number)?]);
    }
    thread::scope(|scope| {
        let threads: Vec<_> = numbers.iter().map(|number| scope.spawn(move || one(number))).collect();
        // A thread that did not come back has nothing to learn from.
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    })
}

fn play_one<G: Weighed + Known>(course: &Course, number: u64) -> Result<Past<G>, Phrase> {
    let tables = course.tables.len() as u64;
    let choices = &course.tables[(number % tables) as usize];
    let level = LEVELS[(number / tables % LEVELS.len() as u64) as usize];
    let mut chance = Quick::new(course.seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let start = Start::Seed(chance.seed());
    let mut table = Table::<G>::open(choices, start, &[]).map_err(OpenError::phrase)?;
    let player = table.game().player(level);
    let (mut turns, mut last) = (Vec::new(), None);
    while let Some(seat) = table.to_act() {
        let turn = AnyTable::turn(&table);
        if last.replace(turn) != Some(turn) {
            turns.push(*table.position());
        }
        let mv = player.choose(&table.sight(seat), &mut chance, &Budget::own());
        if mv.is_none_or(|mv| table.play(seat, mv).is_err()) {
            break;
        }
    }
    let came = table
        .outcome()
        .map_or_else(Vec::new, |outcome| Seat::all(table.seats()).map(|seat| outcome.share(seat)).collect());
    Ok(Past { game: table.game().clone(), turns, came })
}

#[cfg(test)]
mod tests {
    use super::super::train_game;
    use super::*;
    use table::Choices;

    fn course(games: u64) -> Course {
        Course {
            tables: Vec::new(),
            games,
            seed: 3,
            origin: "loup train wolves".to_owned(),
            day: "2026-11-16".to_owned(),
            against: None,
            only: None,
            threads: 2,
        }
    }

    fn fitted(course: Course, beginning: Option<&[u8]>) -> (Weights, Vec<f64>) {
        let mut losses = Vec::new();
        let made = train_game("wolves", course, beginning, &mut |now, _| {
            losses.push(now.loss);
            true
        });
        let Made::Weights(weights) = made.unwrap() else { panic!("no weights") };
        (weights, losses)
    }

    #[test]
    fn a_small_fit_foretells_its_games_better_and_is_always_the_same() {
        let (weights, losses) = fitted(course(3), None);
        assert!(losses.last() < losses.get(1), "{losses:?}");
        assert_eq!(weights.on, "3 games of scout and of hunter, players 2, 3, 4, 5");
        let again = Course { threads: 1, ..course(3) };
        assert_eq!(fitted(again, None).0, weights);
        // Goes on from a file, and fits only what is asked for.
        let only = Course { tables: vec![Choices::new(2)], only: Some("share-".to_owned()), ..course(1) };
        let (on, _) = fitted(only, Some(&weights.to_bytes()));
        let changed = |name: &str| {
            let find = |weights: &Weights| weights.values.iter().find(|(other, _)| other == name).cloned();
            find(&on) != find(&weights)
        };
        let names: Vec<&str> = on.values.iter().map(|(name, _)| name.as_str()).collect();
        assert!(names.iter().filter(|name| changed(name)).all(|name| name.starts_with("share-")));
        assert!(changed("share-step") || changed("share-step-at-first"), "{on:?}");
    }
}
