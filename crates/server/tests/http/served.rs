//! A server for a test, with a data file of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Data, RateLimits, Server, Stopper};

use crate::client::Person;
use crate::postgres;

/// Whether every server of a test has another beside it, and every request goes to the other (`LOUP_TEST_SERVERS=2`).
fn are_two() -> bool {
    std::env::var("LOUP_TEST_SERVERS").is_ok_and(|count| count == "2")
}

/// A folder that is gone when the test is, and where the data is: in it, or in a database (`LOUP_TEST_STORE=postgres`).
pub struct Folder(PathBuf, Option<String>);

impl Folder {
    pub fn new() -> Self {
        if std::env::var("LOUP_TEST_STORE").is_ok_and(|store| store == "postgres") {
            return Self::in_database(postgres::fresh().expect("PostgreSQL is installed"));
        }
        // Where there is no PostgreSQL, that was said.
        let shared = if are_two() { postgres::fresh() } else { None };
        shared.map_or_else(Self::of_file, Self::in_database)
    }

    /// The same for what only a file does.
    pub fn of_file() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("loup-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path, None)
    }

    /// None at all.
    const fn none() -> Self {
        Self(PathBuf::new(), None)
    }

    /// The same with the data in this database.
    pub fn in_database(url: String) -> Self {
        let mut folder = Self::of_file();
        folder.1 = Some(url);
        folder
    }

