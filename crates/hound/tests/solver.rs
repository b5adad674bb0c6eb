//! The solver finds what trying everything finds.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod common;

use common::{Play, options};
use hound::solver::{solve, solve_within};
use hound::{Hound, Position, Team};
use table::{Chance, Game, Quick, Seat};

/// Who wins, by trying every move to the end.
fn try_everything(game: &Hound, position: &Position) -> Team {
    let Some(seat) = game.to_act(position) else {
        let outcome = game.outcome(position).unwrap();
        return if outcome.won(Seat::from_index(0)) { Team::Blue } else { Team::Yellow };
    };
    let team = if seat.index() % 2 == 0 { Team::Blue } else { Team::Yellow };
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    let wins = moves.iter().any(|&mv| {
        let mut next = *position;
        game.advance(&mut next, mv);
        try_everything(game, &next) == team
    });
    if wins { team } else { team.other() }
}

#[test]
fn the_solver_agrees_with_trying_everything() {
    let mut chance = Quick::new(5);
    let mut solved = 0;
    let sets = [
        "H01 W01",
        "M01 M02",
        "M01 M03 S01",
        "S02 W02 H03",
        "D02-1 D02-2 D02-3 E02",
        "E01 W08 H02",
        "D01 W05 S02",
    ];
    for players in 2..=4 {
        for (number, animals) in sets.into_iter().enumerate() {
            let expansion = if number % 2 == 0 { "off" } else { "on" };
            let options = options(players, animals, &[("meat-and-bone", expansion)]);
            for _ in 0..6 {
                let deal = Hound::deal(&options, &mut chance);
                let (game, mut position) = Hound::start(&options, &deal).unwrap();
                let mut moves = Vec::new();
                // Play at random until few cards are left.
                let left = |position: &Position| {
                    let view = game.view(position, table::Viewer::All);
                    view.places.iter().map(|place| u32::from(place.cards)).sum::<u32>() + u32::from(view.pile)
                };
                while game.to_act(&position).is_some() && left(&position) > 8 {
                    game.legal_moves(&position, &mut moves);
                    let mv = moves[chance.index(moves.len())];
                    game.advance(&mut position, mv);
                }
                if game.to_act(&position).is_none() {
                    continue;
                }
                let solution = solve(&game, &position);
                assert_eq!(solution.winner, try_everything(&game, &position), "{animals}");
                for &(mv, winner) in &solution.moves {
                    let mut next = position;
                    game.advance(&mut next, mv);
                    assert_eq!(winner, try_everything(&game, &next), "{animals}: {mv}");
                }
                let mut end = position;
                for &mv in &solution.line {
                    assert_eq!(game.check(&end, mv), Ok(()));
                    game.advance(&mut end, mv);
                }
                assert_eq!(game.to_act(&end), None, "the line goes to the end");
                assert_eq!(try_everything(&game, &end), solution.winner, "and the winner wins there");
                assert!(solution.best().count() > 0);
                solved += 1;
            }
        }
    }
    assert!(solved > 60, "{solved}");
}

/// A wolf in front of the partner, and one card that leads it away.
#[test]
fn the_only_saving_card_is_found() {
    let lines = "hand 1: b4\nhand 2: b4 w1\nhand 3: w4\nhand 4: b1\nturn: 2 play\nsheep: 3 3 1 3\nanimals: W01@3 H01@1";
    let table = Play::new(4, "H01 W01", lines);
    let solution = solve(&table.game, &table.position);
    assert_eq!(solution.winner, Team::Yellow, "either card leaves the wolf where it is");
    assert_eq!(solution.best().count(), 2);
    let lines = "hand 1: b4\nhand 2: w4 w3\nhand 3: b1 w4\nhand 4: b4\nturn: 3 play\nsheep: 1 3 1 1\nanimals: W01@3 H01@2";
    let table = Play::new(4, "H01 W01", lines);
    let solution = solve(&table.game, &table.position);
    assert_eq!(solution.winner, Team::Blue);
    let best: Vec<String> = solution.best().map(|mv| mv.to_string()).collect();
    assert_eq!(best, ["b1"], "the wolf goes on to place 4 and takes its last sheep");
}

#[test]
fn a_search_can_be_limited() {
    let options = options(4, "H01 W01", &[]);
    let deal = Hound::deal(&options, &mut Quick::new(1));
    let (game, position) = Hound::start(&options, &deal).unwrap();
    assert_eq!(solve_within(&game, &position, 1_000), None);
}
