//! What an ordinary player notices while a stranger attacks: the server is a process of its own with the default limits,
//! the stranger, a process of the lowest priority, comes from another address, and the player, who is a process too, plays
//! against a bot all the time.
//!
//! ```text
//! cargo run --release -p server --example attack -- [seconds of each attack] [name of one attack]
//! ```
//!
//! A number of milliseconds that is beyond what is promised (200 for a move; for a bot three times what it takes while
//! nothing happens) has a `!`: how long things take also depends on the machine. What must not happen on any machine
//! ends the program with an error: a player who gets no move through, or a server that stops.

// Like a test, it may fail loudly.
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, RateLimits, Server};
use socket2::{Domain, Socket, Type};

type Failure = Box<dyn std::error::Error + Send + Sync>;

const PLAYER: [u8; 4] = [127, 0, 0, 1];
const STRANGER: [u8; 4] = [127, 0, 0, 2];

/// All of them, after what is usual.
const ATTACKS: [&str; 12] = [
    "nothing",
    "bots",
    "pages",
    "tables",
    "uploads",
    "unread",
    "events",
    "keys",
    "half-sent",
    "guesses",
    "people",
    "hints",
];

/// Somebody with a key, from one address.
#[derive(Clone)]
struct Client {
    to: SocketAddr,
    from: [u8; 4],
    key: String,
}

impl Client {
    fn new(to: SocketAddr, from: [u8; 4]) -> Result<Self, Failure> {
        let mut client = Self { to, from, key: String::new() };
        let person = client.call("POST", "/api/v1/people", &json!({ "name": "Somebody" }))?;
        client.key = person["key"].as_str().ok_or("no key")?.to_owned();
        Ok(client)
    }

    fn connect(&self) -> Result<TcpStream, Failure> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
        socket.bind(&SocketAddr::from((self.from, 0)).into())?;
        socket.connect(&self.to.into())?;
        let stream = TcpStream::from(socket);
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        Ok(stream)
    }

    fn send(&self, method: &str, path: &str, body: &str) -> Result<BufReader<TcpStream>, Failure> {
        let mut stream = self.connect()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: attack\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\
             cookie: loup={key}\r\ncontent-type: text/plain\r\ncontent-length: {}\r\n\r\n",
            body.len(),
            key = self.key,
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(body.as_bytes())?;
        Ok(BufReader::new(stream))
    }

    fn whole(&self, method: &str, path: &str, body: &str) -> Result<(u16, String), Failure> {
        let mut text = String::new();
        self.send(method, path, body)?.read_to_string(&mut text)?;
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no status")?;
        Ok((status, text))
    }

    fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, Failure> {
        let (status, text) = self.whole(method, path, &body.to_string())?;
        let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        if status >= 400 {
            return Err(format!("{method} {path}: {status} {body}").into());
        }
        Ok(serde_json::from_str(body)?)
    }

    fn table(&self, wish: &Value) -> Result<String, Failure> {
        let made = self.call("POST", "/api/v1/tables", wish)?;
        Ok(made["code"].as_str().ok_or("no code")?.to_owned())
    }
}

/// What the player notices: how long moves took, and how long the bot's answers.
#[derive(Default)]
struct Noticed {
    moves: Vec<Duration>,
    bots: Vec<Duration>,
    refused: usize,
}

impl Noticed {
    /// As one process tells another.
    fn line(&self) -> String {
        let times = |times: &[Duration]| {
            let texts: Vec<String> = times.iter().map(|time| time.as_micros().to_string()).collect();
            texts.join(" ")
        };
        format!("{};{};{}", times(&self.moves), times(&self.bots), self.refused)
    }

    fn read(line: &str) -> Option<Self> {
        let times = |text: &str| {
            text.split_whitespace().map(|time| time.parse().map(Duration::from_micros)).collect()
        };
        let mut parts = line.trim().split(';');
        let moves = Result::ok(times(parts.next()?))?;
        let bots = Result::ok(times(parts.next()?))?;
        Some(Self { moves, bots, refused: parts.next()?.parse().ok()? })
    }
}

