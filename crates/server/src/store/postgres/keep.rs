//! Keeping: changes of tables that wait together go into one statement, everything else into a transaction each.

use std::collections::HashSet;

use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::line::{Open, Trouble, in_time};
use super::{hosting, plain, rated, tournament};
use crate::store::packed;
use crate::store::text::{people_text, seats_text};
use crate::store::{
    Group, Key, Meta, Person, PersonId, Place, Reach, Stamp, StoreError, Update, Write, bytes, theme_text,
};

type Answer = Result<(), StoreError>;

/// The group's only write, where it changes a table that is there: such groups are kept together.
pub fn only_change(group: &Group) -> Option<&Update> {
    match group.writes.as_slice() {
        [Write::Table(update)] if update.rev > 0 => Some(update),
        _ => None,
    }
}

/// Changes of different tables, as columns.
#[derive(Default)]
struct Columns<'a> {
    codes: Vec<&'a str>,
    revs: Vec<i64>,
    afters: Vec<i64>,
    lines: Vec<Option<i64>>,
    stamps: Vec<i64>,
    metas: Vec<Option<String>>,
    seated: Vec<Option<String>>,
    states: Vec<i16>,
    listed: Vec<bool>,
    touched: Vec<i64>,
    to_act: Vec<Option<i16>>,
    bots: Vec<bool>,
    winners: Vec<String>,
    entries: Vec<i64>,
    said: Vec<i64>,
    bytes: Vec<i64>,
    dues: Vec<Option<i64>>,
    rules: Vec<Option<i32>>,
    entry_codes: Vec<&'a str>,
    entry_numbers: Vec<i32>,
    entry_seats: Vec<i16>,
    entry_acts: Vec<String>,
    line_codes: Vec<&'a str>,
    line_numbers: Vec<i64>,
    line_people: Vec<i64>,
    line_names: Vec<String>,
    line_texts: Vec<String>,
    line_times: Vec<i64>,
}

impl<'a> Columns<'a> {
    /// One more change; where its entries lie apart, they are only counted.
    fn add(&mut self, update: &'a Update, stamp: Stamp, apart: bool) -> Answer {
        let Update { code, rev, meta, glance, after, entries, said } = update;
        self.codes.push(code);
        self.revs.push(rev.cast_signed());
        self.afters.push(*after as i64);
        self.lines.push(said.first().map(|said| said.number.cast_signed() - 1));
        self.stamps.push(stamp.0);
        self.metas.push(meta.as_deref().map(meta_text).transpose()?);
        self.seated.push(meta.as_deref().map(|meta| people_text(&seated(meta))));
        self.states.push(glance.state.number() as i16);
        self.listed.push(glance.listed);
        self.touched.push(glance.touched.cast_signed());
        self.to_act.push(glance.to_act.map(|seat| i16::from(seat.number())));
        self.bots.push(glance.waits_for_bot);
        self.winners.push(seats_text(&glance.winners));
        self.entries.push(entries.len() as i64);
        self.said.push(said.len() as i64);
        self.bytes.push(bytes(entries, said).cast_signed());
        self.dues.push(glance.due.map(u64::cast_signed));
        self.rules.push(meta.as_deref().map(|meta| meta.rules.cast_signed()));
        for (number, (seat, act)) in (*after as i32 + 1..).zip(entries).filter(|_| !apart) {
            self.entry_codes.push(code);
            self.entry_numbers.push(number);
            self.entry_seats.push(seat.number().into());
            self.entry_acts.push(act.to_string());
        }
        for said in said {
            self.line_codes.push(code);
            self.line_numbers.push(said.number.cast_signed());
            self.line_people.push(said.person.0);
            self.line_names.push(plain(&said.name));
            self.line_texts.push(plain(&said.text));
            self.line_times.push(said.at.cast_signed());
        }
        Ok(())
    }

