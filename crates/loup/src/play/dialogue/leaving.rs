//! Saving the game, and leaving it.

use table::Phrase;

use super::{Dialogue, Flow};
use crate::failure::Failure;
use crate::files;

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
            let answer = self.console.ask(&question)?.unwrap_or_default().to_lowercase();
            if answer.is_empty() || !yes.starts_with(&answer) {
                return Ok(self.console.say(&Phrase::new("cli-not-overwritten").with("file", shown))?);
            }
        }
        let mut record = self.table.record();
        if let Some(continued) = &self.continued {
            record.comments.clone_from(&continued.comments);
            for (entry, old) in record.entries.iter_mut().zip(&continued.entries) {
                entry.comments.clone_from(&old.comments);
            }
        }
        match files::write(&file, record.to_string()) {
            Ok(()) => {
                self.console.say(&Phrase::new("cli-saved").with("file", shown))?;
                if self.table.to_act().is_some() && self.table.has_secrets() {
                    self.console.say(&Phrase::new("cli-saved-secret"))?;
                }
                self.saved = self.table.entries();
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

    fn is_saved(&self) -> bool {
        self.saved == self.table.entries()
    }

    pub(super) fn quit(&mut self, warned: bool) -> Result<Flow, Failure> {
        if !self.is_saved() && !warned {
            self.warned = true;
            self.console.say(&Phrase::new("cli-unsaved"))?;
            return Ok(Flow::On);
        }
        self.leave()
    }

    pub(super) fn input_ended(&mut self) -> Result<Flow, Failure> {
        self.hide()?;
        self.console.say(&Phrase::new("cli-input-ended"))?;
        self.leave()
    }

    /// Goodbye, with what is needed to come back.
    pub(super) fn leave(&mut self) -> Result<Flow, Failure> {
        let playing = self.table.to_act().is_some();
        self.hide()?;
        if !self.is_saved() {
            self.console.say(&Phrase::new("cli-not-saved"))?;
        }
        if let Some(file) = self.file.as_ref().filter(|_| playing) {
            let file = files::quoted(&file.display().to_string());
            let command = format!("loup play --resume {file}");
            self.console.say(&Phrase::new("cli-resume-hint").with("command", command))?;
        }
        self.console.say(&Phrase::new("cli-goodbye"))?;
        Ok(Flow::Leave)
    }
}
