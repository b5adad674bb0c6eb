//! A small HTTP client: one connection for each request, nothing hidden.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::Value;

use crate::described;

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// Where it leads.
    pub fn location(&self) -> &str {
        self.header("location").unwrap_or_else(|| panic!("no location: {} {}", self.status, self.body))
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }
}

/// Sends bytes and reads the whole answer.
pub fn exchange(address: SocketAddr, request: &[u8]) -> Reply {
    let mut stream = connect(address);
    // A server that has seen enough may close before all is sent.
    let _ = stream.write_all(request);
    let mut reader = BufReader::new(stream);
    let (status, headers) = head(&mut reader);
    let find = |name: &str| headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str());
    let mut body = Vec::new();
    if find("transfer-encoding") == Some("chunked") {
        while let Some(chunk) = chunk(&mut reader) {
            body.extend(chunk);
        }
    } else if let Some(length) = find("content-length") {
        body.resize(length.parse().unwrap(), 0);
        reader.read_exact(&mut body).unwrap();
    }
    // Pages and data are texts; what is compressed, or a picture, is only looked at from outside.
    let text = !headers.iter().any(|(name, value)| name == "content-encoding" || value.starts_with("image/"));
    let body =
        if text { String::from_utf8(body).unwrap() } else { String::from_utf8_lossy(&body).into_owned() };
    Reply { status, headers, body }
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream
}

fn line(reader: &mut impl BufRead) -> String {
    let mut line = String::new();
    reader.read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

fn head(reader: &mut impl BufRead) -> (u16, Vec<(String, String)>) {
    let status = line(reader);
    let status = status.split(' ').nth(1).unwrap_or_else(|| panic!("no status: {status:?}")).parse().unwrap();
    let mut headers = Vec::new();
    loop {
        let line = line(reader);
        let Some((name, value)) = line.split_once(':') else { return (status, headers) };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
}

/// The next piece of an answer that goes on; `None` at its end.
fn chunk(reader: &mut impl BufRead) -> Option<Vec<u8>> {
    let length = usize::from_str_radix(&line(reader), 16).ok()?;
    let mut bytes = vec![0; length + 2];
    reader.read_exact(&mut bytes).ok()?;
    bytes.truncate(length);
    (length > 0).then_some(bytes)
}

/// Text as a value of a form.
pub fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

pub fn form(fields: &[(&str, &str)]) -> String {
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
    pairs.join("&")
}

/// Somebody with a browser, or a program with a key.
#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
    /// Other servers over the same data: each request goes to the next.
    pub others: Vec<SocketAddr>,
    pub key: Option<String>,
    pub headers: BTreeMap<String, String>,
}

impl Person {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, others: Vec::new(), key: None, headers: BTreeMap::new() }
    }

    /// The server whose turn it is.
    fn next(&self) -> SocketAddr {
        static TURN: AtomicUsize = AtomicUsize::new(0);
        let turn = TURN.fetch_add(1, Ordering::Relaxed) % (self.others.len() + 1);
        *self.others.get(turn).unwrap_or(&self.address)
    }

    /// The same with one more header.
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut person = self.clone();
        person.headers.insert(name.to_owned(), value.to_owned());
        person
    }

    fn request(&self, method: &str, path: &str, api: bool, kind: &str, body: &str) -> String {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if let Some(key) = &self.key {
            text += &if api {
                format!("authorization: Bearer {key}\r\n")
            } else {
                format!("cookie: other=1; loup={key}\r\n")
            };
        }
        for (name, value) in &self.headers {
            text += &format!("{name}: {value}\r\n");
        }
        if method != "GET" {
            text += &format!("content-type: {kind}\r\ncontent-length: {}\r\n", body.len());
        }
        text + "\r\n" + body
    }

    pub fn send(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Reply {
        let reply = exchange(self.next(), self.request(method, path, false, kind, body).as_bytes());
        if let Some(cookie) = reply.header("set-cookie") {
            let (key, rest) = cookie.strip_prefix("loup=").unwrap().split_once(';').unwrap();
            assert!(rest.contains("HttpOnly") && rest.contains("SameSite=Lax") && rest.contains("Max-Age="));
            self.key = Some(key.to_owned());
        }
        reply
    }

    pub fn get(&self, path: &str) -> Reply {
        exchange(self.next(), self.request("GET", path, false, "", "").as_bytes())
    }

    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send("POST", path, "application/x-www-form-urlencoded", &form(fields))
    }

    /// Asks as a program.
    pub fn ask(&self, path: &str) -> Reply {
        let request = self.request("GET", &format!("/api/v1{path}"), true, "", "");
        let reply = exchange(self.next(), request.as_bytes());
        described::check("GET", path, reply.status, &reply.body);
        reply
    }

    /// Tells as a program.
    pub fn tell(&self, path: &str, body: &Value) -> Reply {
        self.tell_by("POST", path, body)
    }

    /// The same by another method.
    pub fn tell_by(&self, method: &str, path: &str, body: &Value) -> Reply {
        let request =
            self.request(method, &format!("/api/v1{path}"), true, "application/json", &body.to_string());
        let reply = exchange(self.next(), request.as_bytes());
        described::check(method, path, reply.status, &reply.body);
        reply
    }

    /// Listens to a stream.
    pub fn listen(&self, path: &str) -> Stream {
        let api = path.starts_with("/api");
        let stream = Stream::open(self.next(), &self.request("GET", path, api, "", ""));
        Stream { api, ..stream }
    }

    /// The legal moves at this table and the number of the next entry.
    pub fn moves(&self, code: &str) -> (usize, Vec<String>) {
        let reply = self.ask(&format!("/tables/{code}/moves")).expect(200).json();
        let moves = reply["moves"].as_array().unwrap();
        let texts = moves.iter().map(|m| m["move"].as_str().unwrap().to_owned()).collect();
        (reply["entry"].as_u64().unwrap() as usize, texts)
    }

    /// Plays by form.
    pub fn play(&mut self, code: &str, seat: u8, entry: usize, text: &str) -> Reply {
        let fields = [("seat", seat.to_string()), ("entry", entry.to_string()), ("move", text.to_owned())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.post(&format!("/t/{code}/move"), &fields)
    }

    /// The table as programs see it.
    pub fn table(&self, code: &str) -> Value {
        self.ask(&format!("/tables/{code}")).expect(200).json()
    }
}

