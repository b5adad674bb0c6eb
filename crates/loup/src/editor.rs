//! Lines that are edited as they are typed: with a history, with the Tab key, and without raw signs on the screen.

use std::io;

use rustyline::completion::Completer;
use rustyline::config::BellStyle;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Helper};

use crate::completion::Completion;

/// So many candidates are listed without a question, which would be asked in English.
const LISTED: usize = 10_000;

/// The editor of one person's lines.
pub struct Editor(rustyline::Editor<Completion, MemHistory>);

impl Editor {
    /// An editor at this terminal; `None` where lines cannot be edited.
    pub fn new() -> Option<Self> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .completion_prompt_limit(LISTED)
            .bell_style(BellStyle::None)
            .bracketed_paste(false)
            .auto_add_history(true)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = rustyline::Editor::with_history(config, history).ok()?;
        editor.set_helper(Some(Completion::default()));
        Some(Self(editor))
    }

    /// What the Tab key offers from now on.
    pub fn offer(&mut self, completion: Completion) {
        self.0.set_helper(Some(completion));
    }

    /// Asks for a line; `None` when there will be none: Ctrl-C, Ctrl-D, or the terminal is gone.
    pub fn read(&mut self, question: &str) -> io::Result<Option<String>> {
        loop {
            return match self.0.readline(question) {
                Ok(line) => Ok(Some(line)),
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                // The window has another size.
                Err(ReadlineError::Signal(_)) => continue,
                Err(ReadlineError::Io(error)) => Err(error),
                Err(error) => Err(io::Error::other(error)),
            };
        }
    }
}

impl Helper for Completion {}
impl Hinter for Completion {
    type Hint = String;
}
impl Highlighter for Completion {}
impl Validator for Completion {}

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> Result<(usize, Vec<String>), ReadlineError> {
        Ok(line.get(..at).map_or_else(|| (at, Vec::new()), |typed| self.of(typed)))
    }
}
