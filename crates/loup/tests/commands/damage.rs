//! Files that somebody or something has damaged: an answer, never a panic.

use table::{Chance, Quick};

use crate::program::{command, games, random, run};

/// Changes a few bytes, or cuts, doubles and swaps lines.
fn damage(text: &str, chance: &mut Quick) -> Vec<u8> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=chance.below(2) {
        let (one, other) = (chance.index(lines.len()), chance.index(lines.len()));
        match chance.below(4) {
            0 => drop(lines.remove(one)),
            1 => lines.swap(one, other),
            2 => lines.insert(one, lines[other].clone()),
            _ => lines.truncate(one.max(1)),
        }
    }
    let mut bytes = lines.join("\n").into_bytes();
    for _ in 0..chance.below(4) {
        let place = chance.index(bytes.len());
        bytes[place] = b"\n:#9 |.\xffa-"[chance.index(10)];
    }
    bytes
}

#[test]
fn damaged_files_get_an_answer() {
    let mut chance = Quick::new(2026);
    let mut codes = [0; 3];
    for game in games() {
        let text = random(game, "3");
        for round in 0..40 {
            let bytes = damage(&text, &mut chance);
            let words: &[&str] = match round % 4 {
                0 => &["verify", "-"],
                1 => &["replay", "-", "--json"],
                2 => &["replay", "-", "--as", "1", "--lang", "fr"],
                _ => &["why", "-", "draw", "--lang", "de"],
            };
            let run = run(command(words), &bytes);
            assert!((0..=2).contains(&run.code), "{run:?}");
            assert!(!run.err.contains("panicked"), "{run:?}");
            assert!(run.code != 2 || run.err.lines().count() == 1 && run.out.is_empty(), "{run:?}");
            assert!(run.code != 1 || run.err.is_empty() && run.out.lines().count() >= 1, "{run:?}");
            codes[run.code as usize] += 1;
        }
    }
    assert!(codes[1] > 10 && codes[2] > 10, "the damage is noticed: {codes:?}");
}

#[test]
fn foreign_files_get_an_answer() {
    let cases: [&[u8]; 6] =
        [b"", b"\n\n\n", b"\x89PNG\r\n\x1a\n\0\0", b"{\"game\":1}", b"loup record 1", &[b'x'; 6 << 20]];
    for bytes in cases {
        for words in
            [&["verify", "-"] as &[&str], &["replay", "-"], &["why", "-", "draw"], &["play", "--resume", "-"]]
        {
            let run = run(command(words), bytes);
            let expected = if words[0] == "verify" { 1 } else { 2 };
            assert_eq!(run.code, expected, "{words:?} {run:?}");
            assert_eq!(run.out.lines().count() + run.err.lines().count(), 1, "{words:?} {run:?}");
        }
    }
}
