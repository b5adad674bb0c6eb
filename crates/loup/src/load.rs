//! `loup load`: how much a running server bears, asked from another process.
//!
//! Everybody plays as fast as the server answers, or servers: the people of a table ask different ones, with
//! `--together` the same. At each table sit
//! two people, each with a page and its stream; a move is made when the page of the other seat has shown the last one.
//! With `--bot` it is one person against a bot, and what is measured is how long a person waits. With `--rate` so many
//! moves come in a second, however fast they are answered, and times count from when a move should have been made.

mod client;
mod players;

use std::time::Duration;

use bots::Level;
use serde::Serialize;
use table::Phrase;
use texts::decimal;
use tokio::time::Instant;

use crate::args::Load;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;
use players::{Heard, Pace, Plan};

/// The longest that anybody measures, in seconds.
const MOST_SECONDS: f64 = 3600.0;
/// The most tables: more connections have no ports on one machine.
const MOST_TABLES: u32 = 5000;
/// The most moves a second: more than any server answers.
const MOST_RATE: f64 = 1_000_000.0;
/// So long the tables may take to be made, for each of them.
const TO_MAKE: Duration = Duration::from_millis(20);

/// What was measured; times in milliseconds.
#[derive(Serialize)]
struct Measured {
    tables: u32,
    games: Vec<&'static str>,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    answered: Times,
    seen: Times,
    waited: Times,
    server: Option<Process>,
    database: Option<f64>,
    errors: usize,
    first_error: Option<String>,
}

/// How times are spread, in milliseconds.
#[derive(Serialize)]
struct Times {
    count: usize,
    p50: f64,
    p95: f64,
    p99: f64,
}

impl Times {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |part: f64| {
            let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { count: times.len(), p50: at(0.5), p95: at(0.95), p99: at(0.99) }
    }
}

/// What the system says about the servers' processes, all together.
#[derive(Serialize)]
struct Process {
    megabytes: f64,
    most_megabytes: f64,
    milliseconds_per_move: f64,
}

/// Plays, measures and tells.
pub fn load(args: &Load, console: &mut Console<'_>) -> Result<(), Failure> {
    let host =
        |url: &String| host_of(url).map(str::to_owned).ok_or_else(|| wrong("URL", url, "cli-load-url"));
    let hosts: Vec<String> = args.url.iter().map(host).collect::<Result<_, _>>()?;
    if !(args.seconds >= 0.0 && args.seconds <= MOST_SECONDS) {
        return Err(wrong("--seconds", &args.seconds.to_string(), "cli-load-seconds"));
    }
    if !(1..=MOST_TABLES).contains(&args.tables) {
        return Err(wrong("--tables", &args.tables.to_string(), "cli-load-tables"));
    }
    if args.rate.is_some_and(|rate| !(rate > 0.0 && rate <= MOST_RATE)) {
        let rate = args.rate.unwrap_or_default().to_string();
        return Err(wrong("--rate", &rate, "cli-load-rate"));
    }
    if let Some(level) = args.bot.as_deref().filter(|level| level.parse::<Level>().is_err()) {
        return Err(wrong("--bot", level, "cli-load-level"));
    }
    let games: Vec<&'static str> = match &args.game {
        Some(id) => vec![chosen::game(id)?.info().id],
        None => catalogue::games().iter().map(|game| game.info().id).collect(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(args, &hosts, games));
    if args.json {
        console.json(&measured)?;
    } else {
        tell(&measured, console)?;
    }
    if measured.errors > 0 { Err(Failure::No) } else { Ok(()) }
}

fn wrong(name: &str, value: &str, expected: &'static str) -> Failure {
    let expected = Phrase::new(expected).with("most", MOST_SECONDS as i64);
    Failure::Told(
        Phrase::new("cli-bad-value").with("value", value).with("name", name).with("expected", expected),
    )
}

/// `HOST:PORT` of an address without https.
fn host_of(url: &str) -> Option<&str> {
    let host = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    let (name, port) = host.rsplit_once(':')?;
    (!name.is_empty() && !host.contains('/') && port.parse::<u16>().is_ok()).then_some(host)
}

