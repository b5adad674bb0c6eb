//! What hosts keep, in the database.

use futures_util::StreamExt as _;
use tokio_postgres::Row;

use super::keep::found;
use super::line::{Open, Trouble};
use super::rows::{hash, key, number, wrong};
use super::{NUL, plain};
use crate::store::{
    Ban, Banned, Book, Day, Guest, Host, Hosting, LOG_DAYS, Note, PersonId, Report, Retention, Rev, Stale,
    State, StoreError, UNNAMED, days_before, numbered, text,
};

type Read<T> = Result<T, Trouble>;

/// The row of `server` that says for how long things are kept.
const RETENTION: &str = "retention";

/// Forgets lines of chat, and that they took room.
async fn forget_lines(open: &Open, which: &str, value: i64) -> Read<()> {
    let sql = format!(
        "WITH gone AS (DELETE FROM chat WHERE {which} RETURNING code, octet_length(name) + octet_length(text) AS size), \
         old AS (SELECT code, sum(24 + size)::bigint AS freed FROM gone GROUP BY code) \
         UPDATE tables t SET rev = t.rev + 1, bytes = t.bytes - old.freed FROM old WHERE t.code = old.code"
    );
    open.run(&sql, &[&value]).await.map(drop)
}

/// The next number in a table of the hosts'. Two who take the same are found out by its key, and one tries again.
fn next(table: &str) -> String {
    format!("(SELECT coalesce(max(id), 0) + 1 FROM {table})")
}

/// Keeps something for hosts.
pub async fn keep(open: &Open, write: &Hosting) -> Read<()> {
    match write {
        Hosting::Link(hash, until) => {
            let sql = "INSERT INTO host_links (hash, until) VALUES ($1, $2) \
                       ON CONFLICT (hash) DO UPDATE SET until = excluded.until";
            open.run(sql, &[&hash.as_slice(), &until.cast_signed()]).await?;
        }
        Hosting::Enter { link, key, at } => {
            let at = at.cast_signed();
            let sql = "DELETE FROM host_links WHERE hash = $1 AND until > $2";
            found(open.run(sql, &[&link.as_slice(), &at]).await?)?;
            let sql = "UPDATE keys SET host = CASE host WHEN 0 THEN $2 ELSE host END WHERE hash = $1";
            found(open.run(sql, &[&key.as_slice(), &at]).await?)?;
        }
        Hosting::Leave(key) => {
            let sql = "UPDATE keys SET host = 0 WHERE hash = $1 AND host > 0";
            found(open.run(sql, &[&key.as_slice()]).await?)?;
        }
        Hosting::Ban(ban) => keep_ban(open, ban).await?,
        Hosting::Lift(id) => found(open.run("DELETE FROM bans WHERE id = $1", &[id]).await?)?,
        Hosting::Report(report) => keep_report(open, report).await?,
        // What was said is forgotten; that it was reported is not, so that nobody reports it again.
        Hosting::Settle(id) => {
            let sql = "UPDATE reports SET lines = '[]', first = NULL WHERE id = $1 AND lines <> '[]'";
            found(open.run(sql, &[id]).await?)?;
        }
        Hosting::Retention(retention) => {
            let text = serde_json::to_vec(retention).map_err(failed)?;
            let sql = "INSERT INTO server (key, value) VALUES ($1, $2) \
                       ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            open.run(sql, &[&RETENTION, &text]).await?;
        }
        Hosting::Void(code) => {
            found(open.run("UPDATE rated SET voided = true WHERE code = $1", &[code]).await?)?;
        }
        Hosting::Person(id) => {
            found(open.run("DELETE FROM people WHERE id = $1", &[&id.0]).await?)?;
            super::rated::unname(open, *id).await?;
            open.run("DELETE FROM keys WHERE person = $1", &[&id.0]).await?;
            unname(open, *id).await?;
        }
        Hosting::Unsay(id) => forget_lines(open, "person = $1", id.0).await?,
        Hosting::Hush(before) => {
            let before = before.cast_signed();
            forget_lines(open, "at < $1", before).await?;
            let sql = "DELETE FROM reports WHERE first < $1 OR (lines = '[]' AND at < $1)";
            open.run(sql, &[&before]).await?;
        }
        Hosting::Expire(at) => {
            let before = days_before(*at, LOG_DAYS).cast_signed();
            open.run("DELETE FROM notes WHERE at <= $1", &[&before]).await?;
            let at = at.cast_signed();
            open.run("DELETE FROM host_links WHERE until <= $1", &[&at]).await?;
            open.run("DELETE FROM bans WHERE until <= $1", &[&at]).await?;
        }
        Hosting::Note(Note { at, by, deed, about }) => {
            let id = next("notes");
            let sql = format!("INSERT INTO notes (id, at, by, deed, about) VALUES ({id}, $1, $2, $3, $4)");
            open.run(&sql, &[&at.cast_signed(), &plain(by), &plain(deed), &plain(about)]).await?;
        }
    }
    Ok(())
}

