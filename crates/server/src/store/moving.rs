//! Everything from a file into a database, or from a database into a file: row by row, of one moment, whole or not at
//! all. What can be derived (who sits where) is derived anew. A backup of a database is a data file.

use std::path::Path;

use futures_util::StreamExt as _;
use rusqlite::Connection;
use rusqlite::types::Value;
use tokio_postgres::types::ToSql;

use super::postgres::line::{Open, Trouble};
use super::postgres::{Postgres, plain};
use super::sqlite::private::Half;
use super::sqlite::{Sqlite, keep_seats, of_file, open, store_error};
use super::tally::Tally;
use super::{Meta, Place, StoreError, text};

type Result<T> = std::result::Result<T, StoreError>;

/// What a column holds.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    /// Text, or nothing.
    Text,
    /// Bytes, or nothing.
    Bytes,
    /// A number of this type in the database, or nothing.
    Number(&'static str),
    /// Yes or no: a number in the file.
    Switch,
}

use Kind::{Bytes, Number, Switch, Text};

const LONG: Kind = Number("bigint");
const SHORT: Kind = Number("smallint");

/// What both have, table by table. Of the tables themselves the first column is the code and the fifth what is known.
const SHEETS: [(&str, &[(&str, Kind)]); 15] = [
    ("server", &[("key", Text), ("value", Bytes)]),
    (
        "people",
        &[
            ("id", LONG),
            ("name", Text),
            ("lang", Text),
            ("theme", Text),
            ("sound", Switch),
            ("chat", Switch),
            ("salt", LONG),
            ("created", LONG),
            ("bar", Switch),
            ("hidden", Text),
            ("reach", Text),
            ("rev", LONG),
        ],
    ),
    (
        "keys",
        &[
            ("hash", Bytes),
            ("person", LONG),
            ("label", Text),
            ("made", LONG),
            ("shown", LONG),
            ("host", LONG),
        ],
    ),
    (
        TABLES,
        &[
            ("code", Text),
            ("game", Text),
            ("host", LONG),
            ("created", LONG),
            ("meta", Text),
            ("state", SHORT),
            ("listed", Switch),
            ("touched", LONG),
            ("to_act", SHORT),
            ("bot", Switch),
            ("winners", Text),
            ("entries", LONG),
            ("said", LONG),
            ("rev", LONG),
            ("stamp", LONG),
            ("bytes", LONG),
            ("due", LONG),
        ],
    ),
    ("entries", &[("code", Text), ("number", Number("integer")), ("seat", SHORT), ("act", Text)]),
    ("packed", &[("code", Text), ("entries", Bytes)]),
    (
        "chat",
        &[("code", Text), ("number", LONG), ("person", LONG), ("name", Text), ("text", Text), ("at", LONG)],
    ),
    ("host_links", &[("hash", Bytes), ("until", LONG)]),
    (
        "bans",
        &[
            ("id", LONG),
            ("person", LONG),
            ("address", Bytes),
            ("mute", Switch),
            ("name", Text),
            ("reason", Text),
            ("at", LONG),
            ("until", LONG),
            ("by", Text),
        ],
    ),
    (
        REPORTS,
        &[
            ("id", LONG),
            ("code", Text),
            ("line", LONG),
            ("by", LONG),
            ("about", LONG),
            ("at", LONG),
            ("lines", Text),
        ],
    ),
    ("notes", &[("id", LONG), ("at", LONG), ("by", Text), ("deed", Text), ("about", Text)]),
    ("rated", &[("number", LONG), ("code", Text), ("game", Text), ("at", LONG), ("voided", Switch)]),
    (
        "rated_seats",
        &[
            ("game", LONG),
            ("seat", SHORT),
            ("person", LONG),
            ("bot", Text),
            ("side", SHORT),
            ("place", SHORT),
            ("gone", Switch),
        ],
    ),
    ("tournaments", &[("code", Text), ("host", LONG), ("touched", LONG), ("rev", LONG), ("text", Text)]),
    ("entrants", &[("code", Text), ("person", LONG)]),
];

const TABLES: &str = "tables";
const REPORTS: &str = "reports";
/// Where the code, what is known and the time of the last change stand in a row of the tables.
const CODE: usize = 0;
const META: usize = 4;
const TOUCHED: usize = 7;
/// Where the lines stand in a row of the reports.
const LINES: usize = 6;
/// So many rows go into the database at once.
const ROWS: usize = 1000;

fn sheets() -> impl Iterator<Item = &'static str> {
    SHEETS.iter().map(|(table, _)| *table)
}

fn columns(sheet: &[(&str, Kind)]) -> String {
    sheet.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}

fn meta_of(row: &[Value]) -> Result<Meta> {
    match row.get(META) {
        Some(Value::Text(text)) => serde_json::from_str(text).map_err(damaged),
        _ => Err(damaged("a table of which nothing is known")),
    }
}

