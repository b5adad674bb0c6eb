//! The processor time of one step: somebody plays at one page, and the pages of both players show it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use super::{Client, Failure};

/// A page with its stream, as the script of a browser keeps them.
struct Page {
    client: Client,
    code: String,
    id: String,
    /// What the page shows: the entry and the revision.
    shown: (usize, String),
    heard: Receiver<(usize, String)>,
}

/// The value of an attribute.
fn attribute(text: &str, name: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!(" {name}=\""))?;
    rest.split('"').next().map(str::to_owned)
}

/// The entry and the revision of the last element `#live` in a text.
fn shown_in(text: &str) -> Option<(usize, String)> {
    let last = &text[text.rfind("id=\"live\"")?..];
    let last = last.split('>').next()?;
    Some((attribute(last, "data-entry")?.parse().ok()?, attribute(last, "data-rev")?))
}

impl Page {
    fn open(address: SocketAddr, client: Client, code: &str, id: &str) -> Result<Self, Failure> {
        let (send, heard) = channel();
        let mut page =
            Self { client, code: code.to_owned(), id: id.to_owned(), shown: Default::default(), heard };
        let (_, text) = page.ask("GET", &format!("/t/{code}"), "")?;
        page.shown = shown_in(&text).ok_or("no page")?;
        let mut stream = TcpStream::connect(address)?;
        let (entry, revision) = &page.shown;
        stream.write_all(
            format!(
                "GET /t/{code}/live?after={entry}&have={revision}&page={id} HTTP/1.1\r\nhost: load\r\ncookie: loup={}\r\n\r\n",
                page.client.key
            )
            .as_bytes(),
        )?;
        std::thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                if let Some(shown) = line.strip_prefix("data: ").and_then(shown_in)
                    && send.send(shown).is_err()
                {
                    return;
                }
            }
        });
        Ok(page)
    }

    /// A request as the script sends it; the status and either the place where it leads or the body.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<(u16, String), Failure> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: load\r\ncookie: loup={}\r\naccept: text/html\r\nloup-have: {}\r\nloup-page: {}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
            self.client.key,
            self.shown.1,
            self.id,
            body.len()
        );
        let reader = &mut self.client.reader;
        reader.get_mut().write_all(head.as_bytes())?;
        let (mut line, mut length, mut location) = (String::new(), 0, String::new());
        reader.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("no status")?;
        loop {
            line.clear();
            reader.read_line(&mut line)?;
            match line.trim().split_once(": ") {
                None => break,
                Some(("content-length", value)) => length = value.parse()?,
                Some(("location", value)) => location = value.to_owned(),
                Some(_) => {}
            }
        }
        let mut bytes = vec![0; length];
        reader.read_exact(&mut bytes)?;
        Ok((status, if location.is_empty() { String::from_utf8(bytes)? } else { location }))
    }

    /// Plays a move as a browser does, and shows what is answered.
    fn play(&mut self, seat: usize, entry: usize, text: &str) -> Result<(), Failure> {
        let fields = format!("seat={seat}&entry={entry}&move={}", text.replace(' ', "+").replace('>', "%3E"));
        let (mut status, mut answer) = self.ask("POST", &format!("/t/{}/move", self.code), &fields)?;
        if status == 303 {
            (status, answer) = self.ask("GET", &answer, "")?;
        }
        if status >= 400 {
            return Err(answer.into());
        }
        if let Some(shown) = shown_in(&answer) {
            self.shown = shown;
        }
        Ok(())
    }

    /// Takes what the stream says until the page shows this entry, and whatever comes soon after it.
    fn follow(&mut self, entry: usize) -> Result<(), Failure> {
        loop {
            let wait = if self.shown.0 < entry { 5000 } else { 3 };
            match self.heard.recv_timeout(Duration::from_millis(wait)) {
                Ok(shown) => self.shown = shown,
                Err(RecvTimeoutError::Timeout) if self.shown.0 >= entry => return Ok(()),
                Err(_) => return Err("a step is missing".into()),
            }
        }
    }
}

/// The processor time of all threads so far.
fn processor_time() -> Duration {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let nanos = tasks.filter_map(|task| {
        let text = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanos.sum())
}

/// Plays so many moves of a game for two and tells what a step costs both together.
pub fn measure(address: SocketAddr, game: &str, steps: usize) -> Result<(), Failure> {
    let mut times = Vec::new();
    while times.len() < steps {
        let (mut ada, mut bo) = (Client::new(address)?, Client::new(address)?);
        let code = ada.table_of(&mut bo, game)?;
        let mut asks = Client::new(address)?;
        let keys = [ada.key.clone(), bo.key.clone()];
        let mut pages = [
            Page::open(address, ada, &code, "00000000000000aa")?,
            Page::open(address, bo, &code, "00000000000000bb")?,
        ];
        let path = format!("/api/v1/tables/{code}/moves");
        let mut seat = 0;
        while times.len() < steps {
            asks.key.clone_from(&keys[seat]);
            let choice = asks.call("GET", &path, None)?;
            let Some(to_act) = choice["to_act"].as_u64() else { break };
            if to_act != seat as u64 + 1 {
                seat = to_act as usize - 1;
                continue;
            }
            let entry = choice["entry"].as_u64().unwrap_or_default() as usize;
            let moves = choice["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
            let text = moves[(entry * 7) % moves.len()]["move"].as_str().unwrap_or_default();
            let before = processor_time();
            pages[seat].play(seat + 1, entry, text)?;
            for page in &mut pages {
                page.follow(entry)?;
            }
            times.push(processor_time() - before);
        }
    }
    times.sort_unstable();
    let micros = |at: usize| times[at].as_micros();
    println!(
        "a step of {game} at two open pages: {} µs of processor time in the middle, {} at the 90th percentile, with the readers",
        micros(times.len() / 2),
        micros(times.len() * 9 / 10)
    );
    Ok(())
}
