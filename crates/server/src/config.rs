//! The server's settings: defaults, a small file, the environment, flags — each overrides the one before.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::Level;
use serde::Deserialize;
use table::Phrase;

use crate::data::Data;
use crate::start::StartError;

mod variables;

use variables::Wanted;
pub use variables::unknown_variables;

/// Where the server listens when nobody says otherwise.
pub const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 7373);

/// Everything that a host can set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub address: SocketAddr,
    /// Where numbers for Prometheus are given out, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// Where the data is: a file, or a database.
    pub data: Data,
    /// A file with the password of the database.
    pub data_password: Option<PathBuf>,
    /// The address that people outside use, without a slash at the end; `None` takes it from each request.
    pub base_url: Option<String>,
    /// Whether a proxy stands before the server, whose `X-Forwarded-For` is believed.
    pub behind_proxy: bool,
    /// How many unfinished tables a person may have made.
    pub tables_per_person: u64,
    /// How many megabytes the tables that a person has made may take.
    pub megabytes_per_person: u64,
    /// How many connections are open at most.
    pub connections: usize,
    /// How many of them come from one address at most.
    pub connections_per_address: usize,
    /// Whether too frequent requests are refused.
    pub rates: RateLimits,
    /// How long a bot waits before it plays.
    pub bot_delay: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// Whether bots are left to other servers over the same database, as long as these think about them.
    pub leaves_bots: bool,
    /// How much the bots of each level may think, weakest first.
    pub measures: [Measure; Level::ALL.len()],
    /// How long somebody must be away before a bot may sit in, at a table without a limit.
    pub absence: Duration,
    /// How long a table stays in memory after its last use.
    pub idle: Duration,
    /// How long a server that is told to stop still answers, while `/readyz` says that others should be asked.
    pub drain: Duration,
    /// What is logged: `error`, `warn`, `info` or `debug`.
    pub log: LogLevel,
    /// Whether logs are JSON, one object a line.
    pub log_json: bool,
    /// Whether `/gallery` shows every piece and state.
    pub gallery: bool,
    /// Whether push services may lie in private networks, and at other ports.
    pub push_private: bool,
    /// A file with certificates that push services may show besides the known ones.
    pub push_roots: Option<PathBuf>,
    /// The mail server, with user and password: a secret.
    pub mail: Option<String>,
    /// By whom mail is sent.
    pub mail_from: Option<String>,
}

/// How much the bots of a level may think about one decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The longest time.
    pub time: Duration,
    /// The most games played in thought, for bots that search; `None` leaves it to the level.
    pub games: Option<u32>,
}

/// The longest that any bot thinks.
const LONGEST_THOUGHT: Duration = Duration::from_secs(10);

/// Whether too frequent requests are refused.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum RateLimits {
    /// None is.
    Off,
    /// Those beyond what everybody is allowed, until some time has passed.
    #[default]
    On,
    /// The same, but time does not pass: for tests, which count on machines of any speed.
    Frozen,
}

/// How much is logged.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum LogLevel {
    /// Only what failed.
    Error,
    /// Also what looks wrong.
    Warn,
    /// Also starts, stops and requests that failed.
    #[default]
    Info,
    /// Every request.
    Debug,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            address: DEFAULT_ADDRESS,
            metrics: None,
            data: PathBuf::from("loup.db").into(),
            data_password: None,
            base_url: None,
            behind_proxy: false,
            tables_per_person: 200,
            megabytes_per_person: 64,
            connections: 10_000,
            connections_per_address: 500,
            rates: RateLimits::On,
            bot_delay: Duration::from_millis(700),
            thinkers: cores.saturating_sub(1).max(1),
            leaves_bots: false,
            measures: [Measure { time: LONGEST_THOUGHT, games: None }; Level::ALL.len()],
            absence: Duration::from_secs(180),
            idle: Duration::from_secs(300),
            drain: Duration::ZERO,
            log: LogLevel::Info,
            log_json: false,
            gallery: false,
            push_private: false,
            push_roots: None,
            mail: None,
            mail_from: None,
        }
    }
}

