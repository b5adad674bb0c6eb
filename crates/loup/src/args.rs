//! What can be typed after `loup`. The help texts are put in by [`crate::help`], in the reader's language.

mod hosts;

pub use hosts::*;

use std::path::PathBuf;

use arena::stats::Sprt;
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, Parser, Subcommand, value_parser};
use clap_complete::Shell;
use texts::Lang;

#[derive(Parser, Debug)]
#[command(name = "loup", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[arg(long, global = true, value_parser = PossibleValuesParser::new(Lang::ALL.map(Lang::code)))]
    pub lang: Option<String>,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    pub help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    pub version: Option<bool>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(Serve),
    Think(Think),
    Games(Games),
    Play(Play),
    Random(Random),
    Replay(Replay),
    Verify(Verify),
    Why(Why),
    Perft(Perft),
    Bench(Bench),
    Load(Load),
    Solve(Solve),
    Arena(Arena),
    Train(Train),
    Calibrate(Calibrate),
    Ladder(Ladder),
    Tables(Tables),
    Export(Export),
    Backup(Backup),
    Move(Move),
    Delete(Delete),
    HostLink(HostLink),
    Hosts(Hosts),
    People(People),
    Ban(Ban),
    Bans(Bans),
    Reports(Reports),
    Close(Close),
    Unlist(Unlist),
    Void(Unlist),
    Retention(Retention),
    HostLog(HostLog),
    Completions(Completions),
    Licences,
    Help(Help),
}

#[derive(clap::Args, Debug, Default)]
pub struct Serve {
    #[arg(long, value_name = "IP:PORT")]
    pub address: Option<String>,
    #[arg(long, value_name = "IP:PORT")]
    pub metrics: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    #[arg(long, value_name = "on|off", value_parser = switch, num_args = 0..=1, default_missing_value = "on")]
    pub behind_proxy: Option<bool>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[arg(long)]
    pub open: bool,
    #[arg(long, value_name = "N")]
    pub tables_per_person: Option<u64>,
    #[arg(long, value_name = "N")]
    pub connections: Option<usize>,
    #[arg(long, value_name = "N")]
    pub connections_per_address: Option<usize>,
    #[arg(long, value_name = "N")]
    pub megabytes_per_person: Option<u64>,
    #[arg(long, value_name = "MS")]
    pub bot_delay: Option<u64>,
    #[arg(long, value_name = "N")]
    pub thinkers: Option<usize>,
    #[arg(long, value_name = "LEVEL=MS")]
    pub bot_time: Option<String>,
    #[arg(long, value_name = "LEVEL=N")]
    pub bot_games: Option<String>,
    #[arg(long, value_name = "S")]
    pub absence: Option<u64>,
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    #[arg(long, value_name = "on|off", value_parser = switch, num_args = 0..=1, default_missing_value = "on")]
    pub log_json: Option<bool>,
    #[arg(long, value_name = "on|off", value_parser = switch, num_args = 0..=1, default_missing_value = "on")]
    pub gallery: Option<bool>,
    #[arg(long, value_name = "on|off", value_parser = switch)]
    pub rates: Option<bool>,
}

#[derive(clap::Args, Debug)]
pub struct Think {
    #[arg(long, value_name = "URL")]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[arg(long, value_name = "IP:PORT")]
    pub metrics: Option<String>,
    #[arg(long, value_name = "N")]
    pub thinkers: Option<usize>,
}

/// `on` or `off`, or as the file writes it.
fn switch(text: &str) -> Result<bool, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "on" | "true" => Ok(true),
        "off" | "false" => Ok(false),
        _ => Err("on or off"),
    }
}

/// The ids of the games, for help and completion. What is not among them is refused here.
fn game_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(catalogue::games().iter().map(|game| game.info().id))
}

#[derive(clap::Args, Debug)]
pub struct Games {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: Option<String>,
    #[command(flatten)]
    pub chosen: Chosen,
}

/// What is chosen before a game.
#[derive(clap::Args, Debug, Default)]
pub struct Chosen {
    #[arg(short, long, value_name = "N")]
    pub players: Option<u8>,
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "KEY")]
    pub preset: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub cards: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Play {
    #[arg(ignore_case = true, value_parser = game_ids(), required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "NAMES")]
    pub people: Option<String>,
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', ignore_case = true)]
    #[arg(value_parser = PossibleValuesParser::new(bots::Level::ALL.map(bots::Level::name)))]
    pub bots: Vec<String>,
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    #[arg(long, value_name = "N")]
    pub best_of: Option<u32>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "best_of"])]
    pub deal: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["players", "options", "preset", "cards", "seed", "best_of", "deal"])]
    pub resume: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Random {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: String,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1, hide_default_value = true)]
    pub count: u64,
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Replay {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "PLY")]
    pub to: Option<usize>,
    #[arg(long = "as", value_name = "VIEWER", default_value = "all", hide_default_value = true)]
    pub viewer: String,
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

