//! The program at a real terminal: a pseudo-terminal of Python's, before which somebody sits who reads and types.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::program::{Folder, loup, run};

const ERASE: &str = "\x1b[2J\x1b[3J\x1b[H";
const PROMPT: &str = "? for help): ";

/// Somebody before a terminal.
struct Sitting<'a> {
    columns: u32,
    set: &'a [(&'a str, &'a str)],
    /// The home in which games are kept.
    home: &'a Path,
}

impl Sitting<'_> {
    /// What is shown of this command line while these steps are taken, and how it ended.
    #[track_caller]
    fn sit(&self, line: &str, steps: &[Value]) -> (String, i64) {
        let mut command = Command::new("python3");
        command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/commands/terminal.py"));
        command.arg(self.columns.to_string()).arg(env!("CARGO_BIN_EXE_loup")).args(line.split_whitespace());
        command.env("TERM", "xterm").env("LANG", "C").env("PYTHONUTF8", "1").env("HOME", self.home);
        for name in ["LC_ALL", "LC_MESSAGES", "NO_COLOR", "XDG_STATE_HOME"] {
            command.env_remove(name);
        }
        command.envs(self.set.iter().copied());
        let run = run(command, Value::from(steps.to_vec()).to_string().as_bytes());
        assert_eq!(run.code, 0, "{run:?}");
        let ended: Value = serde_json::from_str(&run.out).expect("JSON");
        let out = ended["out"].as_str().expect("a text").replace("\r\n", "\n");
        (out, ended["code"].as_i64().expect("a number"))
    }
}

/// The same at 80 columns, in a home of its own.
#[track_caller]
fn sit(line: &str, set: &[(&str, &str)], steps: &[Value]) -> (String, i64) {
    let home = Folder::new();
    Sitting { columns: 80, set, home: home.path() }.sit(line, steps)
}

/// What is read of what was shown: nothing that steers the terminal.
fn plain(shown: &str) -> String {
    let mut plain = String::new();
    let mut rest = shown;
    while let Some((before, after)) = rest.split_once('\x1b') {
        plain += before;
        let after = after.strip_prefix('[').unwrap_or(after);
        let end = after.find(|c: char| c.is_ascii_alphabetic()).map_or(after.len(), |end| end + 1);
        rest = &after[end..];
    }
    plain + rest
}

#[test]
fn the_screen_is_erased_between_people() {
    let line = "play triqueta --players 2 --people Ada,Bo --option first=1 --seed 5";
    let enter = || json!(["send", "\r"]);
    let (out, code) = sit(
        line,
        &[],
        &[
            json!(["expect", "press Enter."]),
            enter(),
            json!(["expect", PROMPT]),
            json!(["send", "? take 3\r"]),
            json!(["expect", PROMPT]),
            json!(["send", "1\r"]),
            json!(["expect", PROMPT]),
            json!(["send", "1\r"]),
            json!(["expect", "clear the screen for Bo"]),
            enter(),
            json!(["expect", "Pass the keyboard to Bo"]),
            enter(),
            json!(["expect", PROMPT]),
            // What Ada typed cannot be brought back: this is an empty line, after which the moves are listed.
            json!(["send", "\x1b[A\r"]),
            json!(["expect", "moves are possible"]),
            json!(["expect", PROMPT]),
            json!(["send", "quit\r"]),
        ],
    );
    assert_eq!(code, 0, "{out:?}");
    let screens: Vec<&str> = out.split(ERASE).collect();
    assert!(screens.len() >= 2, "{out:?}");
    assert!(screens[0].contains("You draw ") && screens[0].contains("Your move"), "{out:?}");
    // What Ada drew is not said again, nor what she asked.
    assert!(screens[1].contains("Pass the keyboard to Bo"), "{out:?}");
    assert!(screens[1].contains("Ada draws a token.") && !screens[1].contains("take 3 is"), "{out:?}");
}

#[test]
fn a_dumb_terminal_cannot_be_shared() {
    let (out, code) = sit("play triqueta --people Ada,Bo", &[("TERM", "dumb")], &[]);
    assert!(out.contains("at a terminal") && code == 2, "{out:?}");
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    for (set, coloured) in [(&[] as &[_], true), (&[("NO_COLOR", "1")], false), (&[("TERM", "dumb")], false)]
    {
        let (out, _) = sit("games", set, &[]);
        assert!(out.contains("Triqueta"), "{out:?}");
        assert_eq!(out.contains("\x1b["), coloured, "{set:?}: {out:?}");
    }
    assert!(!loup("games").good().contains('\x1b'));
}

#[test]
fn lines_are_edited_completed_and_remembered() {
    let (out, code) = sit(
        "play triqueta --people Ada --option first=1 --seed 5",
        &[],
        &[
            json!(["expect", PROMPT]),
            // A letter is put in before another.
            json!(["send", "zbra\x1b[D\x1b[D\x1b[De\r"]),
            json!(["expect", "“zebra” is neither"]),
            json!(["expect", PROMPT]),
            json!(["send", "\x1b[A\r"]),
            json!(["expect", "“zebra” is neither"]),
            json!(["expect", PROMPT]),
            // Two commands begin so, and are listed; one word is enough of a move.
            json!(["send", "ru\t"]),
            json!(["expect", "rules"]),
            json!(["send", "\x15dr\t\r"]),
            json!(["expect", "You draw"]),
            json!(["expect", PROMPT]),
            json!(["send", "\x04"]),
        ],
    );
    assert_eq!(code, 0, "{out:?}");
    assert!(!out.contains("^["), "nothing raw is shown: {out:?}");
}

