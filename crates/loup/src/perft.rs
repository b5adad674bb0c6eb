//! `loup perft`: the number of move sequences from a deal.

use std::time::Instant;

use table::{Phrase, Start};
use texts::decimal;

use crate::args::Perft;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::seeds;

/// Counts by depth, or for each first move.
pub fn perft(args: &Perft, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = chosen::game(&args.game)?;
    let choices = chosen::choices(game, &args.chosen, 0)?;
    let table = game.open(&choices, Start::Seed(seeds::parse(&args.seed)?), &[])?;
    let moves = table.legal_moves();
    let depths = if args.divide { args.depth..=args.depth } else { 1..=args.depth };
    for depth in depths {
        let clock = Instant::now();
        let progress = Progress::before_output(console.lang, "cli-progress-counting", moves.len() as u64);
        let mut total = 0u64;
        let mut parts = Vec::new();
        for (index, mv) in moves.iter().enumerate() {
            let mut next = table.duplicate();
            if depth == 0 || next.play_nth(index).is_err() {
                continue;
            }
            let leaves = next.perft(depth - 1);
            total = total.saturating_add(leaves);
            parts.push((mv.text.clone(), leaves));
            progress.step();
        }
        progress.done();
        let total = if depth == 0 { 1 } else { total };
        if args.divide {
            for (text, leaves) in parts {
                console.say(
                    &Phrase::new("cli-perft-move").with("move", text).with("leaves", leaves.to_string()),
                )?;
            }
            console.say(&Phrase::new("cli-perft-total").with("leaves", total.to_string()))?;
        } else {
            let seconds = decimal(console.lang, clock.elapsed().as_secs_f64(), 3);
            let phrase = Phrase::new("cli-perft-line").with("depth", depth);
            console.say(&phrase.with("leaves", total.to_string()).with("seconds", seconds))?;
            console.out.flush()?;
        }
    }
    Ok(())
}
