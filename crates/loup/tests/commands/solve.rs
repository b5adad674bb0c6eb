//! `loup solve`.

use crate::program::{Folder, loup, random};

#[test]
fn open_hands_are_solved() {
    let folder = Folder::new();
    let file = folder.file("hound.loup", &random("hound", "5"));
    for lang in ["en", "fr", "de"] {
        let said = loup(&format!("solve {file} --to 20 --lang {lang}")).good();
        assert!(!said.contains("[cli-") && !said.contains("[hound-"), "{said}");
    }
    let json = loup(&format!("solve {file} --to 20 --json")).good();
    let solved: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(solved["ply"], 20);
    let moves = solved["moves"].as_array().unwrap();
    let seats = solved["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 4);
    // The winner is whoever the best move leads to, and best play begins with a best move.
    let own = &seats[solved["to_act"].as_u64().unwrap() as usize - 1];
    let can_win = moves.iter().any(|mv| mv["winner"] == own["team"]);
    assert_eq!(own["wins"], can_win);
    assert!(own["best"].as_array().unwrap().contains(&solved["line"][0]["text"]), "{solved}");
    assert_eq!(solved["line"][0]["seat"], solved["to_act"]);
}

#[test]
fn what_cannot_be_solved_is_explained() {
    let folder = Folder::new();
    let hound = folder.file("hound.loup", &random("hound", "5"));
    let triqueta = folder.file("triqueta.loup", &random("triqueta", "5"));
    assert!(loup(&format!("solve {hound}")).wrong().contains("there is nothing left to decide"));
    assert!(loup(&format!("solve {triqueta}")).wrong().contains("only Wolf & Hound can be solved"));
    assert!(loup(&format!("solve {hound} --to 99")).wrong().contains("There is no move 99"));
}