    /// The values of [`CHANGE`], in its order.
    fn values(&self) -> [&(dyn ToSql + Sync); 28] {
        [
            &self.codes,
            &self.revs,
            &self.afters,
            &self.lines,
            &self.stamps,
            &self.metas,
            &self.seated,
            &self.states,
            &self.listed,
            &self.touched,
            &self.to_act,
            &self.bots,
            &self.winners,
            &self.entries,
            &self.said,
            &self.bytes,
            &self.dues,
            &self.rules,
            &self.entry_codes,
            &self.entry_numbers,
            &self.entry_seats,
            &self.entry_acts,
            &self.line_codes,
            &self.line_numbers,
            &self.line_people,
            &self.line_names,
            &self.line_texts,
            &self.line_times,
        ]
    }
}

/// What does not fit is left out by itself and hurts nobody else. The rows are found, and so locked, in the order in which
/// they are wanted, which is that of their codes: two servers do not wait for one another. (Should a plan ever do
/// otherwise, the database ends one of the two, which tries again.) To lock them first would cost as much again.
const CHANGE: &str = "
WITH want AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
        $8::smallint[], $9::boolean[], $10::bigint[], $11::smallint[], $12::boolean[], $13::text[], $14::bigint[],
        $15::bigint[], $16::bigint[], $17::bigint[], $18::integer[])
    AS w (code, rev, after, lines, stamp, meta, seated, state, listed, touched, to_act, bot, winners, entries, said,
        bytes, due, rules)
), head AS (
    UPDATE tables t SET rev = t.rev + 1, stamp = w.stamp, meta = coalesce(w.meta, t.meta),
        seated = CASE WHEN w.seated IS NULL THEN t.seated ELSE string_to_array(w.seated, ' ')::bigint[] END,
        state = w.state, listed = w.listed, touched = w.touched, shelved = w.touched / 60, to_act = w.to_act,
        bot = w.bot, winners = w.winners, entries = t.entries + w.entries, said = t.said + w.said,
        bytes = t.bytes + w.bytes, due = w.due, rules = coalesce(w.rules, t.rules), thinker = NULL,
        thinks_until = NULL
    FROM want w
    WHERE t.code = w.code AND t.rev = w.rev AND t.entries = w.after AND t.said = coalesce(w.lines, t.said)
    RETURNING t.code
), played AS (
    INSERT INTO entries (code, number, seat, act)
    SELECT e.code, e.number, e.seat, e.act
    FROM unnest($19::text[], $20::integer[], $21::smallint[], $22::text[]) AS e (code, number, seat, act)
    JOIN head ON head.code = e.code
), told AS (
    INSERT INTO chat (code, number, person, name, text, at)
    SELECT s.code, s.number, s.person, s.name, s.text, s.at
    FROM unnest($23::text[], $24::bigint[], $25::bigint[], $26::text[], $27::text[], $28::bigint[])
        AS s (code, number, person, name, text, at)
    JOIN head ON head.code = s.code
)
SELECT code FROM head";

/// Keeps changes of different tables in one statement, and answers for each.
pub async fn change_together(open: &Open, changes: &[(&Update, Stamp)]) -> Result<Vec<Answer>, Trouble> {
    change(open, changes, false).await
}

async fn change(open: &Open, changes: &[(&Update, Stamp)], apart: bool) -> Result<Vec<Answer>, Trouble> {
    let mut columns = Columns::default();
    let mut sorted: Vec<(usize, &(&Update, Stamp))> = changes.iter().enumerate().collect();
    sorted.sort_by_key(|(_, (update, _))| &update.code);
    let mut left_out: Vec<Option<StoreError>> = vec![None; changes.len()];
    for (place, (update, stamp)) in sorted {
        let in_order =
            update.said.iter().zip(update.said.iter().skip(1)).all(|(a, b)| b.number == a.number + 1);
        let done = if in_order { columns.add(update, *stamp, apart) } else { Err(StoreError::NotNext) };
        left_out[place] = done.err();
    }
    let kept = codes(&in_time(open.query(CHANGE, &columns.values())).await?)?;
    let there = match columns.codes.len() == kept.len() {
        true => HashSet::new(),
        false => {
            let sql = "SELECT code FROM tables WHERE code = ANY ($1)";
            codes(&in_time(open.query(sql, &[&columns.codes])).await?)?
        }
    };
    let answer = |(left_out, (update, _)): (Option<StoreError>, &(&Update, Stamp))| match left_out {
        Some(error) => Err(error),
        None if kept.contains(&update.code) => Ok(()),
        None if there.contains(&update.code) => Err(StoreError::NotNext),
        None => Err(StoreError::Missing),
    };
    Ok(left_out.into_iter().zip(changes).map(answer).collect())
}

