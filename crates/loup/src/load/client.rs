//! HTTP as much as a load generator needs: connections that stay, JSON there and back, and a page with its stream.

use std::io;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::Instant;

/// What went wrong, for the one line that tells it.
pub type Trouble = String;

/// Somebody with a connection and a key.
pub struct Client {
    reader: BufReader<TcpStream>,
    host: String,
    pub key: String,
}

/// How an answer begins.
struct Head {
    status: u16,
    length: usize,
}

impl From<Broken> for Trouble {
    fn from(broken: Broken) -> Self {
        broken.0.to_string()
    }
}

/// A connection on which nothing more can be asked.
struct Broken(io::Error);

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Self {
        Self(error)
    }
}

async fn connect(host: &str) -> Result<BufReader<TcpStream>, Broken> {
    let stream = TcpStream::connect(host).await?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

async fn line(reader: &mut BufReader<TcpStream>, line: &mut String) -> Result<(), Broken> {
    line.clear();
    match reader.read_line(line).await? {
        0 => Err(Broken(io::ErrorKind::UnexpectedEof.into())),
        _ => Ok(()),
    }
}

async fn head(reader: &mut BufReader<TcpStream>) -> Result<Head, Broken> {
    let odd = || Broken(io::ErrorKind::InvalidData.into());
    let mut text = String::new();
    line(reader, &mut text).await?;
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    let mut head = Head { status: status.ok_or_else(odd)?, length: 0 };
    loop {
        line(reader, &mut text).await?;
        match text.trim_end().split_once(':') {
            None => return Ok(head),
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                head.length = value.trim().parse().map_err(|_| odd())?;
            }
            Some(_) => {}
        }
    }
}

impl Client {
    /// A connection, and a new person.
    pub async fn new(host: &str) -> Result<Self, Trouble> {
        let mut client = Self { reader: connect(host).await?, host: host.to_owned(), key: String::new() };
        let person = client.call("POST", "/api/v1/people", &serde_json::json!({ "name": "Load" })).await?;
        client.key = text(&person["key"])?;
        Ok(client)
    }

    /// Asks, if need be on a new connection: the server closes those on which nothing is asked for a while. A move that
    /// is sent twice is made once.
    async fn ask(&mut self, method: &str, path: &str, who: &str, body: &str) -> Result<String, Trouble> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{who}\r\ncontent-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        let (status, text) = match self.exchange(&request).await {
            Ok(answer) => answer,
            Err(_) => {
                self.reader = connect(&self.host).await?;
                self.exchange(&request).await?
            }
        };
        if status < 400 { Ok(text) } else { Err(refused(status, &text)) }
    }

    async fn exchange(&mut self, request: &str) -> Result<(u16, String), Broken> {
        self.reader.get_mut().write_all(request.as_bytes()).await?;
        let head = head(&mut self.reader).await?;
        let mut bytes = vec![0; head.length];
        self.reader.read_exact(&mut bytes).await?;
        Ok((head.status, String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// A request of a program.
    pub async fn call(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, Trouble> {
        let who = format!("authorization: Bearer {}", self.key);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.ask(method, path, &who, &body).await?;
        serde_json::from_str(&answer).map_err(|error| error.to_string())
    }

    /// Opens the page of a table as a browser does, with its stream: what the page shows, entry by entry, and when.
    pub async fn open(
        &mut self,
        code: &str,
        page: u64,
    ) -> Result<UnboundedReceiver<(u64, Instant)>, Trouble> {
        let cookie = format!("cookie: loup={}\r\naccept: text/html", self.key);
        let text = self.ask("GET", &format!("/t/{code}"), &cookie, "").await?;
        let (entry, revision) = shown(&text).ok_or("the page shows no table")?;
        let mut reader = connect(&self.host).await?;
        let request = format!(
            "GET /t/{code}/live?after={entry}&have={revision}&page={page:016x} HTTP/1.1\r\nhost: {}\r\n{cookie}\r\n\r\n",
            self.host
        );
        reader.get_mut().write_all(request.as_bytes()).await.map_err(Broken)?;
        let status = head(&mut reader).await?.status;
        if status != 200 {
            return Err(refused(status, ""));
        }
        let (tell, heard) = unbounded_channel();
        tokio::spawn(async move {
            let mut text = String::new();
            let mut listen = async || {
                while line(&mut reader, &mut text).await.is_ok() {
                    let now = Instant::now();
                    if let Some((entry, _)) = text.strip_prefix("data: ").and_then(shown) {
                        // Whether anybody still listens is asked below.
                        let _ = tell.send((entry, now));
                    }
                }
            };
            // Whoever goes on to another table closes the page of the last one.
            tokio::select! {
                () = listen() => {}
                () = tell.closed() => {}
            }
        });
        Ok(heard)
    }
}

/// A text in an answer.
pub fn text(value: &Value) -> Result<String, Trouble> {
    value.as_str().map(str::to_owned).ok_or_else(|| "an answer lacks something".to_owned())
}

fn refused(status: u16, text: &str) -> Trouble {
    let said: Value = serde_json::from_str(text).unwrap_or_default();
    format!("{status} {}", said["error"]["message"].as_str().unwrap_or_default())
}

/// The entry and the revision of the last table in a text.
fn shown(text: &str) -> Option<(u64, &str)> {
    let live = &text[text.rfind("id=\"live\"")?..];
    let live = live.split('>').next()?;
    let attribute = |name: &str| live.split_once(name)?.1.split('"').next();
    Some((attribute(" data-entry=\"")?.parse().ok()?, attribute(" data-rev=\"")?))
}
