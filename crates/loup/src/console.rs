//! Where a command reads and writes: the terminal, a pipe, or a test.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal, Read, Write};

use anstyle::{AnsiColor, Style};
use serde::Serialize;
use table::Phrase;
use texts::{Lang, Speaker};

use crate::wrap::wrap;

/// The longest line that is read, in bytes: what a person types is shorter.
const LONGEST_LINE: u64 = 4096;

/// Clears the screen, then what has scrolled out of it, and starts at the top again.
pub const ERASE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Where a command reads and writes.
pub struct Console<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// What people type.
    pub input: &'a mut dyn BufRead,
    /// What people read.
    pub out: &'a mut dyn Write,
    /// Whether people sit before a terminal that can be erased.
    pub terminal: bool,
    /// Whether what is typed has to be repeated, so that what comes out can be read on its own.
    pub echo: bool,
    /// Whether headings may stand out.
    pub colour: bool,
    /// How many characters fit on a line, where that is known.
    pub width: Option<usize>,
}

/// Whether stdin and stdout are one person's terminal that can be erased.
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb()
}

/// How wide the terminal is, if there is one.
pub fn width() -> Option<usize> {
    let (terminal_size::Width(width), _) = terminal_size::terminal_size_of(io::stdout())?;
    Some(width.into())
}

/// Whether this stream may be coloured.
pub fn may_colour(stream: &impl IsTerminal) -> bool {
    let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    stream.is_terminal() && !no_colour && !is_dumb()
}

fn is_dumb() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty())
}

/// An error's first word, marked if it may be.
pub fn mark_error(text: &str, colour: bool) -> String {
    let red = AnsiColor::Red.on_default().bold();
    match text.split_once(':').filter(|_| colour) {
        Some((first, rest)) => format!("{red}{first}:{red:#}{rest}"),
        None => text.to_owned(),
    }
}

/// A text without what would steer the terminal: names and comments of a file that somebody sent may hold control
/// characters, and marks that turn the direction of writing.
pub fn harmless(text: &str) -> Cow<'_, str> {
    let steers = |c: char| {
        (c.is_control() && c != '\n' && c != '\t')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if text.contains(steers) { text.replace(steers, "\u{fffd}").into() } else { text.into() }
}

impl Console<'_> {
    /// A speaker in the reader's language.
    pub const fn speaker(&self) -> Speaker<'static> {
        Speaker::new(self.lang)
    }

    /// One line, broken between words where it would not fit.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        let text = &*harmless(text);
        match self.width {
            Some(width) => text.lines().try_for_each(|line| writeln!(self.out, "{}", wrap(line, width))),
            None => writeln!(self.out, "{text}"),
        }
    }

    /// An object for programs, on a line of its own.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(value)?)
    }

    /// An empty line.
    pub fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A phrase as a line of its own.
    pub fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let text = self.speaker().say(phrase);
        self.line(&text)
    }

    /// A line that stands out where that is possible.
    pub fn heading(&mut self, text: &str) -> io::Result<()> {
        let bold = if self.colour { Style::new().bold() } else { Style::new() };
        writeln!(self.out, "{bold}{}{bold:#}", harmless(text))
    }

    /// Clears the screen and what has scrolled out of it, on a terminal.
    pub fn erase(&mut self) -> io::Result<()> {
        if self.terminal {
            write!(self.out, "{ERASE}")?;
        }
        Ok(())
    }

    /// Asks, and waits for a line; `None` when there is no more input.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.out, "{question} ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let mut input = Read::take(&mut *self.input, LONGEST_LINE);
        if input.read_until(b'\n', &mut bytes)? == 0 {
            self.gap()?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            self.line(&line)?;
        }
        Ok(Some(line))
    }
}
