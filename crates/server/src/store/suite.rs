//! What every store must do, run on each of them.

use super::*;

/// A write that makes a table.
pub fn new_table(code: &str) -> Write {
    Write::NewTable(code.to_owned(), meta(), glance(1))
}

fn meta() -> Meta {
    Meta {
        game: "triqueta".to_owned(),
        rules: 1,
        players: 2,
        choices: Default::default(),
        beginning: Some(Beginning::Seed("c0ffee".to_owned())),
        places: vec![Place::default(); 2],
        host: 7,
        limit: 0,
        created: 1,
        next: None,
        previous: None,
        wins: vec![0, 0],
        uploaded: false,
    }
}

fn glance(touched: u64) -> Glance {
    Glance {
        state: State::Lobby,
        listed: false,
        touched,
        to_act: None,
        waits_for_bot: false,
        winners: Vec::new(),
    }
}