/// Plays against a bot until told to stop.
fn play(client: &Client, stop: &AtomicBool, noticed: &mut Noticed) -> Result<(), Failure> {
    while !stop.load(Ordering::Relaxed) {
        let code =
            client.table(&json!({ "game": "triqueta", "players": 2, "seats": ["me", "bot-hunter"] }))?;
        let moves = format!("/api/v1/tables/{code}/moves");
        let mut asked: Option<Instant> = None;
        while !stop.load(Ordering::Relaxed) {
            let Ok(state) = client.call("GET", &moves, &json!({})) else {
                noticed.refused += 1;
                std::thread::sleep(Duration::from_millis(50));
                continue;
            };
            let Some(text) = state["moves"][0]["move"].as_str() else {
                if state["to_act"].is_null() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(10));
                continue;
            };
            noticed.bots.extend(asked.take().map(|asked| asked.elapsed()));
            let begun = Instant::now();
            let done = client.call("POST", &moves, &json!({ "entry": state["entry"], "move": text }));
            noticed.moves.push(begun.elapsed());
            match done {
                Ok(done) if done["to_act"] != state["seat"] => asked = Some(Instant::now()),
                Ok(_) => {}
                Err(_) => noticed.refused += 1,
            }
        }
    }
    Ok(())
}

fn percentile(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(place).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}

/// Does this from so many threads, again and again.
fn many(threads: usize, work: impl Fn() + Send + Sync + 'static) {
    let work = Arc::new(work);
    for _ in 0..threads {
        let work = work.clone();
        std::thread::spawn(move || {
            loop {
                work();
            }
        });
    }
}

/// A game with more than a thousand entries, and comments up to what is accepted.
fn long_record() -> Result<String, Failure> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/0.1/records/wolves-2.loup");
    let record = std::fs::read_to_string(file)?;
    let (entries, end) = record.rsplit_once("\nend:").ok_or("no end")?;
    let comment = "\n# a comment to be read";
    let comments = comment.repeat(((4 << 20) - record.len()) / comment.len() - 1);
    Ok(format!("{entries}{comments}\nend:{end}"))
}

/// Brings that record; the code of its table.
fn uploaded(stranger: &Client) -> Result<String, Failure> {
    let (status, answer) = stranger.whole("POST", "/upload", &long_record()?)?;
    let there = answer.lines().find_map(|line| line.strip_prefix("location: /t/"));
    let there = there.ok_or_else(|| format!("the record was refused: {status}"))?;
    Ok(there.split(['/', '?', '#']).next().unwrap_or_default().trim().to_owned())
}

