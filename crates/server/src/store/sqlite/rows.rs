//! Rows of the data file, read.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use table::{Act, Seat};

use crate::store::text::{self, act};
use crate::store::{
    CHAT_LINES, Card, Glance, Head, Key, Meta, Person, PersonId, Reach, Said, Shelf, Stamp, State, packed,
    theme_of,
};

/// What stands in a column is not what belongs there.
pub fn wrong(column: usize, what: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, what.into())
}

fn seat(column: usize, number: i64) -> Result<Seat> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or_else(|| wrong(column, format!("no seat {number}")))
}

/// The columns of a table's row that [`table_row`] reads, in its order.
const TABLE: &str = "meta, state, listed, touched, to_act, bot, winners, rev, stamp, entries, said, due";

fn table_row(row: &Row<'_>) -> Result<(Meta, Glance, Head)> {
    let meta: String = row.get(0)?;
    let meta = serde_json::from_str(&meta).map_err(|error| wrong(0, error))?;
    let state: i64 = row.get(1)?;
    let winners: String = row.get(6)?;
    let winners = winners.split_whitespace().map(|word| seat(6, word.parse().unwrap_or_default()));
    let glance = Glance {
        state: State::from_number(state).ok_or_else(|| wrong(1, format!("no state {state}")))?,
        listed: row.get(2)?,
        touched: row.get::<_, i64>(3)?.unsigned_abs(),
        to_act: row.get::<_, Option<i64>>(4)?.map(|number| seat(4, number)).transpose()?,
        waits_for_bot: row.get(5)?,
        winners: winners.collect::<Result<_>>()?,
        due: row.get::<_, Option<i64>>(11)?.map(i64::unsigned_abs),
    };
    Ok((meta, glance, head_row(row, 7)?))
}

/// Reads `rev, stamp, entries, said` from this column on.
fn head_row(row: &Row<'_>, first: usize) -> Result<Head> {
    Ok(Head {
        rev: row.get::<_, i64>(first)?.unsigned_abs(),
        stamp: Stamp(row.get(first + 1)?),
        entries: row.get::<_, i64>(first + 2)?.unsigned_abs() as usize,
        said: row.get::<_, i64>(first + 3)?.unsigned_abs(),
    })
}

pub fn head(connection: &Connection, code: &str) -> Result<Option<Head>> {
    let sql = "SELECT rev, stamp, entries, said FROM tables WHERE code = ?1";
    connection.prepare_cached(sql)?.query_row([code], |row| head_row(row, 0)).optional()
}

pub fn table(connection: &Connection, code: &str) -> Result<Option<(Meta, Glance, Head)>> {
    let sql = format!("SELECT {TABLE} FROM tables WHERE code = ?1");
    connection.prepare_cached(&sql)?.query_row([code], table_row).optional()
}

/// The entries after this one, of which there are so many in all.
pub fn entries(connection: &Connection, code: &str, after: usize, all: usize) -> Result<Vec<(Seat, Act)>> {
    if let Some(mut packed) = packed_entries(connection, code)? {
        let missing = || wrong(0, format!("entries of {code} are missing"));
        return if packed.len() < all { Err(missing()) } else { Ok(packed.split_off(after.min(all))) };
    }
    let sql = "SELECT seat, act, number FROM entries WHERE code = ?1 AND number > ?2 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![code, after as i64])?;
    let mut entries = Vec::new();
    let missing = |found: usize| wrong(2, format!("entry {} of {code} is missing", after + found + 1));
    while let Some(row) = rows.next()? {
        if row.get::<_, i64>(2)? != (after + entries.len() + 1) as i64 {
            return Err(missing(entries.len()));
        }
        let text: String = row.get(1)?;
        let act = act(&text).ok_or_else(|| wrong(1, format!("an entry of {code}")))?;
        entries.push((seat(0, row.get(0)?)?, act));
    }
    if after + entries.len() < all { Err(missing(entries.len())) } else { Ok(entries) }
}

/// The entries of a record that somebody brought.
fn packed_entries(connection: &Connection, code: &str) -> Result<Option<Vec<(Seat, Act)>>> {
    let sql = "SELECT entries FROM packed WHERE code = ?1";
    let packed = connection.prepare_cached(sql)?.query_row([code], |row| row.get::<_, Vec<u8>>(0));
    let Some(packed) = packed.optional()? else { return Ok(None) };
    let entries = packed::unpack(&packed).ok_or_else(|| wrong(0, format!("entries of {code}")))?;
    Ok(Some(entries))
}

/// The last lines of the chat.
pub fn said(connection: &Connection, code: &str) -> Result<Vec<Said>> {
    let sql = "SELECT number, person, name, text, at FROM chat WHERE code = ?1 ORDER BY number DESC LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let lines = statement.query_map(params![code, CHAT_LINES as i64], |row| {
        Ok(Said {
            number: row.get::<_, i64>(0)?.unsigned_abs(),
            person: PersonId(row.get(1)?),
            name: row.get(2)?,
            text: row.get(3)?,
            at: row.get::<_, i64>(4)?.unsigned_abs(),
        })
    })?;
    let mut lines: Vec<Said> = lines.collect::<Result<_>>()?;
    lines.reverse();
    Ok(lines)
}