/// Forgets the bans of somebody, and in the log who it was.
async fn unname(open: &Open, id: PersonId) -> Read<()> {
    let (number, why) = (numbered(id), format!("{}: ", numbered(id)));
    open.run("DELETE FROM bans WHERE person = $1", &[&id.0]).await?;
    let sql = "UPDATE notes SET about = '' WHERE about = $1 OR starts_with(about, $2)";
    open.run(sql, &[&number, &why]).await?;
    for table in ["notes", "bans"] {
        open.run(&format!("UPDATE {table} SET by = $2 WHERE by = $1"), &[&number, &UNNAMED]).await?;
    }
    Ok(())
}

fn failed(error: serde_json::Error) -> Trouble {
    StoreError::Failed(error.to_string()).into()
}

async fn keep_ban(open: &Open, ban: &Ban) -> Read<()> {
    let Ban { whom, mute, name, reason, at, until, by, .. } = ban;
    let (person, address) = match whom {
        Banned::Person(id) => (Some(id.0), None),
        Banned::Address(hash) => (None, Some(hash.as_slice())),
    };
    let (at, until) = (at.cast_signed(), until.map(u64::cast_signed));
    let id = next("bans");
    let sql = format!(
        "INSERT INTO bans (id, person, address, mute, name, reason, at, until, by) \
         VALUES ({id}, $1, $2, $3, $4, $5, $6, $7, $8)"
    );
    open.run(&sql, &[&person, &address, mute, &plain(name), &plain(reason), &at, &until, &plain(by)]).await?;
    Ok(())
}

async fn keep_report(open: &Open, report: &Report) -> Read<()> {
    let Report { code, line, by, about, at, lines, .. } = report;
    // The lines stand in the order in which they were said.
    let first = lines.first().map(|said| said.at.cast_signed());
    let lines = text::lines_text(lines).map_err(failed)?;
    let id = next("reports");
    let sql = format!(
        "INSERT INTO reports (id, code, line, by, about, at, lines, first) \
         VALUES ({id}, $1, $2, $3, $4, $5, $6, $7) ON CONFLICT (code, line, by) DO NOTHING"
    );
    let (line, at) = (line.cast_signed(), at.cast_signed());
    match open.run(&sql, &[code, &line, &by.0, &about.0, &at, &lines, &first]).await? {
        0 => Err(StoreError::Exists.into()),
        _ => Ok(()),
    }
}

async fn all<T>(open: &Open, sql: &str, read: impl Fn(&Row) -> Read<T>) -> Read<Vec<T>> {
    open.query(sql, &[]).await?.iter().map(read).collect()
}

