//! `loup arena`: matches between bots.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use arena::contest::{Results, Thought};
use arena::stats::Verdict;
use arena::{Match, Report, Running, Saved};
use table::Phrase;
use texts::{Lang, decimal};

use crate::args::Arena;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::{chosen, files, interrupt};

/// How often a match is saved while it is played.
const OFTEN: Duration = Duration::from_secs(10);

/// So many threads, or one for each core.
pub fn threads(wanted: Option<u16>) -> usize {
    wanted.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
}

/// Plays a match and shows its cross-table. With a sequential test the answer is yes or no.
pub fn arena(args: &Arena, console: &mut Console<'_>) -> Result<(), Failure> {
    let of = described(args)?;
    let saved = args.resume.as_deref().filter(|file| file.exists()).map(read).transpose()?;
    let stop = interrupt::wish();
    let keeper = Keeper { of: &of, file: args.resume.as_deref(), last: Mutex::default() };
    let progress = Progress::before_output(console.lang, "cli-progress-playing", args.games);
    let lang = console.lang;
    let report = of.play(
        saved,
        &Running {
            games: args.games,
            threads: threads(args.threads),
            stop: &stop,
            progress: &|results| {
                progress.reached(results.games, so_far(&of, results, lang));
                keeper.keep(results);
            },
        },
    );
    progress.done();
    let report = report.map_err(Failure::Told)?;
    keeper.end(&report.saved)?;
    if args.json {
        console.json(&report)?;
    } else {
        tell(&report, stop.load(Ordering::Relaxed), args, console)?;
    }
    match report.verdict {
        None | Some(Verdict::Yes) => Ok(()),
        Some(Verdict::No | Verdict::Open) => Err(Failure::No),
    }
}

/// The match that was asked for.
fn described(args: &Arena) -> Result<Match, Failure> {
    let game = chosen::game(&args.game)?;
    let choices = chosen::choices(game, &args.chosen, 0)?;
    Ok(Match {
        game: game.info().id.to_owned(),
        players: choices.players,
        options: choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        bots: args.bots.iter().map(|name| name.trim().to_owned()).collect(),
        thought: match (args.time, args.nodes) {
            (Some(millis), _) => Thought::Millis(millis),
            (None, Some(nodes)) => Thought::Nodes(nodes),
            (None, None) => Thought::Own,
        },
        only_first: args.only_first,
        alone: args.alone,
        seed: args.seed,
        sprt: args.sprt,
    })
}

/// What was saved in a file.
fn read(file: &Path) -> Result<Saved, Failure> {
    let wrong = |error: serde_json::Error| {
        let phrase = Phrase::new("cli-arena-no-match").with("file", file.display().to_string());
        Failure::Told(phrase.with("why", error.to_string()))
    };
    serde_json::from_str(&files::text(file)?).map_err(wrong)
}

/// Saves the match now and then.
struct Keeper<'a> {
    of: &'a Match,
    file: Option<&'a Path>,
    last: Mutex<Option<Instant>>,
}

impl Keeper<'_> {
    /// Saves if that is long ago. What goes wrong here is told at the end, should it still be wrong then.
    fn keep(&self, results: &Results) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if self.file.is_some() && last.is_none_or(|last| last.elapsed() >= OFTEN) {
            *last = Some(Instant::now());
            let _ = self.end(&Saved { of: self.of.clone(), results: results.clone() });
        }
    }

    fn end(&self, saved: &Saved) -> Result<(), Failure> {
        let Some(file) = self.file else { return Ok(()) };
        files::write(file, serde_json::to_string(saved).map_err(std::io::Error::from)? + "\n")
    }
}

/// A share with the margin of its interval.
fn share(lang: Lang, (mean, margin): (f64, f64)) -> String {
    format!("{} ±{}", decimal(lang, mean, 3), decimal(lang, margin, 3))
}

/// The first pair, for a line that changes.
fn so_far(of: &Match, results: &Results, lang: Lang) -> String {
    let Some(cell) = results.cells.first() else { return String::new() };
    let name = |index: usize| of.bots.get(index).map_or("", String::as_str);
    let share = share(lang, (cell.share.mean(), cell.share.margin()));
    format!("{} – {}: {share}", name(cell.one), name(cell.other))
}

