//! The database that several servers share: PostgreSQL.
//!
//! [`Store`] blocks, and the driver does not: a thread of its own keeps the connections, and whoever asks waits in
//! the thread in which they ask. Connections that read are shared, and answer in the order in which they are asked; one
//! writes. Nothing is locked from one statement to the next but inside a transaction.

mod bus;
mod hosting;
mod keep;
mod leases;
pub(super) mod line;
mod rated;
mod rows;
mod schema;
mod tournament;

pub use schema::SCHEMA_VERSION;

use std::future::Future;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::oneshot;

use self::bus::PgBus;
use self::line::{Line, Open, Trouble, Ways};
use super::{
    Book, Card, Counts, Day, Durability, Group, Guest, Head, Holdings, Key, Note, Person, PersonId,
    RatedGame, Report, Retention, Shelf, Stale, Stamp, State, Store, StoreError, Stored, Tournament, Update,
};
use crate::bus::{self as told, Bus};
use crate::data::Address;
use crate::secret::{self, ServerSecret};
use crate::start::StartError;

type Result<T> = std::result::Result<T, StoreError>;

/// How many connections read. Each answers one after the other, so that a slow question keeps few others waiting.
const READERS: usize = 4;
/// How often something is tried again because others were at work at the same time.
const TRIES: usize = 8;
/// Nobody waits for the disk, or for a standby: for what may be forgotten in a power cut.
const QUICK: &str = "SELECT set_config('synchronous_commit', 'off', true)";
/// The letter that texts in the database cannot hold.
const NUL: char = '\0';

/// A text as the database can hold it.
pub(super) fn plain(text: &str) -> String {
    text.replace(NUL, "")
}

/// The database.
pub struct Postgres {
    threads: Handle,
    /// The thread that keeps the connections ends when this is dropped.
    _stop: oneshot::Sender<()>,
    ways: Ways,
    readers: Vec<Line>,
    next: AtomicUsize,
    /// One group of writes after the other.
    writer: Mutex<Line>,
    /// By which name other servers know this one.
    name: String,
    /// Whether it has thought about anything.
    thinks: AtomicBool,
    /// How other servers hear that something has changed.
    bus: OnceLock<Arc<PgBus>>,
}

impl Postgres {
    /// Opens the database for a server, and makes its tables where there are none.
    ///
    /// # Errors
    /// It cannot be reached, is from a newer version, or may not be written.
    pub fn open(address: &Address) -> std::result::Result<Self, StartError> {
        let opened = Self::connect(address)?;
        let secret = secret::fresh().map_err(|_| StartError::NoRandomness)?;
        for _ in 0..TRIES {
            let bytes = secret.bytes();
            match opened.on_writer(|open| async move { schema::prepare(&open, bytes).await }) {
                // Somebody else makes them at this very moment.
                Err(Trouble::Again) => {}
                done => {
                    done.map_err(|trouble| failed(address, &trouble.of_reading()))?;
                    return opened.known(address);
                }
            }
        }
        Err(failed(address, &StoreError::Busy))
    }

    /// Opens the database beside the servers that may be running: for the host's commands.
    ///
    /// # Errors
    /// It cannot be reached, there is no Loup in it, or it is from a newer version.
    pub fn beside(address: &Address) -> std::result::Result<Self, StartError> {
        let opened = Self::connect(address)?;
        let version = opened.on_writer(|open| async move { schema::version(&open).await });
        match version.map_err(|trouble| failed(address, &trouble.of_reading()))? {
            None => Err(StartError::NoData { path: address.to_string().into() }),
            Some((version, _)) if version < SCHEMA_VERSION => Self::open(address),
            Some(_) => opened.known(address),
        }
    }