async fn measure(args: &Load, hosts: &[String], games: Vec<&'static str>) -> Measured {
    let now = Instant::now();
    let begin = now + TO_MAKE * args.tables + Duration::from_secs(1);
    let end = begin + Duration::from_secs_f64(args.seconds);
    let plan = |number: u32| Plan {
        // Whoever sits down at the second seat asks the next server, unless something sends a table's people to the same.
        hosts: [0, usize::from(!args.together)]
            .map(|seat| hosts[(number as usize + seat) % hosts.len()].clone()),
        game: games[number as usize % games.len()],
        bot: args.bot.clone(),
        number: u64::from(number),
        made: now + TO_MAKE * number,
        // The tables take turns.
        pace: args.rate.map(|rate| {
            let every = f64::from(args.tables) / rate;
            let first = every * f64::from(number) / f64::from(args.tables);
            Pace { next: begin + Duration::from_secs_f64(first), every: Duration::from_secs_f64(every) }
        }),
    };
    let tables: Vec<_> =
        (0..args.tables).map(|number| tokio::spawn(players::play(plan(number), begin, end))).collect();
    tokio::time::sleep_until(begin).await;
    let database = args.database.map(family).unwrap_or_default();
    let before = [processor_time(&args.pid), processor_time(&database)];
    tokio::time::sleep_until(end).await;
    let after = [processor_time(&args.pid), processor_time(&database)];
    let [used, written] = [0, 1].map(|who| Some(after[who]?.saturating_sub(before[who]?)));
    // While the tables are still open.
    let size = |name| args.pid.iter().map(|pid| status(*pid, name)).sum::<Option<u64>>();
    let sizes = size("VmRSS:").zip(size("VmHWM:")).filter(|_| !args.pid.is_empty());
    let mut all = Heard::default();
    let mut errors = 0;
    for table in tables {
        let Ok(heard) = table.await else { continue };
        all.answered.extend(heard.answered);
        all.seen.extend(heard.seen);
        all.waited.extend(heard.waited);
        errors += usize::from(heard.trouble.is_some());
        all.trouble = all.trouble.or(heard.trouble);
    }
    let moves = all.answered.len();
    let of_a_move = |used: Duration| used.as_secs_f64() * 1000.0 / (moves.max(1)) as f64;
    Measured {
        tables: args.tables,
        games,
        seconds: args.seconds,
        moves,
        moves_per_second: moves as f64 / args.seconds.max(f64::MIN_POSITIVE),
        answered: Times::of(all.answered),
        seen: Times::of(all.seen),
        waited: Times::of(all.waited),
        server: sizes.zip(used).map(|((now, most), used)| Process {
            megabytes: now as f64 / 1024.0,
            most_megabytes: most as f64 / 1024.0,
            milliseconds_per_move: of_a_move(used),
        }),
        database: written.map(of_a_move),
        errors,
        first_error: all.trouble,
    }
}

/// A number of the process's status: sizes are in kilobytes.
fn status(pid: u32, name: &str) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    text.lines().find_map(|line| line.strip_prefix(name)?.split_whitespace().next()?.parse().ok())
}

/// A process and its children: a database has one for each connection.
fn family(pid: u32) -> Vec<u32> {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let own = |other: &u32| *other == pid || status(*other, "PPid:") == Some(pid.into());
    all.filter(own).collect()
}

/// The processor time of all threads of these processes so far; `None` without any.
fn processor_time(pids: &[u32]) -> Option<Duration> {
    let of = |pid: &u32| {
        let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).ok()?.flatten();
        let nanos = tasks.filter_map(|task| {
            let text = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
            text.split(' ').next()?.parse::<u64>().ok()
        });
        Some(Duration::from_nanos(nanos.sum()))
    };
    pids.iter().map(of).reduce(|one, other| Some(one? + other?)).flatten()
}

fn tell(measured: &Measured, console: &mut Console<'_>) -> Result<(), Failure> {
    let lang = console.lang;
    let speaker = console.speaker();
    let names =
        measured.games.iter().filter_map(|id| chosen::game(id).ok()).map(chosen::name).collect::<Vec<_>>();
    let heading = Phrase::new("cli-load-heading").with("tables", measured.tables).with("games", names);
    console.heading(&speaker.say(&heading))?;
    let whole = |value: f64| decimal(lang, value, 0);
    let times = |key: &'static str, times: &Times| {
        let time = |value: f64| decimal(lang, value, 1);
        let phrase = Phrase::new(key).with("p50", time(times.p50)).with("p95", time(times.p95));
        phrase.with("p99", time(times.p99))
    };
    let mut lines = vec![
        Phrase::new("cli-load-moves")
            .with("moves", whole(measured.moves as f64))
            .with("seconds", decimal(lang, measured.seconds, 1))
            .with("rate", whole(measured.moves_per_second)),
        times("cli-load-answered", &measured.answered),
    ];
    if measured.seen.count > 0 {
        lines.push(times("cli-load-seen", &measured.seen));
    }
    if measured.waited.count > 0 {
        lines.push(times("cli-load-waited", &measured.waited));
    }
    if let Some(server) = &measured.server {
        lines.push(
            Phrase::new("cli-load-server")
                .with("now", decimal(lang, server.megabytes, 1))
                .with("most", decimal(lang, server.most_megabytes, 1))
                .with("time", decimal(lang, server.milliseconds_per_move, 2)),
        );
    }
    if let Some(time) = measured.database {
        lines.push(Phrase::new("cli-load-database").with("time", decimal(lang, time, 3)));
    }
    if let Some(what) = &measured.first_error {
        lines
            .push(Phrase::new("cli-load-errors").with("tables", measured.errors).with("what", what.as_str()));
    }
    for phrase in lines {
        console.line(&format!("  {}", speaker.say(&phrase)))?;
    }
    Ok(())
}
