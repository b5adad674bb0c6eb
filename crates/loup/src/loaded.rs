//! From a file to a table: records read, looked up in the catalogue and replayed.

use std::path::{Path, PathBuf};

use table::{AnyGame, AnyTable, Phrase, Record, RecordError};

use crate::chosen;
use crate::failure::Failure;
use crate::files;

/// A record with the table that it leads to.
pub struct Loaded {
    /// Where it was read.
    pub file: PathBuf,
    /// Its game.
    pub game: &'static dyn AnyGame,
    /// The record.
    pub record: Record,
    /// The table after its last entry.
    pub table: Box<dyn AnyTable>,
}

impl Loaded {
    /// Reads a file that holds one record, and replays it.
    pub fn read(file: &Path) -> Result<Self, Failure> {
        let bytes = files::bytes(file)?;
        Self::replay(file, 1, &bytes)
    }

    /// Replays a record whose first line is this one of the file.
    pub fn replay(file: &Path, first_line: usize, bytes: &[u8]) -> Result<Self, Failure> {
        let replayed = Record::parse_bytes(bytes).and_then(|record| {
            let game = game_of(&record)?;
            let table = game.replay(&record)?;
            Ok(Self { file: file.to_owned(), game, record, table })
        });
        replayed.map_err(|mut error| {
            error.line += first_line - 1;
            Failure::in_record(file, error)
        })
    }

    /// The table after so many plies, or at the end: only moves that stand lead there.
    pub fn at(&self, ply: Option<usize>) -> Result<Box<dyn AnyTable>, Failure> {
        let plies = self.table.plies();
        let ply = match ply {
            None => return Ok(self.table.duplicate()),
            Some(ply) if ply > plies => {
                let phrase = Phrase::new("cli-no-such-ply").with("ply", ply).with("plies", plies);
                return Err(Failure::Told(phrase));
            }
            Some(ply) => ply,
        };
        // There are so many.
        Ok(self.table.at_ply(ply).unwrap_or_else(|| self.table.duplicate()))
    }
}

/// The game of a record, if this program plays it by the same rules.
pub fn game_of(record: &Record) -> Result<&'static dyn AnyGame, RecordError> {
    let Some(game) = catalogue::find(&record.game) else {
        let phrase = Phrase::new("record-error-no-such-game")
            .with("game", record.game.as_str())
            .with("games", chosen::game_list());
        return Err(RecordError::at(record.lines.of("game"), phrase));
    };
    let known = game.info().rules_version;
    if record.rules_version != known {
        let phrase =
            Phrase::new("record-error-rules").with("version", record.rules_version).with("known", known);
        return Err(RecordError::at(record.lines.of("rules"), phrase));
    }
    Ok(game)
}
