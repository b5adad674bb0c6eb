//! Honesty: what is hidden from a seat changes nothing in how its bot plays.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::collections::BTreeMap;

use bots::{Budget, Inputs, Known, Learner, Level, choose_within, hint, shares};
use hound::Hound;
use table::{Chance, Choices, Game, Quick, Seat, Sight, Start, Table, Viewer};
use triqueta::Triqueta;

/// Tables of many kinds.
fn triqueta() -> Vec<Choices> {
    let table = |players, wolves: &str| Choices::new(players).with("hidden-wolves", wolves);
    (2..=5).flat_map(|players| [table(players, "off"), table(players, "on")]).collect()
}

fn hounds() -> Vec<Choices> {
    let sets = ["H01,W01", "H01,W01,S02", "M01,M02,W06", "H01,W01,E01", "D02-1,D02-2,D02-3"];
    let table = |players, set: &str, meat: &str| {
        Choices::new(players).with("animals", set).with("meat-and-bone", meat)
    };
    let four = sets.map(|set| table(4, set, "on"));
    four.into_iter().chain((2..=3).map(|players| table(players, "H01,W01", "off"))).collect()
}

/// A table after so many random moves; at a decision, unless the game was over before.
fn play<G: Game>(choices: &Choices, moves: u32, chance: &mut Quick) -> Table<G> {
    let mut table = Table::<G>::open(choices, Start::Seed(chance.seed()), &[]).unwrap();
    for _ in 0..moves {
        let Some(seat) = table.to_act() else { break };
        let mv = chance.pick(&table.legal_moves()).unwrap();
        table.play(seat, mv).unwrap();
    }
    table
}

/// The same table with everything that the seat cannot know dealt anew.
fn permuted<G: Game>(table: &Table<G>, seat: Seat, chance: &mut Quick) -> Table<G> {
    table.fork(table.plies(), Viewer::Seat(seat), chance).unwrap()
}

/// What a network is told is the same in all worlds of a seat, to the last bit.
fn senses_are_honest<G: Learner>(tables: &[Choices]) {
    let mut chance = Quick::new(31);
    let told = |game: &G, position: &G::Position, mv: G::Move| {
        let mut inputs = Inputs::new();
        game.sense(position, mv, &mut inputs);
        (inputs.items().to_vec(), game.settled(position, mv).map(bots::Worth::value))
    };
    for choices in tables {
        for game in 0..12 {
            let table: Table<G> = play(choices, u32::MAX, &mut chance);
            for ply in (game % 3..table.plies()).step_by(3) {
                let position = &table.position_at(ply).unwrap();
                let seat = table.game().to_act(position).unwrap();
                let mut moves = Vec::new();
                table.game().legal_moves(position, &mut moves);
                for _ in 0..3 {
                    let (_, world) =
                        table.game().redeal(table.deal(), position, Viewer::Seat(seat), &mut chance);
                    for &mv in &moves {
                        let (here, there) =
                            (told(table.game(), position, mv), told(table.game(), &world, mv));
                        assert_eq!(here, there, "{choices:?}, ply {ply}: {mv}");
                    }
                }
            }
        }
    }
}

#[test]
fn networks_are_told_only_what_the_seat_knows() {
    senses_are_honest::<Triqueta>(&triqueta());
    senses_are_honest::<Hound>(&hounds());
}

/// How often each move was chosen, and how many games were played in thought.
fn habits<G: Known>(
    sight: &Sight<'_, G>,
    level: Level,
    seeds: std::ops::Range<u64>,
) -> (BTreeMap<String, f64>, f64) {
    let player = sight.game().player(level);
    let (count, mut chosen, mut nodes) = ((seeds.end - seeds.start) as f64, BTreeMap::new(), 0.0);
    for seed in seeds {
        let budget = Budget::nodes(40);
        let mv = player.choose(sight, &mut Quick::new(seed), &budget).unwrap();
        *chosen.entry(mv.to_string()).or_default() += 1.0 / count;
        let weighed = player.weigh(sight, &mut Quick::new(seed), &budget);
        nodes += weighed.iter().map(|valued| f64::from(valued.games)).sum::<f64>() / count;
    }
    (chosen, nodes)
}

/// In a world that the seat cannot tell from the real one every level chooses and thinks as it does here.
fn levels_are_honest<G: Known>(tables: &[Choices]) {
    const SEEDS: u64 = 150;
    let mut chance = Quick::new(77);
    for choices in tables {
        let table: Table<G> = loop {
            let moves = 6 + chance.below(10);
            let table = play(choices, moves, &mut chance);
            if table.to_act().is_some() && table.legal_moves().len() > 2 {
                break table;
            }
        };
        let seat = table.to_act().unwrap();
        let other = permuted(&table, seat, &mut chance);
        assert_eq!(table.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
        for level in Level::ALL {
            let (here, work) = habits(&table.sight(seat), level, 0..SEEDS);
            let (there, as_much) = habits(&other.sight(seat), level, SEEDS..2 * SEEDS);
            for mv in here.keys().chain(there.keys()) {
                let frequency = |habits: &BTreeMap<String, f64>| habits.get(mv).copied().unwrap_or_default();
                // Five standard deviations of a difference of two frequencies.
                let limit = 5.0 * (0.5 / SEEDS as f64).sqrt();
                let apart = (frequency(&here) - frequency(&there)).abs();
                assert!(apart < limit, "{choices:?} {level} {mv}: {here:?} {there:?}");
            }
            assert!((work - as_much).abs() <= 0.15 * work, "{choices:?} {level}: {work} {as_much} nodes");
        }
    }
}

#[test]
fn what_is_hidden_changes_no_habit_in_triqueta() {
    levels_are_honest::<Triqueta>(&triqueta()[1..4]);
}

#[test]
fn what_is_hidden_changes_no_habit_in_wolf_and_hound() {
    levels_are_honest::<Hound>(&hounds()[2..6]);
}

/// Nothing that is hidden has a part in a move, a hint or the bar: with the same chance they are the same in every
/// world that their reader cannot tell from the real one. No clock runs here: it is only a guard.
fn thought_is_the_same_in_every_world<G: Known>(tables: &[Choices]) {
    let mut chance = Quick::new(41);
    let budget = Budget::nodes(30);
    let mut differed = 0;
    for choices in tables {
        for moves in [3, 8, 14] {
            let table: Table<G> = play(choices, moves, &mut chance);
            let Some(seat) = table.to_act() else { continue };
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                let other = table.fork(table.plies(), viewer, &mut chance).unwrap();
                differed += usize::from(table.view(Viewer::All) != other.view(Viewer::All));
                let (here, there, seed) = (table.seen(viewer), other.seen(viewer), chance.next_u64());
                assert_eq!(hint(&here, seed, &budget), hint(&there, seed, &budget), "{choices:?}");
                assert_eq!(shares(&here, seed, &budget), shares(&there, seed, &budget), "{choices:?}");
                for level in Level::ALL {
                    let chosen = [&here, &there].map(|seen| choose_within(seen, level, seed, &budget));
                    assert_eq!(chosen[0], chosen[1], "{choices:?} {level}");
                    assert_eq!(chosen[0].is_some(), viewer == Viewer::Seat(seat));
                }
            }
        }
    }
    assert!(differed > tables.len(), "the worlds were different {differed} times");
}

#[test]
fn thought_is_the_same_in_every_world_of_triqueta() {
    thought_is_the_same_in_every_world::<Triqueta>(&triqueta());
}

#[test]
fn thought_is_the_same_in_every_world_of_wolf_and_hound() {
    thought_is_the_same_in_every_world::<Hound>(&hounds());
}
