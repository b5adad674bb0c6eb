//! `loup solve`: Wolf & Hound with open hands, played best by everybody. This is the one command that is
//! about one game.

use std::time::Instant;

use hound::{Hound, Place, Solution, Team};
use serde::Serialize;
use table::{Game, Phrase, Seat, Table};
use texts::{Speaker, decimal};

use crate::args::Solve;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;
use crate::loaded::Loaded;
use crate::progress::Progress;

/// The answer for programs.
#[derive(Serialize)]
struct Solved {
    ply: usize,
    to_act: Seat,
    winner: Team,
    moves: Vec<Valued>,
    seats: Vec<BestOf>,
    line: Vec<Step>,
    positions: u64,
    seconds: f64,
}

/// A move and who wins after it.
#[derive(Serialize)]
struct Valued {
    text: String,
    winner: Team,
}

/// A seat's prospects: all its best moves where it decides, otherwise its next move in best play.
#[derive(Serialize)]
struct BestOf {
    seat: Seat,
    team: Team,
    wins: bool,
    best: Vec<String>,
}

/// A move of best play.
#[derive(Serialize)]
struct Step {
    seat: Seat,
    text: String,
}

/// Solves the last position of a record, or the one after a ply.
pub fn solve(args: &Solve, console: &mut Console<'_>) -> Result<(), Failure> {
    let loaded = Loaded::read(&args.file)?;
    let table = loaded.at(args.to)?;
    let Some(table) = table.as_any().downcast_ref::<Table<Hound>>() else {
        let phrase = Phrase::new("cli-solve-other").with("game", chosen::name(loaded.game));
        return Err(Failure::Told(phrase.with("file", loaded.file.display().to_string())));
    };
    let Some(to_act) = table.to_act() else { return Err(Failure::told("cli-nothing-to-decide")) };
    let progress = Progress::waiting(console.lang, "cli-progress-thinking");
    let clock = Instant::now();
    let solution = hound::solve(table.game(), table.position());
    let seconds = clock.elapsed().as_secs_f64();
    progress.done();
    let solved = Solved {
        ply: table.plies(),
        to_act,
        winner: solution.winner,
        moves: solution.moves.iter().map(|&(mv, winner)| Valued { text: mv.to_string(), winner }).collect(),
        seats: prospects(table, &solution, to_act),
        line: line(table, &solution),
        positions: solution.nodes,
        seconds,
    };
    if args.json {
        return Ok(console.json(&solved)?);
    }
    tell(&solved, console.speaker().with_names(table.names()), console)
}

/// Best play, with the seats that decide.
fn line(table: &Table<Hound>, solution: &Solution) -> Vec<Step> {
    let mut position = *table.position();
    let mut steps = Vec::new();
    for &mv in &solution.line {
        let Some(seat) = table.game().to_act(&position) else { break };
        steps.push(Step { seat, text: mv.to_string() });
        table.game().advance(&mut position, mv);
    }
    steps
}

fn prospects(table: &Table<Hound>, solution: &Solution, to_act: Seat) -> Vec<BestOf> {
    let steps = line(table, solution);
    let best = |seat: Seat| -> Vec<String> {
        if seat == to_act {
            return solution.best().map(|mv| mv.to_string()).collect();
        }
        steps.iter().find(|step| step.seat == seat).map(|step| step.text.clone()).into_iter().collect()
    };
    Seat::all(table.game().seats())
        .map(|seat| {
            let team = team(seat);
            BestOf { seat, team, wins: team == solution.winner, best: best(seat) }
        })
        .collect()
}

/// Whose side a seat is on.
const fn team(seat: Seat) -> Team {
    Place::from_index(seat.index()).team()
}

fn tell(solved: &Solved, speaker: Speaker<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
    let result = Phrase::new("cli-solve-result")
        .with("ply", solved.ply)
        .with("team", Phrase::new(solved.winner.key()));
    console.heading(&speaker.say(&result))?;
    for seat in &solved.seats {
        let key = if seat.seat == solved.to_act {
            if seat.wins { "cli-solve-seat-decides" } else { "cli-solve-seat-lost" }
        } else if seat.best.is_empty() {
            "cli-solve-seat"
        } else {
            "cli-solve-seat-next"
        };
        let phrase = Phrase::new(key)
            .with("seat", seat.seat)
            .with("team", Phrase::new(seat.team.key()))
            .with("moves", seat.best.join(", "));
        console.line(&format!("  {}", speaker.say(&phrase)))?;
    }
    for valued in &solved.moves {
        let phrase = Phrase::new("cli-solve-move")
            .with("move", valued.text.as_str())
            .with("team", Phrase::new(valued.winner.key()));
        console.line(&format!("      {}", speaker.say(&phrase)))?;
    }
    let steps: Vec<String> =
        solved.line.iter().map(|step| format!("{} {}", speaker.name(step.seat), step.text)).collect();
    console.line(&speaker.say(&Phrase::new("cli-solve-line").with("moves", steps.join(", "))))?;
    let phrase = Phrase::new("cli-solve-effort")
        .with("positions", decimal(speaker.lang, solved.positions as f64, 0))
        .with("seconds", decimal(speaker.lang, solved.seconds, 3));
    Ok(console.line(&speaker.say(&phrase))?)
}
