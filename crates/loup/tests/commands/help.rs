//! Help, languages, completions and what was wrong with the command line.

use crate::program::{command, loup, run};

const COMMANDS: [&str; 20] = [
    "serve",
    "games",
    "play",
    "random",
    "replay",
    "verify",
    "why",
    "perft",
    "bench",
    "solve",
    "arena",
    "train",
    "calibrate",
    "tables",
    "export",
    "backup",
    "delete",
    "completions",
    "licences",
    "help",
];

/// No message is missing: that would show as its key in brackets.
#[track_caller]
fn complete(text: &str) {
    assert!(!text.contains("[cli-"), "{text}");
}

#[test]
fn every_command_has_help_in_every_language() {
    for lang in ["en", "fr", "de"] {
        let whole = loup(&format!("--lang {lang} --help")).good();
        complete(&whole);
        for name in COMMANDS {
            assert!(whole.contains(&format!("\n  {name} ")), "{name} in {whole}");
            let own = loup(&format!("{name} --help --lang {lang}")).good();
            complete(&own);
            assert_eq!(own, loup(&format!("help {name} --lang={lang}")).good());
            assert_eq!(own, loup(&format!("{name} -h --lang {lang}")).good());
        }
    }
    assert!(loup("--help").good().contains("Exit codes: 0"));
}

/// English words of the parser itself would show that something was not translated.
#[test]
fn no_help_is_half_english() {
    for name in COMMANDS {
        for (lang, usage) in [("fr", "Utilisation\u{202f}: loup"), ("de", "Aufruf: loup")] {
            let help = loup(&format!("{name} --help --lang {lang}")).good();
            assert!(help.contains(usage), "{help}");
            let english = ["Usage:", "Arguments:", "Options:", "[OPTIONS]", "[possible", "[default", "Print"];
            let found = english.iter().filter(|word| lang == "de" || !word.starts_with("[OPT"));
            for word in found {
                assert!(!help.contains(word), "{word} in {help}");
            }
        }
    }
}

