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