/// An event of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Event {
    pub kind: String,
    pub id: Option<usize>,
    /// The number of a page's message.
    pub order: Option<u64>,
    pub data: String,
}

/// A stream of events.
pub struct Stream {
    reader: BufReader<TcpStream>,
    text: String,
    /// For a program: then every event is compared with the description.
    api: bool,
}

/// The messages of an answer.
pub fn events(text: &str) -> Vec<Event> {
    text.split("\n\n").filter(|block| !block.is_empty()).map(read_event).collect()
}

fn read_event(block: &str) -> Event {
    let mut event = Event::default();
    let mut data = Vec::new();
    for line in block.lines() {
        if let Some(kind) = line.strip_prefix("event: ") {
            event.kind = kind.to_owned();
        } else if let Some(id) = line.strip_prefix("id: ") {
            let (entry, order) = id.split_once('.').unwrap_or((id, ""));
            (event.id, event.order) = (entry.parse().ok(), order.parse().ok());
        } else if let Some(line) = line.strip_prefix("data: ") {
            data.push(line);
        }
    }
    event.data = data.join("\n");
    event
}

impl Stream {
    fn open(address: SocketAddr, request: &str) -> Self {
        let mut stream = connect(address);
        stream.write_all(request.as_bytes()).unwrap();
        let mut reader = BufReader::new(stream);
        let (status, headers) = head(&mut reader);
        assert_eq!(status, 200);
        let kind = headers.iter().find(|(name, _)| name == "content-type").unwrap();
        assert_eq!(kind.1, "text/event-stream");
        Self { reader, text: String::new(), api: false }
    }

    /// The next event, comments passed over; `None` when the stream ends.
    pub fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let block: String = self.text.drain(..end + 2).collect();
                let event = read_event(&block);
                if !event.kind.is_empty() {
                    if self.api {
                        described::check_event(&event.kind, &event.data);
                    }
                    return Some(event);
                }
                continue;
            }
            self.text += &String::from_utf8(chunk(&mut self.reader)?).unwrap();
        }
    }

    /// The next event of this kind.
    #[track_caller]
    pub fn wait_for(&mut self, kind: &str) -> Event {
        // Comments keep a silent stream alive for ever; a test does not wait that long.
        let begun = std::time::Instant::now();
        loop {
            assert!(begun.elapsed() < Duration::from_secs(60), "no {kind} came");
            let event = self.next().unwrap_or_else(|| panic!("the stream ended before {kind}"));
            if event.kind == kind {
                return event;
            }
        }
    }
}
