//! Rows of the database, read.

use table::Seat;
use tokio_postgres::Row;

use super::line::Trouble;
use crate::store::text::{self, act};
use crate::store::{
    CHAT_LINES, Card, Glance, Head, Key, Meta, Person, PersonId, Reach, Said, Shelf, Stamp, State,
    StoreError, Stored, packed, theme_of,
};

type Read<T> = Result<T, Trouble>;

/// What stands in a row is not what belongs there.
pub fn wrong(what: impl ToString) -> Trouble {
    StoreError::Damaged(what.to_string()).into()
}

/// A number that is never negative.
pub fn number(row: &Row, column: usize) -> Read<u64> {
    Ok(row.try_get::<_, i64>(column)?.unsigned_abs())
}

/// A hash.
pub fn hash(row: &Row, column: usize) -> Read<[u8; 32]> {
    row.try_get::<_, &[u8]>(column)?.try_into().map_err(|_| wrong("a hash of another length"))
}

fn seat(number: i64) -> Read<Seat> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or_else(|| wrong(format!("no seat {number}")))
}

/// The columns of a table's row that [`table_row`] reads, in its order.
pub const TABLE: &str = "t.meta, t.state, t.listed, t.touched, t.to_act, t.bot, t.winners, t.due, t.rev, t.stamp, \
                         t.entries, t.said";
/// Where the columns after them begin.
const AFTER: usize = 12;

fn table_row(row: &Row) -> Read<(Meta, Glance, Head)> {
    let meta = serde_json::from_str(row.try_get(0)?).map_err(wrong)?;
    let state = row.try_get::<_, i16>(1)?.into();
    let winners: &str = row.try_get(6)?;
    let winners = winners.split_whitespace().map(|word| seat(word.parse().unwrap_or_default()));
    let glance = Glance {
        state: State::from_number(state).ok_or_else(|| wrong(format!("no state {state}")))?,
        listed: row.try_get(2)?,
        touched: number(row, 3)?,
        to_act: row.try_get::<_, Option<i16>>(4)?.map(|number| seat(number.into())).transpose()?,
        waits_for_bot: row.try_get(5)?,
        winners: winners.collect::<Read<_>>()?,
        due: row.try_get::<_, Option<i64>>(7)?.map(i64::unsigned_abs),
    };
    Ok((meta, glance, head(row, 8)?))
}

/// Reads `rev, stamp, entries, said` from this column on.
pub fn head(row: &Row, first: usize) -> Read<Head> {
    Ok(Head {
        rev: number(row, first)?,
        stamp: Stamp(row.try_get(first + 1)?),
        entries: number(row, first + 2)? as usize,
        said: number(row, first + 3)?,
    })
}

/// The query for a table with the entries after this one and its last lines: one statement, so that all is of one moment.
/// It is asked after almost every move, by the server of whoever waits for it: what there cannot be is not looked for.
pub fn tail_sql() -> String {
    format!(
        "SELECT {TABLE}, \
         CASE WHEN t.entries > $2::integer THEN (SELECT p.entries FROM packed p WHERE p.code = $1) END, \
         ARRAY(SELECT e.number || ' ' || e.seat || ' ' || e.act FROM entries e \
               WHERE e.code = $1 AND e.number > $2 ORDER BY e.number), \
         CASE WHEN t.said > 0 THEN ARRAY( \
             SELECT json_build_array(s.number, s.person, s.name, s.text, s.at)::text \
             FROM (SELECT number, person, name, text, at FROM chat WHERE chat.code = $1 \
                   ORDER BY number DESC LIMIT {CHAT_LINES}) s ORDER BY s.number) END \
         FROM tables t WHERE t.code = $1"
    )
}