/// Settings as texts, from one source; what is not set is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Where to listen: `127.0.0.1:7373`.
    pub address: Option<String>,
    /// Where numbers for Prometheus are given out: `127.0.0.1:9100`.
    pub metrics: Option<String>,
    /// The data file, or the address of a database: `postgres://loup@db.example.org/loup`.
    pub data: Option<Data>,
    /// A file with the password of the database.
    pub data_password: Option<PathBuf>,
    /// The address that people outside use: `https://loup.example.org`.
    pub base_url: Option<String>,
    /// Whether a proxy stands before the server.
    pub behind_proxy: Option<bool>,
    /// How many unfinished tables a person may have made.
    pub tables_per_person: Option<u64>,
    /// How many megabytes the tables that a person has made may take.
    pub megabytes_per_person: Option<u64>,
    /// How many connections are open at most.
    pub connections: Option<usize>,
    /// How many of them come from one address at most.
    pub connections_per_address: Option<usize>,
    /// Whether too frequent requests are refused.
    pub rates: Option<bool>,
    /// How many milliseconds a bot waits before it plays.
    pub bot_delay: Option<u64>,
    /// How many bots think at the same time.
    pub thinkers: Option<usize>,
    /// Who thinks about the moves of bots: `here`, or `elsewhere`.
    pub bots: Option<String>,
    /// The most milliseconds that bots think, by level: `hunter=500,alpha=2000`.
    pub bot_time: Option<String>,
    /// The most games that searching bots play in thought, by level: `alpha=400`.
    pub bot_games: Option<String>,
    /// How many seconds somebody must be away before a bot may sit in.
    pub absence: Option<u64>,
    /// How many seconds a server that is told to stop still answers.
    pub drain: Option<u64>,
    /// `error`, `warn`, `info` or `debug`.
    pub log: Option<String>,
    /// Whether logs are JSON.
    pub log_json: Option<bool>,
    /// Whether `/gallery` shows every piece and state.
    pub gallery: Option<bool>,
    /// Whether push services may lie in private networks, and at other ports.
    pub push_private: Option<bool>,
    /// A file with certificates that push services may show besides the known ones.
    pub push_roots: Option<PathBuf>,
    /// The mail server: `smtp://user:password@mail.example.org:587?tls=required`.
    pub mail: Option<String>,
    /// By whom mail is sent: `Loup <loup@example.org>`.
    pub mail_from: Option<String>,
}

/// A setting that cannot be used, and what would be right.
fn wrong(name: &str, value: impl Into<String>, wants: Phrase) -> StartError {
    StartError::Setting { name: name.to_owned(), value: value.into(), wants: Box::new(wants) }
}

/// What a number must be.
fn between(least: i64, most: i64) -> Phrase {
    Phrase::new("server-wants-number").with("least", least).with("most", most)
}

impl Settings {
    /// What the file says.
    ///
    /// # Errors
    /// The file cannot be read, or is no TOML with these settings.
    pub fn from_file(path: &Path) -> Result<Self, StartError> {
        let text = std::fs::read_to_string(path).map_err(|error| StartError::of_io(path, &error))?;
        Self::read(&path.display().to_string(), &text)
    }

    /// What the text of a file with this name says.
    ///
    /// # Errors
    /// It is no TOML with these settings.
    pub fn read(name: &str, text: &str) -> Result<Self, StartError> {
        toml::from_str(text).map_err(|error| {
            let line =
                error.span().map(|span| 1 + text.get(..span.start).unwrap_or(text).matches('\n').count());
            let said = error.message().trim().replace('\n', " ");
            // What a kind of number is called inside is nobody's business.
            let number = said.ends_with("expected u64") || said.ends_with("expected usize");
            let key = line.and_then(|line| text.lines().nth(line - 1)?.split_once('='));
            let what = match key.filter(|_| number) {
                Some((key, _)) => {
                    Phrase::new("server-wants-of").with("name", key.trim()).with("wants", u64::wants())
                }
                None => Phrase::verbatim(said),
            };
            StartError::File { name: name.to_owned(), line, what: Box::new(what) }
        })
    }

