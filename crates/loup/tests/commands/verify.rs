//! `loup random` and `loup verify`.

use std::fs;

use crate::program::{Folder, command, games, loup, loup_with, random, run};

#[test]
fn random_games_verify() {
    for game in games() {
        let several = loup(&format!("random {game} --seed 1 -n 3")).good();
        assert_eq!(several.matches("loup record 1\n").count(), 3);
        assert!(several.starts_with(&random(game, "1")), "the first has the seed itself");
        assert_eq!(several, loup(&format!("random {game} --seed 1 -n 3")).good());
        let verdicts = loup_with("verify -", &several).good();
        assert_eq!(verdicts.lines().count(), 3, "{verdicts}");
        assert!(verdicts.lines().all(|line| line.contains("all correct")), "{verdicts}");
        assert!(verdicts.lines().all(|line| line.contains("The seed matches the fingerprint.")));
        assert_ne!(loup(&format!("random {game}")).good(), loup(&format!("random {game}")).good());
    }
}

#[test]
fn random_games_fill_a_folder_and_overwrite_nothing() {
    let folder = Folder::new();
    let out = folder.path().join("games").display().to_string();
    let line = format!("random triqueta --seed 1 -n 3 --players 2 --out {out}");
    assert!(loup(&line).good().contains("3 records are in"));
    let mut files: Vec<String> =
        fs::read_dir(&out).unwrap().map(|file| file.unwrap().path().display().to_string()).collect();
    files.sort();
    assert!(files.len() == 3 && files[0].ends_with("triqueta-0001.loup"), "{files:?}");
    assert_eq!(loup(&format!("verify {}", files.join(" "))).good().lines().count(), 3);
    assert!(loup(&line).wrong().contains("there is already a file with that name"));
}

#[test]
fn every_verdict_is_a_line_and_the_exit_code_sums_up() {
    let folder = Folder::new();
    let text = random("triqueta", "1");
    let good = folder.file("good.loup", &text);
    let edited = folder.file("edited.loup", &text.replacen("draw", "take 1", 1));
    let foreign = folder.file("foreign.loup", "hello\n");
    let empty = folder.file("empty.loup", "");
    let run = loup(&format!("verify {good} {edited} {foreign} {empty}"));
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(lines[0].contains("good.loup: all correct."));
    assert!(lines[1].contains("edited.loup is not correct. Line "), "{}", lines[1]);
    assert!(lines[2].contains("This is not a Loup record"));
    assert!(lines[3].contains("The file is empty."));

    // A file that cannot be read is another kind of trouble; the others still get their verdicts.
    let run = loup(&format!("verify /no/such/file {good}"));
    assert_eq!((run.code, run.out.lines().count(), run.err.lines().count()), (2, 1, 1));
}

#[test]
fn a_wrong_promise_and_a_wrong_result_are_found() {
    let folder = Folder::new();
    // Without the fingerprint in the end line an edited file is still a record.
    let unsealed = |text: &str| {
        let (body, end) = text.rsplit_once("end: ").unwrap();
        format!("{body}end: {}\n", end.split_whitespace().next().unwrap())
    };
    let text = unsealed(&random("triqueta", "1"));
    let cases = [
        ("seed: 0", "seed: 1", "The seed does not match the fingerprint"),
        ("scores: ", "scores: 9", "The result in the file is not the result"),
        ("rules: 1", "rules: 2", "version 2 of the rules"),
        ("game: triqueta", "game: chess", "There is no game “chess”."),
        ("seat 1: Bot 1", "seat 1: Bot 1\nseat 1: Bot 1", "Expected here: “seat 1: NAME”"),
    ];
    for (from, to, says) in cases {
        let file = folder.file("edited.loup", &text.replacen(from, to, 1));
        let run = loup(&format!("verify {file}"));
        assert!(run.code == 1 && run.out.contains(says), "{from}: {run:?}");
        assert!(run.out.contains("Line "), "{run:?}");
    }
    // What is missing is said.
    let secret = text.lines().filter(|line| !line.starts_with("seed:")).collect::<Vec<_>>().join("\n");
    assert!(loup_with("verify -", &secret).out.contains("The seed is not in this file"));
    let promise = text.lines().filter(|line| !line.starts_with("commitment:")).collect::<Vec<_>>().join("\n");
    assert!(loup_with("verify -", &promise).good().contains("There is no fingerprint"));
}

#[test]
fn names_in_other_scripts_survive() {
    let mut text = random("triqueta", "1").replace("Bot 2", "Łucja 狼");
    let end = text.rfind("end: ").unwrap();
    text.truncate(end);
    let entries = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    text.push_str(&format!("end: {entries}\n"));
    let said = run(command(&["replay", "-"]), text.as_bytes()).good();
    assert!(said.contains("Seat 2: Łucja 狼"), "{said}");
}

