//! Instructions for playouts, legal moves, views and pages, counted by Valgrind and compared with those in `counts.txt`.
//!
//! A clock says something else every time; a count says what the program does. It depends on the compiler, so the file
//! names the one that it belongs to, and with another nothing is compared. This is the program as tests are compiled
//! (`profile.test`): what matters is the change, and nothing has to be compiled for it.
//!
//! When a change is meant: `LOUP_COUNTS=record cargo test --workspace --test pages counts`.

use std::fmt::Write;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use texts::Lang;

use crate::samples;

/// The file, with one count a line.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pages/counts.txt");
/// How far a count may be from the recorded one, in parts of a hundred; a page changes with every sentence on it.
fn tolerance(name: &str) -> u64 {
    if name.ends_with(" page") { 10 } else { 5 }
}

/// Set for the process that is counted.
const COUNTED: &str = "LOUP_COUNTED";

/// The counter begins before this and stops after it.
#[inline(never)]
fn measured(work: &mut dyn FnMut()) {
    work();
    // Something is left to do here, or the compiler would jump to the work and never come back.
    black_box(&work);
}

/// Everything that is counted, in this order; tells the name of each before it is done.
fn all(mut count: impl FnMut(String, &mut dyn FnMut())) {
    for game in catalogue::games() {
        let id = game.info().id;
        let table = samples::table(*game, 40);
        let seen = samples::seen(&*table);
        let choices = table.choices().clone();
        let mut bench = game.bench(&choices, 7).expect("defaults can be played");
        let tables: Vec<_> = (4..=60).step_by(4).map(|plies| samples::table(*game, plies)).collect();
        let mut legal = || {
            for table in &tables {
                black_box(table.perft(1));
            }
        };
        let (shell, page) = (samples::shell(Lang::En, "/t/birch"), samples::page(&*seen, &[]));
        let mut draw = || {
            black_box(pages::table(&shell, &page));
        };
        // What is made once for all pages is not a page's.
        draw();
        count(format!("{id} playouts"), &mut || {
            black_box(bench.run(10));
        });
        count(format!("{id} legal-moves"), &mut legal);
        count(format!("{id} view"), &mut || {
            black_box(seen.view());
        });
        count(format!("{id} page"), &mut draw);
    }
}

/// Runs in a process of its own, below Valgrind.
#[test]
#[ignore = "what the next test counts"]
fn counted() {
    if std::env::var_os(COUNTED).is_some() {
        all(|_, work| measured(work));
    }
}

#[test]
fn instructions_are_those_that_were_recorded() {
    if cfg!(not(debug_assertions)) || !has_valgrind() {
        eprintln!("counts: SKIPPED: needs valgrind, and the profile of tests");
        return;
    }
    let counts = count();
    let here = toolchain();
    if std::env::var("LOUP_COUNTS").is_ok_and(|wish| wish == "record") {
        let mut text = format!("# {here}\n");
        for (name, count) in &counts {
            writeln!(text, "{name} {count}").expect("a text can be written");
        }
        fs::write(FILE, text).expect("the file can be written");
        return;
    }
    let text = fs::read_to_string(FILE).expect("there is a file with counts");
    let recorded_with = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or_default();
    if recorded_with != here {
        eprintln!("counts: NOT COMPARED: recorded with {recorded_with}, this is {here}");
        return;
    }
    let told = compared(&text, &counts);
    assert!(
        told.is_empty(),
        "{told}If this is meant, record it: LOUP_COUNTS=record cargo test --workspace --test pages counts"
    );
}

/// A line for each count that is too far from the recorded one.
fn compared(text: &str, counts: &[(String, u64)]) -> String {
    let recorded: Vec<(&str, u64)> = text
        .lines()
        .filter_map(|line| line.rsplit_once(' ').and_then(|(name, count)| Some((name, count.parse().ok()?))))
        .collect();
    let mut told = String::new();
    for (name, count) in counts {
        let before = recorded.iter().find(|(known, _)| known == name).map(|(_, count)| *count);
        let near = before.is_some_and(|before| count.abs_diff(before) * 100 <= before * tolerance(name));
        if !near {
            let before = before.map_or("nothing".to_owned(), |before| before.to_string());
            writeln!(told, "{name}: {count} instructions, recorded are {before}")
                .expect("a text can be written");
        }
    }
    told
}

#[test]
fn what_is_too_far_from_the_record_is_told() {
    let counts = [("a page".to_owned(), 1100), ("a view".to_owned(), 94), ("b page".to_owned(), 1)];
    let told = compared("# rustc\na page 1000\na view 100\n", &counts);
    assert_eq!(
        told,
        "a view: 94 instructions, recorded are 100\nb page: 1 instructions, recorded are nothing\n"
    );
}

fn has_valgrind() -> bool {
    let run = Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    run.is_ok_and(|status| status.success())
}

/// What the counts depend on besides the sources.
fn toolchain() -> String {
    let rustc =
        Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())).arg("--version").output();
    let rustc = rustc.map(|run| String::from_utf8_lossy(&run.stdout).trim().to_owned()).unwrap_or_default();
    format!("{rustc}, {}-{}", std::env::consts::ARCH, std::env::consts::OS)
}

/// Counts all of it in one process: the tool writes a file whenever the measured function returns.
fn count() -> Vec<(String, u64)> {
    let folder = std::env::temp_dir().join(format!("loup-counts-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    let run = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--zero-before=pages::counts::measured",
            "--dump-after=pages::counts::measured",
        ])
        .arg(format!("--callgrind-out-file={}", folder.join("out").display()))
        .arg(std::env::current_exe().expect("a program knows where it lies"))
        .args(["--exact", "counts::counted", "--ignored", "--test-threads=1"])
        .env(COUNTED, "1")
        .output()
        .expect("valgrind starts");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let mut names = Vec::new();
    all(|name, _| names.push(name));
    let counts =
        names.into_iter().enumerate().map(|(index, name)| (name, total(&dump(&folder, index + 1)))).collect();
    let _ = fs::remove_dir_all(&folder);
    counts
}

/// The file that was written when the measured function had returned for this time.
fn dump(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("out.{number}"))
}

fn total(file: &Path) -> u64 {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let line = text.lines().find_map(|line| line.strip_prefix("summary: ").or(line.strip_prefix("totals: ")));
    line.and_then(|count| count.trim().parse().ok())
        .unwrap_or_else(|| panic!("no count in {}", file.display()))
}
