//! Every refusal names its rule and says what a player needs to know.

use super::*;
use table::Arg;
use table::rules::{ANOTHER_STEP, GAME_OVER, NO_SUCH_MOVE};

fn arg(refusal: &Refusal, name: &str) -> Arg {
    refusal.phrase.args.iter().find(|(key, _)| *key == name).unwrap().1.clone()
}

/// TQ04: at the beginning of a turn only a draw or a row is due.
#[test]
fn another_step_is_due() {
    let board = Setup::base(3).start();
    assert!(
        ["row 1", "keep", "box", "add", "discard"].iter().all(|text| board.refused(text) == ANOTHER_STEP)
    );
    let board = Setup::base(3).play("draw");
    assert!(["draw", "take 1", "add", "discard"].iter().all(|text| board.refused(text) == ANOTHER_STEP));
    let board =
        Setup::base(2).play("draw, keep, take 1, take 2, take 1, take 2, take 1, take 2, take 1, take 2");
    assert!(["draw", "take 1", "row 1", "keep"].iter().all(|text| board.refused(text) == ANOTHER_STEP));
}

/// TQ03: there is no row 4 with three players.
#[test]
fn rows_that_do_not_exist() {
    let board = Setup::base(3).start();
    let refusal = board.refusal("take 4");
    assert_eq!((refusal.rule, arg(&refusal, "rows")), (NO_SUCH_MOVE, Arg::Number(3)));
    assert_eq!(Setup::base(3).play("draw").refused("row 5"), NO_SUCH_MOVE);
}

/// TQ06: a refusal says who took the row.
#[test]
fn a_taken_row_names_its_taker() {
    let refusal = Setup::base(3).play("take 2").refusal("take 2");
    assert_eq!((refusal.rule, arg(&refusal, "seat")), ("TQ06", Arg::Seat(seat(1))));
    assert_eq!(arg(&refusal, "row"), Arg::Number(2));
}

#[test]
fn nothing_is_legal_after_the_end() {
    let board = Setup::base(2).play(&"take 1, take 2, ".repeat(4));
    for text in ["draw", "draw 1", "take 1", "take 5", "row 1", "keep", "box", "add", "discard"] {
        assert_eq!(board.refused(text), GAME_OVER);
    }
}

#[test]
fn nothing_panics_on_illegal_moves() {
    let all: Vec<Move> = ["draw", "keep", "box", "add", "discard"].into_iter().map(mv).collect();
    let numbered = ["draw", "take", "row"].into_iter();
    let numbered = numbered.flat_map(|word| (1..=5).map(move |number| mv(&format!("{word} {number}"))));
    let all: Vec<Move> = all.into_iter().chain(numbered).collect();
    let mut chance = Quick::new(8);
    for setup in [Setup::base(2), Setup::base(5), Setup::hidden_wolves(3), Setup::hidden_wolves(2)] {
        for _ in 0..50 {
            let mut board = setup.start();
            for _ in 0..200 {
                let mv = table::Chance::pick(&mut chance, &all).unwrap();
                board.game.play_unchecked(&mut board.position, mv, &mut board.log);
                board.moves();
                board.view(Viewer::Public);
            }
        }
    }
}
