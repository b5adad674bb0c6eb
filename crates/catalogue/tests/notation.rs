//! The examples of `docs/notation.md` are records and moves that this program reads.

use table::{AnyGame, Choices, Record, Refusal, Start, rules};

const NOTATION: &str = include_str!("../../../docs/notation.md");

/// The blocks of the document that begin like this.
fn blocks(beginning: &str) -> Vec<&'static str> {
    let blocks = NOTATION.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix("text\n"))
        .filter(|block| block.starts_with(beginning))
        .collect()
}

fn game_of(record: &Record) -> &'static dyn AnyGame {
    catalogue::find(&record.game).expect("a game of the catalogue")
}

/// The example holds together, and the check that is shown for it is its own: with another one it would be refused.
#[test]
fn the_example_is_a_record_with_its_own_check() {
    let [text] = blocks("loup record 1")[..] else { panic!("one example") };
    let record = Record::parse(text).expect("a record");
    let table = game_of(&record).verify(&record).map_err(|error| format!("{error:?}")).expect("a game");
    assert_eq!(table.entries(), record.entries.len());
    let [end] = blocks("end: ")[..] else { panic!("one end line") };
    let (above, _) = text.rsplit_once("end: ").expect("an end line");
    let checked = format!("{above}{end}");
    assert_eq!(Record::parse(&checked).map_err(|error| format!("{error:?} in {record}")), Ok(record));
    assert!(Record::parse(&checked.replace("take 2", "take 1")).is_err());
}

/// What the tables of moves list in their first column is read as a move by that game.
#[test]
fn the_moves_of_the_tables_are_moves() {
    for (heading, id) in [("Triqueta", "triqueta"), ("Wolf & Hound", "hound"), ("The Wolves", "wolves")] {
        let section =
            NOTATION.split("\n## ").find(|section| section.starts_with(&format!("Moves of {heading}\n")));
        let rows = section.expect("a section").lines().filter(|line| line.starts_with("| `"));
        let cells = rows.filter_map(|row| row.split(" | ").next());
        let moves: Vec<&str> = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
        let game = catalogue::find(id).expect("a game of the catalogue");
        let choices = Choices::new(game.info().default_players);
        let table = game.open(&choices, Start::Seed("1".parse().expect("a seed")), &[]).expect("a table");
        assert!(moves.len() >= 4, "{heading}: {moves:?}");
        for text in moves {
            assert_ne!(
                table.seen(table::Viewer::All).why(text),
                Err(Refusal::table(rules::NO_SUCH_MOVE)),
                "{heading}: {text}"
            );
        }
    }
}
