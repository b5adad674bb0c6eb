//! `loup train`: networks that learn a game by playing it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arena::train::{Course, usual};
use arena::train_game;
use bots::Net;
use table::Phrase;
use texts::decimal;

use crate::args::{Chosen, Train};
use crate::console::Console;
use crate::failure::Failure;
use crate::matches::threads;
use crate::progress::Progress;
use crate::{chosen, files, interrupt};

/// How often what was learned is saved meanwhile.
const OFTEN: Duration = Duration::from_secs(60);

/// Trains a network and writes it into a file.
pub fn train(args: &Train, console: &mut Console<'_>) -> Result<(), Failure> {
    let id = chosen::game(&args.game)?.info().id;
    let beginning = args.from.as_deref().map(files::bytes).transpose()?;
    let games = args.games.or_else(|| usual(id)).unwrap_or(1);
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{id}.net")));
    let stop = interrupt::wish();
    let mut course = Course {
        tables: tables(args)?,
        players: args.chosen.players,
        games,
        seed: args.seed,
        origin: String::new(),
        against: args.against.clone(),
        threads: threads(args.threads),
    };
    if let Some(minutes) = args.minutes {
        let time = Duration::from_secs_f64(60.0 * minutes);
        course.games = games_within(id, &course, beginning.as_deref(), time, &stop, console)?;
    }
    course.origin = origin(id, args, course.games)?;

    let (lang, games) = (console.lang, course.games);
    let progress = Progress::before_output(lang, "cli-progress-training", games);
    let (clock, mut saved, mut played) = (Instant::now(), None::<Instant>, 0);
    let mut trouble = None;
    let net = train_game(id, course.clone(), beginning.as_deref(), &mut |now, net| {
        progress.reached(now.games, decimal(lang, now.loss, 4));
        played = now.games;
        // At once too: a file that cannot be written is better known before than after.
        if saved.is_none_or(|saved| saved.elapsed() >= OFTEN) {
            saved = Some(Instant::now());
            trouble = keep(&out, net, &course.origin, played, games).err();
        }
        trouble.is_none() && !stop.load(Ordering::Relaxed)
    });
    progress.done();
    let net = net.map_err(Failure::Told)?;
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    let hash = keep(&out, &net, &course.origin, played, games)?;
    let seconds = clock.elapsed().as_secs_f64();
    let phrase = Phrase::new(if played < games { "cli-train-stopped" } else { "cli-train-done" })
        .with("played", decimal(lang, played as f64, 0))
        .with("games", decimal(lang, games as f64, 0))
        .with("seconds", decimal(lang, seconds, 1))
        .with("file", out.display().to_string());
    console.say(&phrase)?;
    console.say(&Phrase::new("cli-train-hash").with("hash", hash))?;
    let rival = args.against.as_deref().unwrap_or("greedy");
    let name = format!("net:{}", out.display());
    let phrase = Phrase::new("cli-train-measure").with("game", id).with("bot", name);
    Ok(console.say(&phrase.with("rival", rival))?)
}

/// The table that was chosen; none where the game's own lessons are wanted, for any number of players or for one.
fn tables(args: &Train) -> Result<Vec<table::Choices>, Failure> {
    let Chosen { players, options, preset, cards } = &args.chosen;
    if options.is_empty() && preset.is_none() && cards.is_none() {
        // A number that the game does not have is told as everywhere.
        if players.is_some() {
            chosen::choices(chosen::game(&args.game)?, &args.chosen, 0)?;
        }
        return Ok(Vec::new());
    }
    Ok(vec![chosen::choices(chosen::game(&args.game)?, &args.chosen, 0)?])
}

/// How many games this time is enough for, by a moment's trial: so the file can name a number of games, and who
/// trains for so many gets the same network.
fn games_within(
    id: &str,
    course: &Course,
    beginning: Option<&[u8]>,
    time: Duration,
    stop: &AtomicBool,
    console: &Console<'_>,
) -> Result<u64, Failure> {
    let trial = time.mul_f64(0.05).min(Duration::from_secs(5));
    let waiting = Progress::waiting(console.lang, "cli-progress-training");
    let (clock, mut games) = (Instant::now(), 0);
    let course = Course { games: u64::MAX, ..course.clone() };
    let tried = train_game(id, course, beginning, &mut |now, _| {
        games = now.games;
        clock.elapsed() < trial && !stop.load(Ordering::Relaxed)
    });
    waiting.done();
    tried.map_err(Failure::Told)?;
    let spent = clock.elapsed();
    let left = time.saturating_sub(spent).as_secs_f64();
    Ok((games as f64 * left / spent.as_secs_f64().max(1e-3)).max(1.0) as u64)
}

/// The command that makes it again, and which files it was made with.
fn origin(id: &str, args: &Train, games: u64) -> Result<String, Failure> {
    let mut words = vec![format!("loup train {id} --games {games} --seed {}", args.seed)];
    let mut flag = |name: &str, value: String| words.push(format!("--{name} {}", files::quoted(&value)));
    let Chosen { players, options, preset, cards } = &args.chosen;
    players.iter().for_each(|players| flag("players", players.to_string()));
    options.iter().for_each(|option| flag("option", option.clone()));
    preset.iter().for_each(|preset| flag("preset", preset.clone()));
    cards.iter().for_each(|cards| flag("cards", cards.display().to_string()));
    args.against.iter().for_each(|bot| flag("against", bot.clone()));
    args.from.iter().for_each(|file| flag("from", file.display().to_string()));
    let net = args.against.as_deref().and_then(|bot| bot.strip_prefix("net:")?.split(':').next());
    for file in net.map(Path::new).into_iter().chain(args.from.as_deref()) {
        if let Some(hash) = hash(&files::bytes(file)?) {
            words.push(format!("({} is {hash})", file.display()));
        }
    }
    Ok(words.join(" "))
}

/// Writes what was learned as it stands and returns its hash.
fn keep(out: &Path, net: &Net, origin: &str, played: u64, games: u64) -> Result<String, Failure> {
    let unfinished = if played < games { format!(" (stopped after {played} games)") } else { String::new() };
    let bytes = Net { origin: format!("{origin}{unfinished}"), ..net.clone() }.to_bytes();
    files::write(out, &bytes)?;
    Ok(hash(&bytes).unwrap_or_default())
}

/// The hash in the head of a file.
fn hash(bytes: &[u8]) -> Option<String> {
    let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    head.lines().find_map(|line| line.strip_prefix("hash ").map(str::to_owned))
}
