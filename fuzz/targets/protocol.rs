//! What a bot of one's own asks the arena: `try MOVE | MOVE | …`. The answer is the same for the same question, and the
//! table is as before.

use table::{Choices, Game, Quick, Start, Table};

pub fn run(bytes: &[u8]) {
    let Some((which, plies, line)) = super::split(bytes) else { return };
    match which % 3 {
        0 => asked::<triqueta::Triqueta>(plies, line),
        1 => asked::<hound::Hound>(plies, line),
        _ => asked::<wolves::Wolves>(plies, line),
    }
}

fn asked<G: Game>(plies: u8, line: &str) {
    let start = Start::Seed("c0ffee".parse().expect("a seed"));
    let mut table = Table::<G>::open(&Choices::new(*G::info().players.start()), start, &[])
        .expect("defaults can be played");
    for ply in 0..usize::from(plies) {
        let moves = table.legal_moves();
        let (Some(seat), false) = (table.to_act(), moves.is_empty()) else { break };
        table.play(seat, moves[(ply * 7919) % moves.len()]).expect("what is offered is accepted");
    }
    let Some(seat) = table.to_act() else { return };
    let before = table.entries();
    let answer = |chance: u64| arena::tried(&table.sight(seat), line, &mut Quick::new(chance));
    let one = answer(1);
    assert_eq!(one["type"], "tried");
    assert_eq!(one.get("illegal").is_some(), one.get("view").is_none());
    assert_eq!(one, answer(1), "the same question, another answer");
    assert_eq!(table.entries(), before);
}
