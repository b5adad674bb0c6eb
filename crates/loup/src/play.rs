//! `loup play`: a game in the terminal, or a series of them.

mod dialogue;
mod input;
mod seating;
#[cfg(test)]
mod tests;

use bots::Level;
use table::{AnyGame, AnyTable, Phrase, Record, Seed, Series, Start};

use crate::args::Play;
use crate::console::Console;
use crate::failure::Failure;
use crate::loaded::Loaded;
use crate::{chosen, files, seeds};
use dialogue::{Dialogue, Flow};
use seating::{Seating, Sitter};

/// The longest series.
const MOST_GAMES: u32 = 99;

/// Plays until the game, or the series, is over or somebody leaves.
pub fn play(args: &Play, console: &mut Console<'_>) -> Result<(), Failure> {
    match &args.resume {
        Some(file) => resume(args, Loaded::read(file)?, console),
        None => begin(args, console),
    }
}

fn resume(args: &Play, loaded: Loaded, console: &mut Console<'_>) -> Result<(), Failure> {
    let id = loaded.game.info().id;
    if let Some(asked) = args.game.as_deref().filter(|asked| !asked.eq_ignore_ascii_case(id)) {
        let phrase = Phrase::new("cli-resume-other").with("game", chosen::name(chosen::game(asked)?));
        return Err(Failure::Told(phrase.with("file", loaded.file.display().to_string())));
    }
    let seating = Seating::of_record(loaded.table.as_ref(), args.people.as_deref())?.with_bots(&args.bots)?;
    let Loaded { file, game, record, mut table } = loaded;
    seating.note(table.as_mut());
    check_curtain(table.as_ref(), &seating, console)?;
    greet(game, table.as_ref(), &seating, console)?;
    let resumed = Phrase::new("cli-resumed").with("file", file.display().to_string());
    console.say(&resumed.with("entries", table.entries()))?;
    let mut dialogue = Dialogue::new(table, &seating.sitters, console).resumed(file, record);
    if dialogue.run()?.is_some() {
        dialogue.after(false)?;
    }
    Ok(())
}

fn begin(args: &Play, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = chosen::game(args.game.as_deref().unwrap_or_default())?;
    let least = seating::count(args.people.as_deref());
    let choices = game.settle(&chosen::choices(game, &args.chosen, least)?)?;
    let seating = Seating::new(args.people.as_deref(), choices.players, console.lang)?;
    let seating = seating.with_bots(&args.bots)?;
    let given = args.seed.as_deref().map(seeds::parse).transpose()?;
    let made = args.deal.as_deref().map(files::text).transpose()?;
    let target = args.best_of.map(target).transpose()?;
    let mut series = Series::new(seating.names.clone(), target);
    loop {
        let seating = seating.now(&series);
        let start = match &made {
            Some(text) => Start::Deal(text.clone()),
            None => Start::Seed(seed(given.as_ref(), series.games())?),
        };
        let mut table = game.open(&choices, start, &seating.names)?;
        table.seat_bots(&seating.levels());
        check_curtain(table.as_ref(), &seating, console)?;
        greet(game, table.as_ref(), &seating, console)?;
        if given.is_some() {
            console.say(&Phrase::new("cli-seed-open"))?;
        }
        let next_seats = table.next_seats();
        let mut dialogue = Dialogue::new(table, &seating.sitters, console);
        let Some(outcome) = dialogue.run()? else { return Ok(()) };
        if target.is_none() {
            dialogue.after(false)?;
            return Ok(());
        }
        series.finish(&outcome, &next_seats);
        dialogue.standings(&series)?;
        if dialogue.after(!series.is_over())? == Flow::Leave || series.is_over() {
            return Ok(());
        }
    }
}

/// How many wins end a best-of.
fn target(best_of: u32) -> Result<u32, Failure> {
    if (1..=MOST_GAMES).contains(&best_of) {
        return Ok(best_of / 2 + 1);
    }
    let expected = Phrase::new("cli-whole-number").with("least", 1).with("most", MOST_GAMES);
    let phrase = Phrase::new("cli-bad-value").with("value", best_of.to_string());
    Err(Failure::Told(phrase.with("name", "--best-of").with("expected", expected)))
}

/// The seed of a game of the series: from the given one, or a secret one.
fn seed(given: Option<&Seed>, number: u32) -> Result<Seed, Failure> {
    match given {
        Some(seed) => Ok(seeds::derived(seed, number.into())),
        None => seeds::secret(),
    }
}

/// Several people can share hidden things only where the screen can be erased between them.
fn check_curtain(table: &dyn AnyTable, seating: &Seating, console: &Console<'_>) -> Result<(), Failure> {
    if seating.people() > 1 && table.has_secrets() && !console.terminal {
        return Err(Failure::told("cli-need-terminal"));
    }
    Ok(())
}

/// What is played, who sits where, and the promise.
fn greet(
    game: &dyn AnyGame,
    table: &dyn AnyTable,
    seating: &Seating,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let speaker = console.speaker();
    let greeting =
        Phrase::new("cli-greeting").with("game", chosen::name(game)).with("players", table.choices().players);
    console.heading(&speaker.say(&greeting))?;
    for (index, (name, sitter)) in seating.names.iter().zip(&seating.sitters).enumerate() {
        let phrase = match sitter {
            Sitter::Person => Phrase::new("cli-seat-person"),
            Sitter::Bot(level) => Phrase::new("cli-seat-bot").with("level", level_name(*level)),
        };
        console.say(&phrase.with("number", index + 1).with("name", name.as_str()))?;
    }
    if let Some(commitment) = commitment(&table.record()) {
        console.say(&Phrase::new("cli-commitment").with("commitment", commitment))?;
        console.say(&Phrase::new("cli-commitment-about"))?;
    }
    Ok(())
}

fn level_name(level: Level) -> Phrase {
    Phrase::new(match level {
        Level::Cub => "bot-cub",
        Level::Scout => "bot-scout",
        Level::Hunter => "bot-hunter",
        Level::Alpha => "bot-alpha",
    })
}

fn commitment(record: &Record) -> Option<String> {
    record.commitment.as_ref().map(ToString::to_string)
}
