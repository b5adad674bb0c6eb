//! Opening a table: what is chosen, and what can be wrong with it.

use crate::game::{Game, SetupError};
use crate::options::{Choices, Problem};
use crate::phrase::Phrase;
use crate::record::{Record, RecordError};

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// A choice is wrong.
    Choice(Problem),
    /// The hand-made start is wrong.
    Setup(SetupError),
    /// The seed is not known.
    Secret,
}

impl OpenError {
    /// What to tell a person.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Choice(problem) => problem.phrase,
            Self::Setup(SetupError { line: Some(line), phrase }) => {
                Phrase::new("record-error-setup-line").with("line", line).with("what", phrase)
            }
            Self::Setup(SetupError { line: None, phrase }) => phrase,
            Self::Secret => Phrase::new("record-error-secret"),
        }
    }

    /// The same as an error of the record's line that caused it.
    pub(crate) fn in_record(self, record: &Record) -> RecordError {
        match self {
            Self::Choice(problem) => {
                let field = format!("option {}", problem.option);
                let field = if problem.option == "players" { "players" } else { &field };
                let line = record.lines.of(field);
                // The text stands in the lines below the option's.
                match problem.within.map(|within| *within) {
                    Some((below, what)) => RecordError::at(line + below, what),
                    None => RecordError::at(line, problem.phrase),
                }
            }
            Self::Setup(SetupError { line, phrase }) => {
                RecordError::at(record.lines.of("deal") + line.unwrap_or(0), phrase)
            }
            Self::Secret => RecordError::at(1, self.phrase()),
        }
    }
}

impl From<Problem> for OpenError {
    fn from(problem: Problem) -> Self {
        Self::Choice(problem)
    }
}

impl From<SetupError> for OpenError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// The choices for a new table with defaults filled in, checked by the game's menu.
///
/// # Errors
/// Explains the first choice that is wrong.
pub(crate) fn settle<G: Game>(choices: &Choices) -> Result<Choices, Problem> {
    check_players::<G>(choices)?;
    G::menu(choices).settle(choices)
}

/// The choices of a record or of a table that exists, in full: see [`Menu::settle_recorded`](crate::Menu).
///
/// # Errors
/// Explains the first choice that is wrong.
pub(crate) fn settle_recorded<G: Game>(choices: &Choices) -> Result<Choices, Problem> {
    check_players::<G>(choices)?;
    G::menu(choices).settle_recorded(choices)
}

fn check_players<G: Game>(choices: &Choices) -> Result<(), Problem> {
    let players = &G::info().players;
    if !players.contains(&choices.players) {
        let phrase = Phrase::new("table-problem-players")
            .with("players", choices.players)
            .with("least", *players.start())
            .with("most", *players.end());
        return Err(Problem::new("players", phrase));
    }
    Ok(())
}
