//! Requests to the server: addresses, headers, cookies, forms, JSON, chat, names, uploads.
//!
//! An input is a request without its framing: a line with method and path, headers, an empty line, a body. `CODE` is
//! the code of a table where two people sit, `KEY` the key of the first, also as a cookie. The real server answers, on
//! a file of its own. It never fails (500), what it says is bounded, and a request that it refuses changes nothing at
//! the table.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, RateLimits, Server};

/// More than any answer has.
const LONGEST_ANSWER: usize = 4 << 20;
/// After so many inputs everything is made anew, so that no quota is ever used up.
const INPUTS: u32 = 500;

/// Two people at a table.
#[derive(Clone)]
struct World {
    keys: [String; 2],
    code: String,
    inputs: u32,
}

struct Reply {
    status: u16,
    kind: String,
    body: String,
}

pub fn run(bytes: &[u8]) {
    static WORLD: Mutex<Option<World>> = Mutex::new(None);
    let mut kept = WORLD.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut world = kept.take().filter(|world| world.inputs < INPUTS).unwrap_or_else(World::new);
    world.inputs += 1;
    let Some(before) = world.table() else { return };
    let head_end = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap_or(bytes.len());
    let (head, body) = bytes.split_at(head_end);
    let Ok(head) = std::str::from_utf8(head) else { return };
    let body = body.strip_prefix(b"\n\n").unwrap_or(body);
    let reply = world.ask(head, body);
    assert!(reply.status != 500 && reply.status != 502, "{}: {}", reply.status, reply.body);
    let refused = reply.status >= 400;
    if refused && reply.kind.starts_with("application/json") {
        let said: Value = serde_json::from_str(&reply.body).expect("programs are answered in JSON");
        let text = said["error"]["message"].as_str().or_else(|| said["message"].as_str());
        let text = text.unwrap_or_else(|| panic!("no message in {said}"));
        assert!(text.chars().count() < 1500 && !text.chars().any(char::is_control), "{text:?}");
    }
    assert!(!reply.body.contains("<zq") || !reply.kind.starts_with("text/html"), "not escaped: {head:?}");
    if refused {
        assert_eq!(world.table().as_ref(), Some(&before), "{} changed something: {}", head, reply.body);
    }
    // A table that is gone, or over, is of no use to the next input.
    *kept = world.table().is_some_and(|table| table["state"] == "playing").then_some(world);
}

fn address() -> SocketAddr {
    static ADDRESS: OnceLock<SocketAddr> = OnceLock::new();
    *ADDRESS.get_or_init(|| {
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = base.join(format!("loup-fuzz-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        let config = Config {
            address: "127.0.0.1:0".parse().expect("an address"),
            data: folder.join("served.db").into(),
            rates: RateLimits::Off,
            bot_delay: Duration::from_secs(60),
            ..Config::default()
        };
        let server = Server::bind(config, catalogue::games()).expect("a server starts");
        let address = server.address();
        std::thread::spawn(|| server.run());
        address
    })
}

impl World {
    fn new() -> Self {
        let mut world = Self { keys: [String::new(), String::new()], code: String::new(), inputs: 0 };
        for seat in 0..2 {
            let made = world.call(seat, "POST /api/v1/people", json!({ "name": "Ada" }));
            world.keys[seat] = made["key"].as_str().expect("a key").to_owned();
        }
        static NUMBER: Mutex<usize> = Mutex::new(0);
        let mut number = NUMBER.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *number += 1;
        let game = catalogue::games()[*number % 3].info().id;
        let wish = json!({ "game": game, "players": 2, "seats": ["me", "friend"] });
        let made = world.call(0, "POST /api/v1/tables", wish);
        world.code = made["code"].as_str().unwrap_or_else(|| panic!("no table: {made}")).to_owned();
        world.call(1, "POST /api/v1/tables/CODE/seats", json!({ "seat": 2 }));
        world.call(0, "POST /api/v1/tables/CODE/start", json!({}));
        world
    }

    /// What of the table no refused request may change; `None` once it is gone.
    fn table(&self) -> Option<Value> {
        let reply = self.send(0, "GET /api/v1/tables/CODE", &[]);
        let table: Value = serde_json::from_str(&reply.body).ok().filter(|_| reply.status == 200)?;
        let names: Vec<&Value> = table["seats"].as_array()?.iter().map(|seat| &seat["name"]).collect();
        let (entries, state) = (&table["entries"], &table["state"]);
        Some(json!({ "entries": entries, "state": state, "names": names, "choices": table["choices"],
                     "listed": table["listed"], "next": table["next"] }))
    }

    fn call(&self, seat: usize, line: &str, body: Value) -> Value {
        let reply = self.send(seat, line, body.to_string().as_bytes());
        serde_json::from_str(&reply.body).unwrap_or_default()
    }

    fn send(&self, seat: usize, line: &str, body: &[u8]) -> Reply {
        self.ask(&format!("{line}\nauthorization: Bearer {}", self.keys[seat]), body)
    }

    fn ask(&self, head: &str, body: &[u8]) -> Reply {
        let head = head.replace("CODE", &self.code).replace("KEY", &self.keys[0]);
        let mut lines = head.lines();
        let first = lines.next().unwrap_or_default();
        let mut request = format!("{first} HTTP/1.1\r\nhost: fuzz\r\nconnection: close\r\n");
        // How long a request is and how it is cut up is hyper's affair; a lie about it would only be waited for.
        let framing = |line: &str| {
            let line = line.trim().to_ascii_lowercase();
            ["content-length", "transfer-encoding", "expect", "upgrade", "connection"]
                .iter()
                .any(|name| line.starts_with(name))
        };
        for line in lines.filter(|line| !framing(line)) {
            request += &format!("{line}\r\n");
        }
        request += &format!("content-length: {}\r\n\r\n", body.len());
        let mut stream = TcpStream::connect(address()).expect("the server is there");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time can be set");
        // A server that has seen enough may close before all is sent.
        let _ = stream.write_all(request.as_bytes()).and_then(|()| stream.write_all(body));
        Reply::read(stream)
    }
}

impl Reply {
    fn read(stream: TcpStream) -> Self {
        let mut reader = BufReader::new(stream).take(LONGEST_ANSWER as u64);
        let mut reply = Self { status: 0, kind: String::new(), body: String::new() };
        let mut line = Vec::new();
        for number in 0.. {
            line.clear();
            if reader.read_until(b'\n', &mut line).unwrap_or(0) == 0 {
                return reply;
            }
            let text = String::from_utf8_lossy(&line).trim_end().to_ascii_lowercase();
            match text.split_once(": ") {
                _ if number == 0 => {
                    reply.status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
                }
                Some(("content-type", kind)) => kind.clone_into(&mut reply.kind),
                _ if text.is_empty() => break,
                _ => {}
            }
        }
        // A stream has no end.
        if !reply.kind.starts_with("text/event-stream") {
            let mut body = Vec::new();
            let _ = reader.read_to_end(&mut body);
            assert!(body.len() < LONGEST_ANSWER, "an answer without end");
            reply.body = String::from_utf8_lossy(&body).into_owned();
        }
        reply
    }
}
