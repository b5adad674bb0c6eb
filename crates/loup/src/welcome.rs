//! `loup` alone: a friendly word for newcomers.

use table::Phrase;

use crate::console::Console;
use crate::failure::Failure;
use crate::games;

/// Says what this is, which games there are and what to try.
pub fn welcome(console: &mut Console<'_>) -> Result<(), Failure> {
    let speaker = console.speaker();
    console.heading(&speaker.say(&Phrase::new("cli-about")))?;
    console.gap()?;
    for game in catalogue::games() {
        games::line(*game, console)?;
    }
    console.gap()?;
    console.heading(&speaker.say(&Phrase::new("cli-welcome")))?;
    let game = catalogue::games().first().map_or("", |game| game.info().id);
    let commands = [
        (format!("loup play {game}"), "cli-welcome-play"),
        (format!("loup play {game} --people Ada,Bo"), "cli-welcome-people"),
        (format!("loup games {game}"), "cli-welcome-games"),
        ("loup --help".to_owned(), "cli-welcome-help"),
    ];
    let width = commands.iter().map(|(command, _)| command.len()).max().unwrap_or_default();
    for (command, about) in commands {
        console.line(&format!("  {command:width$}  {}", speaker.say(&Phrase::new(about))))?;
    }
    Ok(())
}
