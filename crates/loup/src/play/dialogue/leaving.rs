//! Saving the game, keeping it unasked, and leaving it.

use std::path::{Path, PathBuf};

use table::{Phrase, Record};

use super::{Dialogue, Flow};
use crate::completion::Completion;
use crate::console::ERASE;
use crate::failure::Failure;
use crate::files;
use crate::interrupt::LastWord;

impl Dialogue<'_, '_> {
    /// Saves, and asks before a file of somebody else is replaced.
    pub(super) fn save(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let Some(file) = file.map(files::at_home).or_else(|| self.file.clone()) else {
            return Ok(self.console.say(&Phrase::new("cli-needs-file"))?);
        };
        let shown = file.display().to_string();
        if self.file.as_ref() != Some(&file) && file.exists() {
            let speaker = self.console.speaker();
            let question = speaker.say(&Phrase::new("cli-overwrite").with("file", shown.as_str()));
            let yes = speaker.say(&Phrase::new("cli-yes"));
            let no = speaker.say(&Phrase::new("cli-no"));
            self.console.offer(|| Completion { lines: vec![yes.clone(), no], names: Vec::new() });
            let answer = self.console.ask(&question)?.unwrap_or_default().to_lowercase();
            if answer.is_empty() || !yes.starts_with(&answer) {
                return Ok(self.console.say(&Phrase::new("cli-not-overwritten").with("file", shown))?);
            }
        }
        match files::write(&file, self.record().to_string()) {
            Ok(()) => {
                self.console.say(&Phrase::new("cli-saved").with("file", shown))?;
                if self.table.to_act().is_some() && self.table.has_secrets() {
                    self.console.say(&Phrase::new("cli-saved-secret"))?;
                }
                self.saved = self.table.entries();
                if self.table.to_act().is_none() {
                    // Whoever wants it there when it is over keeps it.
                    self.kept.take_if(|(kept, _)| *kept == file);
                }
                self.file = Some(file);
            }
            // The game goes on; another name may do.
            Err(failure) => {
                if let Some(what) = failure.phrase() {
                    self.console.say(&Phrase::new("cli-error").with("what", what))?;
                }
            }
        }
        Ok(())
    }

    /// The game with the comments of the one that is continued.
    fn record(&self) -> Record {
        let mut record = self.table.record();
        if let Some(continued) = &self.continued {
            record.comments.clone_from(&continued.comments);
            for (entry, old) in record.entries.iter_mut().zip(&continued.entries) {
                entry.comments.clone_from(&old.comments);
            }
        }
        record
    }

    fn is_saved(&self) -> bool {
        self.saved == self.table.entries()
    }

    /// Keeps the game as it stands, for those who leave without a word: at a terminal, once something has been decided
    /// there. What somebody has saved stays as it is.
    pub(super) fn keep(&mut self) -> Result<(), Failure> {
        let Some(folder) = self.console.keep.clone() else { return Ok(()) };
        let word = self.console.last_word.clone();
        // Nothing ends the program before the file is whole.
        let mut word = word.as_ref().map(LastWord::hold);
        let entries = self.table.entries();
        if entries != self.begun && self.kept.as_ref().is_none_or(|(_, kept)| *kept != entries) {
            let text = self.record().to_string();
            let written = match &self.kept {
                Some((file, _)) => files::write(file, text).map(|()| file.clone()),
                None => files::write_next(&folder, self.table.info().id, &text),
            };
            match written {
                Ok(file) => self.kept = Some((file, entries)),
                // Said once; from then on leaving asks whether to save.
                Err(failure) => {
                    self.console.keep = None;
                    if let Some(what) = failure.phrase() {
                        self.console.say(&Phrase::new("cli-error").with("what", what))?;
                    }
                }
            }
        }
        if let Some(word) = &mut word {
            let erased = if self.curtain && self.screen.is_some() { ERASE } else { "" };
            **word = format!("{erased}{}", self.parting().join("\n"));
        }
        Ok(())
    }

    /// Where the game lies as it stands now, unasked.
    fn kept(&self) -> Option<&Path> {
        let (file, entries) = self.kept.as_ref()?;
        (*entries == self.table.entries()).then_some(file)
    }

    pub(super) fn quit(&mut self, warned: bool) -> Result<Flow, Failure> {
        if !self.is_saved() && self.kept().is_none() && !warned {
            self.warned = true;
            self.console.say(&Phrase::new("cli-unsaved"))?;
            return Ok(Flow::On);
        }
        self.leave()
    }

    /// Nothing more is typed: somebody at the keyboard wants to leave, or a file is at its end.
    pub(super) fn input_ended(&mut self) -> Result<Flow, Failure> {
        self.hide()?;
        if self.console.keep.is_none() {
            self.console.say(&Phrase::new("cli-input-ended"))?;
        }
        self.leave()
    }

    /// Goodbye, with what is needed to come back.
    pub(super) fn leave(&mut self) -> Result<Flow, Failure> {
        self.hide()?;
        for sentence in self.parting() {
            self.console.line(&sentence)?;
        }
        // What is over, or lies where somebody wanted it, need not lie there a second time.
        let (over, saved) = (self.table.to_act().is_none(), self.is_saved());
        let spare = |file: &PathBuf| over || (saved && self.file.as_ref() != Some(file));
        if let Some((file, _)) = self.kept.take_if(|(file, _)| spare(file)) {
            let _ = std::fs::remove_file(file);
        }
        Ok(Flow::Leave)
    }

    /// What is said to whoever leaves now.
    fn parting(&self) -> Vec<String> {
        let (playing, speaker) = (self.table.to_act().is_some(), self.console.speaker());
        let mut said = Vec::new();
        let mut say = |phrase: Phrase| said.push(speaker.say(&phrase));
        let kept = self.kept().filter(|_| playing && !self.is_saved());
        if let Some(file) = kept {
            say(Phrase::new("cli-kept").with("file", file.display().to_string()));
            if self.table.has_secrets() {
                say(Phrase::new("cli-saved-secret"));
            }
        } else if !self.is_saved() {
            say(Phrase::new("cli-not-saved"));
        }
        if let Some(file) = kept.or(self.file.as_deref()).filter(|_| playing) {
            let command = format!("loup play --resume {}", files::quoted(&file.display().to_string()));
            say(Phrase::new("cli-resume-hint").with("command", command));
        }
        say(Phrase::new("cli-goodbye"));
        said
    }
}
