//! Somebody who plays all three games by program, and remembers what was acknowledged and when.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value, json};
use server::store::Store as _;
use server::store::sqlite::Sqlite;
use table::{Chance, Quick};

use crate::program::command;

/// The program as it serves this file, with no limit on how often is asked.
pub fn serving(data: &Path) -> Command {
    let mut command = command(&["serve", "--address", "127.0.0.1:0", "--log", "error", "--data"]);
    command.arg(data).env("LOUP_RATES", "false").env("LOUP_THINKERS", "1");
    command
}

/// Starts it; where it is, unless it ended before it said so.
pub fn start(mut command: Command) -> (Child, Option<String>) {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let found = lines.find_map(|line| Some(line.ok()?.split_once("http://")?.1.to_owned()));
    // Whoever writes into a pipe that nobody reads fails.
    std::thread::spawn(move || lines.for_each(drop));
    (child, found)
}

/// How far those who play have come, and whether they are to stop.
#[derive(Default)]
pub struct Progress {
    pub stop: AtomicBool,
    acknowledged: AtomicUsize,
    full: AtomicUsize,
}

impl Progress {
    /// Waits until so many moves were acknowledged after the disk was so often full: a slow machine takes longer.
    pub fn wait_for(&self, moves: usize, full: usize) {
        let begun = Instant::now();
        while self.full() < full && begun.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(5));
        }
        let before = self.acknowledged.load(Ordering::Relaxed);
        while self.acknowledged.load(Ordering::Relaxed) < before + moves {
            assert!(begun.elapsed() < Duration::from_secs(60), "nobody gets on");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// How often the disk was full.
    pub fn full(&self) -> usize {
        self.full.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The disk was full: a moment is waited.
    fn was_full(&self) {
        self.full.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// What was asked for at a table, in order, and when each was acknowledged.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    pub moves: Vec<String>,
    pub acknowledged: Vec<f64>,
    /// When the table itself was acknowledged.
    pub made: f64,
}

/// What one person did, by the codes of the tables.
pub type Diary = BTreeMap<String, Asked>;

pub fn now() -> f64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs_f64()
}

/// What a request was answered: the status, and the body as far as it is JSON. `None` when nobody answers.
pub fn ask(address: &str, key: &str, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
    let config = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(20)));
    let agent: ureq::Agent = config.build().into();
    let url = format!("http://{address}/api/v1{path}");
    let bearer = format!("Bearer {key}");
    let mut answer = match method {
        "GET" => agent.get(&url).header("authorization", &bearer).call().ok()?,
        _ => agent.post(&url).header("authorization", &bearer).send_json(body).ok()?,
    };
    let status = answer.status().as_u16();
    Some((status, answer.body_mut().read_json().unwrap_or(Value::Null)))
}

/// Plays until told to stop, or until nobody answers any more.
pub fn play(address: &str, chance: &mut Quick, progress: &Progress, diary: &mut Diary) -> Option<()> {
    let (_, person) = ask(address, "", "POST", "/people", &json!({ "name": "Ada" }))?;
    let key = person["key"].as_str().unwrap_or_default().to_owned();
    while !progress.is_over() {
        let game = chance.pick(&["triqueta", "hound", "wolves"])?;
        let wish = json!({ "game": game, "players": 2, "seats": ["me", "me"] });
        let (status, table) = ask(address, &key, "POST", "/tables", &wish)?;
        let Some(code) = table["code"].as_str().filter(|_| status == 201) else {
            assert_eq!(status, 507, "{table}");
            progress.was_full();
            continue;
        };
        let asked = diary.entry(code.to_owned()).or_insert(Asked { made: now(), ..Asked::default() });
        play_table(address, &key, code, chance, progress, asked)?;
    }
    Some(())
}

/// Forty moves or the whole game.
fn play_table(
    address: &str,
    key: &str,
    code: &str,
    chance: &mut Quick,
    progress: &Progress,
    asked: &mut Asked,
) -> Option<()> {
    let path = format!("/tables/{code}/moves");
    while asked.moves.len() < 40 && !progress.is_over() {
        let (_, state) = ask(address, key, "GET", &path, &Value::Null)?;
        let moves = state["moves"].as_array().map_or(&[][..], Vec::as_slice);
        let Some(text) = moves.get(chance.index(moves.len())).and_then(|one| one["move"].as_str()) else {
            break;
        };
        // What nobody answered may be there or not; what was refused is not there.
        asked.moves.truncate(asked.acknowledged.len());
        asked.moves.push(text.to_owned());
        let wish = json!({ "entry": state["entry"], "seat": state["seat"], "move": text });
        match ask(address, key, "POST", &path, &wish)? {
            (200, _) => {
                asked.acknowledged.push(now());
                progress.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
            (507, _) => progress.was_full(),
            (status, answer) => panic!("{status}: {answer}"),
        }
    }
    Some(())
}

/// Opens the file as a server does, and compares it with what was acknowledged before this moment.
pub fn check(data: &Path, diary: &Diary, before: f64) -> Result<usize, String> {
    let known = diary.values().any(|asked| asked.made < before);
    if !known && !data.exists() {
        return Ok(0);
    }
    let store = Sqlite::open(data).map_err(|error| error.to_string())?;
    let mut found = 0;
    for (code, asked) in diary {
        let stored = store.table(code).map_err(|error| format!("{code}: {error}"))?;
        let Some(stored) = stored else {
            if asked.made < before {
                return Err(format!("the table {code} is lost"));
            }
            continue;
        };
        let must = asked.acknowledged.iter().take_while(|at| **at < before).count();
        let there: Vec<String> = stored.entries.iter().map(|(_, act)| act.to_string()).collect();
        if there.len() < must {
            return Err(format!("{code} has {} of {must} acknowledged moves", there.len()));
        }
        if !asked.moves.starts_with(&there) {
            return Err(format!("{code} has {there:?} instead of {:?}", asked.moves));
        }
        found += must;
    }
    Ok(found)
}
