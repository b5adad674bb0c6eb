//! `loup replay`, for people and for programs.

use serde_json::Value;

use crate::program::{Folder, games, loup, random};

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
    assert_eq!(crate::program::run(crate::program::command(&words), b"").good(), as_two);
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
