//! A load generator on the loopback: `cargo run --release -p server --example load -- [SECONDS]`.
//!
//! Starts a server on a fresh data file, then measures the time to the first page, the memory that a thousand
//! idle tables need, durable moves per second with 1 and with 64 tables, the processor time of one step at two open
//! pages, and how long a table's page takes while nobody thinks and while the best bots think at 20 tables.
//! `-- steps` measures the steps alone.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Server};

#[path = "load/steps.rs"]
mod steps;

type Failure = Box<dyn std::error::Error>;

/// A program with a connection of its own.
struct Client {
    reader: BufReader<TcpStream>,
    key: String,
}

impl Client {
    fn new(address: SocketAddr) -> Result<Self, Failure> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        let mut client = Self { reader: BufReader::new(stream), key: String::new() };
        let person = client.call("POST", "/api/v1/people", Some(json!({ "name": "Load" })))?;
        client.key = person["key"].as_str().unwrap_or_default().to_owned();
        Ok(client)
    }

    fn raw(&mut self, method: &str, path: &str, body: Option<Value>) -> Result<(u16, String), Failure> {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: load\r\nauthorization: Bearer {}\r\ncontent-length: {}\r\n\r\n{body}",
            self.key,
            body.len()
        );
        self.reader.get_mut().write_all(head.as_bytes())?;
        let mut line = String::new();
        self.reader.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no status")?;
        let mut length = 0;
        loop {
            line.clear();
            self.reader.read_line(&mut line)?;
            if line.trim().is_empty() {
                break;
            }
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
        }
        let mut bytes = vec![0; length];
        self.reader.read_exact(&mut bytes)?;
        Ok((status, String::from_utf8(bytes)?))
    }

    fn call(&mut self, method: &str, path: &str, body: Option<Value>) -> Result<Value, Failure> {
        let (status, text) = self.raw(method, path, body)?;
        if status >= 400 { Err(text.into()) } else { Ok(serde_json::from_str(&text)?) }
    }

    /// A started table of this game for this and the other program; its code.
    fn table_of(&mut self, other: &mut Self, game: &str) -> Result<String, Failure> {
        let wish = json!({ "game": game, "players": 2, "seats": ["me", "friend"] });
        let made = self.call("POST", "/api/v1/tables", Some(wish))?;
        let code = made["code"].as_str().unwrap_or_default().to_owned();
        other.call("POST", &format!("/api/v1/tables/{code}/seats"), Some(json!({ "seat": 2 })))?;
        self.call("POST", &format!("/api/v1/tables/{code}/start"), None)?;
        Ok(code)
    }

    fn table(&mut self, other: &mut Self) -> Result<String, Failure> {
        self.table_of(other, "triqueta")
    }
}

/// Plays games until the time is over; how long each durable move took.
fn play(address: SocketAddr, end: Instant) -> Result<Vec<Duration>, Failure> {
    let mut people = [Client::new(address)?, Client::new(address)?];
    let mut times = Vec::new();
    while Instant::now() < end {
        let [ada, bo] = &mut people;
        let code = ada.table(bo)?;
        let path = format!("/api/v1/tables/{code}/moves");
        let mut seat = 0;
        while Instant::now() < end {
            let choice = people[seat].call("GET", &path, None)?;
            match choice["to_act"].as_u64() {
                None => break,
                Some(to_act) if to_act != seat as u64 + 1 => seat = to_act as usize - 1,
                Some(_) => {
                    let wish = json!({ "entry": choice["entry"], "move": choice["moves"][0]["move"] });
                    let begun = Instant::now();
                    people[seat].call("POST", &path, Some(wish))?;
                    times.push(begun.elapsed());
                }
            }
        }
    }
    Ok(times)
}

fn measure(address: SocketAddr, tables: usize, time: Duration) -> Result<(), Failure> {
    let begun = Instant::now();
    let hands: Vec<_> = (0..tables)
        .map(|_| std::thread::spawn(move || play(address, begun + time).unwrap_or_default()))
        .collect();
    let mut times: Vec<Duration> =
        hands.into_iter().flat_map(|hand| hand.join().unwrap_or_default()).collect();
    let seconds = begun.elapsed().as_secs_f64();
    times.sort_unstable();
    println!(
        "{tables} tables: {:.0} durable moves/s, each preceded by a look at the legal moves; \
         a move takes {:.2} ms in the middle, {:.2} ms at the 99th percentile",
        times.len() as f64 / seconds,
        at(&times, 0.5),
        at(&times, 0.99)
    );
    Ok(())
}

