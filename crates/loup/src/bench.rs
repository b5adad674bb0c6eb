//! `loup bench`: how fast random games are played on one core.

use std::time::{Duration, Instant};

use serde::Serialize;
use table::{AnyGame, Choices, Phrase, Tally};
use texts::decimal;

use crate::args::Bench;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Progress;

/// What belongs to a map or a card set is built anew after so many playouts, outside the clock.
const PLAYOUTS: u64 = 1000;
/// The longest that a bench may take, in seconds.
const MOST_SECONDS: f64 = 3600.0;

/// What was measured.
#[derive(Serialize)]
struct Measured<'a> {
    game: &'static str,
    options: &'a Choices,
    games: u64,
    moves: u64,
    seconds: f64,
    games_per_second: f64,
    moves_per_second: f64,
    bytes_per_position: usize,
    optimised: bool,
}

/// Measures one game, or all of them.
pub fn bench(args: &Bench, console: &mut Console<'_>) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= MOST_SECONDS) {
        let expected = Phrase::new("cli-bench-seconds").with("most", MOST_SECONDS as i64);
        let phrase = Phrase::new("cli-bad-value").with("value", args.seconds.to_string());
        return Err(Failure::Told(phrase.with("name", "--seconds").with("expected", expected)));
    }
    let games = match &args.game {
        Some(id) => vec![chosen::game(id)?],
        None => catalogue::games().to_vec(),
    };
    for game in games {
        let choices = game.settle(&chosen::choices(game, &args.chosen, 0)?)?;
        let (tally, time) = measure(game, &choices, Duration::from_secs_f64(args.seconds), console)?;
        let seconds = time.as_secs_f64();
        let measured = Measured {
            game: game.info().id,
            options: &choices,
            games: tally.games,
            moves: tally.moves,
            seconds,
            games_per_second: tally.games as f64 / seconds,
            moves_per_second: tally.moves as f64 / seconds,
            bytes_per_position: game.position_bytes(),
            optimised: !cfg!(debug_assertions),
        };
        if args.json {
            console.json(&measured)?;
        } else {
            tell(game, &measured, console)?;
        }
        console.out.flush()?;
    }
    Ok(())
}

fn measure(
    game: &dyn AnyGame,
    choices: &Choices,
    goal: Duration,
    console: &Console<'_>,
) -> Result<(Tally, Duration), Failure> {
    let steps = u64::try_from(goal.as_millis()).unwrap_or(u64::MAX);
    let progress = Progress::before_output(console.lang, "cli-progress-playing", steps);
    let (mut total, mut time) = (Tally::default(), Duration::ZERO);
    let mut seed = 0;
    while time < goal {
        let mut bench = game.bench(choices, seed)?;
        seed += 1;
        let clock = Instant::now();
        let tally = bench.run(PLAYOUTS);
        time += clock.elapsed();
        total.games += tally.games;
        total.moves += tally.moves;
        total.places += tally.places;
        progress.at(time);
    }
    progress.done();
    Ok((total, time))
}

fn tell(game: &dyn AnyGame, measured: &Measured<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
    let lang = console.lang;
    let speaker = console.speaker();
    let whole = |value: f64| decimal(lang, value, 0);
    let heading = Phrase::new("cli-bench-heading")
        .with("game", chosen::name(game))
        .with("players", measured.options.players);
    console.heading(&speaker.say(&heading))?;
    let lines = [
        Phrase::new("cli-bench-games")
            .with("games", whole(measured.games as f64))
            .with("seconds", decimal(lang, measured.seconds, 2))
            .with("rate", whole(measured.games_per_second)),
        Phrase::new("cli-bench-moves")
            .with("moves", whole(measured.moves as f64))
            .with("rate", whole(measured.moves_per_second))
            .with("nanoseconds", decimal(lang, 1e9 / measured.moves_per_second, 1)),
        Phrase::new("cli-bench-average")
            .with("length", decimal(lang, measured.moves as f64 / measured.games as f64, 1))
            .with("bytes", measured.bytes_per_position),
    ];
    for phrase in lines {
        console.line(&format!("  {}", speaker.say(&phrase)))?;
    }
    if !measured.optimised {
        console.line(&format!("  {}", speaker.say(&Phrase::new("cli-bench-slow-build"))))?;
    }
    Ok(())
}
