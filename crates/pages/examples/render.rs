//! How long a table's page takes on one core: `cargo run --release -p pages --example render -- [GAME] [ROUNDS]`.
//!
//! Each game is played half-way without thinking; then the page of its deciding seat is rendered again and
//! again. Of all rounds the fastest tells most, because nothing makes a program run too fast.

use std::borrow::Cow;
use std::hint::black_box;
use std::time::{Duration, Instant};

use pages::model::{Help, Powers, SeatCard, Shell, Sits, TablePage};
use table::{AnyGame, AnySeen, AnyTable, Choices, Seat, Start, Viewer};

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let wanted = args.next().filter(|id| id != "all");
    // A program that has run for a while keeps its memory; a fresh one gives it back to the system after every round,
    // and what is measured then is how often it asks for it again.
    drop(black_box(vec![1_u8; 1 << 24]));
    let rounds: usize = args.next().map_or(Ok(300), |rounds| rounds.parse())?;
    println!(
        "{:10} {:>9} {:>9} {:>8}   {:>9} {:>9}",
        "game", "best µs", "usual µs", "bytes", "#live µs", "stamp µs"
    );
    for game in catalogue::games().iter().filter(|game| wanted.as_ref().is_none_or(|id| game.info().id == id))
    {
        let table = half_way(*game)?;
        let seen = table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat));
        let page = page(&*seen);
        let (whole, bytes) = measure(rounds, || pages::table(&shell(), &page).into_string());
        let (live, _) = measure(rounds, || pages::table_main(&shell(), &page).into_string());
        // What a reader's page has already is found and left out.
        let html = pages::table_main(&shell(), &page).into_string();
        let (_, shown) = pages::parts::stamp(&html, None).ok_or("no live page")?;
        let (stamp, _) = measure(rounds, || {
            pages::parts::stamp(&html, Some(&shown)).map_or_else(String::new, |(text, _)| text)
        });
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        println!(
            "{:10} {:>9.1} {:>9.1} {:>8}   {:>9.1} {:>9.1}",
            game.info().id,
            micros(whole.0),
            micros(whole.1),
            bytes,
            micros(live.0),
            micros(stamp.0)
        );
    }
    Ok(())
}

/// The fastest and the middle of so many rounds, and the length of what came out.
fn measure(rounds: usize, mut render: impl FnMut() -> String) -> ((Duration, Duration), usize) {
    let mut bytes = 0;
    let mut times: Vec<Duration> = (0..rounds.max(1))
        .map(|_| {
            let clock = Instant::now();
            bytes = black_box(render()).len();
            clock.elapsed()
        })
        .collect();
    times.sort_unstable();
    ((times[0], times[times.len() / 2]), bytes)
}

/// A table of this game in the middle, where somebody has a choice.
fn half_way(game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, Failure> {
    let choices = Choices::new(game.info().default_players);
    let names: Vec<String> = ["Ada", "Bo", "Maren", "Ilse", "Jon"].map(str::to_owned).to_vec();
    let names = &names[..usize::from(choices.players)];
    let start = Start::Seed("c0ffee".parse().map_err(|_| "no seed")?);
    let mut table = game.open(&choices, start, names).map_err(|_| "no table")?;
    let most = match game.info().id {
        "wolves" => 160,
        "hound" => 14,
        _ => 40,
    };
    for ply in 0.. {
        let count = table.legal_moves().len();
        if count == 0 || (ply >= most && count > 2) {
            break;
        }
        table.play_nth((ply * 7919 + 13) % count).map_err(|_| "no move")?;
    }
    Ok(table)
}

fn shell() -> Shell {
    Shell { name: "Ada".to_owned(), path: "/t/birch".to_owned(), ..Shell::default() }
}

/// The page of whoever decides, against bots.
fn page(table: &dyn AnySeen) -> TablePage<'_> {
    let acting = table.to_act();
    let card = |seat: Seat| SeatCard {
        seat,
        name: table.names().get(seat.index()).cloned().unwrap_or_default(),
        sits: if acting == Some(seat) { Sits::Person } else { Sits::Bot(bots::Level::Hunter) },
        mine: acting == Some(seat),
        present: true,
        away: false,
        offered: false,
        invitation: None,
        may_stand_in: false,
        charge: None,
    };
    TablePage {
        seats: Seat::all(table.seats()).map(card).collect(),
        powers: Cow::Owned(Powers {
            acts_for: acting,
            undo: true,
            reset: 1,
            chat: true,
            ..Powers::default()
        }),
        seen_entries: table.entries().saturating_sub(6),
        help: Cow::Owned(Help {
            allowed: true,
            hints: Vec::new(),
            bar: true,
            shares: vec![0.25; usize::from(table.seats())],
        }),
        ..TablePage::new("birch", table)
    }
}