    /// What variables such as `LOUP_ADDRESS` and `LOUP_BASE_URL` say.
    ///
    /// # Errors
    /// A variable's value is not of its kind.
    pub fn from_env(variable: impl Fn(&str) -> Option<String>) -> Result<Self, StartError> {
        fn read<T: Wanted>(
            variable: &impl Fn(&str) -> Option<String>,
            name: &str,
        ) -> Result<Option<T>, StartError> {
            let value = variable(name).filter(|value| !value.is_empty());
            value.map(|text| T::read(text.trim()).ok_or_else(|| wrong(name, text, T::wants()))).transpose()
        }
        Ok(Self {
            address: read(&variable, "LOUP_ADDRESS")?,
            metrics: read(&variable, "LOUP_METRICS")?,
            data: read(&variable, "LOUP_DATA")?,
            data_password: read(&variable, "LOUP_DATA_PASSWORD")?,
            base_url: read(&variable, "LOUP_BASE_URL")?,
            behind_proxy: read(&variable, "LOUP_BEHIND_PROXY")?,
            tables_per_person: read(&variable, "LOUP_TABLES_PER_PERSON")?,
            megabytes_per_person: read(&variable, "LOUP_MEGABYTES_PER_PERSON")?,
            connections: read(&variable, "LOUP_CONNECTIONS")?,
            connections_per_address: read(&variable, "LOUP_CONNECTIONS_PER_ADDRESS")?,
            rates: read(&variable, "LOUP_RATES")?,
            bot_delay: read(&variable, "LOUP_BOT_DELAY")?,
            thinkers: read(&variable, "LOUP_THINKERS")?,
            bots: read(&variable, "LOUP_BOTS")?,
            bot_time: read(&variable, "LOUP_BOT_TIME")?,
            bot_games: read(&variable, "LOUP_BOT_GAMES")?,
            absence: read(&variable, "LOUP_ABSENCE")?,
            drain: read(&variable, "LOUP_DRAIN")?,
            log: read(&variable, "LOUP_LOG")?,
            log_json: read(&variable, "LOUP_LOG_JSON")?,
            gallery: read(&variable, "LOUP_GALLERY")?,
            push_private: read(&variable, "LOUP_PUSH_PRIVATE")?,
            push_roots: read(&variable, "LOUP_PUSH_ROOTS")?,
            mail: read(&variable, "LOUP_MAIL")?,
            mail_from: read(&variable, "LOUP_MAIL_FROM")?,
        })
    }
}

impl Config {
    /// The path below which people find this server: empty, or a slash and at least one word.
    #[must_use]
    pub fn root(&self) -> &str {
        let (_, address) = self.base_url.as_deref().and_then(|url| url.split_once("://")).unwrap_or_default();
        address.find('/').and_then(|at| address.get(at..)).unwrap_or_default()
    }

    /// The scheme and the host of the address that people see.
    #[must_use]
    pub fn origin(&self) -> Option<&str> {
        self.base_url.as_deref().and_then(|url| url.strip_suffix(self.root()))
    }

    /// Whom push services ask when something is wrong: the sender of mail, or the address of the server.
    #[must_use]
    pub fn contact(&self) -> String {
        let address = |from: &String| {
            let bare = from.rsplit('<').next().unwrap_or(from).trim_end_matches('>').trim();
            format!("mailto:{bare}")
        };
        let https = self.base_url.clone().filter(|url| url.starts_with("https://"));
        self.mail_from.as_ref().map(address).or(https).unwrap_or_else(|| "https://loup.invalid".to_owned())
    }

    /// The defaults, then the file (also named by `LOUP_CONFIG`), then the environment, then the flags.
    ///
    /// # Errors
    /// Names the first setting that cannot be used.
    pub fn load(file: Option<&Path>, flags: Settings) -> Result<Self, StartError> {
        let variable = |name: &str| std::env::var(name).ok();
        let mut config = Self { data: default_data(&variable).into(), ..Self::default() };
        let named = variable("LOUP_CONFIG").filter(|name| !name.is_empty()).map(PathBuf::from);
        if let Some(file) = file.map(Path::to_owned).or(named) {
            config.take(Settings::from_file(&file)?)?;
        }
        config.take(Settings::from_env(variable)?)?;
        config.take(flags)?;
        if let Some(file) = &config.data_password {
            config.data = config.data.with_password_of(file)?;
        }
        Ok(config)
    }