    /// The same, unless it is from a program that this one does not understand.
    fn known(self, address: &Address) -> std::result::Result<Self, StartError> {
        let version = self.on_writer(|open| async move { schema::version(&open).await });
        match version.map_err(|trouble| failed(address, &trouble.of_reading()))? {
            Some((version, oldest)) if oldest > SCHEMA_VERSION => Err(StartError::Newer {
                path: address.to_string().into(),
                version: version.unsigned_abs(),
                known: SCHEMA_VERSION.unsigned_abs(),
            }),
            _ => {
                let secret = self.secret().map_err(|error| failed(address, &error))?;
                // Servers over other tables of the same database are not meant.
                let channel = format!("loup_{}", secret.derive(&["bus"]));
                let threads = self.threads.clone();
                self.bus.get_or_init(|| PgBus::start(self.name.clone(), channel, self.ways.clone(), threads));
                Ok(self)
            }
        }
    }

    /// How other servers are told, and heard.
    #[must_use]
    pub fn bus(&self) -> Option<Arc<dyn Bus>> {
        self.bus.get().map(|bus| bus.clone() as Arc<dyn Bus>)
    }

    /// Tells other servers what was kept, or may have been.
    fn tell(&self, group: &Group, done: &Result<()>) {
        if let (Some(bus), Ok(()) | Err(StoreError::Unsure)) = (self.bus.get(), done) {
            told::words(group).into_iter().for_each(|word| bus.tell(word));
        }
    }

    fn connect(address: &Address) -> std::result::Result<Self, StartError> {
        let ways = line::ways(&address.config()?);
        let mut name = [0; 8];
        secret::fill(&mut name).map_err(|_| StartError::NoRandomness)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|_| StartError::Threads)?;
        let threads = runtime.handle().clone();
        let thread = std::thread::Builder::new().name("postgres".to_owned());
        let keep = move || {
            // Nobody sends: it ends when the store is dropped.
            let _ = runtime.block_on(stopped);
        };
        thread.spawn(keep).map_err(|_| StartError::Threads)?;
        Ok(Self {
            threads,
            _stop: stop,
            readers: (0..READERS).map(|_| Line::new(ways.clone())).collect(),
            next: AtomicUsize::new(0),
            writer: Mutex::new(Line::writing(ways.clone())),
            ways,
            name: format!("{:016x}", u64::from_le_bytes(name)),
            thinks: AtomicBool::new(false),
            bus: OnceLock::new(),
        })
    }

    fn read<T, F>(&self, work: impl Fn(Arc<Open>) -> F) -> Result<T>
    where
        F: Future<Output = std::result::Result<T, Trouble>>,
    {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % READERS;
        self.threads.block_on(self.readers[turn].read(work))
    }

    /// Does something on the connection that writes, which nobody else uses meanwhile.
    fn on_writer<T, F>(&self, work: impl FnOnce(Arc<Open>) -> F) -> std::result::Result<T, Trouble>
    where
        F: Future<Output = std::result::Result<T, Trouble>>,
    {
        // A line is whole whoever panicked: the transaction that was open is noticed by the next.
        let line = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        self.threads.block_on(async {
            let open = line.open().await?;
            let done = work(open.clone()).await;
            // After a doubt, and after an error inside a transaction, the connection is not used any more.
            if !matches!(done, Ok(_) | Err(Trouble::Again)) {
                line.hang_up(&open).await;
            }
            done
        })
    }

    /// Does something that takes its time on a connection of its own.
    pub(super) fn apart<T>(
        &self,
        work: impl AsyncFnOnce(Arc<Open>) -> std::result::Result<T, Trouble>,
    ) -> Result<T> {
        self.threads.block_on(async {
            let line = Line::new(self.ways.clone());
            work(line.open().await?).await.map_err(Trouble::of_reading)
        })
    }

    /// Keeps changes of different tables in one statement.
    fn change_together(&self, changes: &[(&Update, Stamp)]) -> Vec<Result<()>> {
        let all = |error: &StoreError| changes.iter().map(|_| Err(error.clone())).collect();
        for _ in 0..TRIES {
            let done = self.on_writer(|open| async move { keep::change_together(&open, changes).await });
            match done {
                Ok(answers) => return answers,
                Err(Trouble::Again) => {}
                Err(Trouble::Lost(_)) => return all(&StoreError::Unsure),
                Err(Trouble::Not(error)) => return all(&error),
            }
        }
        all(&StoreError::Busy)
    }

    fn keep_group(&self, group: &Group) -> Result<()> {
        let mut last = StoreError::Busy;
        for _ in 0..TRIES {
            match self.on_writer(|open| async move { keep::keep_group(&open, group).await }) {
                Ok(answer) => return answer,
                Err(Trouble::Again) => {}
                Err(Trouble::Lost(_)) => return Err(StoreError::Unsure),
                // The connection was lost before the commit: nothing was done, and another may be had.
                Err(Trouble::Not(error @ StoreError::Unreachable(_))) if last == StoreError::Busy => {
                    last = error;
                }
                Err(Trouble::Not(error)) => return Err(error),
            }
        }
        Err(last)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Others think about what this server was thinking about. Where it cannot be told, they wait for a while.
        if self.thinks.load(Ordering::Relaxed) {
            let name = &self.name;
            let _ = self.read(|open| async move { leases::give_back(&open, name).await });
        }
        // A command ends right after it has changed something: first the servers hear of it.
        if let Some(bus) = self.bus.get() {
            bus.flush();
        }
    }
}

