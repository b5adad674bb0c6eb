//! Bots at the table, and their advice to people.

use std::cell::OnceCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use table::{LegalMove, Phrase, Quick, Seat, Viewer};
use texts::{Lang, Speaker};

use super::Dialogue;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::seeds;

/// The longest that a bot thinks.
const PATIENCE: Duration = Duration::from_secs(10);
/// Who thinks longer than this gives a sign of life.
const MOMENT: Duration = Duration::from_millis(400);

/// A watch over one thought: shows that somebody thinks if it takes longer, and says when it has to end.
struct Watch {
    lang: Lang,
    begun: Instant,
    sign: OnceCell<Progress>,
}

impl Watch {
    fn new(lang: Lang) -> Self {
        Self { lang, begun: Instant::now(), sign: OnceCell::new() }
    }

    fn is_over(&self) -> bool {
        let time = self.begun.elapsed();
        if time > MOMENT {
            self.sign.get_or_init(|| Progress::waiting(self.lang, "cli-progress-thinking"));
        }
        time > PATIENCE
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(sign) = self.sign.get() {
            sign.done();
        }
    }
}

impl Dialogue<'_, '_> {
    /// A bot decides, by what its seat may know. The seed of a game decides how its bots play, too.
    pub(super) fn bot(&mut self, seat: Seat, level: Level) -> Result<(), Failure> {
        let seed = seeds::choices(self.table.start(), self.table.entries()).next_u64();
        let watch = Watch::new(self.console.lang);
        let seen = self.table.seen(Viewer::Seat(seat));
        let chosen = bots::choose(seen.as_ref(), level, seed, &|| watch.is_over());
        drop(watch);
        let played = match chosen {
            Some(text) => self.table.play(seat, &text),
            None => self.table.play_nth(0),
        };
        played.map_err(|refusal| {
            let names = Rc::clone(&self.names);
            // Bots choose from the legal moves, and the contract suite shows that those are played.
            Failure::Told(Phrase::verbatim(self.speaker(&names, seat).say_refusal(&refusal)))
        })
    }

    /// The best moves of this seat, as far as the seat can tell, and why.
    pub(super) fn hint(
        &mut self,
        seat: Seat,
        moves: &[LegalMove],
        speaker: Speaker<'_>,
    ) -> Result<(), Failure> {
        let watch = Watch::new(self.console.lang);
        // Nothing hidden has a part in it, the seed neither.
        let seed = Quick::new(self.table.entries() as u64).next_u64();
        let seen = self.table.seen(Viewer::Seat(seat));
        let hints = bots::hint(seen.as_ref(), seed, &Budget::until(&|| watch.is_over()));
        drop(watch);
        if hints.is_empty() {
            return Ok(self.console.say(&Phrase::new("cli-hint-none"))?);
        }
        self.console.heading(&speaker.say(&Phrase::new("web-hints")))?;
        self.console.say(&Phrase::new("web-hints-about"))?;
        let percent = |share: f64| (100.0 * share).round() as i64;
        for (place, hint) in hints.into_iter().enumerate() {
            let number = moves.iter().position(|mv| mv.text == hint.text).map_or(0, |index| index + 1);
            let change = pages::compared(hint.change, place);
            let share = Phrase::new("web-hint-share").with("percent", percent(hint.share));
            let line = match hint.reason {
                _ if hint.only => {
                    let only = Phrase::new("web-hint-only");
                    Phrase::new("cli-hint-only").with("move", hint.label).with("only", only)
                }
                Some(reason) => Phrase::new("cli-hint-line")
                    .with("move", hint.label)
                    .with("share", share)
                    .with("change", change)
                    .with("reason", reason),
                None => {
                    let line = Phrase::new("cli-hint-bare").with("move", hint.label);
                    line.with("share", share).with("change", change)
                }
            };
            self.console.line(&format!("  {number}. {}", speaker.say(&line)))?;
        }
        Ok(())
    }
}