/// How a shelf is read, and of whom.
pub(super) fn shelf_sql(shelf: Shelf) -> (i64, String) {
    // `listed = 1`, not `listed`: only then the index on both is used.
    let in_state = |column: &str, state: State| format!("{column} = 1 AND state = {}", state.number());
    let (person, which) = match shelf {
        Shelf::Mine(person) => {
            let closed = State::Closed.number();
            (person.0, format!("state <> {closed} AND code IN (SELECT code FROM seats WHERE person = ?1)"))
        }
        Shelf::Theirs(person) => {
            (person.0, "(host = ?1 OR code IN (SELECT code FROM seats WHERE person = ?1))".to_owned())
        }
        Shelf::Open => (0, in_state("listed", State::Lobby)),
        Shelf::Finished => (0, in_state("listed", State::Over)),
        Shelf::Listed => (0, "listed = 1".to_owned()),
        Shelf::All => (0, "1".to_owned()),
    };
    let first = match shelf {
        Shelf::Mine(_) => format!("state = {}, ", State::Over.number()),
        _ => String::new(),
    };
    let sql = format!(
        "SELECT {TABLE}, code, bytes FROM tables WHERE ?1 IS NOT NULL AND {which} ORDER BY {first}touched DESC, code LIMIT ?2"
    );
    (person, sql)
}

pub fn cards(connection: &Connection, shelf: Shelf, most: usize) -> Result<Vec<Card>> {
    let (person, sql) = shelf_sql(shelf);
    let mut statement = connection.prepare_cached(&sql)?;
    let cards = statement.query_map(params![person, most as i64], card)?;
    cards.collect()
}

pub fn card_of(connection: &Connection, code: &str) -> Result<Option<Card>> {
    let sql = format!("SELECT {TABLE}, code, bytes FROM tables WHERE code = ?1");
    connection.prepare_cached(&sql)?.query_row([code], card).optional()
}

fn card(row: &Row<'_>) -> Result<Card> {
    let (meta, glance, head) = table_row(row)?;
    let bytes = row.get::<_, i64>(13)?.unsigned_abs();
    Ok(Card { code: row.get(12)?, meta, glance, entries: head.entries as u64, bytes })
}

/// The codes of tables with a person's seat that wait for a bot, after this one.
pub fn waiting_for_bots(connection: &Connection, after: &str, most: usize) -> Result<Vec<String>> {
    let sql = "SELECT code FROM tables WHERE code > ?1 AND bot = 1 AND state = ?2 \
               AND EXISTS (SELECT 1 FROM seats WHERE seats.code = tables.code) ORDER BY code LIMIT ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let codes =
        statement.query_map(params![after, State::Playing.number(), most as i64], |row| row.get(0))?;
    codes.collect()
}

/// The tables at which a clock runs, the first to run out first.
pub fn due(connection: &Connection, most: usize) -> Result<Vec<(String, u64)>> {
    let sql = "SELECT code, due FROM tables WHERE due IS NOT NULL AND state = ?1 ORDER BY due, code LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let due = statement.query_map(params![State::Playing.number(), most as i64], |row| {
        Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs()))
    })?;
    due.collect()
}

/// The keys of a person, the last shown first.
pub fn keys_of(connection: &Connection, person: PersonId) -> Result<Vec<Key>> {
    let sql = "SELECT hash, label, made, shown FROM keys WHERE person = ?1 ORDER BY shown DESC, hash";
    let mut statement = connection.prepare_cached(sql)?;
    let keys = statement.query_map([person.0], |row| {
        Ok(Key {
            hash: row.get(0)?,
            person,
            label: row.get(1)?,
            made: row.get::<_, i64>(2)?.unsigned_abs(),
            shown: row.get::<_, i64>(3)?.unsigned_abs(),
        })
    })?;
    keys.collect()
}

/// The query for people whom [`person`] reads.
pub fn people(which: &str) -> String {
    format!(
        "SELECT id, name, lang, theme, sound, chat, salt, created, bar, rev, hidden, reach FROM people {which}"
    )
}

pub fn person(row: &Row<'_>) -> Result<Person> {
    Ok(Person {
        id: PersonId(row.get(0)?),
        name: row.get(1)?,
        lang: row.get::<_, Option<String>>(2)?.and_then(|code| code.parse().ok()),
        theme: theme_of(&row.get::<_, String>(3)?),
        sound: row.get(4)?,
        chat: row.get(5)?,
        salt: row.get(6)?,
        created: row.get::<_, i64>(7)?.unsigned_abs(),
        bar: row.get(8)?,
        rev: row.get::<_, i64>(9)?.unsigned_abs(),
        hidden: text::people(&row.get::<_, String>(10)?),
        reach: match row.get::<_, String>(11)?.as_str() {
            "" => Reach::default(),
            text => serde_json::from_str(text).map_err(|error| wrong(11, error))?,
        },
    })
}

/// Those who are told later: found by an index, which is made for this very condition.
pub fn held_back() -> String {
    format!("SELECT id FROM people WHERE instr(reach, '{}') > 0 ORDER BY id", Reach::HELD)
}
