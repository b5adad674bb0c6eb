//! What hosts keep, in the data file.

use rusqlite::{Connection, OptionalExtension, Result as Read, Row, params};

use super::rows::wrong;
use super::{Result, found, run};
use crate::store::{
    Ban, Banned, Book, Day, Guest, Host, Hosting, Key, LOG_DAYS, Note, PersonId, Report, Retention, Rev,
    Stale, State, StoreError, UNNAMED, days_before, numbered, text,
};

/// The row of `server` that says for how long things are kept.
const RETENTION: &str = "retention";

/// Forgets lines of chat, and that they took room.
fn forget_lines(connection: &Connection, which: &str, value: i64) -> Result<()> {
    let sql = format!(
        "UPDATE tables SET rev = rev + 1, bytes = bytes - old.freed FROM (SELECT code, \
         sum(24 + length(CAST(name AS BLOB)) + length(CAST(text AS BLOB))) AS freed FROM chat \
         WHERE {which} GROUP BY code) AS old WHERE tables.code = old.code"
    );
    run(connection, &sql, [value])?;
    run(connection, &format!("DELETE FROM chat WHERE {which}"), [value])?;
    Ok(())
}

pub fn keep(connection: &Connection, write: &Hosting) -> Result<()> {
    match write {
        Hosting::Link(hash, until) => {
            let sql = "INSERT OR REPLACE INTO host_links (hash, until) VALUES (?1, ?2)";
            run(connection, sql, params![&hash[..], until.cast_signed()])?;
        }
        Hosting::Enter { link, key, at } => {
            let sql = "DELETE FROM host_links WHERE hash = ?1 AND until > ?2";
            found(run(connection, sql, params![&link[..], at.cast_signed()])?)?;
            let sql = "UPDATE keys SET host = CASE host WHEN 0 THEN ?2 ELSE host END WHERE hash = ?1";
            found(run(connection, sql, params![&key[..], at.cast_signed()])?)?;
        }
        Hosting::Leave(key) => {
            found(run(connection, "UPDATE keys SET host = 0 WHERE hash = ?1 AND host > 0", [&key[..]])?)?;
        }
        Hosting::Ban(ban) => keep_ban(connection, ban)?,
        Hosting::Lift(id) => found(run(connection, "DELETE FROM bans WHERE id = ?1", [id])?)?,
        Hosting::Report(report) => keep_report(connection, report)?,
        // What was said is forgotten; that it was reported is not, so that nobody reports it again.
        Hosting::Settle(id) => {
            let sql = "UPDATE reports SET lines = '[]' WHERE id = ?1 AND lines <> '[]'";
            found(run(connection, sql, [id])?)?;
        }
        Hosting::Retention(retention) => {
            let text = serde_json::to_vec(retention).map_err(failed)?;
            run(connection, "INSERT OR REPLACE INTO server VALUES (?1, ?2)", params![RETENTION, text])?;
        }
        Hosting::Void(code) => {
            found(run(connection, "UPDATE rated SET voided = 1 WHERE code = ?1", [code])?)?;
        }
        Hosting::Person(id) => {
            found(run(connection, "DELETE FROM people WHERE id = ?1", [id.0])?)?;
            super::rated::unname(connection, *id)?;
            run(connection, "DELETE FROM keys WHERE person = ?1", [id.0])?;
            unname(connection, *id)?;
        }
        Hosting::Unsay(id) => forget_lines(connection, "person = ?1", id.0)?,
        Hosting::Hush(before) => {
            forget_lines(connection, "at < ?1", before.cast_signed())?;
            // The lines of a report stand in the order in which they were said, each with its time at the end.
            let sql = "DELETE FROM reports WHERE lines ->> '$[0][4]' < ?1 OR (lines = '[]' AND at < ?1)";
            run(connection, sql, [before.cast_signed()])?;
        }
        Hosting::Expire(at) => {
            run(connection, "DELETE FROM host_links WHERE until <= ?1", [at.cast_signed()])?;
            run(connection, "DELETE FROM bans WHERE until <= ?1", [at.cast_signed()])?;
            let before = days_before(*at, LOG_DAYS).cast_signed();
            run(connection, "DELETE FROM notes WHERE at <= ?1", [before])?;
        }
        Hosting::Note(Note { at, by, deed, about }) => {
            let sql = "INSERT INTO notes (at, by, deed, about) VALUES (?1, ?2, ?3, ?4)";
            run(connection, sql, params![at.cast_signed(), by, deed, about])?;
        }
    }
    Ok(())
}

