//! `loup random`: random complete games as records.

use std::fs;

use table::{AnyGame, AnyTable, Chance, Choices, Phrase, Seed, Start};

use crate::args::Random;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::{files, seeds};

/// Plays random games and writes their records, one after the other or each into a file.
pub fn random(args: &Random, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = chosen::game(&args.game)?;
    let choices = chosen::choices(game, &args.chosen, 0)?;
    let seed = seeds::given_or_secret(args.seed.as_deref())?;
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
    }
    let digits = args.count.to_string().len().max(4);
    let progress = Progress::new(console.lang, "cli-progress-playing", args.count);
    for number in 0..args.count {
        let record = play(game, &choices, seeds::derived(&seed, number), console)?.record().to_string();
        match &args.out {
            Some(folder) => {
                let name = format!("{}-{:0digits$}.loup", game.info().id, number + 1);
                files::write_new(&folder.join(name), &record)?;
            }
            None if number > 0 => write!(console.out, "\n{record}")?,
            None => write!(console.out, "{record}")?,
        }
        progress.step();
    }
    progress.done();
    if let Some(folder) = &args.out {
        let phrase = Phrase::new("cli-random-written").with("files", args.count as i64);
        console.say(&phrase.with("folder", folder.display().to_string()))?;
    }
    Ok(())
}

/// A random game from its deal to its end.
fn play(
    game: &dyn AnyGame,
    choices: &Choices,
    seed: Seed,
    console: &Console<'_>,
) -> Result<Box<dyn AnyTable>, Failure> {
    let start = Start::Seed(seed);
    let mut chance = seeds::choices(&start, 0);
    let speaker = console.speaker();
    let names: Vec<String> = (1..=choices.players)
        .map(|number| speaker.say(&Phrase::new("cli-bot-name").with("number", number)))
        .collect();
    let mut table = game.open(choices, start, &names)?;
    while table.to_act().is_some() {
        let pick = chance.index(table.legal_moves().len());
        if let Err(refusal) = table.play_nth(pick) {
            // The contract suite shows that this does not happen.
            return Err(Failure::Told(refusal.phrase));
        }
    }
    Ok(table)
}
