//! What hosts do with a data file.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::value_parser;

#[derive(clap::Args, Debug)]
pub struct Tables {
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(0..=36_500))]
    pub older: Option<u32>,
    #[arg(long, value_name = "STATE")]
    #[arg(value_parser = PossibleValuesParser::new(["lobby", "playing", "over", "closed"]))]
    pub state: Option<String>,
    #[arg(long)]
    pub delete: bool,
    #[arg(long, requires = "delete")]
    pub yes: bool,
    #[arg(long, conflicts_with = "delete")]
    pub json: bool,
    #[arg(long, conflicts_with_all = ["json", "delete"])]
    pub csv: bool,
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
pub struct Move {
    #[arg(value_name = "FROM")]
    pub from: PathBuf,
    #[arg(value_name = "TO")]
    pub to: PathBuf,
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

#[derive(clap::Args, Debug)]
pub struct HostLink {
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Hosts {
    #[arg(long, value_name = "ID")]
    pub remove: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct People {
    #[arg(value_name = "TEXT")]
    pub text: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Ban {
    #[arg(value_name = "PERSON", conflicts_with = "address")]
    pub person: Option<i64>,
    #[arg(long, value_name = "IP")]
    pub address: Option<std::net::IpAddr>,
    #[arg(long, conflicts_with = "address")]
    pub mute: bool,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    #[arg(value_parser = value_parser!(u32).range(0..=36_500))]
    pub days: u32,
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub reason: String,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Bans {
    #[arg(long, value_name = "ID")]
    pub lift: Option<i64>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Reports {
    #[arg(long, value_name = "ID")]
    pub settle: Option<i64>,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Close {
    #[arg(value_name = "CODE")]
    pub code: String,
    #[arg(long)]
    pub reopen: bool,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Unlist {
    #[arg(value_name = "CODE")]
    pub code: String,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct Retention {
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(0..=36_500))]
    pub idle: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(0..=36_500))]
    pub finished: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(0..=36_500))]
    pub people: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(0..=36_500))]
    pub chat: Option<u32>,
    #[arg(long)]
    pub dry_run: bool,
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub struct HostLog {
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}