#[derive(clap::Args, Debug)]
pub struct Verify {
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct Why {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(value_name = "MOVE", required = true)]
    pub words: Vec<String>,
    // Once called --at, which is still understood.
    #[arg(long, alias = "at", value_name = "PLY")]
    pub to: Option<usize>,
}

#[derive(clap::Args, Debug)]
pub struct Perft {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: String,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "D")]
    pub depth: u32,
    #[arg(long, value_name = "HEX")]
    pub seed: String,
    #[arg(long)]
    pub divide: bool,
}

#[derive(clap::Args, Debug)]
pub struct Bench {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: Option<String>,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "S", default_value_t = 3.0, hide_default_value = true)]
    pub seconds: f64,
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct Load {
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:7373", hide_default_value = true)]
    pub url: Vec<String>,
    #[arg(long)]
    pub together: bool,
    #[arg(long, ignore_case = true, value_parser = game_ids())]
    pub game: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 50, hide_default_value = true)]
    pub tables: u32,
    #[arg(long, value_name = "S", default_value_t = 10.0, hide_default_value = true)]
    pub seconds: f64,
    #[arg(long, value_name = "N")]
    pub rate: Option<f64>,
    #[arg(long, value_name = "LEVEL")]
    pub bot: Option<String>,
    #[arg(long, value_name = "PID", value_delimiter = ',')]
    pub pid: Vec<u32>,
    #[arg(long, value_name = "PID")]
    pub database: Option<u32>,
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct Solve {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "PLY")]
    pub to: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct Arena {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: String,
    #[arg(short, long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "N", default_value_t = 1000, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = value_parser!(u32).range(1..))]
    pub nodes: Option<u32>,
    #[arg(long)]
    pub only_first: bool,
    #[arg(long)]
    pub alone: bool,
    #[arg(long, value_name = "NO,YES", value_parser = sprt)]
    pub sprt: Option<Sprt>,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    pub seed: u64,
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Two shares, the smaller one first. What is wrong is said by whoever explains the whole command line.
fn sprt(text: &str) -> Result<Sprt, &'static str> {
    let wrong = "two shares";
    let (no, yes) = text.split_once(',').ok_or(wrong)?;
    let share = |text: &str| text.trim().parse().ok().filter(|share| (0.0..=1.0).contains(share));
    match (share(no), share(yes)) {
        (Some(no), Some(yes)) if no < yes => Ok(Sprt { no, yes }),
        _ => Err(wrong),
    }
}

#[derive(clap::Args, Debug)]
pub struct Train {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: String,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub games: Option<u64>,
    #[arg(long, value_name = "M", conflicts_with = "games", value_parser = minutes)]
    pub minutes: Option<f64>,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    pub seed: u64,
    #[arg(long, value_name = "BOT")]
    pub against: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
}

#[derive(clap::Args, Debug)]
pub struct Calibrate {
    #[arg(ignore_case = true, value_parser = game_ids())]
    pub game: String,
    #[command(flatten)]
    pub chosen: Chosen,
    #[arg(long, value_name = "N", default_value_t = 200, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, value_name = "LEVEL", default_value = "scout", hide_default_value = true)]
    #[arg(value_delimiter = ',', value_parser = PossibleValuesParser::new(bots::Level::ALL.map(bots::Level::name)))]
    pub level: Vec<String>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub looks: Option<u32>,
    #[arg(long, value_name = "N", default_value_t = 16, hide_default_value = true)]
    pub hints: u32,
    #[arg(long, value_name = "FILE")]
    pub powers: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    pub seed: u64,
    #[arg(long, value_name = "FILE")]
    pub fit: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct Ladder {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, ignore_case = true, value_parser = game_ids())]
    pub game: Option<String>,
    #[arg(long)]
    pub curve: bool,
    #[arg(long, value_name = "BOT", value_delimiter = ',')]
    pub again: Vec<String>,
    #[arg(long, value_name = "SORT", value_delimiter = ',', requires = "again")]
    pub sort: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u64).range(1..))]
    pub deals: u64,
    #[arg(long, value_name = "M", value_parser = minutes)]
    pub minutes: Option<f64>,
    #[arg(long, value_name = "N", default_value_t = 1, hide_default_value = true)]
    pub seed: u64,
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
}

/// The longest that a training may take, in minutes.
const MOST_MINUTES: f64 = 100_000.0;

fn minutes(text: &str) -> Result<f64, &'static str> {
    let minutes = text.parse().ok().filter(|minutes| *minutes > 0.0 && *minutes <= MOST_MINUTES);
    minutes.ok_or("a number of minutes")
}

#[derive(clap::Args, Debug)]
pub struct Completions {
    #[arg(value_name = "SHELL", hide_possible_values = true)]
    pub shell: Shell,
}

#[derive(clap::Args, Debug)]
pub struct Help {
    #[arg(value_name = "COMMAND")]
    pub topic: Option<String>,
}