#[test]
fn the_language_comes_from_the_environment() {
    let games = |set: &[(&str, &str)]| {
        let mut command = command(&["games"]);
        command.envs(set.iter().copied());
        run(command, b"").good()
    };
    let (en, fr, de) =
        (loup("games --lang en").good(), loup("games --lang fr").good(), loup("games --lang de").good());
    assert_eq!(games(&[]), en);
    assert_eq!(games(&[("LANG", "fr_FR.UTF-8")]), fr);
    assert_eq!(games(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_DE")]), de);
    assert_eq!(games(&[("LANG", "de"), ("LC_MESSAGES", "de"), ("LC_ALL", "fr")]), fr);
    assert_eq!(games(&[("LANG", "de"), ("LC_ALL", "")]), de);
    assert_eq!(games(&[("LC_ALL", "it_IT")]), en);
    for text in [en, fr, de] {
        complete(&text);
        assert!(text.contains("triqueta") && !text.contains('\x1b'), "{text}");
    }
}

#[test]
fn mistakes_are_explained_in_one_line() {
    for (line, says) in [
        ("frolic", "There is no command “frolic”."),
        ("help frolic", "There is no command “frolic”."),
        ("--frolic", "There is no argument “--frolic” here."),
        ("play", "Something is missing: <GAME>."),
        ("play chess", "“chess” does not fit <GAME>. Possible values: wolves"),
        ("play triqueta --players", "--players <N> needs a value."),
        ("play triqueta --players many", "“many” does not fit --players <N>."),
        ("play triqueta --players 3 --players 4", "--players <N> is given twice"),
        ("play triqueta --players 9", "This game is for 2 to 5 players, not for 9."),
        ("play --resume x.loup --seed 1", "cannot be combined with"),
        ("play triqueta --seed xyz", "“xyz” is not a seed"),
        ("play triqueta --option rock", "“rock” is not an option. Expected: KEY=VALUE."),
        ("play triqueta --option colour=red", "There is no option “colour”. The options are hidden-wolves"),
        ("play triqueta --option rock=x", "The option “rock” cannot be “x”. Possible values: starter"),
        ("play triqueta --preset best", "There is no preset “best”."),
        ("play triqueta --people a,b,c,d,e,f", "not for 6"),
        ("play triqueta --players 2 --people a,b,c", "3 names were given for 2 seats."),
        ("play triqueta --people Ada,ada", "Two people are called Ada."),
        (
            "play triqueta --bots wolf",
            "“wolf” does not fit --bots <LEVELS>. Possible values: cub, scout, hunter",
        ),
        ("play triqueta --bots cub,cub,cub", "3 levels were given for 2 bots."),
        ("play triqueta --best-of 0", "“0” does not fit --best-of. Expected: a whole number from 1 to 99."),
        ("play triqueta --cards /no/such/file", "/no/such/file cannot be read: there is no such file."),
        ("play triqueta --people Ada,Bo", "at a terminal"),
        ("play --resume /no/such/file", "/no/such/file cannot be read: there is no such file."),
        ("random triqueta -n few", "“few” does not fit --count <COUNT>. Expected: a whole number."),
        ("perft triqueta --depth 3", "Something is missing: --seed <HEX>."),
        ("bench --seconds 0", "“0” does not fit --seconds"),
        ("bench --seconds NaN", "“NaN” does not fit --seconds"),
        ("arena triqueta", "Something is missing: --bots <BOTS>."),
        (
            "arena triqueta --bots alpha,wolf",
            "There is no bot “wolf”. The bots are cub, scout, hunter, alpha",
        ),
        ("arena triqueta --bots alpha", "A match needs at least two bots."),
        (
            "arena triqueta --bots alpha,greedy --games 0",
            "“0” does not fit --games <N>. Expected: a whole number from 1 on.",
        ),
        ("arena triqueta --bots alpha,greedy --time 5 --nodes 5", "cannot be combined with"),
        ("arena triqueta --bots alpha,greedy --sprt 0.6,0.5", "“0.6,0.5” does not fit --sprt <NO,YES>."),
        ("arena triqueta --bots alpha,greedy --players 9", "This game is for 2 to 5 players, not for 9."),
        ("arena triqueta --bots alpha,net:/no/such.net", "“/no/such.net” cannot be used as a network"),
        ("arena triqueta --bots alpha,cub --resume Cargo.toml", "Cargo.toml is not a saved match"),
        ("train wolves --games 1 --out /tmp", "/tmp cannot be written: it is a folder."),
        ("train hound --games 1 --from Cargo.toml", "That network cannot be trained further"),
        ("train hound --games 1 --against wolf", "There is no bot “wolf”. The bots are cub"),
        ("train hound --minutes 0", "“0” does not fit --minutes <M>."),
        ("replay", "Something is missing: <FILE>."),
        ("replay /", "/ cannot be read: it is a folder."),
        ("verify", "Something is missing: <FILE>..."),
        ("completions tcsh", "“tcsh” does not fit <SHELL>. Possible values: bash"),
        ("--lang it", "Loup does not speak “it”. It speaks en, fr and de."),
    ] {
        let said = loup(line).wrong();
        assert!(said.starts_with("Error: ") && said.contains(says), "{line}: {said}");
        for lang in ["fr", "de"].into_iter().filter(|_| !line.contains("--lang")) {
            let there = loup(&format!("{line} --lang {lang}")).wrong();
            assert_ne!(there, said, "{line} in {lang}");
        }
    }
}

#[test]
fn there_are_completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = loup(&format!("completions {shell}")).good();
        for word in ["replay", "best-of", "only-first", "against"] {
            assert!(script.contains(word), "no {word} for {shell}");
        }
        let values = matches!(shell, "bash" | "zsh");
        assert!(script.contains("triqueta") || !values, "no games for {shell}");
    }
}

#[test]
fn the_version_is_shown() {
    assert_eq!(loup("--version").good(), concat!("loup ", env!("CARGO_PKG_VERSION"), "\n"));
}

/// What others wrote is named as it is locked; `scripts/licences --check` looks for what is missing.
#[test]
fn licences_name_what_the_program_is_built_with() {
    let told = loup("licences").good();
    let lock = include_str!("../../../../Cargo.lock").replace("\"\nversion = \"", " ");
    let (_, list) = told.split_once("built with these crates").expect("a list");
    let crates: Vec<&str> =
        list.lines().skip(2).map_while(|line| line.split_once(": ")).map(|(name, _)| name).collect();
    assert!(crates.len() > 100 && crates.iter().any(|name| name.starts_with("rusqlite ")), "{crates:?}");
    for name in crates {
        assert!(lock.contains(&format!("name = \"{name}\"")), "{name} is not locked: run scripts/licences");
    }
    assert!(told.contains("Permission is hereby granted") && told.contains("Apache License"));
    assert!(
        told.contains("\nRust's standard library: ") && told.contains("\nmusl: MIT"),
        "what is linked in besides"
    );
}

/// A reader that has read enough is no error.
#[test]
fn a_closed_pipe_is_silent() {
    let mut child = command(&["random", "triqueta", "--seed", "1", "-n", "2000"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
}