/// What the stranger does, until the process is killed.
fn attack(name: &str, stranger: Client) -> Result<std::convert::Infallible, Failure> {
    match name {
        "nothing" => {}
        "bots" => {
            let wish = json!({
                "game": "triqueta", "players": 5, "seats": vec!["bot-alpha"; 5], "choices": { "hidden-wolves": "on" },
            });
            for _ in 0..20 {
                let code = stranger.table(&wish)?;
                let client = stranger.clone();
                std::thread::spawn(move || {
                    let Ok(mut stream) = client.send("GET", &format!("/api/v1/tables/{code}/events"), "")
                    else {
                        return;
                    };
                    let mut line = String::new();
                    while stream.read_line(&mut line).is_ok_and(|read| read > 0) {
                        line.clear();
                    }
                });
            }
        }
        // The same page; what differs is how much there is to be listed.
        "pages" | "tables" => many(380, move || drop(stranger.whole("GET", "/", ""))),
        "uploads" => {
            let record = long_record()?;
            many(15, move || drop(stranger.whole("POST", "/upload", &record)));
        }
        "unread" => {
            let code = uploaded(&stranger)?;
            let held = std::sync::Mutex::new(Vec::new());
            many(40, move || {
                // Asked for, and never read.
                let answer = stranger.send("GET", &format!("/api/v1/tables/{code}/log?as=all"), "");
                match answer {
                    Ok(answer) => held.lock().unwrap().push(answer),
                    Err(_) => std::thread::sleep(Duration::from_millis(100)),
                }
                if held.lock().unwrap().len() > 450 {
                    std::thread::sleep(Duration::from_secs(1));
                }
            });
        }
        "events" => {
            let code = uploaded(&stranger)?;
            many(40, move || {
                let path = format!("/api/v1/tables/{code}/events?after=0");
                let _ = stranger.send("GET", &path, "").map(|mut answer| answer.read(&mut [0; 4096]));
            });
        }
        "keys" => {
            let wish = json!({
                "game": "triqueta", "players": 5, "choices": { "hidden-wolves": "on" },
                "seats": ["me", "bot-alpha", "bot-alpha", "bot-alpha", "bot-alpha"],
            });
            // Each table is another person's, who has had nothing yet, and looks at it.
            many(20, move || {
                let Ok(client) = Client::new(stranger.to, stranger.from) else {
                    return std::thread::sleep(Duration::from_millis(100));
                };
                let Ok(code) = client.table(&wish) else { return };
                let moves = format!("/api/v1/tables/{code}/moves");
                if let Ok(mut stream) = client.send("GET", &format!("/api/v1/tables/{code}/events"), "") {
                    if let Ok(state) = client.call("GET", &moves, &json!({}))
                        && let Some(text) = state["moves"][0]["move"].as_str()
                    {
                        let _ =
                            client.call("POST", &moves, &json!({ "entry": state["entry"], "move": text }));
                    }
                    let _ = stream.read(&mut [0; 4096]);
                }
            });
        }
        "half-sent" => many(1000, move || {
            if let Ok(mut stream) = stranger.connect() {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n");
                let _ = stream.read(&mut [0; 64]);
            }
        }),
        "guesses" => many(40, move || drop(stranger.whole("GET", "/t/bcdfghjk", ""))),
        "people" => many(40, move || drop(Client::new(stranger.to, stranger.from))),
        "hints" => many(10, move || {
            let wish = json!({ "game": "triqueta", "players": 5, "seats": ["me", "bot-cub", "bot-cub", "bot-cub", "bot-cub"] });
            if let Ok(code) = stranger.table(&wish) {
                for _ in 0..20 {
                    let _ = stranger.whole("GET", &format!("/api/v1/tables/{code}/hint"), "");
                }
            }
        }),
        other => return Err(format!("there is no attack {other}").into()),
    }
    loop {
        std::thread::park();
    }
}

/// A server's settings: the defaults.
fn config(data: &str) -> Config {
    let address = SocketAddr::from((PLAYER, 0));
    Config { address, data: std::path::PathBuf::from(data).into(), ..Config::default() }
}

fn serve(config: Config) {
    let server = Server::bind(config, catalogue::games()).unwrap();
    println!("{}", server.address());
    server.run();
}

/// The player, who tells what was noticed when the input ends.
fn player(address: &str) -> Result<(), Failure> {
    let client = Client::new(address.parse()?, PLAYER)?;
    let stop = Arc::new(AtomicBool::new(false));
    std::thread::spawn({
        let stop = stop.clone();
        move || {
            let _ = std::io::stdin().read_to_end(&mut Vec::new());
            stop.store(true, Ordering::Relaxed);
        }
    });
    let mut noticed = Noticed::default();
    let done = play(&client, &stop, &mut noticed);
    println!("{}", noticed.line());
    done
}

/// This program once more, as something else.
fn start(arguments: &[&str]) -> Result<Child, Failure> {
    let me = std::env::current_exe()?;
    Ok(Command::new(me).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?)
}

/// The stranger as a process that the others come before: what his own work costs is his machine's affair.
fn stranger(name: &str, server: SocketAddr) -> Result<Child, Failure> {
    let mut nice = Command::new("nice");
    nice.args(["-n", "19"]).arg(std::env::current_exe()?).args(["stranger", name, &server.to_string()]);
    Ok(nice.stdin(Stdio::null()).stdout(Stdio::null()).spawn()?)
}

/// A server as a process of its own, and where it listens.
fn started(how: &str, data: &str) -> Result<(Child, SocketAddr), Failure> {
    let mut child = start(&[how, data])?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    Ok((child, line.trim().parse()?))
}