/// What a record says about its start is told as it is: a promise that nothing can be held against proves nothing.
/// And a wrong line of a card file is named by its line of the record.
#[test]
fn a_promise_without_a_seed_and_a_wrong_card_file_are_told() {
    let game = random("wolves", "1");
    let head: String =
        game.lines().take_while(|line| !line.starts_with("seed:")).flat_map(|line| [line, "\n"]).collect();
    assert!(head.contains("commitment:"));
    let verdict = loup_with("verify -", &format!("{head}deal:\n| first 1\nend: 0\n")).good();
    assert!(verdict.contains("the fingerprint cannot be checked"), "{verdict}");
    let hound = random("hound", "1");
    let line = 1 + hound.lines().position(|line| line.contains("moved-by")).unwrap();
    let wrong = hound.replacen("moved-by", "moved-bye", 1);
    let (body, end) = wrong.rsplit_once("end: ").unwrap();
    let wrong = format!("{body}end: {}\n", end.split_whitespace().next().unwrap());
    let told = loup_with("verify -", &wrong).out;
    assert!(told.contains(&format!("Line {line}: Card ")) && told.matches("Line ").count() == 1, "{told}");
}

/// `examples/verify.py` recomputes deals without our program: it agrees about all games, also about who added to a seed.
#[test]
fn the_python_example_deals_alike() {
    let folder = Folder::new();
    let mut records: Vec<String> = Vec::new();
    for (game, options) in [
        ("triqueta", "--players 3"),
        ("triqueta", "--players 4 --option hidden-wolves=on"),
        ("hound", "--players 3"),
        ("hound", "--players 4 --option meat-and-bone=on"),
        ("wolves", "--players 2 --option boards=turned --option tiles=random,backs"),
        ("wolves", "--players 3 --option packs=random,tundra,random"),
        ("wolves", "--players 4"),
        ("wolves", "--players 5 --option first=4"),
    ] {
        records.push(loup(&format!("random {game} --seed c0ffee {options}")).good());
    }
    let part = |byte| table::Seed::new([byte; 32]);
    let parts = table::Parts {
        table: "K3F9QXAB".to_owned(),
        house: table::Part::of(part(1)),
        seats: vec![None, Some(table::Part::of(part(2)))],
    };
    let start = table::Start::Seed(parts.seed().unwrap());
    let game = catalogue::find("wolves").unwrap();
    let choices = game.settle(&table::Choices::new(2)).unwrap();
    let mut record = game.open(&choices, start, &["Ada".to_owned(), "Bo".to_owned()]).unwrap().record();
    record.parts = Some(parts);
    records.push(record.to_string());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");
    let python = |words: &[&str]| {
        let run =
            std::process::Command::new("python3").arg(script).args(words).output().expect("python3 is here");
        (run.status.code(), String::from_utf8(run.stdout).unwrap() + &String::from_utf8(run.stderr).unwrap())
    };
    for text in &records {
        let file = folder.file("game.loup", text);
        let ours = loup(&format!("replay {file} --json")).good();
        let ours: serde_json::Value = serde_json::from_str(ours.lines().next().unwrap()).unwrap();
        let (code, theirs) = python(&["--json", &file]);
        let theirs: serde_json::Value = serde_json::from_str(&theirs).unwrap_or_else(|_| panic!("{theirs}"));
        assert_eq!((code, &ours["deal"]), (Some(0), &theirs), "{text}");
        assert!(loup(&format!("verify {file}")).good().contains("The seed matches the fingerprint."));
    }
    // Who has added to a seed is said, and that nobody has.
    let said = |record: &str| {
        let verdict: serde_json::Value =
            serde_json::from_str(&loup_with("verify --json -", record).good()).expect("a verdict");
        (loup_with("verify -", record).good(), verdict["seed"].clone(), verdict["parts"].clone())
    };
    let (told, seed, parts) = said(&records[0]);
    assert!(told.contains("No seat added a part to it") && seed == "proved", "{told}");
    assert_eq!(parts, serde_json::json!([]));
    let (told, seed, parts) = said(records.last().unwrap());
    assert!(told.contains("Seat 2 added a part to it.") && seed == "proved", "{told}");
    assert_eq!(parts, serde_json::json!([2]));
    // It finds what we find: a part that was not promised, a seed that does not fit.
    let proved = records.last().unwrap();
    assert!(python(&[&folder.file("proved.loup", proved)]).1.contains("of these seats: 2."));
    for (from, to, says) in [
        (part(2).to_string(), part(3).to_string(), "the part of 2 is not the one that was promised"),
        (
            "table: K3F9QXAB".to_owned(),
            "table: K3F9QXAC".to_owned(),
            "the seed does not follow from the parts",
        ),
        ("\ncommitment: ".to_owned(), "\ncommitment: 0".to_owned(), "the seed does not fit the fingerprint"),
    ] {
        let forged = proved.replacen(&from, &to, 1);
        let file = folder.file("forged.loup", &forged);
        let (code, told) = python(&[&file]);
        assert!(code == Some(1) && told.contains(says), "{told}");
        assert_eq!(loup(&format!("verify {file}")).code, 1);
    }
}

/// The record that docs/notation.md shows is a record.
#[test]
fn the_documented_example_verifies() {
    let document = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    let text = fs::read_to_string(document).unwrap();
    let (_, rest) = text.split_once("```text\nloup record 1").unwrap();
    let (record, _) = rest.split_once("```").unwrap();
    let verdict = loup_with("verify -", &format!("loup record 1{record}")).good();
    assert!(verdict.contains("4 entries") && verdict.contains("The seed matches"), "{verdict}");
}
