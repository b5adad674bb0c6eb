//! Where a command reads and writes: the terminal, a pipe, or a test.

use std::borrow::Cow;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use serde::Serialize;
use table::{Ink, Phrase};
use texts::{Lang, Speaker};

use crate::completion::Completion;
use crate::editor::Editor;
use crate::files;
use crate::interrupt::LastWord;
use crate::wrap::wrap;

/// The longest line that is read, in bytes: what a person types is shorter.
const LONGEST_LINE: u64 = 4096;

/// Clears the screen, then what has scrolled out of it, and starts at the top again.
pub const ERASE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Where a command reads and writes.
pub struct Console<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// What people type, where lines are not edited.
    pub input: &'a mut dyn BufRead,
    /// Edits lines, where somebody sits before a terminal that can do it.
    pub editor: Option<Editor>,
    /// What people read.
    pub out: &'a mut dyn Write,
    /// Whether people sit before a terminal that can be erased.
    pub terminal: bool,
    /// Whether what is typed has to be repeated, so that what comes out can be read on its own.
    pub echo: bool,
    /// Whether headings may stand out.
    pub colour: bool,
    /// How many characters fit on a line, where that is known: longer ones are broken.
    pub width: Option<usize>,
    /// How wide a drawing may be where lines are not broken.
    pub page: Option<usize>,
    /// Where games of people at a terminal are kept as they go along.
    pub keep: Option<PathBuf>,
    /// What is said when the program is ended from outside.
    pub last_word: Option<LastWord>,
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

/// How wide what is no terminal is said to be, as a screen reader's window or a pager may: by the variable `COLUMNS`.
/// Sentences are left whole there, since programs read them line by line; a drawing that is wrapped cannot be read at all.
pub fn page() -> Option<usize> {
    std::env::var("COLUMNS").ok()?.trim().parse().ok().filter(|columns| *columns > 0)
}

/// Whether this stream may be coloured.
pub fn may_colour(stream: &impl IsTerminal) -> bool {
    let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    stream.is_terminal() && !no_colour && !is_dumb()
}

fn is_dumb() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty())
}

/// How an ink looks on a terminal.
const fn ink(ink: Ink) -> Style {
    let colour = match ink {
        Ink::Green => AnsiColor::Green,
        Ink::Grey => AnsiColor::White,
        Ink::Yellow => AnsiColor::Yellow,
        Ink::Ice => AnsiColor::Cyan,
        Ink::Red => AnsiColor::Red,
        Ink::Blue => AnsiColor::Blue,
        Ink::Faint => return Style::new().dimmed(),
        Ink::Bold => return Style::new().bold(),
    };
    colour.on_default()
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
/// characters, and marks that turn the direction of writing. What only sets a name apart ([`texts::isolated`]) stays,
/// where it ends on its line.
pub fn harmless(text: &str) -> Cow<'_, str> {
    let steers = |c: char| (c.is_control() && c != '\n' && c != '\t') || texts::turns(c);
    if !text.contains(steers) {
        return text.into();
    }
    let line = |line: &str| -> String {
        let apart = is_balanced(line);
        let plain = |c: char| if steers(c) && !(apart && matches!(c, OPEN | CLOSE)) { '\u{fffd}' } else { c };
        line.chars().map(plain).collect()
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n").into()
}

/// What sets apart a text that may be written from right to left, and what ends it.
const OPEN: char = '\u{2068}';
const CLOSE: char = '\u{2069}';

/// Whether all that is set apart on this line ends there, and nothing ends that has not begun.
fn is_balanced(line: &str) -> bool {
    let depth = line.chars().try_fold(0_u32, |depth, c| match c {
        OPEN => Some(depth + 1),
        CLOSE => depth.checked_sub(1),
        _ => Some(depth),
    });
    depth == Some(0)
}

impl Console<'_> {
    /// A speaker in the reader's language.
    pub const fn speaker(&self) -> Speaker<'static> {
        Speaker::new(self.lang)
    }

    /// Somebody sits down at the terminal, if it is one: lines are edited, and what happens there is kept.
    pub fn sit_down(&mut self) {
        if io::stdin().is_terminal() {
            self.keep = files::state();
            self.last_word = Some(LastWord::listen());
        }
        if self.terminal {
            self.editor = Editor::new();
        }
    }

    /// One line, broken between words where it would not fit.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        let text = &*harmless(text);
        match self.width {
            Some(width) => text.lines().try_for_each(|line| writeln!(self.out, "{}", wrap(line, width))),
            None => writeln!(self.out, "{text}"),
        }
    }

    /// A phrase as this speaker says it. What is drawn is never broken, and coloured where it may be.
    pub fn told(&mut self, phrase: &Phrase, speaker: Speaker<'_>) -> io::Result<()> {
        let Some(parts) = phrase.parts() else { return self.line(&speaker.say(phrase)) };
        for part in parts {
            let style = part.ink().filter(|_| self.colour).map_or_else(Style::new, ink);
            write!(self.out, "{style}{}{style:#}", harmless(&speaker.say(part)))?;
        }
        writeln!(self.out)
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

    /// Clears the screen and what has scrolled out of it, on a terminal. What was typed is forgotten too.
    pub fn erase(&mut self) -> io::Result<()> {
        if self.terminal {
            write!(self.out, "{ERASE}")?;
        }
        if self.editor.take().is_some() {
            self.editor = Editor::new();
        }
        Ok(())
    }

    /// What the Tab key offers from now on.
    pub fn offer(&mut self, completion: impl FnOnce() -> Completion) {
        if let Some(editor) = &mut self.editor {
            editor.offer(completion());
        }
    }

    /// Asks, and waits for a line; `None` when there is no more input.
    pub fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        if let Some(editor) = &mut self.editor {
            self.out.flush()?;
            let line = editor.read(&format!("{} ", harmless(question)))?;
            // The window may have another size by now.
            self.width = width();
            return Ok(line.map(|line| line.trim().to_owned()));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_steers_the_terminal_and_names_are_set_apart() {
        assert_eq!(harmless("Ada\tplays\n"), "Ada\tplays\n");
        assert_eq!(harmless("\u{1b}[31mAda\u{7}"), "\u{fffd}[31mAda\u{fffd}");
        let name = texts::isolated("שרה");
        assert_eq!(harmless(&format!("Seat 1: {name}\nSeat 2: Bo")), format!("Seat 1: {name}\nSeat 2: Bo"));
        // What does not end on its line, or turns the rest of it over, does not stay.
        for turned in
            ["a\u{202e}b", "a\u{2068}b", "a\u{2069}b\u{2068}", "a\u{2067}b\u{2069}", "\u{2068}a\nb\u{2069}"]
        {
            let plain = turned.replace(|c: char| !c.is_ascii(), "\u{fffd}");
            assert_eq!(harmless(turned), plain, "{turned:?}");
        }
    }
}
