//! Between two people who share a screen and not their secrets.

use std::rc::Rc;

use table::{Phrase, Seat};

use super::{Dialogue, Flow, completion};
use crate::failure::Failure;
use crate::play::input::Input;

impl Dialogue<'_, '_> {
    /// Erases what the last person saw and waits for the next one. `None` when the last move was taken back.
    pub(super) fn hand_over(&mut self, to: Seat) -> Result<Option<Flow>, Failure> {
        let names = Rc::clone(&self.names);
        let speaker = self.console.speaker().with_names(&names);
        if let Some(from) = self.screen {
            self.news(from)?;
            self.console.gap()?;
            let can_undo = self.table.may_take_back(from).is_ok();
            let key = if can_undo { "cli-hand-over-undo" } else { "cli-hand-over" };
            let question = speaker.say(&Phrase::new(key).with("seat", to));
            self.console.offer(|| completion::commands(speaker.lang));
            loop {
                let Some(line) = self.console.ask(&question)? else { return self.input_ended().map(Some) };
                let warned = std::mem::take(&mut self.warned);
                match Input::read(&line) {
                    Input::Nothing => break,
                    Input::Undo => {
                        let before = self.table.entries();
                        self.undo(from)?;
                        if self.table.entries() > before {
                            return Ok(None);
                        }
                    }
                    Input::Save(file) => self.save(file.as_deref())?,
                    Input::Quit if self.quit(warned)? == Flow::Leave => return Ok(Some(Flow::Leave)),
                    _ => {}
                }
            }
            self.hide()?;
        }
        let question = speaker.say(&Phrase::new("cli-pass-keyboard").with("seat", to));
        self.shown = None;
        match self.console.ask(&question)? {
            Some(_) => Ok(Some(Flow::On)),
            None => self.input_ended().map(Some),
        }
    }

    /// Erases what one person knows and others share the screen with.
    pub(super) fn hide(&mut self) -> Result<(), Failure> {
        if self.curtain && self.screen.take().is_some() && self.table.to_act().is_some() {
            self.console.erase()?;
        }
        Ok(())
    }
}