/// What hosts know by heart.
pub async fn book(open: &Open) -> Read<Book> {
    let hosts = "SELECT k.hash, k.person, k.label, k.made, k.shown, k.host, p.name FROM keys k \
                 JOIN people p ON p.id = k.person WHERE k.host > 0 ORDER BY k.host, k.hash";
    let hosts =
        all(open, hosts, |row| Ok(Host { key: key(row)?, since: number(row, 5)?, name: row.try_get(6)? }));
    let links = all(open, "SELECT hash, until FROM host_links ORDER BY hash", |row| {
        Ok((hash(row, 0)?, number(row, 1)?))
    });
    let bans = "SELECT id, person, address, mute, name, reason, at, until, by FROM bans ORDER BY id DESC";
    let bans = all(open, bans, ban);
    let (hosts, links, bans) = (hosts.await?, links.await?, bans.await?);
    let kept = open.find("SELECT value FROM server WHERE key = $1", &[&RETENTION]).await?;
    let retention = match kept {
        Some(row) => serde_json::from_slice(row.try_get(0)?).map_err(wrong)?,
        None => Retention::default(),
    };
    let sql = "SELECT min(at), max(CASE deed WHEN 'backup' THEN at END) FROM notes";
    let times = open.find(sql, &[]).await?;
    let time = |column: usize| match &times {
        Some(row) => Ok::<_, Trouble>(row.try_get::<_, Option<i64>>(column)?.map(i64::unsigned_abs)),
        None => Ok(None),
    };
    Ok(Book { hosts, links, bans, retention, logged: time(0)?, backed_up: time(1)? })
}

fn ban(row: &Row) -> Read<Ban> {
    let whom = match row.try_get::<_, Option<i64>>(1)? {
        Some(person) => Banned::Person(PersonId(person)),
        None => Banned::Address(hash(row, 2)?),
    };
    Ok(Ban {
        id: row.try_get(0)?,
        whom,
        mute: row.try_get(3)?,
        name: row.try_get(4)?,
        reason: row.try_get(5)?,
        at: number(row, 6)?,
        until: row.try_get::<_, Option<i64>>(7)?.map(i64::unsigned_abs),
        by: row.try_get(8)?,
    })
}

/// What was reported and is not settled.
pub async fn reports(open: &Open) -> Read<Vec<Report>> {
    let sql = "SELECT id, code, line, by, about, at, lines FROM reports WHERE lines <> '[]' ORDER BY id DESC";
    all(open, sql, |row| {
        Ok(Report {
            id: row.try_get(0)?,
            code: row.try_get(1)?,
            line: number(row, 2)?,
            by: PersonId(row.try_get(3)?),
            about: PersonId(row.try_get(4)?),
            at: number(row, 5)?,
            lines: text::lines(row.try_get(6)?).map_err(wrong)?,
        })
    })
    .await
}

/// What hosts did.
pub async fn notes(open: &Open, most: i64) -> Read<Vec<Note>> {
    let rows =
        open.query("SELECT at, by, deed, about FROM notes ORDER BY id DESC LIMIT $1", &[&most]).await?;
    let note = |row: &Row| {
        Ok(Note { at: number(row, 0)?, by: row.try_get(1)?, deed: row.try_get(2)?, about: row.try_get(3)? })
    };
    rows.iter().map(note).collect()
}

/// When each person last showed a key.
const SHOWN: &str = "(SELECT coalesce(max(k.shown), 0) FROM keys k WHERE k.person = p.id)";

