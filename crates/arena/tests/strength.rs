//! The levels in their order, and above what they were made to beat: few games, always the same ones.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::sync::atomic::AtomicBool;

use arena::contest::Thought;
use arena::{Match, Running};

/// How often the first bot comes before the second.
fn ahead(game: &str, players: u8, bots: [&str; 2], games: u64) -> f64 {
    let of = Match {
        game: game.to_owned(),
        players,
        options: [].into(),
        bots: bots.map(str::to_owned).to_vec(),
        thought: Thought::Own,
        only_first: false,
        alone: false,
        seed: 20,
        sprt: None,
    };
    let stop = AtomicBool::new(false);
    let report = of.play(None, &Running { games, threads: 2, stop: &stop, progress: &|_| {} }).unwrap();
    report.saved.results.cell(0, 1).unwrap().ahead.mean()
}

#[test]
fn wolf_and_hound_keeps_its_order() {
    let share = |bots| ahead("hound", 4, bots, 1_200);
    assert!(share(["scout", "cub"]) > 0.55);
    assert!(share(["hunter", "scout"]) > 0.55);
    // What the network thinks at first, of which hunter and those below choose softly.
    assert!(share(["plan:0:0:0", "hunter"]) > 0.5);
    assert!(share(["plan:0:0:0", "greedy"]) > 0.5);
}

#[test]
fn triqueta_keeps_its_order() {
    let share = |bots| ahead("triqueta", 3, bots, 600);
    assert!(share(["scout", "cub"]) > 0.54);
    assert!(share(["hunter", "scout"]) > 0.54);
    assert!(share(["hunter", "greedy"]) > 0.6);
}

#[test]
fn the_wolves_keep_their_order() {
    let share = |bots, games| ahead("wolves", 2, bots, games);
    assert!(share(["scout", "cub"], 12) > 0.5);
    assert!(share(["cub", "random"], 6) > 0.9);
    assert!(share(["scout", "greedy"], 6) > 0.6);
}
