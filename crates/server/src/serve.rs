//! The server itself: opens the data file, listens, answers, and stops in good order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use house::around::{Notice, Surroundings as _};
use house::{House, Manners};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use socket2::{Domain, Protocol, Socket, Type};
use table::{AnyGame, Phrase};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tower::ServiceExt as _;

use crate::app::App;
use crate::bus::Bus;
use crate::config::{Config, RateLimits};
use crate::data::Data;
use crate::doors::{Doors, raise_file_limit};
use crate::hours::Hours;
use crate::machine::Machine;
use crate::metrics::Metrics;
use crate::neighbours::follow_neighbours;
use crate::notices::{WAITING, keep_notices};
use crate::patient::Patient;
use crate::rates::Rates;
use crate::router;
use crate::start::StartError;
use crate::store::Store;
use crate::store::postgres::Postgres;
use crate::store::sqlite::{READERS, Sqlite};
use crate::store::writer::Writer;
use crate::streams::Streams;
use crate::thinkers::Thinkers;
use crate::timekeeper::keep_time;
use crate::ways::{self, Ways};
use crate::web::guard::own_part;

/// So many connections wait to be accepted. The standard library's 128 are full when a stranger opens and closes hundreds
/// at a time, and whoever comes then is heard only a second later, when the system tries again.
const BACKLOG: i32 = 4096;
/// How long requests may go on after the server was told to stop.
const FAREWELL: Duration = Duration::from_secs(10);
/// How long a browser may take to send the head of a request.
const HEAD_PATIENCE: Duration = Duration::from_secs(5);
/// What a host's page calls lately: so long, and up to twice that.
const LATELY: Duration = Duration::from_secs(300);
/// How often idle tables are looked for.
const TIDY: Duration = Duration::from_secs(30);

/// So many tables are in memory when nobody uses them, however many were looked at.
const MOST_ROOMS: usize = 2_000;
/// How often it is asked whether a host's command has changed the data.
const FOLLOW: Duration = Duration::from_millis(300);
/// How often it is looked for what need not be kept any longer; for the first time a minute after the start.
const HOURLY: Duration = Duration::from_secs(3600);
/// So many tables are woken at a time after a start.
const AWAKE: usize = 32;
/// How often it is looked for tables that wait for a bot about which no server thinks.
const PICK_UP: Duration = Duration::from_secs(3);
/// A server that leaves bots to others takes up what has waited for so long.
const LEFT: Duration = Duration::from_secs(15);

/// Threads for what blocks: readers of the file, records that are brought, and a few to spare; and those that name servers
/// may hold.
pub(crate) const BLOCKING: usize = READERS + 8 + ways::HELD;

/// A server that listens, but does not answer yet.
pub struct Server {
    runtime: tokio::runtime::Runtime,
    /// `None` for one that only thinks.
    listener: Option<TcpListener>,
    address: SocketAddr,
    /// Where numbers are given out.
    metrics: Option<TcpListener>,
    app: Arc<App>,
    stop: watch::Sender<bool>,
    writer: JoinHandle<()>,
    notices: mpsc::Receiver<Notice>,
}

/// Tells a running server to stop.
#[derive(Clone)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// Stops the server in good order.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

