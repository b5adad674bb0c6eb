//! A PostgreSQL of the tests' own: below `target/`, behind a socket in a folder, never a service of the system. It ends
//! with the process that has started it, however that ends.

use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Ends the database when nobody holds the other end of its input any more.
const WATCH: &str = r#"
"$@" & database=$!
cat > /dev/null
kill -QUIT "$database" 2> /dev/null
wait "$database"
rm -rf "$FOLDER"
"#;

struct Cluster {
    /// Where its socket is.
    folder: PathBuf,
    watch: (Child, ChildStdin),
}

impl Cluster {
    fn url(&self, options: &str) -> String {
        let host = self.folder.to_str().unwrap().replace('/', "%2F");
        format!("postgres://loup@{host}/postgres{options}")
    }
}

/// What a query answers in the first column of its first row, as text; nothing where there is no row.
pub fn sql(url: &str, query: &str) -> Option<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = loop {
            match tokio_postgres::connect(url, tokio_postgres::NoTls).await {
                Ok(connected) => break connected,
                // It is still starting.
                Err(error) if error.code().is_some_and(|code| code.code() == "57P03") => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(error) => panic!("{error:?}"),
            }
        };
        tokio::spawn(connection);
        let answers = client.simple_query(query).await.unwrap();
        answers.iter().find_map(|answer| match answer {
            tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        })
    })
}

/// A program of PostgreSQL: on the path, or where Debian puts it.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    // The newest first.
    debian.sort();
    debian.reverse();
    std::env::split_paths(&path).chain(debian).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// PostgreSQL refuses to run as root: then it runs as somebody else.
fn as_nobody(folder: &Path) -> Vec<String> {
    let works = |words: &[&str]| {
        let status = Command::new(words[0]).args(&words[1..]).arg("true").stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let root = std::os::unix::fs::MetadataExt::uid(&std::fs::metadata(folder).unwrap()) == 0;
    let mapped = ["unshare", "-U", "--map-user=1000"];
    let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
    if !root {
        return Vec::new();
    }
    if works(&mapped) {
        return mapped.map(str::to_owned).to_vec();
    }
    assert!(works(&nobody), "neither unshare nor setpriv lets PostgreSQL run as somebody else than root");
    std::os::unix::fs::chown(folder, Some(65534), Some(65534)).unwrap();
    nobody.map(str::to_owned).to_vec()
}

fn start(which: &str) -> Option<Cluster> {
    let (Some(initdb), Some(postgres)) = (program("initdb"), program("postgres")) else {
        eprintln!("NOT TESTED: PostgreSQL is not installed; scripts/install-test-deps installs it");
        return None;
    };
    // A socket's name is short, so it lies where temporary files do; the data lie below `target/`.
    let name = format!("loup-postgres-{}{which}", std::process::id());
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target").join(&name);
    let folder = std::env::temp_dir().join(&name);
    for folder in [&target, &folder] {
        let _ = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder).unwrap();
    }
    let (target, data) = (std::fs::canonicalize(&target).unwrap(), "data");
    let before = as_nobody(&target);
    as_nobody(&folder);
    let command = |words: &[&str]| {
        let words: Vec<&str> = before.iter().map(String::as_str).chain(words.iter().copied()).collect();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).current_dir(&target);
        command
    };
    let made = command(&[
        initdb.to_str().unwrap(),
        "-D",
        data,
        "-N",
        "-U",
        "loup",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
    ]);
    let made = { made }.output().unwrap();
    assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
    let socket = folder.to_str().unwrap();
    let settings = [
        format!("unix_socket_directories={socket}"),
        "listen_addresses=".to_owned(),
        "fsync=off".to_owned(),
        "full_page_writes=off".to_owned(),
        "max_connections=400".to_owned(),
        "shared_buffers=32MB".to_owned(),
        "max_wal_size=128MB".to_owned(),
        "log_min_messages=fatal".to_owned(),
    ];
    let settings: Vec<&str> = settings.iter().flat_map(|setting| ["-c", setting.as_str()]).collect();
    let database = [&[postgres.to_str().unwrap(), "-D", data][..], &settings].concat();
    let database: Vec<&str> = before.iter().map(String::as_str).chain(database).collect();
    let mut watch = Command::new("sh")
        .args(["-c", WATCH, "sh"])
        .args(database)
        .env("FOLDER", &target)
        .current_dir(&target)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(std::fs::File::create(target.join("log")).unwrap())
        .spawn()
        .unwrap();
    let input = watch.stdin.take().unwrap();
    let begun = Instant::now();
    while std::os::unix::net::UnixStream::connect(folder.join(".s.PGSQL.5432")).is_err() {
        let log = || std::fs::read_to_string(target.join("log")).unwrap_or_default();
        assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", log());
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(Cluster { folder, watch: (watch, input) })
}

/// The address of an empty database; `None`, said loudly, where PostgreSQL is not installed.
pub fn fresh() -> Option<String> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let cluster = CLUSTER.get_or_init(|| start("")).as_ref()?;
    // A schema is made in a moment, a database is not.
    let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    sql(&cluster.url(""), &format!("CREATE SCHEMA {name}"));
    Some(cluster.url(&format!("?options=-csearch_path%3D{name}")))
}

/// A PostgreSQL of one test's own, which may do to it what it likes.
pub struct Alone(Cluster);

impl Alone {
    /// One that nobody else uses; `None`, said loudly, where PostgreSQL is not installed.
    pub fn start() -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let started = start(&format!("-{}", NUMBER.fetch_add(1, Ordering::Relaxed))).map(Self)?;
        sql(&started.url(), "SELECT 1");
        Some(started)
    }

    /// The address of its database.
    pub fn url(&self) -> String {
        self.0.url("")
    }

    /// Whether the standby is there without which nothing is acknowledged. (There never is one; the question is whether it
    /// is waited for.)
    pub fn standby(&self, there: bool) {
        let names = if there { "" } else { "nobody" };
        sql(&self.url(), &format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'"));
        sql(&self.url(), "SELECT pg_reload_conf()");
    }

    /// Ends it: from now on nobody reaches it.
    pub fn end(self) {
        let (mut watch, input) = self.0.watch;
        drop(input);
        watch.wait().unwrap();
    }

    /// How many connections servers have to it.
    pub fn connections(&self) -> usize {
        let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'loup'";
        sql(&self.url(), count).unwrap().parse().unwrap()
    }
}
