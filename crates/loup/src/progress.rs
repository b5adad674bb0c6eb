//! Progress bars: on a terminal, for work that takes a while, and never in the way of what is written.

use std::io::{self, IsTerminal};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use table::Phrase;
use texts::{Lang, Speaker};

/// How far long work has come.
pub struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many steps. It is shown when somebody sits there and the output goes elsewhere.
    pub fn new(lang: Lang, what: &'static str, steps: u64) -> Self {
        let shown = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Self::shown(lang, what, steps, shown)
    }

    /// The same for commands that write only when the work is done.
    pub fn before_output(lang: Lang, what: &'static str, steps: u64) -> Self {
        Self::shown(lang, what, steps, io::stderr().is_terminal())
    }

    /// A sign of life for work whose length nobody knows.
    pub fn waiting(lang: Lang, what: &'static str) -> Self {
        let shown = io::stderr().is_terminal();
        let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(None, target);
        let style = ProgressStyle::with_template("{msg} {elapsed}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
        bar.set_message(Speaker::new(lang).say(&Phrase::new(what)));
        if shown {
            bar.enable_steady_tick(Duration::from_secs(1));
        }
        Self(bar)
    }

    fn shown(lang: Lang, what: &'static str, steps: u64, shown: bool) -> Self {
        let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(steps), target);
        let style = ProgressStyle::with_template("{msg} [{wide_bar}] {percent}% {eta}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(style.progress_chars("##-"));
        bar.set_message(Speaker::new(lang).say(&Phrase::new(what)));
        Self(bar)
    }

    /// One step further.
    pub fn step(&self) {
        self.0.inc(1);
    }

    /// So many steps are done, and this is what is known so far.
    pub fn reached(&self, steps: u64, known: String) {
        self.0.set_position(steps);
        self.0.set_message(known);
    }

    /// So far, where a step is a millisecond.
    pub fn at(&self, time: Duration) {
        self.0.set_position(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    }

    /// Nothing of it stays.
    pub fn done(&self) {
        self.0.finish_and_clear();
    }
}
