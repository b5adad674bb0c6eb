//! The real program, serving from a folder of its own, and what a person does with its pages.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use server::{Config, RateLimits, Server, Stopper};
use table::AnyGame;

use crate::driver::{AGAIN, Browser, Element};

/// A server for one test.
pub struct Host {
    runs: Runs,
    folder: PathBuf,
    /// Its address.
    pub url: String,
}

/// Where a server runs.
enum Runs {
    /// As the program.
    Program(Child),
    /// Inside the test.
    Here(Stopper, Option<JoinHandle<()>>),
}

/// A folder for the data of one server.
fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("loup-browser-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the data");
    folder
}

impl Host {
    /// Starts the program with bots that do not wait.
    pub fn start() -> Self {
        Self::with(&["--address", "127.0.0.1:0"])
    }

    /// The same below a path.
    pub fn below(root: &str) -> Self {
        // A port that is free now: the program has to know it beforehand.
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let address = port.expect("a port is free").to_string();
        Self::with(&["--address", &address, "--base-url", &format!("http://{address}{root}")])
    }

    fn with(args: &[&str]) -> Self {
        let folder = folder();
        let mut process = Command::new(env!("CARGO_BIN_EXE_loup"))
            .arg("serve")
            .args(args)
            .args(["--bot-delay", "0", "--lang", "en", "--gallery", "--data"])
            .arg(folder.join("loup.db"))
            .env("LOUP_RATES", "false")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        BufReader::new(process.stdout.take().expect("stdout is piped"))
            .read_line(&mut first)
            .expect("the program says where it is");
        let url = first.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        assert!(url.starts_with("http://127.0.0.1:"), "{first}");
        Self { runs: Runs::Program(process), folder, url }
    }

    /// A link that makes a browser a host's.
    pub fn link(&self) -> String {
        let link = server::host::link(self.folder.join("loup.db")).expect("a link");
        self.at(&format!("/host/enter/{link}"))
    }

    /// Starts a server for these games, which need not be the program's.
    pub fn of(games: &[&'static dyn AnyGame]) -> Self {
        Self::set(games, |_, _| {})
    }

    /// The same with other settings; files of the test may lie in its folder.
    pub fn set(games: &[&'static dyn AnyGame], change: impl FnOnce(&mut Config, &Path)) -> Self {
        let folder = folder();
        let mut config = Config {
            address: "127.0.0.1:0".parse().expect("an address"),
            data: folder.join("loup.db").into(),
            rates: RateLimits::Off,
            bot_delay: Duration::ZERO,
            ..Config::default()
        };
        change(&mut config, &folder);
        let server = Server::bind(config, games).expect("the server starts");
        let (url, stopper) = (format!("http://{}", server.address()), server.stopper());
        let thread = std::thread::spawn(|| server.run());
        Self { runs: Runs::Here(stopper, Some(thread)), folder, url }
    }

    /// An address of this server.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        match &mut self.runs {
            Runs::Program(process) => {
                let _ = process.kill();
                let _ = process.wait();
            }
            Runs::Here(stopper, thread) => {
                stopper.stop();
                let _ = thread.take().map(JoinHandle::join);
            }
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where pictures go.
pub fn shot(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/shots").join(format!("{name}.png"))
}

/// What can be played or chosen now: buttons first, links to half-made choices otherwise.
pub const MOVES: &str = "button[name=move]:not([disabled])";
/// Links to half-made choices.
pub const CHOICES: &str = "a[href*='choose=']:not([data-clear])";
/// The game is over.
pub const OVER: &str = "#prompt.over";
/// It is the reader's turn.
pub const YOURS: &str = "#live[data-turn=yours]";
/// The prompt has changed a moment ago, and cannot be pressed yet.
pub const FRESH: &str = "#prompt[data-fresh]";

/// Starts a game against bots from the first page.
pub fn play_now(browser: &Browser, host: &Host, game: &str, players: u8) {
    browser.goto(&host.at("/"));
    let form = format!("form[action$='/play/{game}']");
    let count = format!("{form} input[name=players][value='{players}']");
    if browser.has(&count) {
        let chosen = format!("{count}:checked");
        browser.click_until(&count, |browser| browser.has(&chosen).then_some(()));
    }
    let button = format!("{form} .go button");
    browser.click_until(&button, |browser| browser.has("#live[data-entry]").then_some(()));
}

/// The entry that the page shows.
pub fn entry(browser: &Browser) -> u64 {
    let text = browser.run("const l = document.querySelector('#live'); return l ? l.dataset.entry : '0'");
    text.as_str().and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Waits until it is the reader's turn, or the game is over; whether it goes on.
pub fn my_turn(browser: &Browser) -> bool {
    let state = browser.wait_until(|browser| {
        if browser.has(OVER) {
            Some(false)
        } else if browser.has(YOURS) && !browser.has(FRESH) {
            Some(true)
        } else {
            None
        }
    });
    state.unwrap_or_else(|| panic!("nobody goes on at {}\n{}", browser.url(), browser.text_of_page()))
}

/// Plays one move by clicking; `pick` says with which of so many controls to begin. What is folded away (the
/// text view of a board) cannot be clicked, so the next one is tried.
pub fn click_move(browser: &Browser, pick: &mut impl FnMut(usize) -> usize) {
    let before = entry(browser);
    for _ in 0..12 {
        browser.wait_until(|browser| (!browser.has(FRESH)).then_some(()));
        let moves = browser.all(MOVES);
        let first = pick(moves.len());
        let clicked = (0..moves.len()).any(|n| browser.click(&moves[(first + n) % moves.len()]));
        if clicked {
            let moved = |browser: &Browser| (entry(browser) > before || browser.has(OVER)).then_some(());
            if browser.wait_within(AGAIN, moved).is_some() {
                return;
            }
        }
        let choices: Vec<Element> = browser.all(CHOICES);
        let first = pick(choices.len());
        if !(0..choices.len()).any(|n| browser.click(&choices[(first + n) % choices.len()])) {
            std::thread::sleep(Duration::from_millis(40));
        }
    }
    panic!("no move can be clicked at {}\n{}", browser.url(), browser.text_of_page());
}

/// A simple source of choices that repeats itself.
pub fn picker(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |count| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % count.max(1)
    }
}