/// Copies everything from a database into a new data file.
///
/// # Errors
/// The file exists already, the disk is full, or the database cannot be read.
pub fn back_up(from: &Postgres, to: &Path) -> Result<()> {
    let half = Half::begin(to).map_err(of_file)?;
    let file = Connection::open(half.path()).map_err(store_error)?;
    open::make_tables(&file).map_err(store_error)?;
    from.apart(async |open| {
        open.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        file.execute_batch("BEGIN").map_err(store_error)?;
        for (table, sheet) in SHEETS {
            fetch(&open, &file, table, sheet).await?;
        }
        file.execute_batch("COMMIT").map_err(store_error)?;
        Tally::of_file(&file, sheets())?.must_agree(&Tally::of_database(&open, sheets()).await?)?;
        open.batch("COMMIT").await
    })?;
    drop(file);
    half.finish().map_err(of_file)
}

/// Copies everything from a data file into an empty database; what is there already is not touched.
///
/// # Errors
/// There is something in the database, it cannot be written, or the file cannot be read.
pub fn move_over(from: &Sqlite, to: &Postgres) -> Result<()> {
    from.moment(|file| {
        to.apart(async |open| {
            open.batch("BEGIN").await?;
            let sql = "SELECT 1 FROM tables UNION ALL SELECT 1 FROM people LIMIT 1";
            if open.find(sql, &[]).await?.is_some() {
                return Err(StoreError::Exists.into());
            }
            open.batch("DELETE FROM server; DELETE FROM host_links; DELETE FROM notes").await?;
            for (table, sheet) in SHEETS {
                send(&open, file, table, sheet).await?;
            }
            Tally::of_file(file, sheets())?.must_agree(&Tally::of_database(&open, sheets()).await?)?;
            open.batch("COMMIT; ANALYZE").await
        })
    })
}

/// Reads a table of the database into the file.
async fn fetch(
    open: &Open,
    file: &Connection,
    table: &str,
    sheet: &[(&str, Kind)],
) -> std::result::Result<(), Trouble> {
    let read = sheet.iter().map(|(name, kind)| match kind {
        Number(_) => format!("{name}::bigint"),
        Switch => format!("{name}::integer::bigint"),
        Text | Bytes => (*name).to_owned(),
    });
    let read = format!("SELECT {} FROM {table} LIMIT $1", read.collect::<Vec<_>>().join(", "));
    let places = (1..=sheet.len()).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ");
    let write = format!("INSERT INTO {table} ({}) VALUES ({places})", columns(sheet));
    let mut rows = std::pin::pin!(open.stream(&read, vec![i64::MAX]).await?);
    while let Some(row) = rows.next().await {
        let row = row?;
        let mut values = Vec::with_capacity(sheet.len());
        for (place, (_, kind)) in sheet.iter().enumerate() {
            values.push(match kind {
                Text => row.try_get::<_, Option<String>>(place)?.map_or(Value::Null, Value::Text),
                Bytes => row.try_get::<_, Option<Vec<u8>>>(place)?.map_or(Value::Null, Value::Blob),
                Number(_) | Switch => {
                    row.try_get::<_, Option<i64>>(place)?.map_or(Value::Null, Value::Integer)
                }
            });
        }
        let mut statement = file.prepare_cached(&write).map_err(store_error)?;
        statement.execute(rusqlite::params_from_iter(&values)).map_err(store_error)?;
        if let (TABLES, Some(Value::Text(code))) = (table, values.get(CODE)) {
            keep_seats(file, code, &meta_of(&values)?)?;
        }
    }
    Ok(())
}

