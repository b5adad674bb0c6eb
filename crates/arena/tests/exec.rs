//! Programs of one's own in the arena: the example beats random players, and one that misbehaves is told.

use std::sync::atomic::AtomicBool;

use arena::contest::Thought;
use arena::{Match, Report, Running};
use table::Phrase;

const EXAMPLE: &str = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/arena_bot.py");

fn play(game: &str, players: u8, bot: &str, games: u64) -> Result<Report, Phrase> {
    let of = Match {
        game: game.to_owned(),
        players,
        options: [].into(),
        bots: vec![bot.to_owned(), "random".to_owned()],
        thought: Thought::Own,
        only_first: false,
        alone: false,
        seed: 20,
        sprt: None,
    };
    let stop = AtomicBool::new(false);
    of.play(None, &Running { games, threads: 2, stop: &stop, progress: &|_| {} })
}

/// A hundred games; with threads that play at the same time, each with a program of its own.
#[test]
fn the_example_beats_random_players() {
    let before = play("hound", 4, EXAMPLE, 100).unwrap().before(0, 1).unwrap().0;
    assert!(before > 0.8, "{before}");
}

#[test]
fn a_program_that_misbehaves_ends_the_match() {
    let wrong = |bot: &str| play("hound", 2, bot, 2).unwrap_err();
    assert!(play("triqueta", 2, EXAMPLE, 2).unwrap_err().key.starts_with("arena-exec-"));
    assert_eq!(wrong("exec:/nowhere/bot").key, "arena-exec-start");
    // Whether it is gone before or after it was greeted.
    assert!(["arena-exec-start", "arena-exec-ended"].contains(&&*wrong("exec:true").key));
    // Says what it hears.
    assert_eq!(wrong("exec:cat").key, "arena-exec-illegal");
}
