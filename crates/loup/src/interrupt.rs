//! Ctrl-C as a wish: what is known is kept and told.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

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