    /// Where the data is.
    pub fn data(&self) -> Data {
        match &self.1 {
            Some(url) => Path::new(url).into(),
            None => self.file("loup.db").into(),
        }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for tests: any port, no waiting, no limits on rates.
pub fn config(data: impl Into<Data>) -> Config {
    Config {
        address: "127.0.0.1:0".parse().unwrap(),
        metrics: Some("127.0.0.1:0".parse().unwrap()),
        data: data.into(),
        rates: RateLimits::Off,
        bot_delay: Duration::ZERO,
        ..Config::default()
    }
}

/// A running server; it stops when dropped.
pub struct Served {
    pub address: SocketAddr,
    pub metrics: Option<SocketAddr>,
    pub folder: Folder,
    stopper: Stopper,
    thread: Option<JoinHandle<()>>,
    /// Another over the same data, where there are to be two.
    twin: Option<Box<Self>>,
}

impl Served {
    pub fn new() -> Self {
        Self::with(|_| {})
    }

    /// The same with a data file, whatever others have.
    pub fn on_file() -> Self {
        Self::at(Folder::of_file(), |_| {})
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::at(Folder::new(), change)
    }

    pub fn at(folder: Folder, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = config(folder.data());
        change(&mut config);
        // Those that a test starts beside one another are several already.
        let first = !folder.0.as_os_str().is_empty() && folder.1.is_some();
        let twin = (first && are_two()).then(|| Box::new(Self::run(config.clone(), Folder::none(), None)));
        Self::run(config, folder, twin)
    }

    fn run(config: Config, folder: Folder, twin: Option<Box<Self>>) -> Self {
        let server = Server::bind(config, catalogue::games()).unwrap();
        let (address, metrics, stopper) = (server.address(), server.metrics_address(), server.stopper());
        let thread = Some(std::thread::spawn(|| server.run()));
        Self { address, metrics, folder, stopper, thread, twin }
    }

    /// A server over a database that only thinks.
    pub fn thinker(data: Data) -> Self {
        let server = Server::thinker(config(data), catalogue::games()).unwrap();
        let (address, metrics, stopper) = (server.address(), server.metrics_address(), server.stopper());
        let thread = Some(std::thread::spawn(|| server.run()));
        Self { address, metrics, folder: Folder::none(), stopper, thread, twin: None }
    }

    /// The same without a file.
    pub fn in_memory() -> Self {
        let secret = server::secret::fresh().unwrap();
        Self::over(std::sync::Arc::new(house::store::memory::Memory::new(secret)))
    }

    /// The same over this store.
    pub fn over(store: std::sync::Arc<dyn server::store::Store>) -> Self {
        let folder = Folder::new();
        let config = config(folder.file("none.db"));
        let server = Server::bind_with(config, catalogue::games(), store).unwrap();
        let (address, metrics, stopper) = (server.address(), server.metrics_address(), server.stopper());
        let thread = Some(std::thread::spawn(|| server.run()));
        Self { address, metrics, folder, stopper, thread, twin: None }
    }

    /// Stops the server and leaves its data.
    pub fn stop(mut self) -> Folder {
        self.finish();
        std::mem::replace(&mut self.folder, Folder::none())
    }

    fn finish(&mut self) {
        self.twin = None;
        self.stopper.stop();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }

    /// Where the data is.
    pub fn data(&self) -> Data {
        self.folder.data()
    }

    /// Another server over the same data.
    pub fn beside(&self) -> Self {
        self.beside_with(|_| {})
    }

    /// The same with other settings.
    pub fn beside_with(&self, change: impl FnOnce(&mut Config)) -> Self {
        Self::at(Folder(PathBuf::new(), self.folder.1.clone()), change)
    }

    /// What the server counts.
    pub fn numbers(&self) -> String {
        Person::new(self.metrics.unwrap()).get("/metrics").expect(200).body
    }

    pub fn person(&self) -> Person {
        let others = self.twin.iter().map(|twin| twin.address).collect();
        Person { others, ..Person::new(self.address) }
    }

    /// Somebody with this name.
    pub fn named(&self, name: &str) -> Person {
        let mut person = self.person();
        person.post("/me", &[("name", name)]).expect(303);
        person
    }

    /// A table of Triqueta for these seats, made by this person; its code.
    pub fn table(&self, host: &Person, seats: &[&str]) -> String {
        self.table_of(host, json!({ "game": "triqueta", "players": seats.len(), "seats": seats }))
    }

    pub fn table_of(&self, host: &Person, wish: Value) -> String {
        host.tell("/tables", &wish).expect(201).json()["code"].as_str().unwrap().to_owned()
    }

    /// A table of Triqueta for two people, started; everybody may watch.
    pub fn pair(&self) -> (Person, Person, String) {
        self.pair_at(true)
    }

    /// The same at a table that is listed, or not.
    pub fn pair_at(&self, listed: bool) -> (Person, Person, String) {
        let (ada, mut bo) = (self.named("Ada"), self.named("Bo"));
        let wish = json!({
            "game": "triqueta", "players": 2, "seats": ["me", "friend"], "choices": { "first": "1" },
            "listed": listed,
        });
        let code = self.table_of(&ada, wish);
        bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
        ada.clone().post(&format!("/t/{code}/start"), &[]).expect(303);
        (ada, bo, code)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Waits until this is so; tests may be slow, but not for ever.
#[track_caller]
pub fn until<T>(mut what: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = what() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(90), "it never came");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Plays first legal moves for these people until the game is over; the number of entries.
pub fn play_out(people: &mut [(u8, Person)], code: &str) -> usize {
    until(|| {
        let table = people[0].1.table(code);
        if table["state"] == "over" {
            return Some(table["entries"].as_u64().unwrap() as usize);
        }
        for (seat, person) in people.iter_mut() {
            let (entry, moves) = person.moves(code);
            if let Some(first) = moves.first() {
                // A bot may have been faster when several sit here: then this is stale, which is fine.
                let status = person.play(code, *seat, entry, first).status;
                assert!(matches!(status, 303 | 409 | 422), "{status}");
            }
        }
        None
    })
}

/// Everything but `apply`, done by the store in this field.
macro_rules! pass_on {
    ($field:ident) => {
        pass_on! { $field: well() -> server::store::Durability; }
        pass_on! { $field but well }
    };
    ($field:ident but well) => {
        pass_on! { $field:
            table(code: &str) -> Option<server::store::Stored>;
            tail(code: &str, entries: usize) -> Option<server::store::Stored>;
            heads(codes: &[&str]) -> Vec<Option<server::store::Head>>;
            cards(shelf: server::store::Shelf, most: usize) -> Vec<server::store::Card>;
            card(code: &str) -> Option<server::store::Card>;
            waiting_for_bots(after: &str, most: usize) -> Vec<String>;
            due(most: usize) -> Vec<(String, u64)>;
            ready() -> u64;
            person(id: server::store::PersonId) -> Option<server::store::Person>;
            held_back() -> Vec<server::store::PersonId>;
            person_by_key(hash: &[u8; 32]) -> Option<server::store::Person>;
            keys_of(person: server::store::PersonId) -> Vec<server::store::Key>;
            rated(game: &str, after: i64, most: usize) -> Vec<server::store::RatedGame>;
            rated_at(code: &str) -> Option<server::store::RatedGame>;
            tournament(code: &str) -> Option<server::store::Tournament>;
            tournaments(person: server::store::PersonId, most: usize) -> Vec<server::store::Tournament>;
            counts() -> server::store::Counts;
            holdings(host: server::store::PersonId) -> server::store::Holdings;
            secret() -> server::secret::ServerSecret;
            book() -> server::store::Book;
            reports() -> Vec<server::store::Report>;
            notes(most: usize) -> Vec<server::store::Note>;
            guests(text: &str, most: usize) -> Vec<server::store::Guest>;
            stale(retention: &server::store::Retention, now: u64) -> server::store::Stale;
            growth(since: u64) -> Vec<server::store::Day>;
        }
    };
    ($field:ident: $($name:ident($($arg:ident: $kind:ty),*) -> $back:ty;)*) => {$(
        fn $name(&self, $($arg: $kind),*) -> Result<$back, server::store::StoreError> {
            self.$field.$name($($arg),*)
        }
    )*};
}
pub(crate) use pass_on;