/// Ten thousand tables that are listed, as people leave them behind in years.
fn ten_thousand_tables(data: &str) -> Result<(), Failure> {
    let (mut child, address) = started("serve-anything", data)?;
    let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"], "listed": true });
    let made = std::thread::scope(|scope| {
        let threads = [(); 8].map(|()| {
            scope.spawn(|| -> Result<(), Failure> {
                for _ in 0..50 {
                    let client = Client::new(address, STRANGER)?;
                    for _ in 0..25 {
                        client.table(&wish)?;
                    }
                }
                Ok(())
            })
        });
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| "a thread fell over")?)
    });
    child.kill()?;
    child.wait()?;
    made
}

/// The most memory that the process has had, in megabytes, and how many threads it has.
fn size_of(child: &Child) -> (u64, u64) {
    let text = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    (number("VmHWM:").unwrap_or(0) >> 10, number("Threads:").unwrap_or(0))
}

/// One attack: what the player noticed, the memory of the server and its threads.
fn suffered(name: &str, seconds: u64) -> Result<(Noticed, u64, u64), Failure> {
    let folder = std::env::temp_dir().join(format!("loup-attack-{}-{name}", std::process::id()));
    let data = folder.join("loup.db").display().to_string();
    if name == "tables" {
        ten_thousand_tables(&data)?;
    }
    let (mut child, address) = started("serve", &data)?;
    let mut stranger = stranger(name, address)?;
    let mut player = start(&["player", &address.to_string()])?;
    std::thread::sleep(Duration::from_secs(seconds));
    let (memory, threads) = size_of(&child);
    // The player is asked while the attack goes on: the last move was made under it, too.
    drop(player.stdin.take());
    let mut told = String::new();
    player.stdout.take().ok_or("no output")?.read_to_string(&mut told)?;
    let played = player.wait()?.success();
    let [attacked, lives] =
        [&mut stranger, &mut child].map(|process| process.try_wait().is_ok_and(|end| end.is_none()));
    for process in [&mut stranger, &mut child] {
        process.kill()?;
        process.wait()?;
    }
    let _ = std::fs::remove_dir_all(folder);
    let noticed = Noticed::read(&told).ok_or("the player told nothing")?;
    if !attacked {
        return Err("the stranger gave up".into());
    }
    if !lives {
        return Err("the server has stopped".into());
    }
    if !played || noticed.moves.is_empty() {
        return Err("the player could not play".into());
    }
    Ok((noticed, memory, threads))
}

/// A number of milliseconds, and whether it is beyond this.
fn within(time: f64, most: f64) -> String {
    format!("{time:.1}{}", if time > most { "!" } else { "" })
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve", data] => {
            serve(config(data));
            return Ok(());
        }
        ["serve-anything", data] => {
            serve(Config { rates: RateLimits::Off, tables_per_person: 1000, ..config(data) });
            return Ok(());
        }
        ["player", address] => return player(address),
        ["stranger", name, address] => match attack(name, Client::new(address.parse()?, STRANGER)?)? {},
        _ => {}
    }
    let seconds = words.first().and_then(|text| text.parse().ok()).unwrap_or(20);
    println!("attack      moves   p50 ms   p95 ms   bots   p50 ms   p95 ms  refused    MB  threads");
    let mut usual = f64::INFINITY;
    for name in ATTACKS.into_iter().filter(|name| words.get(1).is_none_or(|only| only == name)) {
        let (mut noticed, memory, threads) =
            suffered(name, seconds).map_err(|failure| format!("{name}: {failure}"))?;
        let [half, most] = [0.5, 0.95].map(|share| percentile(&mut noticed.moves, share));
        let [bot_half, bot_most] = [0.5, 0.95].map(|share| percentile(&mut noticed.bots, share));
        println!(
            "{name:10} {:6} {half:8.1} {:>8} {:6} {bot_half:8.1} {:>8} {:8} {memory:5} {threads:8}",
            noticed.moves.len(),
            within(most, 200.0),
            noticed.bots.len(),
            within(bot_most, usual),
            noticed.refused
        );
        if name == "nothing" {
            usual = 3.0 * bot_most;
        }
    }
    Ok(())
}