/// The time below which this part of the sorted times lies, in milliseconds.
fn at(times: &[Duration], part: f64) -> f64 {
    let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
    times.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
}

/// A table of this game with the best bots in all seats but the first; its code.
fn bots(client: &mut Client, game: &str, first: &str) -> Result<String, Failure> {
    let wish = json!({ "game": game, "players": 2, "seats": [first, "bot-alpha"] });
    let made = client.call("POST", "/api/v1/tables", Some(wish))?;
    Ok(made["code"].as_str().unwrap_or_default().to_owned())
}

/// How long the page of a table takes, again and again.
fn pages(address: SocketAddr, thinking: usize, time: Duration) -> Result<(), Failure> {
    let mut client = Client::new(address)?;
    let code = bots(&mut client, "wolves", "me")?;
    for index in 0..thinking {
        bots(&mut client, ["wolves", "hound", "triqueta", "wolves"][index % 4], "bot-alpha")?;
    }
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < time {
        let asked = Instant::now();
        let (status, page) = client.raw("GET", &format!("/t/{code}"), None)?;
        times.push(asked.elapsed());
        assert!(status == 200 && page.len() > 10_000, "{status}");
        std::thread::sleep(Duration::from_millis(20));
    }
    times.sort_unstable();
    println!(
        "{} pages of a table of The Wolves while the best bots think at {thinking} tables: \
         {:.1} ms in the middle, {:.1} ms at the 99th percentile",
        times.len(),
        at(&times, 0.5),
        at(&times, 0.99)
    );
    Ok(())
}

/// The memory of this process, in kilobytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

fn idle(address: SocketAddr, metrics: SocketAddr, data: &Path) -> Result<(), Failure> {
    let mut people = [Client::new(address)?, Client::new(address)?];
    let before = memory();
    for _ in 0..1000 {
        let [ada, bo] = &mut people;
        ada.table(bo)?;
    }
    let rooms = || -> Result<String, Failure> {
        let mut numbers = TcpStream::connect(metrics)?;
        numbers.write_all(b"GET /metrics HTTP/1.1\r\nhost: load\r\nconnection: close\r\n\r\n")?;
        let mut text = String::new();
        numbers.read_to_string(&mut text)?;
        let line = text.lines().find_map(|line| line.strip_prefix("loup_rooms "));
        Ok(line.unwrap_or_default().to_owned())
    };
    let (loaded, in_memory) = (memory(), rooms()?);
    let begun = Instant::now();
    while rooms()? != "0" && begun.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(200));
    }
    let size = std::fs::metadata(data).map_or(0, |data| data.len());
    println!(
        "1000 new tables: {before} KB before, {loaded} KB with {in_memory} tables in memory, {} KB with {}; \
         data file {} KB",
        memory(),
        rooms()?,
        size / 1024
    );
    Ok(())
}

fn main() -> Result<(), Failure> {
    let wish = std::env::args().nth(1).unwrap_or_default();
    let only_steps = wish == "steps";
    let seconds = if wish.is_empty() || only_steps { 5 } else { wish.parse()? };
    let folder = std::env::temp_dir().join(format!("loup-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let data = folder.join("loup.db");
    let config = Config {
        address: "127.0.0.1:0".parse()?,
        metrics: Some("127.0.0.1:0".parse()?),
        data: data.clone(),
        rates: false,
        tables_per_person: u64::MAX,
        idle: Duration::from_secs(20),
        bot_delay: Duration::ZERO,
        ..Config::default()
    };
    let begun = Instant::now();
    let server = Server::bind(config, catalogue::games())?;
    let (address, stopper) = (server.address(), server.stopper());
    let metrics = server.metrics_address().ok_or("no numbers")?;
    let running = std::thread::spawn(|| server.run());
    let mut first = TcpStream::connect(address)?;
    first.write_all(b"GET / HTTP/1.1\r\nhost: load\r\nconnection: close\r\n\r\n")?;
    let mut page = String::new();
    first.read_to_string(&mut page)?;
    println!("first page: {} ms after the start, {} bytes", begun.elapsed().as_millis(), page.len());
    if !only_steps {
        // First, while the memory is fresh: later it would hide in what is free already.
        idle(address, metrics, &data)?;
        for tables in [1, 64] {
            measure(address, tables, Duration::from_secs(seconds))?;
        }
    }
    for game in ["triqueta", "hound", "wolves"] {
        steps::measure(address, game, 150)?;
    }
    if !only_steps {
        for thinking in [0, 20] {
            pages(address, thinking, Duration::from_secs(2 * seconds))?;
        }
    }
    stopper.stop();
    running.join().map_err(|_| "the server ended badly")?;
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
