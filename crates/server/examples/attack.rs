//! What an ordinary player notices while a stranger attacks: the server is a process of its own with the default limits,
//! the stranger comes from another address, and the player plays against a bot all the time.
//!
//! ```text
//! cargo run --release -p server --example attack -- [seconds of each attack] [name of one attack]
//! ```

// Like a test, it may fail loudly.
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Server};
use socket2::{Domain, Socket, Type};

type Failure = Box<dyn std::error::Error + Send + Sync>;

const PLAYER: [u8; 4] = [127, 0, 0, 1];
const STRANGER: [u8; 4] = [127, 0, 0, 2];

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

/// Does this from so many threads until told to stop.
fn many(threads: usize, stop: &Arc<AtomicBool>, work: impl Fn() + Send + Sync + 'static) {
    let work = Arc::new(work);
    for _ in 0..threads {
        let (stop, work) = (stop.clone(), work.clone());
        std::thread::spawn(move || {
            while !stop.load(Ordering::Relaxed) {
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

fn attack(name: &str, stranger: Client, stop: &Arc<AtomicBool>) -> Result<(), Failure> {
    match name {
        "nothing" => {}
        "bots" => {
            let wish = json!({
                "game": "triqueta", "players": 5, "seats": vec!["bot-alpha"; 5], "choices": { "hidden-wolves": "on" },
            });
            for _ in 0..20 {
                let code = stranger.table(&wish)?;
                let (client, stop) = (stranger.clone(), stop.clone());
                std::thread::spawn(move || {
                    let Ok(mut stream) = client.send("GET", &format!("/api/v1/tables/{code}/events"), "")
                    else {
                        return;
                    };
                    let mut line = String::new();
                    while !stop.load(Ordering::Relaxed)
                        && stream.read_line(&mut line).is_ok_and(|read| read > 0)
                    {
                        line.clear();
                    }
                });
            }
        }
        "pages" => many(380, stop, move || drop(stranger.whole("GET", "/", ""))),
        "uploads" => {
            let record = long_record()?;
            many(15, stop, move || drop(stranger.whole("POST", "/upload", &record)));
        }
        "unread" => {
            let code = uploaded(&stranger)?;
            let held = std::sync::Mutex::new(Vec::new());
            many(40, stop, move || {
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
            many(40, stop, move || {
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
            many(20, stop, move || {
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
        "half-sent" => many(1000, stop, move || {
            if let Ok(mut stream) = stranger.connect() {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n");
                let _ = stream.read(&mut [0; 64]);
            }
        }),
        "guesses" => many(40, stop, move || drop(stranger.whole("GET", "/t/bcdfghjk", ""))),
        "people" => many(40, stop, move || drop(Client::new(stranger.to, stranger.from))),
        "hints" => many(10, stop, move || {
            let wish = json!({ "game": "triqueta", "players": 5, "seats": ["me", "bot-cub", "bot-cub", "bot-cub", "bot-cub"] });
            if let Ok(code) = stranger.table(&wish) {
                for _ in 0..20 {
                    let _ = stranger.whole("GET", &format!("/api/v1/tables/{code}/hint"), "");
                }
            }
        }),
        other => return Err(format!("there is no attack {other}").into()),
    }
    Ok(())
}

/// The server as a process of its own, with the default limits.
fn serve(data: &str) {
    let address = SocketAddr::from((PLAYER, 0));
    let config = Config { address, data: std::path::PathBuf::from(data).into(), ..Config::default() };
    let server = Server::bind(config, catalogue::games()).unwrap();
    println!("{}", server.address());
    server.run();
}

fn start(data: &str) -> Result<(Child, SocketAddr), Failure> {
    let mut child =
        Command::new(std::env::current_exe()?).args(["serve", data]).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    Ok((child, line.trim().parse()?))
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

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [serving, data] = arguments.as_slice()
        && serving == "serve"
    {
        serve(data);
        return Ok(());
    }
    let seconds = arguments.first().and_then(|text| text.parse().ok()).unwrap_or(20);
    let all = [
        "nothing",
        "bots",
        "pages",
        "uploads",
        "unread",
        "events",
        "keys",
        "half-sent",
        "guesses",
        "people",
        "hints",
    ];
    println!("attack      moves  p50 ms  p95 ms   bots  p50 ms  p95 ms  refused   MB  threads");
    for name in all.into_iter().filter(|name| arguments.get(1).is_none_or(|only| only == name)) {
        let folder = std::env::temp_dir().join(format!("loup-attack-{}-{name}", std::process::id()));
        let (mut child, address) = start(&folder.join("loup.db").display().to_string())?;
        let (player, stranger) = (Client::new(address, PLAYER)?, Client::new(address, STRANGER)?);
        let stop = Arc::new(AtomicBool::new(false));
        attack(name, stranger, &stop)?;
        let playing = std::thread::spawn({
            let stop = stop.clone();
            move || {
                let mut noticed = Noticed::default();
                let done = play(&player, &stop, &mut noticed);
                (noticed, done.err().map(|error| error.to_string()))
            }
        });
        std::thread::sleep(Duration::from_secs(seconds));
        let (memory, threads) = size_of(&child);
        stop.store(true, Ordering::Relaxed);
        let (mut noticed, failed) = playing.join().map_err(|_| "the player fell over")?;
        let times = [&mut noticed.moves, &mut noticed.bots]
            .map(|times| (times.len(), percentile(times, 0.5), percentile(times, 0.95)));
        let [(moves, half, most), (bots, bot_half, bot_most)] = times;
        println!(
            "{name:10} {moves:6} {half:7.1} {most:7.1} {bots:6} {bot_half:7.0} {bot_most:7.0} {:8} {memory:4} {threads:8}",
            noticed.refused
        );
        if let Some(failed) = failed {
            println!("  {failed}");
        }
        child.kill()?;
        child.wait()?;
        let _ = std::fs::remove_dir_all(folder);
    }
    Ok(())
}
