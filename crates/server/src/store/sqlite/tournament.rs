//! Tournaments, in the data file.

use rusqlite::{Connection, OptionalExtension, Result as Read, Row, params};

use super::rows::wrong;
use super::{Result, not_so, run, store_error};
use crate::store::{PersonId, Rev, StoreError, Tournament};

/// Keeps a tournament, new or changed.
pub fn keep(connection: &Connection, tournament: &Tournament) -> Result<()> {
    let text = serde_json::to_string(tournament).map_err(|error| StoreError::Failed(error.to_string()))?;
    let Tournament { code, rev, host, touched, players, .. } = tournament;
    let (rev, touched) = (rev.cast_signed(), touched.cast_signed());
    if rev == 0 {
        let sql = "INSERT INTO tournaments (code, host, touched, rev, text) VALUES (?1, ?2, ?3, 1, ?4) \
                   ON CONFLICT DO NOTHING";
        if run(connection, sql, params![code, host, touched, text])? == 0 {
            return Err(StoreError::Exists);
        }
    } else {
        let sql = "UPDATE tournaments SET host = ?3, touched = ?4, text = ?5, rev = rev + 1 \
                   WHERE code = ?1 AND rev = ?2";
        if run(connection, sql, params![code, rev, host, touched, text])? == 0 {
            return Err(not_so(one(connection, code).map_err(store_error)?));
        }
    }
    run(connection, "DELETE FROM entrants WHERE code = ?1", [code])?;
    for player in players.iter().filter(|player| player.person > 0) {
        let sql = "INSERT INTO entrants (code, person) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        run(connection, sql, params![code, player.person])?;
    }
    Ok(())
}

/// Forgets a tournament of this revision.
pub fn forget(connection: &Connection, code: &str, rev: Rev) -> Result<()> {
    let sql = "DELETE FROM tournaments WHERE code = ?1 AND rev = ?2";
    if run(connection, sql, params![code, rev.cast_signed()])? == 0 {
        return Err(not_so(one(connection, code).map_err(store_error)?));
    }
    run(connection, "DELETE FROM entrants WHERE code = ?1", [code]).map(drop)
}

fn read(row: &Row<'_>) -> Read<Tournament> {
    let text: String = row.get(0)?;
    let tournament: Tournament = serde_json::from_str(&text).map_err(|error| wrong(0, error))?;
    Ok(Tournament { rev: row.get::<_, i64>(1)?.unsigned_abs(), ..tournament })
}

/// A tournament by its code.
pub fn one(connection: &Connection, code: &str) -> Read<Option<Tournament>> {
    let sql = "SELECT text, rev FROM tournaments WHERE code = ?1";
    connection.prepare_cached(sql)?.query_row([code], read).optional()
}

/// Those that somebody has made or joined, the last touched first.
pub fn of(connection: &Connection, person: PersonId, most: usize) -> Read<Vec<Tournament>> {
    let sql = "SELECT text, rev FROM tournaments WHERE host = ?1 \
               OR code IN (SELECT code FROM entrants WHERE person = ?1) ORDER BY touched DESC, code LIMIT ?2";
    connection.prepare_cached(sql)?.query_map(params![person.0, most as i64], read)?.collect()
}
