//! The program at a real terminal, made by `script` of util-linux. Without it these tests have nothing to do.

use std::process::{Command, Stdio};

use crate::program::run;

const ERASE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// What a terminal shows of this command line with this input; `None` where there is no `script`.
fn at_terminal(line: &str, input: &str, set: &[(&str, &str)]) -> Option<String> {
    let there = Command::new("script").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !there.is_ok_and(|status| status.success()) {
        eprintln!("script is not installed: nothing is tested here");
        return None;
    }
    let program = format!("{} {line}", env!("CARGO_BIN_EXE_loup"));
    let mut command = Command::new("script");
    command.args(["--quiet", "--return", "--command", &program, "/dev/null"]);
    command.env("TERM", "xterm").env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.env_remove("NO_COLOR").envs(set.iter().copied());
    let run = run(command, input.as_bytes());
    assert_eq!(run.code, 0, "{run:?}");
    Some(run.out.replace("\r\n", "\n"))
}

#[test]
fn the_screen_is_erased_between_people() {
    let line = "play triqueta --players 2 --people Ada,Bo --option first=1 --seed 5";
    let Some(out) = at_terminal(line, "\n1\n1\n\n\nquit\nquit\n", &[]) else { return };
    let screens: Vec<&str> = out.split(ERASE).collect();
    assert!(screens.len() >= 2, "{out:?}");
    assert!(screens[0].contains("You draw ") && screens[0].contains("Your move"), "{out:?}");
    // What Ada drew is not said again.
    assert!(screens[1].starts_with("Pass the keyboard to Bo"), "{out:?}");
    assert!(screens[1].contains("Ada draws a token."), "{out:?}");
}

#[test]
fn a_dumb_terminal_cannot_be_shared() {
    let line = "play triqueta --people Ada,Bo || true";
    let Some(out) = at_terminal(line, "", &[("TERM", "dumb")]) else { return };
    assert!(out.contains("at a terminal"), "{out:?}");
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    for (line, set, coloured) in [
        ("games", &[] as &[_], true),
        ("games", &[("NO_COLOR", "1")], false),
        ("games", &[("TERM", "dumb")], false),
        ("games | cat", &[], false),
    ] {
        let Some(out) = at_terminal(line, "", set) else { return };
        assert!(out.contains("Triqueta"), "{out:?}");
        assert_eq!(out.contains("\x1b["), coloured, "{line} {set:?}: {out:?}");
    }
}
