//! What can be typed after `loup`. The help texts are put in by [`crate::help`], in the reader's language.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{ArgAction, Parser, Subcommand};
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
    Games(Games),
    Play(Play),
    Random(Random),
    Replay(Replay),
    Verify(Verify),
    Why(Why),
    Perft(Perft),
    Bench(Bench),
    Solve(Solve),
    Tables(Tables),
    Export(Export),
    Backup(Backup),
    Delete(Delete),
    Completions(Completions),
    Help(Help),
}

#[derive(clap::Args, Debug, Default)]
pub struct Serve {
    #[arg(long, value_name = "IP:PORT")]
    pub address: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    #[arg(long)]
    pub behind_proxy: bool,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[arg(long)]
    pub open: bool,
    #[arg(long, value_name = "N")]
    pub tables_per_person: Option<u64>,
    #[arg(long, value_name = "N")]
    pub connections: Option<usize>,
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
    #[arg(long)]
    pub log_json: bool,
    #[arg(long)]
    pub gallery: bool,
}

#[derive(clap::Args, Debug)]
pub struct Tables {
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(clap::Args, Debug)]
pub struct Export {
    #[arg(value_name = "CODE")]
    pub code: String,
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Backup {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Delete {
    #[arg(value_name = "CODE")]
    pub code: String,
    #[arg(long)]
    pub yes: bool,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
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
}

#[derive(clap::Args, Debug)]
pub struct Verify {
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Why {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(value_name = "MOVE", required = true)]
    pub words: Vec<String>,
    #[arg(long, value_name = "PLY")]
    pub at: Option<usize>,
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
pub struct Solve {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "PLY")]
    pub to: Option<usize>,
    #[arg(long)]
    pub json: bool,
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
