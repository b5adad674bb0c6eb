//! Tournaments, in the database.

use tokio_postgres::Row;

use super::keep::not_so;
use super::limit;
use super::line::{Open, Trouble};
use super::rows::{number, wrong};
use crate::store::{PersonId, Rev, StoreError, Tournament};

type Read<T> = Result<T, Trouble>;

const KNOWN: &str = "SELECT 1 FROM tournaments WHERE code = $1";

/// Keeps a tournament, new or changed.
pub async fn keep(open: &Open, tournament: &Tournament) -> Read<()> {
    let text = serde_json::to_string(tournament).map_err(|error| StoreError::Failed(error.to_string()))?;
    let Tournament { code, rev, host, touched, players, .. } = tournament;
    let (rev, touched) = (rev.cast_signed(), touched.cast_signed());
    if rev == 0 {
        let sql = "INSERT INTO tournaments (code, host, touched, rev, text) VALUES ($1, $2, $3, 1, $4) \
                   ON CONFLICT DO NOTHING";
        if open.run(sql, &[code, host, &touched, &text]).await? == 0 {
            return Err(StoreError::Exists.into());
        }
    } else {
        let sql = "UPDATE tournaments SET host = $3, touched = $4, text = $5, rev = rev + 1 \
                   WHERE code = $1 AND rev = $2";
        if open.run(sql, &[code, &rev, host, &touched, &text]).await? == 0 {
            return Err(not_so(open, KNOWN, &[code]).await);
        }
    }
    open.run("DELETE FROM entrants WHERE code = $1", &[code]).await?;
    for player in players.iter().filter(|player| player.person > 0) {
        let sql = "INSERT INTO entrants (code, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        open.run(sql, &[code, &player.person]).await?;
    }
    Ok(())
}

/// Forgets a tournament of this revision.
pub async fn forget(open: &Open, code: &str, rev: Rev) -> Read<()> {
    let sql = "DELETE FROM tournaments WHERE code = $1 AND rev = $2";
    if open.run(sql, &[&code, &rev.cast_signed()]).await? == 0 {
        return Err(not_so(open, KNOWN, &[&code]).await);
    }
    open.run("DELETE FROM entrants WHERE code = $1", &[&code]).await.map(drop)
}

fn read(row: &Row) -> Read<Tournament> {
    let tournament: Tournament = serde_json::from_str(row.try_get(0)?).map_err(wrong)?;
    Ok(Tournament { rev: number(row, 1)?, ..tournament })
}

/// A tournament by its code.
pub async fn one(open: &Open, code: &str) -> Read<Option<Tournament>> {
    let found = open.find("SELECT text, rev FROM tournaments WHERE code = $1", &[&code]).await?;
    found.map(|row| read(&row)).transpose()
}

/// Those that somebody has made or joined, the last touched first.
pub async fn of(open: &Open, person: PersonId, most: usize) -> Read<Vec<Tournament>> {
    let sql = "SELECT text, rev FROM tournaments WHERE host = $1 \
               OR code IN (SELECT code FROM entrants WHERE person = $1) ORDER BY touched DESC, code LIMIT $2";
    open.query(sql, &[&person.0, &limit(most)]).await?.iter().map(read).collect()
}
