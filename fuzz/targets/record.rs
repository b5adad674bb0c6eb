//! Records: read, written and read again they are the same, and lead to the same position; errors name a line.

use table::{AnyGame, Record, RecordError};

/// More entries than this would only make every input slow: what they cost is measured elsewhere.
const ENTRIES: usize = 600;

pub fn run(bytes: &[u8]) {
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count() + 2;
    let wrong = |error: &RecordError| {
        assert!((1..=lines).contains(&error.line), "line {} of {lines}: {:?}", error.line, error.phrase);
        super::sound(&error.phrase);
    };
    let record = match Record::parse_bytes(bytes) {
        Ok(record) => record,
        Err(error) => return wrong(&error),
    };
    let printed = record.to_string();
    let again =
        Record::parse(&printed).unwrap_or_else(|error| panic!("{error:?} in what was written:\n{printed}"));
    assert_eq!(again.to_string(), printed, "read again, it is written in another way");
    assert_eq!((&again.game, &again.choices, &again.start), (&record.game, &record.choices, &record.start));
    assert_eq!((&again.names, &again.entries), (&record.names, &record.entries));
    let Some(game) = catalogue::games().iter().find(|game| game.info().id == record.game) else { return };
    if record.entries.len() <= ENTRIES {
        replay(*game, &record, &again, wrong);
    }
}

fn replay(game: &dyn AnyGame, record: &Record, again: &Record, wrong: impl Fn(&RecordError)) {
    if let Err(error) = game.verify(record) {
        wrong(&error);
    }
    match (game.replay(record), game.replay(again)) {
        (Err(error), Err(_)) => wrong(&error),
        (Ok(table), Ok(other)) => {
            assert_eq!(table.key(), other.key());
            let text = table.record().to_string();
            let read =
                Record::parse(&text).unwrap_or_else(|error| panic!("{error:?} in a table's record:\n{text}"));
            let third =
                game.replay(&read).unwrap_or_else(|error| panic!("{error:?}: it was played:\n{text}"));
            assert_eq!((third.key(), third.entries()), (table.key(), table.entries()));
        }
        (one, other) => panic!("{:?} but {:?} when written again", one.err(), other.err()),
    }
}