fn failed(address: &Address, error: &StoreError) -> StartError {
    let path = address.to_string().into();
    match error {
        StoreError::Full => StartError::Full { path },
        StoreError::Unreachable(what) | StoreError::Failed(what) => {
            StartError::Io { path, what: what.clone() }
        }
        other => StartError::Io { path, what: other.to_string() },
    }
}

/// So many, as the database counts.
fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

impl Store for Postgres {
    fn apply(&self, groups: &[Group]) -> Vec<Result<()>> {
        let mut answers = Vec::with_capacity(groups.len());
        let mut together: Vec<(&Update, Stamp)> = Vec::new();
        for group in groups {
            match keep::only_change(group) {
                Some(update) => {
                    if together.iter().any(|(other, _)| other.code == update.code) {
                        answers.extend(self.change_together(&std::mem::take(&mut together)));
                    }
                    together.push((update, group.stamp));
                }
                None => {
                    if !together.is_empty() {
                        answers.extend(self.change_together(&std::mem::take(&mut together)));
                    }
                    answers.push(self.keep_group(group));
                }
            }
        }
        if !together.is_empty() {
            answers.extend(self.change_together(&together));
        }
        for (group, done) in groups.iter().zip(&answers) {
            self.tell(group, done);
        }
        answers
    }