/// Ctrl-C, Ctrl-D, a closed terminal and a terminated program: the game is there, and the bots are the same.
#[test]
fn a_game_is_kept_whatever_ends_it() {
    let home = Folder::new();
    let line = "play triqueta --people Ada --players 3 --bots cub,hunter --option first=1 --seed 5";
    let asked = || json!(["expect", PROMPT]);
    let draw = || json!(["send", "draw\r"]);
    let (dumb, bright) = (&[("TERM", "dumb")][..], &[][..]);
    let mut number = 0;
    for (set, last, code) in [
        (bright, json!(["send", "\x03"]), 0),
        (bright, json!(["send", "\x04"]), 0),
        (bright, json!(["signal", "TERM"]), 143),
        (dumb, json!(["send", "\x03"]), 130),
        (dumb, json!(["send", "\x04"]), 0),
        (bright, json!(["close"]), 129),
        (dumb, json!(["close"]), 129),
    ] {
        number += 1;
        let sitting = Sitting { columns: 80, set, home: home.path() };
        let steps = [asked(), draw(), json!(["expect", "You draw"]), asked(), last.clone()];
        let (out, ended) = sitting.sit(line, &steps);
        let file = home.path().join(format!(".local/state/loup/triqueta-{number}.loup"));
        let kept = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{last} {set:?}: {out:?}"));
        assert!(kept.contains(" draw"), "{kept}");
        if last[0] != "close" {
            let told = plain(&out).split_whitespace().collect::<Vec<_>>().join(" ");
            let name = file.display();
            assert!(told.contains(&format!("The game is kept in {name}.")), "{told}");
            assert!(told.contains(&format!("To continue: loup play --resume {name}")), "{told}");
            assert_eq!(ended, code, "{last} {set:?}: {out:?}");
        }
    }
    // It goes on where it was, and lies in the same place.
    let file = home.path().join(".local/state/loup/triqueta-2.loup");
    let sitting = Sitting { columns: 80, set: &[], home: home.path() };
    let resume = format!("play --resume {}", file.display());
    let before = fs::read_to_string(&file).expect("it is kept");
    let (out, _) =
        sitting.sit(&resume, &[asked(), json!(["send", "1\r"]), asked(), json!(["send", "quit\r"])]);
    assert!(out.contains("(bot, Cub)") && out.contains("(bot, Hunter)"), "{out:?}");
    let after = fs::read_to_string(&file).expect("it is kept");
    assert!(after.lines().count() > before.lines().count(), "{after}");
    // What is over is kept no longer.
    let over = [json!(["play", PROMPT, "1\r", "save FILE,"]), json!(["send", "\r"])];
    let (out, _) = sitting.sit(&resume, &over);
    assert!(out.contains("Goodbye.") && !file.exists(), "{out:?}");
    let left = fs::read_dir(file.parent().expect("a folder")).expect("it is there").count();
    assert_eq!(left, number - 1, "and nothing else has changed");
}

/// Whoever saves a game has it there, and nowhere else.
#[test]
fn what_is_saved_is_not_kept_twice() {
    let home = Folder::new();
    let file = home.path().join("mine.loup");
    let asked = || json!(["expect", PROMPT]);
    let save = format!("save {}\r", file.display());
    let (out, code) = Sitting { columns: 80, set: &[], home: home.path() }.sit(
        "play hound --people Ada --seed 5",
        &[asked(), json!(["send", "1\r"]), asked(), json!(["send", save]), asked(), json!(["send", "q\r"])],
    );
    assert_eq!(code, 0, "{out:?}");
    assert!(!out.contains("is kept in") && file.exists(), "{out:?}");
    let state = home.path().join(".local/state/loup");
    assert_eq!(fs::read_dir(&state).expect("something was kept meanwhile").count(), 0);
}

/// How the question after the end begins, by language.
const LANGUAGES: [(&str, &str, &str); 3] = [
    ("en", PROMPT, "save FILE,"),
    ("fr", "? pour l’aide)\u{202f}: ", "enregistrer FICHIER,"),
    ("de", "? für Hilfe): ", "speichern DATEI,"),
];

/// Whole games in every language at 60 and 100 columns: nothing is wider than the terminal, and nothing is lost.
#[test]
fn games_fit_narrow_and_wide_terminals_in_every_language() {
    for columns in [60, 100] {
        for (lang, prompt, end) in LANGUAGES {
            for game in ["triqueta --players 2", "hound", "wolves"] {
                let home = Folder::new();
                let line = format!("play {game} --people Ada --bots cub --seed 3 --lang {lang}");
                let asked = || json!(["expect", prompt]);
                let steps = if game == "wolves" {
                    let questions = ["map\r", "?\r", "near\r", "region 1\r", "rule tw13\r"];
                    let mut steps = vec![asked()];
                    for line in questions.iter().chain(&["1\r"; 24]).chain(&["map\r", "q\r"]) {
                        steps.extend([json!(["send", line]), asked()]);
                    }
                    steps.pop();
                    steps
                } else {
                    vec![json!(["play", prompt, "1\r", end]), json!(["send", "\r"])]
                };
                let sitting = Sitting { columns, set: &[], home: home.path() };
                let (out, code) = sitting.sit(&line, &steps);
                assert_eq!(code, 0, "{out:?}");
                let read = plain(&out);
                assert!(!read.contains("[cli-") && !read.contains("^["), "{read}");
                for line in read.lines().map(|line| line.rsplit('\r').next().unwrap_or(line)) {
                    // A fingerprint is one word of 64 letters, and questions are broken by the terminal.
                    let asks = line.contains(prompt.trim()) || line.contains(end);
                    let long = asks || line.split(' ').any(|word| word.len() >= 64);
                    let width = line.chars().count();
                    assert!(long || width <= columns as usize, "{width} in {columns}, {lang}: {line}");
                }
            }
        }
    }
}
