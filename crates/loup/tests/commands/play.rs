//! `loup play` through pipes. The dialogue itself is tested in the crate.

use std::fs;

use crate::program::{Folder, games, loup, loup_with};

/// Nothing that is said in a whole game is a missing message.
#[test]
fn whole_games_are_played_by_numbers_in_every_language() {
    for game in games() {
        for lang in ["en", "fr", "de"] {
            let line = format!("play {game} --seed 3 --lang {lang}");
            let out = loup_with(&line, &"1\n".repeat(3000)).good();
            for family in ["cli", "table", game] {
                let missing = format!("[{family}-");
                let found = out.lines().find(|line| line.contains(&missing));
                assert_eq!(found, None, "{game} in {lang}");
            }
            assert!(!out.contains('\x1b'), "no colours in a pipe");
        }
    }
}

#[test]
fn a_game_is_saved_verified_and_resumed() {
    let folder = Folder::new();
    let file = folder.path().join("game.loup").display().to_string();
    for game in games() {
        let _ = fs::remove_file(&file);
        let out = loup_with(&format!("play {game} --seed 3"), &format!("1\n1\nsave {file}\n")).good();
        assert!(out.contains(&format!("To continue: loup play --resume {file}")), "{out}");
        assert!(loup(&format!("verify {file}")).good().contains("all correct"));
        let out = loup_with(&format!("play --resume {file}"), "quit\n").good();
        assert!(out.contains(&format!("Resuming {file} after ")) && out.ends_with("Goodbye.\n"), "{out}");
    }
    let other = loup(&format!("play wolves --resume {file}")).wrong();
    assert!(other.contains("is not The Wolves"), "{other}");
    assert!(loup(&format!("play --resume {file} --people Eve")).wrong().contains("No one called “Eve”"));
}

#[test]
fn options_presets_and_card_files_are_used() {
    let out = loup("play hound --preset beginner-h01-w01-w06 --seed 1").good();
    assert!(out.contains("Wolf & Hound"), "{out}");
    let folder = Folder::new();
    let bad = folder.file("bad.txt", "nonsense\n");
    for line in [format!("play hound --cards {bad}"), format!("play hound -o cards-file=@{bad}")] {
        let said = loup(&line).wrong();
        assert!(said.contains(&bad) && said.contains("Line 1:"), "file and line are named: {said}");
    }
    let empty = folder.file("empty.txt", " \n");
    assert!(loup(&format!("play hound --cards {empty}")).wrong().contains("is empty."));
    let unknown = loup(&format!("play triqueta --cards {bad}")).wrong();
    assert!(unknown.contains("There is no option “cards-file”."), "{unknown}");
}

/// What a terminal would show of the input stands in a pipe's transcript too.
#[test]
fn transcripts_can_be_read_on_their_own() {
    let out = loup_with("play triqueta --seed 1 -o first=1", "? draw\n").good();
    assert!(out.contains("? for help): ? draw\ndraw is possible now.\n"), "{out}");
}
