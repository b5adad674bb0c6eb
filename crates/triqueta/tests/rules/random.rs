//! Random play over all player counts and variants.

use super::*;
use std::collections::BTreeSet;
use table::{Chance, Dice, Seed};

/// All games: players and variants.
fn all_games() -> impl Iterator<Item = Choices> + Clone {
    (2..=5).flat_map(|players| ["off", "on"].map(|on| Choices::new(players).with("hidden-wolves", on)))
}

fn random_start(choices: &Choices, chance: &mut Quick) -> (Triqueta, Position) {
    let options = options(choices);
    Triqueta::start(&options, &Triqueta::deal(&options, chance)).unwrap()
}

/// TQ40: every token is somewhere, always: in a tower, drawn, in a row, face up or face down, in the box, or
/// gone with what was left of a tower. The events alone tell where.
#[test]
fn no_token_is_ever_lost() {
    let mut chance = Quick::new(75);
    for choices in all_games().cycle().take(160) {
        let (game, mut position) = random_start(&choices, &mut chance);
        let all = if choices.is_on("hidden-wolves") { 75 } else { 60 };
        let (mut moves, mut gone) = (Vec::new(), 0);
        loop {
            let view = game.view(&position, Viewer::All);
            let towers = view.covered.iter().chain([&view.tower]).flatten().map(Vec::len).sum::<usize>();
            let rows: usize = view.rows.iter().map(|row| row.tokens.len()).sum();
            let seats = view.seats.iter().map(|seat| {
                let up: usize = seat.groups.iter().map(|group| usize::from(group.count)).sum();
                up + seat.light.len() + seat.shadow.len() + seat.boxed
            });
            assert_eq!(towers + view.drawn.len() + rows + seats.sum::<usize>() + gone, all);
            assert!(view.seats.iter().all(|seat| seat.light.len() <= 2));
            assert_eq!(view.seats.iter().filter(|seat| seat.rock).count(), 1);
            let trees: u8 = view.seats.iter().map(|seat| seat.trees).sum();
            assert_eq!(trees, view.round - 1);
            game.legal_moves(&position, &mut moves);
            let Some(mv) = chance.pick(&moves) else { break };
            let mut log = Vec::new();
            game.play(&mut position, mv, &mut log).unwrap();
            for emission in &log {
                if let Some(Event::RoundEnded { left, .. }) = emission.seen_by(Viewer::Public) {
                    gone += usize::from(*left);
                }
            }
        }
        assert_eq!(game.view(&position, Viewer::Public).step, triqueta::Step::Over);
    }
}

/// What is in the list is accepted, everything else of the alphabet is refused; lists hold no move twice.
#[test]
fn lists_and_refusals_agree() {
    let mut chance = Quick::new(3);
    for choices in all_games() {
        for _ in 0..20 {
            let (game, mut position) = random_start(&choices, &mut chance);
            let mut moves = Vec::new();
            let alphabet: BTreeSet<Move> = game.alphabet().into_iter().collect();
            while game.to_act(&position).is_some() {
                game.legal_moves(&position, &mut moves);
                let legal: BTreeSet<Move> = moves.iter().copied().collect();
                assert!(!moves.is_empty() && legal.len() == moves.len());
                assert!(legal.is_subset(&alphabet));
                for &mv in &alphabet {
                    assert_eq!(game.check(&position, mv).is_ok(), legal.contains(&mv), "{mv}");
                }
                game.advance(&mut position, chance.pick(&moves).unwrap());
            }
        }
    }
}

/// Every view says something for every step, and names every legal move.
#[test]
fn everything_can_be_told() {
    let mut chance = Quick::new(21);
    for choices in all_games() {
        let (game, mut position) = random_start(&choices, &mut chance);
        let (mut moves, mut log) = (Vec::new(), Vec::new());
        loop {
            game.legal_moves(&position, &mut moves);
            for viewer in Viewer::limited(choices.players).chain([Viewer::All]) {
                let view = game.view(&position, viewer);
                let mut phrases: Vec<Phrase> = game.describe(&view, viewer);
                phrases.push(game.prompt(&view));
                phrases.extend(moves.iter().map(|&mv| game.label(&view, mv)));
                assert!(phrases.iter().all(|phrase| phrase.key.starts_with("triqueta-")));
                assert!(phrases.len() > 2);
            }
            let Some(mv) = chance.pick(&moves) else { break };
            game.play(&mut position, mv, &mut log).unwrap();
        }
        let told = log.iter().filter_map(|emission| emission.seen_by(Viewer::All));
        assert!(told.map(|event| game.tell(event)).all(|phrase| phrase.key.starts_with("triqueta-event-")));
    }
}

/// Positions are small values, and their keys agree with equality.
#[test]
fn positions_are_small() {
    assert!(size_of::<Position>() <= 256, "{}", size_of::<Position>());
    let board = Setup::base(3).start();
    let (a, b) = (Setup::base(3).play("draw, row 1"), Setup::base(3).play("draw, row 2"));
    let key = |board: &Board| board.game.key(&board.position);
    assert!(key(&a) != key(&b) && key(&a) != key(&board));
    assert_eq!(key(&a), key(&Setup::base(3).play("draw, row 1")));
}

/// Numbers of move sequences by depth, from the seed `7`: a change here is a change of the rules.
#[test]
fn perft_numbers_stand() {
    let numbers: [(u8, &str, &[u64]); 4] = [
        (2, "off", &[3, 7, 19, 43, 115, 259, 691, 1_555]),
        (3, "off", &[4, 13, 37, 115, 313, 943, 2_641, 7_687]),
        (3, "on", &[8, 41, 241, 1_243, 6_641, 33_731]),
        (2, "on", &[7, 37, 164, 474, 2_378, 11_948]),
    ];
    let seed: Seed = "7".parse().unwrap();
    for (players, wolves, numbers) in numbers {
        let options = options(&Choices::new(players).with("hidden-wolves", wolves));
        let deal = Triqueta::deal(&options, &mut Dice::new(&seed));
        let (game, position) = Triqueta::start(&options, &deal).unwrap();
        for (depth, &number) in (1..).zip(numbers) {
            let counted = table::playout::perft(&game, &position, depth);
            assert_eq!(counted, number, "{players} players, Hidden Wolves {wolves}, depth {depth}");
        }
    }
}
