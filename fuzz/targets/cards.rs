//! Card files of Wolf & Hound: read, written and read again they are the same; a game with them can be played.

use hound::CardFile;
use table::{Choices, Start};

pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let lines = text.lines().count() + 1;
    for read in [CardFile::parse, CardFile::parse_recorded] {
        match read(text) {
            Err(error) => {
                assert!((1..=lines).contains(&error.line), "line {} of {lines}", error.line);
                super::sound(&error.phrase);
                super::sound(&error.what);
            }
            Ok(file) => {
                let printed = file.text();
                assert_eq!(CardFile::parse_recorded(&printed).as_ref(), Ok(&file), "{printed}");
                assert_eq!(CardFile::parse_recorded(&printed).expect("just read").text(), printed);
            }
        }
    }
    if CardFile::parse(text).is_ok() {
        play(text);
    }
}

/// A table with these cards is opened or refused in words, and then played to its end.
fn play(text: &str) {
    let game =
        catalogue::games().iter().find(|game| game.info().id == "hound").expect("it is in the catalogue");
    for players in 2..=4 {
        let choices = Choices::new(players).with("cards-file", text);
        let settled = match game.settle(&choices) {
            Ok(settled) => settled,
            Err(problem) => return super::sound(&problem.phrase),
        };
        let mut table = match game.open(&settled, Start::Seed("c0ffee".parse().expect("a seed")), &[]) {
            Ok(table) => table,
            Err(error) => return super::sound(&error.phrase()),
        };
        for ply in 0..500_usize {
            let count = table.legal_moves().len();
            assert!(count > 0 || table.outcome().is_some(), "nobody can move");
            if count == 0 {
                break;
            }
            table.play_nth((ply * 7919) % count).expect("what is offered is accepted");
        }
    }
}
