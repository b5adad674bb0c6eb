//! `loup why`.

use crate::program::{Folder, loup, random};

#[test]
fn moves_are_explained_with_their_rule() {
    let folder = Folder::new();
    let file = folder.file("game.loup", &random("triqueta", "1"));
    let legal = loup(&format!("why {file} draw --to 0"));
    assert_eq!((legal.code, legal.out.as_str()), (0, "draw is possible now.\n"));
    for (line, says) in [
        ("take 4 --to 0", "There are only 3 rows."),
        ("row 1 --to 0", "Another step is due first."),
        ("zebra --to 0", "“zebra” is not a move in this game (TA04)."),
        ("draw", "The game is over."),
    ] {
        let run = loup(&format!("why {file} {line}"));
        assert_eq!((run.code, run.err.as_str(), run.out.lines().count()), (1, "", 1), "{line}: {run:?}");
        assert!(run.out.contains(says), "{line}: {run:?}");
        for lang in ["fr", "de"] {
            let there = loup(&format!("why {file} {line} --lang {lang}"));
            assert!(there.code == 1 && there.out != run.out, "{there:?}");
        }
    }
    // The option's old name.
    assert_eq!(loup(&format!("why {file} draw --at 0")).out, legal.out);
    assert!(!loup("help why").out.contains("--at"));
    assert!(loup(&format!("why {file} draw --to 999")).wrong().contains("There is no move 999"));
}

/// WH62: what can never be done at this table is not said to be due later.
#[test]
fn what_is_never_possible_is_said_so() {
    let folder = Folder::new();
    let file = folder.file("game.loup", &random("hound", "1"));
    let run = loup(&format!("why {file} exchange --to 3"));
    assert_eq!(run.code, 1);
    assert!(run.out.contains("WH62") && run.out.contains("dummy"), "{run:?}");
}
