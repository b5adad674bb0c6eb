//! `loup replay`, for people and for programs.

use serde_json::Value;

use crate::program::{Folder, command, games, loup, random, run};

fn objects(line: &str) -> Vec<Value> {
    let out = loup(line).good();
    out.lines().map(|line| serde_json::from_str(line).expect("every line is an object")).collect()
}

#[test]
fn programs_get_the_set_up_and_every_ply() {
    let folder = Folder::new();
    for game in games() {
        let text = random(game, "1");
        let file = folder.file("game.loup", &text);
        let all = objects(&format!("replay {file} --json"));
        let (set_up, plies) = all.split_first().unwrap();
        assert_eq!(set_up["game"], game);
        assert_eq!(set_up["viewer"], "all");
        assert_eq!(set_up["seed"].as_str().unwrap().len(), 64);
        assert!(set_up["deal"].is_object() && set_up["view"].is_object() && set_up["options"].is_object());
        let moves: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(". ")?.1.split_once(": "))
            .map(|(_, mv)| mv)
            .collect();
        assert_eq!(plies.len(), moves.len());
        assert_eq!(set_up["plies"], plies.len());
        for (index, ply) in plies.iter().enumerate() {
            assert_eq!(ply["ply"], index + 1);
            assert_eq!(ply["played"]["text"], moves[index]);
            let legal = ply["legal"].as_array().unwrap();
            let found = legal.iter().filter(|mv| mv["text"] == ply["played"]["text"]).count();
            assert_eq!(found, 1, "what was played is legal, once");
            assert!(legal.iter().all(|mv| mv["fields"]["kind"].is_string()));
            assert!(ply["events"].is_array() && ply["view"].is_object() && ply["seat"].is_number());
            assert_eq!(ply["outcome"].is_object(), index + 1 == plies.len());
        }
    }
}

/// Another viewer gets only what it knew: no seed, no deal, and legal moves at its own plies only.
#[test]
fn viewers_get_only_what_they_knew() {
    let folder = Folder::new();
    for game in games() {
        let file = folder.file("game.loup", &random(game, "2"));
        for viewer in ["public", "1", "2"] {
            let out = loup(&format!("replay {file} --json --as {viewer}")).good();
            assert!(!out.contains("00000000002\""), "no seed");
            let all = objects(&format!("replay {file} --json --as {viewer}"));
            assert!(all[0]["deal"].is_null() && all[0]["seed"].is_null());
            assert_eq!(all[0]["viewer"], viewer);
            assert!(all[0]["view"]["viewer"].is_null() || all[0]["view"]["viewer"] == viewer, "one form");
            for ply in &all[1..] {
                let own = viewer.parse().ok() == ply["seat"].as_u64();
                assert_eq!(ply["legal"].is_array(), own, "{game} {viewer} {}", ply["ply"]);
            }
        }
    }
}

#[test]
fn people_read_a_game_up_to_a_ply() {
    let folder = Folder::new();
    for game in games() {
        let text = random(game, "1");
        let file = folder.file("game.loup", &text);
        let plies = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
        let whole = loup(&format!("replay {file}")).good();
        assert!(whole.contains("Scores") && whole.contains(&format!("\n{plies}. ")), "{whole}");
        let part = loup(&format!("replay {file} --to 4")).good();
        assert!(part.contains("\n4. ") && !part.contains("\n5. Bot"), "{part}");
        assert!(part.contains("The table after move 4"), "{part}");
        let start = loup(&format!("replay {file} --to 0 --as public")).good();
        assert!(start.contains("The table after move 0"), "{start}");
        let beyond = loup(&format!("replay {file} --to {}", plies + 1)).wrong();
        assert!(beyond.contains(&format!("There is no move {}: this game has {plies}.", plies + 1)));
    }
}

#[test]
fn viewers_are_named_by_number_or_name() {
    let folder = Folder::new();
    let file = folder.file("game.loup", &random("triqueta", "1"));
    let as_two = loup(&format!("replay {file} --as 2 --to 9")).good();
    let words = ["replay", &file, "--as", "Bot 2", "--to", "9"];
    assert_eq!(run(command(&words), b"").good(), as_two);
    let nobody = loup(&format!("replay {file} --as Eve")).wrong();
    assert!(nobody.contains("Possible viewers: public, all, 1, 2 and 3."), "{nobody}");
    for lang in ["fr", "de"] {
        assert_ne!(loup(&format!("replay {file} --as 2 --to 9 --lang {lang}")).good(), as_two);
    }
}

/// A game with take-backs: plies count the moves that stand.
#[test]
fn take_backs_are_no_plies() {
    let folder = Folder::new();
    let text = random("wolves", "1");
    let first = text.lines().find(|line| line.starts_with("1. ")).unwrap();
    let seat = &first[3..4];
    let (head, _) = text.split_once("\n1. ").unwrap();
    let text = format!("{head}\n{first}\n2. {seat}: undo\n3.{}\nend: 3\n", &first[2..]);
    let file = folder.file("undo.loup", &text);
    let all = objects(&format!("replay {file} --json"));
    assert_eq!((all.len(), &all[0]["plies"]), (2, &Value::from(1)));
    assert!(all[1]["outcome"].is_null());
    assert!(loup(&format!("verify {file}")).good().contains("3 entries"));
}

/// Several records in one file are shown one after the other; where one is asked for, several are refused.
#[test]
fn a_file_of_several_records_is_replayed_whole() {
    let folder = Folder::new();
    let (one, other) = (random("triqueta", "1"), random("hound", "2"));
    let file = folder.file("two.loup", &format!("{one}# The next one.\n{other}"));
    let set_ups =
        objects(&format!("replay {file} --json")).into_iter().filter(|line| line["plies"].is_number());
    assert_eq!(set_ups.map(|line| line["game"].clone()).collect::<Vec<_>>(), ["triqueta", "hound"]);
    let said = loup(&format!("replay {file}")).good();
    assert_eq!(said.matches("Fingerprint: ").count(), 2, "{said}");
    let line = one.lines().count() + 2;
    let refused = loup(&format!("why {file} draw")).wrong();
    assert!(
        refused.contains(&format!("line {line}")) && refused.contains("Another record begins here"),
        "{refused}"
    );
    // An error of the second names its line of the file.
    let broken = folder.file("broken.loup", &format!("{one}{}", other.replacen("rules: 1", "rules: one", 1)));
    let wrong = loup(&format!("replay {broken} --json"));
    assert!(wrong.code == 2 && wrong.err.contains(&format!("line {}", one.lines().count() + 3)), "{wrong:?}");
}

/// A file that somebody sent cannot steer the terminal.
#[test]
fn control_sequences_stay_in_the_file() {
    let text = random("triqueta", "1");
    let (body, end) = text.rsplit_once("end: ").unwrap();
    let count = end.split_whitespace().next().unwrap();
    let evil = format!("{}end: {count}\n", body.replacen("Bot 1", "A\u{1b}]0;x\u{7}\u{202e}B", 1));
    let game = evil.replacen("game: triqueta", "game: \u{1b}[2J\u{9b}31m", 1);
    let field = evil.replacen("rules: 1", "rules: 1\n\u{1b}[2J: 1", 1);
    for text in [evil, game, field] {
        for words in [&["replay", "-"] as &[&str], &["verify", "-"], &["why", "-", "draw"]] {
            let run = run(command(words), text.as_bytes());
            let told = format!("{}{}", run.out, run.err);
            assert!(!told.contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{202e}']), "{told:?}");
        }
    }
}
