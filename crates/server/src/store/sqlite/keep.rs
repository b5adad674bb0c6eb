//! How a change is written down: each group whole or not at all, each row only where it is as it was when the change
//! was computed.

use rusqlite::{Connection, OptionalExtension, params};

use super::{Result, hosting, rated, rows, store_error, tournament};
use crate::store::{
    Group, Key, Meta, Person, Reach, Stamp, StoreError, Update, Write, bytes, text, theme_text,
};

/// Keeps one group: the outer error spoils the whole commit, the inner one only this group.
pub(super) fn savepoint(connection: &Connection, group: &Group) -> Result<Result<()>> {
    connection.execute_batch("SAVEPOINT one").map_err(store_error)?;
    let mut done = Ok(());
    for write in &group.writes {
        done = keep(connection, write, group.stamp);
        if done.is_err() {
            break;
        }
    }
    match done {
        Ok(()) => connection.execute_batch("RELEASE one").map_err(store_error)?,
        Err(StoreError::NotNext | StoreError::Missing | StoreError::Exists) => {
            connection.execute_batch("ROLLBACK TO one; RELEASE one").map_err(store_error)?;
        }
        Err(error) => return Err(error),
    }
    Ok(done)
}

fn keep(connection: &Connection, write: &Write, stamp: Stamp) -> Result<()> {
    match write {
        Write::Table(update) => keep_table(connection, update, stamp),
        Write::Person(person) => keep_person(connection, person),
        Write::Key(Key { hash, person, label, made, shown }) => {
            let sql = "INSERT INTO keys (hash, person, label, made, shown) \
                       SELECT ?1, id, ?3, ?4, ?5 FROM people WHERE id = ?2 ON CONFLICT DO NOTHING";
            let (made, shown) = (made.cast_signed(), shown.cast_signed());
            found(run(connection, sql, params![&hash[..], person.0, label, made, shown])?)
        }
        Write::Unkey(hash, person) => {
            let sql = "DELETE FROM keys WHERE hash = ?1 AND person = ?2";
            found(run(connection, sql, params![&hash[..], person.0])?)
        }
        Write::Shown(hash, at) => {
            let sql = "UPDATE keys SET shown = ?2 WHERE hash = ?1";
            found(run(connection, sql, params![&hash[..], at.cast_signed()])?)
        }
        Write::Forget(code, rev) => {
            let sql = "DELETE FROM tables WHERE code = ?1 AND rev = ?2";
            if run(connection, sql, params![code, rev.cast_signed()])? == 0 {
                return Err(not_so(rows::head(connection, code).map_err(store_error)?));
            }
            for table in ["entries", "packed", "chat", "seats", "reports"] {
                run(connection, &format!("DELETE FROM {table} WHERE code = ?1"), [code])?;
            }
            Ok(())
        }
        Write::Hosting(write) => hosting::keep(connection, write),
        Write::Rated(game) => rated::keep(connection, game),
        Write::Tournament(changed) => tournament::keep(connection, changed),
        Write::ForgetTournament(code, rev) => tournament::forget(connection, code, *rev),
        Write::Ready(ready) => {
            let sql = "INSERT INTO server (key, value) VALUES ('ready', ?1) \
                       ON CONFLICT DO UPDATE SET value = max(value, excluded.value)";
            run(connection, sql, [ready.to_be_bytes()]).map(drop)
        }
    }
}

