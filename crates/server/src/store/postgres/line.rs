//! Connections to the database: opened when they are needed, opened again when they are lost, shared by all who read.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Connection, Error, NoTls, Row, Socket, Statement};

use crate::store::StoreError;

/// How long an answer may take. A commit that takes longer is not cancelled: nobody waits for it any more.
pub const PATIENCE: Duration = Duration::from_secs(5);
/// How long opening a connection may take.
const CONNECT: Duration = Duration::from_secs(2);
/// For so long after a failure nobody tries to connect again: those who come meanwhile need not wait.
const REST: Duration = Duration::from_millis(500);
/// So many connections to one machine are given up while their answer is still to come, before no more are opened there.
/// A commit that waits for the standby, and whoever waits for what it has locked, keep their place in the database until
/// they are through: each further try would take another place, until nobody gets one.
const MOST_LEFT: usize = 2;

/// What is acknowledged is on the disk, whatever the database does otherwise. And every statement is planned once for each
/// connection: none of them is better off with a plan for its values, and to make one takes longer than most of them.
/// (What a relative of PostgreSQL does not know is not set.)
const SETTINGS: &str = "SELECT set_config(name, CASE name WHEN 'synchronous_commit' THEN 'on' \
                        ELSE 'force_generic_plan' END, false) FROM pg_catalog.pg_settings \
                        WHERE name = 'plan_cache_mode' OR (name = 'synchronous_commit' AND setting IN ('off', 'local'))";
/// Whoever writes finds everything by its key, also where a plan was made when there was next to nothing. And a server that
/// hangs in the middle of a transaction does not keep others waiting for what it has locked.
const WRITING: &str = "SELECT set_config(name, CASE name WHEN 'enable_seqscan' THEN 'off' ELSE '3s' END, false) \
                       FROM pg_catalog.pg_settings \
                       WHERE name IN ('enable_seqscan', 'idle_in_transaction_session_timeout')";

/// Why something did not come about.
#[derive(Debug)]
pub enum Trouble {
    /// The connection was lost, or no answer came: whether it was done, nobody knows.
    Lost(String),
    /// It was not done, because of others who were at work at the same time: worth another try.
    Again,
    /// It was not done.
    Not(StoreError),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Not(error)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        let Some(answer) = error.as_db_error() else {
            return match error.is_closed() {
                true => Self::Lost("the connection was closed".to_owned()),
                false => Self::of_driver(&error),
            };
        };
        let code = answer.code();
        let told = || format!("{} ({})", answer.message(), code.code());
        if [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::LOCK_NOT_AVAILABLE,
            SqlState::UNIQUE_VIOLATION,
            SqlState::DUPLICATE_TABLE,
            SqlState::DUPLICATE_OBJECT,
        ]
        .contains(code)
        {
            return Self::Again;
        }
        match code.code().get(..2) {
            _ if *code == SqlState::DISK_FULL => Self::Not(StoreError::Full),
            // The server ends, or has become one that is only read: another may have taken its place.
            Some("57" | "08" | "25") => Self::Lost(told()),
            Some("XX") => Self::Not(StoreError::Damaged(told())),
            _ => Self::Not(StoreError::Failed(told())),
        }
    }
}

impl Trouble {
    /// An error without an answer of the database: what stands in a column is not what belongs there, or the
    /// connection failed.
    fn of_driver(error: &Error) -> Self {
        use std::error::Error as _;
        let io = error.source().is_some_and(<dyn std::error::Error>::is::<std::io::Error>);
        match io {
            true => Self::Lost(error.to_string()),
            false => Self::Not(StoreError::Damaged(error.to_string())),
        }
    }

    /// What somebody hears who only wanted to read.
    pub fn of_reading(self) -> StoreError {
        match self {
            Self::Lost(what) => StoreError::Unreachable(what),
            Self::Again => StoreError::Busy,
            Self::Not(error) => error,
        }
    }
}

/// A connection with the statements that it has prepared.
pub struct Open {
    client: Client,
    prepared: Mutex<HashMap<String, Statement>>,
    left: Left,
}

/// A connection that may be given up, and be there all the same until it was answered.
#[derive(Clone)]
struct Left {
    /// The number of the machine to which it leads.
    way: usize,
    /// Nobody sends: it is closed when the connection has ended.
    ended: watch::Receiver<()>,
}

impl Left {
    fn is_there(&self) -> bool {
        self.ended.has_changed().is_ok()
    }
}

