//! `loup replay`: a game move by move, for people or for programs.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value as Json;
use table::record::FORMAT;
use table::{Act, AnySeen, AnyTable, Choices, Outcome, Phrase, Ply, Seat, Start, Viewer};

use texts::Speaker;

use crate::args::Replay;
use crate::chosen;
use crate::console::Console;
use crate::csv::{self, Cell};
use crate::failure::Failure;
use crate::files;
use crate::loaded::Loaded;
use crate::records::Records;
use crate::show;

/// The first line for programs: everything that the seed decided, or what the viewer knew of it.
#[derive(Serialize)]
struct SetUp<'a> {
    /// `set-up`: what comes later is of another kind.
    kind: &'static str,
    format: u32,
    game: &'a str,
    rules: u32,
    options: &'a Choices,
    names: &'a [String],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    bots: &'a [Option<String>],
    viewer: Viewer,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<Json>,
    view: Json,
    plies: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<Aside>,
}

/// Something that happened besides moves: somebody gave up, ran out of time, was sat in for, or came back.
#[derive(Serialize)]
struct Aside {
    entry: usize,
    seat: Seat,
    act: Act,
}

/// What happened besides moves, by the ply after which it did.
fn asides(table: &dyn AnyTable) -> BTreeMap<usize, Vec<Aside>> {
    let standing = table.seen(Viewer::Public).standing();
    let mut asides: BTreeMap<usize, Vec<Aside>> = BTreeMap::new();
    for entry in 1..=table.entries() {
        if let Some((seat, act)) = table.entry(entry)
            && act.is_aside()
            && !matches!(act, Act::Granted(_))
        {
            let ply = standing.partition_point(|standing| *standing < entry);
            asides.entry(ply).or_default().push(Aside { entry, seat, act });
        }
    }
    asides
}

/// A line for each ply; the last one of a finished game says how it ended.
#[derive(Serialize)]
struct PlyLine {
    /// `ply`.
    kind: &'static str,
    #[serde(flatten)]
    ply: Ply,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<Aside>,
}

/// Shows the records of a file, one after the other.
pub fn replay(args: &Replay, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut records = Records::new(files::open(&args.file)?);
    let mut shown = 0;
    while let Some((line, bytes)) =
        records.next_record().map_err(|error| Failure::unreadable(&args.file, &error))?
    {
        if shown > 0 && !args.json && !args.csv {
            console.gap()?;
        }
        shown += 1;
        replay_one(args, &Loaded::replay(&args.file, line, &bytes)?, shown, console)?;
    }
    Ok(())
}

/// Shows a record up to a ply, as a viewer saw it.
fn replay_one(
    args: &Replay,
    loaded: &Loaded,
    number: usize,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let table = loaded.at(args.to)?;
    let viewer = viewer(&args.viewer, table.as_ref())?;
    if args.csv {
        for_spreadsheets(table.as_ref(), viewer, number, console)
    } else if args.json {
        for_programs(loaded, table.as_ref(), viewer, console)
    } else {
        for_people(loaded, table.as_ref(), viewer, console)
    }
}

/// `public`, `all`, or a seat by its number or its player's name.
fn viewer(text: &str, table: &dyn AnyTable) -> Result<Viewer, Failure> {
    let named = |seat: &Seat| {
        let name = table.names().get(seat.index());
        text == seat.to_string() || name.is_some_and(|name| !name.is_empty() && name == text)
    };
    match text.to_lowercase().as_str() {
        "all" => Ok(Viewer::All),
        "public" => Ok(Viewer::Public),
        _ => Seat::all(table.seats()).find(named).map(Viewer::Seat).ok_or_else(|| {
            let seats = Seat::all(table.seats()).map(|seat| seat.to_string());
            let known = ["public", "all"].map(str::to_owned).into_iter().chain(seats);
            Failure::Told(
                Phrase::new("cli-no-such-viewer")
                    .with("viewer", text)
                    .with("viewers", known.map(Phrase::verbatim).collect::<Vec<_>>()),
            )
        }),
    }
}