/// The cross-table and what it means.
fn tell(report: &Report, stopped: bool, args: &Arena, console: &mut Console<'_>) -> Result<(), Failure> {
    let (lang, speaker) = (console.lang, console.speaker());
    let count = |number: u64| decimal(lang, number as f64, 0);
    let heading = Phrase::new("cli-arena-heading")
        .with("game", chosen::name(chosen::game(&report.of.game)?))
        .with("players", report.of.players)
        .with("games", count(report.games))
        .with("deals", count(report.deals));
    console.heading(&speaker.say(&heading))?;
    console.gap()?;
    let word = |key| speaker.say(&Phrase::new(key));
    let mut rows = table(report, lang, word("arena-bot"), |one, other| report.share(one, other));
    add_lines(&mut rows, report, lang, ["arena-rating", "arena-time", "arena-slow"].map(word));
    show(&rows, console)?;
    console.say(&Phrase::new("arena-about").with("sides", report.sides))?;
    if report.sides > 2 {
        // Shares of the victory depend on how many play; this does not.
        console.gap()?;
        show(&table(report, lang, word("arena-bot"), |one, other| report.before(one, other)), console)?;
        console.say(&Phrase::new("arena-before"))?;
    }
    if let (Some(verdict), Some(sprt)) = (report.verdict, report.of.sprt) {
        let key = match verdict {
            Verdict::Yes => "cli-arena-yes",
            Verdict::No => "cli-arena-no",
            Verdict::Open => "cli-arena-open",
        };
        let phrase = Phrase::new(key).with("one", report.of.bots[0].as_str());
        let phrase = phrase.with("other", report.of.bots[1].as_str());
        console.say(&phrase.with("no", decimal(lang, sprt.no, 3)).with("yes", decimal(lang, sprt.yes, 3)))?;
    }
    if stopped && report.games < args.games {
        console.say(&Phrase::new("cli-arena-stopped").with("games", count(args.games)))?;
    }
    if let Some(file) = &args.resume {
        console.say(&Phrase::new("cli-arena-kept").with("file", file.display().to_string()))?;
    }
    Ok(())
}

/// A cross-table: bots by number, and a cell for each that met each.
fn table(
    report: &Report,
    lang: Lang,
    heading: String,
    cell: impl Fn(usize, usize) -> Option<(f64, f64)>,
) -> Vec<Vec<String>> {
    let numbers = || 1..=report.bots.len();
    let head = [String::new(), heading].into_iter().chain(numbers().map(|number| number.to_string()));
    let mut rows = vec![head.collect::<Vec<_>>()];
    for (one, line) in report.bots.iter().enumerate() {
        let cell = |other: usize| match cell(one, other) {
            Some(found) if report.deals > 0 => share(lang, found),
            _ => "–".to_owned(),
        };
        let mut row = vec![(one + 1).to_string(), line.bot.clone()];
        row.extend((0..report.bots.len()).map(cell));
        rows.push(row);
    }
    rows
}

/// Ratings and times, at the end of each bot's row.
fn add_lines(rows: &mut [Vec<String>], report: &Report, lang: Lang, headings: [String; 3]) {
    let lines = report.bots.iter().map(|line| {
        let elo = decimal(lang, line.elo, 0);
        let elo = if line.elo >= 0.5 { format!("+{elo}") } else { elo };
        let millis = |millis: f64| decimal(lang, millis, if millis < 10.0 { 3 } else { 1 });
        [elo, millis(line.mean_ms), millis(line.p99_ms)]
    });
    for (row, cells) in rows.iter_mut().zip(std::iter::once(headings).chain(lines)) {
        row.extend(cells);
    }
}

/// Shows a table. It is not broken: it is only one while its columns stand below each other.
fn show(rows: &[Vec<String>], console: &mut Console<'_>) -> Result<(), Failure> {
    for row in aligned(rows) {
        writeln!(console.out, "{row}")?;
    }
    console.gap()?;
    Ok(())
}

/// Columns below each other, names to the left and numbers to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            if column == 1 { format!("{cell:width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["", "Bot", "1"]), row(["1", "alpha", "0.5 ±0.1"])];
        assert_eq!(aligned(&rows), ["   Bot           1", "1  alpha  0.5 ±0.1"]);
    }
}