    fn changed_by_others(&self) -> Result<bool> {
        // Others write at any moment.
        Ok(true)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn now(&self) -> Result<Option<u64>> {
        self.read(|open| async move {
            let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
            open.find(sql, &[]).await?.map(|row| rows::number(&row, 0)).transpose()
        })
    }

    fn leads(&self) -> Result<bool> {
        self.read(|open| async move { leases::lead(&open, &self.name).await })
    }

    fn claim(&self, code: &str) -> Result<bool> {
        self.thinks.store(true, Ordering::Relaxed);
        self.read(|open| async move { leases::claim(&open, &self.name, code).await })
    }

    fn claim_some(&self, most: usize, waited: Duration, rules: &[String]) -> Result<Vec<String>> {
        self.thinks.store(true, Ordering::Relaxed);
        self.read(
            |open| async move { leases::claim_some(&open, &self.name, limit(most), waited, rules).await },
        )
    }

    fn renew_claims(&self, codes: &[String]) -> Result<()> {
        self.read(|open| async move { leases::renew(&open, &self.name, codes).await })
    }

    fn table(&self, code: &str) -> Result<Option<Stored>> {
        self.tail(code, 0)
    }

    fn tail(&self, code: &str, entries: usize) -> Result<Option<Stored>> {
        let after = i32::try_from(entries).unwrap_or(i32::MAX);
        self.read(|open| async move {
            let row = open.find(&rows::tail_sql(), &[&code, &after]).await?;
            row.map(|row| rows::tail(&row, code, entries)).transpose()
        })
    }

    fn heads(&self, codes: &[&str]) -> Result<Vec<Option<Head>>> {
        self.read(|open| async move {
            const COLUMNS: &str = "SELECT code, rev, stamp, entries, said FROM tables WHERE code";
            // How one is found is thought about once, how many are, every time.
            let rows = match codes {
                [code] => open.query(&format!("{COLUMNS} = $1"), &[code]).await?,
                codes => open.query(&format!("{COLUMNS} = ANY ($1)"), &[&codes]).await?,
            };
            let mut heads = std::collections::HashMap::new();
            for row in rows {
                heads.insert(row.try_get::<_, String>(0)?, rows::head(&row, 1)?);
            }
            Ok(codes.iter().map(|code| heads.get(*code).copied()).collect())
        })
    }

    fn well(&self) -> Result<Durability> {
        self.read(|open| async move {
            let sql = "SELECT current_setting('fsync'), current_setting('synchronous_commit') FROM loup";
            let row = open.find(sql, &[]).await?.ok_or(StoreError::Missing)?;
            let synchronous: String = row.try_get(1)?;
            let synced = row.try_get::<_, &str>(0)? == "on";
            let synchronous = if synced { synchronous } else { "off".to_owned() };
            Ok(Durability { journal: "postgresql".to_owned(), synchronous })
        })
    }

    fn cards(&self, shelf: Shelf, most: usize) -> Result<Vec<Card>> {
        let person = match shelf {
            Shelf::Mine(person) | Shelf::Theirs(person) => person.0,
            _ => 0,
        };
        self.read(|open| async move {
            let rows = open.query(&rows::cards_sql(shelf), &[&person, &limit(most)]).await?;
            rows.iter().map(rows::card).collect()
        })
    }

    fn card(&self, code: &str) -> Result<Option<Card>> {
        self.read(|open| async move {
            open.query(&rows::card_sql(), &[&code]).await?.first().map(rows::card).transpose()
        })
    }

    fn waiting_for_bots(&self, after: &str, most: usize) -> Result<Vec<String>> {
        self.read(|open| async move {
            let sql = "SELECT code FROM tables WHERE code > $1 AND bot AND state = 1 AND cardinality(seated) > 0 \
                       ORDER BY code LIMIT $2";
            let rows = open.query(sql, &[&after, &limit(most)]).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn due(&self, most: usize) -> Result<Vec<(String, u64)>> {
        self.read(|open| async move {
            let sql = "SELECT code, due FROM tables WHERE due IS NOT NULL AND state = 1 ORDER BY due, code LIMIT $1";
            let rows = open.query(sql, &[&limit(most)]).await?;
            rows.iter().map(|row| Ok((row.try_get(0)?, rows::number(row, 1)?))).collect()
        })
    }

    fn ready(&self) -> Result<u64> {
        self.read(|open| async move {
            let row = open.find("SELECT value FROM server WHERE key = 'ready'", &[]).await?;
            let Some(row) = row else { return Ok(0) };
            let bytes = row.try_get::<_, &[u8]>(0)?.try_into();
            bytes.map(u64::from_be_bytes).map_err(|_| rows::wrong("a time of another length"))
        })
    }

    fn person(&self, id: PersonId) -> Result<Option<Person>> {
        self.read(|open| async move {
            let row = open.find(&rows::people_sql("WHERE p.id = $1"), &[&id.0]).await?;
            row.as_ref().map(rows::person).transpose()
        })
    }

    fn held_back(&self) -> Result<Vec<PersonId>> {
        self.read(|open| async move {
            let rows = open.query(&rows::held_back(), &[]).await?;
            rows.iter().map(|row| Ok(PersonId(row.try_get(0)?))).collect()
        })
    }

    fn person_by_key(&self, hash: &[u8; 32]) -> Result<Option<Person>> {
        self.read(|open| async move {
            let sql = rows::people_sql("JOIN keys k ON k.person = p.id WHERE k.hash = $1");
            let row = open.find(&sql, &[&hash.as_slice()]).await?;
            row.as_ref().map(rows::person).transpose()
        })
    }

    fn keys_of(&self, person: PersonId) -> Result<Vec<Key>> {
        self.read(|open| async move {
            let sql = "SELECT hash, person, label, made, shown FROM keys WHERE person = $1 ORDER BY shown DESC, hash";
            open.query(sql, &[&person.0]).await?.iter().map(rows::key).collect()
        })
    }

    fn gone_keys(&self, hashes: &[[u8; 32]]) -> Result<Vec<[u8; 32]>> {
        let wanted: Vec<&[u8]> = hashes.iter().map(<[u8; 32]>::as_slice).collect();
        self.read(|open| {
            let wanted = &wanted;
            async move {
                let sql = "SELECT hash FROM unnest($1::bytea[]) AS wanted (hash) \
                           WHERE NOT EXISTS (SELECT 1 FROM keys WHERE keys.hash = wanted.hash)";
                open.query(sql, &[wanted]).await?.iter().map(|row| rows::hash(row, 0)).collect()
            }
        })
    }

    fn rated(&self, game: &str, after: i64, most: usize) -> Result<Vec<RatedGame>> {
        self.read(|open| async move { rated::games(&open, game, after, most).await })
    }

    fn rated_at(&self, code: &str) -> Result<Option<RatedGame>> {
        self.read(|open| async move { rated::at(&open, code).await })
    }

    fn tournament(&self, code: &str) -> Result<Option<Tournament>> {
        self.read(|open| async move { tournament::one(&open, code).await })
    }

    fn tournaments(&self, person: PersonId, most: usize) -> Result<Vec<Tournament>> {
        self.read(|open| async move { tournament::of(&open, person, most).await })
    }

    fn counts(&self) -> Result<Counts> {
        self.read(|open| async move {
            let sql = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM people)";
            let row = open.find(sql, &[]).await?.ok_or(StoreError::Missing)?;
            Ok(Counts { tables: rows::number(&row, 0)?, people: rows::number(&row, 1)? })
        })
    }

    fn room(&self) -> Result<Option<u64>> {
        self.read(|open| async move {
            let sql = "SELECT sum(pg_total_relation_size(name::regclass))::bigint \
                       FROM unnest(ARRAY['tables', 'entries', 'packed', 'chat', 'people', 'keys']) AS n (name)";
            open.find(sql, &[]).await?.map(|row| rows::number(&row, 0)).transpose()
        })
    }

    fn holdings(&self, host: PersonId) -> Result<Holdings> {
        self.read(|open| async move {
            let sql = "SELECT count(*) FILTER (WHERE state < $2), coalesce(sum(bytes), 0)::bigint FROM tables \
                       WHERE host = $1";
            let over = State::Over.number() as i16;
            let row = open.find(sql, &[&host.0, &over]).await?.ok_or(StoreError::Missing)?;
            Ok(Holdings { unfinished: rows::number(&row, 0)?, bytes: rows::number(&row, 1)? })
        })
    }

    fn secret(&self) -> Result<ServerSecret> {
        self.read(|open| async move {
            let row = open.find("SELECT value FROM server WHERE key = 'secret'", &[]).await?;
            Ok(ServerSecret::new(rows::hash(&row.ok_or(StoreError::Missing)?, 0)?))
        })
    }

    fn book(&self) -> Result<Book> {
        self.read(|open| async move { hosting::book(&open).await })
    }

    fn reports(&self) -> Result<Vec<Report>> {
        self.read(|open| async move { hosting::reports(&open).await })
    }

    fn notes(&self, most: usize) -> Result<Vec<Note>> {
        self.read(|open| async move { hosting::notes(&open, limit(most)).await })
    }

    fn guests(&self, text: &str, most: usize) -> Result<Vec<Guest>> {
        self.read(|open| async move { hosting::guests(&open, text, most).await })
    }

    fn stale(&self, retention: &Retention, now: u64) -> Result<Stale> {
        self.read(|open| async move { hosting::stale(&open, retention, now).await })
    }

    fn growth(&self, since: u64) -> Result<Vec<Day>> {
        self.read(|open| async move { hosting::growth(&open, since.cast_signed()).await })
    }
}

#[cfg(test)]
mod tests;
