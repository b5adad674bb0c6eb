//! Options as text, a line each (`key value`): settled they stay as they are, and a table opened with them has a
//! record that says so.

use table::{Choices, Record, Start};

pub fn run(bytes: &[u8]) {
    let Some((which, players, text)) = super::split(bytes) else { return };
    let game = super::game(which);
    let mut choices = Choices::new(players % 8);
    for line in text.lines() {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        choices.set(key, value.replace('\u{b6}', "\n"));
    }
    // Asked before anything is known to be right: the form of a new table does that too.
    let menu = game.menu(&choices);
    assert!(menu.items.len() < 100);
    match game.settle_recorded(&choices) {
        Ok(settled) => assert_eq!(game.settle_recorded(&settled), Ok(settled.clone())),
        Err(problem) => super::sound(&problem.phrase),
    }
    let settled = match game.settle(&choices) {
        Ok(settled) => settled,
        Err(problem) => return super::sound(&problem.phrase),
    };
    assert_eq!(game.settle(&settled), Ok(settled.clone()), "settled twice");
    match game.open(&settled, Start::Seed("c0ffee".parse().expect("a seed")), &[]) {
        Err(error) => super::sound(&error.phrase()),
        Ok(table) => {
            assert_eq!(table.choices(), &settled);
            let text = table.record().to_string();
            let record = Record::parse(&text).expect("what is written can be read");
            let again = game.replay(&record).expect("what is read can be played");
            assert_eq!((again.key(), again.choices()), (table.key(), table.choices()));
        }
    }
}