/// Forgets the bans of somebody, and in the log who it was.
fn unname(connection: &Connection, id: PersonId) -> Result<()> {
    let number = numbered(id);
    run(connection, "DELETE FROM bans WHERE person = ?1", [id.0])?;
    let sql = "UPDATE notes SET about = '' WHERE about = ?1 OR substr(about, 1, length(?1) + 2) = ?1 || ': '";
    run(connection, sql, [&number])?;
    for table in ["notes", "bans"] {
        run(connection, &format!("UPDATE {table} SET by = ?2 WHERE by = ?1"), [number.as_str(), UNNAMED])?;
    }
    Ok(())
}

fn failed(error: serde_json::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

fn keep_ban(connection: &Connection, ban: &Ban) -> Result<()> {
    let Ban { whom, mute, name, reason, at, until, by, .. } = ban;
    let (person, address) = match whom {
        Banned::Person(id) => (Some(id.0), None),
        Banned::Address(hash) => (None, Some(&hash[..])),
    };
    let until = until.map(u64::cast_signed);
    let sql = "INSERT INTO bans (person, address, mute, name, reason, at, until, by) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    run(connection, sql, params![person, address, mute, name, reason, at.cast_signed(), until, by])?;
    Ok(())
}

fn keep_report(connection: &Connection, report: &Report) -> Result<()> {
    let Report { code, line, by, about, at, lines, .. } = report;
    let lines = text::lines_text(lines).map_err(failed)?;
    let sql = "INSERT INTO reports (code, line, by, about, at, lines) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
               ON CONFLICT DO NOTHING";
    let values = params![code, line.cast_signed(), by.0, about.0, at.cast_signed(), lines];
    if run(connection, sql, values)? == 0 { Err(StoreError::Exists) } else { Ok(()) }
}

fn all<T>(connection: &Connection, sql: &str, row: impl Fn(&Row<'_>) -> Read<T>) -> Read<Vec<T>> {
    connection.prepare_cached(sql)?.query_map([], |found| row(found))?.collect()
}

fn time(row: &Row<'_>, column: usize) -> Read<u64> {
    Ok(row.get::<_, i64>(column)?.unsigned_abs())
}

pub fn book(connection: &Connection) -> Read<Book> {
    let hosts = "SELECT keys.hash, keys.person, keys.label, keys.made, keys.shown, keys.host, people.name FROM keys \
                 JOIN people ON people.id = keys.person WHERE keys.host > 0 ORDER BY keys.host, keys.hash";
    let hosts = all(connection, hosts, |row| {
        let (hash, person, label) = (row.get(0)?, PersonId(row.get(1)?), row.get(2)?);
        let key = Key { hash, person, label, made: time(row, 3)?, shown: time(row, 4)? };
        Ok(Host { key, since: time(row, 5)?, name: row.get(6)? })
    })?;
    let links = all(connection, "SELECT hash, until FROM host_links ORDER BY hash", |row| {
        Ok((row.get(0)?, time(row, 1)?))
    })?;
    let bans = "SELECT id, person, address, mute, name, reason, at, until, by FROM bans ORDER BY id DESC";
    let bans = all(connection, bans, ban)?;
    let sql = "SELECT value FROM server WHERE key = ?1";
    let kept = connection.query_row(sql, [RETENTION], |row| row.get::<_, Vec<u8>>(0)).optional()?;
    let retention = match kept {
        Some(text) => serde_json::from_slice(&text).map_err(|error| wrong(0, error))?,
        None => Retention::default(),
    };
    let sql = "SELECT min(at), max(CASE deed WHEN 'backup' THEN at END) FROM notes";
    let times = connection.query_row(sql, [], |row| Ok([row.get::<_, Option<i64>>(0)?, row.get(1)?]))?;
    let [logged, backed_up] = times.map(|time| time.map(i64::unsigned_abs));
    Ok(Book { hosts, links, bans, retention, logged, backed_up })
}

fn ban(row: &Row<'_>) -> Read<Ban> {
    let whom = match (row.get::<_, Option<i64>>(1)?, row.get(2)?) {
        (Some(person), _) => Banned::Person(PersonId(person)),
        (None, Some(address)) => Banned::Address(address),
        (None, None) => return Err(wrong(1, "a ban of nobody")),
    };
    Ok(Ban {
        id: row.get(0)?,
        whom,
        mute: row.get(3)?,
        name: row.get(4)?,
        reason: row.get(5)?,
        at: time(row, 6)?,
        until: row.get::<_, Option<i64>>(7)?.map(i64::unsigned_abs),
        by: row.get(8)?,
    })
}

pub fn reports(connection: &Connection) -> Read<Vec<Report>> {
    let sql = "SELECT id, code, line, by, about, at, lines FROM reports WHERE lines <> '[]' ORDER BY id DESC";
    all(connection, sql, |row| {
        let lines = text::lines(&row.get::<_, String>(6)?).map_err(|error| wrong(6, error))?;
        Ok(Report {
            id: row.get(0)?,
            code: row.get(1)?,
            line: time(row, 2)?,
            by: PersonId(row.get(3)?),
            about: PersonId(row.get(4)?),
            at: time(row, 5)?,
            lines,
        })
    })
}

pub fn notes(connection: &Connection, most: usize) -> Read<Vec<Note>> {
    let sql = "SELECT at, by, deed, about FROM notes ORDER BY id DESC LIMIT ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let notes = statement.query_map([most as i64], |row| {
        Ok(Note { at: time(row, 0)?, by: row.get(1)?, deed: row.get(2)?, about: row.get(3)? })
    })?;
    notes.collect()
}

