//! What a host does with a data file: `loup tables`, `export`, `backup`, `delete`.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use server::host::{TableLine, day};
use server::{Config, Data, Settings, State, host};
use table::Phrase;

use crate::args::{Backup, Delete, Export, Move, Tables};
use crate::console::Console;
use crate::csv::{self, Cell};
use crate::failure::Failure;
use crate::files;

/// The data file that is meant: the flag's, or the one that the server would use.
pub fn data(given: Option<&PathBuf>) -> Result<Data, Failure> {
    let flags = Settings { data: given.cloned().map(Into::into), ..Settings::default() };
    Ok(Config::load(None, flags)?.data)
}

/// Lists tables, the last touched first: all of them, or those that are meant; or deletes these.
pub fn tables(args: &Tables, console: &mut Console<'_>) -> Result<(), Failure> {
    let data = data(args.data.as_ref())?;
    let mut lines = host::tables(&data)?;
    if let Some(days) = args.older {
        let since = host::days_ago(days);
        lines.retain(|line| line.touched <= since);
    }
    if let Some(wanted) = &args.state {
        lines.retain(|line| state(line.state) == wanted);
    }
    if args.delete {
        return prune(args, &data, &lines, console);
    }
    if args.json {
        for line in &lines {
            let object = serde_json::json!({
                "code": line.code, "game": line.game, "state": state(line.state), "listed": line.listed,
                "names": line.names, "entries": line.entries, "created": line.created, "touched": line.touched,
            });
            console.line(&object.to_string())?;
        }
        return Ok(());
    }
    if args.csv {
        return Ok(sheet(&lines, console)?);
    }
    if lines.is_empty() {
        return Ok(console.say(&Phrase::new("cli-tables-none"))?);
    }
    for line in &lines {
        console.say(&told(line))?;
    }
    Ok(())
}

/// A table as a line for people.
fn told(line: &TableLine) -> Phrase {
    let names: Vec<Phrase> =
        line.names.iter().filter(|name| !name.is_empty()).map(Phrase::verbatim).collect();
    Phrase::new("cli-tables-line")
        .with("date", day(line.touched))
        .with("code", line.code.as_str())
        .with("game", Phrase::new(format!("{}-name", line.game)))
        .with("state", Phrase::new(format!("cli-tables-{}", state(line.state))))
        .with("names", names)
        .with("entries", line.entries as i64)
}

/// The tables as rows.
fn sheet(lines: &[TableLine], console: &mut Console<'_>) -> std::io::Result<()> {
    let columns = ["code", "game", "state", "listed", "entries", "created", "touched", "names"];
    csv::row(console.out, &columns.map(|name| Cell::Own(name.to_owned())))?;
    for line in lines {
        let own = [
            line.code.clone(),
            line.game.clone(),
            state(line.state).to_owned(),
            line.listed.to_string(),
            line.entries.to_string(),
            day(line.created),
            day(line.touched),
        ];
        let names = line.names.join(", ");
        let row: Vec<Cell<'_>> = own.map(Cell::Own).into_iter().chain([Cell::Said(&names)]).collect();
        csv::row(console.out, &row)?;
    }
    Ok(())
}

/// Forgets these tables, or says which they are.
fn prune(args: &Tables, data: &Data, lines: &[TableLine], console: &mut Console<'_>) -> Result<(), Failure> {
    if args.older.is_none() && args.state.is_none() {
        return Err(Failure::told("cli-tables-which"));
    }
    if !args.yes {
        for line in lines {
            console.say(&told(line))?;
        }
        return Err(Failure::Told(Phrase::new("cli-tables-sure").with("count", lines.len())));
    }
    let mut gone = 0;
    for line in lines {
        match host::delete(data, &line.code) {
            Ok(()) => gone += 1,
            // Somebody was faster.
            Err(server::StartError::NoTable { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(console.say(&Phrase::new("cli-tables-gone").with("count", gone))?)
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

/// Copies the data file, also while a server is running; `-` is the standard output.
pub fn backup(args: &Backup, console: &mut Console<'_>) -> Result<(), Failure> {
    let data = data(args.data.as_ref())?;
    let piped = args.file == Path::new("-");
    if piped {
        if std::io::stdout().is_terminal() {
            return Err(Failure::told("cli-backup-terminal"));
        }
        let mut copy = host::copy(&data)?;
        std::io::copy(&mut copy, console.out)?;
        console.out.flush()?;
    } else {
        host::backup(&data, &args.file)?;
    }
    match host::does(&data, &host::Deed::BackUp) {
        // From a medium that can only be read nobody expects a note there.
        Ok(_) | Err(server::StartError::ReadOnly { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    if piped { Ok(()) } else { say(console, "cli-backup-done", &args.file) }
}

/// Takes everything from a file into a database, or back.
pub fn move_over(args: &Move, console: &mut Console<'_>) -> Result<(), Failure> {
    let (from, to) = (data(Some(&args.from))?, data(Some(&args.to))?);
    host::move_over(&from, &to)?;
    say(console, "cli-move-done", &to.name())
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