/// Opens the data file, listens, and answers until the process is told to stop (SIGTERM, SIGINT).
///
/// # Errors
/// The server does not start: the data is as it was then.
pub fn serve(config: Config, games: &[&'static dyn AnyGame]) -> Result<(), StartError> {
    Server::bind(config, games)?.run();
    Ok(())
}

impl Server {
    /// Opens the data file and listens.
    ///
    /// # Errors
    /// The file cannot be used, or the address is taken: the data is as it was then.
    pub fn bind(config: Config, games: &[&'static dyn AnyGame]) -> Result<Self, StartError> {
        // First the address: when that is taken, the file need not be touched.
        let listener = listen(config.address, "--address")?;
        let mut bus = None;
        let store: Arc<dyn Store> = match &config.data {
            Data::File(path) => {
                let store = Sqlite::open(path)?;
                let address = listener.local_addr().unwrap_or(config.address);
                store.announce(&config.base_url.clone().unwrap_or_else(|| format!("http://{address}")));
                Arc::new(store)
            }
            Data::Database(address) => {
                let store = Postgres::open(address)?;
                bus = store.bus();
                Arc::new(store)
            }
        };
        Self::with_store(config, games, store, bus, Some(listener))
    }

    /// Opens a database to think about the bots of its tables, and to do nothing else.
    ///
    /// # Errors
    /// The data is in a file, which one server has for itself; or the database cannot be used.
    pub fn thinker(config: Config, games: &[&'static dyn AnyGame]) -> Result<Self, StartError> {
        let Data::Database(address) = &config.data else {
            return Err(StartError::Setting {
                name: "data".to_owned(),
                value: config.data.to_string(),
                wants: Box::new(Phrase::new("server-wants-database")),
            });
        };
        let store = Postgres::open(address)?;
        let bus = store.bus();
        let config = Config { leaves_bots: false, ..config };
        Self::with_store(config, games, Arc::new(store), bus, None)
    }

    /// The same over another store.
    ///
    /// # Errors
    /// The address is taken, or the system gives no threads.
    pub fn bind_with(
        config: Config,
        games: &[&'static dyn AnyGame],
        store: Arc<dyn Store>,
    ) -> Result<Self, StartError> {
        let listener = listen(config.address, "--address")?;
        Self::with_store(config, games, store, None, Some(listener))
    }

    fn with_store(
        config: Config,
        games: &[&'static dyn AnyGame],
        store: Arc<dyn Store>,
        bus: Option<Arc<dyn Bus>>,
        listener: Option<std::net::TcpListener>,
    ) -> Result<Self, StartError> {
        let failed = |_| StartError::Threads;
        let wrong =
            |error: std::io::Error| StartError::Address { address: config.address, what: error.to_string() };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(BLOCKING)
            .build()
            .map_err(failed)?;
        let address = listener.as_ref().map_or(Ok(config.address), std::net::TcpListener::local_addr);
        let address = address.map_err(wrong)?;
        let (listener, numbers) = {
            let _inside = runtime.enter();
            let inside = |listener: Option<_>| listener.map(TcpListener::from_std).transpose().map_err(wrong);
            (inside(listener)?, inside(config.metrics.map(|at| listen(at, "--metrics")).transpose()?)?)
        };
        let secret = store.secret().map_err(|error| crate::host::failed(&config.data, error))?;
        let ways = Ways::new(&config, &secret)?;
        let (notices, calls) = mpsc::channel(WAITING);
        let hours = Hours::new(store.ready().unwrap_or_default());
        let metrics = Arc::new(Metrics::default());
        let (writer, thread) = Writer::start(store.clone(), metrics.clone()).map_err(failed)?;
        let (stop, stopping) = watch::channel(false);
        let thinkers = Thinkers::start(config.thinkers, &metrics).map_err(failed)?;
        let measures = config.measures;
        let machine =
            Machine::new(writer, thinkers, measures, metrics.clone(), stopping, hours, notices).with_bus(bus);
        let machine = Arc::new(machine);
        let manners =
            Manners { absence: config.absence, bot_delay: config.bot_delay, leaves_bots: config.leaves_bots };
        let house = House::new(games, store, secret, manners, machine.clone());
        let app = App {
            house: Arc::new(house),
            machine,
            ways,
            rates: Rates::new(config.rates),
            streams: Arc::new(Streams::new(config.rates != RateLimits::Off, metrics)),
            shown: Default::default(),
            openings: Default::default(),
            pulses: Default::default(),
            uploads: Default::default(),
            readiness: Default::default(),
            draining: Default::default(),
            description: Default::default(),
            counted: Default::default(),
            pictures: Default::default(),
            config,
        };
        Ok(Self {
            runtime,
            listener,
            address,
            metrics: numbers,
            app: Arc::new(app),
            stop,
            writer: thread,
            notices: calls,
        })
    }

    /// Where it listens, unless it only thinks: the port is the real one even when 0 was asked for.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it gives out numbers, if it does.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// The secret of a link that makes the browser that opens it a host's: once, within ten minutes.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn host_link(&self) -> Result<String, StartError> {
        crate::host::new_link(&|writes| {
            let kept = self.runtime.block_on(self.app.house.keep_hosting(writes));
            kept.map_err(|refused| StartError::Io {
                path: self.app.config().data.name(),
                what: format!("{refused:?}"),
            })
        })
    }

    /// Tells it to stop, from another thread.
    #[must_use]
    pub fn stopper(&self) -> Stopper {
        Stopper(self.stop.clone())
    }

    /// Answers until the process is told to stop, then finishes what was begun.
    pub fn run(self) {
        let Self { runtime, listener, address, metrics, app, stop, writer, notices } = self;
        let version = env!("CARGO_PKG_VERSION");
        match &listener {
            Some(_) => tracing::info!(%address, version, "listening"),
            None => tracing::info!(version, "thinking"),
        }
        runtime.block_on(async {
            let signals = tokio::spawn(stop_on_signal(app.clone(), stop.clone()));
            tokio::spawn(keep_house(app.clone()));
            tokio::spawn(keep_promises(app.clone()));
            tokio::spawn(wake_bots(app.clone()));
            match app.machine.bus() {
                Some(bus) => tokio::spawn(follow_neighbours(app.clone(), bus.clone())),
                None => tokio::spawn(follow_commands(app.clone())),
            };
            tokio::spawn(keep_notices(app.clone(), notices, listener.is_some()));
            let timekeeper = tokio::spawn(keep_time(app.clone()));
            if let Some(listener) = metrics {
                let app = app.clone();
                tokio::spawn(async move { accept(listener, router::metrics(app.clone()), &app).await });
            }
            match listener {
                Some(listener) => accept(listener, router::router(app.clone()), &app).await,
                None => app.stopped().await,
            }
            // How late it is, is kept before all ends.
            let _ = timekeeper.await;
            signals.abort();
        });
        // Tasks hold the app, the app holds the writer's channel: when both are gone, all is written.
        runtime.shutdown_timeout(FAREWELL);
        drop(app);
        if writer.join().is_err() {
            tracing::error!("the writer ended badly");
        }
        tracing::info!("stopped");
    }
}

/// Listens at this address, which this flag names.
fn listen(address: SocketAddr, flag: &'static str) -> Result<std::net::TcpListener, StartError> {
    let listen = || {
        let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
        // A server that starts again need not wait until the last connections of the one before are forgotten.
        #[cfg(unix)]
        socket.set_reuse_address(true)?;
        socket.bind(&address.into())?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        Ok(socket.into())
    };
    listen().map_err(|error: std::io::Error| match error.kind() {
        std::io::ErrorKind::AddrInUse => StartError::InUse { address, flag },
        _ => StartError::Address { address, what: error.to_string() },
    })
}

/// Waits for the signals that end a process politely.
async fn stop_on_signal(app: Arc<App>, stop: watch::Sender<bool>) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (Ok(mut term), Ok(mut int)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
        else {
            tracing::warn!("signals cannot be heard: stop the server by ending its process");
            return;
        };
        tokio::select! { _ = term.recv() => {} _ = int.recv() => {} }
    }
    #[cfg(not(unix))]
    if tokio::signal::ctrl_c().await.is_err() {
        return;
    }
    tracing::info!("stopping");
    // First those hear of it who send people here.
    app.draining.store(true, Ordering::Relaxed);
    tokio::time::sleep(app.config().drain).await;
    stop.send_replace(true);
}

/// Drops tables from memory that nobody uses, and tells numbers of lately from those of long ago.
async fn keep_house(app: Arc<App>) {
    let (idle, mut marked) = (app.config().idle, Instant::now());
    while !app.machine.rest(TIDY.min(idle.max(Duration::from_millis(100)))).await {
        app.house.rooms().tidy(app.machine.now().saturating_sub(idle.as_secs()), MOST_ROOMS);
        if marked.elapsed() >= LATELY {
            app.metrics().mark();
            marked = Instant::now();
        }
    }
}

/// Forgets what has ended, and what is older than it is to be kept.
async fn keep_promises(app: Arc<App>) {
    let mut wait = HOURLY.min(Duration::from_secs(60));
    while !app.machine.rest(wait).await {
        wait = HOURLY;
        // Where servers share the data, one of them is enough.
        if app.house.is_shared() && app.house.read(Store::leads).await != Ok(true) {
            continue;
        }
        let done = match app.house.expire().await {
            Ok(()) => app.house.purge("").await.map(|_| ()),
            failed => failed,
        };
        if let Err(refused) = done {
            tracing::warn!(?refused, "what is old could not be forgotten");
        }
    }
}

/// Takes over what a host's command has changed in the data file, soon after it has.
async fn follow_commands(app: Arc<App>) {
    while !app.machine.rest(FOLLOW).await {
        let changed = app.house.read(Store::changed_by_others).await;
        if changed == Ok(true)
            && let Err(refused) = app.house.catch_up().await
        {
            tracing::warn!(?refused, "what a command has changed could not be read");
        }
    }
}

/// Tables with a person's seat that wait for a bot go on after a restart, whether somebody looks or not: a few at a
/// time, so that they neither fill the memory nor all think at once. Where servers share the data, those about which nobody
/// thinks any more are picked up as long as this one runs.
async fn wake_bots(app: Arc<App>) {
    let places = Arc::new(Semaphore::new(AWAKE));
    let mut last = String::new();
    let shared = app.house.is_shared();
    let waited = if app.config().leaves_bots { LEFT } else { Duration::ZERO };
    loop {
        let after = last.clone();
        let waiting = match shared {
            true => app.house.claim_some(AWAKE, waited).await,
            false => app.house.read(move |store| store.waiting_for_bots(&after, AWAKE)).await,
        };
        let idle = waiting.as_ref().map_or(true, Vec::is_empty);
        if idle && !shared && waiting.is_ok() {
            return;
        }
        // Visitors come first.
        let rest = if shared { PICK_UP } else { Duration::from_secs(1) };
        if idle && app.machine.rest(rest).await {
            return;
        }
        let waiting = waiting.unwrap_or_default();
        last = waiting.last().cloned().unwrap_or(last);
        for code in waiting {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            if app.machine.is_stopping() {
                return;
            }
            let app = app.clone();
            tokio::spawn(async move {
                wake(&app, &code).await;
                drop(place);
            });
        }
    }
}

/// Lets the bots of a table play until a person is to decide, and puts it back.
async fn wake(app: &Arc<App>, code: &str) {
    match app.house.room(code).await {
        Ok(room) => while room.is_busy() && !app.machine.rest(Duration::from_millis(50)).await {},
        Err(refused) => tracing::warn!(code, ?refused, "a table that waits for a bot cannot be loaded"),
    }
    app.house.rooms().leave(code);
}

/// Answers connections until the server is to stop; then waits a while for those that are open.
async fn accept(listener: TcpListener, router: Router, app: &Arc<App>) {
    let config = app.config();
    let of_one = (!config.behind_proxy).then_some(config.connections_per_address);
    let doors = Arc::new(Doors::new(raise_file_limit(config.connections), of_one));
    let graceful = GracefulShutdown::new();
    loop {
        let connected = tokio::select! {
            connected = listener.accept() => connected,
            () = app.stopped() => break,
        };
        let (stream, from) = match connected {
            Ok(connected) => connected,
            Err(error) => {
                // Too many open files, most likely: wait until some are closed.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // Full: the connection is closed at once, and the browser says so.
        let Some(door) = doors.enter(from.ip()) else { continue };
        let connection = converse(stream, from, router.clone(), app.clone());
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // Broken connections are the network's affair.
            let _ = connection.await;
            drop(door);
        });
    }
    drop(listener);
    if tokio::time::timeout(FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections were cut");
    }
}

fn converse(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    app: Arc<App>,
) -> impl hyper_util::server::graceful::GracefulConnection<Error = hyper::Error> {
    // Small steps must not wait for more to come.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        if let Some(own) = own_part(app.config().root(), request.uri()) {
            *request.uri_mut() = own;
        }
        router.clone().oneshot(request.map(axum::body::Body::new))
    });
    hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_PATIENCE)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(Patient::new(stream)), service)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody accepts here: those who come wait, but none of them has to try again.
    #[test]
    fn many_can_wait_to_be_accepted() {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0)), "--address").unwrap();
        let address = listener.local_addr().unwrap();
        let allowed = std::fs::read_to_string("/proc/sys/net/core/somaxconn").ok();
        let allowed = allowed.and_then(|text| text.trim().parse().ok()).unwrap_or(128);
        let patience = Duration::from_millis(900);
        let waiting: Vec<_> = (0..allowed.min(400_usize))
            .map(|number| {
                std::net::TcpStream::connect_timeout(&address, patience).map_err(|error| (number, error))
            })
            .collect::<Result<_, _>>()
            .unwrap();
        assert_eq!(waiting.len(), allowed.min(400));
    }
}
