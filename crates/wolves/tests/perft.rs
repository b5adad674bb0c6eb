//! Perft: how many sequences of moves there are from fixed deals. A change in any rule shows here first.

use table::{Choices, Game, Quick};
use wolves::Wolves;
use wolves::moves::Move;
use wolves::position::Position;

fn count(game: &Wolves, position: &Position, depth: u32) -> u64 {
    let mut moves: Vec<Move> = Vec::new();
    game.legal_moves(position, &mut moves);
    if depth <= 1 {
        return moves.len() as u64;
    }
    let after = |mv: &Move| {
        let mut next = *position;
        game.advance(&mut next, *mv);
        count(game, &next, depth - 1)
    };
    moves.iter().map(after).sum()
}

/// From the draft of the deal with this seed, and from the position after so many moves, each the first legal
/// one of a fixed random order.
fn perft(players: u8, played: usize, depths: u32) -> Vec<u64> {
    let choices = Choices::new(players);
    let options = Wolves::menu(&choices)
        .settle(&choices)
        .and_then(|settled| Wolves::options(&settled))
        .expect("plain options");
    let mut chance = Quick::new(u64::from(players));
    let deal = Wolves::deal(&options, &mut chance);
    let (game, mut position) = Wolves::start(&options, &deal).expect("a dealt game starts");
    let mut moves = Vec::new();
    for _ in 0..played {
        game.legal_moves(&position, &mut moves);
        let Some(mv) = table::Chance::pick(&mut chance, &moves) else { break };
        game.advance(&mut position, mv);
    }
    (1..=depths).map(|depth| count(&game, &position, depth)).collect()
}

#[test]
fn perft_from_the_start() {
    assert_eq!(perft(2, 0, 3), [32, 992, 29760]);
    assert_eq!(perft(3, 0, 5), [10, 90, 720, 2800, 9600]);
    assert_eq!(perft(4, 0, 5), [10, 90, 720, 5040, 16800]);
    assert_eq!(perft(5, 0, 5), [10, 90, 720, 5040, 30240]);
}

#[test]
fn perft_from_the_middle() {
    assert_eq!(perft(2, 300, 5), [30, 668, 3743, 88777, 4212237]);
    assert_eq!(perft(3, 300, 5), [2, 30, 236, 2363, 47144]);
    assert_eq!(perft(4, 300, 5), [2, 31, 255, 7295, 200243]);
    assert_eq!(perft(5, 300, 5), [2, 72, 1992, 21522, 203203]);
}
