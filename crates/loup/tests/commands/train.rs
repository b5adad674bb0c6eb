//! `loup train`.

use std::fs;

use crate::program::{Folder, loup};

/// The head of a network's file: its lines up to the weights.
fn head(file: &str) -> String {
    let bytes = fs::read(file).expect("it was written");
    let end = bytes.windows(2).position(|pair| pair == b"\n\n").expect("the head has an end");
    String::from_utf8(bytes[..end].to_vec()).expect("UTF-8")
}

#[test]
fn a_network_is_trained_measured_and_trained_on() {
    let folder = Folder::new();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (first, again, second) = (file("first.net"), file("again.net"), file("second.net"));
    let line = "train hound --games 200 --seed 3 --players 2 --option meat-and-bone=on";
    let said = loup(&format!("{line} --out {first}")).good();
    assert!(said.starts_with("200 games in ") && said.contains(&first), "{said}");
    let hash = said.lines().nth(1).and_then(|line| line.rsplit(' ').next()).unwrap().to_owned();
    let origin = "\norigin loup train hound --games 200 --seed 3 --players 2 --option meat-and-bone=on\n";
    assert!(
        head(&first).contains(origin) && head(&first).ends_with(&format!("hash {hash}")),
        "{}",
        head(&first)
    );

    loup(&format!("{line} --threads 1 --out {again}")).good();
    assert_eq!(fs::read(&first).unwrap(), fs::read(&again).unwrap(), "the same command, the same network");

    let line = format!("train hound --games 40 --from {first} --against net:{first} --out {second}");
    loup(&line).good();
    let origin = format!("--against net:{first} --from {first} ({first} is {hash})");
    assert!(head(&second).contains(&origin), "{}", head(&second));

    let table =
        loup(&format!("arena hound --players 2 --bots net:{second},net:{first}:20:1 --games 4")).good();
    assert!(table.contains(&format!("1  net:{second}")), "{table}");
}

#[test]
fn time_is_turned_into_games() {
    let folder = Folder::new();
    let file = folder.path().join("short.net").display().to_string();
    let said = loup(&format!("train triqueta --minutes 0.005 --out {file} --lang de")).good();
    assert!(said.contains("Das Netz steht in"), "{said}");
    assert!(head(&file).contains("origin loup train triqueta --games "), "{}", head(&file));
    let nowhere = folder.path().join("none/x.net").display().to_string();
    let wrong = loup(&format!("train triqueta --games 100000 --out {nowhere}")).wrong();
    assert!(wrong.contains("there is no such folder"), "{wrong}");
}

/// Ctrl-C keeps what was learned, and the file says that it is not all.
#[cfg(unix)]
#[test]
fn an_interrupted_training_keeps_what_was_learned() {
    let folder = Folder::new();
    let file = folder.path().join("early.net");
    let line = format!("train triqueta --players 2 --games 100000000 --out {}", file.display());
    let said = crate::program::interrupted(&line, &file).good();
    assert!(said.starts_with("Stopped after ") && said.contains(" of 100,000,000 games"), "{said}");
    let head = head(&file.display().to_string());
    let origin = "origin loup train triqueta --games 100000000 --seed 1 --players 2 (stopped after ";
    assert!(head.contains(origin), "{head}");
}

#[test]
fn a_network_of_the_wolves_learns_by_whole_turns() {
    let folder = Folder::new();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (first, second) = (file("first.net"), file("second.net"));
    let said = loup(&format!("train wolves --players 2 --games 1 --out {first}")).good();
    assert!(said.contains(&format!("The network is in {first}.")), "{said}");
    let lines = head(&first);
    let origin = "\non tables for 2\norigin loup train wolves --games 1 --seed 1 --players 2\n";
    assert!(lines.contains(origin), "{lines}");
    loup(&format!("train wolves --players 2 --games 1 --from {first} --out {second}")).good();
    let table =
        loup(&format!("arena wolves --players 2 --bots net:{second},net:{first}:2:1 --games 2")).good();
    assert!(table.contains(&format!("net:{second}")), "{table}");
    let wrong = loup(&format!("arena triqueta --bots net:{first},cub --games 2")).wrong();
    assert!(wrong.contains("should be `game triqueta`"), "{wrong}");
    let response = file("response.net");
    loup(&format!("train wolves --players 2 --games 1 --against greedy --from {first} --out {response}"))
        .good();
    assert!(head(&response).contains(" --against greedy --from "), "{}", head(&response));
}
