//! Ctrl-C and its like: as a wish, where what is known is kept and told; and as the end, where a last word is said.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;
use signal_hook::iterator::Signals;

/// A flag that Ctrl-C raises. A second Ctrl-C ends the program at once, as does the first one where signals cannot
/// be heard.
pub fn wish() -> Arc<AtomicBool> {
    let raised = Arc::new(AtomicBool::new(false));
    for (signal, code) in [(SIGINT, 130), (SIGTERM, 143)] {
        // In this order: the first time the flag is still down.
        let heard = flag::register_conditional_shutdown(signal, code, Arc::clone(&raised))
            .and_then(|_| flag::register(signal, Arc::clone(&raised)));
        if heard.is_err() {
            return Arc::default();
        }
    }
    raised
}

/// What is said when the program is ended from outside: by Ctrl-C while nobody is asked, by a terminal that is
/// closed, or by a machine that is switched off.
#[derive(Clone, Debug, Default)]
pub struct LastWord(Arc<Mutex<String>>);

impl LastWord {
    /// Listens from now on. Where signals cannot be heard, nothing is said.
    pub fn listen() -> Self {
        let word = Self::default();
        // A line that is being edited leaves the terminal in a state in which nobody could go on.
        let terminal = tcgetattr(io::stdin()).ok();
        if let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) {
            let heard = word.clone();
            thread::spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    // Whoever keeps something now keeps it to the end.
                    let text = heard.hold();
                    if let Some(terminal) = &terminal {
                        let _ = tcsetattr(io::stdin(), OptionalActions::Now, terminal);
                    }
                    // The terminal may be gone.
                    let _ = writeln!(io::stderr(), "\n{text}");
                    std::process::exit(128 + signal);
                }
            });
        }
        word
    }

    /// The word, to be changed; meanwhile nothing ends the program.
    pub fn hold(&self) -> MutexGuard<'_, String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