    /// Takes over what is set.
    ///
    /// # Errors
    /// Names the first setting that cannot be used.
    pub fn take(&mut self, settings: Settings) -> Result<(), StartError> {
        if let Some(text) = settings.address {
            self.address =
                text.parse().map_err(|_| wrong("address", text, Phrase::new("server-wants-address")))?;
        }
        if let Some(text) = settings.metrics {
            self.metrics =
                Some(text.parse().map_err(|_| wrong("metrics", text, Phrase::new("server-wants-address")))?);
        }
        if let Some(text) = settings.base_url {
            self.base_url = Some(
                base_url(&text).ok_or_else(|| wrong("base-url", text, Phrase::new("server-wants-url")))?,
            );
        }
        if let Some(text) = settings.log {
            self.log = match text.as_str() {
                "error" => LogLevel::Error,
                "warn" => LogLevel::Warn,
                "info" => LogLevel::Info,
                "debug" => LogLevel::Debug,
                _ => return Err(wrong("log", text, Phrase::new("server-wants-log"))),
            };
        }
        if let Some(threads) = settings.thinkers {
            if !(1..=256).contains(&threads) {
                return Err(wrong("thinkers", threads.to_string(), between(1, 256)));
            }
            self.thinkers = threads;
        }
        if let Some(text) = settings.bots {
            self.leaves_bots = match text.as_str() {
                "here" => false,
                "elsewhere" => true,
                _ => return Err(wrong("bots", text, Phrase::new("server-wants-bots"))),
            };
        }
        if let Some(text) = settings.bot_time {
            let times =
                by_level(&text).ok_or_else(|| wrong("bot-time", text, Phrase::new("server-wants-levels")))?;
            for (level, millis) in times {
                self.measures[level as usize].time =
                    Duration::from_millis(millis.into()).min(LONGEST_THOUGHT);
            }
        }
        if let Some(text) = settings.bot_games {
            let games = by_level(&text)
                .ok_or_else(|| wrong("bot-games", text, Phrase::new("server-wants-levels")))?;
            for (level, games) in games {
                self.measures[level as usize].games = Some(games);
            }
        }
        if let Some(connections) = settings.connections {
            if connections == 0 {
                return Err(wrong("connections", "0", between(1, 1 << 20)));
            }
            // More than this no semaphore counts, and no system opens.
            self.connections = connections.min(1 << 20);
        }
        if let Some(connections) = settings.connections_per_address {
            if connections == 0 {
                return Err(wrong("connections-per-address", "0", between(1, 1 << 20)));
            }
            self.connections_per_address = connections;
        }
        self.megabytes_per_person = settings.megabytes_per_person.unwrap_or(self.megabytes_per_person);
        self.data = settings.data.unwrap_or_else(|| self.data.clone());
        self.data_password = settings.data_password.or_else(|| self.data_password.take());
        self.behind_proxy = settings.behind_proxy.unwrap_or(self.behind_proxy);
        self.tables_per_person = settings.tables_per_person.unwrap_or(self.tables_per_person);
        self.rates = match settings.rates {
            Some(true) => RateLimits::On,
            Some(false) => RateLimits::Off,
            None => self.rates,
        };
        self.bot_delay = settings.bot_delay.map_or(self.bot_delay, Duration::from_millis);
        self.absence = settings.absence.map_or(self.absence, Duration::from_secs);
        self.drain = settings.drain.map_or(self.drain, Duration::from_secs);
        self.log_json = settings.log_json.unwrap_or(self.log_json);
        self.gallery = settings.gallery.unwrap_or(self.gallery);
        self.push_private = settings.push_private.unwrap_or(self.push_private);
        self.push_roots = settings.push_roots.or_else(|| self.push_roots.take());
        self.mail = settings.mail.or_else(|| self.mail.take());
        self.mail_from = settings.mail_from.or_else(|| self.mail_from.take());
        Ok(())
    }
}

/// Reads `hunter=500,alpha=2000`: each level with a number greater than 0.
fn by_level(text: &str) -> Option<Vec<(Level, u32)>> {
    let pair = |pair: &str| {
        let (level, number) = pair.split_once('=')?;
        let level: Level = level.trim().parse().ok()?;
        let number: u32 = number.trim().parse().ok()?;
        (number > 0).then_some((level, number))
    };
    text.split(',').map(pair).collect()
}

/// The address as we want it: a scheme, a host, and a path if there is one, without a slash at the end.
fn base_url(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches('/');
    let (scheme, rest) = text.split_once("://")?;
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let word = |word: &str| {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~".contains(c);
        !word.is_empty() && word.chars().all(plain) && !matches!(word, "." | "..")
    };
    let good = matches!(scheme, "http" | "https")
        && !host.is_empty()
        && host.chars().all(plain)
        && path.split('/').skip(1).all(word);
    good.then(|| format!("{scheme}://{}{path}", host.to_ascii_lowercase()))
}

/// Where a person's data belongs on this system.
fn default_data(variable: &impl Fn(&str) -> Option<String>) -> PathBuf {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    folder.map_or_else(|| PathBuf::from("loup.db"), |folder| folder.join("loup").join("loup.db"))
}

#[cfg(test)]
mod tests;
