//! The tables of the database, and how an older one is brought up to date.
//!
//! Only what distributed relatives of PostgreSQL have as well: no triggers, sequences, advisory locks or rules. Everything
//! about a table is found by its code.

use super::line::{Open, Trouble};
use crate::store::StoreError;

/// The version of the tables below; a database with a higher one is from a newer program.
pub const SCHEMA_VERSION: i32 = STEPS.len() as i32;

/// How a database of each older version becomes one of the next: the first makes it out of nothing. Steps only add, so
/// that a server of the version before goes on beside one that has already taken the next.
const STEPS: [&str; 3] = ["
CREATE TABLE server (key text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE leads (what text PRIMARY KEY, who text NOT NULL, until timestamptz NOT NULL);
CREATE TABLE people (
    id bigint PRIMARY KEY, name text NOT NULL, lang text, theme text NOT NULL, sound boolean NOT NULL,
    chat boolean NOT NULL, salt bigint NOT NULL, created bigint NOT NULL, bar boolean, hidden text NOT NULL,
    reach text NOT NULL, rev bigint NOT NULL
);
CREATE TABLE keys (
    hash bytea PRIMARY KEY, person bigint NOT NULL, label text NOT NULL, made bigint NOT NULL, shown bigint NOT NULL,
    host bigint NOT NULL DEFAULT 0
);
CREATE INDEX keys_by_person ON keys (person);
CREATE INDEX keys_of_hosts ON keys (host) WHERE host > 0;
CREATE TABLE tables (
    code text COLLATE \"C\" PRIMARY KEY, game text NOT NULL, host bigint NOT NULL, created bigint NOT NULL,
    meta text NOT NULL, seated bigint[] NOT NULL, state smallint NOT NULL, listed boolean NOT NULL,
    touched bigint NOT NULL, shelved bigint NOT NULL, to_act smallint, bot boolean NOT NULL, winners text NOT NULL,
    entries bigint NOT NULL, said bigint NOT NULL, rev bigint NOT NULL, stamp bigint NOT NULL, bytes bigint NOT NULL,
    due bigint, thinker text, thinks_until timestamptz
) WITH (fillfactor = 80);
CREATE INDEX tables_by_seated ON tables USING gin (seated);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_open ON tables (shelved) WHERE listed AND state = 0;
CREATE INDEX tables_finished ON tables (shelved) WHERE listed AND state = 2;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL AND state = 1;
CREATE INDEX tables_for_bots ON tables (code) WHERE bot AND state = 1;
CREATE TABLE entries (
    code text COLLATE \"C\", number integer, seat smallint NOT NULL, act text NOT NULL,
    PRIMARY KEY (code, number) INCLUDE (seat, act)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.01);
CREATE TABLE packed (code text COLLATE \"C\" PRIMARY KEY, entries bytea NOT NULL);
CREATE TABLE chat (
    code text COLLATE \"C\", number bigint, person bigint NOT NULL, name text NOT NULL, text text NOT NULL,
    at bigint NOT NULL, PRIMARY KEY (code, number)
);
CREATE INDEX chat_by_person ON chat (person);
CREATE TABLE host_links (hash bytea PRIMARY KEY, until bigint NOT NULL);
CREATE TABLE bans (
    id bigint PRIMARY KEY, person bigint, address bytea, mute boolean NOT NULL, name text NOT NULL,
    reason text NOT NULL, at bigint NOT NULL, until bigint, by text NOT NULL
);
CREATE TABLE reports (
    id bigint PRIMARY KEY, code text COLLATE \"C\" NOT NULL, line bigint NOT NULL, by bigint NOT NULL,
    about bigint NOT NULL, at bigint NOT NULL, lines text NOT NULL, first bigint, UNIQUE (code, line, by)
);
CREATE TABLE notes (
    id bigint PRIMARY KEY, at bigint NOT NULL, by text NOT NULL, deed text NOT NULL, about text NOT NULL
);
CREATE TABLE rated (
    number bigint PRIMARY KEY, code text COLLATE \"C\" NOT NULL UNIQUE, game text NOT NULL, at bigint NOT NULL,
    voided boolean NOT NULL
);
CREATE INDEX rated_by_game ON rated (game, number);
CREATE TABLE rated_seats (
    game bigint, seat smallint, person bigint, bot text, side smallint NOT NULL, place smallint NOT NULL,
    gone boolean NOT NULL, PRIMARY KEY (game, seat)
);
CREATE INDEX rated_by_person ON rated_seats (person) WHERE person IS NOT NULL;
CREATE TABLE tournaments (
    code text COLLATE \"C\" PRIMARY KEY, host bigint NOT NULL, touched bigint NOT NULL, rev bigint NOT NULL,
    text text NOT NULL
);
CREATE INDEX tournaments_by_host ON tournaments (host);
CREATE TABLE entrants (code text COLLATE \"C\", person bigint, PRIMARY KEY (code, person));
CREATE INDEX entrants_by_person ON entrants (person);
", "
ALTER TABLE tables ADD COLUMN rules integer;
", "
CREATE INDEX people_held_back ON people (id) WHERE strpos(reach, '\"held\":true') > 0;
"];

/// Whose tables these are, and of which version; `None` where there are none.
pub async fn version(open: &Open) -> Result<Option<(i32, i32)>, Trouble> {
    let sql = "SELECT 1 FROM pg_catalog.pg_class WHERE oid = to_regclass('loup')";
    if open.find(sql, &[]).await?.is_none() {
        return Ok(None);
    }
    let row = open.find("SELECT version, oldest FROM loup", &[]).await?;
    row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
}

/// Makes the tables, or brings them up to date: one server at a time, all at once or not at all.
pub async fn prepare(open: &Open, secret: &[u8; 32]) -> Result<(), Trouble> {
    if version(open).await?.is_some_and(|(version, _)| version >= SCHEMA_VERSION) {
        return Ok(());
    }
    open.batch(
        "CREATE TABLE IF NOT EXISTS loup (one boolean PRIMARY KEY, version integer NOT NULL, oldest integer NOT NULL); \
         INSERT INTO loup VALUES (true, 0, 1) ON CONFLICT DO NOTHING",
    )
    .await?;
    open.batch("BEGIN").await?;
    let done = upgrade(open, secret).await;
    open.batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    done
}

async fn upgrade(open: &Open, secret: &[u8; 32]) -> Result<(), Trouble> {
    // Whoever comes meanwhile waits here, and finds nothing left to do.
    let row = open.find("SELECT version FROM loup FOR UPDATE", &[]).await?;
    let version: i32 = row.ok_or(Trouble::Again)?.try_get(0)?;
    let done = usize::try_from(version).map_err(|_| StoreError::Damaged("no such version".to_owned()))?;
    for step in STEPS.iter().skip(done) {
        open.batch(step).await?;
    }
    let sql = "INSERT INTO server (key, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING";
    open.run(sql, &[&secret.as_slice()]).await?;
    if version < SCHEMA_VERSION {
        open.run("UPDATE loup SET version = $1", &[&SCHEMA_VERSION]).await?;
    }
    Ok(())
}
