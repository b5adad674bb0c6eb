//! `loup ladder`: every level against the one below, at every table, until it is decided.

use std::path::Path;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use arena::curve;
use arena::ladder::{BEGIN, Climb, END, Ladder};
use table::Phrase;
use texts::decimal;

use crate::args;
use crate::console::Console;
use crate::failure::Failure;
use crate::matches::threads;
use crate::progress::Progress;
use crate::{chosen, files, interrupt};

/// How often what was played is saved.
const OFTEN: Duration = Duration::from_secs(10);

/// Plays on from the file, saves it there, shows the tables and writes them where that is wanted.
pub fn ladder(args: &args::Ladder, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut ladder = if args.file.exists() {
        let wrong = |error: serde_json::Error| {
            let phrase = Phrase::new("cli-ladder-none").with("file", args.file.display().to_string());
            Failure::Told(phrase.with("why", error.to_string()))
        };
        serde_json::from_str(&files::text(&args.file)?).map_err(wrong)?
    } else {
        let games: Vec<&str> = match &args.game {
            Some(game) => vec![chosen::game(game)?.info().id],
            None => catalogue::games().iter().map(|game| game.info().id).collect(),
        };
        if args.curve { curve::curve(&games, args.seed) } else { Ladder::new(&games, args.seed) }
    };
    let curved = curve::is_curve(&ladder);
    ladder.again(args.game.as_deref(), &args.sort, &args.again);
    let renewed = ladder.renew().map_err(Failure::Told)?;
    if renewed > 0 {
        console.say(&Phrase::new("cli-ladder-renewed").with("count", renewed))?;
    }
    let stop = interrupt::wish();
    let progress = Progress::before_output(console.lang, "cli-progress-playing", ladder.rungs.len() as u64);
    let last = Mutex::new(Instant::now());
    let climbed = thread::scope(|scope| {
        let (done, ended) = std::sync::mpsc::channel::<()>();
        if let Some(minutes) = args.minutes {
            let stop = &stop;
            scope.spawn(move || {
                if ended.recv_timeout(Duration::from_secs_f64(60.0 * minutes)).is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
            });
        }
        let climbed = ladder.climb(&Climb {
            deals: args.deals,
            threads: threads(args.threads),
            stop: &stop,
            progress: &|ladder| {
                progress.reached(ladder.decided() as u64, String::new());
                let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
                if last.elapsed() >= OFTEN {
                    *last = Instant::now();
                    // What goes wrong here is told at the end, should it still be wrong then.
                    let _ = save(ladder, args);
                }
            },
        });
        let _ = done.send(());
        climbed
    });
    progress.done();
    save(&ladder, args)?;
    climbed.map_err(Failure::Told)?;
    if curved {
        return shown(&ladder, args, console);
    }
    write!(console.out, "{}", ladder.tables())?;
    console.gap()?;
    let count = |number: usize| decimal(console.lang, number as f64, 0);
    let (decided, all) = (count(ladder.decided()), count(ladder.rungs.len()));
    console.say(&Phrase::new("cli-ladder-decided").with("decided", decided).with("all", all))?;
    if let Some(file) = &args.write {
        let written = ladder.written(&files::text(file)?).ok_or_else(|| unmarked(file, [BEGIN, END]))?;
        files::write(file, written)?;
    }
    Ok(())
}

/// The same of a curve: its table, and its picture beside the document.
fn shown(ladder: &Ladder, args: &args::Ladder, console: &mut Console<'_>) -> Result<(), Failure> {
    write!(console.out, "{}", curve::table(ladder))?;
    if let Some(file) = &args.write {
        let marks = [curve::BEGIN, curve::END];
        let written = curve::written(ladder, &files::text(file)?).ok_or_else(|| unmarked(file, marks))?;
        files::write(file, written)?;
        files::write(&file.with_file_name("curve.svg"), curve::plot(ladder))?;
    }
    Ok(())
}

fn unmarked(file: &Path, [begin, end]: [&str; 2]) -> Failure {
    let phrase = Phrase::new("cli-ladder-no-marks").with("file", file.display().to_string());
    Failure::Told(phrase.with("begin", begin).with("end", end))
}

fn save(ladder: &Ladder, args: &args::Ladder) -> Result<(), Failure> {
    files::write(&args.file, serde_json::to_string(ladder).map_err(std::io::Error::from)? + "\n")
}