/// Whether a change found its row.
pub(super) const fn found(rows: usize) -> Result<()> {
    if rows == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

/// Why a guarded change found no row.
pub(super) fn not_so<T>(found: Option<T>) -> StoreError {
    if found.is_some() { StoreError::NotNext } else { StoreError::Missing }
}

fn keep_table(connection: &Connection, update: &Update, stamp: Stamp) -> Result<()> {
    let Update { code, rev, meta, glance, after, entries, said } = update;
    if *rev == 0 {
        let meta = meta.as_ref().ok_or(StoreError::Missing)?;
        let sql = "INSERT INTO tables (code, game, host, created, meta, state, listed, touched) \
                   VALUES (?1, ?2, ?3, ?4, '{}', 0, 0, 0) ON CONFLICT DO NOTHING";
        let new = params![code, meta.game, meta.host, meta.created.cast_signed()];
        if run(connection, sql, new)? == 0 {
            return Err(StoreError::Exists);
        }
    }
    let text = meta.as_deref().map(serde_json::to_string).transpose();
    let text = text.map_err(|error| StoreError::Failed(error.to_string()))?;
    let lines = said.first().map(|said| said.number.cast_signed() - 1);
    let sql = "UPDATE tables SET rev = rev + 1, stamp = ?5, meta = coalesce(?6, meta), state = ?7, listed = ?8, \
               touched = ?9, to_act = ?10, bot = ?11, winners = ?12, entries = entries + ?13, said = said + ?14, \
               bytes = bytes + ?15, due = ?16 \
               WHERE code = ?1 AND rev = ?2 AND entries = ?3 AND said = coalesce(?4, said)";
    let values = params![
        code,
        rev.cast_signed(),
        *after as i64,
        lines,
        stamp.0,
        text,
        glance.state.number(),
        glance.listed,
        glance.touched.cast_signed(),
        glance.to_act.map(table::Seat::number),
        glance.waits_for_bot,
        text::seats_text(&glance.winners),
        entries.len() as i64,
        said.len() as i64,
        bytes(entries, said).cast_signed(),
        glance.due.map(u64::cast_signed),
    ];
    if run(connection, sql, values)? == 0 {
        return Err(not_so(rows::head(connection, code).map_err(store_error)?));
    }
    if let Some(meta) = meta {
        keep_seats(connection, code, meta)?;
    }
    // A record that somebody brought never goes on: its entries lie together, and take a tenth of the room.
    if *rev == 0 && meta.as_ref().is_some_and(|meta| meta.uploaded) {
        let sql = "INSERT INTO packed (code, entries) VALUES (?1, ?2)";
        run(connection, sql, params![code, crate::store::packed::pack(entries)])?;
        return Ok(());
    }
    for (number, (seat, act)) in (*after as i64 + 1..).zip(entries) {
        let sql = "INSERT INTO entries (code, number, seat, act) VALUES (?1, ?2, ?3, ?4)";
        run(connection, sql, params![code, number, seat.number(), act.to_string()])?;
    }
    for (said, number) in said.iter().zip(lines.unwrap_or(0) + 1..) {
        if said.number.cast_signed() != number {
            return Err(StoreError::NotNext);
        }
        let sql = "INSERT INTO chat (code, number, person, name, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        run(
            connection,
            sql,
            params![code, number, said.person.0, said.name, said.text, said.at.cast_signed()],
        )?;
    }
    Ok(())
}

pub(in crate::store) fn keep_seats(connection: &Connection, code: &str, meta: &Meta) -> Result<()> {
    run(connection, "DELETE FROM seats WHERE code = ?1", [code])?;
    for (index, place) in meta.places.iter().enumerate() {
        if let Some(person) = place.person() {
            let sql = "INSERT INTO seats (code, seat, person) VALUES (?1, ?2, ?3)";
            run(connection, sql, params![code, index as i64 + 1, person.0])?;
        }
    }
    Ok(())
}

fn keep_person(connection: &Connection, person: &Person) -> Result<()> {
    let rev = person.rev.cast_signed();
    let lang = person.lang.map(texts::Lang::code);
    let theme = theme_text(person.theme);
    let hidden = text::people_text(&person.hidden);
    let reach = match person.reach == Reach::default() {
        true => String::new(),
        false => {
            serde_json::to_string(&person.reach).map_err(|error| StoreError::Failed(error.to_string()))?
        }
    };
    let rows = if rev == 0 {
        let sql = "INSERT INTO people (id, name, lang, theme, sound, chat, salt, created, bar, hidden, reach, rev) \
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 1) ON CONFLICT DO NOTHING";
        let created = person.created.cast_signed();
        let Person { id, name, sound, chat, salt, bar, .. } = person;
        run(
            connection,
            sql,
            params![id.0, name, lang, theme, sound, chat, salt, created, bar, hidden, reach],
        )?
    } else {
        let sql = "UPDATE people SET name = ?3, lang = ?4, theme = ?5, sound = ?6, chat = ?7, salt = ?8, bar = ?9, \
                   hidden = ?10, reach = ?11, rev = rev + 1 WHERE id = ?1 AND rev = ?2";
        let Person { id, name, sound, chat, salt, bar, .. } = person;
        run(connection, sql, params![id.0, rev, name, lang, theme, sound, chat, salt, bar, hidden, reach])?
    };
    match (rows, rev) {
        (1, _) => Ok(()),
        (_, 0) => Err(StoreError::Exists),
        _ => {
            let sql = "SELECT 1 FROM people WHERE id = ?1";
            let found = connection.query_row(sql, [person.id.0], |_| Ok(())).optional();
            Err(not_so(found.map_err(store_error)?))
        }
    }
}

pub(super) fn run(connection: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<usize> {
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute(values)).map_err(store_error)
}