/// People whose names hold this text.
pub async fn guests(open: &Open, wanted: &str, most: usize) -> Read<Vec<Guest>> {
    // Which letters are the same, the databases of the world do not agree upon: names are compared here.
    let wanted = wanted.to_lowercase();
    if wanted.contains(NUL) || most == 0 {
        return Ok(Vec::new());
    }
    let sql = format!(
        "SELECT g.id, g.name, g.created, g.shown, (SELECT count(*) FROM tables t WHERE t.seated @> ARRAY[g.id]) \
         FROM (SELECT p.id, p.name, p.created, {SHOWN} AS shown FROM people p) g \
         ORDER BY greatest(g.shown, g.created) DESC, g.id LIMIT $1"
    );
    let mut rows = std::pin::pin!(open.stream(&sql, vec![i64::MAX]).await?);
    let mut guests = Vec::new();
    while guests.len() < most
        && let Some(row) = rows.next().await
    {
        let row = row?;
        let name: String = row.try_get(1)?;
        if name.to_lowercase().contains(&wanted) {
            let (created, shown) = (number(&row, 2)?, number(&row, 3)?);
            let id = PersonId(row.try_get(0)?);
            guests.push(Guest { id, name, created, shown, tables: number(&row, 4)? });
        }
    }
    Ok(guests)
}

/// What would go by a retention.
pub async fn stale(open: &Open, retention: &Retention, now: u64) -> Read<Stale> {
    let before = |days| days_before(now, days).cast_signed();
    let (idle, over, said) = (before(retention.idle), before(retention.finished), before(retention.chat));
    let tables = async |sign: &str, before: i64| -> Read<Vec<(String, Rev)>> {
        let over = State::Over.number();
        let sql =
            format!("SELECT code, rev FROM tables WHERE state {sign} {over} AND touched < $1 ORDER BY code");
        let rows = open.query(&sql, &[&before]).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, number(row, 1)?))).collect()
    };
    let sql = format!(
        "SELECT p.id FROM people p WHERE greatest(p.created, {SHOWN}) < $1 \
         AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.seated @> ARRAY[p.id]) \
         AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = p.id) \
         AND NOT EXISTS (SELECT 1 FROM entrants e WHERE e.person = p.id) \
         AND NOT EXISTS (SELECT 1 FROM tournaments t WHERE t.host = p.id) \
         AND NOT EXISTS (SELECT 1 FROM bans b WHERE b.person = p.id) \
         AND NOT EXISTS (SELECT 1 FROM keys k WHERE k.person = p.id AND k.host > 0) ORDER BY p.id"
    );
    let people = open.query(&sql, &[&before(retention.people)]).await?;
    let people = people.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect::<Read<_>>()?;
    let sql = format!(
        "SELECT count(*) FROM chat c JOIN tables t ON t.code = c.code \
         WHERE c.at < $1 AND t.touched >= CASE WHEN t.state >= {} THEN $2::bigint ELSE $3::bigint END",
        State::Over.number()
    );
    let lines = open.find(&sql, &[&said, &over, &idle]).await?;
    let lines = lines.map_or(Ok(0), |row| number(&row, 0))?;
    let sql = "SELECT code, rev FROM tournaments WHERE touched < $1 ORDER BY code";
    let tournaments = open.query(sql, &[&over]).await?;
    let tournaments = tournaments.iter().map(|row| Ok((row.try_get(0)?, number(row, 1)?)));
    let tournaments = tournaments.collect::<Read<_>>()?;
    let (idle, finished) = (tables("<", idle).await?, tables(">=", over).await?);
    Ok(Stale { idle, finished, tournaments, people, lines })
}

/// What came in each day.
pub async fn growth(open: &Open, since: i64) -> Read<Vec<Day>> {
    let sql = "SELECT day, sum(tables)::bigint, sum(bytes)::bigint, sum(people)::bigint FROM ( \
               SELECT created / 86400 AS day, 1 AS tables, bytes, 0 AS people FROM tables UNION ALL \
               SELECT created / 86400, 0, 0, 1 FROM people) d WHERE day >= $1 GROUP BY day ORDER BY day";
    let day = |row: &Row| {
        let (tables, bytes, people) = (number(row, 1)?, number(row, 2)?, number(row, 3)?);
        Ok(Day { day: number(row, 0)?, tables, bytes, people })
    };
    open.query(sql, &[&since]).await?.iter().map(day).collect()
}