/// Reads what [`tail_sql`] finds.
pub fn tail(row: &Row, code: &str, after: usize) -> Read<Stored> {
    let (meta, glance, Head { rev, stamp, entries: all, said: last_said }) = table_row(row)?;
    let missing = |number: usize| wrong(format!("entry {number} of {code} is missing"));
    let mut entries = Vec::new();
    if let Some(bytes) = row.try_get::<_, Option<&[u8]>>(AFTER)? {
        entries = packed::unpack(bytes).ok_or_else(|| wrong(format!("entries of {code}")))?;
        if entries.len() < all {
            return Err(missing(entries.len() + 1));
        }
        entries = entries.split_off(after.min(all));
    } else {
        for text in row.try_get::<_, Vec<&str>>(AFTER + 1)? {
            let next = after + entries.len() + 1;
            let mut words = text.splitn(3, ' ');
            let mut word = || words.next().unwrap_or_default();
            if word().parse() != Ok(next) {
                return Err(missing(next));
            }
            let decided = seat(word().parse().unwrap_or_default())?;
            entries.push((decided, act(word()).ok_or_else(|| wrong(format!("entry {next} of {code}")))?));
        }
        if after + entries.len() < all {
            return Err(missing(after + entries.len() + 1));
        }
    }
    Ok(Stored { rev, stamp, meta, glance, entries, said: said(row, AFTER + 2)?, last_said })
}

fn said(row: &Row, column: usize) -> Read<Vec<Said>> {
    let lines = row.try_get::<_, Option<Vec<&str>>>(column)?.unwrap_or_default();
    lines.into_iter().map(|line| text::said(line).map_err(wrong)).collect()
}

/// The query for a shelf; its values are a person and how many at most.
pub fn cards_sql(shelf: Shelf) -> String {
    let listed = |state: State| format!("t.listed AND t.state = {}", state.number());
    let which = match shelf {
        Shelf::Mine(_) => format!("t.state <> {} AND t.seated @> ARRAY[$1]", State::Closed.number()),
        Shelf::Theirs(_) => "(t.host = $1 OR t.seated @> ARRAY[$1])".to_owned(),
        Shelf::Open => listed(State::Lobby),
        Shelf::Finished => listed(State::Over),
        Shelf::Listed => "t.listed".to_owned(),
        Shelf::All => "true".to_owned(),
    };
    let first = match shelf {
        Shelf::Mine(_) => format!("t.state = {}, ", State::Over.number()),
        _ => String::new(),
    };
    format!(
        "SELECT {TABLE}, t.code, t.bytes FROM tables t WHERE $1::bigint IS NOT NULL AND {which} \
         ORDER BY {first}t.shelved DESC, t.touched DESC, t.code LIMIT $2"
    )
}

/// The same of one table.
pub fn card_sql() -> String {
    format!("SELECT {TABLE}, t.code, t.bytes FROM tables t WHERE t.code = $1")
}

/// Reads what [`cards_sql`] and [`card_sql`] find.
pub fn card(row: &Row) -> Read<Card> {
    let (meta, glance, head) = table_row(row)?;
    let (code, bytes) = (row.try_get(AFTER)?, number(row, AFTER + 1)?);
    Ok(Card { code, meta, glance, entries: head.entries as u64, bytes })
}

/// Reads `hash, person, label, made, shown`.
pub fn key(row: &Row) -> Read<Key> {
    Ok(Key {
        hash: hash(row, 0)?,
        person: PersonId(row.try_get(1)?),
        label: row.try_get(2)?,
        made: number(row, 3)?,
        shown: number(row, 4)?,
    })
}

/// The query for people whom [`person`] reads.
pub fn people_sql(which: &str) -> String {
    format!(
        "SELECT p.id, p.name, p.lang, p.theme, p.sound, p.chat, p.salt, p.created, p.bar, p.rev, p.hidden, p.reach \
         FROM people p {which}"
    )
}

/// Reads a person.
pub fn person(row: &Row) -> Read<Person> {
    Ok(Person {
        id: PersonId(row.try_get(0)?),
        name: row.try_get(1)?,
        lang: row.try_get::<_, Option<&str>>(2)?.and_then(|code| code.parse().ok()),
        theme: theme_of(row.try_get(3)?),
        sound: row.try_get(4)?,
        chat: row.try_get(5)?,
        salt: row.try_get(6)?,
        created: number(row, 7)?,
        bar: row.try_get(8)?,
        rev: number(row, 9)?,
        hidden: text::people(row.try_get(10)?),
        reach: match row.try_get(11)? {
            "" => Reach::default(),
            text => serde_json::from_str(text).map_err(wrong)?,
        },
    })
}

/// Those who are told later: found by an index, which is made for this very condition.
pub fn held_back() -> String {
    format!("SELECT id FROM people WHERE strpos(reach, '{}') > 0 ORDER BY id", Reach::HELD)
}
