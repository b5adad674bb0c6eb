//! What a host does with a data file: `loup tables`, `export`, `backup`, `delete`.

use std::path::{Path, PathBuf};

use server::{Config, Settings, State, host};
use table::Phrase;

use crate::args::{Backup, Delete, Export, Tables};
use crate::console::Console;
use crate::failure::Failure;
use crate::files;

/// The data file that is meant: the flag's, or the one that the server would use.
pub fn data(given: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let flags = Settings { data: given.cloned(), ..Settings::default() };
    Ok(Config::load(None, flags)?.data)
}

/// Lists all tables, the last touched first.
pub fn tables(args: &Tables, console: &mut Console<'_>) -> Result<(), Failure> {
    let lines = host::tables(&data(args.data.as_ref())?)?;
    let speaker = console.speaker();
    if args.json {
        for line in &lines {
            let object = serde_json::json!({
                "code": line.code, "game": line.game, "state": state(line.state), "listed": line.listed,
                "names": line.names, "entries": line.entries, "touched": line.touched,
            });
            console.line(&object.to_string())?;
        }
        return Ok(());
    }
    if lines.is_empty() {
        return console.line(&speaker.say(&Phrase::new("cli-tables-none"))).map_err(Failure::from);
    }
    for line in lines {
        let names: Vec<Phrase> =
            line.names.iter().filter(|name| !name.is_empty()).map(Phrase::verbatim).collect();
        let phrase = Phrase::new("cli-tables-line")
            .with("code", line.code)
            .with("game", Phrase::new(format!("{}-name", line.game)))
            .with("state", Phrase::new(format!("cli-tables-{}", state(line.state))))
            .with("names", names)
            .with("entries", line.entries as i64);
        console.line(&speaker.say(&phrase))?;
    }
    Ok(())
}

const fn state(state: State) -> &'static str {
    match state {
        State::Lobby => "lobby",
        State::Playing => "playing",
        State::Over => "over",
        State::Closed => "closed",
    }
}

/// Writes a table's record to a file, or prints it.
pub fn export(args: &Export, console: &mut Console<'_>) -> Result<(), Failure> {
    let text = host::export(&data(args.data.as_ref())?, &args.code, catalogue::games())?;
    match &args.out {
        None => Ok(write!(console.out, "{text}")?),
        Some(file) => {
            files::write(file, &text)?;
            say(console, "cli-saved", file)
        }
    }
}

/// Copies the data file, also while a server is running.
pub fn backup(args: &Backup, console: &mut Console<'_>) -> Result<(), Failure> {
    let data = data(args.data.as_ref())?;
    host::backup(&data, &args.file)?;
    match host::does(&data, &host::Deed::BackUp) {
        // From a medium that can only be read nobody expects a note there.
        Ok(_) | Err(server::StartError::ReadOnly { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    say(console, "cli-backup-done", &args.file)
}

/// Forgets a table.
pub fn delete(args: &Delete, console: &mut Console<'_>) -> Result<(), Failure> {
    let speaker = console.speaker();
    if !args.yes {
        return Err(Failure::Told(Phrase::new("cli-delete-sure").with("code", args.code.as_str())));
    }
    host::delete(&data(args.data.as_ref())?, &args.code)?;
    Ok(console.line(&speaker.say(&Phrase::new("cli-delete-done").with("code", args.code.as_str())))?)
}

fn say(console: &mut Console<'_>, key: &'static str, file: &Path) -> Result<(), Failure> {
    let text = console.speaker().say(&Phrase::new(key).with("file", file.display().to_string()));
    Ok(console.line(&text)?)
}