/// Values for a statement.
pub type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Open {
    async fn prepare(&self, sql: &str) -> Result<Statement, Error> {
        // Statements are put in whole.
        let known = self.prepared.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        let mut prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// The rows that a query finds.
    pub async fn query(&self, sql: &str, values: Values<'_>) -> Result<Vec<Row>, Trouble> {
        let statement = self.prepare(sql).await?;
        Ok(self.client.query(&statement, values).await?)
    }

    /// The one row that a query finds, if it does.
    pub async fn find(&self, sql: &str, values: Values<'_>) -> Result<Option<Row>, Trouble> {
        Ok(self.query(sql, values).await?.into_iter().next())
    }

    /// How many rows a statement has changed.
    pub async fn run(&self, sql: &str, values: Values<'_>) -> Result<u64, Trouble> {
        let statement = self.prepare(sql).await?;
        Ok(self.client.execute(&statement, values).await?)
    }

    /// Statements without values, one after the other.
    pub async fn batch(&self, sql: &str) -> Result<(), Trouble> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// The rows of a query as they come: for those that are too many for the memory.
    pub async fn stream(
        &self,
        sql: &str,
        values: Vec<i64>,
    ) -> Result<impl futures_util::Stream<Item = Result<Row, Error>> + use<>, Trouble> {
        let statement = self.prepare(sql).await?;
        Ok(self.client.query_raw(&statement, values).await?)
    }

    fn is_closed(&self) -> bool {
        self.client.is_closed()
    }
}

#[derive(Default)]
struct State {
    open: Option<Arc<Open>>,
    failed: Option<(Instant, StoreError)>,
    /// Those that were given up and have not ended.
    left: Vec<Left>,
}

impl State {
    /// The machines to which another connection may be opened: at once, or when one that was given up ends soon.
    async fn free(&mut self, ways: usize, most: usize) -> Vec<usize> {
        let free = |state: &mut Self| {
            state.left.retain(Left::is_there);
            let left = |way| state.left.iter().filter(|left| left.way == way).count();
            (0..ways).filter(|way| left(*way) < most).collect::<Vec<_>>()
        };
        let found = free(self);
        if !found.is_empty() {
            return found;
        }
        let mut waiting: JoinSet<()> = JoinSet::new();
        for Left { mut ended, .. } in self.left.iter().cloned() {
            // It never changes: it is closed.
            waiting.spawn(async move { drop(ended.changed().await) });
        }
        let _ = tokio::time::timeout(REST, waiting.join_next()).await;
        free(self)
    }
}

/// A place for a connection.
pub struct Line {
    ways: Ways,
    writes: bool,
    state: tokio::sync::Mutex<State>,
}

/// The machines of which one is the database, each with the settings with which a connection to it is opened.
pub type Ways = Arc<[Config]>;

/// The machines that an address names. A dead one is noticed within seconds, and a standby is not taken for the database.
pub fn ways(config: &Config) -> Ways {
    let hosts = config.get_hosts();
    let ways: Vec<Config> = match hosts.len() {
        0 | 1 => vec![config.clone()],
        count => (0..count).map(|number| one_of(config, number)).collect(),
    };
    ways.into_iter().map(settled).collect()
}

/// The same with one of its hosts alone.
fn one_of(config: &Config, number: usize) -> Config {
    let mut one = Config::new();
    match config.get_hosts().get(number) {
        Some(Host::Tcp(name)) => {
            one.host(name);
        }
        #[cfg(unix)]
        Some(Host::Unix(path)) => {
            one.host_path(path);
        }
        None => {}
    }
    if let Some(address) = config.get_hostaddrs().get(number) {
        one.hostaddr(*address);
    }
    if let Some(port) = config.get_ports().get(number).or(config.get_ports().first()) {
        one.port(*port);
    }
    if let Some(user) = config.get_user() {
        one.user(user);
    }
    if let Some(password) = config.get_password() {
        one.password(password);
    }
    if let Some(name) = config.get_dbname() {
        one.dbname(name);
    }
    if let Some(options) = config.get_options() {
        one.options(options);
    }
    one
}

fn settled(mut config: Config) -> Config {
    config
        .application_name("loup")
        .connect_timeout(CONNECT)
        .keepalives(true)
        .keepalives_idle(Duration::from_secs(5))
        .keepalives_interval(Duration::from_secs(1))
        .keepalives_retries(3)
        .tcp_user_timeout(Duration::from_secs(3))
        .target_session_attrs(TargetSessionAttrs::ReadWrite);
    config
}

/// Why there is no connection, as far as it can be told to anybody.
fn why(error: &Error) -> String {
    use std::error::Error as _;
    match (error.as_db_error(), error.source()) {
        (Some(answer), _) => answer.message().to_owned(),
        (None, Some(source)) => source.to_string(),
        (None, None) => error.to_string(),
    }
}

/// What leads to a machine: its number, and the connection.
type Dialled = (usize, Client, Connection<Socket, NoTlsStream>);

/// Connects to the one that can be written. All are asked at the same time: a machine that is gone does not even refuse,
/// and one that hangs accepts and says nothing; neither may keep anybody from the other.
pub async fn dial(ways: &Ways) -> Result<(Client, Connection<Socket, NoTlsStream>), StoreError> {
    let all: Vec<usize> = (0..ways.len()).collect();
    dial_some(ways, &all).await.map(|(_, client, connection)| (client, connection))
}

/// The same, of these alone.
async fn dial_some(ways: &Ways, some: &[usize]) -> Result<Dialled, StoreError> {
    let mut calls = JoinSet::new();
    for (number, way) in ways.iter().enumerate().filter(|(number, _)| some.contains(number)) {
        let way = way.clone();
        calls.spawn(async move { (number, tokio::time::timeout(CONNECT, way.connect(NoTls)).await) });
    }
    let mut reasons = Vec::new();
    while let Some(answered) = calls.join_next().await {
        match answered.map(|(number, answered)| answered.map(|answered| (number, answered))) {
            Ok(Ok((number, Ok((client, connection))))) => return Ok((number, client, connection)),
            Ok(Ok((_, Err(error)))) => reasons.push(why(&error)),
            Ok(Err(_)) | Err(_) => reasons.push("no answer".to_owned()),
        }
    }
    Err(StoreError::Unreachable(reasons.join("; ")))
}

impl Line {
    pub fn new(ways: Ways) -> Self {
        Self { ways, writes: false, state: tokio::sync::Mutex::default() }
    }

    /// A place for the connection that writes.
    pub fn writing(ways: Ways) -> Self {
        Self { writes: true, ..Self::new(ways) }
    }

    /// The connection, opened if need be.
    pub async fn open(&self) -> Result<Arc<Open>, StoreError> {
        let mut state = self.state.lock().await;
        if let Some(open) = state.open.as_ref().filter(|open| !open.is_closed()) {
            return Ok(open.clone());
        }
        if let Some((_, error)) = state.failed.as_ref().filter(|(at, _)| at.elapsed() < REST) {
            return Err(error.clone());
        }
        state.open = None;
        // What is written waits for one answer at a time.
        let most = if self.writes { 1 } else { MOST_LEFT };
        let free = state.free(self.ways.len(), most).await;
        if free.is_empty() {
            let error = StoreError::Unreachable("it has not answered what was asked before".to_owned());
            state.failed = Some((Instant::now(), error.clone()));
            return Err(error);
        }
        match connect(&self.ways, &free, self.writes).await {
            Ok(open) => {
                let open = Arc::new(open);
                state.open = Some(open.clone());
                state.failed = None;
                Ok(open)
            }
            Err(error) => {
                state.failed = Some((Instant::now(), error.clone()));
                Err(error)
            }
        }
    }

    /// Does not use this connection any more. It ends when everything that was asked there is answered.
    pub async fn hang_up(&self, open: &Arc<Open>) {
        let mut state = self.state.lock().await;
        if state.open.as_ref().is_some_and(|current| Arc::ptr_eq(current, open)) {
            state.open = None;
            state.left.push(open.left.clone());
        }
    }

    /// Does something that can be done twice: once more on another connection when the first is lost.
    pub async fn read<T, F>(&self, work: impl Fn(Arc<Open>) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, Trouble>>,
    {
        for last in [false, true] {
            let open = self.open().await?;
            match in_time(work(open.clone())).await {
                Ok(done) => return Ok(done),
                Err(Trouble::Lost(_)) if !last => self.hang_up(&open).await,
                Err(trouble) => {
                    if matches!(trouble, Trouble::Lost(_)) {
                        self.hang_up(&open).await;
                    }
                    return Err(trouble.of_reading());
                }
            }
        }
        Err(StoreError::Busy)
    }
}

/// The same, unless it takes too long.
pub async fn in_time<T>(work: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(done) => done,
        Err(_) => Err(Trouble::Lost("no answer".to_owned())),
    }
}

async fn connect(ways: &Ways, some: &[usize], writes: bool) -> Result<Open, StoreError> {
    let (way, client, connection) = dial_some(ways, some).await?;
    let (ends, ended) = watch::channel(());
    tokio::spawn(async move {
        // Whoever uses the connection hears that it is lost.
        let _ = connection.await;
        drop(ends);
    });
    let open = Open { client, prepared: Mutex::default(), left: Left { way, ended } };
    for sql in [SETTINGS, WRITING].into_iter().take(1 + usize::from(writes)) {
        in_time(open.query(sql, &[])).await.map_err(Trouble::of_reading)?;
    }
    Ok(open)
}