fn for_programs(
    loaded: &Loaded,
    table: &dyn AnyTable,
    viewer: Viewer,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let everything = viewer == Viewer::All;
    let seed = match table.start() {
        Start::Seed(seed) if everything => Some(seed.to_string()),
        _ => None,
    };
    let mut asides = asides(table);
    let set_up = SetUp {
        kind: "set-up",
        format: FORMAT,
        game: table.info().id,
        rules: table.info().rules_version,
        options: table.choices(),
        names: table.names(),
        bots: table.bots(),
        viewer,
        commitment: loaded.record.commitment.as_ref().map(ToString::to_string),
        seed,
        deal: everything.then(|| table.deal()),
        view: loaded.at(Some(0))?.seen(viewer).view(),
        plies: table.plies(),
        then: asides.remove(&0).unwrap_or_default(),
    };
    console.json(&set_up)?;
    let seen = table.seen(viewer);
    for number in 1..=table.plies() {
        if let Some(ply) = seen.ply(number) {
            let outcome = (number == table.plies()).then(|| table.outcome()).flatten();
            let then = asides.remove(&number).unwrap_or_default();
            console.json(&PlyLine { kind: "ply", ply, outcome, then })?;
        }
    }
    Ok(())
}

/// A row for every ply.
fn for_spreadsheets(
    table: &dyn AnyTable,
    viewer: Viewer,
    record: usize,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if record == 1 {
        let names = ["record", "ply", "seat", "name", "legal", "move"];
        csv::row(console.out, &names.map(|name| Cell::Own(name.to_owned())))?;
    }
    let seen = table.seen(viewer);
    for number in 1..=table.plies() {
        let Some(ply) = seen.ply(number) else { continue };
        let name = table.names().get(ply.seat.index()).map_or("", String::as_str);
        let legal = ply.legal.map(|legal| legal.len().to_string()).unwrap_or_default();
        let (record, number, seat) = (record.to_string(), number.to_string(), ply.seat.to_string());
        let own = [record, number, seat].map(Cell::Own).into_iter();
        let rest = [Cell::Said(name), Cell::Own(legal), Cell::Own(ply.played.text)];
        csv::row(console.out, &own.chain(rest).collect::<Vec<_>>())?;
    }
    Ok(())
}

/// What happened besides moves, as the log tells it.
fn tell_asides(
    seen: &dyn AnySeen,
    asides: Option<&Vec<Aside>>,
    speaker: Speaker<'_>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    for aside in asides.into_iter().flatten() {
        for (line, _) in seen.events(aside.entry - 1..aside.entry) {
            console.line(&speaker.say(&line.phrase))?;
        }
    }
    Ok(())
}

fn for_people(
    loaded: &Loaded,
    table: &dyn AnyTable,
    viewer: Viewer,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let names = table.names().to_vec();
    let speaker = console.speaker().with_names(&names);
    let heading = Phrase::new("cli-record-of")
        .with("game", chosen::name(loaded.game))
        .with("players", table.choices().players);
    console.heading(&speaker.say(&heading))?;
    for seat in Seat::all(table.seats()) {
        let name = speaker.name(seat).into_owned();
        console.say(&Phrase::new("cli-seat-person").with("number", seat.number()).with("name", name))?;
    }
    if let Some(commitment) = &loaded.record.commitment {
        console.say(&Phrase::new("cli-commitment").with("commitment", commitment.to_string()))?;
    }
    console.gap()?;
    let seen = table.seen(viewer);
    let asides = asides(table);
    tell_asides(seen.as_ref(), asides.get(&0), speaker, console)?;
    for number in 1..=table.plies() {
        let Some(ply) = seen.ply(number) else { continue };
        let line = Phrase::new("cli-replay-line").with("ply", number).with("seat", ply.seat);
        console.line(&speaker.say(&line.with("move", ply.played.text)))?;
        for said in &ply.said {
            console.line(&format!("   {}", speaker.say(said)))?;
        }
        tell_asides(seen.as_ref(), asides.get(&number), speaker, console)?;
    }
    if let Some(outcome) = table.outcome() {
        return show::outcome(table.info().id, &outcome, speaker, console);
    }
    console.gap()?;
    let heading = Phrase::new("cli-position-heading").with("ply", table.plies());
    console.heading(&speaker.say(&heading))?;
    show::board(seen.as_ref(), speaker, console)?;
    console.gap()?;
    console.line(&speaker.say(&seen.prompt()))?;
    if viewer == Viewer::All || table.to_act().map(Viewer::Seat) == Some(viewer) {
        show::every_move(seen.as_ref(), speaker, console)?;
    }
    Ok(())
}