/// When each person last showed a key.
const SHOWN: &str = "(SELECT coalesce(max(shown), 0) FROM keys WHERE keys.person = people.id)";

pub fn guests(connection: &Connection, text: &str, most: usize) -> Read<Vec<Guest>> {
    // Letters outside of ASCII differ by their case for SQLite, so names are compared here.
    let wanted = text.to_lowercase();
    let sql = format!(
        "SELECT id, name, created, {SHOWN} AS shown, (SELECT count(DISTINCT code) FROM seats WHERE person = people.id) \
         FROM people ORDER BY max(shown, created) DESC, id"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query([])?;
    let mut guests = Vec::new();
    while guests.len() < most
        && let Some(row) = rows.next()?
    {
        let name: String = row.get(1)?;
        if name.to_lowercase().contains(&wanted) {
            let (created, shown) = (time(row, 2)?, time(row, 3)?);
            guests.push(Guest { id: PersonId(row.get(0)?), name, created, shown, tables: time(row, 4)? });
        }
    }
    Ok(guests)
}

pub fn stale(connection: &Connection, retention: &Retention, now: u64) -> Read<Stale> {
    let before = |days| days_before(now, days).cast_signed();
    let (idle, over) = (before(retention.idle), before(retention.finished));
    let tables = |sign: &str, before: i64| -> Read<Vec<(String, Rev)>> {
        let over = State::Over.number();
        let sql =
            format!("SELECT code, rev FROM tables WHERE state {sign} ?1 AND touched < ?2 ORDER BY code");
        let mut statement = connection.prepare_cached(&sql)?;
        statement.query_map([over, before], |row| Ok((row.get(0)?, time(row, 1)?)))?.collect()
    };
    let sql = format!(
        "SELECT id FROM people WHERE max(created, {SHOWN}) < ?1 \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id) \
         AND NOT EXISTS (SELECT 1 FROM entrants WHERE entrants.person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM tournaments WHERE tournaments.host = people.id) \
         AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = people.id) \
         AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.person = people.id AND keys.host > 0) ORDER BY id"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let people = statement.query_map([before(retention.people)], |row| row.get(0).map(PersonId))?;
    let people = people.collect::<Read<_>>()?;
    let sql = "SELECT count(*) FROM chat JOIN tables USING (code) \
               WHERE at < ?1 AND touched >= CASE WHEN state >= ?2 THEN ?3 ELSE ?4 END";
    let values = [before(retention.chat), State::Over.number(), over, idle];
    let lines = connection.query_row(sql, values, |row| time(row, 0))?;
    let sql = "SELECT code, rev FROM tournaments WHERE touched < ?1 ORDER BY code";
    let mut statement = connection.prepare_cached(sql)?;
    let tournaments = statement.query_map([over], |row| Ok((row.get(0)?, time(row, 1)?)))?;
    let tournaments = tournaments.collect::<Read<_>>()?;
    Ok(Stale { idle: tables("<", idle)?, finished: tables(">=", over)?, tournaments, people, lines })
}

pub fn growth(connection: &Connection, since: u64) -> Read<Vec<Day>> {
    let sql = "SELECT day, sum(tables), sum(bytes), sum(people) FROM ( \
               SELECT created / 86400 AS day, 1 AS tables, bytes, 0 AS people FROM tables UNION ALL \
               SELECT created / 86400, 0, 0, 1 FROM people) WHERE day >= ?1 GROUP BY day ORDER BY day";
    let mut statement = connection.prepare_cached(sql)?;
    let days = statement.query_map([since.cast_signed()], |row| {
        Ok(Day { day: time(row, 0)?, tables: time(row, 1)?, bytes: time(row, 2)?, people: time(row, 3)? })
    })?;
    days.collect()
}