/// Writes a table of the file into the database.
async fn send(
    open: &Open,
    file: &Connection,
    table: &str,
    sheet: &[(&'static str, Kind)],
) -> std::result::Result<(), Trouble> {
    let read = format!("SELECT {} FROM {table}", columns(sheet));
    let mut statement = file.prepare(&read).map_err(store_error)?;
    let mut rows = statement.query([]).map_err(store_error)?;
    loop {
        let mut chunk: Vec<Vec<Value>> = Vec::new();
        while chunk.len() < ROWS
            && let Some(row) = rows.next().map_err(store_error)?
        {
            let values = (0..sheet.len()).map(|place| row.get(place));
            chunk.push(values.collect::<rusqlite::Result<_>>().map_err(store_error)?);
        }
        if chunk.is_empty() {
            return Ok(());
        }
        send_chunk(open, table, sheet, &chunk).await?;
    }
}

/// A column of a chunk.
enum Column {
    Texts(Vec<Option<String>>),
    Bytes(Vec<Option<Vec<u8>>>),
    Numbers(Vec<Option<i64>>),
}

/// A column on its way into the database: its name there, how it is handed over and what it becomes.
struct Part {
    into: &'static str,
    array: &'static str,
    becomes: String,
    column: Column,
}

async fn send_chunk(
    open: &Open,
    table: &str,
    sheet: &[(&'static str, Kind)],
    chunk: &[Vec<Value>],
) -> std::result::Result<(), Trouble> {
    let mut parts = Vec::new();
    for (place, (name, kind)) in sheet.iter().enumerate() {
        let (array, cast) = match kind {
            Text => ("text", String::new()),
            Bytes => ("bytea", String::new()),
            Number(kind) => ("bigint", format!("::{kind}")),
            Switch => ("bigint", "::integer::boolean".to_owned()),
        };
        let column = column(chunk, place, *kind)?;
        parts.push(Part { into: name, array, becomes: format!("c{place}{cast}"), column });
    }
    parts.extend(derived(table, chunk, sheet.len())?);
    let list = |word: &dyn Fn(usize, &Part) -> String| {
        parts.iter().enumerate().map(|(place, part)| word(place, part)).collect::<Vec<_>>().join(", ")
    };
    let sql = format!(
        "INSERT INTO {table} ({}) SELECT {} FROM unnest({}) AS r ({})",
        list(&|_, part| part.into.to_owned()),
        list(&|_, part| part.becomes.clone()),
        list(&|place, part| format!("${}::{}[]", place + 1, part.array)),
        list(&|place, _| format!("c{place}")),
    );
    let values: Vec<&(dyn ToSql + Sync)> = parts
        .iter()
        .map(|part| match &part.column {
            Column::Texts(texts) => texts as &(dyn ToSql + Sync),
            Column::Bytes(bytes) => bytes,
            Column::Numbers(numbers) => numbers,
        })
        .collect();
    open.run(&sql, &values).await.map(drop)
}

/// What the database has besides, from this place on.
fn derived(table: &str, chunk: &[Vec<Value>], place: usize) -> Result<Vec<Part>> {
    if table == TABLES {
        let seated = chunk.iter().map(|row| {
            let people: Vec<_> = meta_of(row)?.places.iter().filter_map(Place::person).collect();
            Ok(Some(text::people_text(&people)))
        });
        let rules = chunk.iter().map(|row| Ok(Some(i64::from(meta_of(row)?.rules))));
        let minutes = |row: &Vec<Value>| match row.get(TOUCHED) {
            Some(Value::Integer(touched)) => Some(touched / 60),
            _ => None,
        };
        return Ok(vec![
            Part {
                into: "seated",
                array: "text",
                becomes: format!("string_to_array(c{place}, ' ')::bigint[]"),
                column: Column::Texts(seated.collect::<Result<_>>()?),
            },
            Part {
                into: "shelved",
                array: "bigint",
                becomes: format!("c{}", place + 1),
                column: Column::Numbers(chunk.iter().map(minutes).collect()),
            },
            Part {
                into: "rules",
                array: "bigint",
                becomes: format!("c{}::integer", place + 2),
                column: Column::Numbers(rules.collect::<Result<_>>()?),
            },
        ]);
    }
    if table == REPORTS {
        let first = |row: &Vec<Value>| match row.get(LINES) {
            Some(Value::Text(lines)) => {
                Ok(text::lines(lines).map_err(damaged)?.first().map(|said| said.at.cast_signed()))
            }
            _ => Err(damaged("a report without lines")),
        };
        let column = Column::Numbers(chunk.iter().map(first).collect::<Result<_>>()?);
        return Ok(vec![Part { into: "first", array: "bigint", becomes: format!("c{place}"), column }]);
    }
    Ok(Vec::new())
}

fn column(chunk: &[Vec<Value>], place: usize, kind: Kind) -> Result<Column> {
    let wrong = || damaged(format!("column {place} holds something else"));
    let values = chunk.iter().map(|row| row.get(place).unwrap_or(&Value::Null));
    Ok(match kind {
        Text => Column::Texts(
            values
                .map(|value| match value {
                    Value::Text(text) => Ok(Some(plain(text))),
                    Value::Null => Ok(None),
                    _ => Err(wrong()),
                })
                .collect::<Result<_>>()?,
        ),
        Bytes => Column::Bytes(
            values
                .map(|value| match value {
                    Value::Blob(bytes) => Ok(Some(bytes.clone())),
                    Value::Null => Ok(None),
                    _ => Err(wrong()),
                })
                .collect::<Result<_>>()?,
        ),
        Number(_) | Switch => Column::Numbers(
            values
                .map(|value| match value {
                    Value::Integer(number) => Ok(Some(*number)),
                    Value::Null => Ok(None),
                    _ => Err(wrong()),
                })
                .collect::<Result<_>>()?,
        ),
    })
}