fn codes(rows: &[Row]) -> Result<HashSet<String>, Trouble> {
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Keeps a group in a transaction of its own. What is lost before the commit was sent was not done: only an answer to
/// the commit itself leaves a doubt.
pub async fn keep_group(open: &Open, group: &Group) -> Result<Answer, Trouble> {
    let begun = async {
        open.batch("BEGIN").await?;
        for write in &group.writes {
            keep(open, write, group.stamp).await?;
        }
        Ok(())
    };
    match in_time(begun).await {
        Ok(()) => {}
        Err(Trouble::Lost(what)) => return Err(Trouble::Not(StoreError::Unreachable(what))),
        Err(trouble) => {
            // Where even this fails, the connection is lost, and the database forgets the rest by itself.
            in_time(open.batch("ROLLBACK")).await?;
            return match trouble {
                Trouble::Not(error @ (StoreError::NotNext | StoreError::Missing | StoreError::Exists)) => {
                    Ok(Err(error))
                }
                other => Err(other),
            };
        }
    }
    in_time(open.batch("COMMIT")).await.map(Ok)
}

async fn keep(open: &Open, write: &Write, stamp: Stamp) -> Result<(), Trouble> {
    match write {
        Write::Table(update) => keep_table(open, update, stamp).await,
        Write::Person(person) => keep_person(open, person).await,
        Write::Key(Key { hash, person, label, made, shown }) => {
            let sql = "INSERT INTO keys (hash, person, label, made, shown) \
                       SELECT $1, id, $3, $4, $5 FROM people WHERE id = $2 ON CONFLICT DO NOTHING";
            let (made, shown) = (made.cast_signed(), shown.cast_signed());
            found(open.run(sql, &[&hash.as_slice(), &person.0, &plain(label), &made, &shown]).await?)
        }
        Write::Unkey(hash, person) => {
            let sql = "DELETE FROM keys WHERE hash = $1 AND person = $2";
            found(open.run(sql, &[&hash.as_slice(), &person.0]).await?)
        }
        Write::Shown(hash, at) => {
            let sql = "UPDATE keys SET shown = $2 WHERE hash = $1";
            found(open.run(sql, &[&hash.as_slice(), &at.cast_signed()]).await?)
        }
        Write::Forget(code, rev) => forget(open, code, rev.cast_signed()).await,
        Write::Hosting(write) => hosting::keep(open, write).await,
        Write::Rated(game) => rated::keep(open, game).await,
        Write::Tournament(changed) => tournament::keep(open, changed).await,
        Write::ForgetTournament(code, rev) => tournament::forget(open, code, *rev).await,
        Write::Ready(ready) => {
            let sql = "INSERT INTO server (key, value) VALUES ('ready', $1) \
                       ON CONFLICT (key) DO UPDATE SET value = greatest(server.value, excluded.value)";
            open.run(sql, &[&ready.to_be_bytes().as_slice()]).await.map(drop)
        }
    }
}

/// Whether a change found its row.
pub fn found(rows: u64) -> Result<(), Trouble> {
    if rows == 0 { Err(StoreError::Missing.into()) } else { Ok(()) }
}

/// Why a guarded change found no row.
pub async fn not_so(open: &Open, sql: &str, values: super::line::Values<'_>) -> Trouble {
    match open.find(sql, values).await {
        Ok(Some(_)) => StoreError::NotNext.into(),
        Ok(None) => StoreError::Missing.into(),
        Err(trouble) => trouble,
    }
}

async fn forget(open: &Open, code: &str, rev: i64) -> Result<(), Trouble> {
    if open.run("DELETE FROM tables WHERE code = $1 AND rev = $2", &[&code, &rev]).await? == 0 {
        return Err(not_so(open, "SELECT 1 FROM tables WHERE code = $1", &[&code]).await);
    }
    for table in ["entries", "packed", "chat", "reports"] {
        open.run(&format!("DELETE FROM {table} WHERE code = $1"), &[&code]).await?;
    }
    Ok(())
}

async fn keep_table(open: &Open, update: &Update, stamp: Stamp) -> Result<(), Trouble> {
    if update.rev > 0 {
        let mut answers = change_together(open, &[(update, stamp)]).await?;
        return Ok(answers.pop().unwrap_or(Err(StoreError::Missing))?);
    }
    let Update { code, meta, entries, .. } = update;
    let meta = meta.as_ref().ok_or(StoreError::Missing)?;
    let sql = "INSERT INTO tables (code, game, host, created, meta, seated, state, listed, touched, shelved, bot, \
               winners, entries, said, rev, stamp, bytes) \
               VALUES ($1, $2, $3, $4, '{}', '{}', 0, false, 0, 0, false, '', 0, 0, 0, 0, 0) ON CONFLICT DO NOTHING";
    let created = meta.created.cast_signed();
    if open.run(sql, &[code, &meta.game, &meta.host, &created]).await? == 0 {
        return Err(StoreError::Exists.into());
    }
    // A record that somebody brought never goes on: its entries lie together, and take a tenth of the room.
    let mut answers = change(open, &[(update, stamp)], meta.uploaded).await?;
    if meta.uploaded {
        let packed = packed::pack(entries);
        open.run("INSERT INTO packed (code, entries) VALUES ($1, $2)", &[code, &packed]).await?;
    }
    Ok(answers.pop().unwrap_or(Err(StoreError::Missing))?)
}

/// Those who sit there, by seat.
fn seated(meta: &Meta) -> Vec<PersonId> {
    meta.places.iter().filter_map(Place::person).collect()
}

fn meta_text(meta: &Meta) -> Result<String, StoreError> {
    serde_json::to_string(meta).map_err(|error| StoreError::Failed(error.to_string()))
}

async fn keep_person(open: &Open, person: &Person) -> Result<(), Trouble> {
    let rev = person.rev.cast_signed();
    let lang = person.lang.map(texts::Lang::code);
    let theme = theme_text(person.theme);
    let hidden = people_text(&person.hidden);
    let reach = match person.reach == Reach::default() {
        true => String::new(),
        false => {
            serde_json::to_string(&person.reach).map_err(|error| StoreError::Failed(error.to_string()))?
        }
    };
    let Person { id, name, sound, chat, salt, bar, .. } = person;
    let (name, created) = (plain(name), person.created.cast_signed());
    let rows = if rev == 0 {
        let sql = "INSERT INTO people (id, name, lang, theme, sound, chat, salt, created, bar, hidden, reach, rev) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1) ON CONFLICT DO NOTHING";
        let values: super::line::Values<'_> =
            &[&id.0, &name, &lang, &theme, sound, chat, salt, &created, bar, &hidden, &reach];
        open.run(sql, values).await?
    } else {
        let sql = "UPDATE people SET name = $3, lang = $4, theme = $5, sound = $6, chat = $7, salt = $8, bar = $9, \
                   hidden = $10, reach = $11, rev = rev + 1 WHERE id = $1 AND rev = $2";
        let values: super::line::Values<'_> =
            &[&id.0, &rev, &name, &lang, &theme, sound, chat, salt, bar, &hidden, &reach];
        open.run(sql, values).await?
    };
    match (rows, rev) {
        (1, _) => Ok(()),
        (_, 0) => Err(StoreError::Exists.into()),
        _ => Err(not_so(open, "SELECT 1 FROM people WHERE id = $1", &[&id.0]).await),
    }
}
