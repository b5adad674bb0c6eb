//! Instructions per move early and late in a game, counted by Valgrind's callgrind:
//! `cargo bench -p wolves --bench entries`.
//!
//! The same move is played in the same position after 10 entries and after 10,000, in a copy of the table as the
//! server makes one; so is the way back, and the last lines of the log. The three figures of a line should not
//! depend on the length.

use std::process::{Command, exit};

use table::record::Entry;
use table::{Act, AnySeen, Chance, Choices, Quick, Start, Table, Viewer};
use wolves::Wolves;

/// How often each thing is done: more than the items that lie together in the shared past.
const TIMES: u32 = 64;
const LENGTHS: [usize; 3] = [10, 1_000, 10_000];
const THINGS: [&str; 4] = ["move", "take back", "entry", "log"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    match arguments.as_slice() {
        [thing, entries] => {
            let table = long(entries.parse().expect("a number of entries"));
            std::hint::black_box(measured(thing, &table));
        }
        _ => {
            println!("instructions each, The Wolves for five, after so many entries");
            println!("{:>10} {:>9} {:>9} {:>9}", "", LENGTHS[0], LENGTHS[1], LENGTHS[2]);
            for thing in THINGS {
                let [short, middle, long] = LENGTHS.map(|entries| count(thing, entries) / u64::from(TIMES));
                println!("{thing:>10} {short:>9} {middle:>9} {long:>9}");
            }
        }
    }
}

/// A table with so many entries, always in the same position.
fn long(entries: usize) -> Table<Wolves> {
    let mut chance = Quick::new(300);
    let mut table = Table::<Wolves>::open(&Choices::new(5), Start::Seed(chance.seed()), &[])
        .expect("a dealt game starts");
    for _ in 0..10 {
        let seat = table.to_act().expect("the game goes on");
        let mv = chance.pick(&table.legal_moves()).expect("there is a move until the end");
        table.play(seat, mv).expect("every offered move is accepted");
    }
    // Somebody plays the third move again and again; the others go on as before.
    let mut record = table.record();
    let third = record.entries[2].clone();
    let back = Entry::new(third.seat, Act::TakeBack);
    let more = (entries - 10) / 2;
    record.entries.splice(2..2, std::iter::repeat_n([third, back], more).flatten());
    Table::replay(&record).expect("what was played can be played")
}

#[inline(never)]
fn measured(thing: &str, table: &Table<Wolves>) -> usize {
    let mv = table.legal_moves()[0];
    let seat = table.to_act().expect("the game goes on");
    (0..TIMES as usize).map(|time| done(thing, table, (seat, mv), time)).sum()
}

/// One of the things; the counter runs while this does.
#[inline(never)]
fn done(thing: &str, table: &Table<Wolves>, (seat, mv): (table::Seat, wolves::Move), time: usize) -> usize {
    match thing {
        "move" => {
            let mut next = table.clone();
            usize::from(next.play(seat, mv).is_ok())
        }
        "take back" => {
            let mut next = table.clone();
            usize::from(next.take_back(seat).is_ok())
        }
        "entry" => table.at_entry(table.entries() - 1 - time % 8).plies(),
        _ => AnySeen::log(&table.seen(Viewer::Public), table.entries() - 8).len(),
    }
}

fn count(thing: &str, entries: usize) -> u64 {
    let program = std::env::current_exe().expect("a program knows where it lies");
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*entries::done*"])
        .arg(program)
        .args([thing, &entries.to_string()])
        .output();
    let Ok(run) = run else {
        eprintln!("this benchmark needs valgrind");
        exit(1)
    };
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    let counted = said.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok());
    counted.unwrap_or_else(|| {
        eprintln!("{said}");
        exit(1)
    })
}
